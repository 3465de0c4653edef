/* The access log: a line per request in the common form, with the time that the answer took.  It never has a
 * secret: those are in heads and bodies only. */
#ifndef LELE_SERVER_TRACE_H
#define LELE_SERVER_TRACE_H

#include <stdint.h>

typedef struct access_trace access_trace;

/* `path` is a file to append to, or "-" for standard output.  NULL with `error` set to the errno. */
access_trace *trace_open(const char *path, int *error);
void trace_close(access_trace *);

typedef struct trace_line {
    const char *client, *method, *target; /* NULL: unknown */
    unsigned status;                      /* 0: the client left before the answer */
    int64_t took_us;
} trace_line;

/* Writes one line in one call, so that lines of threads and of processes do not mix. */
void trace_write(access_trace *, const trace_line *);

#endif
