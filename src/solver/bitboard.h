/*
 * The general solver as an object that can be stopped and resumed after every node:
 * lele_solve's `bitboard` backend and the solution iterator both drive it.
 */
#ifndef LELE_SOLVER_BITBOARD_H
#define LELE_SOLVER_BITBOARD_H

#include "lele/grid.h"

typedef struct lele_bitboard lele_bitboard;

size_t lele_bitboard_size(const lele_layout *layout);
void lele_bitboard_init(lele_bitboard *bitboard, const lele_layout *layout);

/* Sets up the search of a grid. */
void lele_bitboard_start(lele_bitboard *bitboard, const lele_grid *grid);

typedef enum lele_bitboard_event {
    LELE_BITBOARD_NODE,     /* a branch was taken; go on */
    LELE_BITBOARD_SOLUTION, /* *ret holds a solution; go on for the next */
    LELE_BITBOARD_END,      /* nothing left */
} lele_bitboard_event;

/* Runs to the next event. */
lele_bitboard_event lele_bitboard_next(lele_bitboard *bitboard, lele_grid *ret);

#endif
