/* Links: recognition, parts, parameters, escapes. */
#include "check.h"

#include "codec/url.h"

static const struct {
    const char *text, *host, *path, *query, *fragment;
} links[] = {
    { "https://example.org/a/b?c=d#e", "example.org", "/a/b", "c=d", "e" },
    { "http://127.0.0.1:8080/#/p/x", "127.0.0.1", "/", "", "/p/x" },
    { "  https://example.org  trailing", "example.org", "", "", "" },
    { "www.example.org/x", "www.example.org", "/x", "", "" },
    { "example.org?q=1", "example.org", "", "q=1", "" },
    { "https://example.org#f?g", "example.org", "", "", "f?g" },
    { "53..7....", NULL, NULL, NULL, NULL },
    { "12.34/5", NULL, NULL, NULL, NULL },
    { "ftp://example.org/x", NULL, NULL, NULL, NULL },
    { "://x", NULL, NULL, NULL, NULL },
    { "hello", NULL, NULL, NULL, NULL },
    { "", NULL, NULL, NULL, NULL },
};

static void links_come_apart(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof links / sizeof links[0]; i++) {
        lele_url url;
        const bool is_link =
            lele_url_read(links[i].text, links[i].text + strlen(links[i].text), &url);
        assert_int_equal(is_link, links[i].host != NULL);
        if (!is_link)
            continue;
        assert_true(lele_span_is(url.host, links[i].host));
        assert_true(lele_span_is(url.path, links[i].path));
        assert_true(lele_span_is(url.query, links[i].query));
        assert_true(lele_span_is(url.fragment, links[i].fragment));
    }
}

static void parameters_are_found_whole(void **state)
{
    (void)state;
    static const char text[] = "https://example.org/?xbd=1&bd=2&bd2=3&empty=";
    lele_url url;
    lele_span value;
    assert_true(lele_url_read(text, text + strlen(text), &url));
    assert_true(lele_url_parameter(&url, "bd", &value));
    assert_true(lele_span_is(value, "2"));
    assert_true(lele_url_parameter(&url, "empty", &value));
    assert_int_equal(value.length, 0);
    assert_false(lele_url_parameter(&url, "b", &value));
}

static void hosts_know_no_case(void **state)
{
    (void)state;
    static const char *const hosts[] = { "www.sudokuwiki.org", NULL };
    static const char same[] = "https://WWW.SudokuWiki.org/",
                      longer[] = "https://www.sudokuwiki.org.x/";
    lele_url url;
    assert_true(lele_url_read(same, same + strlen(same), &url));
    assert_true(lele_url_has_host(&url, hosts));
    assert_true(lele_url_read(longer, longer + strlen(longer), &url));
    assert_false(lele_url_has_host(&url, hosts));
}

static void escapes_are_undone(void **state)
{
    (void)state;
    static const struct {
        const char *text, *plain;
    } cases[] = { { "a%2Bb%2f%3D", "a+b/=" },
                  { "100%", "100%" },
                  { "%4", "%4" },
                  { "%zz%41", "%zzA" },
                  { "", "" } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text text;
        lele_text_init(&text);
        lele_url_decode((lele_span){ cases[i].text, strlen(cases[i].text) }, &text);
        assert_string_equal(text.data, cases[i].plain);
        lele_text_release(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_come_apart),
        cmocka_unit_test(parameters_are_found_whole),
        cmocka_unit_test(hosts_know_no_case),
        cmocka_unit_test(escapes_are_undone),
    };
    return RUN(tests);
}
