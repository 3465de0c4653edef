/*
 * Screening a link graph: what every candidate takes away when it is on, however long the
 * way, and without telling the way.
 */
#ifndef LELE_TECHNIQUE_CHAIN_SCREEN_H
#define LELE_TECHNIQUE_CHAIN_SCREEN_H

#include "technique/chain/graph.h"

enum { LELE_SCREEN_LITERALS = 2 * LELE_GRAPH_NODES };

typedef struct lele_screen_literal {
    uint16_t order, low;    /* when the search came here; 0: not yet */
    uint16_t component;     /* the literal by which its component was entered */
    uint16_t size, members; /* of those: the literals of the component, and where they are listed */
} lele_screen_literal;

/* A literal on the way of the search, and where to go on from it. */
typedef struct lele_screen_stop {
    uint64_t rest; /* candidates to come of the word */
    uint32_t next; /* then in the list of the node */
    uint16_t word;
    uint16_t literal;
} lele_screen_stop;

typedef struct lele_screen {
    bool valid;
    bool full;       /* the graph has not all nodes and links: everything counts as refuted */
    uint32_t serial; /* of the graph */
    int words;       /* of a set of candidates */
    size_t stride;   /* ... as they lie behind each other, a multiple of four */
    uint64_t refuted[LELE_GRAPH_WORDS];           /* the candidates that lead to their own off */
    uint64_t active[LELE_GRAPH_WORDS];            /* candidates with strong links */
    lele_screen_literal at[LELE_SCREEN_LITERALS]; /* node * 2 + on */
    /* the search for components */
    int entered, open_count, depth, member_count;
    uint16_t members[LELE_SCREEN_LITERALS]; /* by component */
    uint16_t open[LELE_SCREEN_LITERALS];
    lele_screen_stop path[LELE_SCREEN_LITERALS];
    uint64_t reached[LELE_GRAPH_WORDS]; /* the candidates whose reach is worked out */
    uint64_t *reach;
    uint64_t sets[]; /* by literal: the candidates that it takes away; whole for components */
} lele_screen;

/* NULL when memory is short. */
lele_screen *lele_screen_new(const lele_layout *layout);

/* Screens the graph; again for the same one it costs nothing, and after a change what new links
 * are led to. */
void lele_screen_run(lele_screen *screen, const lele_graph *graph);

/* The others are asked after a screening that was not `full`. */

/* The literals that this one (of a node with strong links) leads to and is led to by: a loop
 * through it is among them.  They are a component, known by one of them. */
int lele_screen_component(lele_screen *screen, const lele_graph *graph, int node, int on);

/* The literals that are not of the component. */
void lele_screen_outside(const lele_screen *screen, const lele_graph *graph, int component,
                         uint64_t ret[2][LELE_GRAPH_WORDS]);

/* The candidates that are off when this one is on. */
const uint64_t *lele_screen_reach(lele_screen *screen, const lele_graph *graph, int candidate);

#endif
