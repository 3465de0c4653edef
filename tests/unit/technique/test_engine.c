/* The engine: the steps that it keeps of those that finders offer. */
#include <stdlib.h>

#include "check.h"
#include "technique/engine.h"
#include "technique/rows.h"

static bool count_step(void *data, const lele_step *step)
{
    (void)step;
    ++*(int *)data;
    return true;
}

/* Offers one step per number, each with its own conclusions. */
static void offer_steps(struct lele_search *search, int count)
{
    for (int number = 0; number < count; number++) {
        lele_search_begin(search);
        for (int bit = 0; bit < 20; bit++)
            if ((number + 1) >> bit & 1)
                lele_search_eliminate_cell(search, bit, lele_digits_of(1));
        assert_false(lele_search_offer(search));
    }
}

static void a_long_list_has_no_step_twice(void **state)
{
    (void)state;
    enum { STEPS = 20000 };
    lele_layout layout;
    lele_grid grid;
    lele_board board;
    int found = 0;
    layout_of(&layout, "classic");
    lele_grid_clear(&grid);
    lele_board_init(&board, &layout, &grid);
    lele_engine *engine = lele_engine_new(&layout);
    struct lele_search search;
    lele_engine_begin(engine, &board, LELE_SEARCH_ALL, &engine->step, &search);
    search.row = lele_row_at((size_t)lele_technique_find("x-wing"));
    search.found = count_step;
    search.data = &found;
    offer_steps(&search, STEPS);
    offer_steps(&search, STEPS);
    assert_int_equal(found, STEPS);
    lele_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_list_has_no_step_twice),
    };
    return RUN(tests);
}
