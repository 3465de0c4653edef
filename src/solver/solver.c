/* The table of algorithms, and the solver object that holds the state of one of them. */
#include "solver/solver.h"

#include "lele/clue.h"

#include <stdlib.h>
#include <string.h>

static const lele_backend *const backends[] = {
    &lele_backend_fast, &lele_backend_bitboard, &lele_backend_propagate, &lele_backend_dlx,
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

static bool supports(const lele_backend *backend, const lele_layout *layout)
{
    return backend->supports == NULL || backend->supports(layout);
}

bool lele_backend_needs_only_peers(const lele_layout *layout)
{
    const lele_clues *clues = layout->clues;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        if (rule->kind != LELE_RULE_MASK && rule->kind != LELE_RULE_DIFFER &&
            (rule->kind != LELE_RULE_PAIR || rule->relation != LELE_RELATION_UNEQUAL))
            return false;
    }
    return true;
}

/* With clues `propagate`; else the first row that works on the layout: `bitboard` works on all. */
static const lele_backend *find_best(const lele_layout *layout)
{
    if (layout->clues != NULL)
        return &lele_backend_propagate;
    size_t i = 0;
    while (!supports(backends[i], layout))
        i++;
    return backends[i];
}

static const lele_backend *find_named(const lele_layout *layout, const char *name,
                                      lele_problem *problem)
{
    lele_error error = LELE_E_ALGORITHM;
    for (size_t i = 0; i < BACKEND_COUNT; i++) {
        if (strcmp(backends[i]->algorithm.name, name) != 0)
            continue;
        if (supports(backends[i], layout))
            return backends[i];
        error = LELE_E_ALGORITHM_LAYOUT;
    }
    if (problem != NULL)
        lele_problem_quote(problem, name, strlen(name));
    lele_problem_set(problem, error);
    return NULL;
}

lele_solver *lele_solver_new(const lele_layout *layout, const char *algorithm,
                             lele_problem *problem)
{
    const lele_backend *backend =
        algorithm == NULL ? find_best(layout) : find_named(layout, algorithm, problem);
    if (backend == NULL)
        return NULL;
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

const lele_backend *lele_solver_backend(const lele_solver *solver)
{
    return solver->backend;
}

const lele_layout *lele_solver_layout(const lele_solver *solver)
{
    return solver->layout;
}

void *lele_solver_state(lele_solver *solver)
{
    return solver->state;
}

bool lele_run_enter(lele_run *run)
{
    enum { POLL_EVERY = 1024 };
    const lele_solve_limits *limits = &run->limits;
    const uint64_t nodes = ++run->result->nodes;
    const uint64_t work = run->result->work += run->node_work;
    const bool polled = limits->stop != NULL && nodes % POLL_EVERY == 0;
    if ((limits->max_nodes != 0 && nodes > limits->max_nodes) ||
        (limits->max_work != 0 && work > limits->max_work) ||
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
        .limits = limits != NULL ? *limits : unique,
        .found = found,
        .data = data,
        .result = ret,
        .node_work = (uint64_t)solver->backend->cell_work * (uint64_t)solver->layout->cell_count,
    };
    ret->solutions = ret->nodes = ret->guesses = ret->backtracks = ret->work = 0;
    ret->stopped = false;
    solver->backend->solve(solver->state, grid, &run);
}

/* Reads a grid in the form of its batch; `size` is the size of the layout. */
static void read_grid(const uint8_t *from, size_t cells, lele_solve_form form, int size,
                      lele_grid *ret)
{
    for (size_t cell = 0; cell < cells; cell++) {
        const int digit = from[cell] - '0';
        ret->cell[cell] = form == LELE_FORM_CELLS     ? from[cell]
                          : digit < 0 || digit > size ? 0
                                                      : (uint8_t)digit;
    }
}

static void write_grid(const lele_grid *grid, size_t cells, lele_solve_form form, uint8_t *ret)
{
    const uint8_t zero = form == LELE_FORM_LINES ? '0' : 0;
    for (size_t cell = 0; cell < cells; cell++)
        ret[cell] = (uint8_t)(grid->cell[cell] + zero);
    if (form == LELE_FORM_LINES)
        ret[cells] = '\n';
}

static void solve_one_by_one(lele_solver *solver, lele_solve_batch *batch)
{
    const size_t cells = (size_t)solver->layout->cell_count;
    const size_t stride = cells + (batch->form == LELE_FORM_LINES);
    /* The limit of work is never reached; with it, `bitboard` takes its better choices. */
    const lele_solve_limits limits = { .max_solutions = batch->max_solutions,
                                       .max_work = UINT64_MAX };
    lele_solve_result result;
    lele_grid grid;
    lele_grid_clear(&grid);
    batch->guesses = 0;
    for (size_t i = 0; i < batch->count; i++) {
        read_grid(batch->puzzles + i * stride, cells, batch->form, solver->layout->size, &grid);
        lele_solve(solver, &grid, &limits, NULL, NULL, &result);
        batch->counts[i] = (uint32_t)result.solutions;
        batch->guesses += result.guesses;
        if (batch->solutions != NULL && result.solutions != 0)
            write_grid(&result.first, cells, batch->form, batch->solutions + i * stride);
    }
}

void lele_solve_many_but(lele_solver *solver, lele_solve_batch *batch, const lele_ban *bans)
{
    solver->backend->solve_many(solver->state, batch, bans);
}

void lele_solve_many(lele_solver *solver, lele_solve_batch *batch)
{
    if (solver->backend->solve_many != NULL)
        lele_solve_many_but(solver, batch, NULL);
    else
        solve_one_by_one(solver, batch);
}

static bool is_line(const lele_layout *layout, const char *text)
{
    const char last = (char)('0' + layout->size);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const char c = text[cell];
        if ((c < '0' || c > last) && !lele_grid_is_blank(c))
            return false;
    }
    return text[layout->cell_count] == '\n';
}

size_t lele_solve_count_lines(const lele_solver *solver, const char *text, size_t length)
{
    const lele_backend *backend = solver->backend;
    const size_t stride = (size_t)solver->layout->cell_count + 1;
    const size_t most = solver->layout->size > 9 ? 0 : length / stride;
    size_t count = 0;
    for (;; count++) {
        if (backend->skim_lines != NULL)
            count += backend->skim_lines(text + count * stride, most - count);
        if (count == most || !is_line(solver->layout, text + count * stride))
            return count;
    }
}
