/*
 * Searches for solutions with a budget of work, so that no position can hold up a game.
 *
 * A search by one algorithm may take for ever where another one needs a moment, so several
 * algorithms take turns.
 */
#ifndef LELE_GAME_PROOF_H
#define LELE_GAME_PROOF_H

#include "lele/solve.h"

enum { LELE_PROOF_SOLVERS = 3 };

typedef struct lele_proof {
    const lele_layout *layout;
    lele_solver *solvers[LELE_PROOF_SOLVERS]; /* all but the first are made when needed */
    uint64_t max_nodes;                       /* of one search; 0: no limit */
    uint64_t max_work;                        /* of one question; 0: no limit */
    uint64_t left;                            /* what is left of max_work for this question */
    uint64_t spent;                           /* by the searches of this question */
    bool has_last;                            /* the last search that came to an end: */
    uint64_t last_most;
    lele_grid last_grid;
    lele_solve_result last;
} lele_proof;

/* False when memory is short; lele_proof_release is allowed then, too. */
bool lele_proof_init(lele_proof *proof, const lele_layout *layout);
void lele_proof_release(lele_proof *proof);

/* Sets the limits of later questions: nodes of a search, or work of a question; 0: no limit. */
void lele_proof_limit(lele_proof *proof, uint64_t max_nodes, uint64_t max_work);

/* Starts a question: all searches up to the next one share its budget. */
void lele_proof_begin(lele_proof *proof);

/* Looks for up to `most` (1 or 2) solutions.  A search that the budget ended is `stopped`. */
void lele_proof_search(lele_proof *proof, const lele_grid *grid, uint64_t most,
                       lele_solve_result *ret);

#endif
