/*
 * Nested forcing chains: inside an assumption, further assumptions are refuted one by one.  The
 * opposite of a refuted one is a fact of the outer assumption.  This is repeated until the outer
 * one contradicts itself, or until all candidates of a cell or all places of a digit in a unit have
 * a consequence in common.
 *
 * The work is limited by a number of trials and never by a clock, so the same position always gives
 * the same step.
 */
#include <stdlib.h>

#include "technique/net/finders.h"
#include "technique/net/closure.h"
#include "technique/net/nested.h"
#include "technique/net/pattern.h"

/* Large and rarely used: not cleared, each search fills what it uses. */
static void *make(const struct lele_geometry *geometry)
{
    (void)geometry;
    return malloc(sizeof(struct lele_nested));
}

const struct lele_scratch_kind lele_scratch_nested = { .make = make };

enum {
    SINGLE = 0, /* inner assumptions are refuted by a single chain that contradicts its start */
    CHAINS = 1, /* also by several chains */
    NETS = 2,   /* also by nets; every level above allows one more level of assumptions */
    DEEPEST = 6,
};

/* The number of assumptions that may be tried at each level; after the first success only the short
 * budget is left, to find a shorter argument. */
static const long budgets[DEEPEST + 1] = { 15000, 15000, 60000, 400000, 1500000, 1500000, 1500000 };
static const long short_budget = 2500;

/* In a puzzle with several solutions there may be nothing to refute at any level, so without a
 * proof of uniqueness the search ends early. */
enum { DOUBTFUL_DEEPEST = 3 };
static const long doubtful_budget = 4000;

/* The cells without a digit yet, those with few candidates first. */
static int open_cells(const lele_net *net, lele_cell ret[LELE_MAX_CELLS])
{
    int count = 0;
    for (int want = 2; want <= net->layout->size; want++)
        for (int cell = 0; cell < net->layout->cell_count; cell++)
            if (net->on[cell] == 0 && lele_digits_count(net->left[cell]) == want)
                ret[count++] = (lele_cell)cell;
    return count;
}

/* Whether a single chain refutes an inner assumption in the cell, given the parents of the
 * contradiction.  If two chains eliminate both candidates left in a cell, or both places in a unit,
 * one of them read backwards continues the other to the opposite of the assumption: together they
 * are one chain.  Three or more are several chains, unless they end in the cell of the assumption,
 * where all but one have length one. */
static bool is_one_chain(const lele_net *net, int cell, int count, const uint16_t *parents)
{
    int inner = 0;
    bool comes_back = true;
    for (int i = 0; i < count; i++)
        if (net->facts[parents[i]].depth > 1) {
            inner++;
            comes_back &= lele_literal_cell(net->facts[parents[i]].literal) == cell;
        }
    return inner <= 2 || comes_back;
}

/* Whether the current contradiction counts at this level. */
static bool is_allowed(const lele_net *net, int cell, int level)
{
    uint16_t parents[16];
    return level != SINGLE ||
           is_one_chain(net, cell, lele_net_conflict_parents(net, parents), parents);
}

static bool deepen(struct lele_nested *nested, int level);

/* Assumes a candidate inside the current assumption.  False when it is refuted, and with it
 * the current assumption; sets `*learnt` when it is refuted alone. */
static bool try_inside(struct lele_nested *nested, int cell, int digit, int level, bool *learnt)
{
    lele_net *net = nested->net;
    nested->budget--;
    if (level <= CHAINS)
        lele_net_hold_still(net);
    const lele_net_mark mark = lele_net_assume(net, lele_literal_of(cell, digit, 1));
    const bool consistent = lele_net_spread(net);
    if (consistent ? level <= NETS || deepen(nested, level - 1) : !is_allowed(net, cell, level)) {
        lele_net_undo(net, mark);
        return true;
    }
    if (!lele_net_learn(net, mark))
        return true;
    *learnt = true;
    return lele_net_spread(net);
}

/* The candidates of a cell that may be refuted. */
static lele_digits worth_trying(const struct lele_nested *nested, int cell, int level)
{
    return level <= CHAINS ? lele_inner_chains_refuted(&nested->chains, nested->net, cell)
                           : nested->net->left[cell];
}

/* Tries every candidate once inside the current assumption. */
static bool sweep(struct lele_nested *nested, int level, bool *learnt)
{
    lele_net *net = nested->net;
    lele_cell cells[LELE_MAX_CELLS];
    const int count = open_cells(net, cells);
    for (int i = 0; i < count && nested->budget > 0; i++) {
        lele_digits digits = worth_trying(nested, cells[i], level);
        for (int d; net->on[cells[i]] == 0 && (d = lele_digits_pop(&digits)) != 0;)
            if (lele_digits_has(net->left[cells[i]], d) &&
                !try_inside(nested, cells[i], d, level, learnt))
                return false;
    }
    return true;
}

static bool is_hopeless(struct lele_nested *nested, int level)
{
    return level <= CHAINS &&
           !lele_inner_chains_look(&nested->chains, nested->net,
                                   level == SINGLE ? LELE_CHAINS_SINGLE : LELE_CHAINS_SEVERAL);
}

/* Refutes inner assumptions until no more can be refuted; false when that refutes the current
 * assumption itself. */
static bool deepen(struct lele_nested *nested, int level)
{
    bool learnt = true;
    while (learnt && nested->budget > 0 && !nested->net->full && !is_hopeless(nested, level)) {
        learnt = false;
        if (!sweep(nested, level, &learnt))
            return false;
    }
    return true;
}

bool lele_nested_run(struct lele_nested *nested, lele_literal literal)
{
    lele_net *net = nested->net;
    net->full = false;
    nested->budget = nested->granted[literal >> 1];
    lele_inner_chains_restart(&nested->chains);
    lele_net_assume(net, literal);
    return lele_net_spread_plus(net) && deepen(nested, nested->level);
}

/* The number of parents of a fact that belong to an inner assumption. */
static int inner_parents(const lele_net *net, int fact)
{
    uint16_t buffer[16];
    const uint16_t *parents;
    const int count = lele_net_parents(net, fact, &parents, buffer);
    int inner = 0;
    for (int i = 0; i < count; i++)
        inner += net->facts[parents[i]].depth > 1;
    return inner;
}

static bool was_one_chain(const lele_net *net, int fact)
{
    uint16_t buffer[16];
    const uint16_t *parents;
    const int count = lele_net_parents(net, fact, &parents, buffer);
    return is_one_chain(net, lele_literal_cell(net->facts[fact].literal), count, parents);
}

int lele_nested_base(const lele_net *net)
{
    int base = 90;
    for (int f = 0; f < net->fact_count; f++) {
        const lele_fact *fact = &net->facts[f];
        int needs = 90;
        if (!net->needed[f])
            continue;
        if (fact->depth > 2)
            needs = 105 + 5 * (fact->depth - 2);
        else if (fact->depth == 2)
            needs = inner_parents(net, f) > 1 ? 105 : 95;
        else if (fact->why == LELE_WHY_NESTED)
            needs = was_one_chain(net, f) ? 95 : 100;
        base = needs > base ? needs : base;
    }
    return base;
}

static int by_reach(const void *a, const void *b)
{
    const struct lele_trial *x = a;
    const struct lele_trial *y = b;
    if (x->reach != y->reach)
        return x->reach > y->reach ? -1 : 1;
    return x->literal < y->literal ? -1 : 1;
}

/* Sorts the candidates: one with many consequences is likely to be refuted early, so it is tried
 * first. */
static void order_trials(struct lele_nested *nested, const lele_board *board)
{
    lele_cellset empty = board->places[0];
    nested->count = 0;
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        lele_digits digits = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            struct lele_trial *trial = &nested->trials[nested->count++];
            trial->literal = lele_literal_of(cell, d, 1);
            const lele_net_mark mark = lele_net_assume(nested->net, trial->literal);
            lele_net_spread(nested->net);
            trial->reach = (uint16_t)nested->net->fact_count;
            lele_net_undo(nested->net, mark);
        }
    }
    qsort(nested->trials, (size_t)nested->count, sizeof *nested->trials, by_reach);
}

/* Tries the candidates at one level until the budget is used up. */
static void draw_level(struct lele_search *search, struct lele_nested *nested, long budget)
{
    bool found = false;
    for (int i = 0; i < nested->count && budget > 0; i++) {
        const lele_literal literal = nested->trials[i].literal;
        nested->granted[literal >> 1] = budget;
        const bool refuted = lele_forcing_draw(search, &lele_implier_nested, literal);
        budget = nested->budget;
        if (refuted && !found && budget > short_budget)
            budget = short_budget;
        found |= refuted;
    }
}

bool lele_find_nested_forcing_chain(struct lele_search *search)
{
    struct lele_nested *nested = lele_nested_scratch(search);
    struct lele_closures *closures = lele_closures_scratch(search);
    const bool doubtful = search->uniqueness != LELE_UNIQUENESS_PROVED;
    const int deepest = doubtful ? DOUBTFUL_DEEPEST : DEEPEST;
    nested->net = lele_net_scratch(search);
    lele_net_init_plus(nested->net, search->board);
    lele_inner_chains_init(&nested->chains, nested->net);
    order_trials(nested, search->board);
    /* in mode ALL, refutations by several chains are included from the start */
    nested->level = search->mode == LELE_SEARCH_ALL ? CHAINS : SINGLE;
    for (; nested->level <= deepest; nested->level++) {
        lele_closures_forget(closures);
        lele_closures_take(closures, search, &lele_implier_nested);
        draw_level(search, nested, doubtful ? doubtful_budget : budgets[nested->level]);
        if (lele_forcing_conclude(search, &lele_implier_nested,
                                  LELE_FORCING_CONTRADICTION | LELE_FORCING_CELL |
                                      LELE_FORCING_UNIT))
            return true;
        if (closures->concluded_count > 0)
            return false;
    }
    return false;
}
