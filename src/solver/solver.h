/*
 * The interface of a solving backend.
 *
 * To add one: write its file, declare its row here, put it into the table in solver.c.  A backend
 * works in memory that the caller provides.  It calls lele_run_enter for every search node and
 * lele_run_report for every solution, and returns as soon as one of them returns false.
 */
#ifndef LELE_SOLVER_SOLVER_H
#define LELE_SOLVER_SOLVER_H

#include "lele/solve.h"

typedef struct lele_run {
    lele_solve_limits limits;
    lele_solution_fn found;
    void *data;
    lele_solve_result *result;
    uint64_t node_work; /* what a node adds to the work */
} lele_run;

/* A digit that a cell must not have; 0: no ban. */
typedef struct lele_ban {
    uint8_t cell, digit;
} lele_ban;

/* How a backend looks for true candidates (candidates.c) better than by one search for each. */
typedef struct lele_prober {
    /* Sets the digits that the cells may hold; false when there is no solution. */
    bool (*start)(void *state, const lele_grid *grid, lele_digits *possible);
    /* Searches for one solution with a digit in a cell, and tries digits that are not in `found` first.
     * When there is none, it takes the digit out of `possible`, and what follows from that. */
    void (*probe)(void *state, int cell, int digit, const lele_digits *found, lele_digits *possible,
                  lele_run *run);
} lele_prober;

typedef struct lele_backend {
    lele_algorithm algorithm;
    bool (*supports)(const lele_layout *layout); /* NULL: every layout */
    size_t (*state_size)(const lele_layout *layout);
    void (*init)(void *state, const lele_layout *layout);
    void (*solve)(void *state, const lele_grid *grid, lele_run *run);
    /* NULL: one by one.  `bans` may be NULL, see lele_solve_many_but. */
    void (*solve_many)(void *state, lele_solve_batch *batch, const lele_ban *bans);
    /* The number of leading lines of a text, at most `most`, that consist only of digits and dots:
     * a fast check.  NULL: not available. */
    size_t (*skim_lines)(const char *text, size_t most);
    /* The work of a node per cell of the layout, as measured; 0: the backend adds the work to the
     * result itself, because its nodes differ too much. */
    uint32_t cell_work;
    const lele_prober *prober; /* NULL: a search of `solve` for each candidate */
} lele_backend;

extern const lele_backend lele_backend_fast, lele_backend_bitboard, lele_backend_dlx,
    lele_backend_gbfs, lele_backend_dfs, lele_backend_rows, lele_backend_propagate;

/* For `supports` of backends that know peers and candidates only: whether the clues say no more than
 * that cells differ and which digits they may hold. */
bool lele_backend_needs_only_peers(const lele_layout *layout);

/* lele_solve_many with a ban for each puzzle, for backends with solve_many.  Where there is a ban, the
 * search ends with the first solution.  If a puzzle has a solution, that digit in that cell and
 * another one are two solutions; and to ask for the other one takes half the time. */
void lele_solve_many_but(lele_solver *solver, lele_solve_batch *batch, const lele_ban *bans);

/* What lele_solver_new has put together. */
const lele_backend *lele_solver_backend(const lele_solver *solver);
const lele_layout *lele_solver_layout(const lele_solver *solver);
void *lele_solver_state(lele_solver *solver);

/* Counts a node; false when the search must end. */
bool lele_run_enter(lele_run *run);

/* Counts a solution and passes it to the callback; false when the search must end. */
bool lele_run_report(lele_run *run, const lele_grid *solution);

#endif
