/* The table row of the fast solver, and the choice of its kernel for this processor. */
#include "solver/fast.h"

#if defined(__x86_64__)
#define HAS_256    (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
#define KERNEL_256 &lele_fast_kernel_256,
enum { WIDE_KERNELS = 1 };
#else
#define HAS_256 false
#define KERNEL_256
enum { WIDE_KERNELS = 0 };
#endif

static const lele_fast_kernel *const kernels[] = { KERNEL_256 & lele_fast_kernel_128,
                                                   &lele_fast_kernel_64, NULL };

const lele_fast_kernel *lele_fast_kernel_at(size_t index)
{
    const size_t first = HAS_256 ? 0 : WIDE_KERNELS;
    return kernels[first + index];
}

struct fast {
    const lele_fast_kernel *kernel;
    _Alignas(64) unsigned char state[];
};

static bool supports(const lele_layout *layout)
{
    return lele_layout_is_classic(layout);
}

static size_t state_size(const lele_layout *layout)
{
    (void)layout;
    return sizeof(struct fast) + lele_fast_kernel_at(0)->state_size;
}

static void init(void *state, const lele_layout *layout)
{
    struct fast *fast = state;
    (void)layout;
    fast->kernel = lele_fast_kernel_at(0);
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct fast *fast = state;
    fast->kernel->solve(fast->state, grid, run);
}

static void solve_many(void *state, lele_solve_batch *batch)
{
    struct fast *fast = state;
    fast->kernel->solve_many(fast->state, batch);
}

static size_t skim_lines(const char *text, size_t most)
{
    return lele_fast_kernel_at(0)->skim_lines(text, most);
}

const lele_backend lele_backend_fast = {
    .algorithm = { "fast",
                   { "nine boxes in the lanes of one vector, for classic grids only",
                     "九宫并行向量推理，仅用于标准数独" } },
    .supports = supports,
    .state_size = state_size,
    .init = init,
    .solve = solve,
    .solve_many = solve_many,
    .skim_lines = skim_lines,
};
