/* Searches for solutions within a budget, see proof.h. */
#include "game/proof.h"

#include <string.h>

/* The algorithms by turns, each with a share of the budget; the last turn gets the rest. */
static const struct {
    int solver;
    uint64_t share; /* one part in so many */
} turns[] = { { 0, 16 }, { 1, 16 }, { 2, 8 }, { 0, 4 }, { 1, 1 } };

enum { TURN_COUNT = sizeof turns / sizeof turns[0] };

/* NULL is the best algorithm of the layout.  The others choose by other rules, so they seldom get
 * lost in the same place: a classic grid may take `fast` a second and `bitboard` five nodes, a 16x16
 * grid `bitboard` minutes and `gbfs` fifty nodes. */
static const char *const algorithms[LELE_PROOF_SOLVERS] = { NULL, "bitboard", "gbfs" };

bool lele_proof_init(lele_proof *proof, const lele_layout *layout)
{
    memset(proof, 0, sizeof *proof);
    proof->layout = layout;
    proof->solvers[0] = lele_solver_new(layout, algorithms[0], NULL);
    return proof->solvers[0] != NULL;
}

void lele_proof_release(lele_proof *proof)
{
    for (int i = 0; i < LELE_PROOF_SOLVERS; i++)
        lele_solver_free(proof->solvers[i]);
}

void lele_proof_limit(lele_proof *proof, uint64_t max_nodes, uint64_t max_work)
{
    proof->max_nodes = max_nodes;
    proof->max_work = max_work;
    proof->has_last = false;
}

void lele_proof_begin(lele_proof *proof)
{
    proof->left = proof->max_work;
    proof->spent = 0;
}

static lele_solver *solver_at(lele_proof *proof, int index)
{
    if (proof->solvers[index] == NULL)
        proof->solvers[index] = lele_solver_new(proof->layout, algorithms[index], NULL);
    return proof->solvers[index] != NULL ? proof->solvers[index] : proof->solvers[0];
}

/* Two unfinished searches that found one solution each, and not the same one, have found two. */
static void join(const lele_layout *layout, const lele_solve_result *before, lele_solve_result *ret)
{
    if (!ret->stopped || before->solutions == 0)
        return;
    if (ret->solutions == 0) {
        ret->first = before->first;
        ret->solutions = before->solutions;
    } else if (!lele_grid_equal(layout, &before->first, &ret->first)) {
        ret->solutions = 2;
    }
}

static void search_by_turns(lele_proof *proof, const lele_grid *grid, uint64_t most,
                            lele_solve_result *ret)
{
    lele_solve_result before = { .solutions = 0 };
    const uint64_t budget = proof->left;
    *ret = (lele_solve_result){ .stopped = true };
    for (int i = 0; i < TURN_COUNT && proof->left > 0 && ret->stopped; i++) {
        const uint64_t share = budget / turns[i].share;
        const lele_solve_limits limits = { .max_solutions = most,
                                           .max_work = share < proof->left ? share : proof->left };
        if (limits.max_work == 0)
            break;
        before = *ret;
        lele_solve(solver_at(proof, turns[i].solver), grid, &limits, NULL, NULL, ret);
        proof->left -= ret->work < proof->left ? ret->work : proof->left;
        proof->spent += ret->work;
        join(proof->layout, &before, ret);
        if (ret->solutions >= most)
            ret->stopped = false;
    }
}

void lele_proof_search(lele_proof *proof, const lele_grid *grid, uint64_t most,
                       lele_solve_result *ret)
{
    if (proof->has_last && proof->last_most == most &&
        lele_grid_equal(proof->layout, &proof->last_grid, grid)) {
        *ret = proof->last;
        return;
    }
    if (proof->max_work != 0) {
        search_by_turns(proof, grid, most, ret);
    } else {
        const lele_solve_limits limits = { .max_solutions = most, .max_nodes = proof->max_nodes };
        lele_solve(proof->solvers[0], grid, &limits, NULL, NULL, ret);
    }
    proof->has_last = !ret->stopped;
    proof->last_most = most;
    proof->last_grid = *grid;
    proof->last = *ret;
}
