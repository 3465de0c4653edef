/*
 * Rating on Sudoku Explainer's own scale: ER, EP and ED as Sudoku Explainer 1.2.1 prints them.
 *
 * The rater repeats the steps of that program in its order, with its rules for the length of chains
 * and for ties.  It shares no finder with the hints: collections and forums compare these numbers to
 * the tenth.  Every empty cell of the board starts with the candidates it has there, so a puzzle
 * of candidates (sukaku) can be rated too.
 *
 * Arguments: the layout must be the classic one.  A board with several solutions or none is not
 * refused, but its rating means nothing and can take hours: prove one solution first, or set a
 * limit.  NULL: see lele/lele.h.
 */
#ifndef LELE_SE_H
#define LELE_SE_H

#include "lele/board.h"

/* The working memory for one thread. */
typedef struct lele_se lele_se;

/* LELE_E_CLASSIC_ONLY for another layout, LELE_E_MEMORY; `ret` is untouched then. */
LELE_API lele_error lele_se_new(const lele_layout *layout, lele_se **ret);
LELE_API void lele_se_free(lele_se *se);

/* One step of the solve.  It places a digit (digit != 0), or it eliminates candidates. */
typedef struct lele_se_step {
    const char *name; /* "Direct Hidden Pair", in the words of Sudoku Explainer */
    uint16_t rating;  /* tenths */
    uint16_t length;  /* of a chain, as Sudoku Explainer counts it; 0: no chain */
    lele_cell cell;
    lele_digit digit;
    lele_digits gone[81]; /* what is eliminated from each cell; empty where a digit is placed */
} lele_se_step;

/* Sees each step with the board's digits before it; false ends the rating. */
typedef bool (*lele_se_step_fn)(void *data, const lele_grid *before, const lele_se_step *step);

typedef struct lele_se_options {
    uint64_t max_work;    /* a limit of the chain searches, see lele_se_rating; 0: none */
    lele_se_step_fn step; /* may be NULL */
    void *data;
} lele_se_options;

/* Work in about a second. */
#define LELE_SE_SECOND UINT64_C(1000000000)

typedef enum lele_se_end {
    LELE_SE_SOLVED,
    LELE_SE_STUCK,   /* no step applies; ER is 20.0, as Sudoku Explainer says */
    LELE_SE_STOPPED, /* by the limit or by the step function; the numbers are those so far */
} lele_se_end;

typedef struct lele_se_rating {
    lele_se_end end;
    uint16_t er;         /* the hardest step, tenths */
    uint16_t ep;         /* the hardest step up to the first digit that is placed; 0: none was */
    uint16_t ed;         /* the first step; 0 on a full board */
    uint16_t steps;      /* how many */
    const char *hardest; /* the name of the first of the hardest steps; "" on a full board */
    uint64_t work;       /* of the chain searches: counted, so it is the same on every machine */
} lele_se_rating;

/* Rates the board.  Deterministic.  LELE_E_MEMORY: `ret` is untouched.  `options` may be NULL. */
LELE_API lele_error lele_se_rate(lele_se *se, const lele_board *board,
                                 const lele_se_options *options, lele_se_rating *ret);

#endif
