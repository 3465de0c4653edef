/*
 * The order in which a net is told.  Nodes come in the order of their distance from the
 * assumption; a person rather follows one line of thought to its end and then takes up the
 * next, so within a run of nodes what follows from a node comes right behind it.
 */
#ifndef LELE_TECHNIQUE_EXPLAIN_ORDER_H
#define LELE_TECHNIQUE_EXPLAIN_ORDER_H

#include "lele/step.h"

/* The link into a node, or NULL: the node was assumed (or its reason had no room). */
const lele_link *lele_order_link_into(const lele_step *step, int node);

/* An inner assumption came to nothing: its opposite, this node, is a fact. */
bool lele_order_ends_inner(const lele_step *step, int node);

/* The nodes of a branch as they are told; returns how many.  What a node rests on is always
 * before it, and what an inner assumption leads to stays together. */
int lele_order_branch(const lele_step *step, int branch, uint16_t ret[LELE_STEP_NODES]);

#endif
