/*
 * Rooms: a race on one puzzle, or one board together.
 *
 * What players send becomes events in one order.  Nobody gets the puzzle before the start, and in a race nobody gets a
 * digit of another: only how many cells they have filled, and the result that the replay gives.
 */
#include "server/api/visit.h"

#include <stdio.h>
#include <string.h>

#include "server/api/hub.h"
#include "server/api/routes.h"

/* A new room. */

static api_error prepare_room(api_call *call)
{
    struct visit *visit = call->data;
    player_id id;
    lele_position position;
    lele_text_init(&visit->content);
    const char *mode = api_text(call, "mode", sizeof visit->facts.mode - 1);
    const char *puzzle = mode != NULL ? api_text(call, "puzzle", ROOM_BODY / 2) : NULL;
    if (puzzle == NULL)
        return API_E_FIELD;
    while (visit->mode < ROOM_MODES && strcmp(mode, room_mode_names[visit->mode]) != 0)
        visit->mode++;
    if (visit->mode == ROOM_MODES)
        return api_fail(call, API_E_FIELD, "mode");
    if (!visit_read_puzzle(puzzle, &visit->layout, &visit->givens))
        return api_fail(call, API_E_FIELD, "puzzle");
    lele_position_from_grid(&position, &visit->layout, &visit->givens);
    if (lele_codec_write(lele_codec_find("share"), &position, &visit->content, NULL) != LELE_OK ||
        visit->content.length >= sizeof visit->facts.puzzle)
        return api_fail(call, API_E_FIELD, "puzzle");
    player_make_id(&id);
    memcpy(visit->id, id.text, sizeof id.text);
    memcpy(visit->facts.owner, call->player.text, sizeof visit->facts.owner);
    memcpy(visit->facts.puzzle, visit->content.data, visit->content.length + 1);
    snprintf(visit->facts.mode, sizeof visit->facts.mode, "%s", mode);
    visit->facts.made = call->now;
    return API_E_NONE;
}

static store_status add_room(store_session *session, void *data)
{
    const api_call *call = data;
    const struct visit *visit = call->data;
    return room_add(session, visit->id, &visit->facts);
}

static api_error answer_made(api_call *call, lele_json *json)
{
    const struct visit *visit = call->data;
    lele_text url;
    lele_text_init(&url);
    api_add_site(call, &url);
    lele_text_add(&url, "/#/room/");
    lele_text_add(&url, visit->id);
    lele_json_object_begin(json);
    lele_json_key_plain(json, "id", visit->id);
    lele_json_key_string(json, "url", url.data);
    lele_json_object_end(json);
    lele_text_release(&url);
    return API_E_NONE;
}

/* What a room is now. */

static store_status look(store_session *session, void *data)
{
    const api_call *call = data;
    return visit_find(session, call->data);
}

static api_error answer_room(api_call *call, lele_json *json)
{
    const struct visit *visit = call->data;
    const room_facts *facts = &visit->facts;
    const bool open = facts->starts > 0 && call->now >= facts->starts;
    lele_json_object_begin(json);
    lele_json_key_plain(json, "id", visit->id);
    lele_json_key_plain(json, "mode", facts->mode);
    lele_json_key_bool(json, "mine", strcmp(facts->owner, call->player.text) == 0);
    lele_json_key(json, "puzzle");
    if (open)
        lele_json_string(json, facts->puzzle);
    else
        lele_json_null(json);
    lele_json_key_int(json, "starts", facts->starts);
    lele_json_key_int(json, "last", facts->last);
    lele_json_key_int(json, "now", call->now);
    lele_json_object_end(json);
    return API_E_NONE;
}

static api_error answer_event(api_call *call, lele_json *json)
{
    const struct visit *visit = call->data;
    hub_tell(api_hub_of(call->api), visit->id);
    lele_json_object_begin(json);
    lele_json_key_int(json, "number", visit->number);
    lele_json_object_end(json);
    return API_E_NONE;
}

static api_error explain(const api_call *call)
{
    const struct visit *visit = call->data;
    return visit->refused;
}

/* The list of events, or the stream of them. */

struct listing {
    struct visit visit; /* first: the room */
    lele_json json;
    int64_t after, count;
};

static api_error prepare_listing(api_call *call)
{
    struct listing *listing = call->data;
    const api_error error = visit_begin(call);
    if (error == API_E_NONE && !api_query_number(call, "after", INT32_MAX, &listing->after))
        return API_E_FIELD;
    return error;
}

static void list_event(void *data, const room_event *event)
{
    struct listing *listing = data;
    lele_text *out = listing->json.out;
    if (listing->count++ > 0)
        lele_text_add_char(out, ',');
    hub_add_event(event, out);
}

enum { LISTED = 500 };

static store_status list_events(store_session *session, void *data)
{
    api_call *call = data;
    struct listing *listing = call->data;
    api_begin_part(call, &listing->json);
    listing->count = 0;
    lele_text_add(&call->part, "{\"events\":[");
    store_status status = visit_find(session, &listing->visit);
    if (status == STORE_OK)
        status = room_events_after(session, listing->visit.id, listing->after, LISTED, list_event,
                                   listing);
    lele_text_add(&call->part, listing->count == LISTED ? "],\"more\":true}" : "],\"more\":false}");
    return status;
}

static api_error answer_stream(api_call *call, lele_json *json)
{
    const struct listing *listing = call->data;
    (void)json;
    call->stream = hub_open(api_hub_of(call->api), listing->visit.id, listing->after);
    return call->stream != NULL ? API_E_NONE : API_E_OFTEN;
}

#define IN_ROOM                                                                                    \
    .class = API_WRITE, .access = API_PLAYER, .size = sizeof(struct visit),                        \
    .gives = "number:number", .answer = answer_event, .explain = explain, .release = release_visit

static const api_route routes[] = {
    { .method = "POST",
      .path = "/api/v1/rooms",
      .summary = "Makes a room for a race or for one board together.",
      .class = API_SHARE,
      .access = API_PLAYER,
      .body = ROOM_BODY,
      .asks = "mode:text puzzle:text",
      .status = 201,
      .gives = "id:text url:text",
      .size = sizeof(struct visit),
      .prepare = prepare_room,
      .write = add_room,
      .answer = answer_made,
      .release = release_visit },
    { .method = "GET",
      .path = "/api/v1/rooms/{room}",
      .summary = "A room; its puzzle from the start on.",
      .class = API_READ,
      .access = API_PLAYER,
      .gives = "id:text mode:text mine:bool puzzle:text-or-null starts:number last:number "
               "now:number",
      .errors = "not-found",
      .size = sizeof(struct visit),
      .prepare = visit_begin,
      .read = look,
      .answer = answer_room,
      .release = release_visit },
    { .method = "POST",
      .path = "/api/v1/rooms/{room}/join",
      .summary = "Joins a room.",
      .errors = "not-found limit",
      .prepare = visit_begin,
      .write = room_join,
      IN_ROOM },
    { .method = "POST",
      .path = "/api/v1/rooms/{room}/start",
      .summary = "Starts the room in five seconds; only who made it may.",
      .errors = "not-found not-yours",
      .prepare = visit_begin,
      .write = room_begin,
      IN_ROOM },
    { .method = "POST",
      .path = "/api/v1/rooms/{room}/progress",
      .summary = "Tells how many cells of a race are filled.",
      .body = ROOM_BODY,
      .asks = "write:text filled:number",
      .errors = "not-found not-joined not-now",
      .prepare = room_prepare_progress,
      .write = room_add_progress,
      IN_ROOM },
    { .method = "POST",
      .path = "/api/v1/rooms/{room}/moves",
      .summary =
          "Writes a digit on the board of all (0 empties the cell), or takes one's last back.",
      .body = ROOM_BODY,
      .asks = "write:text cell:number? digit:number? undo:bool?",
      .errors = "not-found not-joined not-now bad-cell",
      .prepare = room_prepare_move,
      .write = room_add_move,
      IN_ROOM },
    { .method = "POST",
      .path = "/api/v1/rooms/{room}/results",
      .summary = "Sends the finished game of a race, which is replayed.",
      .body = ROOM_RESULT,
      .asks = "log:text",
      .errors = "not-found not-joined not-now bad-log not-solved other-puzzle impossible future",
      .prepare = room_prepare_result,
      .write = room_add_result,
      IN_ROOM },
    { .method = "GET",
      .path = "/api/v1/rooms/{room}/events",
      .summary = "The events of a room after a number.",
      .class = API_READ,
      .access = API_PLAYER,
      .query = "after:number?",
      .gives = "events:list more:bool",
      .errors = "not-found",
      .size = sizeof(struct listing),
      .prepare = prepare_listing,
      .read = list_events,
      .answer = api_answer_part,
      .release = release_visit },
    { .method = "GET",
      .path = "/api/v1/rooms/{room}/stream",
      .summary = "The same as server-sent events, as they come.",
      .class = API_READ,
      .access = API_PLAYER,
      .query = "after:number?",
      .type = "text/event-stream",
      .errors = "not-found",
      .size = sizeof(struct listing),
      .prepare = prepare_listing,
      .read = look,
      .answer = answer_stream,
      .release = release_visit },
};

const api_table api_table_of_rooms = { routes, sizeof routes / sizeof routes[0] };
