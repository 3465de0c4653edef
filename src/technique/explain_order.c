/* See explain_order.h. */
#include "technique/explain_order.h"

#include <string.h>

const lele_link *lele_order_link_into(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].to == node)
            return &step->links[i];
    return NULL;
}

bool lele_order_ends_inner(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].to == node &&
            step->nodes[step->links[i].from].depth > step->nodes[node].depth)
            return true;
    return false;
}

/* Whether the node cannot change places with those before it. */
static bool starts_run(const lele_step *step, int node)
{
    const lele_node *nodes = step->nodes;
    return node == 0 || nodes[node].branch != nodes[node - 1].branch ||
           nodes[node].depth != nodes[node - 1].depth || lele_order_link_into(step, node) == NULL ||
           lele_order_ends_inner(step, node);
}

/* A link within a run; what closes a loop is none. */
static bool is_inside(const lele_link *link, int begin, int end)
{
    return link->from >= begin && link->from < link->to && link->to < end;
}

/* Orders nodes begin .. end-1 depth first: a stack holds those whose reasons have all been
 * told, the newest on top. */
static void order_run(const lele_step *step, int begin, int end, uint16_t *ret)
{
    uint16_t unmet[LELE_STEP_NODES], stack[LELE_STEP_NODES];
    int height = 0, count = 0;
    memset(unmet, 0, sizeof unmet);
    for (int i = 0; i < step->link_count; i++)
        if (is_inside(&step->links[i], begin, end))
            unmet[step->links[i].to]++;
    for (int node = end - 1; node >= begin; node--)
        if (unmet[node] == 0)
            stack[height++] = (uint16_t)node;
    while (height > 0) {
        const int node = stack[--height];
        ret[count++] = (uint16_t)node;
        for (int i = step->link_count - 1; i >= 0; i--) {
            const lele_link *link = &step->links[i];
            if (link->from == node && is_inside(link, begin, end) && --unmet[link->to] == 0)
                stack[height++] = link->to;
        }
    }
}

int lele_order_branch(const lele_step *step, int branch, uint16_t ret[LELE_STEP_NODES])
{
    int count = 0;
    for (int begin = 0, end; begin < step->node_count; begin = end) {
        for (end = begin + 1; end < step->node_count && !starts_run(step, end);)
            end++;
        if (step->nodes[begin].branch != branch)
            continue;
        order_run(step, begin, end, ret + count);
        count += end - begin;
    }
    return count;
}
