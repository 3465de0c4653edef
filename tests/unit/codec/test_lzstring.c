/* LZ-string: texts packed by the original, and texts that it did not pack. */
#include "check.h"

#include "codec/lzstring.h"

static const struct {
    const char *plain, *packed;
} worked[] = {
    { "", "Q===" },
    { "a", "IZA=" },
    { "aaaaaaaaaaaaaaaaaaaa", "IY1/kA==" },
    { "hello hello hello", "BYUwNmD2AEoTcpA=" },
    { "数独乐乐 数独乐乐", "g6mhunQKcmAEoUA=" },
    { "😀 é ß", "rwbgA9gECXYPtA==" },
    { "{\"size\":3,\"grid\":[[{},{},{}],[{},{},{}],[{},{},{}]]}",
      "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==" },
};

static void texts_are_packed_as_the_original_does(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof worked[0]; i++) {
        lele_text text;
        lele_text_init(&text);
        assert_int_equal(lele_lz_pack(worked[i].plain, strlen(worked[i].plain), &text), LELE_OK);
        assert_string_equal(text.data, worked[i].packed);
        lele_text_clear(&text);
        assert_int_equal(lele_lz_unpack(worked[i].packed, strlen(worked[i].packed), &text),
                         LELE_OK);
        assert_string_equal(text.data, worked[i].plain);
        lele_text_release(&text);
    }
}

static void random_texts_come_back(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 5);
    for (int n = 0; n < 300; n++) {
        char plain[4000];
        const size_t length = lele_random_below(&random, sizeof plain);
        const uint32_t letters = 1 + lele_random_below(&random, 90);
        for (size_t i = 0; i < length; i++)
            plain[i] = (char)(' ' + lele_random_below(&random, letters));
        lele_text packed, back;
        lele_text_init(&packed);
        lele_text_init(&back);
        assert_int_equal(lele_lz_pack(plain, length, &packed), LELE_OK);
        assert_int_equal(lele_lz_unpack(packed.data, packed.length, &back), LELE_OK);
        assert_int_equal(back.length, length);
        assert_memory_equal(back.data, plain, length);
        lele_text_release(&packed);
        lele_text_release(&back);
    }
}

static void damaged_texts_end(void **state)
{
    (void)state;
    static const char packed[] = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==";
    lele_text text;
    lele_text_init(&text);
    for (size_t cut = 0; cut < sizeof packed - 6; cut++)
        assert_int_equal(lele_lz_unpack(packed, cut, &text), LELE_E_SYNTAX);
    for (size_t i = 0; i < sizeof packed - 1; i++) {
        for (const char *c = "A9/+=!z"; *c != '\0'; c++) {
            char copy[sizeof packed];
            memcpy(copy, packed, sizeof packed);
            copy[i] = *c;
            lele_text_clear(&text);
            const lele_error error = lele_lz_unpack(copy, sizeof packed - 1, &text);
            assert_true(error == LELE_OK || error == LELE_E_SYNTAX);
        }
    }
    lele_text_release(&text);
}

/* Each word is the previous one and one more unit, so n words unpack to n * n / 2 units. */
static void a_text_that_unpacks_without_end_is_stopped(void **state)
{
    (void)state;
    lele_text plain, packed, back;
    lele_text_init(&plain);
    lele_text_init(&packed);
    lele_text_init(&back);
    lele_text_add_repeat(&plain, 'a', LELE_LZ_MAX);
    assert_int_equal(lele_lz_pack(plain.data, plain.length, &packed), LELE_OK);
    assert_true(packed.length < 8000);
    assert_int_equal(lele_lz_unpack(packed.data, packed.length, &back), LELE_OK);
    assert_int_equal(back.length, LELE_LZ_MAX);
    lele_text_add_char(&plain, 'a');
    assert_int_equal(lele_lz_pack(plain.data, plain.length, &packed), LELE_E_TOO_LONG);
    /* the same words, with more words instead of the end */
    while (packed.length > 0 && packed.data[packed.length - 1] == '=')
        packed.length--;
    packed.length -= 4;
    lele_text_add_repeat(&packed, 'z', 100);
    const lele_error error = lele_lz_unpack(packed.data, packed.length, &back);
    assert_true(error == LELE_E_TOO_LONG || error == LELE_E_SYNTAX);
    lele_text_release(&plain);
    lele_text_release(&packed);
    lele_text_release(&back);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_packed_as_the_original_does),
        cmocka_unit_test(random_texts_come_back),
        cmocka_unit_test(damaged_texts_end),
        cmocka_unit_test(a_text_that_unpacks_without_end_is_stopped),
    };
    return RUN(tests);
}
