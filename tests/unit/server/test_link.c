/*
 * A link between two pairs of sockets: what the client sends, what goes in, what comes back, and the
 * deadlines with a clock of the test.
 */
#include "check.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/link.h"

#define GET             "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
#define REFUSED(reason) "GET !" reason " HTTP/1.1\r\nHost: lele\r\nConnection: close\r\n\r\n"

struct room {
    conn_link *link;
    int client, library; /* the far ends */
    int64_t now;
};

static void open_pair(int ret[2])
{
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ret), 0);
    for (int i = 0; i < 2; i++)
        assert_int_equal(fcntl(ret[i], F_SETFL, O_NONBLOCK), 0);
}

static int set_up(void **state)
{
    static const unsigned char address[16] = { 1 };
    struct room *room = calloc(1, sizeof *room);
    int outer[2], inner[2];
    open_pair(outer);
    open_pair(inner);
    room->client = outer[0];
    room->library = inner[0];
    room->now = 1000000;
    room->link = link_new(outer[1], inner[1], address, room->now);
    *state = room;
    return room->link == NULL;
}

static int tear_down(void **state)
{
    struct room *room = *state;
    link_free(room->link);
    if (room->client >= 0)
        close(room->client);
    if (room->library >= 0)
        close(room->library);
    free(room);
    return 0;
}

/* Lets the link do all it can, as the gate does.  It must come to rest: a link that always finds
 * something to do would keep a processor busy. */
static void turn(struct room *room)
{
    for (int i = 0; i < 1000; i++) {
        conn_link *link = room->link;
        struct pollfd two[2] = { { .fd = link->client, .events = link_client_events(link) },
                                 { .fd = link->inner, .events = link_inner_events(link) } };
        for (int side = 0; side < 2; side++)
            if (two[side].events == 0)
                two[side].fd = -1;
        if (link_is_over(link) || poll(two, 2, 0) <= 0)
            return;
        link_move(link, two[0].revents, two[1].revents, room->now);
    }
    fail_msg("the link does not come to rest");
}

static void send_text(int fd, const char *text)
{
    assert_int_equal(write(fd, text, strlen(text)), strlen(text));
}

static void assert_arrives(int fd, const char *wanted)
{
    char got[4096] = "";
    const ssize_t length = read(fd, got, sizeof got - 1);
    got[length > 0 ? length : 0] = '\0';
    assert_string_equal(got, wanted);
}

static void pass_time(struct room *room, int64_t milliseconds)
{
    room->now += milliseconds;
    link_check_time(room->link, room->now);
    turn(room);
}

static void only_whole_requests_go_in(void **state)
{
    struct room *room = *state;
    send_text(room->client, GET "GET / HTTP");
    turn(room);
    assert_arrives(room->library, GET);
    assert_false(link_is_idle(room->link));
    send_text(room->client, "/1.1\r\nHost: a\r\n\r\n" GET);
    turn(room);
    assert_arrives(room->library, GET GET);
    assert_true(link_is_idle(room->link));
}

static void answers_come_back(void **state)
{
    struct room *room = *state;
    send_text(room->client, GET);
    turn(room);
    send_text(room->library, "answer");
    turn(room);
    assert_arrives(room->client, "answer");
    assert_false(link_is_over(room->link));
}

static void a_refused_request_is_replaced_and_nothing_follows_it(void **state)
{
    struct room *room = *state;
    send_text(room->client, GET "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde" GET);
    turn(room);
    assert_arrives(room->library, GET REFUSED("0"));
    send_text(room->client, GET);
    turn(room);
    assert_arrives(room->library, "");
    assert_int_equal(link_refusal("!0"), REFUSAL_BAD_REQUEST);
    assert_int_equal(link_refusal("/!0"), REFUSAL_COUNT);
    assert_int_equal(link_refusal("!999"), REFUSAL_BAD_REQUEST);
}

static void the_last_answer_arrives_although_the_client_still_sends(void **state)
{
    struct room *room = *state;
    send_text(room->client, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n");
    turn(room);
    send_text(room->library, "405");
    close(room->library);
    room->library = -1;
    turn(room);
    send_text(room->client, "more and more");
    turn(room);
    assert_false(link_is_over(room->link));
    assert_arrives(room->client, "405");
    close(room->client);
    room->client = -1;
    turn(room);
    assert_true(link_is_over(room->link));
}

static void a_client_that_never_closes_is_left_soon(void **state)
{
    struct room *room = *state;
    close(room->library);
    room->library = -1;
    turn(room);
    pass_time(room, LINK_LINGER_MS - 1);
    assert_false(link_is_over(room->link));
    pass_time(room, 2);
    assert_true(link_is_over(room->link));
}

static void a_client_that_has_ended_its_side_gets_its_answer(void **state)
{
    struct room *room = *state;
    send_text(room->client, GET);
    shutdown(room->client, SHUT_WR);
    turn(room);
    assert_arrives(room->library, GET);
    assert_int_equal(read(room->library, (char[1]){ 0 }, 1), 0); /* the end went in too */
    send_text(room->library, "answer");
    close(room->library);
    room->library = -1;
    turn(room);
    assert_arrives(room->client, "answer");
    assert_true(link_is_over(room->link));
}

static void a_client_that_has_ended_inside_a_request_gets_nothing(void **state)
{
    struct room *room = *state;
    send_text(room->client, "GET / HT");
    shutdown(room->client, SHUT_WR);
    turn(room);
    assert_int_equal(read(room->library, (char[1]){ 0 }, 1), 0);
    assert_false(link_is_over(room->link));
    close(room->library);
    room->library = -1;
    turn(room);
    assert_true(link_is_over(room->link));
}

static void a_request_that_drips_ends_with_408(void **state)
{
    struct room *room = *state;
    send_text(room->client, "G");
    turn(room);
    for (int64_t passed = 0; passed < LINK_ASK_MS; passed += LINK_ASK_MS / 15) {
        assert_arrives(room->library, "");
        send_text(room->client, "E");
        turn(room);
        pass_time(room, LINK_ASK_MS / 15);
    }
    pass_time(room, 1);
    assert_arrives(room->library, REFUSED("3"));
    assert_int_equal(REFUSAL_TIMEOUT, 3);
}

static void a_part_of_a_request_and_silence_ends_with_408_too(void **state)
{
    struct room *room = *state;
    send_text(room->client, "HEAD / HT");
    turn(room);
    pass_time(room, LINK_ASK_MS + 1);
    assert_arrives(room->library, "HEAD !3 HTTP/1.1\r\nHost: lele\r\nConnection: close\r\n\r\n");
    pass_time(room, LINK_IDLE_MS); /* the library may take its time */
    assert_false(link_is_over(room->link));
}

static void the_first_request_over_the_limit_of_an_address_is_refused(void **state)
{
    struct room *room = *state;
    room->link->surplus = true;
    send_text(room->client, "GET / HT");
    turn(room);
    assert_arrives(room->library, "");
    send_text(room->client, "TP/1.1\r\nHost: a\r\n\r\n" GET);
    turn(room);
    assert_arrives(room->library, REFUSED("8"));
    assert_int_equal(REFUSAL_CROWD, 8);
    pass_time(room, LINK_SURPLUS_MS + 1); /* the library may take its time */
    assert_false(link_is_over(room->link));
}

static void
over_the_limit_of_an_address_a_request_that_is_wrong_is_refused_for_the_limit(void **state)
{
    struct room *room = *state;
    room->link->surplus = true;
    send_text(room->client, "HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n");
    turn(room);
    assert_arrives(room->library, "HEAD !8 HTTP/1.1\r\nHost: lele\r\nConnection: close\r\n\r\n");
}

static void over_the_limit_of_an_address_no_connection_is_held_by_dripping(void **state)
{
    struct room *room = *state;
    room->link->surplus = true;
    for (int64_t passed = 0; passed < LINK_SURPLUS_MS; passed += LINK_SURPLUS_MS / 10) {
        assert_false(link_is_over(room->link));
        send_text(room->client, "G");
        turn(room);
        pass_time(room, LINK_SURPLUS_MS / 10);
    }
    pass_time(room, 1);
    assert_true(link_is_over(room->link));
    assert_arrives(room->library, "");
}

static void a_connection_without_a_request_ends(void **state)
{
    struct room *room = *state;
    pass_time(room, LINK_IDLE_MS);
    assert_false(link_is_over(room->link));
    pass_time(room, 1);
    assert_true(link_is_over(room->link));
}

static void a_client_that_does_not_read_is_left(void **state)
{
    struct room *room = *state;
    static char much[1024];
    send_text(room->client, GET);
    turn(room);
    while (write(room->library, much, sizeof much) > 0) /* until nothing moves any more */
        turn(room);
    close(room->library); /* the end waits until the client has read */
    room->library = -1;
    turn(room);
    assert_false(link_is_idle(room->link));
    pass_time(room, LINK_ANSWER_MS);
    assert_false(link_is_over(room->link));
    pass_time(room, 1);
    assert_true(link_is_over(room->link));
}

int main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        CASE(only_whole_requests_go_in),
        CASE(answers_come_back),
        CASE(a_refused_request_is_replaced_and_nothing_follows_it),
        CASE(the_last_answer_arrives_although_the_client_still_sends),
        CASE(a_client_that_never_closes_is_left_soon),
        CASE(a_client_that_has_ended_its_side_gets_its_answer),
        CASE(a_client_that_has_ended_inside_a_request_gets_nothing),
        CASE(a_request_that_drips_ends_with_408),
        CASE(the_first_request_over_the_limit_of_an_address_is_refused),
        CASE(over_the_limit_of_an_address_a_request_that_is_wrong_is_refused_for_the_limit),
        CASE(over_the_limit_of_an_address_no_connection_is_held_by_dripping),
        CASE(a_part_of_a_request_and_silence_ends_with_408_too),
        CASE(a_connection_without_a_request_ends),
        CASE(a_client_that_does_not_read_is_left),
    };
    return RUN(tests);
}
