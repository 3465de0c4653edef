/* Working memory of the advanced families, see advanced.h. */
#include "technique/advanced.h"

#include <stdlib.h>

struct lele_advanced *lele_advanced_new(const lele_layout *layout)
{
    struct lele_advanced *advanced = calloc(1, sizeof *advanced);
    if (advanced == NULL)
        return NULL;
    advanced->net = calloc(1, sizeof *advanced->net);
    advanced->sets = calloc(1, sizeof *advanced->sets);
    advanced->als_links = malloc(sizeof *advanced->als_links);
    advanced->als_walk = malloc(lele_als_walk_size());
    advanced->walk = malloc(sizeof *advanced->walk);
    advanced->route = malloc(sizeof *advanced->route);
    for (int i = 0; i < 2; i++) {
        advanced->graphs[i] = lele_graph_new(layout, advanced->sets);
        advanced->screens[i] = lele_screen_new(layout);
    }
    advanced->closures = lele_closures_new(layout);
    advanced->net_memory = lele_net_memory_new(layout);
    advanced->collector = malloc(sizeof *advanced->collector);
    advanced->chain_lists = malloc(sizeof *advanced->chain_lists);
    if (advanced->net == NULL || advanced->sets == NULL || advanced->als_links == NULL ||
        advanced->als_walk == NULL || advanced->graphs[0] == NULL || advanced->graphs[1] == NULL ||
        advanced->walk == NULL || advanced->route == NULL || advanced->screens[0] == NULL ||
        advanced->screens[1] == NULL || advanced->closures == NULL ||
        advanced->net_memory == NULL || advanced->collector == NULL ||
        advanced->chain_lists == NULL) {
        lele_advanced_free(advanced);
        return NULL;
    }
    advanced->als_links->valid = advanced->chain_lists->valid = false;
    return advanced;
}

void lele_advanced_free(struct lele_advanced *advanced)
{
    if (advanced == NULL)
        return;
    free(advanced->net);
    free(advanced->sets);
    free(advanced->als_links);
    free(advanced->als_walk);
    for (int i = 0; i < 2; i++) {
        free(advanced->graphs[i]);
        free(advanced->screens[i]);
    }
    free(advanced->walk);
    free(advanced->route);
    lele_closures_free(advanced->closures);
    free(advanced->net_memory);
    free(advanced->collector);
    free(advanced->chain_lists);
    free(advanced);
}

lele_graph *lele_search_graph(const struct lele_search *search, lele_graph_scope scope)
{
    struct lele_advanced *advanced = lele_search_advanced(search);
    const int which = scope != LELE_GRAPH_PLAIN;
    advanced->graph = advanced->graphs[which];
    advanced->screen = advanced->screens[which];
    lele_graph_make(advanced->graph, search->board, scope, lele_search_largest_set(search));
    return advanced->graph;
}
