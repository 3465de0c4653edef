/*
 * Patterns inside a net: the locked candidates or subset that eliminates a candidate.
 *
 * A step records for such a candidate only the eliminations that the pattern depends on.  When
 * these are taken from the board, the pattern is there and can be searched for again.
 */
#ifndef LELE_TECHNIQUE_TELL_PATTERNS_H
#define LELE_TECHNIQUE_TELL_PATTERNS_H

#include "technique/tell/explain.h"
#include "technique/tell/order.h"

/* The pattern that eliminates the node or, of one that is on, the single of the board that places it;
 * LELE_INNER_NONE: none found. */
lele_inner lele_inner_of(const lele_board *board, const struct lele_tell_order *order, int node);

/* Whether the node has a reason in the step and the reason is a pattern. */
bool lele_inner_takes(const struct lele_tell_order *order, int node);

/* Whether the patterns are the same; the candidates that they eliminate may differ. */
bool lele_inner_equal(const lele_inner *a, const lele_inner *b);

/* In brackets, with a space before (in English); writes nothing for LELE_INNER_NONE. */
void lele_tell_inner(const struct lele_telling *telling, const lele_inner *inner);

#endif
