/*
 * Solving: count, find or walk the completions of a grid.
 *
 * Every algorithm but `fast` works on every layout; `fast` works on classic only.  No function
 * here prints, exits or keeps global state.  A solver may be used by one thread at a time; any
 * number of solvers may run at once.
 *
 * Arguments: a grid may have any bytes: one with a digit out of range has no solution.  Only in a
 * batch of cells the digits must be in range.  NULL: see lele/lele.h.
 */
#ifndef LELE_SOLVE_H
#define LELE_SOLVE_H

#include "lele/board.h"

typedef struct lele_algorithm {
    const char *name; /* "dlx" */
    const char *summary[LELE_LANG_COUNT];
} lele_algorithm;

/* Index from 0, best first; NULL after the last. */
LELE_API const lele_algorithm *lele_algorithm_at(size_t index);

typedef struct lele_solver lele_solver;

/* `algorithm` NULL: the best one for the layout (`fast` on classic, else `bitboard`).  Returns
 * NULL when the name is unknown (LELE_E_ALGORITHM), when the algorithm does not work on the
 * layout (LELE_E_ALGORITHM_LAYOUT), and when memory is short; `problem` (may be NULL) says which.
 * The layout must outlive the solver. */
LELE_API lele_solver *lele_solver_new(const lele_layout *layout, const char *algorithm,
                                      lele_problem *problem);
LELE_API void lele_solver_free(lele_solver *solver);
LELE_API const lele_algorithm *lele_solver_algorithm(const lele_solver *solver);

typedef struct lele_solve_limits {
    uint64_t max_solutions; /* stop after this many; 2 proves or refutes uniqueness; 0: no limit */
    uint64_t max_nodes;     /* stop after about this many search nodes; 0: no limit */
    bool (*stop)(void *data); /* polled every so many nodes; true ends the search; may be NULL.  It
                                 may read the result so far: its counters only grow. */
    void *stop_data;
    uint64_t max_work; /* stop after about this much work, see lele_solve_result; 0: no limit */
} lele_solve_limits;

typedef struct lele_solve_result {
    uint64_t solutions;
    uint64_t nodes;      /* of the search */
    uint64_t guesses;    /* digits tried where more than one was possible */
    uint64_t backtracks; /* guesses taken back to try something else */
    bool stopped;        /* ended by a limit or stop, so `solutions` is a lower bound */
    lele_grid first;     /* the first solution, when there is one */
    /* How long the search took, counted and not timed: a unit is about a nanosecond of an ordinary
     * processor for every layout and algorithm, and the same on every machine. */
    uint64_t work;
} lele_solve_result;

enum { LELE_WORK_SECOND = 1000000000 }; /* units of work in about a second */

/* Called for each solution; false ends the search (which is then not `stopped`). */
typedef bool (*lele_solution_fn)(void *data, const lele_grid *solution);

/* Searches for completions of `grid`, which may break the rules (then there are none).
 * `limits` NULL: two solutions at most.  `found` may be NULL.  Allocates nothing. */
LELE_API void lele_solve(lele_solver *solver, const lele_grid *grid,
                         const lele_solve_limits *limits, lele_solution_fn found, void *data,
                         lele_solve_result *ret);

/* The same for a board: only its candidates may be placed.  A plain search with singles, for puzzles
 * that are given by candidates (sukaku).  Counts solutions, nodes and guesses; `work` is an estimate. */
LELE_API void lele_solve_board(const lele_board *board, const lele_solve_limits *limits,
                               lele_solve_result *ret);

/*
 * True candidates: the digits that a cell has in some solution.  Each solution that is found settles a
 * digit of every cell, so the search is only for digits that no solution has shown yet.
 */
typedef struct lele_true_candidates {
    lele_digits found[LELE_MAX_CELLS]; /* the digits that occur in a solution */
    lele_digits open[LELE_MAX_CELLS];  /* those that were not decided: none unless `stopped` */
    bool stopped;                      /* ended by a limit or stop */
    uint64_t solutions;                /* solutions used; 0 and not stopped: there is none */
    uint64_t nodes, guesses, work;     /* as in lele_solve_result, of all searches together */
} lele_true_candidates;

/* `limits` NULL: none.  They are for all searches together; max_solutions is not used. */
LELE_API void lele_solve_candidates(lele_solver *solver, const lele_grid *grid,
                                    const lele_solve_limits *limits, lele_true_candidates *ret);

/*
 * Many puzzles at once: `fast` solves several side by side, other algorithms one after the other.
 * Puzzles and solutions follow each other, each layout->cell_count bytes; or they are lines of
 * text of that length and a newline, for callers that read and write files (layouts of up to nine
 * digits only; every character of a puzzle that is no digit of its layout is an empty cell).
 */
typedef enum lele_solve_form { LELE_FORM_CELLS, LELE_FORM_LINES } lele_solve_form;

typedef struct lele_solve_batch {
    const uint8_t *puzzles;
    uint8_t *solutions; /* may be NULL; a puzzle's first solution, untouched where it has none */
    uint32_t *counts;   /* solutions found, at most max_solutions */
    size_t count;
    lele_solve_form form;   /* of both puzzles and solutions */
    uint32_t max_solutions; /* 1 or more */
    uint64_t guesses;       /* set by the call: the sum over all puzzles */
} lele_solve_batch;

LELE_API void lele_solve_many(lele_solver *solver, lele_solve_batch *batch);

/* How many lines from the start of `text` on are lines of a batch: a digit of the layout or one of
 * 0 . * _ for each cell, then the newline. */
LELE_API size_t lele_solve_count_lines(const lele_solver *solver, const char *text, size_t length);

/*
 * Solutions one by one, at the caller's pace (a browser of solutions, a pipe).  Works on
 * every layout, in constant memory, in a fixed order.
 */
typedef struct lele_solutions lele_solutions;

/* NULL when memory is short.  The layout must outlive it. */
LELE_API lele_solutions *lele_solutions_new(const lele_layout *layout, const lele_grid *grid);
LELE_API void lele_solutions_free(lele_solutions *solutions);

/* LELE_OK with the next solution, LELE_E_NO_SOLUTION after the last, LELE_E_LIMIT when
 * `max_nodes` (0: no limit) were searched without finding one: call again to go on. */
LELE_API lele_error lele_solutions_next(lele_solutions *solutions, uint64_t max_nodes,
                                        lele_grid *ret);

/*
 * The search tree in pieces, for a caller with workers of its own: grids with more digits
 * that together have the solutions of `grid`, each exactly once, in a fixed order.  Cuts until
 * there are `wanted` of them or nothing is left to cut; `each` returns false for no more.
 * LELE_OK or LELE_E_MEMORY.
 */
LELE_API lele_error lele_solve_pieces(const lele_layout *layout, const lele_grid *grid,
                                      size_t wanted, lele_solution_fn each, void *data);

/*
 * All solutions with several threads: the search tree is cut into many pieces that a pool
 * of workers takes one after the other.  `found` (may be NULL) is called by one thread at a time.
 * limits.max_work is that of all pieces together, and the order is then fixed: the solutions are
 * those that the pieces in order reach within it, so they do not depend on threads or timing either
 * (but a mere count may reach more of them than a list).
 * Not part of the WebAssembly build.
 */
typedef enum lele_order { LELE_ORDER_ANY, LELE_ORDER_FIXED } lele_order;

typedef struct lele_enumerate_options {
    const char *algorithm; /* NULL: the best one */
    int threads;           /* 0: one per core */
    lele_order order;      /* FIXED: the order does not depend on threads or timing */
    lele_solve_limits limits;
} lele_enumerate_options;

/* LELE_OK, LELE_E_MEMORY, or the error of lele_solver_new for the algorithm. */
LELE_API lele_error lele_solve_parallel(const lele_layout *layout, const lele_grid *grid,
                                        const lele_enumerate_options *options,
                                        lele_solution_fn found, void *data, lele_solve_result *ret);

#endif
