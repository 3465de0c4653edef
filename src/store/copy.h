/*
 * All rows of a database, in another one: from SQLite to PostgreSQL, back, or into a new file.
 *
 * The source is read in one transaction, so what players write meanwhile is not half in the copy.  The target is
 * written in one transaction, which ends only when its rows and their hashes are those of the source.
 */
#ifndef LELE_STORE_COPY_H
#define LELE_STORE_COPY_H

#include "store/db.h"

enum { COPY_TABLES = 9, COPY_HASH = 32 };

/* A table as it is: the number of its rows, and the sum of their hashes, which no order of rows changes. */
typedef struct copy_facts {
    const char *table;
    int64_t rows;
    unsigned char hash[COPY_HASH];
} copy_facts;

/* Counts every table in one transaction. */
db_status copy_look(db *, copy_facts ret[COPY_TABLES]);

typedef enum copy_end {
    COPY_DONE,
    COPY_NOT_EMPTY,    /* the target has rows: nothing was written */
    COPY_CANNOT_READ,  /* the source failed */
    COPY_CANNOT_WRITE, /* the target failed; nothing was written */
    COPY_DIFFERS,      /* the target has not what was written; nothing was written */
} copy_end;

/* Both have the tables of the newest version. */
copy_end copy_all(db *from, db *to, copy_facts ret[COPY_TABLES]);

#endif
