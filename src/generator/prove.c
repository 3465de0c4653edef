/* Proofs of uniqueness in batches, see prove.h. */
#include "generator/prove.h"

#include "solver/solver.h"

#include <stdlib.h>
#include <string.h>

/* Most proofs on the largest layouts need about ten nodes.  The long effort is for minimal
 * puzzles, where every clue has to be decided. */
static const uint64_t max_nodes[] = { [LELE_EFFORT_QUICK] = 100, [LELE_EFFORT_LONG] = 20000 };

struct lele_prover {
    const lele_layout *layout;
    lele_solver *solver;
    bool in_batches;
    uint64_t max_nodes;              /* 0: no limit */
    lele_ban bans[LELE_PROVE_BATCH]; /* of the next batch */
    lele_error outcomes[LELE_PROVE_BATCH];
    uint64_t work[LELE_PROVE_BATCH]; /* of each proof; stays 0 in batches */
    uint8_t puzzles[(LELE_PROVE_BATCH + 1) * LELE_MAX_CELLS];
};

lele_prover *lele_prover_new(const lele_layout *layout, lele_effort effort)
{
    lele_prover *prover = calloc(1, sizeof *prover);
    if (prover == NULL)
        return NULL;
    prover->layout = layout;
    prover->in_batches = lele_layout_is_classic(layout);
    prover->max_nodes = prover->in_batches ? 0 : max_nodes[effort];
    prover->solver = lele_solver_new(layout, prover->in_batches ? NULL : "bitboard", NULL);
    if (prover->solver != NULL)
        return prover;
    free(prover);
    return NULL;
}

void lele_prover_free(lele_prover *prover)
{
    if (prover == NULL)
        return;
    lele_solver_free(prover->solver);
    free(prover);
}

uint8_t *lele_prover_room(lele_prover *prover, size_t index)
{
    return prover->puzzles + index * (size_t)prover->layout->cell_count;
}

void lele_prover_note(lele_prover *prover, size_t index, int cell, int digit)
{
    prover->bans[index] = (lele_ban){ (uint8_t)cell, (uint8_t)digit };
}

static lele_error verdict(uint64_t solutions)
{
    if (solutions == 1)
        return LELE_OK;
    return solutions == 0 ? LELE_E_NO_SOLUTION : LELE_E_SEVERAL_SOLUTIONS;
}

static void run_batch(lele_prover *prover, size_t count)
{
    uint32_t counts[LELE_PROVE_BATCH];
    lele_solve_batch batch = {
        .puzzles = prover->puzzles, .counts = counts, .count = count, .max_solutions = 2
    };
    lele_solve_many_but(prover->solver, &batch, prover->bans);
    for (size_t i = 0; i < count; i++)
        prover->outcomes[i] = verdict(counts[i] + (prover->bans[i].digit != 0));
    memset(prover->bans, 0, sizeof prover->bans);
}

static lele_error prove(lele_prover *prover, const lele_grid *puzzle, uint64_t *work)
{
    const lele_solve_limits limits = { .max_solutions = 2, .max_nodes = prover->max_nodes };
    lele_solve_result result;
    lele_solve(prover->solver, puzzle, &limits, NULL, NULL, &result);
    *work = result.work;
    if (result.stopped && result.solutions < 2)
        return LELE_E_LIMIT;
    return verdict(result.solutions);
}

lele_error lele_prover_one(lele_prover *prover, const lele_grid *puzzle)
{
    uint64_t work;
    return prove(prover, puzzle, &work);
}

void lele_prover_run(lele_prover *prover, size_t count)
{
    if (prover->in_batches) {
        run_batch(prover, count);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        lele_grid grid;
        lele_grid_clear(&grid);
        memcpy(grid.cell, lele_prover_room(prover, i), (size_t)prover->layout->cell_count);
        prover->outcomes[i] = prove(prover, &grid, &prover->work[i]);
    }
}

lele_error lele_prover_outcome(const lele_prover *prover, size_t index)
{
    return prover->outcomes[index];
}

uint64_t lele_prover_work(const lele_prover *prover, size_t index)
{
    return prover->work[index];
}
