/* The calendar of a player: days in a row, the range that is shown, what is asked wrongly. */
#include "../store/on_store.h"
#include "server/api/api.h"
#include "store/results.h"

static const int64_t NOON_OF_NOVEMBER_19 = 1795089600000;

struct finished {
    player_id player;
    const char *board;
    int64_t flags;
};

static store_status finish_job(store_session *session, void *data)
{
    const struct finished *one = data;
    unsigned char log[PLAYER_HASH] = { 0 };
    result_repeat repeat;
    snprintf((char *)log, sizeof log, "%.10s%.20s", one->player.text, one->board);
    const result_facts facts = { .puzzle = one->board,
                                 .board = one->board,
                                 .day = "",
                                 .total_ms = 1000,
                                 .hints = 1,
                                 .mistakes = 2,
                                 .flags = one->flags,
                                 .finished = 3,
                                 .received = 4 };
    return result_add(session, &one->player, log, &facts, "log", 3, &repeat);
}

static void add_finished(const struct on_store *on, const player_id *player, const char *board,
                         int64_t flags)
{
    struct finished one = { *player, board, flags };
    assert_int_equal(store_write(on->store, finish_job, &one), STORE_OK);
}

static store_status add_device_job(store_session *session, void *data)
{
    unsigned char device[PLAYER_HASH];
    player_hash_secret("mine", device);
    return player_add_device(session, data, device, NOON);
}

/* What a request asks with its query. */
struct asked {
    const char *from, *to, *today;
};

static const char *query(const void *source, const char *name)
{
    const struct asked *asked = source;
    return strcmp(name, "from") == 0 ? asked->from
           : strcmp(name, "to") == 0 ? asked->to
                                     : asked->today;
}

static void woken(void *data)
{
    (void)data;
}

/* Asks for the calendar on 2026-11-19 and returns the status; `ret` is the answer as text. */
static unsigned calendar(web_api *api, struct asked asked, char *ret, size_t size)
{
    const api_head head = { .method = "GET",
                            .path = "/api/v1/calendar",
                            .authorization = "Bearer mine",
                            .client = "::1",
                            .query = query,
                            .source = &asked };
    api_request *request = api_request_new(api, &head, NOON_OF_NOVEMBER_19);
    assert_non_null(request);
    assert_true(api_request_run(request, woken, NULL));
    const api_answer answer = api_request_answer(request);
    snprintf(ret, size, "%s", answer.text);
    api_request_free(request);
    return answer.status;
}

/* The answer of a calendar of which no day is in the range that is asked for. */
static void assert_rows(web_api *api, const char *today, int streak, int longest, int of)
{
    char got[4000], wanted[100];
    const struct asked asked = { "2020-01-01", "2020-01-02", today };
    assert_int_equal(calendar(api, asked, got, sizeof got), 200);
    snprintf(wanted, sizeof wanted, "{\"days\":[],\"streak\":%d,\"longest\":%d,\"of\":%d}", streak,
             longest, of);
    assert_string_equal(got, wanted);
}

struct fixture {
    player_id me, other;
    web_api *api;
};

static struct fixture make(const struct on_store *on)
{
    struct fixture ret = { .me = add_player(on, 1).id, .other = add_player(on, 2).id };
    assert_int_equal(store_write(on->store, add_device_job, &ret.me), STORE_OK);
    ret.api = api_new(&(api_options){ .store = on->store });
    assert_non_null(ret.api);
    return ret;
}

static void drop(const struct fixture *fixture)
{
    api_wait(fixture->api);
    api_close(fixture->api);
    api_free(fixture->api);
}

static void test_days_in_a_row(void **state)
{
    const struct on_store *on = *state;
    const struct fixture its = make(on);
    assert_rows(its.api, "2026-11-19", 0, 0, 0);
    /* added in another order, over the ends of months and of a year, two on one day */
    static const char *const boards[] = { "2026-11-18-hard", "2026-11-18-easy", "2026-11-17-easy",
                                          "2025-12-31-hard", "2026-01-01-hard", "2025-12-30-easy",
                                          "2026-01-02-easy", "2024-02-29-easy", "2024-03-01-easy" };
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++)
        add_finished(on, &its.me, boards[i], 0);
    add_finished(on, &its.other, "2026-11-19-hard", 0);
    assert_rows(its.api, "2026-11-18", 2, 4, 8);
    assert_rows(its.api, "2026-11-19", 2, 4, 8); /* it goes on until the day ends */
    assert_rows(its.api, "2026-11-20", 0, 4, 8);
    assert_rows(its.api, NULL, 2, 4, 8); /* the day of UTC */
    drop(&its);
}

static void test_the_range_that_is_asked_for(void **state)
{
    const struct on_store *on = *state;
    const struct fixture its = make(on);
    char got[4000];
    add_finished(on, &its.me, "2026-10-31-hard", 0);
    add_finished(on, &its.me, "2026-11-01-hard", RESULT_WITH_SOLUTION);
    add_finished(on, &its.me, "2026-11-30-easy", RESULT_SUSPICIOUS);
    add_finished(on, &its.me, "2026-12-01-easy", 0);
    const struct asked november = { "2026-11-01", "2026-11-30", NULL };
    assert_int_equal(calendar(its.api, november, got, sizeof got), 200);
    assert_string_equal(
        got, "{\"days\":[{\"date\":\"2026-11-01\",\"level\":\"hard\",\"total\":1000,\"hints\":1,"
             "\"mistakes\":2,\"withSolution\":true,\"suspicious\":false,\"finished\":3},"
             "{\"date\":\"2026-11-30\",\"level\":\"easy\",\"total\":1000,\"hints\":1,"
             "\"mistakes\":2,\"withSolution\":false,\"suspicious\":true,\"finished\":3}],"
             "\"streak\":2,\"longest\":2,\"of\":4}");
    assert_int_equal(calendar(its.api, (struct asked){ 0 }, got, sizeof got), 200);
    assert_non_null(strstr(got, "2026-10-31"));
    assert_non_null(strstr(got, "2026-12-01"));
    drop(&its);
}

/* A game of a puzzle that is on no board is a result too, but not one of a day. */
static void test_other_puzzles_are_not_in_it(void **state)
{
    const struct on_store *on = *state;
    const struct fixture its = make(on);
    add_finished(on, &its.me, "", 0);
    add_finished(on, &its.me, "daily/1", 0);
    assert_rows(its.api, "2026-11-19", 0, 0, 0);
    drop(&its);
}

static void test_what_is_no_day_is_refused(void **state)
{
    static const char *const wrong[] = { "",           "2026-11",     "2026-13-01",
                                         "2026-02-29", "2026-11-18-", "2026-11-18-hard",
                                         "2026-1-018", "0000-00-00",  "today",
                                         "-026-11-18", "2026-11-18 " };
    const struct fixture its = make(*state);
    char got[4000];
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        const struct asked ways[] = { { wrong[i], NULL, NULL },
                                      { NULL, wrong[i], NULL },
                                      { NULL, NULL, wrong[i] } };
        for (size_t j = 0; j < 3; j++) {
            assert_int_equal(calendar(its.api, ways[j], got, sizeof got), 400);
            assert_non_null(strstr(got, "bad-field"));
        }
    }
    drop(&its);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(test_days_in_a_row),
        STORE_TEST(test_the_range_that_is_asked_for),
        STORE_TEST(test_other_puzzles_are_not_in_it),
        STORE_TEST(test_what_is_no_day_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
