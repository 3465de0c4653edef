/*
 * The parts that pencilmark formats share.  They show a set of digits per cell and do not
 * distinguish a filled cell from an empty one with a single candidate.  A single digit counts as a
 * given, unless a peer still shows it while most other single digits were removed from their
 * peers: then it is a candidate that is not placed yet.
 */
#ifndef LELE_CODEC_PENCIL_H
#define LELE_CODEC_PENCIL_H

#include "codec/codec.h"

/* Stores the digits that a text shows in a cell.  After the last cell, `settle` decides which
 * of them are given. */
void lele_pencil_take(lele_position *position, int cell, lele_digits shown);
void lele_pencil_settle(lele_position *position);

/* The digits to show in every cell: its digit, or its candidates, or the digits that no peer
 * holds where the position has no candidates.  False when single candidates would break the
 * rules as givens. */
bool lele_pencil_show(const lele_position *position, lele_digits ret[LELE_MAX_CELLS]);

#endif
