/*
 * Walks from a node to its ancestors, and the length of chains.
 *
 * A node with one parent has one ancestor more than its parent, so only nodes with hidden parents
 * need a walk; the result stays with the node.
 */
#include <string.h>

#include "technique/se/se_chain.h"

/* Adds a node to the walk unless an equal one is in it. */
static int visit(lele_se_frame *frame, const lele_se_tree *tree, int node, int count)
{
    uint32_t *stamp = &frame->stamp[tree->node[node].state][tree->node[node].cand];
    if (*stamp == frame->stamp_now)
        return count;
    *stamp = frame->stamp_now;
    frame->order[count] = (uint16_t)node;
    return count + 1;
}

static int visit_hidden(lele_se_frame *frame, const lele_se_tree *tree, const lele_se_node *node,
                        int count)
{
    const int cell = frame->cell[node->cand], digit = frame->digit[node->cand];
    for (unsigned rest = node->hidden; rest != 0;) {
        const int bit = lele_se_pop(&rest);
        const int cand =
            node->cause == LELE_SE_BY_CELL
                ? frame->index[cell][bit]
                : frame->index[lele_se_cell_of(
                      frame->places, frame->places->region[cell][node->cause], bit)][digit];
        count = visit(frame, tree, tree->at[LELE_SE_OFF][cand], count);
    }
    return count;
}

static int visit_parents(lele_se_frame *frame, const lele_se_tree *tree, const lele_se_node *node,
                         int count)
{
    if (node->cause == LELE_SE_BY_PATTERN) {
        const lele_se_advance *advance = &tree->advance[node->hidden];
        for (int i = 0; i < advance->parent_count; i++)
            count = visit(frame, tree, advance->parent[i], count);
        return count;
    }
    if (node->parent == LELE_SE_NONE)
        return count;
    count = visit(frame, tree, node->parent, count);
    return node->hidden != 0 ? visit_hidden(frame, tree, node, count) : count;
}

int lele_se_walk(lele_se_frame *frame, const lele_se_tip *end, int most)
{
    const lele_se_tree *tree = end->tree;
    if (++frame->stamp_now == 0) {
        memset(frame->stamp, 0, sizeof frame->stamp);
        frame->stamp_now = 1;
    }
    int count = visit(frame, tree, end->node, 0);
    for (int i = 0; i < count && count < most; i++)
        count = visit_parents(frame, tree, &tree->node[frame->order[i]], count);
    return count;
}

static bool has_one_parent(const lele_se_node *node)
{
    return node->cause != LELE_SE_BY_PATTERN && node->hidden == 0;
}

/* The nodes of one end; exact where it is below `most`. */
static int count_end(lele_se_frame *frame, const lele_se_tip *end, int most)
{
    const lele_se_tree *tree = end->tree;
    int at = end->node, steps = 0;
    while (!tree->node[at].exact && has_one_parent(&tree->node[at]) && at != tree->conflict[0] &&
           at != tree->conflict[1]) {
        at = tree->node[at].parent;
        steps++;
    }
    lele_se_node *node = &tree->node[at];
    if (!node->exact && node->count + steps < most) {
        const lele_se_tip from = { tree, (uint16_t)at };
        const int count = lele_se_walk(frame, &from, most - steps);
        node->exact = count < most - steps;
        node->count = (uint16_t)count;
    }
    return node->count + steps;
}

/* The chains inside: each distinct one of all ends once. */
static int count_nested(lele_se_frame *frame, const lele_se_tip *end, int count)
{
    const lele_se_nested *met[LELE_SE_NODES];
    int met_count = 0, sum = 0;
    for (int i = 0; i < count; i++) {
        const lele_se_tree *tree = end[i].tree;
        if (!tree->has_nested)
            continue;
        const int nodes = lele_se_walk(frame, &end[i], LELE_SE_NODES);
        for (int k = 0; k < nodes; k++) {
            const lele_se_node *node = &tree->node[frame->order[k]];
            const lele_se_nested *nested =
                node->cause == LELE_SE_BY_PATTERN ? tree->advance[node->hidden].nested : NULL;
            bool is_new = nested != NULL && met_count < LELE_SE_NODES;
            for (int m = 0; m < met_count && is_new; m++)
                is_new = met[m] != nested;
            if (!is_new)
                continue;
            met[met_count++] = nested;
            sum += nested->complexity;
        }
    }
    return sum;
}

int lele_se_complexity(lele_se_frame *frame, const lele_se_tip *end, int count, int most)
{
    int least = 0;
    for (int i = 0; i < count; i++)
        least += end[i].tree->node[end[i].node].count;
    for (int i = 0; i < count && least < most; i++) {
        const int bound = end[i].tree->node[end[i].node].count;
        const int exact = count_end(frame, &end[i], most - (least - bound));
        least += exact - bound;
    }
    return least < most ? least + count_nested(frame, end, count) : least;
}

double lele_se_chain_rating(double base, int complexity)
{
    double added = 0;
    int threshold = 4;
    for (int i = 0; complexity - 2 > threshold; i++) {
        added += 0.1;
        threshold = i % 2 == 0 ? threshold * 3 / 2 : threshold * 4 / 3;
    }
    return base + added;
}
