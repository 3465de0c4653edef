/* Difficulty as a test along a dig, see target.h. */
#include "generator/target.h"

bool lele_target_is_set(const lele_recipe *recipe)
{
    return recipe->level != LELE_LEVEL_COUNT || recipe->technique >= 0 || recipe->rating.min != 0 ||
           recipe->rating.max != 0;
}

static bool is_allowed(const lele_recipe *recipe, int index)
{
    const lele_technique *technique = lele_technique_at((size_t)index);
    if (recipe->level != LELE_LEVEL_COUNT && technique->level > recipe->level)
        return false;
    if (recipe->technique >= 0 && index > recipe->technique)
        return false;
    return recipe->rating.max == 0 || technique->rating <= recipe->rating.max;
}

static void list_techniques(lele_target *target)
{
    lele_technique_list list;
    lele_technique_list_default(&list);
    const int wanted = target->recipe->technique;
    target->allowed.count = target->full.count = 0;
    bool has_wanted = wanted < 0;
    for (size_t i = 0; i <= list.count; i++) {
        const int index = i < list.count ? list.order[i] : LELE_MAX_TECHNIQUES;
        if (!has_wanted && index > wanted) /* off by default, but asked for */
            target->full.order[target->full.count++] = (uint8_t)wanted;
        has_wanted |= index >= wanted;
        if (i < list.count)
            target->full.order[target->full.count++] = (uint8_t)index;
    }
    for (size_t i = 0; i < target->full.count; i++)
        if (is_allowed(target->recipe, target->full.order[i]))
            target->allowed.order[target->allowed.count++] = target->full.order[i];
}

lele_error lele_target_init(lele_target *target, const lele_layout *layout,
                            const lele_recipe *recipe)
{
    target->recipe = recipe;
    target->layout = layout;
    list_techniques(target);
    if (recipe->technique >= 0 && !is_allowed(recipe, recipe->technique)) {
        target->engine = NULL;
        return LELE_E_RECIPE;
    }
    target->engine = lele_engine_new(layout);
    return target->engine == NULL ? LELE_E_MEMORY : LELE_OK;
}

void lele_target_release(lele_target *target)
{
    lele_engine_free(target->engine);
}

static void rate(lele_target *target, const lele_grid *puzzle, const lele_technique_list *list,
                 lele_rating *ret)
{
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_board board;
    lele_board_init(&board, target->layout, puzzle);
    lele_rate(target->engine, &board, &options, NULL, NULL, ret);
}

void lele_target_rate(lele_target *target, const lele_grid *puzzle, lele_rating *ret)
{
    rate(target, puzzle, &target->full, ret);
}

static lele_aim judge(const lele_recipe *recipe, const lele_rating *rating)
{
    if (!rating->solved)
        return LELE_AIM_HARD;
    if (recipe->level != LELE_LEVEL_COUNT && rating->level != recipe->level)
        return rating->level < recipe->level ? LELE_AIM_EASY : LELE_AIM_HARD;
    if (recipe->rating.max != 0 && rating->rating > recipe->rating.max)
        return LELE_AIM_HARD;
    if (rating->rating < recipe->rating.min)
        return LELE_AIM_EASY;
    if (recipe->technique >= 0 && rating->counts[recipe->technique] == 0)
        return LELE_AIM_EASY;
    return LELE_AIM_HIT;
}

bool lele_target_kept(const lele_target *target, const lele_rating *rating)
{
    const int technique = target->recipe->technique;
    return judge(target->recipe, rating) == LELE_AIM_HIT &&
           (technique < 0 || rating->hardest <= technique);
}

static lele_aim test(lele_target *target, const lele_dig *dig, int count, const lele_grid *solution)
{
    lele_grid puzzle;
    lele_grid_clear(&puzzle);
    lele_cellset clues = lele_dig_prefix(dig, count);
    for (int cell; (cell = lele_cellset_pop(&clues)) >= 0;)
        puzzle.cell[cell] = solution->cell[cell];
    lele_rating rating;
    rate(target, &puzzle, &target->allowed, &rating);
    return judge(target->recipe, &rating);
}

static bool fits(const lele_dig *dig, int count)
{
    const lele_cellset clues = lele_dig_prefix(dig, count);
    return lele_dig_plan_fits(dig->plan, &clues);
}

int lele_target_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution)
{
    int low = 0, high = dig->removed_count + 1, found = -1; /* low: not too hard; high: too hard */
    if (target->recipe->thrift == LELE_THRIFT_MINIMAL)
        low = dig->removed_count - 1;
    int at = dig->removed_count; /* most are near the end */
    while (high - low > 1) {
        const lele_aim aim = test(target, dig, at, solution);
        if (aim == LELE_AIM_HIT && fits(dig, at))
            found = at;
        if (aim == LELE_AIM_HARD)
            high = at;
        else
            low = at;
        at = (low + high) / 2;
    }
    return found;
}
