/*
 * Locked candidates: all places of a digit in one unit lie in another one too, so the digit
 * leaves the rest of the other.
 *
 * From a box (or any unit that is not a line) outwards it is called pointing, from a line
 * claiming.
 */
#include "technique/families.h"
#include "technique/step.h"

typedef bool (*offer_fn)(struct lele_search *search, int base, int cover, lele_cellset places,
                         int digit);

static bool is_line(const lele_layout *layout, int unit)
{
    return unit < 2 * layout->size;
}

static bool offer(struct lele_search *search, int base, int cover, lele_cellset places, int digit)
{
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    const lele_cellset *cover_set = &search->layout->units[cover].set;
    lele_search_eliminate(search, lele_cellset_minus(*cover_set, search->layout->units[base].set),
                          digit);
    lele_step_unit(step, base, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, cover, LELE_UNIT_ROLE_COVER);
    lele_step_mark_set(step, places, LELE_ROLE_BASE, step->digits);
    return lele_search_offer(search);
}

/* The direct form: the places that go leave the digit one place in some unit. */
static bool offer_direct(struct lele_search *search, int base, int cover, lele_cellset places,
                         int digit)
{
    const lele_layout *layout = search->layout;
    const lele_cellset rest = lele_cellset_minus(layout->units[cover].set, layout->units[base].set);
    const lele_cellset gone = lele_cellset_and(rest, search->board->places[digit]);
    for (int u = 0; u < layout->unit_count; u++) {
        if (u == cover || !lele_cellset_meets(&gone, &layout->units[u].set))
            continue;
        const lele_cellset open =
            lele_cellset_and(search->board->places[digit], layout->units[u].set);
        const lele_cellset left = lele_cellset_minus(open, gone);
        if (lele_cellset_count(&left) != 1)
            continue;
        lele_step *step = lele_search_begin(search);
        step->digits = lele_digits_of(digit);
        lele_step_unit(step, base, LELE_UNIT_ROLE_BASE);
        lele_step_unit(step, cover, LELE_UNIT_ROLE_COVER);
        lele_step_unit(step, u, LELE_UNIT_ROLE_SEEN);
        lele_step_mark_set(step, places, LELE_ROLE_BASE, step->digits);
        lele_search_place(search, lele_cellset_first(&left), digit);
        if (lele_search_offer(search))
            return true;
    }
    return false;
}

/* The digits whose places in `base` all lie in the overlap, and in `cover` not all. */
static bool find_from(struct lele_search *search, const struct lele_overlap *overlap, int base,
                      lele_digits fresh, offer_fn offer_it)
{
    const struct lele_facts *facts = &search->engine->facts;
    const int cover = base == overlap->a ? overlap->b : overlap->a;
    const lele_digits inside = base == overlap->a ? overlap->at_a : overlap->at_b;
    const lele_digits across = base == overlap->a ? overlap->at_b : overlap->at_a;
    lele_digits digits = search->board->missing[base] & search->board->missing[cover] & fresh;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_digits at = facts->at[base][d];
        if ((at & ~inside) != 0 || (facts->at[cover][d] & ~across) == 0 ||
            lele_digits_count(at) < 2) /* one place is a hidden single */
            continue;
        const lele_cellset places =
            lele_cellset_and(search->board->places[d], search->layout->units[base].set);
        if (offer_it(search, base, cover, places, d))
            return true;
    }
    return false;
}

enum from { FROM_BOXES, FROM_LINES };

static bool find_locked(struct lele_search *search, enum from from, offer_fn offer_it)
{
    const struct lele_geometry *geometry = &search->engine->geometry;
    const lele_digits fresh = lele_search_news(search)->digits;
    lele_search_facts(search);
    for (size_t i = 0; fresh != 0 && i < geometry->overlap_count; i++) {
        const struct lele_overlap *overlap = &geometry->overlaps[i];
        if (is_line(search->layout, overlap->a) == (from == FROM_LINES) &&
            find_from(search, overlap, overlap->a, fresh, offer_it))
            return true;
        if (is_line(search->layout, overlap->b) == (from == FROM_LINES) &&
            find_from(search, overlap, overlap->b, fresh, offer_it))
            return true;
    }
    return false;
}

bool lele_find_pointing(struct lele_search *search)
{
    return find_locked(search, FROM_BOXES, offer);
}

bool lele_find_claiming(struct lele_search *search)
{
    return find_locked(search, FROM_LINES, offer);
}

bool lele_find_direct_pointing(struct lele_search *search)
{
    return find_locked(search, FROM_BOXES, offer_direct);
}

bool lele_find_direct_claiming(struct lele_search *search)
{
    return find_locked(search, FROM_LINES, offer_direct);
}
