/* Results and boards: ranks, ties, filters, repeats. */
#include "on_store.h"

#include "store/results.h"

struct sent {
    player_id player;
    unsigned char log[PLAYER_HASH];
    result_facts facts;
    result_repeat repeat;
};

static store_status add_job(store_session *session, void *data)
{
    struct sent *sent = data;
    return result_add(session, &sent->player, sent->log, &sent->facts, "log", 3, &sent->repeat);
}

static struct sent a_result(const struct new_player *who, int log, const char *puzzle,
                            int64_t total_ms)
{
    struct sent ret = { .player = who->id,
                        .facts = { puzzle, "daily/1", "2026-11-18", total_ms, 0, 0, 0, 50, 60 } };
    memset(ret.log, log, PLAYER_HASH);
    return ret;
}

struct shown {
    board_wish wish;
    board_place place;
    int64_t total_ms;
    char text[400];
};

static void show_row(void *data, const board_row *row)
{
    struct shown *shown = data;
    const size_t used = strlen(shown->text);
    snprintf(shown->text + used, sizeof shown->text - used, "%d %s %d; ", (int)row->rank,
             row->player, (int)row->total_ms);
}

static store_status show_job(store_session *session, void *data)
{
    struct shown *shown = data;
    shown->text[0] = '\0';
    const store_status status = board_top(session, &shown->wish, show_row, shown);
    return status == STORE_OK ? board_place_of(session, shown->wish.board, shown->wish.most_hints,
                                               shown->total_ms, &shown->place)
                              : status;
}

static store_status befriend_job(store_session *session, void *data)
{
    const player_id *both = data;
    return player_add_friend(session, &both[0], &both[1], NOON);
}

struct fixture {
    struct new_player who[5];
};

/* Times 300 100 200 200, the third with a hint; a fifth with the solution. */
static struct fixture fill_board(const struct on_store *on)
{
    static const int64_t times[] = { 300, 100, 200, 200, 50 };
    struct fixture ret;
    for (int i = 0; i < 5; i++) {
        ret.who[i] = add_player(on, i + 1);
        struct sent sent = a_result(&ret.who[i], i + 1, "p", times[i]);
        sent.facts.hints = i == 2;
        sent.facts.finished += i;
        sent.facts.flags = i == 4 ? RESULT_WITH_SOLUTION : 0;
        assert_int_equal(store_write(on->store, add_job, &sent), STORE_OK);
    }
    return ret;
}

static void equal_times_share_a_rank(void **state)
{
    const struct on_store *on = *state;
    fill_board(on);
    struct shown shown = { .wish = { "daily/1", RESULT_ANY_HINTS, NULL, 10, 0 }, .total_ms = 200 };
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "1 player2 100; 2 player3 200; 2 player4 200; 4 player1 300; ");
    assert_int_equal(shown.place.rank, 2);
    assert_int_equal(shown.place.of, 4);
    shown.wish.board = "daily/2";
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "");
}

static void the_board_can_leave_out_hints_and_strangers(void **state)
{
    const struct on_store *on = *state;
    const struct fixture all = fill_board(on);
    struct shown shown = { .wish = { "daily/1", RESULT_NO_HINTS, NULL, 10, 0 } };
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "1 player2 100; 2 player4 200; 3 player1 300; ");
    player_id both[2] = { all.who[0].id, all.who[2].id };
    assert_int_equal(store_write(on->store, befriend_job, both), STORE_OK);
    shown.wish = (board_wish){ "daily/1", RESULT_ANY_HINTS, &both[0], 10, 0 };
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "1 player3 200; 2 player1 300; ");
}

/* The second of two equal times is the first row of its page. */
static void a_tie_goes_over_the_border_of_a_page(void **state)
{
    const struct on_store *on = *state;
    const struct fixture all = fill_board(on);
    struct shown shown = { .wish = { "daily/1", RESULT_ANY_HINTS, NULL, 10, 2 } };
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "2 player4 200; 4 player1 300; ");
    shown.wish.offset = 3;
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "4 player1 300; ");
    shown.wish.offset = 4;
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "");
    player_id both[2] = { all.who[2].id, all.who[3].id };
    assert_int_equal(store_write(on->store, befriend_job, both), STORE_OK);
    shown.wish = (board_wish){ "daily/1", RESULT_ANY_HINTS, &both[0], 10, 1 };
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "1 player4 200; ");
}

static void a_log_and_a_puzzle_count_once(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1), bob = add_player(on, 2);
    struct sent sent = a_result(&ann, 1, "p", 100);
    assert_int_equal(store_write(on->store, add_job, &sent), STORE_OK);
    assert_int_equal(store_write(on->store, add_job, &sent), STORE_DUPLICATE);
    assert_int_equal(sent.repeat, RESULT_OWN_LOG);
    sent = a_result(&bob, 1, "p", 100);
    assert_int_equal(store_write(on->store, add_job, &sent), STORE_DUPLICATE);
    assert_int_equal(sent.repeat, RESULT_LOG_OF_ANOTHER);
    sent = a_result(&ann, 2, "p", 90);
    assert_int_equal(store_write(on->store, add_job, &sent), STORE_DUPLICATE);
    assert_int_equal(sent.repeat, RESULT_PUZZLE_DONE);
    sent = a_result(&ann, 3, "q", 90);
    assert_int_equal(store_write(on->store, add_job, &sent), STORE_OK);
}

static store_status remove_job(store_session *session, void *data)
{
    return player_delete(session, data);
}

static void a_deleted_player_leaves_the_board(void **state)
{
    const struct on_store *on = *state;
    struct fixture all = fill_board(on);
    assert_int_equal(store_write(on->store, remove_job, &all.who[1].id), STORE_OK);
    struct shown shown = { .wish = { "daily/1", RESULT_ANY_HINTS, NULL, 1, 0 } };
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "1 player3 200; ");
    shown.wish.limit = 10 * RESULT_TOP; /* more than are ever shown */
    assert_int_equal(store_read(on->store, show_job, &shown), STORE_OK);
    assert_string_equal(shown.text, "1 player3 200; 1 player4 200; 3 player1 300; ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(equal_times_share_a_rank),
        STORE_TEST(the_board_can_leave_out_hints_and_strangers),
        STORE_TEST(a_tie_goes_over_the_border_of_a_page),
        STORE_TEST(a_log_and_a_puzzle_count_once),
        STORE_TEST(a_deleted_player_leaves_the_board),
    };
    return RUN(tests);
}
