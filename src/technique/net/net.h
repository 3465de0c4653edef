/*
 * Nets: the consequences of an assumption, with their reasons.
 *
 * A net is a copy of the board on which a literal is assumed and singles follow.  Every fact
 * records its parents, so the few facts that a conclusion depends on can be collected afterwards.
 * Assumptions can be nested.  When an inner assumption is refuted, its opposite becomes a fact of
 * the outer one, and the proof is kept among the facts as a fragment.
 */
#ifndef LELE_TECHNIQUE_NET_NET_H
#define LELE_TECHNIQUE_NET_NET_H

#include "technique/compact.h"
#include "technique/search.h"

/* A literal: a candidate that is assumed to be on or off. */
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
    LELE_WHY_UNIT,    /* on: the last place of its digit in a unit */
    LELE_WHY_PATTERN, /* off, by a pattern among the candidates left */
    LELE_WHY_NESTED,  /* its opposite was refuted */
} lele_why;

typedef struct lele_fact {
    uint32_t parents;      /* ON: the parent; listed: index of the first parent in the pool */
    uint16_t parent_count; /* if listed */
    uint16_t worth;        /* NESTED: the complexity of the refutation */
    lele_literal literal;
    uint8_t why;   /* lele_why */
    uint8_t unit;  /* of UNIT */
    uint8_t depth; /* of its assumption; greater than that of the net: part of a fragment */
    bool listed;   /* its parents are in the pool: PATTERN, NESTED, fragments */
} lele_fact;

/* Where candidates were eliminated since patterns were last searched for: new patterns are only
 * there. */
typedef struct lele_unseen {
    int facts;                         /* the first fact that is not recorded here; 0: none is */
    lele_cellset touched;              /* cells that lost a candidate before the last sets search */
    int set_facts;                     /* the first fact that came after it */
    uint64_t lock_units, pair_units;   /* units to examine, as bits */
    lele_digits locks[LELE_MAX_UNITS]; /* digits to examine for locked candidates */
} lele_unseen;

typedef struct lele_net {
    const lele_board *board;
    const lele_layout *layout;
    int widest;                          /* the most cells that two units of the layout share */
    lele_compact compact;                /* of the board */
    lele_digits left[LELE_MAX_CELLS];    /* candidates that are not off */
    uint8_t on[LELE_MAX_CELLS];          /* the digit that is on, or 0 */
    uint64_t decided[LELE_MAX_SIZE + 1]; /* the places that are on; not for digits too wide */
    /* the places that are not off, as words; as sets for digits that are too wide */
    uint64_t places[LELE_MAX_SIZE + 1];
    lele_cellset wide_places[LELE_MAX_SIZE + 1];
    bool still; /* follow chains only, see lele_net_hold_still; the candidates at that moment: */
    lele_digits still_left[LELE_MAX_CELLS];
    uint64_t still_places[LELE_MAX_SIZE + 1];
    lele_cellset still_wide[LELE_MAX_SIZE + 1];
    int only; /* not 0: follow the places of this digit only */
    int depth;
    int head; /* the first fact whose consequences are not computed yet */
    int fact_count;
    int pool_count;
    bool full; /* memory was short: some consequences may be missing */
    lele_contradiction conflict;
    lele_unseen unseen, on_board;    /* see pattern.c; the second: before any assumption */
    uint16_t fact_of[LELE_LITERALS]; /* of the literals that hold now */
    lele_fact facts[LELE_NET_FACTS];
    uint16_t pool[LELE_NET_PARENTS];
    /* for lele_net_weight: the facts that each of the first `weighed` facts depends on, and their
     * number */
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

/* The state before an assumption, for lele_net_undo. */
typedef struct lele_net_mark {
    int fact_count, pool_count;
} lele_net_mark;

void lele_net_init(lele_net *net, const lele_board *board);

/* Assumes a literal, one level deeper. */
lele_net_mark lele_net_assume(lele_net *net, lele_literal literal);

/* From now on, until the next lele_net_undo, only cells and units with exactly two possibilities
 * left at this moment give new literals that are on: all consequences are chains. */
void lele_net_hold_still(lele_net *net);

/* Adds the facts that follow by singles; false on a contradiction, which is then in `conflict`. */
bool lele_net_spread(lele_net *net);

/* Removes an assumption and all facts that followed from it. */
void lele_net_undo(lele_net *net, lele_net_mark mark);

/* Adds a fact with the given parents (facts).  False when memory is short or it holds already. */
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

/* The parents of a fact: a list in the pool, or in `buffer` (at most one per digit of a cell or per
 * cell of a unit).  Returns their number. */
int lele_net_parents(const lele_net *net, int fact, const uint16_t **ret, uint16_t buffer[16]);

/* The parents of the contradiction. */
int lele_net_conflict_parents(const lele_net *net, uint16_t buffer[16]);

/* The facts that turn off all candidates of a cell but one (`except`; 0: all candidates). */
int lele_net_off_in_cell(const lele_net *net, int cell, int except, uint16_t *buffer);
/* The facts that turn off all places of a digit in a unit but one (`except`; -1: all places). */
int lele_net_off_in_unit(const lele_net *net, int unit, int digit, int except, uint16_t *buffer);

/* Marks in `needed` all facts from `mark` on that the targets depend on, themselves included, and
 * counts them. */
int lele_net_need(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets);

/* Sudoku Explainer's complexity of an argument: the number of facts that one target depends on.
 * Several targets are a contradiction.  For them it counts the facts for a candidate being on and
 * those for it being off (if the net holds still: the facts for each target); common facts count
 * more than once.  Every refuted inner assumption adds its own complexity.  Sets `needed` for all
 * targets. */
int lele_net_complexity(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets);

/* The number of facts that one fact depends on, itself included; fast for many facts of one
 * assumption. */
int lele_net_weight(lele_net *net, int fact);

/* Ends a refuted assumption: removes it, keeps the proof as a fragment and makes the opposite a
 * fact of the outer assumption.  False when memory is short; then the opposite is missing. */
bool lele_net_learn(lele_net *net, lele_net_mark mark);

#endif
