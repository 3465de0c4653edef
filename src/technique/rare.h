/* Conditions of rare patterns that both the finder and the text need. */
#ifndef LELE_TECHNIQUE_RARE_H
#define LELE_TECHNIQUE_RARE_H

#include "lele/board.h"

enum { LELE_SK_PAIRS = 8 };

/* SK loop: assigns the candidates of eight pairs to the joints.  Joint i joins pair i and the next
 * one; `first` are the digits of joint 0.  True when every joint has a digit and they have sixteen
 * in all. */
bool lele_sk_share(const lele_digits pairs[LELE_SK_PAIRS], lele_digits first,
                   lele_digits ret[LELE_SK_PAIRS]);

/* Exocet: finds at most two units that contain all cells of `within` where the digit is placed or
 * possible.  Returns their number; -1 when two units do not suffice. */
int lele_exocet_cover(const lele_board *board, int digit, lele_cellset within, int ret[2]);

#endif
