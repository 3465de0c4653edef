#include "solver/masks.h"

bool lele_masks_init(lele_masks *masks, const lele_layout *layout, const lele_grid *grid)
{
    *masks = (lele_masks){ .layout = layout, .all = lele_digits_all(layout->size) };
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = grid->cell[cell];
        if (digit == 0)
            continue;
        if (digit > layout->size || !lele_digits_has(lele_masks_free(masks, cell), digit))
            return false;
        lele_masks_flip(masks, cell, digit);
    }
    return true;
}
