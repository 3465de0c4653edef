/*
 * HTTP by libmicrohttpd.  The responses for the page are built once at the start; a request only selects
 * one.  What belongs to the API goes to api/request.c.  The library sees only requests whose heads have
 * passed the check of head.h, over the inner sockets of the gate.
 */
#include "server/server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

#include "server/address.h"
#include "server/api/api.h"
#include "server/flow.h"
#include "server/front.h"
#include "server/gate.h"
#include "server/link.h"
#include "server/response.h"
#include "server/site.h"
#include "server/trace.h"

/* The library keeps the head and its parts, up to HEAD_FIELDS and HEAD_PARTS, in MEMORY_BYTES. */
enum { THREADS = 4, MEMORY_BYTES = 96 << 10 };

static const struct {
    unsigned status;
    const char *text;
} refusals[REFUSAL_COUNT] = {
#define REFUSAL_ROW(code, status, text) [REFUSAL_##code] = { status, text },
    REFUSALS(REFUSAL_ROW)
#undef REFUSAL_ROW
};

struct web_server {
    site_table site;
    file_answers *answers; /* one per file */
    front_page *front; /* the page as the host of a request has it; NULL: every host has the same */
    struct MHD_Response *refusals[REFUSAL_COUNT];
    web_gate *gate;
    web_api *api;        /* NULL without a database and --api */
    access_trace *trace; /* NULL: no log */
    char url[ADDRESS_URL_SIZE];
    char proxy[INET6_ADDRSTRLEN]; /* as the addresses of clients; "": none */
    struct MHD_Daemon *daemon;
};

static bool make_refusals(web_server *server)
{
    for (int i = 0; i < REFUSAL_COUNT; i++) {
        const char *text = refusals[i].text;
        server->refusals[i] = response_of_text(text, strlen(text));
        if (!response_add(server->refusals[i], MHD_HTTP_HEADER_CONTENT_TYPE,
                          "text/plain; charset=utf-8") ||
            !response_add(server->refusals[i], MHD_HTTP_HEADER_CACHE_CONTROL, "no-store"))
            return false;
    }
    return response_add(server->refusals[REFUSAL_METHOD], MHD_HTTP_HEADER_ALLOW, "GET, HEAD") &&
           response_add(server->refusals[REFUSAL_CROWD], MHD_HTTP_HEADER_RETRY_AFTER, "15");
}

static bool make_all(web_server *server, bool has_api)
{
    server->answers = calloc(server->site.count, sizeof *server->answers);
    if (server->answers == NULL || !make_refusals(server))
        return false;
    for (size_t i = 0; i < server->site.count; i++)
        if (!file_answers_make(&server->site.files[i], &server->answers[i], MHD_RESPMEM_PERSISTENT,
                               has_api))
            return false;
    return true;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static enum MHD_Result answer_file(web_server *server, struct MHD_Connection *connection,
                                   const site_file *file)
{
    const char *host = header(connection, MHD_HTTP_HEADER_HOST);
    if (server->front != NULL && file == site_find(&server->site, "/") && front_is_host(host))
        return front_answer(server->front, connection, host);
    return file_answers_queue(&server->answers[file - server->site.files], file, connection);
}

/* The path of a target, which may be a whole URL. */
static const char *path_of(const char *target)
{
    if (strncasecmp(target, "http://", 7) != 0)
        return target;
    const char *slash = strchr(target + 7, '/');
    return slash != NULL ? slash : "/";
}

static refusal refusal_of_page(const char *method, const site_file *file)
{
    if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
        return REFUSAL_METHOD;
    return file != NULL ? REFUSAL_COUNT : REFUSAL_NOT_FOUND;
}

static void name_client(const web_server *server, struct MHD_Connection *connection,
                        char ret[INET6_ADDRSTRLEN])
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr_in6 *client = info != NULL ? (const void *)info->client_addr : NULL;
    if (client == NULL || inet_ntop(AF_INET6, &client->sin6_addr, ret, INET6_ADDRSTRLEN) == NULL)
        ret[0] = '\0';
    const char *forwarded = header(connection, "X-Forwarded-For");
    if (forwarded != NULL && server->proxy[0] != '\0' && strcmp(ret, server->proxy) == 0)
        (void)address_forwarded(forwarded, ret, INET6_ADDRSTRLEN);
}

/* A line in the access log. */
static void note(const web_server *server, struct MHD_Connection *connection, trace_line line)
{
    char client[INET6_ADDRSTRLEN];
    if (server->trace == NULL)
        return;
    name_client(server, connection, client);
    line.client = client;
    if (link_refusal(line.target) != REFUSAL_COUNT)
        line.method = line.target = NULL; /* of the link itself: what was asked cannot be trusted */
    trace_write(server->trace, &line);
}

static enum MHD_Result answer_page(web_server *server, struct MHD_Connection *connection,
                                   const char *target, const char *method)
{
    refusal refused = link_refusal(target);
    const site_file *file =
        refused == REFUSAL_COUNT ? site_find(&server->site, path_of(target)) : NULL;
    if (refused == REFUSAL_COUNT)
        refused = refusal_of_page(method, file);
    const unsigned status = refused == REFUSAL_COUNT ? MHD_HTTP_OK : refusals[refused].status;
    note(server, connection, (trace_line){ .method = method, .target = target, .status = status });
    if (refused == REFUSAL_COUNT)
        return answer_file(server, connection, file);
    return MHD_queue_response(connection, refusals[refused].status, server->refusals[refused]);
}

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static const char *query(const void *source, const char *name)
{
    return MHD_lookup_connection_value((struct MHD_Connection *)source, MHD_GET_ARGUMENT_KIND,
                                       name);
}

static api_request *begin_request(web_server *server, struct MHD_Connection *connection,
                                  const char *path, const char *method)
{
    char client[INET6_ADDRSTRLEN];
    name_client(server, connection, client);
    const api_head head = {
        .method = method,
        .path = path,
        .authorization = header(connection, MHD_HTTP_HEADER_AUTHORIZATION),
        .origin = header(connection, MHD_HTTP_HEADER_ORIGIN),
        .host = header(connection, MHD_HTTP_HEADER_HOST),
        .content_type = header(connection, MHD_HTTP_HEADER_CONTENT_TYPE),
        .accept_language = header(connection, MHD_HTTP_HEADER_ACCEPT_LANGUAGE),
        .client = client,
        .query = query,
        .source = connection,
    };
    return api_request_new(server->api, &head, now_ms());
}

static void wake(void *connection)
{
    MHD_resume_connection(connection);
}

static enum MHD_Result send_answer(const web_server *server, struct MHD_Connection *connection,
                                   api_request *request)
{
    const api_answer given = api_request_answer(request);
    struct MHD_Response *response =
        given.stream != NULL ? response_finish(flow_new(connection, given.stream), RESPONSE_OURS)
                             : response_of(given.text, given.length, MHD_RESPMEM_MUST_COPY,
                                           given.shared ? RESPONSE_SHARED : RESPONSE_OURS);
    if (!response_add(response, MHD_HTTP_HEADER_CONTENT_TYPE, given.type) ||
        !response_add(response, MHD_HTTP_HEADER_CACHE_CONTROL,
                      given.shared ? "public, max-age=86400" : "no-store") ||
        (given.allow != NULL && !response_add(response, MHD_HTTP_HEADER_ALLOW, given.allow))) {
        response_drop(response);
        return MHD_NO;
    }
    const enum MHD_Result queued = MHD_queue_response(connection, given.status, response);
    MHD_destroy_response(response);
    note(server, connection,
         (trace_line){ .method = given.method,
                       .target = given.path,
                       .status = given.status,
                       .took_us = given.took_us });
    return queued;
}

/* A request of the API: `state` is NULL at its head, and has the request from then on. */
static enum MHD_Result answer_api(const web_server *server, struct MHD_Connection *connection,
                                  api_request *request, const char *upload, size_t *upload_size)
{
    if (*upload_size > 0) {
        api_request_add(request, upload, *upload_size);
        *upload_size = 0;
        return MHD_YES;
    }
    if (api_request_is_done(request))
        return send_answer(server, connection, request);
    /* it may be woken before this returns */
    MHD_suspend_connection(connection);
    if (api_request_run(request, wake, connection))
        MHD_resume_connection(connection);
    return MHD_YES;
}

/* Called at the head of a request, for each part of a body, and after the whole request.  The connection is
 * kept only if the answer is given in the last call. */
static enum MHD_Result answer(void *data, struct MHD_Connection *connection, const char *target,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **request)
{
    web_server *server = data;
    (void)version;
    if (*request == NULL) {
        const char *path = path_of(target);
        const bool is_api =
            server->api != NULL && link_refusal(target) == REFUSAL_COUNT && api_owns(path);
        *request = is_api ? (void *)begin_request(server, connection, path, method) : server;
        return *request != NULL ? MHD_YES : MHD_NO;
    }
    if (*request != server)
        return answer_api(server, connection, *request, upload, upload_size);
    if (*upload_size == 0)
        return answer_page(server, connection, target, method);
    *upload_size = 0;
    return MHD_YES;
}

static void end_request(void *data, struct MHD_Connection *connection, void **request,
                        enum MHD_RequestTerminationCode code)
{
    (void)connection;
    (void)code;
    if (*request != data)
        api_request_free(*request);
    *request = NULL;
}

/* Keeps messages of the library off standard error. */
static void be_quiet(void *data, const char *format, va_list arguments)
{
    (void)data;
    (void)format;
    (void)arguments;
}

static void block_signals(sigset_t *set)
{
    sigemptyset(set);
    sigaddset(set, SIGINT);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, set, NULL);
}

/* Gives the inner socket of a connection to the library, with the key of the client's address. */
static bool deliver(void *data, int inner, const unsigned char *address)
{
    web_server *server = data;
    struct sockaddr_in6 client = { .sin6_family = AF_INET6 };
    memcpy(&client.sin6_addr, address, sizeof client.sin6_addr);
    return MHD_add_connection(server->daemon, inner, (const struct sockaddr *)&client,
                              sizeof client) == MHD_YES;
}

static bool start(web_server *server, int socket, size_t per_address)
{
    sigset_t set;
    block_signals(&set); /* the threads inherit it */
    server->daemon = MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO | MHD_USE_ERROR_LOG | MHD_USE_ITC |
            MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME,
        0, NULL, NULL, answer, server, MHD_OPTION_NOTIFY_COMPLETED, end_request, server,
        MHD_OPTION_EXTERNAL_LOGGER, be_quiet, NULL, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)(2 * GATE_LINKS), MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)MEMORY_BYTES, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
    if (server->daemon != NULL)
        server->gate = gate_new(socket, per_address, deliver, server);
    return server->gate != NULL;
}

/* Puts the address by which others reach the server into the page, or prepares to ask each request for it. */
static bool name_page(web_server *server, const server_options *options)
{
    site_file *page = &server->site.files[site_find(&server->site, "/") - server->site.files];
    if (!front_has_place(page))
        return true;
    if (options->url != NULL)
        return front_fill(page, options->url, page);
    server->front = front_new(page, options->store != NULL);
    return server->front != NULL;
}

static server_failure open_server(web_server *server, const server_options *options, int *error)
{
    *error = site_load(&server->site, options->root);
    if (*error != 0)
        return *error == ENOMEM  ? SERVER_MEMORY
               : *error == EFBIG ? SERVER_TOO_LARGE
                                 : SERVER_NO_PAGE;
    if (!name_page(server, options) || !make_all(server, options->store != NULL))
        return SERVER_MEMORY;
    if (options->proxy != NULL &&
        !address_forwarded(options->proxy, server->proxy, sizeof server->proxy))
        return SERVER_BAD_PROXY;
    if (options->log != NULL && (server->trace = trace_open(options->log, error)) == NULL)
        return SERVER_NO_LOG;
    const api_options wanted = { .store = options->store,
                                 .url = options->url,
                                 .tool = options->tool };
    if ((options->store != NULL || options->tool != NULL) &&
        (server->api = api_new(&wanted)) == NULL)
        return SERVER_MEMORY;
    const int socket = address_passed() != 0 ? address_take(server->url, error)
                                             : address_listen(options->listen, server->url, error);
    if (socket < 0)
        return *error == 0 ? SERVER_BAD_ADDRESS : SERVER_CANNOT_LISTEN;
    if (start(server, socket, options->per_address))
        return SERVER_OK;
    *error = errno;
    close(socket);
    return SERVER_CANNOT_LISTEN;
}

server_failure server_new(const server_options *options, web_server **ret, int *error)
{
    web_server *server = calloc(1, sizeof *server);
    if (server == NULL)
        return SERVER_MEMORY;
    const server_failure failure = open_server(server, options, error);
    if (failure == SERVER_OK)
        *ret = server;
    else
        server_free(server);
    return failure;
}

const char *server_url(const web_server *server)
{
    return server->url;
}

void server_run(web_server *server)
{
    (void)server;
    sigset_t set;
    block_signals(&set);
    for (int signal = 0; signal != SIGINT && signal != SIGTERM;)
        (void)sigwait(&set, &signal);
}

void server_free(web_server *server)
{
    if (server == NULL)
        return;
    gate_free(server->gate);
    if (server->api != NULL) {
        api_wait(server->api);
        api_close(server->api);
    }
    if (server->daemon != NULL)
        MHD_stop_daemon(server->daemon);
    for (size_t i = 0; server->answers != NULL && i < server->site.count; i++)
        file_answers_release(&server->answers[i]);
    front_free(server->front);
    for (int i = 0; i < REFUSAL_COUNT; i++)
        response_drop(server->refusals[i]);
    api_free(server->api);
    trace_close(server->trace);
    free(server->answers);
    site_release(&server->site);
    free(server);
}
