/* Big numbers compared with 64-bit arithmetic and with well-known values. */
#include "check.h"

#include "codec/bignum.h"

static uint64_t low_value(const lele_bignum *number)
{
    assert_true(number->count <= 2);
    uint64_t value = 0;
    for (int i = number->count - 1; i >= 0; i--)
        value = value << 32 | number->word[i];
    return value;
}

static void set64(lele_bignum *number, uint64_t value)
{
    lele_bignum_set(number, (uint32_t)(value >> 32));
    lele_bignum_multiply(number, UINT32_C(1) << 16, 0);
    lele_bignum_multiply(number, UINT32_C(1) << 16, (uint32_t)value);
}

static void small_numbers_agree_with_the_machine(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 1);
    for (int n = 0; n < 20000; n++) {
        const uint64_t a = lele_random_next(&random) >> (16 + n % 40);
        const uint64_t b = lele_random_next(&random) >> (16 + n % 37);
        const uint32_t small = (uint32_t)(lele_random_next(&random) >> 48) + 1;
        lele_bignum x, y;
        set64(&x, a);
        set64(&y, b);
        assert_int_equal(low_value(&x), a);
        assert_int_equal(lele_bignum_compare(&x, &y), a < b ? -1 : a > b);
        lele_bignum_add(&x, &y, small);
        assert_int_equal(low_value(&x), a + b * small);
        lele_bignum_subtract(&x, &y);
        assert_int_equal(low_value(&x), a + b * small - b);
        const uint64_t before = low_value(&x);
        assert_int_equal(lele_bignum_divide(&x, small), before % small);
        assert_int_equal(low_value(&x), before / small);
        lele_bignum_multiply(&x, small, (uint32_t)(before % small));
        assert_int_equal(low_value(&x), before);
    }
}

static void a_great_factorial_divides_back_to_one(void **state)
{
    (void)state;
    lele_bignum number;
    lele_bignum_set(&number, 1);
    for (uint32_t i = 2; i <= 500; i++)
        lele_bignum_multiply(&number, i, 0);
    assert_int_equal(lele_bignum_bits(&number), 3768); /* 500! has 1135 decimal digits */
    for (uint32_t i = 500; i >= 2; i--)
        assert_int_equal(lele_bignum_divide(&number, i), 0);
    assert_int_equal(low_value(&number), 1);
}

/* The bases change after runs of any length, and 1 is one of them. */
static void digits_taken_in_runs_are_those_of_divisions(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 2);
    for (int n = 0; n < 300; n++) {
        lele_bignum number, same;
        lele_bignum_run run = { 0 };
        lele_bignum_set(&number, 1);
        for (int i = 0; i < 1 + n % 40; i++)
            lele_bignum_multiply(&number, UINT32_MAX, (uint32_t)lele_random_next(&random));
        lele_bignum_copy(&same, &number);
        for (int i = 0; i < 100; i++) {
            const uint32_t base = 1 + (uint32_t)(lele_random_next(&random) >> 61);
            for (uint64_t k = lele_random_next(&random) >> 60; k > 0; k--)
                assert_int_equal(lele_bignum_take(&number, &run, base),
                                 lele_bignum_divide(&same, base));
        }
        lele_bignum_put_back(&number, &run);
        assert_int_equal(lele_bignum_compare(&number, &same), 0);
    }
}

static void nothing_times_a_number_is_nothing(void **state)
{
    (void)state;
    lele_bignum number;
    set64(&number, UINT64_C(1) << 40);
    lele_bignum_multiply(&number, 0, 0);
    assert_true(lele_bignum_is_zero(&number));
    lele_bignum_multiply(&number, 0, 7);
    assert_int_equal(low_value(&number), 7);
}

static void base_62_reads_what_it_writes(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "0", "1", "Z", "10", "lele", "ZZZZZZZZZZZZZZZZZZZZZZZZZZZZ"
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        lele_bignum number;
        lele_text text;
        lele_text_init(&text);
        assert_true(lele_bignum_read62(&number, texts[i], strlen(texts[i])));
        lele_bignum_write62(&number, &text);
        assert_string_equal(text.data, texts[i]);
        lele_text_release(&text);
    }
    lele_bignum number;
    assert_false(lele_bignum_read62(&number, "a-b", 3));
    assert_true(lele_bignum_read62(&number, "10", 2));
    assert_int_equal(low_value(&number), 62);
}

static void a_number_too_great_says_so(void **state)
{
    (void)state;
    lele_bignum number;
    lele_bignum_set(&number, 1);
    for (int i = 0; i < LELE_BIGNUM_WORDS - 1; i++)
        lele_bignum_multiply(&number, UINT32_MAX, 0);
    assert_false(number.overflow);
    for (int i = 0; i < 10; i++)
        lele_bignum_multiply(&number, UINT32_MAX, 0);
    assert_true(number.overflow);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_numbers_agree_with_the_machine),
        cmocka_unit_test(a_great_factorial_divides_back_to_one),
        cmocka_unit_test(digits_taken_in_runs_are_those_of_divisions),
        cmocka_unit_test(nothing_times_a_number_is_nothing),
        cmocka_unit_test(base_62_reads_what_it_writes),
        cmocka_unit_test(a_number_too_great_says_so),
    };
    return RUN(tests);
}
