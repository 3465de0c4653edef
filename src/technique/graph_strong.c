/*
 * Strong links: the two candidates of a cell, two nodes that hold all places of a digit in a unit,
 * two digits of an almost locked set.
 */
#include <string.h>

#include "lele/step.h"
#include "technique/graph_build.h"

static void link_raw(lele_graph *graph, int from, int to, int unit, int als)
{
    if (graph->strong_count == LELE_GRAPH_STRONG) {
        graph->full = true;
        return;
    }
    graph->raw[graph->strong_count++] =
        (lele_graph_link){ (uint16_t)to, (uint16_t)als, (uint16_t)from, (uint8_t)unit };
}

static void link_both(lele_graph *graph, int a, int b, int unit, int als)
{
    link_raw(graph, a, b, unit, als);
    link_raw(graph, b, a, unit, als);
}

void lele_graph_link_cells(lele_graph *graph)
{
    const lele_board *board = graph->board;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const lele_digits digits = board->candidates[cell];
        const lele_digits second = digits & (lele_digits)(digits - 1);
        if (lele_digits_single(second))
            link_both(graph, graph->node_of[cell][lele_digits_first(digits)],
                      graph->node_of[cell][lele_digits_first(second)], LELE_LINK_CELL,
                      LELE_GRAPH_NONE);
    }
}

/* The groups of one digit, by the units that they lie in. */
struct unit_groups {
    int count[LELE_MAX_UNITS];
    uint16_t at[LELE_MAX_UNITS][LELE_MAX_UNITS];
};

static bool is_in_unit(const lele_graph *graph, const lele_graph_node *node, int unit)
{
    const lele_compact *compact = &graph->sets->compact;
    if (!compact->wide[node->digit])
        return (node->cells_word & ~compact->units[node->digit][unit]) == 0;
    return lele_cellset_within(&node->cells, &graph->board->layout->units[unit].set);
}

static void sort_groups(const lele_graph *graph, const uint16_t *nodes, int count,
                        struct unit_groups *ret)
{
    const lele_layout *layout = graph->board->layout;
    memset(ret->count, 0, (size_t)layout->unit_count * sizeof *ret->count);
    for (int n = 0; n < count; n++) {
        const lele_graph_node *node = &graph->nodes[nodes[n]];
        const int first = lele_cellset_first(&node->cells);
        for (int i = 0; i < layout->cell_unit_count[first]; i++) {
            const int unit = layout->cell_units[first][i];
            if (is_in_unit(graph, node, unit) && ret->count[unit] < LELE_MAX_UNITS)
                ret->at[unit][ret->count[unit]++] = nodes[n];
        }
    }
}

/* The places of a digit in a unit that a group does not hold (NULL: all of them). */
static lele_cellset rest_of(const lele_graph *graph, int unit, int digit,
                            const lele_graph_node *group)
{
    const lele_board *board = graph->board;
    const lele_cellset in = lele_cellset_and(board->places[digit], board->layout->units[unit].set);
    return group != NULL ? lele_cellset_minus(in, group->cells) : in;
}

static void link_wide_unit(lele_graph *graph, int unit, int digit, const uint16_t *groups,
                           int count)
{
    lele_cellset rest = rest_of(graph, unit, digit, NULL);
    if (lele_cellset_count(&rest) == 2) {
        const int first = graph->node_of[lele_cellset_pop(&rest)][digit];
        const int second = graph->node_of[lele_cellset_first(&rest)][digit];
        link_both(graph, first, second, unit, LELE_GRAPH_NONE);
    }
    for (int i = 0; i < count; i++) {
        rest = rest_of(graph, unit, digit, &graph->nodes[groups[i]]);
        if (lele_cellset_count(&rest) == 1)
            link_both(graph, groups[i], graph->node_of[lele_cellset_first(&rest)][digit], unit,
                      LELE_GRAPH_NONE);
        for (int j = i + 1; j < count; j++)
            if (lele_cellset_equal(&rest, &graph->nodes[groups[j]].cells))
                link_both(graph, groups[i], groups[j], unit, LELE_GRAPH_NONE);
    }
}

static int candidate_at(const lele_graph *graph, int digit, uint64_t places)
{
    return graph->node_of[graph->sets->compact.cells[digit][lele_lowest64(places)]][digit];
}

/* Links between two nodes that hold all places of a digit in a unit. */
static void link_unit(lele_graph *graph, int unit, int digit, const uint16_t *groups, int count)
{
    const uint64_t in = graph->sets->compact.units[digit][unit];
    const uint64_t second = in & (in - 1);
    if (second != 0 && (second & (second - 1)) == 0)
        link_both(graph, candidate_at(graph, digit, in), candidate_at(graph, digit, second), unit,
                  LELE_GRAPH_NONE);
    for (int i = 0; i < count; i++) {
        const uint64_t rest = in & ~graph->nodes[groups[i]].cells_word;
        if (rest != 0 && (rest & (rest - 1)) == 0)
            link_both(graph, groups[i], candidate_at(graph, digit, rest), unit, LELE_GRAPH_NONE);
        for (int j = i + 1; j < count; j++)
            if (graph->nodes[groups[j]].cells_word == rest)
                link_both(graph, groups[i], groups[j], unit, LELE_GRAPH_NONE);
    }
}

static bool any_node(const lele_graph *graph, int node)
{
    (void)graph;
    (void)node;
    return true;
}

void lele_graph_link_units(lele_graph *graph)
{
    const lele_board *board = graph->board;
    struct unit_groups groups;
    int start[LELE_MAX_SIZE + 2];
    lele_graph_sort_nodes(graph, any_node, start);
    for (int d = 1; d <= board->layout->size; d++) {
        const bool wide = graph->sets->compact.wide[d];
        sort_groups(graph, graph->by_digit + start[d], start[d + 1] - start[d], &groups);
        for (int u = 0; u < board->layout->unit_count; u++)
            if (lele_digits_has(board->missing[u], d))
                (wide ? link_wide_unit : link_unit)(graph, u, d, groups.at[u], groups.count[u]);
    }
}

static bool is_node(const lele_graph_node *node, int digit, uint64_t word,
                    const lele_cellset *cells)
{
    return node->digit == digit && node->cells_word == word &&
           (word != 0 || lele_cellset_equal(&node->cells, cells));
}

/* Where a node with the digit in these places is, or would be; `cells` counts only where they are
 * no word. */
static size_t slot_of(const lele_graph *graph, int digit, uint64_t word, const lele_cellset *cells)
{
    uint64_t hash = ((uint64_t)digit ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    for (int w = 0; word == 0 && w < 4; w++)
        hash = (hash ^ cells->word[w]) * UINT64_C(0x9E3779B97F4A7C15);
    size_t slot = (size_t)(hash >> 32) % LELE_GRAPH_SLOTS;
    while (graph->slots[slot] != 0 &&
           !is_node(&graph->nodes[graph->slots[slot] - 1], digit, word, cells))
        slot = (slot + 1) % LELE_GRAPH_SLOTS;
    return slot;
}

static void use_slot(lele_graph *graph, size_t slot, int node)
{
    if (graph->slots[slot] == 0)
        graph->used[graph->used_count++] = (uint16_t)slot;
    graph->slots[slot] = (uint16_t)(node + 1);
}

/* The node of an almost locked set with one of its digits.  Different sets, and groups, with
 * the digit in the same cells share it; in one cell it is the candidate itself. */
static int set_node(lele_graph *graph, int als, int digit)
{
    const lele_als_list *sets = graph->sets;
    const uint64_t word = sets->places_word[als][digit];
    if (word != 0 && (word & (word - 1)) == 0)
        return candidate_at(graph, digit, word);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    if (word == 0) {
        cells = lele_als_places(sets, als, digit);
        if (lele_cellset_count(&cells) == 1)
            return graph->node_of[lele_cellset_first(&cells)][digit];
    }
    const size_t slot = slot_of(graph, digit, word, &cells);
    if (graph->slots[slot] == 0) {
        const lele_graph_node node = { .cells = lele_als_places(sets, als, digit),
                                       .cells_word = word,
                                       .sees_word = sets->sees_word[als][digit],
                                       .digit = (uint8_t)digit,
                                       .kind = LELE_NODE_ALS };
        const int added = lele_graph_add_node(graph, &node);
        if (added == LELE_GRAPH_NONE)
            return added;
        use_slot(graph, slot, added);
    }
    return graph->slots[slot] - 1;
}

static void remember_groups(lele_graph *graph)
{
    for (int i = 0; i < graph->used_count; i++)
        graph->slots[graph->used[i]] = 0;
    graph->used_count = 0;
    for (int n = graph->candidate_count; n < graph->node_count; n++) {
        const lele_graph_node *node = &graph->nodes[n];
        use_slot(graph, slot_of(graph, node->digit, node->cells_word, &node->cells), n);
    }
}

/* Without one of its digits the set holds each of the others.  A node that nothing can see
 * leads nowhere. */
static void link_set(lele_graph *graph, int als)
{
    lele_digits useful = graph->sets->at[als].useful;
    int nodes[LELE_MAX_SIZE];
    int count = 0;
    for (int d; (d = lele_digits_pop(&useful)) != 0;) {
        const int node = set_node(graph, als, d);
        if (node == LELE_GRAPH_NONE)
            return;
        for (int i = 0; i < count; i++)
            link_both(graph, nodes[i], node, LELE_LINK_ALS, als);
        nodes[count++] = node;
    }
}

void lele_graph_link_sets(lele_graph *graph)
{
    remember_groups(graph);
    for (int als = 0; als < graph->sets->count; als++)
        if (graph->sets->at[als].size >= 2)
            link_set(graph, als);
}

void lele_graph_sort_strong(lele_graph *graph)
{
    uint32_t *start = graph->strong_start;
    memset(start, 0, ((size_t)graph->node_count + 1) * sizeof *start);
    for (int i = 0; i < graph->strong_count; i++)
        start[graph->raw[i].from + 1]++;
    for (int n = 0; n < graph->node_count; n++)
        start[n + 1] += start[n];
    for (int i = 0; i < graph->strong_count; i++)
        graph->strong[start[graph->raw[i].from]++] = graph->raw[i];
    for (int n = graph->node_count; n > 0; n--)
        start[n] = start[n - 1];
    start[0] = 0;
}
