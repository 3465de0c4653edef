/* The kernels of the bitboard solver for processors with AVX-512.  The build compiles only this file
 * with AVX-512 enabled. */
#include "solver/bitboard_state.h"

#if defined(__AVX512VL__) && defined(__AVX512VPOPCNTDQ__)
#include <immintrin.h>
#define KERNEL                _avx512
#define LELE_BITBOARD_VECTORS 1
#define WORDS                 1
#define WIDTH                 static const lele_bitboard_width width1_avx512
#include "solver/bitboard_kernel.h"
#undef WIDTH
#undef WORDS
#define WORDS 2
#define WIDTH static const lele_bitboard_width width2_avx512
#include "solver/bitboard_kernel.h"
#undef WIDTH
#undef WORDS
#define WORDS 4
#define WIDTH static const lele_bitboard_width width4_avx512
#include "solver/bitboard_kernel.h"

const lele_bitboard_width *const lele_bitboard_avx512[] = { &width1_avx512, &width2_avx512,
                                                            &width4_avx512 };
#endif
