/* A cache of layouts by name: a linked list, because programs use only a handful of them. */
#include "lele/layout.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next;
    lele_layout layout;
};

struct lele_layouts {
    struct node *first;
};

lele_layouts *lele_layouts_new(void)
{
    return calloc(1, sizeof(lele_layouts));
}

void lele_layouts_free(lele_layouts *layouts)
{
    if (layouts == NULL)
        return;
    for (struct node *node = layouts->first, *next; node != NULL; node = next) {
        next = node->next;
        free(node);
    }
    free(layouts);
}

static const lele_layout *find(const lele_layouts *layouts, const char *name)
{
    for (const struct node *node = layouts->first; node != NULL; node = node->next)
        if (strcmp(node->layout.name, name) == 0)
            return &node->layout;
    return NULL;
}

const lele_layout *lele_layouts_get(lele_layouts *layouts, const char *name, lele_problem *problem)
{
    const lele_layout *known = find(layouts, name);
    if (known != NULL)
        return known;
    struct node *node = malloc(sizeof *node);
    if (node == NULL) {
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    if (lele_layout_init(&node->layout, name, problem) != LELE_OK) {
        free(node);
        return NULL;
    }
    known = find(layouts, node->layout.name); /* `name` was an alias */
    if (known != NULL) {
        free(node);
        return known;
    }
    node->next = layouts->first;
    layouts->first = node;
    return &node->layout;
}
