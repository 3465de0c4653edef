/*
 * The symmetries of a shape as maps of cells, for patterns of areas: cages that a symmetry moves onto
 * each other.
 */
#ifndef LELE_GENERATOR_MOVEMENT_H
#define LELE_GENERATOR_MOVEMENT_H

#include "lele/generate.h"

enum { LELE_MOVEMENT_MAPS = 8 };

typedef struct lele_movement {
    int count; /* the first map leaves each cell where it is */
    uint8_t map[LELE_MOVEMENT_MAPS + 1][LELE_MAX_CELLS]; /* the last one is scratch */
} lele_movement;

/* The shape must exist. */
void lele_movement_init(lele_movement *group, const lele_layout *layout, lele_shape shape);

/* Where map `i` moves the cells. */
lele_cellset lele_movement_image(const lele_movement *group, int i, lele_cellset set);

#endif
