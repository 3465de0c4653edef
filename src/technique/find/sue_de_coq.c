/*
 * Sue de Coq: two or three cells in the overlap of two units, the core, have at least two digits
 * more than cells.  Add cells of the one unit (side A) and of the other (side B), both outside the
 * overlap, so that core and sides have as many digits as cells and the sides share no digit.
 *
 * No digit fits twice into these cells, because the cells that have it are all in one unit.  So
 * each digit fills exactly one cell.  The first unit has the digits of A, and those of the core
 * that B has not, in core and A; they are eliminated from the rest of it.  The same holds for the
 * other unit.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

/* The most cells of a side when one step is wanted, and in mode ALL. */
enum { MAX_SIDE = 3, MAX_SIDE_ALL = 6 };

struct side {
    int unit;
    int count;
    struct {
        lele_cell cell;
        lele_digits digits;
    } pool[LELE_MAX_SIZE];
    lele_cell chosen[MAX_SIDE_ALL];
    int chosen_count;
    lele_digits digits; /* of the chosen cells */
    int taken;          /* chosen cells minus their digits that the core has not */
};

struct coq {
    struct lele_search *search;
    lele_cellset common; /* of the two units */
    lele_cellset core;
    int core_count;
    lele_digits digits;  /* of the core */
    int surplus;         /* digits minus cells of the core; `taken` of both sides must equal it */
    int most;            /* cells of a side */
    lele_cellset spared; /* cells without eliminations */
    struct side side[2];
    struct side other; /* the second side with its full pool */
};

static lele_cellset chosen_cells(const struct side *side)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < side->chosen_count; i++)
        lele_cellset_add(&cells, side->chosen[i]);
    return cells;
}

static void clear(struct coq *coq, const struct side *side, lele_digits digits)
{
    const lele_cellset own = lele_cellset_or(coq->core, chosen_cells(side));
    const lele_cellset rest = lele_cellset_minus(coq->search->layout->units[side->unit].set,
                                                 lele_cellset_or(own, coq->spared));
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_search_eliminate(coq->search, rest, d);
}

static void mark(struct lele_search *search, lele_cellset cells, lele_role role)
{
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(search->step, cell, role, search->board->candidates[cell]);
}

static bool offer_sparing(struct coq *coq, lele_cellset spared)
{
    const struct side *a = &coq->side[0], *b = &coq->side[1];
    const lele_digits all = coq->digits | a->digits | b->digits;
    struct lele_search *search = coq->search;
    coq->spared = spared;
    lele_step *step = lele_search_begin(search);
    step->digits = all;
    clear(coq, a, (lele_digits)((coq->digits | a->digits) & ~b->digits));
    clear(coq, b, (lele_digits)((coq->digits | b->digits) & ~a->digits));
    if (step->elimination_count == 0)
        return false;
    mark(search, coq->core, LELE_ROLE_PIVOT);
    mark(search, chosen_cells(a), LELE_ROLE_ALS_A);
    mark(search, chosen_cells(b), LELE_ROLE_ALS_B);
    lele_step_unit(step, a->unit, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, b->unit, LELE_UNIT_ROLE_COVER);
    return lele_search_offer(search);
}

/* The digits of both units are eliminated from the cells of the overlap outside the core.  In mode
 * ALL, the step without these eliminations is offered as well. */
static bool offer(struct coq *coq)
{
    return offer_sparing(coq, LELE_CELLSET_EMPTY) ||
           (coq->search->mode == LELE_SEARCH_ALL && offer_sparing(coq, coq->common));
}

static bool choose_side(struct coq *coq, int which, int first);

/* The second side shares no digit with the first, so few cells are left in its pool. */
static bool choose_other(struct coq *coq)
{
    const struct side *other = &coq->other;
    struct side *side = &coq->side[1];
    side->count = 0;
    for (int i = 0; i < other->count; i++)
        if ((other->pool[i].digits & coq->side[0].digits) == 0)
            side->pool[side->count++] = other->pool[i];
    return side->count > 0 && choose_side(coq, 1, 0);
}

/* Each side takes a part of the surplus and is not a naked subset; both together take all of it. */
static bool close_side(struct coq *coq, int which)
{
    const struct side *side = &coq->side[which];
    if (side->taken <= 0 || lele_digits_count(side->digits) <= side->chosen_count)
        return false;
    if (which == 0)
        return side->taken < coq->surplus && choose_other(coq);
    return side->taken == coq->surplus - coq->side[0].taken && offer(coq);
}

static bool choose_side(struct coq *coq, int which, int first)
{
    struct side *side = &coq->side[which];
    if (close_side(coq, which))
        return true;
    for (int i = first; i < side->count && side->chosen_count < coq->most; i++) {
        const lele_digits before = side->digits;
        const lele_digits merged = before | side->pool[i].digits;
        const int added = lele_digits_count(lele_digits_minus(merged, coq->digits));
        if (added >= coq->most)
            continue;
        side->digits = merged;
        side->chosen[side->chosen_count++] = side->pool[i].cell;
        side->taken = side->chosen_count - added;
        const bool stop = choose_side(coq, which, i + 1);
        side->chosen_count--;
        side->digits = before;
        if (stop)
            return true;
    }
    return false;
}

static struct side side_of(const struct coq *coq, int unit)
{
    const struct lele_search *search = coq->search;
    struct side side = { .unit = unit };
    lele_cellset cells = lele_cellset_and(
        lele_cellset_minus(search->layout->units[unit].set, coq->common), search->board->places[0]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0; side.count++) {
        side.pool[side.count].cell = (lele_cell)cell;
        side.pool[side.count].digits = search->board->candidates[cell];
    }
    return side;
}

static bool choose_core(struct coq *coq, lele_cellset pool)
{
    coq->surplus = lele_digits_count(coq->digits) - coq->core_count;
    if (coq->core_count >= 2 && coq->surplus >= 2 && choose_side(coq, 0, 0))
        return true;
    for (int cell; coq->core_count < 3 && (cell = lele_cellset_pop(&pool)) >= 0;) {
        const lele_digits before = coq->digits;
        coq->digits |= coq->search->board->candidates[cell];
        coq->core_count++;
        lele_cellset_add(&coq->core, cell);
        const bool stop = choose_core(coq, pool);
        lele_cellset_remove(&coq->core, cell);
        coq->core_count--;
        coq->digits = before;
        if (stop)
            return true;
    }
    return false;
}

static bool find_in(struct lele_search *search, const struct lele_overlap *overlap)
{
    const lele_cellset pool = lele_cellset_and(overlap->common, search->board->places[0]);
    if (lele_cellset_count(&pool) < 2)
        return false;
    struct coq coq = { .search = search,
                       .common = overlap->common,
                       .core = LELE_CELLSET_EMPTY,
                       .most = search->mode == LELE_SEARCH_ALL ? MAX_SIDE_ALL : MAX_SIDE };
    coq.side[0] = side_of(&coq, overlap->a);
    coq.side[1] = coq.other = side_of(&coq, overlap->b);
    return choose_core(&coq, pool);
}

bool lele_find_sue_de_coq(struct lele_search *search)
{
    const struct lele_geometry *geometry = search->geometry;
    const struct lele_news *news = lele_search_news(search);
    for (size_t i = 0; i < geometry->overlap_count; i++) {
        const struct lele_overlap *overlap = &geometry->overlaps[i];
        if (!lele_news_has_unit(news, overlap->a) && !lele_news_has_unit(news, overlap->b))
            continue;
        if (find_in(search, overlap))
            return true;
    }
    return false;
}
