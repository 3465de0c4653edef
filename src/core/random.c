/*
 * xoshiro256++ by Blackman and Vigna, seeded through splitmix64 as the authors recommend.
 */
#include "lele/random.h"

static uint64_t splitmix(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

void lele_random_init(lele_random *random, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        random->state[i] = splitmix(&seed);
}

void lele_random_init_text(lele_random *random, const char *seed)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325); /* FNV-1a */
    for (const char *c = seed; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * UINT64_C(0x100000001B3);
    lele_random_init(random, hash);
}

void lele_random_init_item(lele_random *random, uint64_t seed, uint64_t index)
{
    uint64_t mixed = index;
    lele_random_init(random, seed ^ splitmix(&mixed));
}

static uint64_t rotate(uint64_t x, int by)
{
    return x << by | x >> (64 - by);
}

uint64_t lele_random_next(lele_random *random)
{
    uint64_t *s = random->state;
    const uint64_t result = rotate(s[0] + s[3], 23) + s[0];
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return result;
}

/* Lemire's multiply-shift with rejection of the biased remainder.  The remainder is less than the
 * bound, so few numbers need the division. */
uint32_t lele_random_below(lele_random *random, uint32_t bound)
{
    for (;;) {
        const uint64_t product = (lele_random_next(random) >> 32) * bound;
        const uint32_t low = (uint32_t)product;
        if (low >= bound || low >= (uint32_t)(0 - bound) % bound)
            return (uint32_t)(product >> 32);
    }
}

void lele_random_shuffle(lele_random *random, uint8_t *items, size_t count)
{
    for (size_t i = count; i > 1; i--) {
        const size_t k = lele_random_below(random, (uint32_t)i);
        const uint8_t swapped = items[i - 1];
        items[i - 1] = items[k];
        items[k] = swapped;
    }
}
