/*
 * The general solver, for every layout: naked singles, hidden singles and locked candidates on bit
 * boards.  It branches where the choices are fewest, over the candidates of a cell and the places
 * of a digit in a unit.
 */
#include "solver/bitboard.h"

#include <string.h>

#include "solver/solver.h"

enum { MAX_PAIRS = LELE_MAX_UNITS * LELE_MAX_UNITS, MANY_SOLUTIONS = 8 };

enum progress { DEAD, STUCK, MOVED };

struct candidate {
    int cell, digit;
};

struct lele_bitboard {
    const lele_layout *layout;
    const struct width *width;
    int pair_count;
    struct {
        uint8_t from, to;
    } pairs[MAX_PAIRS]; /* ordered pairs of units that share two cells or more */
    int depth;
    uint64_t solutions; /* found since lele_bitboard_start */
    _Alignas(16) unsigned char stack[];
};

#define WORDS 1
#include "solver/bitboard_kernel.h"
#undef WORDS
#define WORDS 2
#include "solver/bitboard_kernel.h"
#undef WORDS
#define WORDS 4
#include "solver/bitboard_kernel.h"
#undef WORDS

static const struct width {
    int cells;
    size_t state_size;
    void (*start)(lele_bitboard *bitboard, const lele_grid *grid);
    lele_bitboard_event (*next)(lele_bitboard *bitboard, lele_grid *ret);
} widths[] = {
    { 64, sizeof(struct state1), start1, next1 },
    { 128, sizeof(struct state2), start2, next2 },
    { 256, sizeof(struct state4), start4, next4 },
};

static const struct width *width_of(const lele_layout *layout)
{
    const struct width *width = widths;
    while (layout->cell_count > width->cells)
        width++;
    return width;
}

size_t lele_bitboard_size(const lele_layout *layout)
{
    return sizeof(lele_bitboard) + ((size_t)layout->cell_count + 2) * width_of(layout)->state_size;
}

void lele_bitboard_init(lele_bitboard *bitboard, const lele_layout *layout)
{
    bitboard->layout = layout;
    bitboard->width = width_of(layout);
    bitboard->pair_count = 0;
    bitboard->depth = 0;
    for (int from = 0; from < layout->unit_count; from++) {
        for (int to = 0; to < layout->unit_count; to++) {
            const lele_cellset common =
                lele_cellset_and(layout->units[from].set, layout->units[to].set);
            if (from == to || lele_cellset_count(&common) < 2)
                continue;
            bitboard->pairs[bitboard->pair_count].from = (uint8_t)from;
            bitboard->pairs[bitboard->pair_count].to = (uint8_t)to;
            bitboard->pair_count++;
        }
    }
}

void lele_bitboard_start(lele_bitboard *bitboard, const lele_grid *grid)
{
    bitboard->width->start(bitboard, grid);
}

lele_bitboard_event lele_bitboard_next(lele_bitboard *bitboard, lele_grid *ret)
{
    return bitboard->width->next(bitboard, ret);
}

static void init(void *state, const lele_layout *layout)
{
    lele_bitboard_init(state, layout);
}

/* Guesses that are no longer on the stack have been taken back. */
static void count_backtracks(const lele_bitboard *bitboard, lele_solve_result *result)
{
    const int open = bitboard->depth > 0 ? bitboard->depth - 1 : 0;
    result->backtracks = result->guesses - (uint64_t)open;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    lele_grid solution;
    lele_bitboard_start(state, grid);
    for (bool going = true; going;) {
        switch (lele_bitboard_next(state, &solution)) {
        case LELE_BITBOARD_NODE:
            run->result->guesses++;
            count_backtracks(state, run->result);
            going = lele_run_enter(run);
            break;
        case LELE_BITBOARD_SOLUTION:
            going = lele_run_report(run, &solution);
            break;
        case LELE_BITBOARD_END:
            going = false;
            break;
        }
    }
    count_backtracks(state, run->result);
}

const lele_backend lele_backend_bitboard = {
    .algorithm = { "bitboard",
                   { "bit boards with singles and locked candidates, for every layout",
                     "位棋盘：唯余、排除与区块推理，适用于所有盘面" } },
    .state_size = lele_bitboard_size,
    .init = init,
    .solve = solve,
};
