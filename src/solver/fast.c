/* The table row of the fast solver, and the choice of its kernel for this processor. */
#include "solver/fast.h"

#if defined(__x86_64__)

static const lele_fast_kernel *const kernels[] = { &lele_fast_kernel_512, &lele_fast_kernel_256,
                                                   &lele_fast_kernel_128, &lele_fast_kernel_64,
                                                   NULL };

/* The number of kernels that this processor does not support; they are the first ones. */
static size_t unsupported(void)
{
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi"))
        return 2;
#ifdef LELE_WITHOUT_AVX512 /* to measure the kernels for other processors */
    return 1;
#else
    return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") ? 0 : 1;
#endif
}

#else

static const lele_fast_kernel *const kernels[] = { &lele_fast_kernel_128, &lele_fast_kernel_64,
                                                   NULL };

static size_t unsupported(void)
{
    return 0;
}

#endif

const lele_fast_kernel *lele_fast_kernel_at(size_t index)
{
    return kernels[unsupported() + index];
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

static void solve_many(void *state, lele_solve_batch *batch, const lele_ban *bans)
{
    struct fast *fast = state;
    fast->kernel->solve_many(fast->state, batch, bans);
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
    .cell_work = 4,
};
