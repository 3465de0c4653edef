/*
 * Locked candidates: all places of a digit in one unit are also in another unit, so the digit is
 * eliminated from the rest of the other.
 *
 * It is called pointing if the first unit is a box (or any unit that is not a line), claiming if
 * it is a line.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

typedef bool (*offer_fn)(struct lele_search *search, int base, int cover, lele_cellset places,
                         int digit);

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

/* The direct form: after the eliminations the digit has one place in some unit. */
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

/* `digits`: those that have places outside the overlap in `cover`, but not in `base`. */
static bool find_from(struct lele_search *search, int base, int cover, lele_digits digits,
                      offer_fn offer_it)
{
    digits &= search->board->missing[base] & search->board->missing[cover];
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        if (lele_digits_count(lele_search_facts(search)->at[base][d]) < 2) /* a hidden single */
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
    const struct lele_geometry *geometry = search->geometry;
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_digits fresh = lele_search_news(search)->digits;
    for (size_t i = 0; fresh != 0 && i < geometry->overlap_count; i++) {
        const int a = geometry->overlaps[i].a, b = geometry->overlaps[i].b;
        const lele_digits differ = (facts->beside[i][0] ^ facts->beside[i][1]) & fresh;
        if (differ == 0)
            continue;
        const lele_digits in_a = differ & facts->beside[i][1];
        const lele_digits in_b = differ & facts->beside[i][0];
        if (in_a != 0 && lele_layout_is_line(search->layout, a) == (from == FROM_LINES) &&
            find_from(search, a, b, in_a, offer_it))
            return true;
        if (in_b != 0 && lele_layout_is_line(search->layout, b) == (from == FROM_LINES) &&
            find_from(search, b, a, in_b, offer_it))
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
