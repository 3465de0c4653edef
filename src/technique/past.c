/* The past of a position, see lele/past.h. */
#include "lele/past.h"

#include <string.h>

void lele_past_init(lele_past *past)
{
    memset(past, 0, sizeof *past);
}

void lele_past_add(lele_past *past, int cell, lele_digits digits, lele_removal removal)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        past->of[cell][d] = removal;
}

void lele_past_add_step(lele_past *past, const lele_step *step, int number)
{
    const lele_removal removal = { LELE_REMOVAL_STEP, (uint8_t)(step->technique + 1),
                                   (uint16_t)number };
    for (int i = 0; i < step->elimination_count; i++)
        lele_past_add(past, step->eliminations[i].cell, step->eliminations[i].digits, removal);
}

/* The digits in the peers of the cell. */
static lele_digits seen_from(const lele_board *board, int cell)
{
    lele_cellset peers = board->layout->peers[cell];
    lele_digits seen = 0;
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (board->grid.cell[peer] != 0)
            seen |= lele_digits_of(board->grid.cell[peer]);
    return seen;
}

void lele_past_add_board(lele_past *past, const lele_board *board, lele_removal removal)
{
    const lele_digits all = lele_digits_all(board->layout->size);
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const lele_digits known = board->candidates[cell] | seen_from(board, cell);
        if (board->grid.cell[cell] == 0)
            lele_past_add(past, cell, lele_digits_minus(all, known), removal);
    }
}
