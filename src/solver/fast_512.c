/* The fast kernel for processors with AVX-512: vectors of 256 bits as for AVX2, but with twice as
 * many registers and with logic of three operands.  The build compiles only this file with AVX-512
 * enabled. */
#include "solver/fast.h"

#if defined(__AVX512VL__) && defined(__AVX512BW__)
#define LELE_SIMD_BITS   256
#define LELE_FAST_KERNEL lele_fast_kernel_512
#include "solver/fast_kernel.h"
#endif
