/* The fast kernel for 128-bit vectors: SSE2, NEON, WebAssembly. */
#define LELE_SIMD_BITS   128
#define LELE_FAST_KERNEL lele_fast_kernel_128
#include "solver/fast_kernel.h"
