/*
 * Routes: ways through the link graph for chains that are told, shortest first.
 *
 * Unlike a walk, no node comes twice on a route, except the start as its end: a chain that proves
 * one of its own nodes on the way says more than it has to.  And a grouped chain has a group or a
 * set in it, while the shortest way of all may do without: where that is asked for, there are two
 * layers, the literals reached without one and those reached by way of one.
 */
#ifndef LELE_TECHNIQUE_CHAIN_ROUTE_H
#define LELE_TECHNIQUE_CHAIN_ROUTE_H

#include "technique/chain/graph.h"

typedef struct lele_route {
    lele_walk before;                    /* what is reached without a group, if one is needed */
    lele_walk ways;                      /* what is reached as asked for */
    uint64_t joins[2][LELE_GRAPH_WORDS]; /* literals of `ways` with a parent in `before` */
} lele_route;

/* What counts: all ways, or those with a group or a set. */
typedef enum lele_route_kind { LELE_ROUTE_ANY, LELE_ROUTE_GROUPED } lele_route_kind;

/* `limit`: the most links to go. */
void lele_route_run(lele_route *route, const lele_graph *graph, int start, int on, int limit,
                    lele_route_kind kind);

/* The way to a literal that was reached, start first; returns its number of nodes. */
int lele_route_path(const lele_route *route, int node, int on, uint16_t ret[LELE_GRAPH_NODES]);

#endif
