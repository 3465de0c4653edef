/* One connection to the database of a test, without a store. */
#ifndef LELE_TESTS_ON_DRIVER_H
#define LELE_TESTS_ON_DRIVER_H

#include "on_store.h"

static inline db *connect_to(const char *address)
{
    const char *rest;
    db_status status;
    char message[DB_MESSAGE];
    db *ret = db_driver_of(address, &rest)->open(rest, &status, message);
    if (ret == NULL)
        fail_msg("cannot open %s: %d %s", address, (int)status, message);
    return ret;
}

static inline void count_row(void *data, const db_value *columns, int count)
{
    assert_true(count > 0);
    assert_non_null(columns);
    ++*(int *)data;
}

/* The players whose device has this hash: 0 or 1. */
static inline int devices_with(db *base, int seed)
{
    int ret = 0;
    unsigned char hash[PLAYER_HASH];
    memset(hash, seed, sizeof hash);
    const db_value values[] = { db_bytes(hash, sizeof hash) };
    assert_int_equal(
        base->driver->run(base, STATEMENT_DEVICE_PLAYER, values, 1, count_row, &ret, NULL), DB_OK);
    return ret;
}

static inline db_status add_device(db *base, const struct new_player *who, int seed)
{
    unsigned char hash[PLAYER_HASH];
    memset(hash, seed, sizeof hash);
    const db_value values[] = { db_bytes(hash, sizeof hash), db_text(who->id.text),
                                db_integer(NOON) };
    return base->driver->run(base, STATEMENT_DEVICE_ADD, values, 3, NULL, NULL, NULL);
}

/* What a transaction that nobody ended had written is gone when the next one begins. */
static inline void check_open_transaction(const struct on_store *on, db_mark next)
{
    const struct new_player who = add_player(on, 1);
    db *base = connect_to(on->address);
    assert_int_equal(base->driver->mark(base, DB_BEGIN), DB_OK);
    assert_int_equal(add_device(base, &who, 70), DB_OK);
    assert_int_equal(base->driver->mark(base, next), DB_OK);
    assert_int_equal(devices_with(base, 70), 0);
    assert_int_equal(base->driver->mark(base, DB_COMMIT), DB_OK);
    assert_int_equal(devices_with(base, 70), 0);
    assert_int_equal(base->driver->mark(base, DB_ROLLBACK), DB_OK); /* nothing is open */
    base->driver->close(base);
}

#endif
