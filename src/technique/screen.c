/*
 * A quick look before walking: what every literal takes away, and so which candidates, when
 * on, lead to their own off.
 *
 * Literals that lead to each other take away the same, so they are put together (Tarjan's
 * strong components).  A component is closed after all that it leads to; its set is then the
 * union of theirs and of what its own nodes see, and every link is looked at once.  Only nodes
 * with strong links pass anything on, so few take part.
 */
#include "technique/screen.h"

#include <stdlib.h>
#include <string.h>

lele_screen *lele_screen_new(const lele_layout *layout)
{
    const size_t words = ((size_t)layout->cell_count * (size_t)layout->size + 63) / 64;
    lele_screen *screen =
        malloc(sizeof(lele_screen) + LELE_SCREEN_LITERALS * words * sizeof(uint64_t));
    if (screen != NULL)
        screen->valid = false;
    return screen;
}

static uint64_t *set_of(lele_screen *screen, int component)
{
    return screen->sets + (size_t)component * (size_t)screen->words;
}

static void join(uint64_t *to, const uint64_t *from, int words)
{
    for (int w = 0; w < words; w++)
        to[w] |= from[w];
}

static bool is_active(const lele_graph *graph, int node)
{
    return graph->strong_start[node] != graph->strong_start[node + 1];
}

/* A literal of a node is node * 2 + on.  Lists where each leads to, without those that lead
 * nowhere. */
static void list_links(lele_screen *screen, const lele_graph *graph)
{
    memset(screen->active, 0, (size_t)graph->words * sizeof *screen->active);
    for (int n = 0; n < graph->node_count; n++)
        if (is_active(graph, n))
            lele_nodes_add(screen->active, n);
    uint32_t count = 0;
    for (int n = 0; n < graph->node_count; n++) {
        screen->start[2 * n] = count;
        for (uint32_t i = graph->strong_start[n]; i < graph->strong_start[n + 1]; i++)
            screen->to[count++] = (uint16_t)(graph->strong[i].to * 2 + 1);
        screen->start[2 * n + 1] = count;
        const uint64_t *weak = lele_graph_weak(graph, n);
        for (int w = 0; w < graph->words && is_active(graph, n); w++)
            for (uint64_t rest = weak[w] & screen->active[w]; rest != 0; rest &= rest - 1) {
                if (count == LELE_SCREEN_LINKS) {
                    screen->full = true;
                    return;
                }
                screen->to[count++] = (uint16_t)((w * 64 + lele_lowest64(rest)) * 2);
            }
    }
    screen->start[2 * graph->node_count] = count;
}

/* Takes the literals of a finished component from the stack and joins its set. */
static void close_component(lele_screen *screen, const lele_graph *graph, int root)
{
    const int component = screen->component_count++;
    uint64_t *set = set_of(screen, component);
    memset(set, 0, (size_t)screen->words * sizeof *set);
    int first = screen->open_count;
    do
        screen->component[screen->open[--first]] = (uint16_t)component;
    while (screen->open[first] != root);
    screen->size[component] = (uint16_t)(screen->open_count - first);
    for (int i = first; i < screen->open_count; i++) {
        const int literal = screen->open[i];
        if ((literal & 1) != 0)
            join(set, lele_graph_weak(graph, literal >> 1), screen->words);
        for (uint32_t k = screen->start[literal]; k < screen->start[literal + 1]; k++)
            if (screen->component[screen->to[k]] != component)
                join(set, set_of(screen, screen->component[screen->to[k]]), screen->words);
    }
    screen->open_count = first;
}

static void enter(lele_screen *screen, int literal, int *depth)
{
    screen->order[literal] = screen->low[literal] = (uint16_t)++screen->entered;
    screen->next[literal] = screen->start[literal];
    screen->open[screen->open_count++] = (uint16_t)literal;
    screen->path[(*depth)++] = (uint16_t)literal;
}

/* Tarjan's search without recursion. */
static void visit(lele_screen *screen, const lele_graph *graph, int root)
{
    int depth = 0;
    enter(screen, root, &depth);
    while (depth > 0) {
        const int literal = screen->path[depth - 1];
        if (screen->next[literal] < screen->start[literal + 1]) {
            const int to = screen->to[screen->next[literal]++];
            if (screen->order[to] == 0)
                enter(screen, to, &depth);
            else if (screen->component[to] == LELE_GRAPH_NONE &&
                     screen->order[to] < screen->low[literal])
                screen->low[literal] = screen->order[to];
            continue;
        }
        if (screen->low[literal] == screen->order[literal])
            close_component(screen, graph, literal);
        if (--depth > 0) {
            const int before = screen->path[depth - 1];
            if (screen->low[literal] < screen->low[before])
                screen->low[before] = screen->low[literal];
        }
    }
}

/* The candidates that lead from being on to being off, however long the way. */
static void refute(lele_screen *screen, const lele_graph *graph)
{
    memset(screen->refuted, 0, (size_t)screen->words * sizeof *screen->refuted);
    for (int n = 0; n < graph->candidate_count; n++) {
        const uint64_t *weak = lele_graph_weak(graph, n);
        for (int w = 0; w < graph->words && !lele_nodes_have(screen->refuted, n); w++)
            for (uint64_t rest = weak[w] & screen->active[w]; rest != 0; rest &= rest - 1) {
                const int off = (w * 64 + lele_lowest64(rest)) * 2;
                if (lele_nodes_have(set_of(screen, screen->component[off]), n)) {
                    lele_nodes_add(screen->refuted, n);
                    break;
                }
            }
    }
}

void lele_screen_run(lele_screen *screen, const lele_graph *graph)
{
    if (screen->valid && screen->serial == graph->serial)
        return;
    screen->valid = true;
    screen->serial = graph->serial;
    screen->words = graph->candidate_words;
    screen->full = graph->full;
    screen->component_count = screen->open_count = screen->entered = 0;
    list_links(screen, graph);
    if (screen->full) { /* nothing is known: anything may be refuted */
        memset(screen->refuted, 0xFF, (size_t)screen->words * sizeof *screen->refuted);
        return;
    }
    const size_t literals = (size_t)graph->node_count * 2;
    memset(screen->order, 0, literals * sizeof *screen->order);
    memset(screen->component, 0xFF, literals * sizeof *screen->component);
    for (int n = 0; n < graph->node_count; n++)
        if (is_active(graph, n)) {
            if (screen->order[2 * n] == 0)
                visit(screen, graph, 2 * n);
            if (screen->order[2 * n + 1] == 0)
                visit(screen, graph, 2 * n + 1);
        }
    refute(screen, graph);
}

void lele_screen_reach(const lele_screen *screen, const lele_graph *graph, int candidate,
                       uint64_t *ret)
{
    const uint64_t *weak = lele_graph_weak(graph, candidate);
    memcpy(ret, weak, (size_t)screen->words * sizeof *ret);
    for (int w = 0; w < graph->words; w++)
        for (uint64_t rest = weak[w] & screen->active[w]; rest != 0; rest &= rest - 1) {
            const int component = screen->component[(w * 64 + lele_lowest64(rest)) * 2];
            join(ret, screen->sets + (size_t)component * (size_t)screen->words, screen->words);
        }
}
