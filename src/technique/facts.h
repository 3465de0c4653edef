/*
 * Facts: counts of a board that many finders use: positions of digits in units, strong links of
 * one digit, bivalue cells.  They are computed on first use in a search, and only for cells that
 * changed since the last time.
 */
#ifndef LELE_TECHNIQUE_FACTS_H
#define LELE_TECHNIQUE_FACTS_H

#include "lele/board.h"
#include "technique/geometry.h"

/* A link between two cells of a unit that are the only places of a digit there. */
struct lele_strong {
    lele_cell a, b; /* a < b */
    uint8_t unit;   /* the first unit that makes it strong */
};

enum { LELE_MAX_STRONG = LELE_MAX_UNITS };

struct lele_facts {
    lele_digits known[LELE_MAX_CELLS];                 /* the candidates that were counted */
    lele_digits at[LELE_MAX_UNITS][LELE_MAX_SIZE + 1]; /* positions of a digit in a unit */
    lele_cellset bivalue;                              /* cells with two candidates */
    uint8_t strong_count[LELE_MAX_SIZE + 1];
    struct lele_strong strong[LELE_MAX_SIZE + 1][LELE_MAX_STRONG]; /* each pair of cells once */
    lele_digits (*beside)[2]; /* by overlap: the candidates of its units a and b outside it */
};

/* False when memory is short.  The struct must be zero before. */
bool lele_facts_init(struct lele_facts *facts, const struct lele_geometry *geometry);
void lele_facts_release(struct lele_facts *facts);

void lele_facts_fill(struct lele_facts *facts, const struct lele_geometry *geometry,
                     const lele_board *board);

#endif
