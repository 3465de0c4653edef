/* The slots for conclusions, see explain.h. */
#ifndef LELE_TECHNIQUE_TELL_CONCLUDE_H
#define LELE_TECHNIQUE_TELL_CONCLUDE_H

#include "technique/tell/explain.h"

/* Each function writes the slot of its name. */
void lele_tell_place(const struct lele_telling *telling);
void lele_tell_placed(const struct lele_telling *telling);
void lele_tell_remove(const struct lele_telling *telling);
void lele_tell_result(const struct lele_telling *telling);
void lele_tell_gone(const struct lele_telling *telling);
void lele_tell_lost(const struct lele_telling *telling);
void lele_tell_losers(const struct lele_telling *telling);
void lele_tell_holders(const struct lele_telling *telling);
void lele_tell_left(const struct lele_telling *telling);

/* All digits that the step eliminates. */
lele_digits lele_step_lost(const lele_step *step);

#endif
