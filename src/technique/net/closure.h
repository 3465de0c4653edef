/*
 * Closures: for each candidate, all literals that follow if it is on, and if it is off.
 *
 * Closures give contradictions (an assumption refutes itself) and verities (all candidates of a
 * cell, all places of a digit in a unit, or "on" and "off" of one candidate have a consequence in
 * common).
 */
#ifndef LELE_TECHNIQUE_NET_CLOSURE_H
#define LELE_TECHNIQUE_NET_CLOSURE_H

#include "technique/net/net.h"
#include "technique/search.h"

/* The consequences of one assumption, as two masks per cell. */
struct lele_closure {
    lele_digits *on, *off;
};

/* One conclusion and the shortest argument for it so far. */
struct lele_forcing_best {
    uint16_t cost;   /* 0: none */
    uint8_t kind;    /* enum lele_forcing_kind */
    uint16_t origin; /* by kind: a cell; unit << 5 | digit; a literal */
};

struct lele_closures {
    int cell_count;
    const struct lele_implier *drawn;  /* the implier of the rows; NULL: none are valid */
    bool drawn_all;                    /* the rows were computed in mode ALL */
    lele_digits known[LELE_MAX_CELLS]; /* the candidates of their position */
    uint16_t first[LELE_MAX_CELLS];    /* the number of the first candidate of a cell */
    bool *has_row;                     /* by number * 2 + on */
    uint16_t *refuted;                 /* the cost of the contradiction; 0: none */
    lele_digits *rows;
    /* In mode ALL: the rows of the implier `halfway`, see lele_implier. */
    lele_digits *half_rows;
    uint16_t *half_refuted;
    /* In mode ALL: the cost of each consequence of each row, if there is room for all. */
    uint16_t *costs;
    int cost_count;                 /* per row; 0: not kept */
    struct lele_forcing_best *best; /* by literal; 0 except for those in `concluded` */
    int concluded_count;
    lele_literal *concluded; /* the literals with an argument, in the order of finding */
};

/* An implier: one way to compute a closure. */
struct lele_implier {
    /* Called once before the first run in a position. */
    void (*prepare)(struct lele_search *search);
    /* Computes all consequences of a literal; false when they contradict each other. */
    bool (*run)(struct lele_search *search, lele_literal assumed, struct lele_closure *ret);
    /* Repeats the run of a literal whose row is known, as far as needed for the path to the target;
     * without a target, for that to the contradiction.  NULL: `run` is used. */
    bool (*again)(struct lele_search *search, lele_literal assumed, const struct lele_closure *row,
                  const lele_literal *target);
    /* If a run starts like one of another implier: that implier, and the rest of the run. */
    const struct lele_implier *halfway;
    bool (*go_on)(struct lele_search *search, lele_literal assumed, struct lele_closure *ret);
    /* Returns the consequences of a literal that is known not to contradict itself, without a run.
     * NULL, or false: a run is needed. */
    bool (*recall)(struct lele_search *search, lele_literal assumed, struct lele_closure *ret);
    /* The functions up to `end` are about the last run.  The number of literals that the targets
     * depend on: */
    int (*cost)(struct lele_search *search, int count, const lele_literal *targets);
    /* Sudoku Explainer's base rating for the last argument of `cost`; NULL: the rating of the
     * row. */
    int (*base)(struct lele_search *search);
    /* The literals of the contradiction. */
    int (*conflict)(struct lele_search *search, lele_literal ret[2 * LELE_MAX_SIZE]);
    /* Adds the literals that the targets depend on to the step, as a branch. */
    void (*add_branch)(struct lele_search *search, int count, const lele_literal *targets,
                       int branch);
    /* Adds the place of the contradiction to the step. */
    void (*add_conflict)(struct lele_search *search);
    /* Undoes the run. */
    void (*end)(struct lele_search *search);
    /* A test before any run: whether these literals, all on, can have a consequence in common;
     * NULL: there is none. */
    bool (*may_agree)(struct lele_search *search, int count, const lele_literal *literals);
    bool by_digit; /* an assumption has consequences only for its digit, and none when off */
    bool drops;    /* premises that contradict themselves are left out of verities */
};

/* Prepares the rows for this position and implier.  Rows that were computed for both are kept; so
 * are those of `halfway`. */
void lele_closures_take(struct lele_closures *closures, const struct lele_search *search,
                        const struct lele_implier *implier);

/* Makes all rows invalid. */
void lele_closures_forget(struct lele_closures *closures);

static inline struct lele_closures *lele_closures_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_closures);
}

/* The number of the candidate of a literal. */
static inline int lele_closure_number(const struct lele_closures *closures, const lele_board *board,
                                      lele_literal literal)
{
    const int cell = lele_literal_cell(literal), digit = lele_literal_digit(literal);
    const lele_digits below = board->candidates[cell] & (lele_digits)(lele_digits_of(digit) - 1);
    return closures->first[cell] + lele_digits_count(below);
}
/* The row of a literal. */
struct lele_closure lele_closure_at(const struct lele_closures *closures, const lele_board *board,
                                    lele_literal literal);

/* The kinds of conclusions. */
enum lele_forcing_kind {
    LELE_FORCING_CONTRADICTION = 1,
    LELE_FORCING_CELL = 2,
    LELE_FORCING_UNIT = 4,
    LELE_FORCING_BINARY = 8,
    LELE_FORCING_VERITY = LELE_FORCING_CELL | LELE_FORCING_UNIT | LELE_FORCING_BINARY,
};

/* Offers the conclusions of these kinds, each with its shortest argument, the shortest first.  If
 * one step is wanted, the search ends early.  True: stop. */
bool lele_forcing_search(struct lele_search *search, const struct lele_implier *implier, int kinds);

/* For callers of lele_closures_take, which choose the literals themselves: computes the row of one
 * literal; true when it contradicts itself. */
bool lele_forcing_draw(struct lele_search *search, const struct lele_implier *implier,
                       lele_literal literal);
/* Offers the conclusions from the rows that are there.  If one step is wanted, verities are only
 * searched for when there is no contradiction.  True: stop. */
bool lele_forcing_conclude(struct lele_search *search, const struct lele_implier *implier,
                           int kinds);

extern const struct lele_implier lele_implier_chain;   /* links of the plain graph */
extern const struct lele_implier lele_implier_sets;    /* links with groups and sets */
extern const struct lele_implier lele_implier_net;     /* singles */
extern const struct lele_implier lele_implier_plus;    /* singles, locked candidates, pairs */
extern const struct lele_implier lele_implier_subsets; /* those of plus, larger naked subsets */
extern const struct lele_implier lele_implier_nishio;  /* places of one digit only */
extern const struct lele_implier lele_implier_nested;  /* nested assumptions, see nested.h */

#endif
