/* Copies of whole databases: pages of rows, keys of several columns, targets that are not empty, sources that fail. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/copy.h"
#include "store/schema.h"

enum { PLAYERS = 173 /* more than three pages */, NOON = 1763553600 };

struct pair {
    char folder[64];
    db *from, *to;
};

static db *open_new(const char *folder, const char *name)
{
    char path[96], words[DB_MESSAGE];
    db_status status;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    db *ret = db_sqlite.open(path, &status, words);
    assert_non_null(ret);
    assert_int_equal(schema_migrate(ret, NOON), DB_OK);
    return ret;
}

static void run(db *base, const char *sql)
{
    if (base->driver->script(base, sql) != DB_OK)
        fail_msg("%s: %s", sql, base->driver->message(base));
}

/* Ids that are prefixes of each other, and contents of no, few and many bytes. */
static void fill(db *base)
{
    char sql[400];
    run(base, "begin");
    for (int i = 0; i < PLAYERS; i++) {
        snprintf(sql, sizeof sql,
                 "insert into players values ('p%d', x'%08x', '数独 %d', 1, 2, %d);"
                 "insert into items values ('p%d', 'save', 'g', 1, 1, %s);"
                 "insert into items values ('p%d', 'save', 'g~%d', 2, 1, zeroblob(%d));"
                 "insert into friends values ('p%d', 'p0', %d)",
                 i, (unsigned)i, i, i, i, i % 2 == 0 ? "null" : "x''", i, i, 50 * i, i, i);
        run(base, sql);
    }
    run(base, "insert into rooms values ('r', 'p0', 'x', 'race', 1, 1, 160)");
    for (int i = 1; i <= 160; i++) {
        snprintf(sql, sizeof sql,
                 "insert into room_events values ('r', %d, 'p1', 'w%d', 1, x'7b7d')", i, i);
        run(base, sql);
    }
    run(base, "commit");
}

static int set_up(void **state)
{
    struct pair *pair = calloc(1, sizeof *pair);
    assert_non_null(pair);
    snprintf(pair->folder, sizeof pair->folder, "/tmp/lele-copy-XXXXXX");
    assert_non_null(mkdtemp(pair->folder));
    pair->from = open_new(pair->folder, "from.db");
    pair->to = open_new(pair->folder, "to.db");
    fill(pair->from);
    *state = pair;
    return 0;
}

static int tear_down(void **state)
{
    struct pair *pair = *state;
    char command[96];
    db_sqlite.close(pair->from);
    db_sqlite.close(pair->to);
    snprintf(command, sizeof command, "rm -rf '%s'", pair->folder);
    free(pair);
    return system(command);
}

static int64_t rows_of(const copy_facts facts[COPY_TABLES], const char *table)
{
    for (int i = 0; i < COPY_TABLES; i++)
        if (strcmp(facts[i].table, table) == 0)
            return facts[i].rows;
    fail_msg("no table %s", table);
    return -1;
}

static void all_rows_arrive(void **state)
{
    const struct pair *pair = *state;
    copy_facts facts[COPY_TABLES], there[COPY_TABLES];
    assert_int_equal(copy_all(pair->from, pair->to, facts), COPY_DONE);
    assert_int_equal(rows_of(facts, "players"), PLAYERS);
    assert_int_equal(rows_of(facts, "items"), 2 * PLAYERS);
    assert_int_equal(rows_of(facts, "friends"), PLAYERS);
    assert_int_equal(rows_of(facts, "room_events"), 160);
    assert_int_equal(copy_look(pair->to, there), DB_OK);
    for (int i = 0; i < COPY_TABLES; i++) {
        assert_int_equal(facts[i].rows, there[i].rows);
        assert_memory_equal(facts[i].hash, there[i].hash, COPY_HASH);
    }
}

static void one_byte_changes_the_hash(void **state)
{
    const struct pair *pair = *state;
    copy_facts before[COPY_TABLES], after[COPY_TABLES];
    assert_int_equal(copy_look(pair->from, before), DB_OK);
    run(pair->from, "update players set name = name || '.' where id = 'p100'");
    assert_int_equal(copy_look(pair->from, after), DB_OK);
    assert_memory_not_equal(before[0].hash, after[0].hash, COPY_HASH);
    assert_memory_equal(before[3].hash, after[3].hash, COPY_HASH);
}

static void a_target_with_rows_stays_as_it_is(void **state)
{
    const struct pair *pair = *state;
    copy_facts facts[COPY_TABLES], there[COPY_TABLES];
    run(pair->to, "insert into players values ('x', x'00', 'x', 1, 1, 1)");
    assert_int_equal(copy_all(pair->from, pair->to, facts), COPY_NOT_EMPTY);
    assert_int_equal(copy_look(pair->to, there), DB_OK);
    assert_int_equal(rows_of(there, "players"), 1);
    assert_int_equal(rows_of(there, "items"), 0);
}

static void a_source_that_fails_leaves_the_target_empty(void **state)
{
    const struct pair *pair = *state;
    copy_facts facts[COPY_TABLES], there[COPY_TABLES];
    run(pair->from, "drop table room_events"); /* the last one */
    assert_int_equal(copy_all(pair->from, pair->to, facts), COPY_CANNOT_READ);
    assert_int_equal(copy_look(pair->to, there), DB_OK);
    assert_int_equal(rows_of(there, "players"), 0);
}

static void a_target_that_fails_stays_empty(void **state)
{
    const struct pair *pair = *state;
    copy_facts facts[COPY_TABLES], there[COPY_TABLES];
    run(pair->to, "create trigger full before insert on room_events when new.number = 150"
                  " begin select raise(abort, 'full'); end");
    assert_int_equal(copy_all(pair->from, pair->to, facts), COPY_CANNOT_WRITE);
    run(pair->to, "drop trigger full");
    assert_int_equal(copy_look(pair->to, there), DB_OK);
    assert_int_equal(rows_of(there, "players"), 0);
    assert_int_equal(copy_all(pair->from, pair->to, facts), COPY_DONE);
}

static void a_target_that_changes_rows_is_not_kept(void **state)
{
    const struct pair *pair = *state;
    copy_facts facts[COPY_TABLES], there[COPY_TABLES];
    run(pair->to, "create trigger other after insert on players when new.id = 'p7'"
                  " begin update players set name = 'x' where id = 'p7'; end");
    assert_int_equal(copy_all(pair->from, pair->to, facts), COPY_DIFFERS);
    assert_int_equal(copy_look(pair->to, there), DB_OK);
    assert_int_equal(rows_of(there, "players"), 0);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(all_rows_arrive),
        CASE(one_byte_changes_the_hash),
        CASE(a_target_with_rows_stays_as_it_is),
        CASE(a_source_that_fails_leaves_the_target_empty),
        CASE(a_target_that_fails_stays_empty),
        CASE(a_target_that_changes_rows_is_not_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
