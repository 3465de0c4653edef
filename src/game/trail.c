/*
 * Trails: sequences of steps that lead to a goal, and a short part of one that still does.
 *
 * The short part is a single step if one reaches the goal alone.  Otherwise it consists of the
 * steps on which the goal can depend; from these, steps are left out one by one while the rest
 * still reaches the goal.  A step is valid without an earlier one if its finder finds it again.
 * Both searches take time, so they use quick techniques only; a long trail, or one with a slow
 * technique, keeps all steps on which the goal can depend.
 */
#include "game/advisor.h"
#include "lele/premise.h"

#include <string.h>

bool lele_goal_is_reached(const lele_goal *goal, const lele_board *board)
{
    if (goal->cell < 0)
        return board->empty_count == 0;
    const int value = board->grid.cell[goal->cell];
    const lele_digits left = value != 0 ? lele_digits_of(value) : board->candidates[goal->cell];
    return (left & ~goal->digits) == 0;
}

static lele_cellset looked_at(const lele_layout *layout, const lele_step *step)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        lele_cellset_add(&cells, step->marks[i].cell);
    for (int i = 0; i < step->node_count; i++)
        cells = lele_cellset_or(cells, step->nodes[i].cells);
    for (int i = 0; i < step->unit_count; i++)
        cells = lele_cellset_or(cells, layout->units[step->units[i].unit].set);
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].unit < layout->unit_count)
            cells = lele_cellset_or(cells, layout->units[step->links[i].unit].set);
    return cells;
}

void lele_trail_fill(const lele_layout *layout, const lele_step *step, lele_trail_step *entry)
{
    *entry = (lele_trail_step){ .technique = step->technique, .looked = looked_at(layout, step) };
    for (int i = 0; i < step->placement_count && entry->mark_count < LELE_TRAIL_MARKS; i++) {
        const int cell = step->placements[i].cell;
        entry->marks[entry->mark_count++] = step->placements[i];
        entry->place_count++;
        entry->changed = lele_cellset_or(entry->changed, layout->peers[cell]);
        lele_cellset_add(&entry->changed, cell);
        lele_cellset_add(&entry->looked, cell);
    }
    for (int i = 0; i < step->elimination_count && entry->mark_count < LELE_TRAIL_MARKS; i++) {
        entry->marks[entry->mark_count++] = step->eliminations[i];
        lele_cellset_add(&entry->changed, step->eliminations[i].cell);
    }
}

void lele_trail_add(lele_advisor *advisor, const lele_step *step)
{
    if (advisor->trail_count < LELE_TRAIL_STEPS)
        lele_trail_fill(advisor->layout, step, &advisor->trail[advisor->trail_count++]);
}

static void take_out(lele_technique_list *list, int technique)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->order[i] != technique)
            list->order[kept++] = list->order[i];
    list->count = kept;
}

static bool choose_elimination(void *data, const lele_step *step)
{
    lele_advisor *advisor = data;
    if (step->placement_count == 0)
        lele_step_copy(&advisor->step, step);
    return step->placement_count != 0;
}

/* Replaces the advisor's step by one of the same technique that only eliminates, if there is one. */
static bool find_elimination(lele_advisor *advisor, const lele_board *board)
{
    const lele_technique_list one = { { advisor->step.technique }, 1 };
    const lele_find_options options = lele_advisor_options(advisor, &one);
    lele_engine_each(advisor->engine, board, &options, choose_elimination, advisor);
    return advisor->step.placement_count == 0;
}

/* Finds the next step that the trail may take.  A technique that only places digits is skipped
 * until the board changes. */
static bool next_step(lele_advisor *advisor, lele_trail_kind kind,
                      const lele_technique_list *techniques, const lele_board *board)
{
    lele_technique_list list = *techniques;
    for (;;) {
        const lele_find_options options = lele_advisor_options(advisor, &list);
        if (!lele_engine_next(advisor->engine, board, &options, &advisor->step))
            return false;
        if (kind == LELE_TRAIL_SOLVE || advisor->step.placement_count == 0 ||
            find_elimination(advisor, board))
            return true;
        take_out(&list, advisor->step.technique);
    }
}

void lele_trail_run(lele_advisor *advisor, lele_trail_kind kind, const lele_technique_list *list,
                    const lele_goal *goal, lele_board *board)
{
    advisor->trail_count = 0;
    if (lele_advisor_engine(advisor) == NULL)
        return;
    while (advisor->trail_count < LELE_TRAIL_STEPS && !lele_goal_is_reached(goal, board) &&
           !lele_board_is_dead(board, NULL) && next_step(advisor, kind, list, board)) {
        lele_trail_add(advisor, &advisor->step);
        if (!lele_step_apply(&advisor->step, board))
            return;
    }
}

/* About how long a search through the techniques of a level takes on a classic grid, in units of
 * a search through the first four levels; it grows with the square of the number of cells. */
static int price_of(const lele_advisor *advisor, const lele_technique_list *list, bool found)
{
    static const int prices[LELE_LEVEL_COUNT] = { 1, 1, 1, 1, 4, 20, 400 };
    int level = LELE_LEVEL_BEGINNER;
    for (size_t i = 0; i < list->count; i++) {
        const lele_technique *technique = lele_technique_at(list->order[i]);
        level = (int)technique->level > level ? (int)technique->level : level;
        if (found && list->order[i] == advisor->step.technique)
            break;
    }
    const int cells = advisor->layout->cell_count;
    return prices[level] * (cells * cells / (81 * 81) + 1);
}

bool lele_trail_extend(lele_advisor *advisor, lele_trail_kind kind, const lele_technique_list *list,
                       lele_board *board, int *work)
{
    while (!lele_board_is_dead(board, NULL) && board->empty_count > 0) {
        if (*work <= 0 || advisor->trail_count == LELE_TRAIL_STEPS)
            return false;
        const bool found = next_step(advisor, kind, list, board);
        *work -= price_of(advisor, list, found);
        if (!found)
            return true;
        lele_trail_add(advisor, &advisor->step);
        lele_step_apply(&advisor->step, board);
    }
    return true;
}

/* Marks the steps on which the goal can depend, from the last to the first: those that changed a
 * cell which a later marked step, or the goal, uses. */
static void mark_needed(lele_advisor *advisor, const lele_goal *goal)
{
    lele_cellset wanted = lele_cellset_of(goal->cell);
    for (int i = advisor->trail_count - 1; i >= 0; i--) {
        lele_trail_step *entry = &advisor->trail[i];
        entry->is_needed = lele_cellset_meets(&entry->changed, &wanted);
        if (entry->is_needed)
            wanted = lele_cellset_or(wanted, entry->looked);
    }
}

static bool concludes(const lele_step *step, const lele_mark *mark, bool places)
{
    const int count = places ? step->placement_count : step->elimination_count;
    const lele_mark *marks = places ? step->placements : step->eliminations;
    for (int i = 0; i < count; i++)
        if (marks[i].cell == mark->cell && (mark->digits & ~marks[i].digits) == 0)
            return true;
    return false;
}

typedef struct finder {
    const lele_trail_step *entry;
    lele_step *step; /* receives a copy of the step */
    bool found;
} finder;

static bool find_again(void *data, const lele_step *step)
{
    finder *wanted = data;
    for (int i = 0; i < wanted->entry->mark_count; i++)
        if (!concludes(step, &wanted->entry->marks[i], i < wanted->entry->place_count))
            return true;
    wanted->found = true;
    lele_step_copy(wanted->step, step);
    return false;
}

void lele_trail_apply(const lele_trail_step *entry, lele_board *board)
{
    for (int i = 0; i < entry->mark_count; i++) {
        if (i >= entry->place_count)
            lele_board_eliminate(board, entry->marks[i].cell, entry->marks[i].digits);
        else if (board->grid.cell[entry->marks[i].cell] == 0)
            lele_board_place(board, entry->marks[i].cell,
                             lele_digits_first(entry->marks[i].digits));
    }
}

bool lele_trail_replay(lele_advisor *advisor, const lele_board *start, const lele_goal *goal,
                       lele_basis_fn found, void *data)
{
    lele_board board = *start;
    for (int i = 0; i < advisor->trail_count; i++) {
        const lele_trail_step *entry = &advisor->trail[i];
        if (!entry->is_needed)
            continue;
        const lele_technique_list one = { { entry->technique }, 1 };
        const lele_find_options options = lele_advisor_options(advisor, &one);
        finder wanted = { entry, &advisor->step, false };
        lele_engine_each(advisor->engine, &board, &options, find_again, &wanted);
        if (!wanted.found)
            return false;
        if (found != NULL) {
            lele_step_reduce(&advisor->step, &board);
            found(data, &board, &advisor->step);
        }
        lele_trail_apply(entry, &board);
    }
    return lele_goal_is_reached(goal, &board);
}

/* leave_out() runs the finders once per pair of steps, so it is used only if they are quick. */
enum { QUICK_RATING = 70, MANY_STEPS = 64 };

static bool is_quick(const lele_advisor *advisor)
{
    int needed = 0;
    for (int i = 0; i < advisor->trail_count; i++) {
        if (!advisor->trail[i].is_needed)
            continue;
        if (lele_technique_at(advisor->trail[i].technique)->rating > QUICK_RATING)
            return false;
        needed++;
    }
    return needed <= MANY_STEPS;
}

static void leave_out(lele_advisor *advisor, const lele_board *start, const lele_goal *goal)
{
    for (int i = advisor->trail_count - 1; i >= 0; i--) {
        if (!advisor->trail[i].is_needed)
            continue;
        advisor->trail[i].is_needed = false;
        if (!lele_trail_replay(advisor, start, goal, NULL, NULL))
            advisor->trail[i].is_needed = true;
    }
}

int lele_trail_shorten(lele_advisor *advisor, const lele_board *start, const lele_goal *goal)
{
    int count = 0;
    mark_needed(advisor, goal);
    if (is_quick(advisor))
        leave_out(advisor, start, goal);
    for (int i = 0; i < advisor->trail_count; i++)
        count += advisor->trail[i].is_needed;
    return count;
}

typedef struct shortcut {
    const lele_board *start;
    const lele_goal *goal;
    lele_step *step;
    bool found;
} shortcut;

static bool try_alone(void *data, const lele_step *step)
{
    shortcut *wanted = data;
    lele_board board = *wanted->start;
    lele_step_apply(step, &board);
    wanted->found = lele_goal_is_reached(wanted->goal, &board);
    if (wanted->found)
        lele_step_copy(wanted->step, step);
    return !wanted->found;
}

void lele_trail_each(lele_advisor *advisor, const lele_board *start, const lele_goal *goal,
                     const lele_technique_list *list, lele_basis_fn found, void *data)
{
    lele_technique_list quick = { .count = 0 };
    for (size_t i = 0; i < list->count; i++)
        if (lele_technique_at(list->order[i])->rating <= QUICK_RATING)
            quick.order[quick.count++] = list->order[i];
    const lele_find_options options = lele_advisor_options(advisor, &quick);
    shortcut wanted = { start, goal, &advisor->step, false };
    if (lele_goal_is_reached(goal, start) || lele_advisor_engine(advisor) == NULL)
        return;
    lele_engine_each(advisor->engine, start, &options, try_alone, &wanted);
    if (wanted.found) {
        lele_step_reduce(&advisor->step, start);
        found(data, start, &advisor->step);
        return;
    }
    lele_trail_shorten(advisor, start, goal);
    lele_trail_replay(advisor, start, goal, found, data);
}

void lele_advisor_repeat(lele_advisor *advisor, int technique, lele_board *board,
                         lele_basis_fn found, void *data)
{
    const lele_technique_list one = { { (uint8_t)technique }, 1 };
    const lele_find_options options = lele_advisor_options(advisor, &one);
    if (lele_advisor_engine(advisor) == NULL)
        return;
    for (int i = 0; i < LELE_TRAIL_STEPS; i++) {
        if (lele_board_is_dead(board, NULL) ||
            !lele_engine_next(advisor->engine, board, &options, &advisor->step))
            return;
        found(data, board, &advisor->step);
        if (!lele_step_apply(&advisor->step, board))
            return;
    }
}
