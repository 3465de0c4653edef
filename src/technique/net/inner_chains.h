/*
 * Finds, for all candidates at once, which assumptions chains refute inside a net.
 *
 * A candidate that is on turns others off; if one of two possibilities of a cell or a unit is off,
 * the other is on, and so on.  "a turns off b" is symmetric.  So for a new pair of possibilities,
 * every candidate that turns off one of them turns off all that the other turns off, and the
 * relation stays complete.  In a net candidates only disappear, so the pairs of the board hold
 * under every assumption.
 */
#ifndef LELE_TECHNIQUE_NET_INNER_CHAINS_H
#define LELE_TECHNIQUE_NET_INNER_CHAINS_H

#include "technique/net/net.h"

enum { LELE_CHAINS_WORDS = 12, LELE_CHAINS_CANDIDATES = 64 * LELE_CHAINS_WORDS };

typedef struct lele_chains_state {
    bool cell_joined[LELE_MAX_CELLS];
    lele_digits unit_joined[LELE_MAX_UNITS];
    uint64_t away[LELE_CHAINS_CANDIDATES][LELE_CHAINS_WORDS]; /* the candidates that it turns off */
} lele_chains_state;

typedef struct lele_inner_chains {
    bool too_large;                 /* too many candidates: all count as refuted */
    int count, words;               /* of the candidates of the board */
    uint16_t first[LELE_MAX_CELLS]; /* the number of the first candidate of a cell */
    lele_chains_state board, now;
    uint64_t refuted[LELE_CHAINS_WORDS];
} lele_inner_chains;

/* Computes the relation for the board, before any assumption. */
void lele_inner_chains_init(lele_inner_chains *chains, const lele_net *net);

/* Returns to the relation of the board, for another assumption. */
void lele_inner_chains_restart(lele_inner_chains *chains);

/* The contradictions that count. */
typedef enum lele_chains_reach {
    LELE_CHAINS_SINGLE, /* a chain that contradicts its start */
    LELE_CHAINS_SEVERAL /* also chains to all candidates of a cell, or to all places of a unit */
} lele_chains_reach;

/* Finds the refuted candidates in the current net; false when there are none. */
bool lele_inner_chains_look(lele_inner_chains *chains, const lele_net *net,
                            lele_chains_reach reach);

/* The refuted candidates of a cell, from the last call of lele_inner_chains_look. */
lele_digits lele_inner_chains_refuted(const lele_inner_chains *chains, const lele_net *net,
                                      int cell);

#endif
