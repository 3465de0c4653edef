/*
 * Taking aim: among the puzzles of a dig (what it ended with, and the same with some clues put
 * back, all of them unique) looks for one that is as hard as the recipe says.
 */
#ifndef LELE_GENERATOR_AIM_H
#define LELE_GENERATOR_AIM_H

#include "generator/target.h"

/* The puzzle is rated by the whole list of techniques.  False when there is none, or none was
 * found with reasonable effort. */
bool lele_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution,
              lele_random *random, lele_puzzle *ret);

#endif
