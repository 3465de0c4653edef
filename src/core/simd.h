/*
 * Vectors of 16-bit lanes in four groups of four, in one source for every machine.
 *
 * LELE_SIMD_BITS selects the parts of a vector: one part of 256 bits (AVX2), two of 128 (SSE2,
 * NEON, WebAssembly) or three of 64 (plain C, where a part is an integer).  Lanes 0..2 of a group
 * hold data; the fourth is always 0.  Plain C has only three groups.  A value uses at most 15 bits
 * of its lane, so that plain integers never carry into the next lane.
 *
 * Included once per translation unit.  Vector types and shuffles are those of GCC and Clang.
 */
#ifndef LELE_CORE_SIMD_H
#define LELE_CORE_SIMD_H

#include "core/simd_part.h"

enum {
    LANE_GROUP = 4,
    LANE_GROUPS = 3,
    LANES = LANE_GROUP * LANE_GROUPS,
    LANE_SLOTS = 16, /* length of an array of lanes; entries from LANES on are 0 or ignored */
    LANE_PARTS = LELE_SIMD_BITS == 256   ? 1
                 : LELE_SIMD_BITS == 128 ? 2
                                         : 3,
    LANES_IN_PART = LELE_SIMD_BITS / 16,
    ALL_GROUPS = LANE_PARTS * LANES_IN_PART / LANE_GROUP, /* includes the fourth where it exists */
};

typedef struct lanes {
    lane_part part[LANE_PARTS];
} lanes;

LELE_INLINE lanes lanes_and(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] &= b.part[p];
    return a;
}

LELE_INLINE lanes lanes_or(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] |= b.part[p];
    return a;
}

LELE_INLINE lanes lanes_xor(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] ^= b.part[p];
    return a;
}

/* The bits of `a` that are not in `b`. */
LELE_INLINE lanes lanes_minus(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] &= ~b.part[p];
    return a;
}

/* Logic of three operands; AVX-512 has one instruction for all of it, and the table says which. */
#if defined(__AVX512VL__) && LELE_SIMD_BITS == 256
#define LANES_OF_THREE(a, b, c, table, other)                                                      \
    ((lanes){ { (lane_part)_mm256_ternarylogic_epi32((__m256i)(a).part[0], (__m256i)(b).part[0],   \
                                                     (__m256i)(c).part[0], table) } })
#else
#define LANES_OF_THREE(a, b, c, table, other) (other)
#endif

LELE_INLINE lanes lanes_or3(lanes a, lanes b, lanes c)
{
    return LANES_OF_THREE(a, b, c, 0xFE, lanes_or(lanes_or(a, b), c));
}

/* a, and what b and c have in common. */
LELE_INLINE lanes lanes_or_both(lanes a, lanes b, lanes c)
{
    return LANES_OF_THREE(a, b, c, 0xF8, lanes_or(a, lanes_and(b, c)));
}

/* The bits of a in exactly one of b and c. */
LELE_INLINE lanes lanes_and_either(lanes a, lanes b, lanes c)
{
    return LANES_OF_THREE(a, b, c, 0x60, lanes_and(a, lanes_xor(b, c)));
}

/* The bits of a in both of b and c, or in none of them. */
LELE_INLINE lanes lanes_and_equal(lanes a, lanes b, lanes c)
{
    return LANES_OF_THREE(a, b, c, 0x90, lanes_minus(a, lanes_xor(b, c)));
}

/* The bits that are in two of the three, or in all. */
LELE_INLINE lanes lanes_in_two(lanes a, lanes b, lanes c)
{
    return LANES_OF_THREE(a, b, c, 0xE8, lanes_or(lanes_and(a, b), lanes_and(lanes_or(a, b), c)));
}

/* All ones in the lanes of `a` that are 0, else 0. */
LELE_INLINE lanes lanes_is_zero(lanes a)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_is_zero(a.part[p]);
    return a;
}

LELE_INLINE lanes lanes_equal(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_equal(a.part[p], b.part[p]);
    return a;
}

LELE_INLINE lanes lanes_max(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_max(a.part[p], b.part[p]);
    return a;
}

LELE_INLINE lanes lanes_min(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_min(a.part[p], b.part[p]);
    return a;
}

/* The lanes of `a` where the condition is not 0, else 0. */
LELE_INLINE lanes lanes_where(lanes a, lanes condition)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_where(a.part[p], condition.part[p]);
    return a;
}

LELE_INLINE lanes lanes_drop_lowest(lanes a)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_drop_lowest(a.part[p]);
    return a;
}

LELE_INLINE lanes lanes_fill(uint16_t value)
{
    lanes a;
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_fill(value);
    return a;
}

/* Adds or subtracts 1 where the mask is all ones. */
LELE_INLINE lanes lanes_up(lanes a, lanes mask)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_up(a.part[p], mask.part[p]);
    return a;
}

LELE_INLINE lanes lanes_down(lanes a, lanes mask)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = part_down(a.part[p], mask.part[p]);
    return a;
}

LELE_INLINE lanes lanes_add(lanes a, lanes b)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] += b.part[p];
    return a;
}

LELE_INLINE lanes lanes_shift_left(lanes a, int by)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] <<= by;
    return a;
}

LELE_INLINE bool lanes_any(lanes a)
{
    lane_part any = a.part[0];
    for (int p = 1; p < LANE_PARTS; p++)
        any |= a.part[p];
    return part_any(any);
}

/* Between a vector and an array of its lanes. */
LELE_INLINE lanes lanes_load(const uint16_t lane[LANE_SLOTS])
{
    lanes a;
#if LELE_SIMD_BITS == 64
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = lane[4 * p] | (uint64_t)lane[4 * p + 1] << 16 |
                    (uint64_t)lane[4 * p + 2] << 32 | (uint64_t)lane[4 * p + 3] << 48;
#else
    memcpy(&a, lane, sizeof a);
#endif
    return a;
}

LELE_INLINE void lanes_store(lanes a, uint16_t lane[LANE_SLOTS])
{
#if LELE_SIMD_BITS == 64
    for (int i = 0; i < LANES; i++)
        lane[i] = (uint16_t)(a.part[i / 4] >> (16 * (i % 4)));
#else
    memcpy(lane, &a, sizeof a);
#endif
}

/* The greatest value of all lanes. */
LELE_INLINE uint16_t lanes_highest(lanes a)
{
#if LELE_SIMD_BITS == 256
    const __m128i most = _mm_max_epu16(_mm256_castsi256_si128((__m256i)a.part[0]),
                                       _mm256_extracti128_si256((__m256i)a.part[0], 1));
    const __m128i least = _mm_minpos_epu16(_mm_xor_si128(most, _mm_set1_epi16(-1)));
    return (uint16_t)~_mm_cvtsi128_si32(least);
#else
    uint16_t lane[LANE_SLOTS], highest = 0;
    lanes_store(a, lane);
    for (int i = 0; i < LANES; i++)
        highest = lane[i] > highest ? lane[i] : highest;
    return highest;
#endif
}

/* The mask of one lane. */
LELE_INLINE lanes lanes_at(int lane)
{
    static const uint16_t numbers[LANE_SLOTS] = { 1, 2,  3,  4,  5,  6,  7,  8,
                                                  9, 10, 11, 12, 13, 14, 15, 16 };
    return lanes_equal(lanes_load(numbers), lanes_fill((uint16_t)(lane + 1)));
}

/* The first lane that is not 0; there must be one. */
LELE_INLINE int lanes_first(lanes a)
{
#if LELE_SIMD_BITS == 256
    const __m256i zero = _mm256_cmpeq_epi16((__m256i)a.part[0], _mm256_setzero_si256());
    return __builtin_ctz(~(unsigned)_mm256_movemask_epi8(zero)) / 2;
#else
    uint16_t lane[LANE_SLOTS] = { 0 };
    int first = 0;
    lanes_store(a, lane);
    while (first < LANES - 1 && lane[first] == 0)
        first++;
    return first;
#endif
}

/* A group as one word: it is eight consecutive bytes for every width of part. */
LELE_INLINE uint64_t lanes_group(const lanes *a, int group)
{
    uint64_t word;
    memcpy(&word, (const char *)a + 8 * group, sizeof word);
    return word;
}

/* The mask of one group. */
LELE_INLINE lanes lanes_at_group(int group)
{
    static const uint16_t numbers[LANE_SLOTS] = { 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4 };
    return lanes_equal(lanes_load(numbers), lanes_fill((uint16_t)(group + 1)));
}

#if LELE_SIMD_BITS == 64

LELE_INLINE lanes lanes_of_groups(uint64_t a, uint64_t b, uint64_t c)
{
    return (lanes){ { a, b, c } };
}

LELE_INLINE lanes lanes_fill_groups(uint64_t word)
{
    return (lanes){ { word, word, word } };
}

LELE_INLINE lanes lanes_blend(lanes a, lanes b, lanes mask)
{
    return lanes_or(lanes_minus(a, mask), lanes_and(b, mask));
}

#else

typedef uint64_t group_part __attribute__((vector_size(LELE_SIMD_BITS / 8)));

LELE_INLINE lanes lanes_of_groups(uint64_t a, uint64_t b, uint64_t c)
{
#if LELE_SIMD_BITS == 256
    return (lanes){ { (lane_part)(group_part){ a, b, c, 0 } } };
#else
    return (lanes){ { (lane_part)(group_part){ a, b }, (lane_part)(group_part){ c, 0 } } };
#endif
}

LELE_INLINE lanes lanes_fill_groups(uint64_t word)
{
    lanes a;
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = (lane_part)(word - (group_part){ 0 });
    return a;
}

/* The lanes of `b` where the mask is all ones, those of `a` where it is 0. */
LELE_INLINE lanes lanes_blend(lanes a, lanes b, lanes mask)
{
#if LELE_SIMD_BITS == 256
    a.part[0] = (lane_part)_mm256_blendv_epi8((__m256i)a.part[0], (__m256i)b.part[0],
                                              (__m256i)mask.part[0]);
    return a;
#else
    return lanes_or(lanes_minus(a, mask), lanes_and(b, mask));
#endif
}

#endif

/* One bit per group; it is set where the whole group is 0. */
LELE_INLINE unsigned lanes_zero_groups(lanes a)
{
#if LELE_SIMD_BITS == 256
    const __m256i zero = _mm256_cmpeq_epi64((__m256i)a.part[0], _mm256_setzero_si256());
    return (unsigned)_mm256_movemask_pd((__m256d)zero);
#else
    unsigned zero = 0;
    for (int g = 0; g < ALL_GROUPS; g++) {
#if LELE_SIMD_BITS == 64
        const uint64_t word = a.part[g];
#else
        const uint64_t word = ((group_part)a.part[g / 2])[g % 2];
#endif
        zero |= (unsigned)(word == 0) << g;
    }
    return zero;
#endif
}

/*
 * Rotations.  In a group: lane i gets lane (i + by) % 3 of its group.  Of groups: group g gets
 * group (g + by) % 3.  The fourth lane and the fourth group do not move.
 */
#if LELE_SIMD_BITS == 256

#define LANES_PICK(a, ...) __builtin_shufflevector(a, a, __VA_ARGS__)

LELE_INLINE lanes lanes_turn_in_group(lanes a, int by)
{
    const __m256i once = _mm256_set_epi64x(0x0F0E09080D0C0B0A, 0x0706010005040302,
                                           0x0F0E09080D0C0B0A, 0x0706010005040302);
    const __m256i twice = _mm256_set_epi64x(0x0F0E0B0A09080D0C, 0x0706030201000504,
                                            0x0F0E0B0A09080D0C, 0x0706030201000504);
    a.part[0] = (lane_part)_mm256_shuffle_epi8((__m256i)a.part[0], by == 1 ? once : twice);
    return a;
}

LELE_INLINE lanes lanes_turn_groups(lanes a, int by)
{
    const lane_part v = a.part[0];
    a.part[0] = by == 1 ? LANES_PICK(v, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15)
                        : LANES_PICK(v, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
    return a;
}

#elif LELE_SIMD_BITS == 128

#define LANES_PICK(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)

LELE_INLINE lanes lanes_turn_in_group(lanes a, int by)
{
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = by == 1 ? LANES_PICK(a.part[p], a.part[p], 1, 2, 0, 3, 5, 6, 4, 7)
                            : LANES_PICK(a.part[p], a.part[p], 2, 0, 1, 3, 6, 4, 5, 7);
    return a;
}

LELE_INLINE lanes lanes_turn_groups(lanes a, int by)
{
    const lane_part v = a.part[0], w = a.part[1];
    a.part[0] = by == 1 ? LANES_PICK(v, w, 4, 5, 6, 7, 8, 9, 10, 11)
                        : LANES_PICK(v, w, 8, 9, 10, 11, 0, 1, 2, 3);
    a.part[1] = by == 1 ? LANES_PICK(v, w, 0, 1, 2, 3, 12, 13, 14, 15)
                        : LANES_PICK(v, w, 4, 5, 6, 7, 12, 13, 14, 15);
    return a;
}

#else

LELE_INLINE lanes lanes_turn_in_group(lanes a, int by)
{
    const uint64_t three = UINT64_C(0xFFFFFFFFFFFF);
    for (int p = 0; p < LANE_PARTS; p++)
        a.part[p] = (a.part[p] >> (16 * by) | a.part[p] << (48 - 16 * by)) & three;
    return a;
}

LELE_INLINE lanes lanes_turn_groups(lanes a, int by)
{
    lanes turned;
    for (int p = 0; p < LANE_PARTS; p++)
        turned.part[p] = a.part[(p + by) % LANE_GROUPS];
    return turned;
}

#endif

#endif
