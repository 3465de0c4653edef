/*
 * Fireworks: a row and a column cross in a cell of a box.  A digit has at most one place outside
 * the box in the row, and at most one in the column: the wings.  Then the digit is in the
 * crossing or in a wing.  If it is in neither wing, both row and column have it in the box, and
 * the box holds it once, so it is in the crossing.
 *
 * Three digits with the same crossing and wings fill the three cells (triple).  Two digits of a
 * crossing and two others of the opposite crossing, with the same wings, fill four (quadruple).
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct firework {
    struct lele_search *search;
    const lele_digits *fit; /* by cell: the digits that can have a firework with this crossing */
    int crossing, row_wing, column_wing;
};

/* The digits that have no other places outside the box in row and column than these wings. */
static lele_digits bursting(const struct firework *fire)
{
    const lele_board *board = fire->search->board;
    const lele_layout *layout = board->layout;
    const int row = lele_layout_row_unit(layout, fire->crossing);
    const int column = lele_layout_column_unit(layout, fire->crossing);
    const lele_cellset *box = &layout->units[lele_layout_box_unit(layout, fire->crossing)].set;
    lele_digits digits = fire->fit[fire->crossing];
    lele_digits found = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        lele_cellset along = lele_cellset_and(board->places[d], layout->units[row].set);
        lele_cellset across = lele_cellset_and(board->places[d], layout->units[column].set);
        lele_cellset_remove(&along, fire->row_wing);
        lele_cellset_remove(&across, fire->column_wing);
        if (lele_cellset_within(&along, box) && lele_cellset_within(&across, box))
            found |= lele_digits_of(d);
    }
    return found;
}

static void keep(const struct firework *fire, int cell, lele_role role, lele_digits digits)
{
    const lele_digits held = fire->search->board->candidates[cell] & digits;
    lele_search_eliminate_cell(fire->search, cell, (lele_digits)~digits);
    if (held != 0)
        lele_step_mark(fire->search->step, cell, role, held);
}

/* Eliminates all other digits from the crossing and records its units. */
static void keep_crossing(const struct firework *fire, int crossing, lele_digits digits)
{
    const lele_layout *layout = fire->search->layout;
    lele_step *step = fire->search->step;
    keep(fire, crossing, LELE_ROLE_PIVOT, digits);
    lele_step_unit(step, lele_layout_row_unit(layout, crossing), LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, lele_layout_column_unit(layout, crossing), LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, lele_layout_box_unit(layout, crossing), LELE_UNIT_ROLE_COVER);
}

static void keep_wings(const struct firework *fire, lele_digits digits)
{
    keep(fire, fire->row_wing, LELE_ROLE_PINCER, digits);
    keep(fire, fire->column_wing, LELE_ROLE_PINCER, digits);
}

static bool offer_triple(const struct firework *fire, lele_digits digits)
{
    lele_step *step = lele_search_begin(fire->search);
    step->digits = digits;
    keep_crossing(fire, fire->crossing, digits);
    keep_wings(fire, digits);
    return lele_search_offer(fire->search);
}

static bool offer_quadruple(const struct firework *fire, int opposite, lele_digits near,
                            lele_digits far)
{
    lele_step *step = lele_search_begin(fire->search);
    step->digits = near | far;
    keep_crossing(fire, fire->crossing, near);
    keep_crossing(fire, opposite, far);
    keep_wings(fire, near | far);
    return lele_search_offer(fire->search);
}

static bool try_quadruple(const struct firework *fire, lele_digits near)
{
    const lele_layout *layout = fire->search->layout;
    const lele_cellset meet =
        lele_cellset_and(layout->units[lele_layout_column_unit(layout, fire->row_wing)].set,
                         layout->units[lele_layout_row_unit(layout, fire->column_wing)].set);
    const int opposite = lele_cellset_first(&meet);
    if (opposite < 0 || fire->search->board->candidates[opposite] == 0 ||
        lele_layout_box_unit(layout, opposite) == lele_layout_box_unit(layout, fire->crossing))
        return false;
    const struct firework other = { fire->search, fire->fit, opposite, fire->column_wing,
                                    fire->row_wing };
    const lele_digits far = lele_digits_minus(bursting(&other), near);
    return lele_digits_count(far) == 2 && offer_quadruple(fire, opposite, near, far);
}

static bool try_wings(const struct firework *fire)
{
    const lele_digits digits = bursting(fire);
    const int count = lele_digits_count(digits);
    if (count == 3)
        return offer_triple(fire, digits);
    return count == 2 && try_quadruple(fire, digits);
}

/* Digits with at most one place outside the box in the row, and one in the column. */
static lele_digits digits_fitting(const lele_board *board, int crossing)
{
    const lele_layout *layout = board->layout;
    const lele_cellset *box = &layout->units[lele_layout_box_unit(layout, crossing)].set;
    lele_digits fit = lele_digits_all(layout->size);
    for (int i = 0; i < 2; i++) {
        const lele_unit *line = &layout->units[layout->cell_units[crossing][i]];
        lele_digits once = 0;
        lele_digits twice = 0;
        for (int k = 0; k < layout->size; k++) {
            const int cell = line->cells[k];
            if (lele_cellset_has(box, cell))
                continue;
            twice |= once & board->candidates[cell];
            once |= board->candidates[cell];
        }
        fit = lele_digits_minus(fit & board->missing[layout->cell_units[crossing][i]], twice);
    }
    return fit;
}

static bool try_crossing(struct lele_search *search, const lele_digits *fit, int cell)
{
    const lele_layout *layout = search->layout;
    const lele_cellset *box = &layout->units[lele_layout_box_unit(layout, cell)].set;
    const lele_cellset outside = lele_cellset_minus(search->board->places[0], *box);
    lele_cellset row_wings =
        lele_cellset_and(outside, layout->units[lele_layout_row_unit(layout, cell)].set);
    for (int a; (a = lele_cellset_pop(&row_wings)) >= 0;) {
        lele_cellset column_wings =
            lele_cellset_and(outside, layout->units[lele_layout_column_unit(layout, cell)].set);
        for (int b; (b = lele_cellset_pop(&column_wings)) >= 0;) {
            const struct firework fire = { search, fit, cell, a, b };
            if (try_wings(&fire))
                return true;
        }
    }
    return false;
}

bool lele_find_fireworks(struct lele_search *search)
{
    lele_digits fit[LELE_MAX_CELLS];
    lele_cellset empty = search->board->places[0], crossings = empty;
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
        fit[cell] = digits_fitting(search->board, cell);
    for (int cell; (cell = lele_cellset_pop(&crossings)) >= 0;)
        if (lele_digits_count(fit[cell]) >= 2 && try_crossing(search, fit, cell))
            return true;
    return false;
}
