/*
 * Inferred candidates: what the everyday techniques leave in one cell, when they are applied to a
 * position until none finds a step.  They decide whether a digit of the player is a guess.
 *
 * Everyday techniques are those of the levels beginner to medium, and the X-wing.
 */
#include "game/advisor.h"

static void everyday(const lele_advisor *advisor, lele_technique_list *ret)
{
    const int x_wing = lele_technique_find("x-wing");
    ret->count = 0;
    for (size_t i = 0; i < advisor->techniques.count; i++) {
        const uint8_t index = advisor->techniques.order[i];
        if (index == x_wing || lele_technique_at(index)->level <= LELE_LEVEL_MEDIUM)
            ret->order[ret->count++] = index;
    }
}

static lele_digits left_in(const lele_board *board, int cell)
{
    const int value = board->grid.cell[cell];
    return value != 0 ? lele_digits_of(value) : board->candidates[cell];
}

lele_digits lele_advisor_infer(lele_advisor *advisor, const lele_hint_position *position, int cell)
{
    lele_technique_list list;
    lele_board *board = &advisor->board;
    everyday(advisor, &list);
    lele_advisor_assume(advisor, position);
    lele_advisor_board(advisor, position, board);
    lele_engine *engine = lele_advisor_engine(advisor);
    const lele_find_options options = lele_advisor_options(advisor, &list);
    while (engine != NULL && lele_digits_count(left_in(board, cell)) > 1) {
        if (lele_board_is_dead(board, NULL))
            return 0;
        if (!lele_engine_next(engine, board, &options, &advisor->step))
            break;
        if (!lele_step_apply(&advisor->step, board))
            return 0;
    }
    return left_in(board, cell);
}
