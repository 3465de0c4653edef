/*
 * The kernel of the fast solver, for classic grids only: one puzzle at a time for all its
 * solutions, and a team of them for many puzzles.
 *
 * Included once a vector width, with LELE_SIMD_BITS and LELE_FAST_KERNEL defined.
 */
#include "solver/fast.h"
#include "solver/fast_node.h"
#include "solver/fast_cells.h"
#include "solver/fast_choose.h"
#include "solver/fast_search.h"
#include "solver/fast_team.h"
#include "solver/fast_batch.h"

/* Goes on to the next event; the solution is then one above the top of the stack. */
static enum event step(struct search *search)
{
    while (search->depth >= 0) {
        struct node *node = &search->stack[search->depth];
        struct place place;
        const enum event event = settle(search, propagate(node), &place);
        if (event == GUESS) {
            const lanes here = lanes_at(place.lane);
            copy(node + 1, node);
            try_lowest(&node[1].cell[place.at / SIDE][place.at % SIDE], here);
            leave_lowest(&node->cell[place.at / SIDE][place.at % SIDE], here);
            return GUESS;
        }
        search->depth--;
        if (event == SOLUTIONS)
            return SOLUTIONS;
    }
    return END;
}

/* Where nobody wants to see solutions, and the first one is there, only the number counts. */
static bool count_more(lele_run *run, uint64_t count)
{
    const uint64_t max = run->limits.max_solutions;
    run->result->solutions += count;
    if (max == 0 || run->result->solutions < max)
        return true;
    run->result->solutions = max;
    return false;
}

static bool report(struct search *search, lele_run *run, lele_grid *solution)
{
    struct node *node = &search->stack[search->depth + 1];
    const uint64_t count = solutions_at_hand(search);
    for (uint64_t number = 0; number < count; number++) {
        if (run->found == NULL && run->result->solutions > 0)
            return count_more(run, count - number);
        if (number > 0)
            swap_one(search, node, number);
        write_cells(node, solution->cell, LELE_FORM_CELLS);
        if (!lele_run_report(run, solution))
            return false;
    }
    return true;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct search *search = &((struct crew *)state)->member[0].search;
    lele_grid solution;
    lele_grid_clear(&solution);
    start(search, grid->cell, LELE_FORM_CELLS);
    for (bool going = true; going;) {
        const enum event event = step(search);
        going = event == GUESS       ? lele_run_enter(run)
                : event == SOLUTIONS ? report(search, run, &solution)
                                     : false;
    }
    run->result->guesses += search->guesses;
}

const lele_fast_kernel LELE_FAST_KERNEL = {
    .state_size = sizeof(struct crew),
    .solve = solve,
    .solve_many = solve_many,
    .skim_lines = skim_lines,
};
