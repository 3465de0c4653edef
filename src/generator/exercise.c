/* The stock of the trainer, see exercise.h. */
#include "generator/exercise.h"
#include "lele/disguise.h"

#include <string.h>

/* A page loads the puzzles with the second part of the module (scripts/split-wasm): a function that reads
 * them is not used in the first minutes, so it is in that part. */
#if defined(__wasm__)
#define LATE __attribute__((section("late")))
#else
#define LATE
#endif

/* Puzzles one after the other: a digit is a given, a letter a run of empty cells (a: one, b: two
 * ...).  Runs do not cross the end of a puzzle. */
#define EXERCISES(id, name, text) static const char puzzles_##id[] LATE = text;
#include "generator/exercises.inc"
#undef EXERCISES

static const struct {
    const char *name, *puzzles;
} exercises[] = {
#define EXERCISES(id, name, text) { name, puzzles_##id },
#include "generator/exercises.inc"
#undef EXERCISES
};

enum { CELLS = 81, TECHNIQUES = sizeof exercises / sizeof exercises[0] };

/* Techniques with another level than the rule below has.  Most are needed only where less is known:
 * with locked candidates a Franken or mutant X-wing of a classic grid finds nothing new.  The avoidable
 * rectangles need many placed digits, so they have their own level beside them. */
static const struct {
    const char *name;
    lele_level highest;
} beside[] = {
    { "avoidable-rectangle-3", LELE_LEVEL_HARD },
    { "avoidable-rectangle-hidden", LELE_LEVEL_HARD },
    { "aligned-pair-exclusion", LELE_LEVEL_HARD },
    { "multi-colors-2", LELE_LEVEL_HARD },
    { "sashimi-jellyfish", LELE_LEVEL_HARD },
    { "discontinuous-nice-loop", LELE_LEVEL_HARD },
    { "medusa-3d", LELE_LEVEL_HARD },
    { "squirmbag", LELE_LEVEL_MEDIUM },
    { "whale", LELE_LEVEL_MEDIUM },
    { "leviathan", LELE_LEVEL_MEDIUM },
    { "finned-whale", LELE_LEVEL_MEDIUM },
    { "finned-leviathan", LELE_LEVEL_MEDIUM },
    { "sashimi-whale", LELE_LEVEL_MEDIUM },
    { "sashimi-leviathan", LELE_LEVEL_MEDIUM },
    { "franken-x-wing", LELE_LEVEL_EASY },
    { "franken-whale", LELE_LEVEL_MEDIUM },
    { "finned-franken-x-wing", LELE_LEVEL_MEDIUM },
    { "mutant-x-wing", LELE_LEVEL_EASY },
    { "finned-mutant-x-wing", LELE_LEVEL_MEDIUM },
};

/* The highest level beside the technique; LELE_LEVEL_COUNT: all that come before it. */
static lele_level highest_beside(const lele_technique *technique)
{
    for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++)
        if (strcmp(technique->name, beside[i].name) == 0)
            return beside[i].highest;
    if (!technique->off_by_default)
        return LELE_LEVEL_COUNT;
    return technique->level > LELE_LEVEL_HARD ? LELE_LEVEL_HARD : LELE_LEVEL_MEDIUM;
}

void lele_exercise_limit(lele_technique_list *list, int technique, int version)
{
    const lele_technique *wanted = technique < 0 ? NULL : lele_technique_at((size_t)technique);
    if (wanted == NULL || version == 1)
        return;
    const lele_level highest = highest_beside(wanted);
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (lele_technique_at(list->order[i])->level <= highest || list->order[i] == technique)
            list->order[kept++] = list->order[i];
    list->count = kept;
}

void lele_recipe_techniques(const lele_recipe *recipe, lele_technique_list *ret)
{
    lele_technique_list list;
    const int wanted = recipe->technique;
    lele_technique_list_version(&list, recipe->version);
    lele_exercise_limit(&list, wanted, recipe->version);
    bool has_wanted = wanted < 0 || lele_technique_at((size_t)wanted) == NULL;
    ret->count = 0;
    for (size_t i = 0; i <= list.count; i++) {
        const int index = i < list.count ? list.order[i] : LELE_MAX_TECHNIQUES;
        if (!has_wanted && index > wanted) /* off by default, but wanted */
            ret->order[ret->count++] = (uint8_t)wanted;
        has_wanted |= index >= wanted;
        if (i < list.count)
            ret->order[ret->count++] = (uint8_t)index;
    }
}

bool lele_exercise_is_possible(int technique, const lele_layout *layout)
{
    static const char *const irregular[] = { "law-of-leftovers", "double-pointing",
                                             "double-claiming" };
    const lele_technique *wanted = technique < 0 ? NULL : lele_technique_at((size_t)technique);
    if (wanted != NULL && wanted->needs_clues)
        return layout->clues != NULL;
    for (size_t i = 0; wanted != NULL && i < sizeof irregular / sizeof irregular[0]; i++)
        if (strcmp(wanted->name, irregular[i]) == 0)
            return lele_layout_is_jigsaw(layout);
    return true;
}

/* A function of its own: see LATE. */
__attribute__((noinline)) static const char *find_puzzles(const lele_technique *wanted)
{
    for (size_t i = 0; i < TECHNIQUES; i++)
        if (strcmp(exercises[i].name, wanted->name) == 0)
            return exercises[i].puzzles;
    return "";
}

static const char *puzzles_of(int technique)
{
    const lele_technique *wanted = technique < 0 ? NULL : lele_technique_at((size_t)technique);
    return wanted != NULL ? find_puzzles(wanted) : "";
}

static int width(char c)
{
    return c >= 'a' ? c - 'a' + 1 : 1;
}

/* Returns the end of the puzzle that starts at `text`. */
static const char *read(const char *text, lele_grid *ret)
{
    int cell = 0;
    lele_grid_clear(ret);
    for (; cell < CELLS && *text != '\0'; cell += width(*text++))
        if (*text < 'a')
            ret->cell[cell] = (uint8_t)(*text - '0');
    return text;
}

size_t lele_exercise_count(int technique)
{
    lele_grid grid;
    size_t count = 0;
    for (const char *text = puzzles_of(technique); *text != '\0'; count++)
        text = read(text, &grid);
    return count;
}

void lele_exercise_at(int technique, size_t index, lele_grid *ret)
{
    const char *text = puzzles_of(technique);
    for (size_t i = 0; i <= index; i++)
        text = read(text, ret);
}

static bool is_open(lele_range range)
{
    return range.min == 0 && range.max == 0;
}

bool lele_exercise_serves(const lele_recipe *recipe, const lele_layout *layout)
{
    return recipe->version != 1 && lele_layout_is_classic(layout) &&
           recipe->shape == LELE_SHAPE_NONE && recipe->thrift == LELE_THRIFT_ANY &&
           recipe->level == LELE_LEVEL_COUNT && is_open(recipe->rating) && is_open(recipe->clues) &&
           is_open(recipe->row_holes) && is_open(recipe->box_holes) &&
           puzzles_of(recipe->technique)[0] != '\0';
}

void lele_exercise_draw(const lele_recipe *recipe, const lele_layout *layout, lele_random *random,
                        lele_grid *ret)
{
    const uint32_t count = (uint32_t)lele_exercise_count(recipe->technique);
    lele_grid givens;
    lele_position position;
    lele_disguise disguise;
    lele_exercise_at(recipe->technique, lele_random_below(random, count), &givens);
    lele_position_from_grid(&position, layout, &givens);
    lele_disguise_init_for(&disguise, &position, random);
    lele_disguise_apply(&disguise, &position, &position);
    *ret = position.givens;
}
