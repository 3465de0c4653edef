/* The parts that make and update a link graph; graph.c calls them. */
#ifndef LELE_TECHNIQUE_CHAIN_GRAPH_BUILD_H
#define LELE_TECHNIQUE_CHAIN_GRAPH_BUILD_H

#include "technique/chain/graph.h"

/* graph_nodes.c: empties the graph, numbers the candidates of the board and sets the weak links
 * among them. */
void lele_graph_number(lele_graph *graph);
/* Removes the candidates that the board has lost.  Their strong links were removed before. */
void lele_graph_remove_candidates(lele_graph *graph);
/* The node of a digit in these two or more cells, a new one if needed; LELE_GRAPH_NONE when there
 * is no room. */
int lele_graph_node_at(lele_graph *graph, int digit, const lele_cellset *cells);
/* Removes the idle nodes that still have no strong links. */
void lele_graph_remove_idle(lele_graph *graph);

/* graph_weak.c: adds and removes the weak links of a node other than a candidate. */
void lele_graph_add_weak(lele_graph *graph, int node);
void lele_graph_remove_weak(lele_graph *graph, int node);
/* Frees the list of a node to which no other node has a weak link any more. */
void lele_graph_clear_weak(lele_graph *graph, int node);

/* graph_strong.c: adds a strong link between two nodes; `unit` and `set` are its source. */
void lele_graph_add_strong(lele_graph *graph, int a, int b, int unit, int set);
/* Removes all links of this source from the list of a node. */
void lele_graph_remove_strong(lele_graph *graph, int node, int unit, int set);

/* graph_forced.c: adds the strong links of a set with the cells that it forces. */
void lele_graph_add_forced(lele_graph *graph, int number);

/* graph_sources.c: removes the strong links of cells, units and sets that changed. */
struct lele_graph_change {
    lele_cellset cells;
    lele_digits units[LELE_MAX_UNITS]; /* digits whose places changed */
};
void lele_graph_remove_links(lele_graph *graph, const struct lele_graph_change *change);
/* Adds the strong links of the same cells, units and sets in the new position. */
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
