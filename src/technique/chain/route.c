/* Breadth-first search in two layers, see route.h. */
#include "technique/chain/route.h"

#include <string.h>

#include "lele/step.h"

/* A literal and its layer: `counts` for `ways`, else `before`. */
struct place {
    int node, on;
    bool counts;
};

static struct place parent_of(const lele_route *route, struct place at)
{
    const lele_walk *layer = at.counts ? &route->ways : &route->before;
    return (struct place){ .node = layer->parent[at.on][at.node],
                           .on = 1 - at.on,
                           .counts = at.counts && !lele_nodes_have(route->joins[at.on], at.node) };
}

static bool passes(const lele_route *route, struct place at, int node)
{
    for (; at.node != LELE_GRAPH_NONE; at = parent_of(route, at))
        if (at.node == node)
            return true;
    return false;
}

/* Adds a literal to its layer, unless it is known or its node is already on the path. */
static void reach(lele_route *route, struct place to, struct place from, int distance)
{
    lele_walk *layer = to.counts ? &route->ways : &route->before;
    const bool is_end = to.node == layer->start && to.on != layer->start_on;
    if (lele_nodes_have(layer->seen[to.on], to.node) || (!is_end && passes(route, from, to.node)))
        return;
    lele_nodes_add(layer->seen[to.on], to.node);
    if (to.counts && !from.counts)
        lele_nodes_add(route->joins[to.on], to.node);
    layer->parent[to.on][to.node] = (uint16_t)from.node;
    layer->distance[to.on][to.node] = (uint16_t)distance;
    layer->queue[layer->queue_count++] = (uint16_t)(to.node << 1 | to.on);
}

static void follow_weak(lele_route *route, struct place from, int distance)
{
    const lele_walk *layer = from.counts ? &route->ways : &route->before;
    const lele_graph *graph = layer->graph;
    const uint64_t *row = lele_graph_weak(graph, from.node);
    for (int w = 0; w < graph->candidate_words; w++)
        for (uint64_t fresh = row[w] & ~layer->seen[0][w]; fresh != 0;)
            reach(route, (struct place){ w * 64 + lele_word_pop(&fresh), 0, from.counts }, from,
                  distance);
    for (uint32_t i = graph->weak_first[from.node]; i != 0; i = graph->listed[i].next)
        reach(route, (struct place){ graph->listed[i].to, 0, true }, from, distance);
}

/* Whether a link makes a chain grouped: it leads to a group or set, or its source is a set and the
 * two nodes have no other strong link. */
static bool is_grouped(const lele_graph *graph, int from, const lele_graph_link *link)
{
    return link->to >= graph->candidate_count ||
           (link->unit == LELE_LINK_ALS &&
            lele_graph_strong(graph, from, link->to)->unit == LELE_LINK_ALS);
}

static void follow_strong(lele_route *route, struct place from, int distance)
{
    const lele_graph *graph = route->ways.graph;
    for (int i = graph->strong_first[from.node]; i != 0; i = graph->strong[i].next) {
        const lele_graph_link *link = &graph->strong[i];
        const bool counts = from.counts || is_grouped(graph, from.node, link);
        reach(route, (struct place){ link->to, 1, counts }, from, distance);
    }
}

/* Follows the links of all literals of a layer at this distance; returns the index after them in
 * the queue.  A path that is back at the start ends there. */
static int expand(lele_route *route, bool counts, int first, int distance)
{
    const lele_walk *layer = counts ? &route->ways : &route->before;
    int i = first;
    for (; i < layer->queue_count; i++) {
        const struct place at = { layer->queue[i] >> 1, layer->queue[i] & 1, counts };
        if (layer->distance[at.on][at.node] != distance)
            break;
        if (at.node == layer->start && distance > 0)
            continue;
        if (at.on != 0)
            follow_weak(route, at, distance + 1);
        else
            follow_strong(route, at, distance + 1);
    }
    return i;
}

static void begin(lele_walk *layer, const lele_graph *graph, int start, int on)
{
    layer->graph = graph;
    layer->start = start;
    layer->start_on = on;
    layer->queue_count = 0;
    for (int i = 0; i < 2; i++)
        memset(layer->seen[i], 0, (size_t)graph->words * sizeof **layer->seen);
}

void lele_route_run(lele_route *route, const lele_graph *graph, int start, int on, int limit,
                    lele_route_kind kind)
{
    begin(&route->before, graph, start, on);
    begin(&route->ways, graph, start, on);
    for (int i = 0; i < 2; i++)
        memset(route->joins[i], 0, (size_t)graph->words * sizeof **route->joins);
    const struct place nowhere = { LELE_GRAPH_NONE, 1 - on, true };
    const bool counts = kind == LELE_ROUTE_ANY || start >= graph->candidate_count;
    reach(route, (struct place){ start, on, counts }, nowhere, 0);
    int before = 0, ways = 0; /* in the queues */
    for (int distance = 0;
         distance < limit && (before < route->before.queue_count || ways < route->ways.queue_count);
         distance++) {
        before = expand(route, false, before, distance);
        ways = expand(route, true, ways, distance);
    }
}

int lele_route_path(const lele_route *route, int node, int on, uint16_t ret[LELE_GRAPH_NODES])
{
    const int count = route->ways.distance[on][node] + 1;
    struct place at = { node, on, true };
    for (int i = count - 1; i >= 0; i--, at = parent_of(route, at))
        ret[i] = (uint16_t)at.node;
    return count;
}
