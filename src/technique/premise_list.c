/* The list of premises and its helpers, see premise_list.h. */
#include "technique/premise_list.h"

/* The same places in two units are one premise. */
static bool is_same(const lele_premise *a, const lele_premise *b)
{
    return a->kind == b->kind && a->digits == b->digits && lele_cellset_equal(&a->cells, &b->cells);
}

bool lele_premises_have(const lele_premises *premises, const lele_premise *premise)
{
    for (int i = 0; i < premises->count; i++)
        if (is_same(&premises->items[i], premise))
            return true;
    return false;
}

void lele_premise_add(struct lele_premise_list *list, lele_premise premise)
{
    lele_premises *premises = list->premises;
    if (!lele_premises_have(premises, &premise) && premises->count < LELE_STEP_PREMISES)
        premises->items[premises->count++] = premise;
}

void lele_premise_take(lele_premises *premises, int index)
{
    premises->count--;
    for (int i = index; i < premises->count; i++)
        premises->items[i] = premises->items[i + 1];
}

void lele_premise_put(lele_premises *premises, int index, lele_premise premise)
{
    for (int i = premises->count++; i > index; i--)
        premises->items[i] = premises->items[i - 1];
    premises->items[index] = premise;
}

/* Whether every conclusion is a removal from this cell.  It is supposed to hold what is removed, so
 * it does not matter what else it could hold. */
static bool is_supposed(const lele_step *step, int cell)
{
    for (int i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell != cell)
            return false;
    return step->placement_count == 0;
}

void lele_premise_add_cell(struct lele_premise_list *list, int cell)
{
    const int value = list->board->grid.cell[cell];
    if (is_supposed(list->step, cell))
        return;
    lele_premise_add(list,
                     (lele_premise){ .kind = value != 0 ? LELE_PREMISE_VALUE : LELE_PREMISE_CELL,
                                     .cells = lele_cellset_of(cell),
                                     .digits = value != 0 ? lele_digits_of(value)
                                                          : list->board->candidates[cell] });
}

void lele_premise_add_cells(struct lele_premise_list *list, lele_cellset cells)
{
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_premise_add_cell(list, cell);
}

void lele_premise_add_places(struct lele_premise_list *list, int unit, lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (lele_digits_has(list->board->missing[unit], d))
            lele_premise_add(
                list, (lele_premise){ .kind = LELE_PREMISE_PLACES,
                                      .unit = (uint8_t)unit,
                                      .digits = lele_digits_of(d),
                                      .cells = lele_cellset_and(list->board->places[d],
                                                                list->layout->units[unit].set) });
}

void lele_premise_add_map(struct lele_premise_list *list, int digit)
{
    lele_premise map = { .kind = LELE_PREMISE_MAP, .digits = lele_digits_of(digit) };
    map.cells = list->board->places[digit];
    for (int cell = 0; cell < list->layout->cell_count; cell++)
        if (list->board->grid.cell[cell] == digit)
            lele_cellset_add(&map.cells, cell);
    lele_premise_add(list, map);
}

lele_cellset lele_step_cells_of(const lele_step *step, lele_role role)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == role)
            lele_cellset_add(&cells, step->marks[i].cell);
    return cells;
}

lele_digits lele_step_digits_of(const lele_step *step, lele_role role)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == role)
            digits |= step->marks[i].digits;
    return digits;
}
