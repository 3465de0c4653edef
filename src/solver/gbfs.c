/*
 * Greedy best-first search: every node places all singles, then branches on the empty cell with
 * the fewest candidates.
 */
#include "solver/masks.h"
#include "solver/solver.h"

struct gbfs {
    const lele_layout *layout;
    lele_masks masks;
};

/* The best cell and its candidates.  No cell has a single left, so a cell with two is the best. */
static int choose(const struct gbfs *gbfs, lele_digits *ret)
{
    int best = -1, fewest = LELE_MAX_SIZE + 1;
    lele_cellset rest = gbfs->masks.empty;
    for (int cell; fewest > 2 && (cell = lele_cellset_pop(&rest)) >= 0;) {
        const lele_digits left = lele_masks_free(&gbfs->masks, cell);
        if (lele_digits_count(left) >= fewest)
            continue;
        best = cell;
        fewest = lele_digits_count(left);
        *ret = left;
    }
    return best;
}

static bool search(struct gbfs *gbfs, lele_run *run)
{
    lele_masks *masks = &gbfs->masks;
    if (!lele_masks_force(masks))
        return true;
    lele_digits left = 0;
    const int cell = choose(gbfs, &left);
    if (cell < 0)
        return lele_run_report(run, &masks->grid);
    if (!lele_run_enter(run))
        return false;
    const int placed = masks->placed_count;
    run->result->guesses += (uint64_t)lele_digits_count(left);
    bool going = true;
    for (int digit; going && (digit = lele_digits_pop(&left)) != 0;) {
        lele_masks_place(masks, cell, digit);
        going = search(gbfs, run);
        lele_masks_undo(masks, placed);
        run->result->backtracks += going;
    }
    return going;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct gbfs *gbfs = state;
    if (lele_masks_init(&gbfs->masks, gbfs->layout, grid))
        search(gbfs, run);
}

static size_t state_size(const lele_layout *layout)
{
    (void)layout;
    return sizeof(struct gbfs);
}

static void init(void *state, const lele_layout *layout)
{
    *(struct gbfs *)state = (struct gbfs){ .layout = layout };
}

const lele_backend lele_backend_gbfs = {
    .algorithm = { "gbfs",
                   { "greedy best-first search: the cell with the fewest candidates",
                     "贪心最佳优先搜索：总选候选数最少的格" } },
    .state_size = state_size,
    .init = init,
    .solve = solve,
    .cell_work = 25,
};
