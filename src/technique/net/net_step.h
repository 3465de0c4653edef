/* Adding the facts of a net to a step. */
#ifndef LELE_TECHNIQUE_NET_NET_STEP_H
#define LELE_TECHNIQUE_NET_NET_STEP_H

#include "lele/step.h"
#include "technique/net/net.h"

/* Adds the facts that `targets` (facts) rest on as one branch of the step, in the order in
 * which they follow, with a link from each parent. */
void lele_step_add_net(lele_step *step, lele_net *net, int count, const uint16_t *targets,
                       int branch);

/* Marks where a contradiction is: a cell or a unit with nothing left, or a candidate that would
 * have to be there and not to be there. */
void lele_step_add_contradiction(lele_step *step, const lele_contradiction *found,
                                 const lele_board *board);

#endif
