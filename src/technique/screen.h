/*
 * Screening a link graph: what every candidate takes away when it is on, however long the
 * way, for all at once and without telling the way.
 */
#ifndef LELE_TECHNIQUE_SCREEN_H
#define LELE_TECHNIQUE_SCREEN_H

#include "technique/graph.h"

enum { LELE_SCREEN_LITERALS = 2 * LELE_GRAPH_NODES, LELE_SCREEN_LINKS = 1 << 18 };

/* A literal, and where it leads: to[first] up to to[end]. */
typedef struct lele_screen_literal {
    uint32_t first, end;
    uint32_t next;          /* the search: where to go on */
    uint16_t order, low;    /* ... when it came here; 0: not yet */
    uint16_t component;     /* the literal by which its component was entered */
    uint16_t size, members; /* of those: the literals of the component, and where they are listed */
} lele_screen_literal;

typedef struct lele_screen {
    bool valid;
    bool full;       /* the graph has not all nodes and links: everything counts as refuted */
    uint32_t serial; /* of the graph */
    int words;       /* of a set of candidates */
    size_t stride;   /* ... as they lie behind each other, a multiple of four */
    uint64_t refuted[LELE_GRAPH_WORDS];           /* the candidates that lead to their own off */
    uint64_t active[LELE_GRAPH_WORDS];            /* nodes with strong links */
    lele_screen_literal at[LELE_SCREEN_LITERALS]; /* node * 2 + on */
    uint16_t to[LELE_SCREEN_LINKS];               /* literals of active nodes */
    /* the search for components */
    int entered, open_count, depth, member_count;
    uint16_t members[LELE_SCREEN_LITERALS]; /* by component */
    uint16_t open[LELE_SCREEN_LITERALS], path[LELE_SCREEN_LITERALS];
    uint64_t reached[LELE_GRAPH_WORDS]; /* the candidates whose reach is worked out */
    uint64_t *reach;
    uint64_t sets[]; /* by literal: the candidates that it takes away; whole for components */
} lele_screen;

/* NULL when memory is short. */
lele_screen *lele_screen_new(const lele_layout *layout);

/* Screens the graph; again for the same one it costs nothing. */
void lele_screen_run(lele_screen *screen, const lele_graph *graph);

/* The literals that this one (of a node with strong links) leads to and is led to by: a loop
 * through it is among them.  They are a component, known by one of them. */
static inline int lele_screen_component(const lele_screen *screen, int node, int on)
{
    return screen->at[node * 2 + on].component;
}

/* Not after a screening that was `full`: the literals that are not of the component. */
void lele_screen_outside(const lele_screen *screen, const lele_graph *graph, int component,
                         uint64_t ret[2][LELE_GRAPH_WORDS]);

/* The candidates that are off when this one is on.  Not after a screening that was `full`. */
const uint64_t *lele_screen_reach(lele_screen *screen, const lele_graph *graph, int candidate);

#endif
