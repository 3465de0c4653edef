/* The argument of aligned exclusions gives a reason for every combination. */
#include "../telling.h"

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
    { "three cells, each first by itself",
      ".5.291467.2.367...6..458.2324.635..8785129346.368742...62913..4.9.7826.1...546..2",
      "aligned-triple-exclusion",
      "r9c1-3",
      { "Go through all ways to fill R1C1, R8C1 and R9C1 together. Equal digits are impossible "
        "where the cells see each other, and a way must not use up the candidates of R7C1 "
        "(58) and R8C3 (34). With R9C1 = 3, R1C1 cannot be 3 (the same) and R8C1 cannot be "
        "3 (the same) or 4 (empties R8C3); if R1C1 = 8, R8C1 cannot be 5 (empties R7C1). "
        "So some candidates have no way left: remove 3 from R9C1.",
        "把 R1C1、R8C1、R9C1 一起填的所有方式过一遍：互相看见的格不能同数，也不能占尽 R7C1(58)、"
        "R8C3(34) 任何一格的候选数。R9C1 = 3 时，R1C1 不能是 3（同数），R8C1 不能是 3（同数）"
        "、4（占尽 R8C3）；若 R1C1 = 8，R8C1 不能是 5（占尽 "
        "R7C1）。所以有的候选数一种方式也不剩：删去 "
        "R9C1 的 3。" } },
    { "three cells, several candidates with a line each",
      ".8.24.173.2.78.456..7.3.289.71.5...4....2.....9.67.8.191..6....76.312....3.49761.",
      "aligned-triple-exclusion",
      "r6c1-4 r6c3-4 r6c6-3",
      { "Go through all ways to fill R6C1, R6C3 and R6C6 together. Equal digits are impossible "
        "where the cells see each other, and a way must not use up the candidates of R5C2 "
        "(45) and R6C8 (23). With R6C1 = 4, R6C3 cannot be 4 (the same) or 5 (empties R5C2) "
        "and R6C6 cannot be 4 (the same); if R6C6 = 3, R6C3 cannot be 2 (empties R6C8) or "
        "3 (the same);\nwith R6C3 = 4, R6C1 cannot be 4 (the same) or 5 (empties R5C2) and "
        "R6C6 cannot be 4 (the same); if R6C6 = 3, R6C1 cannot be 2 (empties R6C8) or 3 (the "
        "same);\nwith R6C6 = 3, R6C1 cannot be 2 (empties R6C8) or 3 (the same) and R6C3 "
        "cannot be 2 (empties R6C8) or 3 (the same); if R6C1 = 4, R6C3 cannot be 4 (the same) "
        "or 5 (empties R5C2); if R6C1 = 5, R6C3 cannot be 4 (empties R5C2) or 5 (the same). "
        "So some candidates have no way left: remove 3 from R6C6; 4 from R6C1 and R6C3.",
        "把 R6C1、R6C3、R6C6 一起填的所有方式过一遍：互相看见的格不能同数，也不能占尽 R5C2(45)、"
        "R6C8(23) 任何一格的候选数。R6C1 = 4 时，R6C3 不能是 4（同数）、5（占尽 R5C2），R6C6 "
        "不能是 4（同数）；若 R6C6 = 3，R6C3 不能是 2（占尽 R6C8）、3（同数）；\nR6C3 = 4 "
        "时，R6C1 不能是 4（同数）、5（占尽 R5C2），R6C6 不能是 4（同数）；若 R6C6 = 3，R6C1 "
        "不能是 2（占尽 R6C8）、3（同数）；\nR6C6 = 3 时，R6C1 不能是 2（占尽 R6C8）、3（同数）"
        "，R6C3 不能是 2（占尽 R6C8）、3（同数）；若 R6C1 = 4，R6C3 不能是 4（同数）、5（占尽 "
        "R5C2）；若 R6C1 = 5，R6C3 不能是 4（占尽 "
        "R5C2）、5（同数）。所以有的候选数一种方式也不剩：删去 "
        "R6C6 的 3；R6C1、R6C3 的 4。" } },
    { "one way of going on for each digit that is left",
      ".5.291467.2.367...6..458.2324.635..8785129346.368742...62913..4.9.7826.1...546..2",
      "aligned-triple-exclusion",
      "r9c7-7",
      { "Go through all ways to fill R7C1, R7C7 and R9C7 together. Equal digits are impossible "
        "where the cells see each other, and a way must not use up the candidates of R7C8 "
        "(578). With R9C7 = 7, R7C7 cannot be 7 (the same); if R7C1 = 5, R7C7 cannot be 5 "
        "(the same) or 8 (empties R7C8); if R7C1 = 8, R7C7 cannot be 5 (empties R7C8) or "
        "8 (the same). So some candidates have no way left: remove 7 from R9C7.",
        "把 R7C1、R7C7、R9C7 一起填的所有方式过一遍：互相看见的格不能同数，也不能占尽 R7C8(578) "
        "任何一格的候选数。R9C7 = 7 时，R7C7 不能是 7（同数）；若 R7C1 = 5，R7C7 不能是 5（同数）"
        "、8（占尽 R7C8）；若 R7C1 = 8，R7C7 不能是 5（占尽 "
        "R7C8）、8（同数）。所以有的候选数一种方式也不剩：删去 "
        "R9C7 的 7。" } },
};

static void every_way_has_its_reason(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

/* If two of the cells suffice, or a naked subset does, there is no triple: the lists of all steps
 * already have those. */
static void a_triple_needs_three_cells_and_one_that_is_emptied(void **state)
{
    (void)state;
    static const struct {
        const char *digits, *conclusion;
    } others[] = {
        { ".8.24.173.2.78.456..7.3.289.71.5...4....2.....9.67.8.191..6....76.312....3.49761.",
          "r4c8-9" }, /* R4C8 and R4C4: a pair */
        { ".5.291467.2.367...6..458.2324.635..8785129346.368742...62913..4.9.7826.1...546..2",
          "r2c3-8" }, /* R1C1 and R1C3: both 38 */
    };
    static struct telling_search search;
    lele_technique_list list;
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_layouts *layouts = lele_layouts_new();
    search.layout = lele_layouts_get(layouts, "classic", NULL);
    lele_engine *engine = lele_engine_new(search.layout);
    assert_int_equal(lele_technique_list_read(&list, "aligned-triple-exclusion", NULL), LELE_OK);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        lele_board board;
        set_line(layouts, others[i].digits, &board);
        search.conclusion = others[i].conclusion;
        lele_engine_each(engine, &board, &options, is_concluded, &search);
        assert_false(search.seen);
    }
    lele_engine_free(engine);
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_has_its_reason),
        cmocka_unit_test(a_triple_needs_three_cells_and_one_that_is_emptied),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
