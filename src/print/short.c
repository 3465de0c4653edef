/* Ends the program when an allocation fails; see short.h. */
#define _GNU_SOURCE 1 /* RTLD_NEXT */
#include "print/short.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/message.h"

static lele_lang told_in = LELE_LANG_EN;

void print_speak(lele_lang lang)
{
    told_in = lang;
}

/* Sanitizers have allocators of their own, which must stay the only ones. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define OWN_ALLOCATOR 0
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define OWN_ALLOCATOR 0
#endif
#ifndef OWN_ALLOCATOR
#define OWN_ALLOCATOR 1
#endif

#if OWN_ALLOCATOR
typedef void *take(size_t size);
typedef void *take_many(size_t count, size_t size);
typedef void *take_again(void *memory, size_t size);

/* The function of that name in the next library. */
static void find(const char *name, void *ret)
{
    void *const found = dlsym(RTLD_NEXT, name);
    if (found == NULL)
        _exit(CLI_STATUS_IO);
    memcpy(ret, &found, sizeof found);
}

static void *checked(void *memory, size_t size)
{
    if (memory != NULL || size == 0)
        return memory;
    cli_complain_memory(told_in);
    _exit(CLI_STATUS_IO);
}

void *malloc(size_t size)
{
    static take *_Atomic next;
    take *ask = next;
    if (ask == NULL) {
        find("malloc", &ask);
        next = ask;
    }
    return checked(ask(size), size);
}

void *calloc(size_t count, size_t size)
{
    static take_many *_Atomic next;
    take_many *ask = next;
    if (ask == NULL) {
        find("calloc", &ask);
        next = ask;
    }
    return checked(ask(count, size), count != 0 ? size : 0);
}

void *realloc(void *memory, size_t size)
{
    static take_again *_Atomic next;
    take_again *ask = next;
    if (ask == NULL) {
        find("realloc", &ask);
        next = ask;
    }
    return checked(ask(memory, size), size);
}
#endif
