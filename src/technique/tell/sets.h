/*
 * Words for the links of a chain through an almost locked set, and for those between two sets.
 *
 * A step marks the cells of its sets by role; the fifth and all further sets share a role.  So the
 * set of a link is searched among the marked cells, given the ends of the link.
 */
#ifndef LELE_TECHNIQUE_TELL_SETS_H
#define LELE_TECHNIQUE_TELL_SETS_H

#include "technique/tell/explain.h"

/* In brackets, with a space before (in English): the digits left for the set, or the unit that two
 * sets share. */
void lele_tell_set(const struct lele_telling *telling, const lele_link *link);

/* {kept}: the sets of a loop with the digits that they must hold, if these have eliminations. */
void lele_tell_kept(const struct lele_telling *telling);

#endif
