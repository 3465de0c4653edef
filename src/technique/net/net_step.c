/* Nodes and links of nets in a step, see net_step.h. */
#include "technique/net/net_step.h"

#include "technique/step.h"

/* The first unit that contains both cells. */
static int shared_unit(const lele_layout *layout, int a, int b)
{
    for (int i = 0; i < layout->cell_unit_count[a]; i++)
        if (lele_cellset_has(&layout->units[layout->cell_units[a][i]].set, b))
            return layout->cell_units[a][i];
    return LELE_LINK_OTHER;
}

/* The unit of the link from a parent to a fact, or LELE_LINK_CELL, or LELE_LINK_OTHER. */
static int link_unit(const lele_net *net, const lele_fact *fact, int parent)
{
    const int cell = lele_literal_cell(fact->literal);
    const int from = lele_literal_cell(net->facts[parent].literal);
    switch ((lele_why)fact->why) {
    case LELE_WHY_ON:
        return cell == from ? LELE_LINK_CELL : shared_unit(net->layout, from, cell);
    case LELE_WHY_CELL:
        return LELE_LINK_CELL;
    case LELE_WHY_UNIT:
        return fact->unit;
    default:
        return LELE_LINK_OTHER;
    }
}

static void add_fact(lele_net *net, int index, int branch, lele_step *step)
{
    const lele_fact *fact = &net->facts[index];
    lele_node node =
        lele_node_of(lele_literal_cell(fact->literal), lele_literal_digit(fact->literal),
                     lele_literal_on(fact->literal));
    node.branch = (uint8_t)branch;
    node.depth = (uint8_t)(fact->depth - 1);
    net->moved[index] = (uint16_t)lele_step_node(step, node);
    uint16_t buffer[16];
    const uint16_t *parents;
    const int count = lele_net_parents(net, index, &parents, buffer);
    for (int i = 0; i < count; i++)
        if (net->needed[parents[i]])
            lele_step_link(step, net->moved[parents[i]], net->moved[index],
                           node.on != 0 ? LELE_LINK_STRONG : LELE_LINK_WEAK,
                           link_unit(net, fact, parents[i]));
}

void lele_step_add_contradiction(lele_step *step, const lele_contradiction *found,
                                 const lele_board *board)
{
    if (found->kind == LELE_DEAD_UNIT) {
        lele_step_unit(step, found->unit, LELE_UNIT_ROLE_SEEN);
        const lele_cellset places =
            lele_cellset_and(board->places[found->digit], board->layout->units[found->unit].set);
        lele_step_mark_set(step, places, LELE_ROLE_REASON, lele_digits_of(found->digit));
    } else if (found->kind == LELE_DEAD_CELL) {
        lele_step_mark(step, found->cell, LELE_ROLE_REASON, board->candidates[found->cell]);
    } else if (found->kind == LELE_DEAD_CONFLICT) {
        lele_step_mark(step, found->cell, LELE_ROLE_REASON, lele_digits_of(found->digit));
    }
}

/* Leaves out inner assumptions if the whole argument has no room. */
static void drop_fragments(lele_net *net)
{
    for (int f = 0; f < net->fact_count; f++)
        if (net->facts[f].depth > 1)
            net->needed[f] = false;
}

void lele_step_add_net(lele_step *step, lele_net *net, int count, const uint16_t *targets,
                       int branch)
{
    const int needed = lele_net_need(net, (lele_net_mark){ 0, 0 }, count, targets);
    net->needed[0] = true; /* a branch starts with its premise, needed or not */
    if (needed + 1 + step->node_count > LELE_STEP_NODES)
        drop_fragments(net);
    for (int f = 0; f < net->fact_count; f++)
        if (net->needed[f])
            add_fact(net, f, branch, step);
}
