/*
 * The calls that read texts: what the first puzzle of a text is, and which puzzles it holds.
 */
#include "wasm/shim.h"

#include <string.h>

static const char *name_of(const lele_codec *codec)
{
    return codec != NULL ? lele_codec_name(codec) : "";
}

/* Writes how much of the text was understood, and the rules that it gives in words. */
static void write_reading(lele_call *call, const lele_position *position,
                          const lele_advisor *advisor, const lele_text *rules)
{
    const lele_reading reading = lele_position_reading(position, advisor);
    lele_text text;
    lele_text_init(&text);
    lele_reading_write(reading, position, call->lang, &text);
    lele_json_key_string(&call->json, "reading", lele_reading_name(reading));
    lele_json_key(&call->json, "readingText");
    lele_json_string_bytes(&call->json, text.data, text.length);
    lele_json_key_string(&call->json, "unread", position->unread);
    lele_json_key(&call->json, "rules");
    lele_json_string_bytes(&call->json, rules->data, rules->length);
    call->out->failed = call->out->failed || text.failed || rules->failed;
    lele_text_release(&text);
}

/* Writes the number of solutions, and the problem that the game would report for the givens. */
static lele_error write_verdict(lele_call *call, const lele_position *position,
                                const lele_text *rules)
{
    lele_problem problem;
    lele_problem_init(&problem);
    lele_advisor *advisor = lele_advisor_new(position->layout, &position->givens);
    if (advisor == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    lele_game *game = lele_game_new(position, LELE_SEVERAL_REFUSE, &problem);
    lele_json_key_string(&call->json, "solutions",
                         lele_solutions_known_name(lele_advisor_known(advisor)));
    lele_json_key(&call->json, "problem");
    if (game != NULL)
        lele_json_null(&call->json);
    else
        lele_problem_json(&problem, position->layout, call->lang, &call->json);
    lele_game_free(game);
    write_reading(call, position, advisor, rules);
    lele_advisor_free(advisor);
    return LELE_OK;
}

/* The first layout of the same size that is not this one; NULL if there is none. */
static const lele_layout *another_layout(const lele_layout *layout)
{
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        const lele_layout *other =
            lele_layouts_get(lele_call_layouts(), lele_layout_name_at(i), NULL);
        if (other != NULL && other->size == layout->size && strcmp(other->name, layout->name) != 0)
            return other;
    }
    return NULL;
}

/* Whether the text itself says what layout it is for: read for another one, it stays the same. */
static bool names_layout(const lele_call *call, const char *format, const lele_layout *layout)
{
    lele_position again;
    const lele_codec_context context = { .layouts = lele_call_layouts(),
                                         .layout = another_layout(layout) };
    return lele_codec_read(lele_codec_find(format), &context, call->body, call->body_length, &again,
                           NULL) == LELE_OK &&
           strcmp(again.layout->name, layout->name) == 0;
}

static lele_error write_import(lele_call *call, const lele_position *position,
                               const lele_text *rules)
{
    char format[32];
    const lele_layout *on = position->layout;
    lele_json *json = &call->json;
    const bool named = lele_call_option(call, "codec", format, sizeof format) && format[0] != '\0';
    lele_json_object_begin(json);
    lele_json_key_string(
        json, "codec", named ? format : name_of(lele_codec_detect(call->body, call->body_length)));
    lele_call_layout_key(call, "layout", on);
    lele_json_key_bool(json, "namesLayout", names_layout(call, format, on));
    lele_call_grid(call, "line", on, &position->givens);
    lele_call_grid(call, "values", on, &position->values);
    lele_json_key_int(json, "givens", lele_grid_count(on, &position->givens));
    lele_json_key_string(json, "title", position->title);
    lele_json_key_string(json, "author", position->author);
    lele_json_key_string(json, "comment", position->comment);
    lele_json_key_bool(json, "hasCandidates", position->has_candidates);
    lele_json_key_bool(json, "hasNotes", position->has_notes);
    const lele_error error = write_verdict(call, position, rules);
    lele_json_object_end(json);
    return error;
}

static lele_error import(lele_call *call)
{
    lele_text rules;
    lele_position position;
    lele_text_init(&rules);
    lele_error error = lele_call_read_with(call, lele_call_layouts(), &rules, &position);
    if (error == LELE_OK)
        error = write_import(call, &position, &rules);
    lele_text_release(&rules);
    return error;
}

/* Puzzles of a text, as many as a page lists. */
struct listed {
    lele_call *call;
    int count;
};

enum { MOST_PUZZLES = 1000 };

static bool list_one(void *data, const lele_position *position)
{
    struct listed *listed = data;
    lele_json *json = &listed->call->json;
    lele_json_object_begin(json);
    lele_call_layout_key(listed->call, "layout", position->layout);
    lele_call_grid(listed->call, "line", position->layout, &position->givens);
    lele_json_key_string(json, "title", position->title);
    lele_json_object_end(json);
    listed->count++;
    return listed->count < MOST_PUZZLES;
}

/* A text with an error after its first puzzles gives those before it. */
static lele_error puzzles(lele_call *call)
{
    lele_codec_context context = { .layouts = lele_call_layouts() };
    struct listed listed = { call, 0 };
    if (context.layouts == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    (void)lele_call_layout(call, &context.layout);
    lele_json_array_begin(&call->json);
    const lele_error error = lele_codec_read_all(NULL, &context, call->body, call->body_length,
                                                 list_one, &listed, &call->problem);
    lele_json_array_end(&call->json);
    return listed.count > 0 ? LELE_OK : error;
}

const lele_call_row lele_import_calls[] = {
    { "import", import },
    { "import.all", puzzles },
    { NULL, NULL },
};
