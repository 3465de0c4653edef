/*
 * 3D Medusa: candidates joined by strong links get two colours in turn.  All candidates of one
 * colour are true, all of the other false.  A candidate that sees both colours is false.  A colour
 * is false if two of its candidates see each other or if it sees all candidates of a cell.
 */
#include <string.h>

#include "technique/chain/chain_scratch.h"
#include "technique/chain/finders.h"
#include "technique/step.h"

struct medusa {
    struct lele_search *search;
    const lele_graph *graph;
    int words;
    uint64_t color[2][LELE_GRAPH_WORDS];
    uint64_t seen[2][LELE_GRAPH_WORDS]; /* candidates that a colour sees */
    uint64_t done[LELE_GRAPH_WORDS];
    uint64_t firsts[LELE_GRAPH_WORDS]; /* the first candidate of each cell */
};

static void spread(struct medusa *medusa, int node, int color)
{
    const lele_graph *graph = medusa->graph;
    if (lele_nodes_have(medusa->done, node))
        return;
    lele_nodes_add(medusa->done, node);
    lele_nodes_add(medusa->color[color], node);
    const uint64_t *weak = lele_graph_weak(graph, node);
    for (int w = 0; w < medusa->words; w++)
        medusa->seen[color][w] |= weak[w];
    for (int i = graph->strong_first[node]; i != 0; i = graph->strong[i].next)
        spread(medusa, graph->strong[i].to, 1 - color);
}

static void mark(struct medusa *medusa)
{
    static const lele_role roles[] = { LELE_ROLE_COLOR_A, LELE_ROLE_COLOR_B };
    const lele_graph *graph = medusa->graph;
    for (int n = 0; n < graph->candidate_count; n++)
        for (int color = 0; color < 2; color++)
            if (lele_nodes_have(medusa->color[color], n)) {
                const lele_digits digit = lele_digits_of(graph->nodes[n].digit);
                medusa->search->step->digits |= digit;
                lele_step_mark(medusa->search->step, lele_cellset_first(&graph->nodes[n].cells),
                               roles[color], digit);
            }
}

static void mark_reason(struct medusa *medusa, int node)
{
    const lele_graph *graph = medusa->graph;
    lele_step_mark(medusa->search->step, lele_cellset_first(&graph->nodes[node].cells),
                   LELE_ROLE_REASON, lele_digits_of(graph->nodes[node].digit));
}

/* Marks two candidates of a colour that see each other; false when there are none. */
static bool mark_clash(struct medusa *medusa, int color)
{
    for (int n = 0; n < medusa->graph->candidate_count; n++) {
        const uint64_t *weak = lele_graph_weak(medusa->graph, n);
        for (int w = 0; lele_nodes_have(medusa->color[color], n) && w < medusa->words; w++) {
            const uint64_t seen = weak[w] & medusa->color[color][w];
            if (seen == 0)
                continue;
            mark_reason(medusa, n);
            mark_reason(medusa, w * 64 + lele_lowest64(seen));
            return true;
        }
    }
    return false;
}

/* The first candidate after `node` that is in another cell or that the colour does not see. */
static int seen_end(const struct medusa *medusa, int color, int node)
{
    do /* the candidates of a cell have consecutive numbers; some may be removed */
        node++;
    while (node < medusa->graph->candidate_count && !lele_nodes_have(medusa->firsts, node) &&
           (lele_nodes_have(medusa->seen[color], node) ||
            !lele_nodes_have(medusa->graph->alive, node)));
    return node;
}

/* The first candidate of a cell of which the colour sees all candidates; -1: none. */
static int emptied(const struct medusa *medusa, int color)
{
    for (int w = 0; w < medusa->words; w++) {
        uint64_t rest = medusa->seen[color][w] & medusa->firsts[w];
        while (rest != 0) {
            const int node = w * 64 + lele_word_pop(&rest);
            const int end = seen_end(medusa, color, node);
            if (end == medusa->graph->candidate_count || lele_nodes_have(medusa->firsts, end))
                return node;
        }
    }
    return -1;
}

/* Whether the colour contradicts itself. */
static bool is_wrong(const struct medusa *medusa, int color)
{
    for (int w = 0; w < medusa->words; w++)
        if ((medusa->color[color][w] & medusa->seen[color][w]) != 0)
            return true;
    return emptied(medusa, color) >= 0;
}

static void mark_wrong(struct medusa *medusa, int color)
{
    if (mark_clash(medusa, color))
        return;
    const int first = emptied(medusa, color);
    for (int node = first, end = seen_end(medusa, color, first); node < end; node++)
        if (lele_nodes_have(medusa->graph->alive, node))
            mark_reason(medusa, node);
}

/* `wrong`: the colour that contradicts itself, or -1. */
static bool offer(struct medusa *medusa, const uint64_t *gone, int wrong)
{
    const lele_graph *graph = medusa->graph;
    lele_search_begin(medusa->search);
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(gone, n))
            lele_search_eliminate_cell(medusa->search, lele_cellset_first(&graph->nodes[n].cells),
                                       lele_digits_of(graph->nodes[n].digit));
    if (medusa->search->mode != LELE_SEARCH_BRIEF) {
        mark(medusa);
        if (wrong >= 0)
            mark_wrong(medusa, wrong);
    }
    return lele_search_offer(medusa->search);
}

static bool conclude(struct medusa *medusa)
{
    uint64_t trapped[LELE_GRAPH_WORDS];
    bool found = false;
    for (int w = 0; w < medusa->words; w++) {
        trapped[w] =
            medusa->seen[0][w] & medusa->seen[1][w] & ~medusa->color[0][w] & ~medusa->color[1][w];
        found |= trapped[w] != 0;
    }
    for (int color = 0; color < 2; color++)
        if (is_wrong(medusa, color) && offer(medusa, medusa->color[color], color))
            return true;
    return found && offer(medusa, trapped, -1);
}

bool lele_find_medusa_3d(struct lele_search *search)
{
    const lele_graph *graph = lele_search_graph(search, LELE_GRAPH_PLAIN);
    struct medusa medusa = { .search = search, .graph = graph, .words = graph->candidate_words };
    lele_cellset empty = search->board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
        if (search->board->candidates[cell] != 0)
            lele_nodes_add(
                medusa.firsts,
                graph->node_of[cell][lele_digits_first(search->board->candidates[cell])]);
    for (int n = 0; n < graph->candidate_count; n++) {
        if (lele_nodes_have(medusa.done, n) || !lele_graph_is_active(graph, n))
            continue;
        for (int color = 0; color < 2; color++) {
            memset(medusa.color[color], 0, (size_t)medusa.words * sizeof **medusa.color);
            memset(medusa.seen[color], 0, (size_t)medusa.words * sizeof **medusa.seen);
        }
        spread(&medusa, n, 0);
        if (conclude(&medusa))
            return true;
    }
    return false;
}
