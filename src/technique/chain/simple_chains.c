/*
 * Chains of one kind: X-chains (one digit), XY-chains (cells with two candidates) and remote pairs
 * (cells with the same two candidates).
 *
 * A breadth-first search from each start finds the shortest chain to each end.  No cell occurs
 * twice on it: such a chain would prove the cell instead of eliminating the candidates that both
 * ends see.  Steps are offered shortest first: a scan offers the chains of one length and finds
 * the next length.
 */
#include "technique/chain/finders.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

enum { FAR = 255 };

/* One search.  A place is a cell that holds the digit if the start does not. */
struct walk {
    struct lele_search *search;
    const struct lele_facts *facts;
    int digit; /* of the ends */
    int start;
    uint8_t distance[LELE_MAX_CELLS]; /* in cells of the chain; FAR: not reached */
    lele_cell parent[LELE_MAX_CELLS]; /* the previous place */
    lele_cell via[LELE_MAX_CELLS];    /* X-chain: the cell between, which is off */
    lele_cell queue[LELE_MAX_CELLS];
    int queued;
};

static void start_walk(struct walk *walk, int start, int digit)
{
    walk->start = start;
    walk->digit = digit;
    walk->queued = 0;
    for (int cell = 0; cell < walk->search->layout->cell_count; cell++)
        walk->distance[cell] = FAR;
}

static void reach(struct walk *walk, int cell, int parent, int via, int distance)
{
    if (walk->distance[cell] != FAR || distance >= FAR)
        return;
    walk->distance[cell] = (uint8_t)distance;
    walk->parent[cell] = (lele_cell)parent;
    walk->via[cell] = (lele_cell)via;
    walk->queue[walk->queued++] = (lele_cell)cell;
}

/* Whether the chain to a place contains the cell. */
static bool passes(const struct walk *walk, int place, int cell)
{
    for (; place != walk->start; place = walk->parent[place])
        if (place == cell || walk->via[place] == cell)
            return true;
    return cell == walk->start;
}

/* X-chain: off -strong-> on -weak-> off ...  Distances: 2, 4, 6 ... cells. */
static void reach_strong(struct walk *walk, int off, int parent, int distance)
{
    for (int i = 0; i < walk->facts->strong_count[walk->digit]; i++) {
        const struct lele_strong *link = &walk->facts->strong[walk->digit][i];
        if (link->a != off && link->b != off)
            continue;
        const int on = link->a == off ? link->b : link->a;
        if (walk->distance[on] == FAR && !passes(walk, parent, on))
            reach(walk, on, parent, off, distance);
    }
}

static void walk_x(struct walk *walk, int start, int digit)
{
    start_walk(walk, start, digit);
    reach_strong(walk, start, start, 2);
    for (int head = 0; head < walk->queued; head++) {
        const int on = walk->queue[head];
        lele_cellset offs =
            lele_cellset_and(walk->search->layout->peers[on], walk->search->board->places[digit]);
        for (int off; (off = lele_cellset_pop(&offs)) >= 0;)
            if (!passes(walk, on, off))
                reach_strong(walk, off, on, walk->distance[on] + 2);
    }
}

/* XY-chain: a place is a cell with the digit that it holds if the start is not `digit`.  That digit
 * depends on the path, so a cell has one place per candidate. */
struct xy_walk {
    struct lele_search *search;
    int start, digit;
    uint8_t distance[LELE_MAX_CELLS][2]; /* by the smaller and the larger candidate */
    uint16_t parent[LELE_MAX_CELLS][2];  /* cell * 2 + which */
    uint16_t queue[2 * LELE_MAX_CELLS];
    int queued;
};

static int value_of(const struct xy_walk *walk, int cell, int which)
{
    lele_digits digits = walk->search->board->candidates[cell];
    const int low = lele_digits_pop(&digits);
    return which == 0 ? low : lele_digits_first(digits);
}

/* Whether the chain to a place contains the cell. */
static bool passes_xy(const struct xy_walk *walk, int place, int cell)
{
    for (; place / 2 != walk->start; place = walk->parent[place / 2][place % 2])
        if (place / 2 == cell)
            return true;
    return cell == walk->start;
}

static void reach_xy(struct xy_walk *walk, int cell, int which, int parent, int distance)
{
    walk->distance[cell][which] = (uint8_t)distance;
    walk->parent[cell][which] = (uint16_t)parent;
    walk->queue[walk->queued++] = (uint16_t)(cell * 2 + which);
}

static void walk_xy(struct xy_walk *walk, int start, int digit)
{
    const lele_cellset bivalue = lele_search_facts(walk->search)->bivalue;
    walk->start = start;
    walk->digit = digit;
    walk->queued = 0;
    for (int cell = 0; cell < walk->search->layout->cell_count; cell++)
        walk->distance[cell][0] = walk->distance[cell][1] = FAR;
    reach_xy(walk, start, value_of(walk, start, 0) == digit, 0, 1);
    for (int head = 0; head < walk->queued; head++) {
        const int cell = walk->queue[head] / 2, which = walk->queue[head] % 2;
        const int value = value_of(walk, cell, which);
        lele_cellset next =
            lele_cellset_and(lele_cellset_and(bivalue, walk->search->layout->peers[cell]),
                             walk->search->board->places[value]);
        const int distance = walk->distance[cell][which] + 1;
        for (int other; (other = lele_cellset_pop(&next)) >= 0;) {
            const int kept = value_of(walk, other, 0) == value; /* the digit that is left there */
            if (walk->distance[other][kept] == FAR && distance < FAR &&
                !passes_xy(walk, walk->queue[head], other))
                reach_xy(walk, other, kept, walk->queue[head], distance);
        }
    }
}

static int unit_between(const lele_layout *layout, int a, int b)
{
    const lele_cellset both = lele_cellset_or(lele_cellset_of(a), lele_cellset_of(b));
    const int unit = lele_layout_unit_of(layout, &both);
    return unit >= 0 ? unit : LELE_LINK_OTHER;
}

/* The length to offer, and the smallest greater length that has a step. */
struct scan {
    int length, next;
};

static bool is_due(struct scan *scan, int length)
{
    if (length > scan->length && length < scan->next)
        scan->next = length;
    return length == scan->length;
}

static lele_cellset victims(const struct lele_search *search, int a, int b, int digit)
{
    return lele_cellset_and(lele_common_peers(search->layout, a, b), search->board->places[digit]);
}

/* The unit of the strong link between two cells. */
static int strong_unit(const struct walk *walk, int a, int b)
{
    for (int i = 0; i < walk->facts->strong_count[walk->digit]; i++) {
        const struct lele_strong *link = &walk->facts->strong[walk->digit][i];
        if ((link->a == a && link->b == b) || (link->a == b && link->b == a))
            return link->unit;
    }
    return LELE_LINK_OTHER;
}

static bool offer_x(struct walk *walk, int end)
{
    struct lele_search *search = walk->search;
    lele_step *step = lele_search_begin(search);
    const int length = walk->distance[end];
    step->digits = lele_digits_of(walk->digit);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(length));
    lele_search_eliminate(search, victims(search, walk->start, end, walk->digit), walk->digit);
    lele_cell path[LELE_MAX_CELLS] = { 0 };
    for (int i = length - 1, cell = end; i > 0; i -= 2) {
        path[i] = (lele_cell)cell;
        path[i - 1] = walk->via[cell];
        cell = walk->parent[cell];
    }
    for (int i = 0; i < length; i++) {
        lele_step_node(step, lele_node_of(path[i], walk->digit, i & 1));
        lele_step_mark(step, path[i], i == 0 || i == length - 1 ? LELE_ROLE_PINCER : LELE_ROLE_CELL,
                       step->digits);
        if (i > 0)
            lele_step_link(step, i - 1, i, (i & 1) != 0 ? LELE_LINK_STRONG : LELE_LINK_WEAK,
                           (i & 1) != 0 ? strong_unit(walk, path[i - 1], path[i])
                                        : unit_between(search->layout, path[i - 1], path[i]));
    }
    return lele_search_offer(search);
}

static bool scan_x(struct lele_search *search, struct scan *scan)
{
    struct walk walk = { .search = search, .facts = lele_search_facts(search) };
    lele_digits digits = lele_search_flawed_digits(search, lele_search_news(search)->digits);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;) {
        lele_cellset starts = LELE_CELLSET_EMPTY;
        for (int i = 0; i < walk.facts->strong_count[digit]; i++) {
            lele_cellset_add(&starts, walk.facts->strong[digit][i].a);
            lele_cellset_add(&starts, walk.facts->strong[digit][i].b);
        }
        for (int start; (start = lele_cellset_pop(&starts)) >= 0;) {
            walk_x(&walk, start, digit);
            for (int i = 0; i < walk.queued; i++) {
                const int end = walk.queue[i], length = walk.distance[end];
                if (end <= start || length < 4)
                    continue;
                const lele_cellset gone = victims(search, start, end, digit);
                if (!lele_cellset_is_empty(&gone) && is_due(scan, length) && offer_x(&walk, end))
                    return true;
            }
        }
    }
    return false;
}

static bool offer_xy(struct xy_walk *walk, int end, int which)
{
    struct lele_search *search = walk->search;
    lele_step *step = lele_search_begin(search);
    const int length = walk->distance[end][which];
    step->rating = (uint16_t)(step->rating + lele_chain_addition(2 * length));
    step->digits = lele_digits_of(walk->digit);
    lele_search_eliminate(search, victims(search, walk->start, end, walk->digit), walk->digit);
    uint16_t path[LELE_MAX_CELLS];
    uint16_t place = (uint16_t)(end * 2 + which);
    for (int i = length - 1; i >= 0; i--) {
        path[i] = place;
        place = walk->parent[place / 2][place % 2];
    }
    for (int i = 0; i < length; i++) {
        const int cell = path[i] / 2, on = value_of(walk, cell, path[i] % 2);
        const int off = value_of(walk, cell, 1 - path[i] % 2);
        const int a = lele_step_node(step, lele_node_of(cell, off, 0));
        const int b = lele_step_node(step, lele_node_of(cell, on, 1));
        if (i > 0)
            lele_step_link(step, a - 1, a, LELE_LINK_WEAK,
                           unit_between(search->layout, path[i - 1] / 2, cell));
        lele_step_link(step, a, b, LELE_LINK_STRONG, LELE_LINK_CELL);
        lele_step_mark(step, cell, i == 0 || i == length - 1 ? LELE_ROLE_PINCER : LELE_ROLE_CELL,
                       search->board->candidates[cell]);
    }
    return lele_search_offer(search);
}

/* Offers the chains to places that hold the digit of the start. */
static bool scan_xy_from(struct xy_walk *walk, struct scan *scan)
{
    for (int i = 0; i < walk->queued; i++) {
        const int end = walk->queue[i] / 2, which = walk->queue[i] % 2;
        const int length = walk->distance[end][which];
        if (end <= walk->start || length < 3 || value_of(walk, end, which) != walk->digit)
            continue;
        const lele_cellset gone = victims(walk->search, walk->start, end, walk->digit);
        if (!lele_cellset_is_empty(&gone) && is_due(scan, length) && offer_xy(walk, end, which))
            return true;
    }
    return false;
}

/* Whether a chain to one of the ends could eliminate a candidate. */
static bool has_victim(const struct lele_search *search, int start, lele_cellset ends, int digit)
{
    ends = lele_cellset_and(ends, search->board->places[digit]);
    for (int end; (end = lele_cellset_pop(&ends)) >= 0;) {
        const lele_cellset gone = victims(search, start, end, digit);
        if (!lele_cellset_is_empty(&gone))
            return true;
    }
    return false;
}

static bool scan_xy(struct lele_search *search, struct scan *scan)
{
    struct xy_walk walk = { .search = search };
    lele_cellset starts = lele_search_facts(search)->bivalue;
    for (int start; (start = lele_cellset_pop(&starts)) >= 0;) {
        lele_digits digits = search->board->candidates[start];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            if (!has_victim(search, start, starts, d)) /* ends come after the start */
                continue;
            walk_xy(&walk, start, d);
            if (scan_xy_from(&walk, scan))
                return true;
        }
    }
    return false;
}

/* Remote pairs: a search over cells with the same two candidates. */

static void walk_pairs(struct walk *walk, lele_cellset cells, int start)
{
    start_walk(walk, start, 0);
    reach(walk, start, start, start, 1);
    for (int head = 0; head < walk->queued; head++) {
        const int cell = walk->queue[head];
        lele_cellset next = lele_cellset_and(cells, walk->search->layout->peers[cell]);
        for (int other; (other = lele_cellset_pop(&next)) >= 0;)
            reach(walk, other, cell, cell, walk->distance[cell] + 1);
    }
}

enum links { LINKS_ENDS, LINKS_ALL };

/* The cells that see two cells of the chain which have different colours and are not neighbours. */
static lele_cellset pair_victims(const lele_layout *layout, const lele_cell *path, int length,
                                 enum links links)
{
    lele_cellset gone = LELE_CELLSET_EMPTY;
    for (int i = 0; i < length; i++)
        for (int k = i + 3; k < length; k += 2)
            if (links == LINKS_ALL || (i == 0 && k == length - 1))
                gone = lele_cellset_or(gone, lele_common_peers(layout, path[i], path[k]));
    for (int i = 0; i < length; i++)
        lele_cellset_remove(&gone, path[i]);
    return gone;
}

static bool offer_pairs(struct lele_search *search, const lele_cell *path, int length,
                        enum links links)
{
    lele_step *step = lele_search_begin(search);
    step->digits = search->board->candidates[path[0]];
    const lele_cellset gone = pair_victims(search->layout, path, length, links);
    lele_digits left = step->digits;
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        lele_search_eliminate(search, gone, d);
    for (int i = 0; i < length; i++)
        lele_step_mark(step, path[i], (i & 1) == 0 ? LELE_ROLE_COLOR_A : LELE_ROLE_COLOR_B,
                       step->digits);
    return lele_search_offer(search);
}

static bool offer_pair_chain(struct lele_search *search, const lele_cell *path, int length)
{
    return offer_pairs(search, path, length, LINKS_ALL) ||
           offer_pairs(search, path, length, LINKS_ENDS);
}

/* Offers the shortest chain to the end. */
static bool offer_shortest(struct walk *walk, int end)
{
    lele_cell path[LELE_MAX_CELLS];
    const int length = walk->distance[end];
    for (int i = length - 1, cell = end; i >= 0; i--) {
        path[i] = (lele_cell)cell;
        cell = walk->parent[cell];
    }
    return offer_pair_chain(walk->search, path, length);
}

/* The limit on calls of follow_pairs per length and start.  In mode ALL longer chains are offered
 * too, because they pass through other cells. */
enum { WAYS_MAX = 4096 };

struct pair_ways {
    struct lele_search *search;
    lele_cellset cells; /* with the same two candidates, and not on the path so far */
    int length;         /* wanted */
    int left;           /* calls that are left */
    lele_cell path[LELE_MAX_CELLS];
};

static bool follow_pairs(struct pair_ways *ways, int count)
{
    if (ways->left-- <= 0)
        return false;
    if (count == ways->length)
        return ways->path[0] < ways->path[count - 1] &&
               offer_pair_chain(ways->search, ways->path, count);
    lele_cellset next =
        lele_cellset_and(ways->cells, ways->search->layout->peers[ways->path[count - 1]]);
    for (int cell; (cell = lele_cellset_pop(&next)) >= 0;) {
        ways->path[count] = (lele_cell)cell;
        lele_cellset_remove(&ways->cells, cell);
        if (follow_pairs(ways, count + 1))
            return true;
        lele_cellset_add(&ways->cells, cell);
    }
    return false;
}

static bool offer_pair_ways(struct lele_search *search, lele_cellset cells, int start, int length)
{
    struct pair_ways ways = {
        .search = search, .cells = cells, .length = length, .left = WAYS_MAX
    };
    ways.path[0] = (lele_cell)start;
    lele_cellset_remove(&ways.cells, start);
    return follow_pairs(&ways, 1);
}

/* Offers all connected cells as one step: cells that see both colours lose the pair. */
static bool offer_all_pairs(struct walk *walk, lele_digits pair)
{
    struct lele_search *search = walk->search;
    lele_cellset sees[2] = { LELE_CELLSET_EMPTY, LELE_CELLSET_EMPTY }, own = LELE_CELLSET_EMPTY;
    lele_step *step = lele_search_begin(search);
    step->digits = pair;
    for (int i = 0; i < walk->queued; i++) {
        const int cell = walk->queue[i], color = walk->distance[cell] % 2;
        sees[color] = lele_cellset_or(sees[color], search->layout->peers[cell]);
        lele_cellset_add(&own, cell);
        lele_step_mark(step, cell, color == 1 ? LELE_ROLE_COLOR_A : LELE_ROLE_COLOR_B, pair);
    }
    const lele_cellset gone = lele_cellset_minus(lele_cellset_and(sees[0], sees[1]), own);
    lele_digits left = pair;
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        lele_search_eliminate(search, gone, d);
    return lele_search_offer(search);
}

static bool scan_pairs_from(struct walk *walk, struct scan *scan, lele_cellset same)
{
    struct lele_search *search = walk->search;
    const bool all = search->mode == LELE_SEARCH_ALL;
    for (int i = 0; i < walk->queued; i++) {
        const int end = walk->queue[i], length = walk->distance[end];
        if (end <= walk->start || length < 4 || length % 2 != 0 || !is_due(scan, length))
            continue;
        if (offer_shortest(walk, end) ||
            (all && offer_all_pairs(walk, search->board->candidates[end])))
            return true;
    }
    for (int length = 4; all && length <= walk->queued; length += 2)
        if (is_due(scan, length) && offer_pair_ways(search, same, walk->start, length))
            return true;
    return false;
}

static bool scan_pairs(struct lele_search *search, struct scan *scan)
{
    struct walk walk = { .search = search, .facts = lele_search_facts(search) };
    lele_cellset starts = walk.facts->bivalue;
    for (int start; (start = lele_cellset_pop(&starts)) >= 0;) {
        const lele_digits pair = search->board->candidates[start];
        lele_cellset same = LELE_CELLSET_EMPTY, others = walk.facts->bivalue;
        for (int cell; (cell = lele_cellset_pop(&others)) >= 0;)
            if (search->board->candidates[cell] == pair)
                lele_cellset_add(&same, cell);
        if (!lele_cellset_meets(&same, &lele_search_news(search)->cells))
            continue;
        walk_pairs(&walk, same, start);
        if (scan_pairs_from(&walk, scan, same))
            return true;
    }
    return false;
}

static bool find_by_length(struct lele_search *search,
                           bool (*scan_all)(struct lele_search *search, struct scan *scan))
{
    struct scan scan = { .length = 0, .next = FAR };
    for (;;) {
        if (scan_all(search, &scan))
            return true;
        if (scan.next == FAR)
            return false;
        scan = (struct scan){ .length = scan.next, .next = FAR };
    }
}

bool lele_find_x_chain(struct lele_search *search)
{
    return find_by_length(search, scan_x);
}

bool lele_find_xy_chain(struct lele_search *search)
{
    const lele_cellset *pairs = &lele_search_facts(search)->bivalue;
    return lele_cellset_meets(pairs, &lele_search_news(search)->cells) &&
           find_by_length(search, scan_xy);
}

bool lele_find_remote_pair(struct lele_search *search)
{
    return find_by_length(search, scan_pairs);
}
