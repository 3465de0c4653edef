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
#include "technique/find/exocet.h"
#include "technique/find/finders.h"
#include "technique/rare.h"
#include "technique/search.h"
#include "technique/step.h"

/* A search for exocets: the one that is being built, and who gets it. */
struct hunt {
    struct lele_exocet exocet;
    lele_exocet_fn found;
    void *data;
};

static const lele_cellset *unit_set(const struct lele_exocet *exocet, int unit)
{
    return &exocet->layout->units[unit].set;
}

int lele_exocet_cross_line(const struct lele_exocet *exocet, int cell)
{
    return exocet->layout->cell_units[cell][1 - exocet->along];
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

lele_cellset lele_exocet_cross_cells(const struct lele_exocet *exocet)
{
    const lele_cellset targets =
        lele_cellset_or(*unit_set(exocet, lele_exocet_cross_line(exocet, exocet->targets[0])),
                        *unit_set(exocet, lele_exocet_cross_line(exocet, exocet->targets[1])));
    return lele_cellset_or(targets,
                           *unit_set(exocet, lele_exocet_cross_line(exocet, exocet->beside)));
}

lele_cellset lele_exocet_outer_cells(const struct lele_exocet *exocet)
{
    const int home = lele_layout_box_unit(exocet->layout, exocet->beside);
    lele_cellset cells =
        lele_cellset_minus(lele_exocet_cross_cells(exocet), *unit_set(exocet, home));
    cells = lele_cellset_minus(cells, *unit_set(exocet, exocet->boxes[0]));
    return lele_cellset_minus(cells, *unit_set(exocet, exocet->boxes[1]));
}

static bool are_cross_lines_tight(const struct lele_exocet *exocet)
{
    const lele_cellset cells = lele_exocet_outer_cells(exocet);
    lele_digits digits = exocet->digits;
    for (int d, units[2]; (d = lele_digits_pop(&digits)) != 0;)
        if (lele_exocet_cover(exocet->board, d, cells, units) < 0)
            return false;
    return true;
}

/* What the cell can be or is. */
static lele_digits held(const lele_board *board, int cell)
{
    const int value = board->grid.cell[cell];
    return value != 0 ? lele_digits_of(value) : board->candidates[cell];
}

/* The companions of a target, the other cells of its cross line in its box off the line of the
 * base, must not have a digit of the base. */
static bool are_companions_free(const struct lele_exocet *exocet, int which)
{
    lele_cellset cells =
        lele_cellset_and(*unit_set(exocet, lele_exocet_cross_line(exocet, exocet->targets[which])),
                         *unit_set(exocet, exocet->boxes[which]));
    cells = lele_cellset_minus(cells, *unit_set(exocet, exocet->line));
    lele_cellset_remove(&cells, exocet->targets[which]);
    const lele_board *board = exocet->board;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        if ((held(board, cell) & exocet->digits) != 0)
            return false;
    }
    return true;
}

/* Chooses a target in each of the two boxes. */
static bool choose_targets(struct hunt *hunt, int which)
{
    struct lele_exocet *exocet = &hunt->exocet;
    const lele_board *board = exocet->board;
    if (which == 2)
        return are_cross_lines_tight(exocet) && hunt->found(exocet, hunt->data);
    lele_cellset cells = lele_cellset_minus(*unit_set(exocet, exocet->boxes[which]),
                                            *unit_set(exocet, exocet->line));
    cells = lele_cellset_and(cells, board->places[0]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        exocet->targets[which] = cell;
        if ((board->candidates[cell] & exocet->digits) != 0 && are_companions_free(exocet, which) &&
            choose_targets(hunt, which + 1))
            return true;
    }
    return false;
}

/* Finds the two other boxes that the line crosses; false when there are not exactly two. */
static bool find_boxes(struct lele_exocet *exocet)
{
    const lele_layout *layout = exocet->layout;
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
static bool try_base(struct hunt *hunt)
{
    struct lele_exocet *exocet = &hunt->exocet;
    const lele_board *board = exocet->board;
    const int home = lele_layout_box_unit(exocet->layout, exocet->beside);
    lele_cellset cells = lele_cellset_and(*unit_set(exocet, exocet->line), *unit_set(exocet, home));
    lele_cellset_remove(&cells, exocet->beside);
    if (lele_cellset_count(&cells) != 2 || !lele_cellset_within(&cells, &board->places[0]))
        return false;
    exocet->base[0] = lele_cellset_pop(&cells);
    exocet->base[1] = lele_cellset_pop(&cells);
    exocet->digits = board->candidates[exocet->base[0]] | board->candidates[exocet->base[1]];
    const int count = lele_digits_count(exocet->digits);
    return count >= 3 && count <= 4 && find_boxes(exocet) && choose_targets(hunt, 0);
}

bool lele_exocet_each(const lele_board *board, lele_exocet_fn found, void *data)
{
    const lele_layout *layout = board->layout;
    if (layout->box_rows != 3 || layout->box_columns != 3)
        return false;
    for (int cell = 0; cell < layout->cell_count; cell++)
        for (int along = 0; along < 2; along++) {
            struct hunt hunt = { .exocet = { .board = board,
                                             .layout = layout,
                                             .beside = cell,
                                             .along = along,
                                             .line = layout->cell_units[cell][along] },
                                 .found = found,
                                 .data = data };
            if (try_base(&hunt))
                return true;
        }
    return false;
}

/* The two cells that hold the digit of a target once more.  In the box of the other target, the
 * digit is not on the line of the base, which has it in the base, nor on the line of the target; on
 * the third line of the chute it is off the cross line, where the other target and its companions
 * are. */
static lele_cellset mirror_of(const struct lele_exocet *exocet, int which)
{
    const int target = exocet->targets[which], other = exocet->targets[1 - which];
    lele_cellset cells = *unit_set(exocet, exocet->boxes[1 - which]);
    cells = lele_cellset_minus(cells, *unit_set(exocet, exocet->line));
    cells = lele_cellset_minus(
        cells, *unit_set(exocet, exocet->layout->cell_units[target][exocet->along]));
    return lele_cellset_minus(cells, *unit_set(exocet, lele_exocet_cross_line(exocet, other)));
}

/* Compares a target with its mirror cells, and returns what the target can be. */
static lele_digits use_mirror(struct lele_search *search, const struct lele_exocet *exocet,
                              int which)
{
    const lele_board *board = exocet->board;
    const lele_digits target = board->candidates[exocet->targets[which]] & exocet->digits;
    lele_cellset cells = mirror_of(exocet, which);
    lele_digits reflected = 0;
    int able = -1, count = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits digits = held(board, cell) & exocet->digits;
        reflected |= digits;
        count += digits != 0;
        able = digits != 0 ? cell : able;
        lele_step_mark(search->step, cell, LELE_ROLE_COVER, held(board, cell));
    }
    lele_step_unit(search->step, exocet->boxes[1 - which], LELE_UNIT_ROLE_SEEN);
    lele_search_eliminate_cell(search, exocet->targets[which], (lele_digits)~reflected);
    if (count == 1)
        lele_search_eliminate_cell(search, able, (lele_digits)~target);
    return target & reflected;
}

static void mark(lele_step *step, const struct lele_exocet *exocet)
{
    const lele_digits *candidates = exocet->board->candidates;
    step->digits = exocet->digits;
    for (int i = 0; i < 2; i++) {
        lele_step_mark(step, exocet->base[i], LELE_ROLE_BASE, candidates[exocet->base[i]]);
        lele_step_mark(step, exocet->targets[i], LELE_ROLE_PINCER,
                       candidates[exocet->targets[i]] & exocet->digits);
        lele_step_unit(step, lele_exocet_cross_line(exocet, exocet->targets[i]),
                       LELE_UNIT_ROLE_COVER);
    }
    lele_step_unit(step, lele_exocet_cross_line(exocet, exocet->beside), LELE_UNIT_ROLE_COVER);
}

static bool offer(struct lele_search *search, const struct lele_exocet *exocet, bool mirrors)
{
    const lele_digits *candidates = exocet->board->candidates;
    lele_digits reached = 0;
    mark(lele_search_begin(search), exocet);
    for (int i = 0; i < 2; i++) {
        lele_search_eliminate_cell(search, exocet->targets[i], (lele_digits)~exocet->digits);
        reached |= mirrors ? use_mirror(search, exocet, i) : candidates[exocet->targets[i]];
    }
    for (int i = 0; i < 2; i++)
        lele_search_eliminate_cell(search, exocet->base[i], (lele_digits)~reached);
    return lele_search_offer(search);
}

/* A list of all steps shows what the mirror cells add; a hint of the plain technique does not. */
static bool offer_plain(const struct lele_exocet *exocet, void *data)
{
    struct lele_search *search = data;
    return offer(search, exocet, false) ||
           (search->mode == LELE_SEARCH_ALL && offer(search, exocet, true));
}

static bool offer_mirrored(const struct lele_exocet *exocet, void *data)
{
    return offer(data, exocet, true);
}

bool lele_find_junior_exocet(struct lele_search *search)
{
    return lele_exocet_each(search->board, offer_plain, search);
}

bool lele_find_junior_exocet_mirror(struct lele_search *search)
{
    return lele_exocet_each(search->board, offer_mirrored, search);
}
