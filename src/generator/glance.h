/*
 * A glance at a puzzle: how far do singles and the techniques of a list lead?
 *
 * Singles are placed by the handful, without steps, so this costs a fraction of a rating.  A
 * board that got stuck can go on with some more digits or techniques: what was found before is
 * found with them too.
 */
#ifndef LELE_GENERATOR_GLANCE_H
#define LELE_GENERATOR_GLANCE_H

#include "lele/technique.h"

/* Leaves the board solved, which is true, or where all this is stuck.  Sets `*shows` (may be
 * NULL) when technique `wanted` finds something. */
bool lele_glance(lele_engine *engine, lele_board *board, const lele_technique_list *list,
                 int wanted, bool *shows);

#endif
