/*
 * The inside of an advisor, and runs of steps: what overlay, basis, why-not and analysis are
 * made of.
 */
#ifndef LELE_GAME_ADVISOR_H
#define LELE_GAME_ADVISOR_H

#include "lele/hint.h"

enum { LELE_RUN_STEPS = 512 };

/* One step of a run, as far as asking "which steps does this one rest on?" needs it. */
typedef struct lele_run_entry {
    lele_cellset looked;  /* the cells its argument speaks of */
    lele_cellset changed; /* the cells it took candidates from */
    lele_digits digits;   /* what it took away */
    bool is_needed;
} lele_run_entry;

struct lele_advisor {
    const lele_layout *layout;
    lele_grid givens;
    lele_solver *solver;
    lele_engine *engine; /* made when the first step is looked for */
    lele_solutions_known known;
    lele_grid solution;
    lele_technique_list techniques;
    bool has_brute_force;
    bool is_rated;
    lele_rating rating;
    lele_step step;
    lele_board board;
    lele_run_entry entries[LELE_RUN_STEPS];
};

/* NULL when memory is short. */
lele_engine *lele_advisor_engine(lele_advisor *advisor);
lele_find_options lele_advisor_options(const lele_advisor *advisor,
                                       const lele_technique_list *list);
void lele_advisor_board(const lele_advisor *advisor, const lele_hint_position *position,
                        lele_board *ret);
/* The techniques in use with a rating up to `rating`. */
void lele_advisor_list(const lele_advisor *advisor, int rating, lele_technique_list *ret);

/*
 * A run: steps one after the other, always the easiest, until `wants` is content or nothing
 * is left.  A run that only eliminates leaves out steps that place a digit.
 */
typedef enum lele_run_kind { LELE_RUN_ELIMINATE, LELE_RUN_SOLVE } lele_run_kind;

typedef struct lele_run {
    lele_run_kind kind;
    const lele_technique_list *list;
    int cell, digit;     /* stop when the cell cannot be the digit any more; cell -1: never */
    lele_basis_fn found; /* sees the steps; may be NULL */
    void *data;
    bool only_needed; /* `found` sees only the entries marked as needed by an earlier run */
} lele_run;

/* Runs on `board`; the number of steps is returned, the advisor's entries describe them. */
int lele_advisor_run(lele_advisor *advisor, const lele_run *run, lele_board *board);

/* Marks the entries that the candidates of `cell` rest on (digit 0: all of them). */
void lele_advisor_mark_needed(lele_advisor *advisor, int count, int cell, int digit);

#endif
