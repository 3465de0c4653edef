/*
 * What the pencilmark formats share: they show a set of digits a cell and cannot tell a
 * filled cell from an empty one with a single candidate, so a single digit is a given.
 */
#ifndef LELE_CODEC_PENCIL_H
#define LELE_CODEC_PENCIL_H

#include "codec/codec.h"

/* Takes what a text shows of a cell. */
void lele_pencil_take(lele_position *position, int cell, lele_digits shown);

/* What to show of every cell: its digit, or its candidates, or what the digits leave where
 * the position has none.  False when single candidates would break the rules as givens. */
bool lele_pencil_show(const lele_position *position, lele_digits ret[LELE_MAX_CELLS]);

#endif
