/* The exported calls and the functions that all verbs share, see wasm/shim.h. */
#include "wasm/shim.h"

#include <stdlib.h>
#include <string.h>

#if defined(__wasm__)
#define EXPORT(name) __attribute__((export_name(name)))
#else
#define EXPORT(name)
#endif

enum { THINGS = 64 };

/* The only state of an instance, which has one thread. */
static struct {
    lele_text answer;
    bool is_ready;
    lele_layouts *layouts;
    struct {
        lele_thing kind;
        void *object;
        void (*release)(void *object);
    } things[THINGS];
} module;

lele_layouts *lele_call_layouts(void)
{
    if (module.layouts == NULL)
        module.layouts = lele_layouts_new();
    if (module.layouts != NULL)
        lele_layouts_allow_clues(module.layouts);
    return module.layouts;
}

/* The value of an option, which is not terminated; NULL when it is missing. */
static const char *find_option(const lele_call *call, const char *name, size_t *ret_length)
{
    const size_t length = strlen(name);
    for (const char *line = call->options; *line != '\0';) {
        const char *end = strchr(line, '\n');
        end = end != NULL ? end : line + strlen(line);
        if (strncmp(line, name, length) == 0 && line[length] == ' ') {
            const char *value = line + length + 1;
            *ret_length = end > value ? (size_t)(end - value) : 0;
            return value;
        }
        line = *end == '\0' ? end : end + 1;
    }
    return NULL;
}

bool lele_call_option(const lele_call *call, const char *name, char *ret, size_t size)
{
    size_t length = 0;
    const char *value = find_option(call, name, &length);
    length = length < size ? length : size - 1;
    if (value != NULL)
        memcpy(ret, value, length);
    ret[length] = '\0';
    return value != NULL;
}

bool lele_call_value(const lele_call *call, const char *name, lele_text *ret)
{
    size_t length = 0;
    const char *value = find_option(call, name, &length);
    if (value != NULL)
        lele_text_add_bytes(ret, value, length);
    return value != NULL;
}

int64_t lele_call_number(const lele_call *call, const char *name, int64_t missing)
{
    char text[24];
    if (!lele_call_option(call, name, text, sizeof text) || text[0] == '\0')
        return missing;
    int64_t number = 0;
    for (int i = 0; text[i] >= '0' && text[i] <= '9' && i < 18; i++)
        number = number * 10 + (text[i] - '0');
    return number;
}

bool lele_call_flag(const lele_call *call, const char *name)
{
    char text[8];
    return lele_call_option(call, name, text, sizeof text) && strcmp(text, "true") == 0;
}

lele_error lele_call_refuse(lele_call *call, lele_error code, const char *text)
{
    lele_problem_quote(&call->problem, text, strlen(text));
    return lele_problem_set(&call->problem, code);
}

int lele_thing_keep(lele_thing kind, void *object, void (*release)(void *object))
{
    for (int i = 0; i < THINGS; i++) {
        if (module.things[i].kind != LELE_THING_NONE)
            continue;
        module.things[i].kind = kind;
        module.things[i].object = object;
        module.things[i].release = release;
        return i + 1;
    }
    release(object);
    return 0;
}

static int thing_index(const lele_call *call, const char *option, lele_thing kind)
{
    const int64_t number = lele_call_number(call, option, 0);
    if (number < 1 || number > THINGS || module.things[number - 1].kind != kind)
        return -1;
    return (int)number - 1;
}

void *lele_thing_find(const lele_call *call, const char *option, lele_thing kind)
{
    const int index = thing_index(call, option, kind);
    return index >= 0 ? module.things[index].object : NULL;
}

lele_error lele_thing_release(lele_call *call, const char *option, lele_thing kind)
{
    const int index = thing_index(call, option, kind);
    if (index < 0)
        return lele_call_refuse(call, LELE_E_RANGE, option);
    module.things[index].release(module.things[index].object);
    module.things[index].kind = LELE_THING_NONE;
    lele_json_null(&call->json);
    return LELE_OK;
}

static lele_error layout_option(lele_call *call, lele_layouts *layouts, const lele_layout **ret)
{
    lele_text name;
    *ret = NULL;
    if (layouts == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    lele_text_init(&name);
    lele_error error = LELE_OK;
    if (lele_call_value(call, "layout", &name) && name.length > 0) {
        *ret = lele_layouts_get(layouts, name.data, &call->problem);
        error = *ret != NULL ? LELE_OK : call->problem.code;
    }
    if (name.failed)
        error = lele_problem_set(&call->problem, LELE_E_MEMORY);
    lele_text_release(&name);
    return error;
}

lele_error lele_call_layout(lele_call *call, const lele_layout **ret)
{
    return layout_option(call, lele_call_layouts(), ret);
}

void lele_call_layout_key(lele_call *call, const char *key, const lele_layout *layout)
{
    lele_text text;
    lele_text_init(&text);
    lele_layout_write_text(layout, &text);
    lele_json_key(&call->json, key);
    lele_json_string_bytes(&call->json, text.data, text.length);
    call->out->failed = call->out->failed || text.failed;
    lele_text_release(&text);
}

lele_error lele_call_read_plain(lele_call *call, lele_position *ret)
{
    const lele_error error = lele_call_read(call, ret);
    if (error != LELE_OK || ret->layout->clues == NULL)
        return error;
    return lele_call_refuse(call, LELE_E_CONSTRAINT,
                            lele_look_name((lele_look)ret->layout->clues->list.clue[0].look));
}

lele_error lele_call_read(lele_call *call, lele_position *ret)
{
    return lele_call_read_with(call, lele_call_layouts(), NULL, ret);
}

lele_error lele_call_read_with(lele_call *call, lele_layouts *layouts, lele_text *rules,
                               lele_position *ret)
{
    char format[32];
    lele_codec_context context = { .layouts = layouts, .rules = rules };
    const lele_error named = layout_option(call, layouts, &context.layout);
    if (named != LELE_OK)
        return named;
    const lele_codec *codec = NULL;
    if (lele_call_option(call, "codec", format, sizeof format) && format[0] != '\0') {
        codec = lele_codec_find(format);
        if (codec == NULL)
            return lele_call_refuse(call, LELE_E_FORMAT, format);
    }
    call->layout = context.layout;
    const lele_error error =
        lele_codec_read(codec, &context, call->body, call->body_length, ret, &call->problem);
    if (error == LELE_OK)
        call->layout = ret->layout;
    return error;
}

const char *lele_call_exercise_format(const lele_layout *layout)
{
    return lele_layout_is_classic(layout) ? "hodoku" : "share";
}

void lele_call_grid(lele_call *call, const char *key, const lele_layout *layout,
                    const lele_grid *grid)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(layout, grid, '.', line);
    lele_json_key(&call->json, key);
    lele_json_string_bytes(&call->json, line, (size_t)layout->cell_count);
}

void lele_call_rating(lele_call *call, const lele_rating *rating)
{
    lele_rating_write_json(rating, call->lang, &call->json);
}

static lele_call_fn find_verb(const char *verb)
{
    static const lele_call_row *const tables[] = { lele_game_calls, lele_puzzle_calls,
                                                   lele_solve_calls, lele_make_calls,
                                                   lele_import_calls };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        for (const lele_call_row *row = tables[i]; row->verb != NULL; row++)
            if (strcmp(row->verb, verb) == 0)
                return row->run;
    return NULL;
}

/* The answer is the bare value, or {"problem":{...}}. */
static void answer(lele_call *call, const char *verb)
{
    const lele_call_fn run = find_verb(verb);
    const lele_error error = run != NULL ? run(call) : lele_call_refuse(call, LELE_E_COMMAND, verb);
    if (error == LELE_OK)
        return;
    lele_text_clear(call->out);
    lele_json_init(&call->json, call->out);
    lele_json_object_begin(&call->json);
    lele_json_key(&call->json, "problem");
    lele_problem_json(&call->problem, call->layout, call->lang, &call->json);
    lele_json_object_end(&call->json);
}

/* Memory for the input texts.  The module keeps no reference to them after the call. */
EXPORT("allocate") void *lele_wasm_allocate(size_t size)
{
    return malloc(size);
}

EXPORT("release") void lele_wasm_release(void *memory)
{
    free(memory);
}

/* Returns the address of the answer, which is valid until the next call. */
EXPORT("call")
const char *lele_wasm_call(const char *verb, const char *options, const char *body,
                           size_t body_length)
{
    if (!module.is_ready) {
        lele_text_init(&module.answer);
        module.is_ready = true;
    }
    lele_text_clear(&module.answer);
    lele_call call = {
        .options = options, .body = body, .body_length = body_length, .out = &module.answer
    };
    char lang[8];
    lele_problem_init(&call.problem);
    lele_json_init(&call.json, call.out);
    lele_call_option(&call, "lang", lang, sizeof lang);
    call.lang = lele_lang_find(lang);
    if (call.lang == LELE_LANG_COUNT)
        call.lang = LELE_LANG_EN;
    answer(&call, verb);
    return module.answer.data;
}

EXPORT("answer_length") size_t lele_wasm_answer_length(void)
{
    return module.answer.failed ? 0 : module.answer.length;
}
