/*
 * Searches for patterns end on near-empty grids too.  The loops of guardians look at the peers of the
 * places that a unit has besides the loop: each such look is counted.
 */
#include "check.h"

static uint64_t looks;

lele_cellset __real_lele_layout_common_peers(const lele_layout *layout, lele_cellset cells);
lele_cellset __wrap_lele_layout_common_peers(const lele_layout *layout, lele_cellset cells);

lele_cellset __wrap_lele_layout_common_peers(const lele_layout *layout, lele_cellset cells)
{
    looks++;
    return __real_lele_layout_common_peers(layout, cells);
}

/* On this grid each place has many neighbours that lead nowhere. */
static void the_search_for_guardians_is_bounded_on_the_empty_grid(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_board board;
    lele_grid empty;
    lele_step step;
    lele_technique_list list;
    layout_of(&layout, "16x16");
    lele_grid_clear(&empty);
    lele_board_init(&board, &layout, &empty);
    assert_int_equal(lele_technique_list_read(&list, "guardian", NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
    lele_engine *engine = lele_engine_new(&layout);
    assert_non_null(engine);
    looks = 0;
    assert_false(lele_engine_next(engine, &board, &options, &step));
    lele_engine_free(engine);
    assert_true(looks > 1000000); /* the search is the one that is counted */
    assert_true(looks <= 10000000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_search_for_guardians_is_bounded_on_the_empty_grid),
    };
    return RUN(tests);
}
