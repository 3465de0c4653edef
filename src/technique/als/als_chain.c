/*
 * ALS chain: sets linked by restricted commons; two consecutive links have different digits.  If
 * the first set lacks z, it has the digit of the first link, which the second set then lacks, and
 * so on; the last set has z.  So one of the two ends has z.
 *
 * A state is a set and the digit by which the chain enters it.  A breadth-first search from each
 * start and first digit gives the shortest chain to every end.
 */
#include <stdlib.h>
#include <string.h>

#include "technique/als/als_links.h"
#include "technique/als/als_step.h"
#include "technique/chain/collector.h"
#include "technique/als/finders.h"
#include "technique/step.h"

enum { LONGEST = 8, STATES = LELE_ALS_MAX * LELE_MAX_SIZE };

struct walk {
    int count;
    uint16_t parent[STATES];           /* the previous state; STATES - 1 for the second set */
    uint8_t depth[STATES];             /* sets so far */
    uint16_t queue[STATES];            /* states in the order of the search */
    lele_digits entered[LELE_ALS_MAX]; /* the digits by which a set was entered */
    lele_digits first[STATES];         /* all restricted commons of the first link of the chain */
    lele_digits last[STATES];          /* all restricted commons of the last link */
};

struct scratch {
    struct walk walk;
    struct lele_collector collector;
};

/* Not cleared: each search fills what it uses. */
static void *make(const struct lele_geometry *geometry)
{
    (void)geometry;
    return malloc(sizeof(struct scratch));
}

const struct lele_scratch_kind lele_scratch_als_chain = { .make = make };

/* A flag in the `kind` of a found chain, which is else the first digit: see end_digits. */
enum { SPARES_LINKS = 0x80 };

struct chain {
    struct lele_search *search;
    const lele_als_list *sets;
    const lele_als_links *links;
    struct walk *walk;
    struct lele_collector *collector;
    int shortest; /* four sets; in mode ALL three, though ALS-XY-wing finds these too */
    int longest;
};

static int state_of(int als, int digit)
{
    return als * LELE_MAX_SIZE + digit - 1;
}

static void enter(struct chain *chain, int from, const lele_als_link *link, int digit, int depth)
{
    const int als = link->to;
    struct walk *walk = chain->walk;
    if (lele_digits_has(walk->entered[als], digit))
        return;
    walk->entered[als] |= lele_digits_of(digit);
    const int state = state_of(als, digit);
    walk->parent[state] = (uint16_t)from;
    walk->depth[state] = (uint8_t)depth;
    walk->first[state] = depth > 2 ? walk->first[from] : link->common;
    walk->last[state] = link->common;
    walk->queue[walk->count++] = (uint16_t)state;
}

static void leave(struct chain *chain, int from, int als, lele_digits allowed, int depth)
{
    const lele_als_links *links = chain->links;
    for (uint32_t i = links->start[als]; i < links->start[als + 1]; i++) {
        lele_digits digits = links->at[i].common & allowed;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            enter(chain, from, &links->at[i], d, depth);
    }
}

/* A hash of the eliminations of the two ends; 0 when there are none. */
static uint64_t ends_hash(const struct chain *chain, int a, int b, lele_digits digits)
{
    uint64_t hash = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_als_list *sets = chain->sets;
        lele_cellset gone = LELE_CELLSET_EMPTY;
        if (sets->compact.wide[d])
            gone = lele_cellset_and(lele_als_sees(sets, a, d), lele_als_sees(sets, b, d));
        else
            gone.word[0] = sets->sees_word[a][d] & sets->sees_word[b][d];
        if (!lele_cellset_is_empty(&gone))
            hash += lele_hash_words(gone.word, 4, (uint64_t)d);
    }
    return hash;
}

/* The digits z: both ends have them, and the chain uses none of them to leave the first set or to
 * enter the last.  With SPARES_LINKS, all restricted commons of these two links are left out. */
static lele_digits end_digits(const struct chain *chain, int start, int state, int kind)
{
    const lele_als *a = &chain->sets->at[start], *b = &chain->sets->at[state / LELE_MAX_SIZE];
    lele_digits links =
        lele_digits_of(kind & ~SPARES_LINKS) | lele_digits_of(state % LELE_MAX_SIZE + 1);
    if ((kind & SPARES_LINKS) != 0)
        links |= chain->walk->first[state] | chain->walk->last[state];
    return lele_digits_minus(a->useful & b->useful, links);
}

/* Searches from one set that the chain leaves by one digit. */
static void walk_from(struct chain *chain, int start, int first)
{
    struct walk *walk = chain->walk;
    walk->count = 0;
    memset(walk->entered, 0, (size_t)chain->sets->count * sizeof *walk->entered);
    walk->entered[start] = UINT16_MAX;
    leave(chain, STATES - 1, start, lele_digits_of(first), 2);
    for (int i = 0; i < walk->count; i++) {
        const int state = walk->queue[i];
        const int als = state / LELE_MAX_SIZE;
        const int digit = state % LELE_MAX_SIZE + 1;
        const int depth = walk->depth[state];
        if (depth < chain->longest)
            leave(chain, state, als, (lele_digits)~lele_digits_of(digit), depth + 1);
    }
}

static bool collect(struct chain *chain, int start, int state, int kind)
{
    const lele_digits digits = end_digits(chain, start, state, kind);
    const uint64_t hash = digits != 0 ? ends_hash(chain, start, state / LELE_MAX_SIZE, digits) : 0;
    if (hash == 0)
        return false;
    lele_collector_add(chain->collector,
                       (struct lele_chain_found){ .hash = hash,
                                                  .length = chain->walk->depth[state],
                                                  .start = (uint16_t)start,
                                                  .end = (uint16_t)state,
                                                  .kind = (uint8_t)kind });
    return true;
}

/* Collects the chains from one start.  Every chain is found from both ends (unless it passes
 * through its end before), so outside of mode ALL the end with the smaller number is enough as
 * start.  A chain uses one digit of a link that may have several; in mode ALL, a second chain is
 * collected that uses none of them as z. */
static void collect_from(struct chain *chain, int start, int first)
{
    const bool all = chain->search->mode == LELE_SEARCH_ALL;
    struct walk *walk = chain->walk;
    walk_from(chain, start, first);
    for (int i = 0; i < walk->count; i++) {
        const int state = walk->queue[i];
        if (walk->depth[state] < chain->shortest || walk->depth[state] > chain->longest ||
            (!all && state / LELE_MAX_SIZE < start) || !collect(chain, start, state, first))
            continue;
        if (!all)
            chain->longest = walk->depth[state] - 1;
        else if (!lele_digits_single(walk->first[state]) || !lele_digits_single(walk->last[state]))
            collect(chain, start, state, first | SPARES_LINKS);
    }
}

static bool offer(struct chain *chain, const struct lele_chain_found *found)
{
    struct lele_search *search = chain->search;
    walk_from(chain, found->start, found->kind & ~SPARES_LINKS);
    uint16_t sets[LONGEST] = { 0 };
    uint8_t commons[LONGEST] = { 0 };
    const int count = chain->walk->depth[found->end];
    sets[0] = found->start;
    for (int i = count - 1, state = found->end; i > 0; i--) {
        sets[i] = (uint16_t)(state / LELE_MAX_SIZE);
        commons[i - 1] = (uint8_t)(state % LELE_MAX_SIZE + 1);
        state = chain->walk->parent[state];
    }
    lele_digits digits = end_digits(chain, found->start, found->end, found->kind);
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(2 * count));
    int end = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const int before = step->elimination_count;
        lele_als_eliminate(search, chain->sets, sets[0], sets[count - 1], d);
        if (step->elimination_count > before || end == 0)
            end = d;
    }
    for (int i = 0; i < count; i++) {
        lele_als_mark(search, chain->sets, sets[i], i);
        if (i + 1 < count)
            step->digits |= lele_digits_of(commons[i]);
    }
    lele_step_add_als_chain(step, chain->sets, count, sets, commons, end);
    return lele_search_offer(search);
}

bool lele_find_als_chain(struct lele_search *search)
{
    struct scratch *scratch = lele_search_scratch(search, LELE_SCRATCH_als_chain);
    lele_als_list *sets = lele_als_list_scratch(search);
    lele_als_links *links = lele_als_links_scratch(search);
    lele_als_links_make(links, sets, search->board, lele_als_largest(search));
    lele_collector_clear(&scratch->collector);
    struct chain chain = { .search = search,
                           .sets = sets,
                           .links = links,
                           .walk = &scratch->walk,
                           .collector = &scratch->collector,
                           .shortest = search->mode == LELE_SEARCH_ALL ? 3 : 4,
                           .longest = LONGEST };
    for (int start = 0; start < chain.sets->count; start++) {
        lele_digits firsts = chain.sets->at[start].digits;
        for (int d; (d = lele_digits_pop(&firsts)) != 0;)
            collect_from(&chain, start, d);
    }
    lele_collector_sort(chain.collector);
    chain.longest = LONGEST;
    for (int i = 0; i < chain.collector->count; i++)
        if (offer(&chain, &chain.collector->at[i]))
            return true;
    return false;
}
