/* Seeds as text, see lele/generate.h. */
#include "lele/generate.h"

#include <assert.h>
#include <string.h>

static lele_error refuse(lele_problem *problem, const char *wanted, const char *text,
                         const char *at)
{
    if (problem != NULL) {
        lele_problem_quote(problem, wanted, strlen(wanted));
        problem->column = (int)(at - text) + 1;
    }
    return lele_problem_set(problem, LELE_E_SYNTAX);
}

/* Copies the text from `*at` to `end` and moves `*at` past the separator; false when the text is
 * empty or does not fit. */
static bool take(const char **at, const char *end, char *ret, size_t size)
{
    const size_t length = (size_t)(end - *at);
    if (length == 0 || length >= size)
        return false;
    memcpy(ret, *at, length);
    ret[length] = '\0';
    *at = *end == '\0' ? end : end + 1;
    return true;
}

static bool read_whole(const char *text, uint64_t *ret)
{
    uint64_t value = 0;
    for (; *text >= '0' && *text <= '9'; text++) {
        if (value > (UINT64_MAX - 9) / 10)
            return false;
        value = value * 10 + (uint64_t)(*text - '0');
    }
    *ret = value;
    return *text == '\0';
}

static bool is_random_jigsaw(const char *name)
{
    return strcmp(name, "jigsaw") == 0;
}

/* Replaces a layout name by the canonical one, so that equal seeds are equal texts. */
static lele_error canonical_layout(char *name, lele_problem *problem)
{
    if (is_random_jigsaw(name))
        return LELE_OK;
    lele_layout layout;
    const lele_error error = lele_layout_init(&layout, name, problem);
    if (error == LELE_OK)
        memcpy(name, layout.name, sizeof layout.name);
    return error;
}

static lele_error read_version(const char **at, const char *text, int *ret, lele_problem *problem)
{
    uint64_t version = 0;
    char word[24];
    const char *start = *at;
    if (!take(at, start + strcspn(start, ":"), word, sizeof word) || !read_whole(word, &version) ||
        version == 0)
        return refuse(problem, "2:level:layout:name", text, start);
    if (version <= LELE_SEED_VERSION) {
        *ret = (int)version;
        return LELE_OK;
    }
    if (problem != NULL)
        problem->got = (int64_t)version;
    return lele_problem_set(problem, LELE_E_VERSION);
}

/* The end of the layout part: the name of a jigsaw contains a colon. */
static const char *layout_end(const char *at)
{
    const char *end = at + strcspn(at, ":");
    if (end - at != 6 || memcmp(at, "jigsaw", 6) != 0 || *end == '\0')
        return end;
    const char *map_end = end + 1 + strcspn(end + 1, ":");
    const bool is_map = *map_end == ':' && map_end - end > 16; /* the smallest map has 16 cells */
    return is_map ? map_end : end;
}

lele_error lele_seed_read(lele_seed *ret, const char *text, lele_problem *problem)
{
    lele_seed seed = { .index = 0 };
    const char *at = text;
    int version = 0;
    lele_error error = read_version(&at, text, &version, problem);
    if (error != LELE_OK)
        return error;
    char recipe[512];
    if (!take(&at, at + strcspn(at, ":"), recipe, sizeof recipe))
        return refuse(problem, "level", text, at);
    error = lele_recipe_read(&seed.recipe, recipe, problem);
    if (error != LELE_OK)
        return error;
    seed.recipe.version = version;
    if (!take(&at, layout_end(at), seed.layout, sizeof seed.layout))
        return refuse(problem, "layout", text, at);
    error = canonical_layout(seed.layout, problem);
    if (error != LELE_OK)
        return error;
    const char *slash = strrchr(at, '/');
    if (slash != NULL && !read_whole(slash + 1, &seed.index))
        return refuse(problem, "/N", text, slash);
    if (!take(&at, slash != NULL ? slash : at + strlen(at), seed.name, sizeof seed.name))
        return refuse(problem, "name", text, at);
    *ret = seed;
    return LELE_OK;
}

static void write_run(const lele_seed *seed, int version, lele_text *out)
{
    lele_text_add_int(out, version);
    lele_text_add_char(out, ':');
    lele_recipe_write(&seed->recipe, out);
    lele_text_add_char(out, ':');
    lele_text_add(out, seed->layout);
    lele_text_add_char(out, ':');
    lele_text_add(out, seed->name);
}

void lele_seed_write(const lele_seed *seed, lele_text *out)
{
    const int version = seed->recipe.version;
    write_run(seed, version > 0 ? version : LELE_SEED_VERSION, out);
    if (seed->index != 0) {
        lele_text_add_char(out, '/');
        lele_text_add_int(out, (int64_t)seed->index);
    }
}

/* The version is left out (it counts as 1): it selects techniques and nothing else, so versions
 * differ only in puzzles that a technique of the newer one has changed. */
uint64_t lele_seed_number(const lele_seed *seed)
{
    /* A run is far shorter than this, so the text never grows: a lack of memory must not change the
     * number. */
    char memory[LELE_LAYOUT_NAME_SIZE + LELE_SEED_NAME_SIZE + 2048] = "";
    lele_text text = { .data = memory, .capacity = sizeof memory };
    write_run(seed, 1, &text);
    assert(text.data == memory && !text.failed);
    lele_random random;
    lele_random_init_text(&random, text.data);
    return lele_random_next(&random);
}

lele_error lele_seed_layout(const lele_seed *seed, lele_layout *ret, lele_problem *problem)
{
    if (!is_random_jigsaw(seed->layout))
        return lele_layout_init(ret, seed->layout, problem);
    lele_random random;
    lele_random_init_item(&random, ~lele_seed_number(seed), seed->index);
    return lele_problem_set(problem, lele_jigsaw_init(ret, 9, &random));
}
