/* Working memory of the advanced families, see advanced.h. */
#include "technique/advanced.h"

#include <stdlib.h>

struct lele_advanced *lele_advanced_new(const lele_layout *layout)
{
    struct lele_advanced *advanced = calloc(1, sizeof *advanced);
    if (advanced == NULL)
        return NULL;
    advanced->net = calloc(1, sizeof *advanced->net);
    advanced->sets = malloc(sizeof *advanced->sets);
    advanced->als_links = malloc(sizeof *advanced->als_links);
    advanced->als_walk = malloc(lele_als_walk_size());
    advanced->graph = lele_graph_new(layout, advanced->sets);
    advanced->walk = malloc(sizeof *advanced->walk);
    advanced->screen = lele_screen_new(layout);
    advanced->closures = lele_closures_new(layout);
    advanced->collector = malloc(sizeof *advanced->collector);
    if (advanced->net == NULL || advanced->sets == NULL || advanced->als_links == NULL ||
        advanced->als_walk == NULL || advanced->graph == NULL || advanced->walk == NULL ||
        advanced->screen == NULL || advanced->closures == NULL || advanced->collector == NULL) {
        lele_advanced_free(advanced);
        return NULL;
    }
    advanced->sets->valid = false;
    advanced->sets->compact.layout = NULL;
    advanced->als_links->valid = false;
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
    free(advanced->graph);
    free(advanced->walk);
    free(advanced->screen);
    lele_closures_free(advanced->closures);
    free(advanced->collector);
    free(advanced);
}
