/* One write() per line into a file that is opened for appending: a log rotated with `copytruncate` goes on. */
#include "server/trace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 1024, TARGET = 512 };

struct access_trace {
    int fd;
};

access_trace *trace_open(const char *path, int *error)
{
    access_trace *trace = malloc(sizeof *trace);
    if (trace == NULL) {
        *error = ENOMEM;
        return NULL;
    }
    const int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC;
    trace->fd = strcmp(path, "-") == 0 ? STDOUT_FILENO : open(path, flags, 0640);
    if (trace->fd >= 0)
        return trace;
    *error = errno;
    free(trace);
    return NULL;
}

void trace_close(access_trace *trace)
{
    if (trace == NULL)
        return;
    if (trace->fd != STDOUT_FILENO)
        close(trace->fd);
    free(trace);
}

/* The target without its query, and with nothing that could end the field or the line. */
static void clean(const char *target, char ret[TARGET])
{
    size_t length = 0;
    for (; target[length] != '\0' && target[length] != '?' && length + 1 < TARGET; length++) {
        const unsigned char byte = (unsigned char)target[length];
        ret[length] = (char)(byte > ' ' && byte < 0x7F && byte != '"' && byte != '\\' ? byte : '?');
    }
    ret[length] = '\0';
}

/* IPv4 as people write it. */
static const char *plain(const char *client)
{
    static const char mapped[] = "::ffff:";
    if (client == NULL || client[0] == '\0')
        return "-";
    return strncmp(client, mapped, sizeof mapped - 1) == 0 ? client + sizeof mapped - 1 : client;
}

void trace_write(access_trace *trace, const trace_line *line)
{
    char text[LINE], target[TARGET], stamp[40];
    struct tm parts;
    const time_t now = time(NULL);
    clean(line->target != NULL ? line->target : "-", target);
    gmtime_r(&now, &parts);
    strftime(stamp, sizeof stamp, "%d/%b/%Y:%H:%M:%S +0000", &parts);
    const int length = snprintf(
        text, sizeof text, "%s - - [%s] \"%.16s %s\" %u %lld us\n", plain(line->client), stamp,
        line->method != NULL ? line->method : "-", target, line->status, (long long)line->took_us);
    if (length > 0 && write(trace->fd, text, (size_t)length) < 0)
        return; /* a full disk must not stop the server */
}
