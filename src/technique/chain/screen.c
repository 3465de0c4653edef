/*
 * A quick look before walking: what every literal takes away, and so which candidates, when
 * on, lead to their own off.
 *
 * Literals that lead to each other take away the same, so they are put together (Tarjan's
 * strong components).  On the way back from what a literal leads to, its set grows by theirs:
 * the one by which a component was entered has been everywhere when the component is closed,
 * and every link is looked at once.  Only nodes with strong links pass anything on, so few
 * take part, and only when they are asked for.
 *
 * Candidates only go, so what was not refuted before and is now leads through a strong link that
 * is new.  Every way can be gone backwards: what both ends of the link take away is what leads to
 * it and from it, and all that is newly refuted.
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

/* Off, a node leads along its strong links, on along the weak ones to active nodes. */
static inline void begin_stop(const lele_screen *screen, const lele_graph *graph, int literal,
                              lele_screen_stop *ret)
{
    const int node = literal >> 1;
    ret->literal = (uint16_t)literal;
    ret->word = 0;
    ret->rest = lele_graph_weak(graph, node)[0] & screen->active[0];
    ret->next = (literal & 1) != 0 ? graph->weak_first[node] : graph->strong_first[node];
}

/* The next literal that it leads to; -1 when there are no more. */
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

/* Looks where a literal leads up to one that was not entered yet; -1 when all were. */
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

/* Back from a literal to the one that led there. */
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

/* Tarjan's search without recursion. */
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

/* Whether the candidate leads from being on to being off, however long the way. */
static bool is_refuted(lele_screen *screen, const lele_graph *graph, int candidate)
{
    lele_screen_stop stop;
    begin_stop(screen, graph, 2 * candidate + 1, &stop);
    for (int to; (to = next_of(screen, graph, &stop)) >= 0;)
        if (lele_nodes_have(taken_by(screen, graph, to), candidate))
            return true;
    return false;
}

/* Keeps those of a set of candidates that are refuted. */
static void keep_refuted(lele_screen *screen, const lele_graph *graph, uint64_t *set)
{
    for (int w = 0; w < screen->words; w++)
        for (uint64_t rest = set[w]; rest != 0; rest &= rest - 1)
            if (!is_refuted(screen, graph, w * 64 + lele_lowest64(rest)))
                set[w] &= ~(rest & (~rest + 1));
}

/* Adds what leads through a new link. */
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
    if (screen->full) { /* nothing is known: anything may be refuted */
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
