/*
 * The store of the server: players and their devices, synchronised items, results, shared links, rooms.
 *
 * Work is a *job*: a function that runs statements in a session.  Jobs that write are queued, and a
 * thread of the store runs many of them in one transaction, each in a savepoint of its own: one write to
 * the disk acknowledges them all.  A job may run again, when its transaction failed, so it must not
 * change anything but its `data`, and set that from the start each time.
 */
#ifndef LELE_STORE_STORE_H
#define LELE_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"

typedef enum store_status {
    STORE_OK,
    STORE_NOT_FOUND,
    STORE_DUPLICATE,
    STORE_REFUSED,     /* against a rule of the store: a limit per player */
    STORE_UNAVAILABLE, /* the database is gone, full or broken: nothing was written; try again later */
    STORE_UNCERTAIN, /* the connection was lost while it acknowledged: send the same write again */
    STORE_MEMORY,
    STORE_AGAIN, /* only inside a job: another transaction was in the way, and the job runs again */
} store_status;

typedef enum store_trouble {
    STORE_FINE,
    STORE_BAD_ADDRESS, /* neither sqlite:PATH nor postgres://… */
    STORE_CANNOT_OPEN,
    STORE_NEWER,          /* a later version of the program made it */
    STORE_CANNOT_BACK_UP, /* an old database is migrated only after a copy of it */
    STORE_CANNOT_MIGRATE,
    STORE_NO_MEMORY,
} store_trouble;

typedef struct lele_store lele_store;
typedef db store_session;

typedef store_status store_job(store_session *, void *data);
typedef void store_done(void *data, store_status);

enum {
    STORE_BATCH = 256,     /* the most jobs of one transaction */
    STORE_WAITING = 16384, /* the most jobs in the queue; then STORE_UNAVAILABLE at once */
    STORE_SESSIONS = 16,   /* the most connections */
    STORE_RETRIES = 3,     /* of a job whose transaction met another */
};

typedef struct store_options {
    const char *address;  /* kept, not copied */
    int writers, readers; /* connections; SQLite has one writer whatever is wanted here */
    int64_t now;
} store_options;

/* Opens, migrates and starts the threads.  A database of an older version is copied first, to
 * PATH.before-N (SQLite; with PostgreSQL that is the administrator's).  NULL with `trouble` and the words
 * of the database. */
lele_store *store_open(const store_options *options, store_trouble *trouble,
                       char message[DB_MESSAGE]);

/* Runs what is queued, then ends. */
void store_close(lele_store *);

/* Queues a job that writes; `done` is called on a thread of the store after the commit. */
void store_submit(lele_store *, store_job *, void *data, store_done *done);

/* The same, and waits for it. */
store_status store_write(lele_store *, store_job *, void *data);

/* Runs a job that only reads, now, on a connection of its own. */
store_status store_read(lele_store *, store_job *, void *data);

/* Whether the database answered when it was last asked. */
bool store_is_ready(const lele_store *);

/* For a connection beside those of the store. */
const db_driver *store_driver(const lele_store *);
const char *store_path(const lele_store *);

/* What a job returns for a failed statement. */
store_status store_status_of(db_status);

#endif
