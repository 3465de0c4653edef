/*
 * Repair: every single-cell correction that can help is tried and proved.  The results are sorted
 * by cost: likely mistakes, such as neighbouring or similar digits, come first, and cells that
 * break a rule come before others.
 */
#include "lele/repair.h"
#include "generator/extra.h"

#include <stdlib.h>
#include <string.h>

enum {
    WORK_OF_PUZZLE = LELE_WORK_SECOND / 4, /* for the puzzle as it is */
    WORK_OF_ALL = LELE_WORK_SECOND / 2,    /* for all corrections */
    WORK_OF_ONE = LELE_WORK_SECOND / 50,
    COST_ADD = 5, /* only with several solutions: a given was omitted */
    COST_ALIKE = 10,
    COST_CHANGE = 20,
    COST_REMOVE = 40,
    IN_CONFLICT = 5, /* subtracted from the cost */
};

struct lele_repairer {
    const lele_layout *layout;
    lele_solver *solver;
    lele_extra *extra;
    uint64_t work_left;
};

lele_repairer *lele_repairer_new(const lele_layout *layout, lele_problem *problem)
{
    lele_repairer *repairer = calloc(1, sizeof *repairer);
    if (repairer != NULL) {
        repairer->layout = layout;
        repairer->solver = lele_solver_new(layout, layout->clues == NULL ? "bitboard" : NULL, NULL);
        if (repairer->solver != NULL)
            repairer->extra = lele_extra_new(layout, repairer->solver);
        if (repairer->extra != NULL)
            return repairer;
    }
    lele_repairer_free(repairer);
    lele_problem_set(problem, LELE_E_MEMORY);
    return NULL;
}

void lele_repairer_free(lele_repairer *repairer)
{
    if (repairer == NULL)
        return;
    lele_extra_free(repairer->extra);
    lele_solver_free(repairer->solver);
    free(repairer);
}

/* Pairs of digits that are easily confused in print or handwriting. */
static bool are_alike(int a, int b)
{
    static const uint8_t pairs[][2] = { { 1, 7 }, { 2, 7 }, { 3, 8 }, { 5, 6 }, { 6, 8 },
                                        { 8, 9 }, { 6, 9 }, { 4, 9 }, { 3, 5 }, { 7, 9 } };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if ((pairs[i][0] == a && pairs[i][1] == b) || (pairs[i][0] == b && pairs[i][1] == a))
            return true;
    return false;
}

static int cost_of(const lele_correction *correction, const lele_cellset *conflicts)
{
    static const int costs[] = { [LELE_REPAIR_CHANGE] = COST_CHANGE,
                                 [LELE_REPAIR_REMOVE] = COST_REMOVE,
                                 [LELE_REPAIR_ADD] = COST_ADD };
    int cost = costs[correction->kind];
    const int apart = correction->from - correction->to;
    if (correction->kind == LELE_REPAIR_CHANGE &&
        (apart == 1 || apart == -1 || are_alike(correction->from, correction->to)))
        cost = COST_ALIKE;
    if (lele_cellset_has(conflicts, correction->cell))
        cost -= IN_CONFLICT;
    return cost;
}

static uint64_t count_solutions(lele_repairer *repairer, const lele_grid *puzzle, uint64_t work,
                                bool *decided)
{
    const lele_solve_limits limits = { .max_solutions = 2, .max_work = work };
    lele_solve_result result;
    if (repairer->work_left == 0) {
        *decided = false;
        return 0;
    }
    lele_solve(repairer->solver, puzzle, &limits, NULL, NULL, &result);
    repairer->work_left -= result.work < repairer->work_left ? result.work : repairer->work_left;
    *decided = !result.stopped || result.solutions == 2;
    return result.solutions;
}

static void try_correction(lele_repairer *repairer, const lele_grid *puzzle,
                           const lele_cellset *conflicts, lele_correction correction,
                           lele_repair_result *ret)
{
    lele_grid changed = *puzzle;
    changed.cell[correction.cell] = correction.to;
    if (lele_grid_check(repairer->layout, &changed, NULL) != LELE_OK)
        return;
    bool decided = true;
    const uint64_t solutions = count_solutions(repairer, &changed, WORK_OF_ONE, &decided);
    if (!decided || ret->correction_count == LELE_REPAIR_CORRECTIONS)
        ret->complete &= solutions != 1 && decided;
    else if (solutions == 1) {
        correction.cost = (uint16_t)cost_of(&correction, conflicts);
        ret->corrections[ret->correction_count++] = correction;
    }
}

/* Tries every other digit, and an empty cell. */
static void try_cell(lele_repairer *repairer, const lele_grid *puzzle,
                     const lele_cellset *conflicts, int cell, lele_repair_result *ret)
{
    const int from = puzzle->cell[cell];
    for (int to = from == 0 ? 1 : 0; to <= repairer->layout->size; to++) {
        if (to == from)
            continue;
        const lele_repair_kind kind = from == 0 ? LELE_REPAIR_ADD
                                      : to == 0 ? LELE_REPAIR_REMOVE
                                                : LELE_REPAIR_CHANGE;
        try_correction(repairer, puzzle, conflicts,
                       (lele_correction){ .cell = (lele_cell)cell,
                                          .from = (uint8_t)from,
                                          .to = (uint8_t)to,
                                          .kind = (uint8_t)kind },
                       ret);
    }
}

static int by_cost(const void *a, const void *b)
{
    const lele_correction *x = a, *y = b;
    if (x->cost != y->cost)
        return x->cost < y->cost ? -1 : 1;
    if (x->cell != y->cell)
        return x->cell < y->cell ? -1 : 1;
    return (x->to > y->to) - (x->to < y->to);
}

void lele_repair(lele_repairer *repairer, const lele_grid *puzzle, lele_repair_result *ret)
{
    const lele_layout *layout = repairer->layout;
    memset(ret, 0, sizeof *ret);
    ret->complete = true;
    ret->decided = true;
    repairer->work_left = WORK_OF_PUZZLE + WORK_OF_ALL;
    const lele_cellset conflicts = lele_grid_conflicts(layout, puzzle);
    const bool breaks_rules = !lele_cellset_is_empty(&conflicts);
    if (!breaks_rules)
        ret->solutions = count_solutions(repairer, puzzle, WORK_OF_PUZZLE, &ret->decided);
    if (ret->solutions == 1 && ret->decided)
        return;
    ret->complete = ret->decided;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        /* A broken rule is repaired in one of its own cells.  A puzzle without a solution gets
         * none by one more given. */
        if (breaks_rules ? !lele_cellset_has(&conflicts, cell)
                         : puzzle->cell[cell] == 0 && ret->solutions == 0)
            continue;
        try_cell(repairer, puzzle, &conflicts, cell, ret);
    }
    qsort(ret->corrections, ret->correction_count, sizeof ret->corrections[0], by_cost);
    if (ret->solutions <= 1)
        return;
    if (ret->correction_count > 0 && ret->corrections[0].kind == LELE_REPAIR_ADD) {
        ret->extras[ret->extra_count++] = ret->corrections[0]; /* additions come first */
        ret->extra_is_smallest = true;
        return;
    }
    lele_extra_find(repairer->extra, puzzle, ret);
    /* All single givens were tried and none suffices, so two are the fewest. */
    ret->extra_is_smallest |= ret->complete && ret->extra_count == 2;
}
