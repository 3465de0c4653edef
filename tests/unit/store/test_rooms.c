/* Rooms: the order of events, events that are sent again, the start. */
#include "on_store.h"

#include "store/rooms.h"

struct said {
    player_id player;
    const char *write, *content;
    int64_t number, after;
    char text[400];
    room_facts facts;
};

static store_status make_job(store_session *session, void *data)
{
    const struct said *said = data;
    room_facts facts = { .puzzle = "puzzle", .mode = "race", .made = NOON };
    strcpy(facts.owner, said->player.text);
    return room_add(session, "room", &facts);
}

static store_status say_job(store_session *session, void *data)
{
    struct said *said = data;
    return room_say(session, "room", &said->player, said->write, said->content,
                    strlen(said->content), NOON, &said->number);
}

static void show_event(void *data, const room_event *event)
{
    struct said *said = data;
    const size_t used = strlen(said->text);
    snprintf(said->text + used, sizeof said->text - used, "%d %s %.*s; ", (int)event->number,
             event->player, (int)event->length, (const char *)event->content);
}

static store_status read_job(store_session *session, void *data)
{
    struct said *said = data;
    said->text[0] = '\0';
    return room_events_after(session, "room", said->after, 100, show_event, said);
}

static store_status start_job(store_session *session, void *data)
{
    struct said *said = data;
    return room_start(session, "room", said->number);
}

static store_status get_job(store_session *session, void *data)
{
    struct said *said = data;
    return room_get(session, "room", &said->facts);
}

static store_status forget_job(store_session *session, void *data)
{
    const struct said *said = data;
    return rooms_forget(session, said->after);
}

static struct said a_room(const struct on_store *on)
{
    struct said said = { .player = add_player(on, 1).id };
    assert_int_equal(
        store_write(on->store, say_job, &(struct said){ .write = "w", .content = "x" }),
        STORE_NOT_FOUND);
    assert_int_equal(store_write(on->store, make_job, &said), STORE_OK);
    assert_int_equal(store_write(on->store, make_job, &said), STORE_DUPLICATE);
    return said;
}

static void events_are_numbered_and_one_that_is_sent_again_keeps_its_number(void **state)
{
    const struct on_store *on = *state;
    struct said said = a_room(on);
    static const struct {
        const char *write, *content;
        int number;
    } sent[] = { { "a", "one", 1 }, { "b", "two", 2 }, { "a", "one", 1 }, { "c", "three", 3 } };
    for (int i = 0; i < 4; i++) {
        said.write = sent[i].write, said.content = sent[i].content;
        assert_int_equal(store_write(on->store, say_job, &said), STORE_OK);
        assert_int_equal(said.number, sent[i].number);
    }
    assert_int_equal(store_read(on->store, read_job, &said), STORE_OK);
    assert_string_equal(said.text, "1 player1 one; 2 player1 two; 3 player1 three; ");
    said.after = 2;
    assert_int_equal(store_read(on->store, read_job, &said), STORE_OK);
    assert_string_equal(said.text, "3 player1 three; ");
}

static void a_room_starts_once(void **state)
{
    const struct on_store *on = *state;
    struct said said = a_room(on);
    said.number = 5000;
    assert_int_equal(store_write(on->store, start_job, &said), STORE_OK);
    said.number = 6000;
    assert_int_equal(store_write(on->store, start_job, &said), STORE_REFUSED);
    assert_int_equal(store_read(on->store, get_job, &said), STORE_OK);
    assert_int_equal(said.facts.starts, 5000);
    assert_string_equal(said.facts.puzzle, "puzzle");
}

static void a_room_has_an_end(void **state)
{
    const struct on_store *on = *state;
    struct said said = a_room(on);
    char sql[64];
    snprintf(sql, sizeof sql, "update rooms set last = %d", ROOM_EVENTS - 1);
    assert_int_equal(run_script(on->address, sql), DB_OK);
    said.write = "a", said.content = "last";
    assert_int_equal(store_write(on->store, say_job, &said), STORE_OK);
    assert_int_equal(said.number, ROOM_EVENTS);
    said.write = "b", said.content = "more";
    assert_int_equal(store_write(on->store, say_job, &said), STORE_REFUSED);
}

static void an_old_room_is_forgotten_with_its_events(void **state)
{
    const struct on_store *on = *state;
    struct said said = a_room(on);
    said.write = "a", said.content = "one";
    assert_int_equal(store_write(on->store, say_job, &said), STORE_OK);
    said.after = NOON;
    assert_int_equal(store_write(on->store, forget_job, &said), STORE_OK);
    assert_int_equal(store_read(on->store, get_job, &said), STORE_OK);
    said.after = NOON + 1;
    assert_int_equal(store_write(on->store, forget_job, &said), STORE_OK);
    assert_int_equal(store_read(on->store, get_job, &said), STORE_NOT_FOUND);
    said.after = 0;
    assert_int_equal(store_read(on->store, read_job, &said), STORE_OK);
    assert_string_equal(said.text, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(events_are_numbered_and_one_that_is_sent_again_keeps_its_number),
        STORE_TEST(a_room_starts_once),
        STORE_TEST(a_room_has_an_end),
        STORE_TEST(an_old_room_is_forgotten_with_its_events),
    };
    return RUN(tests);
}
