/*
 * Greedy best-first search: at every node the empty cell with the fewest candidates.
 */
#include "solver/masks.h"
#include "solver/solver.h"

struct gbfs {
    const lele_layout *layout;
    lele_masks masks;
    lele_cellset empty;
};

/* The best cell and its candidates; a cell with one or none cannot be beaten. */
static int choose(const struct gbfs *gbfs, lele_digits *ret)
{
    int best = -1, fewest = LELE_MAX_SIZE + 1;
    lele_cellset rest = gbfs->empty;
    for (int cell; fewest > 1 && (cell = lele_cellset_pop(&rest)) >= 0;) {
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
    lele_digits left = 0;
    const int cell = choose(gbfs, &left);
    if (cell < 0)
        return lele_run_report(run, &gbfs->masks.grid);
    if (!lele_run_enter(run))
        return false;
    if (lele_digits_count(left) > 1)
        run->result->guesses += (uint64_t)lele_digits_count(left);
    lele_cellset_remove(&gbfs->empty, cell);
    bool going = true;
    for (int digit; going && (digit = lele_digits_pop(&left)) != 0;) {
        lele_masks_flip(&gbfs->masks, cell, digit);
        going = search(gbfs, run);
        lele_masks_flip(&gbfs->masks, cell, digit);
    }
    lele_cellset_add(&gbfs->empty, cell);
    return going;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct gbfs *gbfs = state;
    if (!lele_masks_init(&gbfs->masks, gbfs->layout, grid))
        return;
    gbfs->empty = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < gbfs->layout->cell_count; cell++)
        if (grid->cell[cell] == 0)
            lele_cellset_add(&gbfs->empty, cell);
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
};
