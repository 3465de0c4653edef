/* The table of clues, their texts, their errors, and what their rules say of a grid. */
#include "check.h"
#include "clues.h"

static const lele_layout *read_layout(lele_layouts *layouts, const char *text)
{
    lele_problem problem;
    const lele_layout *layout = lele_layouts_get(layouts, text, &problem);
    assert_non_null(layout);
    return layout;
}

static void every_look_has_words_and_a_name_that_finds_it(void **state)
{
    (void)state;
    for (int look = 0; look < LELE_LOOK_COUNT; look++) {
        const char *name = lele_look_name((lele_look)look);
        assert_int_equal(lele_look_find(name, strlen(name)), look);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            assert_true(strlen(lele_look_title((lele_look)look, (lele_lang)lang)) > 1);
            assert_true(strlen(lele_look_meaning((lele_look)look, (lele_lang)lang)) > 9);
        }
    }
    assert_string_equal(lele_look_name((lele_look)999), "?");
    assert_int_equal(lele_look_find("ca", 2), LELE_LOOK_COUNT);
}

static void clues_in_any_order_are_the_same_layout(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *a = read_layout(layouts, "classic+cage:15:r1c1r1c2;knight::");
    assert_ptr_equal(a, read_layout(layouts, "9x9+knight::;cage:15:r1c2r1c1"));
    assert_ptr_equal(a, read_layout(layouts, a->name));
    assert_false(lele_layout_is_classic(a));
    assert_ptr_not_equal(a, read_layout(layouts, "classic+cage:14:r1c1r1c2;knight::"));
    /* The order of a thermometer counts. */
    assert_ptr_not_equal(read_layout(layouts, "4x4+thermometer::r1c1r1c2"),
                         read_layout(layouts, "4x4+thermometer::r1c2r1c1"));
    lele_layouts_free(layouts);
}

static void a_text_of_clues_reads_back_the_same(void **state)
{
    (void)state;
    static lele_layout plain;
    static lele_clue_list list;
    lele_random random;
    lele_grid grid;
    layout_of(&plain, "6x6");
    for (uint64_t seed = 0; seed < 60; seed++) {
        lele_layouts *layouts = clue_layouts(), *others = clue_layouts();
        lele_random_init(&random, seed);
        sample_grid(&plain, &random, &grid);
        lele_clue_list_init(&list);
        for (int i = 0; i < 8; i++)
            (void)sample_clue(&plain, &grid, (lele_look)lele_random_below(&random, LELE_LOOK_COUNT),
                              &random, &list);
        const lele_layout *layout = lele_layouts_get_with(layouts, "6x6", &list, NULL);
        assert_non_null(layout);
        lele_text text, again;
        lele_text_init(&text), lele_text_init(&again);
        lele_layout_write_text(layout, &text);
        const lele_layout *read = read_layout(others, text.data);
        lele_layout_write_text(read, &again);
        assert_string_equal(text.data, again.data);
        assert_string_equal(layout->name, read->name);
        lele_text_release(&text), lele_text_release(&again);
        lele_layouts_free(layouts), lele_layouts_free(others);
    }
}

static const struct {
    const char *text;
    lele_error error;
    const char *sentence; /* a part of it */
} wrong[] = {
    { "classic+cage:18:r1c1r1c2", LELE_E_CLUE_TOTAL, "R1C1: 18 is impossible; the nearest is 17" },
    { "classic+cage:2:r1c1r1c2", LELE_E_CLUE_TOTAL, "the nearest is 3" },
    { "4x4+cage::r1c1r1c2r1c3r1c4r2c1", LELE_E_CLUE_SIZE, "5 cells, but at most 4" },
    { "classic+cage:9:r1c1r1c1", LELE_E_CLUE_TWICE, "R1C1 is in it twice" },
    { "classic+cage:9:", LELE_E_CLUE_CELLS, "0 cells" },
    { "classic+difference:1:r1c1r2c2", LELE_E_CLUE_NEIGHBOURS, "R1C1 and R2C2 are not neighbours" },
    { "classic+difference:0:r1c1r1c2", LELE_E_CLUE_VALUE, "the number 0" },
    { "classic+pair-sum:19:r1c1r1c2", LELE_E_CLUE_VALUE, "the number 19" },
    { "classic+clone::r1c1r1c2", LELE_E_CLUE_EQUAL, "R1C1 and R1C2 would be equal" },
    { "classic+clone::r1c1r5c5r9c9", LELE_E_CLUE_CELLS, "3 cells" },
    { "classic+quadruple:65536:r1c1r1c2r2c1r3c2", LELE_E_CLUE_SQUARE, "no square" },
    { "classic+quadruple:5:r1c1r1c2r2c1r2c2", LELE_E_CLUE_VALUE, "quadruple" },
    { "4x4+renban::r1c1r1c2r1c3r1c4r2c4", LELE_E_CLUE_SIZE, "at most 4" },
    { "4x4+thermometer::r1c1r1c2r1c3r1c4r2c4", LELE_E_CLUE_SIZE, "at most 4" },
    { "4x4+sandwich:9:r1c1r1c2", LELE_E_CLUE_VALUE, "sandwich" },
    { "classic+knight::r1c1", LELE_E_CLUE_CELLS, "1 cells" },
    { "classic+cages:9:r1c1", LELE_E_CLUE_LOOK, "unknown clue \"cages\"" },
    { "classic+cage", LELE_E_CLUE_LOOK, "cage" },
    { "classic+cage:x:r1c1", LELE_E_RANGE, "out of range" },
    { "classic+cage:9:r1c10", LELE_E_RANGE, "r1c10" },
    { "classic+", LELE_E_CLUE_LOOK, "unknown clue" },
    { "septic+knight::", LELE_E_LAYOUT, "septic" },
};

static void a_wrong_clue_is_named_with_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        lele_layouts *layouts = clue_layouts();
        lele_problem problem;
        lele_problem_init(&problem);
        assert_null(lele_layouts_get(layouts, wrong[i].text, &problem));
        lele_text sentence;
        lele_text_init(&sentence);
        lele_problem_write(&problem, LELE_LANG_EN, &sentence);
        if (problem.code != wrong[i].error || strstr(sentence.data, wrong[i].sentence) == NULL)
            fail_msg("%s: %s", wrong[i].text, sentence.data);
        lele_text_clear(&sentence);
        lele_problem_write(&problem, LELE_LANG_ZH, &sentence);
        assert_true(sentence.length > 0);
        lele_text_release(&sentence);
        lele_layouts_free(layouts);
    }
}

static void disjoint_groups_need_rectangular_boxes(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    lele_problem problem;
    lele_problem_init(&problem);
    assert_null(lele_layouts_get(layouts, JIGSAW_LAYOUT "+disjoint::", &problem));
    assert_int_equal(problem.code, LELE_E_CLUE_BOXES);
    assert_non_null(lele_layouts_get(layouts, "x+disjoint::", NULL));
    lele_layouts_free(layouts);
}

static void too_many_clues_are_refused_and_nothing_is_lost(void **state)
{
    (void)state;
    static lele_clue_list list;
    lele_clue_list_init(&list);
    const lele_cell cell = 0;
    for (int i = 0; i < LELE_MAX_CLUES; i++)
        assert_int_equal(lele_clue_list_add(&list, LELE_LOOK_ODD, -1, &cell, 1, NULL), LELE_OK);
    assert_int_equal(lele_clue_list_add(&list, LELE_LOOK_ODD, -1, &cell, 1, NULL), LELE_E_CLUES);
    assert_int_equal(list.clue_count, LELE_MAX_CLUES);
}

/* Each text is kept by the first grid and broken by the second one. */
static const struct {
    const char *clue, *kept, *broken;
} meanings[] = {
    { "cage:5:r1c1r2c1", "1.../4...", "1.../3..." },
    { "cage::r1c1r2c3", "1.../..2.", "1.../..1." },
    { "sum:2:r1c1r2c3", "1.../..1.", "1.../..2." },
    { "arrow::r1c1r1c2r1c3", "312.", "412." },
    { "pill:2:r1c1r1c2r1c3r2c3r3c4", "124./..4./...4", "124./..3./...4" },
    { "thermometer::r1c1r1c2r1c3", "124.", "142." },
    { "slow-thermometer::r1c1r2c2r1c3", "1.2./.1..", "2.3./.1.." },
    { "difference:2:r1c1r1c2", "13..", "12.." },
    { "ratio:3:r1c1r1c2", "31..", "21.." },
    { "pair-sum:5:r1c1r1c2", "41..", "31.." },
    { "less::r1c1r1c2", "12..", "21.." },
    { "maximum::r1c1", "32../1...", "32../4..." },
    { "minimum::r1c1", "12../3...", "32../4..." },
    { "odd::r1c1", "3...", "4..." },
    { "even::r1c1", "4...", "3..." },
    { "restricted:5:r1c1", "3...", "2..." },
    { "palindrome::r1c1r1c2r2c3", "1.../..1.", "1.../..2." },
    { "clone::r1c1r2c3", "1.../..1.", "1.../..2." },
    { "renban::r1c1r1c2r1c3", "423.", "124." },
    { "whispers:2:r1c1r1c2r1c3", "1.../....", "12../...." },
    { "between::r1c1r1c2r1c3", "123.", "132." },
    { "region-sum::r1c2r1c3r1c4", ".312", ".412" },
    { "quadruple:131088:r1c1r1c2r2c1r2c2", "21../34..", "33../44.." },
    { "extra-region::r1c1r2c3", "1.../..2.", "1.../..1." },
    { "equal-sum:2:r1c1r1c2r2c3r2c4", "14../..23", "14../..13" },
    { "sandwich:2:r1c1r1c2r1c3r1c4", "1243", "1423" },
    { "x-sum:5:r1c1r1c2r1c3r1c4", "2314", "2413" },
    { "skyscraper:3:r1c1r1c2r1c3r1c4", "1342", "4321" },
    { "numbered-room:3:r1c1r1c2r1c3r1c4", "2341", "2431" },
    { "entropic::r1c1r1c2r1c3", "13..", "12.." },
    { "modular::r1c1r1c2r1c3", "123.", "14.." },
    { "nabner::r1c1r1c2r1c3", "1.3.", "1.2." },
    { "zipper::r1c1r1c2r1c3", "132.", "142." },
    { "double-arrow::r1c1r1c2r1c3", "132.", "142." },
    { "knight::", "1.../..2.", "1.../..1." },
    { "king::", "1.../.2..", "1.../.1.." },
    { "nonconsecutive::", "13..", "12.." },
    { "all-ratios::", "13..", "12.." },
    { "all-differences::", "13..", "12.." },
    { "all-pair-sums::", "13..", "14.." },
    { "disjoint::", "1.../..2.", "1.../..../..1./...." },
};

static lele_grid small_grid(const char *rows)
{
    lele_grid grid = { 0 };
    for (int cell = 0, row = 0; *rows != '\0'; rows++) {
        if (*rows == '/')
            cell = ++row * 4;
        else
            grid.cell[cell++] = (uint8_t)lele_digit_of_char(*rows);
    }
    return grid;
}

static void rules_say_what_clues_mean(void **state)
{
    (void)state;
    bool seen[LELE_LOOK_COUNT] = { false };
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++) {
        lele_layouts *layouts = clue_layouts();
        char text[128] = "4x4+";
        strcat(text, meanings[i].clue);
        const lele_layout *layout = read_layout(layouts, text);
        const lele_grid kept = small_grid(meanings[i].kept),
                        broken = small_grid(meanings[i].broken);
        lele_cellset cells;
        seen[layout->clues->list.clue[0].look] = true;
        if (lele_layout_broken_rule(layout, &kept, &cells) != NULL)
            fail_msg("%s is said to be broken by %s", text, meanings[i].kept);
        if (lele_layout_broken_rule(layout, &broken, &cells) == NULL)
            fail_msg("%s is said to be kept by %s", text, meanings[i].broken);
        assert_false(lele_cellset_is_empty(&cells));
        lele_layouts_free(layouts);
    }
    for (int look = 0; look < LELE_LOOK_COUNT; look++)
        if (!seen[look] && look != LELE_LOOK_LITTLE_KILLER)
            fail_msg("no case for %s", lele_look_name((lele_look)look));
}

static void a_given_that_breaks_a_clue_is_told_with_the_clue(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = read_layout(layouts, "4x4+knight::");
    const lele_grid grid = small_grid("1.../..1.");
    lele_problem problem;
    lele_problem_init(&problem);
    assert_int_equal(lele_grid_check(layout, &grid, &problem), LELE_E_CLUE_BROKEN);
    assert_int_equal(problem.look, LELE_LOOK_KNIGHT);
    const lele_layout *dots = read_layout(layouts, "4x4+difference:1:r1c1r1c2");
    const lele_grid apart = small_grid("14../....");
    assert_int_equal(lele_grid_check(dots, &apart, &problem), LELE_E_CLUE_BROKEN);
    assert_int_equal(problem.look, LELE_LOOK_DIFFERENCE);
    assert_int_equal(problem.at.column, 1);
    assert_int_equal(problem.other.column, 2);
    assert_string_equal(problem.text, "R1C1 R1C2");
    const lele_layout *cage = read_layout(layouts, "4x4+cage:6:r1c1r1c2r2c1");
    const lele_grid few = small_grid("14../3...");
    assert_int_equal(lele_grid_check(cage, &few, &problem), LELE_E_CLUE_BROKEN);
    assert_string_equal(problem.text, "R1C1 R1C2 R2C1");
    lele_layouts_free(layouts);
}

static void a_clue_that_no_digits_can_keep_is_told_on_an_empty_grid(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = read_layout(layouts, "4x4+pill:2:r1c1r1c2r1c3");
    const lele_grid empty = { 0 };
    lele_problem problem;
    lele_problem_init(&problem);
    assert_int_equal(lele_grid_check(layout, &empty, &problem), LELE_E_CLUE_BROKEN);
    assert_int_equal(problem.at.row, 1);
    lele_layouts_free(layouts);
}

static void a_grid_that_breaks_a_clue_is_no_solution(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_grid grid = small_grid("1234/3412/2143/4321");
    assert_true(lele_grid_is_solution(read_layout(layouts, "4x4"), &grid));
    assert_true(lele_grid_is_solution(read_layout(layouts, "4x4+cage:3:r1c1r1c2"), &grid));
    assert_false(lele_grid_is_solution(read_layout(layouts, "4x4+cage:4:r1c1r1c2"), &grid));
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_look_has_words_and_a_name_that_finds_it),
        cmocka_unit_test(clues_in_any_order_are_the_same_layout),
        cmocka_unit_test(a_text_of_clues_reads_back_the_same),
        cmocka_unit_test(a_wrong_clue_is_named_with_its_place),
        cmocka_unit_test(disjoint_groups_need_rectangular_boxes),
        cmocka_unit_test(too_many_clues_are_refused_and_nothing_is_lost),
        cmocka_unit_test(rules_say_what_clues_mean),
        cmocka_unit_test(a_given_that_breaks_a_clue_is_told_with_the_clue),
        cmocka_unit_test(a_clue_that_no_digits_can_keep_is_told_on_an_empty_grid),
        cmocka_unit_test(a_grid_that_breaks_a_clue_is_no_solution),
    };
    return RUN(tests);
}
