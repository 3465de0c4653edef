/*
 * Wings: a few cells with two to four candidates, around a pivot or joined by a strong link.
 * At least one of those that have a digit z must hold it, so z is eliminated from every cell
 * that sees all of them.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

static lele_cellset bivalue_peers(struct lele_search *search, int cell)
{
    return lele_cellset_and(lele_search_facts(search)->bivalue, search->layout->peers[cell]);
}

/* The pivot has two candidates in an XY-wing, three (z is one of them) in an XYZ-wing. */
static bool offer_wing(struct lele_search *search, int pivot, int a, int b)
{
    const lele_digits *candidates = search->board->candidates;
    const lele_digits shared = candidates[a] & candidates[b];
    const lele_digits all = candidates[a] | candidates[b];
    const int k = search->row->wing.pivot_candidates;
    if (!lele_digits_single(shared) ||
        candidates[pivot] != (k == 2 ? (lele_digits)(all & ~shared) : all))
        return false;
    const int digit = lele_digits_first(shared);
    lele_cellset victims = lele_common_peers(search->layout, a, b);
    if (k == 3)
        victims = lele_cellset_and(victims, search->layout->peers[pivot]);
    lele_step *step = lele_search_begin(search);
    step->digits = all;
    lele_search_eliminate(search, victims, digit);
    lele_step_mark(step, pivot, LELE_ROLE_PIVOT, candidates[pivot]);
    lele_step_mark(step, a, LELE_ROLE_PINCER, candidates[a]);
    lele_step_mark(step, b, LELE_ROLE_PINCER, candidates[b]);
    return lele_search_offer(search);
}

/* An XY pincer shares one digit with the pivot; an XYZ pincer has no digit that the pivot lacks. */
static bool fits_pivot(lele_digits pincer, lele_digits pivot, int size)
{
    return size == 2 ? lele_digits_single(pincer & pivot) : (pincer & ~pivot) == 0;
}

bool lele_find_wing(struct lele_search *search)
{
    const struct lele_news *news = lele_search_news(search);
    lele_cellset pivots = search->board->places[0];
    for (int pivot; (pivot = lele_cellset_pop(&pivots)) >= 0;) {
        if (lele_digits_count(search->board->candidates[pivot]) !=
            search->row->wing.pivot_candidates)
            continue;
        lele_cellset pincers = bivalue_peers(search, pivot);
        const bool new_pivot = lele_cellset_has(&news->cells, pivot);
        for (int a; (a = lele_cellset_pop(&pincers)) >= 0;) {
            lele_cellset rest = pincers;
            if (!fits_pivot(search->board->candidates[a], search->board->candidates[pivot],
                            search->row->wing.pivot_candidates))
                continue;
            if (!new_pivot && !lele_cellset_has(&news->cells, a))
                rest = lele_cellset_and(rest, news->cells);
            for (int b; (b = lele_cellset_pop(&rest)) >= 0;)
                if (offer_wing(search, pivot, a, b))
                    return true;
        }
    }
    return false;
}

/* W-wing: a and b have the same two candidates, and a strong link on the digit `hinge` joins a
 * peer of a to a peer of b.  One of a and b is not `hinge`, so the other digit is eliminated from
 * their common peers. */
static bool offer_w(struct lele_search *search, int a, int b, int hinge,
                    const struct lele_strong *link)
{
    const lele_layout *layout = search->layout;
    const lele_digits pair = search->board->candidates[a];
    const bool straight =
        lele_layout_sees(layout, a, link->a) && lele_layout_sees(layout, b, link->b);
    const bool crossed =
        lele_layout_sees(layout, a, link->b) && lele_layout_sees(layout, b, link->a);
    if ((!straight && !crossed) || link->a == a || link->a == b || link->b == a || link->b == b)
        return false;
    const int other = lele_digits_first(lele_digits_minus(pair, lele_digits_of(hinge)));
    lele_step *step = lele_search_begin(search);
    step->digits = pair;
    lele_search_eliminate(search, lele_common_peers(layout, a, b), other);
    lele_step_mark(step, a, LELE_ROLE_PINCER, pair);
    lele_step_mark(step, b, LELE_ROLE_PINCER, pair);
    lele_step_mark(step, link->a, LELE_ROLE_PIVOT, lele_digits_of(hinge));
    lele_step_mark(step, link->b, LELE_ROLE_PIVOT, lele_digits_of(hinge));
    lele_step_unit(step, link->unit, LELE_UNIT_ROLE_SEEN);
    return lele_search_offer(search);
}

static bool find_w_at(struct lele_search *search, int a, int b)
{
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_digits pair = search->board->candidates[a];
    const lele_cellset common = lele_common_peers(search->layout, a, b);
    lele_digits hinges = pair;
    for (int d; (d = lele_digits_pop(&hinges)) != 0;) {
        const int other = lele_digits_first(lele_digits_minus(pair, lele_digits_of(d)));
        if (!lele_cellset_meets(&common, &search->board->places[other]))
            continue;
        for (int i = 0; i < facts->strong_count[d]; i++)
            if (offer_w(search, a, b, d, &facts->strong[d][i]))
                return true;
    }
    return false;
}

bool lele_find_w_wing(struct lele_search *search)
{
    lele_cellset cells = lele_search_facts(search)->bivalue;
    for (int a; (a = lele_cellset_pop(&cells)) >= 0;) {
        lele_cellset rest = lele_cellset_minus(cells, search->layout->peers[a]);
        for (int b; (b = lele_cellset_pop(&rest)) >= 0;)
            if (search->board->candidates[a] == search->board->candidates[b] &&
                find_w_at(search, a, b))
                return true;
    }
    return false;
}

/*
 * WXYZ-wing: a pivot and three of its peers with four digits in all, of which only z has places
 * that do not all see each other.  The other three digits fill at most one cell each, so at
 * least one of the four cells is z.
 */
struct bent {
    struct lele_search *search;
    const lele_cellset *fresh; /* cells that changed since the finder last failed */
    lele_cell cells[4];
    int count; /* cells to choose from */
    lele_cell pool[LELE_MAX_CELLS];
    int last_fresh; /* index of the last changed cell in the pool; -1: none */
};

static lele_cellset holders(const struct bent *bent, int digit)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i = 0; i < 4; i++)
        if (lele_digits_has(bent->search->board->candidates[bent->cells[i]], digit))
            lele_cellset_add(&set, bent->cells[i]);
    return set;
}

/* The digits that the cell shares with chosen cells that it does not see. */
static lele_digits loose_with(const struct bent *bent, int depth, int cell)
{
    const lele_digits *candidates = bent->search->board->candidates;
    lele_digits loose = 0;
    for (int i = 0; i < depth; i++)
        if (!lele_layout_sees(bent->search->layout, bent->cells[i], cell))
            loose |= candidates[bent->cells[i]] & candidates[cell];
    return loose;
}

static bool offer_bent(struct bent *bent, lele_digits all, lele_digits loose)
{
    struct lele_search *search = bent->search;
    if (!lele_digits_single(loose))
        return false;
    const int z = lele_digits_first(loose);
    lele_step *step = lele_search_begin(search);
    step->digits = all;
    lele_search_eliminate(search, lele_layout_common_peers(search->layout, holders(bent, z)), z);
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < 4; i++)
        lele_step_mark(step, bent->cells[i], i == 0 ? LELE_ROLE_PIVOT : LELE_ROLE_PINCER,
                       search->board->candidates[bent->cells[i]]);
    return lele_search_offer(search);
}

/* Lists the cells that have at most four digits together with the pivot. */
static void fill_bent(struct bent *bent, lele_cellset cells)
{
    const lele_digits *candidates = bent->search->board->candidates;
    const lele_digits own = candidates[bent->cells[0]];
    bent->count = 0;
    bent->last_fresh = -1;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        if (lele_digits_count(own | candidates[cell]) > 4)
            continue;
        if (lele_cellset_has(bent->fresh, cell))
            bent->last_fresh = bent->count;
        bent->pool[bent->count++] = (lele_cell)cell;
    }
}

/* Adds a cell of the pool; `fresh`: one of the chosen cells changed. */
static bool extend_bent(struct bent *bent, int depth, int first, lele_digits joined,
                        lele_digits loose, bool fresh)
{
    if (depth == 4)
        return fresh && lele_digits_count(joined) == 4 && offer_bent(bent, joined, loose);
    for (int i = first; i < (fresh ? bent->count : bent->last_fresh + 1); i++) {
        const int cell = bent->pool[i];
        const lele_digits merged = joined | bent->search->board->candidates[cell];
        if (lele_digits_count(merged) > 4)
            continue;
        const lele_digits more = loose | loose_with(bent, depth, cell);
        if ((more & (more - 1)) != 0)
            continue;
        bent->cells[depth] = (lele_cell)cell;
        if (extend_bent(bent, depth + 1, i + 1, merged, more,
                        fresh || lele_cellset_has(bent->fresh, cell)))
            return true;
    }
    return false;
}

/* The cells that can belong to a WXYZ-wing: those with two to four candidates. */
static lele_cellset small_cells(const lele_board *board)
{
    lele_cellset small = LELE_CELLSET_EMPTY, empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        const int count = lele_digits_count(board->candidates[cell]);
        if (count >= 2 && count <= 4)
            lele_cellset_add(&small, cell);
    }
    return small;
}

bool lele_find_wxyz_wing(struct lele_search *search)
{
    struct bent bent = { .search = search, .fresh = &lele_search_news(search)->cells };
    const lele_cellset small = small_cells(search->board);
    lele_cellset pivots = small;
    for (int pivot; (pivot = lele_cellset_pop(&pivots)) >= 0;) {
        const lele_cellset pool = lele_cellset_and(search->layout->peers[pivot], small);
        const bool fresh = lele_cellset_has(bent.fresh, pivot);
        if (!fresh && !lele_cellset_meets(&pool, bent.fresh))
            continue;
        bent.cells[0] = (lele_cell)pivot;
        fill_bent(&bent, pool);
        if (extend_bent(&bent, 1, 0, search->board->candidates[pivot], 0, fresh))
            return true;
    }
    return false;
}
