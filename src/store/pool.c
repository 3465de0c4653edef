/* Connections are opened when they are first needed, so a database that comes later is found. */
#include "store/pool.h"

#include <pthread.h>
#include <stdlib.h>

struct store_pool {
    const db_driver *driver;
    const char *path; /* of the caller */
    pthread_mutex_t lock;
    pthread_cond_t returned;
    int count, free_count;
    db *sessions[STORE_SESSIONS]; /* the first `free_count` are free; NULL: not open yet */
};

store_pool *store_pool_new(const db_driver *driver, const char *path, int count)
{
    store_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->driver = driver;
    pool->path = path;
    pool->count = count < 1 ? 1 : count > STORE_SESSIONS ? STORE_SESSIONS : count;
    pool->free_count = pool->count;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->returned, NULL);
    return pool;
}

void store_pool_free(store_pool *pool)
{
    if (pool == NULL)
        return;
    for (int i = 0; i < pool->count; i++)
        if (pool->sessions[i] != NULL)
            pool->driver->close(pool->sessions[i]);
    pthread_cond_destroy(&pool->returned);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

static db *take(store_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    while (pool->free_count == 0)
        pthread_cond_wait(&pool->returned, &pool->lock);
    db *session = pool->sessions[--pool->free_count];
    pthread_mutex_unlock(&pool->lock);
    return session;
}

static void give_back(store_pool *pool, db *session)
{
    pthread_mutex_lock(&pool->lock);
    pool->sessions[pool->free_count++] = session;
    pthread_cond_signal(&pool->returned);
    pthread_mutex_unlock(&pool->lock);
}

/* One try, in a transaction that sees one state of the database. */
static store_status run_once(db *session, store_job *job, void *data)
{
    const db_status begun = session->driver->mark(session, DB_READ);
    if (begun != DB_OK)
        return store_status_of(begun);
    const store_status status = job(session, data);
    session->driver->mark(session, DB_ROLLBACK);
    return status;
}

store_status store_pool_run(store_pool *pool, store_job *job, void *data)
{
    char message[DB_MESSAGE];
    db_status opened = DB_OK;
    db *session = take(pool);
    if (session == NULL)
        session = pool->driver->open(pool->path, &opened, message);
    store_status status = store_status_of(opened);
    /* the second try finds a connection that was lost before the first one open again */
    for (int i = 0; session != NULL && i < 2; i++) {
        status = run_once(session, job, data);
        if (status != STORE_UNAVAILABLE && status != STORE_AGAIN)
            break;
    }
    give_back(pool, session);
    return status == STORE_AGAIN ? STORE_UNAVAILABLE : status;
}
