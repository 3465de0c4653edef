#include "fast_puzzles.h"

/* Every kernel of the fast solver on every kind of grid.  Solutions are checked by the
 * rules, counts by dlx, which shares no code with it. */

struct seen {
    const lele_grid *puzzle;
    size_t count;
    lele_grid grids[POOL];
};

static bool see(void *data, const lele_grid *solution)
{
    struct seen *seen = data;
    check_solution(seen->puzzle, solution->cell);
    seen->grids[seen->count++] = *solution;
    return true;
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(lele_grid));
}

static void assert_all_different(struct seen *seen)
{
    qsort(seen->grids, seen->count, sizeof seen->grids[0], compare);
    for (size_t i = 1; i < seen->count; i++)
        assert_memory_not_equal(&seen->grids[i - 1], &seen->grids[i], sizeof seen->grids[0]);
}

static void check_one(const lele_fast_kernel *kernel, void *memory, const lele_grid *puzzle,
                      uint64_t max)
{
    static struct seen seen;
    lele_solve_result result = { 0 };
    lele_run run = { .limits.max_solutions = max, .found = see, .data = &seen, .result = &result };
    seen.puzzle = puzzle;
    seen.count = 0;
    kernel->solve(memory, puzzle, &run);
    assert_int_equal(result.solutions, seen.count);
    assert_int_equal(result.solutions, count_by_dlx(puzzle, max));
    if (seen.count > 0)
        assert_memory_equal(&result.first, &seen.grids[0], sizeof result.first);
    assert_all_different(&seen);
}

static bool ignore(void *data, const lele_grid *solution)
{
    (void)data, (void)solution;
    return true;
}

/* Finds at most two solutions.  With `found` the search runs alone; without it,
 * it may use a team. */
static lele_solve_result solve_two(const lele_fast_kernel *kernel, void *memory,
                                   const lele_grid *puzzle, lele_solution_fn found)
{
    lele_solve_result result = { 0 };
    lele_run run = { .limits.max_solutions = 2, .found = found, .result = &result };
    kernel->solve(memory, puzzle, &run);
    return result;
}

/* Hard puzzles unchanged, with one clue less, and with one clue changed: with one solution, with
 * several and with none, after more nodes than a search leaves alone.  Where the team finds a second
 * solution, the search continues alone and visits more nodes in all. */
static void a_hard_puzzle_is_the_same_alone_and_in_a_team(void **state)
{
    (void)state;
    enum { HARD = 16, TEAM = 8 };
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        void *memory = new_state(kernel);
        int hard[3] = { 0 }, repeated = 0;
        for (size_t i = 0; i < KNOWN * CELLS * 2; i++) {
            lele_grid puzzle = grid_of(&classic, known[i % KNOWN]);
            uint8_t *cell = &puzzle.cell[i / KNOWN % CELLS];
            if (*cell != 0)
                *cell = i / KNOWN < CELLS ? 0 : (uint8_t)(*cell % 9 + 1);
            const lele_solve_result alone = solve_two(kernel, memory, &puzzle, ignore);
            const lele_solve_result team = solve_two(kernel, memory, &puzzle, NULL);
            assert_int_equal(team.solutions, alone.solutions);
            assert_int_equal(team.guesses, alone.guesses);
            if (alone.solutions > 0)
                assert_memory_equal(team.first.cell, alone.first.cell, CELLS);
            hard[alone.solutions] += alone.guesses > HARD && alone.backtracks > TEAM;
            repeated += team.nodes > alone.nodes;
        }
        for (int solutions = 0; solutions < 3; solutions++)
            assert_true(hard[solutions] > 0);
        assert_true(repeated > 0);
        free(memory);
    }
}

static void a_team_keeps_to_the_limit_of_nodes(void **state)
{
    (void)state;
    const lele_grid puzzle = grid_of(&classic, known[1]);
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        void *memory = new_state(lele_fast_kernel_at(k));
        lele_solve_result result = { 0 };
        lele_run run = { .limits = { .max_solutions = 2, .max_nodes = 40 }, .result = &result };
        lele_fast_kernel_at(k)->solve(memory, &puzzle, &run);
        assert_true(result.stopped);
        assert_true(result.guesses <= 43); /* a search may guess in three cells at once */
        free(memory);
    }
}

static void every_kernel_finds_what_dlx_finds(void **state)
{
    (void)state;
    static const uint64_t maxima[] = { 1, 2, 3, POOL };
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        void *memory = new_state(kernel);
        lele_random random;
        lele_random_init(&random, k);
        for (int round = 0; round < KINDS * 8; round++) {
            lele_grid puzzle;
            kinds[round % KINDS].make(&random, &puzzle);
            check_one(kernel, memory, &puzzle, maxima[round / KINDS % 4]);
        }
        for (size_t i = 0; i < KNOWN; i++) {
            const lele_grid puzzle = grid_of(&classic, known[i]);
            check_one(kernel, memory, &puzzle, 2);
        }
        free(memory);
    }
}

static uint64_t count_by(const lele_fast_kernel *kernel, const lele_grid *grid, uint64_t max)
{
    void *memory = new_state(kernel);
    lele_solve_result result = { 0 };
    lele_run run = { .limits.max_solutions = max, .result = &result };
    kernel->solve(memory, grid, &run);
    free(memory);
    return result.solutions;
}

static void enumeration_counts_every_solution(void **state)
{
    (void)state;
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        lele_random random;
        lele_random_init(&random, 5);
        for (int round = 0; round < 20; round++) {
            lele_grid grid;
            make_several(&random, &grid);
            assert_int_equal(count_by(lele_fast_kernel_at(k), &grid, 5000),
                             count_by_dlx(&grid, 5000));
        }
        lele_grid empty;
        lele_grid_clear(&empty);
        assert_int_equal(count_by(lele_fast_kernel_at(k), &empty, 100000), 100000);
    }
}

static lele_solve_result solve_most(const lele_fast_kernel *kernel, void *memory,
                                    const lele_grid *grid, uint64_t max, lele_solution_fn found)
{
    lele_solve_result result = { 0 };
    lele_run run = { .limits.max_solutions = max, .found = found, .result = &result };
    kernel->solve(memory, grid, &run);
    return result;
}

/* Up to thousands of solutions, with limits in the middle of them.  Without a callback most open
 * cells are counted by another algorithm. */
static void counting_gives_what_listing_gives(void **state)
{
    (void)state;
    static const uint64_t maxima[] = { 0, 3, 10, 63, 500 };
    enum { GRIDS = 40 };
    uint64_t first_guesses[GRIDS] = { 0 };
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        void *memory = new_state(kernel);
        lele_random random;
        lele_random_init(&random, 21);
        for (size_t i = 0; i < GRIDS; i++) {
            lele_grid grid;
            sample_grid(&classic, &random, &grid);
            sample_dig(&classic, &random, 46 + (int)i % 9, &grid);
            const uint64_t max = maxima[i / 9];
            const lele_solve_result listed = solve_most(kernel, memory, &grid, max, ignore);
            const lele_solve_result counted = solve_most(kernel, memory, &grid, max, NULL);
            assert_int_equal(counted.solutions, listed.solutions);
            assert_int_equal(counted.solutions, count_by_dlx(&grid, max));
            assert_memory_equal(counted.first.cell, listed.first.cell, CELLS);
            if (k == 0)
                first_guesses[i] = counted.guesses;
            assert_int_equal(counted.guesses, first_guesses[i]);
        }
        free(memory);
    }
}

static void only_classic_grids_have_a_fast_solver(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        lele_problem problem;
        lele_problem_init(&problem);
        layout_of(&layout, lele_layout_name_at(i));
        const bool is_classic = strcmp(layout.name, "classic") == 0;
        lele_solver *named = lele_solver_new(&layout, "fast", &problem);
        assert_true((named != NULL) == is_classic);
        assert_int_equal(problem.code, is_classic ? LELE_OK : LELE_E_ALGORITHM_LAYOUT);
        assert_string_equal(problem.text, is_classic ? "" : "fast");
        lele_solver_free(named);
        lele_solver *best = lele_solver_new(&layout, NULL, &problem);
        assert_string_equal(lele_solver_algorithm(best)->name, is_classic ? "fast" : "bitboard");
        lele_solver_free(best);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kernel_finds_what_dlx_finds),
        cmocka_unit_test(a_hard_puzzle_is_the_same_alone_and_in_a_team),
        cmocka_unit_test(a_team_keeps_to_the_limit_of_nodes),
        cmocka_unit_test(enumeration_counts_every_solution),
        cmocka_unit_test(counting_gives_what_listing_gives),
        cmocka_unit_test(only_classic_grids_have_a_fast_solver),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
