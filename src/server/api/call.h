/*
 * One request to the API, from its head to its answer.
 *
 * A route has up to three parts.  `prepare` reads the request into the route's data; `job` runs in the
 * store; `answer` writes JSON from what the job left in the data.  So a job that runs again finds the
 * data as `prepare` left it, apart from what it sets itself.
 */
#ifndef LELE_SERVER_API_CALL_H
#define LELE_SERVER_API_CALL_H

#include <jansson.h>

#include "lele/lele.h"
#include "server/api/errors.h"
#include "store/players.h"

typedef struct web_api web_api;
typedef struct api_call api_call;

/* Requests of a class share a limit per address and minute. */
typedef enum api_class {
    API_READ,
    API_WRITE,
    API_JOIN,    /* new players */
    API_GUESS,   /* phrases and players can be tried here */
    API_SECRET,  /* wrong secrets, of every route */
    API_SHARE,   /* new links, whose puzzles are rated */
    API_DRAW,    /* pictures and pages of links */
    API_COMPUTE, /* commands of `lele` */
    API_CLASSES
} api_class;

typedef enum api_access { API_ANYBODY, API_PLAYER } api_access;

enum {
    API_PARAMETERS = 2,
    API_PARAMETER = 64, /* bytes of a part of the path, with '\0' */
};

typedef struct api_route {
    const char *method, *path; /* "/api/v1/boards/{board}"; a parameter is one part of the path */
    const char *summary;       /* for the OpenAPI description */
    api_class class;
    api_access access;
    bool open;   /* for programs of others: only with --api */
    bool always; /* also without a database; `read` is then left out */
    size_t body; /* the most bytes of the body; 0: none is read */
    /* For the OpenAPI description: fields of the body, parameters of the query, fields of the answer, as
     * "name:text base:number? rows:list"; and the errors that not every route of its kind can have. */
    const char *asks, *query, *gives, *errors;
    unsigned status;  /* of an answer without error; 0: 200 */
    const char *type; /* of the answer; NULL: JSON */
    size_t size;      /* of the data */
    api_error (*prepare)(api_call *);
    store_job *read, *write;                 /* one or none; the job's data is the call */
    struct workshop_job *(*job)(api_call *); /* instead of them: a command that runs for the call */
    api_error (*answer)(api_call *, lele_json *);
    api_error (*explain)(
        const api_call *);       /* why the job refused; NULL: the rule of api_error_of */
    void (*release)(void *data); /* frees what `prepare` put into the data; NULL: nothing */
} api_route;

struct api_call {
    web_api *api;
    const api_route *route;
    char parameters[API_PARAMETERS][API_PARAMETER];
    lele_lang lang;
    int64_t now;
    unsigned char device[PLAYER_HASH]; /* the hash of the secret that was sent */
    player_id player;                  /* for API_PLAYER */
    json_t *body;
    const char *(*query)(const void *source,
                         const char *name); /* a parameter of the query, or NULL */
    const void *source;
    void *data;
    lele_text part;     /* what a job writes of the answer; it begins with api_begin_part */
    const char *detail; /* of an error */
    char detail_text[256];
    unsigned status;
    const char *type;          /* of this answer; NULL: that of the route */
    const char *host;          /* that the client asked, or NULL */
    struct hub_stream *stream; /* an answer that goes on; NULL: none */
    bool shared; /* pages of other sites may show the answer, and it may be kept for a day */
};

/* Reads fields of the body.  On failure `call->detail` names the field. */
const char *api_text(api_call *, const char *field, size_t most); /* NULL on failure */
bool api_number(api_call *, const char *field, int64_t *ret);     /* an integer */
const char *api_optional_text(api_call *, const char *field,
                              size_t most); /* "" if it is not there */

/* A number of the query, 0 to `most`; `ret` is unchanged if it is not there. */
bool api_query_number(api_call *, const char *name, int64_t most, int64_t *ret);

/* Empties the part: a job that runs again begins anew. */
void api_begin_part(api_call *, lele_json *json);

/* An answer that is the part and nothing else. */
api_error api_answer_part(api_call *, lele_json *);

/* Keeps the detail of an error. */
api_error api_fail(api_call *, api_error, const char *detail);

struct api_hub *api_hub_of(const web_api *);
int api_writes(const web_api *); /* under way */
bool api_is_ready(const web_api *);

/* Whether this server answers a route: some need a database, some --api. */
bool api_has(const web_api *, const api_route *);

/* "https://example.org", without a slash at the end. */
void api_add_site(const api_call *, lele_text *out);

/* The error for what a job returned. */
api_error api_error_of(store_status);

#endif
