/*
 * Puzzles with clues in given cells and nowhere else.
 *
 * A random solution seldom gives a unique puzzle on a given pattern, so clues are changed one at a
 * time.  Of all solutions without the clue, the rarest digit in its cell becomes the new clue.
 */
#ifndef LELE_GENERATOR_PATTERN_H
#define LELE_GENERATOR_PATTERN_H

#include "lele/generate.h"

typedef struct lele_pattern lele_pattern;

lele_pattern *lele_pattern_new(const lele_layout *layout);
void lele_pattern_free(lele_pattern *pattern);

/* LELE_E_SEVERAL_SOLUTIONS when this attempt failed: try again. */
lele_error lele_pattern_find(lele_pattern *pattern, lele_filler *filler,
                             const lele_grid *fixed_solution, lele_cellset clues,
                             lele_random *random, lele_puzzle *ret);

#endif
