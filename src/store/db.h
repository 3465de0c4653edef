/*
 * One connection to a database: prepared statements, transactions, and what can go wrong.
 *
 * There are two implementations: SQLite (sqlite.c) and everything that speaks PostgreSQL's protocol
 * (postgres.c).  The statements are the rows of statements.h; both implementations understand them.
 * A connection is used by one thread at a time.
 */
#ifndef LELE_STORE_DB_H
#define LELE_STORE_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/statements.h"

typedef enum db_status {
    DB_OK,
    DB_DUPLICATE, /* a row with this key exists */
    DB_AGAIN,     /* another transaction was in the way: the transaction can be run again */
    DB_GONE,      /* no connection: it may come back */
    DB_FULL,      /* no space left to write */
    DB_BROKEN,    /* anything else: the database is damaged or refuses the statement */
    DB_MEMORY,
} db_status;

typedef enum db_type { DB_NULL, DB_INTEGER, DB_TEXT, DB_BYTES } db_type;

/* A parameter, or a column of a row. */
typedef struct db_value {
    db_type type;
    int64_t integer;   /* DB_INTEGER */
    const void *bytes; /* DB_TEXT, DB_BYTES; columns of text end with '\0' after `length` bytes */
    size_t length;
} db_value;

typedef struct db db;

/* Called once per row, whose values are valid until it returns. */
typedef void db_row(void *data, const db_value *columns, int count);

/* DB_READ begins a transaction that only reads; DB_SAVE, DB_RELEASE and DB_UNDO are for one savepoint.
 * DB_READ and DB_BEGIN open a lost connection again, and roll back what a failed DB_ROLLBACK left
 * open. */
typedef enum db_mark {
    DB_READ,
    DB_BEGIN,
    DB_COMMIT,
    DB_ROLLBACK,
    DB_SAVE,
    DB_RELEASE,
    DB_UNDO,
    DB_MARKS
} db_mark;

enum { DB_PARAMETERS = 16, DB_MESSAGE = 256 };

typedef struct db_driver {
    const char *scheme; /* of its addresses: "sqlite", "postgres" */
    /* `address` is what follows "sqlite:", or the whole URL.  NULL with `status` and `message` set. */
    db *(*open)(const char *address, db_status *status, char message[DB_MESSAGE]);
    void (*close)(db *);
    /* The words of this database in the scripts of schema.c. */
    const char *bytes, *number, *strict;
    const char *alone; /* in a transaction: waits until no other process migrates */
    db_status (*script)(db *, const char *sql);
    db_status (*run)(db *, statement, const db_value *parameters, size_t count, db_row *,
                     void *data, int64_t *changed);
    db_status (*mark)(db *, db_mark);
    /* Writes a copy of the database into a new file, which gets its name when it is whole.
     * NULL: the database has tools of its own for that. */
    db_status (*backup)(db *, const char *path);
    /* Tells a topic to all who hear, when the transaction is committed.  `hear` waits for one; "" in `topic`
     * when none came.  It needs a connection of its own.  NULL: one process has the database for itself. */
    db_status (*tell)(db *, const char *topic);
    db_status (*hear)(db *, int wait_ms, char *topic, size_t size);
    /* Looks for damage; the message says what it found. */
    db_status (*check)(db *);
    const char *(*message)(const db *); /* of the last failure */
} db_driver;

extern const db_driver db_sqlite, db_postgres;

/* What every implementation begins with. */
struct db {
    const db_driver *driver;
};

/* The driver of an address, and what its `open` gets of it.  NULL: no such scheme. */
const db_driver *db_driver_of(const char *address, const char **rest);

static inline db_value db_integer(int64_t value)
{
    return (db_value){ .type = DB_INTEGER, .integer = value };
}

static inline db_value db_bytes(const void *bytes, size_t length)
{
    return (db_value){ .type = DB_BYTES, .bytes = bytes, .length = length };
}

db_value db_text(const char *text); /* NULL is the null value */

#endif
