/* Adding chains of the link graph to a step. */
#ifndef LELE_TECHNIQUE_CHAIN_CHAIN_STEP_H
#define LELE_TECHNIQUE_CHAIN_CHAIN_STEP_H

#include "technique/chain/graph.h"
#include "technique/step.h"

/* Adds the needed literals of a walk as one branch, in the order of the walk. */
void lele_step_add_walk(lele_step *step, lele_walk *walk, int branch);

/* Adds a chain that alternates and starts with `on`; returns the index of its first node in the
 * step. */
int lele_step_add_chain(lele_step *step, const lele_graph *graph, int count, const uint16_t *path,
                        int on, int branch);

#endif
