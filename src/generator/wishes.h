/*
 * What a recipe may ask for: wishes that no puzzle meets are refused before the search.
 */
#ifndef LELE_GENERATOR_WISHES_H
#define LELE_GENERATOR_WISHES_H

#include "lele/generate.h"

/* Whether the values of a recipe that a program has filled in have a meaning. */
bool lele_wishes_are_known(const lele_recipe *recipe);

/* Of a recipe without kinds, and of one with kinds: whether the wishes can be met together. */
bool lele_wishes_of_givens(const lele_layout *layout, const lele_recipe *recipe);
bool lele_wishes_of_clues(const lele_layout *layout, const lele_recipe *recipe);

#endif
