/*
 * Deadly patterns, checked without any code of the finders: cells with digits of their own that can
 * always be filled in a second way without a change to the digits of any unit.  So a puzzle with one
 * solution holds another digit in at least one of the cells.
 */
#ifndef LELE_TECHNIQUE_DEADLY_PATTERN_H
#define LELE_TECHNIQUE_DEADLY_PATTERN_H

#include "lele/step.h"

/* The pattern that the corners of the step name: their marked digits or, if these are not deadly
 * because a corner lacks a digit or is filled, all digits of the step in every corner. */
void lele_deadly_of_corners(const lele_step *step, const lele_board *board,
                            lele_digits ret[LELE_MAX_CELLS]);

/* Whether the pattern is deadly, or cannot be filled at all.  False also for a pattern with too many
 * fillings to compare. */
bool lele_deadly_is_true(const lele_layout *layout, const lele_digits pattern[LELE_MAX_CELLS]);

/* Whether the cells of the pattern have the same two digits, and with the placed ones make every
 * unit hold two of them or none: then the others can change places. */
bool lele_deadly_is_reverse(const lele_board *board, const lele_digits pattern[LELE_MAX_CELLS]);

#endif
