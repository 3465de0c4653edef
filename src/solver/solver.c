/* The table of algorithms, and the solver object around one of them. */
#include "solver/solver.h"

#include <stdlib.h>
#include <string.h>

static const lele_backend *const backends[] = {
    &lele_backend_fast, &lele_backend_bitboard, &lele_backend_dlx,
    &lele_backend_gbfs, &lele_backend_dfs,      &lele_backend_rows,
};

enum { BACKEND_COUNT = sizeof backends / sizeof backends[0] };

struct lele_solver {
    const lele_backend *backend;
    const lele_layout *layout;
    _Alignas(64) unsigned char state[];
};

const lele_algorithm *lele_algorithm_at(size_t index)
{
    return index < BACKEND_COUNT ? &backends[index]->algorithm : NULL;
}

/* The named backend, or without a name the first one; where it does not know the layout, the
 * next one that does. */
static const lele_backend *find(const lele_layout *layout, const char *name)
{
    bool reached = name == NULL;
    for (size_t i = 0; i < BACKEND_COUNT; i++) {
        const lele_backend *backend = backends[i];
        reached = reached || strcmp(backend->algorithm.name, name) == 0;
        if (reached && (backend->supports == NULL || backend->supports(layout)))
            return backend;
    }
    return NULL;
}

lele_solver *lele_solver_new(const lele_layout *layout, const char *algorithm,
                             lele_problem *problem)
{
    const lele_backend *backend = find(layout, algorithm);
    if (backend == NULL) {
        if (problem != NULL)
            lele_problem_quote(problem, algorithm, strlen(algorithm));
        lele_problem_set(problem, LELE_E_ALGORITHM);
        return NULL;
    }
    const size_t size = sizeof(lele_solver) + backend->state_size(layout);
    lele_solver *solver = aligned_alloc(64, (size + 63) / 64 * 64);
    if (solver == NULL) {
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    solver->backend = backend;
    solver->layout = layout;
    backend->init(solver->state, layout);
    return solver;
}

void lele_solver_free(lele_solver *solver)
{
    free(solver);
}

const lele_algorithm *lele_solver_algorithm(const lele_solver *solver)
{
    return &solver->backend->algorithm;
}

bool lele_run_enter(lele_run *run)
{
    enum { POLL_EVERY = 1024 };
    const lele_solve_limits *limits = &run->limits;
    run->nodes++;
    const bool polled = limits->stop != NULL && run->nodes % POLL_EVERY == 0;
    if ((limits->max_nodes != 0 && run->nodes > limits->max_nodes) ||
        (polled && limits->stop(limits->stop_data))) {
        run->result->stopped = true;
        return false;
    }
    return true;
}

bool lele_run_report(lele_run *run, const lele_grid *solution)
{
    lele_solve_result *result = run->result;
    if (result->solutions++ == 0)
        result->first = *solution;
    if (run->found != NULL && !run->found(run->data, solution))
        return false;
    return run->limits.max_solutions == 0 || result->solutions < run->limits.max_solutions;
}

void lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                lele_solution_fn found, void *data, lele_solve_result *ret)
{
    static const lele_solve_limits unique = { .max_solutions = 2 };
    lele_run run = {
        .limits = limits != NULL ? *limits : unique, .found = found, .data = data, .result = ret
    };
    ret->solutions = 0;
    ret->guesses = 0;
    ret->stopped = false;
    solver->backend->solve(solver->state, grid, &run);
}

static void solve_one_by_one(lele_solver *solver, lele_solve_batch *batch)
{
    const size_t cells = (size_t)solver->layout->cell_count;
    const lele_solve_limits limits = { .max_solutions = batch->max_solutions };
    lele_solve_result result;
    lele_grid grid;
    lele_grid_clear(&grid);
    batch->guesses = 0;
    for (size_t i = 0; i < batch->count; i++) {
        memcpy(grid.cell, batch->puzzles + i * cells, cells);
        lele_solve(solver, &grid, &limits, NULL, NULL, &result);
        batch->counts[i] = (uint32_t)result.solutions;
        batch->guesses += result.guesses;
        if (batch->solutions != NULL && result.solutions != 0)
            memcpy(batch->solutions + i * cells, result.first.cell, cells);
    }
}

void lele_solve_many(lele_solver *solver, lele_solve_batch *batch)
{
    if (solver->backend->solve_many != NULL)
        solver->backend->solve_many(solver->state, batch);
    else
        solve_one_by_one(solver, batch);
}
