/*
 * Brute force: a digit of a solution that the caller found elsewhere, for the cell with the fewest
 * candidates.  It is used when no technique applies; its text says that it is not an argument.
 */
#include "technique/rows.h"
#include "technique/step.h"

static int narrowest(const lele_board *board)
{
    lele_cellset empty = board->places[0];
    int best = -1, fewest = LELE_MAX_SIZE + 1;
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        const int count = lele_digits_count(board->candidates[cell]);
        if (count < fewest) {
            fewest = count;
            best = cell;
        }
    }
    return best;
}

void lele_step_brute_force(const lele_board *board, const lele_grid *solution, lele_step *ret)
{
    lele_step_reset(ret);
    ret->technique = LELE_TECHNIQUE_INDEX_brute_force;
    ret->rating = lele_row_brute_force.about.rating;
    ret->score = lele_row_brute_force.about.score;
    const int cell = narrowest(board);
    if (cell < 0)
        return;
    ret->digits = lele_digits_of(solution->cell[cell]);
    lele_step_mark(ret, cell, LELE_ROLE_CELL, ret->digits);
    lele_step_place(ret, cell, solution->cell[cell]);
}
