/*
 * Group commit.  A thread takes all jobs that wait, up to STORE_BATCH, runs each in a savepoint and commits
 * once.  While it commits, the next jobs gather: the slower the disk, the larger the groups.
 */
#include "store/queue.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct entry {
    store_job *job;
    void *data;
    store_done *done;
    struct entry *next;
    int tries;
    store_status status;
};

struct writer {
    store_queue *queue;
    pthread_t thread;
    db *session;
};

struct store_queue {
    const db_driver *driver;
    const char *path; /* of the caller */
    pthread_mutex_t lock;
    pthread_cond_t added;
    struct entry *first, **last;
    size_t waiting;
    bool ends;
    atomic_bool ready;
    int threads;
    struct writer writers[STORE_SESSIONS];
};

/* Takes a batch out of the queue; waits for it.  NULL: the queue ends. */
static struct entry *take(store_queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    while (queue->first == NULL && !queue->ends)
        pthread_cond_wait(&queue->added, &queue->lock);
    struct entry *batch = queue->first, **end = &queue->first;
    for (size_t i = 0; i < STORE_BATCH && *end != NULL; i++, queue->waiting--)
        end = &(*end)->next;
    queue->first = *end;
    if (queue->first == NULL)
        queue->last = &queue->first;
    *end = NULL;
    pthread_mutex_unlock(&queue->lock);
    return batch;
}

/* Runs one job in a savepoint.  The result is whether the transaction goes on. */
static db_status run_entry(db *session, struct entry *entry)
{
    db_status status = session->driver->mark(session, DB_SAVE);
    if (status != DB_OK)
        return status;
    entry->status = entry->job(session, entry->data);
    return session->driver->mark(session, entry->status == STORE_OK ? DB_RELEASE : DB_UNDO);
}

static db_status run_batch(db *session, struct entry *batch, bool *committing)
{
    db_status status = session->driver->mark(session, DB_BEGIN);
    for (struct entry *entry = batch; entry != NULL && status == DB_OK; entry = entry->next)
        status = run_entry(session, entry);
    *committing = status == DB_OK;
    if (status == DB_OK)
        status = session->driver->mark(session, DB_COMMIT);
    if (status != DB_OK)
        session->driver->mark(session, DB_ROLLBACK);
    return status;
}

/* What the jobs of a failed transaction return.  If the connection was lost during the commit, nobody
 * knows whether it took place. */
static void fail_batch(struct entry *batch, db_status status, bool committing)
{
    const store_status failure =
        committing && status == DB_GONE ? STORE_UNCERTAIN : store_status_of(status);
    for (struct entry *entry = batch; entry != NULL; entry = entry->next)
        if (!committing || entry->status == STORE_OK)
            entry->status = failure;
}

static void append(store_queue *queue, struct entry *entry)
{
    pthread_mutex_lock(&queue->lock);
    entry->next = NULL;
    *queue->last = entry;
    queue->last = &entry->next;
    queue->waiting++;
    pthread_cond_signal(&queue->added);
    pthread_mutex_unlock(&queue->lock);
}

/* Ends the jobs of a batch, or queues them again. */
static void answer(store_queue *queue, struct entry *batch)
{
    while (batch != NULL) {
        struct entry *entry = batch;
        batch = entry->next;
        if (entry->status == STORE_AGAIN && ++entry->tries < STORE_RETRIES) {
            append(queue, entry);
            continue;
        }
        entry->done(entry->data, entry->status == STORE_AGAIN ? STORE_UNAVAILABLE : entry->status);
        free(entry);
    }
}

static void work(store_queue *queue, db *session, struct entry *batch)
{
    bool committing = false;
    const db_status status = session != NULL ? run_batch(session, batch, &committing) : DB_GONE;
    if (status != DB_OK)
        fail_batch(batch, status, committing);
    atomic_store(&queue->ready, status == DB_OK || status == DB_AGAIN);
    answer(queue, batch);
}

static void *run_writer(void *data)
{
    struct writer *writer = data;
    store_queue *queue = writer->queue;
    struct entry *batch;
    while ((batch = take(queue)) != NULL) {
        char message[DB_MESSAGE];
        db_status status;
        if (writer->session == NULL)
            writer->session = queue->driver->open(queue->path, &status, message);
        work(queue, writer->session, batch);
    }
    if (writer->session != NULL)
        queue->driver->close(writer->session);
    return NULL;
}

store_queue *store_queue_new(const db_driver *driver, const char *path, int threads)
{
    store_queue *queue = calloc(1, sizeof *queue);
    if (queue == NULL)
        return NULL;
    queue->driver = driver;
    queue->path = path;
    queue->last = &queue->first;
    atomic_init(&queue->ready, true);
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->added, NULL);
    const int wanted = threads < 1 ? 1 : threads > STORE_SESSIONS ? STORE_SESSIONS : threads;
    for (int i = 0; i < wanted; i++) {
        struct writer *writer = &queue->writers[i];
        writer->queue = queue;
        if (pthread_create(&writer->thread, NULL, run_writer, writer) != 0)
            break;
        queue->threads++;
    }
    if (queue->threads > 0)
        return queue;
    store_queue_free(queue);
    return NULL;
}

void store_queue_free(store_queue *queue)
{
    if (queue == NULL)
        return;
    pthread_mutex_lock(&queue->lock);
    queue->ends = true;
    pthread_cond_broadcast(&queue->added);
    pthread_mutex_unlock(&queue->lock);
    for (int i = 0; i < queue->threads; i++)
        pthread_join(queue->writers[i].thread, NULL);
    pthread_cond_destroy(&queue->added);
    pthread_mutex_destroy(&queue->lock);
    free(queue);
}

static bool is_full(store_queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    const bool full = queue->ends || queue->waiting >= STORE_WAITING;
    pthread_mutex_unlock(&queue->lock);
    return full;
}

void store_queue_add(store_queue *queue, store_job *job, void *data, store_done *done)
{
    struct entry *entry = is_full(queue) ? NULL : malloc(sizeof *entry);
    if (entry == NULL) {
        done(data, STORE_UNAVAILABLE);
        return;
    }
    *entry = (struct entry){ .job = job, .data = data, .done = done, .status = STORE_OK };
    append(queue, entry);
}

bool store_queue_is_ready(const store_queue *queue)
{
    return atomic_load(&queue->ready);
}
