/*
 * Geometry: the properties of a layout that do not depend on a board: overlaps of units,
 * rectangles, ladders, positions of cells.  It is computed once per engine.
 */
#ifndef LELE_TECHNIQUE_GEOMETRY_H
#define LELE_TECHNIQUE_GEOMETRY_H

#include "lele/layout.h"

/* Four cells in two rows and two columns in which two digits can be swapped so that every unit
 * stays complete.  corner[0] and [3] are opposite, [1] and [2] as well; [0] and [1] share a row,
 * [0] and [2] a column. */
struct lele_rectangle {
    lele_cell corner[4];
};

/* Two units that share at least two cells, but not all. */
struct lele_overlap {
    uint8_t a, b; /* a < b */
    lele_cellset common;
    uint8_t beside_count; /* cells of each unit that are not common */
    lele_cell beside[2][LELE_MAX_SIZE];
};

/* Two parallel lines, and the positions (rungs) at which the cells of both are in the same units
 * except these two. */
struct lele_ladder {
    uint8_t line[2];
    lele_digits rungs; /* at least three */
};

struct lele_geometry {
    const lele_layout *layout;
    struct lele_rectangle *rectangles;
    size_t rectangle_count;
    struct lele_overlap *overlaps;
    size_t overlap_count;
    struct lele_ladder *ladders;
    size_t ladder_count;
    uint8_t position[LELE_MAX_CELLS][LELE_MAX_CELL_UNITS]; /* of a cell in each of its units */
    /* For finned fish and templates: the positions that a cell sees in a line that does not contain
     * it, without the one straight across. */
    lele_digits seen[LELE_MAX_CELLS][2 * LELE_MAX_SIZE];
    lele_digits touched[LELE_MAX_CELLS][2]; /* rows and columns in which `seen` is not empty */
};

/* The struct must be zero before.  False when memory is short; lele_geometry_release is needed then
 * as well. */
bool lele_geometry_init(struct lele_geometry *geometry, const lele_layout *layout);
/* Continues with a layout of the same units in which cells see other cells. */
void lele_geometry_renew(struct lele_geometry *geometry, const lele_layout *layout);
void lele_geometry_release(struct lele_geometry *geometry);

/* The cells that see both. */
static inline lele_cellset lele_common_peers(const lele_layout *layout, int a, int b)
{
    return lele_cellset_and(layout->peers[a], layout->peers[b]);
}

#endif
