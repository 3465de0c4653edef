/*
 * 3D Medusa: candidates joined by strong links take two colours in turn; one colour is right,
 * the other wrong.  A candidate that sees both colours is wrong; a colour that sees itself, or
 * leaves a cell empty, is wrong.
 */
#include <string.h>

#include "technique/advanced.h"
#include "technique/families.h"
#include "technique/step.h"

struct medusa {
    struct lele_search *search;
    const lele_graph *graph;
    int words;
    uint64_t color[2][LELE_GRAPH_WORDS];
    uint64_t seen[2][LELE_GRAPH_WORDS]; /* what a colour sees */
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
    for (uint32_t i = graph->strong_start[node]; i < graph->strong_start[node + 1]; i++)
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

static bool offer(struct medusa *medusa, const uint64_t *gone)
{
    const lele_graph *graph = medusa->graph;
    lele_search_begin(medusa->search);
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(gone, n))
            lele_search_eliminate_cell(medusa->search, lele_cellset_first(&graph->nodes[n].cells),
                                       lele_digits_of(graph->nodes[n].digit));
    if (medusa->search->mode != LELE_SEARCH_BRIEF)
        mark(medusa);
    return lele_search_offer(medusa->search);
}

/* A colour that sees itself, or all candidates of a cell. */
static bool is_wrong(const struct medusa *medusa, int color)
{
    for (int w = 0; w < medusa->words; w++)
        if ((medusa->color[color][w] & medusa->seen[color][w]) != 0)
            return true;
    const lele_graph *graph = medusa->graph;
    const uint64_t *seen = medusa->seen[color];
    for (int w = 0; w < medusa->words; w++)
        for (uint64_t rest = seen[w] & medusa->firsts[w]; rest != 0; rest &= rest - 1) {
            int n = w * 64 + lele_lowest64(rest); /* the candidates of a cell are neighbours */
            do
                n++;
            while (n < graph->candidate_count && !lele_nodes_have(medusa->firsts, n) &&
                   lele_nodes_have(seen, n));
            if (n == graph->candidate_count || lele_nodes_have(medusa->firsts, n))
                return true;
        }
    return false;
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
        if (is_wrong(medusa, color) && offer(medusa, medusa->color[color]))
            return true;
    return found && offer(medusa, trapped);
}

bool lele_find_medusa_3d(struct lele_search *search)
{
    lele_graph *graph = lele_search_advanced(search)->graph;
    lele_graph_make(graph, search->board, LELE_GRAPH_PLAIN, lele_search_largest_set(search));
    struct medusa medusa = { .search = search, .graph = graph, .words = graph->candidate_words };
    for (int n = 0; n < graph->candidate_count; n++)
        if (n == 0 || !lele_cellset_equal(&graph->nodes[n].cells, &graph->nodes[n - 1].cells))
            lele_nodes_add(medusa.firsts, n);
    for (int n = 0; n < graph->candidate_count; n++) {
        if (lele_nodes_have(medusa.done, n) || graph->strong_start[n] == graph->strong_start[n + 1])
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
