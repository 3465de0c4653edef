/*
 * The operations on one part of a vector of 16-bit lanes, see simd.h.
 *
 * A part is an integer of 64 bits, or a vector type of GCC and Clang of 128 or 256.
 */
#ifndef LELE_CORE_SIMD_PART_H
#define LELE_CORE_SIMD_PART_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if LELE_SIMD_BITS == 256
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#define LELE_INLINE static inline __attribute__((always_inline))

#if LELE_SIMD_BITS == 64
typedef uint64_t lane_part;
#define LANE_ONES UINT64_C(0x0001000100010001)

LELE_INLINE lane_part part_is_zero(lane_part a)
{
    const uint64_t filled = (a + LANE_ONES * 0x7FFF) >> 15 & LANE_ONES;
    return ~(filled * 0xFFFF);
}

LELE_INLINE lane_part part_equal(lane_part a, lane_part b)
{
    return part_is_zero(a ^ b);
}

LELE_INLINE lane_part part_where(lane_part a, lane_part condition)
{
    return a & ~part_is_zero(condition);
}

LELE_INLINE lane_part part_max(lane_part a, lane_part b)
{
    const uint64_t at_least = ((a | LANE_ONES << 15) - b) >> 15 & LANE_ONES;
    const uint64_t mask = at_least * 0xFFFF;
    return (a & mask) | (b & ~mask);
}

LELE_INLINE lane_part part_min(lane_part a, lane_part b)
{
    return a ^ b ^ part_max(a, b);
}

LELE_INLINE lane_part part_drop_lowest(lane_part a)
{
    return a & ((a | LANE_ONES << 15) - LANE_ONES);
}

LELE_INLINE lane_part part_fill(uint16_t value)
{
    return LANE_ONES * value;
}

LELE_INLINE lane_part part_up(lane_part a, lane_part mask)
{
    return a + (mask & LANE_ONES);
}

LELE_INLINE lane_part part_down(lane_part a, lane_part mask)
{
    return a - (mask & LANE_ONES);
}

LELE_INLINE bool part_any(lane_part a)
{
    return a != 0;
}

#else

typedef uint16_t lane_part __attribute__((vector_size(LELE_SIMD_BITS / 8)));

LELE_INLINE lane_part part_is_zero(lane_part a)
{
    return (lane_part)(a == 0);
}

LELE_INLINE lane_part part_equal(lane_part a, lane_part b)
{
    return (lane_part)(a == b);
}

LELE_INLINE lane_part part_where(lane_part a, lane_part condition)
{
#if LELE_SIMD_BITS == 256
    return (lane_part)_mm256_sign_epi16((__m256i)a, (__m256i)condition);
#else
    return a & ~part_is_zero(condition);
#endif
}

LELE_INLINE lane_part part_max(lane_part a, lane_part b)
{
#if LELE_SIMD_BITS == 256
    return (lane_part)_mm256_max_epi16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
    return (lane_part)_mm_max_epi16((__m128i)a, (__m128i)b);
#elif defined(__wasm_simd128__)
    return (lane_part)wasm_i16x8_max((v128_t)a, (v128_t)b);
#else
    const lane_part mask = (lane_part)(a > b);
    return (a & mask) | (b & ~mask);
#endif
}

LELE_INLINE lane_part part_min(lane_part a, lane_part b)
{
#if LELE_SIMD_BITS == 256
    return (lane_part)_mm256_min_epi16((__m256i)a, (__m256i)b);
#else
    return a ^ b ^ part_max(a, b); /* one of them is the greater one */
#endif
}

LELE_INLINE lane_part part_drop_lowest(lane_part a)
{
    return a & (a - 1);
}

LELE_INLINE lane_part part_fill(uint16_t value)
{
    return value - (lane_part){ 0 };
}

LELE_INLINE lane_part part_up(lane_part a, lane_part mask)
{
    return a - mask;
}

LELE_INLINE lane_part part_down(lane_part a, lane_part mask)
{
    return a + mask;
}

LELE_INLINE bool part_any(lane_part a)
{
#if LELE_SIMD_BITS == 256
    return !_mm256_testz_si256((__m256i)a, (__m256i)a);
#elif defined(__wasm_simd128__)
    return wasm_v128_any_true((v128_t)a);
#else
    typedef uint64_t words __attribute__((vector_size(16)));
    return (((words)a)[0] | ((words)a)[1]) != 0;
#endif
}

#endif

#endif
