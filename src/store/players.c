/* Players, devices and friends. */
#include "store/players.h"

#include "store/run.h"

static db_value id(const player_id *player)
{
    return db_text(player->text);
}

static db_value hash(const unsigned char bytes[PLAYER_HASH])
{
    return db_bytes(bytes, PLAYER_HASH);
}

store_status player_add(store_session *session, const player_id *player, const char *name,
                        const unsigned char phrase[PLAYER_HASH], int64_t now)
{
    const db_value values[] = { id(player), hash(phrase), db_text(name), db_integer(now) };
    return RUN_SQL(session, PLAYER_ADD, values, NULL, NULL);
}

struct found_player {
    player_facts *player;
    bool found;
};

static void keep_player(void *data, const db_value *columns, int count)
{
    struct found_player *wanted = data;
    (void)count;
    wanted->found = true;
    run_copy_text(wanted->player->name, sizeof wanted->player->name, &columns[0]);
    wanted->player->created = columns[1].integer;
    wanted->player->seen = columns[2].integer;
    wanted->player->revision = columns[3].integer;
}

store_status player_get(store_session *session, const player_id *player, player_facts *ret)
{
    struct found_player wanted = { .player = ret };
    const db_value values[] = { id(player) };
    const store_status status = RUN_SQL(session, PLAYER_GET, values, keep_player, &wanted);
    return status == STORE_OK && !wanted.found ? STORE_NOT_FOUND : status;
}

store_status player_rename(store_session *session, const player_id *player, const char *name)
{
    const db_value values[] = { id(player), db_text(name) };
    return RUN_CHANGE(session, PLAYER_RENAME, values);
}

store_status player_set_phrase(store_session *session, const player_id *player,
                               const unsigned char phrase[PLAYER_HASH])
{
    const db_value values[] = { id(player), hash(phrase) };
    return RUN_CHANGE(session, PLAYER_PHRASE, values);
}

store_status player_delete(store_session *session, const player_id *player)
{
    const db_value values[] = { id(player) };
    return RUN_CHANGE(session, PLAYER_DELETE, values);
}

store_status player_add_device(store_session *session, const player_id *player,
                               const unsigned char secret[PLAYER_HASH], int64_t now)
{
    int64_t devices = 0;
    const db_value owner[] = { id(player) };
    const store_status status = RUN_SQL(session, DEVICE_COUNT, owner, run_keep_number, &devices);
    if (status != STORE_OK)
        return status;
    if (devices >= PLAYER_DEVICES)
        return STORE_REFUSED;
    const db_value values[] = { hash(secret), id(player), db_integer(now) };
    return RUN_SQL(session, DEVICE_ADD, values, NULL, NULL);
}

static void keep_id(void *data, const db_value *columns, int count)
{
    player_id *ret = data;
    (void)count;
    run_copy_text(ret->text, sizeof ret->text, &columns[0]);
}

/* The player whom a statement finds by a hash. */
static store_status find(store_session *session, statement which,
                         const unsigned char bytes[PLAYER_HASH], player_id *ret)
{
    player_id found = { "" };
    const db_value values[] = { hash(bytes) };
    const store_status status = run_statement(session, which, values, 1, keep_id, &found, NULL);
    if (status != STORE_OK)
        return status;
    if (found.text[0] == '\0')
        return STORE_NOT_FOUND;
    *ret = found;
    return STORE_OK;
}

store_status player_of_device(store_session *session, const unsigned char secret[PLAYER_HASH],
                              player_id *ret)
{
    return find(session, STATEMENT_DEVICE_PLAYER, secret, ret);
}

store_status player_of_phrase(store_session *session, const unsigned char phrase[PLAYER_HASH],
                              player_id *ret)
{
    return find(session, STATEMENT_PLAYER_OF_PHRASE, phrase, ret);
}

store_status player_drop_device(store_session *session, const player_id *player,
                                const unsigned char secret[PLAYER_HASH])
{
    const db_value values[] = { hash(secret), id(player) };
    return RUN_CHANGE(session, DEVICE_DELETE, values);
}

store_status player_drop_others(store_session *session, const player_id *player,
                                const unsigned char kept[PLAYER_HASH])
{
    const db_value values[] = { id(player), hash(kept) };
    return RUN_SQL(session, DEVICES_DELETE, values, NULL, NULL);
}

store_status player_note_seen(store_session *session, const player_id *player, int64_t now)
{
    const db_value values[] = { id(player), db_integer(now), db_integer(now - PLAYER_SEEN_MS) };
    return RUN_SQL(session, PLAYER_SEEN, values, NULL, NULL);
}

static void count_row(void *data, const db_value *columns, int count)
{
    (void)columns;
    (void)count;
    ++*(int *)data;
}

store_status player_add_friend(store_session *session, const player_id *player,
                               const player_id *friend, int64_t now)
{
    int friends = 0;
    player_facts other;
    store_status status = player_get(session, friend, &other);
    if (status != STORE_OK)
        return status;
    const db_value owner[] = { id(player) };
    status = RUN_SQL(session, FRIENDS, owner, count_row, &friends);
    if (status != STORE_OK || friends >= PLAYER_FRIENDS)
        return status != STORE_OK ? status : STORE_REFUSED;
    const db_value values[] = { id(player), id(friend), db_integer(now) };
    return RUN_SQL(session, FRIEND_ADD, values, NULL, NULL);
}

store_status player_drop_friend(store_session *session, const player_id *player,
                                const player_id *friend)
{
    const db_value values[] = { id(player), id(friend) };
    return RUN_CHANGE(session, FRIEND_DELETE, values);
}

struct friends {
    player_friend_row *row;
    void *data;
};

static void give_friend(void *data, const db_value *columns, int count)
{
    const struct friends *friends = data;
    (void)count;
    friends->row(friends->data, columns[0].bytes, columns[1].bytes, columns[2].integer);
}

store_status player_friends(store_session *session, const player_id *player, player_friend_row *row,
                            void *data)
{
    struct friends friends = { row, data };
    const db_value values[] = { id(player) };
    return RUN_SQL(session, FRIENDS, values, give_friend, &friends);
}
