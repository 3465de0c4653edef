/* PostgreSQL: the meaning of its errors, connections that are lost, damage.  Only tests/store/run
 * starts it. */
#include "on_driver.h"

#include <libpq-fe.h>

static bool calloc_fails, unescape_fails;

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size)
{
    return calloc_fails ? NULL : __real_calloc(count, size);
}

unsigned char *__real_PQunescapeBytea(const unsigned char *text, size_t *length);
unsigned char *__wrap_PQunescapeBytea(const unsigned char *text, size_t *length);
unsigned char *__wrap_PQunescapeBytea(const unsigned char *text, size_t *length)
{
    return unescape_fails ? NULL : __real_PQunescapeBytea(text, length);
}

static void errors_are_told_apart_by_their_state(void **state)
{
    static const struct {
        const char *code;
        db_status status;
    } rows[] = {
        { "23505", DB_DUPLICATE }, { "23503", DB_BROKEN }, { "40001", DB_AGAIN },
        { "40P01", DB_AGAIN },     { "55P03", DB_AGAIN },  { "08006", DB_GONE },
        { "57P01", DB_GONE },      { "53100", DB_FULL },   { "53200", DB_MEMORY },
        { "53300", DB_GONE },      { "42P01", DB_BROKEN }, { "XX001", DB_BROKEN },
    };
    const struct on_store *on = *state;
    db *base = connect_to(on->address);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char sql[128];
        snprintf(sql, sizeof sql, "do $$ begin raise 'no %zu' using errcode = '%s'; end $$", i,
                 rows[i].code);
        assert_int_equal(base->driver->script(base, sql), rows[i].status);
        snprintf(sql, sizeof sql, "ERROR:  no %zu", i);
        assert_string_equal(base->driver->message(base), sql);
    }
    assert_int_equal(base->driver->script(base, "select 1"), DB_OK);
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

struct lost {
    struct new_player who;
    const char *sql;
    int tries;
};

/* Writes, and loses its connection the first time. */
static store_status lose_job(store_session *session, void *data)
{
    struct lost *lost = data;
    if (lost->sql == NULL)
        return add_player_job(session, &lost->who);
    const store_status status = add_player_job(session, &lost->who);
    lost->tries++;
    return status == STORE_OK ? store_status_of(session->driver->script(session, lost->sql))
                              : status;
}

static const char cut[] = "select pg_terminate_backend(pg_backend_pid())";

static void a_connection_that_is_lost_in_a_job_leaves_nothing(void **state)
{
    const struct on_store *on = *state;
    struct lost lost = { .who = { .id = { "lost" }, .name = "Lost" }, .sql = cut };
    memset(lost.who.secret, 5, PLAYER_HASH);
    assert_int_equal(store_write(on->store, lose_job, &lost), STORE_UNAVAILABLE);
    assert_int_equal(lost.tries, 1);
    db *base = connect_to(on->address);
    assert_int_equal(devices_with(base, 5), 0);
    lost.sql = NULL;
    store_status status = STORE_UNAVAILABLE;
    for (int i = 0; i < 4 && status != STORE_OK; i++) /* there are four connections */
        status = store_write(on->store, lose_job, &lost);
    assert_int_equal(status, STORE_OK);
    assert_int_equal(devices_with(base, 5), 1);
    base->driver->close(base);
}

/* The connection is lost while the commit is under way: nobody knows whether it took place. */
static void a_connection_that_is_lost_in_a_commit_is_uncertain(void **state)
{
    const struct on_store *on = *state;
    struct lost lost = { .who = { .id = { "lost" }, .name = "Lost" } };
    memset(lost.who.secret, 6, PLAYER_HASH);
    db *base = connect_to(on->address);
    assert_int_equal(
        base->driver->script(
            base, "create function cut() returns trigger language plpgsql as"
                  " $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;"
                  "create constraint trigger cut after insert on players"
                  " deferrable initially deferred for each row execute function cut()"),
        DB_OK);
    assert_int_equal(store_write(on->store, lose_job, &lost), STORE_UNCERTAIN);
    assert_int_equal(base->driver->script(base, "drop trigger cut on players"), DB_OK);
    assert_int_equal(devices_with(base, 6), 0);
    assert_int_equal(store_write(on->store, lose_job, &lost), STORE_OK);
    assert_int_equal(devices_with(base, 6), 1);
    base->driver->close(base);
}

static void a_table_that_cannot_be_read_is_damage(void **state)
{
    const struct on_store *on = *state;
    db *base = connect_to(on->address);
    assert_int_equal(base->driver->check(base), DB_OK);
    assert_int_equal(base->driver->script(base, "drop table room_events"), DB_OK);
    assert_int_equal(base->driver->check(base), DB_BROKEN);
    assert_non_null(strstr(base->driver->message(base), "room_events"));
    base->driver->close(base);
}

static void rows_without_memory_are_not_given(void **state)
{
    const struct on_store *on = *state;
    db *base = connect_to(on->address);
    assert_int_equal(base->driver->script(base, "insert into shares values ('x', 'text', 'a', 1)"),
                     DB_OK);
    const db_value values[] = { db_text("x") };
    int rows = 0;
    int64_t changed = 7;
    unescape_fails = true;
    assert_int_equal(
        base->driver->run(base, STATEMENT_SHARE_GET, values, 1, count_row, &rows, &changed),
        DB_MEMORY);
    unescape_fails = false;
    assert_int_equal(rows, 0);
    assert_int_equal(changed, 0);
    assert_int_equal(
        base->driver->run(base, STATEMENT_SHARE_GET, values, 1, count_row, &rows, &changed), DB_OK);
    assert_int_equal(rows, 1);
    base->driver->close(base);
}

static void without_memory_no_connection_is_opened(void **state)
{
    const struct on_store *on = *state;
    db_status status = DB_OK;
    char message[DB_MESSAGE];
    calloc_fails = true;
    db *base = db_postgres.open(on->address, &status, message);
    calloc_fails = false;
    assert_null(base);
    assert_int_equal(status, DB_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(errors_are_told_apart_by_their_state),
        STORE_TEST(a_new_transaction_ends_the_one_before),
        STORE_TEST(a_new_reader_ends_the_one_before),
        STORE_TEST(a_connection_that_is_lost_in_a_job_leaves_nothing),
        STORE_TEST(a_connection_that_is_lost_in_a_commit_is_uncertain),
        STORE_TEST(a_table_that_cannot_be_read_is_damage),
        STORE_TEST(rows_without_memory_are_not_given),
        STORE_TEST(without_memory_no_connection_is_opened),
    };
    return is_elsewhere() ? RUN(tests) : 0;
}
