/*
 * The kernel of the fast solver, for classic grids only.
 *
 * It solves a batch of puzzles with a team, one puzzle per member.  It solves a single puzzle
 * alone, and spreads it over the team only to decide whether a hard one has a unique solution.
 *
 * Included once per vector width, with LELE_SIMD_BITS and LELE_FAST_KERNEL defined.
 */
#include "solver/fast.h"
#include "solver/fast_node.h"
#include "solver/fast_cells.h"
#include "solver/fast_choose.h"
#include "solver/fast_search.h"
#include "solver/fast_team.h"
#include "solver/fast_batch.h"
#include "solver/fast_spread.h"
#include "solver/fast_rest.h"

/* Processes the node at the top; END is the end of this node only.  After SOLUTIONS the solution
 * is one above the top of the stack. */
LELE_INLINE enum event advance(struct search *search, enum outcome outcome)
{
    struct node *node = &search->stack[search->depth];
    struct place place;
    const enum event event = settle(search, outcome, &place);
    if (event == GUESS) {
        const lanes here = lanes_at(place.lane);
        copy(node + 1, node);
        try_lowest(&node[1].cell[place.at / SIDE][place.at % SIDE], here);
        leave_lowest(&node->cell[place.at / SIDE][place.at % SIDE], here);
    } else {
        search->depth--;
    }
    return event;
}

/* Runs to the next event; END is the end of the search. */
static enum event step(struct search *search)
{
    enum event event = END;
    while (event == END && search->depth >= 0)
        event = advance(search, propagate(&search->stack[search->depth]));
    return event;
}

/* Adds to the number of solutions; for searches without a callback, once the first is stored. */
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

/* Continues a search that only needs the number of solutions. */
static void count_on(struct search *search, lele_run *run)
{
    for (bool going = true; going && search->depth >= 0;) {
        struct node *node = &search->stack[search->depth];
        const enum outcome outcome = propagate(node);
        struct rest rest;
        if (outcome == STUCK && rest_init(&rest, node)) {
            search->depth--;
            going = count_more(run, rest_count(&rest, &search->guesses));
            continue;
        }
        const enum event event = advance(search, outcome);
        if (event != END)
            going =
                event == GUESS ? lele_run_enter(run) : count_more(run, solutions_at_hand(search));
    }
}

/* Whether to spread the search over the team: only for a test of uniqueness, which mostly visits
 * the whole tree, and only without a callback, which would see the order of solutions. */
static bool is_for_team(const struct search *search, const lele_run *run)
{
    return search->guesses == SPREAD_AFTER && run->found == NULL && run->limits.max_solutions == 2;
}

static uint64_t all_guesses(const struct crew *crew)
{
    uint64_t guesses = 0;
    for (int i = 0; i < MEMBERS; i++)
        guesses += crew->member[i].search.guesses;
    return guesses;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct crew *crew = state;
    struct search *search = &crew->member[0].search;
    bool alone = false;
    lele_grid solution;
    lele_grid_clear(&solution);
    start(search, grid->cell, LELE_FORM_CELLS);
    for (bool going = true; going;) {
        const enum event event = step(search);
        going = event == GUESS       ? lele_run_enter(run)
                : event == SOLUTIONS ? report(search, run, &solution)
                                     : false;
        if (going && event == SOLUTIONS && run->found == NULL && run->limits.max_solutions != 2) {
            count_on(search, run);
            break;
        }
        if (going && event == GUESS && !alone && is_for_team(search, run)) {
            if (search_together(crew, run) || run->result->stopped) {
                run->result->guesses += all_guesses(crew);
                run->result->backtracks = run->result->nodes;
                return;
            }
            run->result->solutions = 0;
            start(search, grid->cell, LELE_FORM_CELLS);
            alone = true;
        }
    }
    run->result->guesses += search->guesses;
    run->result->backtracks =
        run->result->nodes - (uint64_t)(search->depth > 0 ? search->depth : 0);
}

const lele_fast_kernel LELE_FAST_KERNEL = {
    .state_size = sizeof(struct crew),
    .solve = solve,
    .solve_many = solve_many,
    .skim_lines = skim_lines,
};
