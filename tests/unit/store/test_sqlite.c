/* SQLite: the meaning of its errors, copies that are cut off, damage. */
#include "on_driver.h"

#include <errno.h>
#include <sqlite3.h>

/* What the wrapped functions do; the copy must not have its name before it is whole. */
static struct {
    const char *copy;
    int steps[3]; /* what the first steps return instead; 0: nothing else */
    int step;
    bool init_fails, rename_fails;
} wrapped;

sqlite3_backup *__real_sqlite3_backup_init(sqlite3 *to, const char *to_name, sqlite3 *from,
                                           const char *from_name);
sqlite3_backup *__wrap_sqlite3_backup_init(sqlite3 *to, const char *to_name, sqlite3 *from,
                                           const char *from_name);
sqlite3_backup *__wrap_sqlite3_backup_init(sqlite3 *to, const char *to_name, sqlite3 *from,
                                           const char *from_name)
{
    return __real_sqlite3_backup_init(to, wrapped.init_fails ? "none" : to_name, from, from_name);
}

int __real_sqlite3_backup_step(sqlite3_backup *backup, int pages);
int __wrap_sqlite3_backup_step(sqlite3_backup *backup, int pages);
int __wrap_sqlite3_backup_step(sqlite3_backup *backup, int pages)
{
    assert_int_not_equal(access(wrapped.copy, F_OK), 0);
    const int code = wrapped.step < 3 ? wrapped.steps[wrapped.step++] : 0;
    return code != 0 ? code : __real_sqlite3_backup_step(backup, pages < 3 ? pages : 3);
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to)
{
    errno = ENOSPC;
    return wrapped.rename_fails ? -1 : __real_rename(from, to);
}

static bool text_fails;

const unsigned char *__real_sqlite3_column_text(sqlite3_stmt *row, int column);
const unsigned char *__wrap_sqlite3_column_text(sqlite3_stmt *row, int column);
const unsigned char *__wrap_sqlite3_column_text(sqlite3_stmt *row, int column)
{
    return text_fails ? NULL : __real_sqlite3_column_text(row, column);
}

struct copying {
    db *base;
    char copy[96], part[104];
};

static struct copying start_copy(const struct on_store *on)
{
    static char name[96];
    struct copying ret = { .base = connect_to(on->address) };
    snprintf(name, sizeof name, "%s/copy.db", on->folder);
    snprintf(ret.copy, sizeof ret.copy, "%s", name);
    snprintf(ret.part, sizeof ret.part, "%s.part", name);
    memset(&wrapped, 0, sizeof wrapped);
    wrapped.copy = name;
    return ret;
}

/* Whether no file is left, of the copy or a part of it. */
static bool is_clean(const struct copying *copying)
{
    return access(copying->copy, F_OK) != 0 && access(copying->part, F_OK) != 0;
}

static db_status copy_now(const struct copying *copying)
{
    return copying->base->driver->backup(copying->base, copying->copy);
}

static void a_copy_that_fails_leaves_no_file(void **state)
{
    const struct copying copying = start_copy(*state);
    wrapped.steps[1] = SQLITE_FULL;
    assert_int_equal(copy_now(&copying), DB_FULL);
    assert_true(is_clean(&copying));
    wrapped.step = 0, wrapped.steps[1] = SQLITE_IOERR;
    assert_int_equal(copy_now(&copying), DB_BROKEN);
    assert_true(is_clean(&copying));
    wrapped.init_fails = true;
    assert_int_equal(copy_now(&copying), DB_BROKEN);
    assert_true(is_clean(&copying));
    wrapped.init_fails = false, wrapped.rename_fails = true;
    assert_int_equal(copy_now(&copying), DB_FULL);
    assert_string_equal(copying.base->driver->message(copying.base), strerror(ENOSPC));
    assert_true(is_clean(&copying));
    copying.base->driver->close(copying.base);
}

static void a_copy_waits_for_other_writers(void **state)
{
    const struct copying copying = start_copy(*state);
    wrapped.steps[0] = SQLITE_BUSY, wrapped.steps[2] = SQLITE_LOCKED;
    assert_int_equal(copy_now(&copying), DB_OK);
    assert_int_equal(wrapped.step, 3);
    assert_int_equal(access(copying.copy, F_OK), 0);
    copying.base->driver->close(copying.base);
}

/* The program was killed while it copied: what it left must not pass for the copy. */
static void a_copy_that_was_cut_off_is_made_again(void **state)
{
    const struct on_store *on = *state;
    const struct new_player who = add_player(on, 1);
    const struct copying copying = start_copy(on);
    char address[112];
    FILE *file = fopen(copying.part, "w");
    assert_non_null(file);
    fputs("half a copy", file);
    fclose(file);
    assert_int_equal(copy_now(&copying), DB_OK);
    assert_int_not_equal(access(copying.part, F_OK), 0);
    copying.base->driver->close(copying.base);
    snprintf(address, sizeof address, "sqlite:%s", copying.copy);
    db *copy = connect_to(address);
    assert_int_equal(copy->driver->check(copy), DB_OK);
    assert_int_equal(devices_with(copy, who.secret[0]), 1);
    copy->driver->close(copy);
}

static void a_name_without_room_for_its_ending_is_refused(void **state)
{
    const struct copying copying = start_copy(*state);
    char name[4095];
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_int_equal(copying.base->driver->backup(copying.base, name), DB_BROKEN);
    assert_string_equal(copying.base->driver->message(copying.base), strerror(ENAMETOOLONG));
    copying.base->driver->close(copying.base);
}

static void errors_are_told_apart(void **state)
{
    static const struct {
        const char *sql;
        db_status status;
    } rows[] = {
        { "create table a (x integer primary key, y text unique not null)", DB_OK },
        { "create table b (x text)", DB_OK },
        { "insert into a values (1, 'one')", DB_OK },
        { "insert into b (rowid, x) values (1, 'one')", DB_OK },
        { "insert into a values (1, 'two')", DB_DUPLICATE },
        { "insert into a values (2, 'one')", DB_DUPLICATE },
        { "insert into b (rowid, x) values (1, 'two')", DB_DUPLICATE },
        { "insert into a values (2, null)", DB_BROKEN },
        { "insert into devices values (x'00', 'nobody', 0)", DB_BROKEN },
        { "select", DB_BROKEN },
        { "pragma max_page_count = 1; insert into b values (zeroblob(1000000))", DB_FULL },
    };
    const struct on_store *on = *state;
    db *base = connect_to(on->address);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (base->driver->script(base, rows[i].sql) != rows[i].status)
            fail_msg("%s: %s", rows[i].sql, base->driver->message(base));
    base->driver->close(base);
}

static void a_writer_who_waits_in_vain_can_try_again(void **state)
{
    const struct on_store *on = *state;
    db *one = connect_to(on->address), *two = connect_to(on->address);
    assert_int_equal(two->driver->script(two, "pragma busy_timeout = 0"), DB_OK);
    assert_int_equal(one->driver->mark(one, DB_BEGIN), DB_OK);
    assert_int_equal(two->driver->mark(two, DB_BEGIN), DB_AGAIN);
    assert_int_equal(one->driver->mark(one, DB_COMMIT), DB_OK);
    assert_int_equal(two->driver->mark(two, DB_BEGIN), DB_OK);
    two->driver->close(two);
    one->driver->close(one);
}

static int disk_error;

static ssize_t bad_read(int file, void *bytes, size_t size, off_t place)
{
    (void)file, (void)bytes, (void)size, (void)place;
    errno = disk_error;
    return -1;
}

/* Reads every page of the file while the disk answers with an error. */
static db_status read_with(db *base, int error)
{
    sqlite3_vfs *system_calls = sqlite3_vfs_find(NULL);
    disk_error = error;
    assert_int_equal(base->driver->script(base, "pragma shrink_memory"), DB_OK);
    for (int i = 0; i < 2; i++)
        system_calls->xSetSystemCall(system_calls, i == 0 ? "pread" : "pread64",
                                     (sqlite3_syscall_ptr)(void (*)(void))bad_read);
    const db_status status = base->driver->check(base);
    for (int i = 0; i < 2; i++)
        system_calls->xSetSystemCall(system_calls, i == 0 ? "pread" : "pread64", NULL);
    return status;
}

static void a_disk_that_fails_is_full_or_broken(void **state)
{
    const struct on_store *on = *state;
    db *base = connect_to(on->address);
    assert_int_equal(read_with(base, ENOSPC), DB_FULL);
    assert_int_equal(read_with(base, EIO), DB_BROKEN);
    assert_int_equal(base->driver->check(base), DB_OK);
    base->driver->close(base);
}

static void rows_that_belong_to_nobody_are_damage(void **state)
{
    const struct on_store *on = *state;
    db *base = connect_to(on->address);
    assert_int_equal(base->driver->check(base), DB_OK);
    assert_int_equal(base->driver->script(base, "pragma foreign_keys = off;"
                                                "insert into devices values (x'00', 'nobody', 0);"
                                                "insert into devices values (x'01', 'no one', 0)"),
                     DB_OK);
    assert_int_equal(base->driver->check(base), DB_BROKEN);
    assert_string_equal(base->driver->message(base), "devices");
    base->driver->close(base);
}

static void a_parameter_too_many_is_refused(void **state)
{
    const struct on_store *on = *state;
    const struct new_player who = add_player(on, 1);
    db *base = connect_to(on->address);
    const db_value values[] = { db_text(who.id.text), db_integer(1) };
    assert_int_equal(base->driver->run(base, STATEMENT_PLAYER_GET, values, 2, NULL, NULL, NULL),
                     DB_BROKEN);
    /* rows that nobody wants */
    assert_int_equal(base->driver->run(base, STATEMENT_PLAYER_GET, values, 1, NULL, NULL, NULL),
                     DB_OK);
    base->driver->close(base);
}

/* SQLite returns NULL for a text that it has no memory for. */
static void a_row_without_memory_is_not_given(void **state)
{
    const struct on_store *on = *state;
    const struct new_player who = add_player(on, 1);
    db *base = connect_to(on->address);
    const db_value values[] = { db_text(who.id.text) };
    int rows = 0;
    text_fails = true;
    assert_int_equal(
        base->driver->run(base, STATEMENT_PLAYER_GET, values, 1, count_row, &rows, NULL),
        DB_MEMORY);
    text_fails = false;
    assert_int_equal(rows, 0);
    assert_int_equal(
        base->driver->run(base, STATEMENT_PLAYER_GET, values, 1, count_row, &rows, NULL), DB_OK);
    assert_int_equal(rows, 1);
    base->driver->close(base);
}

static void a_new_transaction_ends_the_one_before(void **state)
{
    check_open_transaction(*state, DB_BEGIN);
}

static void a_new_reader_ends_the_one_before(void **state)
{
    check_open_transaction(*state, DB_READ);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_copy_that_fails_leaves_no_file),
        STORE_TEST(a_copy_waits_for_other_writers),
        STORE_TEST(a_copy_that_was_cut_off_is_made_again),
        STORE_TEST(a_name_without_room_for_its_ending_is_refused),
        STORE_TEST(errors_are_told_apart),
        STORE_TEST(a_writer_who_waits_in_vain_can_try_again),
        STORE_TEST(a_disk_that_fails_is_full_or_broken),
        STORE_TEST(rows_that_belong_to_nobody_are_damage),
        STORE_TEST(a_parameter_too_many_is_refused),
        STORE_TEST(a_row_without_memory_is_not_given),
        STORE_TEST(a_new_transaction_ends_the_one_before),
        STORE_TEST(a_new_reader_ends_the_one_before),
    };
    return is_elsewhere() ? 0 : RUN(tests);
}
