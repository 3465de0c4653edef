/* Connections that read: a job takes one that is free, or waits. */
#ifndef LELE_STORE_POOL_H
#define LELE_STORE_POOL_H

#include "store/store.h"

typedef struct store_pool store_pool;

store_pool *store_pool_new(const db_driver *driver, const char *path, int count);
void store_pool_free(store_pool *);
store_status store_pool_run(store_pool *, store_job *, void *data);

#endif
