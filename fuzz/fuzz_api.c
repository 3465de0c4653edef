/*
 * The fuzzer of the API's requests: the method, the path, headers, a query and a body, game logs among
 * them.  Every request ends with a status of the table, and one JSON value where its type says so, or
 * with nothing for 204.
 *
 * Input: a byte for the status that the store returns (its jobs do not run), the method and the path,
 * the query's value and the language, each ended by a newline; the rest is the body.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/api/api.h"
#include "server/api/hub.h"
#include "server/api/workshop.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
store_status __wrap_store_read(lele_store *store, store_job *job, void *data);
void __wrap_store_submit(lele_store *store, store_job *job, void *data, store_done *done);
const db_driver *__wrap_store_driver(const lele_store *store);
const char *__wrap_store_path(const lele_store *store);
bool __wrap_store_is_ready(const lele_store *store);
workshop *__wrap_workshop_new(const char *program);
void __wrap_workshop_free(workshop *shop);
bool __wrap_workshop_add(workshop *shop, workshop_job *job);

enum { LINES = 4 };

static store_status said;
static int64_t minutes;

/* The first question finds the player of the device; what a job would write is left as it was. */
static int asked;

store_status __wrap_store_read(lele_store *store, store_job *job, void *data)
{
    (void)store, (void)job, (void)data;
    return asked++ == 0 ? STORE_OK : said;
}

void __wrap_store_submit(lele_store *store, store_job *job, void *data, store_done *done)
{
    (void)store, (void)job;
    done(data, said);
}

/* Nobody tells of rooms. */
const db_driver *__wrap_store_driver(const lele_store *store)
{
    static const db_driver silent;
    (void)store;
    return &silent;
}

const char *__wrap_store_path(const lele_store *store)
{
    (void)store;
    return "";
}

bool __wrap_store_is_ready(const lele_store *store)
{
    (void)store;
    return said == STORE_OK;
}

/* No command runs: each end that one can have is the answer of some requests. */
static char nothing[1];

workshop *__wrap_workshop_new(const char *program)
{
    (void)program;
    return (workshop *)(void *)nothing;
}

void __wrap_workshop_free(workshop *shop)
{
    (void)shop;
}

bool __wrap_workshop_add(workshop *shop, workshop_job *job)
{
    (void)shop;
    if (said == STORE_UNAVAILABLE)
        return false;
    job->end = said == STORE_REFUSED ? WORKSHOP_LATE : WORKSHOP_EXITED;
    job->status = said == STORE_NOT_FOUND ? 2 : said == STORE_DUPLICATE ? 1 : 0;
    lele_text_add(&job->message, "lele: a sentence\n");
    if (said == STORE_OK)
        lele_text_add(&job->output, "{\"result\":\"unique\"}\n[1]\n");
    for (size_t i = 0; job->arguments[i] != NULL; i++)
        if (i > 0 && strncmp(job->arguments[i], "--", 2) != 0)
            abort(); /* what a caller sends never becomes the name of a file */
    job->done(job->data);
    return true;
}

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s: %s\n", why, text);
    abort();
}

static const char *query(const void *source, const char *name)
{
    (void)name;
    return source;
}

static void woken(void *data)
{
    ++*(int *)data;
}

static void check_answer(const api_answer *answer)
{
    json_error_t failure;
    if (answer->status == 204 && answer->length == 0)
        return;
    if (answer->status < 200 || answer->status > 599)
        stop("a status", answer->text);
    /* a part that no job wrote is empty */
    if (answer->status == 200 && answer->length == 0)
        return;
    if (answer->type != NULL && strstr(answer->type, "json") == NULL)
        return; /* a page, a picture, the numbers of the server */
    json_t *json = json_loadb(answer->text, answer->length, JSON_REJECT_DUPLICATES, &failure);
    if (json == NULL)
        stop(failure.text, answer->text);
    if (answer->status >= 400 && json_string_length(json_object_get(json, "error")) *
                                         json_string_length(json_object_get(json, "message")) ==
                                     0)
        stop("an error without words", answer->text);
    json_decref(json);
}

static void try_request(web_api *api, char *const line[LINES], const char *body, size_t length)
{
    const api_head head = { .method = line[0],
                            .path = line[1],
                            .authorization = "Bearer x",
                            .content_type = "application/json",
                            .client = "::1",
                            .query = query,
                            .source = line[2][0] != '\0' ? line[2] : NULL,
                            .accept_language = line[3] };
    int wakes = 0;
    /* a minute later each time, so that no limit refuses a request */
    api_request *request = api_request_new(api, &head, 1786000000000 + 60000 * ++minutes);
    if (request == NULL)
        return;
    api_request_add(request, body, length / 2);
    api_request_add(request, body + length / 2, length - length / 2);
    asked = 0;
    const bool at_once = api_request_run(request, woken, &wakes);
    if (at_once != (wakes == 0) || wakes > 1 || !api_request_is_done(request))
        stop("not answered once", line[1]);
    const api_answer answer = api_request_answer(request);
    check_answer(&answer);
    hub_stream_free(answer.stream);
    api_request_free(request);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static web_api *api;
    char *line[LINES];
    if (api == NULL)
        api = api_new(&(api_options){ .store = (lele_store *)(void *)nothing, .tool = "lele" });
    if (api == NULL || size == 0)
        return 0;
    said = (store_status)(data[0] % STORE_AGAIN);
    const char *at = (const char *)data + 1;
    size_t left = size - 1;
    for (int i = 0; i < LINES; i++) {
        const char *newline = left > 0 ? memchr(at, '\n', left) : NULL;
        const size_t used = newline != NULL ? (size_t)(newline - at) : left;
        line[i] =
            calloc(1, used + 1); /* of its exact size, so that reads past the end are detected */
        if (line[i] == NULL)
            abort();
        memcpy(line[i], at, used);
        at += newline != NULL ? used + 1 : used;
        left -= newline != NULL ? used + 1 : used;
    }
    char *body = malloc(left + 1);
    if (body != NULL && left > 0)
        memcpy(body, at, left);
    if (body != NULL && api_owns(line[1]))
        try_request(api, line, body, left);
    free(body);
    for (int i = 0; i < LINES; i++)
        free(line[i]);
    return 0;
}
