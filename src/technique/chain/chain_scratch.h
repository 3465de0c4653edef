/*
 * The link graphs of a search, and the memory for walks and routes through them.  Chains, Kraken
 * fish, almost locked sets and forcing chains share them.
 */
#ifndef LELE_TECHNIQUE_CHAIN_CHAIN_SCRATCH_H
#define LELE_TECHNIQUE_CHAIN_CHAIN_SCRATCH_H

#include "technique/chain/graph.h"
#include "technique/chain/route.h"
#include "technique/chain/screen.h"
#include "technique/search.h"

enum { LELE_CHAIN_GRAPHS = 3 };

struct lele_chain_scratch {
    /* [0] has candidates only, [1] also groups or sets, [2] also cells that sets force.  Finders
     * need them in turn in one position, so all are kept, and the first two are updated. */
    lele_graph *graphs[LELE_CHAIN_GRAPHS];
    lele_screen *screens[LELE_CHAIN_GRAPHS];
    lele_graph *graph; /* those of the last call of lele_search_graph */
    lele_screen *screen;
    lele_walk walk;
    lele_route route;
};

static inline struct lele_chain_scratch *lele_chain_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_chain);
}

/* The link graph of the position. */
lele_graph *lele_search_graph(const struct lele_search *search, lele_graph_scope scope);

#endif
