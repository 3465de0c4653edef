/*
 * All chains of a position, for lists of all steps; see aic.c.
 *
 * One search for routes from a node reaches all ends, so every set of eliminations gets its
 * shortest chain; a grouped one the shortest with a group or a set.
 */
#include "technique/chain/aic.h"

static void run_route(struct lele_chains *chains, int start, int on, int limit)
{
    const bool grouped = chains->graph->scope != LELE_GRAPH_PLAIN;
    lele_route_run(chains->route, chains->graph, start, on, limit,
                   grouped ? LELE_ROUTE_GROUPED : LELE_ROUTE_ANY);
}

/* The end of a chain. */
struct end {
    int node, length;
    int kind; /* of a loop, else 0 */
    int way;  /* how to find the path again */
};

/* The path of the route; or a path of the walk, by its number among the shortest paths. */
enum { WAYS_MAX = 48, BY_WALK = 0, BY_ROUTE = 255 };

static void collect(struct lele_chains *chains, enum lele_aic_form form, int start, struct end end)
{
    const uint64_t hash =
        lele_hash_words(chains->gone, chains->graph->candidate_words, (uint64_t)end.kind);
    lele_collector_add(&chains->lists->of[form],
                       (struct lele_chain_found){ .hash = hash,
                                                  .length = (uint32_t)end.length,
                                                  .start = (uint16_t)start,
                                                  .end = (uint16_t)end.node,
                                                  .kind = (uint8_t)end.kind,
                                                  .way = (uint8_t)end.way });
}

/* Whether the node sees one of the candidates. */
static inline bool share(const lele_graph *graph, const uint64_t *candidates, int node)
{
    const uint64_t *weak = lele_graph_weak(graph, node);
    uint64_t common = 0;
    for (int w = 0; w < graph->candidate_words; w++)
        common |= candidates[w] & weak[w];
    return common != 0;
}

/* AICs whose first node is `start`, the shortest first.  A chain is searched for from both ends: the
 * search keeps one way to each node, and the one from the other end can be blocked by a node that
 * would occur twice. */
static void search_aic(struct lele_chains *chains, int start)
{
    const lele_graph *graph = chains->graph;
    const lele_walk *ways = &chains->route->ways;
    const uint64_t *seen = lele_graph_weak(graph, start);
    if (!share(graph, chains->screen->refuted, start)) /* every elimination is refuted */
        return;
    for (int i = 0; i < ways->queue_count; i++) {
        if ((ways->queue[i] & 1) == 0) /* then distance[1] has not been set */
            continue;
        const int end = ways->queue[i] >> 1;
        const int length = ways->distance[1][end];
        if (length < 3 || !share(graph, seen, end) || !lele_chain_ends_apart(graph, start, end))
            continue;
        lele_chains_clear_gone(chains);
        lele_chain_add_common(graph, start, end, chains->gone);
        collect(chains, LELE_AIC_CHAIN, start, (struct end){ end, length, 0, BY_ROUTE });
    }
}

/* The lowest node that occurs twice on the path, or LELE_GRAPH_NONE. */
static int lowest_twice(const uint16_t *path, int count)
{
    int lowest = LELE_GRAPH_NONE;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (path[i] == path[j] && path[i] < lowest)
                lowest = path[i];
    return lowest;
}

/*
 * Different loops of the same length can have different eliminations, so all shortest paths are
 * enumerated backwards from the end, up to WAYS_MAX.
 */

struct ways {
    struct lele_chains *chains;
    int count;  /* nodes of the loop */
    int number; /* paths so far */
    int wanted; /* the number of the path to stop at; -1: none */
    uint16_t path[LELE_GRAPH_NODES];
};

static void collect_loop(struct lele_chains *chains, const uint16_t *path, int count, int way)
{
    lele_chains_clear_gone(chains);
    lele_chain_add_loop(chains->graph, path, count, chains->gone);
    if (!lele_chains_gone_any(chains))
        return;
    collect(chains, LELE_AIC_LOOP, path[0], (struct end){ path[count - 1], count - 1, 0, way });
    lele_chain_keep_outside(chains->graph, path, count, chains->gone);
    if (lele_chains_gone_any(chains))
        collect(chains, LELE_AIC_LOOP, path[0],
                (struct end){ path[count - 1], count - 1, LELE_AIC_OUTSIDE, way });
}

/* The path is back at the start: collects the loop, or returns true if it is the wanted path. */
static bool close_way(struct ways *ways)
{
    struct lele_chains *chains = ways->chains;
    const int way = ways->number++;
    if (ways->wanted >= 0)
        return way == ways->wanted;
    if (lowest_twice(ways->path, ways->count) == LELE_GRAPH_NONE &&
        (chains->graph->scope == LELE_GRAPH_PLAIN ||
         lele_chain_is_grouped(chains->graph, ways->path, ways->count, 0)))
        collect_loop(chains, ways->path, ways->count, way);
    return false;
}

static bool follow_back(struct ways *ways, int index);

/* Continues with `from` before the node at `index` of the path, if a shortest path has it there. */
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

/* Continues with all nodes that precede the node at `index` on a shortest path. */
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
        for (uint64_t rest = weak[w] & walk->seen[1][w]; rest != 0;)
            if (go_back(ways, index, w * 64 + lele_word_pop(&rest)))
                return true;
    for (uint32_t i = graph->weak_first[node]; i != 0; i = graph->listed[i].next)
        if (go_back(ways, index, graph->listed[i].to))
            return true;
    return false;
}

/* Enumerates the shortest paths from the start of the walk to an end.  If `wanted` is a number,
 * `path` is that path afterwards. */
static void follow_ways(struct ways *ways, struct lele_chains *chains, int end, int wanted)
{
    ways->chains = chains;
    ways->wanted = wanted;
    ways->number = 0;
    ways->count = chains->walk->distance[1][end] + 1;
    ways->path[ways->count - 1] = (uint16_t)end;
    follow_back(ways, ways->count - 1);
}

static void search_loop(struct lele_chains *chains, int start)
{
    const lele_walk *route = &chains->route->ways;
    struct ways ways;
    bool walked = false;
    for (int i = 0; i < route->queue_count; i++) {
        if ((route->queue[i] & 1) == 0) /* then distance[1] has not been set */
            continue;
        const int end = route->queue[i] >> 1;
        const int length = route->distance[1][end];
        if (length < 3 || !lele_graph_sees(chains->graph, start, end))
            continue;
        if (!walked)
            lele_walk_run(chains->walk, chains->graph, start, 0, UINT16_MAX);
        walked = true;
        if (chains->walk->distance[1][end] == length)
            follow_ways(&ways, chains, end, -1);
        const int count = lele_route_path(chains->route, end, 1, ways.path);
        collect_loop(chains, ways.path, count, BY_ROUTE);
    }
}

static void set_gone(struct lele_chains *chains, int candidate)
{
    lele_chains_clear_gone(chains);
    lele_nodes_add(chains->gone, candidate);
}

/* A chain that proves a group on its way has that group twice on the path, so no route finds it.
 * It is found by a walk and listed for the candidate that it eliminates. */
static void search_proved_group(struct lele_chains *chains, int start)
{
    uint16_t path[LELE_GRAPH_NODES];
    lele_walk_run(chains->walk, chains->graph, start, 1, UINT16_MAX);
    if (!lele_nodes_have(chains->walk->seen[0], start))
        return;
    const int count = lele_walk_path(chains->walk, start, 0, path);
    const int twice = lowest_twice(path, count - 1);
    if (twice != LELE_GRAPH_NONE && twice >= chains->graph->candidate_count)
        collect(chains, LELE_AIC_DISCONTINUOUS, start,
                (struct end){ start, count - 1, LELE_AIC_REMOVES, BY_WALK });
}

/* "The candidate is on" implies "it is off". */
static void search_wrong(struct lele_chains *chains, int start)
{
    const lele_walk *ways = &chains->route->ways;
    run_route(chains, start, 1, UINT16_MAX);
    set_gone(chains, start);
    if (lele_nodes_have(ways->seen[0], start))
        collect(chains, LELE_AIC_DISCONTINUOUS, start,
                (struct end){ start, ways->distance[0][start], LELE_AIC_REMOVES, BY_ROUTE });
    else
        search_proved_group(chains, start);
}

/* "The candidate is off" implies "it is on". */
static void search_right(struct lele_chains *chains, int start)
{
    const lele_walk *ways = &chains->route->ways;
    if (!lele_nodes_have(ways->seen[1], start))
        return;
    set_gone(chains, start);
    for (int kind = LELE_AIC_PLACES; kind <= LELE_AIC_CLEARS_CELL; kind++)
        if (kind != LELE_AIC_REMOVES)
            collect(chains, LELE_AIC_DISCONTINUOUS, start,
                    (struct end){ start, ways->distance[1][start], kind, BY_ROUTE });
}

/* All forms from one node. */
static void search_from(struct lele_chains *chains, int start)
{
    const bool is_candidate = start < chains->graph->candidate_count;
    if (is_candidate && lele_nodes_have(chains->screen->refuted, start))
        search_wrong(chains, start);
    run_route(chains, start, 0, UINT16_MAX);
    search_aic(chains, start);
    search_loop(chains, start);
    if (is_candidate)
        search_right(chains, start);
}

/* Lists the chains of all forms, unless the graph is the same as the last time. */
const struct lele_collector *lele_chains_list(struct lele_chains *chains, enum lele_aic_form form)
{
    struct lele_chain_lists *lists = chains->lists;
    const lele_graph *graph = chains->graph;
    uint16_t nodes[LELE_GRAPH_NODES];
    if (lists->valid && lists->scope == graph->scope && lists->serial == graph->serial)
        return &lists->of[form];
    lists->valid = true;
    lists->scope = graph->scope;
    lists->serial = graph->serial;
    lele_screen_run(chains->screen, graph);
    for (int i = 0; i < LELE_AIC_FORMS; i++)
        lele_collector_clear(&lists->of[i]);
    const int count = lele_graph_in_order(graph, nodes);
    for (int i = 0; i < count; i++)
        search_from(chains, nodes[i]);
    for (int i = 0; i < LELE_AIC_FORMS; i++)
        lele_collector_sort(&lists->of[i]);
    return &lists->of[form];
}

int lele_chains_path(struct lele_chains *chains, const struct lele_chain_found *found,
                     enum lele_aic_form form, uint16_t ret[LELE_GRAPH_NODES])
{
    const int on = form == LELE_AIC_DISCONTINUOUS && found->kind == LELE_AIC_REMOVES;
    const int length = (int)found->length;
    if (found->way == BY_ROUTE) {
        run_route(chains, found->start, on, length);
        return lele_route_path(chains->route, found->end, 1 - on, ret);
    }
    lele_walk_run(chains->walk, chains->graph, found->start, on, length);
    if (form != LELE_AIC_LOOP)
        return lele_walk_path(chains->walk, found->end, 1 - on, ret);
    struct ways ways;
    follow_ways(&ways, chains, found->end, found->way);
    memcpy(ret, ways.path, (size_t)ways.count * sizeof *ret);
    return ways.count;
}
