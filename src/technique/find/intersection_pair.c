/*
 * ER-intersection pair: two cells with the same two candidates, in different bands and stacks, and a
 * box that the row of the one and the column of the other cross.  In this box both digits lie only
 * on these two lines.  If both cells had the same digit, it would have no place left in the box; so
 * they differ.  What sees both cells loses both digits.  Each line has one of the digits in its
 * cell and the other in the box, so the rest of both lines loses them, too.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct crossing {
    struct lele_search *search;
    int a, b; /* the cells, of the row and of the column */
    int row, column, box;
    lele_digits pair;
    lele_cellset places; /* of the digits in the box */
};

static bool lies_on_lines(struct crossing *crossing)
{
    const lele_board *board = crossing->search->board;
    const lele_unit *units = board->layout->units;
    const lele_cellset lines =
        lele_cellset_or(units[crossing->row].set, units[crossing->column].set);
    lele_digits digits = crossing->pair;
    crossing->places = LELE_CELLSET_EMPTY;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_cellset places = lele_cellset_and(units[crossing->box].set, board->places[d]);
        if (lele_cellset_is_empty(&places) || !lele_cellset_within(&places, &lines))
            return false;
        crossing->places = lele_cellset_or(crossing->places, places);
    }
    return true;
}

static bool offer(struct crossing *crossing)
{
    struct lele_search *search = crossing->search;
    const lele_layout *layout = search->layout;
    lele_cellset rest =
        lele_cellset_or(layout->units[crossing->row].set, layout->units[crossing->column].set);
    rest = lele_cellset_minus(rest, layout->units[crossing->box].set);
    rest = lele_cellset_or(rest, lele_common_peers(layout, crossing->a, crossing->b));
    rest = lele_cellset_and(rest, search->board->places[0]);
    lele_cellset_remove(&rest, crossing->a);
    lele_cellset_remove(&rest, crossing->b);
    lele_step *step = lele_search_begin(search);
    step->digits = crossing->pair;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        lele_search_eliminate_cell(search, cell, crossing->pair);
    lele_step_mark(step, crossing->a, LELE_ROLE_PINCER, crossing->pair);
    lele_step_mark(step, crossing->b, LELE_ROLE_PINCER, crossing->pair);
    for (int cell; (cell = lele_cellset_pop(&crossing->places)) >= 0;)
        lele_step_mark(step, cell, LELE_ROLE_COVER,
                       search->board->candidates[cell] & crossing->pair);
    lele_step_unit(step, crossing->box, LELE_UNIT_ROLE_SEEN);
    return lele_search_offer(search);
}

static bool try_cells(struct lele_search *search, int a, int b)
{
    const lele_layout *layout = search->layout;
    struct crossing crossing = { .search = search,
                                 .a = a,
                                 .b = b,
                                 .row = lele_layout_row_unit(layout, a),
                                 .column = lele_layout_column_unit(layout, b),
                                 .pair = search->board->candidates[a] };
    const lele_cellset cross =
        lele_cellset_and(layout->units[crossing.row].set, layout->units[crossing.column].set);
    crossing.box = lele_layout_box_unit(layout, lele_cellset_first(&cross));
    const lele_cellset *box = &layout->units[crossing.box].set;
    return !lele_layout_sees(layout, a, b) && !lele_cellset_has(box, a) &&
           !lele_cellset_has(box, b) && lies_on_lines(&crossing) && offer(&crossing);
}

bool lele_find_intersection_pair(struct lele_search *search)
{
    const lele_digits *candidates = search->board->candidates;
    const lele_cellset cells = lele_search_facts(search)->bivalue;
    lele_cellset firsts = cells;
    for (int a; (a = lele_cellset_pop(&firsts)) >= 0;) {
        lele_cellset seconds = cells;
        for (int b; (b = lele_cellset_pop(&seconds)) >= 0;)
            if (a != b && candidates[a] == candidates[b] && try_cells(search, a, b))
                return true;
    }
    return false;
}
