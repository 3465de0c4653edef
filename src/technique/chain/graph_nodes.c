/*
 * Nodes of the link graph.
 *
 * A candidate keeps its number and its row of weak links while candidates only disappear; every
 * other node keeps them while it has strong links.
 */
#include <string.h>

#include "technique/chain/graph_build.h"

/* A free number for a node; LELE_GRAPH_NONE when there is none left. */
static int take_number(lele_graph *graph)
{
    int node = graph->free_node;
    if (node != 0) {
        graph->free_node = graph->nodes[node].next;
    } else if (graph->node_count < LELE_GRAPH_NODES) {
        node = graph->node_count++;
    } else {
        graph->full = true;
        return LELE_GRAPH_NONE;
    }
    graph->strong_first[node] = graph->strong_last[node] = 0;
    graph->weak_first[node] = 0;
    return node;
}

static void add_candidate(lele_graph *graph, int cell, int digit)
{
    const int node = take_number(graph);
    graph->nodes[node] =
        (lele_graph_node){ .cells = lele_cellset_of(cell), .digit = (uint8_t)digit };
    graph->node_of[cell][digit] = (uint16_t)node;
}

/* Weak links of a candidate: to the others of its cell, and to the places of the digit it sees. */
static void fill_row(lele_graph *graph, int cell, int digit)
{
    const lele_board *board = graph->board;
    uint64_t *row = lele_graph_row(graph, graph->node_of[cell][digit]);
    lele_digits others = lele_digits_minus(board->candidates[cell], lele_digits_of(digit));
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        lele_nodes_add(row, graph->node_of[cell][d]);
    lele_cellset seen = lele_cellset_and(board->layout->peers[cell], board->places[digit]);
    for (int peer; (peer = lele_cellset_pop(&seen)) >= 0;)
        lele_nodes_add(row, graph->node_of[peer][digit]);
}

static void clear(lele_graph *graph)
{
    graph->full = false;
    graph->node_count = 0;
    graph->idle_count = 0;
    graph->strong_count = 1;
    graph->listed_count = 1;
    graph->free_node = graph->free_strong = 0;
    graph->free_listed = 0;
    graph->linked_count = 0;
    graph->set_count = graph->free_set = 0;
    graph->stamp = 0;
    memset(graph->known, 0, sizeof graph->known);
    memset(graph->first_at, 0, ((size_t)graph->board->layout->size + 1) * sizeof *graph->first_at);
}

void lele_graph_number(lele_graph *graph)
{
    const lele_board *board = graph->board;
    clear(graph);
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

/* Removes the weak links of the candidate, in both directions. */
static void remove_candidate(lele_graph *graph, int node)
{
    uint64_t *row = lele_graph_row(graph, node);
    lele_nodes_remove(graph->alive, node);
    for (int w = 0; w < graph->candidate_words; w++)
        while (row[w] != 0)
            lele_nodes_remove(lele_graph_row(graph, w * 64 + lele_word_pop(&row[w])), node);
    for (uint32_t i = graph->weak_first[node]; i != 0; i = graph->listed[i].next)
        lele_nodes_remove(lele_graph_row(graph, graph->listed[i].to), node);
    lele_graph_clear_weak(graph, node);
}

void lele_graph_remove_candidates(lele_graph *graph)
{
    const lele_board *board = graph->board;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        lele_digits lost = lele_digits_minus(graph->known[cell], board->candidates[cell]);
        for (int d; (d = lele_digits_pop(&lost)) != 0;)
            remove_candidate(graph, graph->node_of[cell][d]);
    }
}

int lele_graph_node_at(lele_graph *graph, int digit, const lele_cellset *cells)
{
    uint16_t *first = &graph->first_at[digit][lele_cellset_first(cells)];
    for (int n = *first; n != 0; n = graph->nodes[n].next)
        if (lele_cellset_equal(&graph->nodes[n].cells, cells))
            return n;
    const int node = take_number(graph);
    if (node == LELE_GRAPH_NONE)
        return node;
    graph->nodes[node] = (lele_graph_node){ *cells, *first, (uint8_t)digit };
    *first = (uint16_t)node;
    lele_graph_add_weak(graph, node);
    return node;
}

static void remove_node(lele_graph *graph, int node)
{
    lele_graph_node *self = &graph->nodes[node];
    uint16_t *at = &graph->first_at[self->digit][lele_cellset_first(&self->cells)];
    lele_graph_remove_weak(graph, node);
    while (*at != node)
        at = &graph->nodes[*at].next;
    *at = self->next;
    self->next = graph->free_node;
    graph->free_node = (uint16_t)node;
}

void lele_graph_remove_idle(lele_graph *graph)
{
    for (int i = 0; i < graph->idle_count; i++)
        if (!lele_graph_is_active(graph, graph->idle[i]))
            remove_node(graph, graph->idle[i]);
    graph->idle_count = 0;
}
