/* The chains found so far: different conclusions never count as one. */
#include <stdlib.h>

#include "check.h"
#include "technique/chain/collector.h"

enum { SEEDS = 17, WORDS = 1 << 11 };

static int compare(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* Most chains have a digit as the seed and a few low bits in the first word. */
static void small_seeds_and_low_bits_do_not_cancel_out(void **state)
{
    (void)state;
    static uint64_t hashes[SEEDS * WORDS];
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        for (uint64_t word = 0; word < WORDS; word++)
            hashes[seed * WORDS + word] =
                lele_hash_words((const uint64_t[]){ word, 0, 0, 0 }, 4, seed);
    qsort(hashes, SEEDS * WORDS, sizeof *hashes, compare);
    for (size_t i = 1; i < SEEDS * WORDS; i++)
        assert_true(hashes[i - 1] != hashes[i]);
}

static void of_equal_conclusions_the_shortest_is_kept(void **state)
{
    (void)state;
    static struct lele_collector collector;
    lele_collector_clear(&collector);
    lele_collector_add(&collector, (struct lele_chain_found){ .hash = 5, .length = 7, .start = 1 });
    lele_collector_add(&collector, (struct lele_chain_found){ .hash = 9, .length = 6, .start = 2 });
    lele_collector_add(&collector, (struct lele_chain_found){ .hash = 5, .length = 4, .start = 3 });
    lele_collector_add(&collector, (struct lele_chain_found){ .hash = 5, .length = 4, .start = 4 });
    lele_collector_sort(&collector);
    assert_int_equal(collector.count, 2);
    assert_int_equal(collector.at[0].start, 3);
    assert_int_equal(collector.at[1].start, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_seeds_and_low_bits_do_not_cancel_out),
        cmocka_unit_test(of_equal_conclusions_the_shortest_is_kept),
    };
    return RUN(tests);
}
