#include "check.h"

static void values_nest_with_commas_in_their_places(void **state)
{
    (void)state;
    lele_text text;
    lele_json json;
    lele_text_init(&text);
    lele_json_init(&json, &text);
    lele_json_object_begin(&json);
    lele_json_key_string(&json, "a", "b");
    lele_json_key(&json, "list");
    lele_json_array_begin(&json);
    lele_json_int(&json, -3);
    lele_json_array_begin(&json);
    lele_json_array_end(&json);
    lele_json_object_begin(&json);
    lele_json_object_end(&json);
    lele_json_null(&json);
    lele_json_array_end(&json);
    lele_json_key_bool(&json, "yes", true);
    lele_json_key_tenths(&json, "rating", 45);
    lele_json_key_int(&json, "n", 7);
    lele_json_object_end(&json);
    assert_string_equal(
        text.data, "{\"a\":\"b\",\"list\":[-3,[],{},null],\"yes\":true,\"rating\":4.5,\"n\":7}");
    lele_text_release(&text);
}

static void strings_are_escaped_and_always_valid(void **state)
{
    (void)state;
    static const struct {
        const char *bytes, *json;
    } cases[] = {
        { "a\"b\\c\n\t\x01\x7F", "\"a\\\"b\\\\c\\n\\t\\u0001\\u007f\"" },
        { "数独", "\"数独\"" },
        { "\xFF", "\"\xEF\xBF\xBD\"" },
        { "\xC0\x80", "\"\xEF\xBF\xBD\xEF\xBF\xBD\"" },
        { "\xE6\x95", "\"\xEF\xBF\xBD\xEF\xBF\xBD\"" },
        { "", "\"\"" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text text;
        lele_json json;
        lele_text_init(&text);
        lele_json_init(&json, &text);
        lele_json_string(&json, cases[i].bytes);
        assert_string_equal(text.data, cases[i].json);
        lele_text_release(&text);
    }
}

static void what_must_be_escaped_is_found_wherever_it_stands(void **state)
{
    (void)state;
    static const struct {
        const char *bytes, *json;
    } cases[] = { { "\"", "\\\"" },      { "\\", "\\\\" },           { "\x1F", "\\u001f" },
                  { "\x7F", "\\u007f" }, { "\xFF", "\xEF\xBF\xBD" }, { "数", "数" } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t at = 0; at <= 20; at++) {
            lele_text plain, text, want;
            lele_json json;
            lele_text_init(&plain);
            lele_text_init(&text);
            lele_text_init(&want);
            lele_text_add_repeat(&plain, ' ', at);
            lele_text_add(&plain, cases[i].bytes);
            lele_text_add_repeat(&plain, '~', 20 - at);
            lele_text_add_char(&want, '"');
            lele_text_add_repeat(&want, ' ', at);
            lele_text_add(&want, cases[i].json);
            lele_text_add_repeat(&want, '~', 20 - at);
            lele_text_add_char(&want, '"');
            lele_json_init(&json, &text);
            lele_json_string_bytes(&json, plain.data, plain.length);
            assert_string_equal(text.data, want.data);
            lele_text_release(&plain);
            lele_text_release(&text);
            lele_text_release(&want);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_nest_with_commas_in_their_places),
        cmocka_unit_test(strings_are_escaped_and_always_valid),
        cmocka_unit_test(what_must_be_escaped_is_found_wherever_it_stands),
    };
    return RUN(tests);
}
