/*
 * Building a step.  When a list is full, further items are dropped: the largest patterns are
 * incomplete.  Conclusions always have room (one mark per cell).
 *
 * Functions called lele_step_* fill a step; those called lele_step_add_* add a whole pattern
 * (chain_step.h, als_step.h, net_step.h, fish_search.h).  Functions called lele_tell_* write words
 * and are in tell/.
 */
#ifndef LELE_TECHNIQUE_STEP_H
#define LELE_TECHNIQUE_STEP_H

#include "lele/step.h"

void lele_step_reset(lele_step *step);

void lele_step_mark(lele_step *step, int cell, lele_role role, lele_digits digits);
void lele_step_mark_set(lele_step *step, lele_cellset cells, lele_role role, lele_digits digits);
void lele_step_unit(lele_step *step, int unit, lele_unit_role role);

/* Adds a clue, once per role. */
void lele_step_clue(lele_step *step, int clue, lele_clue_role role);

/* Conclusions, sorted in reading order; those of one cell are merged. */
void lele_step_place(lele_step *step, int cell, int digit);
void lele_step_eliminate(lele_step *step, int cell, lele_digits digits);

/* Adds a node of a chain or net and returns its index; the last index when the list is full. */
int lele_step_node(lele_step *step, lele_node node);
static inline lele_node lele_node_of(int cell, int digit, int on)
{
    return (
        lele_node){ .cells = lele_cellset_of(cell), .digit = (uint8_t)digit, .on = (uint8_t)on };
}

typedef enum lele_link_kind { LELE_LINK_WEAK, LELE_LINK_STRONG } lele_link_kind;
/* A negative unit is LELE_LINK_OTHER: the cells see each other by a clue. */
void lele_step_link(lele_step *step, int from, int to, lele_link_kind kind, int unit);

/* Sudoku Explainer's addition to the rating for the length of a chain, in tenths; `nodes` is the
 * number of distinct literals of the argument. */
int lele_chain_addition(int nodes);

/* The first unit that contains all the cells; -1 when there is none. */
int lele_layout_unit_of(const lele_layout *layout, const lele_cellset *cells);

#endif
