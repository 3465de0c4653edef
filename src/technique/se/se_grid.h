/*
 * The grid of the rater on Sudoku Explainer's scale, and the places of a classic layout in the
 * orders of that program.
 *
 * A region is kind * 9 + number; the kinds are block, row and column, in this order.  A position is
 * the index of a cell inside a region, left to right and top to bottom.  A digit is an index 0..8
 * here, so that masks of digits and masks of positions are used alike.
 */
#ifndef LELE_TECHNIQUE_SE_GRID_H
#define LELE_TECHNIQUE_SE_GRID_H

#include "lele/board.h"

enum {
    LELE_SE_BLOCK,
    LELE_SE_ROW,
    LELE_SE_COLUMN,
    LELE_SE_KINDS,
    LELE_SE_SIZE = 9,
    LELE_SE_CELLS = 81,
    LELE_SE_REGIONS = 27,
    LELE_SE_SEEN = 20,
    LELE_SE_CANDIDATES = 729,
};

typedef struct lele_se_places {
    uint8_t cell[LELE_SE_REGIONS][LELE_SE_SIZE];
    uint8_t region[LELE_SE_CELLS][LELE_SE_KINDS];
    uint8_t position[LELE_SE_CELLS][LELE_SE_KINDS];
    uint8_t see[LELE_SE_CELLS][LELE_SE_SEEN];         /* ascending */
    uint16_t cross[LELE_SE_REGIONS][LELE_SE_REGIONS]; /* the positions of the first in the second */
    lele_cellset peers[LELE_SE_CELLS];
    lele_cellset set[LELE_SE_REGIONS];
} lele_se_places;

typedef struct lele_se_grid {
    uint16_t cand[LELE_SE_CELLS];                  /* 0 in a filled cell */
    uint16_t place[LELE_SE_REGIONS][LELE_SE_SIZE]; /* the positions of each digit */
    uint16_t single[LELE_SE_REGIONS];              /* the digits with exactly one position */
    uint8_t value[LELE_SE_CELLS];                  /* 1..9; 0: empty */
    uint8_t empty[LELE_SE_REGIONS];                /* the number of empty cells */
    uint8_t placed[LELE_SE_SIZE];                  /* how often each digit is placed */
    uint32_t with_single;                          /* the regions where `single` has a digit */
    uint32_t with_one;                             /* the regions with one empty cell */
    int empty_count;
} lele_se_grid;

void lele_se_places_init(lele_se_places *places, const lele_layout *layout);
void lele_se_grid_init(lele_se_grid *grid, const lele_se_places *places, const lele_board *board);

/* Puts the digit into the cell and removes it from the cells that the cell sees. */
void lele_se_grid_place(lele_se_grid *grid, const lele_se_places *places, int cell, int digit);

/* Removes a candidate that is there. */
void lele_se_grid_remove(lele_se_grid *grid, const lele_se_places *places, int cell, int digit);

static inline int lele_se_count(unsigned mask)
{
    return lele_digits_count((lele_digits)mask);
}

static inline bool lele_se_is_single(unsigned mask)
{
    return mask != 0 && (mask & (mask - 1)) == 0;
}

/* The index of the lowest bit of a mask that is not empty. */
static inline int lele_se_lowest(unsigned mask)
{
    return lele_lowest64(mask);
}

/* Takes the lowest bit out of the mask: for (unsigned m = mask; m != 0;) ... lele_se_pop(&m) ... */
static inline int lele_se_pop(unsigned *mask)
{
    const int index = lele_se_lowest(*mask);
    *mask &= *mask - 1;
    return index;
}

/* The next larger mask with as many bits: the subsets of n elements in binary order are those from
 * (1 << size) - 1 on that are smaller than 1 << n.  The empty subset has no next one. */
static inline unsigned lele_se_next_subset(unsigned mask)
{
    const unsigned low = mask & (0U - mask);
    const unsigned ripple = mask + low;
    return ripple | ((mask ^ ripple) >> 2) / low;
}

static inline int lele_se_cell_of(const lele_se_places *places, int region, int position)
{
    return places->cell[region][position];
}

#endif
