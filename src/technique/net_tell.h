/* Writing the facts of a net into a step. */
#ifndef LELE_TECHNIQUE_NET_TELL_H
#define LELE_TECHNIQUE_NET_TELL_H

#include "lele/step.h"
#include "technique/net.h"

/* Adds the facts that `targets` (facts) rest on as one branch of the step, in the order in
 * which they follow, with a link from each parent; and where the net ended in a contradiction
 * the unit or cell that has no way out. */
void lele_net_tell(lele_net *net, int count, const uint16_t *targets, int branch, lele_step *step);

#endif
