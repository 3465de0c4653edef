/* Difficulty as a test, see target.h. */
#include "generator/target.h"
#include "generator/exercise.h"
#include "generator/price.h"
#include "technique/rate.h"
#include "technique/rows.h"

#include <string.h>

enum { MASTER_RATING = 70 }; /* tenths */

#define MOST_SE_WORK (LELE_SE_SECOND / 2) /* for one rating on the other scale */

bool lele_target_is_set(const lele_recipe *recipe)
{
    return recipe->level != LELE_LEVEL_COUNT || recipe->technique >= 0 || recipe->rating.min != 0 ||
           recipe->rating.max != 0;
}

lele_level lele_target_least_level(const lele_recipe *recipe)
{
    if (recipe->technique >= 0)
        return lele_technique_at((size_t)recipe->technique)->level;
    if (recipe->level != LELE_LEVEL_COUNT)
        return recipe->level;
    return recipe->rating.min >= MASTER_RATING ? LELE_LEVEL_MASTER : LELE_LEVEL_BEGINNER;
}

static bool is_allowed(const lele_recipe *recipe, int index)
{
    const lele_technique *technique = lele_technique_at((size_t)index);
    if (recipe->level != LELE_LEVEL_COUNT && technique->level > recipe->level)
        return false;
    if (recipe->technique >= 0 && index > recipe->technique)
        return false;
    return recipe->rating.max == 0 || recipe->scale != LELE_SCALE_LELE ||
           technique->rating <= recipe->rating.max;
}

static void list_techniques(lele_target *target)
{
    lele_recipe_techniques(target->recipe, &target->full);
    for (size_t i = 0; i < target->full.count; i++)
        if (is_allowed(target->recipe, target->full.order[i]))
            target->allowed.order[target->allowed.count++] = target->full.order[i];
    target->is_start =
        memcmp(target->allowed.order, target->full.order, target->allowed.count) == 0;
}

/* Whether a technique is one of those that must not suffice. */
static bool is_below(const lele_recipe *recipe, int index)
{
    const lele_technique *technique = lele_technique_at((size_t)index);
    if (recipe->technique >= 0)
        return index < recipe->technique;
    if (recipe->level != LELE_LEVEL_COUNT)
        return technique->level < recipe->level;
    return recipe->scale == LELE_SCALE_LELE && technique->rating < recipe->rating.min;
}

/* Reduces a list to the techniques that glances need.  Glances place singles themselves, and the
 * techniques of the next level, where listed, also find the deductions of the other easy ones. */
static void shorten(lele_technique_list *list)
{
    static const uint8_t singles[] = { LELE_TECHNIQUE_INDEX_full_house,
                                       LELE_TECHNIQUE_INDEX_hidden_single,
                                       LELE_TECHNIQUE_INDEX_naked_single };
    size_t count = 0;
    const bool has_pairs =
        memchr(list->order, LELE_TECHNIQUE_INDEX_hidden_pair, list->count) != NULL;
    for (size_t i = 0; i < list->count; i++) {
        const uint8_t index = list->order[i];
        const bool easy = lele_technique_at(index)->level <= LELE_LEVEL_EASY;
        if (memchr(singles, index, sizeof singles) == NULL && !(easy && has_pairs))
            list->order[count++] = index;
    }
    list->count = count;
}

/* Builds the lists for glances.  They are of no use for recipes that singles can fulfil. */
static void list_quick(lele_target *target)
{
    const lele_technique_list *full = &target->full;
    for (size_t i = 0; i < full->count; i++)
        if (is_below(target->recipe, full->order[i]))
            target->below.order[target->below.count++] = full->order[i];
    target->has_quick =
        memchr(target->below.order, LELE_TECHNIQUE_INDEX_naked_single, target->below.count) != NULL;
    target->quick = target->allowed;
    shorten(&target->below);
    shorten(&target->quick);
}

lele_error lele_target_init(lele_target *target, const lele_layout *layout,
                            const lele_recipe *recipe)
{
    *target = (lele_target){ .recipe = recipe, .layout = layout };
    if (lele_target_least_level(recipe) > lele_level_highest(layout))
        return LELE_E_LEVEL;
    list_techniques(target);
    list_quick(target);
    target->level = LELE_LEVEL_BEGINNER;
    for (size_t i = 0; i < target->allowed.count; i++)
        if (lele_technique_at(target->allowed.order[i])->level > target->level)
            target->level = lele_technique_at(target->allowed.order[i])->level;
    target->price = lele_price_of_look(layout, target->level);
    if (recipe->technique >= 0 && (!is_allowed(recipe, recipe->technique) ||
                                   !lele_exercise_is_possible(recipe->technique, layout)))
        return LELE_E_RECIPE;
    if (recipe->scale == LELE_SCALE_SE) {
        const lele_error error = lele_se_new(layout, &target->se);
        if (error != LELE_OK)
            return error;
    }
    target->engine = lele_engine_new(layout);
    target->solver = lele_solver_new(layout, "bitboard", NULL);
    return target->engine == NULL || target->solver == NULL ? LELE_E_MEMORY : LELE_OK;
}

void lele_target_release(lele_target *target)
{
    lele_engine_free(target->engine);
    lele_solver_free(target->solver);
    lele_se_free(target->se);
}

static lele_fit judge_rating(const lele_recipe *recipe, uint16_t rating)
{
    if (recipe->rating.max != 0 && rating > recipe->rating.max)
        return LELE_FIT_TOO_HARD;
    return rating < recipe->rating.min ? LELE_FIT_TOO_EASY : LELE_FIT_RIGHT;
}

/* Ends a rating on the other scale when the puzzle is too hard. */
static bool is_easy_enough(void *data, const lele_grid *before, const lele_se_step *step)
{
    (void)before;
    const lele_range *wanted = data;
    return wanted->max == 0 || step->rating <= wanted->max;
}

/* Rates on the other scale, where the recipe has it; true: the rating is right. */
static bool rate_se(lele_target *target, const lele_grid *puzzle)
{
    lele_range wanted = target->recipe->rating;
    const lele_se_options options = { .max_work = MOST_SE_WORK,
                                      .step = is_easy_enough,
                                      .data = &wanted };
    lele_board board;
    lele_se_rating rating;
    if (target->se == NULL)
        return true;
    lele_board_init(&board, target->layout, puzzle);
    target->er = UINT16_MAX;
    if (lele_se_rate(target->se, &board, &options, &rating) != LELE_OK)
        return false;
    target->spent += rating.work / LELE_PRICE_WORK + 1;
    if (rating.end == LELE_SE_SOLVED)
        target->er = rating.er;
    return judge_rating(target->recipe, target->er) == LELE_FIT_RIGHT;
}

static void rate(lele_target *target, const lele_grid *puzzle, const lele_technique_list *list,
                 lele_rating *ret)
{
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_board board;
    lele_board_init(&board, target->layout, puzzle);
    lele_rate_in_place(target->engine, &board, &options, NULL, NULL, ret);
}

void lele_target_rate(lele_target *target, const lele_grid *puzzle, lele_rating *ret)
{
    (void)rate_se(target, puzzle);
    rate(target, puzzle, &target->full, ret);
}

void lele_target_rate_allowed(lele_target *target, const lele_grid *puzzle, lele_rating *ret)
{
    *ret = (lele_rating){ .solved = true };
    if (!rate_se(target, puzzle))
        return;
    rate(target, puzzle, &target->allowed, ret);
    target->spent += lele_price_of_look(target->layout, ret->solved ? ret->level : target->level);
}

lele_fit lele_target_judge(const lele_target *target, const lele_rating *rating)
{
    const lele_recipe *recipe = target->recipe;
    lele_fit fit = LELE_FIT_RIGHT;
    if (target->se != NULL)
        fit = judge_rating(recipe, target->er);
    if (fit != LELE_FIT_RIGHT)
        return fit;
    if (!rating->solved)
        return LELE_FIT_TOO_HARD;
    if (recipe->level != LELE_LEVEL_COUNT && rating->level != recipe->level)
        return rating->level < recipe->level ? LELE_FIT_TOO_EASY : LELE_FIT_TOO_HARD;
    if (target->se == NULL)
        fit = judge_rating(recipe, rating->rating);
    if (fit != LELE_FIT_RIGHT)
        return fit;
    if (recipe->technique >= 0 && rating->counts[recipe->technique] == 0)
        return LELE_FIT_TOO_EASY;
    return LELE_FIT_RIGHT;
}

bool lele_target_kept(const lele_target *target, const lele_rating *rating)
{
    const int technique = target->recipe->technique;
    return lele_target_judge(target, rating) == LELE_FIT_RIGHT &&
           (technique < 0 || rating->hardest <= technique);
}

void lele_target_puzzle(const lele_grid *solution, const lele_cellset *clues, lele_puzzle *ret)
{
    lele_cellset left = *clues;
    ret->is_rated = false;
    ret->er = 0;
    ret->solution = *solution;
    ret->clues = lele_cellset_count(clues);
    lele_grid_clear(&ret->givens);
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
        ret->givens.cell[cell] = solution->cell[cell];
}
