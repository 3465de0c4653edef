/*
 * Closures without a contradiction, kept for later positions.
 *
 * While candidates only disappear, singles give the same consequences of an assumption again,
 * unless the candidates that disappeared since leave a new single.  Whether they do can be tested
 * with the stored closure, without computing it again.
 */
#ifndef LELE_TECHNIQUE_NET_NET_MEMORY_H
#define LELE_TECHNIQUE_NET_NET_MEMORY_H

#include "technique/net/closure.h"

typedef struct lele_net_memory {
    bool quiet; /* the position has no singles; closures of other positions are not kept */
    const lele_layout *layout;
    lele_digits known[LELE_MAX_CELLS]; /* the candidates of the position */
    bool has[LELE_LITERALS];
    lele_digits rows[]; /* by literal: for each cell the digits on, then for each those off */
} lele_net_memory;

/* NULL when memory is short. */
lele_net_memory *lele_net_memory_new(const lele_layout *layout);

static inline lele_net_memory *lele_net_memory_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_net_memory);
}

/* Changes to a position and drops the closures that are not valid there. */
void lele_net_memory_look(lele_net_memory *memory, const lele_board *board);

/* Stores or returns the closure of an assumption by singles; false: it is not known. */
void lele_net_memory_keep(lele_net_memory *memory, lele_literal assumed,
                          const struct lele_closure *row);
bool lele_net_memory_recall(lele_net_memory *memory, lele_literal assumed,
                            struct lele_closure *ret);

#endif
