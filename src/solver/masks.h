/*
 * The digits used in every unit, as masks: placing and asking are a few operations.
 * What dfs and gbfs stand on.
 */
#ifndef LELE_SOLVER_MASKS_H
#define LELE_SOLVER_MASKS_H

#include "lele/grid.h"

typedef struct lele_masks {
    const lele_layout *layout;
    lele_digits all;
    lele_digits used[LELE_MAX_UNITS];
    lele_grid grid;
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

/* Puts a digit in, or takes the same digit out again. */
static inline void lele_masks_flip(lele_masks *masks, int cell, int digit)
{
    for (int i = 0; i < masks->layout->cell_unit_count[cell]; i++)
        masks->used[masks->layout->cell_units[cell][i]] ^= lele_digits_of(digit);
    masks->grid.cell[cell] = masks->grid.cell[cell] == 0 ? (uint8_t)digit : 0;
}

#endif
