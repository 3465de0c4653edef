/* The fast kernel for AVX2.  The build compiles only this file with AVX2 enabled. */
#include "solver/fast.h"

#if defined(__AVX2__)
#define LELE_SIMD_BITS   256
#define LELE_FAST_KERNEL lele_fast_kernel_256
#include "solver/fast_kernel.h"
#endif
