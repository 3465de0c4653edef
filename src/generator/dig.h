/*
 * Digging: removes clues, orbit by orbit in a random order, as long as the solution stays unique.
 *
 * Several digs run side by side: each proposes a grid, all proposals are proved together, and each
 * gets its outcome.  A dig proposes many removals at once and halves their number when the
 * proposal has several solutions.  Fewer clues never have fewer solutions, so the result is that
 * of removing orbits one by one, provided that every proof is decided.
 */
#ifndef LELE_GENERATOR_DIG_H
#define LELE_GENERATOR_DIG_H

#include "lele/generate.h"

/* The data that all digs of a recipe share. */
typedef struct lele_dig_plan {
    const lele_layout *layout;
    const lele_recipe *recipe;
    int orbit_count;
    lele_cellset orbits[LELE_MAX_CELLS];
    int orbit_size[LELE_MAX_CELLS];
    int most[LELE_MAX_CELLS + 1]; /* orbits to try at once, by the number of clues */
} lele_dig_plan;

typedef struct lele_dig {
    const lele_dig_plan *plan;
    lele_cellset clues;
    int clue_count;
    int min_clues;                 /* the dig stops here */
    int at, chunk;                 /* next index in `order`, and the number of orbits to try */
    int proposed;                  /* entries of `order` that the proposal covers */
    uint8_t order[LELE_MAX_CELLS]; /* indices of orbits */
    uint8_t removed[LELE_MAX_CELLS];
    int removed_count; /* removed orbits, in order of removal */
    bool is_undecided; /* a clue was kept because its proof took too long */
    lele_cellset proposal;
    int proposal_count; /* its clues */
} lele_dig;

void lele_dig_plan_init(lele_dig_plan *plan, const lele_layout *layout, const lele_recipe *recipe);

/* Starts from a full grid. */
void lele_dig_init(lele_dig *dig, const lele_dig_plan *plan, int min_clues, lele_random *random);

/* Sets dig->proposal to the clues to be proved unique next; false when the dig is done. */
bool lele_dig_propose(lele_dig *dig);
void lele_dig_learn(lele_dig *dig, lele_error outcome); /* LELE_OK: unique */

/* The clues after the first `count` removals. */
lele_cellset lele_dig_prefix(const lele_dig *dig, int count);

/* Whether the number of clues and the places of the holes are as in the recipe. */
bool lele_dig_plan_fits(const lele_dig_plan *plan, const lele_cellset *clues);

#endif
