/*
 * A glance at a puzzle: how far do singles and the techniques of a list lead?
 *
 * Singles are placed many at a time, without steps, so a glance costs a fraction of a rating.  A
 * stuck board can continue with more digits or techniques: all earlier deductions remain valid.
 */
#ifndef LELE_GENERATOR_GLANCE_H
#define LELE_GENERATOR_GLANCE_H

#include "lele/technique.h"

/* Returns true with the board solved, or false with the board where the techniques are stuck.
 * Sets `*shows` (may be NULL) when technique `wanted` finds something. */
bool lele_glance(lele_engine *engine, lele_board *board, const lele_technique_list *list,
                 int wanted, bool *shows);

#endif
