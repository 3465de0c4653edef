/* Removal of clues, see dig.h. */
#include "generator/dig.h"

/* The number of orbits to try at once: many while the grid is nearly full. */
static int bold(const lele_dig_plan *plan, int clues)
{
    static const struct {
        int percent, chunk; /* of cells filled */
    } steps[] = { { 60, 16 }, { 50, 8 }, { 43, 4 }, { 37, 2 }, { 0, 1 } };
    const int cells = plan->layout->cell_count, percent = clues * 100 / cells;
    int i = 0;
    while (percent < steps[i].percent)
        i++;
    const int orbit = cells / plan->orbit_count;
    const int scaled = steps[i].chunk * cells / 81 / orbit;
    return scaled < 1 ? 1 : scaled;
}

void lele_dig_plan_init(lele_dig_plan *plan, const lele_layout *layout, const lele_recipe *recipe)
{
    plan->layout = layout;
    plan->recipe = recipe;
    plan->orbit_count = 0;
    lele_cellset left = layout->all;
    for (int cell; (cell = lele_cellset_first(&left)) >= 0;) {
        const lele_cellset orbit = lele_shape_orbit(layout, recipe->shape, cell);
        plan->orbit_size[plan->orbit_count] = lele_cellset_count(&orbit);
        plan->orbits[plan->orbit_count++] = orbit;
        left = lele_cellset_minus(left, orbit);
    }
    for (int clues = 0; clues <= layout->cell_count; clues++)
        plan->most[clues] = bold(plan, clues);
}

void lele_dig_init(lele_dig *dig, const lele_dig_plan *plan, int min_clues, lele_random *random)
{
    dig->plan = plan;
    dig->clues = plan->layout->all;
    dig->clue_count = plan->layout->cell_count;
    dig->min_clues = min_clues;
    dig->at = dig->removed_count = 0;
    dig->chunk = LELE_MAX_CELLS;
    dig->is_undecided = false;
    for (int i = 0; i < plan->orbit_count; i++)
        dig->order[i] = (uint8_t)i;
    lele_random_shuffle(random, dig->order, (size_t)plan->orbit_count);
}

static bool in_range(int value, const lele_range *range)
{
    return value >= range->min && (range->max == 0 || value <= range->max);
}

static const lele_range *holes_range(const lele_recipe *recipe, lele_unit_kind kind)
{
    if (kind == LELE_UNIT_ROW)
        return &recipe->row_holes;
    return kind == LELE_UNIT_BOX ? &recipe->box_holes : NULL;
}

static bool limits_holes(const lele_recipe *recipe)
{
    return recipe->row_holes.max != 0 || recipe->box_holes.max != 0;
}

/* Whether no row or box has more holes than allowed. */
static bool holes_allowed(const lele_dig_plan *plan, const lele_cellset *clues)
{
    const lele_layout *layout = plan->layout;
    for (int u = 0; u < layout->unit_count; u++) {
        const lele_range *range = holes_range(plan->recipe, layout->units[u].kind);
        if (range == NULL || range->max == 0)
            continue;
        const lele_cellset kept = lele_cellset_and(*clues, layout->units[u].set);
        if (layout->size - lele_cellset_count(&kept) > range->max)
            return false;
    }
    return true;
}

bool lele_dig_plan_fits(const lele_dig_plan *plan, const lele_cellset *clues)
{
    const lele_layout *layout = plan->layout;
    if (!in_range(lele_cellset_count(clues), &plan->recipe->clues))
        return false;
    for (int u = 0; u < layout->unit_count; u++) {
        const lele_range *range = holes_range(plan->recipe, layout->units[u].kind);
        if (range == NULL)
            continue;
        const lele_cellset kept = lele_cellset_and(*clues, layout->units[u].set);
        if (!in_range(layout->size - lele_cellset_count(&kept), range))
            return false;
    }
    return true;
}

bool lele_dig_propose(lele_dig *dig)
{
    const lele_dig_plan *plan = dig->plan;
    const int most = plan->most[dig->clue_count];
    const int chunk = dig->chunk < most ? dig->chunk : most;
    int count = dig->clue_count, taken = 0, place = dig->at;
    dig->proposal = dig->clues;
    for (; place < plan->orbit_count && taken < chunk; place++) {
        const int orbit = dig->order[place], size = plan->orbit_size[orbit];
        const lele_cellset rest = lele_cellset_minus(dig->proposal, plan->orbits[orbit]);
        if (count - size < dig->min_clues ||
            (limits_holes(plan->recipe) && !holes_allowed(plan, &rest)))
            continue;
        dig->proposal = rest;
        count -= size;
        taken++;
    }
    dig->proposed = place - dig->at;
    dig->proposal_count = count;
    dig->chunk = taken;
    return taken > 0;
}

static void record_removals(lele_dig *dig)
{
    for (int i = 0; i < dig->proposed; i++) {
        const int orbit = dig->order[dig->at + i];
        if (!lele_cellset_meets(&dig->plan->orbits[orbit], &dig->proposal))
            dig->removed[dig->removed_count++] = (uint8_t)orbit;
    }
}

void lele_dig_learn(lele_dig *dig, lele_error outcome)
{
    if (outcome == LELE_OK) {
        record_removals(dig);
        dig->clues = dig->proposal;
        dig->clue_count = dig->proposal_count;
    } else if (dig->chunk > 1) {
        dig->chunk /= 2;
        return;
    }
    dig->is_undecided |= outcome == LELE_E_LIMIT;
    dig->at += dig->proposed;
    dig->chunk = outcome == LELE_OK ? dig->chunk + 1 : 1;
}

lele_cellset lele_dig_prefix(const lele_dig *dig, int count)
{
    lele_cellset clues = dig->plan->layout->all;
    for (int i = 0; i < count; i++)
        clues = lele_cellset_minus(clues, dig->plan->orbits[dig->removed[i]]);
    return clues;
}
