/*
 * The link graph of a position: one for all chains.
 *
 * A node says "this digit is in one of these cells": a candidate, a group (the places of a
 * digit where two units cross) or an almost locked set with one of its digits.  A strong link:
 * one of the two holds.  A weak link: not both hold.  The candidates come first, so that bit
 * sets of nodes are bit sets of candidates in their first part.
 *
 * Weak links to candidates are a bit set a node; those to other nodes, few among many, are
 * listed, as far as the others have strong links: else they lead nowhere.
 *
 * While a puzzle is being solved candidates only go.  Those that stay keep their numbers and
 * weak links; a node that is gone has no links.
 */
#ifndef LELE_TECHNIQUE_GRAPH_H
#define LELE_TECHNIQUE_GRAPH_H

#include "technique/als.h"
#include "technique/net.h"

enum {
    LELE_GRAPH_NODES = 4096,
    LELE_GRAPH_WORDS = LELE_GRAPH_NODES / 64,
    LELE_GRAPH_STRONG = 1 << 16,
    LELE_GRAPH_WEAK = 1 << 18, /* to nodes that are no candidates */
    LELE_GRAPH_SLOTS = 1 << 14,
    LELE_GRAPH_NONE = 0xFFFF,
};

/* How much the graph knows; each includes the ones before. */
typedef enum lele_graph_scope {
    LELE_GRAPH_PLAIN,
    LELE_GRAPH_GROUPS,
    LELE_GRAPH_SETS,
} lele_graph_scope;

typedef struct lele_graph_node {
    lele_cellset cells;
    uint64_t cells_word; /* the same as a word, see compact.h; 0 where the digit is too wide */
    uint64_t sees_word;  /* the places that see all of them */
    uint8_t digit;
    uint8_t kind; /* lele_node_kind */
} lele_graph_node;

typedef struct lele_graph_link {
    uint16_t to;
    uint16_t als;
    uint16_t from;
    uint8_t unit; /* or LELE_LINK_CELL, LELE_LINK_ALS */
} lele_graph_link;

/* Two units that share two cells or more. */
typedef struct lele_graph_crossing {
    lele_cellset both;
    uint8_t u, v;
} lele_graph_crossing;

typedef struct lele_graph {
    const lele_board *board;
    lele_digits known[LELE_MAX_CELLS];
    bool valid;
    bool full;       /* some nodes or links had no room */
    uint32_t serial; /* another one with every building */
    lele_graph_scope scope;
    int largest;         /* cells of a set */
    int candidate_count; /* the first nodes, those that are gone included */
    int node_count;
    int words;                        /* 64-bit words of a set of nodes */
    int candidate_words;              /* ... of a set of candidates */
    uint64_t alive[LELE_GRAPH_WORDS]; /* the candidates that are not gone */
    uint16_t node_of[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
    lele_graph_node nodes[LELE_GRAPH_NODES];
    int strong_count;
    uint32_t strong_start[LELE_GRAPH_NODES + 1];
    lele_graph_link strong[LELE_GRAPH_STRONG];
    lele_als_list *sets;
    int crossing_count;
    lele_graph_crossing crossings[LELE_MAX_UNITS * LELE_MAX_UNITS / 2];
    uint32_t weak_start[LELE_GRAPH_NODES + 1];
    uint16_t weak_nodes[LELE_GRAPH_WEAK]; /* by node, in order: the others that it sees */
    /* building: links before they are sorted by node */
    lele_graph_link raw[LELE_GRAPH_STRONG];
    int weak_count;
    struct {
        uint16_t from, to;
    } raw_weak[LELE_GRAPH_WEAK];
    uint16_t by_digit[LELE_GRAPH_NODES];
    uint16_t slots[LELE_GRAPH_SLOTS]; /* node + 1 by digit and cells */
    int used_count;                   /* slots in use, for a quick reset */
    uint16_t used[LELE_GRAPH_NODES];
    uint64_t weak[]; /* node_count rows of `candidate_words` */
} lele_graph;

/* NULL when memory is short.  Nodes are limited to what the layout can have. */
lele_graph *lele_graph_new(const lele_layout *layout, lele_als_list *sets);

/* Builds the graph of a position, with sets of at most `largest` cells; again for the same candidates it costs nothing. */
void lele_graph_make(lele_graph *graph, const lele_board *board, lele_graph_scope scope,
                     int largest);

/* The candidates that a node sees. */
static inline const uint64_t *lele_graph_weak(const lele_graph *graph, int node)
{
    return graph->weak + (size_t)node * (size_t)graph->candidate_words;
}

static inline bool lele_nodes_have(const uint64_t *set, int node)
{
    return (set[node >> 6] >> (node & 63) & 1) != 0;
}

static inline void lele_nodes_add(uint64_t *set, int node)
{
    set[node >> 6] |= UINT64_C(1) << (node & 63);
}

/* Whether there is a weak link between two nodes. */
static inline bool lele_graph_sees(const lele_graph *graph, int a, int b)
{
    if (a < graph->candidate_count || b < graph->candidate_count)
        return a < b ? lele_nodes_have(lele_graph_weak(graph, b), a)
                     : lele_nodes_have(lele_graph_weak(graph, a), b);
    for (uint32_t i = graph->weak_start[a]; i < graph->weak_start[a + 1]; i++)
        if (graph->weak_nodes[i] == b)
            return true;
    return false;
}

/*
 * A walk: everything that follows from one node being on or off along alternating links,
 * each by a shortest path.
 */
typedef struct lele_walk {
    const lele_graph *graph;
    int start;
    int start_on;
    uint64_t seen[2][LELE_GRAPH_WORDS]; /* [0] nodes that are off, [1] nodes that are on */
    uint16_t parent[2][LELE_GRAPH_NODES];
    uint16_t distance[2][LELE_GRAPH_NODES]; /* links from the start */
    int queue_count;
    uint16_t queue[2 * LELE_GRAPH_NODES]; /* literals as reached: node * 2 + on */
    /* what a conclusion rests on, and where that stands in a step */
    uint64_t needed[2][LELE_GRAPH_WORDS];
    uint16_t place[2][LELE_GRAPH_NODES];
} lele_walk;

/* `limit`: the most links to go. */
void lele_walk_run(lele_walk *walk, const lele_graph *graph, int start, int on, int limit);

/* The same among some literals only: never to those of `outside` (off, on). */
void lele_walk_inside(lele_walk *walk, const lele_graph *graph, int start, int on, int limit,
                      uint64_t outside[2][LELE_GRAPH_WORDS]);

/* The path to a literal that was reached, start first; returns its number of nodes. */
int lele_walk_path(const lele_walk *walk, int node, int on, uint16_t ret[LELE_GRAPH_NODES]);

/* Forgets what is needed; marks the path to a literal as needed and returns how many of its
 * literals were not yet. */
void lele_walk_forget(lele_walk *walk);
int lele_walk_need(lele_walk *walk, int node, int on);

/* The strong link between two nodes; NULL when there is none. */
const lele_graph_link *lele_graph_strong(const lele_graph *graph, int from, int to);

/* The unit that makes a weak link, or LELE_LINK_CELL. */
int lele_graph_weak_unit(const lele_graph *graph, int from, int to);

#endif
