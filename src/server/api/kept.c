#include "server/api/kept.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct kept {
    pthread_mutex_t lock;
    size_t next;
    struct {
        char name[KEPT_NAME];
        char *bytes;
        size_t length;
    } at[KEPT_COUNT];
} kept = { .lock = PTHREAD_MUTEX_INITIALIZER };

bool kept_find(const char *name, lele_text *out)
{
    bool found = false;
    pthread_mutex_lock(&kept.lock);
    for (size_t i = 0; i < KEPT_COUNT && !found; i++) {
        found = kept.at[i].bytes != NULL && strcmp(kept.at[i].name, name) == 0;
        if (found)
            lele_text_add_bytes(out, kept.at[i].bytes, kept.at[i].length);
    }
    pthread_mutex_unlock(&kept.lock);
    return found;
}

void kept_add(const char *name, const char *bytes, size_t length)
{
    char *copy = length > 0 && length <= KEPT_BYTES ? malloc(length) : NULL;
    if (copy == NULL)
        return;
    memcpy(copy, bytes, length);
    pthread_mutex_lock(&kept.lock);
    free(kept.at[kept.next].bytes);
    snprintf(kept.at[kept.next].name, KEPT_NAME, "%s", name);
    kept.at[kept.next].bytes = copy;
    kept.at[kept.next].length = length;
    kept.next = (kept.next + 1) % KEPT_COUNT;
    pthread_mutex_unlock(&kept.lock);
}
