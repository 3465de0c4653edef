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

/* Solutions up to a limit of work, as their number and a hash of them in order. */
static lele_solve_result run_to(const lele_grid *grid, int threads, uint64_t most, uint64_t work,
                                uint64_t *hash)
{
    const lele_enumerate_options options = {
        .threads = threads, .limits = { .max_solutions = most, .max_work = work }
    };
    lele_solve_result result;
    assert_int_equal(lele_solve_parallel(&layout, grid, &options,
                                         hash != NULL ? hash_in_order : NULL, hash, &result),
                     LELE_OK);
    return result;
}

static bool same_cells(const lele_grid *a, const lele_grid *b)
{
    return memcmp(a->cell, b->cell, (size_t)layout.cell_count) == 0;
}

/* Listing and counting may reach different numbers, because counting is quicker.
 * The limits are from within the first piece to beyond the last. */
static void what_a_limit_of_work_leaves_does_not_depend_on_threads(void **state)
{
    (void)state;
    static const struct {
        const char *layout;
        int digits;
    } cases[] = { { "6x6", 4 }, { "6x6-x", 0 }, { "classic", 24 }, { "16x16", 0 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        layout_of(&layout, cases[i].layout);
        lele_random random;
        lele_random_init(&random, 79);
        lele_grid grid;
        sample_grid(&layout, &random, &grid);
        sample_dig(&layout, &random, layout.cell_count - cases[i].digits, &grid);
        bool any = false;
        for (uint64_t work = 1000; work < 3000000; work *= 7) {
            uint64_t first = 1;
            const lele_solve_result one = run_to(&grid, 1, 0, work, &first);
            const lele_solve_result sum = run_to(&grid, 1, 0, work, NULL);
            for (int threads = 1; threads <= 4; threads++) {
                uint64_t hash = 1;
                const lele_solve_result listed = run_to(&grid, threads, 0, work, &hash);
                const lele_solve_result counted = run_to(&grid, threads, 0, work, NULL);
                const lele_solve_result few = run_to(&grid, threads, 50, work, NULL);
                assert_int_equal(listed.solutions, one.solutions);
                assert_true(hash == first);
                assert_int_equal(listed.stopped, one.stopped);
                assert_int_equal(counted.solutions, sum.solutions);
                assert_int_equal(counted.stopped, sum.stopped);
                assert_int_equal(few.solutions, sum.solutions < 50 ? sum.solutions : 50);
                if (sum.solutions != 0)
                    assert_true(same_cells(&counted.first, &sum.first));
            }
            any = any || (one.stopped && one.solutions > 1);
        }
        assert_true(any);
    }
}

static void without_a_limit_of_work_that_is_reached_all_solutions_are_found(void **state)
{
    (void)state;
    layout_of(&layout, "4x4");
    lele_grid grid;
    lele_grid_clear(&grid);
    for (int threads = 1; threads <= 3; threads++) {
        uint64_t hash = 1;
        assert_int_equal(run_to(&grid, threads, 0, LELE_WORK_SECOND, NULL).solutions, 288);
        assert_int_equal(run_to(&grid, threads, 0, LELE_WORK_SECOND, &hash).solutions, 288);
        assert_false(run_to(&grid, threads, 0, LELE_WORK_SECOND, NULL).stopped);
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
        cmocka_unit_test(what_a_limit_of_work_leaves_does_not_depend_on_threads),
        cmocka_unit_test(without_a_limit_of_work_that_is_reached_all_solutions_are_found),
        cmocka_unit_test(limits_and_callbacks_end_the_pool),
        cmocka_unit_test(a_limited_count_is_exact),
        cmocka_unit_test(a_grid_against_the_rules_has_none),
        cmocka_unit_test(an_unknown_algorithm_is_an_error),
    };
    return RUN(tests);
}
