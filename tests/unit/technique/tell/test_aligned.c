/* The argument of aligned exclusions gives a reason for every combination. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "the same digit, and a cell that is emptied",
      ":0000:x:7+1+2..+8+45+683+645+7.2....+2618+7+317+4..9+2+6.+5+691+4+2+3+87.....6.."
      "46.1.2+3......8..+6.....+6...32:::",
      "aligned-pair-exclusion",
      "r7c4-5",
      { "Try all ways to fill R7C4 and R8C6 together. Cells that see each other cannot be equal, "
        "and R9C6 (4, 5) must keep at least one candidate. With R7C4 = 5, R8C6 cannot be 4 "
        "(nothing left for R9C6) or 5 (the same digit). So R7C4 is not 5: remove 5 from R7C4.",
        "把 R7C4、R8C6 一起填的所有填法都试一遍：互相看见的格不能同数，也不能让 "
        "R9C6（4、5）无数可填。R7C4 = 5 时，R8C6 不能是 4（R9C6 无数可填）、5（同数）。所以 R7C4 "
        "不能是 5：删去 R7C4 的 5。" } },
    { "two candidates go",
      ":0000:x:+1+943+7+2+5+86.+7.9+8+6+2+4.82+6145+73+9+6+1+2+4+5+89+739..+61+78+2+4+4"
      "87+2+9+361+5+2...69+4+5+7+76..+34.+92.4+97+2+1+3+6.:::",
      "aligned-pair-exclusion",
      "r8c3-15",
      { "Try all ways to fill R8C3 and R9C9 together. Cells that see each other cannot be equal, "
        "and R8C7 (1) and R9C1 (5) must keep at least one candidate. With R8C3 = 1, R9C9 cannot be "
        "8 (nothing left for R8C7); with R8C3 = 5, R9C9 cannot be 8 (nothing left for R9C1). So "
        "R8C3 is not 1 or 5: remove 1 and 5 from R8C3.",
        "把 R8C3、R9C9 一起填的所有填法都试一遍：互相看见的格不能同数，也不能让 "
        "R8C7（1）、R9C1（5）无数可填。R8C3 = 1 时，R9C9 不能是 8（R8C7 无数可填）；R8C3 = 5 "
        "时，R9C9 不能是 8（R9C1 无数可填）。所以 R8C3 不能是 1 或 5：删去 R8C3 的 1、5。" } },
    { "three cells, each first by itself",
      ".5.291467.2.367...6..458.2324.635..8785129346.368742...62913..4.9.7826.1...546..2",
      "aligned-triple-exclusion",
      "r9c1-3",
      { "Try all ways to fill R1C1, R8C1 and R9C1 together. Cells that see each other cannot be "
        "equal, and R7C1 (5, 8) and R8C3 (3, 4) must keep at least one candidate. With R9C1 = 3, "
        "R1C1 cannot be 3 (the same digit) and R8C1 cannot be 3 (the same digit) or 4 (nothing "
        "left for R8C3); if R1C1 = 8, R8C1 cannot be 5 (nothing left for R7C1). So R9C1 is not 3: "
        "remove 3 from R9C1.",
        "把 R1C1、R8C1、R9C1 一起填的所有填法都试一遍：互相看见的格不能同数，也不能让 "
        "R7C1（5、8）、R8C3（3、4）无数可填。R9C1 = 3 时，R1C1 不能是 3（同数），R8C1 不能是 "
        "3（同数）、4（R8C3 无数可填）；若 R1C1 = 8，R8C1 不能是 5（R7C1 无数可填）。所以 R9C1 "
        "不能是 3：删去 R9C1 的 3。" } },
    { "three cells, several candidates with a line each",
      ".8.24.173.2.78.456..7.3.289.71.5...4....2.....9.67.8.191..6....76.312....3.49761.",
      "aligned-triple-exclusion",
      "r6c1-4 r6c3-4 r6c6-3",
      { "Try all ways to fill R6C1, R6C3 and R6C6 together. Cells that see each other cannot be "
        "equal, and R5C2 (4, 5) and R6C8 (2, 3) must keep at least one candidate. With R6C1 = 4, "
        "R6C3 cannot be 4 (the same digit) or 5 (nothing left for R5C2) and R6C6 cannot be 4 (the "
        "same digit); if R6C6 = 3, R6C3 cannot be 2 (nothing left for R6C8) or 3 (the same "
        "digit);\nwith R6C3 = 4, R6C1 cannot be 4 (the same digit) or 5 (nothing left for R5C2) "
        "and R6C6 cannot be 4 (the same digit); if R6C6 = 3, R6C1 cannot be 2 (nothing left for "
        "R6C8) or 3 (the same digit);\nwith R6C6 = 3, R6C1 cannot be 2 (nothing left for R6C8) or "
        "3 (the same digit) and R6C3 cannot be 2 (nothing left for R6C8) or 3 (the same digit); if "
        "R6C1 = 4, R6C3 cannot be 4 (the same digit) or 5 (nothing left for R5C2); if R6C1 = 5, "
        "R6C3 cannot be 4 (nothing left for R5C2) or 5 (the same digit). So R6C1 and R6C3 are not "
        "4; R6C6 is not 3: remove 3 from R6C6; 4 from R6C1 and R6C3.",
        "把 R6C1、R6C3、R6C6 一起填的所有填法都试一遍：互相看见的格不能同数，也不能让 "
        "R5C2（4、5）、R6C8（2、3）无数可填。R6C1 = 4 时，R6C3 不能是 4（同数）、5（R5C2 "
        "无数可填），R6C6 不能是 4（同数）；若 R6C6 = 3，R6C3 不能是 2（R6C8 "
        "无数可填）、3（同数）；\nR6C3 = 4 时，R6C1 不能是 4（同数）、5（R5C2 无数可填），R6C6 "
        "不能是 4（同数）；若 R6C6 = 3，R6C1 不能是 2（R6C8 无数可填）、3（同数）；\nR6C6 = 3 "
        "时，R6C1 不能是 2（R6C8 无数可填）、3（同数），R6C3 不能是 2（R6C8 "
        "无数可填）、3（同数）；若 R6C1 = 4，R6C3 不能是 4（同数）、5（R5C2 无数可填）；若 R6C1 = "
        "5，R6C3 不能是 4（R5C2 无数可填）、5（同数）。所以 R6C1、R6C3 不能是 4；R6C6 不能是 "
        "3：删去 R6C6 的 3；R6C1、R6C3 的 4。" } },
    { "one way of going on for each digit that is left",
      ".5.291467.2.367...6..458.2324.635..8785129346.368742...62913..4.9.7826.1...546..2",
      "aligned-triple-exclusion",
      "r9c7-7",
      { "Try all ways to fill R7C1, R7C7 and R9C7 together. Cells that see each other cannot be "
        "equal, and R7C8 (5, 7, 8) must keep at least one candidate. With R9C7 = 7, R7C7 cannot be "
        "7 (the same digit); if R7C1 = 5, R7C7 cannot be 5 (the same digit) or 8 (nothing left for "
        "R7C8); if R7C1 = 8, R7C7 cannot be 5 (nothing left for R7C8) or 8 (the same digit). So "
        "R9C7 is not 7: remove 7 from R9C7.",
        "把 R7C1、R7C7、R9C7 一起填的所有填法都试一遍：互相看见的格不能同数，也不能让 "
        "R7C8（5、7、8）无数可填。R9C7 = 7 时，R7C7 不能是 7（同数）；若 R7C1 = 5，R7C7 不能是 "
        "5（同数）、8（R7C8 无数可填）；若 R7C1 = 8，R7C7 不能是 5（R7C8 "
        "无数可填）、8（同数）。所以 R9C7 不能是 7：删去 R9C7 的 7。" } },
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
