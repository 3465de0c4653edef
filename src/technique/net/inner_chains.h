/*
 * Which assumptions chains refute inside a net: for all candidates at once.
 *
 * A candidate that is on takes others away; where these leave a cell or a unit one of two, that
 * one is on, and so forth.  "On takes away" holds in both directions, so a new pair joins what
 * takes away its one end with what its other end takes away, and all stays complete.  In a net
 * candidates only go, so what was joined on the board holds under every assumption.
 */
#ifndef LELE_TECHNIQUE_NET_INNER_CHAINS_H
#define LELE_TECHNIQUE_NET_INNER_CHAINS_H

#include "technique/net/net.h"

enum { LELE_CHAINS_WORDS = 12, LELE_CHAINS_CANDIDATES = 64 * LELE_CHAINS_WORDS };

typedef struct lele_chains_state {
    bool cell_joined[LELE_MAX_CELLS];
    lele_digits unit_joined[LELE_MAX_UNITS];
    uint64_t away[LELE_CHAINS_CANDIDATES][LELE_CHAINS_WORDS]; /* what a candidate takes away */
} lele_chains_state;

typedef struct lele_inner_chains {
    bool too_large;                 /* for the board: every candidate counts as refutable */
    int count, words;               /* of the board's candidates */
    uint16_t first[LELE_MAX_CELLS]; /* the number of a cell's first one */
    lele_chains_state board, now;
    uint64_t refuted[LELE_CHAINS_WORDS];
} lele_inner_chains;

/* What holds before any assumption. */
void lele_inner_chains_init(lele_inner_chains *chains, const lele_net *net);

/* Back to there, for another assumption. */
void lele_inner_chains_restart(lele_inner_chains *chains);

/* What conflicts count. */
typedef enum lele_chains_reach {
    LELE_CHAINS_SINGLE, /* a chain that turns against its start */
    LELE_CHAINS_SEVERAL /* ... and chains to all candidates of a cell, or all places of a unit */
} lele_chains_reach;

/* Finds what is refuted in the net as it is now; false when that is nothing. */
bool lele_inner_chains_look(lele_inner_chains *chains, const lele_net *net,
                            lele_chains_reach reach);

/* The refuted candidates of a cell, as found last. */
lele_digits lele_inner_chains_refuted(const lele_inner_chains *chains, const lele_net *net,
                                      int cell);

#endif
