/*
 * The general solver, for every layout: naked singles, hidden singles and locked candidates on bit
 * boards.  It branches where the choices are fewest, over the candidates of a cell and the places
 * of a digit in a unit.
 */
#include "solver/bitboard.h"

#include <string.h>

#include "solver/solver.h"

enum { MANY_SOLUTIONS = 8 };

_Static_assert(LELE_MAX_UNITS <= 64, "a set of units is a word");

enum progress { DEAD, STUCK, MOVED };
enum reasoning {
    NAKED_SINGLES,
    HIDDEN_SINGLES,
    LOCKED_CANDIDATES
}; /* each includes those before */

struct candidate {
    int cell, digit;
};

struct lele_bitboard {
    const lele_layout *layout;
    const struct width *width;
    lele_cellset unit[LELE_MAX_UNITS]; /* the cells of each unit, close together in memory */
    uint64_t units_of[LELE_MAX_CELLS]; /* the units of each cell, as a set */
    uint64_t all_units;
    int depth;
    uint64_t solutions; /* found since lele_bitboard_start */
    uint64_t work;      /* words of cell sets looked at since then, about a nanosecond each */
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
    bool (*settle)(lele_bitboard *bitboard);
    lele_cellset (*open)(lele_bitboard *bitboard);
    int (*fewest)(lele_bitboard *bitboard, const lele_cellset *among, int from);
    lele_digits (*candidates)(lele_bitboard *bitboard, int cell);
    void (*push)(lele_bitboard *bitboard);
    void (*place)(lele_bitboard *bitboard, int cell, int digit);
    void (*solved)(lele_bitboard *bitboard, lele_grid *ret);
} widths[] = {
    { 64, sizeof(struct state1), start1, next1, settle1, open1, fewest1, candidates1, push1, place1,
      solved1 },
    { 128, sizeof(struct state2), start2, next2, settle2, open2, fewest2, candidates2, push2,
      place2, solved2 },
    { 256, sizeof(struct state4), start4, next4, settle4, open4, fewest4, candidates4, push4,
      place4, solved4 },
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
    bitboard->depth = 0;
    bitboard->all_units = 0;
    memset(bitboard->units_of, 0, sizeof bitboard->units_of);
    for (int u = 0; u < layout->unit_count; u++) {
        bitboard->unit[u] = layout->units[u].set;
        bitboard->all_units |= UINT64_C(1) << u;
    }
    for (int cell = 0; cell < layout->cell_count; cell++)
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            bitboard->units_of[cell] |= UINT64_C(1) << layout->cell_units[cell][i];
}

uint64_t lele_bitboard_work(const lele_bitboard *bitboard)
{
    return bitboard->work;
}

void lele_bitboard_start(lele_bitboard *bitboard, const lele_grid *grid)
{
    bitboard->work = 0;
    bitboard->width->start(bitboard, grid);
}

lele_bitboard_event lele_bitboard_next(lele_bitboard *bitboard, lele_grid *ret)
{
    return bitboard->width->next(bitboard, ret);
}

bool lele_bitboard_settle(lele_bitboard *bitboard)
{
    return bitboard->depth > 0 && bitboard->width->settle(bitboard);
}

lele_cellset lele_bitboard_open(lele_bitboard *bitboard)
{
    return bitboard->width->open(bitboard);
}

int lele_bitboard_fewest(lele_bitboard *bitboard, const lele_cellset *among, int from)
{
    return bitboard->width->fewest(bitboard, among, from);
}

lele_digits lele_bitboard_candidates(lele_bitboard *bitboard, int cell)
{
    return bitboard->width->candidates(bitboard, cell);
}

void lele_bitboard_push(lele_bitboard *bitboard)
{
    if (bitboard->depth > 0)
        bitboard->width->push(bitboard);
}

void lele_bitboard_place(lele_bitboard *bitboard, int cell, int digit)
{
    bitboard->width->place(bitboard, cell, digit);
}

void lele_bitboard_pop(lele_bitboard *bitboard)
{
    if (bitboard->depth > 0)
        bitboard->depth--;
}

void lele_bitboard_solved(lele_bitboard *bitboard, lele_grid *ret)
{
    bitboard->width->solved(bitboard, ret);
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
            run->result->work = lele_bitboard_work(state);
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
    run->result->work = lele_bitboard_work(state);
}

const lele_backend lele_backend_bitboard = {
    .algorithm = { "bitboard",
                   { "bit boards with singles and locked candidates, for every layout",
                     "位棋盘：唯余、排除与区块推理，适用于所有盘面" } },
    .state_size = lele_bitboard_size,
    .init = init,
    .solve = solve,
};
