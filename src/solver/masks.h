/*
 * The digits used in every unit, as masks.  Placing a digit and asking for the free digits take a
 * few operations, and placements can be undone in reverse order.  Used by dfs, gbfs and pieces.
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

/* Puts a digit into an empty cell where it is free. */
void lele_masks_place(lele_masks *masks, int cell, int digit);

/* Removes all placed digits after the first `count`. */
void lele_masks_undo(lele_masks *masks, int count);

/* Places all naked and hidden singles until there are none.  False when a cell has no digit left,
 * a digit has no cell left in a unit, or two digits need the same cell. */
bool lele_masks_force(lele_masks *masks);

#endif
