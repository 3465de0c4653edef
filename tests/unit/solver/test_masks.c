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
    lele_masks_flip(&masks, 40, 5);
    assert_false(lele_digits_has(lele_masks_free(&masks, 80), 5));
    lele_masks_flip(&masks, 40, 5);
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
    grid.cell[3] = 5; /* no digit of this size */
    assert_false(lele_masks_init(&masks, &layout, &grid));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(free_digits_are_those_no_peer_has),
        cmocka_unit_test(equal_digits_in_a_unit_are_refused),
    };
    return RUN(tests);
}
