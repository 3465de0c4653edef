/* Depth-first order of the nodes of a net, see order.h. */
#include "technique/tell/order.h"

#include <string.h>

void lele_order_init(struct lele_tell_order *order, const lele_step *step)
{
    const size_t bytes = step->node_count * sizeof order->into[0];
    order->step = step;
    memset(order->into, 0xFF, bytes);
    memset(order->from, 0xFF, bytes);
    for (int i = 0; i < step->link_count; i++) {
        order->before_from[i] = order->from[step->links[i].from];
        order->from[step->links[i].from] = (uint16_t)i;
    }
    for (int i = step->link_count - 1; i >= 0; i--) {
        order->next_into[i] = order->into[step->links[i].to];
        order->into[step->links[i].to] = (uint16_t)i;
    }
}

bool lele_order_ends_inner(const struct lele_tell_order *order, int node)
{
    const lele_step *step = order->step;
    for (int i = order->into[node]; i != LELE_ORDER_NONE; i = order->next_into[i])
        if (step->nodes[step->links[i].from].depth > step->nodes[node].depth)
            return true;
    return false;
}

/* Whether a run starts at the node: it must stay after all nodes before it. */
static bool starts_run(const struct lele_tell_order *order, int node)
{
    const lele_node *nodes = order->step->nodes;
    return node == 0 || nodes[node].branch != nodes[node - 1].branch ||
           nodes[node].depth != nodes[node - 1].depth || order->into[node] == LELE_ORDER_NONE ||
           lele_order_ends_inner(order, node);
}

/* Whether the link is within a run; one that closes a loop does not count. */
static bool is_inside(const lele_link *link, int begin, int end)
{
    return link->from >= begin && link->from < link->to && link->to < end;
}

/* Orders nodes begin .. end-1 depth first.  The stack holds the nodes whose reasons are all in the
 * output, the newest on top. */
static void order_run(const struct lele_tell_order *order, int begin, int end, uint16_t *ret)
{
    const lele_link *links = order->step->links;
    uint16_t unmet[LELE_STEP_NODES], stack[LELE_STEP_NODES];
    int height = 0, count = 0;
    for (int node = end - 1; node >= begin; node--) {
        unmet[node] = 0;
        for (int i = order->into[node]; i != LELE_ORDER_NONE; i = order->next_into[i])
            unmet[node] += is_inside(&links[i], begin, end);
        if (unmet[node] == 0)
            stack[height++] = (uint16_t)node;
    }
    while (height > 0) {
        const int node = stack[--height];
        ret[count++] = (uint16_t)node;
        for (int i = order->from[node]; i != LELE_ORDER_NONE; i = order->before_from[i])
            if (is_inside(&links[i], begin, end) && --unmet[links[i].to] == 0)
                stack[height++] = links[i].to;
    }
}

int lele_order_branch(const struct lele_tell_order *order, int branch,
                      uint16_t ret[LELE_STEP_NODES])
{
    const lele_step *step = order->step;
    int count = 0;
    for (int begin = 0, end; begin < step->node_count; begin = end) {
        end = begin + 1;
        if (step->nodes[begin].branch != branch)
            continue;
        while (end < step->node_count && !starts_run(order, end))
            end++;
        order_run(order, begin, end, ret + count);
        count += end - begin;
    }
    return count;
}
