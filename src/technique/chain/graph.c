/* Making and reading the link graph, see graph.h. */
#include "technique/chain/graph_build.h"

#include <stdlib.h>
#include <string.h>

#include "lele/step.h"

/* The cells of the unit that are in the set, as a mask of their indices. */
static unsigned mask_in(const lele_unit *unit, const lele_cellset *cells, int size)
{
    unsigned mask = 0;
    for (int i = 0; i < size; i++)
        mask |= (unsigned)lele_cellset_has(cells, unit->cells[i]) << i;
    return mask;
}

static void list_crossings(lele_graph *graph, const lele_layout *layout)
{
    for (int u = 0; u < layout->unit_count; u++) {
        lele_graph_crossings *crossings = &graph->crossings[u];
        crossings->count = 0;
        for (int v = 0; v < layout->unit_count; v++) {
            const unsigned mask = mask_in(&layout->units[u], &layout->units[v].set, layout->size);
            if (v != u && (mask & (mask - 1)) != 0)
                crossings->mask[crossings->count++] = (uint16_t)mask;
        }
    }
}

lele_graph *lele_graph_new(const lele_layout *layout)
{
    const size_t rows = (size_t)LELE_GRAPH_NODES * LELE_GRAPH_WORDS * sizeof(uint64_t);
    lele_graph *graph = malloc(sizeof *graph + rows);
    if (graph == NULL)
        return NULL;
    graph->valid = false;
    graph->serial = 0;
    list_crossings(graph, layout);
    return graph;
}

/* Whether the graph can be updated to the board: candidates only disappeared.  When so many did
 * that sets of candidates need fewer words, a new numbering is better. */
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

static struct lele_graph_change change_of(const lele_graph *graph)
{
    const lele_board *board = graph->board;
    const lele_layout *layout = board->layout;
    struct lele_graph_change change = { .cells = LELE_CELLSET_EMPTY };
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const lele_digits digits = graph->known[cell] ^ board->candidates[cell];
        if (digits == 0)
            continue;
        lele_cellset_add(&change.cells, cell);
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            change.units[layout->cell_units[cell][i]] |= digits;
    }
    return change;
}

void lele_graph_make(lele_graph *graph, const lele_board *board, lele_graph_scope scope,
                     lele_als_list *sets, int largest)
{
    graph->sets = sets;
    if (scope >= LELE_GRAPH_SETS) /* the list is shared and may show another board */
        lele_als_list_make(sets, board, largest);
    const bool kept = graph->valid && graph->layout == board->layout && graph->scope == scope &&
                      (scope < LELE_GRAPH_SETS || graph->largest == largest);
    graph->board = board;
    graph->layout = board->layout;
    if (kept && memcmp(graph->known, board->candidates, sizeof graph->known) == 0)
        return;
    const bool later = kept && scope < LELE_GRAPH_FORCED && !graph->full && is_later(graph, board);
    graph->scope = scope;
    graph->largest = largest;
    graph->valid = true;
    graph->serial++;
    graph->fresh_count = later ? 0 : -1;
    if (!later)
        lele_graph_number(graph);
    const struct lele_graph_change change = change_of(graph);
    lele_graph_remove_links(graph, &change);
    if (later)
        lele_graph_remove_candidates(graph);
    lele_graph_add_links(graph, &change);
    lele_graph_remove_idle(graph);
    memcpy(graph->known, board->candidates, sizeof graph->known);
    graph->words = (graph->node_count + 63) / 64;
}

bool lele_graph_before(const lele_graph *graph, int a, int b)
{
    const lele_graph_node *x = &graph->nodes[a];
    const lele_graph_node *y = &graph->nodes[b];
    if (a < graph->candidate_count || b < graph->candidate_count)
        return a < b;
    if (x->digit != y->digit)
        return x->digit < y->digit;
    for (int w = 0; w < 4; w++) {
        const uint64_t other = x->cells.word[w] ^ y->cells.word[w];
        if (other != 0)
            return (x->cells.word[w] & other & (~other + 1)) != 0;
    }
    return false;
}

int lele_graph_in_order(const lele_graph *graph, uint16_t ret[LELE_GRAPH_NODES])
{
    int count = 0;
    for (int n = 0; n < graph->candidate_count; n++)
        ret[count++] = (uint16_t)n;
    for (int d = 1; d <= graph->board->layout->size; d++)
        for (int cell = 0; cell < graph->board->layout->cell_count; cell++)
            for (int n = graph->first_at[d][cell]; n != 0; n = graph->nodes[n].next) {
                int i = count++;
                for (; lele_graph_before(graph, n, ret[i - 1]); i--)
                    ret[i] = ret[i - 1];
                ret[i] = (uint16_t)n;
            }
    return count;
}

const lele_graph_link *lele_graph_strong(const lele_graph *graph, int from, int to)
{
    for (int i = graph->strong_first[from]; i != 0; i = graph->strong[i].next)
        if (graph->strong[i].to == to)
            return &graph->strong[i];
    return NULL;
}

/* Whether the node has all places of its digit in some crossing of the unit. */
static bool is_group(const lele_graph *graph, int unit, const lele_graph_node *node)
{
    const lele_layout *layout = graph->board->layout;
    const lele_unit *in = &layout->units[unit];
    const unsigned all = mask_in(in, &graph->board->places[node->digit], layout->size);
    const unsigned mask = mask_in(in, &node->cells, layout->size);
    for (int i = 0; i < graph->crossings[unit].count; i++)
        if ((all & graph->crossings[unit].mask[i]) == mask)
            return lele_cellset_within(&node->cells, &in->set);
    return false;
}

int lele_graph_kind(const lele_graph *graph, int node)
{
    const lele_layout *layout = graph->board->layout;
    if (node < graph->candidate_count)
        return LELE_NODE_CANDIDATE;
    const int cell = lele_cellset_first(&graph->nodes[node].cells);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++)
        if (is_group(graph, layout->cell_units[cell][i], &graph->nodes[node]))
            return LELE_NODE_GROUP;
    return LELE_NODE_ALS;
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
