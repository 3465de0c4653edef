/*
 * A set of 64-bit fingerprints of grids that filters repeats, with 16 to 32 bytes per grid.  Equal
 * grids have equal fingerprints, so no repeat ever passes.  A new grid may share the fingerprint
 * of another (one in 2^64); it is then dropped too, which does no harm.
 */
#ifndef LELE_GENERATOR_SIEVE_H
#define LELE_GENERATOR_SIEVE_H

#include "core/hashset.h"
#include "lele/error.h"

typedef struct lele_sieve {
    lele_hashset prints; /* grows when half full */
} lele_sieve;

void lele_sieve_init(lele_sieve *sieve);
void lele_sieve_release(lele_sieve *sieve);

/* LELE_OK: the grid is new and was added.  LELE_E_LIMIT: it is already in the
 * set.  LELE_E_MEMORY. */
lele_error lele_sieve_add(lele_sieve *sieve, const uint8_t *cells, size_t count);

#endif
