/*
 * The number of a share code, as a list of small digits of varying bases, the first one lowest.
 *
 * Packing and unpacking share one traversal: each function either puts its value into the number or
 * replaces it by the value from the number.  So each order is written down only once.
 */
#ifndef LELE_CODEC_PACKER_H
#define LELE_CODEC_PACKER_H

#include "codec/bignum.h"
#include "lele/clue.h"

typedef struct lele_packer {
    bool reading, broken;
    bool in_run; /* the bases are mostly the same as the one before */
    lele_bignum_run run;
    lele_bignum number, scale; /* scale: the value of the next digit, when writing */
} lele_packer;

/* The caller sets the number to read; to write, the number to 0 and the scale to 1. */
void lele_packer_begin(lele_packer *packer, bool reading);

/* Passes a digit below `base`. */
void lele_packer_pass(lele_packer *packer, uint32_t base, uint32_t *digit);

/* Passes a set of cells of `from`. */
void lele_packer_choice(lele_packer *packer, lele_cellset from, lele_cellset *chosen);

/* Passes one digit of the set `left`. */
void lele_packer_digit(lele_packer *packer, lele_digits left, uint8_t *digit);

/* Passes the clues of a layout of this size. */
void lele_packer_clues(lele_packer *packer, const lele_layout *base, lele_clue_list *list);

#endif
