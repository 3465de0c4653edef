/* True clues of a grid besides walks: dots, diagonals, corners, rules of the whole grid.  See
 * clue_pool.h. */
#include "generator/clue_pool.h"

#include <stdlib.h>

lele_pool_clue *lele_pool_add(lele_clue_pool *pool, lele_look look, int value)
{
    if (pool->count == LELE_POOL_CLUES)
        return NULL;
    lele_pool_clue *clue = &pool->clue[pool->count++];
    *clue = (lele_pool_clue){ .look = (uint8_t)look, .value = value, .taken = true };
    return clue;
}

static void add_global(lele_clue_pool *pool, lele_look look)
{
    lele_pool_clue *clue = lele_pool_add(pool, look, LELE_CLUE_NO_VALUE);
    if (clue != NULL)
        clue->fixed = true;
}

static bool has_look(const lele_clue_pool *pool, lele_look look)
{
    for (int i = 0; i < pool->count; i++)
        if (pool->clue[i].look == look)
            return true;
    return false;
}

void lele_pool_draw_global(lele_clue_pool *pool, uint32_t kinds)
{
    static const struct {
        lele_kind kind;
        lele_look look;
    } globals[] = {
        { LELE_KIND_KNIGHT, LELE_LOOK_KNIGHT },
        { LELE_KIND_KING, LELE_LOOK_KING },
        { LELE_KIND_NONCONSECUTIVE, LELE_LOOK_NONCONSECUTIVE },
    };
    for (size_t i = 0; i < sizeof globals / sizeof globals[0]; i++)
        if ((kinds >> globals[i].kind & 1) != 0)
            add_global(pool, globals[i].look);
}

/* Adds a clue on two cells with a common edge.  With some marks only, lines keep clear of them. */
static void add_pair(lele_clue_pool *pool, lele_look look, int value, int a, int b)
{
    if (!pool->all_marks && (lele_cellset_has(&pool->used, a) || lele_cellset_has(&pool->used, b)))
        return;
    lele_pool_clue *clue = lele_pool_add(pool, look, value);
    if (clue == NULL)
        return;
    clue->fixed = pool->all_marks;
    clue->count = 2;
    clue->cell[0] = (lele_cell)a;
    clue->cell[1] = (lele_cell)b;
}

static void add_dot(lele_clue_pool *pool, int a, int b)
{
    const int x = pool->grid->cell[a], y = pool->grid->cell[b];
    const bool white = abs(x - y) == 1, black = x == 2 * y || y == 2 * x;
    const bool choice = white && black && lele_random_below(pool->random, 2) == 0;
    if (black && !choice)
        add_pair(pool, LELE_LOOK_RATIO, 2, a, b);
    else if (white)
        add_pair(pool, LELE_LOOK_DIFFERENCE, 1, a, b);
}

static void add_xv(lele_clue_pool *pool, int a, int b)
{
    enum { X = 10, V = 5 };
    const int sum = pool->grid->cell[a] + pool->grid->cell[b];
    if (sum == X || sum == V)
        add_pair(pool, LELE_LOOK_PAIR_SUM, sum, a, b);
}

static void each_edge(lele_clue_pool *pool, void (*add)(lele_clue_pool *pool, int a, int b))
{
    const int n = pool->layout->size;
    for (int cell = 0; cell < pool->layout->cell_count; cell++) {
        if (cell % n < n - 1)
            add(pool, cell, cell + 1);
        if (cell < n * (n - 1))
            add(pool, cell, cell + n);
    }
}

/* What a missing mark says. */
static void add_negatives(lele_clue_pool *pool)
{
    static const lele_look looks[][2] = {
        { LELE_LOOK_RATIO, LELE_LOOK_ALL_RATIOS },
        { LELE_LOOK_DIFFERENCE, LELE_LOOK_ALL_DIFFERENCES },
        { LELE_LOOK_PAIR_SUM, LELE_LOOK_ALL_PAIR_SUMS },
    };
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        if (has_look(pool, looks[i][0]))
            add_global(pool, looks[i][1]);
}

/* A diagonal from a cell at the border inwards. */
static void add_diagonal(lele_clue_pool *pool, int row, int column, int down, int right)
{
    enum { SHORTEST = 3 };
    const int n = pool->layout->size;
    lele_pool_clue clue = { .look = LELE_LOOK_LITTLE_KILLER, .taken = true };
    for (; row >= 0 && row < n && column >= 0 && column < n; row += down, column += right) {
        clue.cell[clue.count++] = (lele_cell)(row * n + column);
        clue.value += pool->grid->cell[row * n + column];
    }
    if (clue.count >= SHORTEST && pool->count < LELE_POOL_CLUES)
        pool->clue[pool->count++] = clue;
}

/* Each diagonal once: its clue is above the grid or below it. */
static void draw_diagonals(lele_clue_pool *pool)
{
    const int n = pool->layout->size;
    for (int i = 0; i < n; i++) {
        add_diagonal(pool, 0, i, 1, 1);
        add_diagonal(pool, 0, i, 1, -1);
        if (i > 0)
            add_diagonal(pool, n - 1, i, -1, -1);
        if (i < n - 1)
            add_diagonal(pool, n - 1, i, -1, 1);
    }
}

/* The digits around a corner, some of them left out, in order. */
static int draw_corner(lele_clue_pool *pool, int cell)
{
    const int n = pool->layout->size;
    int digits[4] = { pool->grid->cell[cell], pool->grid->cell[cell + 1],
                      pool->grid->cell[cell + n], pool->grid->cell[cell + n + 1] };
    int wanted = 2 + (int)lele_random_below(pool->random, 3), count = 0, value = 0;
    for (int i = 0; i < 4; i++)
        for (int k = i + 1; k < 4; k++)
            if (digits[k] < digits[i]) {
                const int swap = digits[i];
                digits[i] = digits[k], digits[k] = swap;
            }
    for (int i = 0; i < 4; i++) {
        if ((int)lele_random_below(pool->random, (uint32_t)(4 - i)) >= wanted)
            continue;
        value |= (digits[i] - 1) << 4 * count++;
        wanted--;
    }
    return value | count << 16;
}

/* Circles on corners that are no neighbours. */
static void draw_corners(lele_clue_pool *pool)
{
    const int n = pool->layout->size, most = pool->alone ? n * n / 4 : n * n / 12;
    lele_cellset near = LELE_CELLSET_EMPTY;
    for (int i = 0, count = 0; i < 4 * n * n && count < most; i++) {
        const int row = (int)lele_random_below(pool->random, (uint32_t)n - 1);
        const int column = (int)lele_random_below(pool->random, (uint32_t)n - 1);
        const int cell = row * n + column, value = draw_corner(pool, cell);
        lele_pool_clue *clue = NULL;
        if (!lele_cellset_has(&near, cell))
            clue = lele_pool_add(pool, LELE_LOOK_QUADRUPLE, value);
        if (clue == NULL)
            continue;
        for (int k = 0; k < 4; k++)
            clue->cell[clue->count++] = (lele_cell)(cell + k / 2 * n + k % 2);
        lele_cellset_add(&near, cell);
        lele_cellset_add(&near, cell + 1);
        lele_cellset_add(&near, cell + n);
        if (column > 0)
            lele_cellset_add(&near, cell - 1);
        if (row > 0)
            lele_cellset_add(&near, cell - n);
        count++;
    }
}

void lele_pool_draw(lele_clue_pool *pool, uint32_t kinds)
{
    lele_pool_draw_walks(pool, kinds);
    if ((kinds >> LELE_KIND_KROPKI & 1) != 0)
        each_edge(pool, add_dot);
    if ((kinds >> LELE_KIND_XV & 1) != 0)
        each_edge(pool, add_xv);
    if (pool->all_marks)
        add_negatives(pool);
    if ((kinds >> LELE_KIND_LITTLE_KILLER & 1) != 0)
        draw_diagonals(pool);
    if ((kinds >> LELE_KIND_QUADRUPLE & 1) != 0)
        draw_corners(pool);
}

lele_error lele_pool_write(const lele_clue_pool *pool, lele_clue_list *list)
{
    lele_error error = LELE_OK;
    lele_clue_list_init(list);
    for (int i = 0; error == LELE_OK && i < pool->count; i++) {
        const lele_pool_clue *clue = &pool->clue[i];
        if (clue->taken)
            error = lele_clue_list_add(list, (lele_look)clue->look, clue->value, clue->cell,
                                       clue->count, NULL);
    }
    return error;
}
