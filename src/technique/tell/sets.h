/*
 * Links of a chain through almost locked sets, and between two of them.
 *
 * A step marks the cells of its sets by role, the fifth and all further ones alike; which set a
 * link needs is told from its ends.
 */
#ifndef LELE_TECHNIQUE_TELL_SETS_H
#define LELE_TECHNIQUE_TELL_SETS_H

#include "technique/tell/explain.h"

/* In brackets, with a space before: what is left for the set, or where two sets meet. */
void lele_tell_set(const struct lele_telling *telling, const lele_link *link);

/* The sets of a loop and the digits that they keep for themselves, as far as that takes something. */
void lele_tell_kept(const struct lele_telling *telling);

#endif
