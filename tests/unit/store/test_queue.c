/* Group commit: many writers at once, jobs that fail beside jobs that do not, a database that fails. */
#include "on_store.h"

#include <pthread.h>

#include "store/run.h"
#include "store/shares.h"

enum { THREADS = 8, WRITES = 50 };

struct share {
    char content[32];
    share_id id;
    bool fails;
};

static store_status share_job(store_session *session, void *data)
{
    struct share *share = data;
    const store_status status =
        share_put(session, "text", share->content, strlen(share->content), NOON, &share->id);
    return share->fails ? STORE_REFUSED : status;
}

static void ignore_share(void *data, const char *kind, const void *content, size_t length,
                         int64_t made)
{
    const struct share *share = data;
    assert_string_equal(kind, "text");
    assert_int_equal(length, strlen(share->content));
    assert_memory_equal(content, share->content, length);
    assert_int_equal(made, NOON);
}

static store_status find_job(store_session *session, void *data)
{
    struct share *share = data;
    return share_get(session, share->id.text, ignore_share, share);
}

struct writer {
    pthread_t thread;
    const struct on_store *on;
    int number;
    struct share shares[WRITES];
    store_status status[WRITES];
};

static void *write_all(void *data)
{
    struct writer *writer = data;
    for (int i = 0; i < WRITES; i++) {
        struct share *share = &writer->shares[i];
        snprintf(share->content, sizeof share->content, "%d of %d", i, writer->number);
        share->fails = i % 3 == 2;
        writer->status[i] = store_write(writer->on->store, share_job, share);
    }
    return NULL;
}

static void what_was_acknowledged_is_there_and_what_was_refused_is_not(void **state)
{
    const struct on_store *on = *state;
    static struct writer writers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        writers[i].on = on, writers[i].number = i;
        assert_int_equal(pthread_create(&writers[i].thread, NULL, write_all, &writers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(writers[i].thread, NULL);
    for (int i = 0; i < THREADS * WRITES; i++) {
        struct writer *writer = &writers[i / WRITES];
        struct share *share = &writer->shares[i % WRITES];
        assert_int_equal(writer->status[i % WRITES], share->fails ? STORE_REFUSED : STORE_OK);
        assert_int_equal(store_read(on->store, find_job, share),
                         share->fails ? STORE_NOT_FOUND : STORE_OK);
    }
}

static store_status bad_job(store_session *session, void *data)
{
    (void)data;
    return run_statement(session, STATEMENT_SHARE_ADD, NULL, 0, NULL, NULL,
                         NULL); /* parameters are missing */
}

static void a_statement_that_fails_does_not_harm_the_jobs_beside_it(void **state)
{
    const struct on_store *on = *state;
    struct share share = { .content = "good" };
    for (int i = 0; i < 10; i++) {
        assert_int_not_equal(store_write(on->store, bad_job, NULL), STORE_OK);
        snprintf(share.content, sizeof share.content, "good %d", i);
        assert_int_equal(store_write(on->store, share_job, &share), STORE_OK);
        assert_int_equal(store_read(on->store, find_job, &share), STORE_OK);
    }
    assert_true(store_is_ready(on->store));
}

static store_status twice_job(store_session *session, void *data)
{
    int *tries = data;
    (void)session;
    return ++*tries < STORE_RETRIES ? STORE_AGAIN : STORE_OK;
}

static store_status never_job(store_session *session, void *data)
{
    (void)session;
    ++*(int *)data;
    return STORE_AGAIN;
}

static void a_job_that_met_another_runs_again_but_not_for_ever(void **state)
{
    const struct on_store *on = *state;
    int tries = 0;
    assert_int_equal(store_write(on->store, twice_job, &tries), STORE_OK);
    assert_int_equal(tries, STORE_RETRIES);
    tries = 0;
    assert_int_equal(store_write(on->store, never_job, &tries), STORE_UNAVAILABLE);
    assert_int_equal(tries, STORE_RETRIES);
}

static void a_reader_changes_nothing(void **state)
{
    const struct on_store *on = *state;
    struct share share = { .content = "by a reader" };
    store_read(on->store, share_job, &share);
    assert_int_equal(store_read(on->store, find_job, &share), STORE_NOT_FOUND);
}

/* A job that lasts until it is let go. */
struct gate {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int entered, active, most, done, refused;
    bool open;
};

static struct gate gate_new(void)
{
    return (struct gate){ .lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER };
}

static void enter(struct gate *gate, int step)
{
    pthread_mutex_lock(&gate->lock);
    gate->entered += step;
    pthread_cond_broadcast(&gate->changed);
    pthread_mutex_unlock(&gate->lock);
}

static store_status gate_job(store_session *session, void *data)
{
    struct gate *gate = data;
    (void)session;
    enter(gate, 1);
    pthread_mutex_lock(&gate->lock);
    while (!gate->open)
        pthread_cond_wait(&gate->changed, &gate->lock);
    pthread_mutex_unlock(&gate->lock);
    return STORE_OK;
}

static store_status nothing_job(store_session *session, void *data)
{
    (void)session;
    (void)data;
    return STORE_OK;
}

static void count_done(void *data, store_status status)
{
    struct gate *gate = data;
    pthread_mutex_lock(&gate->lock);
    gate->done++;
    gate->refused += status == STORE_UNAVAILABLE;
    pthread_mutex_unlock(&gate->lock);
}

static lele_store *open_with(const struct on_store *on, int count)
{
    store_trouble trouble;
    char message[DB_MESSAGE];
    const store_options options = {
        .address = on->address, .writers = count, .readers = count, .now = NOON
    };
    lele_store *ret = store_open(&options, &trouble, message);
    assert_non_null(ret);
    return ret;
}

static void a_full_queue_refuses_at_once(void **state)
{
    lele_store *store = open_with(*state, 1);
    struct gate gate = gate_new();
    store_submit(store, gate_job, &gate, count_done);
    pthread_mutex_lock(&gate.lock);
    while (gate.entered == 0)
        pthread_cond_wait(&gate.changed, &gate.lock);
    pthread_mutex_unlock(&gate.lock);
    for (int i = 0; i < STORE_WAITING; i++)
        store_submit(store, nothing_job, &gate, count_done);
    assert_int_equal(gate.done, 0);
    store_submit(store, nothing_job, &gate, count_done);
    assert_int_equal(gate.done, 1);
    assert_int_equal(gate.refused, 1);
    pthread_mutex_lock(&gate.lock);
    gate.open = true;
    pthread_cond_broadcast(&gate.changed);
    pthread_mutex_unlock(&gate.lock);
    store_close(store);
    assert_int_equal(gate.done, STORE_WAITING + 2);
    assert_int_equal(gate.refused, 1);
}

struct reader {
    pthread_t thread;
    lele_store *store;
    struct gate *gate;
    store_status status;
};

/* Ends when all readers have asked. */
static store_status count_active(store_session *session, void *data)
{
    struct gate *gate = data;
    (void)session;
    pthread_mutex_lock(&gate->lock);
    gate->active++;
    gate->most = gate->active > gate->most ? gate->active : gate->most;
    while (gate->entered < THREADS)
        pthread_cond_wait(&gate->changed, &gate->lock);
    gate->active--;
    pthread_mutex_unlock(&gate->lock);
    return STORE_OK;
}

static void *ask(void *data)
{
    struct reader *reader = data;
    enter(reader->gate, 1);
    reader->status = store_read(reader->store, count_active, reader->gate);
    return NULL;
}

static int most_at_once(const struct on_store *on, int connections)
{
    struct gate gate = gate_new();
    struct reader readers[THREADS];
    lele_store *store = open_with(on, connections);
    for (int i = 0; i < THREADS; i++) {
        readers[i] = (struct reader){ .store = store, .gate = &gate, .status = STORE_MEMORY };
        assert_int_equal(pthread_create(&readers[i].thread, NULL, ask, &readers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(readers[i].thread, NULL);
        assert_int_equal(readers[i].status, STORE_OK);
    }
    store_close(store);
    return gate.most;
}

static void readers_wait_for_a_connection(void **state)
{
    assert_int_equal(most_at_once(*state, 0), 1);
    assert_int_equal(most_at_once(*state, 1), 1);
    assert_in_range(most_at_once(*state, 10 * STORE_SESSIONS), 1, THREADS);
}

static void lost_connections_come_back(void **state)
{
    const struct on_store *on = *state;
    struct share share = { .content = "before" };
    assert_int_equal(store_write(on->store, share_job, &share), STORE_OK);
    assert_int_equal(run_script(on->address,
                                "select pg_terminate_backend(pid) from pg_stat_activity"
                                " where pid <> pg_backend_pid() and datname = current_database()"),
                     DB_OK);
    strcpy(share.content, "after");
    store_status status = STORE_UNAVAILABLE;
    for (int i = 0; i < 100 && status != STORE_OK; i++)
        status = store_write(on->store, share_job, &share);
    assert_int_equal(status, STORE_OK);
    assert_int_equal(store_read(on->store, find_job, &share), STORE_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(what_was_acknowledged_is_there_and_what_was_refused_is_not),
        STORE_TEST(a_statement_that_fails_does_not_harm_the_jobs_beside_it),
        STORE_TEST(a_job_that_met_another_runs_again_but_not_for_ever),
        STORE_TEST(a_reader_changes_nothing),
        STORE_TEST(a_full_queue_refuses_at_once),
        STORE_TEST(readers_wait_for_a_connection),
    };
    /* a file has no connection to lose */
    const struct CMUnitTest over_a_network[] = { STORE_TEST(lost_connections_come_back) };
    const int failed = RUN(tests);
    return getenv("LELE_TEST_DATABASE") != NULL ? failed + RUN(over_a_network) : failed;
}
