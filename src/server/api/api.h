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

typedef struct api_options {
    lele_store *store; /* of the caller; NULL: no players, only the commands */
    const char
        *url; /* by which others reach the server, "https://example.org"; NULL: http and the host
                        * that a request names */
    const char *tool; /* the program `lele`, whose commands others may use; NULL: nobody may */
} api_options;

/* The texts are kept, not copied. */
web_api *api_new(const api_options *);
void api_free(web_api *);

/* Waits for the writes and commands that are under way. */
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
        *stream; /* an answer that goes on (hub.h), for the caller to free; else NULL */
    bool shared; /* pages of other sites may show it; caches may keep it */
    const char *method, *path; /* that were asked, until the request is freed; so is the text */
    int64_t took_us;
    const char *text;
    size_t length;
} api_answer;

api_answer api_request_answer(api_request *);

#endif
