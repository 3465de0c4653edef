/* Telling chains and nets; slots of explain.c. */
#ifndef LELE_TECHNIQUE_TELL_CHAINS_H
#define LELE_TECHNIQUE_TELL_CHAINS_H

#include "technique/tell/explain.h"

/* {branches}: the branches of a net side by side, each told so that a person can follow. */
void lele_tell_branches(const struct lele_telling *telling);

/* {premises}: what must be one way or the other: "R1C2 is 3 or R1C2 is 7". */
void lele_tell_premises(const struct lele_telling *telling);

/* {dead}: the contradiction that a branch ends in. */
void lele_tell_dead(const struct lele_telling *telling);

#endif
