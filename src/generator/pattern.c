/* Puzzles on a given pattern, see pattern.h. */
#include "generator/pattern.h"
#include "lele/solve.h"

#include <stdlib.h>

enum {
    MAX_SOLUTIONS = 500, /* examined for one choice */
    MAX_NODES = 20000,
    PATIENCE = 3, /* choices per clue without progress before giving up */
};

struct lele_pattern {
    const lele_layout *layout;
    lele_solver *solver; /* a named algorithm: the order of solutions matters here */
};

lele_pattern *lele_pattern_new(const lele_layout *layout)
{
    lele_pattern *pattern = calloc(1, sizeof *pattern);
    if (pattern == NULL)
        return NULL;
    pattern->layout = layout;
    pattern->solver = lele_solver_new(layout, "bitboard", NULL);
    if (pattern->solver != NULL)
        return pattern;
    free(pattern);
    return NULL;
}

void lele_pattern_free(lele_pattern *pattern)
{
    if (pattern == NULL)
        return;
    lele_solver_free(pattern->solver);
    free(pattern);
}

/* The number of solutions with each digit in one cell, and the last solution for each. */
struct census {
    int cell;
    unsigned counts[LELE_MAX_SIZE + 1];
    lele_grid samples[LELE_MAX_SIZE + 1];
};

static bool count_one(void *data, const lele_grid *solution)
{
    struct census *census = data;
    const int digit = solution->cell[census->cell];
    census->counts[digit]++;
    census->samples[digit] = *solution;
    return true;
}

static lele_solve_result take_census(lele_pattern *pattern, const lele_grid *puzzle, int cell,
                                     struct census *census)
{
    const lele_solve_limits limits = { .max_solutions = MAX_SOLUTIONS, .max_nodes = MAX_NODES };
    for (int d = 0; d <= LELE_MAX_SIZE; d++)
        census->counts[d] = 0;
    census->cell = cell;
    lele_solve_result result;
    lele_solve(pattern->solver, puzzle, &limits, count_one, census, &result);
    return result;
}

/* The digit that the fewest solutions have; ties are broken at random. */
static int rarest(const lele_layout *layout, const struct census *census, lele_random *random)
{
    int best = 0;
    uint32_t ties = 0;
    for (int d = 1; d <= layout->size; d++) {
        if (census->counts[d] == 0)
            continue;
        if (best == 0 || census->counts[d] < census->counts[best]) {
            best = d;
            ties = 1;
        } else if (census->counts[d] == census->counts[best] &&
                   lele_random_below(random, ++ties) == 0) {
            best = d;
        }
    }
    return best;
}

static bool is_unique(lele_pattern *pattern, const lele_grid *puzzle, lele_grid *solution)
{
    const lele_solve_limits limits = { .max_solutions = 2, .max_nodes = MAX_NODES };
    lele_solve_result result;
    lele_solve(pattern->solver, puzzle, &limits, NULL, NULL, &result);
    if (result.solutions != 1 || result.stopped)
        return false;
    *solution = result.first;
    return true;
}

static bool improve(lele_pattern *pattern, const uint8_t *cells, size_t count, lele_random *random,
                    lele_puzzle *puzzle)
{
    unsigned best = MAX_SOLUTIONS + 1;
    for (size_t dull = 0; dull < count * PATIENCE; dull++) {
        const int cell = cells[lele_random_below(random, (uint32_t)count)];
        struct census census;
        puzzle->givens.cell[cell] = 0;
        (void)take_census(pattern, &puzzle->givens, cell, &census);
        const int digit = rarest(pattern->layout, &census, random);
        if (digit == 0) { /* no solution found within the limit */
            puzzle->givens.cell[cell] = puzzle->solution.cell[cell];
            continue;
        }
        puzzle->givens.cell[cell] = (uint8_t)digit;
        puzzle->solution = census.samples[digit];
        if (census.counts[digit] == 1 && is_unique(pattern, &puzzle->givens, &puzzle->solution))
            return true;
        if (census.counts[digit] < best) {
            best = census.counts[digit];
            dull = 0;
        }
    }
    return false;
}

lele_error lele_pattern_find(lele_pattern *pattern, lele_filler *filler,
                             const lele_grid *fixed_solution, lele_cellset clues,
                             lele_random *random, lele_puzzle *ret)
{
    lele_puzzle puzzle = { .clues = lele_cellset_count(&clues) };
    if (fixed_solution != NULL) {
        puzzle.solution = *fixed_solution;
    } else {
        const lele_error error = lele_filler_next(filler, random, &puzzle.solution);
        if (error != LELE_OK)
            return error;
    }
    uint8_t cells[LELE_MAX_CELLS];
    size_t count = 0;
    for (int cell; (cell = lele_cellset_pop(&clues)) >= 0;) {
        puzzle.givens.cell[cell] = puzzle.solution.cell[cell];
        cells[count++] = (uint8_t)cell;
    }
    const bool unique = is_unique(pattern, &puzzle.givens, &puzzle.solution) ||
                        (fixed_solution == NULL && improve(pattern, cells, count, random, &puzzle));
    if (!unique)
        return LELE_E_SEVERAL_SOLUTIONS;
    *ret = puzzle;
    return LELE_OK;
}
