/* Nodes, links and sets of chains in a step, see chain_step.h. */
#include "technique/chain/chain_step.h"

static lele_node node_of(const lele_graph *graph, int node, int on, int branch)
{
    const lele_graph_node *from = &graph->nodes[node];
    return (lele_node){ .cells = from->cells,
                        .digit = from->digit,
                        .kind = (uint8_t)lele_graph_kind(graph, node),
                        .on = (uint8_t)on,
                        .branch = (uint8_t)branch };
}

/* Marks the set of a link, and the cell that it forces, with the next free role; from the fifth set on, with the last role. */
static void mark_set(const lele_graph *graph, int als, int forced, lele_step *step)
{
    static const lele_role roles[] = { LELE_ROLE_ALS_A, LELE_ROLE_ALS_B, LELE_ROLE_ALS_C,
                                       LELE_ROLE_ALS_D, LELE_ROLE_ALS_E };
    int used = 0;
    for (int i = 0; i < step->mark_count; i++)
        for (int r = 0; r < 5; r++)
            if (step->marks[i].role == roles[r] && r >= used)
                used = r + 1;
    lele_cellset cells = graph->sets->at[als].cells;
    if (forced >= 0)
        lele_cellset_add(&cells, forced);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(step, cell, roles[used < 5 ? used : 4], graph->board->candidates[cell]);
}

static void add_link(const lele_graph *graph, int from, int to, int on, int from_index,
                     int to_index, lele_step *step)
{
    if (on == 0) {
        lele_step_link(step, from_index, to_index, LELE_LINK_WEAK,
                       lele_graph_weak_unit(graph, from, to));
        return;
    }
    const lele_graph_link *link = lele_graph_strong(graph, from, to);
    lele_step_link(step, from_index, to_index, LELE_LINK_STRONG,
                   link != NULL ? link->unit : LELE_LINK_OTHER);
    if (link != NULL && link->unit == LELE_LINK_ALS)
        mark_set(graph, lele_graph_set_of(graph, link),
                 lele_graph_forced_cell(graph, link, from, to), step);
}

void lele_step_add_walk(lele_step *step, lele_walk *walk, int branch)
{
    const lele_graph *graph = walk->graph;
    for (int i = 0; i < walk->queue_count; i++) {
        const int node = walk->queue[i] >> 1;
        const int on = walk->queue[i] & 1;
        if (!lele_nodes_have(walk->needed[on], node))
            continue;
        const int index = lele_step_node(step, node_of(graph, node, on, branch));
        walk->place[on][node] = (uint16_t)index;
        const int parent = walk->parent[on][node];
        if (parent != LELE_GRAPH_NONE)
            add_link(graph, parent, node, on, walk->place[1 - on][parent], index, step);
    }
}

int lele_step_add_chain(lele_step *step, const lele_graph *graph, int count, const uint16_t *path,
                        int on, int branch)
{
    int first = 0;
    int before = 0;
    for (int i = 0; i < count; i++, on = 1 - on) {
        const int index = lele_step_node(step, node_of(graph, path[i], on, branch));
        if (i == 0)
            first = index;
        else
            add_link(graph, path[i - 1], path[i], on, before, index, step);
        before = index;
    }
    return first;
}
