/*
 * A list of chains.  Of those with the same conclusions only the shortest is kept.
 */
#ifndef LELE_TECHNIQUE_CHAIN_COLLECTOR_H
#define LELE_TECHNIQUE_CHAIN_COLLECTOR_H

#include <stdint.h>

enum { LELE_COLLECTOR_SLOTS = 1 << 14, LELE_COLLECTOR_MAX = LELE_COLLECTOR_SLOTS / 2 };

struct lele_chain_found {
    uint64_t hash;   /* of the conclusions */
    uint32_t length; /* of the chain, in links */
    uint16_t start, end;
    uint16_t order;    /* of finding, for chains of equal length */
    uint8_t kind, way; /* set by aic.c and aic_list.c, see there */
};

struct lele_collector {
    int count;
    struct lele_chain_found at[LELE_COLLECTOR_MAX];
    uint16_t slot[LELE_COLLECTOR_SLOTS]; /* hash table of indices + 1 */
};

void lele_collector_clear(struct lele_collector *collector);
void lele_collector_add(struct lele_collector *collector, struct lele_chain_found found);
/* Shortest first. */
void lele_collector_sort(struct lele_collector *collector);

uint64_t lele_hash_words(const uint64_t *words, int count, uint64_t seed);

#endif
