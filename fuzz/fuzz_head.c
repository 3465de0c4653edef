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

/* The rules, stated on the bytes and not on lines. */
static void try_whole(const char *head, size_t length)
{
    if (length > HEAD_BYTES || length < 18 || memcmp(head + length - 4, "\r\n\r\n", 4) != 0)
        stop("not the length of a head");
    if (memcmp(head, "GET ", 4) != 0 && memcmp(head, "HEAD ", 5) != 0)
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
    if (found.state == HEAD_WHOLE)
        try_whole((const char *)data, found.length);
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
