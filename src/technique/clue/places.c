/*
 * Places: all places of a digit in a unit are seen by a cell outside it, because clues let cells see each
 * other; the digits of a quadruple; cells between two ends.
 */
#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

/* The cells that share a unit with all of these: locked candidates see them. */
static lele_cellset beside(const lele_layout *layout, const lele_cellset *places)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int unit = 0; unit < layout->unit_count; unit++)
        if (lele_cellset_within(places, &layout->units[unit].set))
            cells = lele_cellset_or(cells, layout->units[unit].set);
    return cells;
}

static bool offer_seen(struct lele_search *search, int unit, int digit)
{
    const lele_layout *layout = search->layout;
    const lele_cellset places =
        lele_cellset_and(search->board->places[digit], layout->units[unit].set);
    if (lele_cellset_count(&places) < 2)
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    lele_search_eliminate(
        search,
        lele_cellset_minus(lele_layout_common_peers(layout, places), beside(layout, &places)),
        digit);
    if (step->elimination_count == 0)
        return false;
    lele_step_unit(step, unit, LELE_UNIT_ROLE_SEEN);
    lele_step_mark_set(step, places, LELE_ROLE_BASE, lele_digits_of(digit));
    return lele_search_offer(search);
}

bool lele_find_all_places_seen(struct lele_search *search)
{
    if (search->layout->clues == NULL)
        return false;
    for (int unit = 0; unit < search->layout->unit_count; unit++) {
        if (!lele_news_has_unit(lele_search_news(search), unit))
            continue;
        lele_digits missing = search->board->missing[unit];
        for (int d; (d = lele_digits_pop(&missing)) != 0;)
            if (offer_seen(search, unit, d))
                return true;
    }
    return false;
}

/* The candidates of an empty cell, or its digit. */
static lele_digits possible(const lele_board *board, int cell)
{
    return board->grid.cell[cell] != 0 ? lele_digits_of(board->grid.cell[cell])
                                       : board->candidates[cell];
}

static void mark_cells(struct lele_search *search, const lele_rule *rule)
{
    const lele_board *board = search->board;
    const lele_cell *cells = search->layout->clues->cell + rule->first_cell;
    lele_step_clue(search->step, rule->clue, LELE_CLUE_ROLE_RULE);
    for (int i = 0; i < rule->cell_count; i++)
        lele_step_mark(search->step, cells[i],
                       board->grid.cell[cells[i]] != 0 ? LELE_ROLE_REASON : LELE_ROLE_BASE,
                       possible(board, cells[i]));
}

static bool finish(struct lele_search *search, const lele_rule *rule)
{
    lele_step *step = search->step;
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < step->elimination_count; i++)
        step->digits |= step->eliminations[i].digits;
    mark_cells(search, rule);
    return lele_search_offer(search);
}

/* Whether the ends can be a and b, each inner cell strictly between them. */
static bool leaves_room(const lele_board *board, const lele_rule *rule, const lele_cell *cells,
                        int a, int b)
{
    const int low = a < b ? a : b, high = a < b ? b : a;
    const lele_digits between = (lele_digits)(lele_digits_all(high - 1) & ~lele_digits_all(low));
    for (int i = 2; i < rule->cell_count; i++)
        if (high - low < 2 || (possible(board, cells[i]) & between) == 0)
            return false;
    return true;
}

static bool offer_between(struct lele_search *search, const lele_rule *rule, const lele_cell *cells)
{
    const lele_board *board = search->board;
    const int n = search->layout->size;
    lele_digits ends[2] = { 0, 0 }, inner = 0;
    for (int a = 1; a <= n; a++)
        for (int b = 1; b <= n; b++) {
            if (!lele_digits_has(possible(board, cells[0]), a) ||
                !lele_digits_has(possible(board, cells[1]), b) ||
                !leaves_room(board, rule, cells, a, b))
                continue;
            ends[0] |= lele_digits_of(a);
            ends[1] |= lele_digits_of(b);
            inner |= (lele_digits)(lele_digits_all((a > b ? a : b) - 1) &
                                   ~lele_digits_all(a < b ? a : b));
        }
    lele_search_begin(search);
    for (int i = 0; i < rule->cell_count; i++)
        lele_search_eliminate_cell(search, cells[i],
                                   lele_digits_minus(lele_digits_all(n), i < 2 ? ends[i] : inner));
    return finish(search, rule);
}

/* How often the quadruple names the digit. */
static int wanted(const lele_rule *rule, int digit)
{
    int count = 0;
    for (int i = 0; i < rule->total >> 16; i++)
        count += (rule->total >> 4 * i & 15) + 1 == digit;
    return count;
}

/* The digits that are still to come, and how many in all. */
static int count_missing(const lele_board *board, const lele_rule *rule, const lele_cell *cells,
                         lele_digits *missing)
{
    int count = 0;
    *missing = 0;
    for (int digit = 1; digit <= board->layout->size; digit++) {
        int left = wanted(rule, digit);
        for (int i = 0; i < rule->cell_count; i++)
            left -= board->grid.cell[cells[i]] == digit;
        if (left <= 0)
            continue;
        *missing |= lele_digits_of(digit);
        count += left;
    }
    return count;
}

static bool offer_quadruple(struct lele_search *search, const lele_rule *rule,
                            const lele_cell *cells)
{
    const lele_board *board = search->board;
    lele_digits missing;
    lele_cellset open = LELE_CELLSET_EMPTY;
    const int count = count_missing(board, rule, cells, &missing);
    for (int i = 0; i < rule->cell_count; i++)
        if (board->grid.cell[cells[i]] == 0)
            lele_cellset_add(&open, cells[i]);
    lele_search_begin(search);
    for (int i = 0; i < rule->cell_count && count == lele_cellset_count(&open); i++)
        lele_search_eliminate_cell(
            search, cells[i], lele_digits_minus(lele_digits_all(search->layout->size), missing));
    for (int d; (d = lele_digits_pop(&missing)) != 0;) {
        const lele_cellset places = lele_cellset_and(open, board->places[d]);
        lele_cellset only = places;
        lele_search_eliminate(
            search, lele_cellset_minus(lele_layout_common_peers(search->layout, places), open), d);
        if (lele_cellset_count(&places) == 1)
            lele_search_eliminate_cell(
                search, lele_cellset_pop(&only),
                lele_digits_minus(lele_digits_all(search->layout->size), lele_digits_of(d)));
    }
    return finish(search, rule);
}

typedef bool (*rule_fn)(struct lele_search *search, const lele_rule *rule, const lele_cell *cells);

static bool each_rule(struct lele_search *search, lele_rule_kind kind, rule_fn offer)
{
    const lele_clues *clues = search->layout->clues;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++) {
        if (clues->rule[i].kind != kind)
            continue;
        const lele_cellset cells = lele_rule_cells(clues, &clues->rule[i]);
        if (lele_cellset_meets(&cells, &lele_search_news(search)->cells) &&
            offer(search, &clues->rule[i], clues->cell + clues->rule[i].first_cell))
            return true;
    }
    return false;
}

bool lele_find_between(struct lele_search *search)
{
    return each_rule(search, LELE_RULE_BETWEEN, offer_between);
}

bool lele_find_quadruple(struct lele_search *search)
{
    return each_rule(search, LELE_RULE_CONTAIN, offer_quadruple);
}
