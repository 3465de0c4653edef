/*
 * Singles: the only empty cell of a unit, the only place of a digit in a unit, the only
 * candidate of a cell.
 *
 * Most steps of a rating are singles, so places are counted with two masks per unit: `once`
 * has the digits seen so far, `twice` those seen again.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

/* The placed digit that excludes `digit` from most of the cells; -1: there is none. */
static int widest(const lele_board *board, int digit, const lele_cellset *cells)
{
    const lele_layout *layout = board->layout;
    int best = -1, most = 0;
    for (int other = 0; other < layout->cell_count; other++) {
        if (board->grid.cell[other] != digit)
            continue;
        const lele_cellset seen = lele_cellset_and(*cells, layout->peers[other]);
        if (lele_cellset_count(&seen) > most) {
            most = lele_cellset_count(&seen);
            best = other;
        }
    }
    return best;
}

/* Whether the other chosen digits see all of the cells that this one sees. */
static bool is_needless(const lele_layout *layout, const int *chosen, int count, int index,
                        lele_cellset cells)
{
    cells = lele_cellset_and(cells, layout->peers[chosen[index]]);
    for (int i = 0; i < count; i++)
        if (i != index)
            cells = lele_cellset_minus(cells, layout->peers[chosen[i]]);
    return lele_cellset_is_empty(&cells);
}

/* Marks the other empty cells of the unit, and placed digits that exclude `digit` from them; the
 * choice is greedy, to mark few, and leaves out what later choices make needless. */
static void mark_reasons(struct lele_search *search, int unit, int cell, int digit)
{
    const lele_layout *layout = search->layout;
    lele_cellset cells = lele_cellset_and(layout->units[unit].set, search->board->places[0]);
    lele_cellset_remove(&cells, cell);
    lele_cellset rest = cells;
    int chosen[LELE_MAX_SIZE], count = 0;
    for (int best; (best = widest(search->board, digit, &rest)) >= 0;) {
        chosen[count++] = best;
        rest = lele_cellset_minus(rest, layout->peers[best]);
    }
    for (int i = 0; i < count;) {
        if (!is_needless(layout, chosen, count, i, cells)) {
            i++;
            continue;
        }
        count--;
        for (int k = i; k < count; k++)
            chosen[k] = chosen[k + 1];
    }
    for (int i = 0; i < count; i++)
        lele_step_mark(search->step, chosen[i], LELE_ROLE_REASON, lele_digits_of(digit));
    lele_step_mark_set(search->step, cells, LELE_ROLE_EXCLUDED, lele_digits_of(digit));
}

/* Marks one peer for each digit that is placed in the peers of the cell, and the digits that the cell
 * cannot hold. */
static void mark_seen(struct lele_search *search, int cell, int digit)
{
    const lele_digits all = lele_digits_all(search->layout->size);
    lele_cellset peers = search->layout->peers[cell];
    lele_digits seen = 0;
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;) {
        const int value = search->board->grid.cell[peer];
        if (value == 0 || lele_digits_has(seen, value))
            continue;
        seen |= lele_digits_of(value);
        lele_step_mark(search->step, peer, LELE_ROLE_REASON, lele_digits_of(value));
    }
    lele_step_mark(search->step, cell, LELE_ROLE_EXCLUDED,
                   lele_digits_minus(all, lele_digits_of(digit)));
}

static bool offer(struct lele_search *search, int unit, int cell, int digit)
{
    const uint16_t line_rating = search->row->single.line_rating;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    lele_search_place(search, cell, digit);
    if (unit >= 0 && line_rating != 0 && search->layout->units[unit].kind != LELE_UNIT_BOX)
        step->rating = line_rating;
    if (search->mode == LELE_SEARCH_BRIEF)
        return true;
    lele_step_mark(step, cell, LELE_ROLE_BASE, step->digits);
    if (unit >= 0) {
        lele_step_unit(step, unit, LELE_UNIT_ROLE_SEEN);
        mark_reasons(search, unit, cell, digit);
    } else {
        mark_seen(search, cell, digit);
    }
    return lele_search_offer(search);
}

bool lele_find_full_house(struct lele_search *search)
{
    const lele_board *board = search->board;
    for (int u = 0; u < search->layout->unit_count; u++) {
        if (!lele_digits_single(board->missing[u]))
            continue;
        const int digit = lele_digits_first(board->missing[u]);
        const lele_cellset open = lele_cellset_and(search->layout->units[u].set, board->places[0]);
        const int cell = lele_cellset_first(&open);
        if (cell >= 0 && board->candidates[cell] == board->missing[u] &&
            offer(search, u, cell, digit))
            return true;
    }
    return false;
}

/* The digits that have exactly one place in the unit. */
static lele_digits lonely(const lele_board *board, const lele_unit *unit, int size)
{
    unsigned once = 0, twice = 0;
    for (int i = 0; i < size; i++) {
        const unsigned digits = board->candidates[unit->cells[i]];
        twice |= once & digits;
        once |= digits;
    }
    return (lele_digits)(once & ~twice);
}

static bool find_in_units(struct lele_search *search, int from, int to)
{
    const lele_board *board = search->board;
    for (int u = from; u < to; u++) {
        const lele_unit *unit = &search->layout->units[u];
        if (board->missing[u] == 0)
            continue;
        lele_digits digits = lonely(board, unit, search->layout->size);
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_cellset place = lele_cellset_and(board->places[d], unit->set);
            if (offer(search, u, lele_cellset_first(&place), d))
                return true;
        }
    }
    return false;
}

/* Boxes and extra units come before lines: players search boxes first. */
bool lele_find_hidden_single(struct lele_search *search)
{
    const int lines = lele_layout_first_box(search->layout);
    return find_in_units(search, lines, search->layout->unit_count) ||
           find_in_units(search, 0, lines);
}

bool lele_find_naked_single(struct lele_search *search)
{
    for (int cell = 0; cell < search->layout->cell_count; cell++) {
        const lele_digits digits = search->board->candidates[cell];
        if (lele_digits_single(digits) && offer(search, -1, cell, lele_digits_first(digits)))
            return true;
    }
    return false;
}
