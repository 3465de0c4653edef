/* Writing the facts of a net into a step. */
#ifndef LELE_TECHNIQUE_NET_TELL_H
#define LELE_TECHNIQUE_NET_TELL_H

#include "lele/step.h"
#include "technique/net.h"

/* Adds the facts that `targets` (facts) rest on as one branch of the step, in the order in
 * which they follow, with a link from each parent. */
void lele_net_tell(lele_net *net, int count, const uint16_t *targets, int branch, lele_step *step);

/* Where the contradiction is that the net ends in: a cell or a unit with nothing left. */
void lele_net_tell_conflict(const lele_net *net, lele_step *step);

#endif
