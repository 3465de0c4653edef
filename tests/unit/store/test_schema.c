/* Migrations: a new database, one of a later version, one that is not ours. */
#include "on_store.h"

#include "store/schema.h"

static void keep(void *data, const db_value *columns, int count)
{
    (void)count;
    *(int64_t *)data = columns[0].integer;
}

static int64_t version_of(const char *address)
{
    const char *rest;
    db_status status;
    char message[DB_MESSAGE];
    const db_driver *driver = db_driver_of(address, &rest);
    db *base = driver->open(rest, &status, message);
    int64_t ret = -1;
    assert_non_null(base);
    assert_int_equal(driver->run(base, STATEMENT_VERSION, NULL, 0, keep, &ret, NULL), DB_OK);
    driver->close(base);
    return ret;
}

static void a_new_database_gets_every_migration(void **state)
{
    const struct on_store *on = *state;
    assert_int_equal(version_of(on->address), schema_newest());
}

static void opening_again_changes_nothing(void **state)
{
    struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    store_close(on->store);
    on->store = open_at(on->address);
    const struct new_player again = ann;
    assert_int_equal(store_write(on->store, add_player_job, (void *)&again), STORE_DUPLICATE);
}

static store_trouble trouble_of(const char *address)
{
    store_trouble trouble;
    char message[DB_MESSAGE];
    const store_options options = { .address = address, .writers = 1, .readers = 1, .now = NOON };
    store_close(store_open(&options, &trouble, message));
    return trouble;
}

static void a_database_of_a_later_version_is_refused(void **state)
{
    const struct on_store *on = *state;
    assert_int_equal(
        run_script(on->address, "insert into schema_version (number, applied) values (9999, 1)"),
        DB_OK);
    assert_int_equal(trouble_of(on->address), STORE_NEWER);
}

static void tables_without_a_version_are_left_as_they_are(void **state)
{
    const struct on_store *on = *state;
    struct new_player same = add_player(on, 1);
    assert_int_equal(run_script(on->address, "delete from schema_version"), DB_OK);
    assert_int_equal(trouble_of(on->address), STORE_CANNOT_MIGRATE);
    assert_int_equal(store_write(on->store, add_player_job, &same), STORE_DUPLICATE);
}

static void addresses_that_are_none_are_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "", "sqlite:", "mysql://x", "lele.db", "/tmp/x", "postgre://"
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(trouble_of(bad[i]), STORE_BAD_ADDRESS);
    assert_int_equal(trouble_of("sqlite:/no/such/folder/lele.db"), STORE_CANNOT_OPEN);
    assert_int_equal(trouble_of("postgres://127.0.0.1:1/none?connect_timeout=2"),
                     STORE_CANNOT_OPEN);
}

static void a_file_that_is_no_database_is_left_as_it_is(void **state)
{
    const struct on_store *on = *state;
    char path[256], address[300], text[32] = "";
    snprintf(path, sizeof path, "%s/notes.txt", on->folder);
    snprintf(address, sizeof address, "sqlite:%s", path);
    FILE *file = fopen(path, "w");
    for (int i = 0; i < 200; i++)
        fputs("these are notes\n", file);
    fclose(file);
    assert_int_equal(trouble_of(address), STORE_CANNOT_OPEN);
    file = fopen(path, "r");
    assert_non_null(fgets(text, sizeof text, file));
    fclose(file);
    assert_string_equal(text, "these are notes\n");
}

/* What a migration of an old file begins with, and what is asked of a copy. */
static void a_copy_of_a_file_is_whole_and_never_replaces_one(void **state)
{
    const struct on_store *on = *state;
    char copy[96], address[112], nowhere[112], message[DB_MESSAGE];
    const char *rest;
    db_status status;
    if (is_postgres(on))
        return; /* its copies are made by its administrator */
    add_player(on, 1);
    const db_driver *driver = db_driver_of(on->address, &rest);
    db *base = driver->open(rest, &status, message);
    assert_non_null(base);
    (void)snprintf(copy, sizeof copy, "%s/copy.db", on->folder);
    (void)snprintf(nowhere, sizeof nowhere, "%s/missing/copy.db", on->folder);
    assert_int_equal(driver->check(base), DB_OK);
    assert_int_equal(driver->backup(base, copy), DB_OK);
    assert_int_equal(driver->backup(base, copy), DB_DUPLICATE);
    assert_string_not_equal(driver->message(base), "");
    assert_int_not_equal(driver->backup(base, nowhere), DB_OK);
    driver->close(base);
    (void)snprintf(address, sizeof address, "sqlite:%s", copy);
    lele_store *again = open_at(address);
    struct new_player same = { .name = "Ann" };
    (void)snprintf(same.id.text, sizeof same.id.text, "player1");
    assert_int_not_equal(store_write(again, add_player_job, &same), STORE_OK); /* it is there */
    store_close(again);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_new_database_gets_every_migration),
        STORE_TEST(opening_again_changes_nothing),
        STORE_TEST(a_database_of_a_later_version_is_refused),
        STORE_TEST(tables_without_a_version_are_left_as_they_are),
        STORE_TEST(addresses_that_are_none_are_refused),
        STORE_TEST(a_file_that_is_no_database_is_left_as_it_is),
        STORE_TEST(a_copy_of_a_file_is_whole_and_never_replaces_one),
    };
    return RUN(tests);
}
