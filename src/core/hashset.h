/*
 * A set of 64-bit keys in an array that the caller provides: open addressing, linear probing.
 *
 * The capacity is a power of two, and the slots start as 0, which is not a key.  A set that is
 * three quarters full takes no more keys: the caller makes it larger or does without the rest.
 */
#ifndef LELE_CORE_HASHSET_H
#define LELE_CORE_HASHSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct lele_hashset {
    size_t capacity, count;
    uint64_t *slots; /* 0: free */
    uint32_t *used;  /* the slots in use, for a quick clear; NULL: not listed */
} lele_hashset;

/* The slot that holds the key, or the free one where it belongs. */
static inline size_t lele_hashset_slot(const lele_hashset *set, uint64_t key)
{
    const size_t mask = set->capacity - 1;
    size_t slot = (size_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 32) & mask;
    while (set->slots[slot] != 0 && set->slots[slot] != key)
        slot = (slot + 1) & mask;
    return slot;
}

static inline bool lele_hashset_has(const lele_hashset *set, uint64_t key)
{
    return set->slots[lele_hashset_slot(set, key)] == key;
}

/* Adds a key, where there is room; false when the set had it before. */
static inline bool lele_hashset_add(lele_hashset *set, uint64_t key)
{
    const size_t slot = lele_hashset_slot(set, key);
    if (set->slots[slot] == key)
        return false;
    if (set->count >= set->capacity / 4 * 3)
        return true;
    set->slots[slot] = key;
    if (set->used != NULL)
        set->used[set->count] = (uint32_t)slot;
    set->count++;
    return true;
}

static inline void lele_hashset_clear(lele_hashset *set)
{
    if (set->used == NULL && set->count > 0)
        memset(set->slots, 0, set->capacity * sizeof *set->slots);
    for (size_t i = 0; set->used != NULL && i < set->count; i++)
        set->slots[set->used[i]] = 0;
    set->count = 0;
}

#endif
