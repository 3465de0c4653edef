/* The parts of building a link graph, in the order in which graph.c calls them. */
#ifndef LELE_TECHNIQUE_GRAPH_BUILD_H
#define LELE_TECHNIQUE_GRAPH_BUILD_H

#include "technique/graph.h"

/* graph_nodes.c: numbers the candidates of the board anew, with the weak links among them ... */
void lele_graph_number(lele_graph *graph);
/* ... or only takes away those that the board has lost. */
void lele_graph_take_away(lele_graph *graph);
/* Adds the nodes of groups. */
void lele_graph_add_groups(lele_graph *graph);
/* Sorts the nodes from `first` on that have a use by digit: those of digit d are in by_digit from
 * start[d] up to start[d + 1]. */
typedef bool (*lele_graph_use_fn)(const lele_graph *graph, int node);
void lele_graph_sort_nodes(lele_graph *graph, lele_graph_use_fn use, int start[LELE_MAX_SIZE + 2]);

/* graph_strong.c: the strong links of cells, units and sets (with the nodes of sets), then all of
 * them sorted by node. */
void lele_graph_link_cells(lele_graph *graph);
void lele_graph_link_units(lele_graph *graph);
void lele_graph_link_sets(lele_graph *graph);
void lele_graph_sort_strong(lele_graph *graph);

/* graph_weak.c: the weak links of nodes that are no candidates, as far as they have strong ones;
 * others lead nowhere. */
void lele_graph_link_weak(lele_graph *graph);

static inline uint64_t *lele_graph_row(lele_graph *graph, int node)
{
    return graph->weak + (size_t)node * (size_t)graph->candidate_words;
}

static inline int lele_graph_add_node(lele_graph *graph, const lele_graph_node *node)
{
    if (graph->node_count == LELE_GRAPH_NODES) {
        graph->full = true;
        return LELE_GRAPH_NONE;
    }
    graph->nodes[graph->node_count] = *node;
    return graph->node_count++;
}

#endif
