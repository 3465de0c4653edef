/* The slots for nets, see explain.h. */
#ifndef LELE_TECHNIQUE_TELL_CHAINS_H
#define LELE_TECHNIQUE_TELL_CHAINS_H

#include "technique/tell/explain.h"

/* {branches}: the branches of a net, one after the other. */
void lele_tell_branches(const struct lele_telling *telling);

/* {premises}: the assumptions, one of which must hold: "R1C2 is 3 or R1C2 is 7". */
void lele_tell_premises(const struct lele_telling *telling);

/* {dead}: the contradiction of a step with one branch. */
void lele_tell_dead(const struct lele_telling *telling);

#endif
