/*
 * The general solver as an object that stops after every node and can be resumed.  The `bitboard`
 * backend of lele_solve and the solution iterator both use it.
 */
#ifndef LELE_SOLVER_BITBOARD_H
#define LELE_SOLVER_BITBOARD_H

#include "lele/grid.h"

typedef struct lele_bitboard lele_bitboard;

size_t lele_bitboard_size(const lele_layout *layout);
void lele_bitboard_init(lele_bitboard *bitboard, const lele_layout *layout);

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

#endif
