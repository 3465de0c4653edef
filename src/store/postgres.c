/*
 * PostgreSQL, by libpq.  Statements are prepared on the server once per connection.  A connection that
 * was lost is opened anew at the next transaction.
 */
#include <inttypes.h>
#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/db.h"

enum { NAME_SIZE = 16, NUMBER_SIZE = 24 };

struct postgres {
    db base;
    PGconn *connection;
    bool prepared[STATEMENT_COUNT], listens;
    char message[DB_MESSAGE];
};

static struct postgres *of(db *base)
{
    return (struct postgres *)base;
}

/* SQLSTATE, or the start of it. */
static const struct {
    const char *state;
    db_status status;
} states[] = {
    { "23505", DB_DUPLICATE }, { "40", DB_AGAIN },   { "55P03", DB_AGAIN },  { "08", DB_GONE },
    { "57P", DB_GONE },        { "53100", DB_FULL }, { "53200", DB_MEMORY }, { "53300", DB_GONE },
};

static db_status status_of(const struct postgres *own, const PGresult *answer)
{
    const ExecStatusType kind = PQresultStatus(answer);
    if (kind == PGRES_COMMAND_OK || kind == PGRES_TUPLES_OK)
        return DB_OK;
    if (PQstatus(own->connection) != CONNECTION_OK)
        return DB_GONE;
    const char *state = answer != NULL ? PQresultErrorField(answer, PG_DIAG_SQLSTATE) : NULL;
    for (size_t i = 0; state != NULL && i < sizeof states / sizeof states[0]; i++)
        if (strncmp(state, states[i].state, strlen(states[i].state)) == 0)
            return states[i].status;
    return DB_BROKEN;
}

static void keep_message(struct postgres *own, const char *words)
{
    snprintf(own->message, sizeof own->message, "%.*s", (int)strcspn(words, "\n"), words);
}

static db_status result(struct postgres *own, const PGresult *answer)
{
    const db_status status = status_of(own, answer);
    if (status != DB_OK)
        keep_message(own, PQerrorMessage(own->connection));
    return status;
}

static void ignore_notice(void *data, const PGresult *answer)
{
    (void)data;
    (void)answer;
}

static db_status script(db *base, const char *sql)
{
    struct postgres *own = of(base);
    PGresult *answer = PQexec(own->connection, sql);
    const db_status status = result(own, answer);
    PQclear(answer);
    return status;
}

static void close_connection(db *base)
{
    struct postgres *own = of(base);
    PQfinish(own->connection);
    free(own);
}

static db *open_connection(const char *address, db_status *status, char message[DB_MESSAGE])
{
    struct postgres *own = calloc(1, sizeof *own);
    if (own == NULL) {
        *status = DB_MEMORY;
        return NULL;
    }
    own->base.driver = &db_postgres;
    own->connection = PQconnectdb(address);
    if (PQstatus(own->connection) == CONNECTION_OK) {
        PQsetNoticeReceiver(own->connection, ignore_notice, NULL);
        *status = DB_OK;
        return &own->base;
    }
    keep_message(own, PQerrorMessage(own->connection));
    memcpy(message, own->message, DB_MESSAGE);
    *status = DB_GONE;
    close_connection(&own->base);
    return NULL;
}

static db_status prepare(struct postgres *own, statement which, const char *name)
{
    if (own->prepared[which])
        return DB_OK;
    PGresult *answer = PQprepare(own->connection, name, statement_sql[which], 0, NULL);
    const db_status status = result(own, answer);
    PQclear(answer);
    own->prepared[which] = status == DB_OK;
    return status;
}

enum { TYPE_BYTES = 17, TYPE_LONG = 20, TYPE_INT = 23 }; /* of pg_type; fixed for ever */

/* An answer in the text form: bytes are "\x" and two hexadecimal digits each. */
static db_value column(const PGresult *answer, int row, int i, void **unescaped)
{
    if (PQgetisnull(answer, row, i))
        return (db_value){ .type = DB_NULL };
    const char *text = PQgetvalue(answer, row, i);
    switch (PQftype(answer, i)) {
    case TYPE_LONG:
    case TYPE_INT:
        return db_integer(strtoll(text, NULL, 10));
    case TYPE_BYTES: {
        size_t length = 0;
        *unescaped = PQunescapeBytea((const unsigned char *)text, &length);
        return db_bytes(*unescaped, length);
    }
    default:
        return (db_value){ DB_TEXT, 0, text, (size_t)PQgetlength(answer, row, i) };
    }
}

static db_status give_rows(const PGresult *answer, db_row *row, void *data)
{
    const int count = PQnfields(answer);
    for (int r = 0; row != NULL && r < PQntuples(answer); r++) {
        db_value columns[DB_PARAMETERS];
        void *unescaped[DB_PARAMETERS] = { NULL };
        bool whole = true;
        for (int i = 0; i < count; i++) {
            columns[i] = column(answer, r, i, &unescaped[i]);
            whole = whole && (columns[i].type != DB_BYTES || columns[i].bytes != NULL);
        }
        if (whole)
            row(data, columns, count);
        for (int i = 0; i < count; i++)
            PQfreemem(unescaped[i]);
        if (!whole)
            return DB_MEMORY;
    }
    return DB_OK;
}

struct bound {
    const char *values[DB_PARAMETERS];
    int lengths[DB_PARAMETERS], formats[DB_PARAMETERS];
    char numbers[DB_PARAMETERS][NUMBER_SIZE];
};

static void bind_all(struct bound *bound, const db_value *parameters, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const db_value *value = &parameters[i];
        bound->formats[i] = value->type == DB_BYTES || value->type == DB_TEXT;
        bound->lengths[i] = (int)value->length;
        bound->values[i] = value->type == DB_NULL ? NULL : value->length == 0 ? "" : value->bytes;
        if (value->type != DB_INTEGER)
            continue;
        snprintf(bound->numbers[i], NUMBER_SIZE, "%" PRId64, value->integer);
        bound->values[i] = bound->numbers[i];
    }
}

static db_status run(db *base, statement which, const db_value *parameters, size_t count,
                     db_row *row, void *data, int64_t *changed)
{
    struct postgres *own = of(base);
    char name[NAME_SIZE];
    snprintf(name, sizeof name, "s%d", (int)which);
    db_status status = prepare(own, which, name);
    if (status != DB_OK)
        return status;
    struct bound bound;
    bind_all(&bound, parameters, count);
    PGresult *answer = PQexecPrepared(own->connection, name, (int)count, bound.values,
                                      bound.lengths, bound.formats, 0);
    status = result(own, answer);
    if (status == DB_OK)
        status = give_rows(answer, row, data);
    if (changed != NULL)
        *changed = status == DB_OK ? strtoll(PQcmdTuples(answer), NULL, 10) : 0;
    PQclear(answer);
    return status;
}

/* Opens a connection again that was lost or has an open transaction; its prepared statements went
 * with it. */
static void renew(struct postgres *own)
{
    PQreset(own->connection);
    PQsetNoticeReceiver(own->connection, ignore_notice, NULL);
    memset(own->prepared, 0, sizeof own->prepared);
}

static db_status mark(db *base, db_mark which)
{
    static const char *const words[DB_MARKS] = {
        [DB_READ] = "begin isolation level repeatable read read only",
        [DB_BEGIN] = "begin",
        [DB_COMMIT] = "commit",
        [DB_ROLLBACK] = "rollback",
        [DB_SAVE] = "savepoint one",
        [DB_RELEASE] = "release one",
        [DB_UNDO] = "rollback to one; release one",
    };
    struct postgres *own = of(base);
    if ((which == DB_BEGIN || which == DB_READ) &&
        PQtransactionStatus(own->connection) != PQTRANS_IDLE)
        renew(own);
    if (which == DB_ROLLBACK && PQtransactionStatus(own->connection) == PQTRANS_IDLE)
        return DB_OK;
    return script(base, words[which]);
}

static db_status tell(db *base, const char *topic)
{
    struct postgres *own = of(base);
    PGresult *answer = PQexecParams(own->connection, "select pg_notify('lele', $1)", 1, NULL,
                                    &topic, NULL, NULL, 0);
    const db_status status = result(own, answer);
    PQclear(answer);
    return status;
}

/* Listens from the first call on. */
static db_status hear(db *base, int wait_ms, char *topic, size_t size)
{
    struct postgres *own = of(base);
    topic[0] = '\0';
    if (!own->listens && script(base, "listen lele") != DB_OK)
        return DB_GONE;
    own->listens = true;
    PGnotify *notice = PQnotifies(own->connection);
    if (notice == NULL) {
        struct pollfd waited = { .fd = PQsocket(own->connection), .events = POLLIN };
        if (poll(&waited, 1, wait_ms) > 0 && PQconsumeInput(own->connection) == 0)
            return DB_GONE;
        notice = PQnotifies(own->connection);
    }
    if (notice != NULL)
        snprintf(topic, size, "%s", notice->extra);
    PQfreemem(notice);
    return PQstatus(own->connection) == CONNECTION_OK ? DB_OK : DB_GONE;
}

/* The server checks its own files; a query of every table finds pages that cannot be read. */
static db_status check(db *base)
{
    return script(base, "select count(*) from players; select count(*) from items;"
                        " select count(*) from results; select count(*) from room_events");
}

static const char *message(const db *base)
{
    return ((const struct postgres *)base)->message;
}

const db_driver db_postgres = {
    .scheme = "postgres",
    .open = open_connection,
    .close = close_connection,
    .bytes = "bytea",
    .number = "bigint",
    .alone = "select pg_advisory_xact_lock(5006005)",
    .strict = "",
    .script = script,
    .run = run,
    .mark = mark,
    .tell = tell,
    .hear = hear,
    .check = check,
    .message = message,
};
