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
#include "server/gate.h"
#include "server/link.h"
#include "server/negotiate.h"
#include "server/site.h"
#include "server/trace.h"

/* The library keeps the head and its parts, up to HEAD_FIELDS and HEAD_PARTS, in MEMORY_BYTES. */
enum { THREADS = 4, MEMORY_BYTES = 96 << 10 };

/* The responses for one file. */
struct answers {
    struct MHD_Response *whole[SITE_CODINGS];
    struct MHD_Response *unchanged[SITE_CODINGS];
};

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
    struct answers *answers; /* one per file */
    struct MHD_Response *refusals[REFUSAL_COUNT];
    web_gate *gate;
    web_api *api;        /* NULL without a database and --api */
    access_trace *trace; /* NULL: no log */
    char url[ADDRESS_URL_SIZE];
    char proxy[INET6_ADDRSTRLEN]; /* as the addresses of clients; "": none */
    struct MHD_Daemon *daemon;
};

enum audience {
    OURS,   /* pages of this server */
    SHARED, /* pages of other sites too: pictures and boards of links */
    AUDIENCES
};

/* The policy is that of the page itself (web/vite.config.ts), and nobody may frame it; what is shared needs
 * no more than a style and pictures. */
static const struct {
    const char *name, *value[AUDIENCES];
} always[] = {
    { "Content-Security-Policy",
      { "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors *" } },
    { "X-Content-Type-Options", { "nosniff", "nosniff" } },
    { "Referrer-Policy", { "no-referrer", "no-referrer" } },
    { "Cross-Origin-Opener-Policy", { "same-origin", "same-origin" } },
    { "Cross-Origin-Resource-Policy", { "same-origin", "cross-origin" } },
    { "Permissions-Policy",
      { "camera=(), microphone=(), geolocation=()", "camera=(), microphone=(), geolocation=()" } },
};

/* Adds the headers that every answer has.  NULL, and the response is gone, without memory. */
static struct MHD_Response *finish_response(struct MHD_Response *response, enum audience whose)
{
    for (size_t i = 0; response != NULL && i < sizeof always / sizeof always[0]; i++) {
        if (MHD_add_response_header(response, always[i].name, always[i].value[whose]) == MHD_YES)
            continue;
        MHD_destroy_response(response);
        response = NULL;
    }
    return response;
}

static struct MHD_Response *make_response_of(const void *bytes, size_t length,
                                             enum MHD_ResponseMemoryMode mode, enum audience whose)
{
    /* libmicrohttpd only reads these bytes, although its type is not const */
    return finish_response(MHD_create_response_from_buffer(length, (void *)bytes, mode), whose);
}

static struct MHD_Response *make_response(const void *bytes, size_t length)
{
    return make_response_of(bytes, length, MHD_RESPMEM_PERSISTENT, OURS);
}

static void destroy(struct MHD_Response *response)
{
    if (response != NULL)
        MHD_destroy_response(response);
}

static bool add_header(struct MHD_Response *response, const char *name, const char *value)
{
    return response != NULL && MHD_add_response_header(response, name, value) == MHD_YES;
}

/* The headers that the full response shares with the one for an unchanged file. */
static bool add_cache_headers(struct MHD_Response *response, const site_file *file,
                              site_coding coding)
{
    return add_header(response, MHD_HTTP_HEADER_ETAG, file->form[coding].tag) &&
           add_header(response, MHD_HTTP_HEADER_VARY, "Accept-Encoding") &&
           add_header(response, MHD_HTTP_HEADER_CACHE_CONTROL,
                      file->hashed ? "public, max-age=31536000, immutable" : "no-cache");
}

/* `has_api`: the page learns from a header that this server keeps players. */
static bool make_answers(const site_file *file, struct answers *answers, bool has_api)
{
    static const char *const names[SITE_PLAIN] = { [SITE_BROTLI] = "br", [SITE_GZIP] = "gzip" };
    for (int i = 0; i < SITE_CODINGS; i++) {
        const site_coding coding = (site_coding)i;
        const site_form *form = &file->form[coding];
        if (form->bytes == NULL)
            continue;
        answers->whole[i] = make_response(form->bytes, form->length);
        answers->unchanged[i] = make_response("", 0);
        if (!add_cache_headers(answers->whole[i], file, coding) ||
            !add_cache_headers(answers->unchanged[i], file, coding) ||
            !add_header(answers->whole[i], MHD_HTTP_HEADER_CONTENT_TYPE, file->type) ||
            (has_api && !add_header(answers->whole[i], "Lele-Api", "1")) ||
            (coding != SITE_PLAIN &&
             !add_header(answers->whole[i], MHD_HTTP_HEADER_CONTENT_ENCODING, names[coding])))
            return false;
    }
    return true;
}

static bool make_refusals(web_server *server)
{
    for (int i = 0; i < REFUSAL_COUNT; i++) {
        const char *text = refusals[i].text;
        server->refusals[i] = make_response(text, strlen(text));
        if (!add_header(server->refusals[i], MHD_HTTP_HEADER_CONTENT_TYPE,
                        "text/plain; charset=utf-8") ||
            !add_header(server->refusals[i], MHD_HTTP_HEADER_CACHE_CONTROL, "no-store"))
            return false;
    }
    return add_header(server->refusals[REFUSAL_METHOD], MHD_HTTP_HEADER_ALLOW, "GET, HEAD") &&
           add_header(server->refusals[REFUSAL_CROWD], MHD_HTTP_HEADER_RETRY_AFTER, "15");
}

static bool make_all(web_server *server, bool has_api)
{
    server->answers = calloc(server->site.count, sizeof *server->answers);
    if (server->answers == NULL || !make_refusals(server))
        return false;
    for (size_t i = 0; i < server->site.count; i++)
        if (!make_answers(&server->site.files[i], &server->answers[i], has_api))
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
    const struct answers *answers = &server->answers[file - server->site.files];
    const site_coding coding =
        negotiate_coding(file, header(connection, MHD_HTTP_HEADER_ACCEPT_ENCODING));
    const char *known = header(connection, MHD_HTTP_HEADER_IF_NONE_MATCH);
    if (negotiate_is_known(known, file->form[coding].tag))
        return MHD_queue_response(connection, MHD_HTTP_NOT_MODIFIED, answers->unchanged[coding]);
    return MHD_queue_response(connection, MHD_HTTP_OK, answers->whole[coding]);
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
        given.stream != NULL ? finish_response(flow_new(connection, given.stream), OURS)
                             : make_response_of(given.text, given.length, MHD_RESPMEM_MUST_COPY,
                                                given.shared ? SHARED : OURS);
    if (!add_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, given.type) ||
        !add_header(response, MHD_HTTP_HEADER_CACHE_CONTROL,
                    given.shared ? "public, max-age=86400" : "no-store") ||
        (given.allow != NULL && !add_header(response, MHD_HTTP_HEADER_ALLOW, given.allow))) {
        destroy(response);
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

static server_failure open_server(web_server *server, const server_options *options, int *error)
{
    *error = site_load(&server->site, options->root);
    if (*error != 0)
        return *error == ENOMEM  ? SERVER_MEMORY
               : *error == EFBIG ? SERVER_TOO_LARGE
                                 : SERVER_NO_PAGE;
    if (!make_all(server, options->store != NULL))
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
    for (size_t i = 0; server->answers != NULL && i < server->site.count; i++) {
        for (int coding = 0; coding < SITE_CODINGS; coding++) {
            destroy(server->answers[i].whole[coding]);
            destroy(server->answers[i].unchanged[coding]);
        }
    }
    for (int i = 0; i < REFUSAL_COUNT; i++)
        destroy(server->refusals[i]);
    api_free(server->api);
    trace_close(server->trace);
    free(server->answers);
    site_release(&server->site);
    free(server);
}
