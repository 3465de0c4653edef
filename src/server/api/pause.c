/* All pauses are equally long, so a list in the order of arrival is one in the order of their ends. */
#include "server/api/pause.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct api_pause {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t thread;
    struct pause_entry *first, **last;
    bool tells; /* an entry is told that it has ended */
    bool ends;  /* nothing waits any more */
    bool stops; /* the thread ends */
};

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Waits until the first entry may end, or something has changed; the lock is held. */
static void wait_for_first(api_pause *pause)
{
    if (pause->first == NULL) {
        pthread_cond_wait(&pause->changed, &pause->lock);
        return;
    }
    const int64_t due = pause->first->due;
    const struct timespec until = { .tv_sec = due / 1000, .tv_nsec = due % 1000 * 1000000 };
    pthread_cond_timedwait(&pause->changed, &pause->lock, &until);
}

/* Ends the first entry; the lock is held, but not while the entry is told. */
static void end_first(api_pause *pause)
{
    struct pause_entry *entry = pause->first;
    pause->first = entry->next;
    if (pause->first == NULL)
        pause->last = &pause->first;
    pause->tells = true;
    pthread_mutex_unlock(&pause->lock);
    entry->ended(entry->data);
    pthread_mutex_lock(&pause->lock);
    pause->tells = false;
    if (pause->ends)
        pthread_cond_broadcast(&pause->changed);
}

static void *run(void *data)
{
    api_pause *pause = data;
    pthread_mutex_lock(&pause->lock);
    while (pause->first != NULL || !pause->stops) {
        if (pause->first != NULL && (pause->ends || pause->first->due <= now_ms()))
            end_first(pause);
        else
            wait_for_first(pause);
    }
    pthread_mutex_unlock(&pause->lock);
    return NULL;
}

static void release(api_pause *pause)
{
    pthread_cond_destroy(&pause->changed);
    pthread_mutex_destroy(&pause->lock);
    free(pause);
}

api_pause *pause_new(void)
{
    api_pause *pause = calloc(1, sizeof *pause);
    if (pause == NULL)
        return NULL;
    pthread_condattr_t clock;
    pthread_condattr_init(&clock);
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    pthread_cond_init(&pause->changed, &clock);
    pthread_condattr_destroy(&clock);
    pthread_mutex_init(&pause->lock, NULL);
    pause->last = &pause->first;
    if (pthread_create(&pause->thread, NULL, run, pause) == 0)
        return pause;
    release(pause);
    return NULL;
}

void pause_free(api_pause *pause)
{
    if (pause == NULL)
        return;
    pthread_mutex_lock(&pause->lock);
    pause->ends = pause->stops = true;
    pthread_cond_broadcast(&pause->changed);
    pthread_mutex_unlock(&pause->lock);
    pthread_join(pause->thread, NULL);
    release(pause);
}

bool pause_add(api_pause *pause, pause_entry *entry, void (*ended)(void *data), void *data)
{
    pthread_mutex_lock(&pause->lock);
    const bool waits = !pause->ends;
    if (waits) {
        *entry = (pause_entry){ .ended = ended, .data = data, .due = now_ms() + PAUSE_MS };
        *pause->last = entry;
        pause->last = &entry->next;
        pthread_cond_signal(&pause->changed);
    }
    pthread_mutex_unlock(&pause->lock);
    return waits;
}

void pause_end(api_pause *pause)
{
    pthread_mutex_lock(&pause->lock);
    pause->ends = true;
    pthread_cond_broadcast(&pause->changed);
    while (pause->first != NULL || pause->tells)
        pthread_cond_wait(&pause->changed, &pause->lock);
    pthread_mutex_unlock(&pause->lock);
}
