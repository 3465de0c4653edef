/* Keyed permutations: every value occurs exactly once. */
#include "check.h"
#include "generator/permute.h"

#include <stdlib.h>

static void every_number_has_one_place(void **state)
{
    (void)state;
    static const uint64_t sizes[] = { 1, 2, 7, 12, 40320, 362880 };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        uint8_t *seen = calloc(sizes[i], 1);
        assert_non_null(seen);
        lele_permute permute;
        lele_permute_init(&permute, sizes[i], i);
        for (uint64_t n = 0; n < sizes[i]; n++) {
            const uint64_t to = lele_permute_at(&permute, n);
            assert_true(to < sizes[i]);
            assert_int_equal(seen[to]++, 0);
        }
        free(seen);
    }
}

static void seeds_give_different_orders(void **state)
{
    (void)state;
    lele_permute a, b;
    lele_permute_init(&a, 362880, 1);
    lele_permute_init(&b, 362880, 2);
    unsigned same = 0;
    for (uint64_t n = 0; n < 10000; n++)
        same += lele_permute_at(&a, n) == lele_permute_at(&b, n);
    assert_true(same < 10);
}

static void orders_of_digits_are_all_different(void **state)
{
    (void)state;
    static uint8_t seen[9][40320];
    uint8_t order[9];
    for (uint32_t n = 0; n < 40320; n++) {
        lele_permute_digits(n, 5, order);
        assert_int_equal(order[0], 5);
        unsigned digits = 0, rank = 0;
        for (int i = 0; i < 9; i++)
            digits |= 1U << order[i];
        assert_int_equal(digits, 0x3FE);
        for (int i = 1; i < 9; i++) { /* Lehmer code: an independent numbering of orders */
            unsigned smaller = 0;
            for (int k = i + 1; k < 9; k++)
                smaller += order[k] < order[i];
            rank = rank * (unsigned)(9 - i) + smaller;
        }
        assert_int_equal(seen[0][rank]++, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_number_has_one_place),
        cmocka_unit_test(seeds_give_different_orders),
        cmocka_unit_test(orders_of_digits_are_all_different),
    };
    return RUN(tests);
}
