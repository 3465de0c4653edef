/* Alternating chains: declarations that the search for one step (aic.c) and the list of all steps
 * (aic_list.c) share. */
#ifndef LELE_TECHNIQUE_CHAIN_AIC_H
#define LELE_TECHNIQUE_CHAIN_AIC_H

#include <string.h>

#include "technique/chain/collector.h"
#include "technique/chain/graph.h"
#include "technique/chain/screen.h"
#include "technique/chain/route.h"

/* The shortest chain of each form in the last graph. */
struct lele_chain_best {
    bool valid;
    lele_graph_scope scope;
    uint32_t serial; /* of the graph */
    bool has[LELE_AIC_FORMS];
    bool looked_for_loops;
    struct lele_chain_found at[LELE_AIC_FORMS];
};

/* All chains of each form in the last graph: one search from a node serves all forms. */
struct lele_chain_lists {
    bool valid;
    lele_graph_scope scope;
    uint32_t serial;
    struct lele_collector of[LELE_AIC_FORMS];
};

struct lele_aic_scratch {
    struct lele_chain_best best;
    struct lele_chain_lists lists;
    struct lele_chain_lists forced; /* of the graph in which sets force cells */
};

enum { LELE_AIC_PLACES = 1, LELE_AIC_REMOVES = 2, LELE_AIC_CLEARS_CELL = 3 }; /* discontinuous */
enum { LELE_AIC_OUTSIDE = 1 }; /* continuous: without the eliminations in the cells of the loop */

struct lele_chains {
    struct lele_search *search;
    const lele_graph *graph;
    lele_walk *walk;
    lele_route *route;
    lele_screen *screen;
    struct lele_chain_lists *lists;  /* for mode ALL */
    struct lele_chain_best *best;    /* for the other modes */
    uint64_t gone[LELE_GRAPH_WORDS]; /* candidates that a chain eliminates */
};

/* All chains of a form, one for each set of conclusions.  In the graph with groups and sets, only
 * chains that contain a group or a set. */
const struct lele_collector *lele_chains_list(struct lele_chains *chains, enum lele_aic_form form);

/* The path of one of them; returns its number of nodes. */
int lele_chains_path(struct lele_chains *chains, const struct lele_chain_found *found,
                     enum lele_aic_form form, uint16_t ret[LELE_GRAPH_NODES]);

static inline void lele_chains_clear_gone(struct lele_chains *chains)
{
    memset(chains->gone, 0, (size_t)chains->graph->candidate_words * sizeof *chains->gone);
}

static inline bool lele_chains_gone_any(const struct lele_chains *chains)
{
    for (int w = 0; w < chains->graph->candidate_words; w++)
        if (chains->gone[w] != 0)
            return true;
    return false;
}

/* Whether the ends share no candidate.  A chain whose ends share one proves it, or proves no more
 * than its last link. */
static inline bool lele_chain_ends_apart(const lele_graph *graph, int start, int end)
{
    const lele_graph_node *a = &graph->nodes[start], *b = &graph->nodes[end];
    return a->digit != b->digit || !lele_cellset_meets(&a->cells, &b->cells);
}

/* Adds the candidates that both nodes see. */
void lele_chain_add_common(const lele_graph *graph, int a, int b, uint64_t *gone);

/* Adds the candidates that a continuous loop eliminates. */
void lele_chain_add_loop(const lele_graph *graph, const uint16_t *path, int count, uint64_t *gone);

/* Keeps only the candidates outside the cells of the loop, and the others of a cell that has both
 * ends of a weak link: what HoDoKu eliminates. */
void lele_chain_keep_outside(const lele_graph *graph, const uint16_t *path, int count,
                             uint64_t *gone);

/* Whether a path contains a group or a set; `on`: whether its first node is on. */
bool lele_chain_is_grouped(const lele_graph *graph, const uint16_t *path, int count, int on);

#endif
