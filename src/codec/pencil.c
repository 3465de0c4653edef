#include "codec/pencil.h"

void lele_pencil_take(lele_position *position, int cell, lele_digits shown)
{
    position->has_candidates = true;
    if (lele_digits_single(shown))
        lele_position_give(position, cell, lele_digits_first(shown));
    else
        position->candidates[cell] = shown;
}

bool lele_pencil_show(const lele_position *position, lele_digits ret[LELE_MAX_CELLS])
{
    lele_grid read = position->values;
    for (int cell = 0; cell < position->layout->cell_count; cell++) {
        const int digit = position->values.cell[cell];
        ret[cell] = digit != 0                 ? lele_digits_of(digit)
                    : position->has_candidates ? position->candidates[cell]
                                               : lele_position_legal(position, cell);
        if (lele_digits_single(ret[cell]))
            read.cell[cell] = (uint8_t)lele_digits_first(ret[cell]);
    }
    return lele_grid_check(position->layout, &read, NULL) == LELE_OK;
}
