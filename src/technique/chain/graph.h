/*
 * The link graph of a position, which all chains share.
 *
 * A node means "this digit is in one of these cells".  It is a candidate, a group (the places of a
 * digit where two units cross) or one digit of an almost locked set.  Of two nodes with a strong
 * link at least one is on, of two with a weak link at most one.  Candidates have the first
 * numbers, so the first part of a bit set of nodes is a bit set of candidates.  Other nodes exist
 * while they have strong links; without any, no chain can pass through them.
 *
 * The weak links of a node to candidates are a bit set.  Those to other nodes are few among many
 * and are listed.
 *
 * During a solve candidates only disappear, and the graph is updated.  A strong link has an
 * source: a cell, a digit in a unit, or a set.  Only sources that changed remove their links and
 * add them again; all other links and nodes stay as they are, numbers included.  The order of the
 * lists follows from the position alone, not from its history: strong links are ordered by source
 * (cell, units, sets), weak links by lele_graph_before.
 */
#ifndef LELE_TECHNIQUE_CHAIN_GRAPH_H
#define LELE_TECHNIQUE_CHAIN_GRAPH_H

#include "technique/als_list.h"

enum {
    LELE_GRAPH_NODES = 4096,
    LELE_GRAPH_WORDS = LELE_GRAPH_NODES / 64,
    LELE_GRAPH_STRONG = 1 << 16,
    LELE_GRAPH_WEAK = 1 << 18, /* links to nodes that are no candidates */
    LELE_GRAPH_NONE = 0xFFFF,
};

/* The kinds of nodes: candidates, then also groups, then also almost locked sets.  The last scope
 * has also the cells that a set forces (graph_forced.c); it is for lists of all chains, and its
 * graph is always made anew. */
typedef enum lele_graph_scope {
    LELE_GRAPH_PLAIN,
    LELE_GRAPH_GROUPS,
    LELE_GRAPH_SETS,
    LELE_GRAPH_FORCED,
} lele_graph_scope;

typedef struct lele_graph_node {
    lele_cellset cells;
    uint16_t next; /* the next node of its digit with the same first cell */
    uint8_t digit;
} lele_graph_node;

/* A strong link in the list of a node; 0 ends a list. */
typedef struct lele_graph_link {
    uint16_t to;
    uint16_t next;
    uint16_t set; /* the source: an index of the graph's `set`, or LELE_GRAPH_NONE ... */
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
    uint16_t index; /* in the list of sets; for a free entry the next free one + 1 */
    lele_digits useful;
    uint8_t count;
    uint16_t nodes[LELE_MAX_SIZE];
} lele_graph_set;

/* The crossings of a unit with units that share two or more cells with it: masks of the indices of
 * these cells in the unit. */
typedef struct lele_graph_crossings {
    int count;
    uint16_t mask[LELE_MAX_UNITS];
} lele_graph_crossings;

typedef struct lele_graph {
    const lele_board *board;           /* of this search; the board of an earlier one may be gone */
    const lele_layout *layout;         /* of the position that it shows */
    lele_digits known[LELE_MAX_CELLS]; /* the candidates of the position that it shows */
    bool valid;
    bool full;       /* some nodes or links had no room */
    uint32_t serial; /* changes with every update */
    lele_graph_scope scope;
    int largest;                      /* cells of a set */
    int candidate_count;              /* includes candidates that were removed since */
    int node_count;                   /* numbers in use, and gaps */
    int words;                        /* 64-bit words of a set of nodes */
    int candidate_words;              /* 64-bit words of a set of candidates */
    uint64_t alive[LELE_GRAPH_WORDS]; /* the candidates that were not removed */
    uint16_t node_of[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
    lele_graph_node nodes[LELE_GRAPH_NODES];
    /* the first node that is no candidate, by digit and first cell; 0: none */
    uint16_t first_at[LELE_MAX_SIZE + 1][LELE_MAX_CELLS];
    uint16_t free_node;
    int idle_count;
    uint16_t idle[LELE_GRAPH_NODES]; /* groups and sets without strong links during an update */
    uint16_t strong_first[LELE_GRAPH_NODES], strong_last[LELE_GRAPH_NODES];
    int strong_count; /* entries used so far; free ones are listed */
    uint16_t free_strong;
    lele_graph_link strong[LELE_GRAPH_STRONG];
    int fresh_count; /* strong links that the last update added; -1: too many, or all */
    struct {
        uint16_t a, b;
    } fresh[LELE_GRAPH_NODES];
    uint32_t weak_first[LELE_GRAPH_NODES];
    uint32_t listed_count, free_listed;
    lele_graph_listed listed[LELE_GRAPH_WEAK];
    lele_als_list *sets;
    uint32_t stamp; /* sets with a later stamp have no links yet */
    int linked_count;
    uint16_t linked[LELE_ALS_MAX]; /* the sets that have links, in the order of the list */
    int set_count;
    uint16_t free_set;
    lele_graph_set set[LELE_ALS_MAX];
    lele_graph_crossings crossings[LELE_MAX_UNITS];
    uint64_t weak[]; /* node_count rows of `candidate_words` */
} lele_graph;

/* NULL when memory is short. */
lele_graph *lele_graph_new(const lele_layout *layout);

/* Makes the graph of a position.  For the same candidates as before nothing is done; for a later
 * stage of the same solve the graph is updated.  With scope LELE_GRAPH_SETS, `sets` is always the
 * same list; sets have at most `largest` cells. */
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

/* The cell that the set of a strong link forces: the end of the link outside the set; -1 when both
 * ends are in the set. */
int lele_graph_forced_cell(const lele_graph *graph, const lele_graph_link *link, int from, int to);

/* The set that is the source of a strong link, as an index of the list of sets. */
static inline int lele_graph_set_of(const lele_graph *graph, const lele_graph_link *link)
{
    return graph->set[link->set].index;
}

/*
 * A walk: a breadth-first search from one literal along alternating links.  It gives all literals
 * that follow, each by a shortest path.
 */
typedef struct lele_walk {
    const lele_graph *graph;
    int start;
    int start_on;
    uint64_t seen[2][LELE_GRAPH_WORDS]; /* [0] nodes that are off, [1] nodes that are on */
    uint16_t parent[2][LELE_GRAPH_NODES];
    uint16_t distance[2][LELE_GRAPH_NODES]; /* links from the start */
    int queue_count;
    uint16_t queue[2 * LELE_GRAPH_NODES]; /* literals in the order of the search: node * 2 + on */
    /* the literals that a conclusion depends on, and their index in a step */
    uint64_t needed[2][LELE_GRAPH_WORDS];
    uint16_t place[2][LELE_GRAPH_NODES];
} lele_walk;

/* `limit`: the greatest length of a path, in links. */
void lele_walk_run(lele_walk *walk, const lele_graph *graph, int start, int on, int limit);

/* Stops when all goals are reached: one or more literals, written as in the queue. */
void lele_walk_towards(lele_walk *walk, const lele_graph *graph, int start, int on, int goal_count,
                       const uint16_t *goals);

/* Like lele_walk_run, but never reaches a literal of `outside` (off, on). */
void lele_walk_inside(lele_walk *walk, const lele_graph *graph, int start, int on, int limit,
                      uint64_t outside[2][LELE_GRAPH_WORDS]);

/* From several nodes that are off at once; each path starts with one of them. */
void lele_walk_fan(lele_walk *walk, const lele_graph *graph, const uint64_t *off, int limit);

/* The path to a literal that was reached, start first; returns its number of nodes. */
int lele_walk_path(const lele_walk *walk, int node, int on, uint16_t ret[LELE_GRAPH_NODES]);

/* Clears `needed`; adds the path to a literal to it and returns how many literals are new there. */
void lele_walk_forget(lele_walk *walk);
int lele_walk_need(lele_walk *walk, int node, int on);

/* The strong link between two nodes; NULL when there is none. */
const lele_graph_link *lele_graph_strong(const lele_graph *graph, int from, int to);

/* The order of nodes, which follows from the position alone: candidates by number, then the others
 * by digit and by cells; of two, the one that has the first cell in which they differ is first.
 * lele_graph_in_order lists all nodes in this order and returns their number. */
bool lele_graph_before(const lele_graph *graph, int a, int b);
int lele_graph_in_order(const lele_graph *graph, uint16_t ret[LELE_GRAPH_NODES]);

/* The lele_node_kind of a node, for a step. */
int lele_graph_kind(const lele_graph *graph, int node);

/* The unit of a weak link, or LELE_LINK_CELL; LELE_LINK_OTHER when no unit has both nodes. */
int lele_graph_weak_unit(const lele_graph *graph, int from, int to);

#endif
