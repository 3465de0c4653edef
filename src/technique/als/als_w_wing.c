/*
 * ALS-W-wing: two almost locked sets share x and y, and a strong link on y joins them: one end sees
 * all places of y in the first set, the other all in the second.  So one of the sets goes without y
 * and has x, and x is eliminated from the cells that see all its places in both.
 */
#include "technique/als/als_step.h"
#include "technique/als/finders.h"
#include "technique/step.h"

struct wing {
    struct lele_search *search;
    const lele_als_list *sets;
    const struct lele_strong *link;
    int digit; /* y */
    int count[2];
    uint16_t seen[2][LELE_ALS_MAX]; /* by end of the link: the sets whose places of y it sees */
};

static bool offer(struct wing *wing, int a, int b, int x)
{
    struct lele_search *search = wing->search;
    lele_step *step = lele_search_begin(search);
    lele_als_eliminate(search, wing->sets, a, b, x);
    if (step->elimination_count == 0)
        return false;
    step->digits = lele_digits_of(x) | lele_digits_of(wing->digit);
    lele_als_mark(search, wing->sets, a, 0);
    lele_als_mark(search, wing->sets, b, 1);
    const int from = lele_step_node(step, lele_node_of(wing->link->a, wing->digit, 0));
    const int to = lele_step_node(step, lele_node_of(wing->link->b, wing->digit, 1));
    lele_step_link(step, from, to, LELE_LINK_STRONG, wing->link->unit);
    return lele_search_offer(search);
}

/* The sets that have a place of y outside the link, all of them seen by this end. */
static void list_seen(struct wing *wing, int end)
{
    const int cell = end == 0 ? wing->link->a : wing->link->b;
    const lele_cellset ends =
        lele_cellset_or(lele_cellset_of(wing->link->a), lele_cellset_of(wing->link->b));
    wing->count[end] = 0;
    for (int i = 0; i < wing->sets->count; i++) {
        const lele_als *als = &wing->sets->at[i];
        if (!lele_digits_has(als->useful, wing->digit) || lele_cellset_meets(&als->cells, &ends))
            continue;
        const lele_cellset sees = lele_als_sees(wing->sets, i, wing->digit);
        if (lele_cellset_has(&sees, cell))
            wing->seen[end][wing->count[end]++] = (uint16_t)i;
    }
}

/* Two cells with the same candidates are a W-wing. */
static bool try_pair(struct wing *wing, int a, int b)
{
    const lele_als *x = &wing->sets->at[a], *y = &wing->sets->at[b];
    lele_digits ends = x->useful & y->useful & (lele_digits)~lele_digits_of(wing->digit);
    if (a == b || (x->size == 1 && y->size == 1))
        return false;
    for (int d; (d = lele_digits_pop(&ends)) != 0;)
        if (offer(wing, a, b, d))
            return true;
    return false;
}

static bool try_link(struct wing *wing)
{
    list_seen(wing, 0);
    list_seen(wing, 1);
    for (int i = 0; i < wing->count[0]; i++)
        for (int k = 0; k < wing->count[1]; k++)
            if (try_pair(wing, wing->seen[0][i], wing->seen[1][k]))
                return true;
    return false;
}

bool lele_find_als_w_wing(struct lele_search *search)
{
    const struct lele_facts *facts = lele_search_facts(search);
    struct wing wing = { .search = search, .sets = lele_search_sets(search) };
    for (wing.digit = 1; wing.digit <= search->layout->size; wing.digit++)
        for (int i = 0; i < facts->strong_count[wing.digit]; i++) {
            wing.link = &facts->strong[wing.digit][i];
            if (try_link(&wing))
                return true;
        }
    return false;
}
