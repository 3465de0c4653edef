/*
 * The algorithm for the canonical forms of complete grids; canon_pattern.h has that for puzzles.
 * Classic only: they depend on the shape of bands and stacks.
 *
 * A view is the grid or its transpose, so that only rows, columns, bands and stacks
 * have to be permuted.
 */
#ifndef LELE_GENERATOR_CANON_H
#define LELE_GENERATOR_CANON_H

#include "lele/canon.h"

typedef struct lele_canon_views {
    uint8_t cell[2][81];
} lele_canon_views;

/* All orders of three items. */
extern const uint8_t lele_canon_orders[6][3];

/* Writes 81 cells and returns the number of transformations that give them. */
uint64_t lele_canon_complete(const lele_canon_views *views, uint8_t ret[81]);

#endif
