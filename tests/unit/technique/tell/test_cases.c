/* Words for patterns with a case for each candidate of a cell. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "the pincers of a wing",
      ":0000:x:+3+6+2..85+7+11+8+46+57+39+29+57+3+21+48+6.1+92..+6+38.+38.+6.+2+14+2+4+"
      "6+1837+5+94.+5+8.+21+63+6.3.+1.+82+5+8+2+15+3+69+4+7:::",
      "xy-wing",
      "r1c4-9",
      { "The pivot R4C5 can only be 4 or 7. If it is 4, R1C5 must be 9; if it is 7, R5C4 must be "
        "9. So one of R1C5 and R5C4 is 9 in any case, and a cell that sees both cannot be 9: "
        "remove 9 from R1C4.",
        "枢纽格 R4C5 只能是 4 或 7。若是 4，R1C5 就是 9；若是 7，R5C4 就是 9。所以 R1C5、R5C4 "
        "总有一格是 9，同时看到它们的格不能是 9：删去 R1C4 的 9。" } },
    { "a pivot with the third digit",
      ":0000:x:...+8+6+91+4....+5+3786..+8+612+4+5+3.+65+8+24+19+73+21+7+3964+5+8...7+8"
      "+5+6+21874+61+3+2+9+5.+9.+4+7+23+863+6+2+9+58+7+1+4:::",
      "xyz-wing",
      "r3c1-9",
      { "The pivot R2C1 can only be 1, 4 or 9. If it is 1, R2C3 must be 9; if it is 4, R6C1 must "
        "be 9; and otherwise it is 9 itself. So one of R2C1, R2C3 and R6C1 is 9 in any case, and a "
        "cell that sees all three cannot be 9: remove 9 from R3C1.",
        "枢纽格 R2C1 只能是 1、4 或 9。若是 1，R2C3 就是 9；若是 4，R6C1 就是 9；否则它自己就是 "
        "9。所以 R2C1、R2C3、R6C1 总有一格是 9，同时看到这三格的格不能是 9：删去 R3C1 的 9。" } },
    { "a stem and its petals",
      ":0000:x:..29..75..75+1..2..8..2+5+7+1..+2+6+1+8+95+4+73+394+7+2+1+68+5+5+87..69+"
      "12+7...8.+3+21.2+8.1.5.+7..3.+72+84.:628 681 939::",
      "death-blossom",
      "r2c1-4",
      { "The stem R3C8 can only be 3, 6 or 9, and each choice takes its digit from one petal. If "
        "it is 3, petal A, that is R3C2 (3, 4), has no 3; if it is 6, petal B, that is R8C1 (4, 9) "
        "and R8C8 (6, 9), has no 6; if it is 9, petal C, that is R2C5 (3, 4, 6), R2C6 (3, 4, 8), "
        "R2C8 (3, 9) and R2C9 (4, 6, 8, 9), has no 9. Each petal has one candidate more than "
        "cells, so a petal that lacks one digit has all its others. So A, B or C must hold 4, "
        "which every petal has. A cell that sees all its places there (R2C5, R2C6, R2C9, R3C2 and "
        "R8C1) cannot be 4: remove 4 from R2C1.",
        "花茎 R3C8 只能是 3、6 或 9，不论是哪个，都有一片花瓣少了这个数。若是 3，花瓣 A，即 "
        "R3C2（3、4），就没有 3；若是 6，花瓣 B，即 R8C1（4、9）、R8C8（6、9），就没有 6；若是 "
        "9，花瓣 C，即 R2C5（3、4、6）、R2C6（3、4、8）、R2C8（3、9）、R2C9（4、6、8、9），就没有 "
        "9。每片花瓣的候选数只比格数多一个，少了一个数，其余的数就都在其中。所以每片花瓣都含的 4 "
        "必在 A、B 或 C 之一。看到它在花瓣中所有位置（R2C5、R2C6、R2C9、R3C2、R8C1）的格不能是 "
        "4：删去 R2C1 的 4。" } },
};

static void each_candidate_of_the_cell_has_its_case(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_candidate_of_the_cell_has_its_case),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
