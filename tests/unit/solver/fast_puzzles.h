/*
 * Grids of every kind for the fast solver, and the checks of a solution.
 */
#ifndef LELE_TESTS_FAST_PUZZLES_H
#define LELE_TESTS_FAST_PUZZLES_H

#include <stdlib.h>

#include "check.h"
#include "samples.h"
#include "solver/fast.h"

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

/* One digit changed: mostly without a solution, often against the rules. */
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

/* Only two equal digits in one unit. */
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

/* Minimal puzzles, puzzles with 17 clues, and some that are hard for a computer. */
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

static int set_up(void **state)
{
    (void)state;
    layout_of(&classic, "classic");
    return 0;
}

#endif
