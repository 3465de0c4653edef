#include "server/watch.h"

#include <stddef.h>
#include <sys/socket.h>

static time_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

void watch_init(watch_list *watch)
{
    pthread_mutex_init(&watch->lock, NULL);
    for (int i = 0; i < WATCH_MAX; i++)
        watch->slot[i].fd = -1;
}

void watch_release(watch_list *watch)
{
    pthread_mutex_destroy(&watch->lock);
}

watch_slot *watch_open(watch_list *watch, int fd)
{
    watch_slot *found = NULL;
    pthread_mutex_lock(&watch->lock);
    for (int i = 0; i < WATCH_MAX && found == NULL; i++)
        if (watch->slot[i].fd < 0)
            found = &watch->slot[i];
    if (found != NULL)
        *found = (watch_slot){ fd, false, now() };
    pthread_mutex_unlock(&watch->lock);
    return found;
}

void watch_close(watch_list *watch, watch_slot *slot)
{
    if (slot == NULL)
        return;
    pthread_mutex_lock(&watch->lock);
    slot->fd = -1;
    pthread_mutex_unlock(&watch->lock);
}

void watch_answer(watch_list *watch, watch_slot *slot, bool answering)
{
    if (slot == NULL)
        return;
    pthread_mutex_lock(&watch->lock);
    slot->answering = answering;
    slot->since = now();
    pthread_mutex_unlock(&watch->lock);
}

void watch_tick(watch_list *watch)
{
    const time_t time = now();
    pthread_mutex_lock(&watch->lock);
    for (int i = 0; i < WATCH_MAX; i++) {
        const watch_slot *slot = &watch->slot[i];
        const time_t limit = slot->answering ? WATCH_ANSWER_SECONDS : WATCH_ASK_SECONDS;
        if (slot->fd >= 0 && time - slot->since > limit)
            shutdown(slot->fd, SHUT_RDWR); /* its owner sees the end and closes it */
    }
    pthread_mutex_unlock(&watch->lock);
}
