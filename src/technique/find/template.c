/*
 * Templates: all ways to place one digit in the whole grid.  A cell in all of them holds the
 * digit; a candidate in none of them is eliminated.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

struct templates {
    lele_cellset all, any; /* cells in all templates, in any */
    bool refined;          /* without the cells that other digits must hold */
};

/* Starts a step.  For refined templates, marks the places that other digits must hold. */
static lele_step *begin(struct lele_search *search, const struct templates *known, int digit)
{
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    for (int d = 1; known[digit].refined && d <= search->layout->size; d++)
        if (d != digit)
            lele_step_mark_set(step, lele_cellset_and(known[d].all, search->board->places[digit]),
                               LELE_ROLE_REASON, lele_digits_of(d));
    return step;
}

static bool offer_set(struct lele_search *search, const struct templates *known, int digit,
                      lele_cellset cells)
{
    lele_step *step = begin(search, known, digit);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_step_mark(step, cell, LELE_ROLE_BASE, step->digits);
        lele_search_place(search, cell, digit);
    }
    return lele_search_offer(search);
}

/* Offers all cells of the digit together, then each cell alone. */
static bool offer_sets(struct lele_search *search, const struct templates *known, int digit)
{
    lele_cellset cells = known[digit].all;
    if (lele_cellset_is_empty(&cells))
        return false;
    if (offer_set(search, known, digit, cells))
        return true;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (offer_set(search, known, digit, lele_cellset_of(cell)))
            return true;
    return false;
}

static bool offer_delete(struct lele_search *search, const struct templates *known, int digit)
{
    const lele_cellset any = known[digit].any;
    const lele_cellset gone = lele_cellset_minus(search->board->places[digit], any);
    if (lele_cellset_is_empty(&gone))
        return false;
    lele_step *step = begin(search, known, digit);
    lele_search_eliminate(search, gone, digit);
    lele_step_mark_set(step, any, LELE_ROLE_BASE, step->digits);
    return lele_search_offer(search);
}

/* Computes the templates of the digit within these places; false when there are none.  A cell is in
 * all templates if it is the only cell of some unit that is in any. */
static bool go_through(struct lele_search *search, int digit, lele_cellset places,
                       struct templates *ret)
{
    const lele_board *board = search->board;
    *ret = (struct templates){ .any = lele_template_union(search, digit, places) };
    for (int u = 0; u < board->layout->unit_count; u++) {
        const lele_cellset in = lele_cellset_and(ret->any, board->layout->units[u].set);
        if (lele_cellset_count(&in) == 1)
            ret->all = lele_cellset_or(ret->all, in);
    }
    return !lele_cellset_is_empty(&ret->any);
}

static bool offer(struct lele_search *search, const struct templates *known, int digit)
{
    return search->row->templates.conclusion == LELE_TEMPLATE_SET
               ? offer_sets(search, known, digit)
               : offer_delete(search, known, digit);
}

/* A cell in all templates of one digit cannot hold another.  Removes such cells from the templates
 * of the other digits until nothing changes. */
static void refine(struct lele_search *search, struct templates *known, lele_digits good)
{
    const int n = search->layout->size;
    for (lele_digits changed = good; changed != 0;) {
        const int settled = lele_digits_pop(&changed);
        for (int d = 1; d <= n; d++) {
            struct templates fewer;
            if (d == settled || !lele_digits_has(good, d) ||
                !lele_cellset_meets(&known[d].any, &known[settled].all) ||
                !go_through(search, d, lele_cellset_minus(known[d].any, known[settled].all),
                            &fewer))
                continue;
            if (!lele_cellset_equal(&fewer.all, &known[d].all))
                changed |= lele_digits_of(d);
            known[d] = fewer;
            known[d].refined = true;
        }
    }
}

/* Uses each digit alone.  In mode ALL, it then also uses the refined templates. */
bool lele_find_template(struct lele_search *search)
{
    struct templates known[LELE_MAX_SIZE + 1] = { 0 };
    lele_digits good = 0;
    for (int d = 1; d <= search->layout->size; d++) {
        if (!go_through(search, d, search->board->places[d], &known[d]))
            continue;
        good |= lele_digits_of(d);
        if (offer(search, known, d))
            return true;
    }
    if (search->mode != LELE_SEARCH_ALL)
        return false;
    refine(search, known, good);
    for (int d; (d = lele_digits_pop(&good)) != 0;)
        if (offer(search, known, d))
            return true;
    return false;
}
