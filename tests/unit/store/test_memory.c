/* Every job of the store, and its opening, with every allocation failing in turn: ours and SQLite's. */
#include "failing.h"
#include "world.h"

#include <pthread.h>

enum { MOST = 24 }; /* allocations that fail per job and mode, spread over all of them */

static sqlite3_mem_methods plain;

static bool lite_fails; /* and not only our own allocations */

static void *lite_malloc(int size)
{
    return lite_fails && failing_now() ? NULL : plain.xMalloc(size);
}

static void *lite_realloc(void *old, int size)
{
    return lite_fails && failing_now() ? NULL : plain.xRealloc(old, size);
}

static void replace_allocator(void)
{
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_GETMALLOC, &plain), SQLITE_OK);
    sqlite3_mem_methods failing_methods = plain;
    failing_methods.xMalloc = lite_malloc, failing_methods.xRealloc = lite_realloc;
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_MALLOC, &failing_methods), SQLITE_OK);
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0), SQLITE_OK);
}

/* The connections are new, so they are opened and their statements prepared by the job. */
static void reopen(struct world *world)
{
    store_close(world->store);
    world->store = open_one(world->address);
}

static void starve(struct world *world, const struct deed *deed, const struct outcome *clean,
                   long at, failing_mode mode)
{
    struct found found = { "" };
    reopen(world);
    failing_start(at, mode);
    const store_status status = perform(world, deed, &found);
    failing_start(0, FAILING_ONCE);
    if (status != deed->expected && status != STORE_MEMORY && status != STORE_UNAVAILABLE)
        fail_msg("%s, allocation %ld: status %d", deed->name, at, (int)status);
    check_outcome(world, deed, clean, status, &found);
}

static void starve_jobs(bool with_lite)
{
    struct world world;
    lite_fails = with_lite;
    start_world(&world);
    for (int i = 0; i < DEEDS; i++) {
        const struct outcome clean = outcome_of(&world, &deeds[i]);
        struct found found = { "" };
        reopen(&world);
        failing_start(0, FAILING_ONCE);
        assert_int_equal(perform(&world, &deeds[i], &found), deeds[i].expected);
        const long calls = failing.calls, stride = calls > MOST ? calls / MOST : 1;
        assert_true(calls > (lite_fails ? 10 : 0));
        restore_world(&world);
        for (long at = 1 + i % stride; at <= calls; at += stride)
            for (int mode = FAILING_ONCE; mode <= FAILING_AFTER; mode++)
                starve(&world, &deeds[i], &clean, at, (failing_mode)mode);
    }
    end_world(&world);
}

static void a_job_without_memory_is_done_whole_or_not_at_all(void **state)
{
    (void)state;
    starve_jobs(false);
    starve_jobs(true);
}

/* Every allocation of ours, and of SQLite's the first 20 and later ones at growing distances. */
static void starve_opening(bool with_lite, int least)
{
    struct world world;
    lite_fails = with_lite;
    start_world(&world);
    char fresh[128], command[160];
    snprintf(fresh, sizeof fresh, "sqlite:%s/fresh.db", world.folder);
    snprintf(command, sizeof command, "rm -f %s/fresh.db*", world.folder);
    const store_options options = { .address = fresh, .writers = 1, .readers = 1, .now = NOON };
    int refused = 0;
    long calls = 0;
    for (long at = 1;; at += with_lite ? 1 + at / 20 : 1) {
        store_trouble trouble;
        char message[DB_MESSAGE];
        assert_int_equal(system(command), 0);
        failing_start(at, refused % 2 == 0 ? FAILING_ONCE : FAILING_AFTER);
        lele_store *store = store_open(&options, &trouble, message);
        calls = failing.calls;
        failing_start(0, FAILING_ONCE);
        refused += store == NULL;
        assert_int_equal(store == NULL, trouble != STORE_FINE);
        if (store == NULL && (!with_lite || message[0] == '\0'))
            assert_int_equal(trouble, STORE_NO_MEMORY);
        store_close(store);
        store_close(open_one(fresh));
        if (calls < at)
            break;
    }
    assert_true(refused >= least);
    end_world(&world);
}

static void a_store_is_opened_whole_or_not_at_all(void **state)
{
    (void)state;
    starve_opening(false, 5);
    starve_opening(true, 20);
}

static bool threads_fail;

int __real_pthread_create(pthread_t *ret, const pthread_attr_t *how, void *(*run)(void *),
                          void *data);
int __wrap_pthread_create(pthread_t *ret, const pthread_attr_t *how, void *(*run)(void *),
                          void *data);
int __wrap_pthread_create(pthread_t *ret, const pthread_attr_t *how, void *(*run)(void *),
                          void *data)
{
    return threads_fail ? 11 : __real_pthread_create(ret, how, run, data);
}

static void a_store_without_a_thread_is_not_opened(void **state)
{
    struct world world;
    store_trouble trouble;
    char message[DB_MESSAGE];
    (void)state;
    start_world(&world);
    const store_options options = { .address = world.address, .now = NOON };
    threads_fail = true;
    assert_null(store_open(&options, &trouble, message));
    assert_int_equal(trouble, STORE_NO_MEMORY);
    threads_fail = false;
    lele_store *again = store_open(&options, &trouble, message); /* no count is one connection */
    assert_non_null(again);
    struct found found;
    assert_int_equal(store_read(again, job_items, &found), STORE_OK);
    store_close(again);
    end_world(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_job_without_memory_is_done_whole_or_not_at_all),
        cmocka_unit_test(a_store_is_opened_whole_or_not_at_all),
        cmocka_unit_test(a_store_without_a_thread_is_not_opened),
    };
    replace_allocator();
    return is_elsewhere() ? 0 : RUN(tests);
}
