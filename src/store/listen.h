/*
 * News between servers on one database: which room has a new event.
 *
 * A job tells a topic with store_tell; when its transaction is committed, every other server on the
 * database hears it.  With SQLite there is one server, which knows what it has committed.
 */
#ifndef LELE_STORE_LISTEN_H
#define LELE_STORE_LISTEN_H

#include "store/store.h"

enum { TOPIC_SIZE = 64 };

typedef struct store_listener store_listener;

/* `topic` NULL: news may have been missed, so everything is to be read again. */
typedef void store_hear(void *data, const char *topic);

/* Starts a thread that calls `hear`.  NULL without memory. */
store_listener *store_listen(const lele_store *, store_hear *hear, void *data);
void store_listener_free(store_listener *);

/* Part of the transaction of a job. */
store_status store_tell(store_session *, const char *topic);

#endif
