/*
 * Rules that read a line of cells from one end: sandwich, X-sum, skyscraper.
 *
 * Each is an automaton: a state, a digit, the next state.  Checks run it over digits, solvers over sets
 * of candidates.
 */
#ifndef LELE_CORE_SCAN_H
#define LELE_CORE_SCAN_H

#include "lele/clue.h"

enum { LELE_SCAN_STATES = 2432, LELE_SCAN_DEAD = -1 };

/* The state after a digit; LELE_SCAN_DEAD: the rule is broken.  The first state is 0. */
int lele_scan_step(lele_scan scan, int total, int size, int state, int digit);

/* Whether a line may end in a state. */
bool lele_scan_accepts(lele_scan scan, int total, int size, int state);

#endif
