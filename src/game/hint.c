/*
 * Finds the hint for a position, in this order: broken rules; in a puzzle with one solution a wrong
 * digit, then a missing candidate; in any other puzzle entries without a common solution; and then
 * the easiest step.
 */
#include "game/advisor.h"

#include <string.h>

static void speak_of(lele_hint *hint, lele_hint_kind kind, int cell, int digit)
{
    hint->kind = kind;
    hint->cells[hint->cell_count++] = (lele_cell)cell;
    hint->digit = digit;
}

static bool find_conflict(const lele_advisor *advisor, const lele_hint_position *position,
                          lele_hint *hint)
{
    lele_problem problem;
    lele_problem_init(&problem);
    if (lele_grid_check(advisor->layout, &position->values, &problem) == LELE_OK)
        return false;
    const int size = advisor->layout->size;
    speak_of(hint, LELE_HINT_CONFLICT, (problem.at.row - 1) * size + problem.at.column - 1,
             problem.digit);
    speak_of(hint, LELE_HINT_CONFLICT, (problem.other.row - 1) * size + problem.other.column - 1,
             problem.digit);
    return true;
}

static bool find_wrong(const lele_advisor *advisor, const lele_hint_position *position,
                       lele_hint *hint)
{
    for (int cell = 0; cell < advisor->layout->cell_count; cell++) {
        const int value = position->values.cell[cell];
        if (value == 0 || value == advisor->solution.cell[cell])
            continue;
        speak_of(hint, LELE_HINT_WRONG, cell, value);
        return true;
    }
    return false;
}

static bool find_missing(const lele_advisor *advisor, const lele_hint_position *position,
                         lele_hint *hint)
{
    for (int cell = 0; cell < advisor->layout->cell_count; cell++) {
        const int right = advisor->solution.cell[cell];
        if (position->values.cell[cell] != 0 || lele_digits_has(position->candidates[cell], right))
            continue;
        speak_of(hint, LELE_HINT_MISSING, cell, right);
        return true;
    }
    return false;
}

static bool find_culprits(lele_advisor *advisor, const lele_hint_position *position,
                          lele_hint *hint)
{
    hint->cell_count = lele_advisor_culprits(advisor, position, hint->cells);
    if (hint->cell_count == 0)
        return false;
    hint->kind = LELE_HINT_UNSOLVABLE;
    return true;
}

void lele_advisor_trouble(lele_advisor *advisor, const lele_hint_position *position, lele_hint *ret)
{
    ret->kind = LELE_HINT_NONE;
    ret->digit = ret->cell_count = 0;
    ret->has_step = false;
    if (find_conflict(advisor, position, ret))
        return;
    const bool unique = advisor->known == LELE_KNOWN_ONE;
    if (unique && (find_wrong(advisor, position, ret) || find_missing(advisor, position, ret)))
        return;
    if (!unique && find_culprits(advisor, position, ret))
        return;
    if (lele_grid_count(advisor->layout, &position->values) < advisor->layout->cell_count)
        ret->kind = LELE_HINT_STEP;
}

typedef struct picker {
    lele_step *step;
    int skip;
    bool found;
} picker;

static bool pick(void *data, const lele_step *step)
{
    picker *wanted = data;
    if (wanted->skip-- > 0)
        return true;
    lele_step_copy(wanted->step, step);
    wanted->found = true;
    return false;
}

/* The highest rating of the techniques for a puzzle that is not known to be unique.  If it has
 * several solutions, most cells stay unsolved, and slow techniques would search long in vain. */
enum { OPEN_RATING = 60 };

static bool find_step(lele_advisor *advisor, int skip, lele_hint *hint)
{
    lele_engine *engine = lele_advisor_engine(advisor);
    if (engine == NULL)
        return false;
    lele_technique_list list = advisor->techniques;
    if (advisor->known != LELE_KNOWN_ONE)
        lele_advisor_list(advisor, OPEN_RATING, &list);
    const lele_find_options options = lele_advisor_options(advisor, &list);
    if (skip == 0 && lele_engine_next(engine, &hint->board, &options, &hint->step))
        return true;
    picker wanted = { &hint->step, skip, false };
    if (skip > 0)
        lele_engine_each(engine, &hint->board, &options, pick, &wanted);
    if (wanted.found || skip > 0)
        return wanted.found;
    return advisor->has_brute_force && lele_advisor_last_resort(advisor, &hint->board, &hint->step);
}

void lele_advisor_hint(lele_advisor *advisor, const lele_hint_position *position, int skip,
                       lele_hint *ret)
{
    lele_advisor_trouble(advisor, position, ret);
    lele_advisor_board(advisor, position, &ret->board);
    if (ret->kind != LELE_HINT_STEP)
        return;
    ret->has_step = find_step(advisor, skip, ret);
    if (!ret->has_step)
        ret->kind = LELE_HINT_NONE;
}

static void keep_last(void *data, const lele_board *before, const lele_step *step)
{
    lele_hint *hint = data;
    hint->board = *before;
    hint->has_step = true;
    lele_step_copy(&hint->step, step);
}

/* Solves the position without its wrong digits until the wrong digit is excluded.  The last step of
 * the shortened trail is the proof. */
bool lele_advisor_prove_wrong(lele_advisor *advisor, const lele_hint_position *position,
                              lele_hint *hint)
{
    lele_grid right = position->values;
    for (int cell = 0; cell < advisor->layout->cell_count; cell++)
        if (right.cell[cell] != advisor->solution.cell[cell])
            right.cell[cell] = 0;
    const lele_digits others =
        lele_digits_minus(lele_digits_all(advisor->layout->size), lele_digits_of(hint->digit));
    const lele_goal goal = { hint->cells[0], others };
    lele_board start;
    lele_board_init(&start, advisor->layout, &right);
    advisor->board = start;
    lele_trail_run(advisor, LELE_TRAIL_SOLVE, &advisor->techniques, &goal, &advisor->board);
    hint->has_step = false;
    if (lele_goal_is_reached(&goal, &advisor->board))
        lele_trail_each(advisor, &start, &goal, &advisor->techniques, keep_last, hint);
    return hint->has_step;
}
