/*
 * The API of the server: everything below /api/, /healthz and /metrics, as JSON over HTTP.
 *
 * A request goes through api_request_new when its head is there, api_request_add for each part of its
 * body, and api_request_run, which answers at once or calls `wake` later, on a thread of the store.
 */
#ifndef LELE_SERVER_API_API_H
#define LELE_SERVER_API_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "server/api/call.h"

typedef struct api_request api_request;

/* Where the API gets facts about a request. */
typedef struct api_head {
    const char *method, *path;
    const char *authorization, *origin, *host, *content_type, *accept_language; /* NULL: not sent */
    const char *client; /* the address of the client as a text; copied */
    const char *(*query)(const void *source, const char *name); /* a decoded parameter, or NULL */
    const void *source;
} api_head;

typedef void api_wake(void *data);

/* Frees nothing of the store, which is the caller's.  `url`: the address by which others reach the server,
 * "https://example.org"; NULL: http and the host that a request names.  It is kept, not copied. */
web_api *api_new(lele_store *, const char *url);
void api_free(web_api *);

/* Waits for the writes that are under way. */
void api_wait(web_api *);

/* Ends the answers that go on. */
void api_close(web_api *);

/* Whether a path is one of the API's. */
bool api_owns(const char *path);

/* NULL without memory.  A request that is refused already reads no body. */
api_request *api_request_new(web_api *, const api_head *, int64_t now);
void api_request_free(api_request *);
void api_request_add(api_request *, const char *bytes, size_t length);

/* True: the answer is there.  False: `wake` is called when it is. */
bool api_request_run(api_request *, api_wake *wake, void *data);

/* Whether the answer is there. */
bool api_request_is_done(const api_request *);

typedef struct api_answer {
    unsigned status;
    const char *type, *allow; /* allow: for 405, else NULL */
    struct hub_stream
        *stream;      /* an answer that goes on (hub.h), for the caller to free; else NULL */
    bool shared;      /* pages of other sites may show it; caches may keep it */
    const char *text; /* until the request is freed */
    size_t length;
} api_answer;

api_answer api_request_answer(api_request *);

#endif
