/*
 * A store for a test: SQLite in a folder of its own, or the PostgreSQL server whose address is in
 * LELE_TEST_DATABASE.  Every test starts with empty tables.
 */
#ifndef LELE_TESTS_ON_STORE_H
#define LELE_TESTS_ON_STORE_H

#include "check.h"

#include <stdlib.h>
#include <unistd.h>

#include "store/players.h"

struct on_store {
    char folder[64], address[512];
    lele_store *store;
};

enum { NOON = 1000000 };

static inline lele_store *open_at(const char *address)
{
    store_trouble trouble;
    char message[DB_MESSAGE];
    const store_options options = { .address = address, .writers = 4, .readers = 4, .now = NOON };
    lele_store *ret = store_open(&options, &trouble, message);
    if (ret == NULL)
        fail_msg("cannot open %s: %d %s", address, (int)trouble, message);
    return ret;
}

/* Runs a script on the database of an address, outside the store. */
static inline db_status run_script(const char *address, const char *sql)
{
    const char *rest;
    db_status status;
    char message[DB_MESSAGE];
    const db_driver *driver = db_driver_of(address, &rest);
    db *base = driver->open(rest, &status, message);
    if (base == NULL)
        return status;
    status = driver->script(base, sql);
    driver->close(base);
    return status;
}

static inline bool is_postgres(const struct on_store *on)
{
    return strncmp(on->address, "postgres", 8) == 0;
}

/* Whether the tests run on another database than SQLite. */
static inline bool is_elsewhere(void)
{
    const char *given = getenv("LELE_TEST_DATABASE");
    return given != NULL && given[0] != '\0';
}

static inline int make_store(void **state)
{
    struct on_store *on = calloc(1, sizeof *on);
    const char *given = getenv("LELE_TEST_DATABASE");
    strcpy(on->folder, "/tmp/lele-store-XXXXXX");
    assert_non_null(mkdtemp(on->folder));
    if (is_elsewhere()) {
        snprintf(on->address, sizeof on->address, "%s", given);
        assert_int_equal(
            run_script(given, "drop schema if exists public cascade; create schema public"), DB_OK);
    } else {
        snprintf(on->address, sizeof on->address, "sqlite:%s/lele.db", on->folder);
    }
    on->store = open_at(on->address);
    *state = on;
    return 0;
}

static inline int drop_store(void **state)
{
    struct on_store *on = *state;
    char command[128];
    store_close(on->store);
    snprintf(command, sizeof command, "rm -rf %s", on->folder);
    const int left = system(command);
    free(on);
    return left;
}

#define STORE_TEST(name) cmocka_unit_test_setup_teardown(name, make_store, drop_store)

/* A job that adds a player with one device.  The hashes are made from the seed. */
struct new_player {
    player_id id;
    unsigned char secret[PLAYER_HASH], phrase[PLAYER_HASH];
    const char *name;
};

static inline store_status add_player_job(store_session *session, void *data)
{
    const struct new_player *wanted = data;
    const store_status status =
        player_add(session, &wanted->id, wanted->name, wanted->phrase, NOON);
    return status == STORE_OK ? player_add_device(session, &wanted->id, wanted->secret, NOON)
                              : status;
}

static inline struct new_player add_player(const struct on_store *on, int seed)
{
    struct new_player ret = { .name = "Ann" };
    snprintf(ret.id.text, sizeof ret.id.text, "player%u", (unsigned)seed & 0xFFU);
    memset(ret.secret, seed, sizeof ret.secret);
    memset(ret.phrase, seed + 100, sizeof ret.phrase);
    assert_int_equal(store_write(on->store, add_player_job, &ret), STORE_OK);
    return ret;
}

#endif
