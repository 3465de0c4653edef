/*
 * Sets of places of one digit as 64-bit words.  The places of each digit are numbered, so that
 * "does every place of these see every place of those" is a test of one word.  A digit with more
 * than 64 places (in near-empty large grids) is marked as too wide.
 *
 * A place keeps its number while candidates only disappear: older words stay valid, except that
 * they may contain places that no longer exist.
 */
#ifndef LELE_TECHNIQUE_COMPACT_H
#define LELE_TECHNIQUE_COMPACT_H

#include "lele/board.h"

enum { LELE_COMPACT_PLACES = 64, LELE_COMPACT_SHIFT = 4 };

/* One candidate. */
typedef struct lele_compact_place {
    uint64_t bit;
    uint64_t peers;
    uint64_t around[LELE_MAX_CELL_UNITS]; /* the places in each of its units */
} lele_compact_place;

typedef struct lele_compact {
    const lele_layout *layout;             /* NULL: no board yet */
    uint32_t numbering;                    /* changes when places of a digit are renumbered */
    lele_cellset known[LELE_MAX_SIZE + 1]; /* the places of the board it was made for */
    bool wide[LELE_MAX_SIZE + 1];
    bool any_wide;
    uint64_t all[LELE_MAX_SIZE + 1];                         /* every place; 0 when too wide */
    uint8_t number[LELE_MAX_SIZE + 1][LELE_MAX_CELLS];       /* by cell that has the digit */
    lele_cell cells[LELE_MAX_SIZE + 1][LELE_COMPACT_PLACES]; /* by number */
    uint64_t peers[LELE_MAX_SIZE + 1][LELE_COMPACT_PLACES];
    uint64_t units[LELE_MAX_SIZE + 1][LELE_MAX_UNITS];           /* the places in a unit */
    lele_compact_place at[LELE_MAX_CELLS << LELE_COMPACT_SHIFT]; /* by candidate */
} lele_compact;

/* Recomputes the digits whose places changed. */
void lele_compact_make(lele_compact *compact, const lele_board *board);

static inline const lele_compact_place *lele_compact_at(const lele_compact *compact, int cell,
                                                        int digit)
{
    return &compact->at[cell << LELE_COMPACT_SHIFT | (digit - 1)];
}

/* A set of places of the digit as a word; 0 where the digit is too wide. */
uint64_t lele_compact_places(const lele_compact *compact, lele_cellset cells, int digit);

/* A word as a set of cells. */
lele_cellset lele_compact_cells(const lele_compact *compact, uint64_t places, int digit);

/* The places that see all of these; all bits are set when there are none. */
uint64_t lele_compact_seeing(const lele_compact *compact, uint64_t places, int digit);

#endif
