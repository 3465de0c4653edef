/*
 * Generating through the module.
 *
 * A search is made of tries, each a number of the seed with a bounded effort; a page calls
 * for a few at a time, so that it can show how far it is and stop in between.
 */
#include "wasm/shim.h"

#include <stdlib.h>
#include <string.h>

struct search {
    lele_seed seed;
    lele_layout layout;
    lele_generator *generator;
    lele_puzzle puzzle;
};

static void release_search(void *object)
{
    struct search *search = object;
    lele_generator_free(search->generator);
    free(search);
}

/* "hard,symmetry=180": the options as the recipe of a seed. */
static void write_recipe(const lele_call *call, lele_text *out)
{
    static const struct {
        const char *option, *prefix;
    } parts[] = {
        { "level", "" },       { "technique", "technique=" }, { "rating", "rating=" },
        { "clues", "clues=" }, { "symmetry", "symmetry=" },
    };
    char value[64];
    const size_t start = out->length;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (!lele_call_option(call, parts[i].option, value, sizeof value) || value[0] == '\0')
            continue;
        lele_text_add(out, out->length > start ? "," : "");
        lele_text_add(out, parts[i].prefix);
        lele_text_add(out, value);
    }
    if (lele_call_flag(call, "minimal"))
        lele_text_add(out, out->length > start ? ",minimal" : "minimal");
    if (out->length == start)
        lele_text_add(out, "any");
}

static lele_error read_seed(lele_call *call, lele_seed *ret)
{
    char layout[LELE_LAYOUT_NAME_SIZE], name[LELE_SEED_NAME_SIZE];
    lele_text text;
    if (!lele_call_option(call, "layout", layout, sizeof layout))
        strcpy(layout, "classic");
    lele_call_option(call, "seed", name, sizeof name);
    lele_text_init(&text);
    lele_text_add_int(&text, LELE_SEED_VERSION);
    lele_text_add_char(&text, ':');
    write_recipe(call, &text);
    lele_text_add_char(&text, ':');
    lele_text_add(&text, layout);
    lele_text_add_char(&text, ':');
    lele_text_add(&text, name);
    const lele_error error = text.failed ? lele_problem_set(&call->problem, LELE_E_MEMORY)
                                         : lele_seed_read(ret, text.data, &call->problem);
    lele_text_release(&text);
    return error;
}

/* A random jigsaw has another map, and so another generator, for each number. */
static lele_error prepare(struct search *search, lele_problem *problem)
{
    if (search->generator != NULL && strcmp(search->seed.layout, "jigsaw") != 0)
        return LELE_OK;
    lele_generator_free(search->generator);
    search->generator = NULL;
    const lele_error error = lele_seed_layout(&search->seed, &search->layout, problem);
    if (error != LELE_OK)
        return error;
    search->generator = lele_generator_new(&search->layout, &search->seed.recipe, problem);
    return search->generator != NULL ? LELE_OK : problem->code;
}

static lele_error start_search(lele_call *call)
{
    struct search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    lele_error error = read_seed(call, &search->seed);
    if (error == LELE_OK)
        error = prepare(search, &call->problem);
    if (error != LELE_OK) {
        release_search(search);
        return error;
    }
    const int number = lele_thing_keep(LELE_THING_GENERATOR, search, release_search);
    if (number == 0)
        return lele_call_refuse(call, LELE_E_LIMIT, "generator");
    lele_json_int(&call->json, number);
    return LELE_OK;
}

static void write_puzzle(lele_call *call, struct search *search)
{
    lele_json *json = &call->json;
    lele_text seed;
    if (!search->puzzle.is_rated)
        lele_generator_rate(search->generator, &search->puzzle);
    lele_text_init(&seed);
    lele_seed_write(&search->seed, &seed);
    lele_json_object_begin(json);
    lele_call_grid(call, "line", &search->layout, &search->puzzle.givens);
    lele_json_key_string(json, "layout", search->layout.name);
    lele_json_key_string(json, "seed", seed.data);
    lele_json_key(json, "rating");
    lele_call_rating(call, &search->puzzle.rating);
    lele_json_object_end(json);
    lele_text_release(&seed);
}

static lele_error next_tries(lele_call *call)
{
    struct search *search = lele_thing_find(call, "generator", LELE_THING_GENERATOR);
    if (search == NULL)
        return lele_call_refuse(call, LELE_E_RANGE, "generator");
    lele_error error = LELE_E_LIMIT;
    int64_t left = lele_call_number(call, "tries", 1);
    for (; left > 0 && error == LELE_E_LIMIT; left--) {
        error = prepare(search, &call->problem);
        if (error == LELE_OK)
            error = lele_generator_make(search->generator, lele_seed_number(&search->seed),
                                        search->seed.index, &search->puzzle);
        if (error == LELE_E_LIMIT)
            search->seed.index++;
    }
    if (error != LELE_OK && error != LELE_E_LIMIT)
        return lele_problem_set(&call->problem, error);
    lele_json *json = &call->json;
    lele_json_object_begin(json);
    lele_json_key_bool(json, "done", error == LELE_OK);
    lele_json_key_int(json, "tries", (int64_t)search->seed.index + (error == LELE_OK));
    lele_json_key(json, "puzzle");
    if (error == LELE_OK)
        write_puzzle(call, search);
    else
        lele_json_null(json);
    lele_json_object_end(json);
    return LELE_OK;
}

static lele_error end_search(lele_call *call)
{
    return lele_thing_release(call, "generator", LELE_THING_GENERATOR);
}

const lele_call_row lele_make_calls[] = {
    { "generator.new", start_search },
    { "generator.next", next_tries },
    { "generator.free", end_search },
    { NULL, NULL },
};
