/*
 * Runs of steps, and which steps of a run a conclusion rests on.
 *
 * A step rests on those before it that took candidates from cells its argument speaks of.
 * Walking backwards from a cell this gives the steps that brought the cell to where it is,
 * and leaves out all that happened elsewhere.
 */
#include "game/advisor.h"

#include <string.h>

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
    for (int i = 0; i < step->placement_count; i++)
        lele_cellset_add(&cells, step->placements[i].cell);
    return cells;
}

static lele_run_entry describe(const lele_layout *layout, const lele_step *step)
{
    lele_run_entry entry = { .looked = looked_at(layout, step) };
    for (int i = 0; i < step->elimination_count; i++) {
        lele_cellset_add(&entry.changed, step->eliminations[i].cell);
        entry.digits |= step->eliminations[i].digits;
    }
    for (int i = 0; i < step->placement_count; i++) {
        const int cell = step->placements[i].cell;
        entry.changed = lele_cellset_or(entry.changed, layout->peers[cell]);
        lele_cellset_add(&entry.changed, cell);
        entry.digits = lele_digits_all(layout->size);
    }
    return entry;
}

static bool is_content(const lele_run *run, const lele_board *board)
{
    if (run->cell < 0)
        return board->empty_count == 0;
    const int value = board->grid.cell[run->cell];
    return value != 0 ? value != run->digit
                      : !lele_digits_has(board->candidates[run->cell], run->digit);
}

static void take_out(lele_technique_list *list, int technique)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->order[i] != technique)
            list->order[kept++] = list->order[i];
    list->count = kept;
}

/* The next step that the run may take.  A technique that places here has nothing else to
 * offer before the board changes, so it is left out until then. */
static bool next_step(lele_advisor *advisor, const lele_run *run, const lele_board *board)
{
    lele_technique_list list = *run->list;
    for (;;) {
        const lele_find_options options = lele_advisor_options(advisor, &list);
        if (!lele_engine_next(advisor->engine, board, &options, &advisor->step))
            return false;
        if (run->kind == LELE_RUN_SOLVE || advisor->step.placement_count == 0)
            return true;
        take_out(&list, advisor->step.technique);
    }
}

int lele_advisor_run(lele_advisor *advisor, const lele_run *run, lele_board *board)
{
    int count = 0;
    if (lele_advisor_engine(advisor) == NULL)
        return 0;
    while (count < LELE_RUN_STEPS && !is_content(run, board) && !lele_board_is_dead(board, NULL) &&
           next_step(advisor, run, board)) {
        lele_run_entry *entry = &advisor->entries[count];
        if (run->found != NULL && (!run->only_needed || entry->is_needed))
            run->found(run->data, board, &advisor->step);
        if (!run->only_needed)
            *entry = describe(advisor->layout, &advisor->step);
        if (!lele_step_apply(&advisor->step, board))
            break;
        count++;
    }
    return count;
}

void lele_advisor_mark_needed(lele_advisor *advisor, int count, int cell, int digit)
{
    lele_cellset wanted = LELE_CELLSET_EMPTY;
    const lele_digits digits =
        digit == 0 ? lele_digits_all(advisor->layout->size) : lele_digits_of(digit);
    for (int i = count - 1; i >= 0; i--) {
        lele_run_entry *entry = &advisor->entries[i];
        entry->is_needed =
            lele_cellset_meets(&entry->changed, &wanted) ||
            (lele_cellset_has(&entry->changed, cell) && (entry->digits & digits) != 0);
        if (entry->is_needed)
            wanted = lele_cellset_or(wanted, entry->looked);
    }
}

void lele_advisor_repeat(lele_advisor *advisor, int technique, lele_board *board,
                         lele_basis_fn found, void *data)
{
    const lele_technique_list list = { { (uint8_t)technique }, 1 };
    const lele_run run = {
        .kind = LELE_RUN_SOLVE, .list = &list, .cell = -1, .found = found, .data = data
    };
    lele_advisor_run(advisor, &run, board);
}
