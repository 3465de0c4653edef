/*
 * The candidate overlay: the candidates that the enabled techniques leave in each cell, and the
 * shortest sequence of steps that leads to them.
 *
 * Eliminations are applied until none is left.  A digit that can then be placed is shown as the
 * only candidate of its cell, but it is not placed: the overlay helps with the current position
 * and does not solve the following ones.  The techniques are used level by level; a level that
 * leads to the solution is taken back unless the caller wants it.
 */
#include "core/border.h"
#include "game/shortest.h"

enum {
    DIRECT_RATING = 25, /* techniques up to this rating only place digits */
    ANY_RATING = 0x7FFF,
    WORK = 2000 /* of lele_trail_extend: the slowest overlays take about a second */
};

/* The techniques of the overlay up to a level with a rating above `above` and up to `most`. */
static void list_rated(const lele_advisor *advisor, lele_level level, int above, int most,
                       lele_technique_list *ret)
{
    ret->count = 0;
    for (size_t i = 0; i < advisor->techniques.count; i++) {
        const lele_technique *technique = lele_technique_at(advisor->techniques.order[i]);
        if (technique->level <= level && technique->rating > above && technique->rating <= most)
            ret->order[ret->count++] = advisor->techniques.order[i];
    }
    lele_advisor_drop_slow(advisor, ret);
}

void lele_advisor_overlay_level(lele_advisor *advisor, lele_level hardest)
{
    advisor->overlay_level = hardest < LELE_LEVEL_EXTREME ? hardest : LELE_LEVEL_EXTREME;
}

void lele_advisor_overlay_reach(lele_advisor *advisor, lele_overlay_reach reach)
{
    advisor->overlay_reach = reach;
}

const char *lele_overlay_end_name(lele_overlay_end end)
{
    static const char *const names[LELE_OVERLAY_END_COUNT] = {
        [LELE_OVERLAY_FIXPOINT] = "fixpoint",
        [LELE_OVERLAY_HELD] = "held",
        [LELE_OVERLAY_LIMIT] = "limit",
        [LELE_OVERLAY_SOLUTION] = "solution",
    };
    return lele_border_name(names, sizeof names / sizeof names[0], (unsigned)end);
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

/* The candidates on the board, and the digits that the techniques of the level then place.  Finding
 * placements of harder techniques would take a search through all of their steps. */
static void read_board(lele_advisor *advisor, const lele_board *board, lele_overlay *ret)
{
    lele_technique_list list;
    const lele_level hardest =
        ret->level < LELE_OVERLAY_HARDEST ? (lele_level)ret->level : LELE_OVERLAY_HARDEST;
    for (int cell = 0; cell < advisor->layout->cell_count; cell++)
        ret->candidates[cell] = board->candidates[cell];
    list_rated(advisor, hardest, 0, ANY_RATING, &list);
    each_placement(advisor, board, &list, keep_placement, ret);
}

static bool is_solution(const lele_board *board, const lele_overlay *overlay)
{
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
        if (lele_digits_count(overlay->candidates[cell]) != 1)
            return false;
    return board->empty_count > 0;
}

/* Whether a level has techniques of its own. */
static bool has_level(const lele_advisor *advisor, lele_level level)
{
    for (size_t i = 0; i < advisor->techniques.count; i++)
        if (lele_technique_at(advisor->techniques.order[i])->level == level)
            return true;
    return false;
}

/* Runs one level after those before it.  Returns whether a further level may be tried. */
static bool run_level(lele_advisor *advisor, lele_level level, lele_board *board, int *work,
                      lele_overlay *overlay)
{
    lele_technique_list list;
    if (level > LELE_OVERLAY_HARDEST && !has_level(advisor, level))
        return true;
    const lele_board before = *board;
    const lele_overlay kept = *overlay;
    const int count = advisor->trail_count;
    list_rated(advisor, level, DIRECT_RATING, ANY_RATING, &list);
    const bool ended = lele_trail_extend(advisor, LELE_TRAIL_ELIMINATE, &list, board, work);
    overlay->level = (uint8_t)level;
    overlay->end = ended ? LELE_OVERLAY_FIXPOINT : LELE_OVERLAY_LIMIT;
    if (level > LELE_OVERLAY_HARDEST && advisor->trail_count == count)
        return ended;
    read_board(advisor, board, overlay);
    if (!is_solution(board, overlay))
        return ended;
    if (level > LELE_OVERLAY_HARDEST && advisor->overlay_reach == LELE_OVERLAY_TO_SOLUTION) {
        overlay->end = LELE_OVERLAY_SOLUTION;
    } else if (level > LELE_OVERLAY_HARDEST) {
        *board = before;
        *overlay = kept;
        overlay->level = (uint8_t)(level - 1);
        overlay->end = LELE_OVERLAY_HELD;
        advisor->trail_count = count;
    }
    return false;
}

/* The overlay, with the board after its eliminations and the trail that leads there. */
static void reach(lele_advisor *advisor, const lele_hint_position *position, lele_board *board,
                  lele_overlay *ret)
{
    int work = WORK;
    lele_advisor_assume(advisor, position);
    lele_advisor_board(advisor, position, board);
    advisor->trail_count = 0;
    *ret = (lele_overlay){ .end = LELE_OVERLAY_FIXPOINT };
    if (lele_advisor_engine(advisor) == NULL) {
        read_board(advisor, board, ret);
        return;
    }
    lele_level level = LELE_OVERLAY_HARDEST;
    if (advisor->overlay_level < level)
        level = advisor->overlay_level;
    while (run_level(advisor, level, board, &work, ret) && level < advisor->overlay_level)
        level = (lele_level)(level + 1);
}

void lele_advisor_overlay(lele_advisor *advisor, const lele_hint_position *position,
                          lele_overlay *ret)
{
    reach(advisor, position, &advisor->board, ret);
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
static lele_goal goal_of(lele_advisor *advisor, const lele_hint_position *position, int cell,
                         lele_overlay *overlay)
{
    lele_board *board = &advisor->board;
    lele_technique_list singles, harder;
    reach(advisor, position, board, overlay);
    const lele_level hardest =
        overlay->level < LELE_OVERLAY_HARDEST ? (lele_level)overlay->level : LELE_OVERLAY_HARDEST;
    list_rated(advisor, hardest, 0, DIRECT_RATING, &singles);
    list_rated(advisor, hardest, DIRECT_RATING, ANY_RATING, &harder);
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
    lele_overlay overlay;
    lele_advisor_assume(advisor, position);
    lele_advisor_board(advisor, position, &start);
    const lele_goal goal = goal_of(advisor, position, cell, &overlay);
    if (lele_goal_is_reached(&goal, &start) || advisor->engine == NULL)
        return;
    list_rated(advisor, (lele_level)overlay.level, 0, ANY_RATING, &list);
    const int shortened = lele_trail_shorten(advisor, &start, &goal);
    if (shortened > 1)
        lele_shortest_find(advisor, &list, &start, &goal, longest_search(&list, shortened));
    lele_trail_replay(advisor, &start, &goal, found, data);
}
