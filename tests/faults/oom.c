/*
 * A library for LD_PRELOAD in which an allocation fails.
 *
 * LELE_OOM_AT=N makes the N-th call of malloc, calloc, realloc, aligned_alloc, posix_memalign,
 * strdup or realpath (all of them end in malloc) return NULL; LELE_OOM_MODE=after makes all later
 * ones fail too.  Without LELE_OOM_AT nothing fails.  LELE_OOM_COUNT=FILE writes the number of calls
 * to FILE at the end.  Calls of the program's libraries before main are not counted: a counter
 * starts when the program itself has been entered.
 */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The allocator of glibc under its own names. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_bool started;
static _Atomic uint64_t calls;
static uint64_t fail_at;
static bool fail_after;

static bool fails(void)
{
    if (!atomic_load(&started))
        return false;
    const uint64_t call = atomic_fetch_add(&calls, 1) + 1;
    const bool fail = fail_at != 0 && (call == fail_at || (fail_after && call > fail_at));
    if (fail)
        errno = ENOMEM;
    return fail;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails() ? NULL : __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return fails() ? NULL : __libc_memalign(alignment, size);
}

int posix_memalign(void **ret, size_t alignment, size_t size)
{
    void *memory = fails() ? NULL : __libc_memalign(alignment, size);
    if (memory == NULL)
        return ENOMEM;
    *ret = memory;
    return 0;
}

static void write_count(void)
{
    atomic_store(&started, false);
    const char *file = getenv("LELE_OOM_COUNT");
    FILE *out = file != NULL ? fopen(file, "w") : NULL;
    if (out == NULL)
        return;
    fprintf(out, "%llu\n", (unsigned long long)atomic_load(&calls));
    fclose(out);
}

/* The start of every C program on glibc: it calls main. */
int __libc_start_main(int (*run)(int, char **, char **), int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end)
{
    int (*next)(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void),
                void (*)(void), void *);
    void *found = dlsym(RTLD_NEXT, "__libc_start_main");
    memcpy(&next, &found, sizeof next);
    const char *at = getenv("LELE_OOM_AT"), *mode = getenv("LELE_OOM_MODE");
    fail_at = at != NULL ? strtoull(at, NULL, 10) : 0;
    fail_after = mode != NULL && strcmp(mode, "after") == 0;
    (void)atexit(write_count);
    atomic_store(&started, true);
    return next(run, argc, argv, init, fini, rtld_fini, stack_end);
}
