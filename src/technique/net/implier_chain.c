/*
 * The implier along the links of the graph: each literal follows from one earlier literal, so every
 * argument is a chain.
 */
#include "technique/chain/chain_scratch.h"
#include "technique/chain/chain_step.h"
#include "technique/net/closure.h"
#include "technique/net/net_step.h"

const struct lele_scratch_kind lele_scratch_implier_chain = { .size = sizeof(lele_contradiction) };

/* The contradiction of the last run. */
static lele_contradiction *conflict_of(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_implier_chain);
}

static void prepare_plain(struct lele_search *search)
{
    lele_search_graph(search, LELE_GRAPH_PLAIN);
}

static void prepare_sets(struct lele_search *search)
{
    lele_search_graph(search, LELE_GRAPH_SETS);
}

static int node_of(const lele_graph *graph, lele_literal literal)
{
    return graph->node_of[lele_literal_cell(literal)][lele_literal_digit(literal)];
}

static void read_nodes(const lele_graph *graph, const uint64_t *nodes, lele_digits *ret)
{
    for (int w = 0; w < graph->candidate_words; w++)
        for (uint64_t word = nodes[w]; word != 0;) {
            const int n = w * 64 + lele_word_pop(&word);
            if (n < graph->candidate_count)
                ret[lele_cellset_first(&graph->nodes[n].cells)] |=
                    lele_digits_of(graph->nodes[n].digit);
        }
}

/* Finds a contradiction: a candidate both on and off, a cell that lost its last candidate, or a unit
 * that lost the last place for a digit.  What the board itself lacks in a dead position follows from
 * no assumption, and no chain leads to it. */
static lele_contradiction contradiction(const lele_board *board, const struct lele_closure *seen)
{
    const lele_layout *layout = board->layout;
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        if ((seen->on[cell] & seen->off[cell]) != 0)
            return (lele_contradiction){ LELE_DEAD_CONFLICT, cell, -1,
                                         lele_digits_first(seen->on[cell] & seen->off[cell]) };
        if (board->candidates[cell] != 0 && (board->candidates[cell] & ~seen->off[cell]) == 0)
            return (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 };
    }
    for (int u = 0; u < layout->unit_count; u++) {
        lele_digits open = 0, before = 0;
        for (int i = 0; i < layout->size; i++) {
            const int cell = layout->units[u].cells[i];
            before |= board->candidates[cell];
            open |= lele_digits_minus(board->candidates[cell], seen->off[cell]);
        }
        const lele_digits lost = lele_digits_minus(board->missing[u] & before, open);
        if (lost != 0)
            return (lele_contradiction){ LELE_DEAD_UNIT, -1, u, lele_digits_first(lost) };
    }
    return (lele_contradiction){ LELE_DEAD_NOT, -1, -1, 0 };
}

static bool run(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    struct lele_chain_scratch *chain = lele_chain_scratch(search);
    const lele_graph *graph = chain->graph;
    const int on = lele_literal_on(assumed);
    lele_walk_run(&chain->walk, graph, node_of(graph, assumed), on, UINT16_MAX);
    read_nodes(graph, chain->walk.seen[1], ret->on);
    read_nodes(graph, chain->walk.seen[0], ret->off);
    const lele_contradiction found = contradiction(search->board, ret);
    *conflict_of(search) = found;
    /* the assumption itself is no consequence */
    const lele_digits digit = lele_digits_of(lele_literal_digit(assumed));
    lele_digits *mask = (on != 0 ? ret->on : ret->off) + lele_literal_cell(assumed);
    lele_digits_remove(mask, digit);
    return found.kind == LELE_DEAD_NOT;
}

static int conflict(struct lele_search *search, lele_literal ret[2 * LELE_MAX_SIZE])
{
    const lele_contradiction *found = conflict_of(search);
    const lele_board *board = search->board;
    int count = 0;
    if (found->kind == LELE_DEAD_CONFLICT) {
        ret[count++] = lele_literal_of(found->cell, found->digit, 0);
        ret[count++] = lele_literal_of(found->cell, found->digit, 1);
    } else if (found->kind == LELE_DEAD_CELL) {
        lele_digits digits = board->candidates[found->cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            ret[count++] = lele_literal_of(found->cell, d, 0);
    } else {
        lele_cellset cells =
            lele_cellset_and(board->places[found->digit], board->layout->units[found->unit].set);
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            ret[count++] = lele_literal_of(cell, found->digit, 0);
    }
    return count;
}

/* Marks the nodes on the paths to the targets; returns their number. */
static int need(struct lele_search *search, int count, const lele_literal *targets)
{
    lele_walk *walk = &lele_chain_scratch(search)->walk;
    const lele_graph *graph = walk->graph;
    lele_walk_forget(walk);
    int needed = 0;
    for (int i = 0; i < count; i++)
        needed += lele_walk_need(walk, node_of(graph, targets[i]), lele_literal_on(targets[i]));
    return needed;
}

static int cost(struct lele_search *search, int count, const lele_literal *targets)
{
    const lele_walk *walk = &lele_chain_scratch(search)->walk;
    if (count > 1)
        return need(search, count, targets);
    return walk->distance[lele_literal_on(targets[0])][node_of(walk->graph, targets[0])] + 1;
}

/* The contradiction follows from the row, so only the walk to the targets is repeated. */
static bool again(struct lele_search *search, lele_literal assumed, const struct lele_closure *row,
                  const lele_literal *target)
{
    struct lele_chain_scratch *chain = lele_chain_scratch(search);
    const int on = lele_literal_on(assumed);
    const lele_digits digit = lele_digits_of(lele_literal_digit(assumed));
    lele_digits *mask = (on != 0 ? row->on : row->off) + lele_literal_cell(assumed);
    *mask |= digit;
    const lele_contradiction found = contradiction(search->board, row);
    *conflict_of(search) = found;
    lele_digits_remove(mask, digit);
    const bool consistent = found.kind == LELE_DEAD_NOT;
    lele_literal targets[2 * LELE_MAX_SIZE] = { target != NULL ? *target : assumed };
    const int count = target == NULL && !consistent ? conflict(search, targets) : 1;
    uint16_t goals[2 * LELE_MAX_SIZE];
    for (int i = 0; i < count; i++)
        goals[i] = (uint16_t)(node_of(chain->graph, targets[i]) << 1 | lele_literal_on(targets[i]));
    lele_walk_towards(&chain->walk, chain->graph, node_of(chain->graph, assumed), on, count, goals);
    return consistent;
}

static void add_conflict(struct lele_search *search)
{
    lele_step_add_contradiction(search->step, conflict_of(search), search->board);
}

static void add_branch(struct lele_search *search, int count, const lele_literal *targets,
                       int branch)
{
    need(search, count, targets);
    lele_step_add_walk(search->step, &lele_chain_scratch(search)->walk, branch);
}

static void end(struct lele_search *search)
{
    (void)search;
}

/* Literals with a common consequence have one in common that is off, because a candidate that is on
 * turns others off. */
static bool may_agree(struct lele_search *search, int count, const lele_literal *literals)
{
    const struct lele_chain_scratch *chain = lele_chain_scratch(search);
    const lele_graph *graph = chain->graph;
    lele_screen_run(chain->screen, graph);
    if (chain->screen->full)
        return true;
    uint64_t common[LELE_GRAPH_WORDS];
    uint64_t left = 1;
    for (int i = 0; i < count && left != 0; i++) {
        const uint64_t *reach =
            lele_screen_reach(chain->screen, graph, node_of(graph, literals[i]));
        left = 0;
        for (int w = 0; w < graph->candidate_words; w++) {
            common[w] = i == 0 ? reach[w] : common[w] & reach[w];
            left |= common[w];
        }
    }
    return left != 0;
}

#define CHAIN_IMPLIER(preparing)                                                                   \
    {                                                                                              \
        .prepare = preparing, .run = run, .again = again, .cost = cost, .conflict = conflict,      \
        .add_branch = add_branch, .add_conflict = add_conflict, .end = end, .may_agree = may_agree \
    }

const struct lele_implier lele_implier_chain = CHAIN_IMPLIER(prepare_plain);
const struct lele_implier lele_implier_sets = CHAIN_IMPLIER(prepare_sets);
