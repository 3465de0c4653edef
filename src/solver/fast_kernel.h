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
    struct places places;
    const enum event event = settle(search, outcome, &places);
    if (event == GUESS) {
        for (int i = 0; i < places.count; i++)
            leave_branch(&node[i], places.place[i]);
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

/* Counts the solutions of a node with few open cells.  Such a count may take much longer than a node
 * of the search, so its own guesses are work too. */
static bool count_rest(const struct rest *rest, struct search *search, lele_run *run)
{
    enum { WORK_PER_GUESS = 100 };
    const uint64_t before = search->guesses, most = run->limits.max_work;
    const uint64_t count = rest_count(rest, &search->guesses);
    run->result->work += (search->guesses - before) * WORK_PER_GUESS;
    if (most == 0 || run->result->work <= most)
        return count_more(run, count);
    run->result->stopped = true;
    return false;
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
            going = count_rest(&rest, search, run);
            continue;
        }
        const enum event event = advance(search, outcome);
        if (event != END)
            going = event == GUESS ? enter_all(search, run)
                                   : count_more(run, solutions_at_hand(search));
    }
}

/* Whether the team may help: only with a test of uniqueness, which mostly visits the whole tree,
 * and only without a callback, which would see the order of solutions. */
static bool is_for_team(const lele_run *run)
{
    return run->found == NULL && run->limits.max_solutions == 2;
}

/* Spreads the search over the team; false when it must continue alone.  Then the team has found a
 * second solution. */
static bool spread_over_team(struct crew *crew, lele_run *run)
{
    lele_solve_result *result = run->result;
    const uint64_t solutions = result->solutions;
    if (!search_together(crew, run) && !result->stopped) {
        result->solutions = solutions;
        return false;
    }
    for (int i = 0; i < MEMBERS; i++)
        crew->alone.guesses += crew->member[i].search.guesses;
    crew->alone.depth = 0;
    return true;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct crew *crew = state;
    struct search *search = &crew->alone;
    bool shared = !is_for_team(run);
    lele_grid solution;
    lele_grid_clear(&solution);
    if (!are_digits(grid->cell))
        return;
    start(search, grid->cell, LELE_FORM_CELLS);
    search->bold = run->limits.max_solutions == 2; /* a search for all keeps its order */
    for (bool going = true; going;) {
        const enum event event = step(search);
        going = event == GUESS       ? enter_all(search, run)
                : event == SOLUTIONS ? report(search, run, &solution)
                                     : false;
        if (going && event == SOLUTIONS && run->found == NULL && run->limits.max_solutions != 2) {
            count_on(search, run);
            break;
        }
        if (going && event == GUESS && !shared &&
            search->guesses >= SPREAD_AFTER + (uint64_t)search->depth) {
            going = !spread_over_team(crew, run);
            shared = true;
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
