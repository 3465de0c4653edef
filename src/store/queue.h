/* The jobs that write, and the threads that run many of them in one transaction. */
#ifndef LELE_STORE_QUEUE_H
#define LELE_STORE_QUEUE_H

#include "store/store.h"

typedef struct store_queue store_queue;

store_queue *store_queue_new(const db_driver *driver, const char *path, int threads);

/* Runs what is queued, then ends. */
void store_queue_free(store_queue *);

/* `done` is called exactly once, perhaps before this returns: when the queue is full. */
void store_queue_add(store_queue *, store_job *, void *data, store_done *done);
bool store_queue_is_ready(const store_queue *);

#endif
