/*
 * A quick look before walking: which candidates, when on, lead to their own off?
 *
 * What a literal leads to is found for all at once, as sets that grow until nothing changes.
 * Only nodes with strong links pass anything on, so few nodes take part.
 */
#include <stdlib.h>
#include <string.h>

#include "technique/graph.h"

lele_screen *lele_screen_new(const lele_layout *layout)
{
    const size_t words = ((size_t)layout->cell_count * (size_t)layout->size + 63) / 64;
    return malloc(sizeof(lele_screen) + 2 * LELE_GRAPH_NODES * words * sizeof(uint64_t));
}

static uint64_t *off_by(lele_screen *screen, const lele_graph *graph, int node, int on)
{
    return screen->off_by + (size_t)(node * 2 + on) * (size_t)graph->candidate_words;
}

/* Adds one set to another; true when that changed it. */
static bool join(uint64_t *to, const uint64_t *from, int words)
{
    uint64_t fresh = 0;
    for (int w = 0; w < words; w++) {
        fresh |= from[w] & ~to[w];
        to[w] |= from[w];
    }
    return fresh != 0;
}

static bool is_active(const lele_graph *graph, int node)
{
    return graph->strong_start[node] != graph->strong_start[node + 1];
}

/* What the node takes away when it is on: what it sees, and what follows from that. */
static bool grow_on(lele_screen *screen, const lele_graph *graph, int node)
{
    const uint64_t *weak = lele_graph_weak(graph, node);
    uint64_t *mine = off_by(screen, graph, node, 1);
    bool changed = false;
    for (int w = 0; w < graph->words; w++)
        for (uint64_t rest = weak[w] & screen->active[w]; rest != 0; rest &= rest - 1)
            changed |= join(mine, off_by(screen, graph, w * 64 + lele_lowest64(rest), 0),
                            graph->candidate_words);
    return changed;
}

static bool grow_off(lele_screen *screen, const lele_graph *graph, int node)
{
    bool changed = false;
    for (uint32_t i = graph->strong_start[node]; i < graph->strong_start[node + 1]; i++)
        changed |= join(off_by(screen, graph, node, 0),
                        off_by(screen, graph, graph->strong[i].to, 1), graph->candidate_words);
    return changed;
}

static void begin(lele_screen *screen, const lele_graph *graph)
{
    const size_t bytes = (size_t)graph->candidate_words * sizeof(uint64_t);
    memset(screen->active, 0, (size_t)graph->words * sizeof *screen->active);
    for (int n = 0; n < graph->node_count; n++) {
        if (!is_active(graph, n))
            continue;
        lele_nodes_add(screen->active, n);
        memset(off_by(screen, graph, n, 0), 0, bytes);
        memcpy(off_by(screen, graph, n, 1), lele_graph_weak(graph, n), bytes);
    }
}

void lele_screen_run(lele_screen *screen, const lele_graph *graph, uint64_t *refuted)
{
    begin(screen, graph);
    for (bool changed = true; changed;) {
        changed = false;
        for (int n = 0; n < graph->node_count; n++)
            if (is_active(graph, n)) {
                changed |= grow_off(screen, graph, n);
                changed |= grow_on(screen, graph, n);
            }
    }
    memset(refuted, 0, (size_t)graph->candidate_words * sizeof *refuted);
    for (int n = 0; n < graph->candidate_count; n++) {
        const uint64_t *weak = lele_graph_weak(graph, n);
        for (int w = 0; w < graph->words && !lele_nodes_have(refuted, n); w++)
            for (uint64_t rest = weak[w] & screen->active[w]; rest != 0; rest &= rest - 1)
                if (lele_nodes_have(off_by(screen, graph, w * 64 + lele_lowest64(rest), 0), n)) {
                    lele_nodes_add(refuted, n);
                    break;
                }
    }
}
