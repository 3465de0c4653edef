/* Keyed permutations of a range, see permute.h. */
#include "generator/permute.h"

#include <assert.h>

void lele_permute_init(lele_permute *permute, uint64_t size, uint64_t seed)
{
    assert(size >= 1 && size <= UINT64_C(1) << 62);
    uint64_t factor = 0; /* the root, rounded down */
    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit >>= 1)
        if ((factor + bit) * (factor + bit) <= size)
            factor += bit;
    while (size % factor != 0)
        factor--;
    assert(size / factor <= UINT32_MAX);
    permute->size = size;
    permute->factor[0] = (uint32_t)factor;
    permute->factor[1] = (uint32_t)(size / factor);
    lele_random random;
    lele_random_init(&random, seed);
    for (int i = 0; i < LELE_PERMUTE_ROUNDS; i++)
        permute->key[i] = lele_random_next(&random);
}

/* A number below `bound` that depends on key and word. */
static uint32_t stir(uint64_t key, uint64_t word, uint32_t bound)
{
    uint64_t mixed = (word ^ key) * UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ mixed >> 32) * UINT64_C(0xD6E8FEB86659FD93);
    return (uint32_t)((mixed >> 32) * bound >> 32);
}

static uint32_t add(uint32_t a, uint32_t b, uint32_t modulus)
{
    const uint64_t sum = (uint64_t)a + b;
    return (uint32_t)(sum >= modulus ? sum - modulus : sum);
}

uint64_t lele_permute_at(const lele_permute *permute, uint64_t index)
{
    const uint32_t *factor = permute->factor;
    uint32_t left = (uint32_t)(index / factor[1]), right = (uint32_t)(index % factor[1]);
    for (int i = 0; i < LELE_PERMUTE_ROUNDS; i += 2) {
        left = add(left, stir(permute->key[i], right, factor[0]), factor[0]);
        right = add(right, stir(permute->key[i + 1], left, factor[1]), factor[1]);
    }
    return (uint64_t)left * factor[1] + right;
}

void lele_permute_digits(uint32_t number, int first, uint8_t ret[9])
{
    uint8_t left[9];
    uint32_t count = 0;
    for (int d = 1; d <= 9; d++)
        if (d != first)
            left[count++] = (uint8_t)d;
    if (first != 0)
        *ret++ = (uint8_t)first;
    for (; count > 0; count--) {
        const uint32_t k = number % count;
        number /= count;
        *ret++ = left[k];
        left[k] = left[count - 1];
    }
}
