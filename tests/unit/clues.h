/*
 * Random true clues of a full grid, for tests: every look, on walks of touching cells.
 *
 * A clue is drawn without regard to the grid but for its number; it is kept if its rules hold.
 */
#ifndef LELE_TESTS_CLUES_H
#define LELE_TESTS_CLUES_H

#include "samples.h"

/* A collection that allows clues. */
static inline lele_layouts *clue_layouts(void)
{
    lele_layouts *layouts = lele_layouts_new();
    if (layouts != NULL)
        lele_layouts_allow_clues(layouts);
    return layouts;
}

/* A walk over cells that touch at an edge or a corner, each once; returns its length. */
static inline int sample_walk(const lele_layout *layout, lele_random *random, int most,
                              bool straight, lele_cell *ret)
{
    const int n = layout->size;
    lele_cellset seen = LELE_CELLSET_EMPTY;
    int cell = (int)lele_random_below(random, (uint32_t)layout->cell_count), count = 0;
    for (int tries = 0; count < most && tries < 30; tries++) {
        if (!lele_cellset_has(&seen, cell))
            ret[count++] = (lele_cell)cell;
        lele_cellset_add(&seen, cell);
        const int down = (int)lele_random_below(random, 3) - 1;
        const int right = (int)lele_random_below(random, 3) - 1;
        const int row = ret[count - 1] / n + down, column = ret[count - 1] % n + right;
        if (row < 0 || row >= n || column < 0 || column >= n || (straight && down * right != 0))
            continue;
        cell = row * n + column;
    }
    return count;
}

static inline int sample_sum(const lele_grid *grid, const lele_cell *cells, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += grid->cell[cells[i]];
    return sum;
}

/* The number of a clue on these cells that the grid obeys, if there is one. */
static inline int sample_value(const lele_layout *layout, const lele_grid *grid, lele_look look,
                               lele_random *random, const lele_cell *cells, int count)
{
    const int a = grid->cell[cells[0]], b = count > 1 ? grid->cell[cells[1]] : 0;
    const int less = a < b ? a : b, more = a < b ? b : a;
    switch (look) {
    case LELE_LOOK_CAGE:
    case LELE_LOOK_SUM:
    case LELE_LOOK_LITTLE_KILLER:
        return sample_sum(grid, cells, count);
    case LELE_LOOK_DIFFERENCE:
        return more - less;
    case LELE_LOOK_RATIO:
        return less > 0 && more % less == 0 ? more / less : 1;
    case LELE_LOOK_PAIR_SUM:
        return a + b;
    case LELE_LOOK_RESTRICTED:
        return (int)(lele_digits_of(a) |
                     lele_digits_of(1 + (int)lele_random_below(random, (uint32_t)layout->size)));
    case LELE_LOOK_WHISPERS:
        return 1 + (int)lele_random_below(random, 2);
    case LELE_LOOK_PILL:
    case LELE_LOOK_EQUAL_SUM:
        return 2;
    case LELE_LOOK_QUADRUPLE:
        return (a - 1) | (b - 1) << 4 | 2 << 16;
    case LELE_LOOK_SANDWICH:
    case LELE_LOOK_X_SUM:
    case LELE_LOOK_SKYSCRAPER:
    case LELE_LOOK_NUMBERED_ROOM:
        return (int)lele_random_below(random, (uint32_t)(layout->size * 2));
    default:
        return LELE_CLUE_NO_VALUE;
    }
}

/* Draws the cells of a look; returns their number. */
static inline int sample_cells(const lele_layout *layout, lele_look look, lele_random *random,
                               lele_cell *ret)
{
    const int n = layout->size;
    if (look >= LELE_LOOK_KNIGHT)
        return 0;
    if (look >= LELE_LOOK_SANDWICH && look <= LELE_LOOK_NUMBERED_ROOM) {
        const lele_unit *line = &layout->units[lele_random_below(random, (uint32_t)(2 * n))];
        memcpy(ret, line->cells, (size_t)n);
        return n;
    }
    if (look == LELE_LOOK_QUADRUPLE) {
        const int row = (int)lele_random_below(random, (uint32_t)n - 1);
        const int column = (int)lele_random_below(random, (uint32_t)n - 1);
        for (int i = 0; i < 4; i++)
            ret[i] = (lele_cell)((row + i / 2) * n + column + i % 2);
        return 4;
    }
    const bool pair = look >= LELE_LOOK_DIFFERENCE && look <= LELE_LOOK_LESS;
    const int most = pair ? 2 : 1 + (int)lele_random_below(random, 5);
    return sample_walk(layout, random, most, pair, ret);
}

static inline bool sample_holds(const lele_layout *layout, const lele_grid *grid)
{
    for (int i = 0; i < layout->clues->rule_count; i++)
        if (lele_rule_check(layout, &layout->clues->rule[i], grid) != LELE_RULE_KEPT)
            return false;
    return true;
}

/* Adds a clue of a look that the grid obeys; false when none was found. */
static inline bool sample_clue(const lele_layout *layout, const lele_grid *grid, lele_look look,
                               lele_random *random, lele_clue_list *list)
{
    static lele_clue_list one;
    for (int tries = 0; tries < 40; tries++) {
        lele_cell cells[LELE_MAX_CELLS] = { 0 };
        const int count = sample_cells(layout, look, random, cells);
        const int value =
            count > 0 ? sample_value(layout, grid, look, random, cells, count) : LELE_CLUE_NO_VALUE;
        lele_layouts *layouts = clue_layouts();
        lele_clue_list_init(&one);
        (void)lele_clue_list_add(&one, look, value, cells, count, NULL);
        const lele_layout *with = lele_layouts_get_with(layouts, layout->name, &one, NULL);
        const bool good = with != NULL && sample_holds(with, grid);
        lele_layouts_free(layouts);
        if (good)
            return lele_clue_list_add(list, look, value, cells, count, NULL) == LELE_OK;
    }
    return false;
}

#endif
