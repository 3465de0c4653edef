/* Allocates the graphs and their screens, and chooses between the two; see chain_scratch.h. */
#include "technique/chain/chain_scratch.h"

#include <stdlib.h>

static void release(void *memory)
{
    struct lele_chain_scratch *scratch = memory;
    for (int i = 0; i < LELE_CHAIN_GRAPHS; i++) {
        free(scratch->graphs[i]);
        free(scratch->screens[i]);
    }
    free(scratch);
}

static void *make(const struct lele_geometry *geometry)
{
    struct lele_chain_scratch *scratch = malloc(sizeof *scratch);
    bool has_all = scratch != NULL;
    for (int i = 0; scratch != NULL && i < LELE_CHAIN_GRAPHS; i++) {
        scratch->graphs[i] = lele_graph_new(geometry->layout);
        scratch->screens[i] = lele_screen_new(geometry->layout);
        has_all &= scratch->graphs[i] != NULL && scratch->screens[i] != NULL;
    }
    if (has_all || scratch == NULL)
        return scratch;
    release(scratch);
    return NULL;
}

const struct lele_scratch_kind lele_scratch_chain = { .make = make, .release = release };

lele_graph *lele_search_graph(const struct lele_search *search, lele_graph_scope scope)
{
    struct lele_chain_scratch *scratch = lele_chain_scratch(search);
    const int which = scope == LELE_GRAPH_FORCED ? 2 : scope != LELE_GRAPH_PLAIN;
    scratch->graph = scratch->graphs[which];
    scratch->screen = scratch->screens[which];
    lele_graph_make(scratch->graph, search->board, scope, lele_als_list_scratch(search),
                    lele_als_largest(search));
    return scratch->graph;
}
