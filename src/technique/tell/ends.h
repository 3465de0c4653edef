/* The slots for the ends of chains, see explain.h. */
#ifndef LELE_TECHNIQUE_TELL_ENDS_H
#define LELE_TECHNIQUE_TELL_ENDS_H

#include "technique/tell/explain.h"

/* Each function writes the slot of its name. */
void lele_tell_ends(const struct lele_telling *telling);
void lele_tell_start(const struct lele_telling *telling);
void lele_tell_opposite(const struct lele_telling *telling);
void lele_tell_also(const struct lele_telling *telling);
void lele_tell_meet(const struct lele_telling *telling);
void lele_tell_weak(const struct lele_telling *telling);
void lele_tell_strands(const struct lele_telling *telling);
void lele_tell_kites(const struct lele_telling *telling);

#endif
