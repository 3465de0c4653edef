/*
 * The events of a room.  Each job checks who asks and when, and then adds one event; a move of a board together is
 * checked against the fold of all events before it.
 */
#include "server/api/board_log.h"
#include "server/api/visit.h"
#include "store/listen.h"

#include <string.h>

static store_status say(store_session *session, const api_call *call, const char *write)
{
    struct visit *visit = call->data;
    const store_status status =
        room_say(session, visit->id, &call->player, write, visit->content.data,
                 visit->content.length, call->now, &visit->number);
    return status == STORE_OK ? store_tell(session, visit->id) : status;
}

static void begin_event(struct visit *visit, const char *kind)
{
    lele_text_clear(&visit->content);
    lele_json_init(&visit->json, &visit->content);
    lele_json_object_begin(&visit->json);
    lele_json_key_plain(&visit->json, "kind", kind);
}

static void count_player(void *data, const room_event *event)
{
    int *players = data;
    static const char join[] = "{\"kind\":\"join\"";
    *players +=
        event->length >= sizeof join - 1 && memcmp(event->content, join, sizeof join - 1) == 0;
}

/* The write id of joining is fixed, so that a player joins once and membership is one look. */
store_status room_join(store_session *session, void *data)
{
    const api_call *call = data;
    struct visit *visit = call->data;
    int players = 0;
    store_status status = visit_find(session, visit);
    if (status == STORE_OK)
        status = room_lock(session, visit->id);
    if (status == STORE_OK)
        status = room_event_of(session, visit->id, &call->player, "join", &visit->number);
    if (status != STORE_OK || visit->number != 0)
        return status;
    status = room_events_after(session, visit->id, 0, ROOM_EVENTS, count_player, &players);
    if (status == STORE_OK && players >= ROOM_PLAYERS)
        return visit_refuse(visit, API_E_LIMIT);
    if (status == STORE_OK)
        status = player_get(session, &call->player, &visit->me);
    if (status != STORE_OK)
        return status;
    begin_event(visit, "join");
    lele_json_key_string(&visit->json, "name", visit->me.name);
    lele_json_key_int(&visit->json, "colour", players % LELE_COLOURS + 1);
    lele_json_object_end(&visit->json);
    return visit->content.failed ? STORE_MEMORY : say(session, call, "join");
}

static store_status check_member(store_session *session, const api_call *call)
{
    struct visit *visit = call->data;
    int64_t joined = 0;
    store_status status = visit_find(session, visit);
    if (status == STORE_OK)
        status = room_event_of(session, visit->id, &call->player, "join", &joined);
    return status == STORE_OK && joined == 0 ? visit_refuse(visit, API_E_OUTSIDE) : status;
}

store_status room_begin(store_session *session, void *data)
{
    const api_call *call = data;
    struct visit *visit = call->data;
    store_status status = visit_find(session, visit);
    if (status == STORE_OK && strcmp(visit->facts.owner, call->player.text) != 0)
        return visit_refuse(visit, API_E_OWNER);
    if (status != STORE_OK || visit->facts.starts != 0)
        return status; /* it was started before */
    visit->facts.starts = call->now + COUNTDOWN_MS;
    status = room_start(session, visit->id, visit->facts.starts);
    if (status != STORE_OK)
        return status == STORE_REFUSED ? STORE_AGAIN : status;
    begin_event(visit, "start");
    lele_json_key_int(&visit->json, "at", visit->facts.starts);
    lele_json_object_end(&visit->json);
    return visit->content.failed ? STORE_MEMORY : say(session, call, "start");
}

static bool has_started(const api_call *call)
{
    const struct visit *visit = call->data;
    return visit->facts.starts > 0 && call->now >= visit->facts.starts;
}

api_error room_prepare_progress(api_call *call)
{
    struct visit *visit = call->data;
    const api_error error = visit_begin(call);
    if (error != API_E_NONE)
        return error;
    visit->write = api_text(call, "write", WRITE_ID);
    if (visit->write == NULL || !api_number(call, "filled", &visit->filled))
        return API_E_FIELD;
    return visit->filled >= 0 && visit->filled <= LELE_MAX_CELLS
               ? API_E_NONE
               : api_fail(call, API_E_FIELD, "filled");
}

store_status room_add_progress(store_session *session, void *data)
{
    const api_call *call = data;
    struct visit *visit = call->data;
    const store_status status = check_member(session, call);
    if (status != STORE_OK)
        return status;
    if (!has_started(call) || visit->mode != ROOM_RACE)
        return visit_refuse(visit, API_E_WAIT);
    begin_event(visit, "progress");
    lele_json_key_int(&visit->json, "filled", visit->filled);
    lele_json_object_end(&visit->json);
    return visit->content.failed ? STORE_MEMORY : say(session, call, visit->write);
}

api_error room_prepare_move(api_call *call)
{
    struct visit *visit = call->data;
    const api_error error = visit_begin(call);
    if (error != API_E_NONE)
        return error;
    visit->write = api_text(call, "write", WRITE_ID);
    visit->undoes = json_is_true(json_object_get(call->body, "undo"));
    if (visit->write == NULL)
        return API_E_FIELD;
    return visit->undoes || (api_number(call, "cell", &visit->cell) &&
                             api_number(call, "digit", &visit->digit))
               ? API_E_NONE
               : API_E_FIELD;
}

static void write_set(struct visit *visit, int cell, int digit)
{
    begin_event(visit, "set");
    lele_json_key_int(&visit->json, "cell", cell);
    lele_json_key_int(&visit->json, "digit", digit);
    if (visit->undoes)
        lele_json_key_bool(&visit->json, "undo", true);
    lele_json_object_end(&visit->json);
}

/* The board is full and right: an event that nobody sent. */
static store_status say_solved(store_session *session, const api_call *call)
{
    struct visit *visit = call->data;
    const player_id nobody = { "" };
    int64_t number;
    begin_event(visit, "solved");
    lele_json_key_int(&visit->json, "took", call->now - visit->facts.starts);
    lele_json_object_end(&visit->json);
    return visit->content.failed
               ? STORE_MEMORY
               : room_say(session, visit->id, &nobody, "solved", visit->content.data,
                          visit->content.length, call->now, &number);
}

/* The rules of the board: what the move is, and whether it may be. */
static store_status add_to_board(store_session *session, const api_call *call, board_log *log)
{
    struct visit *visit = call->data;
    const board_move *last = visit->undoes ? board_log_last(log, call->player.text) : NULL;
    if (log->failed)
        return STORE_MEMORY;
    if (log->solved || (visit->undoes && last == NULL))
        return visit_refuse(visit, API_E_WAIT);
    const int64_t cell = last != NULL ? last->cell : visit->cell;
    const int64_t digit = last != NULL ? last->before : visit->digit;
    if (cell < 0 || cell > LELE_MAX_CELLS || digit < 0 || digit > LELE_MAX_SIZE ||
        !board_log_allows(log, (int)cell, (int)digit))
        return visit_refuse(visit, API_E_CELL);
    write_set(visit, (int)cell, (int)digit);
    const store_status status =
        visit->content.failed ? STORE_MEMORY : say(session, call, visit->write);
    log->values.cell[cell] = (uint8_t)digit;
    return status == STORE_OK && lele_grid_is_solution(log->layout, &log->values)
               ? say_solved(session, call)
               : status;
}

/* The lock comes before the events are read, so that no other move comes between. */
store_status room_add_move(store_session *session, void *data)
{
    const api_call *call = data;
    struct visit *visit = call->data;
    store_status status = check_member(session, call);
    if (status != STORE_OK)
        return status;
    if (!has_started(call) || visit->mode != ROOM_TOGETHER)
        return visit_refuse(visit, API_E_WAIT);
    if (!visit_read_puzzle(visit->facts.puzzle, &visit->layout, &visit->givens))
        return STORE_MEMORY;
    status = room_lock(session, visit->id);
    if (status == STORE_OK)
        status = room_event_of(session, visit->id, &call->player, visit->write, &visit->number);
    if (status != STORE_OK || visit->number != 0)
        return status; /* sent before */
    board_log log;
    board_log_init(&log, &visit->layout, &visit->givens);
    status = room_events_after(session, visit->id, 0, ROOM_EVENTS, board_log_take, &log);
    if (status == STORE_OK)
        status = add_to_board(session, call, &log);
    board_log_release(&log);
    return status;
}

api_error room_prepare_result(api_call *call)
{
    const api_error error = visit_begin(call);
    const char *log = error == API_E_NONE ? api_text(call, "log", REPLAY_LOG) : NULL;
    struct visit *visit = call->data;
    if (log == NULL)
        return error != API_E_NONE ? error : API_E_FIELD;
    return replay_log(call, log, strlen(log), &visit->replay);
}

static void write_result(const api_call *call, struct visit *visit)
{
    begin_event(visit, "result");
    lele_json_key_int(&visit->json, "total", visit->replay.total_ms);
    lele_json_key_int(&visit->json, "took", call->now - visit->facts.starts);
    lele_json_key_int(&visit->json, "hints", visit->replay.hints);
    lele_json_key_int(&visit->json, "mistakes", visit->replay.mistakes);
    lele_json_key_bool(&visit->json, "withSolution", visit->replay.with_solution);
    lele_json_key_bool(&visit->json, "suspicious", visit->replay.suspicious);
    lele_json_object_end(&visit->json);
}

/* A player's first result counts: its write id is fixed. */
store_status room_add_result(store_session *session, void *data)
{
    const api_call *call = data;
    struct visit *visit = call->data;
    char puzzle[sizeof visit->replay.puzzle];
    const store_status status = check_member(session, call);
    if (status != STORE_OK)
        return status;
    if (!has_started(call) || visit->mode != ROOM_RACE)
        return visit_refuse(visit, API_E_WAIT);
    if (!visit_read_puzzle(visit->facts.puzzle, &visit->layout, &visit->givens))
        return STORE_MEMORY;
    replay_hash_puzzle(&visit->layout, &visit->givens, puzzle);
    if (strcmp(puzzle, visit->replay.puzzle) != 0)
        return visit_refuse(visit, API_E_PUZZLE);
    if (visit->replay.elapsed_ms > call->now - visit->facts.starts + COUNTDOWN_MS)
        return visit_refuse(visit, API_E_FUTURE);
    write_result(call, visit);
    return visit->content.failed ? STORE_MEMORY : say(session, call, "result");
}
