/* The slots for clues, see explain.h. */
#ifndef LELE_TECHNIQUE_TELL_CLUES_H
#define LELE_TECHNIQUE_TELL_CLUES_H

#include "technique/tell/explain.h"

/* Each function writes the slot of its name. */
void lele_tell_clue(const struct lele_telling *telling);
void lele_tell_meaning(const struct lele_telling *telling);
void lele_tell_total(const struct lele_telling *telling);
void lele_tell_rest(const struct lele_telling *telling);
void lele_tell_bounds(const struct lele_telling *telling);
void lele_tell_sets(const struct lele_telling *telling);
void lele_tell_partner(const struct lele_telling *telling);
void lele_tell_walk(const struct lele_telling *telling);
/* " (anti-knight)": the clue that lets two cells see each other; nothing where there is none. */
void lele_tell_sight(const struct lele_telling *telling, const lele_node *a, const lele_node *b);
void lele_tell_named_sets(const struct lele_telling *telling);
void lele_tell_homes(const struct lele_telling *telling);

/* How many clues of the step have the role. */
int lele_telling_count_clues(const struct lele_telling *telling, lele_clue_role role);

#endif
