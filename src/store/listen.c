/* The thread that hears.  A connection that is lost is opened again each second; what was told meanwhile
 * is lost, so the listener then says that everything is to be read again. */
#include "store/listen.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

enum { WAIT_MS = 500, RETRY_MS = 1000 };

struct store_listener {
    const db_driver *driver;
    const char *path;
    store_hear *hear;
    void *data;
    pthread_t thread;
    bool runs;
    atomic_bool ends;
};

store_status store_tell(store_session *session, const char *topic)
{
    if (session->driver->tell == NULL)
        return STORE_OK;
    return store_status_of(session->driver->tell(session, topic));
}

static void rest(const store_listener *listener)
{
    const struct timespec pause = { .tv_nsec = 50 * 1000 * 1000 };
    for (int ms = 0; ms < RETRY_MS && !atomic_load(&listener->ends); ms += 50)
        nanosleep(&pause, NULL);
}

/* Hears until the connection is lost. */
static void hear_all(store_listener *listener, db *session)
{
    char topic[TOPIC_SIZE];
    listener->hear(listener->data, NULL);
    while (!atomic_load(&listener->ends)) {
        const db_status status = listener->driver->hear(session, WAIT_MS, topic, sizeof topic);
        if (status != DB_OK)
            return;
        if (topic[0] != '\0')
            listener->hear(listener->data, topic);
    }
}

static void *run(void *data)
{
    store_listener *listener = data;
    char message[DB_MESSAGE];
    db_status status;
    while (!atomic_load(&listener->ends)) {
        db *session = listener->driver->open(listener->path, &status, message);
        if (session != NULL) {
            hear_all(listener, session);
            listener->driver->close(session);
        }
        rest(listener);
    }
    return NULL;
}

store_listener *store_listen(const lele_store *store, store_hear *hear, void *data)
{
    store_listener *listener = calloc(1, sizeof *listener);
    if (listener == NULL)
        return NULL;
    listener->driver = store_driver(store);
    listener->path = store_path(store);
    listener->hear = hear;
    listener->data = data;
    atomic_init(&listener->ends, false);
    if (listener->driver->hear == NULL)
        return listener;
    listener->runs = pthread_create(&listener->thread, NULL, run, listener) == 0;
    if (listener->runs)
        return listener;
    free(listener);
    return NULL;
}

void store_listener_free(store_listener *listener)
{
    if (listener == NULL)
        return;
    atomic_store(&listener->ends, true);
    if (listener->runs)
        pthread_join(listener->thread, NULL);
    free(listener);
}
