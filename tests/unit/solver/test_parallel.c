#include <stdlib.h>

#include "check.h"
#include "samples.h"

static lele_layout layout;

static bool hash_in_order(void *data, const lele_grid *solution)
{
    uint64_t *hash = data;
    for (int cell = 0; cell < layout.cell_count; cell++)
        *hash = (*hash ^ solution->cell[cell]) * UINT64_C(0x100000001B3);
    return true;
}

/* A sum over all solutions that does not depend on their order. */
static bool hash_as_set(void *data, const lele_grid *solution)
{
    uint64_t one = UINT64_C(0xCBF29CE484222325);
    hash_in_order(&one, solution);
    *(uint64_t *)data += one;
    return lele_grid_is_solution(&layout, solution);
}

static bool stop_at_ten(void *data, const lele_grid *solution)
{
    (void)solution;
    return ++*(int *)data < 10;
}

static lele_solve_result run(const lele_grid *grid, int threads, lele_order order, uint64_t most,
                             lele_solution_fn found, void *data)
{
    const lele_enumerate_options options = { .threads = threads,
                                             .order = order,
                                             .limits = { .max_solutions = most } };
    lele_solve_result result;
    assert_int_equal(lele_solve_parallel(&layout, grid, &options, found, data, &result), LELE_OK);
    return result;
}

static void threads_find_every_solution_once(void **state)
{
    (void)state;
    static const char *const names[] = { "6x6", "classic", "4x4-x" };
    for (size_t i = 0; i < 3; i++) {
        layout_of(&layout, names[i]);
        lele_random random;
        lele_random_init(&random, 77);
        lele_grid grid;
        sample_grid(&layout, &random, &grid);
        sample_dig(&layout, &random, layout.cell_count * 3 / 4, &grid);
        uint64_t expected = 0;
        lele_solve_result single;
        const lele_solve_limits limits = { 0 };
        lele_solver *solver = lele_solver_new(&layout, "dlx", NULL);
        if (i == 1) { /* classic with 60 holes would have too many solutions: use 56 */
            lele_random_init(&random, 78);
            sample_grid(&layout, &random, &grid);
            sample_dig(&layout, &random, 56, &grid);
        }
        lele_solve(solver, &grid, &limits, hash_as_set, &expected, &single);
        lele_solver_free(solver);
        for (int threads = 1; threads <= 4; threads++) {
            uint64_t got = 0;
            const lele_solve_result all = run(&grid, threads, LELE_ORDER_ANY, 0, hash_as_set, &got);
            assert_int_equal(all.solutions, single.solutions);
            assert_true(got == expected);
            assert_int_equal(run(&grid, threads, LELE_ORDER_ANY, 0, NULL, NULL).solutions,
                             single.solutions);
        }
    }
}

static void the_fixed_order_does_not_depend_on_threads(void **state)
{
    (void)state;
    layout_of(&layout, "6x6");
    lele_grid grid;
    lele_grid_clear(&grid);
    uint64_t expected = 1;
    run(&grid, 1, LELE_ORDER_FIXED, 20000, hash_in_order, &expected);
    for (int threads = 2; threads <= 5; threads++) {
        uint64_t got = 1;
        const lele_solve_result result =
            run(&grid, threads, LELE_ORDER_FIXED, 20000, hash_in_order, &got);
        assert_int_equal(result.solutions, 20000);
        assert_true(got == expected);
    }
}

static void limits_and_callbacks_end_the_pool(void **state)
{
    (void)state;
    layout_of(&layout, "classic");
    lele_grid grid;
    lele_grid_clear(&grid);
    int seen = 0;
    assert_int_equal(run(&grid, 3, LELE_ORDER_ANY, 1000, NULL, NULL).solutions, 1000);
    run(&grid, 3, LELE_ORDER_FIXED, 0, stop_at_ten, &seen);
    assert_int_equal(seen, 10);
    const lele_enumerate_options few_nodes = { .threads = 2, .limits = { .max_nodes = 100000 } };
    lele_solve_result result;
    assert_int_equal(lele_solve_parallel(&layout, &grid, &few_nodes, NULL, NULL, &result), LELE_OK);
    assert_true(result.stopped);
}

static void a_limited_count_is_exact(void **state)
{
    (void)state;
    static const lele_order orders[] = { LELE_ORDER_ANY, LELE_ORDER_FIXED };
    layout_of(&layout, "classic");
    lele_grid grid;
    lele_grid_clear(&grid);
    for (int threads = 1; threads <= 3; threads++)
        for (size_t i = 0; i < 2; i++)
            for (uint64_t most = 1; most < 30000; most = most * 7 + 1)
                assert_int_equal(run(&grid, threads, orders[i], most, NULL, NULL).solutions, most);
}

static void a_grid_against_the_rules_has_none(void **state)
{
    (void)state;
    layout_of(&layout, "classic");
    lele_grid grid;
    lele_grid_clear(&grid);
    grid.cell[0] = grid.cell[1] = 5;
    assert_int_equal(run(&grid, 2, LELE_ORDER_ANY, 0, NULL, NULL).solutions, 0);
}

static void an_unknown_algorithm_is_an_error(void **state)
{
    (void)state;
    layout_of(&layout, "classic");
    lele_grid grid;
    lele_grid_clear(&grid);
    lele_solve_result result;
    const lele_enumerate_options options = { .algorithm = "magic", .threads = 2 };
    assert_int_equal(lele_solve_parallel(&layout, &grid, &options, NULL, NULL, &result),
                     LELE_E_ALGORITHM);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_find_every_solution_once),
        cmocka_unit_test(the_fixed_order_does_not_depend_on_threads),
        cmocka_unit_test(limits_and_callbacks_end_the_pool),
        cmocka_unit_test(a_limited_count_is_exact),
        cmocka_unit_test(a_grid_against_the_rules_has_none),
        cmocka_unit_test(an_unknown_algorithm_is_an_error),
    };
    return RUN(tests);
}
