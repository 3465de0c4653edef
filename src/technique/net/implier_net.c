/*
 * The impliers that use nets: by singles, by singles and patterns, with nested assumptions, and
 * Nishio.  In a net, a fact may depend on several earlier ones.
 */
#include <string.h>

#include "technique/net/closure.h"
#include "technique/net/nested.h"
#include "technique/net/net_memory.h"
#include "technique/net/net_step.h"
#include "technique/net/pattern.h"

static void prepare(struct lele_search *search)
{
    lele_net_init(lele_net_scratch(search), search->board);
}

/* The digits that are on, by cell. */
static void read_on(const lele_net *net, lele_digits *ret)
{
    const lele_compact *compact = &net->compact;
    for (int cell = 0; compact->any_wide && cell < net->layout->cell_count; cell++)
        if (net->on[cell] != 0)
            ret[cell] = lele_digits_of(net->on[cell]);
    for (int d = 1; d <= net->layout->size; d++)
        for (uint64_t rest = net->decided[d]; !compact->any_wide && rest != 0;)
            ret[compact->cells[d][lele_word_pop(&rest)]] |= lele_digits_of(d);
}

/* The first fact that a pattern of the board itself gives: it has no parents. */
static int first_foregone(const lele_net *net)
{
    int f = 1;
    while (f < net->fact_count && (!net->facts[f].listed || net->facts[f].parent_count > 0))
        f++;
    return f;
}

static bool any_rests(const lele_net *net, int fact, const bool *rests)
{
    uint16_t buffer[16];
    const uint16_t *parents;
    const int count = lele_net_parents(net, fact, &parents, buffer);
    for (int i = 0; i < count; i++)
        if (rests[parents[i]])
            return true;
    return false;
}

/* Removes the consequences that do not depend on the premise, but only on patterns of the board. */
static void drop_foregone(lele_net *net, struct lele_closure *ret)
{
    bool *rests = net->needed; /* on the premise */
    const int first = first_foregone(net);
    memset(rests, true, (size_t)first * sizeof *rests);
    for (int f = first; f < net->fact_count; f++) {
        const lele_fact *fact = &net->facts[f];
        const bool is_on = fact->why == LELE_WHY_ON && !fact->listed;
        rests[f] = is_on ? rests[fact->parents] : any_rests(net, f, rests);
        if (!rests[f] && fact->depth == net->depth) {
            lele_digits *row = lele_literal_on(fact->literal) != 0 ? ret->on : ret->off;
            lele_digits_remove(&row[lele_literal_cell(fact->literal)],
                               lele_digits_of(lele_literal_digit(fact->literal)));
        }
    }
}

/* All consequences without the assumption itself, from the state of the net, which is faster than
 * fact by fact. */
static void read_net(const lele_net *net, lele_literal assumed, struct lele_closure *ret)
{
    for (int cell = 0; cell < net->layout->cell_count; cell++)
        ret->off[cell] = lele_digits_minus(net->board->candidates[cell], net->left[cell]);
    read_on(net, ret->on);
    lele_digits *row = lele_literal_on(assumed) != 0 ? ret->on : ret->off;
    lele_digits_remove(&row[lele_literal_cell(assumed)],
                       lele_digits_of(lele_literal_digit(assumed)));
}

static void prepare_plus(struct lele_search *search)
{
    lele_net_init_plus(lele_net_scratch(search), search->board);
}

static void prepare_with_memory(struct lele_search *search)
{
    prepare(search);
    lele_net_memory_look(lele_net_memory_scratch(search), search->board);
}

static bool run(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    lele_net *net = lele_net_scratch(search);
    lele_net_assume(net, assumed);
    const bool consistent = lele_net_spread(net);
    read_net(net, assumed, ret);
    if (consistent && !net->full)
        lele_net_memory_keep(lele_net_memory_scratch(search), assumed, ret);
    return consistent;
}

static bool recall(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    return lele_net_memory_recall(lele_net_memory_scratch(search), assumed, ret);
}

/* Like read_net, for a net with patterns. */
static void read_patterns(struct lele_search *search, lele_literal assumed,
                          struct lele_closure *ret)
{
    read_net(lele_net_scratch(search), assumed, ret);
    if (search->mode == LELE_SEARCH_ALL) /* else an easier technique has found the pattern */
        drop_foregone(lele_net_scratch(search), ret);
}

static bool again_plus(struct lele_search *search, lele_literal assumed,
                       const struct lele_closure *row, const lele_literal *target)
{
    (void)row;
    (void)target;
    lele_net_assume(lele_net_scratch(search), assumed);
    return lele_net_spread_plus(lele_net_scratch(search));
}

static bool run_plus(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    const bool consistent = again_plus(search, assumed, ret, NULL);
    read_patterns(search, assumed, ret);
    return consistent;
}

static void prepare_subsets(struct lele_search *search)
{
    prepare_plus(search);
    lele_search_sets(search);
}

/* Continues a run of the implier plus with naked subsets. */
static bool go_on_with_subsets(struct lele_search *search, lele_literal assumed,
                               struct lele_closure *ret)
{
    const bool consistent =
        lele_net_spread_sets(lele_net_scratch(search), lele_als_list_scratch(search));
    read_patterns(search, assumed, ret);
    return consistent;
}

static bool run_subsets(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    lele_net_assume(lele_net_scratch(search), assumed);
    return go_on_with_subsets(search, assumed, ret);
}

static bool again_subsets(struct lele_search *search, lele_literal assumed,
                          const struct lele_closure *row, const lele_literal *target)
{
    (void)row;
    (void)target;
    lele_net_assume(lele_net_scratch(search), assumed);
    return lele_net_spread_sets(lele_net_scratch(search), lele_als_list_scratch(search));
}

static bool again_nested(struct lele_search *search, lele_literal assumed,
                         const struct lele_closure *row, const lele_literal *target)
{
    (void)row;
    (void)target;
    return lele_nested_run(lele_nested_scratch(search), assumed);
}

static bool run_nested(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    const bool consistent = again_nested(search, assumed, ret, NULL);
    read_patterns(search, assumed, ret);
    return consistent;
}

/* Nishio: only places of the assumed digit are followed. */
static bool run_nishio(struct lele_search *search, lele_literal assumed, struct lele_closure *ret)
{
    lele_net *net = lele_net_scratch(search);
    (void)ret;
    net->only = lele_literal_digit(assumed);
    lele_net_assume(net, assumed);
    return lele_literal_on(assumed) == 0 || lele_net_spread(net);
}

static int facts_of(const lele_net *net, int count, const lele_literal *targets,
                    uint16_t ret[2 * LELE_MAX_SIZE])
{
    for (int i = 0; i < count; i++)
        ret[i] = net->fact_of[targets[i]];
    return count;
}

static int complexity(struct lele_search *search, int count, const lele_literal *targets)
{
    lele_net *net = lele_net_scratch(search);
    uint16_t facts[2 * LELE_MAX_SIZE];
    return lele_net_complexity(net, (lele_net_mark){ 0, 0 }, facts_of(net, count, targets, facts),
                               facts);
}

static int cost(struct lele_search *search, int count, const lele_literal *targets)
{
    lele_net *net = lele_net_scratch(search);
    return count == 1 ? lele_net_weight(net, net->fact_of[targets[0]])
                      : complexity(search, count, targets);
}

static int base_nested(struct lele_search *search)
{
    return lele_nested_base(lele_net_scratch(search));
}

static int conflict(struct lele_search *search, lele_literal ret[2 * LELE_MAX_SIZE])
{
    const lele_net *net = lele_net_scratch(search);
    uint16_t parents[16];
    const int count = lele_net_conflict_parents(net, parents);
    for (int i = 0; i < count; i++)
        ret[i] = net->facts[parents[i]].literal;
    return count;
}

static void add_branch(struct lele_search *search, int count, const lele_literal *targets,
                       int branch)
{
    lele_net *net = lele_net_scratch(search);
    uint16_t facts[2 * LELE_MAX_SIZE];
    lele_step_add_net(search->step, net, facts_of(net, count, targets, facts), facts, branch);
}

static void add_conflict(struct lele_search *search)
{
    lele_step_add_contradiction(search->step, &lele_net_scratch(search)->conflict, search->board);
}

static void end(struct lele_search *search)
{
    lele_net_undo(lele_net_scratch(search), (lele_net_mark){ 0, 0 });
}

#define NET_IMPLIER(...)                                                                           \
    {                                                                                              \
        .conflict = conflict, .add_branch = add_branch, .add_conflict = add_conflict, .end = end,  \
        __VA_ARGS__                                                                                \
    }

const struct lele_implier lele_implier_net =
    NET_IMPLIER(.cost = cost, .prepare = prepare_with_memory, .run = run, .recall = recall);
const struct lele_implier lele_implier_plus =
    NET_IMPLIER(.cost = cost, .prepare = prepare_plus, .run = run_plus, .again = again_plus);
const struct lele_implier lele_implier_subsets =
    NET_IMPLIER(.cost = cost, .prepare = prepare_subsets, .run = run_subsets,
                .again = again_subsets, .drops = true, .halfway = &lele_implier_plus,
                .go_on = go_on_with_subsets);
const struct lele_implier lele_implier_nishio =
    NET_IMPLIER(.cost = cost, .prepare = prepare, .run = run_nishio, .by_digit = true);
const struct lele_implier lele_implier_nested =
    NET_IMPLIER(.cost = complexity, .prepare = prepare_plus, .run = run_nested,
                .again = again_nested, .base = base_nested);
