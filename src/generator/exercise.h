/*
 * What the trainer needs besides the search: beside which techniques a technique is trained, and a
 * stock of puzzles for the techniques that a search finds too rarely.
 *
 * A technique of the default list is trained beside all that come before it, with a few exceptions
 * that are never needed then.  One that is off by default is off because cheaper techniques nearly
 * always stand beside it; so it is trained beside those of lower levels only (with two exceptions).  With seeds of
 * version 1 all come before it.
 *
 * The puzzles of the stock are made by bench/make-exercises and written into exercises.inc.  In
 * each of them the technique is the hardest that is needed, in the list it is trained with; a
 * disguise makes any number of puzzles of one.
 */
#ifndef LELE_GENERATOR_EXERCISE_H
#define LELE_GENERATOR_EXERCISE_H

#include "lele/generate.h"

/* Drops from the default list of a version what a technique is not trained beside. */
void lele_exercise_limit(lele_technique_list *list, int technique, int version);

/* False for a technique about irregular regions, or about clues, on a layout that has none. */
bool lele_exercise_is_possible(int technique, const lele_layout *layout);

/* The number of puzzles for a technique; 0: the search finds it. */
size_t lele_exercise_count(int technique);

/* Puzzle `index` of the technique, below its count; givens of the classic layout. */
void lele_exercise_at(int technique, size_t index, lele_grid *ret);

/* Whether the stock serves a recipe: a technique that it has and no other wish. */
bool lele_exercise_serves(const lele_recipe *recipe, const lele_layout *layout);

/* Draws one of the puzzles of the recipe's technique, in disguise. */
void lele_exercise_draw(const lele_recipe *recipe, const lele_layout *layout, lele_random *random,
                        lele_grid *ret);

#endif
