/* A hash table of chains by their conclusions, see collector.h. */
#include "technique/chain/collector.h"

#include <stdlib.h>
#include <string.h>

static uint64_t mix(uint64_t hash)
{
    hash *= UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

/* The seed is mixed before the first word: small seeds and words with few low bits would cancel
 * each other out. */
uint64_t lele_hash_words(const uint64_t *words, int count, uint64_t seed)
{
    uint64_t hash = mix(seed + 1);
    for (int i = 0; i < count; i++)
        hash = mix(hash ^ words[i]);
    return hash;
}

void lele_collector_clear(struct lele_collector *collector)
{
    collector->count = 0;
    memset(collector->slot, 0, sizeof collector->slot);
}

void lele_collector_add(struct lele_collector *collector, struct lele_chain_found found)
{
    size_t slot = (size_t)(found.hash % LELE_COLLECTOR_SLOTS);
    for (; collector->slot[slot] != 0; slot = (slot + 1) % LELE_COLLECTOR_SLOTS) {
        struct lele_chain_found *known = &collector->at[collector->slot[slot] - 1];
        if (known->hash != found.hash)
            continue;
        if (found.length < known->length) {
            found.order = known->order;
            *known = found;
        }
        return;
    }
    if (collector->count == LELE_COLLECTOR_MAX)
        return;
    found.order = (uint16_t)collector->count;
    collector->at[collector->count++] = found;
    collector->slot[slot] = (uint16_t)collector->count;
}

static int by_length(const void *a, const void *b)
{
    const struct lele_chain_found *x = a;
    const struct lele_chain_found *y = b;
    if (x->length != y->length)
        return x->length < y->length ? -1 : 1;
    return x->order < y->order ? -1 : 1;
}

void lele_collector_sort(struct lele_collector *collector)
{
    qsort(collector->at, (size_t)collector->count, sizeof *collector->at, by_length);
}
