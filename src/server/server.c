/*
 * HTTP by libmicrohttpd.  Every response is built once at the start; a request only selects one.
 * Only GET and HEAD are supported; a body is never read.
 */
#include "server/server.h"

#include <errno.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "server/address.h"
#include "server/negotiate.h"
#include "server/site.h"
#include "server/watch.h"

enum { THREADS = 4, IDLE_SECONDS = 10, HEADER_BYTES = 16 << 10, BODY_BYTES = 64 << 10 };

/* The responses for one file. */
struct answers {
    struct MHD_Response *whole[SITE_CODINGS];
    struct MHD_Response *unchanged[SITE_CODINGS];
};

/* Responses without a file. */
enum plain { BAD_REQUEST, NOT_FOUND, BAD_METHOD, TOO_LARGE, PLAIN_COUNT };

static const struct {
    unsigned status;
    const char *text;
} plain_answers[PLAIN_COUNT] = {
    [BAD_REQUEST] = { MHD_HTTP_BAD_REQUEST, "Bad request / 请求有误\n" },
    [NOT_FOUND] = { MHD_HTTP_NOT_FOUND, "Not found / 没有这个页面\n" },
    [BAD_METHOD] = { MHD_HTTP_METHOD_NOT_ALLOWED, "Only GET and HEAD / 只支持 GET 和 HEAD\n" },
    [TOO_LARGE] = { MHD_HTTP_CONTENT_TOO_LARGE, "Too large / 内容太大\n" },
};

struct web_server {
    site_table site;
    struct answers *answers; /* one per file */
    struct MHD_Response *plain[PLAIN_COUNT];
    watch_list watch;
    char url[ADDRESS_URL_SIZE];
    struct MHD_Daemon *daemon;
};

static const struct {
    const char *name, *value;
} always[] = {
    { "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
      "img-src 'self' data: blob:; worker-src 'self'; connect-src 'self'; frame-ancestors 'none'; "
      "base-uri 'none'; form-action 'none'" },
    { "X-Content-Type-Options", "nosniff" },
    { "Referrer-Policy", "no-referrer" },
    { "Cross-Origin-Opener-Policy", "same-origin" },
    { "Cross-Origin-Resource-Policy", "same-origin" },
    { "Permissions-Policy", "camera=(), microphone=(), geolocation=()" },
};

static struct MHD_Response *make_response(const void *bytes, size_t length)
{
    /* libmicrohttpd only reads persistent bytes, although its type is not const */
    struct MHD_Response *response =
        MHD_create_response_from_buffer(length, (void *)bytes, MHD_RESPMEM_PERSISTENT);
    for (size_t i = 0; response != NULL && i < sizeof always / sizeof always[0]; i++) {
        if (MHD_add_response_header(response, always[i].name, always[i].value) == MHD_YES)
            continue;
        MHD_destroy_response(response);
        response = NULL;
    }
    return response;
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

static bool make_answers(const site_file *file, struct answers *answers)
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
            (coding != SITE_PLAIN &&
             !add_header(answers->whole[i], MHD_HTTP_HEADER_CONTENT_ENCODING, names[coding])))
            return false;
    }
    return true;
}

static bool make_plain(web_server *server)
{
    for (int i = 0; i < PLAIN_COUNT; i++) {
        const char *text = plain_answers[i].text;
        server->plain[i] = make_response(text, strlen(text));
        if (!add_header(server->plain[i], MHD_HTTP_HEADER_CONTENT_TYPE,
                        "text/plain; charset=utf-8") ||
            !add_header(server->plain[i], MHD_HTTP_HEADER_CACHE_CONTROL, "no-store"))
            return false;
    }
    return add_header(server->plain[BAD_METHOD], MHD_HTTP_HEADER_ALLOW, "GET, HEAD");
}

static bool make_all(web_server *server)
{
    server->answers = calloc(server->site.count, sizeof *server->answers);
    if (server->answers == NULL || !make_plain(server))
        return false;
    for (size_t i = 0; i < server->site.count; i++)
        if (!make_answers(&server->site.files[i], &server->answers[i]))
            return false;
    return true;
}

static watch_slot *slot_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info != NULL ? info->socket_context : NULL;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/* Counts the headers that give the length of the body. */
static enum MHD_Result count_lengths(void *data, enum MHD_ValueKind kind, const char *key,
                                     const char *value)
{
    (void)kind;
    (void)value;
    *(int *)data += strcasecmp(key, MHD_HTTP_HEADER_CONTENT_LENGTH) == 0 ||
                    strcasecmp(key, MHD_HTTP_HEADER_TRANSFER_ENCODING) == 0;
    return MHD_YES;
}

/* Checks a request.  PLAIN_COUNT: it may get a file; otherwise the plain response that it gets. */
static enum plain check_request(struct MHD_Connection *connection, const char *method)
{
    const char *length = header(connection, MHD_HTTP_HEADER_CONTENT_LENGTH);
    const char *coding = header(connection, MHD_HTTP_HEADER_TRANSFER_ENCODING);
    int lengths = 0;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, count_lengths, &lengths);
    if (lengths > 1)
        return BAD_REQUEST; /* a proxy in between may use the other one */
    if (length != NULL && (strlen(length) > 9 || strtol(length, NULL, 10) > BODY_BYTES))
        return TOO_LARGE;
    if (strcmp(method, MHD_HTTP_METHOD_GET) != 0 && strcmp(method, MHD_HTTP_METHOD_HEAD) != 0)
        return BAD_METHOD;
    return coding != NULL ? BAD_REQUEST : PLAIN_COUNT;
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

static enum MHD_Result answer(void *data, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **request)
{
    web_server *server = data;
    (void)version;
    (void)upload;
    (void)upload_size;
    *request = server;
    watch_answer(&server->watch, slot_of(connection), true);
    enum plain plain = check_request(connection, method);
    const site_file *file = plain == PLAIN_COUNT ? site_find(&server->site, url) : NULL;
    if (file != NULL)
        return answer_file(server, connection, file);
    if (plain == PLAIN_COUNT)
        plain = NOT_FOUND;
    return MHD_queue_response(connection, plain_answers[plain].status, server->plain[plain]);
}

static void complete(void *data, struct MHD_Connection *connection, void **request,
                     enum MHD_RequestTerminationCode code)
{
    web_server *server = data;
    (void)request;
    (void)code;
    watch_answer(&server->watch, slot_of(connection), false);
}

static void notify(void *data, struct MHD_Connection *connection, void **slot,
                   enum MHD_ConnectionNotificationCode code)
{
    web_server *server = data;
    if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
        watch_close(&server->watch, *slot);
        *slot = NULL;
        return;
    }
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    *slot = info != NULL ? watch_open(&server->watch, info->connect_fd) : NULL;
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

static bool start(web_server *server, int socket)
{
    sigset_t set;
    block_signals(&set); /* the threads inherit it */
    server->daemon = MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO | MHD_USE_ERROR_LOG, 0, NULL, NULL, answer,
        server, MHD_OPTION_EXTERNAL_LOGGER, be_quiet, NULL, MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)WATCH_MAX, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEADER_BYTES, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_NOTIFY_COMPLETED, complete, server, MHD_OPTION_NOTIFY_CONNECTION, notify, server,
        MHD_OPTION_END);
    return server->daemon != NULL;
}

static server_failure open_server(web_server *server, const char *root, const char *listen,
                                  int *error)
{
    *error = site_load(&server->site, root);
    if (*error != 0)
        return *error == ENOMEM  ? SERVER_MEMORY
               : *error == EFBIG ? SERVER_TOO_LARGE
                                 : SERVER_NO_PAGE;
    if (!make_all(server))
        return SERVER_MEMORY;
    const int socket = address_listen(listen, server->url, error);
    if (socket < 0)
        return *error == 0 ? SERVER_BAD_ADDRESS : SERVER_CANNOT_LISTEN;
    if (start(server, socket))
        return SERVER_OK;
    *error = errno;
    close(socket);
    return SERVER_CANNOT_LISTEN;
}

server_failure server_new(const char *root, const char *listen, web_server **ret, int *error)
{
    web_server *server = calloc(1, sizeof *server);
    if (server == NULL)
        return SERVER_MEMORY;
    watch_init(&server->watch);
    const server_failure failure = open_server(server, root, listen, error);
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
    sigset_t set;
    block_signals(&set);
    const struct timespec second = { 1, 0 };
    for (;;) {
        const int signal = sigtimedwait(&set, NULL, &second);
        if (signal == SIGINT || signal == SIGTERM)
            return;
        watch_tick(&server->watch);
    }
}

static void destroy(struct MHD_Response *response)
{
    if (response != NULL)
        MHD_destroy_response(response);
}

void server_free(web_server *server)
{
    if (server == NULL)
        return;
    if (server->daemon != NULL)
        MHD_stop_daemon(server->daemon);
    for (size_t i = 0; server->answers != NULL && i < server->site.count; i++) {
        for (int coding = 0; coding < SITE_CODINGS; coding++) {
            destroy(server->answers[i].whole[coding]);
            destroy(server->answers[i].unchanged[coding]);
        }
    }
    for (int i = 0; i < PLAIN_COUNT; i++)
        destroy(server->plain[i]);
    free(server->answers);
    site_release(&server->site);
    watch_release(&server->watch);
    free(server);
}
