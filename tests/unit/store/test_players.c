/* Players, devices, phrases, friends; deleting a player deletes everything. */
#include "on_store.h"

#include "store/items.h"

struct call {
    player_id id, other;
    unsigned char hash[PLAYER_HASH];
    const char *name;
    player_facts facts;
    int rows;
};

#define JOB(function, expression)                                                                  \
    static store_status function(store_session *session, void *data)                               \
    {                                                                                              \
        struct call *call = data;                                                                  \
        return expression;                                                                         \
    }

static void count_friend(void *data, const char *id, const char *name, int64_t since)
{
    struct call *call = data;
    (void)since;
    assert_non_null(name);
    call->rows += strcmp(id, call->other.text) == 0;
}

JOB(find_device, player_of_device(session, call->hash, &call->id))
JOB(find_phrase, player_of_phrase(session, call->hash, &call->id))
JOB(get, player_get(session, &call->id, &call->facts))
JOB(rename_player, player_rename(session, &call->id, call->name))
JOB(remove_player, player_delete(session, &call->id))
JOB(add_device, player_add_device(session, &call->id, call->hash, NOON))
JOB(drop_device, player_drop_device(session, &call->id, call->hash))
JOB(drop_others, player_drop_others(session, &call->id, call->hash))
JOB(befriend, player_add_friend(session, &call->id, &call->other, NOON))
JOB(list_friends, player_friends(session, &call->id, count_friend, call))

static void a_device_finds_its_player_and_a_wrong_secret_nobody(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    struct call call = { .name = NULL };
    memcpy(call.hash, ann.secret, PLAYER_HASH);
    assert_int_equal(store_read(on->store, find_device, &call), STORE_OK);
    assert_string_equal(call.id.text, ann.id.text);
    call.hash[31] ^= 1;
    assert_int_equal(store_read(on->store, find_device, &call), STORE_NOT_FOUND);
    assert_int_equal(store_read(on->store, find_phrase, &call), STORE_NOT_FOUND);
}

static void a_phrase_adds_a_device(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    struct call call = { .name = NULL };
    memcpy(call.hash, ann.phrase, PLAYER_HASH);
    assert_int_equal(store_read(on->store, find_phrase, &call), STORE_OK);
    memset(call.hash, 77, PLAYER_HASH);
    assert_int_equal(store_write(on->store, add_device, &call), STORE_OK);
    call.id.text[0] = '\0';
    assert_int_equal(store_read(on->store, find_device, &call), STORE_OK);
    assert_string_equal(call.id.text, ann.id.text);
}

static void devices_are_limited_and_one_can_drop_the_others(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    struct call call = { .id = ann.id };
    for (int i = 1; i < PLAYER_DEVICES; i++) {
        memset(call.hash, 10 + i, PLAYER_HASH);
        assert_int_equal(store_write(on->store, add_device, &call), STORE_OK);
    }
    memset(call.hash, 9, PLAYER_HASH);
    assert_int_equal(store_write(on->store, add_device, &call), STORE_REFUSED);
    memcpy(call.hash, ann.secret, PLAYER_HASH);
    assert_int_equal(store_write(on->store, drop_others, &call), STORE_OK);
    assert_int_equal(store_read(on->store, find_device, &call), STORE_OK);
    memset(call.hash, 12, PLAYER_HASH);
    assert_int_equal(store_read(on->store, find_device, &call), STORE_NOT_FOUND);
}

static void nobody_drops_the_device_of_another(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1), bob = add_player(on, 2);
    struct call call = { .id = bob.id };
    memcpy(call.hash, ann.secret, PLAYER_HASH);
    assert_int_equal(store_write(on->store, drop_device, &call), STORE_NOT_FOUND);
    assert_int_equal(store_read(on->store, find_device, &call), STORE_OK);
    assert_string_equal(call.id.text, ann.id.text);
}

static void a_player_who_is_deleted_is_gone_everywhere(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1), bob = add_player(on, 2);
    struct call call = { .id = bob.id, .other = ann.id };
    assert_int_equal(store_write(on->store, befriend, &call), STORE_OK);
    assert_int_equal(store_write(on->store, befriend, &call), STORE_OK); /* twice is once */
    assert_int_equal(store_read(on->store, list_friends, &call), STORE_OK);
    assert_int_equal(call.rows, 1);
    call.id = ann.id;
    assert_int_equal(store_write(on->store, remove_player, &call), STORE_OK);
    assert_int_equal(store_write(on->store, remove_player, &call), STORE_NOT_FOUND);
    memcpy(call.hash, ann.secret, PLAYER_HASH);
    assert_int_equal(store_read(on->store, find_device, &call), STORE_NOT_FOUND);
    call = (struct call){ .id = bob.id, .other = ann.id };
    assert_int_equal(store_read(on->store, list_friends, &call), STORE_OK);
    assert_int_equal(call.rows, 0);
    assert_int_equal(store_write(on->store, befriend, &call), STORE_NOT_FOUND);
}

static void friends_are_limited(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1), bob = add_player(on, 2);
    char sql[600];
    snprintf(sql, sizeof sql,
             "insert into players (id, phrase, name, created, seen, revision)"
             " with recursive n(i) as (select 1 union all select i + 1 from n where i < %d)"
             " select 'f' || i, %s, 'Friend', 0, 0, 0 from n;"
             "insert into friends (player, friend, since)"
             " select 'player1', id, 0 from players where name = 'Friend'",
             PLAYER_FRIENDS,
             is_postgres(on) ? "convert_to('f' || i, 'UTF8')" : "cast('f' || i as blob)");
    assert_int_equal(run_script(on->address, sql), DB_OK);
    struct call call = { .id = ann.id, .other = bob.id };
    assert_int_equal(store_write(on->store, befriend, &call), STORE_REFUSED);
    assert_int_equal(run_script(on->address, "delete from friends where friend = 'f1'"), DB_OK);
    assert_int_equal(store_write(on->store, befriend, &call), STORE_OK);
}

static void a_name_of_any_length_is_read(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    struct call call = { .id = ann.id };
    assert_int_equal(run_script(on->address, "update players set name = ''"), DB_OK);
    assert_int_equal(store_read(on->store, get, &call), STORE_OK);
    assert_string_equal(call.facts.name, "");
    assert_int_equal(run_script(on->address,
                                "update players set name = '123456789 123456789 123456789 123456789"
                                " 123456789 123456789 more'"),
                     DB_OK);
    assert_int_equal(store_read(on->store, get, &call), STORE_OK);
    assert_int_equal(strlen(call.facts.name), PLAYER_NAME);
}

static void names_are_kept_as_they_are(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    struct call call = { .id = ann.id, .name = "'; drop table players; -- 数独" };
    assert_int_equal(store_write(on->store, rename_player, &call), STORE_OK);
    assert_int_equal(store_read(on->store, get, &call), STORE_OK);
    assert_string_equal(call.facts.name, call.name);
    strcpy(call.id.text, "nobody");
    assert_int_equal(store_write(on->store, rename_player, &call), STORE_NOT_FOUND);
}

static void secrets_differ_and_phrases_are_read_leniently(void **state)
{
    (void)state;
    char one[PLAYER_SECRET + 1], two[PLAYER_SECRET + 1], phrase[PLAYER_PHRASE + 1],
        loud[2 * PLAYER_PHRASE + 1];
    unsigned char hash[PLAYER_HASH], same[PLAYER_HASH], other[PLAYER_HASH];
    player_make_secret(one);
    player_make_secret(two);
    assert_string_not_equal(one, two);
    assert_int_equal(strlen(one), PLAYER_SECRET);
    player_make_phrase(phrase);
    assert_int_equal(strlen(phrase), PLAYER_PHRASE);
    size_t n = 0;
    for (const char *c = phrase; *c != '\0'; c++) {
        loud[n++] = *c == '-' ? ' ' : (char)(*c - 'a' + 'A');
        if (*c == '-')
            loud[n++] = ' ';
    }
    loud[n] = '\0';
    player_hash_phrase(phrase, hash);
    player_hash_phrase(loud, same);
    assert_memory_equal(hash, same, PLAYER_HASH);
    loud[n++] = 'x';
    loud[n] = '\0';
    player_hash_phrase(loud, other);
    assert_memory_not_equal(hash, other, PLAYER_HASH);
    strcat(loud, "yz"); /* far too long */
    player_hash_phrase(loud, other);
    assert_memory_not_equal(hash, other, PLAYER_HASH);
    player_hash_secret(phrase, other);
    assert_memory_not_equal(hash, other, PLAYER_HASH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_device_finds_its_player_and_a_wrong_secret_nobody),
        STORE_TEST(a_phrase_adds_a_device),
        STORE_TEST(devices_are_limited_and_one_can_drop_the_others),
        STORE_TEST(nobody_drops_the_device_of_another),
        STORE_TEST(a_player_who_is_deleted_is_gone_everywhere),
        STORE_TEST(friends_are_limited),
        STORE_TEST(a_name_of_any_length_is_read),
        STORE_TEST(names_are_kept_as_they_are),
        cmocka_unit_test(secrets_differ_and_phrases_are_read_leniently),
    };
    return RUN(tests);
}
