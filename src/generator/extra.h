/*
 * The fewest extra givens that leave one solution of a puzzle with several.
 *
 * All solutions are listed where there are not too many; then sets of one, two, three givens
 * of each solution are tried against all others, as sets of solutions that share a given.
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
