/* What the finders of rare patterns prove, for those who tell it: the same rule for both. */
#ifndef LELE_TECHNIQUE_RARE_H
#define LELE_TECHNIQUE_RARE_H

#include "lele/board.h"

enum { LELE_SK_PAIRS = 8 };

/* SK loop: shares the candidates of eight pairs out to the joints behind them, given those of the
 * first joint; true when the joints have sixteen digits. */
bool lele_sk_share(const lele_digits pairs[LELE_SK_PAIRS], lele_digits first,
                   lele_digits ret[LELE_SK_PAIRS]);

/* Exocet: the units, at most two, that hold all cells of `within` where the digit is placed or
 * possible.  Returns how many, -1 when two are too few. */
int lele_exocet_cover(const lele_board *board, int digit, lele_cellset within, int ret[2]);

#endif
