/*
 * Digging: takes clues away, orbit by orbit in a random order, as long as the solution stays
 * the only one.
 *
 * Several digs run side by side: each proposes a grid, all proposals are proved together, each
 * learns the outcome.  A dig proposes many removals at once and halves them when they go too
 * far; as fewer clues never have fewer solutions, the result is exactly that of removing one
 * after the other.
 */
#ifndef LELE_GENERATOR_DIG_H
#define LELE_GENERATOR_DIG_H

#include "lele/generate.h"

/* What all digs of a recipe share. */
typedef struct lele_dig_plan {
    const lele_layout *layout;
    const lele_recipe *recipe;
    int orbit_count;
    lele_cellset orbits[LELE_MAX_CELLS];
} lele_dig_plan;

typedef struct lele_dig {
    const lele_dig_plan *plan;
    lele_cellset clues;
    int clue_count;
    int min_clues;                 /* stop here */
    int at, chunk;                 /* next place in `order`, and how many orbits to try */
    int proposed;                  /* places of `order` that the proposal covers */
    uint8_t order[LELE_MAX_CELLS]; /* indices of orbits */
    uint8_t removed[LELE_MAX_CELLS];
    int removed_count; /* orbits gone, in the order in which they went */
    bool is_undecided; /* a clue was kept because its proof took too long */
    lele_cellset proposal;
} lele_dig;

void lele_dig_plan_init(lele_dig_plan *plan, const lele_layout *layout, const lele_recipe *recipe);

/* Starts from a full grid. */
void lele_dig_init(lele_dig *dig, const lele_dig_plan *plan, int min_clues, lele_random *random);

/* The clues to be proved unique next, in dig->proposal; false when the dig is done. */
bool lele_dig_propose(lele_dig *dig);
void lele_dig_learn(lele_dig *dig, lele_error outcome); /* LELE_OK: unique */

/* The clues after the first `count` removals. */
lele_cellset lele_dig_prefix(const lele_dig *dig, int count);

/* Whether these clues are as many, and the holes placed, as the recipe says. */
bool lele_dig_plan_fits(const lele_dig_plan *plan, const lele_cellset *clues);

#endif
