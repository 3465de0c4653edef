/*
 * Leaving out what a refuted assumption does not need.
 *
 * A net follows all consequences at once, and the contradiction that it meets first can depend on
 * more cells and units than necessary.
 */
#ifndef LELE_TECHNIQUE_NET_NET_TRIM_H
#define LELE_TECHNIQUE_NET_NET_TRIM_H

#include "lele/step.h"

/* Builds the nodes, links and reasons of a step with one assumption anew, from cells and units of
 * the old ones none of which can be left out.  A step with patterns or inner assumptions, or too
 * large a one, stays as it is. */
void lele_step_trim_refutation(lele_step *step, const lele_board *board);

#endif
