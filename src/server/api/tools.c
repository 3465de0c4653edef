/*
 * The commands of `lele` for programs of others: a request becomes a call of the command, and what it prints is
 * the answer.  The fields of a body besides `puzzle` are the options of the command with the same names.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/api/fields.h"
#include "server/api/routes.h"
#include "server/api/workshop.h"

enum {
    TOOL_BODY = 32 << 10,
    TOOL_PUZZLE = 24 << 10,
    TOOL_OPTION = 320,
    TOOL_NUMBER = 1000, /* the largest number of an option */
    TOOL_FIXED = 8,
};

/* What a route runs: the command and the options that the caller cannot change. */
struct tool {
    const char *path;
    const char *fixed[TOOL_FIXED];
};

static const struct tool tools[] = {
    { "/api/v1/solve", { "solve", "--json", "--threads=1", "--effort=2" } },
    { "/api/v1/rate", { "rate", "--json", "--threads=1", "--effort=2" } },
    { "/api/v1/hint", { "hint", "--json", "--threads=1", "--effort=2" } },
    { "/api/v1/steps", { "steps", "--threads=1", "--effort=2" } },
    { "/api/v1/generate", { "generate", "--json", "--threads=1", "--effort=2" } },
    { "/api/v1/convert", { "convert", "--threads=1" } },
    { "/api/v1/picture",
      { "print", "--paper=fit", "--threads=1", "--effort=2", "--output=/dev/stdout" } },
};

struct order {
    workshop_job job;
    char options[WORKSHOP_ARGUMENTS][TOOL_OPTION];
    size_t count; /* arguments so far */
    lele_text input;
};

static const struct tool *tool_of(const api_route *route)
{
    for (size_t i = 0; i < sizeof tools / sizeof tools[0]; i++)
        if (strcmp(tools[i].path, route->path) == 0)
            return &tools[i];
    return NULL;
}

/* "--name", "--name=5" or "--name=text"; a flag that is false adds nothing.  False: a wrong value. */
static bool add_option(struct order *order, const char *name, const json_t *value)
{
    char *to = order->options[order->count];
    if (json_is_true(value))
        snprintf(to, TOOL_OPTION, "--%s", name);
    else if (json_is_integer(value) && json_integer_value(value) >= 0 &&
             json_integer_value(value) <= TOOL_NUMBER)
        snprintf(to, TOOL_OPTION, "--%s=%d", name, (int)json_integer_value(value));
    else if (json_is_string(value) &&
             strlen(json_string_value(value)) == json_string_length(value) &&
             json_string_length(value) + strlen(name) + 4 < TOOL_OPTION)
        snprintf(to, TOOL_OPTION, "--%s=%s", name, json_string_value(value));
    else
        return json_is_false(value);
    order->job.arguments[order->count++] = to;
    return true;
}

static bool has_type(const json_t *value, const char *type)
{
    return strcmp(type, "boolean") == 0   ? json_is_boolean(value)
           : strcmp(type, "integer") == 0 ? json_is_integer(value)
                                          : json_is_string(value);
}

static bool is_asked(const api_route *route, const char *name)
{
    api_field field;
    for (const char *list = route->asks; api_next_field(&list, &field);)
        if (strcmp(field.name, name) == 0)
            return true;
    return false;
}

/* The fields of the route, each as an option; a field that no row names is refused, so that a spelling mistake
 * does not give another answer. */
static api_error read_options(api_call *call, struct order *order)
{
    api_field field;
    for (void *at = json_object_iter(call->body); at != NULL;
         at = json_object_iter_next(call->body, at))
        if (!is_asked(call->route, json_object_iter_key(at)))
            return api_fail(call, API_E_FIELD, json_object_iter_key(at));
    for (const char *list = call->route->asks; api_next_field(&list, &field);) {
        const json_t *value = json_object_get(call->body, field.name);
        if (value == NULL || strcmp(field.name, "puzzle") == 0)
            continue;
        if (!has_type(value, field.type) || !add_option(order, field.name, value))
            return api_fail(call, API_E_FIELD, field.name);
    }
    return API_E_NONE;
}

static bool wants_puzzle(const api_route *route)
{
    return strncmp(route->asks, "puzzle:", 7) == 0;
}

static api_error prepare_order(api_call *call)
{
    struct order *order = call->data;
    const struct tool *tool = tool_of(call->route);
    lele_text_init(&order->input);
    lele_text_init(&order->job.output);
    lele_text_init(&order->job.message);
    order->job.arguments[order->count++] = tool->fixed[0];
    order->job.arguments[order->count++] = call->lang == LELE_LANG_ZH ? "--lang=zh" : "--lang=en";
    for (size_t i = 1; tool->fixed[i] != NULL; i++)
        order->job.arguments[order->count++] = tool->fixed[i];
    if (wants_puzzle(call->route)) {
        const char *puzzle = api_text(call, "puzzle", TOOL_PUZZLE);
        if (puzzle == NULL)
            return API_E_FIELD;
        lele_text_add(&order->input, puzzle);
        lele_text_add_char(&order->input, '\n');
    }
    order->job.input = order->input.data;
    order->job.input_length = order->input.length;
    return order->input.failed ? API_E_MEMORY : read_options(call, order);
}

static workshop_job *job_of(api_call *call)
{
    struct order *order = call->data;
    return &order->job;
}

static void release_order(void *data)
{
    struct order *order = data;
    lele_text_release(&order->input);
    lele_text_release(&order->job.output);
    lele_text_release(&order->job.message);
}

/* The first line of what the command said, without its name and the place. */
static api_error complain(api_call *call, const workshop_job *job, api_error error)
{
    const char *words = job->message.data != NULL ? job->message.data : "";
    static const char *const before[] = { "lele: ", "-:1: " };
    char line[sizeof call->detail_text];
    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++)
        if (strncmp(words, before[i], strlen(before[i])) == 0)
            words += strlen(before[i]);
    snprintf(line, sizeof line, "%.*s", (int)strcspn(words, "\n"), words);
    return api_fail(call, error, line);
}

/* The exit statuses of `lele`. */
enum { TOOL_OK, TOOL_SOME_LINE_FAILED, TOOL_USAGE };

/* What stands in the way of an answer; `most` is the largest status that has one. */
static api_error check_end(api_call *call, const workshop_job *job, int most)
{
    static const api_error ends[] = { [WORKSHOP_EXITED] = API_E_NONE,
                                      [WORKSHOP_LATE] = API_E_LATE,
                                      [WORKSHOP_LARGE] = API_E_LATE,
                                      [WORKSHOP_FAILED] = API_E_BUSY };
    if (ends[job->end] != API_E_NONE)
        return ends[job->end];
    if (job->output.failed)
        return API_E_MEMORY;
    if (job->status == TOOL_USAGE)
        return complain(call, job, API_E_OPTION);
    if (job->status > TOOL_USAGE)
        return API_E_BUSY;
    return job->status <= most ? API_E_NONE : complain(call, job, API_E_PUZZLE_TEXT);
}

/* Each line that the command printed is a JSON value; for a puzzle that fails it says why. */
static api_error answer_values(api_call *call, lele_json *json)
{
    const struct order *order = call->data;
    const lele_text *output = &order->job.output;
    const api_error error = check_end(call, &order->job, TOOL_SOME_LINE_FAILED);
    if (error != API_E_NONE)
        return error;
    lele_text_add(json->out, "{\"results\":[");
    for (size_t at = 0; at < output->length;) {
        const char *line = output->data + at;
        const char *end = memchr(line, '\n', output->length - at);
        const size_t length = end != NULL ? (size_t)(end - line) : output->length - at;
        if (at > 0)
            lele_text_add_char(json->out, ',');
        lele_text_add_bytes(json->out, line, length);
        at += length + 1;
    }
    lele_text_add(json->out, "]}");
    return API_E_NONE;
}

static api_error answer_text(api_call *call, lele_json *json)
{
    const struct order *order = call->data;
    const lele_text *output = &order->job.output;
    const api_error error = check_end(call, &order->job, TOOL_OK);
    if (error != API_E_NONE)
        return error;
    lele_json_object_begin(json);
    lele_json_key(json, "text");
    lele_json_string_bytes(json, output->data != NULL ? output->data : "", output->length);
    lele_json_object_end(json);
    return API_E_NONE;
}

static api_error answer_picture(api_call *call, lele_json *json)
{
    const struct order *order = call->data;
    const lele_text *output = &order->job.output;
    const api_error error = check_end(call, &order->job, TOOL_OK);
    if (error != API_E_NONE)
        return error;
    call->type = output->length > 0 && output->data[0] == '<' ? "image/svg+xml" : "image/png";
    lele_text_add_bytes(json->out, output->data, output->length);
    return API_E_NONE;
}

/* A picture is SVG if the caller does not say. */
static api_error prepare_picture(api_call *call)
{
    if (json_object_get(call->body, "to") == NULL)
        json_object_set_new(call->body, "to", json_string("svg"));
    const api_error error = prepare_order(call);
    const char *to = json_string_value(json_object_get(call->body, "to"));
    if (error == API_E_NONE && strcmp(to, "svg") != 0 && strcmp(to, "png") != 0)
        return api_fail(call, API_E_FIELD, "to");
    return error;
}

#define TOOL(NAME, SUMMARY, ASKS, GIVES, TYPE, PREPARE, ANSWER)                                    \
    {                                                                                              \
        .method = "POST", .path = "/api/v1/" NAME, .summary = (SUMMARY), .class = API_COMPUTE,     \
        .open = true, .body = TOOL_BODY, .asks = (ASKS), .gives = (GIVES), .type = (TYPE),         \
        .errors = "bad-option bad-puzzle too-hard busy", .size = sizeof(struct order),             \
        .prepare = (PREPARE), .job = job_of, .answer = (ANSWER), .release = release_order          \
    }
#define VALUES(NAME, SUMMARY, ASKS)                                                                \
    TOOL(NAME, SUMMARY, ASKS, "results:list", NULL, prepare_order, answer_values)

static const api_route routes[] = {
    VALUES(
        "solve", "Solves puzzles: the JSON of `lele solve --json`, a value for each.",
        "puzzle:text layout:text? algorithm:text? count:bool? all:bool? first:bool? limit:number?"),
    VALUES("rate", "Rates puzzles: the JSON of `lele rate --json`.",
           "puzzle:text layout:text? scale:text? technique:text?"),
    VALUES("hint", "The next step of a position: the JSON of `lele hint --json`.",
           "puzzle:text layout:text? level:number? technique:text?"),
    VALUES("steps", "The steps of a position: the JSON of `lele steps`.",
           "puzzle:text layout:text? technique:text? all:bool?"),
    VALUES("generate", "Makes puzzles: the JSON of `lele generate --json`.",
           "number:number? difficulty:text? rating:text? technique:text? train:text? clues:text? "
           "symmetry:text? minimal:bool? layout:text? seed:text?"),
    TOOL("convert", "A puzzle in another format, as `lele convert` writes it.",
         "puzzle:text from:text? to:text? layout:text?", "text:text", NULL, prepare_order,
         answer_text),
    TOOL("picture", "A drawing of a puzzle: SVG, or PNG with `to`.",
         "puzzle:text to:text? notes:text? contrast:bool? layout:text? dpi:number?", NULL,
         "image/svg+xml", prepare_picture, answer_picture),
};

const api_table api_table_of_tools = { routes, sizeof routes / sizeof routes[0] };
