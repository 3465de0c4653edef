/*
 * The kernel of the fast solver, for classic grids only: a depth-first search over nodes of
 * nine vectors.
 *
 * Included once a vector width, with LELE_SIMD_BITS and LELE_FAST_KERNEL defined.
 */
#include "solver/fast.h"
#include "solver/fast_reason.h"
#include "solver/fast_cells.h"
#include "solver/fast_choose.h"

enum {
    MAX_DEPTH = CELLS + 1, /* a guess decides a cell */
    MAX_SWAPS = CELLS / 4, /* of four cells or more each */
};

/* SOLUTIONS: the one at `solution`, and what comes of it by any of the swaps. */
enum event { GUESS, SOLUTIONS, END };

struct search {
    uint64_t guesses;
    int depth;
    int swap_count;
    struct node *solution;       /* above the top of the stack */
    struct node swap[MAX_SWAPS]; /* both candidates of the cells that change */
    struct node stack[MAX_DEPTH];
};

static void start(struct search *search, const uint8_t *puzzle)
{
    read_cells(&search->stack[0], puzzle);
    search->depth = 1;
    search->guesses = 0;
}

/* The lowest candidate of one cell, and nothing in all other lanes. */
LELE_INLINE lanes digit_at(const lanes *cell, lanes here)
{
    return lanes_and(here, lanes_minus(*cell, lanes_drop_lowest(*cell)));
}

/* Tries a digit on top of the stack, and leaves below what is left without it. */
static void guess(struct search *search, const struct choices *choices)
{
    struct node *rest = &search->stack[search->depth - 1];
    struct node *try = &search->stack[search->depth];
    const struct place place = choose(choices);
    const lanes here = lanes_at(place.lane);
    lanes *cell = &rest->cell[place.at / SIDE][place.at % SIDE];
    const lanes digit = digit_at(cell, here);
    copy(try, rest);
    try->cell[place.at / SIDE][place.at % SIDE] = lanes_or(lanes_minus(*cell, here), digit);
    *cell = lanes_minus(*cell, digit);
    search->depth++;
    search->guesses++;
}

/*
 * A stuck node in which every open cell has two candidates.  Then every digit has exactly two
 * places in every unit that lacks it (none has one, and there are not enough for three), so a
 * choice in one cell forces one in others, round to itself: the open cells fall into groups
 * that can each be filled in two ways or none, whatever the others do.  One way through all
 * groups gives the solutions of the whole subtree.
 */
static enum outcome split(struct search *search, struct node *node)
{
    enum outcome outcome = STUCK;
    search->swap_count = 0;
    while (outcome == STUCK) {
        struct node *swap = &search->swap[search->swap_count++];
        const struct place place = choose_any(node);
        const lanes here = lanes_at(place.lane);
        lanes *cell = &node->cell[place.at / SIDE][place.at % SIDE];
        copy(swap, node);
        *cell = lanes_or(lanes_minus(*cell, here), digit_at(cell, here));
        search->guesses++;
        outcome = propagate(node);
        for (int at = 0; at < SIDE * SIDE; at++) {
            lanes *before = &swap->cell[at / SIDE][at % SIDE];
            const lanes after = node->cell[at / SIDE][at % SIDE];
            *before = lanes_where(*before, lanes_xor(*before, after));
        }
    }
    return outcome;
}

/* Goes on to the next event. */
static enum event step(struct search *search)
{
    while (search->depth > 0) {
        struct node *node = &search->stack[search->depth - 1];
        enum outcome outcome = propagate(node);
        search->swap_count = 0;
        if (outcome == STUCK) {
            struct choices choices;
            find_choices(node, &choices);
            if (!choices.only_pairs) {
                guess(search, &choices);
                return GUESS;
            }
            outcome = split(search, node);
        }
        search->depth--;
        if (outcome == SOLVED) {
            search->solution = node;
            return SOLUTIONS;
        }
    }
    return END;
}

static uint64_t solutions_at_hand(const struct search *search)
{
    return UINT64_C(1) << search->swap_count;
}

/* Makes the next of the solutions at hand: each differs from the one before by one swap. */
static void swap_one(struct search *search, uint64_t number)
{
    const struct node *swap = &search->swap[lele_lowest64(number)];
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            search->solution->cell[i][j] =
                lanes_xor(search->solution->cell[i][j], swap->cell[i][j]);
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
    const uint64_t count = solutions_at_hand(search);
    for (uint64_t number = 0; number < count; number++) {
        if (run->found == NULL && run->result->solutions > 0)
            return count_more(run, count - number);
        if (number > 0)
            swap_one(search, number);
        write_cells(search->solution, solution->cell);
        if (!lele_run_report(run, solution))
            return false;
    }
    return true;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct search *search = state;
    lele_grid solution;
    lele_grid_clear(&solution);
    start(search, grid->cell);
    for (bool going = true; going;) {
        const enum event event = step(search);
        going = event == GUESS       ? lele_run_enter(run)
                : event == SOLUTIONS ? report(search, run, &solution)
                                     : false;
    }
    run->result->guesses += search->guesses;
}

static uint32_t solve_one(struct search *search, const lele_solve_batch *batch, size_t index)
{
    uint64_t count = 0;
    enum event event = GUESS;
    start(search, batch->puzzles + index * CELLS);
    while (event != END && count < batch->max_solutions) {
        event = step(search);
        if (event != SOLUTIONS)
            continue;
        if (count == 0 && batch->solutions != NULL)
            write_cells(search->solution, batch->solutions + index * CELLS);
        count += solutions_at_hand(search);
    }
    return (uint32_t)(count < batch->max_solutions ? count : batch->max_solutions);
}

static void solve_many(void *state, lele_solve_batch *batch)
{
    struct search *search = state;
    batch->guesses = 0;
    for (size_t i = 0; i < batch->count; i++) {
        batch->counts[i] = solve_one(search, batch, i);
        batch->guesses += search->guesses;
    }
}

const lele_fast_kernel LELE_FAST_KERNEL = {
    .state_size = sizeof(struct search),
    .solve = solve,
    .solve_many = solve_many,
};
