#include "check.h"

static void digits_come_out_smallest_first(void **state)
{
    (void)state;
    lele_digits set = lele_digits_of(16) | lele_digits_of(1) | lele_digits_of(7);
    assert_int_equal(lele_digits_count(set), 3);
    assert_int_equal(lele_digits_pop(&set), 1);
    assert_int_equal(lele_digits_pop(&set), 7);
    assert_true(lele_digits_single(set));
    assert_int_equal(lele_digits_pop(&set), 16);
    assert_int_equal(lele_digits_pop(&set), 0);
    assert_false(lele_digits_single(set));
    assert_int_equal(lele_digits_all(16), 0xFFFF);
    assert_int_equal(lele_digits_all(9), 0x1FF);
}

static void cell_sets_behave_like_sets(void **state)
{
    (void)state;
    static const int members[] = { 0, 63, 64, 127, 128, 191, 192, 255 };
    enum { COUNT = sizeof members / sizeof members[0] };
    lele_cellset set = LELE_CELLSET_EMPTY;
    assert_true(lele_cellset_is_empty(&set));
    assert_int_equal(lele_cellset_first(&set), -1);
    for (int i = 0; i < COUNT; i++)
        lele_cellset_add(&set, members[i]);
    assert_int_equal(lele_cellset_count(&set), COUNT);
    const lele_cellset some = lele_cellset_or(lele_cellset_of(64), lele_cellset_of(255));
    assert_true(lele_cellset_within(&some, &set));
    assert_false(lele_cellset_within(&set, &some));
    const lele_cellset rest = lele_cellset_minus(set, some);
    assert_int_equal(lele_cellset_count(&rest), COUNT - 2);
    assert_false(lele_cellset_meets(&rest, &some));
    const lele_cellset both = lele_cellset_and(set, some);
    assert_true(lele_cellset_equal(&both, &some));
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(lele_cellset_pop(&set), members[i]);
    assert_int_equal(lele_cellset_pop(&set), -1);
}

static void digits_are_taken_out_and_the_others_stay(void **state)
{
    (void)state;
    lele_digits digits = 0x8421;
    assert_int_equal(lele_digits_minus(digits, 0x8003), 0x0420);
    assert_int_equal(lele_digits_minus(digits, 0), digits);
    assert_int_equal(lele_digits_minus(0, digits), 0);
    lele_digits_remove(&digits, 0x8003);
    assert_int_equal(digits, 0x0420);
}

static void bits_of_a_word_come_out_lowest_first(void **state)
{
    (void)state;
    uint64_t word = UINT64_C(1) << 63 | UINT64_C(1) << 32 | 1;
    assert_int_equal(lele_word_pop(&word), 0);
    assert_int_equal(lele_word_pop(&word), 32);
    assert_int_equal(lele_word_pop(&word), 63);
    assert_true(word == 0);
}

static void digit_characters_go_both_ways(void **state)
{
    (void)state;
    for (int digit = 1; digit <= 16; digit++)
        assert_int_equal(lele_digit_of_char(lele_digit_char(digit)), digit);
    assert_int_equal(lele_digit_of_char('g'), 16);
    static const char none[] = "0.hHzZ \n/:@[`{";
    for (const char *c = none; *c != '\0'; c++)
        assert_int_equal(lele_digit_of_char(*c), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digits_come_out_smallest_first),
        cmocka_unit_test(digits_are_taken_out_and_the_others_stay),
        cmocka_unit_test(bits_of_a_word_come_out_lowest_first),
        cmocka_unit_test(cell_sets_behave_like_sets),
        cmocka_unit_test(digit_characters_go_both_ways),
    };
    return RUN(tests);
}
