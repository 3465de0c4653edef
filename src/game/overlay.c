/*
 * The candidate overlay: the candidates that the enabled techniques leave in each cell, and the
 * shortest sequence of steps that leads to them.
 *
 * Eliminations are applied until none is left.  A digit that can then be placed is shown as the
 * only candidate of its cell, but it is not placed: the overlay helps with the current position
 * and does not solve the following ones.
 */
#include "game/shortest.h"

enum {
    DIRECT_RATING = 25, /* techniques up to this rating only place digits */
    ANY_RATING = 0x7FFF
};

static const lele_goal nowhere = { -1, 0 };

/* The techniques of the overlay with a rating above `above` and up to `most`. */
static void list_rated(const lele_advisor *advisor, int above, int most, lele_technique_list *ret)
{
    ret->count = 0;
    for (size_t i = 0; i < advisor->techniques.count; i++) {
        const lele_technique *technique = lele_technique_at(advisor->techniques.order[i]);
        if (technique->level <= advisor->overlay_level && technique->rating > above &&
            technique->rating <= most)
            ret->order[ret->count++] = advisor->techniques.order[i];
    }
}

void lele_advisor_overlay_level(lele_advisor *advisor, lele_level hardest)
{
    advisor->overlay_level = hardest < LELE_LEVEL_MASTER ? hardest : LELE_LEVEL_MASTER;
}

static void eliminate(lele_advisor *advisor, const lele_hint_position *position, lele_board *board)
{
    lele_technique_list list;
    list_rated(advisor, DIRECT_RATING, ANY_RATING, &list);
    lele_advisor_board(advisor, position, board);
    lele_trail_run(advisor, LELE_TRAIL_ELIMINATE, &list, &nowhere, board);
}

static void each_placement(lele_advisor *advisor, const lele_board *board,
                           const lele_technique_list *list, lele_step_fn found, void *data)
{
    const lele_find_options options = lele_advisor_options(advisor, list);
    if (advisor->engine != NULL)
        lele_engine_each(advisor->engine, board, &options, found, data);
}

static bool keep_placement(void *data, const lele_step *step)
{
    lele_overlay *overlay = data;
    for (int i = 0; i < step->placement_count; i++)
        overlay->candidates[step->placements[i].cell] = step->placements[i].digits;
    return true;
}

void lele_advisor_overlay(lele_advisor *advisor, const lele_hint_position *position,
                          lele_overlay *ret)
{
    lele_technique_list all;
    list_rated(advisor, 0, ANY_RATING, &all);
    lele_advisor_assume(advisor, position);
    eliminate(advisor, position, &advisor->board);
    for (int cell = 0; cell < advisor->layout->cell_count; cell++)
        ret->candidates[cell] = advisor->board.candidates[cell];
    each_placement(advisor, &advisor->board, &all, keep_placement, ret);
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

/* The digit that a step of the list places into the cell on this board, with the step in
 * advisor->step; or 0. */
static lele_digits placed(lele_advisor *advisor, const lele_board *board, int cell,
                          const lele_technique_list *list)
{
    chosen single = { cell, false, &advisor->step };
    each_placement(advisor, board, list, choose, &single);
    for (int i = 0; single.found && i < advisor->step.placement_count; i++)
        if (advisor->step.placements[i].cell == cell)
            return advisor->step.placements[i].digits;
    return 0;
}

/* The candidates of the overlay in the cell.  The advisor's trail leads to them: it ends as soon as
 * the cell has no others, or with the step that places the digit. */
static lele_goal goal_of(lele_advisor *advisor, const lele_hint_position *position, int cell)
{
    lele_board *board = &advisor->board;
    lele_technique_list singles, harder;
    list_rated(advisor, 0, DIRECT_RATING, &singles);
    list_rated(advisor, DIRECT_RATING, ANY_RATING, &harder);
    eliminate(advisor, position, board);
    lele_digits only = placed(advisor, board, cell, &singles);
    if (only == 0 && (only = placed(advisor, board, cell, &harder)) != 0)
        singles.order[singles.count++] = (uint8_t)advisor->step.technique;
    const lele_goal goal = { cell, only != 0 ? only : board->candidates[cell] };
    const int count = advisor->trail_count;
    lele_advisor_board(advisor, position, board);
    for (int i = 0; i <= count; i++) {
        advisor->trail_count = i;
        if (lele_goal_is_reached(&goal, board))
            break;
        if (only != 0 && placed(advisor, board, cell, &singles) != 0) {
            lele_trail_add(advisor, &advisor->step);
            break;
        }
        if (i < count)
            lele_trail_apply(&advisor->trail[i], board);
    }
    return goal;
}

/* Chains and sets are too slow to search for a shortest sequence; one step is always tried. */
static int longest_search(const lele_technique_list *list, int shortened)
{
    for (size_t i = 0; i < list->count; i++)
        if (lele_technique_at(list->order[i])->level > LELE_LEVEL_HARD)
            return 1;
    return shortened - 1;
}

void lele_advisor_basis(lele_advisor *advisor, const lele_hint_position *position, int cell,
                        lele_basis_fn found, void *data)
{
    lele_technique_list list;
    lele_board start;
    lele_advisor_assume(advisor, position);
    list_rated(advisor, 0, ANY_RATING, &list);
    lele_advisor_board(advisor, position, &start);
    const lele_goal goal = goal_of(advisor, position, cell);
    if (lele_goal_is_reached(&goal, &start) || advisor->engine == NULL)
        return;
    const int shortened = lele_trail_shorten(advisor, &start, &goal);
    if (shortened > 1)
        lele_shortest_find(advisor, &list, &start, &goal, longest_search(&list, shortened));
    lele_trail_replay(advisor, &start, &goal, found, data);
}
