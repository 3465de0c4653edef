/* The search by candidates: the same counts as by digits, and what candidates rule out. */
#include "check.h"
#include "lele/generate.h"
#include "lele/solve.h"

static void without_missing_candidates_it_counts_what_the_solvers_count(void **state)
{
    (void)state;
    static const char *const names[] = { "classic", "x", "6x6" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        lele_layout layout;
        lele_recipe recipe;
        lele_recipe_init(&recipe);
        layout_of(&layout, names[i]);
        lele_generator *generator = lele_generator_new(&layout, &recipe, NULL);
        lele_solver *solver = lele_solver_new(&layout, "dlx", NULL);
        assert_true(generator != NULL && solver != NULL);
        for (uint64_t k = 0; k < 10; k++) {
            const lele_solve_limits limits = { .max_solutions = 50 };
            lele_solve_result ours, theirs;
            lele_puzzle puzzle;
            lele_board board;
            assert_int_equal(lele_generator_make(generator, 5, k, &puzzle), LELE_OK);
            for (int cell = 0; cell < layout.cell_count / 2 && k % 2 == 1; cell++)
                puzzle.givens.cell[cell] = 0; /* several solutions */
            lele_board_init(&board, &layout, &puzzle.givens);
            lele_solve_board(&board, &limits, &ours);
            lele_solve(solver, &puzzle.givens, &limits, NULL, NULL, &theirs);
            assert_int_equal(ours.solutions, theirs.solutions);
            assert_true(lele_grid_is_solution(&layout, &ours.first));
        }
        lele_solver_free(solver);
        lele_generator_free(generator);
    }
}

static void only_candidates_are_placed(void **state)
{
    (void)state;
    lele_layout layout;
    lele_board board;
    lele_solve_result result;
    const lele_grid empty = { { 0 } };
    layout_of(&layout, "4x4");
    const lele_solve_limits all = { .max_solutions = 0 };
    lele_board_init(&board, &layout, &empty);
    lele_solve_board(&board, &all, &result);
    assert_int_equal(result.solutions, 288); /* the number of 4x4 grids */
    lele_board_eliminate(&board, 0, lele_digits_of(2));
    lele_solve_board(&board, &all, &result);
    assert_int_equal(result.solutions, 288 / 4 * 3);
    lele_board_eliminate(&board, 0, lele_digits_all(4));
    lele_solve_board(&board, &all, &result);
    assert_int_equal(result.solutions, 0);
}

static void a_limit_ends_the_search(void **state)
{
    (void)state;
    lele_layout layout;
    lele_board board;
    lele_solve_result result;
    const lele_grid empty = { { 0 } };
    layout_of(&layout, "classic");
    lele_board_init(&board, &layout, &empty);
    const lele_solve_limits limits = { .max_nodes = 20 };
    lele_solve_board(&board, &limits, &result);
    assert_true(result.stopped);
    assert_int_equal(result.nodes, 20);
    lele_solve_board(&board, NULL, &result);
    assert_false(result.stopped);
    assert_int_equal(result.solutions, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_missing_candidates_it_counts_what_the_solvers_count),
        cmocka_unit_test(only_candidates_are_placed),
        cmocka_unit_test(a_limit_ends_the_search),
    };
    return RUN(tests);
}
