/*
 * The link graph of a position: one for all chains.
 *
 * A node says "this digit is in one of these cells": a candidate, a group (the places of a
 * digit where two units cross) or an almost locked set with one of its digits.  A strong link:
 * one of the two holds.  A weak link: not both hold.  The candidates come first, so that bit
 * sets of nodes are bit sets of candidates in their first part.  Other nodes are there as long
 * as they have strong links: else they lead nowhere.
 *
 * Weak links to candidates are a bit set a node; those to other nodes, few among many, are
 * listed.
 *
 * While a puzzle is being solved candidates only go.  What does not touch a change stays as it
 * is, numbers included: the source of a strong link is a cell, a digit in a unit or a set, and only
 * the links of sources that changed are removed and added again.  The order of a list follows from
 * the position, not from the moves that led to it: strong links by their source (cell, units,
 * sets), weak ones by the cells that they lead to.
 */
#ifndef LELE_TECHNIQUE_CHAIN_GRAPH_H
#define LELE_TECHNIQUE_CHAIN_GRAPH_H

#include "technique/als_list.h"

enum {
    LELE_GRAPH_NODES = 4096,
    LELE_GRAPH_WORDS = LELE_GRAPH_NODES / 64,
    LELE_GRAPH_STRONG = 1 << 16,
    LELE_GRAPH_WEAK = 1 << 18, /* to nodes that are no candidates */
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
    uint16_t next; /* the others of its digit with the same first cell */
    uint8_t digit;
} lele_graph_node;

/* A strong link as it lies in the list of a node; 0 ends a list. */
typedef struct lele_graph_link {
    uint16_t to;
    uint16_t next;
    uint16_t set; /* where it comes from: one of the graph's sets, or LELE_GRAPH_NONE ... */
    uint8_t unit; /* ... and a unit, LELE_LINK_CELL or LELE_LINK_ALS */
} lele_graph_link;

/* A weak link to a node that is no candidate. */
typedef struct lele_graph_listed {
    uint32_t next;
    uint16_t to;
} lele_graph_listed;

/* An almost locked set whose links are in the graph. */
typedef struct lele_graph_set {
    uint32_t stamp; /* see als_list.h */
    uint16_t index; /* in the list of sets; the next one + 1 where it is free */
    lele_digits useful;
    uint8_t count;
    uint16_t nodes[LELE_MAX_SIZE];
} lele_graph_set;

/* Where a unit shares two cells or more with other units: its cells there, by their index in the
 * unit. */
typedef struct lele_graph_crossings {
    int count;
    uint16_t mask[LELE_MAX_UNITS];
} lele_graph_crossings;

typedef struct lele_graph {
    const lele_board *board;
    lele_digits known[LELE_MAX_CELLS]; /* the candidates that it was made for */
    bool valid;
    bool full;       /* some nodes or links had no room */
    uint32_t serial; /* another one with every change */
    lele_graph_scope scope;
    int largest;                      /* cells of a set */
    int candidate_count;              /* the first nodes, those that are gone included */
    int node_count;                   /* ... and others, with gaps */
    int words;                        /* 64-bit words of a set of nodes */
    int candidate_words;              /* ... of a set of candidates */
    uint64_t alive[LELE_GRAPH_WORDS]; /* the candidates that are not gone */
    uint16_t node_of[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
    lele_graph_node nodes[LELE_GRAPH_NODES];
    /* the nodes that are no candidates, by digit and first cell; 0: none */
    uint16_t first_at[LELE_MAX_SIZE + 1][LELE_MAX_CELLS];
    uint16_t free_node;
    int idle_count;
    uint16_t idle[LELE_GRAPH_NODES]; /* those that lost their last strong link in this change */
    uint16_t strong_first[LELE_GRAPH_NODES], strong_last[LELE_GRAPH_NODES];
    int strong_count; /* entries that were ever in use */
    uint16_t free_strong;
    lele_graph_link strong[LELE_GRAPH_STRONG];
    int fresh_count; /* the strong links that the last change added; -1: too many, or all */
    struct {
        uint16_t a, b;
    } fresh[LELE_GRAPH_NODES];
    uint32_t weak_first[LELE_GRAPH_NODES];
    uint32_t listed_count, free_listed;
    lele_graph_listed listed[LELE_GRAPH_WEAK];
    lele_als_list *sets;
    uint32_t stamp; /* sets with a later one have no links yet */
    int linked_count;
    uint16_t linked[LELE_ALS_MAX]; /* those that have, in the order of the list */
    int set_count;
    uint16_t free_set;
    lele_graph_set set[LELE_ALS_MAX];
    lele_graph_crossings crossings[LELE_MAX_UNITS];
    uint64_t weak[]; /* node_count rows of `candidate_words` */
} lele_graph;

/* NULL when memory is short.  Nodes are limited to what the layout can have. */
lele_graph *lele_graph_new(const lele_layout *layout);

/* Makes the graph of a position; again for the same candidates this costs nothing, and for a later
 * position what changed.  Where sets belong to the scope they are those of `sets`, always the
 * same list, with at most `largest` cells. */
void lele_graph_make(lele_graph *graph, const lele_board *board, lele_graph_scope scope,
                     lele_als_list *sets, int largest);

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
    for (uint32_t i = graph->weak_first[a]; i != 0; i = graph->listed[i].next)
        if (graph->listed[i].to == b)
            return true;
    return false;
}

/* Whether a node has strong links. */
static inline bool lele_graph_is_active(const lele_graph *graph, int node)
{
    return graph->strong_first[node] != 0;
}

/* The set that makes a strong link, as an index of the list of sets. */
static inline int lele_graph_set_of(const lele_graph *graph, const lele_graph_link *link)
{
    return graph->set[link->set].index;
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

/* No further than needed to reach the goals: literals as in the queue, of which there is one at
 * least. */
void lele_walk_towards(lele_walk *walk, const lele_graph *graph, int start, int on, int goal_count,
                       const uint16_t *goals);

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

/* The order of nodes that follows from the position: candidates by number, then by digit and by the
 * first cell that only one of two has; and all nodes in it. */
bool lele_graph_before(const lele_graph *graph, int a, int b);
int lele_graph_in_order(const lele_graph *graph, uint16_t ret[LELE_GRAPH_NODES]);

/* What a node is told as: a lele_node_kind. */
int lele_graph_kind(const lele_graph *graph, int node);

/* The unit that makes a weak link, or LELE_LINK_CELL. */
int lele_graph_weak_unit(const lele_graph *graph, int from, int to);

#endif
