/*
 * Digits, cells and sets of them: the words everything else is written in.
 *
 * A digit is 1..16, a set of digits a 16-bit mask (bit d-1 for digit d).  A cell is its
 * index in reading order, a set of cells 256 bits.  Everything here is a pure function.
 * This is the only public header that uses compiler builtins, each with a fallback.
 *
 * Arguments: nothing here checks them: digits are 1..16, cells 0..255, and pointers are
 * not NULL.
 */
#ifndef LELE_BITS_H
#define LELE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Stands before every function of the library; C++ then calls the same symbols. */
#if defined(__cplusplus)
#define LELE_API extern "C"
#elif defined(LELE_BUILDING) && defined(__GNUC__)
#define LELE_API __attribute__((visibility("default")))
#else
#define LELE_API
#endif

enum { LELE_MAX_SIZE = 16, LELE_MAX_CELLS = 256 };

typedef uint8_t lele_digit;
typedef uint16_t lele_digits;
typedef uint8_t lele_cell;

/* Plain x86-64 has no instruction for this, and compilers then call a function; the sums
 * below stay in line. */
static inline int lele_popcount64(uint64_t word)
{
#if defined(__GNUC__) && (defined(__POPCNT__) || !defined(__x86_64__))
    return __builtin_popcountll(word);
#else
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
#endif
}

/* The index of the lowest set bit; `word` must not be 0. */
static inline int lele_lowest64(uint64_t word)
{
#if defined(__GNUC__)
    return __builtin_ctzll(word);
#else
    int index = 0;
    for (; (word & 1) == 0; word >>= 1)
        index++;
    return index;
#endif
}

/* Clears the lowest set bit of `*word`, which must not be 0, and returns its index.
 * while (word != 0) ... lele_word_pop(&word) ... */
static inline int lele_word_pop(uint64_t *word)
{
    const int index = lele_lowest64(*word);
    *word &= *word - 1;
    return index;
}

static inline lele_digits lele_digits_of(int digit)
{
    return (lele_digits)(1U << (digit - 1));
}

/* All digits 1..size. */
static inline lele_digits lele_digits_all(int size)
{
    return (lele_digits)((1U << size) - 1U);
}

#if defined(__GNUC__) && (defined(__POPCNT__) || !defined(__x86_64__))
static inline int lele_digits_count(lele_digits digits)
{
    return __builtin_popcount(digits);
}
#else
/* The bits of a byte: two looks are half the instructions of a sum. */
static const uint8_t lele_byte_counts[256] = {
#define LELE_COUNT_2(n) n, n + 1, n + 1, n + 2
#define LELE_COUNT_4(n)                                                                            \
    LELE_COUNT_2(n), LELE_COUNT_2(n + 1), LELE_COUNT_2(n + 1), LELE_COUNT_2(n + 2)
#define LELE_COUNT_6(n)                                                                            \
    LELE_COUNT_4(n), LELE_COUNT_4(n + 1), LELE_COUNT_4(n + 1), LELE_COUNT_4(n + 2)
    LELE_COUNT_6(0),
    LELE_COUNT_6(1),
    LELE_COUNT_6(1),
    LELE_COUNT_6(2),
#undef LELE_COUNT_2
#undef LELE_COUNT_4
#undef LELE_COUNT_6
};

static inline int lele_digits_count(lele_digits digits)
{
    return lele_byte_counts[digits & 0xFF] + lele_byte_counts[digits >> 8];
}
#endif

static inline bool lele_digits_has(lele_digits digits, int digit)
{
    return (digits >> (digit - 1) & 1) != 0;
}

/* The digits of `a` that are not in `b`. */
static inline lele_digits lele_digits_minus(lele_digits a, lele_digits b)
{
    return (lele_digits)(a & ~b);
}

/* Takes the digits of `gone` out of `*digits`. */
static inline void lele_digits_remove(lele_digits *digits, lele_digits gone)
{
    *digits = lele_digits_minus(*digits, gone);
}

static inline bool lele_digits_single(lele_digits digits)
{
    return digits != 0 && (digits & (digits - 1)) == 0;
}

/* The smallest digit of a set that is not empty. */
static inline int lele_digits_first(lele_digits digits)
{
    return lele_lowest64(digits) + 1;
}

/* Takes the smallest digit out of `*digits` and returns it; 0 when it is empty.
 * while ((d = lele_digits_pop(&set)) != 0) ... */
static inline int lele_digits_pop(lele_digits *digits)
{
    if (*digits == 0)
        return 0;
    const int digit = lele_digits_first(*digits);
    *digits = (lele_digits)(*digits & (*digits - 1));
    return digit;
}

typedef struct lele_cellset {
    uint64_t word[4];
} lele_cellset;

#if defined(__cplusplus)
#define LELE_CELLSET_EMPTY (lele_cellset{ { 0, 0, 0, 0 } })
#else
#define LELE_CELLSET_EMPTY ((lele_cellset){ { 0, 0, 0, 0 } })
#endif

static inline lele_cellset lele_cellset_of(int cell)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    set.word[cell >> 6] = UINT64_C(1) << (cell & 63);
    return set;
}

static inline void lele_cellset_add(lele_cellset *set, int cell)
{
    set->word[cell >> 6] |= UINT64_C(1) << (cell & 63);
}

static inline void lele_cellset_remove(lele_cellset *set, int cell)
{
    set->word[cell >> 6] &= ~(UINT64_C(1) << (cell & 63));
}

static inline bool lele_cellset_has(const lele_cellset *set, int cell)
{
    return (set->word[cell >> 6] >> (cell & 63) & 1) != 0;
}

static inline lele_cellset lele_cellset_and(lele_cellset a, lele_cellset b)
{
    const lele_cellset both = { { a.word[0] & b.word[0], a.word[1] & b.word[1],
                                  a.word[2] & b.word[2], a.word[3] & b.word[3] } };
    return both;
}

static inline lele_cellset lele_cellset_or(lele_cellset a, lele_cellset b)
{
    const lele_cellset either = { { a.word[0] | b.word[0], a.word[1] | b.word[1],
                                    a.word[2] | b.word[2], a.word[3] | b.word[3] } };
    return either;
}

/* The cells of `a` that are not in `b`. */
static inline lele_cellset lele_cellset_minus(lele_cellset a, lele_cellset b)
{
    const lele_cellset rest = { { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1],
                                  a.word[2] & ~b.word[2], a.word[3] & ~b.word[3] } };
    return rest;
}

static inline bool lele_cellset_is_empty(const lele_cellset *set)
{
    return (set->word[0] | set->word[1] | set->word[2] | set->word[3]) == 0;
}

static inline bool lele_cellset_equal(const lele_cellset *a, const lele_cellset *b)
{
    return ((a->word[0] ^ b->word[0]) | (a->word[1] ^ b->word[1]) | (a->word[2] ^ b->word[2]) |
            (a->word[3] ^ b->word[3])) == 0;
}

static inline bool lele_cellset_meets(const lele_cellset *a, const lele_cellset *b)
{
    return ((a->word[0] & b->word[0]) | (a->word[1] & b->word[1]) | (a->word[2] & b->word[2]) |
            (a->word[3] & b->word[3])) != 0;
}

/* Whether every cell of `a` is in `b`. */
static inline bool lele_cellset_within(const lele_cellset *a, const lele_cellset *b)
{
    return ((a->word[0] & ~b->word[0]) | (a->word[1] & ~b->word[1]) | (a->word[2] & ~b->word[2]) |
            (a->word[3] & ~b->word[3])) == 0;
}

static inline int lele_cellset_count(const lele_cellset *set)
{
    return lele_popcount64(set->word[0]) + lele_popcount64(set->word[1]) +
           lele_popcount64(set->word[2]) + lele_popcount64(set->word[3]);
}

/* The first cell of the set in reading order; -1 when it is empty. */
static inline int lele_cellset_first(const lele_cellset *set)
{
    for (int i = 0; i < 4; i++)
        if (set->word[i] != 0)
            return i * 64 + lele_lowest64(set->word[i]);
    return -1;
}

/* Takes the first cell out of the set and returns it; -1 when it is empty.
 * for (int c; (c = lele_cellset_pop(&set)) >= 0;) ... */
static inline int lele_cellset_pop(lele_cellset *set)
{
    for (int i = 0; i < 4; i++) {
        if (set->word[i] == 0)
            continue;
        return i * 64 + lele_word_pop(&set->word[i]);
    }
    return -1;
}

/* '1'..'9', then 'A' for 10 and so on: how digits are written in every text format. */
static inline char lele_digit_char(int digit)
{
    return (char)(digit < 10 ? '0' + digit : 'A' + digit - 10);
}

/* The digit that a character stands for (either case); 0 when it is none. */
static inline int lele_digit_of_char(char c)
{
    if (c >= '1' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'G')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'g')
        return c - 'a' + 10;
    return 0;
}

#endif
