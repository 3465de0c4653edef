/*
 * The difficulty that a recipe asks for, as a test: too easy, right, too hard.
 *
 * Only the techniques that the recipe allows are tried, so a puzzle is too hard as soon as they
 * are stuck.  The final puzzle is rated again with the whole list.
 */
#ifndef LELE_GENERATOR_TARGET_H
#define LELE_GENERATOR_TARGET_H

#include "generator/dig.h"
#include "lele/rate.h"
#include "lele/se.h"
#include "lele/solve.h"

typedef enum lele_fit { LELE_FIT_TOO_EASY = -1, LELE_FIT_RIGHT, LELE_FIT_TOO_HARD } lele_fit;

typedef struct lele_target {
    const lele_recipe *recipe;
    const lele_layout *layout;
    lele_engine *engine;
    lele_technique_list allowed;
    lele_technique_list full;  /* the default list of the version and the wanted technique */
    lele_technique_list below; /* for glances: the techniques that must not suffice, */
    lele_technique_list quick; /* and those that must suffice */
    bool has_quick;            /* glances are useful for this recipe */
    bool is_start;             /* `full` begins with `allowed`: both give the same rating */
    lele_level level;          /* of the hardest technique allowed */
    uint64_t price;            /* of a look (a glance or a rating), see price.h */
    uint64_t spent;            /* on looks so far */
    lele_solver *solver;       /* for the quick test of the hardest levels */
    lele_se *se;               /* where the recipe's rating is on its scale; else NULL */
    uint16_t er;               /* on that scale, of the puzzle last rated; 0: not known */
} lele_target;

/* LELE_E_MEMORY; LELE_E_LEVEL when the layout has no puzzles so hard; LELE_E_RECIPE when level,
 * rating and technique exclude each other, or the layout has no place for the technique. */
lele_error lele_target_init(lele_target *target, const lele_layout *layout,
                            const lele_recipe *recipe);
void lele_target_release(lele_target *target);

/* Whether the recipe asks for a difficulty at all. */
bool lele_target_is_set(const lele_recipe *recipe);

/* The lowest level that a puzzle may have. */
lele_level lele_target_least_level(const lele_recipe *recipe);

/* Rates by the whole list. */
void lele_target_rate(lele_target *target, const lele_grid *puzzle, lele_rating *ret);

/* Whether a rating by the whole list meets the recipe. */
bool lele_target_kept(const lele_target *target, const lele_rating *rating);

/* Makes the puzzle of a set of clues; not rated. */
void lele_target_puzzle(const lele_grid *solution, const lele_cellset *clues, lele_puzzle *ret);

/* Rates by the techniques that the recipe allows.  If they solve the puzzle and the whole list
 * begins with them, the rating is the same. */
void lele_target_rate_allowed(lele_target *target, const lele_grid *puzzle, lele_rating *ret);

/* Compares a rating with the recipe. */
lele_fit lele_target_judge(const lele_target *target, const lele_rating *rating);

#endif
