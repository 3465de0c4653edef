/*
 * The cost of attempts, so that a search for something rare ends.  Effort is counted and never
 * timed, so it is the same on every machine.  A unit is about five microseconds.
 */
#ifndef LELE_GENERATOR_PRICE_H
#define LELE_GENERATOR_PRICE_H

#include "lele/technique.h"

enum {
    LELE_PRICE_LIMIT = 2000000, /* per puzzle */
    LELE_PRICE_WORK = 5000,     /* units of work (lele/solve.h) in a unit of price */
};

uint64_t lele_price_of_dig(const lele_layout *layout);

/* Of one proof of a dig, alone. */
uint64_t lele_price_of_proof(const lele_layout *layout);

/* Of a failed search for a puzzle with given clue cells. */
uint64_t lele_price_of_pattern(const lele_layout *layout);

/* Of a look at a puzzle, a glance or a rating, with techniques up to a level. */
uint64_t lele_price_of_look(const lele_layout *layout, lele_level level);

#endif
