/*
 * Assumptions that led to no contradiction, remembered for later positions.
 *
 * While candidates only go, singles draw the same from an assumption again, unless what went
 * leaves a single behind that they had not come to.  Whether it does can be told from the
 * consequences, without drawing them.
 */
#ifndef LELE_TECHNIQUE_NET_NET_MEMORY_H
#define LELE_TECHNIQUE_NET_NET_MEMORY_H

#include "technique/net/closure.h"

typedef struct lele_net_memory {
    bool quiet; /* the position has no singles; in others nothing is remembered */
    const lele_layout *layout;
    lele_digits known[LELE_MAX_CELLS]; /* the candidates of the position */
    bool has[LELE_LITERALS];
    lele_digits rows[]; /* by candidate and on/off: a mask a cell, what is on, what is off */
} lele_net_memory;

/* NULL when memory is short. */
lele_net_memory *lele_net_memory_new(const lele_layout *layout);

static inline lele_net_memory *lele_net_memory_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_net_memory);
}

/* Goes on to a position, and forgets what no longer holds there. */
void lele_net_memory_look(lele_net_memory *memory, const lele_board *board);

/* Remembers, or tells again, all that singles draw from an assumption; false: not known. */
void lele_net_memory_keep(lele_net_memory *memory, lele_literal assumed,
                          const struct lele_closure *row);
bool lele_net_memory_recall(lele_net_memory *memory, lele_literal assumed,
                            struct lele_closure *ret);

#endif
