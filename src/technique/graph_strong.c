/*
 * Lists of strong links.  Every link knows where it comes from, which is the order of a list and
 * how a link is found again: the cell, then units, then sets.
 */
#include "lele/step.h"
#include "technique/graph_build.h"

static uint32_t order_of(const lele_graph *graph, const lele_graph_link *link)
{
    if (link->unit == LELE_LINK_CELL)
        return 0;
    const unsigned place = link->unit == LELE_LINK_ALS
                               ? LELE_MAX_UNITS + 1U + graph->set[link->set].index
                               : link->unit + 1U;
    return place * (LELE_MAX_SIZE + 1) + graph->nodes[link->to].digit;
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

static void add(lele_graph *graph, int from, lele_graph_link link)
{
    const int entry = take_entry(graph);
    if (entry == 0)
        return;
    const uint32_t order = order_of(graph, &link);
    uint16_t *at = &graph->strong_first[from];
    const int last = graph->strong_last[from];
    if (last != 0 && order_of(graph, &graph->strong[last]) <= order)
        at = &graph->strong[last].next;
    else
        while (*at != 0 && order_of(graph, &graph->strong[*at]) <= order)
            at = &graph->strong[*at].next;
    link.next = *at;
    graph->strong[entry] = link;
    *at = (uint16_t)entry;
    if (link.next == 0)
        graph->strong_last[from] = (uint16_t)entry;
}

void lele_graph_join(lele_graph *graph, int a, int b, int unit, int set)
{
    add(graph, a,
        (lele_graph_link){ .to = (uint16_t)b, .set = (uint16_t)set, .unit = (uint8_t)unit });
    add(graph, b,
        (lele_graph_link){ .to = (uint16_t)a, .set = (uint16_t)set, .unit = (uint8_t)unit });
}

void lele_graph_take_out(lele_graph *graph, int node, int unit, int set)
{
    uint16_t *at = &graph->strong_first[node];
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
    if (graph->strong_first[node] == 0 && node >= graph->candidate_count &&
        graph->idle_count < LELE_GRAPH_NODES)
        graph->idle[graph->idle_count++] = (uint16_t)node;
}
