/*
 * Proofs that a puzzle has one solution, in batches where the solver supports them.
 *
 * The outcome must not depend on the machine.  Classic puzzles are always searched to the end; on
 * other layouts the effort is limited, and counted by one fixed algorithm.
 */
#ifndef LELE_GENERATOR_PROVE_H
#define LELE_GENERATOR_PROVE_H

#include "lele/solve.h"

enum { LELE_PROVE_BATCH = 64 };

typedef struct lele_prover lele_prover;

/* The effort before giving up, on layouts where proofs can take long. */
typedef enum lele_effort { LELE_EFFORT_QUICK, LELE_EFFORT_LONG } lele_effort;

lele_prover *lele_prover_new(const lele_layout *layout, lele_effort effort);
void lele_prover_free(lele_prover *prover);

/* The memory for puzzle `index` (below LELE_PROVE_BATCH) of the next batch: cell_count bytes. */
uint8_t *lele_prover_room(lele_prover *prover, size_t index);

/* Says of puzzle `index` of the next batch that it has a solution with this digit in this cell, and
 * that all other solutions have another one there. */
void lele_prover_note(lele_prover *prover, size_t index, int cell, int digit);

/* Proves the first `count` puzzles; see lele_prover_outcome. */
void lele_prover_run(lele_prover *prover, size_t count);

/* LELE_OK: exactly one solution.  LELE_E_NO_SOLUTION, LELE_E_SEVERAL_SOLUTIONS; LELE_E_LIMIT: not
 * decided within the effort. */
lele_error lele_prover_outcome(const lele_prover *prover, size_t index);

/* The work of that proof, in units of lele_solve_result; 0: it was searched to the end in a batch, for
 * which lele_price_of_proof stands. */
uint64_t lele_prover_work(const lele_prover *prover, size_t index);

/* Proves a single puzzle. */
lele_error lele_prover_one(lele_prover *prover, const lele_grid *puzzle);

#endif
