#include "solver/pieces.h"

#include <stdlib.h>

#include "lele/solve.h"
#include "solver/masks.h"

/* The empty cell with the fewest free digits, or -1 in a full grid. */
static int tightest(const lele_masks *masks, lele_digits *ret)
{
    int best = -1, fewest = LELE_MAX_SIZE + 1;
    for (int cell = 0; cell < masks->layout->cell_count; cell++) {
        if (masks->grid.cell[cell] != 0)
            continue;
        const lele_digits left = lele_masks_free(masks, cell);
        if (lele_digits_count(left) < fewest) {
            fewest = lele_digits_count(left);
            best = cell;
            *ret = left;
        }
    }
    return best;
}

/* Writes the children of one piece, or the piece itself when it is full. */
static size_t cut(const lele_layout *layout, const lele_grid *piece, lele_grid *ret)
{
    lele_masks masks;
    if (!lele_masks_init(&masks, layout, piece))
        return 0;
    lele_digits left = 0;
    const int cell = tightest(&masks, &left);
    if (cell < 0) {
        ret[0] = *piece;
        return 1;
    }
    size_t count = 0;
    for (int digit; (digit = lele_digits_pop(&left)) != 0; count++) {
        ret[count] = *piece;
        ret[count].cell[cell] = (uint8_t)digit;
    }
    return count;
}

lele_error lele_pieces_init(lele_pieces *pieces, const lele_layout *layout, const lele_grid *grid,
                            size_t wanted)
{
    lele_grid *now = malloc(sizeof *now);
    if (now == NULL)
        return LELE_E_MEMORY;
    now[0] = *grid;
    size_t count = 1;
    for (int level = 0; level < layout->cell_count && count != 0 && count < wanted; level++) {
        const size_t most = SIZE_MAX / sizeof *now / (size_t)layout->size;
        lele_grid *next =
            count <= most ? malloc(count * (size_t)layout->size * sizeof *next) : NULL;
        if (next == NULL) {
            free(now);
            return LELE_E_MEMORY;
        }
        size_t made = 0;
        for (size_t i = 0; i < count; i++)
            made += cut(layout, &now[i], next + made);
        free(now);
        now = next;
        count = made;
    }
    *pieces = (lele_pieces){ now, count };
    return LELE_OK;
}

void lele_pieces_release(lele_pieces *pieces)
{
    free(pieces->grids);
    *pieces = (lele_pieces){ NULL, 0 };
}

lele_error lele_solve_pieces(const lele_layout *layout, const lele_grid *grid, size_t wanted,
                             lele_solution_fn each, void *data)
{
    lele_pieces pieces;
    const lele_error error = lele_pieces_init(&pieces, layout, grid, wanted);
    if (error != LELE_OK)
        return error;
    for (size_t i = 0; i < pieces.count && each(data, &pieces.grids[i]); i++)
        ;
    lele_pieces_release(&pieces);
    return LELE_OK;
}
