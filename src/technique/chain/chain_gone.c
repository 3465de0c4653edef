/*
 * The eliminations of chains.  An AIC eliminates the candidates that both ends see.  A continuous
 * loop eliminates those that both ends of any of its weak links see, and those that see all places
 * of another digit of a set that is the source of a strong link.
 */
#include "lele/step.h"
#include "technique/chain/aic.h"

void lele_chain_add_common(const lele_graph *graph, int a, int b, uint64_t *gone)
{
    const uint64_t *x = lele_graph_weak(graph, a);
    const uint64_t *y = lele_graph_weak(graph, b);
    for (int w = 0; w < graph->candidate_words; w++)
        gone[w] |= x[w] & y[w];
}

/* In a continuous loop, a set that is the source of a strong link holds all its other digits.  If
 * the link leads to a cell that the set forces, a digit of both is in one of the two. */
static void add_locked(const lele_graph *graph, const lele_graph_link *link, int from, int to,
                       uint64_t *gone)
{
    const lele_als_list *sets = graph->sets;
    const int als = lele_graph_set_of(graph, link);
    const int forced = lele_graph_forced_cell(graph, link, from, to);
    lele_digits digits = sets->at[als].digits;
    lele_digits_remove(&digits, lele_digits_of(graph->nodes[from].digit) |
                                    lele_digits_of(graph->nodes[to].digit));
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        lele_cellset cells = lele_als_sees(sets, als, d);
        if (forced >= 0 && lele_digits_has(graph->board->candidates[forced], d))
            cells = lele_cellset_and(cells, graph->layout->peers[forced]);
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            lele_nodes_add(gone, graph->node_of[cell][d]);
    }
}

void lele_chain_add_loop(const lele_graph *graph, const uint16_t *path, int count, uint64_t *gone)
{
    for (int i = 0; i + 1 < count; i += 2) {
        const lele_graph_link *link = lele_graph_strong(graph, path[i], path[i + 1]);
        if (link != NULL && link->unit == LELE_LINK_ALS)
            add_locked(graph, link, path[i], path[i + 1], gone);
        lele_chain_add_common(graph, path[i + 1], path[i + 2 < count ? i + 2 : 0], gone);
    }
    for (int i = 0; i < count; i++) /* the loop itself stays */
        if (path[i] < graph->candidate_count)
            gone[path[i] >> 6] &= ~(UINT64_C(1) << (path[i] & 63));
}

void lele_chain_keep_outside(const lele_graph *graph, const uint16_t *path, int count,
                             uint64_t *gone)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < count; i++)
        cells = lele_cellset_or(cells, graph->nodes[path[i]].cells);
    for (int i = 1; i < count; i += 2) {
        const int from = path[i], to = path[i + 1 < count ? i + 1 : 0];
        if (graph->nodes[from].digit != graph->nodes[to].digit &&
            lele_cellset_equal(&graph->nodes[from].cells, &graph->nodes[to].cells))
            cells = lele_cellset_minus(cells, graph->nodes[from].cells);
    }
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(gone, n) && lele_cellset_meets(&graph->nodes[n].cells, &cells))
            gone[n >> 6] &= ~(UINT64_C(1) << (n & 63));
}

bool lele_chain_is_grouped(const lele_graph *graph, const uint16_t *path, int count, int on)
{
    for (int i = 0; i < count; i++) {
        if (path[i] >= graph->candidate_count)
            return true;
        const bool strong = i > 0 && ((on + i) & 1) != 0;
        const lele_graph_link *link =
            strong ? lele_graph_strong(graph, path[i - 1], path[i]) : NULL;
        if (link != NULL && link->unit == LELE_LINK_ALS)
            return true;
    }
    return false;
}
