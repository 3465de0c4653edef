/*
 * Kraken fish: a fish with fins that the victim does not see; chains do the rest.
 *
 * Type 1: the fish eliminates a place of its covers; from every fin a chain leads to the same.
 * Type 2: in one cover every place of the body, and every fin, leads to the same.
 * The row's `kind` is the type, its `size` the largest number of base sets.  Fish of rows and
 * columns come first; then franken ones, which have boxes too, up to a smaller size.  No place
 * is in two bases: so without fins every cover has the digit once, from a base.
 */
#include <string.h>

#include "technique/advanced.h"
#include "technique/chain_tell.h"
#include "technique/families.h"
#include "technique/fish_search.h"

/* Fish with few fins are looked for first, those with boxes last. */
static const struct {
    bool boxes;
    int fins, size;
} passes[] = { { false, 2, LELE_FISH_UNITS }, { false, 5, LELE_FISH_UNITS }, { true, 2, 3 } };

struct kraken {
    struct lele_search *search;
    struct lele_advanced *advanced;
    const lele_graph *graph;
    const struct lele_fish_digit *at;
    struct lele_fish fish;
    bool boxes;                           /* a franken fish */
    lele_unit_kind base_kind, cover_kind; /* of the lines */
    uint64_t base_units;
    int most_fins;
    uint64_t *offered; /* victims so far */
};

static int node_of(const struct kraken *kraken, int place)
{
    return kraken->graph->node_of[kraken->at->cells[place]][kraken->at->digit];
}

/* What each place of the digit takes away when it is on. */
static void draw_reach(struct kraken *kraken)
{
    const size_t bytes = (size_t)kraken->graph->candidate_words * sizeof(uint64_t);
    for (int i = 0; i < kraken->at->place_count; i++) {
        lele_walk_run(kraken->advanced->walk, kraken->graph, node_of(kraken, i), 1, UINT16_MAX);
        memcpy(kraken->advanced->reach[i], kraken->advanced->walk->seen[0], bytes);
    }
}

static bool is_victim(const struct kraken *kraken, uint64_t places, int node)
{
    for (; places != 0; places &= places - 1)
        if (!lele_nodes_have(kraken->advanced->reach[lele_lowest64(places)], node))
            return false;
    return true;
}

static bool offer(struct kraken *kraken, uint64_t starts, int node)
{
    struct lele_search *search = kraken->search;
    const lele_graph_node *victim = &kraken->graph->nodes[node];
    if (lele_nodes_have(kraken->offered, node))
        return false;
    lele_nodes_add(kraken->offered, node);
    lele_walk *walk = kraken->advanced->walk;
    lele_step *step = lele_search_begin(search);
    lele_search_eliminate_cell(search, lele_cellset_first(&victim->cells),
                               lele_digits_of(victim->digit));
    lele_fish_tell(search, &kraken->fish);
    int branch = 0;
    int count = 0;
    for (; starts != 0; starts &= starts - 1) {
        uint16_t path[LELE_GRAPH_NODES];
        lele_walk_run(walk, kraken->graph, node_of(kraken, lele_lowest64(starts)), 1, UINT16_MAX);
        const int length = lele_walk_path(walk, node, 0, path);
        lele_chain_tell(kraken->graph, length, path, 1, branch++, step);
        count += length;
    }
    step->rating = (uint16_t)(step->rating + lele_chain_addition(count));
    return lele_search_offer(search);
}

static bool offer_type_1(struct kraken *kraken)
{
    const struct lele_fish *fish = &kraken->fish;
    for (uint64_t rest = fish->covers & ~fish->bases; rest != 0; rest &= rest - 1) {
        const int place = lele_lowest64(rest);
        const int node = node_of(kraken, place);
        if ((fish->fins & ~kraken->at->peers[place]) != 0 && is_victim(kraken, fish->fins, node) &&
            offer(kraken, fish->fins, node))
            return true;
    }
    return false;
}

static bool offer_type_2(struct kraken *kraken)
{
    const struct lele_fish *fish = &kraken->fish;
    const int words = kraken->graph->candidate_words;
    uint64_t from_fins[LELE_GRAPH_WORDS];
    memset(from_fins, 0xFF, sizeof from_fins);
    for (uint64_t rest = fish->fins; rest != 0; rest &= rest - 1)
        for (int w = 0; w < words; w++)
            from_fins[w] &= kraken->advanced->reach[lele_lowest64(rest)][w];
    for (int i = 0; i < fish->size; i++) {
        const uint64_t body = kraken->at->in[fish->cover[i]] & fish->bases & ~fish->fins;
        for (int w = 0; w < words; w++) {
            uint64_t common = from_fins[w];
            for (uint64_t rest = body; rest != 0; rest &= rest - 1)
                common &= kraken->advanced->reach[lele_lowest64(rest)][w];
            for (; common != 0; common &= common - 1) {
                const int node = w * 64 + lele_lowest64(common);
                if (node < kraken->graph->candidate_count && offer(kraken, body | fish->fins, node))
                    return true;
            }
        }
    }
    return false;
}

static bool try_fish(struct kraken *kraken)
{
    struct lele_fish *fish = &kraken->fish;
    fish->fins = fish->bases & ~fish->covers;
    if (fish->fins == 0 || lele_popcount64(fish->fins) > kraken->most_fins ||
        (kraken->boxes && lele_fish_shape_of(fish, kraken->search->layout) == LELE_FISH_BASIC))
        return false;
    for (int i = 0; i < fish->size; i++)
        if ((kraken->at->in[fish->cover[i]] & fish->bases) == 0)
            return false;
    return kraken->search->row->kind == 1 ? offer_type_1(kraken) : offer_type_2(kraken);
}

static bool may_be(const struct kraken *kraken, int unit, lele_unit_kind line)
{
    const lele_unit_kind kind = kraken->search->layout->units[kraken->at->units[unit]].kind;
    return kind == line || (kraken->boxes && kind == LELE_UNIT_BOX);
}

static bool choose_covers(struct kraken *kraken, int count, int first)
{
    struct lele_fish *fish = &kraken->fish;
    if (count == fish->size)
        return try_fish(kraken);
    const uint64_t covers = fish->covers;
    for (int u = first; u < kraken->at->unit_count; u++) {
        if (!may_be(kraken, u, kraken->cover_kind) || (kraken->base_units >> u & 1) != 0)
            continue;
        fish->cover[count] = (uint8_t)u;
        fish->covers = covers | kraken->at->in[u];
        if (choose_covers(kraken, count + 1, u + 1))
            return true;
    }
    fish->covers = covers;
    return false;
}

static bool choose_bases(struct kraken *kraken, int count, int first)
{
    struct lele_fish *fish = &kraken->fish;
    if (count == fish->size) {
        fish->covers = 0;
        return choose_covers(kraken, 0, 0);
    }
    const uint64_t bases = fish->bases;
    const uint64_t units = kraken->base_units;
    for (int u = first; u < kraken->at->unit_count; u++) {
        if (!may_be(kraken, u, kraken->base_kind) || (bases & kraken->at->in[u]) != 0)
            continue;
        fish->base[count] = (uint8_t)u;
        fish->bases = bases | kraken->at->in[u];
        kraken->base_units = units | UINT64_C(1) << u;
        if (choose_bases(kraken, count + 1, u + 1))
            return true;
    }
    fish->bases = bases;
    kraken->base_units = units;
    return false;
}

/* Rows against columns, then the other way round. */
static bool try_digit(struct kraken *kraken)
{
    static const lele_unit_kind kinds[] = { LELE_UNIT_ROW, LELE_UNIT_COLUMN };
    draw_reach(kraken);
    for (int i = 0; i < 2; i++) {
        kraken->base_kind = kinds[i];
        kraken->cover_kind = kinds[1 - i];
        kraken->fish.bases = kraken->base_units = 0;
        if (choose_bases(kraken, 0, 0))
            return true;
    }
    return false;
}

bool lele_find_kraken_fish(struct lele_search *search)
{
    struct lele_advanced *advanced = lele_search_advanced(search);
    lele_graph_make(advanced->graph, search->board, LELE_GRAPH_GROUPS,
                    lele_search_largest_set(search));
    struct lele_fish_digit at;
    uint64_t offered[LELE_GRAPH_WORDS] = { 0 };
    for (size_t pass = 0; pass < sizeof passes / sizeof passes[0]; pass++)
        for (int size = 2; size <= search->row->size && size <= passes[pass].size; size++)
            for (int d = 1; d <= search->layout->size; d++) {
                if (!lele_fish_digit_init(&at, search->board, d) || at.unit_count < 2 * size)
                    continue;
                struct kraken kraken = { .search = search,
                                         .advanced = advanced,
                                         .graph = advanced->graph,
                                         .at = &at,
                                         .fish = { .at = &at, .size = size },
                                         .boxes = passes[pass].boxes,
                                         .most_fins = passes[pass].fins,
                                         .offered = offered };
                if (try_digit(&kraken))
                    return true;
            }
    return false;
}
