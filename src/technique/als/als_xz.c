/*
 * ALS-XZ: two almost locked sets share a digit x that at most one of them can hold (a restricted
 * common).  The other is then locked, so every other digit z that both have is in one of them, and
 * is eliminated from the cells that see all its places in both.  With two restricted commons, each
 * set lacks one of them and is locked: all other digits of each set eliminate on their own.
 *
 * ALS-XY-wing: the same with a third set, the pivot, between the two.
 *
 * Both are chains through sets.  When one step is wanted, only sets are examined that can eliminate
 * a candidate which the screen (chain/screen.h) found refuted.
 */
#include <string.h>

#include "technique/als/als_links.h"
#include "technique/als/als_step.h"
#include "technique/chain/chain_scratch.h"
#include "technique/als/finders.h"

/* A pattern.  When one step is wanted, the one with the lowest cost is kept: few cells, and sets
 * that do not overlap. */
struct pattern {
    int cost; /* 0: none */
    int a, b, pivot, x, y;
    lele_digits spared; /* digits of the links, which the ends do not eliminate */
    lele_als_link link;
};

struct pair {
    struct pattern *best;
    struct lele_search *search;
    const lele_als_list *sets;
    const lele_als_links *links;
};

/* The candidates that chains through sets may refute; false: there are none. */
static bool find_targets(struct lele_search *search, lele_cellset targets[LELE_MAX_SIZE + 1])
{
    const lele_graph *graph = lele_search_graph(search, LELE_GRAPH_SETS);
    lele_screen *screen = lele_chain_scratch(search)->screen;
    lele_screen_run(screen, graph);
    bool any = false;
    memset(targets, 0, (LELE_MAX_SIZE + 1) * sizeof *targets);
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(screen->refuted, n)) {
            const lele_graph_node *node = &graph->nodes[n];
            lele_cellset_add(&targets[node->digit], lele_cellset_first(&node->cells));
            any = true;
        }
    return any;
}

/* Makes the links; false when no pattern is possible. */
static bool begin(struct pair *pair, struct lele_search *search, struct pattern *best)
{
    lele_als_list *sets = lele_als_list_scratch(search);
    lele_als_links *links = lele_als_links_scratch(search);
    const int largest = lele_als_largest(search);
    lele_cellset targets[LELE_MAX_SIZE + 1];
    *pair = (struct pair){ best, search, sets, links };
    if (search->mode == LELE_SEARCH_ALL) {
        lele_als_links_make(links, sets, search->board, largest);
        return true;
    }
    if (!find_targets(search, targets))
        return false;
    lele_als_links_aim(links, sets, search->board, largest, targets);
    return true;
}

enum { OVERLAP = 100 };

static int cost_of(const struct pair *pair, int a, int b)
{
    const lele_als *x = &pair->sets->at[a];
    const lele_als *y = &pair->sets->at[b];
    return x->size + y->size + (lele_cellset_meets(&x->cells, &y->cells) ? OVERLAP : 0);
}

/* Of two patterns with equal cost, the one with the first sets of the list is better, so the result
 * does not depend on the order of the search. */
static bool is_better(const struct pattern *a, const struct pattern *b)
{
    const int left[] = { a->cost, a->pivot, a->a, a->b };
    const int right[] = { b->cost, b->pivot, b->a, b->b };
    for (int i = 0; i < 4; i++)
        if (left[i] != right[i])
            return left[i] < right[i];
    return false;
}

static bool may_improve(const struct pair *pair, const struct pattern *pattern)
{
    return pair->best->cost == 0 || is_better(pattern, pair->best);
}

/* In mode ALL, a pattern is offered at once; else the best one is kept. */
static bool is_wanted(const struct pair *pair, const struct pattern *pattern)
{
    if (pair->search->mode == LELE_SEARCH_ALL)
        return true;
    if (may_improve(pair, pattern))
        *pair->best = *pattern;
    return false;
}

static bool meets(const struct pair *pair, int a, int b, int digit)
{
    if (!pair->sets->compact.wide[digit])
        return (pair->sets->sees_word[a][digit] & pair->sets->sees_word[b][digit]) != 0;
    const lele_cellset both =
        lele_cellset_and(lele_als_sees(pair->sets, a, digit), lele_als_sees(pair->sets, b, digit));
    return !lele_cellset_is_empty(&both);
}

/* Whether some of the digits has a place outside that sees all its places in both sets. */
static bool has_target(const struct pair *pair, int a, int b, lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (meets(pair, a, b, d))
            return true;
    return false;
}

/* A doubly linked set is locked: all its digits except the commons are eliminated from the cells
 * that see all their places in it, except from `spared` cells. */
static void lock(const struct pair *pair, int als, lele_digits common, lele_cellset spared)
{
    lele_digits digits = lele_digits_minus(pair->sets->at[als].digits, common);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_search_eliminate(pair->search,
                              lele_cellset_minus(lele_als_sees(pair->sets, als, d), spared), d);
}

/* Whether a linked pair has conclusions. */
static bool concludes_xz(const struct pair *pair, int a, const lele_als_link *link)
{
    const lele_als *x = &pair->sets->at[a], *y = &pair->sets->at[link->to];
    const lele_digits free = (lele_digits)~link->common;
    if (lele_digits_single(link->common))
        return has_target(pair, a, link->to, x->useful & y->useful & free);
    return ((x->useful | y->useful) & free) != 0 ||
           has_target(pair, a, link->to, x->useful & y->useful);
}

/* Starts a step with the conclusions of a linked pair; false when there are none. */
static bool conclude_xz(const struct pair *pair, int a, const lele_als_link *link,
                        lele_cellset spared)
{
    struct lele_search *search = pair->search;
    const int b = link->to;
    const bool doubly = !lele_digits_single(link->common);
    lele_digits shared = pair->sets->at[a].digits & pair->sets->at[b].digits;
    if (!doubly)
        lele_digits_remove(&shared, link->common);
    lele_step *step = lele_search_begin(search);
    step->digits = link->common;
    for (int d; (d = lele_digits_pop(&shared)) != 0;)
        lele_als_eliminate(search, pair->sets, a, b, d);
    if (doubly) {
        lock(pair, a, link->common, spared);
        lock(pair, b, link->common, spared);
    }
    return step->elimination_count > 0;
}

static bool offer_sparing(const struct pair *pair, int a, const lele_als_link *link,
                          lele_cellset spared)
{
    if (!conclude_xz(pair, a, link, spared))
        return false;
    lele_als_mark(pair->search, pair->sets, a, 0);
    lele_als_mark(pair->search, pair->sets, link->to, 1);
    return lele_search_offer(pair->search);
}

/* A locked set may eliminate from cells of the other set.  In mode ALL, the step without these
 * eliminations is offered as well. */
static bool offer_xz(const struct pair *pair, int a, const lele_als_link *link)
{
    const lele_cellset both =
        lele_cellset_or(pair->sets->at[a].cells, pair->sets->at[link->to].cells);
    return offer_sparing(pair, a, link, LELE_CELLSET_EMPTY) ||
           (pair->search->mode == LELE_SEARCH_ALL && !lele_digits_single(link->common) &&
            offer_sparing(pair, a, link, both));
}

static bool try_xz(const struct pair *pair, int a, int b, lele_digits common)
{
    const struct pattern pattern = {
        .cost = cost_of(pair, a, b), .a = a, .b = b, .link = { (uint16_t)b, common }
    };
    return may_improve(pair, &pattern) && concludes_xz(pair, a, &pattern.link) &&
           is_wanted(pair, &pattern) && offer_xz(pair, a, &pattern.link);
}

bool lele_find_als_xz(struct lele_search *search)
{
    struct pattern best = { 0 };
    struct pair pair;
    if (!begin(&pair, search, &best))
        return false;
    for (int a = 0; a < pair.sets->count; a++)
        for (uint32_t i = pair.links->start[a]; i < pair.links->start[a + 1]; i++) {
            const lele_als_link *link = &pair.links->at[i];
            if (link->to > a ? try_xz(&pair, a, link->to, link->common)
                             : pair.links->aimed && try_xz(&pair, link->to, a, link->common))
                return true;
        }
    return best.cost != 0 && offer_xz(&pair, best.a, &best.link);
}

/* The digits that the two ends of a wing can eliminate. */
static lele_digits wing_ends(const struct pair *pair, const struct pattern *wing)
{
    return lele_digits_minus(pair->sets->at[wing->a].useful & pair->sets->at[wing->b].useful,
                             wing->spared);
}

static bool offer_wing(const struct pair *pair, const struct pattern *wing)
{
    struct lele_search *search = pair->search;
    lele_digits digits = wing_ends(pair, wing);
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(wing->x) | lele_digits_of(wing->y);
    int end = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        if (meets(pair, wing->a, wing->b, d))
            end = d;
        lele_als_eliminate(search, pair->sets, wing->a, wing->b, d);
    }
    lele_als_mark(search, pair->sets, wing->a, 0);
    lele_als_mark(search, pair->sets, wing->b, 1);
    lele_als_mark(search, pair->sets, wing->pivot, 2);
    const uint16_t chain[] = { (uint16_t)wing->a, (uint16_t)wing->pivot, (uint16_t)wing->b };
    const uint8_t commons[] = { (uint8_t)wing->x, (uint8_t)wing->y };
    lele_step_add_als_chain(step, pair->sets, 3, chain, commons, end);
    return lele_search_offer(search);
}

static bool try_wing(const struct pair *pair, struct pattern wing)
{
    wing.cost = cost_of(pair, wing.a, wing.b) + cost_of(pair, wing.a, wing.pivot) +
                cost_of(pair, wing.b, wing.pivot);
    return is_wanted(pair, &wing) && offer_wing(pair, &wing);
}

/* The digits of which some place outside sees all places in both sets. */
static lele_digits digits_meeting(const struct pair *pair, int a, int b)
{
    lele_digits digits = pair->sets->at[a].useful & pair->sets->at[b].useful, found = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        found |= meets(pair, a, b, d) ? lele_digits_of(d) : 0;
    return found;
}

/* Tries all pairs of different digits that link the pivot to the ends.  If the links have more
 * digits, the wing whose ends eliminate none of them is tried as well.  `meeting`: the digits that
 * have eliminations. */
static bool try_wings(const struct pair *pair, int pivot, const lele_als_link *to_a,
                      const lele_als_link *to_b, lele_digits meeting)
{
    struct pattern wing = { .a = to_a->to, .b = to_b->to, .pivot = pivot };
    const lele_digits links = to_a->common | to_b->common;
    lele_digits xs = to_a->common;
    for (int x; (x = lele_digits_pop(&xs)) != 0;) {
        lele_digits ys = lele_digits_minus(to_b->common, lele_digits_of(x));
        for (int y; (y = lele_digits_pop(&ys)) != 0;) {
            wing.x = x;
            wing.y = y;
            wing.spared = lele_digits_of(x) | lele_digits_of(y);
            if ((meeting & ~wing.spared) != 0 && try_wing(pair, wing))
                return true;
            const bool again = wing.spared != links;
            wing.spared = links;
            if (again && (meeting & ~links) != 0 && try_wing(pair, wing))
                return true;
        }
    }
    return false;
}

static bool find_all_wings(const struct pair *pair)
{
    for (int pivot = 0; pivot < pair->sets->count; pivot++) {
        const lele_als_link *end = pair->links->at + pair->links->start[pivot + 1];
        for (const lele_als_link *a = pair->links->at + pair->links->start[pivot]; a < end; a++) {
            const lele_digits useful = pair->sets->at[a->to].useful;
            for (const lele_als_link *b = a + 1; b < end; b++)
                if ((pair->sets->at[b->to].useful & useful) != 0 &&
                    try_wings(pair, pivot, a, b, digits_meeting(pair, a->to, b->to)))
                    return true;
        }
    }
    return false;
}

/* The sets that can be ends of a wing, the smallest first, and their digits that can eliminate a
 * target. */
struct ends {
    int count;
    struct {
        uint16_t als;
        lele_digits digits;
    } at[LELE_ALS_MAX];
};

static void list_ends_of(const struct pair *pair, int size, struct ends *ret)
{
    const lele_als_list *sets = pair->sets;
    const lele_als_links *links = pair->links;
    for (int a = 0; a < sets->count; a++) {
        if (sets->at[a].size != size || links->start[a] == links->start[a + 1])
            continue;
        lele_digits seeing = 0, digits = sets->at[a].useful;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (sets->compact.wide[d] || (sets->sees_word[a][d] & links->targets[d]) != 0)
                seeing |= lele_digits_of(d);
        ret->at[ret->count].als = (uint16_t)a;
        ret->at[ret->count].digits = seeing;
        ret->count += seeing != 0;
    }
}

/* The digits, of these, by which both sets can eliminate the same target. */
static lele_digits digits_aimed(const struct pair *pair, int a, int b, lele_digits digits)
{
    const lele_als_list *sets = pair->sets;
    lele_digits found = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if ((sets->sees_word[a][d] & sets->sees_word[b][d] & pair->links->targets[d]) != 0 ||
            (sets->compact.wide[d] && meets(pair, a, b, d)))
            found |= lele_digits_of(d);
    return found;
}

static bool share_pivot(const struct pair *pair, int a, int b)
{
    const uint64_t *x = lele_als_near(pair->links, a);
    const uint64_t *y = lele_als_near(pair->links, b);
    uint64_t both = 0;
    for (int w = 0; w < pair->links->words; w++)
        both |= x[w] & y[w];
    return both != 0;
}

/* Tries the wings with these ends: the pivots are the sets that both have links to. */
static void weigh_wings(const struct pair *pair, int a, int b, lele_digits meeting)
{
    const lele_als_links *links = pair->links;
    const lele_als_link *x = links->at + links->start[a], *x_end = links->at + links->start[a + 1];
    const lele_als_link *y = links->at + links->start[b], *y_end = links->at + links->start[b + 1];
    while (x < x_end && y < y_end) {
        if (x->to == y->to && !lele_digits_single(x->common | y->common)) {
            const lele_als_link to_a = { (uint16_t)a, x->common };
            const lele_als_link to_b = { (uint16_t)b, y->common };
            try_wings(pair, x->to, &to_a, &to_b, meeting);
        }
        const int pivot = x->to < y->to ? x->to : y->to;
        x += x->to == pivot;
        y += y->to == pivot;
    }
}

/* Whether a wing with these ends and a pivot of one cell could be as good as the best. */
static bool may_win(const struct pair *pair, int a, int b)
{
    const lele_als *sets = pair->sets->at;
    return pair->best->cost == 0 || 2 * (sets[a].size + sets[b].size + 1) <= pair->best->cost;
}

static void weigh_all_wings(const struct pair *pair)
{
    struct ends ends;
    ends.count = 0;
    for (int size = 1; size <= pair->sets->largest; size++)
        list_ends_of(pair, size, &ends);
    for (int i = 0; i < ends.count; i++)
        for (int k = i + 1; k < ends.count; k++) {
            const int one = ends.at[i].als, other = ends.at[k].als;
            if (!may_win(pair, one, other))
                break; /* the ends that follow are no smaller */
            lele_digits digits = ends.at[i].digits & ends.at[k].digits;
            if (digits == 0)
                continue;
            digits = digits_aimed(pair, one, other, digits);
            if (digits != 0 && share_pivot(pair, one, other))
                weigh_wings(pair, one < other ? one : other, one < other ? other : one, digits);
        }
}

bool lele_find_als_xy_wing(struct lele_search *search)
{
    struct pattern best = { 0 };
    struct pair pair;
    if (!begin(&pair, search, &best))
        return false;
    if (!pair.links->aimed)
        return find_all_wings(&pair) || (best.cost != 0 && offer_wing(&pair, &best));
    weigh_all_wings(&pair);
    return best.cost != 0 && offer_wing(&pair, &best);
}
