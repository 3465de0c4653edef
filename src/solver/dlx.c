/*
 * Exact cover by dancing links (Knuth's Algorithm X).
 *
 * The matrix has one column per cell and one per digit of each unit (324 on classic, 342 with both
 * diagonals) and one row per candidate.  It is built once; the givens of a puzzle are covered
 * before the search and uncovered after it.
 *
 * Clues that say that cells differ have columns, too: a set of cells one per digit, which is covered at
 * most once.  It is linked to its rows but not to the root, so the search never chooses it.  Clues
 * that say which digits a cell may hold take rows away.  There is no column for anything else.
 */
#include <string.h>

#include "lele/clue.h"
#include "solver/solver.h"

enum {
    MAX_CLUE_COLUMNS = 4096,
    MAX_COLUMNS = LELE_MAX_CELLS + LELE_MAX_UNITS * LELE_MAX_SIZE + MAX_CLUE_COLUMNS,
    MAX_ROWS = LELE_MAX_CELLS * LELE_MAX_SIZE,
    ROOT = 0,
};

/* The header of column c is node c + 1.  The nodes of the rows follow, row by row. */
struct node {
    uint16_t left, right, up, down, column;
};

struct dlx {
    const lele_layout *layout;
    int column_count;
    int node_count;
    uint16_t size[MAX_COLUMNS + 1];
    uint16_t first_of_row[MAX_ROWS]; /* by cell * size + digit - 1 */
    bool covered[MAX_COLUMNS + 1];   /* by a given */
    lele_grid grid;
    struct node nodes[];
};

static void cover(struct dlx *dlx, int column)
{
    struct node *n = dlx->nodes;
    n[n[column].right].left = n[column].left;
    n[n[column].left].right = n[column].right;
    for (int i = n[column].down; i != column; i = n[i].down) {
        for (int j = n[i].right; j != i; j = n[j].right) {
            n[n[j].down].up = n[j].up;
            n[n[j].up].down = n[j].down;
            dlx->size[n[j].column]--;
        }
    }
}

static void uncover(struct dlx *dlx, int column)
{
    struct node *n = dlx->nodes;
    for (int i = n[column].up; i != column; i = n[i].up) {
        for (int j = n[i].left; j != i; j = n[j].left) {
            dlx->size[n[j].column]++;
            n[n[j].down].up = (uint16_t)j;
            n[n[j].up].down = (uint16_t)j;
        }
    }
    n[n[column].right].left = (uint16_t)column;
    n[n[column].left].right = (uint16_t)column;
}

static int smallest_column(const struct dlx *dlx)
{
    int best = ROOT;
    unsigned fewest = UINT16_MAX;
    for (int c = dlx->nodes[ROOT].right; c != ROOT && fewest > 1; c = dlx->nodes[c].right) {
        if (dlx->size[c] < fewest) {
            fewest = dlx->size[c];
            best = c;
        }
    }
    return best;
}

static void place(struct dlx *dlx, int row_node)
{
    const struct node *n = dlx->nodes;
    for (int j = n[row_node].right; j != row_node; j = n[j].right)
        cover(dlx, n[j].column);
}

static void unplace(struct dlx *dlx, int row_node)
{
    const struct node *n = dlx->nodes;
    for (int j = n[row_node].left; j != row_node; j = n[j].left)
        uncover(dlx, n[j].column);
}

/* Writes the candidate of a row.  One of its columns belongs to the cell; each of the others
 * gives the digit. */
static void write_candidate(struct dlx *dlx, int row_node)
{
    const struct node *n = dlx->nodes;
    const int size = dlx->layout->size;
    int cell = -1, digit = 0, j = row_node;
    do {
        const int column = n[j].column - 1;
        if (column < dlx->layout->cell_count)
            cell = column;
        else
            digit = (column - dlx->layout->cell_count) % size + 1;
        j = n[j].right;
    } while (j != row_node);
    dlx->grid.cell[cell] = (uint8_t)digit;
}

static bool search(struct dlx *dlx, lele_run *run)
{
    if (dlx->nodes[ROOT].right == ROOT)
        return lele_run_report(run, &dlx->grid);
    if (!lele_run_enter(run))
        return false;
    const int column = smallest_column(dlx);
    const bool is_choice = dlx->size[column] > 1;
    if (is_choice)
        run->result->guesses += dlx->size[column];
    bool going = true;
    cover(dlx, column);
    for (int i = dlx->nodes[column].down; going && i != column; i = dlx->nodes[i].down) {
        write_candidate(dlx, i);
        place(dlx, i);
        going = search(dlx, run);
        unplace(dlx, i);
        run->result->backtracks += going && is_choice;
    }
    uncover(dlx, column);
    return going;
}

/* Covers the columns of a given; false when one of them is already covered. */
static bool cover_given(struct dlx *dlx, int row_node)
{
    const struct node *n = dlx->nodes;
    int j = row_node;
    do {
        if (dlx->covered[n[j].column])
            return false;
        j = n[j].right;
    } while (j != row_node);
    do {
        dlx->covered[n[j].column] = true;
        cover(dlx, n[j].column);
        j = n[j].right;
    } while (j != row_node);
    return true;
}

static void uncover_given(struct dlx *dlx, int row_node)
{
    const struct node *n = dlx->nodes;
    int j = row_node;
    do {
        j = n[j].left;
        uncover(dlx, n[j].column);
        dlx->covered[n[j].column] = false;
    } while (j != row_node);
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct dlx *dlx = state;
    const int size = dlx->layout->size;
    uint16_t given[LELE_MAX_CELLS];
    int count = 0;
    bool legal = true;
    dlx->grid = *grid;
    for (int cell = 0; legal && cell < dlx->layout->cell_count; cell++) {
        const int digit = grid->cell[cell];
        if (digit == 0)
            continue;
        legal = digit <= size && dlx->first_of_row[cell * size + digit - 1] != 0 &&
                cover_given(dlx, dlx->first_of_row[cell * size + digit - 1]);
        if (legal)
            given[count++] = dlx->first_of_row[cell * size + digit - 1];
    }
    if (legal)
        search(dlx, run);
    while (count > 0)
        uncover_given(dlx, given[--count]);
}

/* The cells of one set of a rule: all of them, or each pair. */
static int set_size(const lele_rule *rule)
{
    return rule->kind == LELE_RULE_PAIR ? 2 : rule->cell_count;
}

/* The number of sets of cells that differ by the clues. */
static int count_sets(const lele_layout *layout)
{
    const lele_clues *clues = layout->clues;
    int count = 0;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        if (clues->rule[i].kind != LELE_RULE_MASK)
            count += clues->rule[i].cell_count / set_size(&clues->rule[i]);
    return count;
}

static size_t node_limit(const lele_layout *layout)
{
    size_t nodes = 1 + (size_t)layout->cell_count +
                   (size_t)((layout->unit_count + count_sets(layout)) * layout->size);
    for (int cell = 0; cell < layout->cell_count; cell++)
        nodes += (size_t)(layout->size * (1 + layout->cell_unit_count[cell]));
    for (int i = 0; layout->clues != NULL && i < layout->clues->rule_count; i++)
        nodes += (size_t)(layout->size * layout->clues->rule[i].cell_count);
    return nodes;
}

static bool supports(const lele_layout *layout)
{
    return lele_backend_needs_only_peers(layout) &&
           count_sets(layout) * layout->size <= MAX_CLUE_COLUMNS &&
           node_limit(layout) <= UINT16_MAX;
}

static size_t state_size(const lele_layout *layout)
{
    return sizeof(struct dlx) + node_limit(layout) * sizeof(struct node);
}

/* Adds a node at the bottom of a column, to the right of `left` (0: it starts a row). */
static int add_node(struct dlx *dlx, int column, int left)
{
    struct node *n = dlx->nodes;
    const uint16_t at = (uint16_t)dlx->node_count++;
    n[at].column = (uint16_t)column;
    n[at].up = n[column].up;
    n[at].down = (uint16_t)column;
    n[n[column].up].down = at;
    n[column].up = at;
    dlx->size[column]++;
    n[at].left = n[at].right = at;
    if (left != 0) {
        n[at].left = (uint16_t)left;
        n[at].right = n[left].right;
        n[n[left].right].left = at;
        n[left].right = at;
    }
    return at;
}

static void add_row(struct dlx *dlx, int cell, int digit)
{
    const lele_layout *layout = dlx->layout;
    int last = add_node(dlx, cell + 1, 0);
    dlx->first_of_row[cell * layout->size + digit - 1] = (uint16_t)last;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        last = add_node(dlx, layout->cell_count + unit * layout->size + digit, last);
    }
}

/* The digits that the clues leave a cell. */
static lele_digits allowed(const lele_layout *layout, int cell)
{
    const lele_clues *clues = layout->clues;
    lele_digits digits = lele_digits_all(layout->size);
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        for (int c = 0; clues->rule[i].kind == LELE_RULE_MASK && c < clues->rule[i].cell_count; c++)
            if (clues->cell[clues->rule[i].first_cell + c] == cell)
                digits &= clues->rule[i].digits;
    return digits;
}

/* Adds a set of cells that differ to their rows; its columns follow those of the units and of earlier
 * sets. */
static void add_set(struct dlx *dlx, int set, const lele_cell *cells, int count)
{
    const lele_layout *layout = dlx->layout;
    const int first = layout->cell_count + (layout->unit_count + set) * layout->size;
    for (int i = 0; i < count; i++)
        for (int digit = 1; digit <= layout->size; digit++) {
            const int row = dlx->first_of_row[cells[i] * layout->size + digit - 1];
            if (row != 0)
                add_node(dlx, first + digit, row);
        }
}

static void add_sets(struct dlx *dlx)
{
    const lele_clues *clues = dlx->layout->clues;
    for (int i = 0, set = 0; clues != NULL && i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        const int size = set_size(rule);
        for (int c = 0; rule->kind != LELE_RULE_MASK && c < rule->cell_count; c += size)
            add_set(dlx, set++, clues->cell + rule->first_cell + c, size);
    }
}

static void init(void *state, const lele_layout *layout)
{
    struct dlx *dlx = state;
    memset(dlx, 0, state_size(layout));
    dlx->layout = layout;
    const int chosen = layout->cell_count + layout->unit_count * layout->size;
    dlx->column_count = chosen + count_sets(layout) * layout->size;
    for (int c = 0; c <= dlx->column_count; c++) {
        struct node *header = &dlx->nodes[c];
        header->up = header->down = header->column = (uint16_t)c;
        header->left = (uint16_t)(c > chosen ? c : c == 0 ? chosen : c - 1);
        header->right = (uint16_t)(c > chosen ? c : c == chosen ? 0 : c + 1);
    }
    dlx->node_count = dlx->column_count + 1;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        lele_digits digits = allowed(layout, cell);
        for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
            add_row(dlx, cell, digit);
    }
    add_sets(dlx);
}

const lele_backend lele_backend_dlx = {
    .algorithm = { "dlx", { "exact cover by dancing links", "精确覆盖（舞蹈链）" } },
    .supports = supports,
    .state_size = state_size,
    .init = init,
    .solve = solve,
    .cell_work = 2,
};
