/* Results: sent as a game log, replayed, kept; and the boards that they make. */
#include <sodium.h>
#include <string.h>

#include "server/api/daily.h"
#include "server/api/replay.h"
#include "server/api/routes.h"

enum {
    RESULT_BODY = REPLAY_LOG + 4096,
    SMALL_BODY = 1024,
    AHEAD_MS = 120 * 1000,
    DEFAULT_ROWS = 50
};

struct sent {
    const char *log;
    unsigned char hash[PLAYER_HASH];
    replay_facts replay;
    result_facts facts;
    char board[RESULT_BOARD + 1];
    result_repeat repeat;
    board_place place;
};

/* The board that the player names must be open for the game, and have its puzzle. */
static api_error check_board(api_call *call, struct sent *sent)
{
    daily_board board;
    lele_layout layout;
    lele_grid givens;
    char puzzle[sizeof sent->replay.puzzle];
    if (!daily_read(sent->board, &board))
        return api_fail(call, API_E_FIELD, "board");
    if (sent->facts.finished > board.ends || call->now > board.ends + DAILY_LATE_MS ||
        call->now < board.opens || sent->facts.finished - sent->replay.elapsed_ms < board.opens)
        return API_E_CLOSED;
    if (!daily_puzzle(&board, &layout, &givens))
        return API_E_MEMORY;
    replay_hash_puzzle(&layout, &givens, puzzle);
    return strcmp(puzzle, sent->replay.puzzle) == 0 ? API_E_NONE : API_E_PUZZLE;
}

static api_error prepare_result(api_call *call)
{
    struct sent *sent = call->data;
    sent->log = api_text(call, "log", REPLAY_LOG);
    const char *board = api_optional_text(call, "board", RESULT_BOARD);
    if (sent->log == NULL || board == NULL || !api_number(call, "finished", &sent->facts.finished))
        return API_E_FIELD;
    if (sent->facts.finished > call->now + AHEAD_MS)
        return API_E_FUTURE;
    memcpy(sent->board, board, strlen(board) + 1);
    api_error error = replay_log(call, sent->log, strlen(sent->log), &sent->replay);
    if (error == API_E_NONE && board[0] != '\0')
        error = check_board(call, sent);
    crypto_generichash(sent->hash, sizeof sent->hash, (const unsigned char *)sent->log,
                       strlen(sent->log), NULL, 0);
    return error;
}

static result_facts facts_of(const api_call *call, const struct sent *sent)
{
    return (result_facts){
        .puzzle = sent->replay.puzzle,
        .board = sent->board,
        .day = "",
        .total_ms = sent->replay.total_ms,
        .hints = sent->replay.hints,
        .mistakes = sent->replay.mistakes,
        .flags = (sent->replay.with_solution ? RESULT_WITH_SOLUTION : 0) |
                 (sent->replay.suspicious ? RESULT_SUSPICIOUS : 0),
        .finished = sent->facts.finished,
        .received = call->now,
    };
}

/* A result that was sent before is an answer too: the client did not get the first one. */
static store_status add_result(store_session *session, void *data)
{
    const api_call *call = data;
    struct sent *sent = call->data;
    const result_facts facts = facts_of(call, sent);
    store_status status = result_add(session, &call->player, sent->hash, &facts, sent->log,
                                     strlen(sent->log), &sent->repeat);
    if (status == STORE_DUPLICATE)
        return STORE_OK;
    if (status == STORE_OK && sent->board[0] != '\0' && (facts.flags & RESULT_OFF_BOARD) == 0)
        status =
            board_place_of(session, sent->board, RESULT_ANY_HINTS, facts.total_ms, &sent->place);
    return status;
}

static void write_place(const board_place *place, lele_json *json)
{
    lele_json_key(json, "rank");
    if (place->rank > 0)
        lele_json_int(json, place->rank);
    else
        lele_json_null(json);
    lele_json_key_int(json, "of", place->of);
}

static api_error answer_result(api_call *call, lele_json *json)
{
    static const api_error repeats[] = {
        [RESULT_NEW] = API_E_NONE,
        [RESULT_OWN_LOG] = API_E_REPEATED,
        [RESULT_LOG_OF_ANOTHER] = API_E_TAKEN,
        [RESULT_PUZZLE_DONE] = API_E_DONE,
    };
    const struct sent *sent = call->data;
    if (repeats[sent->repeat] != API_E_NONE)
        return repeats[sent->repeat];
    lele_json_object_begin(json);
    lele_json_key_int(json, "total", sent->replay.total_ms);
    lele_json_key_int(json, "hints", sent->replay.hints);
    lele_json_key_int(json, "mistakes", sent->replay.mistakes);
    lele_json_key_bool(json, "withSolution", sent->replay.with_solution);
    lele_json_key_bool(json, "suspicious", sent->replay.suspicious);
    write_place(&sent->place, json);
    lele_json_object_end(json);
    return API_E_NONE;
}

/* The player's own results, for a copy of everything. */

struct own_list {
    lele_json json;
};

static void add_own(void *data, const result_facts *facts, const void *log, size_t length)
{
    lele_json *json = &((struct own_list *)data)->json;
    lele_json_object_begin(json);
    lele_json_key_plain(json, "puzzle", facts->puzzle);
    lele_json_key_string(json, "board", facts->board);
    lele_json_key_int(json, "total", facts->total_ms);
    lele_json_key_int(json, "hints", facts->hints);
    lele_json_key_int(json, "mistakes", facts->mistakes);
    lele_json_key_bool(json, "withSolution", (facts->flags & RESULT_WITH_SOLUTION) != 0);
    lele_json_key_bool(json, "suspicious", (facts->flags & RESULT_SUSPICIOUS) != 0);
    lele_json_key_int(json, "finished", facts->finished);
    lele_json_key(json, "log");
    lele_json_string_bytes(json, log, length);
    lele_json_object_end(json);
}

static store_status list_own(store_session *session, void *data)
{
    api_call *call = data;
    struct own_list *list = call->data;
    api_begin_part(call, &list->json);
    lele_json_object_begin(&list->json);
    lele_json_key(&list->json, "results");
    lele_json_array_begin(&list->json);
    const store_status status = results_of_player(session, &call->player, add_own, list);
    lele_json_array_end(&list->json);
    lele_json_object_end(&list->json);
    return status;
}

struct shown {
    board_wish wish;
    player_id me;
    lele_json json;
};

static api_error prepare_board(api_call *call)
{
    struct shown *shown = call->data;
    daily_board board;
    int64_t no_hints = 0, friends = 0;
    if (!daily_read(call->parameters[0], &board))
        return API_E_NOTHING;
    shown->wish = (board_wish){ .board = call->parameters[0], .limit = DEFAULT_ROWS };
    if (!api_query_number(call, "limit", RESULT_TOP, &shown->wish.limit) ||
        !api_query_number(call, "offset", INT32_MAX, &shown->wish.offset) ||
        !api_query_number(call, "withoutHints", 1, &no_hints) ||
        !api_query_number(call, "friends", 1, &friends))
        return API_E_FIELD;
    shown->wish.most_hints = no_hints != 0 ? RESULT_NO_HINTS : RESULT_ANY_HINTS;
    shown->wish.friends_of = friends != 0 ? &call->player : NULL;
    return API_E_NONE;
}

static void add_row(void *data, const board_row *row)
{
    struct shown *shown = data;
    lele_json *json = &shown->json;
    lele_json_object_begin(json);
    lele_json_key_int(json, "rank", row->rank);
    lele_json_key_string(json, "name", row->name);
    lele_json_key_int(json, "total", row->total_ms);
    lele_json_key_int(json, "hints", row->hints);
    lele_json_key_int(json, "mistakes", row->mistakes);
    lele_json_key_bool(json, "me", strcmp(row->player, shown->me.text) == 0);
    lele_json_object_end(json);
}

/* The player's own place, also when it is not among the rows; `faster` is the share of the others in percent. */
static void write_mine(const board_place *mine, int64_t slower, lele_json *json)
{
    lele_json_key(json, "mine");
    if (mine->rank == 0) {
        lele_json_null(json);
        return;
    }
    lele_json_object_begin(json);
    lele_json_key_int(json, "rank", mine->rank);
    lele_json_key_int(json, "total", mine->total_ms);
    lele_json_key_int(json, "faster", mine->of > 1 ? 100 * slower / (mine->of - 1) : 100);
    lele_json_object_end(json);
}

static store_status read_board(store_session *session, void *data)
{
    api_call *call = data;
    struct shown *shown = call->data;
    board_place end, mine;
    int64_t slower = 0;
    shown->me = call->player;
    api_begin_part(call, &shown->json);
    lele_json_object_begin(&shown->json);
    lele_json_key(&shown->json, "rows");
    lele_json_array_begin(&shown->json);
    store_status status = board_top(session, &shown->wish, add_row, shown);
    lele_json_array_end(&shown->json);
    if (status == STORE_OK)
        status =
            board_place_of(session, shown->wish.board, shown->wish.most_hints, INT64_MAX, &end);
    if (status == STORE_OK)
        status = board_place_mine(session, &call->player, &shown->wish, &mine, &slower);
    if (status == STORE_OK) {
        lele_json_key_int(&shown->json, "of", end.of);
        write_mine(&mine, slower, &shown->json);
    }
    lele_json_object_end(&shown->json);
    return status;
}

static const api_route routes[] = {
    { .method = "POST",
      .path = "/api/v1/results",
      .summary = "Sends a finished game, which is replayed.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .body = RESULT_BODY,
      .asks = "log:text finished:number board:text?",
      .status = 201,
      .gives = "total:number hints:number mistakes:number withSolution:bool suspicious:bool "
               "rank:number-or-null of:number",
      .errors = "duplicate log-of-another puzzle-done bad-log not-solved other-puzzle impossible "
                "future closed",
      .size = sizeof(struct sent),
      .prepare = prepare_result,
      .write = add_result,
      .answer = answer_result },
    { .method = "GET",
      .path = "/api/v1/results",
      .summary = "The player's own results, with their logs.",
      .class = API_READ,
      .access = API_PLAYER,
      .gives = "results:list",
      .size = sizeof(struct own_list),
      .read = list_own,
      .answer = api_answer_part },
    { .method = "GET",
      .path = "/api/v1/boards/{board}",
      .summary = "The board of a puzzle of the day, for a player.",
      .class = API_READ,
      .access = API_PLAYER,
      .query = "limit:number? offset:number? withoutHints:number? friends:number?",
      .gives = "rows:list of:number mine:object-or-null",
      .errors = "not-found",
      .size = sizeof(struct shown),
      .prepare = prepare_board,
      .read = read_board,
      .answer = api_answer_part },
};

const api_table api_table_of_results = { routes, sizeof routes / sizeof routes[0] };
