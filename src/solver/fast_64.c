/* The fast kernel in plain C: 64-bit integers as vectors of four lanes. */
#define LELE_SIMD_BITS   64
#define LELE_FAST_KERNEL lele_fast_kernel_64
#include "solver/fast_kernel.h"
