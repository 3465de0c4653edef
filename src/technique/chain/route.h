/*
 * Routes: shortest paths through the link graph, for lists of all chains.
 *
 * Unlike on a path of a walk, no node occurs twice, except that the start may be the end: a chain
 * that proves one of its own nodes contains more than its argument needs.  And a grouped chain
 * must pass through a group or a set, but the shortest path may contain neither.  Then the search
 * has two layers: literals reached without one, and literals reached through one.
 */
#ifndef LELE_TECHNIQUE_CHAIN_ROUTE_H
#define LELE_TECHNIQUE_CHAIN_ROUTE_H

#include "technique/chain/graph.h"

typedef struct lele_route {
    lele_walk before;                    /* literals reached without a group or set, if required */
    lele_walk ways;                      /* literals reached as required */
    uint64_t joins[2][LELE_GRAPH_WORDS]; /* literals of `ways` with a parent in `before` */
} lele_route;

/* All paths, or those through a group or a set. */
typedef enum lele_route_kind { LELE_ROUTE_ANY, LELE_ROUTE_GROUPED } lele_route_kind;

/* `limit`: the greatest length of a path, in links. */
void lele_route_run(lele_route *route, const lele_graph *graph, int start, int on, int limit,
                    lele_route_kind kind);

/* The path to a literal that was reached, start first; returns its number of nodes. */
int lele_route_path(const lele_route *route, int node, int on, uint16_t ret[LELE_GRAPH_NODES]);

#endif
