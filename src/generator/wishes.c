/* What recipes may ask for, see wishes.h. */
#include "generator/wishes.h"

static bool is_set(lele_range range)
{
    return range.min != 0 || range.max != 0;
}

static bool has_kind(const lele_recipe *recipe, lele_kind kind)
{
    return (recipe->kinds >> kind & 1) != 0;
}

bool lele_wishes_are_known(const lele_recipe *recipe)
{
    return (unsigned)recipe->shape < LELE_SHAPE_COUNT &&
           (unsigned)recipe->thrift <= LELE_THRIFT_MINIMAL &&
           (unsigned)recipe->level <= LELE_LEVEL_COUNT &&
           (unsigned)recipe->scale < LELE_SCALE_COUNT &&
           (unsigned)recipe->version <= LELE_SEED_VERSION &&
           (unsigned)recipe->marks <= LELE_MARKS_SOME && recipe->kinds >> LELE_KIND_COUNT == 0 &&
           recipe->dominoes >= 0 && recipe->dominoes <= 100 &&
           (recipe->technique < 0 || lele_technique_at((size_t)recipe->technique) != NULL);
}

static bool asks_for_cages(const lele_recipe *recipe)
{
    return recipe->dominoes != 0 || is_set(recipe->cage_size) || is_set(recipe->uncovered) ||
           is_set(recipe->blank_cages);
}

bool lele_wishes_of_givens(const lele_layout *layout, const lele_recipe *recipe)
{
    return recipe->clues.min <= layout->cell_count && recipe->row_holes.min <= layout->size &&
           recipe->box_holes.min <= layout->size &&
           (recipe->clues.max == 0 || recipe->clues.max >= lele_layout_fewest_givens(layout)) &&
           recipe->marks == LELE_MARKS_ALL && !asks_for_cages(recipe);
}

/* Whether cages of these sizes can cover the grid. */
static bool cages_possible(const lele_layout *layout, const lele_recipe *recipe)
{
    const int least = recipe->cage_size.min, most = recipe->cage_size.max;
    const bool dominoes = most == 2 && least == 2;
    return least <= layout->size && most != 1 && (most == 0 || most >= least) &&
           recipe->uncovered.min <= layout->cell_count &&
           !(dominoes && layout->cell_count % 2 != 0);
}

bool lele_wishes_of_clues(const lele_layout *layout, const lele_recipe *recipe)
{
    const bool killer = recipe->kinds == UINT32_C(1) << LELE_KIND_KILLER;
    const bool mixed = has_kind(recipe, LELE_KIND_MIXED);
    const bool marks = has_kind(recipe, LELE_KIND_KROPKI) || has_kind(recipe, LELE_KIND_XV);
    return (killer || !asks_for_cages(recipe)) && (marks || recipe->marks == LELE_MARKS_ALL) &&
           (!mixed || recipe->kinds == UINT32_C(1) << LELE_KIND_MIXED) &&
           !is_set(recipe->row_holes) && !is_set(recipe->box_holes) &&
           recipe->thrift == LELE_THRIFT_ANY && recipe->scale == LELE_SCALE_LELE &&
           recipe->clues.min <= layout->cell_count && cages_possible(layout, recipe);
}
