/*
 * A driver before SQLite's whose n-th call fails as a test says.  The test is linked with
 * -Wl,--wrap=db_driver_of, so every store that it opens has this driver.
 */
#ifndef LELE_TESTS_FAILING_DB_H
#define LELE_TESTS_FAILING_DB_H

#include "on_store.h"

/* What has happened when the call returns its failure. */
typedef enum fault_mode {
    FAULT_BEFORE, /* nothing */
    FAULT_ENDS,   /* the transaction was rolled back, as on a full disk or with a lost connection */
    FAULT_AFTER,  /* all that was asked: its answer was lost */
    FAULT_STAYS,  /* nothing, and every later call fails too */
    FAULT_MODES
} fault_mode;

static struct {
    long at; /* the call that fails, counted from 1; 0: none */
    fault_mode mode;
    db_status status;
    long calls;
    bool struck;       /* a call did fail */
    bool at_rollback;  /* it ended a transaction that has nothing to keep */
    const char *other; /* opened instead of the address, if not NULL */
} fault;

/* From the next call on; at 0 nothing fails. */
static inline void fault_start(long at, fault_mode mode, db_status status)
{
    fault.at = at, fault.mode = mode, fault.status = status;
    fault.calls = 0, fault.struck = fault.at_rollback = false;
}

static bool fault_now(void)
{
    fault.calls++;
    const bool now = fault.at != 0 && (fault.calls == fault.at ||
                                       (fault.mode == FAULT_STAYS && fault.calls > fault.at));
    fault.struck = fault.struck || now;
    return now;
}

/* What a call returns that fails now. */
static db_status fault_answer(db *base)
{
    if (fault.mode == FAULT_ENDS)
        db_sqlite.mark(base, DB_ROLLBACK);
    return fault.status;
}

static db_driver db_failing;

static db *failing_open(const char *path, db_status *status, char message[DB_MESSAGE])
{
    if (fault_now()) {
        *status = fault.status;
        snprintf(message, DB_MESSAGE, "fault");
        return NULL;
    }
    db *ret = db_sqlite.open(fault.other != NULL ? fault.other : path, status, message);
    if (ret == NULL)
        return NULL;
    ret->driver = &db_failing;
    assert_int_equal(db_sqlite.script(ret, "pragma synchronous = off"), DB_OK); /* only faster */
    return ret;
}

static void failing_close(db *base)
{
    db_sqlite.close(base);
}

static db_status failing_script(db *base, const char *sql)
{
    const bool fails = fault_now();
    const db_status done = fails && fault.mode != FAULT_AFTER ? DB_OK : db_sqlite.script(base, sql);
    return fails ? fault_answer(base) : done;
}

static db_status failing_run(db *base, statement which, const db_value *parameters, size_t count,
                             db_row *row, void *data, int64_t *changed)
{
    const bool fails = fault_now();
    const db_status done = fails && fault.mode != FAULT_AFTER
                               ? DB_OK
                               : db_sqlite.run(base, which, parameters, count, row, data, changed);
    return fails ? fault_answer(base) : done;
}

static db_status failing_mark(db *base, db_mark which)
{
    const bool fails = fault_now();
    /* a commit that took place and does not say so is a lost connection, and nothing else */
    const bool acts =
        !fails || (fault.mode == FAULT_AFTER && (which != DB_COMMIT || fault.status == DB_GONE));
    fault.at_rollback =
        fault.at_rollback ||
        (fails && which == DB_ROLLBACK && (fault.mode != FAULT_STAYS || fault.calls == fault.at));
    const db_status done = acts ? db_sqlite.mark(base, which) : DB_OK;
    return fails ? fault_answer(base) : done;
}

static db_status failing_backup(db *base, const char *path)
{
    return fault_now() ? fault.status : db_sqlite.backup(base, path);
}

static const char *failing_message(const db *base)
{
    return fault.struck ? "fault" : db_sqlite.message(base);
}

static db_driver db_failing = {
    .scheme = "failing",
    .open = failing_open,
    .close = failing_close,
    .bytes = "blob",
    .number = "integer",
    .alone = "select 1",
    .strict = "strict",
    .script = failing_script,
    .run = failing_run,
    .mark = failing_mark,
    .backup = failing_backup,
    .message = failing_message,
};

const db_driver *__wrap_db_driver_of(const char *address, const char **rest);
const db_driver *__wrap_db_driver_of(const char *address, const char **rest)
{
    *rest = address + strlen("sqlite:");
    return &db_failing;
}

#endif
