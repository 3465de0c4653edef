/*
 * Making puzzles with clues: the working memory, proofs and ratings that all kinds share.
 *
 * A puzzle in progress is a list of clues that are true in a solution, and givens of it.  Its layout is
 * built in place again and again, and its solutions are listed up to some number.  What is done next
 * depends on that set of solutions and never on their order, so a change of the search does not change
 * puzzles; only a search that was cut off by its limit of nodes does.
 */
#ifndef LELE_GENERATOR_SETTER_H
#define LELE_GENERATOR_SETTER_H

#include "generator/cages.h"
#include "core/clue_table.h"
#include "generator/target.h"
#include "solver/rules_search.h"

enum { LELE_SETTER_OTHERS = 24 };

/* How many solutions a puzzle has besides the wanted one. */
typedef enum lele_others {
    LELE_OTHERS_NONE,
    LELE_OTHERS_FEW,     /* all are listed */
    LELE_OTHERS_MANY,    /* more than LELE_SETTER_OTHERS */
    LELE_OTHERS_UNKNOWN, /* the search took too long */
} lele_others;

typedef struct lele_setter {
    const lele_layout *plain;
    const lele_recipe *recipe;
    lele_cage_plan plan;
    lele_target target; /* its engine is that of the puzzle last rated */
    bool has_target;
    lele_filler *filler;
    lele_rules_search *search;
    bool (*stop)(void *data);
    void *stop_data;
    uint64_t max_work;      /* per puzzle; 0: no limit besides LELE_PRICE_LIMIT */
    uint64_t work;          /* spent on the puzzle, in units of lele_solve_result */
    const lele_grid *fixed; /* the solution, or NULL for a random one */
    lele_grid solution;     /* of the puzzle in progress */
    lele_grid givens;
    lele_layout layout; /* built from the clues */
    lele_clues clues;
    int other_count;
    lele_grid other[LELE_SETTER_OTHERS];
    lele_cages cages, kept; /* of a killer, and a copy to come back to */
    struct lele_clue_pool *pool;
    lele_engine *quick;                            /* for glances; NULL: none was needed yet */
    lele_technique_list glanced[LELE_LEVEL_COUNT]; /* what glances up to a level use */
} lele_setter;

/* The layout must outlive it.  NULL as lele_generator_new. */
lele_setter *lele_setter_new(const lele_layout *layout, const lele_recipe *recipe,
                             lele_problem *problem);
void lele_setter_free(lele_setter *setter);

/* Makes one puzzle.  LELE_E_LIMIT when the effort was used up. */
lele_error lele_setter_make(lele_setter *setter, lele_random *random, lele_puzzle *ret);

/* Rates by the whole list of techniques. */
void lele_setter_rate(lele_setter *setter, lele_puzzle *puzzle);

/* The engine and the layout of a puzzle, until the next call.  NULL when memory is short. */
lele_engine *lele_setter_engine(lele_setter *setter, const lele_clue_list *list);

/* For the files that make kinds. */

/* A puzzle in progress, from setter->solution.  LELE_E_LIMIT: try again with another grid. */
lele_error lele_set_killer(lele_setter *setter, lele_random *random);
lele_error lele_set_kinds(lele_setter *setter, lele_random *random);

/* Finds the solutions of the clues and givens besides setter->solution, up to `most` of them, and
 * no more than LELE_SETTER_OTHERS. */
lele_others lele_setter_prove(lele_setter *setter, int most);

/* Compares the puzzle in progress with the difficulty that the recipe asks for.  `path` as of
 * lele_rate. */
lele_fit lele_setter_judge(lele_setter *setter, lele_path_fn path, void *data);

/* For glances: lists the techniques that they use. */
void lele_setter_list_glanced(lele_setter *setter);

/* The level of the hardest technique that the puzzle in progress needs, of those up to `most` that look at
 * clues and units only; LELE_LEVEL_COUNT when they do not solve it: then `left` candidates remain, in the
 * cells `open`. */
lele_level lele_setter_glance(lele_setter *setter, lele_level most, int *left, lele_cellset *open);

/* The same as lele_setter_judge, but a glance is enough where the puzzle does not fit.  `left` and `open` as
 * of lele_setter_glance; all cells where there was no glance. */
lele_fit lele_setter_look(lele_setter *setter, int *left, lele_cellset *open);

/* How many of the listed solutions have other digits in the cells together: another sum. */
int lele_setter_breaks(const lele_setter *setter, const lele_cellset *cells);

/* Whether the effort for the puzzle is used up. */
bool lele_setter_is_spent(const lele_setter *setter);

/* Gives random orbits of the recipe's symmetry until there are as many givens as it asks for at
 * least. */
void lele_setter_give(lele_setter *setter, lele_random *random);

#endif
