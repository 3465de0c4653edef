/*
 * The candidate overlay: what the everyday techniques leave in each cell, and why.
 *
 * Only eliminations are followed to the end.  Digits that can be placed are shown as the one
 * candidate of their cell but not played on: the overlay helps with this position, it does
 * not solve the next ones.
 */
#include "game/advisor.h"

static bool keep_placement(void *data, const lele_step *step)
{
    lele_overlay *overlay = data;
    for (int i = 0; i < step->placement_count; i++)
        overlay->candidates[step->placements[i].cell] = step->placements[i].digits;
    return true;
}

static int run_overlay(lele_advisor *advisor, const lele_hint_position *position,
                       const lele_technique_list *list, lele_basis_fn found, void *data)
{
    const lele_run run = { .kind = LELE_RUN_ELIMINATE,
                           .list = list,
                           .cell = -1,
                           .found = found,
                           .data = data,
                           .only_needed = found != NULL };
    lele_advisor_board(advisor, position, &advisor->board);
    return lele_advisor_run(advisor, &run, &advisor->board);
}

/* Singles: what can be placed at once. */
enum { SINGLE_RATING = 23 };

static void each_placement(lele_advisor *advisor, const lele_board *board, lele_step_fn found,
                           void *data)
{
    lele_technique_list singles;
    lele_advisor_list(advisor, SINGLE_RATING, &singles);
    const lele_find_options options = lele_advisor_options(advisor, &singles);
    if (advisor->engine != NULL)
        lele_engine_each(advisor->engine, board, &options, found, data);
}

void lele_advisor_overlay(lele_advisor *advisor, const lele_hint_position *position,
                          lele_overlay *ret)
{
    lele_technique_list list;
    lele_advisor_list(advisor, LELE_OVERLAY_RATING, &list);
    run_overlay(advisor, position, &list, NULL, NULL);
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

/* The entries of a cell that a single fills: what the single's argument looks at. */
static void add_single(lele_advisor *advisor, int *count, const lele_step *single)
{
    if (*count == LELE_RUN_STEPS)
        return;
    lele_run_entry *entry = &advisor->entries[(*count)++];
    *entry = (lele_run_entry){ .digits = lele_digits_all(advisor->layout->size) };
    for (int i = 0; i < single->unit_count; i++)
        entry->looked =
            lele_cellset_or(entry->looked, advisor->layout->units[single->units[i].unit].set);
    entry->changed = lele_cellset_of(single->placements[0].cell);
}

void lele_advisor_basis(lele_advisor *advisor, const lele_hint_position *position, int cell,
                        lele_basis_fn found, void *data)
{
    lele_technique_list list;
    lele_advisor_list(advisor, LELE_OVERLAY_RATING, &list);
    int count = run_overlay(advisor, position, &list, NULL, NULL);
    lele_board board = advisor->board;
    chosen single = { cell, false, &advisor->step };
    if (!lele_digits_single(board.candidates[cell]))
        each_placement(advisor, &board, choose, &single);
    if (single.found)
        add_single(advisor, &count, &advisor->step);
    lele_advisor_mark_needed(advisor, count, cell, 0);
    run_overlay(advisor, position, &list, found, data);
    single.found = false;
    if (!lele_digits_single(board.candidates[cell]))
        each_placement(advisor, &board, choose, &single);
    if (single.found)
        found(data, &board, &advisor->step);
}
