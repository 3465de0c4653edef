/*
 * The sources of strong links: a cell with two candidates, two nodes that have all places of a
 * digit in a unit together, an almost locked set with any two of its digits.
 *
 * To remove the links of a cell or a unit, the same code enumerates them with the candidates of
 * the previous position; a set keeps a list of its nodes.
 */
#include <string.h>

#include "lele/step.h"
#include "technique/chain/graph_build.h"

typedef void (*link_fn)(lele_graph *graph, int a, int b, int unit, int set);

static void link_cell(lele_graph *graph, int cell, lele_digits digits, link_fn link)
{
    const lele_digits second = digits & (lele_digits)(digits - 1);
    if (lele_digits_single(second))
        link(graph, graph->node_of[cell][lele_digits_first(digits)],
             graph->node_of[cell][lele_digits_first(second)], LELE_LINK_CELL, LELE_GRAPH_NONE);
}

static void link_cells(lele_graph *graph, lele_cellset cells, const lele_digits *candidates,
                       link_fn link)
{
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        link_cell(graph, cell, candidates[cell], link);
}

/* The places of a digit in a unit. */
struct places {
    int unit, digit;
    unsigned all; /* by index in the unit */
};

static bool is_many(unsigned places)
{
    return (places & (places - 1)) != 0;
}

static int node_at(lele_graph *graph, const struct places *in, unsigned places)
{
    const lele_cell *cells = graph->board->layout->units[in->unit].cells;
    if (!is_many(places))
        return graph->node_of[cells[lele_lowest64(places)]][in->digit];
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (; places != 0; places &= places - 1)
        lele_cellset_add(&set, cells[lele_lowest64(places)]);
    return lele_graph_node_at(graph, in->digit, &set);
}

static void link_places(lele_graph *graph, const struct places *in, unsigned places, link_fn link)
{
    const int a = node_at(graph, in, places);
    const int b = node_at(graph, in, in->all & ~places);
    if (a != LELE_GRAPH_NONE && b != LELE_GRAPH_NONE)
        link(graph, a, b, in->unit, LELE_GRAPH_NONE);
}

/* The first crossing of the unit that has exactly these places; -1 when there is none. */
static int group_of(const lele_graph_crossings *crossings, unsigned all, unsigned places)
{
    for (int i = 0; i < crossings->count; i++)
        if ((all & crossings->mask[i]) == places)
            return i;
    return -1;
}

static void link_digit(lele_graph *graph, const struct places *in, link_fn link)
{
    const unsigned all = in->all;
    const lele_graph_crossings *crossings = &graph->crossings[in->unit];
    const unsigned second = all & (all - 1);
    if (second == 0)
        return;
    if (!is_many(second)) {
        link_places(graph, in, second ^ all, link);
        return;
    }
    for (int i = 0; i < crossings->count && graph->scope >= LELE_GRAPH_GROUPS; i++) {
        const unsigned group = all & crossings->mask[i];
        const unsigned rest = all & ~group;
        if (!is_many(group) || rest == 0 || (is_many(rest) && group_of(crossings, all, rest) < i))
            continue;
        if (group_of(crossings, all, group) == i)
            link_places(graph, in, group, link);
    }
}

/* The places of the wanted digits in a unit, by digit. */
static void find_places(const lele_layout *layout, int unit, const lele_digits *candidates,
                        lele_digits wanted, unsigned ret[LELE_MAX_SIZE + 1])
{
    for (int d = 1; d <= layout->size; d++)
        ret[d] = 0;
    for (int i = 0; i < layout->size; i++) {
        lele_digits digits = candidates[layout->units[unit].cells[i]] & wanted;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            ret[d] |= 1U << i;
    }
}

static void link_units(lele_graph *graph, const lele_digits *changed, const lele_digits *candidates,
                       link_fn link)
{
    const lele_layout *layout = graph->board->layout;
    unsigned places[LELE_MAX_SIZE + 1];
    for (int u = 0; u < layout->unit_count; u++) {
        lele_digits digits = changed[u];
        if (digits == 0)
            continue;
        find_places(layout, u, candidates, digits, places);
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            link_digit(graph, &(struct places){ u, d, places[d] }, link);
    }
}

/* Without one of its digits, a set holds all others: any two digits have a strong link.  A digit
 * in one cell of the set is the candidate itself.  A digit that is not `useful` (als_list.h) is
 * left out: no candidate outside sees all its places. */
static void add_set(lele_graph *graph, int number)
{
    lele_graph_set *set = &graph->set[number];
    lele_digits useful = set->useful;
    for (int d; (d = lele_digits_pop(&useful)) != 0;) {
        lele_cellset cells = lele_als_places(graph->sets, set->index, d);
        lele_cellset others = cells;
        const int cell = lele_cellset_pop(&others);
        const int node = lele_cellset_is_empty(&others) ? graph->node_of[cell][d]
                                                        : lele_graph_node_at(graph, d, &cells);
        if (node == LELE_GRAPH_NONE)
            return;
        for (int i = 0; i < set->count; i++)
            lele_graph_add_strong(graph, set->nodes[i], node, LELE_LINK_ALS, number);
        set->nodes[set->count++] = (uint16_t)node;
    }
}

static void remove_set(lele_graph *graph, int number)
{
    lele_graph_set *set = &graph->set[number];
    for (int i = 0; i < set->count; i++)
        lele_graph_remove_strong(graph, set->nodes[i], LELE_LINK_ALS, number);
    set->index = graph->free_set;
    graph->free_set = (uint16_t)(number + 1);
}

static int take_set(lele_graph *graph, int index)
{
    int number = graph->free_set - 1;
    if (number >= 0)
        graph->free_set = graph->set[number].index;
    else
        number = graph->set_count++;
    const lele_als *als = &graph->sets->at[index];
    graph->set[number] =
        (lele_graph_set){ .stamp = als->stamp, .index = (uint16_t)index, .useful = als->useful };
    return number;
}

/* Compares the sets with the new list.  Sets that are still there are in the same order; between
 * them are only newer ones. */
static void remove_sets(lele_graph *graph)
{
    const lele_als *at = graph->sets->at;
    int index = 0;
    int kept = 0;
    for (int i = 0; i < graph->linked_count; i++) {
        const int number = graph->linked[i];
        while (index < graph->sets->count && (at[index].stamp > graph->stamp || at[index].size < 2))
            index++;
        if (index < graph->sets->count && at[index].stamp == graph->set[number].stamp) {
            graph->set[number].index = (uint16_t)index++;
            graph->linked[kept++] = (uint16_t)number;
        } else {
            remove_set(graph, number);
        }
    }
    graph->linked_count = kept;
}

static void add_sets(lele_graph *graph)
{
    const lele_als_list *sets = graph->sets;
    uint16_t linked[LELE_ALS_MAX];
    int count = 0;
    int kept = 0;
    for (int index = 0; index < sets->count; index++) {
        if (sets->at[index].size < 2)
            continue;
        const bool is_new = sets->at[index].stamp > graph->stamp;
        const int number = is_new ? take_set(graph, index) : graph->linked[kept++];
        if (is_new)
            add_set(graph, number);
        linked[count++] = (uint16_t)number;
    }
    memcpy(graph->linked, linked, (size_t)count * sizeof *linked);
    graph->linked_count = count;
    for (int i = 0; i < count && graph->scope >= LELE_GRAPH_FORCED; i++)
        lele_graph_add_forced(graph, linked[i]);
    graph->stamp = sets->stamp;
}

static void remove_link(lele_graph *graph, int a, int b, int unit, int set)
{
    lele_graph_remove_strong(graph, a, unit, set);
    lele_graph_remove_strong(graph, b, unit, set);
}

void lele_graph_remove_links(lele_graph *graph, const struct lele_graph_change *change)
{
    link_cells(graph, change->cells, graph->known, remove_link);
    link_units(graph, change->units, graph->known, remove_link);
    if (graph->scope >= LELE_GRAPH_SETS)
        remove_sets(graph);
}

void lele_graph_add_links(lele_graph *graph, const struct lele_graph_change *change)
{
    link_cells(graph, change->cells, graph->board->candidates, lele_graph_add_strong);
    link_units(graph, change->units, graph->board->candidates, lele_graph_add_strong);
    if (graph->scope >= LELE_GRAPH_SETS)
        add_sets(graph);
}
