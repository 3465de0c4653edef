/*
 * Nested forcing chains: inside an assumption, further assumptions are refuted one by one,
 * and what that proves counts as a fact of the outer one, until it contradicts itself.
 *
 * Each level of nesting solves strictly harder puzzles; no known 9x9 puzzle needs more than
 * three.  The work is bounded by a number of trials, never by a clock, so that the same
 * position always gives the same step.
 */
#include <stdlib.h>
#include <string.h>

#include "technique/advanced.h"
#include "technique/families.h"
#include "technique/net_tell.h"
#include "technique/pattern.h"

enum {
    SINGLE = 0, /* the first level: inside only chains that turn against their start */
    CHAINS = 1, /* ... or several that meet */
    NETS = 2,   /* ... or nets; from here on assumptions inside assumptions */
    DEEPEST = 6,
    ENOUGH = 6, /* refutations to choose the shortest from */
};

/* Assumptions that may be tried at each level before giving up on it; after the first find
 * only the short budget is spent on shorter ones. */
static const long budgets[DEEPEST + 1] = { 15000, 15000, 60000, 400000, 1500000, 1500000, 1500000 };
static const long short_budget = 2500;

/* A puzzle with several solutions may have nothing to refute at any depth: where one solution
 * is not known the search ends early. */
enum { DOUBTFUL_DEEPEST = 3 };
static const long doubtful_budget = 4000;

struct nested {
    struct lele_search *search;
    lele_net *net;
    long budget;
    bool doubtful; /* whether the puzzle has one solution is not known */
    int count;
    struct lele_trial *trials;
};

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

/* Whether one chain refutes an inner assumption in the cell, by what the contradiction rests on.
 * Where two chains meet (both candidates that a cell had left go, or both places of a unit) one of
 * them read backwards goes on from the end of the other to the opposite of the assumption.  Only
 * three or more make several chains, unless they end in the cell of the assumption, where all but
 * one are a single step long. */
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

/* Whether the contradiction at hand counts at this level. */
static bool is_allowed(const lele_net *net, int cell, int level)
{
    uint16_t parents[16];
    return level != SINGLE ||
           is_one_chain(net, cell, lele_net_conflict_parents(net, parents), parents);
}

static bool deepen(struct nested *nested, int level);

/* Assumes a candidate inside the current assumption.  False when it is refuted, and with it
 * the current assumption; sets `*learnt` when it is refuted alone. */
static bool try_inside(struct nested *nested, int cell, int digit, int level, bool *learnt)
{
    lele_net *net = nested->net;
    nested->budget--;
    if (level <= CHAINS)
        lele_net_hold_still(net);
    const lele_net_mark mark = lele_net_assume(net, lele_literal_of(cell, digit, 1));
    const bool consistent = lele_net_spread(net);
    net->still = false;
    if (consistent ? level <= NETS || deepen(nested, level - 1) : !is_allowed(net, cell, level)) {
        lele_net_undo(net, mark);
        return true;
    }
    if (!lele_net_learn(net, mark))
        return true;
    *learnt = true;
    return lele_net_spread(net);
}

/* Refutes what can be refuted inside the current assumption, again and again; false when
 * that refutes the assumption itself. */
static bool deepen(struct nested *nested, int level)
{
    lele_net *net = nested->net;
    bool learnt = true;
    while (learnt && nested->budget > 0 && !net->full) {
        learnt = false;
        lele_cell cells[LELE_MAX_CELLS];
        const int count = open_cells(net, cells);
        for (int i = 0; i < count && nested->budget > 0; i++) {
            lele_digits digits = net->left[cells[i]];
            for (int d; net->on[cells[i]] == 0 && (d = lele_digits_pop(&digits)) != 0;)
                if (lele_digits_has(net->left[cells[i]], d) &&
                    !try_inside(nested, cells[i], d, level, &learnt))
                    return false;
        }
    }
    return true;
}

static int by_reach(const void *a, const void *b)
{
    const struct lele_trial *x = a;
    const struct lele_trial *y = b;
    if (x->reach != y->reach)
        return x->reach > y->reach ? -1 : 1;
    return x->literal < y->literal ? -1 : 1;
}

/* What has many consequences is likely to be refuted soon: it goes first. */
static void order_trials(struct nested *nested)
{
    const lele_board *board = nested->search->board;
    lele_cellset empty = board->places[0];
    nested->count = 0;
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        lele_digits digits = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            struct lele_trial *trial = &nested->trials[nested->count++];
            trial->literal = lele_literal_of(cell, d, 1);
            trial->cost = 0;
            const lele_net_mark mark = lele_net_assume(nested->net, trial->literal);
            lele_net_spread(nested->net);
            trial->reach = (uint16_t)nested->net->fact_count;
            lele_net_undo(nested->net, mark);
        }
    }
    qsort(nested->trials, (size_t)nested->count, sizeof *nested->trials, by_reach);
}

/* Leaves the net at the contradiction; false when there is none. */
static bool refute(struct nested *nested, lele_literal literal, int level)
{
    lele_net *net = nested->net;
    net->full = false;
    lele_net_assume(net, literal);
    return !lele_net_spread_plus(net) || !deepen(nested, level);
}

/* How many of the facts that a fact rests on belong to an inner assumption themselves. */
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

/* Sudoku Explainer's base for what the argument used: inside the assumption single chains that
 * turn against their start, several chains that meet, nets, or assumptions again. */
static int base_rating(const lele_net *net)
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

static void tell(lele_net *net, int count, const uint16_t *targets, lele_step *step)
{
    lele_net_tell(net, count, targets, 0, step);
    lele_tell_conflict(&net->conflict, net->board, step);
}

static bool offer(struct nested *nested, lele_literal literal, int level)
{
    struct lele_search *search = nested->search;
    lele_net *net = nested->net;
    nested->budget = budgets[level];
    bool stop = false;
    if (refute(nested, literal, level)) {
        uint16_t targets[16];
        const int count = lele_net_conflict_parents(net, targets);
        const int cost = lele_net_need(net, (lele_net_mark){ 0, 0 }, count, targets);
        lele_step *step = lele_search_begin(search);
        step->rating = (uint16_t)(base_rating(net) + lele_chain_addition(cost));
        step->digits = lele_digits_of(lele_literal_digit(literal));
        lele_search_eliminate_cell(search, lele_literal_cell(literal), step->digits);
        if (search->mode != LELE_SEARCH_BRIEF)
            tell(net, count, targets, step);
        stop = lele_search_offer(search);
    }
    lele_net_undo(net, (lele_net_mark){ 0, 0 });
    return stop;
}

/* Tries all candidates at one level; returns how many were refuted. */
static int refute_all(struct nested *nested, int level)
{
    lele_net *net = nested->net;
    const bool all = nested->search->mode == LELE_SEARCH_ALL;
    int found = 0;
    nested->budget = nested->doubtful ? doubtful_budget : budgets[level];
    for (int i = 0; i < nested->count && nested->budget > 0 && (all || found < ENOUGH); i++) {
        struct lele_trial *trial = &nested->trials[i];
        if (refute(nested, trial->literal, level)) {
            uint16_t targets[16];
            const int count = lele_net_conflict_parents(net, targets);
            trial->cost = (uint16_t)lele_net_need(net, (lele_net_mark){ 0, 0 }, count, targets);
            if (++found == 1 && nested->budget > short_budget)
                nested->budget = short_budget;
        }
        lele_net_undo(net, (lele_net_mark){ 0, 0 });
    }
    return found;
}

static bool offer_all(struct nested *nested, int level)
{
    for (;;) {
        struct lele_trial *best = NULL;
        for (int i = 0; i < nested->count; i++)
            if (nested->trials[i].cost != 0 &&
                (best == NULL || nested->trials[i].cost < best->cost))
                best = &nested->trials[i];
        if (best == NULL)
            return false;
        best->cost = 0;
        if (offer(nested, best->literal, level))
            return true;
    }
}

bool lele_find_nested_forcing_chain(struct lele_search *search)
{
    struct nested nested = { .search = search,
                             .net = lele_search_advanced(search)->net,
                             .trials = lele_search_advanced(search)->trials,
                             .doubtful = search->uniqueness != LELE_UNIQUENESS_PROVED };
    const int deepest = nested.doubtful ? DOUBTFUL_DEEPEST : DEEPEST;
    lele_net_init_plus(nested.net, search->board);
    order_trials(&nested);
    /* a list of all steps has what several chains refute, too */
    const int easiest = search->mode == LELE_SEARCH_ALL ? CHAINS : SINGLE;
    for (int level = easiest; level <= deepest; level++)
        if (refute_all(&nested, level) > 0)
            return offer_all(&nested, level);
    return false;
}
