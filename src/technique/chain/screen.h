/*
 * Screen: a test of the whole link graph before any walk.  It computes, for every candidate, the
 * candidates that are off when it is on, by paths of any length and without the paths.
 */
#ifndef LELE_TECHNIQUE_CHAIN_SCREEN_H
#define LELE_TECHNIQUE_CHAIN_SCREEN_H

#include "technique/chain/graph.h"

enum { LELE_SCREEN_LITERALS = 2 * LELE_GRAPH_NODES };

typedef struct lele_screen_literal {
    uint16_t order, low;    /* the numbers of Tarjan's algorithm; order 0: not visited */
    uint16_t component;     /* the root of its component: the literal that was visited first */
    uint16_t size, members; /* for roots: number of literals, and their index in `members` */
} lele_screen_literal;

/* A literal on the path of the search, and its next successor. */
typedef struct lele_screen_stop {
    uint64_t rest; /* candidates left in the word */
    uint32_t next; /* the next entry in the list of the node */
    uint16_t word;
    uint16_t literal;
} lele_screen_stop;

typedef struct lele_screen {
    bool valid;
    bool full;       /* the graph lacks nodes or links: all candidates count as refuted */
    uint32_t serial; /* of the graph */
    int words;       /* of a set of candidates */
    size_t stride;   /* words from one set to the next, a multiple of four */
    uint64_t refuted[LELE_GRAPH_WORDS];           /* candidates that are off if they are on */
    uint64_t active[LELE_GRAPH_WORDS];            /* candidates with strong links */
    lele_screen_literal at[LELE_SCREEN_LITERALS]; /* node * 2 + on */
    /* the search for components */
    int entered, open_count, depth, member_count;
    uint16_t members[LELE_SCREEN_LITERALS]; /* by component */
    uint16_t open[LELE_SCREEN_LITERALS];
    lele_screen_stop path[LELE_SCREEN_LITERALS];
    uint64_t reached[LELE_GRAPH_WORDS]; /* candidates whose `reach` is computed */
    uint64_t *reach;
    uint64_t sets[]; /* by literal: the candidates that it turns off; complete for roots */
} lele_screen;

/* NULL when memory is short. */
lele_screen *lele_screen_new(const lele_layout *layout);

/* Screens the graph.  For the same graph nothing is done; after an update of the graph, only
 * refuted candidates and those that reach a new strong link are examined. */
void lele_screen_run(lele_screen *screen, const lele_graph *graph);

/* The functions below require a screen that is not `full`. */

/* The strongly connected component of a literal, given by its root: all literals that follow from
 * it and from which it follows.  A loop through the literal is within it.  The node must have
 * strong links. */
int lele_screen_component(lele_screen *screen, const lele_graph *graph, int node, int on);

/* The literals outside the component. */
void lele_screen_outside(const lele_screen *screen, const lele_graph *graph, int component,
                         uint64_t ret[2][LELE_GRAPH_WORDS]);

/* The candidates that are off when this one is on. */
const uint64_t *lele_screen_reach(lele_screen *screen, const lele_graph *graph, int candidate);

#endif
