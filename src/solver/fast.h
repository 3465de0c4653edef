/*
 * The fast solver for classic 9x9 grids: one kernel, compiled for several vector widths.
 *
 * The table row `fast` uses the widest kernel that the processor supports; tests run all of them.
 */
#ifndef LELE_SOLVER_FAST_H
#define LELE_SOLVER_FAST_H

#include "solver/solver.h"

typedef struct lele_fast_kernel {
    size_t state_size;
    void (*solve)(void *state, const lele_grid *grid, lele_run *run);
    void (*solve_many)(void *state, lele_solve_batch *batch, const lele_ban *bans);
    size_t (*skim_lines)(const char *text, size_t most);
} lele_fast_kernel;

/* The kernels that this processor supports, widest first; NULL after the last. */
const lele_fast_kernel *lele_fast_kernel_at(size_t index);

extern const lele_fast_kernel lele_fast_kernel_512, lele_fast_kernel_256, lele_fast_kernel_128,
    lele_fast_kernel_64;

#endif
