/*
 * True candidates: a search for each candidate that no solution has shown yet.
 *
 * A search either finds a solution, which shows a digit of every cell, or proves that the candidate is
 * in none; so as many searches as candidates are the most, and far fewer the rule.
 */
#include <string.h>

#include "solver/solver.h"

struct hunt {
    lele_solver *solver;
    const lele_grid *grid;
    lele_solve_limits limits;
    lele_true_candidates *ret;
    lele_digits possible[LELE_MAX_CELLS];
};

static uint64_t left_of(uint64_t limit, uint64_t used)
{
    return limit == 0 ? 0 : limit - used;
}

static bool is_over(const struct hunt *hunt)
{
    const lele_solve_limits *limits = &hunt->limits;
    const lele_true_candidates *ret = hunt->ret;
    return (limits->max_nodes != 0 && ret->nodes >= limits->max_nodes) ||
           (limits->max_work != 0 && ret->work >= limits->max_work) ||
           (limits->stop != NULL && limits->stop(limits->stop_data));
}

/* Every digit in empty cells. */
static void start_plain(struct hunt *hunt)
{
    const lele_layout *layout = lele_solver_layout(hunt->solver);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = hunt->grid->cell[cell];
        hunt->possible[cell] = digit == 0 || digit > layout->size ? lele_digits_all(layout->size)
                                                                  : lele_digits_of(digit);
    }
}

static void probe_plain(struct hunt *hunt, int cell, int digit, const lele_solve_limits *limits,
                        lele_solve_result *ret)
{
    lele_grid grid = *hunt->grid;
    if (grid.cell[cell] == 0)
        grid.cell[cell] = (uint8_t)digit;
    lele_solve(hunt->solver, &grid, limits, NULL, NULL, ret);
    if (ret->solutions == 0 && !ret->stopped)
        lele_digits_remove(&hunt->possible[cell], lele_digits_of(digit));
}

/* Decides one candidate; false when the search was stopped before. */
static bool decide(struct hunt *hunt, int cell, int digit)
{
    const lele_prober *prober = lele_solver_backend(hunt->solver)->prober;
    lele_true_candidates *ret = hunt->ret;
    const lele_solve_limits limits = {
        .max_solutions = 1,
        .max_nodes = left_of(hunt->limits.max_nodes, ret->nodes),
        .stop = hunt->limits.stop,
        .stop_data = hunt->limits.stop_data,
        .max_work = left_of(hunt->limits.max_work, ret->work),
    };
    lele_solve_result result = { 0 };
    lele_run run = { .limits = limits, .result = &result };
    if (prober != NULL)
        prober->probe(lele_solver_state(hunt->solver), cell, digit, ret->found, hunt->possible,
                      &run);
    else
        probe_plain(hunt, cell, digit, &limits, &result);
    ret->nodes += result.nodes;
    ret->guesses += result.guesses;
    ret->work += result.work;
    if (result.solutions == 0)
        return !result.stopped;
    ret->solutions++;
    for (int i = 0; i < lele_solver_layout(hunt->solver)->cell_count; i++)
        ret->found[i] |= lele_digits_of(result.first.cell[i]);
    return true;
}

/* Decides the candidates of a cell; false when the search ends: stopped, or without a solution. */
static bool decide_cell(struct hunt *hunt, int cell)
{
    lele_true_candidates *ret = hunt->ret;
    for (lele_digits rest;
         (rest = lele_digits_minus(hunt->possible[cell], ret->found[cell])) != 0;) {
        ret->stopped = is_over(hunt) || !decide(hunt, cell, lele_digits_first(rest));
        if (ret->stopped)
            return false;
    }
    return ret->found[cell] != 0;
}

void lele_solve_candidates(lele_solver *solver, const lele_grid *grid,
                           const lele_solve_limits *limits, lele_true_candidates *ret)
{
    struct hunt hunt = { .solver = solver, .grid = grid, .ret = ret };
    const lele_prober *prober = lele_solver_backend(solver)->prober;
    const int cells = lele_solver_layout(solver)->cell_count;
    memset(ret, 0, sizeof *ret);
    if (limits != NULL)
        hunt.limits = *limits;
    if (prober == NULL)
        start_plain(&hunt);
    else if (!prober->start(lele_solver_state(solver), grid, hunt.possible))
        return;
    for (int cell = 0; cell < cells; cell++)
        if (!decide_cell(&hunt, cell))
            break;
    for (int cell = 0; ret->stopped && cell < cells; cell++)
        ret->open[cell] = lele_digits_minus(hunt.possible[cell], ret->found[cell]);
}
