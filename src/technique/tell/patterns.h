/*
 * Patterns inside a net: which one took a candidate away.
 *
 * A step tells of such a candidate only what it rests on: the candidates that went before.
 * Without those the pattern stands on the board, and here it is found again.
 */
#ifndef LELE_TECHNIQUE_TELL_PATTERNS_H
#define LELE_TECHNIQUE_TELL_PATTERNS_H

#include "technique/tell/explain.h"
#include "technique/tell/order.h"

/* The pattern that takes the node (a candidate that is off), LELE_INNER_NONE: none found. */
lele_inner lele_inner_of(const lele_board *board, const struct lele_tell_order *order, int node);

/* Whether the node has a reason, and it is a pattern. */
bool lele_inner_takes(const struct lele_tell_order *order, int node);

/* The same pattern, whatever it takes. */
bool lele_inner_equal(const lele_inner *a, const lele_inner *b);

/* In brackets, with a space before; nothing where there is none. */
void lele_tell_inner(const struct lele_telling *telling, const lele_inner *inner);

#endif
