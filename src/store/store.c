/* Opening a store: the schema, the connections, the threads. */
#include "store/store.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/pool.h"
#include "store/queue.h"
#include "store/schema.h"

struct lele_store {
    store_pool *readers;
    store_queue *queue;
    const db_driver *driver;
    const char *path; /* of the caller */
};

enum { PATH_SIZE = 4096, ONE_WRITER = 1 };

static store_trouble back_up(db *base, const char *path, int number, char message[DB_MESSAGE])
{
    char copy[PATH_SIZE];
    if (base->driver->backup == NULL)
        return STORE_FINE;
    if ((size_t)snprintf(copy, sizeof copy, "%s.before-%d", path, number + 1) >= sizeof copy)
        return STORE_CANNOT_BACK_UP;
    const db_status status = base->driver->backup(base, copy);
    if (status == DB_OK || status == DB_DUPLICATE) /* an earlier try made the copy */
        return STORE_FINE;
    snprintf(message, DB_MESSAGE, "%s", base->driver->message(base));
    return STORE_CANNOT_BACK_UP;
}

static store_trouble prepare(db *base, const char *path, int64_t now, char message[DB_MESSAGE])
{
    int number;
    const schema_state state = schema_look(base, &number);
    if (state == SCHEMA_CURRENT || state == SCHEMA_NEWER)
        return state == SCHEMA_CURRENT ? STORE_FINE : STORE_NEWER;
    if (state == SCHEMA_OLD) {
        const store_trouble trouble = back_up(base, path, number, message);
        if (trouble != STORE_FINE)
            return trouble;
    }
    const db_status status = state != SCHEMA_UNREADABLE ? schema_migrate(base, now) : DB_BROKEN;
    if (status == DB_OK || status == DB_MEMORY)
        return status == DB_OK ? STORE_FINE : STORE_NO_MEMORY;
    snprintf(message, DB_MESSAGE, "%s", base->driver->message(base));
    return state == SCHEMA_UNREADABLE ? STORE_CANNOT_OPEN : STORE_CANNOT_MIGRATE;
}

static store_trouble prepare_at(const db_driver *driver, const char *path, int64_t now,
                                char message[DB_MESSAGE])
{
    db_status status;
    db *base = driver->open(path, &status, message);
    if (base == NULL)
        return status == DB_MEMORY ? STORE_NO_MEMORY : STORE_CANNOT_OPEN;
    const store_trouble trouble = prepare(base, path, now, message);
    driver->close(base);
    return trouble;
}

static lele_store *start(const db_driver *driver, const char *path, const store_options *options)
{
    lele_store *ret = calloc(1, sizeof *ret);
    if (ret == NULL)
        return NULL;
    const int writers = driver == &db_sqlite ? ONE_WRITER : options->writers;
    ret->readers = store_pool_new(driver, path, options->readers);
    ret->queue = store_queue_new(driver, path, writers);
    ret->driver = driver;
    ret->path = path;
    if (ret->readers != NULL && ret->queue != NULL)
        return ret;
    store_close(ret);
    return NULL;
}

lele_store *store_open(const store_options *options, store_trouble *trouble,
                       char message[DB_MESSAGE])
{
    const char *path;
    const db_driver *driver = db_driver_of(options->address, &path);
    message[0] = '\0';
    *trouble = driver != NULL ? prepare_at(driver, path, options->now, message) : STORE_BAD_ADDRESS;
    if (*trouble != STORE_FINE)
        return NULL;
    lele_store *ret = start(driver, path, options);
    if (ret == NULL)
        *trouble = STORE_NO_MEMORY;
    return ret;
}

void store_close(lele_store *store)
{
    if (store == NULL)
        return;
    store_queue_free(store->queue);
    store_pool_free(store->readers);
    free(store);
}

void store_submit(lele_store *store, store_job *job, void *data, store_done *done)
{
    store_queue_add(store->queue, job, data, done);
}

struct waiting {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
    store_status status;
    void *data;
    store_job *job;
};

static store_status run_waiting(store_session *session, void *data)
{
    const struct waiting *waiting = data;
    return waiting->job(session, waiting->data);
}

static void wake(void *data, store_status status)
{
    struct waiting *waiting = data;
    pthread_mutex_lock(&waiting->lock);
    waiting->status = status;
    waiting->done = true;
    pthread_cond_signal(&waiting->changed);
    pthread_mutex_unlock(&waiting->lock);
}

store_status store_write(lele_store *store, store_job *job, void *data)
{
    struct waiting waiting = { .lock = PTHREAD_MUTEX_INITIALIZER,
                               .changed = PTHREAD_COND_INITIALIZER,
                               .data = data,
                               .job = job };
    store_submit(store, run_waiting, &waiting, wake);
    pthread_mutex_lock(&waiting.lock);
    while (!waiting.done)
        pthread_cond_wait(&waiting.changed, &waiting.lock);
    pthread_mutex_unlock(&waiting.lock);
    return waiting.status;
}

store_status store_read(lele_store *store, store_job *job, void *data)
{
    return store_pool_run(store->readers, job, data);
}

const db_driver *store_driver(const lele_store *store)
{
    return store->driver;
}

const char *store_path(const lele_store *store)
{
    return store->path;
}

bool store_is_ready(const lele_store *store)
{
    return store_queue_is_ready(store->queue);
}

store_status store_status_of(db_status status)
{
    static const store_status statuses[] = {
        [DB_OK] = STORE_OK,
        [DB_DUPLICATE] = STORE_DUPLICATE,
        [DB_AGAIN] = STORE_AGAIN,
        [DB_GONE] = STORE_UNAVAILABLE,
        [DB_FULL] = STORE_UNAVAILABLE,
        [DB_BROKEN] = STORE_UNAVAILABLE,
        [DB_MEMORY] = STORE_MEMORY,
    };
    return statuses[status];
}
