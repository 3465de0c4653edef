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

/* Gurth's theorem: the symmetries that it is about. */
enum { LELE_GURTH_SYMMETRIES = 3 };
extern const lele_symmetry lele_gurth_symmetries[LELE_GURTH_SYMMETRIES];

/* Whether the symmetry maps units to units, and the givens onto themselves with the digits exchanged
 * by a fixed rule.  `ret`: what each digit becomes. */
bool lele_gurth_read(const lele_board *board, lele_symmetry symmetry,
                     uint8_t ret[LELE_MAX_SIZE + 1]);

/* The cells that the symmetry leaves in their places. */
lele_cellset lele_gurth_fixed(const lele_layout *layout, lele_symmetry symmetry);

#endif
