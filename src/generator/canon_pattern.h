/*
 * The smallest pattern of givens that a puzzle can have, and all ways to order its rows and columns
 * that give it.
 *
 * A way fixes the view, the order of the rows and the order of the stacks.  The columns of a stack
 * have a weak order only: columns with the same pattern are tied.
 */
#ifndef LELE_GENERATOR_CANON_PATTERN_H
#define LELE_GENERATOR_CANON_PATTERN_H

#include "generator/canon.h"

enum {
    LELE_WEAK_ORDERS = 13,          /* of three columns; the first ties all of them */
    LELE_CANON_WAYS = 2 * 1296 * 6, /* views, orders of rows, orders of stacks */
};

typedef struct lele_canon_way {
    uint8_t view;    /* of lele_canon_views */
    uint8_t stacks;  /* an index of lele_canon_orders */
    uint8_t weak[3]; /* the weak order of the columns of each stack of the view */
    uint8_t row[9];  /* of the view, in order */
    uint16_t used;   /* the rows already in order, as a set */
} lele_canon_way;

/* The cells of a row in a stack, empty ones first as far as the weak order allows, as a number of
 * three bits; and the weak order that is left. */
typedef struct lele_canon_cells {
    uint8_t value, weak;
} lele_canon_cells;

/* Memory and constant tables of a search. */
typedef struct lele_canon_space {
    uint8_t rank[LELE_WEAK_ORDERS][3]; /* of each column, equal for tied ones */
    lele_canon_cells cells[LELE_WEAK_ORDERS][8];
    uint16_t least[64]; /* by givens per stack: the smallest row if all columns are tied, */
    uint8_t stacks[64]; /* and the set of orders of the stacks that give it */
    lele_canon_way ways[2][LELE_CANON_WAYS];
    uint8_t shared[LELE_CANON_WAYS]; /* the rows that a way has in common with the one before */
} lele_canon_space;

void lele_canon_space_init(lele_canon_space *space);

/* Returns the number of ways and points `ret` to them. */
size_t lele_canon_pattern(lele_canon_space *space, const lele_canon_views *views,
                          lele_canon_way **ret);

/* The canonical form of a puzzle.  Writes 81 cells and returns the number of transformations that
 * give them. */
uint64_t lele_canon_partial(lele_canon_space *space, const lele_canon_views *views,
                            uint8_t ret[81]);

#endif
