/* Marks, UTF-16 and line ends. */
#include "check.h"

#include "cli/decode.h"

/* Decodes a whole file, fed in parts of `step` bytes. */
static void decode(const char *bytes, size_t length, size_t step, lele_text *out)
{
    cli_decoder decoder;
    char room[512];
    size_t at = cli_decoder_begin(&decoder, bytes, length);
    while (at < length) {
        const size_t part = length - at < step ? length - at : step;
        size_t count = part;
        memcpy(room, bytes + at, part);
        if (decoder.encoding == CLI_UTF8)
            count = cli_decode_lines(&decoder, room, part);
        else
            count = cli_decode_utf16(&decoder, bytes + at, part, room);
        lele_text_add_bytes(out, room, count);
        at += part;
    }
    if (decoder.encoding != CLI_UTF8)
        lele_text_add_bytes(out, room, cli_decode_utf16(&decoder, "", 0, room));
}

static void a_file_is_the_same_in_parts_of_any_size(void **state)
{
    (void)state;
#define CASE(bytes, text)                                                                          \
    {                                                                                              \
        bytes, sizeof(bytes) - 1, text                                                             \
    }
    static const struct {
        const char *bytes;
        size_t length;
        const char *text;
    } cases[] = {
        CASE("a\nb", "a\nb"),
        CASE("\xEF\xBB\xBF"
             "a\n",
             "a\n"),
        CASE("a\rb\r", "a\nb\n"),
        CASE("a\r\rb", "a\n\nb"),
        CASE("\xFF\xFE"
             "a\0\n\0",
             "a\n"),
        CASE("\xFE\xFF\0a\0\r\0b", "a\nb"),
        CASE("\xFF\xFE\x70\x65\xE9\0", "\xE6\x95\xB0\xC3\xA9"),
        CASE("\xFE\xFF\xD8\x3D\xDE\0", "\xF0\x9F\x98\x80"),
        CASE("\xFE\xFF\xD8\x3D\0a", "\xEF\xBF\xBD"
                                    "a"),
        CASE("\xFE\xFF\xD8\x3D\xD8\x3D\xDE\0", "\xEF\xBF\xBD\xF0\x9F\x98\x80"),
        CASE("\xFE\xFF\xDE\0", "\xEF\xBF\xBD"),
        CASE("\xFE\xFF\0a\0", "a\xEF\xBF\xBD"),
        CASE("\xFF\xFE", ""),
    };
#undef CASE
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t step = 1; step <= 8; step++) {
            lele_text out;
            lele_text_init(&out);
            decode(cases[i].bytes, cases[i].length, step, &out);
            assert_string_equal(out.data, cases[i].text);
            lele_text_release(&out);
        }
}

/* A return before a newline stays, or is dropped where a part ends between them: one line end. */
static void a_return_and_a_newline_are_one_line_end(void **state)
{
    (void)state;
    for (size_t step = 1; step <= 4; step++) {
        lele_text out;
        size_t newlines = 0;
        lele_text_init(&out);
        decode("a\r\nb\r\nc", 7, step, &out);
        for (size_t i = 0; i < out.length; i++)
            newlines += out.data[i] == '\n';
        assert_int_equal(newlines, 2);
        lele_text_release(&out);
    }
}

static void only_the_start_of_a_mark_needs_more(void **state)
{
    (void)state;
    assert_true(cli_decoder_needs_more("\xEF\xBB", 2));
    assert_true(cli_decoder_needs_more("\xFF", 1));
    assert_false(cli_decoder_needs_more("\xEF\xBB\xBF", 3));
    assert_false(cli_decoder_needs_more("5", 1));
}

static void a_lone_return_is_seen_in_parts_of_any_size(void **state)
{
    (void)state;
    static const struct {
        const char *bytes;
        bool lone;
    } cases[] = { { "a\r\nb\r\n", false }, { "a\nb\r", false }, { "a\rb", true },
                  { "a\nb\r\rc", true },   { "\ra", true },     { "a\r\n\rb\n", true },
                  { "\n\r\n", false } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t step = 1; step < 8; step++) {
            cli_decoder decoder = { .encoding = CLI_UTF8 };
            const size_t length = strlen(cases[i].bytes);
            bool lone = false;
            for (size_t at = 0; at < length; at += step)
                lone |= cli_has_lone_return(&decoder, cases[i].bytes + at,
                                            length - at < step ? length - at : step);
            assert_int_equal(lone, cases[i].lone);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_is_the_same_in_parts_of_any_size),
        cmocka_unit_test(a_return_and_a_newline_are_one_line_end),
        cmocka_unit_test(a_lone_return_is_seen_in_parts_of_any_size),
        cmocka_unit_test(only_the_start_of_a_mark_needs_more),
    };
    return RUN(tests);
}
