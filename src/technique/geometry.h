/*
 * What a layout gives: overlaps of units, rectangles, ladders, and positions of cells.  Made once
 * per engine.
 */
#ifndef LELE_TECHNIQUE_GEOMETRY_H
#define LELE_TECHNIQUE_GEOMETRY_H

#include "lele/layout.h"

/* Four cells in two rows and two columns whose two digits could be swapped without any
 * unit noticing: corner[0] and [3] lie on one diagonal of it, [1] and [2] on the other;
 * [0], [1] share a row and [0], [2] a column. */
struct lele_rectangle {
    lele_cell corner[4];
};

/* Two units that share at least two cells. */
struct lele_overlap {
    uint8_t a, b; /* a < b */
    lele_cellset common;
    uint8_t beside_count; /* cells of each that are not common */
    lele_cell beside[2][LELE_MAX_SIZE];
};

/* Two parallel lines, and where their cells share all units but these two. */
struct lele_ladder {
    uint8_t line[2];
    lele_digits rungs; /* positions, three at least */
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
    /* For finned fish: the positions in a line that a cell sees, without the one straight
     * across. */
    lele_digits seen[LELE_MAX_CELLS][2 * LELE_MAX_SIZE];
    lele_digits touched[LELE_MAX_CELLS][2]; /* the rows, the columns in which that is any */
};

/* False when memory is short; what was made is released by lele_geometry_release.  The struct
 * starts as zeros. */
bool lele_geometry_init(struct lele_geometry *geometry, const lele_layout *layout);
void lele_geometry_release(struct lele_geometry *geometry);

/* The cells that see both. */
static inline lele_cellset lele_common_peers(const lele_layout *layout, int a, int b)
{
    return lele_cellset_and(layout->peers[a], layout->peers[b]);
}

#endif
