/* Aligned pairs say of every way why it is none. */
#include "telling.h"

static const struct telling_case cases[] = {
    { "the same digit, and a cell that is emptied",
      ":0000:x:7+1+2..+8+45+683+645+7.2....+2618+7+317+4..9+2+6.+5+691+4+2+3+87.....6.."
      "46.1.2+3......8..+6.....+6...32:::",
      "aligned-pair-exclusion",
      "r7c4-5",
      { "Go through all ways to fill R7C4 and R8C6 together. Equal digits are impossible where "
        "the cells see each other, and a way must not use up the candidates of R9C6 (45). "
        "With R7C4 = 5, R8C6 cannot be 4 (empties R9C6) or 5 (the same). So some candidates "
        "have no way left: remove 5 from R7C4.",
        "把 R7C4、R8C6 一起填的所有方式过一遍：互相看见的格不能同数，也不能占尽 "
        "R9C6(45) 任何一格的候选数。R7C4 = 5 时，R8C6 不能是 4（占尽 "
        "R9C6）、5（同数）。所以有的候选数一种方式也不剩：删去 "
        "R7C4 的 5。" } },
    { "two candidates go",
      ":0000:x:+1+943+7+2+5+86.+7.9+8+6+2+4.82+6145+73+9+6+1+2+4+5+89+739..+61+78+2+4+4"
      "87+2+9+361+5+2...69+4+5+7+76..+34.+92.4+97+2+1+3+6.:::",
      "aligned-pair-exclusion",
      "r8c3-15",
      { "Go through all ways to fill R8C3 and R9C9 together. Equal digits are impossible where "
        "the cells see each other, and a way must not use up the candidates of R8C7 (1) and "
        "R9C1 (5). With R8C3 = 1, R9C9 cannot be 8 (empties R8C7); with R8C3 = 5, R9C9 cannot "
        "be 8 (empties R9C1). So some candidates have no way left: remove 1 and 5 from R8C3.",
        "把 R8C3、R9C9 一起填的所有方式过一遍：互相看见的格不能同数，也不能占尽 "
        "R8C7(1)、R9C1(5) 任何一格的候选数。R8C3 = 1 时，R9C9 不能是 8（占尽 "
        "R8C7）；R8C3 = 5 时，R9C9 不能是 8（占尽 R9C1）。所以有的候选数一种方式也不剩：删去 "
        "R8C3 的 1、5。" } },
};

static void every_way_has_its_reason(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_has_its_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
