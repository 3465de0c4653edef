/*
 * The places of each digit numbered, so that a set of them fits one word: what makes "does
 * every place of these see every place of those" a single instruction.  A digit with more
 * places than a word has bits (near-empty large grids) is marked as too wide.
 */
#ifndef LELE_TECHNIQUE_COMPACT_H
#define LELE_TECHNIQUE_COMPACT_H

#include "lele/board.h"

enum { LELE_COMPACT_PLACES = 64 };

typedef struct lele_compact {
    bool valid;                        /* false: made for no board yet */
    lele_digits known[LELE_MAX_CELLS]; /* the candidates it was made for */
    bool wide[LELE_MAX_SIZE + 1];
    uint8_t number[LELE_MAX_SIZE + 1][LELE_MAX_CELLS];       /* of the cells that have the digit */
    lele_cell cells[LELE_MAX_SIZE + 1][LELE_COMPACT_PLACES]; /* and back */
    uint64_t peers[LELE_MAX_SIZE + 1][LELE_COMPACT_PLACES];
} lele_compact;

/* Again for the same candidates it costs nothing. */
void lele_compact_make(lele_compact *compact, const lele_board *board);

/* A set of places of the digit as a word; 0 where the digit is too wide. */
uint64_t lele_compact_places(const lele_compact *compact, lele_cellset cells, int digit);

/* ... and a word as a set. */
lele_cellset lele_compact_cells(const lele_compact *compact, uint64_t places, int digit);

/* The places that see all of these. */
uint64_t lele_compact_seeing(const lele_compact *compact, uint64_t places, int digit);

#endif
