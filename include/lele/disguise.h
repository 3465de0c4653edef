/*
 * A disguise makes an equivalent puzzle: digits renamed, lines exchanged, the grid turned or
 * mirrored.
 *
 * Every step that holds in a position holds in the disguised one, so one worked example gives any
 * number of exercises.
 *
 * Arguments: the digits of a position must be in range (lele_grid_check).  NULL: see lele/lele.h.
 */
#ifndef LELE_DISGUISE_H
#define LELE_DISGUISE_H

#include "lele/grid.h"
#include "lele/random.h"

typedef struct lele_disguise {
    lele_cell cell[LELE_MAX_CELLS];   /* where each cell goes */
    uint8_t digit[LELE_MAX_SIZE + 1]; /* what each digit becomes; 0 stays 0 */
} lele_disguise;

/* Draws a disguise that maps every unit of the layout to a unit. */
LELE_API void lele_disguise_init(lele_disguise *disguise, const lele_layout *layout,
                                 lele_random *random);

/* The same for a position.  If its givens are symmetrical (lele_grid_rule), a symmetry can be what a
 * step rests on: then no lines are exchanged, and the grid is only turned or mirrored. */
LELE_API void lele_disguise_init_for(lele_disguise *disguise, const lele_position *position,
                                     lele_random *random);

/* Maps givens, digits, candidates and notes; title, author and comment are left out.  `ret` may be
 * `position`. */
LELE_API void lele_disguise_apply(const lele_disguise *disguise, const lele_position *position,
                                  lele_position *ret);

#endif
