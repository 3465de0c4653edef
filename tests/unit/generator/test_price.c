/* Prices: larger layouts and harder techniques cost more. */
#include "check.h"
#include "generator/price.h"

static void digs_cost_more_on_larger_layouts(void **state)
{
    (void)state;
    static const struct {
        const char *layout;
        uint64_t price;
    } cases[] = { { "4x4", 4 }, { "classic", 4 }, { "x", 4 }, { "12x12", 124 }, { "16x16", 3984 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_layout layout;
        layout_of(&layout, cases[i].layout);
        assert_int_equal(lele_price_of_dig(&layout), cases[i].price);
        assert_true(lele_price_of_pattern(&layout) > cases[i].price);
        assert_true(cases[i].price * 50 < LELE_PRICE_LIMIT); /* enough for several tries */
    }
}

static void looks_cost_more_at_higher_levels(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    uint64_t last = 0;
    for (int level = 0; level < LELE_LEVEL_COUNT; level++) {
        const uint64_t price = lele_price_of_look(&layout, (lele_level)level);
        assert_true(price >= last && price > 0);
        last = price;
    }
    assert_true(last * 100 < LELE_PRICE_LIMIT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digs_cost_more_on_larger_layouts),
        cmocka_unit_test(looks_cost_more_at_higher_levels),
    };
    return RUN(tests);
}
