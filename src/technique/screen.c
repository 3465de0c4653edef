/*
 * A quick look before walking: what every literal takes away, and so which candidates, when
 * on, lead to their own off.
 *
 * Literals that lead to each other take away the same, so they are put together (Tarjan's
 * strong components).  On the way back from what a literal leads to, its set grows by theirs:
 * the one by which a component was entered has been everywhere when the component is closed,
 * and every link is looked at once.  Only nodes with strong links pass anything on, so few
 * take part.
 */
#include "technique/screen.h"

#include <stdlib.h>
#include <string.h>

lele_screen *lele_screen_new(const lele_layout *layout)
{
    const size_t candidates = (size_t)layout->cell_count * (size_t)layout->size;
    const size_t stride = (candidates + 255) / 256 * 4;
    const size_t rows = LELE_SCREEN_LITERALS + candidates;
    lele_screen *screen = malloc(sizeof(lele_screen) + rows * stride * sizeof(uint64_t));
    if (screen == NULL)
        return NULL;
    screen->valid = false;
    screen->reach = screen->sets + LELE_SCREEN_LITERALS * stride;
    return screen;
}

static inline uint64_t *set_of(lele_screen *screen, int literal)
{
    return screen->sets + (size_t)literal * screen->stride;
}

static inline void join(uint64_t *restrict to, const uint64_t *restrict from, size_t stride)
{
    for (size_t w = 0; w < stride; w += 4) {
        to[w] |= from[w];
        to[w + 1] |= from[w + 1];
        to[w + 2] |= from[w + 2];
        to[w + 3] |= from[w + 3];
    }
}

static void find_active(lele_screen *screen, const lele_graph *graph)
{
    memset(screen->active, 0, (size_t)graph->words * sizeof *screen->active);
    for (int n = 0; n < graph->node_count; n++)
        if (lele_graph_is_active(graph, n))
            lele_nodes_add(screen->active, n);
}

/* Fills in what a literal takes away by itself. */
static inline void begin_set(lele_screen *screen, const lele_graph *graph, int literal)
{
    uint64_t *set = set_of(screen, literal);
    for (size_t w = 0; w < screen->stride; w += 4)
        set[w] = set[w + 1] = set[w + 2] = set[w + 3] = 0;
    if ((literal & 1) == 0)
        return;
    const uint64_t *weak = lele_graph_weak(graph, literal >> 1);
    for (int w = 0; w < screen->words; w++)
        set[w] = weak[w];
}

/* A literal that leads nowhere need not be entered: it is a component with nothing else. */
static void settle(lele_screen *screen, const lele_graph *graph, int literal)
{
    lele_screen_literal *at = &screen->at[literal];
    begin_set(screen, graph, literal);
    at->order = at->low = UINT16_MAX;
    at->component = (uint16_t)literal;
    at->size = 1;
    at->members = (uint16_t)screen->member_count;
    screen->members[screen->member_count++] = (uint16_t)literal;
}

/* Off, a node leads along its strong links, on along the weak ones.  Those of active nodes and
 * of candidates are listed; returns the end of the list. */
static uint32_t list_node(lele_screen *screen, const lele_graph *graph, int node, uint32_t count)
{
    lele_screen_literal *off = &screen->at[2 * node];
    lele_screen_literal *on = off + 1;
    off->first = off->next = count;
    for (int i = graph->strong_first[node]; i != 0; i = graph->strong[i].next)
        screen->to[count++] = (uint16_t)(graph->strong[i].to * 2 + 1);
    off->end = on->first = on->next = count;
    const uint64_t *weak = lele_graph_weak(graph, node);
    for (int w = 0; w < graph->candidate_words; w++)
        for (uint64_t rest = weak[w] & screen->active[w]; rest != 0; rest &= rest - 1)
            screen->to[count++] = (uint16_t)((w * 64 + lele_lowest64(rest)) * 2);
    for (uint32_t i = graph->weak_first[node]; i != 0; i = graph->listed[i].next)
        screen->to[count++] = (uint16_t)(graph->listed[i].to * 2);
    on->end = count;
    off->order = on->order = 0;
    off->component = on->component = LELE_GRAPH_NONE;
    if (on->first == on->end)
        settle(screen, graph, 2 * node + 1);
    return count;
}

static void list_links(lele_screen *screen, const lele_graph *graph)
{
    uint32_t count = 0;
    for (int n = 0; n < graph->node_count; n++) {
        if (n >= graph->candidate_count && !lele_graph_is_active(graph, n))
            continue;
        if (count + (uint32_t)(graph->strong_count + graph->node_count) > LELE_SCREEN_LINKS) {
            screen->full = true;
            return;
        }
        count = list_node(screen, graph, n, count);
    }
}

static void enter(lele_screen *screen, const lele_graph *graph, int literal)
{
    lele_screen_literal *at = &screen->at[literal];
    begin_set(screen, graph, literal);
    at->order = at->low = (uint16_t)++screen->entered;
    screen->open[screen->open_count++] = (uint16_t)literal;
    screen->path[screen->depth++] = (uint16_t)literal;
}

/* Looks where a literal leads up to one that was not entered yet; -1 when all were. */
static inline int follow(lele_screen *screen, int literal)
{
    lele_screen_literal *at = &screen->at[literal];
    uint64_t *set = set_of(screen, literal);
    for (uint32_t i = at->next; i < at->end; i++) {
        const int to = screen->to[i];
        const lele_screen_literal *other = &screen->at[to];
        if (other->order == 0) {
            at->next = i + 1;
            return to;
        }
        if (other->component != LELE_GRAPH_NONE)
            join(set, set_of(screen, other->component), screen->stride);
        else if (other->order < at->low)
            at->low = other->order;
    }
    return -1;
}

/* Takes the literals of a finished component from the stack. */
static void close_component(lele_screen *screen, int root)
{
    const int first = screen->member_count;
    int literal;
    do {
        literal = screen->open[--screen->open_count];
        screen->at[literal].component = (uint16_t)root;
        screen->members[screen->member_count++] = (uint16_t)literal;
    } while (literal != root);
    screen->at[root].members = (uint16_t)first;
    screen->at[root].size = (uint16_t)(screen->member_count - first);
}

/* Back from a literal to the one that led there. */
static void leave(lele_screen *screen, int literal)
{
    lele_screen_literal *at = &screen->at[literal];
    if (at->low == at->order)
        close_component(screen, literal);
    if (--screen->depth == 0)
        return;
    const int before = screen->path[screen->depth - 1];
    join(set_of(screen, before), set_of(screen, literal), screen->stride);
    if (at->low < screen->at[before].low)
        screen->at[before].low = at->low;
}

/* Tarjan's search without recursion. */
static void visit(lele_screen *screen, const lele_graph *graph, int root)
{
    screen->depth = 0;
    enter(screen, graph, root);
    while (screen->depth > 0) {
        const int literal = screen->path[screen->depth - 1];
        const int to = follow(screen, literal);
        if (to >= 0)
            enter(screen, graph, to);
        else
            leave(screen, literal);
    }
}

static const uint64_t *taken_by(const lele_screen *screen, int literal)
{
    return screen->sets + (size_t)screen->at[literal].component * screen->stride;
}

/* The candidates that lead from being on to being off, however long the way. */
static void refute(lele_screen *screen, const lele_graph *graph)
{
    memset(screen->refuted, 0, (size_t)screen->words * sizeof *screen->refuted);
    for (int n = 0; n < graph->candidate_count; n++) {
        const lele_screen_literal *on = &screen->at[2 * n + 1];
        for (uint32_t i = on->first; i < on->end; i++)
            if (lele_nodes_have(taken_by(screen, screen->to[i]), n)) {
                lele_nodes_add(screen->refuted, n);
                break;
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
    screen->stride = ((size_t)screen->words + 3) / 4 * 4;
    screen->full = graph->full;
    screen->open_count = screen->entered = screen->member_count = 0;
    memset(screen->reached, 0, (size_t)screen->words * sizeof *screen->reached);
    find_active(screen, graph);
    list_links(screen, graph);
    if (screen->full) { /* nothing is known: anything may be refuted */
        memset(screen->refuted, 0xFF, (size_t)screen->words * sizeof *screen->refuted);
        return;
    }
    for (int n = 0; n < graph->node_count; n++) {
        if (!lele_graph_is_active(graph, n))
            continue;
        for (int literal = 2 * n; literal <= 2 * n + 1; literal++)
            if (screen->at[literal].order == 0)
                visit(screen, graph, literal);
    }
    refute(screen, graph);
}

void lele_screen_outside(const lele_screen *screen, const lele_graph *graph, int component,
                         uint64_t ret[2][LELE_GRAPH_WORDS])
{
    const lele_screen_literal *at = &screen->at[component];
    memset(ret[0], 0xFF, (size_t)graph->words * sizeof *ret[0]);
    memset(ret[1], 0xFF, (size_t)graph->words * sizeof *ret[1]);
    for (int i = at->members; i < at->members + at->size; i++) {
        const int node = screen->members[i] >> 1;
        ret[screen->members[i] & 1][node >> 6] &= ~(UINT64_C(1) << (node & 63));
    }
}

const uint64_t *lele_screen_reach(lele_screen *screen, const lele_graph *graph, int candidate)
{
    const lele_screen_literal *on = &screen->at[2 * candidate + 1];
    uint64_t *reach = screen->reach + (size_t)candidate * screen->stride;
    if (lele_nodes_have(screen->reached, candidate))
        return reach;
    lele_nodes_add(screen->reached, candidate);
    memset(reach, 0, screen->stride * sizeof *reach);
    memcpy(reach, lele_graph_weak(graph, candidate), (size_t)screen->words * sizeof *reach);
    for (uint32_t i = on->first; i < on->end; i++)
        join(reach, taken_by(screen, screen->to[i]), screen->stride);
    return reach;
}
