/*
 * The order of the nodes of a net in its text.  A step has them by their distance from the
 * assumption.  A text is easier to follow if it goes through one line of consequences to its end
 * before it starts the next, so each run of nodes is put into depth-first order.
 */
#ifndef LELE_TECHNIQUE_TELL_ORDER_H
#define LELE_TECHNIQUE_TELL_ORDER_H

#include "lele/step.h"

/* Lists of the links into and out of each node of a step; they end in LELE_ORDER_NONE. */
enum { LELE_ORDER_NONE = UINT16_MAX };
struct lele_tell_order {
    const lele_step *step;
    uint16_t into[LELE_STEP_NODES]; /* the first link into a node */
    uint16_t next_into[LELE_STEP_LINKS];
    uint16_t from[LELE_STEP_NODES]; /* the last link from a node */
    uint16_t before_from[LELE_STEP_LINKS];
};

void lele_order_init(struct lele_tell_order *order, const lele_step *step);

/* The first link into a node.  NULL: the node is an assumption, depends on the board alone, or its
 * reason had no room in the step. */
static inline const lele_link *lele_order_link_into(const struct lele_tell_order *order, int node)
{
    const int link = order->into[node];
    return link == LELE_ORDER_NONE ? NULL : &order->step->links[link];
}

/* Whether an inner assumption ends here in a contradiction, so that its opposite, this node,
 * follows. */
bool lele_order_ends_inner(const struct lele_tell_order *order, int node);

/* Lists the nodes of a branch in the order of the text and returns their number.  A node comes
 * after all nodes that it depends on; the consequences of an inner assumption stay together. */
int lele_order_branch(const struct lele_tell_order *order, int branch,
                      uint16_t ret[LELE_STEP_NODES]);

#endif
