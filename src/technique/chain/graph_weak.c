/*
 * Weak links of groups and sets: bits for the candidates that they see; lists among each other and
 * from the candidates back to them.
 */
#include <string.h>

#include "technique/chain/graph_build.h"

static void list(lele_graph *graph, int from, int to)
{
    uint32_t *at = &graph->weak_first[from];
    uint32_t fresh = graph->free_listed;
    if (fresh != 0) {
        graph->free_listed = graph->listed[fresh].next;
    } else if (graph->listed_count < LELE_GRAPH_WEAK) {
        fresh = graph->listed_count++;
    } else {
        graph->full = true;
        return;
    }
    while (*at != 0 && lele_graph_before(graph, graph->listed[*at].to, to))
        at = &graph->listed[*at].next;
    graph->listed[fresh] = (lele_graph_listed){ *at, (uint16_t)to };
    *at = fresh;
}

/* Removes the entry that `*at` names from its list. */
static void take_out(lele_graph *graph, uint32_t *at)
{
    const uint32_t gone = *at;
    *at = graph->listed[gone].next;
    graph->listed[gone].next = graph->free_listed;
    graph->free_listed = gone;
}

static void unlist(lele_graph *graph, int from, int to)
{
    uint32_t *at = &graph->weak_first[from];
    while (*at != 0 && graph->listed[*at].to != to)
        at = &graph->listed[*at].next;
    if (*at != 0)
        take_out(graph, at);
}

void lele_graph_clear_weak(lele_graph *graph, int node)
{
    while (graph->weak_first[node] != 0)
        take_out(graph, &graph->weak_first[node]);
}

/* Other nodes in the cells that this one sees are found by their first cell. */
void lele_graph_add_weak(lele_graph *graph, int node)
{
    const lele_graph_node *self = &graph->nodes[node];
    uint64_t *row = lele_graph_row(graph, node);
    const lele_cellset sees =
        lele_cellset_and(lele_layout_common_peers(graph->board->layout, self->cells),
                         graph->board->places[self->digit]);
    lele_cellset rest = sees;
    memset(row, 0, (size_t)graph->candidate_words * sizeof *row);
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        const int candidate = graph->node_of[cell][self->digit];
        lele_nodes_add(row, candidate);
        list(graph, candidate, node);
        for (int n = graph->first_at[self->digit][cell]; n != 0; n = graph->nodes[n].next)
            if (lele_cellset_within(&graph->nodes[n].cells, &sees)) {
                list(graph, node, n);
                list(graph, n, node);
            }
    }
}

void lele_graph_remove_weak(lele_graph *graph, int node)
{
    const uint64_t *row = lele_graph_row(graph, node);
    for (int w = 0; w < graph->candidate_words; w++)
        for (uint64_t rest = row[w]; rest != 0;)
            unlist(graph, w * 64 + lele_word_pop(&rest), node);
    for (uint32_t i = graph->weak_first[node]; i != 0; i = graph->listed[i].next)
        unlist(graph, graph->listed[i].to, node);
    lele_graph_clear_weak(graph, node);
}
