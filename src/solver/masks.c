#include "solver/masks.h"

#include "lele/clue.h"

/* Marks a digit as used in all units of a cell, or unmarks it. */
static void flip(lele_masks *masks, int cell, int digit)
{
    for (int i = 0; i < masks->layout->cell_unit_count[cell]; i++)
        masks->used[masks->layout->cell_units[cell][i]] ^= lele_digits_of(digit);
}

bool lele_masks_init(lele_masks *masks, const lele_layout *layout, const lele_grid *grid)
{
    *masks = (lele_masks){ .layout = layout, .all = lele_digits_all(layout->size), .grid = *grid };
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = grid->cell[cell];
        if (digit == 0) {
            lele_cellset_add(&masks->empty, cell);
            continue;
        }
        if (digit > layout->size || !lele_digits_has(lele_masks_free(masks, cell), digit))
            return false;
        flip(masks, cell, digit);
    }
    return true;
}

void lele_masks_place(lele_masks *masks, int cell, int digit)
{
    flip(masks, cell, digit);
    masks->grid.cell[cell] = (uint8_t)digit;
    lele_cellset_remove(&masks->empty, cell);
    masks->placed[masks->placed_count++] = (lele_cell)cell;
}

void lele_masks_undo(lele_masks *masks, int count)
{
    while (masks->placed_count > count) {
        const int cell = masks->placed[--masks->placed_count];
        flip(masks, cell, masks->grid.cell[cell]);
        masks->grid.cell[cell] = 0;
        lele_cellset_add(&masks->empty, cell);
    }
}

static bool force_cells(lele_masks *masks)
{
    lele_cellset rest = masks->empty;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        const lele_digits left = lele_masks_free(masks, cell);
        if (left == 0)
            return false;
        if (lele_digits_count(left) == 1)
            lele_masks_place(masks, cell, lele_digits_first(left));
    }
    return true;
}

static bool force_unit(lele_masks *masks, int index)
{
    const lele_unit *unit = &masks->layout->units[index];
    lele_digits once = 0, twice = 0, free[LELE_MAX_SIZE] = { 0 };
    for (int i = 0; i < masks->layout->size; i++) {
        if (masks->grid.cell[unit->cells[i]] != 0)
            continue;
        free[i] = lele_masks_free(masks, unit->cells[i]);
        twice |= once & free[i];
        once |= free[i];
    }
    if ((masks->used[index] | once) != masks->all)
        return false;
    const lele_digits single = lele_digits_minus(once, twice);
    for (int i = 0; single != 0 && i < masks->layout->size; i++) {
        const lele_digits here = free[i] & single;
        if (lele_digits_count(here) > 1)
            return false;
        if (here != 0)
            lele_masks_place(masks, unit->cells[i], lele_digits_first(here));
    }
    return true;
}

bool lele_masks_force(lele_masks *masks)
{
    for (int before = -1; before != masks->placed_count;) {
        before = masks->placed_count;
        if (!force_cells(masks))
            return false;
        for (int unit = 0; unit < masks->layout->unit_count; unit++)
            if (!force_unit(masks, unit))
                return false;
    }
    lele_cellset cells;
    return lele_layout_broken_rule(masks->layout, &masks->grid, &cells) == NULL;
}
