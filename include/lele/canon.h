/*
 * Canonical form: the smallest grid or puzzle that is the same up to renaming digits,
 * transposing, and permuting rows, columns, bands and stacks.  Classic grids only.
 *
 * Two puzzles are equivalent exactly when their canonical forms are equal.  "Smallest" compares
 * the patterns of the givens first, in reading order, an empty cell before a given; then the
 * digits of the givens.  For complete grids that is the usual order of lines of text.
 *
 * Arguments: the grid must obey the rules (lele_grid_check).  NULL: see lele/lele.h.
 */
#ifndef LELE_CANON_H
#define LELE_CANON_H

#include "lele/grid.h"

/* Changes whenever a puzzle gets another form, so that lists of forms can say which they hold.
 * Form 1 compared the cells in reading order, empty cells before digits; that of a complete grid is
 * the same. */
enum { LELE_CANON_FORM = 2 };

typedef struct lele_canon lele_canon;

/* NULL when memory is short or the layout is not classic (LELE_E_CLASSIC_ONLY); `problem` may be
 * NULL. */
LELE_API lele_canon *lele_canon_new(const lele_layout *layout, lele_problem *problem);
LELE_API void lele_canon_free(lele_canon *canon);

/* Writes the canonical form into `ret` and returns the number of automorphisms: the
 * transformations (of 3,359,232 x 9!) that leave the grid as it is, counting digit renamings
 * only of digits that occur.  1 for most grids.  The grid must not break the rules. */
LELE_API uint64_t lele_canon_form(lele_canon *canon, const lele_grid *grid, lele_grid *ret);

#endif
