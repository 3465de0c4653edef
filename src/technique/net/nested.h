/* Assumptions inside assumptions: the state of the search in nested.c. */
#ifndef LELE_TECHNIQUE_NET_NESTED_H
#define LELE_TECHNIQUE_NET_NESTED_H

#include "technique/net/inner_chains.h"

/* A candidate that a nested search may refute. */
struct lele_trial {
    lele_literal literal;
    uint16_t reach;
};

struct lele_nested {
    lele_net *net;
    lele_inner_chains chains;
    int level;
    long budget;                     /* assumptions that may still be tried */
    long granted[LELE_LITERALS / 2]; /* ... when a candidate's turn came: its run is repeated so */
    int count;
    struct lele_trial trials[LELE_LITERALS / 2];
};

static inline struct lele_nested *lele_nested_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_nested);
}

/* Assumes a literal and draws what follows from it at the level, as far as was granted.  False on
 * a contradiction, at which the net is left. */
bool lele_nested_run(struct lele_nested *nested, lele_literal literal);

/* Sudoku Explainer's base for what the marked facts used: inside the assumption single chains that
 * turn against their start, several chains that meet, nets, or assumptions again. */
int lele_nested_base(const lele_net *net);

#endif
