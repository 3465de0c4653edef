/* Building the link graph, see graph.h. */
#include "technique/graph.h"

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

static int add_node(lele_graph *graph, const lele_graph_node *node)
{
    if (graph->node_count == LELE_GRAPH_NODES) {
        graph->full = true;
        return LELE_GRAPH_NONE;
    }
    graph->nodes[graph->node_count] = *node;
    return graph->node_count++;
}

static void add_candidate(lele_graph *graph, int cell, int digit)
{
    const lele_compact *compact = &graph->sets->compact;
    const lele_compact_place *place = lele_compact_at(compact, cell, digit);
    const bool wide = compact->wide[digit];
    const lele_graph_node node = { .cells = lele_cellset_of(cell),
                                   .cells_word = wide ? 0 : place->bit,
                                   .sees_word = wide ? 0 : place->peers,
                                   .digit = (uint8_t)digit,
                                   .kind = LELE_NODE_CANDIDATE };
    graph->node_of[cell][digit] = (uint16_t)add_node(graph, &node);
}

static void add_candidates(lele_graph *graph)
{
    const lele_board *board = graph->board;
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        lele_digits digits = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_candidate(graph, cell, d);
    }
    graph->candidate_count = graph->node_count;
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
        add_node(graph, &node);
}

static void add_groups(lele_graph *graph)
{
    const lele_board *board = graph->board;
    for (int i = 0; i < graph->crossing_count; i++) {
        const lele_graph_crossing *crossing = &graph->crossings[i];
        lele_digits digits = board->missing[crossing->u] & board->missing[crossing->v];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_group(graph, crossing, d);
    }
}

static void link_raw(lele_graph *graph, int from, int to, int unit, int als)
{
    if (graph->strong_count == LELE_GRAPH_STRONG) {
        graph->full = true;
        return;
    }
    graph->from[graph->strong_count] = (uint16_t)from;
    graph->raw[graph->strong_count++] =
        (lele_graph_link){ (uint16_t)to, (uint8_t)unit, (uint16_t)als };
}

static void link_both(lele_graph *graph, int a, int b, int unit, int als)
{
    link_raw(graph, a, b, unit, als);
    link_raw(graph, b, a, unit, als);
}

static bool is_same(const lele_graph_node *a, const lele_graph_node *b)
{
    return a->digit == b->digit && a->cells_word == b->cells_word &&
           (a->cells_word != 0 || lele_cellset_equal(&a->cells, &b->cells));
}

/* Where a node with the same digit in the same places is, or would be. */
static size_t slot_of(const lele_graph *graph, const lele_graph_node *node)
{
    uint64_t hash = ((uint64_t)node->digit ^ node->cells_word) * UINT64_C(0x9E3779B97F4A7C15);
    for (int w = 0; node->cells_word == 0 && w < 4; w++)
        hash = (hash ^ node->cells.word[w]) * UINT64_C(0x9E3779B97F4A7C15);
    size_t slot = (size_t)(hash >> 32) % LELE_GRAPH_SLOTS;
    while (graph->slots[slot] != 0 && !is_same(&graph->nodes[graph->slots[slot] - 1], node))
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
        return graph->node_of[sets->compact.cells[digit][lele_lowest64(word)]][digit];
    lele_graph_node node = { .cells = lele_als_places(sets, als, digit),
                             .cells_word = word,
                             .sees_word = sets->sees_word[als][digit],
                             .digit = (uint8_t)digit,
                             .kind = LELE_NODE_ALS };
    if (word == 0 && lele_cellset_count(&node.cells) == 1)
        return graph->node_of[lele_cellset_first(&node.cells)][digit];
    const size_t slot = slot_of(graph, &node);
    if (graph->slots[slot] == 0) {
        const int added = add_node(graph, &node);
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
    for (int n = graph->candidate_count; n < graph->node_count; n++)
        use_slot(graph, slot_of(graph, &graph->nodes[n]), n);
}

/* Without one of its digits the set holds each of the others.  A node that nothing can see
 * leads nowhere. */
static void add_set(lele_graph *graph, int als)
{
    if (graph->sets->at[als].size < 2)
        return;
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

static void link_cells(lele_graph *graph)
{
    const lele_board *board = graph->board;
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        const lele_digits digits = board->candidates[cell];
        if (lele_digits_count(digits) != 2)
            continue;
        const int first = graph->node_of[cell][lele_digits_first(digits)];
        link_both(graph, first, first + 1, LELE_LINK_CELL, LELE_GRAPH_NONE);
    }
}

/* The groups of one digit, by the units that they lie in. */
struct unit_groups {
    int count[LELE_MAX_UNITS];
    uint16_t at[LELE_MAX_UNITS][LELE_MAX_UNITS];
};

static void sort_groups(const lele_graph *graph, int digit, struct unit_groups *ret)
{
    const lele_layout *layout = graph->board->layout;
    memset(ret->count, 0, sizeof ret->count);
    for (int n = graph->candidate_count; n < graph->node_count; n++) {
        const lele_graph_node *node = &graph->nodes[n];
        if (node->digit != digit)
            continue;
        const int first = lele_cellset_first(&node->cells);
        for (int i = 0; i < layout->cell_unit_count[first]; i++) {
            const int unit = layout->cell_units[first][i];
            if (lele_cellset_within(&node->cells, &layout->units[unit].set) &&
                ret->count[unit] < LELE_MAX_UNITS)
                ret->at[unit][ret->count[unit]++] = (uint16_t)n;
        }
    }
}

/* The one place of a digit in a unit that a node does not hold; -1: there is none, or several.
 * The node may be a candidate. */
static int other_place(const lele_graph *graph, int unit, int digit, const lele_graph_node *node)
{
    const lele_compact *compact = &graph->sets->compact;
    if (!compact->wide[digit]) {
        const uint64_t rest = compact->units[digit][unit] & ~node->cells_word;
        return rest != 0 && (rest & (rest - 1)) == 0 ? compact->cells[digit][lele_lowest64(rest)]
                                                     : -1;
    }
    const lele_board *board = graph->board;
    const lele_cellset rest = lele_cellset_minus(
        lele_cellset_and(board->places[digit], board->layout->units[unit].set), node->cells);
    return lele_cellset_count(&rest) == 1 ? lele_cellset_first(&rest) : -1;
}

/* Whether two groups of a unit hold all places of their digit there, none of them both. */
static bool share_unit(const lele_graph *graph, int unit, const lele_graph_node *a,
                       const lele_graph_node *b)
{
    const lele_compact *compact = &graph->sets->compact;
    if (!compact->wide[a->digit])
        return (a->cells_word ^ b->cells_word) == compact->units[a->digit][unit] &&
               (a->cells_word & b->cells_word) == 0;
    const lele_board *board = graph->board;
    const lele_cellset rest = lele_cellset_minus(
        lele_cellset_and(board->places[a->digit], board->layout->units[unit].set), a->cells);
    return lele_cellset_equal(&rest, &b->cells);
}

/* The first place of a digit in a unit that has it as a candidate. */
static int first_place(const lele_graph *graph, int unit, int digit)
{
    const lele_compact *compact = &graph->sets->compact;
    if (!compact->wide[digit])
        return compact->units[digit][unit] != 0
                   ? compact->cells[digit][lele_lowest64(compact->units[digit][unit])]
                   : -1;
    const lele_cellset places =
        lele_cellset_and(graph->board->places[digit], graph->board->layout->units[unit].set);
    return lele_cellset_first(&places);
}

/* Links between two nodes that hold all places of a digit in a unit. */
static void link_unit(lele_graph *graph, int unit, int digit, const uint16_t *groups, int count)
{
    const int first = first_place(graph, unit, digit);
    if (first < 0)
        return;
    const int a = graph->node_of[first][digit];
    const int second = other_place(graph, unit, digit, &graph->nodes[a]);
    if (second >= 0)
        link_both(graph, a, graph->node_of[second][digit], unit, LELE_GRAPH_NONE);
    for (int i = 0; i < count; i++) {
        const lele_graph_node *group = &graph->nodes[groups[i]];
        const int other = other_place(graph, unit, digit, group);
        if (other >= 0)
            link_both(graph, groups[i], graph->node_of[other][digit], unit, LELE_GRAPH_NONE);
        for (int j = i + 1; j < count; j++)
            if (share_unit(graph, unit, group, &graph->nodes[groups[j]]))
                link_both(graph, groups[i], groups[j], unit, LELE_GRAPH_NONE);
    }
}

static void link_units(lele_graph *graph)
{
    const lele_board *board = graph->board;
    struct unit_groups groups;
    for (int d = 1; d <= board->layout->size; d++) {
        sort_groups(graph, d, &groups);
        for (int u = 0; u < board->layout->unit_count; u++)
            if (lele_digits_has(board->missing[u], d))
                link_unit(graph, u, d, groups.at[u], groups.count[u]);
    }
}

/* Sorts the links by node. */
static void sort_links(lele_graph *graph)
{
    uint32_t *start = graph->strong_start;
    memset(start, 0, ((size_t)graph->node_count + 1) * sizeof *start);
    for (int i = 0; i < graph->strong_count; i++)
        start[graph->from[i] + 1]++;
    for (int n = 0; n < graph->node_count; n++)
        start[n + 1] += start[n];
    for (int i = 0; i < graph->strong_count; i++)
        graph->strong[start[graph->from[i]]++] = graph->raw[i];
    for (int n = graph->node_count; n > 0; n--)
        start[n] = start[n - 1];
    start[0] = 0;
}

static uint64_t *weak_row(lele_graph *graph, int node)
{
    return graph->weak + (size_t)node * (size_t)graph->candidate_words;
}

/* The other candidates of its cell. */
static void weaken_cell(lele_graph *graph, int node)
{
    const lele_graph_node *self = &graph->nodes[node];
    const int cell = lele_cellset_first(&self->cells);
    lele_digits others = graph->board->candidates[cell] & (lele_digits)~lele_digits_of(self->digit);
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        lele_nodes_add(weak_row(graph, node), graph->node_of[cell][d]);
}

/* A weak link to a node that is no candidate. */
static void list_weak(lele_graph *graph, int from, int to)
{
    if (graph->weak_count == LELE_GRAPH_WEAK) {
        graph->full = true;
        return;
    }
    graph->raw_weak[graph->weak_count].from = (uint16_t)from;
    graph->raw_weak[graph->weak_count++].to = (uint16_t)to;
}

/* The places of its digit that a node sees; and they see the node. */
static void weaken_node(lele_graph *graph, int node)
{
    const lele_graph_node *self = &graph->nodes[node];
    const lele_cell *cells = graph->sets->compact.cells[self->digit];
    uint64_t *row = weak_row(graph, node);
    for (uint64_t rest = self->sees_word; rest != 0; rest &= rest - 1) {
        const int candidate = graph->node_of[cells[lele_lowest64(rest)]][self->digit];
        lele_nodes_add(row, candidate);
        if (node >= graph->candidate_count)
            list_weak(graph, candidate, node);
    }
}

/* A digit with more places than a word has bits. */
static void weaken_wide_node(lele_graph *graph, int node)
{
    const lele_graph_node *self = &graph->nodes[node];
    lele_cellset sees =
        lele_cellset_and(lele_layout_common_peers(graph->board->layout, self->cells),
                         graph->board->places[self->digit]);
    for (int cell; (cell = lele_cellset_pop(&sees)) >= 0;) {
        lele_nodes_add(weak_row(graph, node), graph->node_of[cell][self->digit]);
        if (node >= graph->candidate_count)
            list_weak(graph, graph->node_of[cell][self->digit], node);
    }
}

static bool is_seen(const lele_graph *graph, const lele_graph_node *a, const lele_graph_node *b)
{
    if (!graph->sets->compact.wide[a->digit])
        return (b->cells_word & ~a->sees_word) == 0;
    const lele_cellset sees = lele_layout_common_peers(graph->board->layout, a->cells);
    return lele_cellset_within(&b->cells, &sees);
}

/* Links among the nodes of a digit that are no candidates.  They have two places or more: who
 * sees less need not be asked. */
static void weaken_others(lele_graph *graph, uint16_t *nodes, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        const uint64_t sees = graph->nodes[nodes[i]].sees_word;
        if ((sees & (sees - 1)) != 0 || graph->sets->compact.wide[graph->nodes[nodes[i]].digit])
            nodes[kept++] = nodes[i];
    }
    for (int i = 0; i < kept; i++)
        for (int k = i + 1; k < kept; k++)
            if (is_seen(graph, &graph->nodes[nodes[i]], &graph->nodes[nodes[k]])) {
                list_weak(graph, nodes[i], nodes[k]);
                list_weak(graph, nodes[k], nodes[i]);
            }
}

/* Sorts the nodes that are no candidates by digit, those of digit d from start[d] on. */
static void sort_nodes(lele_graph *graph, int start[LELE_MAX_SIZE + 2])
{
    int at[LELE_MAX_SIZE + 2] = { 0 };
    for (int n = graph->candidate_count; n < graph->node_count; n++)
        at[graph->nodes[n].digit + 1]++;
    for (int d = 0; d <= LELE_MAX_SIZE; d++)
        at[d + 1] += at[d];
    memcpy(start, at, sizeof at);
    for (int n = graph->candidate_count; n < graph->node_count; n++)
        graph->by_digit[at[graph->nodes[n].digit]++] = (uint16_t)n;
}

/* Sorts the listed weak links by node; they come in the order of the nodes they lead to. */
static void sort_weak(lele_graph *graph)
{
    uint32_t *start = graph->weak_start;
    memset(start, 0, ((size_t)graph->node_count + 1) * sizeof *start);
    for (int i = 0; i < graph->weak_count; i++)
        start[graph->raw_weak[i].from + 1]++;
    for (int n = 0; n < graph->node_count; n++)
        start[n + 1] += start[n];
    for (int i = 0; i < graph->weak_count; i++)
        graph->weak_nodes[start[graph->raw_weak[i].from]++] = graph->raw_weak[i].to;
    for (int n = graph->node_count; n > 0; n--)
        start[n] = start[n - 1];
    start[0] = 0;
}

static void link_weak(lele_graph *graph)
{
    const lele_compact *compact = &graph->sets->compact;
    graph->words = (graph->node_count + 63) / 64;
    graph->candidate_words = (graph->candidate_count + 63) / 64;
    graph->weak_count = 0;
    memset(graph->weak, 0,
           (size_t)graph->node_count * (size_t)graph->candidate_words * sizeof *graph->weak);
    for (int n = 0; n < graph->candidate_count; n++)
        weaken_cell(graph, n);
    for (int n = 0; n < graph->node_count; n++)
        if (compact->wide[graph->nodes[n].digit])
            weaken_wide_node(graph, n);
        else
            weaken_node(graph, n);
    int start[LELE_MAX_SIZE + 2];
    sort_nodes(graph, start);
    for (int d = 1; d <= graph->board->layout->size; d++)
        weaken_others(graph, graph->by_digit + start[d], start[d + 1] - start[d]);
    sort_weak(graph);
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
    memcpy(graph->known, board->candidates, sizeof graph->known);
    graph->board = board;
    graph->scope = scope;
    graph->largest = largest;
    graph->valid = true;
    graph->full = false;
    graph->serial++;
    graph->node_count = graph->strong_count = 0;
    add_candidates(graph);
    link_cells(graph);
    if (scope >= LELE_GRAPH_GROUPS)
        add_groups(graph);
    link_units(graph);
    if (scope >= LELE_GRAPH_SETS) {
        remember_groups(graph);
        for (int als = 0; als < graph->sets->count; als++)
            add_set(graph, als);
    }
    sort_links(graph);
    link_weak(graph);
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
