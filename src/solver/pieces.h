/*
 * Cuts the search tree of a grid into pieces: grids with more givens that together have the same
 * solutions, each exactly once, in a fixed order.
 */
#ifndef LELE_SOLVER_PIECES_H
#define LELE_SOLVER_PIECES_H

#include "lele/grid.h"

typedef struct lele_pieces {
    lele_grid *grids;
    size_t count;
} lele_pieces;

/* Cuts until there are at least `wanted` pieces or nothing is left to cut. */
lele_error lele_pieces_init(lele_pieces *pieces, const lele_layout *layout, const lele_grid *grid,
                            size_t wanted);
void lele_pieces_release(lele_pieces *pieces);

#endif
