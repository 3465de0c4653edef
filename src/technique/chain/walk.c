/* Walks through the link graph, breadth first; see graph.h. */
#include "technique/chain/graph.h"

#include <string.h>

static void reach(lele_walk *walk, int node, int on, int from, int distance)
{
    walk->parent[on][node] = (uint16_t)from;
    walk->distance[on][node] = (uint16_t)distance;
    walk->queue[walk->queue_count++] = (uint16_t)(node << 1 | on);
}

static void follow_strong(lele_walk *walk, int node, int distance)
{
    const lele_graph *graph = walk->graph;
    for (int i = graph->strong_first[node]; i != 0; i = graph->strong[i].next) {
        const int to = graph->strong[i].to;
        if (lele_nodes_have(walk->seen[1], to))
            continue;
        lele_nodes_add(walk->seen[1], to);
        reach(walk, to, 1, node, distance);
    }
}

static void follow_weak(lele_walk *walk, int node, int distance)
{
    const lele_graph *graph = walk->graph;
    const uint64_t *row = lele_graph_weak(graph, node);
    uint64_t *seen = walk->seen[0];
    const int words = graph->candidate_words;
    uint64_t any = 0;
    for (int w = 0; w < words; w++)
        any |= row[w] & ~seen[w];
    for (int w = 0; any != 0 && w < words; w++) {
        uint64_t fresh = row[w] & ~seen[w];
        if (fresh == 0)
            continue;
        seen[w] |= fresh;
        while (fresh != 0)
            reach(walk, w * 64 + lele_word_pop(&fresh), 0, node, distance);
    }
    for (uint32_t i = graph->weak_first[node]; i != 0; i = graph->listed[i].next) {
        const int to = graph->listed[i].to;
        if (lele_nodes_have(walk->seen[0], to))
            continue;
        lele_nodes_add(walk->seen[0], to);
        reach(walk, to, 0, node, distance);
    }
}

/* Drops goals that were reached from the end of the list; returns how many are left. */
static inline int keep_goals(const lele_walk *walk, int count, const uint16_t *goals)
{
    while (count > 0 && lele_nodes_have(walk->seen[goals[count - 1] & 1], goals[count - 1] >> 1))
        count--;
    return count;
}

/* Follows the literals of the queue up to the limit; with goals, until all of them are reached. */
static inline void spread(lele_walk *walk, int limit, int goal_count, const uint16_t *goals)
{
    const bool aims = goal_count > 0;
    for (int head = 0, next = 0, distance = 0; head < walk->queue_count; head++) {
        if (head == next) { /* all literals at the previous distance are done */
            next = walk->queue_count;
            distance++;
        }
        goal_count = keep_goals(walk, goal_count, goals);
        if (distance > limit || (aims && goal_count == 0))
            return;
        const int node = walk->queue[head] >> 1;
        if ((walk->queue[head] & 1) != 0)
            follow_weak(walk, node, distance);
        else
            follow_strong(walk, node, distance);
    }
}

static inline void begin(lele_walk *walk, const lele_graph *graph, int start, int on)
{
    walk->queue_count = 0;
    walk->graph = graph;
    walk->start = start;
    walk->start_on = on;
}

/* Searches from one literal.  Literals that must not be reached are already marked as seen. */
static inline void run(lele_walk *walk, const lele_graph *graph, int start, int on, int limit,
                       int goal_count, const uint16_t *goals)
{
    begin(walk, graph, start, on);
    lele_nodes_add(walk->seen[on], start);
    reach(walk, start, on, LELE_GRAPH_NONE, 0);
    spread(walk, limit, goal_count, goals);
}

static void forget_all(lele_walk *walk, const lele_graph *graph)
{
    memset(walk->seen[0], 0, (size_t)graph->words * sizeof **walk->seen);
    memset(walk->seen[1], 0, (size_t)graph->words * sizeof **walk->seen);
}

void lele_walk_run(lele_walk *walk, const lele_graph *graph, int start, int on, int limit)
{
    forget_all(walk, graph);
    run(walk, graph, start, on, limit, 0, NULL);
}

void lele_walk_towards(lele_walk *walk, const lele_graph *graph, int start, int on, int goal_count,
                       const uint16_t *goals)
{
    forget_all(walk, graph);
    run(walk, graph, start, on, UINT16_MAX, goal_count, goals);
}

void lele_walk_inside(lele_walk *walk, const lele_graph *graph, int start, int on, int limit,
                      uint64_t outside[2][LELE_GRAPH_WORDS])
{
    memcpy(walk->seen[0], outside[0], (size_t)graph->words * sizeof **walk->seen);
    memcpy(walk->seen[1], outside[1], (size_t)graph->words * sizeof **walk->seen);
    run(walk, graph, start, on, limit, 0, NULL);
}

void lele_walk_fan(lele_walk *walk, const lele_graph *graph, const uint64_t *off, int limit)
{
    forget_all(walk, graph);
    begin(walk, graph, LELE_GRAPH_NONE, 0);
    for (int n = 0; n < graph->node_count; n++)
        if (lele_nodes_have(off, n)) {
            lele_nodes_add(walk->seen[0], n);
            reach(walk, n, 0, LELE_GRAPH_NONE, 0);
        }
    spread(walk, limit, 0, NULL);
}

int lele_walk_path(const lele_walk *walk, int node, int on, uint16_t ret[LELE_GRAPH_NODES])
{
    const int count = walk->distance[on][node] + 1;
    for (int i = count - 1; i >= 0; i--) {
        ret[i] = (uint16_t)node;
        node = walk->parent[on][node];
        on = 1 - on;
    }
    return count;
}

void lele_walk_forget(lele_walk *walk)
{
    memset(walk->needed[0], 0, (size_t)walk->graph->words * sizeof **walk->needed);
    memset(walk->needed[1], 0, (size_t)walk->graph->words * sizeof **walk->needed);
}

int lele_walk_need(lele_walk *walk, int node, int on)
{
    int fresh = 0;
    while (node != LELE_GRAPH_NONE && !lele_nodes_have(walk->needed[on], node)) {
        lele_nodes_add(walk->needed[on], node);
        fresh++;
        node = walk->parent[on][node];
        on = 1 - on;
    }
    return fresh;
}
