/* One job for every function of the store, on a world in which each has something to do. */
#ifndef LELE_TESTS_STORE_JOBS_H
#define LELE_TESTS_STORE_JOBS_H

#include "on_store.h"

#include "store/items.h"
#include "store/results.h"
#include "store/rooms.h"
#include "store/shares.h"

static const player_id ann = { "ann" }, bob = { "bob" }, cat = { "cat" };

/* What a job found, as text; each run starts it anew. */
struct found {
    char text[2000];
};

static const unsigned char *hash_of(int seed)
{
    static unsigned char bytes[256][PLAYER_HASH];
    return memset(bytes[seed], seed, PLAYER_HASH);
}

static void add_text(struct found *found, const char *words, int64_t number)
{
    const size_t used = strlen(found->text);
    assert_non_null(words);
    snprintf(found->text + used, sizeof found->text - used, "%s %lld; ", words, (long long)number);
}

static void add_bytes(struct found *found, const void *bytes, size_t length)
{
    char text[64];
    assert_true(bytes != NULL || length == 0);
    snprintf(text, sizeof text, "%.*s", (int)length, length > 0 ? (const char *)bytes : "");
    add_text(found, text, (int64_t)length);
}

/* A job: an expression with `session`, and `found`, which is empty when it starts. */
#define JOB(name, expression)                                                                      \
    static store_status name(store_session *session, void *data)                                   \
    {                                                                                              \
        struct found *found = data;                                                                \
        found->text[0] = '\0';                                                                     \
        return expression;                                                                         \
    }

static store_status add_whole(store_session *session, const player_id *who, int seed)
{
    const store_status status = player_add(session, who, who->text, hash_of(seed), NOON);
    return status == STORE_OK ? player_add_device(session, who, hash_of(seed + 100), NOON) : status;
}

static store_status put_item(store_session *session, struct found *found, const item_write *write)
{
    item_written done;
    const store_status status = item_put(session, &ann, write, NOON, &done);
    if (status == STORE_OK && !done.repeated)
        add_text(found, done.name, done.revision);
    return status;
}

static item_write a_write(const char *id, const char *name, int64_t base, const char *content)
{
    return (item_write){ .id = id,
                         .kind = "save",
                         .name = name,
                         .base = base,
                         .made = 5,
                         .content = content,
                         .length = content != NULL ? strlen(content) : 0,
                         .deletes = content == NULL };
}

static store_status put_setting(store_session *session, struct found *found, int64_t made)
{
    item_write write = a_write("w-setting", "a", 0, "setting");
    write.policy = ITEM_LAST_WINS, write.made = made;
    return put_item(session, found, &write);
}

static store_status put(store_session *session, struct found *found, item_write write)
{
    return put_item(session, found, &write);
}

static store_status add_result(store_session *session, const player_id *who, int log,
                               const char *puzzle)
{
    const result_facts facts = { puzzle, "daily/1", "2026-11-18", 100 + log, 0, 0, 0, 50, 60 };
    result_repeat repeat;
    return result_add(session, who, hash_of(log), &facts, "log", 3, &repeat);
}

static store_status add_share(store_session *session, struct found *found, const char *content)
{
    share_id id;
    const store_status status = share_put(session, "text", content, strlen(content), NOON, &id);
    add_text(found, id.text, 0);
    return status;
}

static store_status add_room(store_session *session, const char *id)
{
    room_facts facts = { .owner = "ann", .puzzle = "puzzle", .mode = "race", .made = NOON };
    return room_add(session, id, &facts);
}

static store_status say(store_session *session, struct found *found, const char *write)
{
    int64_t number;
    const store_status status =
        room_say(session, "room", &ann, write, write, strlen(write), NOON, &number);
    if (status == STORE_OK)
        add_text(found, "event", number);
    return status;
}

/* What the world begins with. */
static store_status begin_world(store_session *session, void *data)
{
    struct found *found = data;
    const player_id *const all[] = { &ann, &bob, &cat };
    store_status status = STORE_OK;
    for (int i = 0; i < 3 && status == STORE_OK; i++)
        status = add_whole(session, all[i], i + 1);
    if (status == STORE_OK)
        status = player_add_friend(session, &ann, &cat, NOON);
    if (status == STORE_OK)
        status = put(session, found, a_write("w1", "a", 0, "one"));
    if (status == STORE_OK)
        status = put(session, found, a_write("w2", "b", 0, ""));
    if (status == STORE_OK)
        status = add_result(session, &ann, 1, "p");
    if (status == STORE_OK)
        status = add_result(session, &cat, 2, "p");
    if (status == STORE_OK)
        status = add_share(session, found, "shared");
    if (status == STORE_OK)
        status = add_room(session, "room");
    return status == STORE_OK ? say(session, found, "hello") : status;
}

static const player_id dan = { "dan" };

JOB(job_add_player, add_whole(session, &dan, 9))
JOB(job_rename, player_rename(session, &ann, "Anna"))
JOB(job_set_phrase, player_set_phrase(session, &ann, hash_of(50)))
JOB(job_delete, player_delete(session, &ann))
JOB(job_drop_device, player_drop_device(session, &ann, hash_of(101)))
JOB(job_drop_others, player_drop_others(session, &ann, hash_of(60)))
JOB(job_seen, player_note_seen(session, &ann, NOON + PLAYER_SEEN_MS + 1))
JOB(job_befriend, player_add_friend(session, &ann, &bob, NOON))
JOB(job_unfriend, player_drop_friend(session, &ann, &cat))
JOB(job_put_new, put(session, found, a_write("w3", "c", 0, "three")))
JOB(job_put_next, put(session, found, a_write("w4", "a", 1, "more")))
JOB(job_put_beside, put(session, found, a_write("w5", "a", 7, "other")))
/* the server has lost what the device knew */
JOB(job_put_lost, put(session, found, a_write("w8", "d", 7, "again")))
JOB(job_remove_item, put(session, found, a_write("w6", "a", 1, NULL)))
JOB(job_remove_newer, put(session, found, a_write("w7", "a", 7, NULL)))
JOB(job_setting_wins, put_setting(session, found, 9))
JOB(job_setting_loses, put_setting(session, found, 1))
JOB(job_add_result, add_result(session, &bob, 3, "p"))
JOB(job_share, add_share(session, found, "another"))
JOB(job_add_room, add_room(session, "second"))
JOB(job_start_room, room_start(session, "room", 5000))
JOB(job_say, say(session, found, "again"))
JOB(job_forget_rooms, rooms_forget(session, NOON + 1))
JOB(job_forget_writes, items_forget(session, NOON + 1))

static store_status job_refused(store_session *session, void *data)
{
    const store_status status = job_put_new(session, data);
    return status == STORE_OK ? STORE_REFUSED : status;
}

static void show_item(void *data, const item_facts *item)
{
    assert_non_null(item->kind);
    add_text(data, item->name, item->revision);
    add_bytes(data, item->content, item->length);
}

static void show_friend(void *data, const char *id, const char *name, int64_t since)
{
    add_text(data, id, since);
    add_text(data, name, since);
}

static void show_result(void *data, const result_facts *facts, const void *log, size_t length)
{
    add_text(data, facts->puzzle, facts->total_ms);
    add_bytes(data, log, length);
}

static void show_day(void *data, const result_facts *facts)
{
    add_text(data, facts->board, facts->total_ms);
}

static void show_place(void *data, const board_row *row)
{
    add_text(data, row->player, row->rank);
    add_text(data, row->name, row->total_ms);
}

static void show_share(void *data, const char *kind, const void *content, size_t length,
                       int64_t made)
{
    add_text(data, kind, made);
    add_bytes(data, content, length);
}

static void show_event(void *data, const room_event *event)
{
    add_text(data, event->player, event->number);
    add_bytes(data, event->content, event->length);
}

static store_status show_player(store_session *session, struct found *found)
{
    player_facts facts;
    const store_status status = player_get(session, &ann, &facts);
    if (status == STORE_OK)
        add_text(found, facts.name, facts.revision);
    return status;
}

static store_status show_id(struct found *found, store_status status, const player_id *id)
{
    if (status == STORE_OK)
        add_text(found, id->text, 0);
    return status;
}

static store_status show_device(store_session *session, struct found *found)
{
    player_id id;
    return show_id(found, player_of_device(session, hash_of(101), &id), &id);
}

static store_status show_phrase(store_session *session, struct found *found)
{
    player_id id;
    return show_id(found, player_of_phrase(session, hash_of(1), &id), &id);
}

static store_status show_own(store_session *session, struct found *found)
{
    result_facts facts;
    const store_status status = result_of_puzzle(session, &ann, "p", &facts);
    if (status == STORE_OK)
        add_text(found, "own", facts.total_ms);
    return status;
}

static store_status show_rank(store_session *session, struct found *found)
{
    board_place place;
    const store_status status = board_place_of(session, "daily/1", RESULT_ANY_HINTS, 102, &place);
    if (status == STORE_OK)
        add_text(found, "rank", place.rank * 1000 + place.of);
    return status;
}

static store_status show_room(store_session *session, struct found *found)
{
    room_facts facts;
    const store_status status = room_get(session, "room", &facts);
    if (status == STORE_OK)
        add_text(found, facts.puzzle, facts.last);
    return status;
}

static store_status show_top(store_session *session, struct found *found, const player_id *friends)
{
    const board_wish wish = { "daily/1", RESULT_ANY_HINTS, friends, 10, 0 };
    return board_top(session, &wish, show_place, found);
}

/* A shared link is found by the id of its content. */
static store_status show_shared(store_session *session, struct found *found)
{
    share_id id;
    const store_status status = share_put(session, "text", "shared", 6, NOON, &id);
    return status == STORE_OK ? share_get(session, id.text, show_share, found) : status;
}

JOB(job_player, show_player(session, found))
JOB(job_device, show_device(session, found))
JOB(job_phrase, show_phrase(session, found))
JOB(job_friends, player_friends(session, &ann, show_friend, found))
JOB(job_items, items_since(session, &ann, 0, 10, show_item, found))
JOB(job_results, results_of_player(session, &ann, show_result, found))
JOB(job_days, results_of_days(session, &ann, show_day, found))
JOB(job_own_result, show_own(session, found))
JOB(job_top, show_top(session, found, NULL))
JOB(job_top_friends, show_top(session, found, &ann))
JOB(job_rank, show_rank(session, found))
JOB(job_room, show_room(session, found))
JOB(job_shared, show_shared(session, found))
JOB(job_events, room_events_after(session, "room", 0, 10, show_event, found))

struct deed {
    const char *name;
    store_job *job;
    bool writes;
    store_status expected;
};

#define DEED(name, writes, expected)                                                               \
    {                                                                                              \
#name, job_##name, writes, expected                                                        \
    }

static const struct deed deeds[] = {
    DEED(add_player, true, STORE_OK),    DEED(rename, true, STORE_OK),
    DEED(set_phrase, true, STORE_OK),    DEED(delete, true, STORE_OK),
    DEED(drop_device, true, STORE_OK),   DEED(drop_others, true, STORE_OK),
    DEED(seen, true, STORE_OK),          DEED(befriend, true, STORE_OK),
    DEED(unfriend, true, STORE_OK),      DEED(put_new, true, STORE_OK),
    DEED(put_next, true, STORE_OK),      DEED(put_beside, true, STORE_OK),
    DEED(put_lost, true, STORE_OK),      DEED(remove_item, true, STORE_OK),
    DEED(remove_newer, true, STORE_OK),  DEED(setting_wins, true, STORE_OK),
    DEED(setting_loses, true, STORE_OK), DEED(add_result, true, STORE_OK),
    DEED(share, true, STORE_OK),         DEED(add_room, true, STORE_OK),
    DEED(start_room, true, STORE_OK),    DEED(say, true, STORE_OK),
    DEED(forget_rooms, true, STORE_OK),  DEED(forget_writes, true, STORE_OK),
    DEED(refused, true, STORE_REFUSED),  DEED(player, false, STORE_OK),
    DEED(device, false, STORE_OK),       DEED(phrase, false, STORE_OK),
    DEED(friends, false, STORE_OK),      DEED(items, false, STORE_OK),
    DEED(results, false, STORE_OK),      DEED(own_result, false, STORE_OK),
    DEED(top, false, STORE_OK),          DEED(top_friends, false, STORE_OK),
    DEED(rank, false, STORE_OK),         DEED(room, false, STORE_OK),
    DEED(shared, false, STORE_OK),       DEED(events, false, STORE_OK),
    DEED(days, false, STORE_OK),
};

enum { DEEDS = sizeof deeds / sizeof deeds[0] };

#endif
