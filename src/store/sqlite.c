/*
 * SQLite: one file, written ahead (WAL), every commit on the disk before it is acknowledged.
 */
#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/db.h"

enum { BUSY_MS = 5000, PAGES_PER_STEP = 500, PATH_SIZE = 4096 };

struct sqlite {
    db base;
    sqlite3 *file;
    sqlite3_stmt *prepared[STATEMENT_COUNT];
    char message[DB_MESSAGE];
};

static struct sqlite *of(db *base)
{
    return (struct sqlite *)base;
}

static const struct {
    int code;
    db_status status;
} codes[] = {
    { SQLITE_OK, DB_OK },        { SQLITE_DONE, DB_OK },       { SQLITE_ROW, DB_OK },
    { SQLITE_BUSY, DB_AGAIN },   { SQLITE_LOCKED, DB_AGAIN },  { SQLITE_FULL, DB_FULL },
    { SQLITE_NOMEM, DB_MEMORY }, { SQLITE_CANTOPEN, DB_GONE },
};

static db_status status_of(const struct sqlite *own, int code)
{
    if (code == SQLITE_CONSTRAINT) {
        const int extended = sqlite3_extended_errcode(own->file);
        return extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY ||
                       extended == SQLITE_CONSTRAINT_ROWID
                   ? DB_DUPLICATE
                   : DB_BROKEN;
    }
    /* a disk without space fails in several ways */
    if (code == SQLITE_IOERR && sqlite3_system_errno(own->file) == ENOSPC)
        return DB_FULL;
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
        if (codes[i].code == code)
            return codes[i].status;
    return DB_BROKEN;
}

/* Keeps the words of a failure. */
static db_status result(struct sqlite *own, int code)
{
    const db_status status = status_of(own, code & 0xff);
    if (status != DB_OK)
        snprintf(own->message, sizeof own->message, "%s", sqlite3_errmsg(own->file));
    return status;
}

static db_status script(db *base, const char *sql)
{
    struct sqlite *own = of(base);
    return result(own, sqlite3_exec(own->file, sql, NULL, NULL, NULL));
}

static void close_file(db *base)
{
    struct sqlite *own = of(base);
    for (int i = 0; i < STATEMENT_COUNT; i++)
        sqlite3_finalize(own->prepared[i]);
    sqlite3_close_v2(own->file);
    free(own);
}

static db *open_file(const char *path, db_status *status, char message[DB_MESSAGE])
{
    struct sqlite *own = calloc(1, sizeof *own);
    if (own == NULL) {
        *status = DB_MEMORY;
        return NULL;
    }
    own->base.driver = &db_sqlite;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    *status = result(own, sqlite3_open_v2(path, &own->file, flags, NULL));
    if (*status == DB_OK) {
        sqlite3_busy_timeout(own->file, BUSY_MS);
        *status = script(&own->base, "pragma journal_mode = wal; pragma synchronous = full;"
                                     " pragma foreign_keys = on; pragma trusted_schema = off");
    }
    if (*status == DB_OK)
        return &own->base;
    snprintf(message, DB_MESSAGE, "%s", own->message);
    close_file(&own->base);
    return NULL;
}

static int bind(sqlite3_stmt *prepared, int place, const db_value *value)
{
    switch (value->type) {
    case DB_INTEGER:
        return sqlite3_bind_int64(prepared, place, value->integer);
    case DB_TEXT:
        return sqlite3_bind_text64(prepared, place, value->bytes, value->length, SQLITE_STATIC,
                                   SQLITE_UTF8);
    case DB_BYTES:
        if (value->length == 0)
            return sqlite3_bind_zeroblob(prepared, place, 0);
        return sqlite3_bind_blob64(prepared, place, value->bytes, value->length, SQLITE_STATIC);
    case DB_NULL:
        break;
    }
    return sqlite3_bind_null(prepared, place);
}

static int bind_all(sqlite3_stmt *prepared, const db_value *parameters, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char name[24];
        snprintf(name, sizeof name, "$%zu", i + 1);
        const int place = sqlite3_bind_parameter_index(prepared, name);
        const int code = place != 0 ? bind(prepared, place, &parameters[i]) : SQLITE_RANGE;
        if (code != SQLITE_OK)
            return code;
    }
    return SQLITE_OK;
}

static db_value column(sqlite3_stmt *prepared, int i)
{
    switch (sqlite3_column_type(prepared, i)) {
    case SQLITE_INTEGER:
        return db_integer(sqlite3_column_int64(prepared, i));
    case SQLITE_TEXT: {
        const void *text = sqlite3_column_text(prepared, i);
        return (db_value){ DB_TEXT, 0, text, (size_t)sqlite3_column_bytes(prepared, i) };
    }
    case SQLITE_BLOB: {
        const void *bytes = sqlite3_column_blob(prepared, i);
        return db_bytes(bytes, (size_t)sqlite3_column_bytes(prepared, i));
    }
    default:
        return (db_value){ .type = DB_NULL };
    }
}

/* SQLITE_NOMEM: there was no memory for a column, and the row was not given. */
static int give_row(sqlite3_stmt *prepared, db_row *row, void *data)
{
    db_value columns[DB_PARAMETERS];
    const int count = sqlite3_column_count(prepared);
    for (int i = 0; i < count; i++) {
        columns[i] = column(prepared, i);
        const bool may_be_null = columns[i].type != DB_TEXT && columns[i].length == 0;
        if (columns[i].bytes == NULL && !may_be_null)
            return SQLITE_NOMEM;
    }
    if (row != NULL)
        row(data, columns, count);
    return SQLITE_ROW;
}

static db_status run(db *base, statement which, const db_value *parameters, size_t count,
                     db_row *row, void *data, int64_t *changed)
{
    struct sqlite *own = of(base);
    sqlite3_stmt **prepared = &own->prepared[which];
    int code = SQLITE_OK;
    if (*prepared == NULL)
        code = sqlite3_prepare_v3(own->file, statement_sql[which], -1, SQLITE_PREPARE_PERSISTENT,
                                  prepared, NULL);
    if (code == SQLITE_OK)
        code = bind_all(*prepared, parameters, count);
    while (code == SQLITE_OK || code == SQLITE_ROW) {
        code = sqlite3_step(*prepared);
        if (code == SQLITE_ROW)
            code = give_row(*prepared, row, data);
    }
    const db_status status = result(own, code);
    if (changed != NULL)
        *changed = sqlite3_changes64(own->file);
    if (*prepared != NULL) {
        sqlite3_reset(*prepared);
        sqlite3_clear_bindings(*prepared);
    }
    return status;
}

static db_status mark(db *base, db_mark which)
{
    static const char *const words[DB_MARKS] = {
        [DB_READ] = "begin",
        [DB_BEGIN] = "begin immediate",
        [DB_COMMIT] = "commit",
        [DB_ROLLBACK] = "rollback",
        [DB_SAVE] = "savepoint one",
        [DB_RELEASE] = "release one",
        [DB_UNDO] = "rollback to one; release one",
    };
    /* A failure may have ended the transaction already. */
    const bool is_open = !sqlite3_get_autocommit(of(base)->file);
    if (which == DB_ROLLBACK && !is_open)
        return DB_OK;
    if ((which == DB_READ || which == DB_BEGIN) && is_open)
        script(base, words[DB_ROLLBACK]);
    return script(base, words[which]);
}

/* Copies all pages into a file that may be there from an earlier try. */
static int copy_pages(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *under_way = sqlite3_backup_init(to, "main", from, "main");
    if (under_way == NULL)
        return sqlite3_errcode(to);
    int code;
    while ((code = sqlite3_backup_step(under_way, PAGES_PER_STEP)) == SQLITE_OK ||
           code == SQLITE_BUSY || code == SQLITE_LOCKED)
        if (code != SQLITE_OK)
            sqlite3_sleep(10);
    sqlite3_backup_finish(under_way);
    return code;
}

static db_status copy_file(struct sqlite *own, const char *path)
{
    sqlite3 *copy = NULL;
    int code = sqlite3_open_v2(path, &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    if (code == SQLITE_OK)
        code = copy_pages(own->file, copy);
    if (code != SQLITE_DONE)
        snprintf(own->message, sizeof own->message, "%s", sqlite3_errmsg(copy));
    sqlite3_close_v2(copy);
    return status_of(own, code & 0xff);
}

static db_status keep_error(struct sqlite *own, int error)
{
    snprintf(own->message, sizeof own->message, "%s", strerror(error));
    return error == EEXIST ? DB_DUPLICATE : error == ENOSPC ? DB_FULL : DB_BROKEN;
}

static db_status backup(db *base, const char *path)
{
    struct sqlite *own = of(base);
    char part[PATH_SIZE];
    if (access(path, F_OK) == 0)
        return keep_error(own, EEXIST);
    if ((size_t)snprintf(part, sizeof part, "%s.part", path) >= sizeof part)
        return keep_error(own, ENAMETOOLONG);
    unlink(part); /* of a try that was cut off */
    db_status status = copy_file(own, part);
    if (status == DB_OK && rename(part, path) != 0)
        status = keep_error(own, errno);
    if (status != DB_OK)
        unlink(part);
    return status;
}

static int first_finding(void *data, int count, char **columns, char **names)
{
    char *message = data;
    (void)count;
    (void)names;
    if (message[0] == '\0' && strcmp(columns[0], "ok") != 0) /* both have a text first */
        snprintf(message, DB_MESSAGE, "%s", columns[0]);
    return 0;
}

static db_status check(db *base)
{
    struct sqlite *own = of(base);
    char found[DB_MESSAGE] = "";
    const int code = sqlite3_exec(own->file, "pragma integrity_check; pragma foreign_key_check",
                                  first_finding, found, NULL);
    if (code == SQLITE_OK && found[0] != '\0') {
        memcpy(own->message, found, sizeof found);
        return DB_BROKEN;
    }
    return result(own, code);
}

static const char *message(const db *base)
{
    return ((const struct sqlite *)base)->message;
}

const db_driver db_sqlite = {
    .scheme = "sqlite",
    .open = open_file,
    .close = close_file,
    .bytes = "blob",
    .number = "integer",
    .alone = "select 1", /* a transaction that writes is alone */
    .strict = "strict",
    .script = script,
    .run = run,
    .mark = mark,
    .backup = backup,
    .check = check,
    .message = message,
};
