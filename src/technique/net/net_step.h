/* Adding the facts of a net to a step. */
#ifndef LELE_TECHNIQUE_NET_NET_STEP_H
#define LELE_TECHNIQUE_NET_NET_STEP_H

#include "lele/step.h"
#include "technique/net/net.h"

/* Adds the facts that `targets` (facts) depend on as one branch of the step, in the order of the
 * net, with a link from each parent. */
void lele_step_add_net(lele_step *step, lele_net *net, int count, const uint16_t *targets,
                       int branch);

/* Marks the place of a contradiction: a cell without a candidate, a unit without a place for a
 * digit, or a candidate that would have to be both on and off. */
void lele_step_add_contradiction(lele_step *step, const lele_contradiction *found,
                                 const lele_board *board);

#endif
