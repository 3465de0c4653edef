/*
 * Answers that wait: who asks too often is told so a second later.
 *
 * A connection carries one request at a time, and an address has few connections, so what a flood of refused
 * requests costs the server is bounded by them and not by how fast the sender is.
 */
#ifndef LELE_SERVER_API_PAUSE_H
#define LELE_SERVER_API_PAUSE_H

#include <stdbool.h>
#include <stdint.h>

enum { PAUSE_MS = 1000 };

typedef struct api_pause api_pause;

/* Part of what waits; only this module reads it. */
typedef struct pause_entry {
    void (*ended)(void *data);
    void *data;
    int64_t due;
    struct pause_entry *next;
} pause_entry;

/* NULL: no memory, or no thread can be made. */
api_pause *pause_new(void);

/* After pause_end, or when nothing waits. */
void pause_free(api_pause *);

/* Calls `ended` once, after PAUSE_MS, on another thread.  False: never, because pause_end was called. */
bool pause_add(api_pause *, pause_entry *, void (*ended)(void *data), void *data);

/* Ends what waits at once, and lets nothing wait any more; returns when all have been told. */
void pause_end(api_pause *);

#endif
