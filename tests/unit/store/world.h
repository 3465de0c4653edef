/*
 * A store on SQLite with the world of jobs.h, what its file holds, and a way back to where it began.
 */
#ifndef LELE_TESTS_STORE_WORLD_H
#define LELE_TESTS_STORE_WORLD_H

#include <sqlite3.h>

#include "jobs.h"

struct world {
    char folder[64], path[96], address[112];
    lele_store *store;
    sqlite3 *file, *saved;
    uint64_t before; /* what the file holds at the beginning */
};

static void mix(uint64_t *ret, const void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        *ret = (*ret ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3U;
    *ret = (*ret ^ 0x100U) * 0x100000001b3U;
}

static void mix_rows(sqlite3 *file, const char *sql, uint64_t *ret)
{
    sqlite3_stmt *rows;
    assert_int_equal(sqlite3_prepare_v2(file, sql, -1, &rows, NULL), SQLITE_OK);
    while (sqlite3_step(rows) == SQLITE_ROW)
        for (int i = 0; i < sqlite3_column_count(rows); i++) {
            const void *bytes = sqlite3_column_blob(rows, i);
            mix(ret, bytes, (size_t)sqlite3_column_bytes(rows, i));
        }
    assert_int_equal(sqlite3_finalize(rows), SQLITE_OK);
}

/* A hash of all rows of all tables. */
static uint64_t content(sqlite3 *file)
{
    uint64_t ret = 0xcbf29ce484222325U;
    char sql[160];
    sqlite3_stmt *tables;
    assert_int_equal(sqlite3_prepare_v2(file,
                                        "select name from sqlite_master where type = 'table'"
                                        " order by name",
                                        -1, &tables, NULL),
                     SQLITE_OK);
    while (sqlite3_step(tables) == SQLITE_ROW) {
        snprintf(sql, sizeof sql, "select * from %s order by 1, 2",
                 (const char *)sqlite3_column_text(tables, 0));
        mix(&ret, sql, strlen(sql));
        mix_rows(file, sql, &ret);
    }
    assert_int_equal(sqlite3_finalize(tables), SQLITE_OK);
    return ret;
}

static void copy_all(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    assert_non_null(copy);
    assert_int_equal(sqlite3_backup_step(copy, -1), SQLITE_DONE);
    assert_int_equal(sqlite3_backup_finish(copy), SQLITE_OK);
}

static inline lele_store *open_one(const char *address)
{
    store_trouble trouble;
    char message[DB_MESSAGE];
    const store_options options = { .address = address, .writers = 1, .readers = 1, .now = NOON };
    lele_store *ret = store_open(&options, &trouble, message);
    if (ret == NULL)
        fail_msg("cannot open %s: %d %s", address, (int)trouble, message);
    return ret;
}

static inline void start_world(struct world *world)
{
    struct found found = { "" };
    strcpy(world->folder, "/tmp/lele-store-XXXXXX");
    assert_non_null(mkdtemp(world->folder));
    snprintf(world->path, sizeof world->path, "%s/lele.db", world->folder);
    snprintf(world->address, sizeof world->address, "sqlite:%s", world->path);
    world->store = open_one(world->address);
    assert_int_equal(store_write(world->store, begin_world, &found), STORE_OK);
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    assert_int_equal(sqlite3_open_v2(world->path, &world->file, flags, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_exec(world->file, "pragma synchronous = off", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_open_v2(":memory:", &world->saved, flags, NULL), SQLITE_OK);
    copy_all(world->file, world->saved);
    world->before = content(world->file);
}

static inline void restore_world(struct world *world)
{
    copy_all(world->saved, world->file);
    assert_true(content(world->file) == world->before);
}

static inline void end_world(struct world *world)
{
    char command[128];
    store_close(world->store);
    sqlite3_close(world->file);
    sqlite3_close(world->saved);
    snprintf(command, sizeof command, "rm -rf %s", world->folder);
    assert_int_equal(system(command), 0);
}

static inline store_status perform(struct world *world, const struct deed *deed,
                                   struct found *found)
{
    return (deed->writes ? store_write : store_read)(world->store, deed->job, found);
}

/* What a job does when nothing fails: once, and once more. */
struct outcome {
    uint64_t after, twice;
    store_status again;
    struct found found;
};

static inline struct outcome outcome_of(struct world *world, const struct deed *deed)
{
    struct outcome ret = { 0 };
    struct found found = { "" };
    const store_status status = perform(world, deed, &ret.found);
    if (status != deed->expected)
        fail_msg("%s: %d", deed->name, (int)status);
    ret.after = content(world->file);
    ret.again = perform(world, deed, &found);
    ret.twice = content(world->file);
    restore_world(world);
    return ret;
}

/* After a job that failed or not: the file has all of it or nothing; a repeated job succeeds. */
static inline void check_outcome(struct world *world, const struct deed *deed,
                                 const struct outcome *clean, store_status status,
                                 const struct found *found)
{
    const uint64_t now = content(world->file);
    struct found later = { "" };
    const bool done =
        now == clean->after && (status == deed->expected || status == STORE_UNCERTAIN);
    if (status == deed->expected)
        assert_string_equal(found->text, clean->found.text);
    if (!done && now != world->before)
        fail_msg("%s: half written, with status %d", deed->name, (int)status);
    if (!done && status == deed->expected)
        fail_msg("%s: acknowledged and not written", deed->name);
    const bool twice = done && deed->writes;
    status = perform(world, deed, &later);
    if (status != (twice ? clean->again : deed->expected))
        fail_msg("%s: status %d when repeated", deed->name, (int)status);
    if (!twice)
        assert_string_equal(later.text, clean->found.text);
    assert_true(content(world->file) == (twice ? clean->twice : clean->after));
    if (deed->writes)
        restore_world(world);
}

#endif
