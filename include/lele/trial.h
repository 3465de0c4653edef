/*
 * Classification by trial depth (T&E): how deep assumptions must be nested to solve a puzzle.
 *
 * At depth 0 hidden and naked singles solve it.  At depth n a candidate is assumed, and the rest is
 * worked on at depth n - 1; a contradiction removes the candidate, and so on until the board is full.
 * An assumption that leads to a full board proves nothing.
 *
 * Every layout.  A board with several solutions has no depth: the search ends at LELE_TRIAL_DEEPEST or
 * at the limit.  NULL: see lele/lele.h.
 */
#ifndef LELE_TRIAL_H
#define LELE_TRIAL_H

#include "lele/board.h"

enum { LELE_TRIAL_DEEPEST = 3 };

typedef enum lele_trial_end {
    LELE_TRIAL_SOLVED,
    LELE_TRIAL_STUCK,   /* not solved at the deepest level */
    LELE_TRIAL_DEAD,    /* the board has no solution */
    LELE_TRIAL_STOPPED, /* by the limit */
} lele_trial_end;

typedef struct lele_trial_rating {
    lele_trial_end end;
    int depth;     /* where it is solved or found dead; else the least that is not excluded */
    uint64_t work; /* assumptions; counted, so it is the same on every machine */
} lele_trial_rating;

/* Work in about a second. */
#define LELE_TRIAL_SECOND UINT64_C(1000000)

/* Deterministic; allocates nothing.  `max_work`: a limit of the assumptions, 0: none. */
LELE_API void lele_trial_rate(const lele_board *board, uint64_t max_work, lele_trial_rating *ret);

#endif
