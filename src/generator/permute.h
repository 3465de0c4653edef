/*
 * A keyed permutation of 0 .. size-1, for ranges that are far too long to be shuffled in memory.
 * It is a Feistel network on two factors of the size: each round adds a hash of one half to the
 * other half, modulo its factor, which is invertible.
 */
#ifndef LELE_GENERATOR_PERMUTE_H
#define LELE_GENERATOR_PERMUTE_H

#include "lele/random.h"

enum { LELE_PERMUTE_ROUNDS = 4 };

typedef struct lele_permute {
    uint64_t size;
    uint32_t factor[2]; /* as close to each other as the size allows */
    uint64_t key[LELE_PERMUTE_ROUNDS];
} lele_permute;

/* `size` from 1 to 2^62, with a divisor near its square root: meant for products
 * of small numbers. */
void lele_permute_init(lele_permute *permute, uint64_t size, uint64_t seed);

/* The image of `index` (below the size); different for every index. */
uint64_t lele_permute_at(const lele_permute *permute, uint64_t index);

/* Order number `number` of the digits 1..9 (below 9!); with `first` not 0, `first` and then order
 * `number` of the eight others (below 8!).  Different numbers give different orders. */
void lele_permute_digits(uint32_t number, int first, uint8_t ret[9]);

/* Mixes 64 bits: the finaliser of splitmix64. */
static inline uint64_t lele_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

#endif
