#include "check.h"

/* Seeds are a promise: a change here changes every daily puzzle. */
static void the_numbers_of_a_seed_never_change(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 0);
    assert_true(lele_random_next(&random) == UINT64_C(0x53175D61490B23DF));
    lele_random_init_text(&random, "1:hard:classic:2026-11-15");
    const uint64_t daily = lele_random_next(&random);
    lele_random_init_text(&random, "1:hard:classic:2026-11-15");
    assert_true(lele_random_next(&random) == daily);
    lele_random_init_text(&random, "1:hard:classic:2026-11-16");
    assert_true(lele_random_next(&random) != daily);
}

static void every_value_below_the_bound_is_as_likely(void **state)
{
    (void)state;
    enum { BOUND = 7, DRAWS = 70000 };
    int counts[BOUND] = { 0 };
    lele_random random;
    lele_random_init(&random, 42);
    for (int i = 0; i < DRAWS; i++)
        counts[lele_random_below(&random, BOUND)]++;
    for (int i = 0; i < BOUND; i++) /* five sigma of a binomial of 10,000 is about 463 */
        assert_in_range(counts[i], DRAWS / BOUND - 463, DRAWS / BOUND + 463);
}

static void a_shuffle_reaches_every_order_equally(void **state)
{
    (void)state;
    int counts[6] = { 0 };
    lele_random random;
    lele_random_init(&random, 1);
    for (int i = 0; i < 60000; i++) {
        uint8_t items[3] = { 0, 1, 2 };
        lele_random_shuffle(&random, items, 3);
        counts[items[0] * 2 + (items[1] > items[2])]++;
    }
    for (int i = 0; i < 6; i++)
        assert_in_range(counts[i], 10000 - 457, 10000 + 457);
}

static void items_of_a_run_have_streams_of_their_own(void **state)
{
    (void)state;
    lele_random a, b;
    lele_random_init_item(&a, 5, 0);
    lele_random_init_item(&b, 5, 1);
    assert_true(lele_random_next(&a) != lele_random_next(&b));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_numbers_of_a_seed_never_change),
        cmocka_unit_test(every_value_below_the_bound_is_as_likely),
        cmocka_unit_test(a_shuffle_reaches_every_order_equally),
        cmocka_unit_test(items_of_a_run_have_streams_of_their_own),
    };
    return RUN(tests);
}
