/*
 * The candidate overlay: the candidates that the everyday techniques leave in each cell, and the
 * steps that lead to them.
 *
 * Eliminations are applied until none is left.  A digit that can then be placed is shown as the
 * only candidate of its cell, but it is not placed: the overlay helps with the current position
 * and does not solve the following ones.
 */
#include "game/advisor.h"

enum { SINGLE_RATING = 23 }; /* of the naked single, the hardest single */

static const lele_goal nowhere = { -1, 0 };

static bool keep_placement(void *data, const lele_step *step)
{
    lele_overlay *overlay = data;
    for (int i = 0; i < step->placement_count; i++)
        overlay->candidates[step->placements[i].cell] = step->placements[i].digits;
    return true;
}

static void each_placement(lele_advisor *advisor, const lele_board *board, lele_step_fn found,
                           void *data)
{
    lele_technique_list singles;
    lele_advisor_list(advisor, SINGLE_RATING, &singles);
    const lele_find_options options = lele_advisor_options(advisor, &singles);
    if (advisor->engine != NULL)
        lele_engine_each(advisor->engine, board, &options, found, data);
}

static void run(lele_advisor *advisor, const lele_hint_position *position,
                const lele_technique_list *list, lele_board *board)
{
    lele_advisor_board(advisor, position, board);
    lele_trail_run(advisor, LELE_TRAIL_ELIMINATE, list, &nowhere, board);
}

void lele_advisor_overlay(lele_advisor *advisor, const lele_hint_position *position,
                          lele_overlay *ret)
{
    lele_technique_list list;
    lele_advisor_list(advisor, LELE_OVERLAY_RATING, &list);
    run(advisor, position, &list, &advisor->board);
    for (int cell = 0; cell < advisor->layout->cell_count; cell++)
        ret->candidates[cell] = advisor->board.candidates[cell];
    each_placement(advisor, &advisor->board, keep_placement, ret);
}

typedef struct chosen {
    int cell;
    bool found;
    lele_step *step;
} chosen;

static bool choose(void *data, const lele_step *step)
{
    chosen *wanted = data;
    for (int i = 0; i < step->placement_count && !wanted->found; i++) {
        if (step->placements[i].cell != wanted->cell)
            continue;
        lele_step_copy(wanted->step, step);
        wanted->found = true;
    }
    return !wanted->found;
}

void lele_advisor_basis(lele_advisor *advisor, const lele_hint_position *position, int cell,
                        lele_basis_fn found, void *data)
{
    lele_technique_list list;
    lele_board start, *end = &advisor->board;
    lele_advisor_list(advisor, LELE_OVERLAY_RATING, &list);
    lele_advisor_board(advisor, position, &start);
    run(advisor, position, &list, end);
    lele_goal goal = { cell, end->candidates[cell] };
    chosen single = { cell, false, &advisor->step };
    if (!lele_digits_single(goal.digits))
        each_placement(advisor, end, choose, &single);
    if (single.found) {
        lele_trail_add(advisor, &advisor->step);
        goal.digits = advisor->step.placements[0].digits;
    }
    lele_trail_each(advisor, &start, &goal, &list, found, data);
}
