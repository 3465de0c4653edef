/* Rooms. */
#include "store/rooms.h"

#include "store/run.h"

store_status room_add(store_session *session, const char *id, const room_facts *facts)
{
    const db_value values[] = { db_text(id), db_text(facts->owner), db_text(facts->puzzle),
                                db_text(facts->mode), db_integer(facts->made) };
    return RUN_SQL(session, ROOM_ADD, values, NULL, NULL);
}

static void keep_room(void *data, const db_value *columns, int count)
{
    room_facts *ret = data;
    (void)count;
    run_copy_text(ret->owner, sizeof ret->owner, &columns[0]);
    run_copy_text(ret->puzzle, sizeof ret->puzzle, &columns[1]);
    run_copy_text(ret->mode, sizeof ret->mode, &columns[2]);
    ret->made = columns[3].integer;
    ret->starts = columns[4].integer;
    ret->last = columns[5].integer;
}

store_status room_get(store_session *session, const char *id, room_facts *ret)
{
    room_facts found = { .made = -1 };
    const db_value values[] = { db_text(id) };
    const store_status status = RUN_SQL(session, ROOM_GET, values, keep_room, &found);
    if (status != STORE_OK || found.made < 0)
        return status != STORE_OK ? status : STORE_NOT_FOUND;
    *ret = found;
    return STORE_OK;
}

store_status room_start(store_session *session, const char *id, int64_t at)
{
    const db_value values[] = { db_text(id), db_integer(at) };
    const store_status status = RUN_CHANGE(session, ROOM_START, values);
    return status == STORE_NOT_FOUND ? STORE_REFUSED : status;
}

store_status room_lock(store_session *session, const char *id)
{
    int64_t last = -1;
    const db_value values[] = { db_text(id) };
    const store_status status = RUN_SQL(session, ROOM_LOCK, values, run_keep_number, &last);
    return status == STORE_OK && last < 0 ? STORE_NOT_FOUND : status;
}

store_status room_event_of(store_session *session, const char *id, const player_id *player,
                           const char *write, int64_t *number)
{
    const db_value asked[] = { db_text(id), db_text(player->text), db_text(write) };
    *number = 0;
    return RUN_SQL(session, ROOM_EVENT_OF, asked, run_keep_number, number);
}

store_status rooms_leave(store_session *session, const player_id *player)
{
    const db_value values[] = { db_text(player->text) };
    const store_status status = RUN_SQL(session, ROOM_EVENTS_LEAVE, values, NULL, NULL);
    return status == STORE_OK ? RUN_SQL(session, ROOMS_LEAVE, values, NULL, NULL) : status;
}

/* The number of the next event.  The row of the room makes writers wait for each other. */
static store_status next_number(store_session *session, const char *id, int64_t *ret)
{
    int64_t number = 0;
    const db_value values[] = { db_text(id) };
    const store_status status = RUN_SQL(session, ROOM_NEXT, values, run_keep_number, &number);
    if (status != STORE_OK || number == 0)
        return status != STORE_OK ? status : STORE_NOT_FOUND;
    *ret = number;
    return number <= ROOM_EVENTS ? STORE_OK : STORE_REFUSED;
}

store_status room_say(store_session *session, const char *id, const player_id *player,
                      const char *write, const void *content, size_t length, int64_t now,
                      int64_t *number)
{
    int64_t known = 0;
    store_status status = room_event_of(session, id, player, write, &known);
    if (status != STORE_OK || known != 0) {
        *number = known;
        return status;
    }
    status = next_number(session, id, &known);
    if (status != STORE_OK)
        return status;
    const db_value values[] = { db_text(id),    db_integer(known), db_text(player->text),
                                db_text(write), db_integer(now),   db_bytes(content, length) };
    status = RUN_SQL(session, ROOM_EVENT_ADD, values, NULL, NULL);
    *number = known;
    return status == STORE_DUPLICATE ? STORE_AGAIN : status;
}

struct rows {
    room_event_row *row;
    void *data;
};

static void give_event(void *data, const db_value *columns, int count)
{
    const struct rows *rows = data;
    (void)count;
    const room_event event = { columns[0].integer, columns[2].integer, columns[1].bytes,
                               columns[3].bytes, columns[3].length };
    rows->row(rows->data, &event);
}

store_status room_events_after(store_session *session, const char *id, int64_t number,
                               int64_t limit, room_event_row *row, void *data)
{
    struct rows rows = { row, data };
    const db_value values[] = { db_text(id), db_integer(number), db_integer(limit) };
    return RUN_SQL(session, ROOM_EVENTS, values, give_event, &rows);
}

store_status rooms_forget(store_session *session, int64_t before)
{
    const db_value values[] = { db_integer(before) };
    return RUN_SQL(session, ROOM_DELETE, values, NULL, NULL);
}
