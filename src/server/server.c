/*
 * HTTP by libmicrohttpd.  Every response is built once at the start; a request only selects one.
 * The library sees only requests that have passed the check of head.h, without bodies, over the inner
 * sockets of the gate.
 */
#include "server/server.h"

#include <errno.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/address.h"
#include "server/gate.h"
#include "server/link.h"
#include "server/negotiate.h"
#include "server/site.h"

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
    char url[ADDRESS_URL_SIZE];
    struct MHD_Daemon *daemon;
};

/* The policy is that of the page itself (web/vite.config.ts), and nobody may frame it. */
static const struct {
    const char *name, *value;
} always[] = {
    { "Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
      "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
      "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
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
    return add_header(server->refusals[REFUSAL_METHOD], MHD_HTTP_HEADER_ALLOW, "GET, HEAD");
}

static bool make_all(web_server *server)
{
    server->answers = calloc(server->site.count, sizeof *server->answers);
    if (server->answers == NULL || !make_refusals(server))
        return false;
    for (size_t i = 0; i < server->site.count; i++)
        if (!make_answers(&server->site.files[i], &server->answers[i]))
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

/* Called twice for a request.  The connection is kept only if the answer is given in the second call,
 * after the library has read the whole request. */
static enum MHD_Result answer(void *data, struct MHD_Connection *connection, const char *target,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **request)
{
    web_server *server = data;
    (void)method;
    (void)version;
    (void)upload;
    (void)upload_size;
    if (*request == NULL) {
        *request = server;
        return MHD_YES;
    }
    refusal refused = link_refusal(target);
    const site_file *file =
        refused == REFUSAL_COUNT ? site_find(&server->site, path_of(target)) : NULL;
    if (file != NULL)
        return answer_file(server, connection, file);
    if (refused == REFUSAL_COUNT)
        refused = REFUSAL_NOT_FOUND;
    return MHD_queue_response(connection, refusals[refused].status, server->refusals[refused]);
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

/* Gives the inner socket of a connection to the library. */
static bool deliver(void *data, int inner)
{
    web_server *server = data;
    const struct sockaddr_un nobody = { .sun_family = AF_UNIX };
    return MHD_add_connection(server->daemon, inner, (const struct sockaddr *)&nobody,
                              sizeof nobody) == MHD_YES;
}

static bool start(web_server *server, int socket, size_t per_address)
{
    sigset_t set;
    block_signals(&set); /* the threads inherit it */
    server->daemon = MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO | MHD_USE_ERROR_LOG | MHD_USE_ITC |
            MHD_USE_NO_LISTEN_SOCKET,
        0, NULL, NULL, answer, server, MHD_OPTION_EXTERNAL_LOGGER, be_quiet, NULL,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)(2 * GATE_LINKS), MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)MEMORY_BYTES,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
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
    if (!make_all(server))
        return SERVER_MEMORY;
    const int socket = address_listen(options->listen, server->url, error);
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

static void destroy(struct MHD_Response *response)
{
    if (response != NULL)
        MHD_destroy_response(response);
}

void server_free(web_server *server)
{
    if (server == NULL)
        return;
    gate_free(server->gate);
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
    free(server->answers);
    site_release(&server->site);
    free(server);
}
