/* The digits of a code, see packer.h. */
#include "codec/packer.h"

#include <string.h>

enum { CHUNK_BITS = 31 }; /* of any length: the bits of a number come lowest first */

void lele_packer_begin(lele_packer *packer, bool reading)
{
    packer->reading = reading;
    packer->broken = packer->in_run = false;
    packer->run = (lele_bignum_run){ 0 };
}

void lele_packer_pass(lele_packer *packer, uint32_t base, uint32_t *digit)
{
    if (base == 0 || (!packer->reading && *digit >= base)) {
        packer->broken = true;
        *digit = 0;
    } else if (packer->reading) {
        *digit = packer->in_run ? lele_bignum_take(&packer->number, &packer->run, base)
                                : lele_bignum_divide(&packer->number, base);
    } else {
        lele_bignum_add(&packer->number, &packer->scale, *digit);
        lele_bignum_multiply(&packer->scale, base, 0);
    }
}

/* Passes a number below `limit`, in whole bits. */
static void pass_below(lele_packer *packer, const lele_bignum *limit, lele_bignum *value)
{
    lele_bignum rest, unit;
    lele_bignum_copy(&rest, limit);
    lele_bignum_set(&unit, 1);
    lele_bignum_subtract(&rest, &unit);
    int bits = lele_bignum_bits(&rest);
    lele_bignum_copy(&rest, value);
    if (packer->reading)
        lele_bignum_set(value, 0);
    while (bits > 0) {
        const uint32_t base = UINT32_C(1) << (bits < CHUNK_BITS ? bits : CHUNK_BITS);
        uint32_t chunk = packer->reading ? 0 : lele_bignum_divide(&rest, base);
        lele_packer_pass(packer, base, &chunk);
        if (packer->reading) {
            lele_bignum_add(value, &unit, chunk);
            lele_bignum_multiply(&unit, base, 0);
        }
        bits -= CHUNK_BITS;
    }
    if (lele_bignum_compare(value, limit) >= 0)
        packer->broken = true;
}

/* C(n, k), several factors at a time. */
static void set_choices(lele_bignum *ret, uint32_t n, uint32_t k)
{
    lele_bignum_set(ret, 1);
    k = k < n - k ? k : n - k;
    for (uint32_t i = 1; i <= k;) {
        uint32_t factor = 1, divisor = 1;
        for (; i <= k && factor <= UINT32_MAX / n; i++) {
            factor *= n - k + i;
            divisor *= i;
        }
        lele_bignum_multiply(ret, factor, 0);
        lele_bignum_divide(ret, divisor);
    }
}

/*
 * Passes a choice of `count` of the cells of `from` by its rank in lexical order, in which sets
 * with the first cell come first.  Of C(n, k) sets, k/n contain the first cell.
 *
 * The rank and the number of choices are multiplied by n instead of dividing the other numbers by
 * it, and are divided by `scale` once in several cells.
 */
static void pass_rank(lele_packer *packer, lele_cellset from, uint32_t count, lele_cellset *chosen)
{
    uint32_t n = (uint32_t)lele_cellset_count(&from), scale = 1;
    lele_bignum choices, limit, with, rank;
    set_choices(&limit, n, count);
    lele_bignum_set(&rank, 0);
    if (packer->reading) {
        pass_below(packer, &limit, &rank);
        *chosen = LELE_CELLSET_EMPTY;
        if (packer->broken)
            return;
    }
    lele_bignum_copy(&choices, &limit);
    for (int cell; (cell = lele_cellset_pop(&from)) >= 0; n--) {
        lele_bignum_copy(&with, &choices);
        lele_bignum_multiply(&with, count, 0);
        lele_bignum_multiply(&rank, n, 0);
        scale *= n;
        if (packer->reading && lele_bignum_compare(&rank, &with) < 0)
            lele_cellset_add(chosen, cell);
        if (lele_cellset_has(chosen, cell)) {
            lele_bignum_copy(&choices, &with);
            count--;
        } else {
            lele_bignum_multiply(&choices, n - count, 0);
            if (packer->reading)
                lele_bignum_subtract(&rank, &with);
            else
                lele_bignum_add(&rank, &with, 1);
        }
        if (n > 1 && scale <= UINT32_MAX / n)
            continue;
        lele_bignum_divide(&choices, scale);
        lele_bignum_divide(&rank, scale);
        scale = 1;
    }
    if (!packer->reading)
        pass_below(packer, &limit, &rank);
}

void lele_packer_choice(lele_packer *packer, lele_cellset from, lele_cellset *chosen)
{
    uint32_t count = (uint32_t)lele_cellset_count(chosen);
    lele_packer_pass(packer, (uint32_t)lele_cellset_count(&from) + 1, &count);
    if (!packer->broken)
        pass_rank(packer, from, count, chosen);
}

/* Passes one digit of the set `left`. */
void lele_packer_digit(lele_packer *packer, lele_digits left, uint8_t *digit)
{
    uint32_t index = 0;
    if (!packer->reading) {
        if (!lele_digits_has(left, *digit)) {
            packer->broken = true;
            return;
        }
        index = (uint32_t)lele_digits_count(left & (lele_digits)(lele_digits_of(*digit) - 1));
    }
    lele_packer_pass(packer, (uint32_t)lele_digits_count(left), &index);
    if (packer->broken)
        return;
    for (; index > 0; index--)
        lele_digits_pop(&left);
    *digit = (uint8_t)lele_digits_first(left);
}
