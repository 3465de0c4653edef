#include "check.h"
#include "samples.h"

/* Checks the invariants of a board, recomputed from its grid and candidates. */
static void check_consistent(const lele_board *board)
{
    const lele_layout *layout = board->layout;
    int empty = 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = board->grid.cell[cell];
        empty += digit == 0;
        assert_int_equal(lele_cellset_has(&board->places[0], cell), digit == 0);
        if (digit != 0)
            assert_int_equal(board->candidates[cell], 0);
        for (int d = 1; d <= layout->size; d++)
            assert_int_equal(lele_cellset_has(&board->places[d], cell),
                             lele_digits_has(board->candidates[cell], d));
    }
    assert_int_equal(board->empty_count, empty);
    for (int u = 0; u < layout->unit_count; u++) {
        for (int d = 1; d <= layout->size; d++) {
            bool there = false;
            for (int i = 0; i < layout->size; i++)
                there |= board->grid.cell[layout->units[u].cells[i]] == d;
            assert_int_equal(lele_digits_has(board->missing[u], d), !there);
        }
    }
}

static void candidates_are_what_no_placed_digit_sees(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_board board;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(&layout, WIKIPEDIA_PUZZLE);
    lele_board_init(&board, &layout, &grid);
    check_consistent(&board);
    assert_int_equal(board.candidates[2],
                     lele_digits_of(1) | lele_digits_of(2) | lele_digits_of(4));
    assert_int_equal(lele_cellset_count(&board.givens), 30);
}

static void placing_digits_keeps_every_table_right(void **state)
{
    (void)state;
    static const char *const layouts[] = { "classic", "x", "windoku", "6x6", JIGSAW_LAYOUT };
    static lele_layout layout;
    static lele_board board;
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        lele_random random;
        lele_grid solution, puzzle;
        layout_of(&layout, layouts[i]);
        lele_random_init(&random, i);
        sample_grid(&layout, &random, &solution);
        puzzle = solution;
        sample_dig(&layout, &random, layout.cell_count * 2 / 3, &puzzle);
        lele_board_init(&board, &layout, &puzzle);
        check_consistent(&board);
        for (int cell = 0; cell < layout.cell_count; cell++) {
            if (puzzle.cell[cell] != 0)
                continue;
            lele_board_place(&board, cell, solution.cell[cell]);
            check_consistent(&board);
            assert_false(lele_board_is_dead(&board, NULL));
        }
        assert_int_equal(board.empty_count, 0);
    }
}

static void dead_ends_are_told_apart(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_board board;
    lele_contradiction why;
    layout_of(&layout, "4x4");

    lele_grid grid = grid_of(&layout, "1..1............");
    lele_board_init(&board, &layout, &grid);
    assert_true(lele_board_is_dead(&board, &why));
    assert_int_equal(why.kind, LELE_DEAD_CONFLICT);
    assert_int_equal(why.digit, 1);

    grid = grid_of(&layout, ".12.3...4.......");
    lele_board_init(&board, &layout, &grid);
    assert_true(lele_board_is_dead(&board, &why));
    assert_int_equal(why.kind, LELE_DEAD_CELL);
    assert_int_equal(why.cell, 0);

    grid = grid_of(&layout, "................");
    lele_board_init(&board, &layout, &grid);
    for (int i = 0; i < 4; i++)
        lele_board_eliminate(&board, layout.units[5].cells[i], lele_digits_of(3));
    check_consistent(&board);
    assert_true(lele_board_is_dead(&board, &why));
    assert_int_equal(why.kind, LELE_DEAD_UNIT);
    assert_int_equal(why.unit, 5);
    assert_int_equal(why.digit, 3);
}

static void a_position_with_candidates_narrows_the_board(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_position position;
    static lele_board board;
    layout_of(&layout, "4x4");
    const lele_grid givens = grid_of(&layout, "1...............");
    lele_position_from_grid(&position, &layout, &givens);
    position.values.cell[15] = 2;
    position.has_candidates = true;
    for (int cell = 0; cell < 16; cell++)
        position.candidates[cell] = 0xF;
    position.candidates[5] = lele_digits_of(2) | lele_digits_of(1);
    lele_board_init_position(&board, &position);
    check_consistent(&board);
    assert_int_equal(board.candidates[5], lele_digits_of(2)); /* R1C1 is 1 */
    assert_true(lele_cellset_has(&board.givens, 0));
    assert_false(lele_cellset_has(&board.givens, 15));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(candidates_are_what_no_placed_digit_sees),
        cmocka_unit_test(placing_digits_keeps_every_table_right),
        cmocka_unit_test(dead_ends_are_told_apart),
        cmocka_unit_test(a_position_with_candidates_narrows_the_board),
    };
    return RUN(tests);
}
