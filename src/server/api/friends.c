/* Friends: players whose times one wants to see.  A player is added by id; nobody is asked and nobody is told. */
#include <string.h>

#include "server/api/routes.h"

struct circle {
    player_id other;
    lele_json json;
};

static api_error prepare_friend(api_call *call)
{
    struct circle *circle = call->data;
    if (strlen(call->parameters[0]) != PLAYER_ID ||
        strcmp(call->parameters[0], call->player.text) == 0)
        return API_E_NOTHING;
    memcpy(circle->other.text, call->parameters[0], PLAYER_ID + 1);
    return API_E_NONE;
}

static store_status add_friend(store_session *session, void *data)
{
    const api_call *call = data;
    const struct circle *circle = call->data;
    return player_add_friend(session, &call->player, &circle->other, call->now);
}

static store_status drop_friend(store_session *session, void *data)
{
    const api_call *call = data;
    const struct circle *circle = call->data;
    return player_drop_friend(session, &call->player, &circle->other);
}

static void list_friend(void *data, const char *id, const char *name, int64_t since)
{
    struct circle *circle = data;
    lele_json_object_begin(&circle->json);
    lele_json_key_plain(&circle->json, "id", id);
    lele_json_key_string(&circle->json, "name", name);
    lele_json_key_int(&circle->json, "since", since);
    lele_json_object_end(&circle->json);
}

static store_status list_friends(store_session *session, void *data)
{
    api_call *call = data;
    struct circle *circle = call->data;
    api_begin_part(call, &circle->json);
    lele_json_object_begin(&circle->json);
    lele_json_key(&circle->json, "friends");
    lele_json_array_begin(&circle->json);
    const store_status status = player_friends(session, &call->player, list_friend, circle);
    lele_json_array_end(&circle->json);
    lele_json_object_end(&circle->json);
    return status;
}

static const api_route routes[] = {
    { .method = "GET",
      .path = "/api/v1/friends",
      .summary = "The player's friends.",
      .class = API_READ,
      .access = API_PLAYER,
      .gives = "friends:list",
      .size = sizeof(struct circle),
      .read = list_friends,
      .answer = api_answer_part },
    { .method = "PUT",
      .path = "/api/v1/friends/{player}",
      .summary = "Adds a friend by the player's id.",
      .class = API_GUESS,
      .access = API_PLAYER,
      .status = 204,
      .errors = "not-found limit",
      .size = sizeof(struct circle),
      .prepare = prepare_friend,
      .write = add_friend },
    { .method = "DELETE",
      .path = "/api/v1/friends/{player}",
      .summary = "Removes a friend.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .status = 204,
      .errors = "not-found",
      .size = sizeof(struct circle),
      .prepare = prepare_friend,
      .write = drop_friend },
};

const api_table api_table_of_friends = { routes, sizeof routes / sizeof routes[0] };
