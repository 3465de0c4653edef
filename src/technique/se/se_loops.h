/* Unique loops: what the search and the types of hints share. */
#ifndef LELE_TECHNIQUE_SE_LOOPS_H
#define LELE_TECHNIQUE_SE_LOOPS_H

#include "technique/se/se_hint.h"

/* No loop is longer: two cells per block. */
enum { LELE_SE_LOOP = 18 };

/* Sorting all hints stably and taking the first one is the same as keeping the first of the best;
 * a hint that equals an earlier one never wins. */
typedef struct lele_se_loops {
    lele_se_search *search;
    bool any;
    int type; /* of the best hint */
    lele_se_hint best;
} lele_se_loops;

/* Adds the hints of a valid loop. */
void lele_se_loop_found(lele_se_loops *loops, unsigned pair, const uint8_t *path, int length);

#endif
