/*
 * The calls that read texts: what the first puzzle of a text is, and which puzzles it holds.
 */
#include "wasm/shim.h"

#include <string.h>

static const char *name_of(const lele_codec *codec)
{
    return codec != NULL ? lele_codec_name(codec) : "";
}

/* What a refused game says about the solutions; too few givens say nothing: they are searched. */
static lele_solutions_known known_of(lele_error error, const lele_position *position)
{
    if (error == LELE_E_SEVERAL_SOLUTIONS)
        return LELE_KNOWN_SEVERAL;
    if (error != LELE_E_TOO_FEW)
        return LELE_KNOWN_NONE;
    lele_advisor *advisor = lele_advisor_new(position->layout, &position->givens);
    const lele_solutions_known known =
        advisor != NULL ? lele_advisor_known(advisor) : LELE_KNOWN_NOT;
    lele_advisor_free(advisor);
    return known;
}

/* Writes the number of solutions, and the problem that the game would report for the givens. */
static void write_verdict(lele_call *call, const lele_position *position)
{
    lele_problem problem;
    lele_problem_init(&problem);
    lele_game *game = lele_game_new(position, LELE_SEVERAL_REFUSE, &problem);
    const lele_solutions_known known =
        game != NULL ? lele_game_known(game) : known_of(problem.code, position);
    lele_json_key_string(&call->json, "solutions", lele_solutions_known_name(known));
    lele_json_key(&call->json, "problem");
    if (game != NULL)
        lele_json_null(&call->json);
    else
        lele_problem_json(&problem, position->layout, call->lang, &call->json);
    lele_game_free(game);
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

static lele_error import(lele_call *call)
{
    char format[32];
    lele_position position;
    const lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    const lele_layout *on = position.layout;
    lele_json *json = &call->json;
    const bool named = lele_call_option(call, "codec", format, sizeof format) && format[0] != '\0';
    lele_json_object_begin(json);
    lele_json_key_string(
        json, "codec", named ? format : name_of(lele_codec_detect(call->body, call->body_length)));
    lele_call_layout_key(call, "layout", on);
    lele_json_key_bool(json, "namesLayout", names_layout(call, format, on));
    lele_call_grid(call, "line", on, &position.givens);
    lele_call_grid(call, "values", on, &position.values);
    lele_json_key_int(json, "givens", lele_grid_count(on, &position.givens));
    lele_json_key_string(json, "title", position.title);
    lele_json_key_string(json, "author", position.author);
    lele_json_key_string(json, "comment", position.comment);
    lele_json_key_bool(json, "hasCandidates", position.has_candidates);
    lele_json_key_bool(json, "hasNotes", position.has_notes);
    write_verdict(call, &position);
    lele_json_object_end(json);
    return LELE_OK;
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
