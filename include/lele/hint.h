/*
 * The hint service: what a good teacher says about a player's position.
 *
 * An advisor knows one puzzle.  It owns a solver, an engine and the solution.  Asked about a
 * position it names broken rules first, then a wrong digit, then a candidate that was wrongly
 * removed, and only then the easiest step.  An advisor may be used by one thread at a time.
 *
 * Arguments: grids and positions are those of a game: their digits are in range (lele_grid_check)
 * and may be wrong.  The name of no value is "?".  NULL: see lele/lele.h.
 */
#ifndef LELE_HINT_H
#define LELE_HINT_H

#include "lele/solve.h"
#include "lele/rate.h"

typedef enum lele_solutions_known {
    LELE_KNOWN_NONE,
    LELE_KNOWN_ONE,
    LELE_KNOWN_SEVERAL,
    LELE_KNOWN_NOT, /* the search was too long to tell */
} lele_solutions_known;

LELE_API const char *lele_solutions_known_name(lele_solutions_known known); /* "unique" */

typedef struct lele_advisor lele_advisor;

/* `givens` NULL: no puzzle yet, lele_advisor_turn gives one.  NULL when memory is short.  The
 * layout must outlive the advisor. */
LELE_API lele_advisor *lele_advisor_new(const lele_layout *layout, const lele_grid *givens);
LELE_API void lele_advisor_free(lele_advisor *advisor);
/* Turns the advisor to another puzzle of its layout; the techniques and the limit stay. */
LELE_API void lele_advisor_turn(lele_advisor *advisor, const lele_grid *givens);

/* How much work (see lele_solve_result) the searches for solutions of one question may take; 0: no
 * limit.  The limit at first is about a third of a second, enough for every puzzle that people
 * play.  What could not be decided is "not known", and is not a reason to call anything wrong. */
enum { LELE_ADVISOR_WORK = LELE_WORK_SECOND / 3 };
LELE_API void lele_advisor_limit_work(lele_advisor *advisor, uint64_t max_work);
/* The same by search nodes, which take different times on different layouts. */
enum { LELE_ADVISOR_NODES = 2000000 };
LELE_API void lele_advisor_limit(lele_advisor *advisor, uint64_t max_nodes);

LELE_API lele_solutions_known lele_advisor_known(const lele_advisor *advisor);
/* The only solution, or NULL where there is none or more than one. */
LELE_API const lele_grid *lele_advisor_solution(const lele_advisor *advisor);
/* The techniques the advisor may use; the default list at first. */
LELE_API void lele_advisor_use(lele_advisor *advisor, const lele_technique_list *techniques);

/* The advisor's engine, made at the first call; it remains the advisor's.  NULL when memory is
 * short. */
LELE_API lele_engine *lele_advisor_engine(lele_advisor *advisor);
/* The easiest step on a board of the puzzle, else a digit of its only solution (brute force, also
 * where the list of techniques does not name it).  False: neither. */
LELE_API bool lele_advisor_next(lele_advisor *advisor, const lele_board *board, lele_step *ret);

/* What a hint does with wrong digits in a puzzle with one solution: it names the first one, or it
 * takes all of them as assumed and goes on from them to a contradiction.  Such a position has no
 * solution.  Its steps therefore use neither the uniqueness of the solution nor brute force. */
typedef enum lele_wrong_digits { LELE_WRONG_FIRST, LELE_WRONG_ASSUMED } lele_wrong_digits;

/* A position as the player sees it.  Candidates: what the rules and applied steps leave, and
 * where the player's notes stand for candidates, what they leave. */
typedef struct lele_hint_position {
    lele_grid values;                       /* givens and the player's digits */
    lele_digits candidates[LELE_MAX_CELLS]; /* of the empty cells */
    uint32_t order[LELE_MAX_CELLS];         /* when each digit was entered; 0 where nobody knows */
    lele_wrong_digits wrong;
} lele_hint_position;

typedef enum lele_hint_kind {
    LELE_HINT_NONE,     /* nothing to say: the grid is full, or no technique finds a step */
    LELE_HINT_CONFLICT, /* cells[0] and cells[1] hold the same digit; with a clue: the cells break it */
    LELE_HINT_WRONG,      /* cells[0] holds a wrong digit; step: why, where a technique shows it */
    LELE_HINT_MISSING,    /* the notes of cells[0] lack the digit that belongs there */
    LELE_HINT_UNSOLVABLE, /* these entries of the player cannot stand together */
    LELE_HINT_STEP,
    LELE_HINT_CONTRADICTION, /* the assumed digits leave a cell or a unit without a candidate */
    LELE_HINT_KIND_COUNT
} lele_hint_kind;

typedef struct lele_hint {
    lele_hint_kind kind;
    int digit;
    int clue; /* of a LELE_HINT_CONFLICT: the clue that is broken; -1: none */
    int cell_count;
    lele_cell cells[LELE_MAX_CELLS];
    bool has_step;
    lele_step step;
    lele_board board;        /* the board that the step was found on */
    bool assumes;            /* there are wrong digits, and the hint takes them as assumed */
    lele_contradiction dead; /* of a LELE_HINT_CONTRADICTION; `step` marks what leads to it */
} lele_hint;

/* A hint without the search for a step: a mistake where there is one, LELE_HINT_NONE for a full
 * grid, else LELE_HINT_STEP without a step.  Quick. */
LELE_API void lele_advisor_trouble(lele_advisor *advisor, const lele_hint_position *position,
                                   lele_hint *ret);

/* `skip`: how many steps of an ordinary hint to pass over ("another step"). */
LELE_API void lele_advisor_hint(lele_advisor *advisor, const lele_hint_position *position, int skip,
                                lele_hint *ret);

/* The step `number`, counted from 0, of one technique, even if the advisor does not use it.  A
 * mistake comes first, as with lele_advisor_hint. */
LELE_API void lele_advisor_step(lele_advisor *advisor, const lele_hint_position *position,
                                int technique, int number, lele_hint *ret);
/* Every step of the advisor's techniques, also in a position with a mistake. */
LELE_API void lele_advisor_each_step(lele_advisor *advisor, const lele_hint_position *position,
                                     lele_step_fn found, void *data);

/* The proof that cells[0] of a WRONG hint is wrong: the step that excludes its digit, after as few
 * other steps on the right digits as needed.  Fills `hint->step` and `hint->board`; false when
 * the techniques do not show it. */
LELE_API bool lele_advisor_prove_wrong(lele_advisor *advisor, const lele_hint_position *position,
                                       lele_hint *hint);

/* A set of the player's entries with which the grid has no solution, and none of which can be
 * left out of it; entries that were made later are left out first.  Returns the number of
 * cells; 0 when the position has a solution. */
LELE_API int lele_advisor_culprits(lele_advisor *advisor, const lele_hint_position *position,
                                   lele_cell ret[LELE_MAX_CELLS]);

/* The candidates that remain when the advisor's techniques have eliminated all they can; of a cell
 * to which one of them then gives a digit, that digit.  No digit is placed on the way.
 *
 * Chains complete most puzzles without placing a digit.  So the techniques are used level by level,
 * first those up to `hard` together, and the overlay ends before a level that would leave each empty
 * cell one candidate; it says so, and lele_advisor_overlay_reach has the rest.  What the techniques
 * up to `hard` leave is always shown.  The search ends after a fixed amount of work. */
#define LELE_OVERLAY_HARDEST LELE_LEVEL_HARD
enum { LELE_OVERLAY_LEVELS = 3 };

/* Techniques above this level are not used; LELE_LEVEL_EXTREME at first. */
LELE_API void lele_advisor_overlay_level(lele_advisor *advisor, lele_level hardest);

typedef enum lele_overlay_reach {
    LELE_OVERLAY_BEFORE_SOLUTION,
    LELE_OVERLAY_TO_SOLUTION,
} lele_overlay_reach;

LELE_API void lele_advisor_overlay_reach(lele_advisor *advisor, lele_overlay_reach reach);

/* Why the overlay has no fewer candidates. */
typedef enum lele_overlay_end {
    LELE_OVERLAY_FIXPOINT, /* the techniques eliminate no more */
    LELE_OVERLAY_HELD,     /* the next level leads to the whole solution */
    LELE_OVERLAY_LIMIT,    /* the search reached its limit */
    LELE_OVERLAY_SOLUTION, /* each empty cell has one candidate, by techniques above `hard` */
    LELE_OVERLAY_END_COUNT
} lele_overlay_end;

LELE_API const char *lele_overlay_end_name(lele_overlay_end end); /* "fixpoint", "held", ... */

typedef struct lele_overlay {
    lele_digits candidates[LELE_MAX_CELLS];
    uint8_t end;   /* lele_overlay_end */
    uint8_t level; /* lele_level: the techniques up to it were used */
} lele_overlay;

LELE_API void lele_advisor_overlay(lele_advisor *advisor, const lele_hint_position *position,
                                   lele_overlay *ret);

/* Why one cell of the overlay has its candidates: the fewest steps that lead there.  `found` sees
 * each step with the board before it.  The number is proved to be the smallest unless the search
 * takes too long; then steps that are not needed are left out. */
typedef void (*lele_basis_fn)(void *data, const lele_board *before, const lele_step *step);
LELE_API void lele_advisor_basis(lele_advisor *advisor, const lele_hint_position *position,
                                 int cell, lele_basis_fn found, void *data);

/* The candidates that the everyday techniques among the advisor's leave in an empty cell: those of
 * the levels beginner to medium and the X-wing, with their eliminations and their digits, until
 * none finds a step.  No candidate where they find a contradiction instead. */
LELE_API lele_digits lele_advisor_infer(lele_advisor *advisor, const lele_hint_position *position,
                                        int cell);

typedef enum lele_why_not {
    LELE_WHY_NOT_FILLED,   /* the cell has a digit */
    LELE_WHY_NOT_SEEN,     /* `other` sees the cell and holds the digit */
    LELE_WHY_NOT_EXCLUDED, /* steps exclude it, the last one directly; `found` saw them */
    LELE_WHY_NOT_REMOVED,  /* an applied step or the player's notes have removed it */
    LELE_WHY_NOT_DEAD_END, /* the digit leads to no solution, but no technique shows it */
    LELE_WHY_NOT_POSSIBLE, /* nothing speaks against it */
    LELE_WHY_NOT_COUNT
} lele_why_not;

LELE_API lele_why_not lele_advisor_why_not(lele_advisor *advisor,
                                           const lele_hint_position *position, int cell, int digit,
                                           int *other, lele_basis_fn found, void *data);

/* Applies one technique to `board` as long as it finds a step; `found` sees each step. */
LELE_API void lele_advisor_repeat(lele_advisor *advisor, int technique, lele_board *board,
                                  lele_basis_fn found, void *data);

/* The technique that justifies this digit in this position: the hardest among the easiest steps
 * that lead to it; -1: a guess. */
LELE_API int lele_advisor_justify(lele_advisor *advisor, const lele_grid *values, int cell,
                                  int digit);

/* The digit that belongs into an empty cell: of the solution, or of one that this position
 * leads to; 0 when there is none. */
LELE_API int lele_advisor_digit(lele_advisor *advisor, const lele_grid *values, int cell);

/* Whether these digits can be completed; true also where the search was too long to tell. */
LELE_API bool lele_advisor_is_solvable(lele_advisor *advisor, const lele_grid *values);
/* A completion of these digits; false where none was found. */
LELE_API bool lele_advisor_complete(lele_advisor *advisor, const lele_grid *values, lele_grid *ret);

/* How hard the puzzle is; worked out at the first call.  On 12x12 and larger grids it ends after a
 * few steps of the highest level: the level is right, the rating is that of the steps so far.  All zero
 * for a puzzle without exactly one solution, where difficulty means nothing, and for one with clues
 * that the techniques do not solve. */
LELE_API const lele_rating *lele_advisor_rating(lele_advisor *advisor);

#endif
