/*
 * Chains of alternating links: AICs and nice loops, plain and grouped.
 *
 * If "a is off" implies "b is on", one of the two is true, and the candidates that both see are
 * eliminated (AIC).  If a and b also see each other, the chain closes: exactly one end of each of
 * its weak links is true, so each weak link eliminates the candidates that both its ends see
 * (continuous loop).  If "a is on" implies "a is off", a is false; if "a is off" implies "a is
 * on", a is true (discontinuous loops).
 *
 * This file searches for one step and builds steps from chains; aic_list.c lists all chains.
 */
#include "technique/chain/aic.h"

#include <stdlib.h>
#include <string.h>

#include "technique/chain/chain_scratch.h"
#include "technique/chain/chain_step.h"
#include "technique/chain/finders.h"

/* The lists are large and mostly unused: not cleared. */
static void *make(const struct lele_geometry *geometry)
{
    (void)geometry;
    struct lele_aic_scratch *scratch = malloc(sizeof *scratch);
    if (scratch != NULL)
        scratch->best.valid = scratch->lists.valid = scratch->forced.valid = false;
    return scratch;
}

const struct lele_scratch_kind lele_scratch_aic = { .make = make };

/* The most links of a grouped chain when one step is wanted; a longer one is no easier than a
 * net. */
enum { LONGEST_GROUPED = 13 };

enum { SHORTEST_LOOP = 4 }; /* nodes */

static void conclude(struct lele_chains *chains)
{
    const lele_graph *graph = chains->graph;
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(chains->gone, n))
            lele_search_eliminate_cell(chains->search, lele_cellset_first(&graph->nodes[n].cells),
                                       lele_digits_of(graph->nodes[n].digit));
}

static void conclude_discontinuous(struct lele_chains *chains, const struct lele_chain_found *found)
{
    const lele_graph_node *node = &chains->graph->nodes[found->start];
    const int cell = lele_cellset_first(&node->cells);
    const lele_digits digit = lele_digits_of(node->digit);
    if (found->kind == LELE_AIC_PLACES)
        lele_search_place(chains->search, cell, node->digit);
    else if (found->kind == LELE_AIC_REMOVES)
        lele_search_eliminate_cell(chains->search, cell, digit);
    else
        lele_search_eliminate_cell(chains->search, cell, (lele_digits)~digit);
}

static int path_of(struct lele_chains *chains, const struct lele_chain_found *found, int on,
                   uint16_t ret[LELE_GRAPH_NODES])
{
    if (chains->search->mode == LELE_SEARCH_ALL)
        return lele_chains_path(chains, found, chains->search->row->aic.form, ret);
    lele_walk_run(chains->walk, chains->graph, found->start, on, (int)found->length);
    return lele_walk_path(chains->walk, found->end, 1 - on, ret);
}

static bool offer(struct lele_chains *chains, const struct lele_chain_found *found)
{
    struct lele_search *search = chains->search;
    const lele_graph *graph = chains->graph;
    const int on =
        search->row->aic.form == LELE_AIC_DISCONTINUOUS && found->kind == LELE_AIC_REMOVES;
    const bool discontinuous = search->row->aic.form == LELE_AIC_DISCONTINUOUS;
    uint16_t path[LELE_GRAPH_NODES];
    const int count = path_of(chains, found, on, path);
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(count));
    for (int i = 0; i < count; i++)
        step->digits |= lele_digits_of(graph->nodes[path[i]].digit);
    lele_chains_clear_gone(chains);
    if (search->row->aic.form == LELE_AIC_LOOP)
        lele_chain_add_loop(chains->graph, path, count, chains->gone);
    else if (!discontinuous)
        lele_chain_add_common(graph, found->start, found->end, chains->gone);
    if (search->row->aic.form == LELE_AIC_LOOP && found->kind == LELE_AIC_OUTSIDE)
        lele_chain_keep_outside(graph, path, count, chains->gone);
    if (discontinuous)
        conclude_discontinuous(chains, found);
    else
        conclude(chains);
    if (search->mode != LELE_SEARCH_BRIEF) {
        const int first = lele_step_add_chain(step, graph, count, path, on, 0);
        if (search->row->aic.form == LELE_AIC_LOOP)
            lele_step_link(step, first + count - 1, first, LELE_LINK_WEAK,
                           lele_graph_weak_unit(graph, found->end, found->start));
    }
    return lele_search_offer(search);
}

static bool offer_all(struct lele_chains *chains, const struct lele_collector *list)
{
    for (int i = 0; i < list->count; i++)
        if (offer(chains, &list->at[i]))
            return true;
    return false;
}

/*
 * The search for one step.  Every candidate that a chain or loop eliminates refutes itself, so the
 * search starts walks only from candidates that the screen found refuted.  The result is kept for
 * the other forms in the same position.
 */

static void improve(struct lele_chains *chains, int form, struct lele_chain_found found)
{
    struct lele_chain_found *best = &chains->best->at[form];
    if (chains->best->has[form] && best->length <= found.length)
        return;
    chains->best->has[form] = true;
    *best = found;
}

/* The most links that a chain of this form may have: it must be shorter than the best so far. */
static int limit_of(const struct lele_chains *chains, int form)
{
    if (chains->best->has[form])
        return (int)chains->best->at[form].length - 1;
    return chains->graph->scope == LELE_GRAPH_PLAIN ? UINT16_MAX : LONGEST_GROUPED;
}

/* "The candidate is on" implies "it is off": a discontinuous loop.  Without the candidate at its
 * ends it is an AIC. */
static void search_victim(struct lele_chains *chains, int start)
{
    const lele_walk *walk = chains->walk;
    lele_walk_run(chains->walk, chains->graph, start, 1, limit_of(chains, LELE_AIC_DISCONTINUOUS));
    if (!lele_nodes_have(walk->seen[0], start))
        return;
    uint16_t path[LELE_GRAPH_NODES];
    const int count = lele_walk_path(walk, start, 0, path);
    if (count < 6 || (chains->graph->scope != LELE_GRAPH_PLAIN &&
                      !lele_chain_is_grouped(chains->graph, path, count, 1)))
        return;
    improve(chains, LELE_AIC_DISCONTINUOUS,
            (struct lele_chain_found){ .length = (uint32_t)count - 1,
                                       .start = (uint16_t)start,
                                       .end = (uint16_t)start,
                                       .kind = LELE_AIC_REMOVES });
    if (lele_chain_ends_apart(chains->graph, path[1], path[count - 2]))
        improve(chains, LELE_AIC_CHAIN,
                (struct lele_chain_found){
                    .length = (uint32_t)count - 3, .start = path[1], .end = path[count - 2] });
}

/* Continuous loops through the start of the last walk. */
static void close_loops(struct lele_chains *chains, int start)
{
    const lele_walk *walk = chains->walk;
    for (int i = 1; i < walk->queue_count; i++) {
        const int end = walk->queue[i] >> 1;
        if ((walk->queue[i] & 1) == 0 || walk->distance[1][end] < 3 ||
            !lele_graph_sees(chains->graph, start, end))
            continue;
        uint16_t path[LELE_GRAPH_NODES];
        const int count = lele_walk_path(walk, end, 1, path);
        if (chains->graph->scope != LELE_GRAPH_PLAIN &&
            !lele_chain_is_grouped(chains->graph, path, count, 0))
            continue;
        lele_chains_clear_gone(chains);
        lele_chain_add_loop(chains->graph, path, count, chains->gone);
        if (lele_chains_gone_any(chains))
            improve(chains, LELE_AIC_LOOP,
                    (struct lele_chain_found){ .length = walk->distance[1][end],
                                               .start = (uint16_t)start,
                                               .end = (uint16_t)end });
        if (chains->best->has[LELE_AIC_LOOP])
            return;
    }
}

/* Searches for continuous loops, which takes a walk from every candidate.  An elimination of a loop
 * refutes itself, so the search is skipped if no discontinuous loop was found.  Every loop is
 * within one component. */
static void look_for_loops(struct lele_chains *chains)
{
    struct lele_chain_best *best = chains->best;
    if (best->looked_for_loops || !best->has[LELE_AIC_DISCONTINUOUS])
        return;
    best->looked_for_loops = true;
    const lele_graph *graph = chains->graph;
    lele_screen *screen = chains->screen;
    uint64_t outside[2][LELE_GRAPH_WORDS] = { { 0 }, { 0 } }; /* the component of the last walk */
    int last = LELE_GRAPH_NONE;
    /* loops without a candidate as a node are only in lists of all steps */
    for (int start = 0; start < graph->candidate_count; start++) {
        if (!lele_graph_is_active(graph, start))
            continue;
        const int component = screen->full ? last : lele_screen_component(screen, graph, start, 0);
        if (!screen->full && screen->at[component].size < SHORTEST_LOOP)
            continue;
        if (component != last)
            lele_screen_outside(screen, graph, component, outside);
        last = component;
        lele_walk_inside(chains->walk, graph, start, 0, limit_of(chains, LELE_AIC_LOOP), outside);
        close_loops(chains, start);
    }
}

/* Searches unless the graph is the same as the last time. */
static void refresh(struct lele_chains *chains)
{
    struct lele_chain_best *best = chains->best;
    const lele_graph *graph = chains->graph;
    if (best->valid && best->scope == graph->scope && best->serial == graph->serial)
        return;
    memset(best->has, 0, sizeof best->has);
    best->looked_for_loops = false;
    best->serial = graph->serial;
    best->scope = graph->scope;
    best->valid = true;
    lele_screen_run(chains->screen, graph);
    for (int start = 0; start < graph->candidate_count; start++)
        if (lele_nodes_have(chains->screen->refuted, start))
            search_victim(chains, start);
}

static struct lele_chains begin(struct lele_search *search, lele_graph_scope scope)
{
    const lele_graph *graph = lele_search_graph(search, scope);
    struct lele_chain_scratch *chain = lele_chain_scratch(search);
    struct lele_aic_scratch *own = lele_search_scratch(search, LELE_SCRATCH_aic);
    return (struct lele_chains){ .search = search,
                                 .graph = graph,
                                 .walk = &chain->walk,
                                 .route = &chain->route,
                                 .screen = chain->screen,
                                 .lists = scope == LELE_GRAPH_FORCED ? &own->forced : &own->lists,
                                 .best = &own->best };
}

/* Lists first the chains without forced cells: the search keeps one way to each node, and a way
 * through a forced cell could replace another. */
static bool find_all(struct lele_search *search)
{
    const lele_graph_scope first = search->row->aic.grouped ? LELE_GRAPH_SETS : LELE_GRAPH_PLAIN;
    const lele_graph_scope last = search->row->aic.grouped ? LELE_GRAPH_FORCED : LELE_GRAPH_PLAIN;
    for (int scope = (int)first; scope <= (int)last; scope++) {
        struct lele_chains chains = begin(search, (lele_graph_scope)scope);
        if (offer_all(&chains, lele_chains_list(&chains, search->row->aic.form)))
            return true;
    }
    return false;
}

bool lele_find_aic(struct lele_search *search)
{
    const enum lele_aic_form form = search->row->aic.form;
    if (search->mode == LELE_SEARCH_ALL)
        return find_all(search);
    struct lele_chains chains =
        begin(search, search->row->aic.grouped ? LELE_GRAPH_SETS : LELE_GRAPH_PLAIN);
    refresh(&chains);
    if (form == LELE_AIC_LOOP)
        look_for_loops(&chains);
    return chains.best->has[form] && offer(&chains, &chains.best->at[form]);
}
