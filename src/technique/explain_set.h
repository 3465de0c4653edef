/*
 * The almost locked set that a strong link of a chain runs through.
 *
 * A step marks the cells of its sets by role, the fifth and all further ones alike; which set a
 * link needs is told from its ends.
 */
#ifndef LELE_TECHNIQUE_EXPLAIN_SET_H
#define LELE_TECHNIQUE_EXPLAIN_SET_H

#include "technique/explain.h"

/* "the set R1C2 and R1C3 locks" */
void lele_tell_set(const struct lele_telling *telling, const lele_link *link);

#endif
