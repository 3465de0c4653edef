/*
 * Cages over a grid: how they are drawn, changed and judged.
 *
 * A cage is good if its cells hang together at edges, its digits differ, its size is one that is
 * wanted, it is no long snake and no whole unit.  With a symmetry, the image of a cage is a cage; its
 * digits may be any.
 */
#ifndef LELE_GENERATOR_CAGES_H
#define LELE_GENERATOR_CAGES_H

#include "generator/movement.h"

enum { LELE_CAGE_NONE = UINT16_MAX };

/* What is wanted. */
typedef struct lele_cage_plan {
    const lele_layout *layout;
    lele_movement group;
    int least, most;                   /* cells */
    int dominoes;                      /* the most cages of two cells, per cent */
    uint8_t weight[LELE_MAX_SIZE + 1]; /* how often a size is drawn */
} lele_cage_plan;

typedef struct lele_cages {
    int count;
    int dominoes;
    lele_cellset set[LELE_MAX_CELLS];
    bool blank[LELE_MAX_CELLS];     /* without a total */
    uint16_t owner[LELE_MAX_CELLS]; /* the cage of a cell, or LELE_CAGE_NONE */
} lele_cages;

/* Areas that take the place of the cages that they cover together, and so do their images. */
typedef struct lele_cage_move {
    int count; /* 1 or 2 */
    lele_cellset area[2];
} lele_cage_move;

/* The plan of a recipe. */
void lele_cage_plan_init(lele_cage_plan *plan, const lele_layout *layout,
                         const lele_recipe *recipe);

bool lele_cage_is_good(const lele_cage_plan *plan, const lele_grid *grid, const lele_cellset *set);

/* Covers the grid with good cages.  False: not done within some attempts. */
bool lele_cages_draw(const lele_cage_plan *plan, const lele_grid *grid, lele_random *random,
                     lele_cages *ret);

/* False, and nothing changes, where the result would not be good or would have too many dominoes. */
bool lele_cages_apply(const lele_cage_plan *plan, const lele_grid *grid, const lele_cage_move *move,
                      lele_cages *cages);

/* Takes a cage and its images away; its cells are in no cage then. */
void lele_cages_uncover(const lele_cage_plan *plan, int cage, lele_cages *cages);

/* Shows or hides the total of a cage and of its images; returns how many cages that are. */
int lele_cages_set_blank(const lele_cage_plan *plan, int cage, bool blank, lele_cages *cages);

/* Appends the cages as clues with the sums of the grid. */
lele_error lele_cages_write(const lele_cages *cages, const lele_grid *grid, lele_clue_list *list);

/* The cells with a common edge. */
lele_cellset lele_cage_beside(const lele_layout *layout, int cell);

#endif
