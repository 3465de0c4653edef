/*
 * Screening a link graph: what every candidate takes away when it is on, however long the
 * way, for all at once and without telling the way.
 */
#ifndef LELE_TECHNIQUE_SCREEN_H
#define LELE_TECHNIQUE_SCREEN_H

#include <limits.h>

#include "technique/graph.h"

enum { LELE_SCREEN_LITERALS = 2 * LELE_GRAPH_NODES, LELE_SCREEN_LINKS = 1 << 18 };

typedef struct lele_screen {
    bool valid;
    bool full;       /* the graph has not all nodes and links: everything counts as refuted */
    uint32_t serial; /* of the graph */
    int words;       /* of a set of candidates */
    uint64_t refuted[LELE_GRAPH_WORDS]; /* the candidates that lead to their own off */
    uint64_t active[LELE_GRAPH_WORDS];  /* nodes with strong links */
    /* literals (node * 2 + on) of active nodes, and where they lead */
    uint32_t start[LELE_SCREEN_LITERALS + 1];
    uint16_t to[LELE_SCREEN_LINKS];
    /* the search for components */
    int entered, open_count, component_count;
    uint16_t order[LELE_SCREEN_LITERALS], low[LELE_SCREEN_LITERALS];
    uint16_t component[LELE_SCREEN_LITERALS];
    uint16_t size[LELE_SCREEN_LITERALS]; /* by component: its literals */
    uint16_t open[LELE_SCREEN_LITERALS], path[LELE_SCREEN_LITERALS];
    uint32_t next[LELE_SCREEN_LITERALS];
    uint64_t sets[]; /* by component: the candidates that it takes away */
} lele_screen;

/* NULL when memory is short. */
lele_screen *lele_screen_new(const lele_layout *layout);

/* Screens the graph; again for the same one it costs nothing. */
void lele_screen_run(lele_screen *screen, const lele_graph *graph);

/* How many literals this one (of a node with strong links) leads to and is led to by; a loop
 * through it is among them. */
static inline int lele_screen_circle(const lele_screen *screen, int node, int on)
{
    return screen->full ? INT_MAX : screen->size[screen->component[node * 2 + on]];
}

/* The candidates that are off when this one is on.  Not after a screening that was `full`. */
void lele_screen_reach(const lele_screen *screen, const lele_graph *graph, int candidate,
                       uint64_t *ret);

#endif
