/*
 * Weak links of groups and sets: to the candidates that they see as bits, among each other as
 * lists.
 */
#include <string.h>

#include "technique/graph_build.h"

static bool is_active(const lele_graph *graph, int node)
{
    return graph->strong_start[node] != graph->strong_start[node + 1];
}

/* A weak link to a node that is no candidate. */
static void list_weak(lele_graph *graph, int from, int to)
{
    if (graph->weak_count == LELE_GRAPH_WEAK) {
        graph->full = true;
        return;
    }
    graph->raw_weak[graph->weak_count].from = (uint16_t)from;
    graph->raw_weak[graph->weak_count++].to = (uint16_t)to;
}

static void link_place(lele_graph *graph, int node, uint64_t *row, int cell)
{
    const int candidate = graph->node_of[cell][graph->nodes[node].digit];
    lele_nodes_add(row, candidate);
    list_weak(graph, candidate, node);
}

/* The places of its digit that a node sees; and they see the node. */
static void weaken_node(lele_graph *graph, int node)
{
    const lele_graph_node *self = &graph->nodes[node];
    uint64_t *row = lele_graph_row(graph, node);
    if (!graph->sets->compact.wide[self->digit]) {
        const lele_cell *cells = graph->sets->compact.cells[self->digit];
        for (uint64_t rest = self->sees_word; rest != 0; rest &= rest - 1)
            link_place(graph, node, row, cells[lele_lowest64(rest)]);
        return;
    }
    lele_cellset sees =
        lele_cellset_and(lele_layout_common_peers(graph->board->layout, self->cells),
                         graph->board->places[self->digit]);
    for (int cell; (cell = lele_cellset_pop(&sees)) >= 0;)
        link_place(graph, node, row, cell);
}

static bool is_seen(const lele_graph *graph, const lele_graph_node *a, const lele_graph_node *b)
{
    if (!graph->sets->compact.wide[a->digit])
        return (b->cells_word & ~a->sees_word) == 0;
    const lele_cellset sees = lele_layout_common_peers(graph->board->layout, a->cells);
    return lele_cellset_within(&b->cells, &sees);
}

/* Links among the nodes of a digit.  They have two places or more: who sees less need not be
 * asked. */
static void weaken_others(lele_graph *graph, uint16_t *nodes, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        const uint64_t sees = graph->nodes[nodes[i]].sees_word;
        if ((sees & (sees - 1)) != 0 || graph->sets->compact.wide[graph->nodes[nodes[i]].digit])
            nodes[kept++] = nodes[i];
    }
    for (int i = 0; i < kept; i++)
        for (int k = i + 1; k < kept; k++)
            if (is_seen(graph, &graph->nodes[nodes[i]], &graph->nodes[nodes[k]])) {
                list_weak(graph, nodes[i], nodes[k]);
                list_weak(graph, nodes[k], nodes[i]);
            }
}

/* Sorts the listed weak links by node; they come in the order of the nodes they lead to. */
static void sort_weak(lele_graph *graph)
{
    uint32_t *start = graph->weak_start;
    memset(start, 0, ((size_t)graph->node_count + 1) * sizeof *start);
    for (int i = 0; i < graph->weak_count; i++)
        start[graph->raw_weak[i].from + 1]++;
    for (int n = 0; n < graph->node_count; n++)
        start[n + 1] += start[n];
    for (int i = 0; i < graph->weak_count; i++)
        graph->weak_nodes[start[graph->raw_weak[i].from]++] = graph->raw_weak[i].to;
    for (int n = graph->node_count; n > 0; n--)
        start[n] = start[n - 1];
    start[0] = 0;
}

void lele_graph_link_weak(lele_graph *graph)
{
    const int others = graph->node_count - graph->candidate_count;
    graph->weak_count = 0;
    memset(lele_graph_row(graph, graph->candidate_count), 0,
           (size_t)others * (size_t)graph->candidate_words * sizeof *graph->weak);
    for (int n = graph->candidate_count; n < graph->node_count; n++)
        if (is_active(graph, n))
            weaken_node(graph, n);
    if (others > 0) {
        int start[LELE_MAX_SIZE + 2];
        lele_graph_sort_nodes(graph, is_active, start);
        for (int d = 1; d <= graph->board->layout->size; d++)
            weaken_others(graph, graph->by_digit + start[d], start[d + 1] - start[d]);
    }
    sort_weak(graph);
}
