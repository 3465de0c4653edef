/*
 * Nets: what follows from an assumption, with the reasons.
 *
 * A net is a board on which one may assume "this digit is here" or "is not here" and let
 * singles follow.  Every fact remembers why it holds, so that the few facts that a conclusion
 * rests on can be told afterwards.  Assumptions nest: a refuted inner assumption leaves its
 * proof behind as a fragment among the facts and becomes an ordinary fact of the outer one.
 */
#ifndef LELE_TECHNIQUE_NET_NET_H
#define LELE_TECHNIQUE_NET_NET_H

#include "technique/compact.h"
#include "technique/search.h"

/* A candidate that is on or off. */
typedef uint16_t lele_literal;

enum {
    LELE_LITERALS = LELE_MAX_CELLS * LELE_MAX_SIZE * 2,
    LELE_NET_FACTS = 1 << 14,
    LELE_NET_PARENTS = 1 << 16,
    LELE_NET_WEIGHED = 512,
};

static inline lele_literal lele_literal_of(int cell, int digit, int on)
{
    return (lele_literal)(cell << 5 | (digit - 1) << 1 | on);
}

static inline int lele_literal_cell(lele_literal literal)
{
    return literal >> 5;
}

static inline int lele_literal_digit(lele_literal literal)
{
    return (literal >> 1 & 15) + 1;
}

static inline int lele_literal_on(lele_literal literal)
{
    return literal & 1;
}

typedef enum lele_why {
    LELE_WHY_ASSUMED,
    LELE_WHY_ON,      /* off, because another candidate is on */
    LELE_WHY_CELL,    /* on: the last candidate of its cell */
    LELE_WHY_UNIT,    /* on: the last place of its unit */
    LELE_WHY_PATTERN, /* off, by a pattern among what is left */
    LELE_WHY_NESTED,  /* its opposite was refuted */
} lele_why;

typedef struct lele_fact {
    uint32_t parents;      /* ON: the fact itself; PATTERN, NESTED, fragments: index in the pool */
    uint16_t parent_count; /* of listed ones */
    uint16_t worth;        /* NESTED: the complexity of the refutation */
    lele_literal literal;
    uint8_t why;   /* lele_why */
    uint8_t unit;  /* of UNIT */
    uint8_t depth; /* of the assumption it follows from; deeper than the net's: a fragment */
    bool listed;   /* its parents are in the pool */
} lele_fact;

/* Where candidates went since patterns were last looked for: only there new ones can be. */
typedef struct lele_unseen {
    int facts;                       /* those before were looked at; 0: nothing was */
    lele_cellset touched;            /* cells that lost something, as far as sets were looked at */
    int set_facts;                   /* ... for sets */
    uint64_t lock_units, pair_units; /* units to look at, as bits */
    lele_digits locks[LELE_MAX_UNITS]; /* ... and for which digits */
} lele_unseen;

typedef struct lele_net {
    const lele_board *board;
    const lele_layout *layout;
    int widest;                          /* the most cells that two units of the layout share */
    lele_compact compact;                /* of the board */
    lele_digits left[LELE_MAX_CELLS];    /* candidates not yet off */
    uint8_t on[LELE_MAX_CELLS];          /* the digit that is on, or 0 */
    uint64_t decided[LELE_MAX_SIZE + 1]; /* the places that are on; not for digits too wide */
    /* the places left, as words; as sets only for digits that are too wide */
    uint64_t places[LELE_MAX_SIZE + 1];
    lele_cellset wide_places[LELE_MAX_SIZE + 1];
    bool still; /* follow chains only: what was one of two before the last assumption */
    lele_digits still_left[LELE_MAX_CELLS];
    uint64_t still_places[LELE_MAX_SIZE + 1];
    lele_cellset still_wide[LELE_MAX_SIZE + 1];
    int only; /* not 0: follow the places of this digit only */
    int depth;
    int head; /* the first fact whose consequences are not yet drawn */
    int fact_count;
    int pool_count;
    bool full; /* memory was short: what was not derived may still be true */
    lele_contradiction conflict;
    lele_unseen unseen, on_board;    /* see pattern.c; the second: before any assumption */
    uint16_t fact_of[LELE_LITERALS]; /* of the literals that hold now */
    lele_fact facts[LELE_NET_FACTS];
    uint16_t pool[LELE_NET_PARENTS];
    /* for lele_net_weight: what each of the first facts rests on, and how many these are, as far
     * as worked out */
    int weighed;
    uint16_t weight[LELE_NET_WEIGHED];
    uint64_t rests_on[LELE_NET_WEIGHED][LELE_NET_WEIGHED / 64];
    /* for lele_net_need and lele_net_learn */
    bool needed[LELE_NET_FACTS];
    uint16_t moved[LELE_NET_FACTS];
    uint16_t listing[LELE_NET_PARENTS];
} lele_net;

static inline lele_net *lele_net_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_net);
}

/* Where to go back to. */
typedef struct lele_net_mark {
    int fact_count, pool_count;
} lele_net_mark;

void lele_net_init(lele_net *net, const lele_board *board);

/* Assumes a literal, one level deeper. */
lele_net_mark lele_net_assume(lele_net *net, lele_literal literal);

/* From now on, until an assumption is taken back, consequences are chains on the net as it stands. */
void lele_net_hold_still(lele_net *net);

/* Draws all singles; false on a contradiction, which is then in `conflict`. */
bool lele_net_spread(lele_net *net);

/* Takes an assumption and all that followed from it back. */
void lele_net_undo(lele_net *net, lele_net_mark mark);

/* A fact with the given parents (facts). False when memory is short or it holds already. */
bool lele_net_add(lele_net *net, lele_literal literal, lele_why why, int parent_count,
                  const uint16_t *parents);

static inline bool lele_net_holds(const lele_net *net, lele_literal literal)
{
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    if (lele_literal_on(literal) != 0)
        return net->on[cell] == digit;
    return lele_digits_has(lele_digits_minus(net->board->candidates[cell], net->left[cell]), digit);
}

/* The places of a digit left in a unit. */
lele_cellset lele_net_places(const lele_net *net, int unit, int digit);
int lele_net_place_count(const lele_net *net, int unit, int digit);

/* The facts that a fact rests on directly: a list of the pool, or at most one per digit or cell of
 * a unit in `buffer`.  Returns how many. */
int lele_net_parents(const lele_net *net, int fact, const uint16_t **ret, uint16_t buffer[16]);

/* The facts that the contradiction rests on directly. */
int lele_net_conflict_parents(const lele_net *net, uint16_t buffer[16]);

/* Facts that explain why a cell has no candidate but one, or none (except = 0). */
int lele_net_off_in_cell(const lele_net *net, int cell, int except, uint16_t *buffer);
/* ... why a unit has no place for a digit but one, or none (except = -1). */
int lele_net_off_in_unit(const lele_net *net, int unit, int digit, int except, uint16_t *buffer);

/* Marks in `needed` all facts from `mark` on that the given facts rest on, and counts them. */
int lele_net_need(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets);

/* Sudoku Explainer's complexity of an argument: the statements that one target rests on; or, of a
 * contradiction between several, those for a candidate being there and those for its not being
 * there.  What both rest on counts twice.  Every refuted inner assumption adds its own.  Leaves
 * `needed` for all targets. */
int lele_net_complexity(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets);

/* How many facts one fact rests on, itself included; quick for many facts of one assumption. */
int lele_net_weight(lele_net *net, int fact);

/* Ends a refuted assumption: takes it back, keeps the proof as a fragment and makes the
 * opposite a fact of the level below.  False when memory is short (then it is only undone). */
bool lele_net_learn(lele_net *net, lele_net_mark mark);

#endif
