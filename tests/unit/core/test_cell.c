#include "check.h"

static void names_go_both_ways_on_every_size(void **state)
{
    (void)state;
    static const char *const layouts[] = { "4x4", "classic", "16x16" };
    static lele_layout layout;
    for (size_t i = 0; i < 3; i++) {
        layout_of(&layout, layouts[i]);
        for (int cell = 0; cell < layout.cell_count; cell++) {
            char name[LELE_CELL_NAME_SIZE];
            int back = -1;
            lele_cell_name(&layout, cell, name);
            assert_int_equal(lele_cell_read(&layout, name, &back), strlen(name));
            assert_int_equal(back, cell);
        }
    }
}

static void what_is_no_cell_is_refused(void **state)
{
    (void)state;
    static const char *const wrong[] = { "",      "r",     "r1",   "r1c", "r0c1",
                                         "r10c1", "r1c10", "c1r1", "x1y1" };
    static lele_layout layout;
    int cell = 77;
    layout_of(&layout, "classic");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(lele_cell_read(&layout, wrong[i], &cell), 0);
    assert_int_equal(cell, 77);
    assert_int_equal(lele_cell_read(&layout, "R9c9 rest", &cell), 4);
    assert_int_equal(cell, 80);
    const lele_place place = lele_cell_place(&layout, 80);
    assert_int_equal(place.row, 9);
    assert_int_equal(place.column, 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_go_both_ways_on_every_size),
        cmocka_unit_test(what_is_no_cell_is_refused),
    };
    return RUN(tests);
}
