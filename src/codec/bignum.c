#include "codec/bignum.h"

#include <assert.h>
#include <string.h>

#include "lele/bits.h"

void lele_bignum_set(lele_bignum *number, uint32_t value)
{
    number->count = value != 0;
    number->overflow = false;
    number->word[0] = value;
}

void lele_bignum_copy(lele_bignum *number, const lele_bignum *other)
{
    number->count = other->count;
    number->overflow = other->overflow;
    memcpy(number->word, other->word, (size_t)other->count * sizeof other->word[0]);
}

bool lele_bignum_is_zero(const lele_bignum *number)
{
    return number->count == 0;
}

static void carry_out(lele_bignum *number, uint64_t carry)
{
    if (carry == 0)
        return;
    if (number->count == LELE_BIGNUM_WORDS)
        number->overflow = true;
    else
        number->word[number->count++] = (uint32_t)carry;
}

void lele_bignum_multiply(lele_bignum *number, uint32_t factor, uint32_t term)
{
    uint64_t carry = term;
    if (factor == 0)
        number->count = 0;
    for (int i = 0; i < number->count; i++) {
        carry += (uint64_t)number->word[i] * factor;
        number->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    carry_out(number, carry);
}

static void trim(lele_bignum *number)
{
    while (number->count > 0 && number->word[number->count - 1] == 0)
        number->count--;
}

/* Divides by 2 to the power of `bits`, below 32. */
static uint32_t shift(lele_bignum *number, int bits)
{
    uint64_t rest = 0;
    for (int i = number->count - 1; i >= 0; i--) {
        rest = rest << 32 | number->word[i];
        number->word[i] = (uint32_t)(rest >> bits);
    }
    trim(number);
    return (uint32_t)(rest & ((UINT64_C(1) << bits) - 1));
}

uint32_t lele_bignum_divide(lele_bignum *number, uint32_t divisor)
{
    uint64_t rest = 0;
    if ((divisor & (divisor - 1)) == 0)
        return shift(number, lele_lowest64(divisor));
    for (int i = number->count - 1; i >= 0; i--) {
        rest = rest << 32 | number->word[i];
        number->word[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    trim(number);
    return (uint32_t)rest;
}

void lele_bignum_put_back(lele_bignum *number, lele_bignum_run *run)
{
    uint32_t power = 1;
    for (; run->left > 0; run->left--)
        power *= run->base;
    if (power > 1)
        lele_bignum_multiply(number, power, run->value);
}

uint32_t lele_bignum_take(lele_bignum *number, lele_bignum_run *run, uint32_t base)
{
    if (base == 1)
        return 0;
    if (run->base != base || run->left == 0) {
        lele_bignum_put_back(number, run);
        uint32_t power = base;
        for (run->left = 1; power <= UINT32_MAX / base; run->left++)
            power *= base;
        run->base = base;
        run->value = lele_bignum_divide(number, power);
    }
    const uint32_t digit = run->value % base;
    run->value /= base;
    run->left--;
    return digit;
}

void lele_bignum_add(lele_bignum *number, const lele_bignum *other, uint32_t factor)
{
    while (number->count < other->count)
        number->word[number->count++] = 0;
    uint64_t carry = 0;
    for (int i = 0; i < number->count; i++) {
        carry += number->word[i];
        if (i < other->count)
            carry += (uint64_t)other->word[i] * factor;
        number->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    carry_out(number, carry);
    trim(number);
    number->overflow = number->overflow || other->overflow;
}

void lele_bignum_subtract(lele_bignum *number, const lele_bignum *other)
{
    assert(lele_bignum_compare(number, other) >= 0);
    uint64_t borrow = 0;
    for (int i = 0; i < number->count; i++) {
        const uint64_t taken = (i < other->count ? other->word[i] : 0) + borrow;
        borrow = number->word[i] < taken;
        number->word[i] = (uint32_t)(number->word[i] - taken);
    }
    trim(number);
}

int lele_bignum_compare(const lele_bignum *number, const lele_bignum *other)
{
    if (number->count != other->count)
        return number->count < other->count ? -1 : 1;
    for (int i = number->count - 1; i >= 0; i--)
        if (number->word[i] != other->word[i])
            return number->word[i] < other->word[i] ? -1 : 1;
    return 0;
}

int lele_bignum_bits(const lele_bignum *number)
{
    if (number->count == 0)
        return 0;
    int bits = (number->count - 1) * 32;
    for (uint32_t top = number->word[number->count - 1]; top != 0; top >>= 1)
        bits++;
    return bits;
}

const int8_t lele_base62_values[128] = {
    ['0'] = 1, 2,  3,  4,  5,          6,  7,  8,  9,  10, ['a'] = 11, 12, 13, 14, 15, 16,
    17,        18, 19, 20, 21,         22, 23, 24, 25, 26, 27,         28, 29, 30, 31, 32,
    33,        34, 35, 36, ['A'] = 37, 38, 39, 40, 41, 42, 43,         44, 45, 46, 47, 48,
    49,        50, 51, 52, 53,         54, 55, 56, 57, 58, 59,         60, 61, 62,
};

char lele_base62_char(uint32_t value)
{
    return "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[value];
}

bool lele_bignum_read62(lele_bignum *number, const char *text, size_t length)
{
    enum { AT_ONCE = 5 }; /* 62 to the fifth power is below 2 to the 32nd */
    lele_bignum_set(number, 0);
    for (size_t i = 0; i < length;) {
        uint32_t factor = 1, term = 0;
        for (const size_t end = length - i < AT_ONCE ? length : i + AT_ONCE; i < end; i++) {
            const int value = lele_base62_value(text[i]);
            if (value < 0)
                return false;
            factor *= 62;
            term = term * 62 + (uint32_t)value;
        }
        lele_bignum_multiply(number, factor, term);
    }
    return !number->overflow;
}

void lele_bignum_write62(const lele_bignum *number, lele_text *out)
{
    char digits[LELE_BIGNUM_TEXT_MAX];
    size_t start = sizeof digits;
    lele_bignum rest;
    lele_bignum_copy(&rest, number);
    do
        digits[--start] = lele_base62_char(lele_bignum_divide(&rest, 62));
    while (!lele_bignum_is_zero(&rest) && start > 0);
    lele_text_add_bytes(out, digits + start, sizeof digits - start);
}
