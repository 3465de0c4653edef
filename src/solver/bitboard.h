/*
 * The general solver as an object that stops after every node and can be resumed.  The `bitboard`
 * backend of lele_solve and the solution iterator both use it.
 */
#ifndef LELE_SOLVER_BITBOARD_H
#define LELE_SOLVER_BITBOARD_H

#include "lele/grid.h"

typedef struct lele_bitboard lele_bitboard;

/* The size of the memory for a bitboard, whose address must be a multiple of 64, as the size is. */
size_t lele_bitboard_size(const lele_layout *layout);
void lele_bitboard_init(lele_bitboard *bitboard, const lele_layout *layout);

/* The kernels for a layout that this processor supports, fastest first; NULL after the last.  All
 * visit the same positions.  lele_bitboard_init takes the first. */
typedef struct lele_bitboard_width lele_bitboard_width;
const lele_bitboard_width *lele_bitboard_width_at(const lele_layout *layout, size_t index);
size_t lele_bitboard_size_width(const lele_layout *layout, const lele_bitboard_width *width);
void lele_bitboard_init_width(lele_bitboard *bitboard, const lele_layout *layout,
                              const lele_bitboard_width *width);

/* Starts the search of a grid. */
void lele_bitboard_start(lele_bitboard *bitboard, const lele_grid *grid);

typedef enum lele_bitboard_event {
    LELE_BITBOARD_NODE,     /* a branch was taken; call again */
    LELE_BITBOARD_SOLUTION, /* *ret holds a solution; call again for the next */
    LELE_BITBOARD_END,      /* the search is finished */
} lele_bitboard_event;

/* The work since the start, in the units of lele_solve_result. */
uint64_t lele_bitboard_work(const lele_bitboard *bitboard);

/* Runs to the next event. */
lele_bitboard_event lele_bitboard_next(lele_bitboard *bitboard, lele_grid *ret);

/*
 * A guided search: the caller chooses the branches of the position on top of the stack.  It starts
 * with lele_bitboard_start.  A position that is not settled, or is dead, has only settle and pop.
 */

/* Places all naked and hidden singles; false when the position is dead. */
bool lele_bitboard_settle(lele_bitboard *bitboard);

/* The cells that are not decided. */
lele_cellset lele_bitboard_open(lele_bitboard *bitboard);

/* The open cell of `among`, which holds one, with the fewest candidates; among equals the first one
 * from cell `from` on, in a circle. */
int lele_bitboard_fewest(lele_bitboard *bitboard, const lele_cellset *among, int from);
lele_digits lele_bitboard_candidates(lele_bitboard *bitboard, int cell);

/* Puts a copy of the position on top, to place a candidate in it; pop removes it.  At most one copy
 * per cell and one more. */
void lele_bitboard_push(lele_bitboard *bitboard);
void lele_bitboard_place(lele_bitboard *bitboard, int cell, int digit);
void lele_bitboard_pop(lele_bitboard *bitboard);

/* The grid of a position without open cells. */
void lele_bitboard_solved(lele_bitboard *bitboard, lele_grid *ret);

#endif
