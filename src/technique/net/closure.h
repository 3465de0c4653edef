/*
 * Closures: all that follows from each candidate being on, or off, side by side.
 *
 * From them come the contradictions (an assumption refutes itself) and the verities (every
 * candidate of a cell, every place of a digit in a unit, or both "on" and "off" of one
 * candidate have a consequence in common).
 */
#ifndef LELE_TECHNIQUE_NET_CLOSURE_H
#define LELE_TECHNIQUE_NET_CLOSURE_H

#include "technique/net/net.h"
#include "technique/search.h"

/* Consequences of one assumption; `on` and `off` have a mask a cell. */
struct lele_closure {
    lele_digits *on, *off;
};

/* One conclusion and the shortest argument for it so far. */
struct lele_forcing_best {
    uint16_t cost;   /* 0: none */
    uint8_t kind;    /* enum lele_forcing_kind */
    uint16_t origin; /* the premises: a cell; unit and digit; a candidate's literal */
};

struct lele_closures {
    int cell_count;
    const struct lele_implier *drawn; /* by what and for which candidates, NULL: nothing */
    bool drawn_all;                   /* for a list of all steps: sets of any size, costs kept */
    lele_digits known[LELE_MAX_CELLS];
    uint16_t first[LELE_MAX_CELLS]; /* the number of a cell's first candidate */
    bool *has_row;                  /* by number and on/off */
    uint16_t *refuted;              /* ... and the cost of its contradiction; 0: none */
    lele_digits *rows;
    /* Where all steps are wanted: the same halfway, see lele_implier. */
    lele_digits *half_rows;
    uint16_t *half_refuted;
    /* Where all steps are wanted: what each row's consequences cost, as far as there is room. */
    uint16_t *costs;
    int cost_count;                 /* a row; 0: not kept */
    struct lele_forcing_best *best; /* by literal; all 0 but for those listed */
    int concluded_count;
    lele_literal *concluded; /* the literals with an argument, in the order of finding */
};

/* How consequences are drawn. */
struct lele_implier {
    /* Called once before the first run on a position. */
    void (*prepare)(struct lele_search *search);
    /* Draws all consequences of a literal; false when they contradict each other. */
    bool (*run)(struct lele_search *search, lele_literal assumed, struct lele_closure *ret);
    /* Draws a literal again whose row is known, as far as it takes to tell the way to the target;
     * without one, to the contradiction.  NULL: `run` does. */
    bool (*again)(struct lele_search *search, lele_literal assumed, const struct lele_closure *row,
                  const lele_literal *target);
    /* Where its runs begin with those of another one: that one, and what goes on from there. */
    const struct lele_implier *halfway;
    bool (*go_on)(struct lele_search *search, lele_literal assumed, struct lele_closure *ret);
    /* Tells the consequences of a literal that is known not to contradict itself, without a run;
     * NULL, or false: they must be drawn. */
    bool (*recall)(struct lele_search *search, lele_literal assumed, struct lele_closure *ret);
    /* About the last run: the number of statements that the targets rest on. */
    int (*cost)(struct lele_search *search, int count, const lele_literal *targets);
    /* ... Sudoku Explainer's base for what `cost` counted last; NULL: that of the technique. */
    int (*base)(struct lele_search *search);
    /* ... the literals that make the contradiction. */
    int (*conflict)(struct lele_search *search, lele_literal ret[2 * LELE_MAX_SIZE]);
    /* ... adds what `cost` counted to the step, as a branch. */
    void (*add_branch)(struct lele_search *search, int count, const lele_literal *targets,
                       int branch);
    /* ... adds the place of the contradiction to the step. */
    void (*add_conflict)(struct lele_search *search);
    /* Takes the last run back. */
    void (*end)(struct lele_search *search);
    /* Before any run: whether literals that are on can have a consequence in common; NULL when
     * only running them tells. */
    bool (*may_agree)(struct lele_search *search, int count, const lele_literal *literals);
    bool by_digit; /* an assumption has no consequences for other digits, and none when off */
    bool drops;    /* a premise that contradicts itself need not agree with the others */
};

/* Makes the rows ready for this position and way of drawing: those that were drawn so are used
 * again, also those halfway. */
void lele_closures_take(struct lele_closures *closures, const struct lele_search *search,
                        const struct lele_implier *implier);

/* ... of no position. */
void lele_closures_forget(struct lele_closures *closures);

static inline struct lele_closures *lele_closures_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_closures);
}

/* The number of a literal's candidate. */
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

/* Which conclusions a technique is about. */
enum lele_forcing_kind {
    LELE_FORCING_CONTRADICTION = 1,
    LELE_FORCING_CELL = 2,
    LELE_FORCING_UNIT = 4,
    LELE_FORCING_BINARY = 8,
    LELE_FORCING_VERITY = LELE_FORCING_CELL | LELE_FORCING_UNIT | LELE_FORCING_BINARY,
};

/* Offers every conclusion of these kinds (the shortest argument for each), the shortest
 * first. True: stop. */
bool lele_forcing_search(struct lele_search *search, const struct lele_implier *implier, int kinds);

/* For those who choose what is drawn, and take closures themselves: draws the row of one literal;
 * true when it contradicts itself. */
bool lele_forcing_draw(struct lele_search *search, const struct lele_implier *implier,
                       lele_literal literal);
/* ... offers what follows from the rows that are drawn: where one step is wanted verities only
 * when nothing contradicts itself.  True: stop. */
bool lele_forcing_conclude(struct lele_search *search, const struct lele_implier *implier,
                           int kinds);

extern const struct lele_implier lele_implier_chain;   /* links of the plain graph */
extern const struct lele_implier lele_implier_sets;    /* links with groups and sets */
extern const struct lele_implier lele_implier_net;     /* singles */
extern const struct lele_implier lele_implier_plus;    /* singles, locked candidates, pairs */
extern const struct lele_implier lele_implier_subsets; /* ... and larger naked subsets */
extern const struct lele_implier lele_implier_nishio;  /* places of one digit only */
extern const struct lele_implier lele_implier_nested;  /* with assumptions inside, see nested.h */

#endif
