/* The parts of making a link graph, in the order in which graph.c calls them. */
#ifndef LELE_TECHNIQUE_CHAIN_GRAPH_BUILD_H
#define LELE_TECHNIQUE_CHAIN_GRAPH_BUILD_H

#include "technique/chain/graph.h"

/* graph_nodes.c: numbers the candidates of the board, with the weak links among them, for a graph
 * without links. */
void lele_graph_number(lele_graph *graph);
/* Removes the candidates that the board has lost, after their strong links. */
void lele_graph_remove_candidates(lele_graph *graph);
/* The node of a digit in these cells, two or more; LELE_GRAPH_NONE when there is no room. */
int lele_graph_node_at(lele_graph *graph, int digit, const lele_cellset *cells);
/* Removes the nodes other than candidates that have lost their last strong link. */
void lele_graph_remove_idle(lele_graph *graph);

/* graph_weak.c: adds and removes the weak links of a node other than a candidate. */
void lele_graph_add_weak(lele_graph *graph, int node);
void lele_graph_remove_weak(lele_graph *graph, int node);
/* Empties the list of a node to which no weak link leads any more. */
void lele_graph_clear_weak(lele_graph *graph, int node);

/* graph_strong.c: adds a strong link between two nodes, which comes from a unit or a set ... */
void lele_graph_add_strong(lele_graph *graph, int a, int b, int unit, int set);
/* ... and removes all links of a node that come from there. */
void lele_graph_remove_strong(lele_graph *graph, int node, int unit, int set);

/* graph_sources.c: removes the strong links of cells, units and sets that have changed ... */
struct lele_graph_change {
    lele_cellset cells;
    lele_digits units[LELE_MAX_UNITS]; /* digits whose places changed */
};
void lele_graph_remove_links(lele_graph *graph, const struct lele_graph_change *change);
/* ... and adds those that they have now. */
void lele_graph_add_links(lele_graph *graph, const struct lele_graph_change *change);

static inline uint64_t *lele_graph_row(lele_graph *graph, int node)
{
    return graph->weak + (size_t)node * (size_t)graph->candidate_words;
}

static inline void lele_nodes_remove(uint64_t *set, int node)
{
    set[node >> 6] &= ~(UINT64_C(1) << (node & 63));
}

#endif
