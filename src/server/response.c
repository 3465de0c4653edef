#include "server/response.h"

#include "server/negotiate.h"

/* The policy is that of the page itself (web/vite.config.ts), and nobody may frame it; what is shared needs
 * no more than a style and pictures. */
static const struct {
    const char *name, *value[RESPONSE_AUDIENCES];
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

struct MHD_Response *response_finish(struct MHD_Response *response, response_audience whose)
{
    for (size_t i = 0; response != NULL && i < sizeof always / sizeof always[0]; i++) {
        if (MHD_add_response_header(response, always[i].name, always[i].value[whose]) == MHD_YES)
            continue;
        MHD_destroy_response(response);
        response = NULL;
    }
    return response;
}

struct MHD_Response *response_of(const void *bytes, size_t length, enum MHD_ResponseMemoryMode mode,
                                 response_audience whose)
{
    /* libmicrohttpd only reads these bytes, although its type is not const */
    return response_finish(MHD_create_response_from_buffer(length, (void *)bytes, mode), whose);
}

struct MHD_Response *response_of_text(const void *bytes, size_t length)
{
    return response_of(bytes, length, MHD_RESPMEM_PERSISTENT, RESPONSE_OURS);
}

void response_drop(struct MHD_Response *response)
{
    if (response != NULL)
        MHD_destroy_response(response);
}

bool response_add(struct MHD_Response *response, const char *name, const char *value)
{
    return response != NULL && MHD_add_response_header(response, name, value) == MHD_YES;
}

/* The headers that the full response shares with the one for an unchanged file. */
static bool add_cache_headers(struct MHD_Response *response, const site_file *file,
                              site_coding coding)
{
    return response_add(response, MHD_HTTP_HEADER_ETAG, file->form[coding].tag) &&
           response_add(response, MHD_HTTP_HEADER_VARY, "Accept-Encoding") &&
           response_add(response, MHD_HTTP_HEADER_CACHE_CONTROL,
                        file->hashed ? "public, max-age=31536000, immutable" : "no-cache");
}

bool file_answers_make(const site_file *file, file_answers *answers,
                       enum MHD_ResponseMemoryMode mode, bool has_api)
{
    static const char *const names[SITE_PLAIN] = { [SITE_BROTLI] = "br", [SITE_GZIP] = "gzip" };
    for (int i = 0; i < SITE_CODINGS; i++) {
        const site_coding coding = (site_coding)i;
        const site_form *form = &file->form[coding];
        if (form->bytes == NULL)
            continue;
        answers->whole[i] = response_of(form->bytes, form->length, mode, RESPONSE_OURS);
        answers->unchanged[i] = response_of_text("", 0);
        if (!add_cache_headers(answers->whole[i], file, coding) ||
            !add_cache_headers(answers->unchanged[i], file, coding) ||
            !response_add(answers->whole[i], MHD_HTTP_HEADER_CONTENT_TYPE, file->type) ||
            (has_api && !response_add(answers->whole[i], "Lele-Api", "1")) ||
            (coding != SITE_PLAIN &&
             !response_add(answers->whole[i], MHD_HTTP_HEADER_CONTENT_ENCODING, names[coding])))
            return false;
    }
    return true;
}

void file_answers_release(file_answers *answers)
{
    for (int coding = 0; coding < SITE_CODINGS; coding++) {
        response_drop(answers->whole[coding]);
        response_drop(answers->unchanged[coding]);
    }
    *answers = (file_answers){ 0 };
}

enum MHD_Result file_answers_queue(const file_answers *answers, const site_file *file,
                                   struct MHD_Connection *connection)
{
    const site_coding coding =
        negotiate_coding(file, MHD_lookup_connection_value(connection, MHD_HEADER_KIND,
                                                           MHD_HTTP_HEADER_ACCEPT_ENCODING));
    const char *known =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_IF_NONE_MATCH);
    if (negotiate_is_known(known, file->form[coding].tag))
        return MHD_queue_response(connection, MHD_HTTP_NOT_MODIFIED, answers->unchanged[coding]);
    return MHD_queue_response(connection, MHD_HTTP_OK, answers->whole[coding]);
}
