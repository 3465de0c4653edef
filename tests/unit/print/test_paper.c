/* Sizes of paper, lengths and the parts of a head, as people write them. */
#include "check.h"

#include <math.h>

#include "cli/print.h"
#include "print/paper.h"

static void near(double got, double want)
{
    if (fabs(got - want) > 0.01)
        fail_msg("%f is not %f", got, want);
}

static void known_sizes_have_their_names_in_any_case(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        double width, height; /* points */
    } cases[] = { { "a4", 595.28, 841.89 },        { "A4", 595.28, 841.89 },
                  { "Letter", 612, 792 },          { "a5", 419.53, 595.28 },
                  { "legal", 612, 1008 },          { "170x240mm", 481.89, 680.31 },
                  { "170x240", 481.89, 680.31 },   { "8.5x11in", 612, 792 },
                  { "21x29.7CM", 595.28, 841.89 }, { "300X400pt", 300, 400 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        print_size size;
        if (!print_size_read(cases[i].name, &size))
            fail_msg("%s", cases[i].name);
        near(size.width, cases[i].width);
        near(size.height, cases[i].height);
        assert_false(size.fit);
    }
    print_size fit;
    assert_true(print_size_read("fit", &fit));
    assert_true(fit.fit);
}

static void other_sizes_are_refused_and_change_nothing(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",           "a",        "a44",       "b4 ",        "x",           "170x",
        "x240mm",     "170*240",  "170x240px", "170x240mmm", "-170x240",    "170x-240",
        "1e3x240",    "0x0",      "29x100mm",  "100x29mm",   "2001x100mm",  "nanxnan",
        "infxinf",    "1..5x2in", "170. x240", "170 x 240",  "9999999x100", "100.1234x100",
        "170x240mm ", "170x240m",
    };
    print_size size = { 1, 2, true };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (print_size_read(wrong[i], &size))
            fail_msg("\"%s\" was read", wrong[i]);
    assert_true(size.width == 1 && size.height == 2 && size.fit);
}

static void lengths_have_units_and_millimetres_without_one(void **state)
{
    (void)state;
    double length = 0;
    assert_true(print_length_read("15mm", &length));
    near(length, 42.52);
    assert_true(print_length_read("15", &length));
    near(length, 42.52);
    assert_true(print_length_read("1.5cm", &length));
    near(length, 42.52);
    assert_true(print_length_read("0.5in", &length));
    near(length, 36);
    assert_true(print_length_read("0", &length));
    near(length, 0);
    static const char *const wrong[] = { "", "mm", "-1mm", "1 mm", "1mmx", ".5in", "1.in", "+1" };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(print_length_read(wrong[i], &length));
    near(length, 0);
}

static void a_head_is_a_list_of_its_parts(void **state)
{
    (void)state;
    unsigned head = 77;
    assert_true(print_head_read("number,minutes", &head));
    assert_int_equal(head, 1U << CLI_HEAD_NUMBER | 1U << CLI_HEAD_MINUTES);
    assert_true(print_head_read("seed", &head));
    assert_int_equal(head, 1U << CLI_HEAD_SEED);
    assert_true(print_head_read("none", &head));
    assert_int_equal(head, 0);
    static const char *const wrong[] = {
        "",    ",",           "number,",     ",number",      "numbers",
        "num", "none,number", "number none", "number,,level"
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (print_head_read(wrong[i], &head))
            fail_msg("\"%s\" was read", wrong[i]);
    assert_int_equal(head, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_sizes_have_their_names_in_any_case),
        cmocka_unit_test(other_sizes_are_refused_and_change_nothing),
        cmocka_unit_test(lengths_have_units_and_millimetres_without_one),
        cmocka_unit_test(a_head_is_a_list_of_its_parts),
    };
    return RUN(tests);
}
