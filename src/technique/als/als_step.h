/* Adding almost locked sets to a step. */
#ifndef LELE_TECHNIQUE_ALS_ALS_STEP_H
#define LELE_TECHNIQUE_ALS_ALS_STEP_H

#include "technique/als_list.h"
#include "technique/search.h"

/* Marks the cells of a set with the role of the n-th set of the pattern; 0 is LELE_ROLE_ALS_A. */
void lele_als_mark(struct lele_search *search, const lele_als_list *sets, int als, int n);

/* Eliminates `digit` from the cells that see all its places in both sets. */
void lele_als_eliminate(struct lele_search *search, const lele_als_list *sets, int a, int b,
                        int digit);

/* Adds the nodes and links of a chain of sets; a node means "this digit is in this set".
 * `commons`: the digits that link each set to the next. */
void lele_step_add_als_chain(lele_step *step, const lele_als_list *sets, int count,
                             const uint16_t *chain, const uint8_t *commons, int end_digit);

#endif
