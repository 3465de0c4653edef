/*
 * Bent sets: n cells with n digits, which are not all in one unit.
 *
 * A digit whose places in the cells all see each other can stand there only once.  If that is so
 * for every digit, each is in exactly one of the cells (distributed subset).  If it is so for all
 * digits but one, the others cannot fill all the cells, so that one is there as well (VWXYZ-wing
 * and larger).  Cells that contain a smaller set with as many digits as cells add nothing to it.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { CELLS_MOST = 9 };

/* Cells that one search may add; it ends in positions with very many candidates only. */
enum { WORK = 3000000 };

struct bent {
    struct lele_search *search;
    int wanted;     /* cells, and digits */
    bool has_loose; /* one digit can stand there more than once */
    int count;      /* cells so far */
    int pool_count;
    int work;
    lele_cell pool[LELE_MAX_CELLS];
    lele_cell cells[CELLS_MOST];
};

static lele_cellset places_of(const struct bent *bent, int digit)
{
    lele_cellset places = LELE_CELLSET_EMPTY;
    for (int i = 0; i < bent->count; i++)
        if (lele_digits_has(bent->search->board->candidates[bent->cells[i]], digit))
            lele_cellset_add(&places, bent->cells[i]);
    return places;
}

/* Whether some of the cells, but not all, have only as many digits as they are. */
static bool has_smaller(const struct bent *bent)
{
    const lele_digits *candidates = bent->search->board->candidates;
    for (unsigned part = 1; part + 1 < 1U << bent->count; part++) {
        lele_digits digits = 0;
        int cells = 0;
        for (int i = 0; i < bent->count; i++)
            if ((part >> i & 1) != 0) {
                digits |= candidates[bent->cells[i]];
                cells++;
            }
        if (lele_digits_count(digits) <= cells)
            return true;
    }
    return false;
}

static bool is_bent(const struct bent *bent)
{
    lele_cellset all = LELE_CELLSET_EMPTY;
    for (int i = 0; i < bent->count; i++)
        lele_cellset_add(&all, bent->cells[i]);
    return lele_layout_unit_of(bent->search->layout, &all) < 0;
}

static bool offer(struct bent *bent, lele_digits digits, lele_digits loose)
{
    struct lele_search *search = bent->search;
    lele_digits gone = bent->has_loose ? loose : digits;
    if (lele_digits_count(digits) != bent->wanted || lele_digits_single(loose) != bent->has_loose ||
        !is_bent(bent) || has_smaller(bent))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = digits;
    for (int d; (d = lele_digits_pop(&gone)) != 0;)
        lele_search_eliminate(search, lele_layout_common_peers(search->layout, places_of(bent, d)),
                              d);
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < bent->count; i++)
        lele_step_mark(step, bent->cells[i], LELE_ROLE_BASE,
                       search->board->candidates[bent->cells[i]]);
    return lele_search_offer(search);
}

/* The digits of the cell that a chosen cell has which it does not see. */
static lele_digits loose_with(const struct bent *bent, int cell)
{
    const lele_digits *candidates = bent->search->board->candidates;
    lele_digits loose = 0;
    for (int i = 0; i < bent->count; i++)
        if (!lele_layout_sees(bent->search->layout, bent->cells[i], cell))
            loose |= candidates[bent->cells[i]];
    return loose & candidates[cell];
}

static bool extend(struct bent *bent, int first, lele_digits digits, lele_digits loose)
{
    if (bent->count == bent->wanted)
        return offer(bent, digits, loose);
    for (int i = first; i < bent->pool_count; i++) {
        const int cell = bent->pool[i];
        const lele_digits all = digits | bent->search->board->candidates[cell];
        if (bent->work-- <= 0)
            return false;
        if (lele_digits_count(all) > bent->wanted)
            continue;
        const lele_digits more = loose | loose_with(bent, cell);
        if (lele_digits_count(more) > (bent->has_loose ? 1 : 0))
            continue;
        bent->cells[bent->count++] = (lele_cell)cell;
        const bool stop = extend(bent, i + 1, all, more);
        bent->count--;
        if (stop)
            return true;
    }
    return false;
}

static bool find(struct lele_search *search, int wanted, bool has_loose)
{
    struct bent bent = { .search = search, .wanted = wanted, .has_loose = has_loose, .work = WORK };
    lele_cellset empty = search->board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
        if (lele_digits_count(search->board->candidates[cell]) <= wanted)
            bent.pool[bent.pool_count++] = (lele_cell)cell;
    return extend(&bent, 0, 0, 0);
}

bool lele_find_bent_wing(struct lele_search *search)
{
    return find(search, search->row->subset.cells, true);
}

bool lele_find_distributed_subset(struct lele_search *search)
{
    for (int cells = 3; cells <= search->row->subset.cells; cells++)
        if (find(search, cells, false))
            return true;
    return false;
}
