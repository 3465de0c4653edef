/*
 * Runs the command `lele` for requests: a few processes at a time, each with a deadline.
 *
 * A process of its own is what a hostile puzzle may cost: it can be ended in the middle, and its memory goes
 * with it.  What it prints is the answer, so the API and the command line cannot differ.
 */
#ifndef LELE_SERVER_API_WORKSHOP_H
#define LELE_SERVER_API_WORKSHOP_H

#include <stdbool.h>
#include <stddef.h>

#include "lele/lele.h"

enum {
    WORKSHOP_HANDS = 2,        /* processes at a time */
    WORKSHOP_WAITING = 32,     /* jobs that wait; further ones are refused */
    WORKSHOP_MS = 10000,       /* until a process is ended */
    WORKSHOP_OUTPUT = 4 << 20, /* the most bytes that a process may print */
    WORKSHOP_MESSAGE = 2048,   /* what is kept of its standard error */
    WORKSHOP_ARGUMENTS = 24,
};

typedef enum workshop_end {
    WORKSHOP_EXITED, /* `status` is its exit status */
    WORKSHOP_LATE,
    WORKSHOP_LARGE,
    WORKSHOP_FAILED, /* it could not be started, or ended by a signal */
} workshop_end;

typedef struct workshop_job {
    const char *arguments[WORKSHOP_ARGUMENTS]; /* without the program; the last one is NULL */
    const char *input;
    size_t input_length;
    lele_text output, message; /* made by the caller */
    workshop_end end;
    int status;
    void (*done)(void *data); /* on a thread of the workshop */
    void *data;
    struct workshop_job *next;
} workshop_job;

typedef struct workshop workshop;

/* `program` is kept, not copied.  NULL without memory or threads. */
workshop *workshop_new(const char *program);

/* Runs what is queued, then ends. */
void workshop_free(workshop *);

/* Queues a job of the caller's, who keeps it until `done`.  False: too many wait. */
bool workshop_add(workshop *, workshop_job *);

#endif
