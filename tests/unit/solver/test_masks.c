#include "check.h"
#include "samples.h"
#include "solver/masks.h"

static void free_digits_are_those_no_peer_has(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_masks masks;
    layout_of(&layout, "x");
    lele_grid grid;
    lele_grid_clear(&grid);
    grid.cell[0] = 4;  /* on the falling diagonal */
    grid.cell[44] = 9; /* in row 5 */
    assert_true(lele_masks_init(&masks, &layout, &grid));
    assert_int_equal(lele_masks_free(&masks, 40),
                     lele_digits_all(9) & ~(lele_digits_of(4) | lele_digits_of(9)));
    lele_masks_place(&masks, 40, 5);
    assert_false(lele_digits_has(lele_masks_free(&masks, 80), 5));
    lele_masks_undo(&masks, 0);
    assert_true(lele_digits_has(lele_masks_free(&masks, 80), 5));
    assert_int_equal(masks.grid.cell[40], 0);
}

static void equal_digits_in_a_unit_are_refused(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_masks masks;
    layout_of(&layout, "4x4");
    lele_grid grid = grid_of(&layout, "1....1..........");
    assert_false(lele_masks_init(&masks, &layout, &grid));
    lele_grid_clear(&grid);
    grid.cell[3] = 5; /* not a digit of this size */
    assert_false(lele_masks_init(&masks, &layout, &grid));
}

/* Row 1 lacks one digit, and row 2 has one place for the 3 of box 1: both are placed, and
 * everything that follows from them; undo restores the grid. */
static void what_is_forced_is_placed_and_taken_back(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_masks masks;
    layout_of(&layout, "4x4");
    const lele_grid grid = grid_of(&layout, "123.............");
    assert_true(lele_masks_init(&masks, &layout, &grid));
    assert_true(lele_masks_force(&masks));
    assert_int_equal(masks.placed_count, 1);
    assert_int_equal(masks.grid.cell[3], 4);
    assert_false(lele_cellset_has(&masks.empty, 3));
    lele_masks_place(&masks, 4, 3);
    const int before = masks.placed_count;
    assert_true(lele_masks_force(&masks));
    assert_int_equal(masks.grid.cell[5], 4);
    lele_masks_undo(&masks, before);
    assert_int_equal(masks.grid.cell[5], 0);
    lele_masks_undo(&masks, 0);
    assert_memory_equal(&masks.grid, &grid, sizeof grid);
}

static void a_digit_without_a_place_ends_it(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_masks masks;
    layout_of(&layout, "4x4");
    /* Box 1 has two empty cells and no place for 4, because column 2 and row 2 have one. */
    const lele_grid grid = grid_of(&layout, "1......43....4..");
    assert_true(lele_masks_init(&masks, &layout, &grid));
    assert_false(lele_masks_force(&masks));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(free_digits_are_those_no_peer_has),
        cmocka_unit_test(equal_digits_in_a_unit_are_refused),
        cmocka_unit_test(what_is_forced_is_placed_and_taken_back),
        cmocka_unit_test(a_digit_without_a_place_ends_it),
    };
    return RUN(tests);
}
