/*
 * The fuzzer of what the server itself reads of a request: the path, Accept-Encoding and
 * If-None-Match.  Any text selects a file and a form that the file has, or nothing.
 *
 * Input: the path, the two headers, each ended by a newline.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/negotiate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s: %s\n", why, text);
    abort();
}

static void try_file(const site_file *file, const char *accepted, const char *known)
{
    const site_coding coding = negotiate_coding(file, accepted);
    if (coding < SITE_BROTLI || coding >= SITE_CODINGS || file->form[coding].bytes == NULL)
        stop("a form that the file has not", accepted);
    const char *tag = file->form[coding].tag;
    if (negotiate_is_known(known, tag) && strchr(known, '*') == NULL && strstr(known, tag) == NULL)
        stop("a tag that was not named", known);
}

static void try_request(const char *path, const char *accepted, const char *known)
{
    static unsigned char bytes[1];
#define FORM(word)                                                                                 \
    {                                                                                              \
        bytes, sizeof bytes, "\"" word "\""                                                        \
    }
    static site_file files[] = {
        { "/assets/a.js", "text/javascript", true, { FORM("a-br"), FORM("a-gz"), FORM("a") } },
        { "/index.html", "text/html", false, { [SITE_PLAIN] = FORM("i") } },
        { "/x/index.html", "text/html", false, { [SITE_GZIP] = FORM("x-gz"), FORM("x") } },
    };
#undef FORM
    static const site_table site = { files, 3, 3, 3 };
    const site_file *file = site_find(&site, path);
    if (file != NULL && (file < files || file >= files + site.count))
        stop("a file of another site", path);
    for (size_t i = 0; i < site.count; i++)
        try_file(&files[i], accepted, known);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *parts[3] = { NULL, NULL, NULL };
    const char *at = (const char *)data;
    size_t left = size;
    for (int i = 0; i < 3; i++) {
        const char *newline = left > 0 ? memchr(at, '\n', left) : NULL;
        const size_t used = newline != NULL ? (size_t)(newline - at) : left;
        parts[i] =
            malloc(used + 1); /* of its exact size, so that reads past the end are detected */
        if (parts[i] == NULL)
            abort();
        memcpy(parts[i], at, used);
        parts[i][used] = '\0';
        at += newline != NULL ? used + 1 : used;
        left -= newline != NULL ? used + 1 : used;
    }
    try_request(parts[0], parts[1], parts[2]);
    for (int i = 0; i < 3; i++)
        free(parts[i]);
    return 0;
}
