/* Players: made without sign-up, moved by a phrase, renamed, exported by their parts, deleted. */
#include <string.h>

#include "server/api/routes.h"
#include "store/rooms.h"

enum { SMALL_BODY = 4096 };

/* What the routes of this file share. */
struct entry {
    char secret[PLAYER_SECRET + 1], phrase[PLAYER_PHRASE + 1];
    unsigned char secret_hash[PLAYER_HASH], phrase_hash[PLAYER_HASH];
    player_id id;
    const char *name;
    player_facts facts;
};

/* A name of at least one character that can be seen, without control characters. */
static const char *read_name(api_call *call)
{
    const char *name = api_text(call, "name", PLAYER_NAME);
    if (name == NULL)
        return NULL;
    bool seen = false;
    for (const char *at = name; *at != '\0'; at++) {
        seen = seen || *at != ' ';
        if ((unsigned char)*at < ' ' || *at == '\x7F')
            seen = false, at += strlen(at) - 1;
    }
    if (seen)
        return name;
    api_fail(call, API_E_FIELD, "name");
    return NULL;
}

static void make_secret(struct entry *entry)
{
    player_make_secret(entry->secret);
    player_hash_secret(entry->secret, entry->secret_hash);
}

static void make_phrase(struct entry *entry)
{
    player_make_phrase(entry->phrase);
    player_hash_phrase(entry->phrase, entry->phrase_hash);
}

static api_error prepare_new(api_call *call)
{
    struct entry *entry = call->data;
    entry->name = read_name(call);
    make_secret(entry);
    make_phrase(entry);
    player_make_id(&entry->id);
    return entry->name != NULL ? API_E_NONE : API_E_FIELD;
}

static store_status add_player(store_session *session, void *data)
{
    const api_call *call = data;
    const struct entry *entry = call->data;
    const store_status status =
        player_add(session, &entry->id, entry->name, entry->phrase_hash, call->now);
    return status == STORE_OK
               ? player_add_device(session, &entry->id, entry->secret_hash, call->now)
               : status;
}

static void write_secrets(const struct entry *entry, lele_json *json)
{
    lele_json_key_plain(json, "id", entry->id.text);
    if (entry->secret[0] != '\0')
        lele_json_key_plain(json, "secret", entry->secret);
    if (entry->phrase[0] != '\0')
        lele_json_key_plain(json, "phrase", entry->phrase);
}

static api_error answer_secrets(api_call *call, lele_json *json)
{
    const struct entry *entry = call->data;
    lele_json_object_begin(json);
    write_secrets(entry, json);
    lele_json_object_end(json);
    return API_E_NONE;
}

static api_error prepare_device(api_call *call)
{
    struct entry *entry = call->data;
    const char *phrase = api_text(call, "phrase", 4 * PLAYER_PHRASE);
    if (phrase == NULL)
        return API_E_FIELD;
    player_hash_phrase(phrase, entry->phrase_hash);
    make_secret(entry);
    return API_E_NONE;
}

static store_status add_device(store_session *session, void *data)
{
    const api_call *call = data;
    struct entry *entry = call->data;
    const store_status status = player_of_phrase(session, entry->phrase_hash, &entry->id);
    return status == STORE_OK
               ? player_add_device(session, &entry->id, entry->secret_hash, call->now)
               : status;
}

static api_error prepare_phrase(api_call *call)
{
    struct entry *entry = call->data;
    entry->id = call->player;
    make_phrase(entry);
    return API_E_NONE;
}

/* A new phrase also ends every other device: this is what one does when a secret was stolen. */
static store_status change_phrase(store_session *session, void *data)
{
    const api_call *call = data;
    const struct entry *entry = call->data;
    const store_status status = player_set_phrase(session, &call->player, entry->phrase_hash);
    return status == STORE_OK ? player_drop_others(session, &call->player, call->device) : status;
}

static store_status read_player(store_session *session, void *data)
{
    const api_call *call = data;
    struct entry *entry = call->data;
    return player_get(session, &call->player, &entry->facts);
}

static api_error answer_player(api_call *call, lele_json *json)
{
    const struct entry *entry = call->data;
    lele_json_object_begin(json);
    lele_json_key_plain(json, "id", call->player.text);
    lele_json_key_string(json, "name", entry->facts.name);
    lele_json_key_int(json, "created", entry->facts.created);
    lele_json_key_int(json, "revision", entry->facts.revision);
    lele_json_object_end(json);
    return API_E_NONE;
}

static api_error prepare_rename(api_call *call)
{
    struct entry *entry = call->data;
    entry->name = read_name(call);
    return entry->name != NULL ? API_E_NONE : API_E_FIELD;
}

static store_status rename_player(store_session *session, void *data)
{
    const api_call *call = data;
    struct entry *entry = call->data;
    const store_status status = player_rename(session, &call->player, entry->name);
    return status == STORE_OK ? player_get(session, &call->player, &entry->facts) : status;
}

static store_status delete_player(store_session *session, void *data)
{
    const api_call *call = data;
    const store_status status = rooms_leave(session, &call->player);
    return status == STORE_OK ? player_delete(session, &call->player) : status;
}

static store_status leave(store_session *session, void *data)
{
    const api_call *call = data;
    return player_drop_device(session, &call->player, call->device);
}

static const api_route routes[] = {
    { .method = "POST",
      .path = "/api/v1/players",
      .summary = "Makes a player with this device.",
      .class = API_JOIN,
      .body = SMALL_BODY,
      .asks = "name:text",
      .status = 201,
      .gives = "id:text secret:text phrase:text",
      .size = sizeof(struct entry),
      .prepare = prepare_new,
      .write = add_player,
      .answer = answer_secrets },
    { .method = "POST",
      .path = "/api/v1/devices",
      .summary = "Adds this device to a player, by the recovery phrase.",
      .class = API_GUESS,
      .body = SMALL_BODY,
      .asks = "phrase:text",
      .status = 201,
      .gives = "id:text secret:text",
      .errors = "not-found limit",
      .size = sizeof(struct entry),
      .prepare = prepare_device,
      .write = add_device,
      .answer = answer_secrets },
    { .method = "DELETE",
      .path = "/api/v1/devices/this",
      .summary = "Forgets this device.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .status = 204,
      .errors = "not-found",
      .write = leave },
    { .method = "GET",
      .path = "/api/v1/me",
      .summary = "The player of this device.",
      .class = API_READ,
      .access = API_PLAYER,
      .gives = "id:text name:text created:number revision:number",
      .size = sizeof(struct entry),
      .read = read_player,
      .answer = answer_player },
    { .method = "PUT",
      .path = "/api/v1/me",
      .summary = "Renames the player.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .body = SMALL_BODY,
      .asks = "name:text",
      .gives = "id:text name:text created:number revision:number",
      .size = sizeof(struct entry),
      .prepare = prepare_rename,
      .write = rename_player,
      .answer = answer_player },
    { .method = "DELETE",
      .path = "/api/v1/me",
      .summary = "Deletes the player and all that is theirs.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .status = 204,
      .write = delete_player },
    { .method = "POST",
      .path = "/api/v1/me/phrase",
      .summary = "A new recovery phrase; every other device is forgotten.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .status = 201,
      .gives = "id:text phrase:text",
      .size = sizeof(struct entry),
      .prepare = prepare_phrase,
      .write = change_phrase,
      .answer = answer_secrets },
};

const api_table api_table_of_players = { routes, sizeof routes / sizeof routes[0] };
