/*
 * Whole numbers of bounded size for the compact codes.  A code builds them from small digits of
 * varying bases, takes them apart again, and writes them in base 62.
 */
#ifndef LELE_CODEC_BIGNUM_H
#define LELE_CODEC_BIGNUM_H

#include "lele/text.h"

/* Enough for a 16x16 game with all notes and candidates, the largest content of a code. */
enum { LELE_BIGNUM_WORDS = 640, LELE_BIGNUM_TEXT_MAX = 3500 };

typedef struct lele_bignum {
    int count; /* words in use; the highest is not 0 */
    bool overflow;
    uint32_t word[LELE_BIGNUM_WORDS]; /* lowest first; only `count` of them are defined */
} lele_bignum;

void lele_bignum_set(lele_bignum *number, uint32_t value);
void lele_bignum_copy(lele_bignum *number, const lele_bignum *other);
bool lele_bignum_is_zero(const lele_bignum *number);

/* number = number * factor + term */
void lele_bignum_multiply(lele_bignum *number, uint32_t factor, uint32_t term);

/* number = number / divisor; returns the remainder. */
uint32_t lele_bignum_divide(lele_bignum *number, uint32_t divisor);

/*
 * Takes digits off a number, several of the same base with one division: the same digits as
 * lele_bignum_divide for each.  Those that were divided off but not taken wait here; the number is
 * whole again after lele_bignum_put_back.
 */
typedef struct lele_bignum_run {
    uint32_t base, value;
    int left; /* digits in the value */
} lele_bignum_run;

uint32_t lele_bignum_take(lele_bignum *number, lele_bignum_run *run, uint32_t base);
void lele_bignum_put_back(lele_bignum *number, lele_bignum_run *run);

/* number = number + other * factor */
void lele_bignum_add(lele_bignum *number, const lele_bignum *other, uint32_t factor);

/* number = number - other; `other` must not be greater. */
void lele_bignum_subtract(lele_bignum *number, const lele_bignum *other);

/* Negative, 0 or positive, like number - other. */
int lele_bignum_compare(const lele_bignum *number, const lele_bignum *other);

int lele_bignum_bits(const lele_bignum *number);

/* The digits are 0-9, a-z, A-Z, in order of value.  The value of any other character is -1. */
extern const int8_t lele_base62_values[128]; /* one more than the value; 0: not a digit */

static inline int lele_base62_value(char c)
{
    return (unsigned char)c < sizeof lele_base62_values ? lele_base62_values[(unsigned char)c] - 1
                                                        : -1;
}

char lele_base62_char(uint32_t value);

/* False when a character is not a digit of base 62 or the number is too large.  Reading takes
 * quadratic time, so callers refuse texts over LELE_BIGNUM_TEXT_MAX first. */
bool lele_bignum_read62(lele_bignum *number, const char *text, size_t length);
void lele_bignum_write62(const lele_bignum *number, lele_text *out);

#endif
