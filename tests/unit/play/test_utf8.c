/* Characters, their widths, and lines of text. */
#include "check.h"

#include "play/border.h"
#include "play/utf8.h"

static void characters_are_read_and_written(void **state)
{
    (void)state;
    static const struct {
        const char *bytes;
        uint32_t ch;
    } good[] = { { "a", 'a' }, { "é", 0xE9 }, { "数", 0x6570 }, { "𝄞", 0x1D11E } };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        uint32_t ch;
        char bytes[5] = "";
        assert_int_equal(play_utf8_read(good[i].bytes, &ch), strlen(good[i].bytes));
        assert_int_equal(ch, good[i].ch);
        assert_int_equal(play_utf8_write(ch, bytes), strlen(good[i].bytes));
        assert_string_equal(bytes, good[i].bytes);
    }
}

static void what_is_no_utf8_is_one_byte(void **state)
{
    (void)state;
    static const char *const bad[] = { "\x80",
                                       "\xC3",
                                       "\xC0\x80",
                                       "\xE0\x80\x80",
                                       "\xED\xA0\x80",
                                       "\xF8\x88\x80\x80\x80",
                                       "\xF4\x90\x80\x80",
                                       "\xE6\x95" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uint32_t ch;
        assert_int_equal(play_utf8_read(bad[i], &ch), 1);
        assert_int_equal(ch, 0xFFFD);
    }
}

static void widths_are_those_of_terminals(void **state)
{
    (void)state;
    assert_int_equal(play_text_width("abc"), 3);
    assert_int_equal(play_text_width("数独，"), 6);
    assert_int_equal(play_text_width("e\xCC\x81"), 1); /* a letter and an accent */
    assert_int_equal(play_text_width("━▶✗●"), 4);
}

/* `wanted`: the lines with | between them. */
static void breaks_as(const char *text, int width, const char *wanted)
{
    char lines[512] = "";
    while (*text != '\0') {
        size_t skip;
        const size_t length = play_line_break(text, width, &skip);
        assert_true(skip > 0);
        strncat(lines, text, length);
        text += skip;
        if (*text != '\0')
            strcat(lines, "|");
    }
    assert_string_equal(lines, wanted);
}

static void lines_break_between_words(void **state)
{
    (void)state;
    breaks_as("one two three", 7, "one two|three");
    breaks_as("one two three", 8, "one two|three");
    breaks_as("one two", 100, "one two");
    breaks_as("a\nb", 10, "a|b");
    breaks_as("unbreakable", 4, "unbr|eaka|ble");
    breaks_as("第3行只有 R1C2", 6, "第3行|只有|R1C2");
    breaks_as("这里有，没有", 6, "这里|有，没|有"); /* no comma begins a line */
    breaks_as("数", 1, "数");
}

static void lines_between_cells_meet(void **state)
{
    (void)state;
    assert_int_equal(play_border_char(1, 1, 1, 1, false), 0x253C); /* ┼ */
    assert_int_equal(play_border_char(2, 2, 2, 2, false), 0x254B); /* ╋ */
    assert_int_equal(play_border_char(0, 2, 2, 0, false), 0x250F); /* ┏ */
    assert_int_equal(play_border_char(2, 1, 2, 0, false), 0x2520); /* ┠ */
    assert_int_equal(play_border_char(0, 1, 0, 1, true), '-');
    assert_int_equal(play_border_char(1, 1, 1, 0, true), '+');
    assert_int_equal(play_border_char(0, 0, 0, 0, true), ' ');
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_are_read_and_written),
        cmocka_unit_test(what_is_no_utf8_is_one_byte),
        cmocka_unit_test(widths_are_those_of_terminals),
        cmocka_unit_test(lines_break_between_words),
        cmocka_unit_test(lines_between_cells_meet),
    };
    return RUN(tests);
}
