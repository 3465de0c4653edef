/*
 * The symmetries of a shape as maps of cells, for patterns of areas: cages that a symmetry moves onto
 * each other.
 */
#ifndef LELE_GENERATOR_GROUP_H
#define LELE_GENERATOR_GROUP_H

#include "lele/generate.h"

enum { LELE_GROUP_MAX = 8 };

typedef struct lele_group {
    int count; /* the first map leaves each cell where it is */
    uint8_t map[LELE_GROUP_MAX + 1][LELE_MAX_CELLS]; /* the last one is scratch */
} lele_group;

/* The shape must exist. */
void lele_group_init(lele_group *group, const lele_layout *layout, lele_shape shape);

/* Where map `i` moves the cells. */
lele_cellset lele_group_image(const lele_group *group, int i, lele_cellset set);

#endif
