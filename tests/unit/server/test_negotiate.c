/* Accept-Encoding and If-None-Match, as browsers and others write them. */
#include "check.h"

#include "server/negotiate.h"

static const struct {
    const char *accepted;
    site_coding both, gzip_only;
} codings[] = {
    { NULL, SITE_PLAIN, SITE_PLAIN },
    { "", SITE_PLAIN, SITE_PLAIN },
    { "gzip, deflate, br", SITE_BROTLI, SITE_GZIP },
    { "GZIP", SITE_GZIP, SITE_GZIP },
    { "br", SITE_BROTLI, SITE_PLAIN },
    { "*", SITE_BROTLI, SITE_GZIP },
    { "identity", SITE_PLAIN, SITE_PLAIN },
    { "br;q=0, gzip;q=0.5", SITE_GZIP, SITE_GZIP },
    { "gzip ; q=0.000", SITE_PLAIN, SITE_PLAIN },
    { "gzip;q=0.001", SITE_GZIP, SITE_GZIP },
    { "gzipped, xgzip", SITE_PLAIN, SITE_PLAIN },
    { " , ,gzip", SITE_GZIP, SITE_GZIP },
};

static void the_best_form_that_is_taken_is_chosen(void **state)
{
    (void)state;
    static unsigned char bytes[1];
    site_file both = { 0 }, gzip_only = { 0 };
    for (int i = 0; i < SITE_CODINGS; i++)
        both.form[i].bytes = bytes;
    gzip_only.form[SITE_GZIP].bytes = gzip_only.form[SITE_PLAIN].bytes = bytes;
    for (size_t i = 0; i < sizeof codings / sizeof codings[0]; i++) {
        assert_int_equal(negotiate_coding(&both, codings[i].accepted), codings[i].both);
        assert_int_equal(negotiate_coding(&gzip_only, codings[i].accepted), codings[i].gzip_only);
    }
}

static const struct {
    const char *sent;
    bool known;
} tags[] = {
    { NULL, false },
    { "", false },
    { "\"abc\"", true },
    { "W/\"abc\"", true },
    { "\"abcd\"", false },
    { "\"ab\"", false },
    { "abc", false },
    { "*", true },
    { "\"x\", \"abc\"", true },
    { "\"x\",W/\"abc\" , \"y\"", true },
    { "\"abc\"x", false },
    { ",,,", false },
};

static void a_tag_is_known_when_it_is_named(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++)
        assert_int_equal(negotiate_is_known(tags[i].sent, "\"abc\""), tags[i].known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_form_that_is_taken_is_chosen),
        cmocka_unit_test(a_tag_is_known_when_it_is_named),
    };
    return RUN(tests);
}
