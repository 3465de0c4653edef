/*
 * Premises: what a step takes from the board, as data, and a check that its conclusions follow from
 * them.
 *
 * A premise is a clause about the solution that a player can see on the board.  A step names its
 * premises by its marks, units, links, sets and patterns.  The check assumes the opposite of a
 * conclusion and searches for a contradiction.  It knows the rules of the layout and the premises
 * and nothing else of the board, and it shares no code with the finders.
 *
 * Arguments: a step comes from the engine and is used with the board that it was found on.
 * NULL: see lele/lele.h.
 */
#ifndef LELE_PREMISE_H
#define LELE_PREMISE_H

#include "lele/step.h"

typedef enum lele_premise_kind {
    LELE_PREMISE_VALUE,    /* the cell holds the digit: it is on the board */
    LELE_PREMISE_CELL,     /* the cell holds one of the digits: it has no other candidates */
    LELE_PREMISE_PLACES,   /* the digit is in one of the cells in `unit`: it has no other places */
    LELE_PREMISE_GONE,     /* the cell does not hold the digit: an earlier step removed it */
    LELE_PREMISE_DEADLY,   /* some cell of the deadly pattern holds another digit than its own */
    LELE_PREMISE_MAP,      /* the digit is in these cells and in no others of the grid */
    LELE_PREMISE_SYMMETRY, /* the cell holds one of the digits: the solution is as symmetrical as
                              the givens, and the cell stays in its place */
    LELE_PREMISE_CLUE,     /* the clue with the index `digits` says what it says */
    LELE_PREMISE_TOTAL, /* what the cover units of the step leave when its clues with the role total
                              are subtracted */
    LELE_PREMISE_COUNT
} lele_premise_kind;

LELE_API const char *lele_premise_kind_name(lele_premise_kind kind); /* "value", "cell", ... */

typedef struct lele_premise {
    lele_cellset cells;
    lele_digits digits;
    uint8_t unit; /* of LELE_PREMISE_PLACES */
    uint8_t kind; /* lele_premise_kind */
} lele_premise;

enum { LELE_STEP_PREMISES = 512 };

typedef struct lele_premises {
    uint16_t count;
    lele_premise items[LELE_STEP_PREMISES];
    lele_digits deadly[LELE_MAX_CELLS]; /* the digits of the deadly pattern per cell; 0: the cell is
                                           not in it */
    bool is_closed; /* the cells of the pattern have no other digits than these and the guards */
    lele_digits guards[LELE_MAX_CELLS];
} lele_premises;

/* All premises that the step names.  False: it does not follow from them.  That is a hole in the
 * argument, except for brute force, which has no argument. */
LELE_API bool lele_step_named(const lele_step *step, const lele_board *board, lele_premises *ret);

/* Those of them that it needs: without any one of them it does not follow.  False as above. */
LELE_API bool lele_step_premises(const lele_step *step, const lele_board *board,
                                 lele_premises *ret);

/* Makes the step name its premises one by one, if it names more than it needs: then only the marks
 * and units that belong to needed premises are left, and `moves` has a proof from them, which its
 * text follows.  A premise that only a proof of too many lines, or of too many cases within cases, does
 * without counts as needed.  A step that names only what it needs stays as it is.  Returns whether the
 * step changed. */
LELE_API bool lele_step_reduce(lele_step *step, const lele_board *board);

/* Whether the board has what the premise says; of a deadly pattern, whether it can always be filled
 * in a second way without a change to the digits of any unit. */
LELE_API bool lele_premises_hold(const lele_premises *premises, const lele_board *board);

/* Whether all conclusions of the step follow from the premises and the rules of the layout.  False
 * also for a search that exceeds its limit. */
LELE_API bool lele_premises_follow(const lele_layout *layout, const lele_premises *premises,
                                   const lele_step *step);

#endif
