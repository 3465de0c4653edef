/* Fingerprints in a hash set that doubles when half full, see sieve.h. */
#include "generator/sieve.h"
#include "generator/permute.h"

#include <stdlib.h>

void lele_sieve_init(lele_sieve *sieve)
{
    *sieve = (lele_sieve){ { .capacity = 0 } };
}

void lele_sieve_release(lele_sieve *sieve)
{
    free(sieve->prints.slots);
    lele_sieve_init(sieve);
}

static uint64_t fingerprint(const uint8_t *cells, size_t count)
{
    uint64_t hash = count, word = 0;
    for (size_t i = 0; i < count; i++) {
        word = word << 5 | cells[i];
        if (i % 12 == 11) {
            hash = lele_mix(hash * 3 ^ word);
            word = 0;
        }
    }
    hash = lele_mix(hash * 3 ^ word);
    return hash == 0 ? 1 : hash;
}

static bool grow(lele_hashset *set)
{
    lele_hashset larger = { .capacity = set->capacity == 0 ? 1024 : set->capacity * 2 };
    larger.slots = calloc(larger.capacity, sizeof *larger.slots);
    if (larger.slots == NULL)
        return false;
    for (size_t i = 0; i < set->capacity; i++)
        if (set->slots[i] != 0)
            lele_hashset_add(&larger, set->slots[i]);
    free(set->slots);
    *set = larger;
    return true;
}

lele_error lele_sieve_add(lele_sieve *sieve, const uint8_t *cells, size_t count)
{
    lele_hashset *prints = &sieve->prints;
    if (prints->count * 2 >= prints->capacity && !grow(prints))
        return LELE_E_MEMORY;
    return lele_hashset_add(prints, fingerprint(cells, count)) ? LELE_OK : LELE_E_LIMIT;
}
