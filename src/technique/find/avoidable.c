/*
 * Avoidable rectangles that need more than their corners: hidden ones, with strong links, and type
 * 3, with a subset.  The player placed the digits of some corners; none is given.  The types with
 * one conclusion from the corners alone are in rectangles.c.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/step.h"

/* A unit in which the two cells are the only places of the digit; -1: there is none. */
static int strong_unit(const struct lele_search *search, int a, int b, int digit)
{
    const lele_layout *layout = search->layout;
    for (int i = 0; i < layout->cell_unit_count[a]; i++) {
        const int unit = layout->cell_units[a][i];
        const lele_cellset places =
            lele_cellset_and(layout->units[unit].set, search->board->places[digit]);
        if (lele_cellset_count(&places) == 2 && lele_cellset_has(&places, a) &&
            lele_cellset_has(&places, b))
            return unit;
    }
    return -1;
}

/* A strong link from one corner to another, and its unit. */
static void add_link(lele_step *step, int from, int to, int digit, int unit)
{
    const lele_node off = { .cells = lele_cellset_of(from), .digit = (uint8_t)digit };
    const lele_node on = { .cells = lele_cellset_of(to), .digit = (uint8_t)digit, .on = true };
    const int first = lele_step_node(step, off);
    lele_step_link(step, first, lele_step_node(step, on), LELE_LINK_STRONG, unit);
    lele_step_unit(step, unit, LELE_UNIT_ROLE_SEEN);
}

/* The corner opposite to a filled one is supposed to be the same digit `own`.  Then both other
 * corners are `other`. */
static bool offer_hidden(struct lele_search *search, const lele_cell *corner, int opposite,
                         int other)
{
    const int beside = opposite == 0 || opposite == 3 ? 1 : 0;
    const int cell = corner[opposite], sides[2] = { corner[beside], corner[3 - beside] };
    const int own = search->board->grid.cell[corner[3 - opposite]];
    int units[2];
    for (int i = 0; i < 2; i++)
        if ((units[i] = strong_unit(search, cell, sides[i], other)) < 0)
            return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(own) | lele_digits_of(other);
    lele_search_eliminate_cell(search, cell, lele_digits_of(own));
    for (int i = 0; i < 2; i++) {
        add_link(step, cell, sides[i], other, units[i]);
        lele_step_mark(step, sides[i], LELE_ROLE_CORNER, lele_digits_of(other));
    }
    lele_step_mark(step, cell, LELE_ROLE_CORNER, step->digits);
    lele_step_mark(step, cell, LELE_ROLE_BASE, lele_digits_of(other));
    lele_step_mark(step, corner[3 - opposite], LELE_ROLE_CORNER, lele_digits_of(own));
    lele_step_mark(step, corner[3 - opposite], LELE_ROLE_PIVOT, lele_digits_of(own));
    return lele_search_offer(search);
}

static bool find_hidden(struct lele_search *search, const lele_cell *corner)
{
    const lele_board *board = search->board;
    for (int opposite = 0; opposite < 4; opposite++) {
        const int own = board->grid.cell[corner[3 - opposite]];
        if (own == 0 || !lele_digits_has(board->candidates[corner[opposite]], own))
            continue;
        lele_digits others =
            lele_digits_minus(board->candidates[corner[opposite]], lele_digits_of(own));
        for (int d; (d = lele_digits_pop(&others)) != 0;)
            if (offer_hidden(search, corner, opposite, d))
                return true;
    }
    return false;
}

/* Type 3: two corners beside each other are open, and each can be the digit opposite to it. */
static bool find_subset(struct lele_search *search, const lele_cell *corner)
{
    const lele_board *board = search->board;
    struct lele_deadly deadly = { .digits = 0 };
    int open = 0;
    for (int i = 0; i < 4; i++) {
        const int own = board->grid.cell[corner[i]], across = board->grid.cell[corner[3 - i]];
        if (own == 0 && (across == 0 || !lele_digits_has(board->candidates[corner[i]], across)))
            return false;
        open += own == 0;
        deadly.digits |= lele_digits_of(own != 0 ? own : across);
        deadly.deadly[corner[i]] = lele_digits_of(own != 0 ? own : across);
        lele_cellset_add(&deadly.cells, corner[i]);
    }
    if (open != 2)
        return false;
    lele_deadly_weigh(&deadly, board);
    return lele_deadly_type_3(search, &deadly);
}

static bool has_given(const lele_board *board, const lele_cell *corner)
{
    for (int i = 0; i < 4; i++)
        if (lele_cellset_has(&board->givens, corner[i]))
            return true;
    return false;
}

static bool find(struct lele_search *search,
                 bool (*try)(struct lele_search *search, const lele_cell *corner))
{
    const struct lele_geometry *geometry = search->geometry;
    for (size_t i = 0; i < geometry->rectangle_count; i++) {
        const lele_cell *corner = geometry->rectangles[i].corner;
        if (!has_given(search->board, corner) && try(search, corner))
            return true;
    }
    return false;
}

bool lele_find_avoidable_hidden(struct lele_search *search)
{
    return find(search, find_hidden);
}

bool lele_find_avoidable_subset(struct lele_search *search)
{
    return find(search, find_subset);
}
