/*
 * The random generator of Lele: xoshiro256++ seeded through splitmix64 ("lele-random 1").
 *
 * The same seed gives the same numbers on every machine and in every version: seeds that people
 * share depend on it.  The caller owns the state; nothing here reads a clock.
 *
 * Arguments: a seed may be any text or number.  NULL: see lele/lele.h.
 */
#ifndef LELE_RANDOM_H
#define LELE_RANDOM_H

#include "lele/bits.h"

typedef struct lele_random {
    uint64_t state[4];
} lele_random;

LELE_API void lele_random_init(lele_random *random, uint64_t seed);

/* Seeds from any text, such as "1:hard:classic:2026-11-15". */
LELE_API void lele_random_init_text(lele_random *random, const char *seed);

/* An independent stream for item `index` of a seeded run, so that work can be shared
 * between threads and still give the same result. */
LELE_API void lele_random_init_item(lele_random *random, uint64_t seed, uint64_t index);

LELE_API uint64_t lele_random_next(lele_random *random);

/* Uniform in 0..bound-1, without bias; bound must not be 0. */
LELE_API uint32_t lele_random_below(lele_random *random, uint32_t bound);

/* Fisher-Yates, from the end; `count` must fit in 32 bits. */
LELE_API void lele_random_shuffle(lele_random *random, uint8_t *items, size_t count);

#endif
