/*
 * The difficulty that a recipe asks for, as a test: too easy, right, too hard.
 *
 * Only the techniques that the recipe allows are tried, so a puzzle beyond it is known as
 * soon as they are stuck.  What is handed out is rated again with the whole list.
 */
#ifndef LELE_GENERATOR_TARGET_H
#define LELE_GENERATOR_TARGET_H

#include "generator/dig.h"

typedef enum lele_aim { LELE_AIM_EASY = -1, LELE_AIM_HIT, LELE_AIM_HARD } lele_aim;

typedef struct lele_target {
    const lele_recipe *recipe;
    const lele_layout *layout;
    lele_engine *engine;
    lele_technique_list allowed;
    lele_technique_list full; /* the default list, with the technique that is asked for */
} lele_target;

/* LELE_E_MEMORY; LELE_E_RECIPE when level, rating and technique exclude each other. */
lele_error lele_target_init(lele_target *target, const lele_layout *layout,
                            const lele_recipe *recipe);
void lele_target_release(lele_target *target);

/* Whether the recipe asks for a difficulty at all. */
bool lele_target_is_set(const lele_recipe *recipe);

/* Rates by the whole list. */
void lele_target_rate(lele_target *target, const lele_grid *puzzle, lele_rating *ret);

/* Whether a rating by the whole list keeps the recipe's promise. */
bool lele_target_kept(const lele_target *target, const lele_rating *rating);

/* Looks along a dig for the fewest clues that meet the target; the number of removals, or -1.
 * Puzzles along a dig are all unique and, with few exceptions, ever harder. */
int lele_target_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution);

#endif
