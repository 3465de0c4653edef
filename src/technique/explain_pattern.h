/*
 * Patterns inside a net: which one took a candidate away.
 *
 * A step tells of such a candidate only what it rests on: the candidates that went before.
 * Without those the pattern stands on the board, and here it is found again.
 */
#ifndef LELE_TECHNIQUE_EXPLAIN_PATTERN_H
#define LELE_TECHNIQUE_EXPLAIN_PATTERN_H

#include "technique/explain.h"
#include "technique/explain_order.h"

enum lele_inner_kind {
    LELE_INNER_NONE,
    LELE_INNER_LOCKED, /* the digit has only these cells left in the unit */
    LELE_INNER_NAKED,  /* the cells have only these digits left */
    LELE_INNER_HIDDEN, /* the digits have only these cells left in the unit */
};

struct lele_inner {
    enum lele_inner_kind kind;
    int unit;
    lele_digits digits;
    lele_cellset cells;
};

/* The pattern that takes the node (a candidate that is off). */
struct lele_inner lele_inner_of(const struct lele_telling *telling,
                                const struct lele_tell_order *order, int node);

bool lele_inner_equal(const struct lele_inner *a, const struct lele_inner *b);

/* In brackets, with a space before; nothing where there is none. */
void lele_tell_inner(const struct lele_telling *telling, const struct lele_inner *inner);

#endif
