/*
 * XYZ-ring: a pivot with a, b, c sees two wings with a, b and a, c, and a strong link on a has one
 * end that sees each wing.  So the wings are not both a, and the three cells hold a, b and c once
 * each.  Each of these digits is eliminated from the cells that see all its places there.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct ring {
    int pivot, wing[2];
    int a; /* the digit of all three */
    const struct lele_strong *link;
};

static bool offer(struct lele_search *search, const struct ring *ring)
{
    const lele_layout *layout = search->layout;
    const lele_digits *candidates = search->board->candidates;
    lele_cellset seen = layout->peers[ring->pivot];
    lele_step *step = lele_search_begin(search);
    step->digits = candidates[ring->pivot];
    lele_step_mark(step, ring->pivot, LELE_ROLE_PIVOT, candidates[ring->pivot]);
    for (int i = 0; i < 2; i++) {
        const int wing = ring->wing[i];
        const lele_digits other = candidates[wing] & (lele_digits)~lele_digits_of(ring->a);
        lele_search_eliminate(search, lele_common_peers(layout, ring->pivot, wing),
                              lele_digits_first(other));
        seen = lele_cellset_and(seen, layout->peers[wing]);
        lele_step_mark(step, wing, LELE_ROLE_PINCER, candidates[wing]);
    }
    lele_search_eliminate(search, seen, ring->a);
    const int from = lele_step_node(step, lele_node_of(ring->link->a, ring->a, 0));
    const int to = lele_step_node(step, lele_node_of(ring->link->b, ring->a, 1));
    lele_step_link(step, from, to, LELE_LINK_STRONG, ring->link->unit);
    return lele_search_offer(search);
}

static bool joins(const lele_layout *layout, const struct ring *ring)
{
    const int a = ring->link->a, b = ring->link->b;
    const int *wing = ring->wing;
    return (lele_layout_sees(layout, a, wing[0]) && lele_layout_sees(layout, b, wing[1])) ||
           (lele_layout_sees(layout, a, wing[1]) && lele_layout_sees(layout, b, wing[0]));
}

/* Whether the link is about another cell than the wings. */
static bool is_apart(const struct ring *ring)
{
    const int a = ring->link->a, b = ring->link->b;
    return a != ring->wing[0] && a != ring->wing[1] && b != ring->wing[0] && b != ring->wing[1];
}

/* The wings have a in common and the rest of the pivot between them; if they saw each other, the
 * three cells would be a naked triple. */
static bool try_wings(struct lele_search *search, struct ring *ring)
{
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_digits *candidates = search->board->candidates;
    const lele_digits first = candidates[ring->wing[0]], second = candidates[ring->wing[1]];
    if ((lele_digits)(first | second) != candidates[ring->pivot] ||
        !lele_digits_single(first & second) ||
        lele_layout_sees(search->layout, ring->wing[0], ring->wing[1]))
        return false;
    ring->a = lele_digits_first(first & second);
    for (int i = 0; i < facts->strong_count[ring->a]; i++) {
        ring->link = &facts->strong[ring->a][i];
        if (is_apart(ring) && joins(search->layout, ring) && offer(search, ring))
            return true;
    }
    return false;
}

bool lele_find_xyz_ring(struct lele_search *search)
{
    lele_cellset pivots = search->board->places[0];
    struct ring ring;
    while ((ring.pivot = lele_cellset_pop(&pivots)) >= 0) {
        if (lele_digits_count(search->board->candidates[ring.pivot]) != 3)
            continue;
        lele_cellset wings =
            lele_cellset_and(lele_search_facts(search)->bivalue, search->layout->peers[ring.pivot]);
        while ((ring.wing[0] = lele_cellset_pop(&wings)) >= 0) {
            lele_cellset rest = wings;
            while ((ring.wing[1] = lele_cellset_pop(&rest)) >= 0)
                if (try_wings(search, &ring))
                    return true;
        }
    }
    return false;
}
