/*
 * Allocations that fail when a test says so.  The test is linked with
 * -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc, see `wrapped` in tests/meson.build.
 */
#ifndef LELE_TESTS_FAILING_H
#define LELE_TESTS_FAILING_H

#include <stdbool.h>
#include <stdlib.h>

#include "check.h"

typedef enum failing_mode { FAILING_ONCE, FAILING_AFTER } failing_mode;

static struct {
    long at; /* the call that fails, counted from 1; 0: none */
    failing_mode mode;
    long calls;
} failing;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static bool failing_now(void)
{
    failing.calls++;
    return failing.at != 0 && (failing.calls == failing.at ||
                               (failing.mode == FAILING_AFTER && failing.calls > failing.at));
}

void *__wrap_malloc(size_t size)
{
    return failing_now() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return failing_now() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return failing_now() ? NULL : __real_realloc(old, size);
}

/* From the next call on; at 0 nothing fails. */
static inline void failing_start(long at, failing_mode mode)
{
    failing.at = at;
    failing.mode = mode;
    failing.calls = 0;
}

/* Runs `act` with each of its allocations failing in turn, alone and with all later ones; of more
 * than `most` allocations only so many.  `act` gets its data; it must check its result itself, after
 * failing_start(0, ...). */
static inline void failing_each(void (*act)(const void *data), const void *data, long most)
{
    failing_start(0, FAILING_ONCE);
    act(data);
    const long calls = failing.calls, stride = calls > most ? calls / most : 1;
    for (long at = 1; at <= calls; at += stride)
        for (int mode = FAILING_ONCE; mode <= FAILING_AFTER; mode++) {
            failing_start(at, (failing_mode)mode);
            act(data);
        }
    failing_start(0, FAILING_ONCE);
}

#endif
