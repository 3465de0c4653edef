/* The steps of a request: route, limits, origin, secret, body, job, answer. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "server/api/api.h"
#include "server/api/caller.h"
#include "server/api/hub.h"
#include "server/api/limits.h"
#include "server/api/metrics.h"
#include "server/api/pause.h"
#include "server/api/routes.h"
#include "server/api/share_page.h"
#include "server/api/workshop.h"

struct web_api {
    lele_store *store;
    const char *url;
    api_limits *limits;
    api_callers *callers;
    api_pause *pause;
    api_hub *hub;
    workshop *workshop; /* NULL: without --api */
    pthread_mutex_t lock;
    pthread_cond_t written;
    int writes;         /* under way */
    atomic_int waiting; /* the same, without the lock */
};

struct api_request {
    api_call call;
    api_head head; /* its texts live as long as the request of the connection */
    char client[64];
    api_error error;
    char allow[64];
    char *body;
    size_t length;
    lele_text answer;
    api_wake *wake;
    void *waker;
    pause_entry waits; /* who asks too often */
    atomic_bool done;
    int64_t begun;
};

const api_error_row api_error_rows[API_ERROR_COUNT] = {
#define API_ERROR_ROW(code, name, status, english, chinese)                                        \
    [API_E_##code] = { name, status, { english, chinese } },
    API_ERRORS(API_ERROR_ROW)
#undef API_ERROR_ROW
};

static bool start(web_api *api, const api_options *options)
{
    api->limits = api_limits_new();
    api->pause = pause_new();
    api->callers = callers_new(options->store, api->limits);
    if (options->store != NULL)
        api->hub = hub_new(options->store);
    if (options->tool != NULL)
        api->workshop = workshop_new(options->tool);
    return api->limits != NULL && api->pause != NULL && api->callers != NULL &&
           (api->hub != NULL) == (options->store != NULL) &&
           (api->workshop != NULL) == (options->tool != NULL);
}

web_api *api_new(const api_options *options)
{
    web_api *api = calloc(1, sizeof *api);
    if (api == NULL)
        return NULL;
    api->store = options->store;
    api->url = options->url;
    pthread_mutex_init(&api->lock, NULL);
    pthread_cond_init(&api->written, NULL);
    if (start(api, options))
        return api;
    api_free(api);
    return NULL;
}

void api_free(web_api *api)
{
    if (api == NULL)
        return;
    workshop_free(api->workshop);
    hub_free(api->hub);
    pause_free(api->pause);
    callers_free(api->callers);
    api_limits_free(api->limits);
    pthread_cond_destroy(&api->written);
    pthread_mutex_destroy(&api->lock);
    free(api);
}

void api_add_site(const api_call *call, lele_text *out)
{
    if (call->api->url != NULL) {
        lele_text_add(out, call->api->url);
    } else {
        lele_text_add(out, "http://");
        lele_text_add(out, call->host != NULL ? call->host : "localhost");
    }
}

api_hub *api_hub_of(const web_api *api)
{
    return api->hub;
}

void api_close(web_api *api)
{
    if (api->hub != NULL)
        hub_close(api->hub);
}

int api_writes(const web_api *api)
{
    return atomic_load(&api->waiting);
}

bool api_is_ready(const web_api *api)
{
    return api->store == NULL || store_is_ready(api->store);
}

static void count_write(web_api *api, int by)
{
    pthread_mutex_lock(&api->lock);
    api->writes += by;
    atomic_store(&api->waiting, api->writes);
    pthread_cond_broadcast(&api->written);
    pthread_mutex_unlock(&api->lock);
}

void api_wait(web_api *api)
{
    pause_end(api->pause);
    pthread_mutex_lock(&api->lock);
    while (api->writes > 0)
        pthread_cond_wait(&api->written, &api->lock);
    pthread_mutex_unlock(&api->lock);
}

bool api_owns(const char *path)
{
    return strncmp(path, "/api/", 5) == 0 || strncmp(path, "/s/", 3) == 0 ||
           strcmp(path, "/oembed") == 0 || strcmp(path, "/healthz") == 0 ||
           strcmp(path, "/metrics") == 0;
}

/* A page of another site must not act for the player.  Browsers say in Origin whose page asks. */
static bool is_own_origin(const api_head *head)
{
    if (head->origin == NULL || head->host == NULL)
        return head->origin == NULL;
    const char *host = strstr(head->origin, "://");
    return host != NULL && strcasecmp(host + 3, head->host) == 0;
}

static bool is_json(const char *type)
{
    static const char json[] = "application/json";
    return type != NULL && strncasecmp(type, json, sizeof json - 1) == 0 &&
           (type[sizeof json - 1] == '\0' || type[sizeof json - 1] == ';' ||
            type[sizeof json - 1] == ' ');
}

bool api_has(const web_api *api, const api_route *route)
{
    const bool is_stored = route->access == API_PLAYER || route->write != NULL ||
                           (route->read != NULL && !route->always);
    return route->open ? api->workshop != NULL : api->store != NULL || !is_stored;
}

static api_error find_route(api_request *request)
{
    api_call *call = &request->call;
    bool known;
    const char *method = request->head.method;
    call->route = api_find_route(strcmp(method, "HEAD") == 0 ? "GET" : method, request->head.path,
                                 call->parameters, &known, request->allow, sizeof request->allow);
    if (call->route != NULL && api_has(call->api, call->route))
        return API_E_NONE;
    call->route = NULL;
    return known ? API_E_METHOD : API_E_NOTHING;
}

static api_error check_head(api_request *request)
{
    api_call *call = &request->call;
    const api_head *head = &request->head;
    const api_error found = find_route(request);
    if (found != API_E_NONE)
        return found;
    const api_error secret =
        call->route->access == API_PLAYER
            ? callers_read(call->api->callers, call, head->authorization, head->client)
            : API_E_NONE;
    if (secret == API_E_OFTEN ||
        !api_limits_allow(call->api->limits, call->route->class, head->client, call->now))
        return API_E_OFTEN;
    if (!is_own_origin(head))
        return API_E_ORIGIN;
    return call->route->body > 0 && !is_json(head->content_type) ? API_E_TYPE : secret;
}

static int64_t microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

api_request *api_request_new(web_api *api, const api_head *head, int64_t now)
{
    api_request *request = calloc(1, sizeof *request);
    if (request == NULL)
        return NULL;
    request->head = *head;
    snprintf(request->client, sizeof request->client, "%s", head->client);
    request->head.client = request->client;
    request->call.api = api;
    request->call.now = now;
    request->call.host = head->host;
    request->call.query = head->query;
    request->call.source = head->source;
    request->call.lang =
        head->accept_language != NULL && strncasecmp(head->accept_language, "zh", 2) == 0
            ? LELE_LANG_ZH
            : LELE_LANG_EN;
    lele_text_init(&request->answer);
    lele_text_init(&request->call.part);
    request->begun = microseconds();
    request->error = check_head(request);
    return request;
}

void api_request_free(api_request *request)
{
    if (request == NULL)
        return;
    hub_stream_free(request->call.stream);
    json_decref(request->call.body);
    lele_text_release(&request->answer);
    lele_text_release(&request->call.part);
    if (request->call.data != NULL && request->call.route->release != NULL)
        request->call.route->release(request->call.data);
    free(request->call.data);
    free(request->body);
    free(request);
}

void api_request_add(api_request *request, const char *bytes, size_t length)
{
    if (request->error != API_E_NONE || length == 0) /* realloc to no bytes would free the body */
        return;
    const size_t most = request->call.route->body;
    if (most - request->length < length) {
        snprintf(request->call.detail_text, sizeof request->call.detail_text, "%zu", most);
        request->call.detail = request->call.detail_text;
        request->error = API_E_LARGE;
        return;
    }
    char *longer = realloc(request->body, request->length + length);
    if (longer == NULL) {
        request->error = API_E_MEMORY;
        return;
    }
    memcpy(longer + request->length, bytes, length);
    request->body = longer;
    request->length += length;
}

static api_error read_body(api_request *request)
{
    api_call *call = &request->call;
    json_error_t failure;
    if (call->route->body == 0)
        return API_E_NONE;
    call->body = json_loadb(request->body != NULL ? request->body : "", request->length,
                            JSON_REJECT_DUPLICATES, &failure);
    if (call->body == NULL) {
        snprintf(call->detail_text, sizeof call->detail_text, "%d:%d", failure.line,
                 failure.column);
        return api_fail(call, API_E_JSON, call->detail_text);
    }
    return json_is_object(call->body) ? API_E_NONE : api_fail(call, API_E_JSON, "{}");
}

static api_error prepare(api_request *request)
{
    api_call *call = &request->call;
    api_error error = API_E_NONE;
    if (call->route->access == API_PLAYER)
        error = callers_find(call->api->callers, call, request->head.client);
    if (error == API_E_NONE)
        error = read_body(request);
    if (error == API_E_NONE && call->route->size > 0) {
        call->data = calloc(1, call->route->size);
        error = call->data != NULL ? API_E_NONE : API_E_MEMORY;
    }
    return error == API_E_NONE && call->route->prepare != NULL ? call->route->prepare(call) : error;
}

/* Whether people see the answer in their browser. */
static bool is_page(const api_request *request)
{
    const api_route *route = request->call.route;
    return route != NULL && route->type != NULL && strncmp(route->type, "text/html", 9) == 0;
}

static void write_error(api_request *request, lele_json *json)
{
    request->call.status = api_error_rows[request->error].status;
    if (is_page(request)) {
        share_add_refusal(request->error, request->call.lang, json->out);
        return;
    }
    char text[400];
    const api_call *call = &request->call;
    const char *format = api_error_rows[request->error].text[call->lang == LELE_LANG_ZH];
    /* the formats are those of the table; each takes at most one detail */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    snprintf(text, sizeof text, format, call->detail != NULL ? call->detail : "");
#pragma GCC diagnostic pop
    lele_json_object_begin(json);
    lele_json_key_plain(json, "error", api_error_rows[request->error].name);
    lele_json_key_string(json, "message", text);
    lele_json_object_end(json);
}

static void finish(api_request *request)
{
    lele_json json;
    lele_json_init(&json, &request->answer);
    if (request->error == API_E_NONE)
        request->call.status = api_status_of(request->call.route);
    if (request->error == API_E_NONE && request->call.route->answer != NULL)
        request->error = request->call.route->answer(&request->call, &json);
    if (request->error == API_E_NONE && request->answer.failed)
        request->error = API_E_MEMORY;
    if (request->error != API_E_NONE) {
        lele_text_clear(&request->answer);
        lele_json_init(&json, &request->answer);
        write_error(request, &json);
    }
    metrics_count(request->call.route, request->call.status, microseconds() - request->begun);
    atomic_store(&request->done, true);
}

bool api_request_is_done(const api_request *request)
{
    return atomic_load(&request->done);
}

static void written(void *data, store_status status)
{
    api_request *request = data;
    const api_route *route = request->call.route;
    request->error = api_error_of(status);
    if (status == STORE_REFUSED && route->explain != NULL && route->explain(&request->call) != 0)
        request->error = route->explain(&request->call);
    finish(request);
    web_api *api = request->call.api;
    request->wake(request->waker); /* the request may be gone after this */
    count_write(api, -1);
}

/* After a command has run. */
static void worked(void *data)
{
    api_request *request = data;
    web_api *api = request->call.api;
    finish(request);
    request->wake(request->waker); /* the request may be gone after this */
    count_write(api, -1);
}

static bool start_job(api_request *request)
{
    web_api *api = request->call.api;
    workshop_job *job = request->call.route->job(&request->call);
    job->done = worked;
    job->data = request;
    count_write(api, 1);
    if (workshop_add(api->workshop, job))
        return true;
    count_write(api, -1);
    request->error = API_E_BUSY;
    return false;
}

static store_status run_write(store_session *session, void *data)
{
    api_request *request = data;
    return request->call.route->write(session, &request->call);
}

static void pause_ended(void *data)
{
    api_request *request = data;
    request->wake(request->waker); /* the request may be gone after this */
}

bool api_request_run(api_request *request, api_wake *wake, void *data)
{
    api_call *call = &request->call;
    if (request->error == API_E_NONE)
        request->error = prepare(request);
    request->wake = wake;
    request->waker = data;
    if (request->error == API_E_NONE && call->route->job != NULL && start_job(request))
        return false;
    if (request->error == API_E_NONE && call->route->write != NULL) {
        count_write(call->api, 1);
        store_submit(call->api->store, run_write, request, written);
        return false;
    }
    if (request->error == API_E_NONE && call->route->read != NULL && call->api->store != NULL)
        request->error = api_error_of(store_read(call->api->store, call->route->read, call));
    finish(request);
    return request->error != API_E_OFTEN ||
           !pause_add(call->api->pause, &request->waits, pause_ended, request);
}

api_answer api_request_answer(api_request *request)
{
    api_call *call = &request->call;
    struct hub_stream *stream = call->stream;
    call->stream = NULL;
    const bool fine = request->error == API_E_NONE;
    const char *type = !fine && !is_page(request) ? NULL
                       : call->type != NULL       ? call->type
                                                  : call->route->type;
    return (api_answer){
        .status = call->status,
        .type = type != NULL ? type : "application/json; charset=utf-8",
        .shared = fine && call->shared,
        .stream = stream,
        .allow = request->error == API_E_METHOD ? request->allow : NULL,
        .method = request->head.method,
        .path = request->head.path,
        .took_us = microseconds() - request->begun,
        .text = request->answer.data != NULL ? request->answer.data : "",
        .length = request->answer.length,
    };
}
