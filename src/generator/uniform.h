/* Classic grids, uniform over all 6,670,903,752,021,072,936,960 of them. */
#ifndef LELE_GENERATOR_UNIFORM_H
#define LELE_GENERATOR_UNIFORM_H

#include "lele/fill.h"

/* The number of top bands: 9! x 56 x 6^6; a ninth of it with a fixed first digit. */
#define LELE_UNIFORM_BANDS UINT64_C(948109639680)

typedef struct lele_uniform lele_uniform;

lele_uniform *lele_uniform_new(void);
void lele_uniform_free(lele_uniform *uniform);

/* Completes top band number `band` (below LELE_UNIFORM_BANDS, or below a ninth of it when `first`
 * is not 0) at random, or rejects it.  One band in ten is rejected, those with fewer grids more
 * often, so that every grid is equally likely.  Different bands give different grids. */
bool lele_uniform_try(const lele_uniform *uniform, uint64_t band, int first, lele_random *random,
                      uint8_t cells[81]);

/* Tries random bands until one is accepted. */
void lele_uniform_next(const lele_uniform *uniform, lele_random *random, uint8_t cells[81]);

#endif
