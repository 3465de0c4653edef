/* The kernel of the bitboard solver for 12x12 and 16x16, for AVX2.  The build compiles only this file
 * with AVX2 enabled. */
#include "solver/bitboard_state.h"

#if defined(__AVX2__)
#define KERNEL                _avx2
#define LELE_BITBOARD_VECTORS 0
#define WORDS                 4
#define WIDTH                 const lele_bitboard_width lele_bitboard_wide_avx2
#include "solver/bitboard_kernel.h"
#endif
