/* Building and asking the link graph, see graph.h. */
#include "technique/graph_build.h"

#include <stdlib.h>
#include <string.h>

#include "lele/step.h"

static void list_crossings(lele_graph *graph, const lele_layout *layout)
{
    graph->crossing_count = 0;
    for (int u = 0; u < layout->unit_count; u++)
        for (int v = u + 1; v < layout->unit_count; v++) {
            const lele_cellset both = lele_cellset_and(layout->units[u].set, layout->units[v].set);
            if (lele_cellset_count(&both) >= 2)
                graph->crossings[graph->crossing_count++] =
                    (lele_graph_crossing){ both, (uint8_t)u, (uint8_t)v };
        }
}

lele_graph *lele_graph_new(const lele_layout *layout, lele_als_list *sets)
{
    const size_t rows = (size_t)LELE_GRAPH_NODES * LELE_GRAPH_WORDS * sizeof(uint64_t);
    lele_graph *graph = malloc(sizeof *graph + rows);
    if (graph == NULL)
        return NULL;
    graph->valid = false;
    graph->serial = 0;
    graph->sets = sets;
    graph->used_count = 0;
    memset(graph->slots, 0, sizeof graph->slots);
    list_crossings(graph, layout);
    return graph;
}

/* Whether the board is the last one without some candidates.  When so many are gone that sets of
 * candidates need fewer words, it is better numbered anew. */
static bool is_later(const lele_graph *graph, const lele_board *board)
{
    unsigned other = 0;
    int count = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        other |= board->candidates[cell] & (unsigned)~graph->known[cell];
    for (int d = 1; d <= board->layout->size; d++)
        count += lele_cellset_count(&board->places[d]);
    return other == 0 && (count + 63) / 64 == graph->candidate_words;
}

void lele_graph_make(lele_graph *graph, const lele_board *board, lele_graph_scope scope,
                     int largest)
{
    /* the numbers and sets may be of another board by now */
    lele_compact_make(&graph->sets->compact, board);
    if (scope >= LELE_GRAPH_SETS)
        lele_als_list_make(graph->sets, board, largest);
    if (graph->valid && graph->board == board && graph->scope == scope &&
        (scope < LELE_GRAPH_SETS || graph->largest == largest) &&
        memcmp(graph->known, board->candidates, sizeof graph->known) == 0)
        return;
    const bool later = graph->valid && is_later(graph, board);
    graph->board = board;
    graph->scope = scope;
    graph->largest = largest;
    graph->valid = true;
    graph->full = false;
    graph->serial++;
    graph->strong_count = 0;
    if (later)
        lele_graph_take_away(graph);
    else
        lele_graph_number(graph);
    memcpy(graph->known, board->candidates, sizeof graph->known);
    lele_graph_link_cells(graph);
    if (scope >= LELE_GRAPH_GROUPS)
        lele_graph_add_groups(graph);
    lele_graph_link_units(graph);
    if (scope >= LELE_GRAPH_SETS)
        lele_graph_link_sets(graph);
    graph->words = (graph->node_count + 63) / 64;
    lele_graph_sort_strong(graph);
    lele_graph_link_weak(graph);
}

const lele_graph_link *lele_graph_strong(const lele_graph *graph, int from, int to)
{
    for (uint32_t i = graph->strong_start[from]; i < graph->strong_start[from + 1]; i++)
        if (graph->strong[i].to == to)
            return &graph->strong[i];
    return NULL;
}

int lele_graph_weak_unit(const lele_graph *graph, int from, int to)
{
    const lele_graph_node *a = &graph->nodes[from];
    const lele_graph_node *b = &graph->nodes[to];
    if (a->digit != b->digit)
        return LELE_LINK_CELL;
    const lele_cellset both = lele_cellset_or(a->cells, b->cells);
    const lele_layout *layout = graph->board->layout;
    for (int u = 0; u < layout->unit_count; u++)
        if (lele_cellset_within(&both, &layout->units[u].set))
            return u;
    return LELE_LINK_OTHER;
}
