/*
 * The secrets that were right lately are a table of parts of their hashes.  The store is asked for them too, so a
 * device that was forgotten is refused at once; the table only decides which limit a request is under.  A secret
 * that loses its place to another one is under the limit for guesses once more, and the process loses no more with
 * the table than that.
 */
#include "server/api/caller.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 1 << 16 };

struct api_callers {
    lele_store *store;
    api_limits *limits;
    _Atomic uint64_t right[PLACES];
};

api_callers *callers_new(lele_store *store, api_limits *limits)
{
    api_callers *callers = calloc(1, sizeof *callers);
    if (callers == NULL)
        return NULL;
    callers->store = store;
    callers->limits = limits;
    return callers;
}

void callers_free(api_callers *callers)
{
    free(callers);
}

/* The part of a hash that is kept, and its place; 0 stands for none. */
static uint64_t part_of(const unsigned char device[PLAYER_HASH], size_t *place)
{
    uint64_t part;
    memcpy(&part, device, sizeof part);
    *place = (size_t)device[sizeof part] << 8 | device[sizeof part + 1];
    return part;
}

static bool was_right(const api_callers *callers, const unsigned char device[PLAYER_HASH])
{
    size_t place;
    const uint64_t part = part_of(device, &place);
    return part != 0 && atomic_load(&callers->right[place]) == part;
}

static void note(api_callers *callers, const unsigned char device[PLAYER_HASH], bool right)
{
    size_t place;
    const uint64_t part = part_of(device, &place);
    if (right)
        atomic_store(&callers->right[place], part);
    else if (was_right(callers, device))
        atomic_store(&callers->right[place], 0);
}

api_error callers_read(const api_callers *callers, api_call *call, const char *authorization,
                       const char *client)
{
    static const char bearer[] = "Bearer ";
    if (authorization == NULL || strncmp(authorization, bearer, sizeof bearer - 1) != 0)
        return API_E_SECRET;
    player_hash_secret(authorization + sizeof bearer - 1, call->device);
    return was_right(callers, call->device) ||
                   api_limits_has(callers->limits, API_SECRET, client, call->now)
               ? API_E_NONE
               : API_E_OFTEN;
}

static store_status find_player(store_session *session, void *data)
{
    api_call *call = data;
    return player_of_device(session, call->device, &call->player);
}

api_error callers_find(api_callers *callers, api_call *call, const char *client)
{
    const store_status status = store_read(callers->store, find_player, call);
    if (status == STORE_OK || status == STORE_NOT_FOUND)
        note(callers, call->device, status == STORE_OK);
    if (status == STORE_OK)
        return api_limits_allow(callers->limits, call->route->class, call->player.text, call->now)
                   ? API_E_NONE
                   : API_E_OFTEN; /* one player from many addresses */
    if (status != STORE_NOT_FOUND)
        return api_error_of(status);
    return api_limits_allow(callers->limits, API_SECRET, client, call->now) ? API_E_SECRET
                                                                            : API_E_OFTEN;
}
