/* Wrong secrets from one address: what they cost the database, and what others at the address notice. */
#include <pthread.h>

#include "../store/on_store.h"
#include "server/api/api.h"

store_status __real_store_read(lele_store *store, store_job *job, void *data);
store_status __wrap_store_read(lele_store *store, store_job *job, void *data);

enum { FLOOD = 2000, BURST = 20, PER_MINUTE = 10, MINUTE = 60000, PHRASE_SEED = 7 };

static const int64_t START = 1786000000000;

static int lookups;

store_status __wrap_store_read(lele_store *store, store_job *job, void *data)
{
    lookups++;
    return __real_store_read(store, job, data);
}

/* Counts the answers that come later. */
static struct later {
    pthread_mutex_t lock;
    pthread_cond_t more;
    int woken;
} later = { .lock = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER };

static void woken(void *data)
{
    struct later *mine = data;
    pthread_mutex_lock(&mine->lock);
    mine->woken++;
    pthread_cond_signal(&mine->more);
    pthread_mutex_unlock(&mine->lock);
}

static void await(int count)
{
    pthread_mutex_lock(&later.lock);
    while (later.woken < count)
        pthread_cond_wait(&later.more, &later.lock);
    assert_int_equal(later.woken, count);
    later.woken = 0;
    pthread_mutex_unlock(&later.lock);
}

struct add_device {
    player_id id;
    const char *secret;
};

static store_status add_device_job(store_session *session, void *data)
{
    struct add_device *wanted = data;
    unsigned char device[PLAYER_HASH];
    player_hash_secret(wanted->secret, device);
    return player_add_device(session, &wanted->id, device, NOON);
}

static store_status drop_device_job(store_session *session, void *data)
{
    struct add_device *wanted = data;
    unsigned char device[PLAYER_HASH];
    player_hash_secret(wanted->secret, device);
    return player_drop_device(session, &wanted->id, device);
}

/* A server with a player, two of whose secrets are "mine" and "other". */
static web_api *make_api(const struct on_store *on, player_id *id)
{
    *id = add_player(on, PHRASE_SEED).id;
    struct add_device mine = { *id, "mine" }, other = { *id, "other" };
    assert_int_equal(store_write(on->store, add_device_job, &mine), STORE_OK);
    assert_int_equal(store_write(on->store, add_device_job, &other), STORE_OK);
    web_api *api = api_new(&(api_options){ .store = on->store });
    assert_non_null(api);
    lookups = 0;
    return api;
}

static void drop_api(web_api *api)
{
    api_wait(api);
    api_close(api);
    api_free(api);
}

static const char *no_query(const void *source, const char *name)
{
    (void)source, (void)name;
    return NULL;
}

/* Asks who "Bearer SECRET" is.  `waits`: the answer comes later. */
static api_request *ask(web_api *api, const char *client, const char *secret, int64_t now,
                        bool *waits)
{
    char authorization[80];
    snprintf(authorization, sizeof authorization, "Bearer %s", secret);
    const api_head head = { .method = "GET",
                            .path = "/api/v1/me",
                            .authorization = authorization,
                            .client = client,
                            .query = no_query };
    api_request *request = api_request_new(api, &head, now);
    assert_non_null(request);
    *waits = !api_request_run(request, woken, &later);
    return request;
}

static unsigned status_of(web_api *api, const char *client, const char *secret, int64_t now)
{
    bool waits;
    api_request *request = ask(api, client, secret, now, &waits);
    if (waits)
        await(1);
    const unsigned status = api_request_answer(request).status;
    assert_true(waits == (status == 429));
    api_request_free(request);
    return status;
}

/* Sends `FLOOD` wrong secrets, all different, and returns how many were answered with 401; the others were 429. */
static int flood(web_api *api, const char *client, int64_t now)
{
    static api_request *requests[FLOOD];
    int refused = 0, waiting = 0;
    for (int i = 0; i < FLOOD; i++) {
        char secret[40];
        bool waits;
        snprintf(secret, sizeof secret, "guess %d %lld", i, (long long)now);
        requests[i] = ask(api, client, secret, now, &waits);
        waiting += waits;
    }
    await(waiting);
    for (int i = 0; i < FLOOD; i++) {
        const unsigned status = api_request_answer(requests[i]).status;
        assert_true(status == 401 || status == 429);
        refused += status == 401;
        api_request_free(requests[i]);
    }
    assert_int_equal(refused + waiting, FLOOD);
    return refused;
}

static void test_guesses_beyond_the_limit_do_not_ask_the_store(void **state)
{
    player_id id;
    web_api *api = make_api(*state, &id);
    assert_int_equal(flood(api, "::1", START), BURST);
    assert_int_equal(lookups, BURST);
    lookups = 0;
    assert_int_equal(flood(api, "::1", START + MINUTE), PER_MINUTE);
    assert_int_equal(lookups, PER_MINUTE);
    drop_api(api);
}

static void test_a_player_at_the_address_goes_on(void **state)
{
    player_id id;
    web_api *api = make_api(*state, &id);
    assert_int_equal(status_of(api, "::1", "mine", START), 200);
    flood(api, "::1", START);
    for (int i = 0; i < 100; i++)
        assert_int_equal(status_of(api, "::1", "mine", START), 200);
    drop_api(api);
}

/* A secret that was not right here lately looks like a guess, but only where guesses come from. */
static void test_a_secret_that_is_new_here_waits_for_the_limit(void **state)
{
    player_id id;
    web_api *api = make_api(*state, &id);
    flood(api, "::1", START);
    assert_int_equal(status_of(api, "::1", "other", START), 429);
    assert_int_equal(status_of(api, "::2", "other", START), 200);
    assert_int_equal(status_of(api, "::1", "other", START), 200);
    drop_api(api);
}

static void test_right_secrets_are_no_guesses(void **state)
{
    player_id id;
    web_api *api = make_api(*state, &id);
    for (int i = 0; i < 3 * BURST; i++)
        assert_int_equal(status_of(api, "::1", i % 2 == 0 ? "mine" : "other", START), 200);
    assert_int_equal(status_of(api, "::1", "wrong", START), 401);
    drop_api(api);
}

static void test_a_forgotten_device_is_a_guess_again(void **state)
{
    struct on_store *on = *state;
    struct add_device mine = { .secret = "mine" };
    web_api *api = make_api(on, &mine.id);
    assert_int_equal(status_of(api, "::1", "mine", START), 200);
    assert_int_equal(store_write(on->store, drop_device_job, &mine), STORE_OK);
    flood(api, "::1", START); /* the limit is used up, so what is not known is 429 */
    assert_int_equal(status_of(api, "::1", "mine", START), 429);
    assert_int_equal(status_of(api, "::1", "mine", START), 429);
    assert_int_equal(lookups, 2 + BURST + 1); /* the first answer asked for its content too */
    drop_api(api);
}

static void test_waiting_answers_are_given_when_the_server_ends(void **state)
{
    player_id id;
    bool waits;
    web_api *api = make_api(*state, &id);
    flood(api, "::1", START);
    api_request *last = ask(api, "::1", "wrong", START, &waits);
    assert_true(waits);
    api_wait(api);
    await(1);
    assert_int_equal(api_request_answer(last).status, 429);
    api_request_free(last);
    last = ask(api, "::1", "wrong", START, &waits);
    assert_false(waits); /* nothing waits any more */
    assert_int_equal(api_request_answer(last).status, 429);
    api_request_free(last);
    drop_api(api);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(test_guesses_beyond_the_limit_do_not_ask_the_store),
        STORE_TEST(test_a_player_at_the_address_goes_on),
        STORE_TEST(test_a_secret_that_is_new_here_waits_for_the_limit),
        STORE_TEST(test_right_secrets_are_no_guesses),
        STORE_TEST(test_a_forgotten_device_is_a_guess_again),
        STORE_TEST(test_waiting_answers_are_given_when_the_server_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
