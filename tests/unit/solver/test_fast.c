#include <stdlib.h>

#include "check.h"
#include "samples.h"
#include "solver/fast.h"

/* Every kernel of the fast solver on every kind of grid.  Solutions are checked by the
 * rules, counts by dlx, which shares no code with it. */

enum { CELLS = 81, POOL = 1000, UNTOUCHED = 0xAA };

static lele_layout classic;

static uint8_t random_digit(lele_random *random)
{
    return (uint8_t)(1 + lele_random_below(random, 9));
}

static void make_full(lele_random *random, lele_grid *grid)
{
    sample_grid(&classic, random, grid);
}

static void make_nearly_full(lele_random *random, lele_grid *grid)
{
    sample_grid(&classic, random, grid);
    sample_dig(&classic, random, 1 + (int)lele_random_below(random, 12), grid);
}

static void make_unique_or_few(lele_random *random, lele_grid *grid)
{
    sample_grid(&classic, random, grid);
    sample_dig(&classic, random, 40 + (int)lele_random_below(random, 14), grid);
}

static void make_several(lele_random *random, lele_grid *grid)
{
    sample_grid(&classic, random, grid);
    sample_dig(&classic, random, 54 + (int)lele_random_below(random, 8), grid);
}

static void make_many(lele_random *random, lele_grid *grid)
{
    sample_grid(&classic, random, grid);
    sample_dig(&classic, random, 64 + (int)lele_random_below(random, 16), grid);
}

static void make_empty(lele_random *random, lele_grid *grid)
{
    (void)random;
    lele_grid_clear(grid);
}

/* One digit changed: mostly no solution, often against the rules. */
static void make_spoilt(lele_random *random, lele_grid *grid)
{
    make_unique_or_few(random, grid);
    grid->cell[lele_random_below(random, CELLS)] = random_digit(random);
}

/* A full grid with one wrong digit. */
static void make_full_and_wrong(lele_random *random, lele_grid *grid)
{
    sample_grid(&classic, random, grid);
    const uint32_t cell = lele_random_below(random, CELLS);
    grid->cell[cell] = (uint8_t)(grid->cell[cell] % 9 + 1);
}

/* Nothing but two equal digits in one unit. */
static void make_conflict(lele_random *random, lele_grid *grid)
{
    const lele_unit *unit = &classic.units[lele_random_below(random, 27)];
    const uint32_t first = lele_random_below(random, 9);
    const uint32_t second = (first + 1 + lele_random_below(random, 8)) % 9;
    lele_grid_clear(grid);
    grid->cell[unit->cells[first]] = grid->cell[unit->cells[second]] = random_digit(random);
}

static void make_noise(lele_random *random, lele_grid *grid)
{
    lele_grid_clear(grid);
    for (int i = 0; i < 8; i++)
        grid->cell[lele_random_below(random, CELLS)] = random_digit(random);
}

static void make_beyond_nine(lele_random *random, lele_grid *grid)
{
    make_unique_or_few(random, grid);
    grid->cell[lele_random_below(random, CELLS)] = (uint8_t)(10 + lele_random_below(random, 246));
}

static const struct {
    const char *name;
    void (*make)(lele_random *random, lele_grid *grid);
} kinds[] = {
    { "full", make_full },
    { "nearly full", make_nearly_full },
    { "unique or few solutions", make_unique_or_few },
    { "several solutions", make_several },
    { "many solutions", make_many },
    { "empty", make_empty },
    { "spoilt", make_spoilt },
    { "full and wrong", make_full_and_wrong },
    { "two equal givens", make_conflict },
    { "noise", make_noise },
    { "no digit of the layout", make_beyond_nine },
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* Minimal puzzles, 17 clues, and some that are hard for a computer. */
static const char *const known[] = {
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "...8.1..........435............7.8........1...2..3....6......75..34........2..6..",
};

enum { KNOWN = sizeof known / sizeof known[0] };

static void *new_state(const lele_fast_kernel *kernel)
{
    void *state = aligned_alloc(64, (kernel->state_size + 63) / 64 * 64);
    assert_non_null(state);
    return state;
}

static uint64_t count_by_dlx(const lele_grid *grid, uint64_t max)
{
    const lele_solve_limits limits = { .max_solutions = max };
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(&classic, "dlx", NULL);
    lele_solve(solver, grid, &limits, NULL, NULL, &result);
    lele_solver_free(solver);
    return result.solutions;
}

static void check_solution(const lele_grid *puzzle, const uint8_t *cells)
{
    lele_grid grid;
    lele_grid_clear(&grid);
    memcpy(grid.cell, cells, CELLS);
    assert_true(lele_grid_is_solution(&classic, &grid));
    for (int cell = 0; cell < CELLS; cell++)
        if (puzzle->cell[cell] != 0)
            assert_int_equal(grid.cell[cell], puzzle->cell[cell]);
}

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

/* Two solutions at most; with `found` one search walks the tree alone, without a team may. */
static lele_solve_result solve_two(const lele_fast_kernel *kernel, void *memory,
                                   const lele_grid *puzzle, lele_solution_fn found)
{
    lele_solve_result result = { 0 };
    lele_run run = { .limits.max_solutions = 2, .found = found, .result = &result };
    kernel->solve(memory, puzzle, &run);
    return result;
}

/* Hard puzzles as they are, with a clue less, and with a clue changed: with one solution, with
 * several, and with none, after more guesses than one search makes alone. */
static void a_hard_puzzle_is_the_same_alone_and_in_a_team(void **state)
{
    (void)state;
    enum { HARD = 8 };
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        void *memory = new_state(kernel);
        int hard[3] = { 0 };
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
            hard[alone.solutions] += alone.guesses > HARD;
        }
        for (int solutions = 0; solutions < 3; solutions++)
            assert_true(hard[solutions] > 0);
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
        lele_run run = { .limits = { .max_solutions = 2, .max_nodes = 12 }, .result = &result };
        lele_fast_kernel_at(k)->solve(memory, &puzzle, &run);
        assert_true(result.stopped);
        assert_true(result.guesses <= 13);
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

/* A pool of puzzles of all kinds, and what the first kernel says of each on its own. */
struct pool {
    uint8_t puzzles[POOL][CELLS];
    uint8_t solutions[POOL][CELLS];
    uint32_t counts[POOL];
};

static void fill_pool(struct pool *pool, uint64_t seed)
{
    lele_random random;
    lele_random_init(&random, seed);
    for (int i = 0; i < POOL; i++) {
        lele_grid grid;
        kinds[i % KINDS].make(&random, &grid);
        memcpy(pool->puzzles[i], grid.cell, CELLS);
    }
}

static uint64_t solve_pool(const lele_fast_kernel *kernel, struct pool *pool, size_t first,
                           size_t count, uint32_t max)
{
    void *memory = new_state(kernel);
    lele_solve_batch batch = { .puzzles = pool->puzzles[first],
                               .solutions = pool->solutions[first],
                               .counts = pool->counts + first,
                               .count = count,
                               .max_solutions = max,
                               .guesses = 12345 };
    kernel->solve_many(memory, &batch);
    free(memory);
    return batch.guesses;
}

static void batches_of_every_size_give_what_single_puzzles_give(void **state)
{
    (void)state;
    static const size_t sizes[] = { 0, 1, 2, 3, 4, 15, 16, 17, 64, POOL };
    static struct pool one_by_one, pool;
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        fill_pool(&one_by_one, 7);
        memset(one_by_one.solutions, UNTOUCHED, sizeof one_by_one.solutions);
        for (size_t i = 0; i < POOL; i++)
            solve_pool(kernel, &one_by_one, i, 1, 2);
        for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
            const size_t size = sizes[s];
            fill_pool(&pool, 7);
            memset(pool.solutions, UNTOUCHED, sizeof pool.solutions);
            memset(pool.counts, UNTOUCHED, sizeof pool.counts);
            solve_pool(kernel, &pool, 0, size, 2);
            assert_memory_equal(pool.counts, one_by_one.counts, size * sizeof pool.counts[0]);
            assert_memory_equal(pool.solutions, one_by_one.solutions, size * CELLS);
            if (size < POOL) { /* nothing is written behind the batch */
                assert_int_equal(pool.counts[size], UNTOUCHED * 0x01010101U);
                assert_int_equal(pool.solutions[size][0], UNTOUCHED);
            }
        }
    }
}

static void batches_are_right_by_the_rules(void **state)
{
    (void)state;
    static const uint32_t maxima[] = { 1, 2, 3, 50 };
    static struct pool pool;
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        for (size_t m = 0; m < 4; m++) {
            fill_pool(&pool, 100 + m);
            memset(pool.solutions, UNTOUCHED, sizeof pool.solutions);
            solve_pool(lele_fast_kernel_at(k), &pool, 0, POOL, maxima[m]);
            for (size_t i = 0; i < POOL; i++) {
                lele_grid puzzle;
                lele_grid_clear(&puzzle);
                memcpy(puzzle.cell, pool.puzzles[i], CELLS);
                if (i < 60)
                    assert_int_equal(pool.counts[i], count_by_dlx(&puzzle, maxima[m]));
                if (pool.counts[i] > 0)
                    check_solution(&puzzle, pool.solutions[i]);
                else
                    assert_int_equal(pool.solutions[i][0], UNTOUCHED);
            }
        }
    }
}

static void solutions_need_not_be_written(void **state)
{
    (void)state;
    static struct pool pool;
    static uint32_t counts[POOL];
    fill_pool(&pool, 8);
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        void *memory = new_state(kernel);
        lele_solve_batch batch = {
            .puzzles = pool.puzzles[0], .counts = counts, .count = POOL, .max_solutions = 2
        };
        kernel->solve_many(memory, &batch);
        solve_pool(kernel, &pool, 0, POOL, 2);
        assert_memory_equal(counts, pool.counts, sizeof counts);
        free(memory);
    }
}

/* As a line, with all the signs that an empty cell may have. */
static void write_line(const uint8_t *cells, size_t number, uint8_t *ret)
{
    static const char empty[] = ".0*_ /:?~\xFF";
    for (int cell = 0; cell < CELLS; cell++)
        ret[cell] =
            (uint8_t)(cells[cell] != 0 ? '0' + cells[cell] : empty[(number + (size_t)cell) % 10]);
    ret[CELLS] = '\n';
}

static void lines_give_what_cells_give(void **state)
{
    (void)state;
    static struct pool pool;
    static uint8_t lines[POOL][CELLS + 1], solved[POOL][CELLS + 1];
    static uint32_t counts[POOL];
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        const lele_fast_kernel *kernel = lele_fast_kernel_at(k);
        void *memory = new_state(kernel);
        fill_pool(&pool, 10 + k);
        for (size_t i = 0; i < POOL; i++) {
            for (int cell = 0; cell < CELLS; cell++)
                if (pool.puzzles[i][cell] > 9)
                    pool.puzzles[i][cell] = 0;
            write_line(pool.puzzles[i], i, lines[i]);
        }
        memset(solved, UNTOUCHED, sizeof solved);
        const uint64_t guesses = solve_pool(kernel, &pool, 0, POOL, 2);
        lele_solve_batch batch = { .puzzles = lines[0],
                                   .solutions = solved[0],
                                   .counts = counts,
                                   .count = POOL,
                                   .form = LELE_FORM_LINES,
                                   .max_solutions = 2 };
        kernel->solve_many(memory, &batch);
        assert_int_equal(batch.guesses, guesses);
        assert_memory_equal(counts, pool.counts, sizeof counts);
        for (size_t i = 0; i < POOL; i++) {
            for (int cell = 0; cell < CELLS; cell++)
                assert_int_equal(solved[i][cell],
                                 counts[i] == 0 ? UNTOUCHED : '0' + pool.solutions[i][cell]);
            assert_int_equal(solved[i][CELLS], counts[i] == 0 ? UNTOUCHED : '\n');
        }
        free(memory);
    }
}

static void every_byte_in_every_place_is_a_cell_or_not(void **state)
{
    (void)state;
    char lines[3 * (CELLS + 1)];
    for (size_t i = 0; i < sizeof lines; i++)
        lines[i] = i % (CELLS + 1) == CELLS ? '\n' : (char)(i % 3 == 0 ? '.' : '0' + i % 10);
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        for (size_t place = 0; place <= CELLS; place++) {
            char *byte = &lines[CELLS + 1 + place];
            const char before = *byte;
            for (int value = 0; value < 256; value++) {
                *byte = (char)value;
                const bool good =
                    place == CELLS ? value == '\n' : value == '.' || (value >= '0' && value <= '9');
                assert_int_equal(lele_fast_kernel_at(k)->skim_lines(lines, 3), good ? 3 : 1);
                assert_int_equal(lele_fast_kernel_at(k)->skim_lines(lines, 1), 1);
            }
            *byte = before;
        }
        assert_int_equal(lele_fast_kernel_at(k)->skim_lines(lines, 0), 0);
    }
}

static void all_kernels_walk_the_same_tree(void **state)
{
    (void)state;
    static struct pool first, other;
    fill_pool(&first, 9);
    fill_pool(&other, 9);
    const uint64_t guesses = solve_pool(lele_fast_kernel_at(0), &first, 0, POOL, 3);
    assert_true(guesses > 0);
    for (size_t k = 1; lele_fast_kernel_at(k) != NULL; k++) {
        assert_int_equal(solve_pool(lele_fast_kernel_at(k), &other, 0, POOL, 3), guesses);
        assert_memory_equal(first.counts, other.counts, sizeof first.counts);
        for (int i = 0; i < POOL; i++)
            if (first.counts[i] > 0)
                assert_memory_equal(first.solutions[i], other.solutions[i], CELLS);
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

/* Up to thousands of solutions, with limits in the middle of them: the open cells of most nodes
 * are counted in another way when nobody looks at the solutions. */
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

static void grids_other_than_classic_go_to_bitboard(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        lele_solver *solver = lele_solver_new(&layout, "fast", NULL);
        assert_non_null(solver);
        assert_string_equal(lele_solver_algorithm(solver)->name,
                            strcmp(layout.name, "classic") == 0 ? "fast" : "bitboard");
        lele_solver_free(solver);
    }
}

static int set_up(void **state)
{
    (void)state;
    layout_of(&classic, "classic");
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kernel_finds_what_dlx_finds),
        cmocka_unit_test(a_hard_puzzle_is_the_same_alone_and_in_a_team),
        cmocka_unit_test(a_team_keeps_to_the_limit_of_nodes),
        cmocka_unit_test(batches_of_every_size_give_what_single_puzzles_give),
        cmocka_unit_test(batches_are_right_by_the_rules),
        cmocka_unit_test(solutions_need_not_be_written),
        cmocka_unit_test(lines_give_what_cells_give),
        cmocka_unit_test(every_byte_in_every_place_is_a_cell_or_not),
        cmocka_unit_test(all_kernels_walk_the_same_tree),
        cmocka_unit_test(enumeration_counts_every_solution),
        cmocka_unit_test(counting_gives_what_listing_gives),
        cmocka_unit_test(grids_other_than_classic_go_to_bitboard),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
