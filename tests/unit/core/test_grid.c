#include "check.h"
#include "samples.h"

static lele_layout classic;

static int set_up(void **state)
{
    (void)state;
    layout_of(&classic, "classic");
    return 0;
}

static void a_line_goes_both_ways(void **state)
{
    (void)state;
    char line[81];
    const lele_grid grid = grid_of(&classic, WIKIPEDIA_PUZZLE "\tcomment");
    lele_grid_write(&classic, &grid, '0', line);
    assert_memory_equal(line, WIKIPEDIA_PUZZLE, 81);
    assert_int_equal(lele_grid_count(&classic, &grid), 30);
}

static void all_four_blanks_mean_empty(void **state)
{
    (void)state;
    static lele_layout small;
    layout_of(&small, "4x4");
    const lele_grid grid = grid_of(&small, "1.0*_234....0000");
    const lele_grid same = grid_of(&small, "1....234........");
    assert_true(lele_grid_equal(&small, &grid, &same));
}

static void wrong_lines_name_the_place(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        lele_error code;
        int column;
        int64_t got;
        const char *text;
    } cases[] = {
        { "", LELE_E_EMPTY, 0, 0, "" },
        { "1234", LELE_E_LENGTH, 0, 4, "" },
        { "1234 5678", LELE_E_LENGTH, 0, 4, "" },
        { "1...............2", LELE_E_LENGTH, 0, 17, "" },
        { "1.5.............", LELE_E_CHARACTER, 3, 0, "5" },
        { "1..数............", LELE_E_CHARACTER, 4, 0, "数" },
        { "1..\x01............", LELE_E_CHARACTER, 4, 0, "?" },
    };
    static lele_layout small;
    layout_of(&small, "4x4");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_grid grid;
        lele_problem problem;
        lele_problem_init(&problem);
        assert_int_equal(
            lele_grid_read(&small, cases[i].line, strlen(cases[i].line), &grid, &problem),
            cases[i].code);
        assert_int_equal(problem.column, cases[i].column);
        assert_int_equal(problem.got, cases[i].got);
        assert_string_equal(problem.text, cases[i].text);
    }
}

static void conflicts_are_all_found_and_the_first_is_named(void **state)
{
    (void)state;
    lele_grid grid = grid_of(&classic, WIKIPEDIA_PUZZLE);
    lele_problem problem;
    lele_problem_init(&problem);
    assert_int_equal(lele_grid_check(&classic, &grid, &problem), LELE_OK);
    grid.cell[2] = 7;  /* R1C5 is 7 */
    grid.cell[80] = 8; /* R9C5 and R7C8 are 8 */
    const lele_cellset conflicts = lele_grid_conflicts(&classic, &grid);
    assert_int_equal(lele_cellset_count(&conflicts), 5);
    assert_int_equal(lele_grid_check(&classic, &grid, &problem), LELE_E_CONFLICT);
    assert_int_equal(problem.at.column, 3);
    assert_int_equal(problem.other.column, 5);
    assert_int_equal(problem.digit, 7);
}

static void a_solution_is_full_and_right(void **state)
{
    (void)state;
    lele_grid grid = grid_of(&classic, WIKIPEDIA_SOLUTION);
    assert_true(lele_grid_is_solution(&classic, &grid));
    grid.cell[0] = 0;
    assert_false(lele_grid_is_solution(&classic, &grid));
    grid.cell[0] = 3;
    assert_false(lele_grid_is_solution(&classic, &grid));
}

static void symmetries_are_permutations_that_undo_themselves(void **state)
{
    (void)state;
    for (int s = 0; s < LELE_SYMMETRY_COUNT; s++) {
        const int order = s == LELE_SYMMETRY_ROTATE_90 ? 4 : 2;
        for (int cell = 0; cell < 81; cell++) {
            int image = cell;
            for (int i = 0; i < order; i++)
                image = lele_symmetry_map(&classic, (lele_symmetry)s, image);
            assert_int_equal(image, cell);
        }
    }
    assert_int_equal(lele_symmetry_map(&classic, LELE_SYMMETRY_ROTATE_180, 0), 80);
    assert_int_equal(lele_symmetry_map(&classic, LELE_SYMMETRY_MIRROR_ROWS, 0), 8);
    assert_int_equal(lele_symmetry_map(&classic, LELE_SYMMETRY_DIAGONAL, 1), 9);
}

static void the_reader_takes_digits_and_blanks_and_nothing_else(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "4x4");
    for (int c = 1; c < 256; c++) {
        char line[] = ".0*_.0*_.0*_.0*_";
        line[5] = (char)c;
        lele_grid grid;
        const bool digit = c >= '1' && c <= '4', blank = strchr(".0*_", c) != NULL;
        assert_int_equal(lele_grid_is_blank((char)c), blank);
        assert_int_equal(lele_grid_read(&layout, line, sizeof line - 1, &grid, NULL) == LELE_OK,
                         digit || blank);
    }
    assert_false(lele_grid_is_blank('\0'));
    assert_true(lele_grid_is_blank(lele_cell_char(0)));
}

/* Half a turn with 10 - d for d, a reflection with 1 and 2, 3 and 4, 5 and 6 exchanged. */
static const struct {
    const char *line;
    lele_symmetry symmetry;
    uint8_t rule[10];
} symmetrical[] = {
    { "....8..9.25....1.69..7...42....18.....4...6.....29....86...3..14.9....58.1..2....",
      LELE_SYMMETRY_ROTATE_180,
      { 0, 9, 8, 7, 6, 5, 4, 3, 2, 1 } },
    { "..52...1..7...9...6...3...41..8..3.6..4..2..7.9..1.5.....4.68..2..........357....",
      LELE_SYMMETRY_DIAGONAL,
      { 0, 2, 1, 4, 3, 6, 5, 7, 8, 9 } },
};

static void a_symmetrical_grid_has_one_rule_for_its_digits(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        uint8_t rule[LELE_MAX_SIZE + 1];
        lele_grid grid = grid_of(&classic, symmetrical[i].line);
        for (int s = LELE_SYMMETRY_ROTATE_180; s < LELE_SYMMETRY_COUNT; s++)
            assert_int_equal(lele_grid_rule(&classic, &grid, (lele_symmetry)s, rule),
                             (lele_symmetry)s == symmetrical[i].symmetry);
        assert_true(lele_grid_rule(&classic, &grid, symmetrical[i].symmetry, rule));
        assert_memory_equal(rule, symmetrical[i].rule, 10);
        grid.cell[i == 0 ? 4 : 2] = 0; /* the image is left alone */
        assert_false(lele_grid_rule(&classic, &grid, symmetrical[i].symmetry, rule));
    }
}

static void two_digits_that_are_nowhere_leave_the_rule_open(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "4x4");
    uint8_t rule[LELE_MAX_SIZE + 1] = { 0 };
    lele_grid grid = grid_of(&layout, "1..........2...3");
    assert_false(lele_grid_rule(&layout, &grid, LELE_SYMMETRY_ROTATE_180, rule));
    grid = grid_of(&layout, "1....2..........");
    assert_false(lele_grid_rule(&layout, &grid, LELE_SYMMETRY_DIAGONAL, rule));
    grid = grid_of(&layout, "1....2....3.....");
    assert_true(lele_grid_rule(&layout, &grid, LELE_SYMMETRY_DIAGONAL, rule));
    for (int d = 0; d <= 4; d++)
        assert_int_equal(rule[d], d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_goes_both_ways),
        cmocka_unit_test(all_four_blanks_mean_empty),
        cmocka_unit_test(wrong_lines_name_the_place),
        cmocka_unit_test(conflicts_are_all_found_and_the_first_is_named),
        cmocka_unit_test(a_solution_is_full_and_right),
        cmocka_unit_test(symmetries_are_permutations_that_undo_themselves),
        cmocka_unit_test(a_symmetrical_grid_has_one_rule_for_its_digits),
        cmocka_unit_test(two_digits_that_are_nowhere_leave_the_rule_open),
        cmocka_unit_test(the_reader_takes_digits_and_blanks_and_nothing_else),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
