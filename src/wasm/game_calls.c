/* The game calls of the module. */
#include "wasm/shim.h"

#include <stdlib.h>
#include <string.h>

/* A game, and the cells that the page already has: a key changes only a few of them. */
typedef struct shown_game {
    lele_game *game;
    bool is_shown;
    lele_view_cell cells[LELE_MAX_CELLS];
} shown_game;

static void release_game(void *object)
{
    shown_game *shown = object;
    lele_game_free(shown->game);
    free(shown);
}

static shown_game *find_shown(lele_call *call)
{
    shown_game *shown = lele_thing_find(call, "game", LELE_THING_GAME);
    if (shown != NULL)
        call->layout = lele_game_layout(shown->game);
    else
        lele_call_refuse(call, LELE_E_RANGE, "game");
    return shown;
}

static lele_game *find(lele_call *call)
{
    shown_game *shown = find_shown(call);
    return shown != NULL ? shown->game : NULL;
}

static lele_error keep(lele_call *call, lele_game *game)
{
    if (game == NULL)
        return call->problem.code;
    shown_game *shown = calloc(1, sizeof *shown);
    if (shown == NULL) {
        lele_game_free(game);
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    }
    shown->game = game;
    const int number = lele_thing_keep(LELE_THING_GAME, shown, release_game);
    if (number == 0)
        return lele_call_refuse(call, LELE_E_LIMIT, "games");
    lele_json_int(&call->json, number);
    return LELE_OK;
}

static lele_error start(lele_call *call)
{
    char several[8];
    lele_position position;
    const lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    lele_call_option(call, "several", several, sizeof several);
    return keep(call, lele_game_new(&position,
                                    strcmp(several, "allow") == 0 ? LELE_SEVERAL_ALLOW
                                                                  : LELE_SEVERAL_REFUSE,
                                    &call->problem));
}

static lele_error start_custom(lele_call *call)
{
    const lele_layout *layout;
    const lele_error error = lele_call_layout(call, &layout);
    if (error != LELE_OK)
        return error;
    if (layout == NULL)
        return lele_call_refuse(call, LELE_E_LAYOUT, "");
    return keep(call, lele_game_new_custom(layout, &call->problem));
}

static lele_error load(lele_call *call)
{
    return keep(call, lele_game_load(call->body, call->body_length, &call->problem));
}

static lele_error end(lele_call *call)
{
    return lele_thing_release(call, "game", LELE_THING_GAME);
}

/* With the option "changes", writes only the cells that differ from the last such view. */
static void write_view(lele_call *call, shown_game *shown, int64_t now, bool leaves_rating)
{
    const bool changes = lele_call_flag(call, "changes");
    lele_view view;
    lele_view_init(&view, shown->game, now, call->lang);
    view.leaves_rating = leaves_rating;
    lele_view_json_since(&view, changes && shown->is_shown ? shown->cells : NULL, &call->json);
    if (changes) {
        memcpy(shown->cells, view.cells, sizeof shown->cells);
        shown->is_shown = true;
    }
    lele_view_release(&view);
}

/* Whether a command asks for a hint, whose answer must not wait for the rating of the puzzle. */
static bool is_hint(const char *line)
{
    static const char word[] = "hint";
    const size_t length = sizeof word - 1;
    return strncmp(line, word, length) == 0 && (line[length] == '\0' || line[length] == ' ');
}

static lele_error command(lele_call *call)
{
    shown_game *shown = find_shown(call);
    if (shown == NULL)
        return call->problem.code;
    const int64_t now = lele_call_number(call, "now", 0);
    const lele_error error = lele_game_command(shown->game, now, call->body, &call->problem);
    lele_json_object_begin(&call->json);
    lele_json_key_bool(&call->json, "ok", error == LELE_OK);
    lele_json_key(&call->json, "problem");
    if (error == LELE_OK)
        lele_json_null(&call->json);
    else
        lele_problem_json(&call->problem, call->layout, call->lang, &call->json);
    lele_json_key(&call->json, "view");
    write_view(call, shown, now, is_hint(call->body));
    lele_json_object_end(&call->json);
    return LELE_OK;
}

static lele_error view(lele_call *call)
{
    shown_game *shown = find_shown(call);
    if (shown == NULL)
        return call->problem.code;
    write_view(call, shown, lele_call_number(call, "now", 0), false);
    return LELE_OK;
}

static lele_error query(lele_call *call)
{
    lele_game *game = find(call);
    if (game == NULL)
        return call->problem.code;
    return lele_game_query(game, call->body, call->lang, &call->json, &call->problem);
}

static lele_error write_save(lele_call *call, void (*write)(const lele_game *, lele_text *))
{
    lele_game *game = find(call);
    if (game == NULL)
        return call->problem.code;
    lele_text text;
    lele_text_init(&text);
    write(game, &text);
    const bool failed = text.failed;
    lele_json_string_bytes(&call->json, text.data, text.length);
    lele_text_release(&text);
    return failed ? lele_problem_set(&call->problem, LELE_E_MEMORY) : LELE_OK;
}

static lele_error save(lele_call *call)
{
    return write_save(call, lele_game_save);
}

static lele_error save_compact(lele_call *call)
{
    return write_save(call, lele_game_save_compact);
}

static lele_error export_game(lele_call *call)
{
    char format[32];
    lele_position position;
    lele_game *game = find(call);
    if (game == NULL)
        return call->problem.code;
    lele_call_option(call, "to", format, sizeof format);
    const lele_codec *codec = lele_codec_find(format);
    if (codec == NULL)
        return lele_call_refuse(call, LELE_E_FORMAT, format);
    lele_text text;
    lele_text_init(&text);
    lele_game_position(game, &position);
    const lele_error error = lele_codec_write(codec, &position, &text, &call->problem);
    lele_json_string_bytes(&call->json, text.data, text.length);
    lele_text_release(&text);
    return error;
}

static lele_error layout(lele_call *call)
{
    lele_game *game = find(call);
    if (game == NULL)
        return call->problem.code;
    lele_layout_json(lele_game_layout(game), call->lang, &call->json);
    return LELE_OK;
}

static lele_error commands(lele_call *call)
{
    lele_json *json = &call->json;
    lele_json_array_begin(json);
    for (size_t i = 0; lele_game_command_word(i) != NULL; i++) {
        lele_json_object_begin(json);
        lele_json_key_string(json, "word", lele_game_command_word(i));
        lele_json_key_string(json, "usage", lele_game_command_usage(i));
        lele_json_key_string(json, "summary", lele_game_command_summary(i, call->lang));
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    return LELE_OK;
}

const lele_call_row lele_game_calls[] = {
    { "game.new", start },
    { "game.custom", start_custom },
    { "game.load", load },
    { "game.free", end },
    { "game.command", command },
    { "game.view", view },
    { "game.query", query },
    { "game.save", save },
    { "game.compact", save_compact },
    { "game.export", export_game },
    { "game.layout", layout },
    { "commands", commands },
    { NULL, NULL },
};
