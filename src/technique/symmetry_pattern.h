/*
 * Symmetrical givens, checked without any code of the finders: if half a turn or a reflection in a
 * diagonal maps the givens of a puzzle with one solution onto themselves, with the digits exchanged by
 * a rule, then so does its solution.
 */
#ifndef LELE_TECHNIQUE_SYMMETRY_PATTERN_H
#define LELE_TECHNIQUE_SYMMETRY_PATTERN_H

#include "lele/board.h"

/* Whether one of these symmetries leaves the cell in its place, and all digits that its rule does not
 * exchange are among `digits`. */
bool lele_symmetry_allows_only(const lele_board *board, int cell, lele_digits digits);

#endif
