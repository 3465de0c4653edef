/* The parts of drawing a link graph, and in what order graph.c calls them. */
#ifndef LELE_TECHNIQUE_CHAIN_GRAPH_BUILD_H
#define LELE_TECHNIQUE_CHAIN_GRAPH_BUILD_H

#include "technique/chain/graph.h"

/* graph_nodes.c: numbers the candidates of the board, with the weak links among them, for a graph
 * in which nothing is drawn yet. */
void lele_graph_number(lele_graph *graph);
/* Takes away the candidates that the board has lost, when nothing strong leads to them. */
void lele_graph_bury(lele_graph *graph);
/* The node of a digit in these cells, two or more; LELE_GRAPH_NONE when there is no room. */
int lele_graph_node_at(lele_graph *graph, int digit, const lele_cellset *cells);
/* Takes away the nodes that are no candidates and have no strong links any more. */
void lele_graph_release(lele_graph *graph);

/* graph_weak.c: the weak links of a node that is no candidate, drawn and rubbed out. */
void lele_graph_weave(lele_graph *graph, int node);
void lele_graph_unweave(lele_graph *graph, int node);
/* Forgets the list of a node that nobody sees any more. */
void lele_graph_see_nothing(lele_graph *graph, int node);

/* graph_strong.c: adds a strong link between two nodes, which comes from a unit or a set ... */
void lele_graph_join(lele_graph *graph, int a, int b, int unit, int set);
/* ... and takes all that a node has from there out of its list. */
void lele_graph_take_out(lele_graph *graph, int node, int unit, int set);

/* graph_draw.c: rubs out the strong links of cells, units and sets that are not as they were ... */
struct lele_graph_change {
    lele_cellset cells;
    lele_digits units[LELE_MAX_UNITS]; /* digits whose places changed */
};
void lele_graph_rub_out(lele_graph *graph, const struct lele_graph_change *change);
/* ... and draws them as they are. */
void lele_graph_draw(lele_graph *graph, const struct lele_graph_change *change);

static inline uint64_t *lele_graph_row(lele_graph *graph, int node)
{
    return graph->weak + (size_t)node * (size_t)graph->candidate_words;
}

static inline void lele_nodes_remove(uint64_t *set, int node)
{
    set[node >> 6] &= ~(UINT64_C(1) << (node & 63));
}

#endif
