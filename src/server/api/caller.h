/*
 * Who asks: the secret of a request, and the player whose it is.
 *
 * Wrong secrets count against a limit of their address.  When it is used up, a secret from there that was not
 * right lately is refused before the database is asked, and before it counts as a request of the address: so
 * guesses cost no lookups, and a player at the same address goes on.
 */
#ifndef LELE_SERVER_API_CALLER_H
#define LELE_SERVER_API_CALLER_H

#include "server/api/call.h"
#include "server/api/limits.h"
#include "store/store.h"

typedef struct api_callers api_callers;

/* The store and the limits are of the caller.  NULL: no memory. */
api_callers *callers_new(lele_store *, api_limits *);
void callers_free(api_callers *);

/* Reads "Bearer SECRET", which may be NULL, into `call->device`.  `client` is the address. */
api_error callers_read(const api_callers *, api_call *, const char *authorization,
                       const char *client);

/* Asks the store for the player of `call->device`, and counts a request of this player. */
api_error callers_find(api_callers *, api_call *, const char *client);

#endif
