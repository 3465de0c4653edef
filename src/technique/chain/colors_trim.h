/*
 * The strong links that a colouring step needs.
 *
 * A cluster has more links than most eliminations need: between the ends of a path every second
 * link only has to say that its two cells are not both right.
 */
#ifndef LELE_TECHNIQUE_CHAIN_COLORS_TRIM_H
#define LELE_TECHNIQUE_CHAIN_COLORS_TRIM_H

#include "technique/facts.h"
#include "technique/search.h"

struct lele_color_links {
    int count;
    struct lele_strong items[LELE_MAX_STRONG];
};

/* Adds the strong links of the digit between the two colours. */
void lele_color_links_add(struct lele_search *search, int digit, const lele_cellset colors[2],
                          struct lele_color_links *links);

/* Leaves out links one by one as long as all eliminations of the step follow from the rest.  The
 * first to be tried is the one before `first`, counted round. */
void lele_color_links_reduce(const struct lele_search *search, const struct lele_color_links *links,
                             int first, struct lele_color_links *ret);

/* The cells that the links join. */
lele_cellset lele_color_links_cells(const struct lele_color_links *links);

#endif
