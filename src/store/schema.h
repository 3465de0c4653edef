/* The tables, as numbered migrations.  A migration that has landed never changes; a new one is added. */
#ifndef LELE_STORE_SCHEMA_H
#define LELE_STORE_SCHEMA_H

#include "store/db.h"

typedef enum schema_state {
    SCHEMA_CURRENT,
    SCHEMA_EMPTY, /* no table of ours is there */
    SCHEMA_OLD,
    SCHEMA_NEWER, /* made by a later version of the program */
    SCHEMA_UNREADABLE,
} schema_state;

/* The number of the newest migration. */
int schema_newest(void);

/* What the database has; `number` is that of its last migration, 0 if it is empty. */
schema_state schema_look(db *, int *number);

/* Applies the migrations that are missing, all in one transaction; `now` is the time to note down.
 * Two processes that start at once do it one after the other. */
db_status schema_migrate(db *, int64_t now);

#endif
