/*
 * Computes which candidates every literal turns off, and so which candidates refute themselves.
 *
 * Literals that follow from each other turn off the same candidates, so they share one set: they
 * are a strongly connected component (Tarjan's algorithm).  When the search returns from a
 * literal, its set is added to that of its predecessor.  The root of a component has the complete
 * set when the component is closed, and every link is examined once.  Only nodes with strong links
 * have further consequences, so few literals take part, and sets are computed on demand.
 *
 * Candidates only disappear, so a candidate c that is refuted now but was not before has a path
 * "c on, ..., a off, b on, ..., c off" with a new strong link a - b.  Implications can be read
 * backwards: "c on" implies "a off", so "a on" implies "c off".  So c is among the candidates that
 * both a and b turn off.  All of these are refuted, because a or b is on.
 */
#include "technique/chain/screen.h"

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

/* Starts the set of a literal with the candidates that it turns off directly. */
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

/* The successors of a node that is off are along its strong links; of one that is on, along its
 * weak links to nodes with strong links. */
static inline void begin_stop(const lele_screen *screen, const lele_graph *graph, int literal,
                              lele_screen_stop *ret)
{
    const int node = literal >> 1;
    ret->literal = (uint16_t)literal;
    ret->word = 0;
    ret->rest = lele_graph_weak(graph, node)[0] & screen->active[0];
    ret->next = (literal & 1) != 0 ? graph->weak_first[node] : graph->strong_first[node];
}

/* The next successor of the literal; -1 when there are no more. */
static inline int next_of(const lele_screen *screen, const lele_graph *graph,
                          lele_screen_stop *stop)
{
    if ((stop->literal & 1) == 0) {
        const lele_graph_link *link = &graph->strong[stop->next];
        if (stop->next == 0)
            return -1;
        stop->next = link->next;
        return 2 * link->to + 1;
    }
    const uint64_t *weak = lele_graph_weak(graph, stop->literal >> 1);
    while (stop->rest == 0 && stop->word < screen->words - 1) {
        stop->word++;
        stop->rest = weak[stop->word] & screen->active[stop->word];
    }
    if (stop->rest != 0) {
        const int to = stop->word * 64 + lele_word_pop(&stop->rest);
        return 2 * to;
    }
    const lele_graph_listed *listed = &graph->listed[stop->next];
    if (stop->next == 0)
        return -1;
    stop->next = listed->next;
    return 2 * listed->to;
}

static void enter(lele_screen *screen, const lele_graph *graph, int literal)
{
    lele_screen_literal *at = &screen->at[literal];
    begin_set(screen, graph, literal);
    begin_stop(screen, graph, literal, &screen->path[screen->depth++]);
    at->order = at->low = (uint16_t)++screen->entered;
    at->component = LELE_GRAPH_NONE;
    screen->open[screen->open_count++] = (uint16_t)literal;
}

/* Goes through the successors of a literal up to one that was not visited; -1 when all were. */
static inline int follow(lele_screen *screen, const lele_graph *graph, lele_screen_stop *stop)
{
    lele_screen_literal *at = &screen->at[stop->literal];
    uint64_t *set = set_of(screen, stop->literal);
    for (int to; (to = next_of(screen, graph, stop)) >= 0;) {
        const lele_screen_literal *other = &screen->at[to];
        if (other->order == 0)
            return to;
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

/* Returns from a literal to its predecessor on the path. */
static void leave(lele_screen *screen, int literal)
{
    lele_screen_literal *at = &screen->at[literal];
    if (at->low == at->order)
        close_component(screen, literal);
    if (--screen->depth == 0)
        return;
    const int before = screen->path[screen->depth - 1].literal;
    join(set_of(screen, before), set_of(screen, literal), screen->stride);
    if (at->low < screen->at[before].low)
        screen->at[before].low = at->low;
}

/* Tarjan's algorithm without recursion. */
static void visit(lele_screen *screen, const lele_graph *graph, int root)
{
    screen->depth = 0;
    enter(screen, graph, root);
    while (screen->depth > 0) {
        lele_screen_stop *stop = &screen->path[screen->depth - 1];
        const int to = follow(screen, graph, stop);
        if (to >= 0)
            enter(screen, graph, to);
        else
            leave(screen, stop->literal);
    }
}

static const uint64_t *taken_by(lele_screen *screen, const lele_graph *graph, int literal)
{
    if (screen->at[literal].order == 0)
        visit(screen, graph, literal);
    return set_of(screen, screen->at[literal].component);
}

/* Whether the candidate, when on, turns itself off. */
static bool is_refuted(lele_screen *screen, const lele_graph *graph, int candidate)
{
    lele_screen_stop stop;
    begin_stop(screen, graph, 2 * candidate + 1, &stop);
    for (int to; (to = next_of(screen, graph, &stop)) >= 0;)
        if (lele_nodes_have(taken_by(screen, graph, to), candidate))
            return true;
    return false;
}

/* Removes the candidates that are not refuted from the set. */
static void keep_refuted(lele_screen *screen, const lele_graph *graph, uint64_t *set)
{
    for (int w = 0; w < screen->words; w++)
        for (uint64_t rest = set[w]; rest != 0; rest &= rest - 1)
            if (!is_refuted(screen, graph, w * 64 + lele_lowest64(rest)))
                set[w] &= ~(rest & (~rest + 1));
}

/* Adds the candidates that a new strong link refutes. */
static void add_fresh(lele_screen *screen, const lele_graph *graph, uint64_t *set)
{
    for (int i = 0; i < graph->fresh_count; i++) {
        const uint64_t *a = taken_by(screen, graph, 2 * graph->fresh[i].a + 1);
        const uint64_t *b = taken_by(screen, graph, 2 * graph->fresh[i].b + 1);
        for (int w = 0; w < screen->words; w++)
            set[w] |= a[w] & b[w];
    }
}

static void clear(lele_screen *screen, const lele_graph *graph)
{
    screen->words = graph->candidate_words;
    screen->stride = ((size_t)screen->words + 3) / 4 * 4;
    screen->open_count = screen->entered = screen->member_count = 0;
    memset(screen->reached, 0, (size_t)screen->words * sizeof *screen->reached);
    memset(screen->active, 0, (size_t)screen->words * sizeof *screen->active);
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_graph_is_active(graph, n))
            lele_nodes_add(screen->active, n);
    for (int literal = 0; literal < 2 * graph->node_count; literal++)
        screen->at[literal].order = 0;
}

void lele_screen_run(lele_screen *screen, const lele_graph *graph)
{
    if (screen->valid && screen->serial == graph->serial)
        return;
    const bool later = screen->valid && !screen->full && screen->serial + 1 == graph->serial &&
                       graph->fresh_count >= 0;
    screen->valid = true;
    screen->serial = graph->serial;
    screen->full = graph->full;
    clear(screen, graph);
    if (screen->full) { /* links are missing, so any candidate may be refuted */
        memset(screen->refuted, 0xFF, (size_t)screen->words * sizeof *screen->refuted);
        return;
    }
    for (int w = 0; w < screen->words; w++)
        screen->refuted[w] = graph->alive[w] & (later ? screen->refuted[w] : ~UINT64_C(0));
    keep_refuted(screen, graph, screen->refuted);
    if (later)
        add_fresh(screen, graph, screen->refuted);
}

int lele_screen_component(lele_screen *screen, const lele_graph *graph, int node, int on)
{
    taken_by(screen, graph, node * 2 + on);
    return screen->at[node * 2 + on].component;
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
    uint64_t *reach = screen->reach + (size_t)candidate * screen->stride;
    if (lele_nodes_have(screen->reached, candidate))
        return reach;
    lele_nodes_add(screen->reached, candidate);
    memset(reach, 0, screen->stride * sizeof *reach);
    memcpy(reach, lele_graph_weak(graph, candidate), (size_t)screen->words * sizeof *reach);
    lele_screen_stop stop;
    begin_stop(screen, graph, 2 * candidate + 1, &stop);
    for (int to; (to = next_of(screen, graph, &stop)) >= 0;)
        join(reach, taken_by(screen, graph, to), screen->stride);
    return reach;
}
