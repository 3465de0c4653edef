/*
 * The working memory of the advanced families: chains, sets, nets, forcing.
 *
 * Made once an engine; finding allocates nothing.  The graph and the list of sets belong to
 * the position they were last asked for and are made again only when its candidates differ.
 */
#ifndef LELE_TECHNIQUE_ADVANCED_H
#define LELE_TECHNIQUE_ADVANCED_H

#include "technique/chain/aic.h"
#include "technique/als/als_links.h"
#include "technique/net/closure.h"
#include "technique/chain/collector.h"
#include "technique/chain/route.h"
#include "technique/find/fish_search.h"
#include "technique/chain/graph.h"
#include "technique/net/nested.h"
#include "technique/net/net.h"
#include "technique/net/net_memory.h"
#include "technique/chain/screen.h"
#include "technique/engine.h"

enum { LELE_TEMPLATES_KEPT = 12 };

/* What templates tell of the places of a digit. */
struct lele_digit_templates {
    lele_cellset places; /* that this is about */
    uint64_t lacking;    /* units without the digit */
    lele_cellset wrong;  /* places in no template */
    bool doubtful;       /* a search was given up */
    int found_count;
    lele_cellset found[LELE_TEMPLATES_KEPT]; /* templates that have all other places */
};

struct lele_advanced {
    lele_net *net;
    lele_als_list *sets;
    lele_als_links *als_links;
    struct lele_als_walk *als_walk;
    /* Graphs of candidates only, and with groups and sets: both are asked for in turn in one
     * position.  The two pointers are those of the last one asked for. */
    lele_graph *graphs[2];
    lele_screen *screens[2];
    lele_graph *graph;
    lele_screen *screen;
    lele_walk *walk;
    lele_route *route;
    lele_contradiction conflict; /* of the last walk */
    struct lele_closures *closures;
    lele_net_memory *net_memory;
    struct lele_collector *collector;
    struct lele_chain_best chain_best;
    struct lele_chain_lists *chain_lists;
    struct lele_nested nested;
    struct lele_digit_templates templates[LELE_MAX_SIZE + 1]; /* see template_search.c */
    struct lele_fish_digit fish_digits[LELE_MAX_SIZE + 1];
    /* Kraken fish: what a place of a digit takes away, the candidates that one can eliminate (by
     * type), and the graph that these were drawn in. */
    uint64_t reach[LELE_MAX_SIZE + 1][LELE_FISH_PLACES][LELE_GRAPH_WORDS];
    uint64_t victims[LELE_MAX_SIZE + 1][2][LELE_GRAPH_WORDS];
    uint32_t reach_of[LELE_MAX_SIZE + 1]; /* its serial; 0: none */
};

/* Of the walk in als_chain.c. */
size_t lele_als_walk_size(void);

/* NULL when memory is short. */
struct lele_advanced *lele_advanced_new(const lele_layout *layout);
void lele_advanced_free(struct lele_advanced *advanced);

/* How large almost locked sets may be in this search. */
static inline int lele_search_largest_set(const struct lele_search *search)
{
    return search->mode == LELE_SEARCH_ALL ? search->layout->size : LELE_ALS_HANDY;
}

static inline struct lele_advanced *lele_search_advanced(const struct lele_search *search)
{
    return search->engine->advanced;
}

/* The link graph of the position. */
lele_graph *lele_search_graph(const struct lele_search *search, lele_graph_scope scope);

#endif
