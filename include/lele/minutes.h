/*
 * How long a player of some practice needs for a puzzle: an estimate from the steps of its solve.
 *
 * A step costs the time to find it and the time to write it down.  A single is found by looking
 * through the empty cells; the more singles there are, the sooner one is found.  Before a harder
 * step the player has looked everywhere in vain, and then needs time that grows with the rating of
 * the step; a technique that was used a moment ago is found faster.
 *
 * Integers only, so that every machine gives the same number.
 */
#ifndef LELE_MINUTES_H
#define LELE_MINUTES_H

#include "lele/rate.h"

typedef struct lele_minutes {
    uint64_t tenths;                   /* of a second, so far */
    uint8_t used[LELE_MAX_TECHNIQUES]; /* how often each technique was needed */
} lele_minutes;

LELE_API void lele_minutes_init(lele_minutes *minutes);

/* Adds a step; `before` is the board that it was found on.  A lele_path_fn for lele_rate: `data` is
 * the lele_minutes, the result is true. */
LELE_API bool lele_minutes_step(void *data, const lele_board *before, const lele_step *step);

/* Whole minutes, at least 1; multiples of 5 from 20 on, because nobody knows better. */
LELE_API int lele_minutes_result(const lele_minutes *minutes);

#endif
