/*
 * The digits used in every unit, as masks: placing and asking are a few operations, and
 * every digit put in can be taken back in turn.  What dfs and gbfs stand on.
 */
#ifndef LELE_SOLVER_MASKS_H
#define LELE_SOLVER_MASKS_H

#include "lele/grid.h"

typedef struct lele_masks {
    const lele_layout *layout;
    lele_digits all;
    lele_digits used[LELE_MAX_UNITS];
    lele_grid grid;
    lele_cellset empty;
    lele_cell placed[LELE_MAX_CELLS]; /* since lele_masks_init, in order */
    int placed_count;
} lele_masks;

/* False when the digits of `grid` break the rules. */
bool lele_masks_init(lele_masks *masks, const lele_layout *layout, const lele_grid *grid);

/* The digits that no unit of the cell holds yet. */
static inline lele_digits lele_masks_free(const lele_masks *masks, int cell)
{
    unsigned used = 0;
    for (int i = 0; i < masks->layout->cell_unit_count[cell]; i++)
        used |= masks->used[masks->layout->cell_units[cell][i]];
    return (lele_digits)(masks->all & ~used);
}

/* Puts a digit into an empty cell that is free for it. */
void lele_masks_place(lele_masks *masks, int cell, int digit);

/* Takes back what was placed after the first `count` digits. */
void lele_masks_undo(lele_masks *masks, int count);

/* Places every digit that has one cell left in a unit, and fills every cell that has one
 * digit left, until there is none; false where a cell or a digit has nothing left. */
bool lele_masks_force(lele_masks *masks);

#endif
