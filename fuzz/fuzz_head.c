/*
 * The fuzzer of the check of a request's head.  A head that passes has lines that no program reads
 * differently; and the check of a part agrees with the check of the whole.
 *
 * Input: the bytes of a connection.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/head.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void stop(const char *why)
{
    fprintf(stderr, "%s\n", why);
    abort();
}

/* Checks a copy of its exact size, so that reads past the end are detected. */
static head_check check(const void *data, size_t size)
{
    char *bytes = malloc(size > 0 ? size : 1);
    if (bytes == NULL)
        abort();
    if (size > 0)
        memcpy(bytes, data, size);
    const head_check found = head_check_bytes(bytes, size);
    free(bytes);
    return found;
}

static bool begins(const char *head, const char *word)
{
    return memcmp(head, word, strlen(word)) == 0;
}

/* The body that follows is the one that the only Content-Length announces. */
static void try_body(const char *head, size_t length, size_t body)
{
    size_t lengths = 0;
    unsigned long long announced = 0;
    for (size_t i = 2; i + 15 < length; i++)
        if (head[i - 1] == '\n' && strncasecmp(head + i, "content-length:", 15) == 0) {
            lengths++;
            announced = strtoull(head + i + 15, NULL, 10);
        }
    if (lengths > 1 || announced != body || body > HEAD_BODY)
        stop("another length of the body");
    if (body != 0 && !begins(head, "POST ") && !begins(head, "PUT "))
        stop("a body that nobody reads");
}

/* The rules, stated on the bytes and not on lines. */
static void try_whole(const char *head, size_t length)
{
    static const char *const methods[] = { "GET ", "HEAD ", "POST ", "PUT ", "DELETE " };
    bool known = false;
    if (length > HEAD_BYTES || length < 18 || memcmp(head + length - 4, "\r\n\r\n", 4) != 0)
        stop("not the length of a head");
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        known = known || begins(head, methods[i]);
    if (!known)
        stop("another method");
    size_t hosts = 0;
    for (size_t i = 0; i < length; i++) {
        const bool line = i >= 2 && head[i - 1] == '\n';
        if (head[i] == '\0' || (head[i] == '\r' && head[i + 1] != '\n') ||
            (head[i] == '\n' && head[i - 1] != '\r'))
            stop("a byte that ends no line");
        if (line && (head[i] == ' ' || head[i] == '\t'))
            stop("a folded line");
        if (i + 4 < length && memcmp(head + i, "\r\n\r\n", 4) == 0)
            stop("an end inside the head");
        if (line && strncasecmp(head + i, "transfer-encoding:", 18) == 0)
            stop("a coding");
        hosts += line && strncasecmp(head + i, "host:", 5) == 0;
    }
    if (hosts > 1)
        stop("two hosts");
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const head_check found = check(data, size);
    if (found.state == HEAD_WHOLE && found.length > size)
        stop("longer than its bytes");
    if (found.state == HEAD_WHOLE) {
        try_whole((const char *)data, found.length);
        try_body((const char *)data, found.length, found.body);
    }
    if (found.state == HEAD_REFUSED && found.reason >= REFUSAL_COUNT)
        stop("no reason");
    const size_t most = found.state == HEAD_WHOLE ? found.length : size;
    for (size_t part = 0; part < most; part += 1 + most / 16) {
        const head_check early = check(data, part);
        if (early.state == HEAD_WHOLE)
            stop("a part is whole");
        if (early.state == HEAD_REFUSED && found.state != HEAD_REFUSED)
            stop("a part of a good head is refused");
    }
    return 0;
}
