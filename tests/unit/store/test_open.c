/* Opening a store with every call of the database failing, and the copy of an old one. */
#include "failing_db.h"
#include "world.h"

#include "store/schema.h"

static struct {
    bool is_old;    /* the schema says so */
    int migrations; /* that were begun */
} pretended;

schema_state __real_schema_look(db *base, int *number);
schema_state __wrap_schema_look(db *base, int *number);
schema_state __wrap_schema_look(db *base, int *number)
{
    const schema_state state = __real_schema_look(base, number);
    return pretended.is_old && state == SCHEMA_CURRENT ? SCHEMA_OLD : state;
}

db_status __real_schema_migrate(db *base, int64_t now);
db_status __wrap_schema_migrate(db *base, int64_t now);
db_status __wrap_schema_migrate(db *base, int64_t now)
{
    pretended.migrations++;
    return __real_schema_migrate(base, now);
}

static store_trouble open_with(const char *address, long at, fault_mode mode, db_status failure)
{
    store_trouble trouble;
    char message[DB_MESSAGE];
    const store_options options = { .address = address, .writers = 1, .readers = 1, .now = NOON };
    fault_start(at, mode, failure);
    store_close(store_open(&options, &trouble, message));
    fault.at = 0;
    if (fault.struck && trouble != STORE_FINE && trouble != STORE_NO_MEMORY)
        assert_string_equal(message, "fault");
    return trouble;
}

static uint64_t content_at(const char *path)
{
    sqlite3 *file;
    assert_int_equal(sqlite3_open(path, &file), SQLITE_OK);
    const uint64_t ret = content(file);
    sqlite3_close(file);
    return ret;
}

/* A version that cannot be read once is looked for again by the migration. */
static bool may_open(fault_mode mode, db_status failure, uint64_t now, uint64_t whole)
{
    return mode != FAULT_STAYS && failure == DB_BROKEN && now == whole;
}

static void a_new_file_gets_all_tables_or_none(void **state)
{
    struct world world;
    char path[128], address[140], command[160];
    (void)state;
    start_world(&world);
    snprintf(path, sizeof path, "%s/fresh.db", world.folder);
    snprintf(address, sizeof address, "sqlite:%s", path);
    snprintf(command, sizeof command, "rm -f %s*", path);
    assert_int_equal(open_with(address, 0, FAULT_BEFORE, DB_OK), STORE_FINE);
    const uint64_t whole = content_at(path);
    for (int mode = 0; mode < FAULT_MODES; mode++)
        for (int failure = DB_DUPLICATE; failure <= DB_MEMORY; failure++)
            for (long at = 1; at == 1 || fault.struck; at++) {
                assert_int_equal(system(command), 0);
                const uint64_t none = content_at(path);
                const store_trouble trouble =
                    open_with(address, at, (fault_mode)mode, (db_status)failure);
                const uint64_t now = content_at(path);
                if (fault.struck && trouble == STORE_FINE)
                    assert_true(may_open((fault_mode)mode, (db_status)failure, now, whole));
                assert_true(now == whole || (trouble != STORE_FINE && now == none));
                const bool struck = fault.struck;
                assert_int_equal(open_with(address, 0, FAULT_BEFORE, DB_OK), STORE_FINE);
                assert_true(content_at(path) == whole);
                fault.struck = struck;
            }
    end_world(&world);
}

static void an_old_file_is_copied_before_it_is_changed(void **state)
{
    struct world world;
    char copy[128], part[140];
    (void)state;
    start_world(&world);
    snprintf(copy, sizeof copy, "%s.before-2", world.path);
    snprintf(part, sizeof part, "%s.part", copy);
    pretended.is_old = true;
    for (int failure = DB_DUPLICATE; failure <= DB_MEMORY; failure++)
        for (long at = 1; at == 1 || fault.struck; at++) {
            pretended.migrations = 0;
            const store_trouble trouble =
                open_with(world.address, at, FAULT_BEFORE, (db_status)failure);
            /* a copy that is there already is the earlier one */
            const bool is_copied = access(copy, F_OK) == 0;
            if (pretended.migrations > 0 && failure != DB_DUPLICATE && failure != DB_BROKEN)
                assert_true(is_copied);
            if (is_copied)
                assert_true(content_at(copy) == world.before);
            assert_int_not_equal(access(part, F_OK), 0);
            assert_true(trouble == STORE_FINE || fault.struck);
            assert_true(content(world.file) == world.before);
            unlink(copy);
        }
    pretended.is_old = false;
    end_world(&world);
}

static void without_a_copy_nothing_is_migrated(void **state)
{
    struct world world;
    char copy[128], long_name[5000] = "sqlite:";
    (void)state;
    start_world(&world);
    snprintf(copy, sizeof copy, "%s.before-2", world.path);
    pretended.is_old = true, pretended.migrations = 0;
    assert_int_equal(open_with(world.address, 3, FAULT_BEFORE, DB_FULL), STORE_CANNOT_BACK_UP);
    assert_true(fault.struck);
    assert_int_equal(pretended.migrations, 0);
    assert_int_not_equal(access(copy, F_OK), 0);
    memset(long_name + 7, 'x', 4090); /* no room for the ending */
    fault.other = world.path;
    assert_int_equal(open_with(long_name, 0, FAULT_BEFORE, DB_OK), STORE_CANNOT_BACK_UP);
    assert_int_equal(pretended.migrations, 0);
    fault.other = NULL;
    db_failing.backup = NULL; /* the administrator makes the copies */
    assert_int_equal(open_with(world.address, 0, FAULT_BEFORE, DB_OK), STORE_FINE);
    assert_int_equal(pretended.migrations, 1);
    db_failing.backup = failing_backup;
    pretended.is_old = false;
    end_world(&world);
}

static void a_version_that_is_none_is_not_migrated(void **state)
{
    struct world world;
    (void)state;
    start_world(&world);
    assert_int_equal(sqlite3_exec(world.file,
                                  "delete from schema_version;"
                                  "insert into schema_version values (-1, 0)",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    pretended.migrations = 0;
    assert_int_equal(open_with(world.address, 0, FAULT_BEFORE, DB_OK), STORE_CANNOT_OPEN);
    assert_int_equal(pretended.migrations, 0);
    end_world(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_file_gets_all_tables_or_none),
        cmocka_unit_test(an_old_file_is_copied_before_it_is_changed),
        cmocka_unit_test(without_a_copy_nothing_is_migrated),
        cmocka_unit_test(a_version_that_is_none_is_not_migrated),
    };
    return is_elsewhere() ? 0 : RUN(tests);
}
