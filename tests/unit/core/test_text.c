#include "check.h"

static void numbers_are_written_in_full(void **state)
{
    (void)state;
    static const struct {
        int64_t value;
        const char *text;
    } cases[] = {
        { 0, "0" },
        { -1, "-1" },
        { 1234567890, "1234567890" },
        { INT64_MAX, "9223372036854775807" },
        { INT64_MIN, "-9223372036854775808" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text text;
        lele_text_init(&text);
        lele_text_add_int(&text, cases[i].value);
        assert_string_equal(text.data, cases[i].text);
        lele_text_release(&text);
    }
}

static void tenths_have_one_decimal(void **state)
{
    (void)state;
    lele_text text;
    lele_text_init(&text);
    lele_text_add_tenths(&text, 32);
    lele_text_add_char(&text, ' ');
    lele_text_add_tenths(&text, -5);
    assert_string_equal(text.data, "3.2 -0.5");
    lele_text_release(&text);
}

static void a_text_grows_and_keeps_its_end(void **state)
{
    (void)state;
    lele_text text;
    lele_text_init(&text);
    assert_string_equal(text.data, "");
    for (int i = 0; i < 10000; i++)
        lele_text_add(&text, "abc");
    lele_text_add_repeat(&text, 'x', 5);
    assert_int_equal(text.length, 30005);
    assert_int_equal(strlen(text.data), 30005);
    assert_string_equal(text.data + 29997, "abcxxxxx");
    assert_false(text.failed);
    lele_text_clear(&text);
    assert_string_equal(text.data, "");
    lele_text_release(&text);
}

static void room_is_for_the_caller_to_fill(void **state)
{
    (void)state;
    lele_text text;
    lele_text_init(&text);
    lele_text_add(&text, "ab");
    char *room = lele_text_room(&text, 1000);
    assert_non_null(room);
    memset(room, 'x', 1000);
    lele_text_grow(&text, 3);
    assert_string_equal(text.data, "abxxx");
    assert_int_equal(text.length, 5);
    assert_null(lele_text_room(&text, SIZE_MAX / 2));
    assert_true(text.failed);
    assert_string_equal(text.data, "abxxx");
    lele_text_release(&text);
}

static void templates_fill_known_names_only(void **state)
{
    (void)state;
    static const char *const names[] = { "cell", "d" };
    static const char *const values[] = { "R1C1", "7" };
    static const struct {
        const char *template, *text;
    } cases[] = {
        { "{cell} is {d}", "R1C1 is 7" },
        { "{cell}{cell}", "R1C1R1C1" },
        { "keep {this} {d}", "keep {this} 7" },
        { "open { end", "open { end" },
        { "", "" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text text;
        lele_text_init(&text);
        lele_text_add_template(&text, cases[i].template, 2, names, values);
        assert_string_equal(text.data, cases[i].text);
        lele_text_release(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_written_in_full),
        cmocka_unit_test(tenths_have_one_decimal),
        cmocka_unit_test(a_text_grows_and_keeps_its_end),
        cmocka_unit_test(room_is_for_the_caller_to_fill),
        cmocka_unit_test(templates_fill_known_names_only),
    };
    return RUN(tests);
}
