/* Making, keeping and reading the facts of a link. */
#include "server/api/share.h"

#include <string.h>

#include "server/api/replay.h"

static const char *const kinds[SHARE_KINDS] = {
    [SHARE_PUZZLE] = "puzzle",
    [SHARE_PROGRESS] = "progress",
    [SHARE_RESULT] = "result",
    [SHARE_REPLAY] = "replay",
};

const char *share_kind_name(share_kind kind)
{
    return kinds[kind];
}

share_kind share_kind_find(const char *name)
{
    int kind = 0;
    while (kind < SHARE_KINDS && strcmp(kinds[kind], name) != 0)
        kind++;
    return (share_kind)kind;
}

void share_init(share_facts *facts)
{
    memset(facts, 0, sizeof *facts);
    lele_text_init(&facts->code);
    lele_text_init(&facts->replay);
}

void share_release(share_facts *facts)
{
    lele_text_release(&facts->code);
    lele_text_release(&facts->replay);
}

static bool is_unique(const share_facts *facts)
{
    const lele_solve_limits limits = { .max_solutions = 2, .max_work = LELE_WORK_SECOND / 4 };
    lele_solve_result result = { 0 };
    lele_solver *solver = lele_solver_new(&facts->layout, NULL, NULL);
    if (solver != NULL)
        lele_solve(solver, &facts->givens, &limits, NULL, NULL, &result);
    lele_solver_free(solver);
    return result.solutions == 1 && !result.stopped;
}

/* A puzzle that is too large, that has several solutions or that our techniques do not solve has no level. */
static void rate(share_facts *facts)
{
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    lele_board board;
    lele_rating rating;
    lele_minutes minutes;
    if (facts->layout.cell_count > SHARE_RATED_CELLS || !is_unique(facts))
        return;
    lele_engine *engine = lele_engine_new(&facts->layout);
    if (engine == NULL)
        return;
    lele_board_init(&board, &facts->layout, &facts->givens);
    lele_minutes_init(&minutes);
    lele_rate(engine, &board, &options, lele_minutes_step, &minutes, &rating);
    lele_engine_free(engine);
    facts->is_rated = rating.solved;
    facts->level = rating.level;
    facts->rating = rating.rating;
    facts->minutes = lele_minutes_result(&minutes);
}

static api_error refuse(api_call *call, const lele_problem *problem)
{
    lele_text words;
    if (problem->code == LELE_E_MEMORY)
        return API_E_MEMORY;
    lele_text_init(&words);
    lele_problem_write(problem, call->lang, &words);
    const api_error error = api_fail(call, API_E_LOG, words.data);
    lele_text_release(&words);
    return error;
}

/* Keeps what the link shows of a position: the board, and its share code. */
static api_error take_position(api_call *call, const lele_position *position, share_facts *ret)
{
    lele_position puzzle;
    lele_problem problem;
    lele_problem_init(&problem);
    lele_position_from_grid(&puzzle, position->layout, &position->givens);
    const lele_position *shown = ret->kind == SHARE_PROGRESS ? position : &puzzle;
    ret->layout = *position->layout;
    ret->givens = shown->givens;
    ret->values = shown->values;
    if (lele_codec_write(lele_codec_find("share"), shown, &ret->code, &problem) != LELE_OK)
        return refuse(call, &problem);
    rate(ret);
    return API_E_NONE;
}

static api_error take_puzzle(api_call *call, const char *text, share_facts *ret)
{
    lele_position position;
    lele_problem problem;
    lele_problem_init(&problem);
    lele_layouts *layouts = lele_layouts_new();
    if (layouts == NULL)
        return API_E_MEMORY;
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    const lele_error failure =
        lele_codec_read(NULL, &context, text, strlen(text), &position, &problem);
    const api_error error =
        failure == LELE_OK ? take_position(call, &position, ret) : refuse(call, &problem);
    lele_layouts_free(layouts);
    return error;
}

/* A replay may be of a game that is not finished; what the game says of itself is read from its view. */
static api_error take_result(lele_game *game, share_facts *ret)
{
    lele_text text;
    lele_text_init(&text);
    lele_game_view(game, lele_game_now(game), LELE_LANG_EN, &text);
    json_t *view = text.failed ? NULL : json_loadb(text.data, text.length, 0, NULL);
    lele_text_release(&text);
    if (view == NULL)
        return API_E_MEMORY;
    const json_t *results = json_object_get(view, "results");
    ret->is_solved = json_is_object(results) && !json_is_true(json_object_get(results, "lost")) &&
                     !json_is_true(json_object_get(results, "shown"));
    ret->is_with_solution = json_is_true(json_object_get(results, "withSolution"));
    ret->total_ms = json_integer_value(json_object_get(results, "total"));
    ret->hints = json_integer_value(json_object_get(results, "hints"));
    json_decref(view);
    return ret->kind == SHARE_RESULT && !ret->is_solved ? API_E_UNSOLVED : API_E_NONE;
}

static api_error take_game(api_call *call, const char *text, share_facts *ret)
{
    lele_problem problem;
    lele_position position;
    lele_problem_init(&problem);
    lele_game *game = lele_game_load(text, strlen(text), &problem);
    if (game == NULL)
        return refuse(call, &problem);
    lele_game_position(game, &position);
    api_error error = take_result(game, ret);
    if (error == API_E_NONE)
        error = take_position(call, &position, ret);
    if (error == API_E_NONE && ret->kind == SHARE_REPLAY)
        lele_game_save_compact(game, &ret->replay);
    lele_game_free(game);
    return error;
}

api_error share_make(api_call *call, share_kind kind, const char *text, share_facts *ret)
{
    ret->kind = kind;
    const api_error error = kind == SHARE_RESULT || kind == SHARE_REPLAY
                                ? take_game(call, text, ret)
                                : take_puzzle(call, text, ret);
    return error == API_E_NONE && (ret->code.failed || ret->replay.failed) ? API_E_MEMORY : error;
}

void share_write(const share_facts *facts, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    lele_json_key_plain(&json, "kind", kinds[facts->kind]);
    lele_json_key_plain(&json, "code", facts->code.data);
    if (facts->kind == SHARE_REPLAY)
        lele_json_key_plain(&json, "replay", facts->replay.data);
    if (facts->is_rated) {
        lele_json_key_plain(&json, "level", lele_level_name(facts->level));
        lele_json_key_int(&json, "rating", facts->rating);
        lele_json_key_int(&json, "minutes", facts->minutes);
    }
    if (facts->is_solved) {
        lele_json_key_int(&json, "total", facts->total_ms);
        lele_json_key_int(&json, "hints", facts->hints);
        lele_json_key_bool(&json, "withSolution", facts->is_with_solution);
    }
    lele_json_object_end(&json);
}

static bool read_board(const char *code, share_facts *ret)
{
    lele_position position;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    const bool read = layouts != NULL && lele_codec_read(lele_codec_find("share"), &context, code,
                                                         strlen(code), &position, NULL) == LELE_OK;
    if (read) {
        ret->layout = *position.layout;
        ret->givens = position.givens;
        ret->values = position.values;
    }
    lele_layouts_free(layouts);
    return read;
}

static const char *text_of(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));
    return text != NULL ? text : "";
}

static int64_t number_of(const json_t *json, const char *key)
{
    return json_integer_value(json_object_get(json, key));
}

static bool read_facts(const json_t *json, share_facts *ret)
{
    ret->kind = share_kind_find(text_of(json, "kind"));
    ret->level = lele_level_find(text_of(json, "level"));
    ret->is_rated = ret->level < LELE_LEVEL_COUNT;
    ret->rating = (int)number_of(json, "rating");
    ret->minutes = (int)number_of(json, "minutes");
    ret->is_solved = json_is_integer(json_object_get(json, "total"));
    ret->total_ms = number_of(json, "total");
    ret->hints = number_of(json, "hints");
    ret->is_with_solution = json_is_true(json_object_get(json, "withSolution"));
    lele_text_add(&ret->code, text_of(json, "code"));
    lele_text_add(&ret->replay, text_of(json, "replay"));
    return ret->kind < SHARE_KINDS && !ret->code.failed && !ret->replay.failed &&
           read_board(ret->code.data, ret);
}

bool share_read(const void *bytes, size_t length, share_facts *ret)
{
    json_t *json = json_loadb(bytes, length, 0, NULL);
    const bool read = json != NULL && read_facts(json, ret);
    json_decref(json);
    return read;
}

/* A result becomes a challenge: the puzzle, with the time to beat. */
void share_add_target(const share_facts *facts, lele_text *out)
{
    static const char *const routes[SHARE_KINDS] = {
        [SHARE_PUZZLE] = "/#/p/",
        [SHARE_PROGRESS] = "/#/g/",
        [SHARE_RESULT] = "/#/p/",
        [SHARE_REPLAY] = "/#/r/",
    };
    lele_text_add(out, routes[facts->kind]);
    lele_text_add(out, facts->kind == SHARE_REPLAY ? facts->replay.data : facts->code.data);
    if (facts->kind == SHARE_RESULT) {
        lele_text_add(out, "?t=");
        lele_text_add_int(out, facts->total_ms >= 1000 ? facts->total_ms / 1000 : 1);
    }
}
