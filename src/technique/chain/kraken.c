/*
 * Kraken fish: a fish with fins that the victim, the eliminated candidate, does not see.  Chains
 * connect the fins with the victim.
 *
 * Type 1: without fins the fish eliminates the victim, a place of its covers; a chain from every
 * fin turns it off as well.
 * Type 2: chains from every fin, and from every place of the body (the base places that are no
 * fins) in one cover, turn the victim off.  One of these places is on: no place is in two bases, so
 * without fins every cover has the digit once, in the body.
 */
#include <stdlib.h>
#include <string.h>

#include "technique/chain/chain_scratch.h"
#include "technique/chain/chain_step.h"
#include "technique/chain/finders.h"
#include "technique/find/fish_search.h"
#include "technique/template_search.h"

/* Fish of lines come first, those with few fins before others; then franken and mutant fish. */
static const struct pass {
    lele_fish_shape shape;
    int fins, size;
} passes[] = {
    { LELE_FISH_BASIC, 2, 4 },
    { LELE_FISH_BASIC, 5, 4 },
    { LELE_FISH_FRANKEN, 2, 4 },
    { LELE_FISH_MUTANT, 2, 4 },
};

enum { MAX_TAKERS = 64, MAX_WITNESSES = 64 };

/* By digit: the candidates that each place turns off, the candidates that Kraken fish can eliminate
 * (by type), and the graph for which both were computed. */
struct scratch {
    uint64_t reach[LELE_MAX_SIZE + 1][LELE_FISH_PLACES][LELE_GRAPH_WORDS];
    uint64_t victims[LELE_MAX_SIZE + 1][2][LELE_GRAPH_WORDS];
    uint32_t reach_of[LELE_MAX_SIZE + 1]; /* its serial; 0: none */
};

/* Large and rarely used: only the serials are cleared. */
static void *make(const struct lele_geometry *geometry)
{
    (void)geometry;
    struct scratch *scratch = malloc(sizeof *scratch);
    if (scratch != NULL)
        memset(scratch->reach_of, 0, sizeof scratch->reach_of);
    return scratch;
}

const struct lele_scratch_kind lele_scratch_kraken = { .make = make };

struct kraken {
    struct lele_search *search;
    struct scratch *scratch;
    struct lele_chain_scratch *chain;
    const lele_graph *graph;
    const struct lele_fish_digit *at;
    struct lele_fish fish;
    const struct pass *pass;
    uint64_t may_base, may_cover; /* units as bits */
    uint64_t base_units;
    uint64_t covers;                  /* places in a cover */
    int cover;                        /* type 2: the cover with chains from its places */
    int most_gain;                    /* the most base places in one possible cover */
    uint64_t *offered;                /* victims so far */
    uint64_t takes[LELE_FISH_PLACES]; /* by place: the places that it turns off */
    int taker_count;
    uint64_t takers[MAX_TAKERS]; /* sets of places that turn off one victim; only maximal sets */
};

static uint64_t all_places(const struct lele_fish_digit *at)
{
    return at->place_count == 0 ? 0 : ~UINT64_C(0) >> (LELE_FISH_PLACES - at->place_count);
}

static int node_of(const struct kraken *kraken, int place)
{
    return kraken->graph->node_of[kraken->at->cells[place]][kraken->at->digit];
}

/* The places of the digit that turn a candidate off. */
static uint64_t takers_of(const struct kraken *kraken, int node)
{
    uint64_t places = 0;
    for (int i = 0; i < kraken->at->place_count; i++)
        if (lele_nodes_have(kraken->scratch->reach[kraken->at->digit][i], node))
            places |= UINT64_C(1) << i;
    return places;
}

/* Templates found so far.  One that fits makes another search unnecessary. */
struct witnesses {
    int count;
    uint64_t at[MAX_WITNESSES];
};

/* Whether the digit has a template without these places; if `through` is not -1, one that contains
 * this place. */
static bool has_template(const struct kraken *kraken, struct witnesses *known, uint64_t without,
                         int through)
{
    const struct lele_fish_digit *at = kraken->at;
    const uint64_t needed = through < 0 ? 0 : UINT64_C(1) << through;
    for (int i = 0; i < known->count; i++)
        if ((known->at[i] & without & ~needed) == 0 && (known->at[i] & needed) == needed)
            return true;
    const lele_cellset left = lele_fish_cells(at, all_places(at) & ~without);
    const lele_cellset found =
        through < 0 ? lele_template_within(kraken->search, at->digit, left)
                    : lele_template_through(kraken->search, at->digit, left, at->cells[through]);
    if (lele_cellset_is_empty(&found))
        return false;
    if (known->count < MAX_WITNESSES)
        known->at[known->count++] = lele_fish_places(at, found);
    return true;
}

/* The candidates that a Kraken fish of the digit can eliminate.  If a victim is on, all places that
 * turn it off are off.  The fish then is a contradiction, so the digit has no template without
 * these places (type 1: none through the victim). */
static void find_victims(struct kraken *kraken)
{
    const struct lele_fish_digit *at = kraken->at;
    uint64_t(*victims)[LELE_GRAPH_WORDS] = kraken->scratch->victims[at->digit];
    struct witnesses known = { .count = 0 };
    memset(victims, 0, sizeof kraken->scratch->victims[0]);
    for (int i = 0; i < at->place_count; i++)
        if (!has_template(kraken, &known, takers_of(kraken, node_of(kraken, i)), i))
            lele_nodes_add(victims[0], node_of(kraken, i));
    for (int node = 0; node < kraken->graph->candidate_count; node++) {
        const uint64_t takers = takers_of(kraken, node);
        if (takers != 0 && !has_template(kraken, &known, takers, -1))
            lele_nodes_add(victims[1], node);
    }
}

/* The candidates that a place turns off. */
static const uint64_t *reach_from(const struct kraken *kraken, int node)
{
    lele_screen *screen = kraken->chain->screen;
    lele_screen_run(screen, kraken->graph);
    if (!screen->full)
        return lele_screen_reach(screen, kraken->graph, node);
    lele_walk_run(&kraken->chain->walk, kraken->graph, node, 1, UINT16_MAX);
    return kraken->chain->walk.seen[0];
}

/* Computes, once per graph, the candidates that each place of the digit turns off. */
static void find_reach(struct kraken *kraken)
{
    struct scratch *scratch = kraken->scratch;
    const int digit = kraken->at->digit, count = kraken->at->place_count;
    const size_t bytes = (size_t)kraken->graph->candidate_words * sizeof(uint64_t);
    const bool known = scratch->reach_of[digit] == kraken->graph->serial;
    for (int i = 0; !known && i < count; i++)
        memcpy(scratch->reach[digit][i], reach_from(kraken, node_of(kraken, i)), bytes);
    if (!known)
        find_victims(kraken);
    scratch->reach_of[digit] = kraken->graph->serial;
    for (int i = 0; i < count; i++) {
        kraken->takes[i] = 0;
        for (int k = 0; k < count; k++)
            if (lele_nodes_have(scratch->reach[digit][i], node_of(kraken, k)))
                kraken->takes[i] |= UINT64_C(1) << k;
    }
}

/* Adds a set of places unless a known set contains it, and removes the sets that it contains.  When
 * there is no room, one set of all places replaces them. */
static void add_takers(struct kraken *kraken, uint64_t places)
{
    int kept = 0;
    for (int i = 0; i < kraken->taker_count; i++)
        if ((places & ~kraken->takers[i]) == 0)
            return;
    for (int i = 0; i < kraken->taker_count; i++)
        if ((kraken->takers[i] & ~places) != 0)
            kraken->takers[kept++] = kraken->takers[i];
    if (kept == MAX_TAKERS) {
        kept = 0;
        places = ~UINT64_C(0);
    }
    kraken->takers[kept++] = places;
    kraken->taker_count = kept;
}

/* Lists, for every victim that was not offered yet, the places that turn it off. */
static void list_takers(struct kraken *kraken)
{
    const uint64_t *victims =
        kraken->scratch->victims[kraken->at->digit][kraken->search->row->kraken.type];
    kraken->taker_count = 0;
    for (int w = 0; w < kraken->graph->candidate_words; w++)
        for (uint64_t rest = victims[w] & ~kraken->offered[w]; rest != 0;)
            add_takers(kraken, takers_of(kraken, w * 64 + lele_word_pop(&rest)));
}

/* Whether some victim is possible with these bases.  All base places that do not turn it off must
 * be in one less than all covers; places without a common unit need one cover each. */
static bool may_have_victim(const struct kraken *kraken, uint64_t units)
{
    const struct lele_fish_digit *at = kraken->at;
    uint64_t reach[LELE_FISH_PLACES];
    for (uint64_t rest = kraken->fish.bases; rest != 0;) {
        const int place = lele_word_pop(&rest);
        reach[place] = UINT64_C(1) << place;
        for (uint64_t of = at->of_place[place] & units; of != 0;)
            reach[place] |= at->in[lele_word_pop(&of)];
    }
    for (int i = 0; i < kraken->taker_count; i++) {
        uint64_t open = kraken->fish.bases & ~kraken->takers[i];
        for (int covers = kraken->fish.size - 1; open != 0 && covers > 0; covers--)
            open &= ~reach[lele_lowest64(open)];
        if (open == 0)
            return true;
    }
    return false;
}

static bool offer(struct kraken *kraken, uint64_t starts, int node)
{
    struct lele_search *search = kraken->search;
    const lele_graph_node *victim = &kraken->graph->nodes[node];
    if (lele_nodes_have(kraken->offered, node))
        return false;
    lele_nodes_add(kraken->offered, node);
    lele_walk *walk = &kraken->chain->walk;
    lele_step *step = lele_search_begin(search);
    lele_search_eliminate_cell(search, lele_cellset_first(&victim->cells),
                               lele_digits_of(victim->digit));
    lele_step_add_fish(step, &kraken->fish);
    if (search->row->kraken.type == LELE_KRAKEN_TYPE_2)
        lele_step_unit(step, kraken->at->units[kraken->cover], LELE_UNIT_ROLE_SEEN);
    int branch = 0;
    int count = 0;
    while (starts != 0) {
        uint16_t path[LELE_GRAPH_NODES];
        const uint16_t goal = (uint16_t)(node << 1);
        lele_walk_towards(walk, kraken->graph, node_of(kraken, lele_word_pop(&starts)), 1, 1,
                          &goal);
        const int length = lele_walk_path(walk, node, 0, path);
        lele_step_add_chain(step, kraken->graph, length, path, 1, branch++);
        count += length;
    }
    step->rating = (uint16_t)(step->rating + lele_chain_addition(count));
    return lele_search_offer(search);
}

/* The victims are places of the covers that all fins turn off and that some fin does not see. */
static bool offer_type_1(struct kraken *kraken)
{
    const struct lele_fish *fish = &kraken->fish;
    uint64_t victims = kraken->covers & ~fish->bases;
    for (uint64_t rest = fish->fins; rest != 0;)
        victims &= kraken->takes[lele_word_pop(&rest)];
    while (victims != 0) {
        const int place = lele_word_pop(&victims);
        if ((fish->fins & ~kraken->at->peers[place]) != 0 &&
            offer(kraken, fish->fins, node_of(kraken, place)))
            return true;
    }
    return false;
}

/* Keeps the nodes that every one of the places turns off; false when none is left. */
static bool keep_common(const struct kraken *kraken, uint64_t places, uint64_t *nodes)
{
    const int words = kraken->graph->candidate_words;
    uint64_t left = 1;
    while (places != 0 && left != 0) {
        const uint64_t *reach = kraken->scratch->reach[kraken->at->digit][lele_word_pop(&places)];
        left = 0;
        for (int w = 0; w < words; w++)
            left |= nodes[w] &= reach[w];
    }
    return left != 0;
}

static bool offer_type_2(struct kraken *kraken)
{
    const struct lele_fish *fish = &kraken->fish;
    const int words = kraken->graph->candidate_words;
    uint64_t from_fins[LELE_GRAPH_WORDS];
    for (int w = 0; w < words; w++)
        from_fins[w] = ~kraken->offered[w];
    if (!keep_common(kraken, fish->fins, from_fins))
        return false;
    for (int i = 0; i < fish->size; i++) {
        const uint64_t body = kraken->at->in[fish->cover[i]] & fish->bases & ~fish->fins;
        kraken->cover = fish->cover[i];
        uint64_t common[LELE_GRAPH_WORDS];
        memcpy(common, from_fins, (size_t)words * sizeof *common);
        if (!keep_common(kraken, body, common))
            continue;
        for (int w = 0; w < words; w++)
            for (uint64_t rest = common[w]; rest != 0;) {
                const int node = w * 64 + lele_word_pop(&rest);
                if (node < kraken->graph->candidate_count && offer(kraken, body | fish->fins, node))
                    return true;
            }
    }
    return false;
}

static bool try_fish(struct kraken *kraken)
{
    struct lele_fish *fish = &kraken->fish;
    uint64_t cover_units = 0;
    for (int i = 0; i < fish->size; i++)
        cover_units |= UINT64_C(1) << fish->cover[i];
    fish->fins = fish->bases & ~kraken->covers;
    if (fish->fins == 0 ||
        lele_fish_shape_of(kraken->at, kraken->base_units, cover_units) != kraken->pass->shape)
        return false;
    return kraken->search->row->kraken.type == LELE_KRAKEN_TYPE_1 ? offer_type_1(kraken)
                                                                  : offer_type_2(kraken);
}

/* Every cover has a base place, and together they have all except at most the allowed fins. */
static bool choose_covers(struct kraken *kraken, int count, uint64_t units)
{
    struct lele_fish *fish = &kraken->fish;
    if (count == fish->size)
        return try_fish(kraken);
    const uint64_t covers = kraken->covers;
    const int after = (fish->size - count - 1) * kraken->most_gain; /* places of later covers */
    while (units != 0) {
        const int unit = lele_word_pop(&units);
        const uint64_t more = covers | kraken->at->in[unit];
        if (lele_popcount64(fish->bases & ~more) > kraken->pass->fins + after)
            continue;
        fish->cover[count] = (uint8_t)unit;
        kraken->covers = more;
        if (choose_covers(kraken, count + 1, units))
            return true;
    }
    kraken->covers = covers;
    return false;
}

static bool try_bases(struct kraken *kraken)
{
    struct lele_fish *fish = &kraken->fish;
    uint64_t units = kraken->may_cover & ~kraken->base_units;
    if (!may_have_victim(kraken, units))
        return false;
    kraken->covers = 0;
    kraken->most_gain = 0;
    for (uint64_t rest = units; rest != 0; rest &= rest - 1) {
        const int gain = lele_popcount64(kraken->at->in[lele_lowest64(rest)] & fish->bases);
        if (gain == 0)
            units &= ~(rest & (0 - rest));
        kraken->most_gain = gain > kraken->most_gain ? gain : kraken->most_gain;
    }
    return choose_covers(kraken, 0, units);
}

static bool choose_bases(struct kraken *kraken, int count, uint64_t from)
{
    struct lele_fish *fish = &kraken->fish;
    if (count == fish->size)
        return try_bases(kraken);
    const uint64_t bases = fish->bases;
    const uint64_t units = kraken->base_units;
    while (from != 0) {
        const int unit = lele_word_pop(&from);
        if ((bases & kraken->at->in[unit]) != 0)
            continue;
        fish->base[count] = (uint8_t)unit;
        fish->bases = bases | kraken->at->in[unit];
        kraken->base_units = units | UINT64_C(1) << unit;
        if (choose_bases(kraken, count + 1, from))
            return true;
    }
    fish->bases = bases;
    kraken->base_units = units;
    return false;
}

/* The lines of a kind; for franken fish also boxes, for mutant fish all units. */
static uint64_t units_for(const struct kraken *kraken, lele_unit_kind line)
{
    uint64_t units = 0;
    for (int u = 0; u < kraken->at->unit_count; u++) {
        const lele_unit_kind kind = kraken->search->layout->units[kraken->at->units[u]].kind;
        const bool has_boxes = kraken->pass->shape >= LELE_FISH_FRANKEN;
        if (kind == line || (has_boxes && kind == LELE_UNIT_BOX) ||
            kraken->pass->shape == LELE_FISH_MUTANT)
            units |= UINT64_C(1) << u;
    }
    return units;
}

/* Rows as bases and columns as covers, then the reverse; for mutant fish both are the same. */
static bool try_digit(struct kraken *kraken)
{
    static const lele_unit_kind kinds[] = { LELE_UNIT_ROW, LELE_UNIT_COLUMN };
    find_reach(kraken);
    list_takers(kraken);
    if (kraken->taker_count == 0)
        return false;
    for (int i = 0; i < (kraken->pass->shape == LELE_FISH_MUTANT ? 1 : 2); i++) {
        kraken->may_base = units_for(kraken, kinds[i]);
        kraken->may_cover = units_for(kraken, kinds[1 - i]);
        kraken->fish.bases = kraken->base_units = 0;
        if (choose_bases(kraken, 0, kraken->may_base))
            return true;
    }
    return false;
}

static bool run_pass(struct lele_search *search, const struct pass *pass, uint64_t *offered)
{
    struct lele_chain_scratch *chain = lele_chain_scratch(search);
    for (int size = 2; size <= pass->size; size++)
        for (int d = 1; d <= search->layout->size; d++) {
            const struct lele_fish_digit *at = lele_search_fish_digit(search, d);
            if (at == NULL || at->unit_count < 2 * size)
                continue;
            struct kraken kraken = { .search = search,
                                     .scratch = lele_search_scratch(search, LELE_SCRATCH_kraken),
                                     .chain = chain,
                                     .graph = chain->graph,
                                     .at = at,
                                     .fish = { .at = at, .size = size },
                                     .pass = pass,
                                     .offered = offered };
            if (try_digit(&kraken))
                return true;
        }
    return false;
}

/* Chains may pass through groups; in mode ALL also through sets. */
bool lele_find_kraken_fish(struct lele_search *search)
{
    lele_search_graph(search,
                      search->mode == LELE_SEARCH_ALL ? LELE_GRAPH_SETS : LELE_GRAPH_GROUPS);
    uint64_t offered[LELE_GRAPH_WORDS] = { 0 };
    for (size_t i = 0; i < sizeof passes / sizeof passes[0]; i++)
        if (run_pass(search, &passes[i], offered))
            return true;
    return false;
}
