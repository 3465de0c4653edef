/*
 * Lists of strong links.  Every link has its source: the cell, a unit or a set.  Lists are in the
 * order of sources, and links are removed by source.
 */
#include "lele/step.h"
#include "technique/chain/graph_build.h"

/* A node has at most one link from a unit.  Those of a set are added together, in order. */
static inline int order_of(const lele_graph *graph, int unit, int set)
{
    if (unit == LELE_LINK_ALS)
        return LELE_MAX_UNITS + graph->set[set].index;
    return unit == LELE_LINK_CELL ? -1 : unit;
}

static inline bool comes_after(const lele_graph *graph, int entry, int order)
{
    return order_of(graph, graph->strong[entry].unit, graph->strong[entry].set) > order;
}

static int take_entry(lele_graph *graph)
{
    const int entry = graph->free_strong;
    if (entry != 0)
        graph->free_strong = graph->strong[entry].next;
    else if (graph->strong_count < LELE_GRAPH_STRONG)
        return graph->strong_count++;
    else
        graph->full = true;
    return entry;
}

static void add(lele_graph *graph, int order, int from, int to, int unit, int set)
{
    const int entry = take_entry(graph);
    if (entry == 0)
        return;
    uint16_t *at = &graph->strong_first[from];
    const int last = graph->strong_last[from];
    if (last != 0 && !comes_after(graph, last, order))
        at = &graph->strong[last].next;
    while (*at != 0 && !comes_after(graph, *at, order))
        at = &graph->strong[*at].next;
    graph->strong[entry] = (lele_graph_link){ (uint16_t)to, *at, (uint16_t)set, (uint8_t)unit };
    if (*at == 0)
        graph->strong_last[from] = (uint16_t)entry;
    *at = (uint16_t)entry;
}

/* Adds the link to the list of new links. */
static void note(lele_graph *graph, int a, int b)
{
    if (graph->fresh_count == LELE_GRAPH_NODES)
        graph->fresh_count = -1;
    if (graph->fresh_count < 0)
        return;
    graph->fresh[graph->fresh_count].a = (uint16_t)a;
    graph->fresh[graph->fresh_count++].b = (uint16_t)b;
}

void lele_graph_add_strong(lele_graph *graph, int a, int b, int unit, int set)
{
    const int order = order_of(graph, unit, set);
    add(graph, order, a, b, unit, set);
    add(graph, order, b, a, unit, set);
    note(graph, a, b);
}

void lele_graph_remove_strong(lele_graph *graph, int node, int unit, int set)
{
    uint16_t *at = &graph->strong_first[node];
    if (*at == 0)
        return;
    graph->strong_last[node] = 0;
    while (*at != 0) {
        const int entry = *at;
        lele_graph_link *link = &graph->strong[entry];
        if (link->unit == unit && link->set == set) {
            *at = link->next;
            link->next = graph->free_strong;
            graph->free_strong = (uint16_t)entry;
        } else {
            graph->strong_last[node] = (uint16_t)entry;
            at = &link->next;
        }
    }
    if (graph->strong_first[node] == 0 && node >= graph->candidate_count)
        graph->idle[graph->idle_count++] = (uint16_t)node;
}
