/* Premises that marks, units, colours and deadly patterns name, see premise_list.h. */
#include <string.h>

#include "technique/deadly_pattern.h"
#include "technique/premise_list.h"

/* The digits that marked cells with role reason exclude from the cell. */
static lele_digits seen_from(const struct lele_premise_list *list, int cell)
{
    lele_digits seen = 0;
    for (int i = 0; i < list->step->mark_count; i++) {
        const lele_mark *mark = &list->step->marks[i];
        if (mark->role == LELE_ROLE_REASON && lele_layout_sees(list->layout, mark->cell, cell))
            seen |= mark->digits;
    }
    return seen;
}

static void add_gone(struct lele_premise_list *list, int cell, lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_premise_add(list, (lele_premise){ .kind = LELE_PREMISE_GONE,
                                               .cells = lele_cellset_of(cell),
                                               .digits = lele_digits_of(d) });
}

/* A single starts from all empty cells of its unit, or from all digits.  Placed digits and earlier
 * removals exclude all but one. */
void lele_premises_from_single(struct lele_premise_list *list)
{
    const lele_step *step = list->step;
    lele_premise start = { .kind = LELE_PREMISE_CELL,
                           .cells = lele_cellset_of(step->placements[0].cell),
                           .digits = lele_digits_all(list->layout->size) };
    if (step->unit_count > 0)
        start =
            (lele_premise){ .kind = LELE_PREMISE_PLACES,
                            .unit = step->units[0].unit,
                            .digits = step->digits,
                            .cells = lele_cellset_and(list->layout->units[step->units[0].unit].set,
                                                      list->board->places[0]) };
    lele_premise_add(list, start);
    for (int i = 0; i < step->mark_count; i++) {
        const lele_mark *mark = &step->marks[i];
        if (mark->role == LELE_ROLE_REASON)
            lele_premise_add_cell(list, mark->cell);
        else if (mark->role == LELE_ROLE_EXCLUDED)
            add_gone(list, mark->cell,
                     lele_digits_minus(mark->digits, seen_from(list, mark->cell)));
    }
}

/* The digits that the marks of the step give a cell. */
static lele_digits named_in(const lele_step *step, int cell)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].cell == cell)
            digits |= step->marks[i].digits;
    return digits;
}

/* Marks name the candidates of a cell if they name all of them.  A mark without digits only shows
 * where the argument looks. */
void lele_premises_from_marks(struct lele_premise_list *list)
{
    const lele_board *board = list->board;
    for (int i = 0; i < list->step->mark_count; i++) {
        const int cell = list->step->marks[i].cell;
        if (list->step->marks[i].digits == 0)
            continue;
        if (board->grid.cell[cell] != 0 ||
            (board->candidates[cell] & ~named_in(list->step, cell)) == 0)
            lele_premise_add_cell(list, cell);
    }
}

/* The digits that a unit of the step is about: those of the marks in it and of the placements.  If
 * there are none, those of the pincers, else of the step. */
static lele_digits digits_of(const struct lele_premise_list *list, const lele_unit_mark *unit)
{
    const lele_step *step = list->step;
    const lele_cellset *cells = &list->layout->units[unit->unit].set;
    lele_digits digits = 0;
    for (int i = 0; i < step->mark_count; i++)
        if (lele_cellset_has(cells, step->marks[i].cell))
            digits |= step->marks[i].digits;
    for (int i = 0; i < step->placement_count; i++)
        digits |= step->placements[i].digits;
    if (digits == 0)
        digits = lele_step_digits_of(step, LELE_ROLE_PINCER);
    return digits != 0 ? digits : step->digits;
}

static void add_units(struct lele_premise_list *list, lele_unit_role role)
{
    const lele_step *step = list->step;
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].role == role)
            lele_premise_add_places(list, step->units[i].unit, digits_of(list, &step->units[i]));
}

void lele_premises_from_bases(struct lele_premise_list *list)
{
    add_units(list, LELE_UNIT_ROLE_BASE);
}

void lele_premises_from_seen(struct lele_premise_list *list)
{
    add_units(list, LELE_UNIT_ROLE_SEEN);
}

static void add_digits(struct lele_premise_list *list, lele_unit_role role)
{
    const lele_step *step = list->step;
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].role == role)
            lele_premise_add_places(list, step->units[i].unit, step->digits);
}

void lele_premises_from_covers(struct lele_premise_list *list)
{
    add_digits(list, LELE_UNIT_ROLE_COVER);
}

void lele_premises_from_base_digits(struct lele_premise_list *list)
{
    add_digits(list, LELE_UNIT_ROLE_BASE);
}

void lele_premises_from_seen_digits(struct lele_premise_list *list)
{
    add_digits(list, LELE_UNIT_ROLE_SEEN);
}

static lele_cellset colored(const lele_step *step, int digit)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role >= LELE_ROLE_COLOR_A && step->marks[i].role <= LELE_ROLE_COLOR_D &&
            lele_digits_has(step->marks[i].digits, digit))
            lele_cellset_add(&cells, step->marks[i].cell);
    return cells;
}

/* Units in which the digit has two places, both among the cells. */
static void add_pairs(struct lele_premise_list *list, lele_cellset cells, int digit)
{
    for (int u = 0; u < list->layout->unit_count; u++) {
        const lele_cellset places =
            lele_cellset_and(list->board->places[digit], list->layout->units[u].set);
        if (lele_cellset_count(&places) == 2 && lele_cellset_within(&places, &cells))
            lele_premise_add_places(list, u, lele_digits_of(digit));
    }
}

void lele_premises_from_colors(struct lele_premise_list *list)
{
    for (int d = 1; d <= list->layout->size; d++)
        add_pairs(list, colored(list->step, d), d);
}

/* The corners hold a digit of the pattern except where they lose one (but a subset with the extras
 * can take candidates of other corners); or units give a digit only
 * places in corners, and then only the corners without extra candidates are needed. */
void lele_premises_from_corners(struct lele_premise_list *list)
{
    const lele_step *step = list->step;
    const lele_cellset corners = lele_step_cells_of(step, LELE_ROLE_CORNER);
    const lele_cellset base = lele_step_cells_of(step, LELE_ROLE_BASE);
    const bool linked = !lele_cellset_is_empty(&base) && lele_cellset_within(&base, &corners);
    lele_cellset open = linked ? lele_step_cells_of(step, LELE_ROLE_EXTRA) : LELE_CELLSET_EMPTY;
    for (int i = 0; (linked || lele_cellset_is_empty(&base)) && i < step->elimination_count; i++)
        lele_cellset_add(&open, step->eliminations[i].cell);
    lele_deadly_of_corners(step, list->board, list->premises->deadly);
    lele_premise_add(list, (lele_premise){ .kind = LELE_PREMISE_DEADLY, .cells = corners });
    lele_premise_add_cells(list, lele_cellset_minus(lele_cellset_or(corners, base), open));
    for (int i = 0; linked && i < step->unit_count; i++)
        lele_premise_add_places(list, step->units[i].unit,
                                lele_step_digits_of(step, LELE_ROLE_BASE));
}

/* Whether a unit that the step looks at has the cell. */
static bool is_seen(const struct lele_premise_list *list, int cell)
{
    for (int i = 0; i < list->step->unit_count; i++)
        if (lele_cellset_has(&list->layout->units[list->step->units[i].unit].set, cell))
            return true;
    return false;
}

/* A corner that alone loses a candidate is supposed to have it, whatever its other candidates. */
void lele_premises_from_guarded(struct lele_premise_list *list)
{
    const lele_step *step = list->step;
    lele_cellset corners = lele_step_cells_of(step, LELE_ROLE_CORNER);
    lele_deadly_of_corners(step, list->board, list->premises->deadly);
    lele_premise_add(list, (lele_premise){ .kind = LELE_PREMISE_DEADLY, .cells = corners });
    for (int cell; (cell = lele_cellset_pop(&corners)) >= 0;)
        if (!is_seen(list, cell) &&
            (step->elimination_count > 1 || step->eliminations[0].cell != cell))
            lele_premise_add_cell(list, cell);
}

void lele_premises_from_pincers(struct lele_premise_list *list)
{
    lele_premise_add_cells(list, lele_step_cells_of(list->step, LELE_ROLE_PINCER));
}

void lele_premises_from_symmetry(struct lele_premise_list *list)
{
    lele_cellset cells = lele_step_cells_of(list->step, LELE_ROLE_BASE);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_premise_add(list, (lele_premise){ .kind = LELE_PREMISE_SYMMETRY,
                                               .cells = lele_cellset_of(cell),
                                               .digits = list->step->digits });
}

void lele_premises_from_bug(struct lele_premise_list *list)
{
    lele_premises *premises = list->premises;
    const lele_board *board = list->board;
    const lele_step *step = list->step;
    memcpy(premises->deadly, board->candidates, sizeof board->candidates);
    memset(premises->guards, 0, sizeof premises->guards);
    premises->is_closed = true;
    for (int i = 0; i < step->mark_count; i++) {
        const lele_mark *mark = &step->marks[i];
        if (mark->role != LELE_ROLE_EXTRA)
            continue;
        lele_digits_remove(&premises->deadly[mark->cell], mark->digits);
        premises->guards[mark->cell] |= mark->digits;
    }
    lele_premise_add(list,
                     (lele_premise){ .kind = LELE_PREMISE_DEADLY, .cells = board->places[0] });
    lele_premise_add_cells(list, lele_cellset_minus(lele_step_cells_of(step, LELE_ROLE_BASE),
                                                    lele_step_cells_of(step, LELE_ROLE_EXTRA)));
}

/* Templates without the cells that other digits must hold depend on all digits. */
void lele_premises_from_templates(struct lele_premise_list *list)
{
    const bool alone = lele_step_digits_of(list->step, LELE_ROLE_REASON) == 0;
    lele_digits digits = alone ? list->step->digits : lele_digits_all(list->layout->size);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_premise_add_map(list, d);
}

/* A unit holds the digit already, or has places for it. */
static void add_holder(struct lele_premise_list *list, int unit, int digit)
{
    const lele_unit *holder = &list->layout->units[unit];
    if (lele_digits_has(list->board->missing[unit], digit))
        lele_premise_add_places(list, unit, lele_digits_of(digit));
    for (int i = 0; i < list->layout->size; i++)
        if (list->board->grid.cell[holder->cells[i]] == digit)
            lele_premise_add_cell(list, holder->cells[i]);
}

/* The roles of a side of leftovers: of its cells and of the units that it is a rest of. */
static const struct {
    lele_role cells;
    lele_unit_role units;
} sides[] = { { LELE_ROLE_COLOR_A, LELE_UNIT_ROLE_COVER },
              { LELE_ROLE_COLOR_B, LELE_UNIT_ROLE_SEEN } };

/* A side cannot have the digit, or has too few of it, if its units have it among the cells that both
 * sides leave out. */
static void add_side(struct lele_premise_list *list, int side, int digit)
{
    for (int i = 0; i < list->step->unit_count; i++)
        if (list->step->units[i].role == sides[side].units)
            add_holder(list, list->step->units[i].unit, digit);
}

static int count_on(const struct lele_premise_list *list, int side, int digit)
{
    int count = 0;
    for (int i = 0; i < list->step->mark_count; i++)
        count += list->step->marks[i].role == sides[side].cells &&
                 lele_digits_has(list->step->marks[i].digits, digit);
    return count;
}

static int count_placed(const struct lele_premise_list *list, int side, int digit)
{
    int count = 0;
    for (int i = 0; i < list->step->mark_count; i++)
        count += list->step->marks[i].role == sides[side].cells &&
                 list->board->grid.cell[list->step->marks[i].cell] == digit;
    return count;
}

/* Of a placed digit the other side needs one; without one, a digit leaves the other side. */
void lele_premises_from_leftovers(struct lele_premise_list *list)
{
    const lele_cellset reasons = lele_step_cells_of(list->step, LELE_ROLE_REASON);
    const bool placed = !lele_cellset_is_empty(&reasons);
    int (*const count)(const struct lele_premise_list *, int, int) =
        placed ? count_placed : count_on;
    lele_digits digits = list->step->digits;
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        add_side(list, count(list, 0, digit) < count(list, 1, digit) ? 0 : 1, digit);
    lele_premise_add_cells(list, reasons);
}

void lele_premises_from_clues(struct lele_premise_list *list)
{
    bool has_total = false;
    for (int i = 0; i < list->step->clue_count; i++) {
        const lele_clue_mark *mark = &list->step->clues[i];
        if (mark->role == LELE_CLUE_ROLE_RULE)
            lele_premise_add(list,
                             (lele_premise){ .kind = LELE_PREMISE_CLUE, .digits = mark->clue });
        has_total |= mark->role == LELE_CLUE_ROLE_TOTAL;
    }
    if (has_total)
        lele_premise_add(list, (lele_premise){ .kind = LELE_PREMISE_TOTAL });
}
