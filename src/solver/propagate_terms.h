/* What the filters of sums and of cages share: the open cells of a filter, and sets of digits as numbers. */
#ifndef LELE_SOLVER_PROPAGATE_TERMS_H
#define LELE_SOLVER_PROPAGATE_TERMS_H

#include "solver/propagate.h"

/* The open cells of a sum, and what they must sum to. */
typedef struct lele_terms {
    int count, total, low, high;
    int cell[LELE_MAX_CELLS];
    int weight[LELE_MAX_CELLS];
    uint8_t group[LELE_MAX_CELLS];
    lele_digits left[LELE_MAX_CELLS];
} lele_terms;

/* Returns the digits of the decided cells. */
lele_digits lele_terms_collect(const lele_rulenet *net, const lele_filter *filter, lele_terms *ret);

/* The digits from low to high. */
static inline lele_digits lele_digits_between(int low, int high)
{
    low = low < 1 ? 1 : low;
    high = high > LELE_MAX_SIZE ? LELE_MAX_SIZE : high;
    return low > high ? 0 : lele_digits_minus(lele_digits_all(high), lele_digits_all(low - 1));
}

/* The digits in the opposite order: bit 0 becomes bit 15. */
static inline unsigned lele_digits_turned(unsigned set)
{
    set = (set & 0x5555) << 1 | (set >> 1 & 0x5555);
    set = (set & 0x3333) << 2 | (set >> 2 & 0x3333);
    set = (set & 0x0F0F) << 4 | (set >> 4 & 0x0F0F);
    return (set & 0x00FF) << 8 | set >> 8;
}

/* Each digit with a number added. */
static inline lele_digits lele_digits_shifted(unsigned set, int up)
{
    if (up <= -16 || up >= 16)
        return 0;
    return (lele_digits)(up >= 0 ? set << up : set >> -up);
}

#endif
