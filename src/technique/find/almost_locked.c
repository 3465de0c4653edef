/*
 * Almost locked pair, triple, quad: two units U and V cross.  Outside the crossing, n - 1 cells of U
 * have n digits only, and in V these digits have places in n - 1 cells only.  So of the n digits
 * the crossing holds at most one, because U has the others in its cells, and at least one, because
 * V has no room for all of them elsewhere.  It holds exactly one: the cells of V lose all other
 * digits, and the rest of U outside the crossing loses the n digits.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { DIGITS_MOST = 4 };

struct locked {
    struct lele_search *search;
    int first, second; /* U and V */
    lele_cellset common;
    int count; /* cells of U outside the crossing to choose from */
    lele_cell pool[LELE_MAX_SIZE];
    lele_cellset chosen;
};

/* The places of the digits in V outside the crossing.  False: a digit has no place in V at all,
 * because it has been placed there. */
static bool places_of(const struct locked *locked, lele_digits digits, lele_cellset *ret)
{
    const lele_board *board = locked->search->board;
    const lele_cellset *unit = &board->layout->units[locked->second].set;
    *ret = LELE_CELLSET_EMPTY;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_cellset places = lele_cellset_and(*unit, board->places[d]);
        if (lele_cellset_is_empty(&places))
            return false;
        *ret = lele_cellset_or(*ret, lele_cellset_minus(places, locked->common));
    }
    return true;
}

static bool offer(struct locked *locked, lele_digits digits, lele_cellset hidden)
{
    struct lele_search *search = locked->search;
    const lele_board *board = search->board;
    lele_step *step = lele_search_begin(search);
    lele_cellset rest = lele_cellset_minus(board->layout->units[locked->first].set,
                                           lele_cellset_or(locked->common, locked->chosen));
    lele_cellset cells = locked->chosen;
    step->digits = digits;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(step, cell, LELE_ROLE_BASE, board->candidates[cell]);
    while (!lele_cellset_is_empty(&rest))
        lele_search_eliminate_cell(search, lele_cellset_pop(&rest), digits);
    for (int cell; (cell = lele_cellset_pop(&hidden)) >= 0;) {
        lele_search_eliminate_cell(search, cell, (lele_digits)~digits);
        lele_step_mark(step, cell, LELE_ROLE_COVER, board->candidates[cell] & digits);
    }
    lele_step_unit(step, locked->first, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, locked->second, LELE_UNIT_ROLE_SEEN);
    return lele_search_offer(search);
}

/* Adds cells of U until there are `more` fewer to come. */
static bool choose(struct locked *locked, int from, int more, lele_digits digits)
{
    const int wanted = locked->search->row->subset.cells;
    lele_cellset hidden;
    if (more == 0)
        return lele_digits_count(digits) == wanted && places_of(locked, digits, &hidden) &&
               lele_cellset_count(&hidden) == wanted - 1 && offer(locked, digits, hidden);
    for (int i = from; i < locked->count; i++) {
        const lele_digits all = digits | locked->search->board->candidates[locked->pool[i]];
        if (lele_digits_count(all) > wanted)
            continue;
        lele_cellset_add(&locked->chosen, locked->pool[i]);
        const bool stop = choose(locked, i + 1, more - 1, all);
        lele_cellset_remove(&locked->chosen, locked->pool[i]);
        if (stop)
            return true;
    }
    return false;
}

static bool try_crossing(struct locked *locked)
{
    const lele_board *board = locked->search->board;
    lele_cellset cells =
        lele_cellset_minus(board->layout->units[locked->first].set, locked->common);
    cells = lele_cellset_and(cells, board->places[0]);
    locked->count = 0;
    locked->chosen = LELE_CELLSET_EMPTY;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_digits_count(board->candidates[cell]) <= DIGITS_MOST)
            locked->pool[locked->count++] = (lele_cell)cell;
    return choose(locked, 0, locked->search->row->subset.cells - 1, 0);
}

bool lele_find_almost_locked(struct lele_search *search)
{
    const struct lele_geometry *geometry = search->geometry;
    struct locked locked = { .search = search };
    for (size_t i = 0; i < geometry->overlap_count; i++) {
        const struct lele_overlap *overlap = &geometry->overlaps[i];
        locked.common = overlap->common;
        for (int side = 0; side < 2; side++) {
            locked.first = side == 0 ? overlap->a : overlap->b;
            locked.second = side == 0 ? overlap->b : overlap->a;
            if (try_crossing(&locked))
                return true;
        }
    }
    return false;
}
