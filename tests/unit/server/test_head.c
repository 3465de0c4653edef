/* Heads of requests: those that pass, and the reason why another is refused. */
#include "check.h"

#include "server/head.h"

#define HOST "Host: a\r\n"
#define GET  "GET / HTTP/1.1\r\n" HOST

static const char *const whole[] = {
    GET "\r\n",
    "HEAD /a/b.js?x=1&y=%20 HTTP/1.1\r\nhOST:\ta \t\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "GET http://a/index.html HTTP/1.1\r\n" HOST "\r\n",
    GET "Content-Length: 0\r\n\r\n",
    GET "X-Empty:\r\nX-Text: \x80\xFF tab\there\r\n\r\n",
    GET "Cookie: a=1; b=2\r\nConnection: close\r\n\r\n",
    "DELETE /a HTTP/1.1\r\n" HOST "\r\n",
    "POST /a HTTP/1.1\r\n" HOST "Content-Length: 2097152\r\n\r\n",
};

/* The bytes of the body that a head announces. */
static const struct {
    const char *bytes;
    size_t body;
} announced[] = {
    { GET "\r\n", 0 },
    { "POST /a HTTP/1.1\r\n" HOST "\r\n", 0 },
    { "POST /a HTTP/1.1\r\n" HOST "Content-Length: 7\r\n\r\nabcdefg", 7 },
    { "PUT /a HTTP/1.1\r\n" HOST "Content-Length: 2097152\r\n\r\n", 2097152 },
};

static void a_head_says_how_long_the_body_is(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof announced / sizeof announced[0]; i++) {
        const head_check found = head_check_bytes(announced[i].bytes, strlen(announced[i].bytes));
        assert_int_equal(found.state, HEAD_WHOLE);
        assert_int_equal(found.body, announced[i].body);
    }
}

static const struct {
    refusal reason;
    const char *bytes;
} refused[] = {
    /* two lengths, and bodies that nobody reads */
    { REFUSAL_BAD_REQUEST, GET "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: 3\r\nContent-Length: 5\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: 0\r\nContent-Length: 0\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: 3, 3\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: +3\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: -0\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: 0x0\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length:\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Content-Length: 5\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Transfer-Encoding: identity\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n" },
    { REFUSAL_BODY, GET "Content-Length: 2097153\r\n\r\n" },
    { REFUSAL_BODY, "POST / HTTP/1.1\r\n" HOST "Content-Length: 18446744073709551617\r\n\r\n" },
    { REFUSAL_BODY, "PUT / HTTP/1.1\r\n" HOST "Content-Length: 2097153\r\n\r\n" },
    { REFUSAL_LENGTH, "POST / HTTP/1.1\r\n" HOST "Transfer-Encoding: chunked\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, "DELETE / HTTP/1.1\r\n" HOST "Content-Length: 1\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, "POST * HTTP/1.1\r\n" HOST "Content-Length: 1\r\n\r\n" },
    { REFUSAL_METHOD, "OPTIONS * HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_METHOD, "CONNECT a:80 HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_METHOD, "get / HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_EXPECTATION, GET "Expect: 100-continue\r\n\r\n" },
    /* lines that two programs may read differently */
    { REFUSAL_BAD_REQUEST, GET "X: a\r\n b\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET " X: a\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X: a\n\r\n" },
    { REFUSAL_BAD_REQUEST, "GET / HTTP/1.1\nHost: a\n\n" },
    { REFUSAL_BAD_REQUEST, GET "\n" },
    { REFUSAL_BAD_REQUEST, GET "X: a\rContent-Length: 3\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X: a\r\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X : a\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET ": a\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X: a\x01\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X: a\x7F\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET "X\x80: a\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, "\r\n" GET "\r\n" },
    /* hosts */
    { REFUSAL_BAD_REQUEST, "GET / HTTP/1.1\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, GET HOST "\r\n" },
    /* the request line */
    { REFUSAL_BAD_REQUEST, "GET /index.html%00.png HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET /%0 HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET /%zz HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET !4 HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET index.html HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET  / HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET / a HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET / HTTP/1.1 \r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET /\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, "GET\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, "GET / HTTP/1\r\n\r\n" },
    { REFUSAL_BAD_REQUEST, "GET / http/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "GET /\xE4 HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, " GET / HTTP/1.1\r\n" HOST "\r\n" },
    { REFUSAL_BAD_REQUEST, "\x16\x03\x01\x02" }, /* TLS */
    { REFUSAL_VERSION, "GET / HTTP/2.0\r\n" HOST "\r\n" },
    { REFUSAL_VERSION, "PRI * HTTP/2.0\r\n\r\n" },
    { REFUSAL_VERSION, "GET / HTTP/1.2\r\n" HOST "\r\n" },
};

static void a_clear_head_passes_with_its_length(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
        char more[512];
        const size_t length = strlen(whole[i]);
        snprintf(more, sizeof more, "%sGET /next HTTP/1.1\r\n", whole[i]);
        const head_check found = head_check_bytes(more, strlen(more));
        assert_int_equal(found.state, HEAD_WHOLE);
        assert_int_equal(found.length, length);
    }
}

static void a_part_of_a_clear_head_is_waited_for(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++)
        for (size_t length = 0; length < strlen(whole[i]); length++)
            assert_int_equal(head_check_bytes(whole[i], length).state, HEAD_PARTIAL);
}

static void any_other_head_is_refused_with_its_reason(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        const head_check found = head_check_bytes(refused[i].bytes, strlen(refused[i].bytes));
        if (found.state != HEAD_REFUSED || found.reason != refused[i].reason)
            print_error("head: %s", refused[i].bytes);
        assert_int_equal(found.state, HEAD_REFUSED);
        assert_int_equal(found.reason, refused[i].reason);
    }
}

static void a_head_with_a_null_byte_never_passes(void **state)
{
    (void)state;
    for (size_t i = 0; i < strlen(whole[1]); i++) {
        char bytes[128];
        memcpy(bytes, whole[1], strlen(whole[1]));
        bytes[i] = '\0';
        assert_int_not_equal(head_check_bytes(bytes, strlen(whole[1])).state, HEAD_WHOLE);
    }
}

/* "GET /aaa... HTTP/1.1", then fields: each `text`, `count` times. */
static head_check check_long(size_t target, const char *text, size_t count)
{
    static char bytes[64 << 10];
    size_t used = (size_t)snprintf(bytes, sizeof bytes, "GET /");
    memset(bytes + used, 'a', target);
    used += target;
    used += (size_t)snprintf(bytes + used, sizeof bytes - used, " HTTP/1.1\r\n" HOST);
    for (size_t i = 0; i < count; i++)
        used += (size_t)snprintf(bytes + used, sizeof bytes - used, "%s", text);
    used += (size_t)snprintf(bytes + used, sizeof bytes - used, "\r\n");
    return head_check_bytes(bytes, used);
}

static void each_size_has_a_limit(void **state)
{
    (void)state;
    const size_t line = strlen("GET / HTTP/1.1\r\n");
    assert_int_equal(check_long(HEAD_TARGET - line, "", 0).state, HEAD_WHOLE);
    assert_int_equal(check_long(HEAD_TARGET - line + 1, "", 0).reason, REFUSAL_TARGET);
    assert_int_equal(check_long(60000, "", 0).reason, REFUSAL_TARGET);
    assert_int_equal(check_long(0, "X: a\r\n", HEAD_FIELDS - 1).state, HEAD_WHOLE);
    assert_int_equal(check_long(0, "X: a\r\n", HEAD_FIELDS).reason, REFUSAL_FIELDS);
    char text[4096];
    snprintf(text, sizeof text, "X: %03970d\r\n", 0);
    assert_int_equal(check_long(0, text, 4).state, HEAD_WHOLE);
    assert_int_equal(check_long(0, text, 5).reason, REFUSAL_FIELDS);
    char cookies[HEAD_PARTS + 64] = "Cookie: ";
    memset(cookies + 8, ';', HEAD_PARTS);
    strcpy(cookies + 8 + HEAD_PARTS, "\r\n");
    assert_int_equal(check_long(0, cookies, 1).state, HEAD_WHOLE);
    assert_int_equal(check_long(0, cookies, 2).reason, REFUSAL_FIELDS);
}

static void an_endless_line_is_refused_before_it_ends(void **state)
{
    (void)state;
    static char bytes[HEAD_BYTES];
    memset(bytes, 'a', sizeof bytes);
    assert_int_equal(head_check_bytes(bytes, HEAD_TARGET - 1).state, HEAD_PARTIAL);
    assert_int_equal(head_check_bytes(bytes, HEAD_TARGET).reason, REFUSAL_TARGET);
    memcpy(bytes, GET "X: ", strlen(GET "X: "));
    assert_int_equal(head_check_bytes(bytes, HEAD_BYTES - 1).state, HEAD_PARTIAL);
    assert_int_equal(head_check_bytes(bytes, HEAD_BYTES).reason, REFUSAL_FIELDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_head_says_how_long_the_body_is),
        cmocka_unit_test(a_clear_head_passes_with_its_length),
        cmocka_unit_test(a_part_of_a_clear_head_is_waited_for),
        cmocka_unit_test(any_other_head_is_refused_with_its_reason),
        cmocka_unit_test(a_head_with_a_null_byte_never_passes),
        cmocka_unit_test(each_size_has_a_limit),
        cmocka_unit_test(an_endless_line_is_refused_before_it_ends),
    };
    return RUN(tests);
}
