/*
 * Depth-first search with bit masks over a fixed order of the empty cells.
 *
 * `dfs` takes the cells in reading order; `rows` takes the rows with the fewest blanks first,
 * which prunes earlier.  Every node first places all naked and hidden singles: without them 16x16
 * grids are out of reach.
 */
#include "solver/masks.h"
#include "solver/solver.h"

struct dfs {
    const lele_layout *layout;
    bool by_rows;
    lele_masks masks;
    lele_cell order[LELE_MAX_CELLS];
    int count;
};

static bool search(struct dfs *dfs, int depth, lele_run *run)
{
    lele_masks *masks = &dfs->masks;
    if (!lele_masks_force(masks))
        return true;
    while (depth < dfs->count && masks->grid.cell[dfs->order[depth]] != 0)
        depth++;
    if (depth == dfs->count)
        return lele_run_report(run, &masks->grid);
    if (!lele_run_enter(run))
        return false;
    const int cell = dfs->order[depth];
    const int placed = masks->placed_count;
    lele_digits left = lele_masks_free(masks, cell);
    run->result->guesses += (uint64_t)lele_digits_count(left);
    bool going = true;
    for (int digit; going && (digit = lele_digits_pop(&left)) != 0;) {
        lele_masks_place(masks, cell, digit);
        going = search(dfs, depth + 1, run);
        lele_masks_undo(masks, placed);
        run->result->backtracks += going;
    }
    return going;
}

static int blanks(const struct dfs *dfs, const lele_grid *grid, int row)
{
    int count = 0;
    for (int i = 0; i < dfs->layout->size; i++)
        count += grid->cell[dfs->layout->units[row].cells[i]] == 0;
    return count;
}

/* The order in which rows are searched: top to bottom, or fewest blanks first (a stable insertion
 * sort, so that equal rows stay in reading order). */
static void order_rows(const struct dfs *dfs, const lele_grid *grid, int rows[LELE_MAX_SIZE])
{
    for (int row = 0; row < dfs->layout->size; row++) {
        int at = row;
        for (; dfs->by_rows && at > 0 && blanks(dfs, grid, rows[at - 1]) > blanks(dfs, grid, row);
             at--)
            rows[at] = rows[at - 1];
        rows[at] = row;
    }
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct dfs *dfs = state;
    if (!lele_masks_init(&dfs->masks, dfs->layout, grid))
        return;
    int rows[LELE_MAX_SIZE];
    order_rows(dfs, grid, rows);
    dfs->count = 0;
    for (int r = 0; r < dfs->layout->size; r++) {
        const lele_unit *row = &dfs->layout->units[rows[r]];
        for (int i = 0; i < dfs->layout->size; i++)
            if (grid->cell[row->cells[i]] == 0)
                dfs->order[dfs->count++] = row->cells[i];
    }
    search(dfs, 0, run);
}

static size_t state_size(const lele_layout *layout)
{
    (void)layout;
    return sizeof(struct dfs);
}

static void init_dfs(void *state, const lele_layout *layout)
{
    *(struct dfs *)state = (struct dfs){ .layout = layout };
}

static void init_rows(void *state, const lele_layout *layout)
{
    *(struct dfs *)state = (struct dfs){ .layout = layout, .by_rows = true };
}

const lele_backend lele_backend_dfs = {
    .algorithm = { "dfs",
                   { "depth-first search with bit masks, cells in reading order",
                     "位掩码深度优先搜索，按阅读顺序" } },
    .state_size = state_size,
    .init = init_dfs,
    .solve = solve,
    .cell_work = 25,
};

const lele_backend lele_backend_rows = {
    .algorithm = { "rows",
                   { "depth-first search, rows with the fewest blanks first",
                     "深度优先搜索，从空格最少的行开始" } },
    .state_size = state_size,
    .init = init_rows,
    .solve = solve,
    .cell_work = 25,
};
