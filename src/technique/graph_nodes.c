/*
 * Nodes of the link graph: candidates and groups.
 *
 * A candidate keeps its number, and the row of those that it sees, for as long as the board only
 * loses candidates: what is gone is taken out of the rows.
 */
#include <string.h>

#include "lele/step.h"
#include "technique/graph_build.h"

/* The places of the node as words, which change with every candidate that goes. */
static void fill_words(const lele_compact *compact, int cell, lele_graph_node *node)
{
    const lele_compact_place *place = lele_compact_at(compact, cell, node->digit);
    const bool wide = compact->wide[node->digit];
    node->cells_word = wide ? 0 : place->bit;
    node->sees_word = wide ? 0 : place->peers;
}

/* The other candidates of the cell, and the places of the digit that it sees. */
static void fill_row(lele_graph *graph, int cell, int digit)
{
    const lele_board *board = graph->board;
    uint64_t *row = lele_graph_row(graph, graph->node_of[cell][digit]);
    lele_digits others = board->candidates[cell] & (lele_digits)~lele_digits_of(digit);
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        lele_nodes_add(row, graph->node_of[cell][d]);
    lele_cellset seen = lele_cellset_and(board->layout->peers[cell], board->places[digit]);
    for (int peer; (peer = lele_cellset_pop(&seen)) >= 0;)
        lele_nodes_add(row, graph->node_of[peer][digit]);
}

static void add_candidate(lele_graph *graph, int cell, int digit)
{
    lele_graph_node node = { .cells = lele_cellset_of(cell),
                             .digit = (uint8_t)digit,
                             .kind = LELE_NODE_CANDIDATE };
    fill_words(&graph->sets->compact, cell, &node);
    graph->node_of[cell][digit] = (uint16_t)lele_graph_add_node(graph, &node);
}

void lele_graph_number(lele_graph *graph)
{
    const lele_board *board = graph->board;
    graph->node_count = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        lele_digits digits = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_candidate(graph, cell, d);
    }
    graph->candidate_count = graph->node_count;
    graph->candidate_words = (graph->candidate_count + 63) / 64;
    memset(graph->alive, 0, sizeof graph->alive);
    memset(graph->weak, 0,
           (size_t)graph->candidate_count * (size_t)graph->candidate_words * sizeof *graph->weak);
    for (int n = 0; n < graph->candidate_count; n++) {
        lele_nodes_add(graph->alive, n);
        fill_row(graph, lele_cellset_first(&graph->nodes[n].cells), graph->nodes[n].digit);
    }
}

/* Forgets the candidates that a cell has lost. */
static void bury(lele_graph *graph, int cell, lele_digits lost)
{
    for (int d; (d = lele_digits_pop(&lost)) != 0;) {
        const int node = graph->node_of[cell][d];
        graph->alive[node >> 6] &= ~(UINT64_C(1) << (node & 63));
        memset(lele_graph_row(graph, node), 0,
               (size_t)graph->candidate_words * sizeof *graph->weak);
    }
}

void lele_graph_take_away(lele_graph *graph)
{
    const lele_board *board = graph->board;
    graph->node_count = graph->candidate_count;
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        bury(graph, cell, graph->known[cell] & (lele_digits)~board->candidates[cell]);
    for (int w = 0; w < graph->candidate_words; w++)
        for (uint64_t rest = graph->alive[w]; rest != 0; rest &= rest - 1) {
            const int n = w * 64 + lele_lowest64(rest);
            uint64_t *row = lele_graph_row(graph, n);
            for (int i = 0; i < graph->candidate_words; i++)
                row[i] &= graph->alive[i];
            fill_words(&graph->sets->compact, lele_cellset_first(&graph->nodes[n].cells),
                       &graph->nodes[n]);
        }
}

/* A group: where two units share two cells or more with the digit. */
static void add_group(lele_graph *graph, const lele_graph_crossing *crossing, int digit)
{
    const lele_compact *compact = &graph->sets->compact;
    const uint64_t places = compact->units[digit][crossing->u] & compact->units[digit][crossing->v];
    const bool wide = compact->wide[digit];
    if (!wide && (places & (places - 1)) == 0)
        return;
    const lele_graph_node node = {
        .cells = lele_cellset_and(crossing->both, graph->board->places[digit]),
        .cells_word = wide ? 0 : places,
        .sees_word = wide ? 0 : lele_compact_seeing(compact, places, digit),
        .digit = (uint8_t)digit,
        .kind = LELE_NODE_GROUP
    };
    if (!wide || lele_cellset_count(&node.cells) >= 2)
        lele_graph_add_node(graph, &node);
}

void lele_graph_add_groups(lele_graph *graph)
{
    const lele_board *board = graph->board;
    for (int i = 0; i < graph->crossing_count; i++) {
        const lele_graph_crossing *crossing = &graph->crossings[i];
        lele_digits digits = board->missing[crossing->u] & board->missing[crossing->v];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_group(graph, crossing, d);
    }
}

void lele_graph_sort_nodes(lele_graph *graph, lele_graph_use_fn use, int start[LELE_MAX_SIZE + 2])
{
    int at[LELE_MAX_SIZE + 2] = { 0 };
    for (int n = graph->candidate_count; n < graph->node_count; n++)
        at[graph->nodes[n].digit + 1] += use(graph, n);
    for (int d = 0; d <= LELE_MAX_SIZE; d++)
        at[d + 1] += at[d];
    memcpy(start, at, sizeof at);
    for (int n = graph->candidate_count; n < graph->node_count; n++)
        if (use(graph, n))
            graph->by_digit[at[graph->nodes[n].digit]++] = (uint16_t)n;
}
