/* Which cages are good, and what a recipe wants of them; see cages.h. */
#include "generator/cages.h"

lele_cellset lele_cage_beside(const lele_layout *layout, int cell)
{
    const int n = layout->size;
    lele_cellset beside = LELE_CELLSET_EMPTY;
    if (cell >= n)
        lele_cellset_add(&beside, cell - n);
    if (cell % n > 0)
        lele_cellset_add(&beside, cell - 1);
    if (cell % n < n - 1)
        lele_cellset_add(&beside, cell + 1);
    if (cell < n * (n - 1))
        lele_cellset_add(&beside, cell + n);
    return beside;
}

static bool hangs_together(const lele_layout *layout, const lele_cellset *set)
{
    lele_cellset left = *set;
    lele_cellset fresh = lele_cellset_of(lele_cellset_pop(&left));
    for (int cell; (cell = lele_cellset_pop(&fresh)) >= 0;) {
        const lele_cellset next = lele_cellset_and(lele_cage_beside(layout, cell), left);
        left = lele_cellset_minus(left, next);
        fresh = lele_cellset_or(fresh, next);
    }
    return lele_cellset_is_empty(&left);
}

/* Longer than half of its cells and one: four in a row, and what winds along the grid. */
static bool is_snake(const lele_layout *layout, const lele_cellset *set, int count)
{
    int top = layout->size, bottom = 0, left = layout->size, right = 0;
    lele_cellset cells = *set;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const int row = cell / layout->size, column = cell % layout->size;
        top = row < top ? row : top;
        bottom = row > bottom ? row : bottom;
        left = column < left ? column : left;
        right = column > right ? column : right;
    }
    const int most = (count + 3) / 2;
    return bottom - top >= most || right - left >= most;
}

static bool is_unit(const lele_layout *layout, const lele_cellset *set)
{
    for (int i = 0; i < layout->unit_count; i++)
        if (lele_cellset_equal(set, &layout->units[i].set))
            return true;
    return false;
}

static bool differ(const lele_grid *grid, lele_cellset set)
{
    lele_digits seen = 0;
    for (int cell; (cell = lele_cellset_pop(&set)) >= 0;) {
        const lele_digits digit = lele_digits_of(grid->cell[cell]);
        if ((seen & digit) != 0)
            return false;
        seen |= digit;
    }
    return true;
}

bool lele_cage_is_good(const lele_cage_plan *plan, const lele_grid *grid, const lele_cellset *set)
{
    const int count = lele_cellset_count(set);
    return count >= plan->least && count <= plan->most && differ(grid, *set) &&
           hangs_together(plan->layout, set) && !is_snake(plan->layout, set, count) &&
           (count < plan->layout->size || !is_unit(plan->layout, set));
}

/* The largest cages of a level, the last row without one, for a grid of nine digits. */
static const uint8_t most_cells[LELE_LEVEL_COUNT + 1] = { 3, 3, 4, 5, 5, 6, 6, 5 };

/* How often the sizes are drawn: from hard on dominoes are rarer, as larger cages leave more open. */
static const uint8_t weights[2][7] = { { 0, 1, 6, 7, 5, 3, 1 }, { 0, 1, 3, 7, 6, 4, 2 } };

void lele_cage_plan_init(lele_cage_plan *plan, const lele_layout *layout, const lele_recipe *recipe)
{
    enum { DOMINOES = 50, DOMINOES_HARD = 33, WEIGHTS = 7 };
    const int n = layout->size;
    const bool hard = recipe->level >= LELE_LEVEL_HARD && recipe->level != LELE_LEVEL_COUNT;
    const lele_range size = recipe->cage_size;
    plan->layout = layout;
    lele_movement_init(&plan->group, layout, recipe->shape);
    plan->least = size.min > 0 ? size.min : 2;
    plan->most = most_cells[recipe->level];
    if (plan->most > n - 1)
        plan->most = n - 1;
    if (size.min > 0 || size.max > 0)
        plan->most = size.max > 0 && size.max < n ? size.max : n;
    plan->dominoes = recipe->dominoes != 0 ? recipe->dominoes : hard ? DOMINOES_HARD : DOMINOES;
    if (plan->most == 2 && recipe->dominoes == 0)
        plan->dominoes = 100;
    for (int i = 0; i <= LELE_MAX_SIZE; i++)
        plan->weight[i] = i < plan->least || i > plan->most ? 0
                          : i < WEIGHTS                     ? weights[hard][i]
                                                            : 1;
}
