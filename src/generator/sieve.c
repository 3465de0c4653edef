/* Fingerprints in an open-addressed table that doubles when half full, see sieve.h. */
#include "generator/sieve.h"
#include "generator/permute.h"

#include <stdlib.h>

void lele_sieve_init(lele_sieve *sieve)
{
    *sieve = (lele_sieve){ NULL, 0, 0 };
}

void lele_sieve_release(lele_sieve *sieve)
{
    free(sieve->slots);
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

/* The slot of this fingerprint, or the free slot for it. */
static uint64_t *slot_of(uint64_t *slots, size_t capacity, uint64_t print)
{
    size_t at = (size_t)print & (capacity - 1);
    while (slots[at] != 0 && slots[at] != print)
        at = (at + 1) & (capacity - 1);
    return &slots[at];
}

static bool grow(lele_sieve *sieve)
{
    const size_t capacity = sieve->capacity == 0 ? 1024 : sieve->capacity * 2;
    uint64_t *slots = calloc(capacity, sizeof *slots);
    if (slots == NULL)
        return false;
    for (size_t i = 0; i < sieve->capacity; i++)
        if (sieve->slots[i] != 0)
            *slot_of(slots, capacity, sieve->slots[i]) = sieve->slots[i];
    free(sieve->slots);
    sieve->slots = slots;
    sieve->capacity = capacity;
    return true;
}

lele_error lele_sieve_add(lele_sieve *sieve, const uint8_t *cells, size_t count)
{
    if (sieve->count * 2 >= sieve->capacity && !grow(sieve))
        return LELE_E_MEMORY;
    const uint64_t print = fingerprint(cells, count);
    uint64_t *slot = slot_of(sieve->slots, sieve->capacity, print);
    if (*slot == print)
        return LELE_E_LIMIT;
    *slot = print;
    sieve->count++;
    return LELE_OK;
}
