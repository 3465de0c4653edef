/*
 * The fewest extra givens that make a puzzle with several solutions unique.
 *
 * If there are not too many solutions, all of them are listed; then sets of one to four givens of
 * each solution are tried against all others, as sets of solutions that share a given.  Otherwise,
 * or if no such set suffices, givens are chosen greedily.
 */
#ifndef LELE_GENERATOR_EXTRA_H
#define LELE_GENERATOR_EXTRA_H

#include "lele/repair.h"

typedef struct lele_extra lele_extra;

lele_extra *lele_extra_new(const lele_layout *layout, lele_solver *solver);
void lele_extra_free(lele_extra *extra);

/* Fills the extras of `ret`; `puzzle` has several solutions. */
void lele_extra_find(lele_extra *extra, const lele_grid *puzzle, lele_repair_result *ret);

#endif
