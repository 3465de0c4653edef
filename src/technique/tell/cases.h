/* The slots for patterns with one case per candidate of a cell, see explain.h. */
#ifndef LELE_TECHNIQUE_TELL_CASES_H
#define LELE_TECHNIQUE_TELL_CASES_H

#include "technique/tell/explain.h"

/* Each function writes the slot of its name. */
void lele_tell_cases(const struct lele_telling *telling);
void lele_tell_petals(const struct lele_telling *telling);
void lele_tell_letters(const struct lele_telling *telling);

#endif
