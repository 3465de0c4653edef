/*
 * Junior exocet: two base cells in one line of a box, with three or four digits together; a
 * target cell in each of the two other boxes of the chute, off that line; three cross lines,
 * perpendicular to it, through the targets and through the cell beside the base.
 *
 * Take a digit that the solution has in the base.  Each cross line holds it once.  At most two
 * units contain all its places in the cross lines outside the chute, so one cross line holds it
 * inside the chute.  There, it is not in the box of the base nor on the line of the base, and the
 * companions of the targets do not have it.  So a target holds it.  Both digits of the base are
 * in the targets, one in each, and the targets hold no other digit.
 */
#include "technique/find/finders.h"
#include "technique/rare.h"
#include "technique/search.h"
#include "technique/step.h"

struct exocet {
    struct lele_search *search;
    int base[2];
    int beside; /* the third cell of the base's line in its box */
    int line;
    int along; /* direction of the line, an index of cell_units: 0 row, 1 column */
    int boxes[2];
    int targets[2];
    lele_digits digits; /* of the base */
};

static const lele_cellset *unit_set(const struct exocet *exocet, int unit)
{
    return &exocet->search->layout->units[unit].set;
}

static int cross_line(const struct exocet *exocet, int cell)
{
    return exocet->search->layout->cell_units[cell][1 - exocet->along];
}

/* Cells where the digit is placed or possible. */
static lele_cellset instances(const lele_board *board, int digit, lele_cellset within)
{
    lele_cellset found = lele_cellset_and(within, board->places[digit]);
    lele_cellset filled = lele_cellset_minus(within, board->places[0]);
    for (int cell; (cell = lele_cellset_pop(&filled)) >= 0;)
        if (board->grid.cell[cell] == digit)
            lele_cellset_add(&found, cell);
    return found;
}

int lele_exocet_cover(const lele_board *board, int digit, lele_cellset within, int ret[2])
{
    const lele_layout *layout = board->layout;
    const lele_cellset cells = instances(board, digit, within);
    const int first = lele_cellset_first(&cells);
    if (first < 0)
        return 0;
    for (int i = 0; i < layout->cell_unit_count[first]; i++) {
        ret[0] = layout->cell_units[first][i];
        const lele_cellset rest = lele_cellset_minus(cells, layout->units[ret[0]].set);
        const int second = lele_cellset_first(&rest);
        if (second < 0)
            return 1;
        for (int k = 0; k < layout->cell_unit_count[second]; k++) {
            ret[1] = layout->cell_units[second][k];
            if (lele_cellset_within(&rest, &layout->units[ret[1]].set))
                return 2;
        }
    }
    return -1;
}

static bool are_cross_lines_tight(const struct exocet *exocet)
{
    const lele_layout *layout = exocet->search->layout;
    lele_cellset cross = lele_cellset_or(*unit_set(exocet, cross_line(exocet, exocet->targets[0])),
                                         *unit_set(exocet, cross_line(exocet, exocet->targets[1])));
    cross = lele_cellset_or(cross, *unit_set(exocet, cross_line(exocet, exocet->beside)));
    const int home = lele_layout_box_unit(layout, exocet->beside);
    cross = lele_cellset_minus(cross, *unit_set(exocet, home));
    cross = lele_cellset_minus(cross, *unit_set(exocet, exocet->boxes[0]));
    cross = lele_cellset_minus(cross, *unit_set(exocet, exocet->boxes[1]));
    lele_digits digits = exocet->digits;
    for (int d, units[2]; (d = lele_digits_pop(&digits)) != 0;)
        if (lele_exocet_cover(exocet->search->board, d, cross, units) < 0)
            return false;
    return true;
}

/* The companions of a target, the other cells of its cross line in its box off the line of the
 * base, must not have a digit of the base. */
static bool are_companions_free(const struct exocet *exocet, int which)
{
    lele_cellset cells =
        lele_cellset_and(*unit_set(exocet, cross_line(exocet, exocet->targets[which])),
                         *unit_set(exocet, exocet->boxes[which]));
    cells = lele_cellset_minus(cells, *unit_set(exocet, exocet->line));
    lele_cellset_remove(&cells, exocet->targets[which]);
    const lele_board *board = exocet->search->board;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const int value = board->grid.cell[cell];
        const lele_digits held = value != 0 ? lele_digits_of(value) : board->candidates[cell];
        if ((held & exocet->digits) != 0)
            return false;
    }
    return true;
}

static bool offer(const struct exocet *exocet)
{
    struct lele_search *search = exocet->search;
    const lele_digits *candidates = search->board->candidates;
    const lele_digits reached = candidates[exocet->targets[0]] | candidates[exocet->targets[1]];
    lele_step *step = lele_search_begin(search);
    step->digits = exocet->digits;
    for (int i = 0; i < 2; i++) {
        lele_search_eliminate_cell(search, exocet->targets[i], (lele_digits)~exocet->digits);
        lele_search_eliminate_cell(search, exocet->base[i], (lele_digits)~reached);
        lele_step_mark(step, exocet->base[i], LELE_ROLE_BASE, candidates[exocet->base[i]]);
        lele_step_mark(step, exocet->targets[i], LELE_ROLE_PINCER,
                       candidates[exocet->targets[i]] & exocet->digits);
        lele_step_unit(step, cross_line(exocet, exocet->targets[i]), LELE_UNIT_ROLE_COVER);
    }
    lele_step_unit(step, cross_line(exocet, exocet->beside), LELE_UNIT_ROLE_COVER);
    return lele_search_offer(search);
}

/* Chooses a target in each of the two boxes. */
static bool choose_targets(struct exocet *exocet, int which)
{
    const lele_board *board = exocet->search->board;
    if (which == 2)
        return are_cross_lines_tight(exocet) && offer(exocet);
    lele_cellset cells = lele_cellset_minus(*unit_set(exocet, exocet->boxes[which]),
                                            *unit_set(exocet, exocet->line));
    cells = lele_cellset_and(cells, board->places[0]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        exocet->targets[which] = cell;
        if ((board->candidates[cell] & exocet->digits) != 0 && are_companions_free(exocet, which) &&
            choose_targets(exocet, which + 1))
            return true;
    }
    return false;
}

/* Finds the two other boxes that the line crosses; false when there are not exactly two. */
static bool find_boxes(struct exocet *exocet)
{
    const lele_layout *layout = exocet->search->layout;
    const int home = lele_layout_box_unit(layout, exocet->beside);
    int count = 0;
    for (int u = 0; u < layout->unit_count; u++) {
        if (layout->units[u].kind != LELE_UNIT_BOX || u == home ||
            !lele_cellset_meets(unit_set(exocet, u), unit_set(exocet, exocet->line)))
            continue;
        if (count == 2)
            return false;
        exocet->boxes[count++] = u;
    }
    return count == 2;
}

/* Tries the other two cells of the line in the box of `beside` as a base. */
static bool try_base(struct exocet *exocet)
{
    const lele_board *board = exocet->search->board;
    const int home = lele_layout_box_unit(exocet->search->layout, exocet->beside);
    lele_cellset cells = lele_cellset_and(*unit_set(exocet, exocet->line), *unit_set(exocet, home));
    lele_cellset_remove(&cells, exocet->beside);
    if (lele_cellset_count(&cells) != 2 || !lele_cellset_within(&cells, &board->places[0]))
        return false;
    exocet->base[0] = lele_cellset_pop(&cells);
    exocet->base[1] = lele_cellset_pop(&cells);
    exocet->digits = board->candidates[exocet->base[0]] | board->candidates[exocet->base[1]];
    const int count = lele_digits_count(exocet->digits);
    return count >= 3 && count <= 4 && find_boxes(exocet) && choose_targets(exocet, 0);
}

bool lele_find_junior_exocet(struct lele_search *search)
{
    const lele_layout *layout = search->layout;
    if (layout->box_rows != 3 || layout->box_columns != 3)
        return false;
    for (int cell = 0; cell < layout->cell_count; cell++)
        for (int along = 0; along < 2; along++) {
            struct exocet exocet = { .search = search,
                                     .beside = cell,
                                     .along = along,
                                     .line = layout->cell_units[cell][along] };
            if (try_base(&exocet))
                return true;
        }
    return false;
}
