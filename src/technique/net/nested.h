/* Nested assumptions: the state of the search in nested.c. */
#ifndef LELE_TECHNIQUE_NET_NESTED_H
#define LELE_TECHNIQUE_NET_NESTED_H

#include "technique/net/inner_chains.h"

/* A candidate that a nested search may refute. */
struct lele_trial {
    lele_literal literal;
    uint16_t reach; /* the number of facts that follow by singles */
};

struct lele_nested {
    lele_net *net;
    lele_inner_chains chains;
    int level;
    long budget;                     /* assumptions that may still be tried */
    long granted[LELE_LITERALS / 2]; /* by candidate: the budget of its run, for a repetition */
    int count;
    struct lele_trial trials[LELE_LITERALS / 2];
};

static inline struct lele_nested *lele_nested_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_nested);
}

/* Assumes a literal and computes its consequences at the current level with the granted budget.
 * False on a contradiction, which is then in the net. */
bool lele_nested_run(struct lele_nested *nested, lele_literal literal);

/* Sudoku Explainer's base rating for the needed facts.  It depends on the arguments that refute the
 * inner assumptions: a single chain that contradicts its start, several chains, nets, or further
 * assumptions. */
int lele_nested_base(const lele_net *net);

#endif
