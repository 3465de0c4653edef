/*
 * Chains of alternating links: AICs and nice loops, plain and grouped.
 *
 * If "a is off" leads to "b is on", one of the two is right, and what both see is wrong (AIC).
 * If a and b see each other too, the chain closes: each of its weak links then has exactly
 * one right end, and all of them eliminate (continuous loop).  If "a is on" leads to "a is
 * off", a is wrong; if "a is off" leads to "a is on", it is right (discontinuous loops).
 *
 * The shortest paths from one node reach all ends at once, so every set of eliminations is
 * met with its shortest chain.  A row's `kind` is the form, its `size` the scope of the graph.
 */
#include "technique/aic.h"

#include <string.h>

#include "technique/advanced.h"
#include "technique/chain_tell.h"
#include "technique/families.h"

enum { PLACES = 1, REMOVES = 2, CLEARS_CELL = 3 }; /* kinds of discontinuous loops */

/* Links of a grouped chain that a hint will offer; a longer one is no easier than a net. */
enum { LONGEST_GROUPED = 13 };

enum { SHORTEST_LOOP = 4 }; /* nodes */

struct chains {
    struct lele_search *search;
    const lele_graph *graph;
    lele_walk *walk;
    lele_screen *screen;
    struct lele_chain_lists *lists;  /* where all steps are wanted */
    struct lele_chain_best *best;    /* where only one step of each form is wanted */
    uint64_t gone[LELE_GRAPH_WORDS]; /* candidates that a chain removes */
};

static bool any(const uint64_t *set, int words)
{
    for (int w = 0; w < words; w++)
        if (set[w] != 0)
            return true;
    return false;
}

static void clear_gone(struct chains *chains)
{
    memset(chains->gone, 0, (size_t)chains->graph->candidate_words * sizeof *chains->gone);
}

static bool is_grouped(const struct chains *chains, int end, int end_on)
{
    uint16_t path[LELE_GRAPH_NODES];
    const int count = lele_walk_path(chains->walk, end, end_on, path);
    return lele_chain_is_grouped(chains->graph, path, count, chains->walk->start_on);
}

/* A plain chain found in the graph with groups belongs to the plain technique: it counts as
 * longer than any grouped one. */
static void collect(struct chains *chains, enum lele_aic_form form, int end, int end_on, int kind)
{
    uint32_t length = chains->walk->distance[end_on][end];
    if (chains->graph->scope != LELE_GRAPH_PLAIN && !is_grouped(chains, end, end_on) && kind < 4)
        length += UINT16_MAX;
    const uint64_t hash =
        lele_hash_words(chains->gone, chains->graph->candidate_words, (uint64_t)(kind & 3));
    lele_collector_add(&chains->lists->of[form],
                       (struct lele_chain_found){ .hash = hash,
                                                  .length = length,
                                                  .start = (uint16_t)chains->walk->start,
                                                  .end = (uint16_t)end,
                                                  .kind = (uint8_t)kind });
}

/* Ends that share a candidate prove it, or no more than the last link alone. */
static bool are_ends_apart(const lele_graph *graph, int start, int end)
{
    const lele_graph_node *a = &graph->nodes[start], *b = &graph->nodes[end];
    return a->digit != b->digit || !lele_cellset_meets(&a->cells, &b->cells);
}

/* Whether both nodes see one of the candidates. */
static inline bool share(const lele_graph *graph, const uint64_t *candidates, int node)
{
    const uint64_t *weak = lele_graph_weak(graph, node);
    uint64_t common = 0;
    for (int w = 0; w < graph->candidate_words; w++)
        common |= candidates[w] & weak[w];
    return common != 0;
}

/* Chains from the node that is off, the shortest first. */
static void search_aic(struct chains *chains, int start)
{
    const lele_graph *graph = chains->graph;
    const lele_walk *walk = chains->walk;
    const uint64_t *seen = lele_graph_weak(graph, start);
    if (!share(graph, chains->screen->refuted, start)) /* all that a chain removes is refuted */
        return;
    for (int i = 1; i < walk->queue_count; i++) {
        const int end = walk->queue[i] >> 1;
        if ((walk->queue[i] & 1) == 0 || walk->distance[1][end] < 3 || !share(graph, seen, end) ||
            lele_graph_before(graph, end, start) || !are_ends_apart(graph, start, end))
            continue;
        clear_gone(chains);
        lele_chain_add_common(chains->graph, start, end, chains->gone);
        collect(chains, LELE_AIC_CHAIN, end, 1, 0);
    }
}

/*
 * Different loops of the same length can eliminate different things: all shortest ways back
 * are followed, as long as there are not too many of them.
 */
enum { WAYS_MAX = 48 };

struct ways {
    struct chains *chains;
    int end;
    int count;  /* nodes of the loop */
    int number; /* ways so far */
    int wanted; /* the way to stop at; -1: none */
    uint16_t path[LELE_GRAPH_NODES];
};

/* At the start of the loop: collects it; true when this was the way that is wanted. */
static bool close_way(struct ways *ways)
{
    struct chains *chains = ways->chains;
    const int way = ways->number++;
    if (ways->wanted >= 0)
        return way == ways->wanted;
    clear_gone(chains);
    lele_chain_add_loop(chains->graph, ways->path, ways->count, chains->gone);
    if (any(chains->gone, chains->graph->candidate_words))
        collect(chains, LELE_AIC_LOOP, ways->end, 1, way << 2);
    return false;
}

static bool follow_back(struct ways *ways, int index);

/* Goes on with `from` before the node at `index` of the path, if that is a shortest way. */
static bool go_back(struct ways *ways, int index, int from)
{
    const lele_walk *walk = ways->chains->walk;
    const int on = 1 - (index & 1);
    if (!lele_nodes_have(walk->seen[on], from) || walk->distance[on][from] != index - 1 ||
        ways->number >= WAYS_MAX)
        return false;
    ways->path[index - 1] = (uint16_t)from;
    return follow_back(ways, index - 1);
}

/* Goes back from the node at `index` of the path to all nodes that reach it by a shortest
 * way. */
static bool follow_back(struct ways *ways, int index)
{
    const lele_walk *walk = ways->chains->walk;
    const lele_graph *graph = ways->chains->graph;
    const int node = ways->path[index];
    if (index == 0)
        return close_way(ways);
    if ((index & 1) != 0) {
        for (int i = graph->strong_first[node]; i != 0; i = graph->strong[i].next)
            if (go_back(ways, index, graph->strong[i].to))
                return true;
        return false;
    }
    const uint64_t *weak = lele_graph_weak(graph, node);
    for (int w = 0; w < graph->candidate_words; w++)
        for (uint64_t rest = weak[w] & walk->seen[1][w]; rest != 0; rest &= rest - 1)
            if (go_back(ways, index, w * 64 + lele_lowest64(rest)))
                return true;
    for (uint32_t i = graph->weak_first[node]; i != 0; i = graph->listed[i].next)
        if (go_back(ways, index, graph->listed[i].to))
            return true;
    return false;
}

/* All ways from the start of the walk to an end; with `wanted` that way is left in the path. */
static void follow_ways(struct ways *ways, struct chains *chains, int end, int wanted)
{
    ways->chains = chains;
    ways->end = end;
    ways->wanted = wanted;
    ways->number = 0;
    ways->count = chains->walk->distance[1][end] + 1;
    ways->path[ways->count - 1] = (uint16_t)end;
    follow_back(ways, ways->count - 1);
}

static void search_loop(struct chains *chains, int start)
{
    struct ways ways;
    for (int i = 1; i < chains->walk->queue_count; i++) {
        const int end = chains->walk->queue[i] >> 1;
        if ((chains->walk->queue[i] & 1) != 0 && chains->walk->distance[1][end] >= 3 &&
            lele_graph_sees(chains->graph, start, end))
            follow_ways(&ways, chains, end, -1);
    }
}

static void set_gone(struct chains *chains, int candidate)
{
    clear_gone(chains);
    lele_nodes_add(chains->gone, candidate);
}

/* The candidate on leads to the candidate off. */
static void search_wrong(struct chains *chains, int start)
{
    lele_walk_run(chains->walk, chains->graph, start, 1, UINT16_MAX);
    set_gone(chains, start);
    if (lele_nodes_have(chains->walk->seen[0], start))
        collect(chains, LELE_AIC_DISCONTINUOUS, start, 0, REMOVES);
}

/* The candidate off leads to the candidate on. */
static void search_right(struct chains *chains, int start)
{
    if (!lele_nodes_have(chains->walk->seen[1], start))
        return;
    set_gone(chains, start);
    collect(chains, LELE_AIC_DISCONTINUOUS, start, 1, PLACES);
    collect(chains, LELE_AIC_DISCONTINUOUS, start, 1, CLEARS_CELL);
}

/* All forms from one node. */
static void search_from(struct chains *chains, int start)
{
    const bool is_candidate = start < chains->graph->candidate_count;
    if (is_candidate && lele_nodes_have(chains->screen->refuted, start))
        search_wrong(chains, start);
    lele_walk_run(chains->walk, chains->graph, start, 0, UINT16_MAX);
    search_aic(chains, start);
    search_loop(chains, start);
    if (is_candidate)
        search_right(chains, start);
}

static void conclude(struct chains *chains)
{
    const lele_graph *graph = chains->graph;
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(chains->gone, n))
            lele_search_eliminate_cell(chains->search, lele_cellset_first(&graph->nodes[n].cells),
                                       lele_digits_of(graph->nodes[n].digit));
}

static void conclude_discontinuous(struct chains *chains, const struct lele_chain_found *found)
{
    const lele_graph_node *node = &chains->graph->nodes[found->start];
    const int cell = lele_cellset_first(&node->cells);
    const lele_digits digit = lele_digits_of(node->digit);
    if (found->kind == PLACES)
        lele_search_place(chains->search, cell, node->digit);
    else if (found->kind == REMOVES)
        lele_search_eliminate_cell(chains->search, cell, digit);
    else
        lele_search_eliminate_cell(chains->search, cell, (lele_digits)~digit);
}

static bool offer(struct chains *chains, const struct lele_chain_found *found)
{
    struct lele_search *search = chains->search;
    const lele_graph *graph = chains->graph;
    const int on = search->row->kind == LELE_AIC_DISCONTINUOUS && found->kind == REMOVES;
    const bool discontinuous = search->row->kind == LELE_AIC_DISCONTINUOUS;
    struct ways ways;
    uint16_t *path = ways.path;
    lele_walk_run(chains->walk, graph, found->start, on, (int)(found->length % UINT16_MAX));
    const int count = chains->walk->distance[1 - on][found->end] + 1;
    if (search->mode == LELE_SEARCH_ALL && search->row->kind == LELE_AIC_LOOP)
        follow_ways(&ways, chains, found->end, found->kind >> 2);
    else
        lele_walk_path(chains->walk, found->end, 1 - on, path);
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(count));
    for (int i = 0; i < count; i++)
        step->digits |= lele_digits_of(graph->nodes[path[i]].digit);
    clear_gone(chains);
    if (search->row->kind == LELE_AIC_LOOP)
        lele_chain_add_loop(chains->graph, path, count, chains->gone);
    else if (!discontinuous)
        lele_chain_add_common(graph, found->start, found->end, chains->gone);
    if (discontinuous)
        conclude_discontinuous(chains, found);
    else
        conclude(chains);
    if (search->mode != LELE_SEARCH_BRIEF) {
        const int first = lele_chain_tell(graph, count, path, on, 0, step);
        if (search->row->kind == LELE_AIC_LOOP)
            lele_step_link(step, first + count - 1, first, LELE_LINK_WEAK,
                           lele_graph_weak_unit(graph, found->end, found->start));
    }
    return lele_search_offer(search);
}

/* Lists the chains of all forms, unless the graph is as it was the last time. */
static void list_all(struct chains *chains)
{
    struct lele_chain_lists *lists = chains->lists;
    const lele_graph *graph = chains->graph;
    uint16_t nodes[LELE_GRAPH_NODES];
    if (lists->valid && lists->scope == graph->scope && lists->serial == graph->serial)
        return;
    lists->valid = true;
    lists->scope = graph->scope;
    lists->serial = graph->serial;
    lele_screen_run(chains->screen, graph);
    for (int form = 0; form < LELE_AIC_FORMS; form++)
        lele_collector_clear(&lists->of[form]);
    const int count = lele_graph_in_order(graph, nodes);
    for (int i = 0; i < count; i++)
        search_from(chains, nodes[i]);
    for (int form = 0; form < LELE_AIC_FORMS; form++)
        lele_collector_sort(&lists->of[form]);
}

static bool offer_all(struct chains *chains)
{
    const struct lele_collector *list = &chains->lists->of[chains->search->row->kind];
    for (int i = 0; i < list->count; i++)
        if (offer(chains, &list->at[i]))
            return true;
    return false;
}

/*
 * Where one step is enough: whatever a chain or loop eliminates is a candidate that leads from
 * being on to being off, so a walk from each candidate tells whether there is anything at all.
 * The result is kept for the next form on the same position.
 */

static void improve(struct chains *chains, int form, struct lele_chain_found found)
{
    struct lele_chain_found *best = &chains->best->at[form];
    if (chains->best->has[form] && best->length <= found.length)
        return;
    chains->best->has[form] = true;
    *best = found;
}

/* The most links that a chain of this form may have to be of interest. */
static int limit_of(const struct chains *chains, int form)
{
    if (chains->best->has[form])
        return (int)chains->best->at[form].length - 1;
    return chains->graph->scope == LELE_GRAPH_PLAIN ? UINT16_MAX : LONGEST_GROUPED;
}

/* The candidate on leads to the candidate off: a discontinuous loop, and the same without the
 * candidate itself is an AIC. */
static void search_victim(struct chains *chains, int start)
{
    const lele_walk *walk = chains->walk;
    lele_walk_run(chains->walk, chains->graph, start, 1, limit_of(chains, LELE_AIC_DISCONTINUOUS));
    if (!lele_nodes_have(walk->seen[0], start))
        return;
    uint16_t path[LELE_GRAPH_NODES];
    const int count = lele_walk_path(walk, start, 0, path);
    if (count < 6 || (chains->graph->scope != LELE_GRAPH_PLAIN &&
                      !lele_chain_is_grouped(chains->graph, path, count, 1)))
        return;
    improve(chains, LELE_AIC_DISCONTINUOUS,
            (struct lele_chain_found){ .length = (uint32_t)count - 1,
                                       .start = (uint16_t)start,
                                       .end = (uint16_t)start,
                                       .kind = REMOVES });
    if (are_ends_apart(chains->graph, path[1], path[count - 2]))
        improve(chains, LELE_AIC_CHAIN,
                (struct lele_chain_found){
                    .length = (uint32_t)count - 3, .start = path[1], .end = path[count - 2] });
}

/* Loops through a node that the last walk started from. */
static void close_loops(struct chains *chains, int start)
{
    const lele_walk *walk = chains->walk;
    for (int i = 1; i < walk->queue_count; i++) {
        const int end = walk->queue[i] >> 1;
        if ((walk->queue[i] & 1) == 0 || walk->distance[1][end] < 3 ||
            !lele_graph_sees(chains->graph, start, end))
            continue;
        if (chains->graph->scope != LELE_GRAPH_PLAIN && !is_grouped(chains, end, 1))
            continue;
        uint16_t path[LELE_GRAPH_NODES];
        const int count = lele_walk_path(walk, end, 1, path);
        clear_gone(chains);
        lele_chain_add_loop(chains->graph, path, count, chains->gone);
        if (any(chains->gone, chains->graph->candidate_words))
            improve(chains, LELE_AIC_LOOP,
                    (struct lele_chain_found){ .length = walk->distance[1][end],
                                               .start = (uint16_t)start,
                                               .end = (uint16_t)end });
        if (chains->best->has[LELE_AIC_LOOP])
            return;
    }
}

/* Loops cost a walk from every candidate; there are none where no candidate refutes itself, and
 * each lies within one component. */
static void look_for_loops(struct chains *chains)
{
    struct lele_chain_best *best = chains->best;
    if (best->looked_for_loops || !best->has[LELE_AIC_DISCONTINUOUS])
        return;
    best->looked_for_loops = true;
    const lele_graph *graph = chains->graph;
    lele_screen *screen = chains->screen;
    uint64_t outside[2][LELE_GRAPH_WORDS] = { { 0 }, { 0 } }; /* the component of the last walk */
    int last = LELE_GRAPH_NONE;
    /* a loop without a single candidate in it is for lists of all steps */
    for (int start = 0; start < graph->candidate_count; start++) {
        if (!lele_graph_is_active(graph, start))
            continue;
        const int component = screen->full ? last : lele_screen_component(screen, graph, start, 0);
        if (!screen->full && screen->at[component].size < SHORTEST_LOOP)
            continue;
        if (component != last)
            lele_screen_outside(screen, graph, component, outside);
        last = component;
        lele_walk_inside(chains->walk, graph, start, 0, limit_of(chains, LELE_AIC_LOOP), outside);
        close_loops(chains, start);
    }
}

/* Searches unless the graph is as it was the last time. */
static void refresh(struct chains *chains)
{
    struct lele_chain_best *best = chains->best;
    const lele_graph *graph = chains->graph;
    if (best->valid && best->scope == graph->scope && best->serial == graph->serial)
        return;
    memset(best->has, 0, sizeof best->has);
    best->looked_for_loops = false;
    best->serial = graph->serial;
    best->scope = graph->scope;
    best->valid = true;
    lele_screen_run(chains->screen, graph);
    for (int start = 0; start < graph->candidate_count; start++)
        if (lele_nodes_have(chains->screen->refuted, start))
            search_victim(chains, start);
}

static struct chains begin(struct lele_search *search, lele_graph_scope scope)
{
    struct lele_advanced *advanced = lele_search_advanced(search);
    const lele_graph *graph = lele_search_graph(search, scope);
    return (struct chains){ .search = search,
                            .graph = graph,
                            .walk = advanced->walk,
                            .screen = advanced->screen,
                            .lists = advanced->chain_lists,
                            .best = &advanced->chain_best };
}

bool lele_find_aic(struct lele_search *search)
{
    struct chains chains = begin(search, (lele_graph_scope)search->row->size);
    const int form = search->row->kind;
    if (search->mode == LELE_SEARCH_ALL) {
        list_all(&chains);
        return offer_all(&chains);
    }
    refresh(&chains);
    if (form == LELE_AIC_LOOP)
        look_for_loops(&chains);
    return chains.best->has[form] && offer(&chains, &chains.best->at[form]);
}
