#include "check.h"
#include "core/utf8.h"

static void only_valid_characters_have_a_length(void **state)
{
    (void)state;
    static const struct {
        const char *name, *bytes;
        size_t length, expected;
    } cases[] = {
        { "ascii", "a", 1, 1 },
        { "two bytes", "é", 2, 2 },
        { "three bytes", "数", 3, 3 },
        { "four bytes", "\xF0\x9F\x98\x80", 4, 4 },
        { "nothing", "", 0, 0 },
        { "cut off", "\xE6\x95", 2, 0 },
        { "overlong slash", "\xC0\xAF", 2, 0 },
        { "overlong of three", "\xE0\x80\xAF", 3, 0 },
        { "a surrogate", "\xED\xA0\x80", 3, 0 },
        { "beyond Unicode", "\xF4\x90\x80\x80", 4, 0 },
        { "a lone continuation", "\x80", 1, 0 },
        { "third byte wrong", "\xE6\x95\x41", 3, 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (lele_utf8_length(cases[i].bytes, cases[i].length) != cases[i].expected)
            fail_msg("%s", cases[i].name);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(only_valid_characters_have_a_length) };
    return RUN(tests);
}
