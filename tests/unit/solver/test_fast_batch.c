#include "fast_puzzles.h"

/* Many grids in one call of the fast solver, as cells or as lines of text: each has the same
 * result as on its own, regardless of the others. */

/* A pool of puzzles of all kinds, and the result of the first kernel for each on its own. */
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
    kernel->solve_many(memory, &batch, NULL);
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
            if (size < POOL) { /* nothing is written after the batch */
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

/* Whether the puzzle has a solution with another digit in the cell. */
static uint32_t has_other(const lele_grid *puzzle, lele_ban ban)
{
    for (uint8_t digit = 1; digit <= 9; digit++) {
        lele_grid grid = *puzzle;
        grid.cell[ban.cell] = digit;
        if (digit != ban.digit && count_by_dlx(&grid, 1) > 0)
            return 1;
    }
    return 0;
}

static void a_banned_digit_is_in_no_solution(void **state)
{
    (void)state;
    static struct pool pool;
    static lele_ban bans[POOL];
    for (size_t k = 0; lele_fast_kernel_at(k) != NULL; k++) {
        void *memory = new_state(lele_fast_kernel_at(k));
        fill_pool(&pool, 30 + k);
        for (size_t i = 0; i < POOL; i++) {
            bans[i] = (lele_ban){ (uint8_t)(i * 7 % CELLS), (uint8_t)(i % 9 + 1) };
            while (bans[i].cell < CELLS && pool.puzzles[i][bans[i].cell] != 0)
                bans[i].cell++;
            if (bans[i].cell == CELLS || i % 5 == 0) /* some without a ban */
                bans[i] = (lele_ban){ 0, 0 };
        }
        lele_solve_batch batch = { .puzzles = pool.puzzles[0],
                                   .solutions = pool.solutions[0],
                                   .counts = pool.counts,
                                   .count = POOL,
                                   .max_solutions = 2 };
        lele_fast_kernel_at(k)->solve_many(memory, &batch, bans);
        for (size_t i = 0; i < 60; i++) {
            lele_grid puzzle;
            lele_grid_clear(&puzzle);
            memcpy(puzzle.cell, pool.puzzles[i], CELLS);
            assert_int_equal(pool.counts[i], bans[i].digit == 0 ? count_by_dlx(&puzzle, 2)
                                                                : has_other(&puzzle, bans[i]));
            if (pool.counts[i] > 0)
                check_solution(&puzzle, pool.solutions[i]);
            if (pool.counts[i] > 0 && bans[i].digit != 0)
                assert_int_not_equal(pool.solutions[i][bans[i].cell], bans[i].digit);
        }
        free(memory);
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
        kernel->solve_many(memory, &batch, NULL);
        solve_pool(kernel, &pool, 0, POOL, 2);
        assert_memory_equal(counts, pool.counts, sizeof counts);
        free(memory);
    }
}

/* Writes a line, with all the characters that an empty cell may have. */
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
        kernel->solve_many(memory, &batch, NULL);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(batches_of_every_size_give_what_single_puzzles_give),
        cmocka_unit_test(batches_are_right_by_the_rules),
        cmocka_unit_test(a_banned_digit_is_in_no_solution),
        cmocka_unit_test(solutions_need_not_be_written),
        cmocka_unit_test(lines_give_what_cells_give),
        cmocka_unit_test(every_byte_in_every_place_is_a_cell_or_not),
        cmocka_unit_test(all_kernels_walk_the_same_tree),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
