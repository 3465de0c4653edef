/* Steps: building, copying, applying; see lele/step.h and technique/step.h. */
#include "technique/step.h"

#include <string.h>

void lele_step_reset(lele_step *step)
{
    step->digits = 0;
    step->mark_count = step->unit_count = step->node_count = step->link_count = 0;
    step->placement_count = step->elimination_count = 0;
    step->claim_count = step->move_count = step->clue_count = 0;
}

void lele_step_copy(lele_step *to, const lele_step *from)
{
    if (to == from)
        return;
    memcpy(to, from, offsetof(lele_step, placements));
    memcpy(to->placements, from->placements, from->placement_count * sizeof *to->placements);
    memcpy(to->eliminations, from->eliminations,
           from->elimination_count * sizeof *to->eliminations);
    memcpy(to->marks, from->marks, from->mark_count * sizeof *to->marks);
    memcpy(to->units, from->units, from->unit_count * sizeof *to->units);
    memcpy(to->links, from->links, from->link_count * sizeof *to->links);
    memcpy(to->nodes, from->nodes, from->node_count * sizeof *to->nodes);
    memcpy(to->claims, from->claims, from->claim_count * sizeof *to->claims);
    memcpy(to->moves, from->moves, from->move_count * sizeof *to->moves);
    memcpy(to->clues, from->clues, from->clue_count * sizeof *to->clues);
}

bool lele_step_apply(const lele_step *step, lele_board *board)
{
    bool changed = false;
    for (int i = 0; i < step->elimination_count; i++) {
        const lele_mark *mark = &step->eliminations[i];
        changed |= (board->candidates[mark->cell] & mark->digits) != 0;
        lele_board_eliminate(board, mark->cell, mark->digits);
    }
    for (int i = 0; i < step->placement_count; i++) {
        const lele_mark *mark = &step->placements[i];
        if (board->grid.cell[mark->cell] != 0)
            continue;
        lele_board_place(board, mark->cell, lele_digits_first(mark->digits));
        changed = true;
    }
    return changed;
}

void lele_step_mark(lele_step *step, int cell, lele_role role, lele_digits digits)
{
    if (step->mark_count < LELE_STEP_MARKS)
        step->marks[step->mark_count++] =
            (lele_mark){ .cell = (lele_cell)cell, .role = (uint8_t)role, .digits = digits };
}

void lele_step_mark_set(lele_step *step, lele_cellset cells, lele_role role, lele_digits digits)
{
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(step, cell, role, digits);
}

/* Adds a unit, once per role. */
void lele_step_unit(lele_step *step, int unit, lele_unit_role role)
{
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].unit == unit && step->units[i].role == role)
            return;
    if (step->unit_count < LELE_STEP_UNITS)
        step->units[step->unit_count++] =
            (lele_unit_mark){ .unit = (uint8_t)unit, .role = (uint8_t)role };
}

void lele_step_clue(lele_step *step, int clue, lele_clue_role role)
{
    for (int i = 0; i < step->clue_count; i++)
        if (step->clues[i].clue == clue && step->clues[i].role == role)
            return;
    if (step->clue_count < LELE_STEP_CLUES)
        step->clues[step->clue_count++] =
            (lele_clue_mark){ .clue = (uint16_t)clue, .role = (uint8_t)role };
}

/* Adds `digits` to the mark of the cell in a list that is sorted by cell. */
static void merge(lele_mark *list, uint16_t *count, int cell, lele_digits digits)
{
    int at = *count;
    while (at > 0 && list[at - 1].cell > cell)
        at--;
    if (at > 0 && list[at - 1].cell == cell) {
        list[at - 1].digits |= digits;
        return;
    }
    memmove(list + at + 1, list + at, (size_t)(*count - at) * sizeof *list);
    list[at] = (lele_mark){ .cell = (lele_cell)cell, .digits = digits };
    (*count)++;
}

void lele_step_place(lele_step *step, int cell, int digit)
{
    merge(step->placements, &step->placement_count, cell, lele_digits_of(digit));
}

void lele_step_eliminate(lele_step *step, int cell, lele_digits digits)
{
    merge(step->eliminations, &step->elimination_count, cell, digits);
}

int lele_step_node(lele_step *step, lele_node node)
{
    if (step->node_count < LELE_STEP_NODES)
        step->nodes[step->node_count++] = node;
    return step->node_count - 1;
}

void lele_step_link(lele_step *step, int from, int to, lele_link_kind kind, int unit)
{
    if (step->link_count < LELE_STEP_LINKS)
        step->links[step->link_count++] =
            (lele_link){ .from = (uint16_t)from,
                         .to = (uint16_t)to,
                         .strong = kind == LELE_LINK_STRONG,
                         .unit = (uint8_t)(unit >= 0 ? unit : LELE_LINK_OTHER) };
}

int lele_layout_unit_of(const lele_layout *layout, const lele_cellset *cells)
{
    const int first = lele_cellset_first(cells);
    for (int i = 0; first >= 0 && i < layout->cell_unit_count[first]; i++) {
        const int unit = layout->cell_units[first][i];
        if (lele_cellset_within(cells, &layout->units[unit].set))
            return unit;
    }
    return -1;
}

int lele_chain_addition(int nodes)
{
    const int length = nodes - 2;
    int tenths = 0;
    for (int threshold = 4, next = 6; length > threshold; tenths++) {
        const int after = threshold * 2; /* 4 6 8 12 16 24 32 48 ... */
        threshold = next;
        next = after;
    }
    return tenths;
}
