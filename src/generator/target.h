/*
 * The difficulty that a recipe asks for, as a test: too easy, right, too hard.
 *
 * Only the techniques that the recipe allows are tried, so a puzzle beyond it is known as
 * soon as they are stuck.  What is handed out is rated again with the whole list.
 */
#ifndef LELE_GENERATOR_TARGET_H
#define LELE_GENERATOR_TARGET_H

#include "generator/dig.h"
#include "lele/solve.h"

typedef enum lele_aim { LELE_AIM_EASY = -1, LELE_AIM_HIT, LELE_AIM_HARD } lele_aim;

typedef struct lele_target {
    const lele_recipe *recipe;
    const lele_layout *layout;
    lele_engine *engine;
    lele_technique_list allowed;
    lele_technique_list full; /* the default list, with the technique that is asked for */
    bool is_start;            /* `allowed` is how `full` begins: both give the same rating */
    lele_solver *solver;      /* for the first look at puzzles that are to be very hard */
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

/* The puzzle that a set of clues makes; not rated. */
void lele_target_puzzle(const lele_grid *solution, const lele_cellset *clues, lele_puzzle *ret);

/* Looks among the puzzles of a dig (what it ended with, and the same with some clues put back,
 * all of them unique) for one that meets the target; its rating is by the whole list.  False
 * when there is none, or none was found with reasonable effort. */
bool lele_target_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution,
                     lele_random *random, lele_puzzle *ret);

#endif
