#include "codec/pencil.h"

void lele_pencil_take(lele_position *position, int cell, lele_digits shown)
{
    position->has_candidates = true;
    position->candidates[cell] = shown;
}

/* Whether a peer of the cell shows the cell's digit beside others.  If a peer shows the same
 * single digit, that is a mistake; both count as given, so that the conflict is reported. */
static bool is_open(const lele_position *position, int cell)
{
    const lele_digits digit = position->candidates[cell];
    lele_cellset peers = position->layout->peers[cell];
    bool open = false;
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;) {
        if (position->candidates[peer] == digit ||
            position->values.cell[peer] == lele_digits_first(digit))
            return false;
        open |= (position->candidates[peer] & digit) != 0;
    }
    return open;
}

/* If most single digits are still candidates of their peers, no candidates have been removed at
 * all: every single digit is a given. */
void lele_pencil_settle(lele_position *position)
{
    const int count = position->layout->cell_count;
    lele_cellset singles = LELE_CELLSET_EMPTY, open = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < count; cell++) {
        if (!lele_digits_single(position->candidates[cell]))
            continue;
        lele_cellset_add(&singles, cell);
        if (is_open(position, cell))
            lele_cellset_add(&open, cell);
    }
    if (2 * lele_cellset_count(&open) < lele_cellset_count(&singles))
        singles = lele_cellset_minus(singles, open);
    for (int cell; (cell = lele_cellset_pop(&singles)) >= 0;) {
        lele_position_give(position, cell, lele_digits_first(position->candidates[cell]));
        position->candidates[cell] = 0;
    }
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
