/*
 * The order in which a net is told.  Nodes come in the order of their distance from the
 * assumption; a person rather follows one line of thought to its end and then takes up the
 * next, so within a run of nodes what follows from a node comes right behind it.
 */
#ifndef LELE_TECHNIQUE_TELL_ORDER_H
#define LELE_TECHNIQUE_TELL_ORDER_H

#include "lele/step.h"

/* The links of a step by the nodes that they join; lists end in LELE_ORDER_NONE. */
enum { LELE_ORDER_NONE = UINT16_MAX };
struct lele_tell_order {
    const lele_step *step;
    uint16_t into[LELE_STEP_NODES]; /* a node's first link */
    uint16_t next_into[LELE_STEP_LINKS];
    uint16_t from[LELE_STEP_NODES]; /* a node's last link */
    uint16_t before_from[LELE_STEP_LINKS];
};

void lele_order_init(struct lele_tell_order *order, const lele_step *step);

/* The first link into a node, or NULL: the node was assumed (or its reason had no room). */
static inline const lele_link *lele_order_link_into(const struct lele_tell_order *order, int node)
{
    const int link = order->into[node];
    return link == LELE_ORDER_NONE ? NULL : &order->step->links[link];
}

/* An inner assumption came to nothing: its opposite, this node, is a fact. */
bool lele_order_ends_inner(const struct lele_tell_order *order, int node);

/* The nodes of a branch as they are told; returns how many.  What a node rests on is always
 * before it, and what an inner assumption leads to stays together. */
int lele_order_branch(const struct lele_tell_order *order, int branch,
                      uint16_t ret[LELE_STEP_NODES]);

#endif
