#include "check.h"
#include "samples.h"

#include "core/layout_table.h"

static void every_unit_has_size_cells_and_every_cell_knows_its_units(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        assert_string_equal(layout.name, lele_layout_name_at(i));
        for (int u = 0; u < layout.unit_count; u++) {
            assert_int_equal(lele_cellset_count(&layout.units[u].set), layout.size);
            for (int k = 0; k < layout.size; k++) {
                const int cell = layout.units[u].cells[k];
                bool knows = false;
                for (int j = 0; j < layout.cell_unit_count[cell]; j++)
                    knows |= layout.cell_units[cell][j] == u;
                assert_true(knows);
            }
        }
        for (int cell = 0; cell < layout.cell_count; cell++) {
            assert_false(lele_layout_sees(&layout, cell, cell));
            assert_int_equal(layout.units[lele_layout_row_unit(&layout, cell)].kind, LELE_UNIT_ROW);
            assert_int_equal(layout.units[lele_layout_column_unit(&layout, cell)].kind,
                             LELE_UNIT_COLUMN);
            assert_int_equal(layout.units[lele_layout_box_unit(&layout, cell)].kind, LELE_UNIT_BOX);
            for (int other = 0; other < layout.cell_count; other++)
                assert_int_equal(lele_layout_sees(&layout, cell, other),
                                 lele_layout_sees(&layout, other, cell));
        }
    }
}

static void unit_and_peer_counts_are_those_of_the_rules(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int size, units, cell, peers;
    } cases[] = {
        { "classic", 9, 27, 0, 20 },     { "x", 9, 29, 40, 32 },
        { "windoku", 9, 31, 10, 23 },    { "centre-dot", 9, 28, 40, 24 },
        { "asterisk", 9, 28, 40, 24 },   { "4x4", 4, 12, 0, 7 },
        { "6x6", 6, 18, 0, 12 },         { "16x16-x", 16, 50, 0, 51 },
        { JIGSAW_LAYOUT, 9, 27, 0, 19 },
    };
    static lele_layout layout;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        layout_of(&layout, cases[i].name);
        assert_int_equal(layout.size, cases[i].size);
        assert_int_equal(layout.unit_count, cases[i].units);
        if (lele_cellset_count(&layout.peers[cases[i].cell]) != cases[i].peers)
            fail_msg("%s: %d peers", cases[i].name,
                     lele_cellset_count(&layout.peers[cases[i].cell]));
    }
}

static void other_names_of_a_layout_give_its_canonical_name(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        { "9x9", "classic" },
        { "9x9-x", "x" },
        { "classic-x", "x" },
        { "hyper", "windoku" },
        { "jigsaw:aabbaabbccddccdd", "jigsaw:1122112233443344" },
        { "jigsaw:aabbaabbccddccdd-x", "jigsaw:1122112233443344-x" },
    };
    static lele_layout layout;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        layout_of(&layout, cases[i][0]);
        assert_string_equal(layout.name, cases[i][1]);
    }
}

static void wrong_names_say_what_is_wrong(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        lele_error code;
    } cases[] = {
        { "", LELE_E_LAYOUT },
        { "7x7", LELE_E_LAYOUT },
        { "-x", LELE_E_LAYOUT },
        { "jigsaw:", LELE_E_LAYOUT },
        { "jigsaw:123", LELE_E_LAYOUT },
        { "jigsaw:1122112233443345", LELE_E_CHARACTER },
        { "jigsaw:11221122334433?4", LELE_E_CHARACTER },
        { "jigsaw:1122112233443343", LELE_E_REGIONS },
    };
    static lele_layout layout, before;
    layout_of(&layout, "classic");
    before = layout;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_problem problem;
        lele_problem_init(&problem);
        assert_int_equal(lele_layout_init(&layout, cases[i].name, &problem), cases[i].code);
        assert_int_equal(problem.code, cases[i].code);
        assert_memory_equal(&layout, &before, sizeof layout);
    }
}

static void a_list_of_layouts_builds_each_once(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_layout *classic = lele_layouts_get(layouts, "classic", NULL);
    assert_non_null(classic);
    assert_ptr_equal(lele_layouts_get(layouts, "9x9", NULL), classic);
    assert_ptr_not_equal(lele_layouts_get(layouts, "x", NULL), classic);
    assert_null(lele_layouts_get(layouts, "nothing", NULL));
    lele_layouts_free(layouts);
    lele_layouts_free(NULL);
}

static void units_are_called_by_name_in_both_languages(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "x");
    static const struct {
        int unit;
        const char *en, *zh;
    } cases[] = { { 2, "row 3", "第 3 行" },
                  { 9, "column 1", "第 1 列" },
                  { 26, "box 9", "第 9 宫" },
                  { 28, "diagonal 2", "第 2 对角线" } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text text;
        lele_text_init(&text);
        lele_unit_write(&layout.units[cases[i].unit], LELE_LANG_EN, &text);
        assert_string_equal(text.data, cases[i].en);
        lele_text_clear(&text);
        lele_unit_write(&layout.units[cases[i].unit], LELE_LANG_ZH, &text);
        assert_string_equal(text.data, cases[i].zh);
        lele_text_release(&text);
    }
}

static void boxes_and_extra_units_begin_where_the_layout_says(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        for (int u = 0; u < layout.unit_count; u++) {
            const lele_unit_kind kind = layout.units[u].kind;
            assert_int_equal(lele_layout_is_line(&layout, u),
                             kind == LELE_UNIT_ROW || kind == LELE_UNIT_COLUMN);
            assert_int_equal(u >= lele_layout_first_box(&layout), kind >= LELE_UNIT_BOX);
            assert_int_equal(u >= lele_layout_first_extra(&layout), kind > LELE_UNIT_BOX);
        }
        for (int cell = 0; cell < layout.cell_count; cell++)
            assert_int_equal(layout.units[lele_layout_box_unit(&layout, cell)].number,
                             lele_layout_box(&layout, cell) + 1);
    }
}

static void only_the_classic_layout_is_classic_and_knows_its_fewest_givens(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        assert_int_equal(lele_layout_is_classic(&layout), i == 0);
        assert_int_equal(lele_layout_fewest_givens(&layout), i == 0 ? 17 : 0);
        assert_false(lele_layout_is_jigsaw(&layout));
    }
    layout_of(&layout, "jigsaw:111222333111222333111222333444555666444555666444555666"
                       "777888999777888999777888999");
    assert_true(lele_layout_is_jigsaw(&layout));
    assert_false(lele_layout_is_classic(&layout));
}

static void layouts_have_titles_in_both_languages(void **state)
{
    (void)state;
    static const struct {
        const char *name, *en, *zh;
    } cases[] = {
        { "classic", "Classic", "经典" },
        { "9x9", "Classic", "经典" },
        { "x", "Diagonal X", "对角线" },
        { "classic-x", "Diagonal X", "对角线" },
        { "windoku-x", "Windoku Diagonal X", "窗口 对角线" },
        { "16x16", "16×16", "16×16" },
        { "jigsaw", "Jigsaw", "锯齿" },
        { JIGSAW_LAYOUT, "Jigsaw", "锯齿" },
        { JIGSAW_LAYOUT "-x", "Jigsaw", "锯齿" },
        { "7x7", "7x7", "7x7" },
    };
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text_clear(&text);
        lele_layout_write_title(cases[i].name, LELE_LANG_EN, &text);
        assert_string_equal(text.data, cases[i].en);
        lele_text_clear(&text);
        lele_layout_write_title(cases[i].name, LELE_LANG_ZH, &text);
        assert_string_equal(text.data, cases[i].zh);
    }
    lele_text_release(&text);
}

/* People have codes with these numbers. */
static void the_numbers_of_share_codes_never_change(void **state)
{
    (void)state;
    static const char *const names[] = {
        "classic",    "x",       "windoku", "windoku-x", "centre-dot", "centre-dot-x", "asterisk",
        "asterisk-x", "4x4",     "4x4-x",   "6x6",       "6x6-x",      "8x8",          "8x8-x",
        "10x10",      "10x10-x", "12x12",   "12x12-x",   "16x16",      "16x16-x",
    };
    for (int i = 0; i < (int)(sizeof names / sizeof names[0]); i++)
        assert_string_equal(lele_layout_name_numbered(i), names[i]);
    static lele_layout layout;
    bool used[LELE_LAYOUT_NUMBERS] = { false };
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        const int number = lele_layout_number(&layout);
        assert_in_range(number, 0, LELE_LAYOUT_NUMBERS - 1);
        assert_false(used[number]);
        used[number] = true;
        assert_string_equal(lele_layout_name_numbered(number), layout.name);
    }
    assert_null(lele_layout_name_numbered(LELE_LAYOUT_NUMBERS));
    layout_of(&layout, JIGSAW_LAYOUT);
    assert_int_equal(lele_layout_number(&layout), -1);
}

static void a_number_of_cells_stands_for_the_plain_layout_of_that_size(void **state)
{
    (void)state;
    static const struct {
        size_t cells;
        const char *name;
    } cases[] = { { 16, "4x4" },    { 36, "6x6" },    { 64, "8x8" },   { 81, "classic" },
                  { 100, "10x10" }, { 144, "12x12" }, { 256, "16x16" } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_string_equal(lele_layout_name_for_cells(cases[i].cells), cases[i].name);
    assert_null(lele_layout_name_for_cells(0));
    assert_null(lele_layout_name_for_cells(49));
}

static void common_peers_see_every_cell_of_the_set(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "classic");
    const lele_cellset set = lele_cellset_or(lele_cellset_of(0), lele_cellset_of(10));
    lele_cellset common = lele_layout_common_peers(&layout, set);
    assert_int_equal(lele_cellset_count(&common), 7);
    for (int cell; (cell = lele_cellset_pop(&common)) >= 0;)
        assert_true(lele_layout_sees(&layout, cell, 0) && lele_layout_sees(&layout, cell, 10));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_unit_has_size_cells_and_every_cell_knows_its_units),
        cmocka_unit_test(unit_and_peer_counts_are_those_of_the_rules),
        cmocka_unit_test(other_names_of_a_layout_give_its_canonical_name),
        cmocka_unit_test(wrong_names_say_what_is_wrong),
        cmocka_unit_test(a_list_of_layouts_builds_each_once),
        cmocka_unit_test(units_are_called_by_name_in_both_languages),
        cmocka_unit_test(boxes_and_extra_units_begin_where_the_layout_says),
        cmocka_unit_test(only_the_classic_layout_is_classic_and_knows_its_fewest_givens),
        cmocka_unit_test(layouts_have_titles_in_both_languages),
        cmocka_unit_test(the_numbers_of_share_codes_never_change),
        cmocka_unit_test(a_number_of_cells_stands_for_the_plain_layout_of_that_size),
        cmocka_unit_test(common_peers_see_every_cell_of_the_set),
    };
    return RUN(tests);
}
