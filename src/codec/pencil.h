/*
 * What the pencilmark formats share: they show a set of digits a cell and do not tell a filled
 * cell from an empty one with a single candidate.  A single digit is a given, but where the
 * others were taken from their peers and this one was not, it is a candidate that nobody has
 * placed yet.
 */
#ifndef LELE_CODEC_PENCIL_H
#define LELE_CODEC_PENCIL_H

#include "codec/codec.h"

/* Takes what a text shows of a cell; behind the last, finds out what is given. */
void lele_pencil_take(lele_position *position, int cell, lele_digits shown);
void lele_pencil_settle(lele_position *position);

/* What to show of every cell: its digit, or its candidates, or what the digits leave where
 * the position has none.  False when single candidates would break the rules as givens. */
bool lele_pencil_show(const lele_position *position, lele_digits ret[LELE_MAX_CELLS]);

#endif
