/*
 * Unary chains: cycles, and chains from a candidate to its own contrary.
 *
 * Three passes: X (one digit), Y (what is off acts inside its cell only), XY.  The walks are breadth first, so
 * a walk ends where the next node would make a chain longer than the best one.
 */
#include <limits.h>
#include <string.h>

#include "technique/se/se_graph.h"

struct pass {
    const char *cycle_name, *chain_name;
    double cycle_base, chain_base; /* 0: no such chains */
    int key;
    bool off_by_cell; /* what turns off: links inside the cell too */
    bool on_by_cell, on_by_region;
};

static const struct pass passes[] = {
    { "Bidirectional X-Cycle", "Forcing X-Chain", 6.5, 6.6, 2, false, false, true },
    { "Bidirectional Y-Cycle", NULL, 6.5, 0, 3, true, true, false },
    { "Bidirectional Cycle", "Forcing Chain", 7.0, 7.0, 4, true, true, true },
};

enum { TURBOT_FISH = 6, UNLIMITED = 4 * LELE_SE_CANDIDATES };

struct unary {
    lele_se_frame *frame;
    lele_se_graph *graph;
    const struct pass *pass;
    int start;
    int cycle_limit, chain_limit; /* longer ones are of no use */
};

/* The range of a candidate's links that the pass uses. */
static int first_link(const struct pass *pass, const lele_se_links *links, int state)
{
    return (state == LELE_SE_ON ? pass->off_by_cell : pass->on_by_cell) ? 0 : links->cell_count;
}

static int end_link(const struct pass *pass, const lele_se_links *links, int state)
{
    return state == LELE_SE_ON || pass->on_by_region ? links->count : links->cell_count;
}

static void set_rows(const struct unary *unary)
{
    lele_se_graph *graph = unary->graph;
    const int words = unary->frame->words;
    const size_t bytes = (size_t)words * sizeof(uint64_t);
    for (int cand = 0; cand < unary->frame->count; cand++) {
        for (int state = 0; state < 2; state++) {
            const lele_se_links *links = &graph->links[state][cand];
            memset(graph->next[state][cand], 0, bytes);
            for (int i = first_link(unary->pass, links, state);
                 i < end_link(unary->pass, links, state); i++)
                lele_se_set_add(graph->next[state][cand], links->link[i].cand);
        }
    }
    for (int cand = 0; cand < unary->frame->count; cand++) {
        const lele_se_links *links = &graph->links[LELE_SE_ON][cand];
        memset(graph->jump[cand], 0, bytes);
        for (int i = first_link(unary->pass, links, LELE_SE_ON); i < links->count; i++)
            for (int w = 0; w < words; w++)
                graph->jump[cand][w] |= graph->next[LELE_SE_OFF][links->link[i].cand][w];
    }
}

static int longest(const lele_se_frame *frame, double base, int key)
{
    if (frame->list || frame->best.name == NULL)
        return UNLIMITED;
    int complexity = 4;
    while (complexity < UNLIMITED &&
           lele_se_found_is_better(&frame->best, lele_se_chain_rating(base, complexity), complexity,
                                   key))
        complexity++;
    return complexity - 1;
}

static void set_limits(struct unary *unary)
{
    unary->cycle_limit = longest(unary->frame, unary->pass->cycle_base, unary->pass->key);
    if (unary->pass->chain_name != NULL)
        unary->chain_limit = longest(unary->frame, unary->pass->chain_base, unary->pass->key);
}

/* Stores the hint, if it is better than the one that eliminates the same. */
static void take(struct unary *unary, lele_se_found *found, const lele_se_found *hint)
{
    if (found == NULL || !lele_se_found_is_better(found, hint->rating, hint->complexity, hint->key))
        return;
    lele_se_found *next = found->next;
    uint64_t *set = found->set;
    *found = *hint;
    found->next = next;
    found->set = set;
    set_limits(unary);
}

/* The path as a tree, start first; only nested levels need it. */
static lele_se_tree *path_tree(lele_se_frame *frame, const lele_se_node *node, int count)
{
    lele_se_tree *tree = lele_se_arena_take(&frame->arena, sizeof *tree);
    const size_t bytes = (size_t)count * sizeof *node;
    lele_se_node *copy = lele_se_arena_take(&frame->arena, bytes);
    if (tree == NULL || copy == NULL) {
        frame->chains->failed = true;
        return NULL;
    }
    memcpy(copy, node, bytes);
    *tree = (lele_se_tree){ .node = copy, .count = count };
    for (int i = 0; i < count; i++)
        copy[i].parent = i > 0 ? (uint16_t)(i - 1) : LELE_SE_NONE;
    return tree;
}

static void add_path(lele_se_frame *frame, lele_se_found *hint, const lele_se_node *node, int count)
{
    if (!frame->list)
        return;
    lele_se_tree *tree = path_tree(frame, node, count);
    hint->end_count = tree != NULL ? 1 : 0;
    hint->end[0] = (lele_se_tip){ tree, (uint16_t)(count - 1) };
}

/* Writes the nodes of the cycle, start first, and returns their number: the start is the last too. */
static int cycle_nodes(const struct unary *unary, int last, const lele_se_link *off,
                       const lele_se_link *on, lele_se_node *ret)
{
    const lele_se_stop *stop = unary->graph->stop;
    const int count = stop[last].level + 3;
    int at = count;
    ret[--at] = (lele_se_node){ .cand = on->cand, .state = LELE_SE_ON, .cause = on->cause };
    ret[--at] = (lele_se_node){ .cand = off->cand, .state = LELE_SE_OFF, .cause = off->cause };
    for (int i = last; at > 0; i = stop[i].parent) {
        ret[--at] =
            (lele_se_node){ .cand = stop[i].cand, .state = LELE_SE_ON, .cause = stop[i].cause };
        if (at > 0)
            ret[--at] = (lele_se_node){ .cand = stop[i].via,
                                        .state = LELE_SE_OFF,
                                        .cause = stop[i].via_cause };
    }
    return count;
}

/* The candidates outside the cycle that see it both ways, in the order of finding. */
static int cycle_gone(const lele_se_frame *frame, const lele_se_node *node, int count,
                      lele_se_gone *ret)
{
    lele_cellset off[LELE_SE_SIZE], inside = LELE_CELLSET_EMPTY;
    memset(off, 0, sizeof off);
    for (int i = 0; i < count; i++) {
        const int cell = frame->cell[node[i].cand];
        lele_cellset *seen = &off[frame->digit[node[i].cand]];
        lele_cellset_add(&inside, cell);
        if (node[i].state == LELE_SE_OFF)
            *seen = lele_cellset_or(*seen, frame->places->peers[cell]);
    }
    int found = 0;
    for (int i = count - 1; i > 0; i -= 2) {
        const int digit = frame->digit[node[i].cand];
        const uint8_t *see = frame->places->see[frame->cell[node[i].cand]];
        for (int k = 0; k < LELE_SE_SEEN; k++) {
            const int cell = see[k];
            if ((frame->start.cand[cell] >> digit & 1) == 0 ||
                !lele_cellset_has(&off[digit], cell) || lele_cellset_has(&inside, cell))
                continue;
            int at = 0;
            while (at < found && ret[at].cell != cell)
                at++;
            if (at == found)
                ret[found++] = (lele_se_gone){ (uint8_t)cell, 0 };
            ret[at].digits |= (uint16_t)(1U << digit);
        }
    }
    return found;
}

static void offer_cycle(struct unary *unary, int last, const lele_se_link *off,
                        const lele_se_link *on)
{
    lele_se_frame *frame = unary->frame;
    lele_se_node node[LELE_SE_NODES];
    lele_se_gone gone[LELE_SE_CELLS];
    const int count = cycle_nodes(unary, last, off, on, node);
    const int gone_count = cycle_gone(frame, node, count, gone);
    if (gone_count == 0)
        return;
    lele_se_found hint = { .name = unary->pass->cycle_name,
                           .rating = lele_se_chain_rating(unary->pass->cycle_base, count - 1),
                           .complexity = count - 1,
                           .key = unary->pass->key,
                           .sequence = frame->sequence++,
                           .cand = LELE_SE_NONE,
                           .source = LELE_SE_BY_NOTHING,
                           .cycle = true,
                           .gone_count = gone_count };
    lele_se_found *found = lele_se_found_of(frame, gone, gone_count);
    if (found == NULL || !lele_se_found_is_better(found, hint.rating, hint.complexity, hint.key))
        return;
    const size_t bytes = (size_t)gone_count * sizeof *gone;
    lele_se_gone *copy = lele_se_arena_take(&frame->arena, bytes);
    frame->chains->failed |= copy == NULL;
    if (copy == NULL)
        return;
    memcpy(copy, gone, bytes);
    hint.gone = copy;
    add_path(frame, &hint, node, count);
    take(unary, found, &hint);
}

/* Whether the candidate is off on the path to the stop. */
static bool is_on_path(const lele_se_stop *stop, int at, int cand)
{
    for (; stop[at].level > 0; at = stop[at].parent)
        if (stop[at].via == cand)
            return true;
    return false;
}

static bool has_new(const uint64_t *row, const uint64_t *seen, int words)
{
    uint64_t any = 0;
    for (int w = 0; w < words; w++)
        any |= row[w] & ~seen[w];
    return any != 0;
}

/* One stop of the search for cycles: everything that is on two links later.  Returns the number of
 * stops. */
static int follow(struct unary *unary, int at, uint64_t *seen, int count)
{
    const lele_se_graph *graph = unary->graph;
    lele_se_stop *stop = unary->graph->stop;
    const lele_se_links *offs = &graph->links[LELE_SE_ON][stop[at].cand];
    for (int i = first_link(unary->pass, offs, LELE_SE_ON); i < offs->count; i++) {
        const lele_se_link *off = &offs->link[i];
        if (!has_new(graph->next[LELE_SE_OFF][off->cand], seen, unary->frame->words) ||
            is_on_path(stop, at, off->cand))
            continue;
        const lele_se_links *ons = &graph->links[LELE_SE_OFF][off->cand];
        for (int k = first_link(unary->pass, ons, LELE_SE_OFF);
             k < end_link(unary->pass, ons, LELE_SE_OFF); k++) {
            const lele_se_link *on = &ons->link[k];
            if (on->cand == unary->start) {
                if (stop[at].level >= 2 && stop[at].level + 2 <= unary->cycle_limit)
                    offer_cycle(unary, at, off, on);
            } else if (!lele_se_in(seen, on->cand)) {
                lele_se_set_add(seen, on->cand);
                stop[count++] = (lele_se_stop){ .cand = on->cand,
                                                .parent = (uint16_t)at,
                                                .via = off->cand,
                                                .level = (uint16_t)(stop[at].level + 2),
                                                .cause = on->cause,
                                                .via_cause = off->cause };
            }
        }
    }
    return count;
}

/* The start is never marked as seen: every return to it is a cycle. */
static void find_cycles(struct unary *unary)
{
    uint64_t seen[LELE_SE_WORDS] = { 0 };
    const lele_se_graph *graph = unary->graph;
    lele_se_stop *stop = unary->graph->stop;
    int count = 1;
    stop[0] = (lele_se_stop){ .cand = (uint16_t)unary->start, .cause = LELE_SE_BY_NOTHING };
    for (int at = 0; at < count && stop[at].level + 2 <= unary->cycle_limit; at++)
        if (has_new(graph->jump[stop[at].cand], seen, unary->frame->words))
            count = follow(unary, at, seen, count);
    unary->frame->chains->work += (uint64_t)count;
}

static void offer_chain(struct unary *unary, int last, const lele_se_link *link)
{
    lele_se_frame *frame = unary->frame;
    const lele_se_stop *stop = unary->graph->stop;
    const int count = stop[last].level + 2;
    const int state = !stop[last].state;
    const bool turbot = unary->pass->key == passes[0].key && count == TURBOT_FISH;
    lele_se_found hint = { .name = turbot ? "Turbot Fish" : unary->pass->chain_name,
                           .rating = lele_se_chain_rating(unary->pass->chain_base, count),
                           .complexity = count,
                           .key = unary->pass->key,
                           .sequence = frame->sequence++,
                           .cand = link->cand,
                           .state = (uint8_t)state,
                           .source = LELE_SE_BY_NOTHING };
    lele_se_node node[LELE_SE_NODES];
    int at = count;
    node[--at] =
        (lele_se_node){ .cand = link->cand, .state = (uint8_t)state, .cause = link->cause };
    for (int i = last; at > 0; i = stop[i].parent)
        node[--at] =
            (lele_se_node){ .cand = stop[i].cand, .state = stop[i].state, .cause = stop[i].cause };
    lele_se_found *found = lele_se_found_slot(frame, link->cand, state);
    if (found == NULL || !lele_se_found_is_better(found, hint.rating, hint.complexity, hint.key))
        return;
    add_path(frame, &hint, node, count);
    take(unary, found, &hint);
}

/* Walks from the start until its contrary is met. */
static void find_chain(struct unary *unary, int state)
{
    uint64_t seen[2][LELE_SE_WORDS] = { { 0 } };
    const lele_se_graph *graph = unary->graph;
    lele_se_stop *stop = unary->graph->stop;
    int count = 1;
    lele_se_set_add(seen[state], unary->start);
    stop[0] = (lele_se_stop){ .cand = (uint16_t)unary->start,
                              .state = (uint8_t)state,
                              .cause = LELE_SE_BY_NOTHING };
    for (int at = 0; at < count && stop[at].level + 2 <= unary->chain_limit; at++) {
        const int from = stop[at].state, to = !from;
        if (!has_new(graph->next[from][stop[at].cand], seen[to], unary->frame->words))
            continue;
        const lele_se_links *links = &graph->links[from][stop[at].cand];
        for (int i = first_link(unary->pass, links, from); i < end_link(unary->pass, links, from);
             i++) {
            const lele_se_link *link = &links->link[i];
            if (lele_se_in(seen[to], link->cand))
                continue;
            if (link->cand == unary->start && to != state) {
                offer_chain(unary, at, link);
                unary->frame->chains->work += (uint64_t)count;
                return;
            }
            lele_se_set_add(seen[to], link->cand);
            stop[count++] = (lele_se_stop){ .cand = link->cand,
                                            .parent = (uint16_t)at,
                                            .level = (uint16_t)(stop[at].level + 1),
                                            .state = (uint8_t)to,
                                            .cause = link->cause };
        }
    }
    unary->frame->chains->work += (uint64_t)count;
}

static void run_pass(struct unary *unary)
{
    const lele_se_frame *frame = unary->frame;
    set_limits(unary);
    set_rows(unary);
    for (int cand = 0; cand < frame->count && !lele_se_must_stop(frame); cand++) {
        const int count = lele_se_count(frame->start.cand[frame->cell[cand]]);
        if (count < 2 || (!unary->pass->on_by_region && count != 2))
            continue;
        unary->start = cand;
        find_cycles(unary);
        if (unary->pass->chain_name == NULL)
            continue;
        find_chain(unary, LELE_SE_ON);
        find_chain(unary, LELE_SE_OFF);
    }
}

void lele_se_unary(lele_se_frame *frame)
{
    struct unary unary = { .frame = frame, .graph = frame->graph };
    lele_se_graph_init(frame->graph, frame);
    for (size_t i = 0; i < sizeof passes / sizeof *passes; i++) {
        unary.pass = &passes[i];
        run_pass(&unary);
    }
}
