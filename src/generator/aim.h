/*
 * Finds a puzzle of the difficulty in the recipe among the puzzles of a dig: its result, and the
 * result with some clues put back.  All of them are unique.
 */
#ifndef LELE_GENERATOR_AIM_H
#define LELE_GENERATOR_AIM_H

#include "generator/target.h"

/* The puzzle is rated by the whole list of techniques.  False when there is none, or none was
 * found with reasonable effort. */
bool lele_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution,
              lele_random *random, lele_puzzle *ret);

#endif
