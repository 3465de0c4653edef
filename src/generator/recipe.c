/* Recipes as words: "hard,minimal,symmetry=180". */
#include "lele/generate.h"

#include <stddef.h>
#include <string.h>

void lele_recipe_init(lele_recipe *recipe)
{
    memset(recipe, 0, sizeof *recipe);
    recipe->level = LELE_LEVEL_COUNT;
    recipe->technique = -1;
    recipe->version = LELE_SEED_VERSION;
}

static const char *const scales[LELE_SCALE_COUNT] = { "lele", "se" };

const char *lele_scale_name(lele_scale scale)
{
    return (unsigned)scale < LELE_SCALE_COUNT ? scales[scale] : "?";
}

lele_scale lele_scale_find(const char *name)
{
    int scale = 0;
    while (scale < LELE_SCALE_COUNT && strcmp(scales[scale], name) != 0)
        scale++;
    return (lele_scale)scale;
}

/* The ranges of a recipe; ratings are written with a decimal. */
static const struct {
    const char *name;
    size_t offset;
    bool tenths;
} ranges[] = {
    { "rating", offsetof(lele_recipe, rating), true },
    { "clues", offsetof(lele_recipe, clues), false },
    { "row-holes", offsetof(lele_recipe, row_holes), false },
    { "box-holes", offsetof(lele_recipe, box_holes), false },
    { "cage-size", offsetof(lele_recipe, cage_size), false },
    { "uncovered", offsetof(lele_recipe, uncovered), false },
    { "blank-cages", offsetof(lele_recipe, blank_cages), false },
};

enum { RANGES = sizeof ranges / sizeof ranges[0], WORD_SIZE = 160, MOST_PER_CENT = 100 };

static const char some_marks[] = "some-marks";

static lele_range *range_of(lele_recipe *recipe, size_t i)
{
    return (lele_range *)(void *)((char *)recipe + ranges[i].offset);
}

/* Reads digits and, for tenths, one decimal; false when there is no number. */
static bool read_number(const char **at, bool tenths, int *ret)
{
    int value = 0, digits = 0;
    for (; **at >= '0' && **at <= '9' && digits < 5; (*at)++, digits++)
        value = value * 10 + (**at - '0');
    if (digits == 0)
        return false;
    if (tenths) {
        value *= 10;
        if (**at == '.' && (*at)[1] >= '0' && (*at)[1] <= '9') {
            value += (*at)[1] - '0';
            *at += 2;
        }
    }
    *ret = value;
    return true;
}

/* "A-B", "A-", "-B", "A". */
static bool read_range(const char *text, bool tenths, lele_range *ret)
{
    lele_range range = { 0, 0 };
    const bool low = read_number(&text, tenths, &range.min);
    if (*text == '\0') {
        range.max = range.min;
        *ret = range;
        return low;
    }
    if (*text++ != '-')
        return false;
    const bool high = read_number(&text, tenths, &range.max);
    if (*text != '\0' || (!low && !high) || (high && range.max < range.min))
        return false;
    *ret = range;
    return true;
}

static lele_error refuse(const char *word, lele_error code, lele_problem *problem)
{
    if (problem != NULL)
        lele_problem_quote(problem, word, strlen(word));
    return lele_problem_set(problem, code);
}

/* "killer+knight". */
static lele_error read_kinds(lele_recipe *recipe, const char *text, lele_problem *problem)
{
    uint32_t kinds = 0;
    for (const char *at = text;; at++) {
        const size_t length = strcspn(at, "+");
        char name[WORD_SIZE];
        memcpy(name, at, length);
        name[length] = '\0';
        const lele_kind kind = lele_kind_find(name);
        if (kind == LELE_KIND_COUNT)
            return refuse(name, LELE_E_RECIPE, problem);
        kinds |= UINT32_C(1) << kind;
        at += length;
        if (*at == '\0')
            break;
    }
    recipe->kinds = kinds;
    return LELE_OK;
}

/* A percentage from 1 on. */
static lele_error read_dominoes(lele_recipe *recipe, const char *text, lele_problem *problem)
{
    const char *at = text;
    int value = 0;
    if (!read_number(&at, false, &value) || *at != '\0' || value < 1 || value > MOST_PER_CENT)
        return refuse(text, LELE_E_RANGE, problem);
    recipe->dominoes = value;
    return LELE_OK;
}

/* "name=value", already split at the '='. */
static lele_error read_pair(lele_recipe *recipe, const char *name, const char *value,
                            lele_problem *problem)
{
    if (strcmp(name, "technique") == 0) {
        recipe->technique = lele_technique_find(value);
        return recipe->technique < 0 ? refuse(value, LELE_E_TECHNIQUE, problem) : LELE_OK;
    }
    if (strcmp(name, "symmetry") == 0) {
        recipe->shape = lele_shape_find(value);
        return recipe->shape == LELE_SHAPE_COUNT ? refuse(value, LELE_E_RECIPE, problem) : LELE_OK;
    }
    if (strcmp(name, "scale") == 0) {
        recipe->scale = lele_scale_find(value);
        return recipe->scale == LELE_SCALE_COUNT ? refuse(value, LELE_E_RECIPE, problem) : LELE_OK;
    }
    if (strcmp(name, "kind") == 0)
        return read_kinds(recipe, value, problem);
    if (strcmp(name, "dominoes") == 0)
        return read_dominoes(recipe, value, problem);
    for (size_t i = 0; i < RANGES; i++)
        if (strcmp(name, ranges[i].name) == 0)
            return read_range(value, ranges[i].tenths, range_of(recipe, i))
                       ? LELE_OK
                       : refuse(value, LELE_E_RANGE, problem);
    return refuse(name, LELE_E_RECIPE, problem);
}

static lele_error read_word(lele_recipe *recipe, char *word, lele_problem *problem)
{
    char *equals = strchr(word, '=');
    if (equals != NULL) {
        *equals = '\0';
        return read_pair(recipe, word, equals + 1, problem);
    }
    if (strcmp(word, "any") == 0)
        return LELE_OK;
    if (strcmp(word, "minimal") == 0) {
        recipe->thrift = LELE_THRIFT_MINIMAL;
        return LELE_OK;
    }
    if (strcmp(word, some_marks) == 0) {
        recipe->marks = LELE_MARKS_SOME;
        return LELE_OK;
    }
    recipe->level = lele_level_find(word);
    return recipe->level == LELE_LEVEL_COUNT ? refuse(word, LELE_E_RECIPE, problem) : LELE_OK;
}

lele_error lele_recipe_read(lele_recipe *ret, const char *text, lele_problem *problem)
{
    lele_recipe recipe;
    lele_recipe_init(&recipe);
    for (const char *at = text;;) {
        const size_t length = strcspn(at, ",");
        char word[WORD_SIZE];
        if (length == 0 || length >= sizeof word)
            return refuse(text, LELE_E_RECIPE, problem);
        memcpy(word, at, length);
        word[length] = '\0';
        const lele_error error = read_word(&recipe, word, problem);
        if (error != LELE_OK)
            return error;
        at += length;
        if (*at == '\0')
            break;
        at++;
    }
    *ret = recipe;
    return LELE_OK;
}

static void begin_word(lele_text *out, size_t start, const char *name)
{
    if (out->length > start)
        lele_text_add_char(out, ',');
    lele_text_add(out, name);
}

static void write_number(lele_text *out, bool tenths, int value)
{
    if (tenths)
        lele_text_add_tenths(out, value);
    else
        lele_text_add_int(out, value);
}

static void write_range(lele_text *out, bool tenths, const lele_range *range)
{
    lele_text_add_char(out, '=');
    write_number(out, tenths, range->min);
    if (range->max == range->min)
        return;
    lele_text_add_char(out, '-');
    if (range->max != 0)
        write_number(out, tenths, range->max);
}

static void write_kinds(uint32_t kinds, lele_text *out)
{
    bool first = true;
    for (int kind = 0; kind < LELE_KIND_COUNT; kind++) {
        if ((kinds >> kind & 1) == 0)
            continue;
        if (!first)
            lele_text_add_char(out, '+');
        lele_text_add(out, lele_kind_name((lele_kind)kind));
        first = false;
    }
}

/* What a recipe says of clues besides givens. */
static void write_clues(const lele_recipe *recipe, size_t start, lele_text *out)
{
    if (recipe->kinds != 0) {
        begin_word(out, start, "kind=");
        write_kinds(recipe->kinds, out);
    }
    if (recipe->marks == LELE_MARKS_SOME)
        begin_word(out, start, some_marks);
    if (recipe->dominoes != 0) {
        begin_word(out, start, "dominoes=");
        lele_text_add_int(out, recipe->dominoes);
    }
}

void lele_recipe_write(const lele_recipe *recipe, lele_text *out)
{
    const size_t start = out->length;
    if (recipe->level != LELE_LEVEL_COUNT)
        begin_word(out, start, lele_level_name(recipe->level));
    if (recipe->technique >= 0) {
        begin_word(out, start, "technique=");
        const lele_technique *technique = lele_technique_at((size_t)recipe->technique);
        lele_text_add(out, technique != NULL ? technique->name : "?");
    }
    write_clues(recipe, start, out);
    if (recipe->thrift == LELE_THRIFT_MINIMAL)
        begin_word(out, start, "minimal");
    if (recipe->shape != LELE_SHAPE_NONE) {
        begin_word(out, start, "symmetry=");
        lele_text_add(out, lele_shape_name(recipe->shape));
    }
    lele_recipe copy = *recipe;
    for (size_t i = 0; i < RANGES; i++) {
        const lele_range *range = range_of(&copy, i);
        if (range->min == 0 && range->max == 0)
            continue;
        begin_word(out, start, ranges[i].name);
        write_range(out, ranges[i].tenths, range);
    }
    if (recipe->scale != LELE_SCALE_LELE) {
        begin_word(out, start, "scale=");
        lele_text_add(out, lele_scale_name(recipe->scale));
    }
    if (out->length == start)
        lele_text_add(out, "any");
}
