/*
 * Chute remote pair: two cells with the same two candidates a, b are in two boxes of one chute
 * (three boxes side by side) and do not see each other.  If both were a, the third box would need
 * a place for a that neither of them sees.  If it has none, one of the two cells is b, and b is
 * eliminated from the cells that see both.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct pair {
    struct lele_search *search;
    int p, q;
    int box; /* the third one */
};

static bool crosses(const lele_layout *layout, int unit, int box)
{
    return lele_cellset_meets(&layout->units[unit].set, &layout->units[box].set);
}

/* The cells of the third box that neither cell of the pair sees. */
static lele_cellset refuge(const struct pair *pair)
{
    const lele_layout *layout = pair->search->layout;
    return lele_cellset_minus(layout->units[pair->box].set,
                              lele_cellset_or(layout->peers[pair->p], layout->peers[pair->q]));
}

/* Whether the third box excludes that both cells are `digit`. */
static bool forbids(const struct pair *pair, int digit)
{
    const lele_board *board = pair->search->board;
    const lele_cellset left = refuge(pair);
    return lele_digits_has(board->missing[pair->box], digit) &&
           !lele_cellset_meets(&left, &board->places[digit]);
}

/* The digits that the third box excludes from being in both cells, if the other digit of the pair
 * is then eliminated somewhere. */
static lele_digits barred_by(const struct pair *pair, lele_cellset common)
{
    const lele_board *board = pair->search->board;
    const lele_digits both = board->candidates[pair->p];
    lele_digits rest = both, barred = 0;
    for (int d; (d = lele_digits_pop(&rest)) != 0;) {
        const int other = lele_digits_first(lele_digits_minus(both, lele_digits_of(d)));
        if (forbids(pair, d) && lele_cellset_meets(&common, &board->places[other]))
            barred |= lele_digits_of(d);
    }
    return barred;
}

static bool try_box(const struct pair *pair)
{
    struct lele_search *search = pair->search;
    const lele_digits both = search->board->candidates[pair->p];
    const lele_cellset common = lele_common_peers(search->layout, pair->p, pair->q);
    const lele_digits barred = barred_by(pair, common);
    if (barred == 0)
        return false;
    lele_step *step = lele_search_begin(search);
    lele_digits rest = barred;
    for (int d; (d = lele_digits_pop(&rest)) != 0;)
        lele_search_eliminate(search, common,
                              lele_digits_first(lele_digits_minus(both, lele_digits_of(d))));
    step->digits = both;
    lele_step_mark(step, pair->p, LELE_ROLE_BASE, both);
    lele_step_mark(step, pair->q, LELE_ROLE_BASE, both);
    lele_step_mark(step, pair->p, LELE_ROLE_PINCER, barred);
    lele_step_mark(step, pair->q, LELE_ROLE_PINCER, barred);
    lele_step_mark_set(step, refuge(pair), LELE_ROLE_REASON, 0);
    lele_step_unit(step, pair->box, LELE_UNIT_ROLE_SEEN);
    return lele_search_offer(search);
}

/* Tries every other box that is in one chute with both cells: the parallel lines through the cells
 * cross all three boxes. */
static bool try_pair(struct lele_search *search, int p, int q)
{
    const lele_layout *layout = search->layout;
    const int box_p = lele_layout_box_unit(layout, p);
    const int box_q = lele_layout_box_unit(layout, q);
    for (int u = 0; u < layout->unit_count; u++) {
        if (layout->units[u].kind != LELE_UNIT_BOX || u == box_p || u == box_q)
            continue;
        for (int line = 0; line < 2; line++) {
            const int line_p = layout->cell_units[p][line];
            const int line_q = layout->cell_units[q][line];
            const struct pair pair = { search, p, q, u };
            if (crosses(layout, line_p, u) && crosses(layout, line_q, u) &&
                crosses(layout, line_p, box_q) && crosses(layout, line_q, box_p) && try_box(&pair))
                return true;
        }
    }
    return false;
}

bool lele_find_chute_remote_pair(struct lele_search *search)
{
    const lele_board *board = search->board;
    const lele_cellset cells = lele_search_facts(search)->bivalue;
    lele_cellset first = cells;
    for (int p; (p = lele_cellset_pop(&first)) >= 0;) {
        lele_cellset second = lele_cellset_minus(first, search->layout->peers[p]);
        for (int q; (q = lele_cellset_pop(&second)) >= 0;)
            if (board->candidates[p] == board->candidates[q] &&
                lele_layout_box_unit(search->layout, p) !=
                    lele_layout_box_unit(search->layout, q) &&
                try_pair(search, p, q))
                return true;
    }
    return false;
}
