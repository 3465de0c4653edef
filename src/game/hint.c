/*
 * Finds the hint for a position, in this order: broken rules; in a puzzle with one solution a wrong
 * digit, then a missing candidate; in any other puzzle entries without a common solution; and then
 * the easiest step.  Wrong digits may also be taken as assumed: then the contradiction to which
 * they lead, or else the next step towards it.
 */
#include "game/advisor.h"
#include "lele/clue.h"
#include "lele/premise.h"

#include <stddef.h>
#include <string.h>

static void speak_of(lele_hint *hint, lele_hint_kind kind, int cell, int digit)
{
    hint->kind = kind;
    hint->cells[hint->cell_count++] = (lele_cell)cell;
    hint->digit = digit;
}

static bool find_broken(const lele_advisor *advisor, const lele_hint_position *position,
                        lele_hint *hint)
{
    lele_cellset cells;
    const lele_rule *rule = lele_layout_broken_rule(advisor->layout, &position->values, &cells);
    if (rule == NULL)
        return false;
    hint->clue = rule->clue;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        speak_of(hint, LELE_HINT_CONFLICT, cell, 0);
    return true;
}

static bool find_conflict(const lele_advisor *advisor, const lele_hint_position *position,
                          lele_hint *hint)
{
    lele_problem problem;
    lele_problem_init(&problem);
    if (lele_grid_check(advisor->layout, &position->values, &problem) == LELE_OK)
        return false;
    if (problem.code == LELE_E_CLUE_BROKEN)
        return find_broken(advisor, position, hint);
    const int size = advisor->layout->size;
    const int at = (problem.at.row - 1) * size + problem.at.column - 1;
    const int other = (problem.other.row - 1) * size + problem.other.column - 1;
    const bool is_given = advisor->givens.cell[at] != 0;
    speak_of(hint, LELE_HINT_CONFLICT, is_given ? other : at, problem.digit);
    speak_of(hint, LELE_HINT_CONFLICT, is_given ? at : other, problem.digit);
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

static void point_at(lele_step *step, int cell, int digit)
{
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].cell == cell)
            return;
    if (step->mark_count < LELE_STEP_MARKS)
        step->marks[step->mark_count++] =
            (lele_mark){ (lele_cell)cell, LELE_ROLE_REASON, lele_digits_of(digit) };
}

/* Marks a digit that excludes `digit` from the cell, if there is one. */
static void point_at_reason(lele_step *step, const lele_board *board, int cell, int digit)
{
    lele_cellset peers = board->layout->peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (board->grid.cell[peer] == digit) {
            point_at(step, peer, digit);
            return;
        }
}

/* Fills the step with what leads to the contradiction; it has no technique and no conclusion. */
static void draw_contradiction(const lele_board *board, const lele_contradiction *dead,
                               lele_step *step)
{
    const lele_layout *layout = board->layout;
    memset(step, 0, offsetof(lele_step, placements)); /* all counts */
    for (int digit = 1; dead->kind == LELE_DEAD_CELL && digit <= layout->size; digit++)
        point_at_reason(step, board, dead->cell, digit);
    if (dead->kind != LELE_DEAD_UNIT)
        return;
    step->units[step->unit_count++] = (lele_unit_mark){ (uint8_t)dead->unit, LELE_UNIT_ROLE_SEEN };
    for (int i = 0; i < layout->size; i++) {
        const int cell = layout->units[dead->unit].cells[i];
        if (board->grid.cell[cell] == 0)
            point_at_reason(step, board, cell, dead->digit);
    }
}

/* The hint if the wrong digits are assumed: a contradiction, or the next step. */
static void go_on(lele_advisor *advisor, const lele_hint_position *position, lele_hint *hint)
{
    hint->assumes = true;
    hint->kind = LELE_HINT_STEP;
    hint->cell_count = hint->digit = 0;
    lele_advisor_board(advisor, position, &hint->board);
    if (!lele_board_is_dead(&hint->board, &hint->dead))
        return;
    hint->kind = LELE_HINT_CONTRADICTION;
    hint->digit = hint->dead.digit;
    if (hint->dead.cell >= 0)
        hint->cells[hint->cell_count++] = (lele_cell)hint->dead.cell;
    draw_contradiction(&hint->board, &hint->dead, &hint->step);
    hint->has_step = true;
}

void lele_advisor_trouble(lele_advisor *advisor, const lele_hint_position *position, lele_hint *ret)
{
    ret->kind = LELE_HINT_NONE;
    ret->digit = ret->cell_count = 0;
    ret->clue = -1;
    ret->has_step = ret->assumes = false;
    if (find_conflict(advisor, position, ret))
        return;
    const bool unique = advisor->known == LELE_KNOWN_ONE;
    const bool wrong = unique && find_wrong(advisor, position, ret);
    if (wrong && position->wrong == LELE_WRONG_ASSUMED) {
        go_on(advisor, position, ret);
        return;
    }
    if (wrong || (unique && find_missing(advisor, position, ret)))
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

static void usable(const lele_advisor *advisor, lele_technique_list *ret)
{
    *ret = advisor->techniques;
    if (lele_advisor_is_open(advisor))
        lele_advisor_list(advisor, LELE_OPEN_RATING, ret);
    lele_advisor_drop_slow(advisor, ret);
}

static bool find_step(lele_advisor *advisor, int skip, lele_hint *hint)
{
    lele_engine *engine = lele_advisor_engine(advisor);
    if (engine == NULL)
        return false;
    lele_technique_list list;
    usable(advisor, &list);
    const lele_find_options options = lele_advisor_options(advisor, &list);
    if (skip == 0 && lele_engine_next(engine, &hint->board, &options, &hint->step))
        return true;
    picker wanted = { &hint->step, skip, false };
    if (skip > 0)
        lele_engine_each(engine, &hint->board, &options, pick, &wanted);
    if (wanted.found || skip > 0)
        return wanted.found;
    return advisor->has_brute_force && !hint->assumes &&
           lele_advisor_last_resort(advisor, &hint->board, &hint->step);
}

void lele_advisor_hint(lele_advisor *advisor, const lele_hint_position *position, int skip,
                       lele_hint *ret)
{
    lele_advisor_trouble(advisor, position, ret);
    lele_advisor_assume(advisor, position);
    lele_advisor_board(advisor, position, &ret->board);
    if (ret->kind != LELE_HINT_STEP)
        return;
    ret->has_step = find_step(advisor, skip, ret);
    if (ret->has_step)
        lele_step_reduce(&ret->step, &ret->board);
    else
        ret->kind = LELE_HINT_NONE;
}

void lele_advisor_step(lele_advisor *advisor, const lele_hint_position *position, int technique,
                       int number, lele_hint *ret)
{
    lele_engine *engine = lele_advisor_engine(advisor);
    lele_advisor_assume(advisor, position);
    lele_advisor_trouble(advisor, position, ret);
    lele_advisor_board(advisor, position, &ret->board);
    if (ret->kind != LELE_HINT_STEP)
        return;
    const lele_technique_list one = { { (uint8_t)technique }, 1 };
    const lele_find_options options = lele_advisor_options(advisor, &one);
    picker wanted = { &ret->step, number, false };
    if (engine != NULL)
        lele_engine_each(engine, &ret->board, &options, pick, &wanted);
    ret->has_step = wanted.found;
    if (ret->has_step)
        lele_step_reduce(&ret->step, &ret->board);
    else
        ret->kind = LELE_HINT_NONE;
}

void lele_advisor_each_step(lele_advisor *advisor, const lele_hint_position *position,
                            lele_step_fn found, void *data)
{
    lele_technique_list list;
    usable(advisor, &list);
    lele_advisor_assume(advisor, position);
    lele_advisor_board(advisor, position, &advisor->board);
    const lele_find_options options = lele_advisor_options(advisor, &list);
    if (lele_advisor_engine(advisor) != NULL)
        lele_engine_each(advisor->engine, &advisor->board, &options, found, data);
}

/* Solves the position without its wrong digits until the wrong digit is excluded. */
void lele_advisor_each_proof(lele_advisor *advisor, const lele_hint_position *position,
                             const lele_hint *hint, lele_basis_fn found, void *data)
{
    lele_grid right = position->values;
    for (int cell = 0; cell < advisor->layout->cell_count; cell++)
        if (right.cell[cell] != advisor->solution.cell[cell])
            right.cell[cell] = 0;
    const lele_digits others =
        lele_digits_minus(lele_digits_all(advisor->layout->size), lele_digits_of(hint->digit));
    const lele_goal goal = { hint->cells[0], others };
    lele_board start;
    lele_advisor_assume(advisor, NULL);
    lele_board_init(&start, advisor->layout, &right);
    advisor->board = start;
    lele_trail_run(advisor, LELE_TRAIL_SOLVE, &advisor->techniques, &goal, &advisor->board);
    if (lele_goal_is_reached(&goal, &advisor->board))
        lele_trail_each(advisor, &start, &goal, &advisor->techniques, found, data);
}

static void keep_last(void *data, const lele_board *before, const lele_step *step)
{
    lele_hint *hint = data;
    hint->board = *before;
    hint->has_step = true;
    lele_step_copy(&hint->step, step);
}

bool lele_advisor_prove_wrong(lele_advisor *advisor, const lele_hint_position *position,
                              lele_hint *hint)
{
    hint->has_step = false;
    lele_advisor_each_proof(advisor, position, hint, keep_last, hint);
    return hint->has_step;
}
