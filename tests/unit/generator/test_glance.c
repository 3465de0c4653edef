/* Glances: they solve the same puzzles as a rating with the same techniques, also in two parts. */
#include "check.h"
#include "generator/glance.h"

static const char *const recipes[] = { "minimal", "medium", "hard", "expert" };

/* The techniques up to a name, without singles, which a glance places itself. */
static lele_technique_list list_up_to(const char *last)
{
    lele_technique_list list;
    lele_technique_list_default(&list);
    size_t count = 0;
    while (list.order[count] != lele_technique_find(last))
        count++;
    list.count = count + 1;
    return list;
}

static bool is_rated_solved(lele_engine *engine, const lele_board *board,
                            const lele_technique_list *list)
{
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_rating rating;
    lele_rate(engine, board, &options, NULL, NULL, &rating);
    return rating.solved;
}

static void check_puzzle(lele_engine *engine, const lele_layout *layout, const lele_puzzle *puzzle,
                         int *solved)
{
    static const char *const lasts[] = { "hidden-pair", "hidden-triple", "x-wing" };
    lele_board start, board;
    lele_board_init(&start, layout, &puzzle->givens);
    board = start;
    for (size_t i = 0; i < sizeof lasts / sizeof lasts[0]; i++) {
        const lele_technique_list list = list_up_to(lasts[i]);
        const int wanted = lele_technique_find(lasts[i]);
        lele_board whole = start;
        bool shows = false, shows_whole = false;
        const bool is_solved = lele_glance(engine, &board, &list, wanted, &shows);
        assert_int_equal(lele_glance(engine, &whole, &list, wanted, &shows_whole), is_solved);
        assert_int_equal(is_rated_solved(engine, &start, &list), is_solved);
        assert_true(shows_whole || !shows);
        assert_int_equal(board.empty_count, whole.empty_count);
        assert_memory_equal(board.candidates, whole.candidates, sizeof whole.candidates);
        *solved += is_solved;
        if (is_solved)
            break;
    }
    if (board.empty_count == 0)
        assert_true(lele_grid_equal(layout, &board.grid, &puzzle->solution));
}

static void a_glance_solves_what_a_rating_solves(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_engine *engine = lele_engine_new(&layout);
    int solved = 0;
    enum { COUNT = 60 };
    for (size_t r = 0; r < sizeof recipes / sizeof recipes[0]; r++) {
        lele_recipe recipe;
        assert_int_equal(lele_recipe_read(&recipe, recipes[r], NULL), LELE_OK);
        lele_generator *generator = lele_generator_new(&layout, &recipe, NULL);
        for (uint64_t i = 0; i < COUNT; i++) {
            lele_puzzle puzzle;
            assert_int_equal(lele_generator_make(generator, 5, i, &puzzle), LELE_OK);
            check_puzzle(engine, &layout, &puzzle, &solved);
        }
        lele_generator_free(generator);
    }
    assert_in_range(solved, COUNT, 3 * COUNT); /* some are solved, some are not */
    lele_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_glance_solves_what_a_rating_solves),
    };
    return RUN(tests);
}
