/*
 * The lines that a drawing of a step shows between its marks.
 *
 * Steps of chains have links, which a drawing shows itself.  For other patterns the lines follow
 * from the roles of marks and units: along base and cover lines, from pivot to pincer, around a
 * rectangle.
 */
#include "lele/step.h"

struct sketch {
    const lele_step *step;
    const lele_board *board;
    lele_line *lines;
    size_t count, capacity;
};

static void add(struct sketch *sketch, int from, int to, int digit, lele_line_kind kind)
{
    for (size_t i = 0; i < sketch->count; i++) {
        const lele_line *line = &sketch->lines[i];
        if (line->digit == digit &&
            ((line->from == from && line->to == to) || (line->from == to && line->to == from)))
            return;
    }
    if (sketch->count < sketch->capacity)
        sketch->lines[sketch->count++] = (lele_line){ .from = (lele_cell)from,
                                                      .to = (lele_cell)to,
                                                      .digit = (uint8_t)digit,
                                                      .kind = (uint8_t)kind };
}

static bool has_role(const lele_mark *mark, lele_role first, lele_role last)
{
    return mark->role >= first && mark->role <= last;
}

/* The cells whose marks have a role of the range and the digit. */
static lele_cellset cells_with(const lele_step *step, lele_role first, lele_role last, int digit)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        if (has_role(&step->marks[i], first, last) && lele_digits_has(step->marks[i].digits, digit))
            lele_cellset_add(&cells, step->marks[i].cell);
    return cells;
}

static lele_digits digits_with(const lele_step *step, lele_role role)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == role)
            digits |= step->marks[i].digits;
    return digits;
}

static lele_digits lost_digits(const lele_step *step)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->elimination_count; i++)
        digits |= step->eliminations[i].digits;
    return digits;
}

static lele_cellset victims_of(const lele_step *step, int digit)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++)
        if (lele_digits_has(step->eliminations[i].digits, digit))
            lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

static bool is_straight(const lele_unit *unit)
{
    return unit->kind == LELE_UNIT_ROW || unit->kind == LELE_UNIT_COLUMN ||
           unit->kind == LELE_UNIT_DIAGONAL;
}

/* Joins each cell with the next. */
static void join_along(struct sketch *sketch, lele_cellset cells, int digit, lele_line_kind kind)
{
    int before = lele_cellset_pop(&cells);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0; before = cell)
        add(sketch, before, cell, digit, kind);
}

static int last_of(lele_cellset cells)
{
    int last = -1;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        last = cell;
    return last;
}

/* Lines from the outermost marks of the unit outwards to the outermost victims, the cells that lose
 * the digit. */
static void reach_out(struct sketch *sketch, const lele_unit *unit, lele_cellset marks,
                      lele_cellset victims, int digit)
{
    const lele_cellset from = lele_cellset_and(marks, unit->set);
    const lele_cellset to = lele_cellset_minus(lele_cellset_and(victims, unit->set), marks);
    if (lele_cellset_is_empty(&from) || lele_cellset_is_empty(&to))
        return;
    const int first = lele_cellset_first(&from), last = last_of(from);
    const int early = lele_cellset_first(&to), late = last_of(to);
    if (early < first)
        add(sketch, first, early, digit, LELE_LINE_REACH);
    if (late > last)
        add(sketch, last, late, digit, LELE_LINE_REACH);
}

/* Fish, locked candidates, empty rectangles: strong along base units, weak along the others. */
static void draw_units(struct sketch *sketch)
{
    const lele_step *step = sketch->step;
    if (!lele_digits_single(step->digits))
        return;
    const int digit = lele_digits_first(step->digits);
    /* The cells of a chain are joined by its links. */
    lele_cellset marks = cells_with(step, LELE_ROLE_BASE, LELE_ROLE_ENDO_FIN, digit);
    if (step->link_count == 0)
        marks = lele_cellset_or(
            marks, lele_cellset_or(cells_with(step, LELE_ROLE_CELL, LELE_ROLE_CELL, digit),
                                   cells_with(step, LELE_ROLE_PINCER, LELE_ROLE_PINCER, digit)));
    const lele_cellset victims = victims_of(step, digit);
    for (int i = 0; i < step->unit_count; i++) {
        const lele_unit *unit = &sketch->board->layout->units[step->units[i].unit];
        if (!is_straight(unit))
            continue;
        const bool base = step->units[i].role == LELE_UNIT_ROLE_BASE;
        join_along(sketch, lele_cellset_and(marks, unit->set), digit,
                   base ? LELE_LINE_STRONG : LELE_LINE_WEAK);
        if (!base)
            reach_out(sketch, unit, marks, victims, digit);
    }
}

/* The digits that pivot and pincer share, without the eliminated ones if others are left. */
static lele_digits shared(const lele_mark *a, const lele_mark *b, lele_digits lost)
{
    const lele_digits both = a->digits & b->digits;
    return (both & ~lost) != 0 ? (lele_digits)(both & ~lost) : both;
}

static void join_digits(struct sketch *sketch, int from, int to, lele_digits digits,
                        lele_line_kind kind)
{
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        add(sketch, from, to, digit, kind);
}

static bool sees(const struct sketch *sketch, const lele_mark *a, const lele_mark *b)
{
    return lele_layout_sees(sketch->board->layout, a->cell, b->cell);
}

/* More lines to cells that lose a digit would cover the board. */
enum { FEW_VICTIMS = 4 };

static void reach_from(struct sketch *sketch, const lele_mark *wing)
{
    const lele_step *step = sketch->step;
    if (step->elimination_count > FEW_VICTIMS)
        return;
    for (int i = 0; i < step->elimination_count; i++) {
        const lele_mark *victim = &step->eliminations[i];
        if (sees(sketch, wing, victim))
            join_digits(sketch, wing->cell, victim->cell, wing->digits & victim->digits,
                        LELE_LINE_REACH);
    }
}

/* Wings: from the pivot to each pincer that it sees.  The two pivots of a W-wing are a conjugate
 * pair. */
static void draw_wings(struct sketch *sketch)
{
    const lele_step *step = sketch->step;
    const lele_digits lost = lost_digits(step);
    for (int i = 0; step->link_count == 0 && i < step->mark_count; i++) {
        const lele_mark *hinge = &step->marks[i];
        for (int j = 0; hinge->role == LELE_ROLE_PIVOT && j < step->mark_count; j++) {
            const lele_mark *other = &step->marks[j];
            if (!sees(sketch, hinge, other))
                continue;
            if (other->role == LELE_ROLE_PINCER) {
                join_digits(sketch, hinge->cell, other->cell, shared(hinge, other, lost),
                            LELE_LINE_WEAK);
                reach_from(sketch, other);
            } else if (other->role == LELE_ROLE_PIVOT && hinge->digits == other->digits) {
                join_digits(sketch, hinge->cell, other->cell, hinge->digits, LELE_LINE_STRONG);
            }
        }
    }
}

/* Whether these two cells are the only places of the digit in some unit; if the step has base units,
 * in one of those. */
static bool is_pair(const struct sketch *sketch, int a, int b, int digit)
{
    const lele_step *step = sketch->step;
    const lele_layout *layout = sketch->board->layout;
    const int count = step->unit_count > 0 ? step->unit_count : layout->unit_count;
    lele_cellset both = lele_cellset_of(a);
    lele_cellset_add(&both, b);
    for (int i = 0; i < count; i++) {
        const int unit = step->unit_count > 0 ? step->units[i].unit : i;
        const lele_cellset places =
            lele_cellset_and(layout->units[unit].set, sketch->board->places[digit]);
        if (lele_cellset_equal(&places, &both))
            return true;
    }
    return false;
}

/* Colouring: conjugate pairs join the two colours of a cluster; where the step names the units of
 * those that it needs, other neighbours are not both right.  In a remote pair, whole cells are
 * joined. */
static void join_colors(struct sketch *sketch, const lele_mark *a, const lele_mark *b)
{
    if (!sees(sketch, a, b) || a->digits != b->digits)
        return;
    const int digit = lele_digits_first(a->digits);
    if (lele_digits_count(a->digits) == 2)
        add(sketch, a->cell, b->cell, 0, LELE_LINE_STRONG);
    else if (lele_digits_single(a->digits) && is_pair(sketch, a->cell, b->cell, digit))
        add(sketch, a->cell, b->cell, digit, LELE_LINE_STRONG);
    else if (lele_digits_single(a->digits) && sketch->step->unit_count > 0)
        add(sketch, a->cell, b->cell, digit, LELE_LINE_WEAK);
}

/* Colours A and B belong to one cluster, C and D to another. */
static int other_color(int role)
{
    return role == LELE_ROLE_COLOR_A   ? LELE_ROLE_COLOR_B
           : role == LELE_ROLE_COLOR_C ? LELE_ROLE_COLOR_D
                                       : LELE_ROLE_COUNT;
}

static void draw_colors(struct sketch *sketch)
{
    const lele_step *step = sketch->step;
    for (int i = 0; i < step->mark_count; i++) {
        const int other = other_color(step->marks[i].role);
        for (int j = 0; other != LELE_ROLE_COUNT && j < step->mark_count; j++)
            if (step->marks[j].role == other)
                join_colors(sketch, &step->marks[i], &step->marks[j]);
    }
}

/* Joins the first two places that share a row or column, else the first place of each set. */
static void join_sets(struct sketch *sketch, lele_cellset from, lele_cellset to, int digit)
{
    const lele_layout *layout = sketch->board->layout;
    const int first = lele_cellset_first(&from), other = lele_cellset_first(&to);
    for (int a; (a = lele_cellset_pop(&from)) >= 0;) {
        lele_cellset left = to;
        for (int b; (b = lele_cellset_pop(&left)) >= 0;)
            if (lele_layout_row(layout, a) == lele_layout_row(layout, b) ||
                lele_layout_column(layout, a) == lele_layout_column(layout, b)) {
                add(sketch, a, b, digit, LELE_LINE_WEAK);
                return;
            }
    }
    add(sketch, first, other, digit, LELE_LINE_WEAK);
}

/* Almost locked sets of steps without links: one line for each restricted common digit. */
static void draw_sets(struct sketch *sketch)
{
    const lele_step *step = sketch->step;
    const lele_layout *layout = sketch->board->layout;
    lele_digits common = lele_digits_minus(
        digits_with(step, LELE_ROLE_ALS_A) & digits_with(step, LELE_ROLE_ALS_B), lost_digits(step));
    if (step->link_count != 0)
        return;
    for (int digit; (digit = lele_digits_pop(&common)) != 0;) {
        const lele_cellset a = cells_with(step, LELE_ROLE_ALS_A, LELE_ROLE_ALS_A, digit);
        const lele_cellset b = cells_with(step, LELE_ROLE_ALS_B, LELE_ROLE_ALS_B, digit);
        const lele_cellset near = lele_layout_common_peers(layout, a);
        if (lele_cellset_within(&b, &near))
            join_sets(sketch, a, b, digit);
    }
}

/* Deadly patterns: around the corners, along rows, columns and diagonals.  Two corners in a box are
 * joined if the first has no other corner in its row or in its column, as in a loop. */
static void draw_corners(struct sketch *sketch)
{
    const lele_layout *layout = sketch->board->layout;
    lele_cellset corners = LELE_CELLSET_EMPTY;
    for (int i = 0; i < sketch->step->mark_count; i++)
        if (sketch->step->marks[i].role == LELE_ROLE_CORNER)
            lele_cellset_add(&corners, sketch->step->marks[i].cell);
    if (lele_cellset_count(&corners) < 4)
        return;
    for (int unit = 0; unit < layout->unit_count; unit++) {
        const lele_cellset inside = lele_cellset_and(corners, layout->units[unit].set);
        const int a = lele_cellset_first(&inside);
        if (is_straight(&layout->units[unit]))
            join_along(sketch, inside, 0, LELE_LINE_ROUND);
        else if (lele_cellset_count(&inside) == 2) {
            lele_cellset rest = inside;
            lele_cellset_remove(&rest, a);
            const int b = lele_cellset_first(&rest);
            const lele_cellset row =
                lele_cellset_and(corners, layout->units[lele_layout_row_unit(layout, a)].set);
            const lele_cellset column =
                lele_cellset_and(corners, layout->units[lele_layout_column_unit(layout, a)].set);
            if (lele_cellset_count(&row) < 2 || lele_cellset_count(&column) < 2)
                add(sketch, a, b, 0, LELE_LINE_ROUND);
        }
    }
}

/* For singles: lines from a placed digit along its row, column or diagonal to the cells from which
 * it excludes the digit. */
static void look_from(struct sketch *sketch, int cell, lele_cellset barred)
{
    const lele_layout *layout = sketch->board->layout;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const lele_unit *unit = &layout->units[layout->cell_units[cell][i]];
        if (!is_straight(unit))
            continue;
        reach_out(sketch, unit, lele_cellset_of(cell), barred, 0);
    }
}

static void draw_sights(struct sketch *sketch)
{
    const lele_step *step = sketch->step;
    if (step->placement_count != 1 || step->link_count != 0 || step->unit_count != 1)
        return;
    const lele_unit *unit = &sketch->board->layout->units[step->units[0].unit];
    lele_cellset barred = lele_cellset_and(unit->set, sketch->board->places[0]);
    lele_cellset_remove(&barred, step->placements[0].cell);
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_REASON)
            look_from(sketch, step->marks[i].cell, barred);
}

size_t lele_step_lines(const lele_step *step, const lele_board *board, lele_line *ret,
                       size_t capacity)
{
    static void (*const rules[])(struct sketch *) = { draw_units, draw_wings,   draw_colors,
                                                      draw_sets,  draw_corners, draw_sights };
    struct sketch sketch = { .step = step, .board = board, .lines = ret, .capacity = capacity };
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
        rules[i](&sketch);
    return sketch.count;
}
