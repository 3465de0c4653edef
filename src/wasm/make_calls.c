/*
 * The calls that generate and repair puzzles.
 *
 * A search consists of tries, each with one index of the seed and a bounded effort.  A page asks
 * for a few tries at a time, so that it can show progress and stop in between.
 */
#include "wasm/shim.h"

#include <stdlib.h>
#include <string.h>

struct search {
    lele_seed seed;
    lele_layout layout;
    lele_generator *generator;
    lele_puzzle puzzle;
    lele_layout with; /* the layout with the clues of the puzzle */
    lele_clues clues;
};

static void release_search(void *object)
{
    struct search *search = object;
    lele_generator_free(search->generator);
    free(search);
}

/* Writes the options as the recipe of a seed: "hard,symmetry=180". */
static void write_recipe(const lele_call *call, lele_text *out)
{
    static const struct {
        const char *option, *prefix;
    } parts[] = {
        { "level", "" },
        { "technique", "technique=" },
        { "rating", "rating=" },
        { "scale", "scale=" },
        { "clues", "clues=" },
        { "symmetry", "symmetry=" },
        { "rowHoles", "row-holes=" },
        { "boxHoles", "box-holes=" },
        { "kind", "kind=" },
        { "cageSize", "cage-size=" },
        { "dominoes", "dominoes=" },
        { "uncovered", "uncovered=" },
        { "blankCages", "blank-cages=" },
    };
    char value[160];
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
    if (lele_call_flag(call, "someMarks"))
        lele_text_add(out, out->length > start ? ",some-marks" : "some-marks");
    if (out->length == start)
        lele_text_add(out, "any");
}

/* Reads a complete seed, or builds one from a name and the other options. */
static lele_error read_seed(lele_call *call, lele_seed *ret)
{
    char layout[LELE_LAYOUT_NAME_SIZE], name[LELE_SEED_NAME_SIZE];
    char whole[2 * LELE_LAYOUT_NAME_SIZE];
    lele_text text;
    if (lele_call_option(call, "seed", whole, sizeof whole) && strchr(whole, ':') != NULL)
        return lele_seed_read(ret, whole, &call->problem);
    if (!lele_call_option(call, "layout", layout, sizeof layout))
        strcpy(layout, LELE_LAYOUT_CLASSIC);
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

/* A random jigsaw has a different map, and so a different generator, for each index. */
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

/* The position of an exercise, for a recipe with a technique: before its first step. */
static void write_exercise(lele_call *call, struct search *search)
{
    lele_position position;
    lele_text text;
    lele_text_init(&text);
    if (search->seed.recipe.technique >= 0 &&
        lele_generator_train(search->generator, &search->puzzle, search->seed.recipe.technique,
                             &position))
        (void)lele_codec_write(lele_codec_find(lele_call_exercise_format(&search->layout)),
                               &position, &text, NULL);
    lele_json_key(&call->json, "exercise");
    lele_json_string_bytes(&call->json, text.length > 0 ? text.data : "", text.length);
    lele_text_release(&text);
}

/* The layout as a text that every call reads: with the clues of the puzzle, if it has any. */
static void write_layout(lele_call *call, struct search *search)
{
    lele_text text;
    lele_text_init(&text);
    search->clues.list = search->puzzle.list;
    if (search->seed.recipe.kinds != 0 &&
        lele_layout_init_with(&search->with, &search->layout, &search->clues, NULL) == LELE_OK)
        lele_layout_write_text(&search->with, &text);
    else
        lele_text_add(&text, search->layout.name);
    lele_json_key(&call->json, "layout");
    lele_json_string_bytes(&call->json, text.length > 0 ? text.data : "", text.length);
    lele_text_release(&text);
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
    write_layout(call, search);
    lele_json_key_string(json, "seed", seed.data);
    lele_json_key(json, "rating");
    lele_call_rating(call, &search->puzzle.rating);
    write_exercise(call, search);
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

/* A puzzle with a wrong digit may break the rules, and codecs refuse it.  A plain line is then
 * read without checking the rules. */
static lele_error read_broken(lele_call *call, lele_layout *layout, lele_grid *ret)
{
    char name[LELE_LAYOUT_NAME_SIZE];
    lele_position position;
    lele_error error = lele_call_read(call, &position);
    if (error == LELE_OK) {
        *layout = *position.layout;
        *ret = position.givens;
        return LELE_OK;
    }
    if (error != LELE_E_CONFLICT)
        return error;
    if (!lele_call_option(call, "layout", name, sizeof name) || name[0] == '\0')
        strcpy(name, LELE_LAYOUT_CLASSIC);
    if (lele_layout_init(layout, name, NULL) != LELE_OK ||
        lele_grid_read(layout, call->body, call->body_length, ret, NULL) != LELE_OK)
        return error;
    lele_problem_init(&call->problem);
    return LELE_OK;
}

static void write_repair(lele_call *call, const lele_layout *layout, const lele_grid *puzzle,
                         const char *kind, const lele_correction *corrections, size_t count)
{
    lele_json *json = &call->json;
    lele_grid repaired = *puzzle;
    lele_json_object_begin(json);
    lele_json_key_string(json, "kind", kind);
    lele_json_key(json, "changes");
    lele_json_array_begin(json);
    for (size_t i = 0; i < count; i++) {
        repaired.cell[corrections[i].cell] = corrections[i].to;
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", corrections[i].cell);
        lele_json_key_int(json, "from", corrections[i].from);
        lele_json_key_int(json, "to", corrections[i].to);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    lele_call_grid(call, "line", layout, &repaired);
    lele_json_object_end(json);
}

/* Writes the single corrections, best first.  With several solutions, the givens that make the
 * puzzle unique precede them. */
static void write_repairs(lele_call *call, const lele_layout *layout, const lele_grid *puzzle,
                          const lele_repair_result *result)
{
    static const char *const kinds[] = {
        [LELE_REPAIR_CHANGE] = "change",
        [LELE_REPAIR_REMOVE] = "remove",
        [LELE_REPAIR_ADD] = "add",
    };
    lele_json_array_begin(&call->json);
    if (result->extra_count > 0)
        write_repair(call, layout, puzzle, "complete", result->extras, result->extra_count);
    for (size_t i = 0; i < result->correction_count; i++)
        write_repair(call, layout, puzzle, kinds[result->corrections[i].kind],
                     &result->corrections[i], 1);
    lele_json_array_end(&call->json);
}

static lele_error repair(lele_call *call)
{
    lele_layout layout;
    lele_grid puzzle;
    const lele_error error = read_broken(call, &layout, &puzzle);
    if (error != LELE_OK)
        return error;
    lele_repairer *repairer = lele_repairer_new(&layout, &call->problem);
    lele_repair_result *result = malloc(sizeof *result);
    const bool ready = repairer != NULL && result != NULL;
    if (ready) {
        lele_repair(repairer, &puzzle, result);
        write_repairs(call, &layout, &puzzle, result);
    }
    lele_repairer_free(repairer);
    free(result);
    return ready ? LELE_OK : lele_problem_set(&call->problem, LELE_E_MEMORY);
}

const lele_call_row lele_make_calls[] = {
    { "repair", repair },
    { "generator.new", start_search },
    { "generator.next", next_tries },
    { "generator.free", end_search },
    { NULL, NULL },
};
