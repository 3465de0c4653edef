/*
 * A keyed permutation of 0 .. size-1: "shuffle" a range far too long to be held in memory.
 * A Feistel network on two factors of the size: each round adds to one half, modulo its
 * factor, something that depends on the other half, which can always be undone.
 */
#ifndef LELE_GENERATOR_PERMUTE_H
#define LELE_GENERATOR_PERMUTE_H

#include "lele/random.h"

enum { LELE_PERMUTE_ROUNDS = 4 };

typedef struct lele_permute {
    uint64_t size;
    uint32_t factor[2]; /* as near to each other as the size allows */
    uint64_t key[LELE_PERMUTE_ROUNDS];
} lele_permute;

/* `size` from 1 to 2^62, with a divisor near its root: meant for products of small numbers. */
void lele_permute_init(lele_permute *permute, uint64_t size, uint64_t seed);

/* Where `index` (below the size) goes: a different place for every index. */
uint64_t lele_permute_at(const lele_permute *permute, uint64_t index);

/* Order number `number` of the digits 1..9 (below 9!); with `first` not 0, of the eight others
 * behind it (below 8!).  Different numbers, different orders. */
void lele_permute_digits(uint32_t number, int first, uint8_t ret[9]);

/* A good mixture of 64 bits, the finaliser of splitmix64. */
static inline uint64_t lele_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

#endif
