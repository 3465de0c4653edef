/* sencode: codes of the original program, and texts that it should have refused. */
#include "positions.h"

static const struct {
    const char *givens, *code;
} worked[] = {
    { P, "9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU" },
    { "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
      "3EV8RFDjspk00-eoG6OxQUz" },
    { "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
      "1z0vFngEthUAA9_7jkiZKJI9I0n" },
    { "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
      "4pSnPF9ZtFDR6-5o7iszHJRZrq" },
    { "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
      "c5qtEbdOj19dL1-VLCQ871z1smM8YtmvTUy6OeC1T7Pj741aaR88ylaY9wPa" },
    { "000000000000000000000000000000000000000000000000000000000000000000000000000000000", "0-0" },
    { "100000000000000000000000000000000000000000000000000000000000000000000000000000000", "1_0" },
    { "000000000000000000000000000000000000000000000000000000000000000000000000000000001", "1-0" },
    { "000000000000000000000000000000000000000090000000000000000000000000000000000000000",
      "jmaiJOw-8" },
};

static void the_codes_of_the_original_hold(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof worked[0]; i++) {
        const lele_position read = must_read(NULL, worked[i].code);
        assert_string_equal(line_of(&read, &read.givens), worked[i].givens);
        const lele_position position = position_of("classic", worked[i].givens);
        must_write("sencode", &position, worked[i].code);
    }
}

static void a_link_holds_a_code(void **state)
{
    (void)state;
    const lele_position read =
        must_read(NULL, "https://sudoku.jonasgeiler.com/#9snK1lp7WdqL5x-8WGWaRNqjGRkiJDSU");
    assert_string_equal(line_of(&read, &read.givens), P);
    must_refuse(NULL, "https://sudoku.jonasgeiler.com/", LELE_E_LINK);
}

static const struct {
    const char *name, *code;
    lele_error error;
} refused[] = {
    { "a number beyond its cell", "1-Z", LELE_E_RANGE },
    { "more digits than cells", "7-9999", LELE_E_RANGE },
    { "a tenth digit", "1-9", LELE_E_RANGE },
    { "more than 81 cells", "zzzzzzzzzzzzzzz-0", LELE_E_RANGE },
    { "no numbers", "9snK1lp7WdqL5x-", LELE_E_SYNTAX },
    { "no separator", "9snK1lp7WdqL5x", LELE_E_SYNTAX },
    { "two separators", "1-0-0", LELE_E_CHARACTER },
    { "a strange character", "9snK1l!7WdqL5x-8W", LELE_E_CHARACTER },
    { "two equal digits in a row", "3-0", LELE_E_CONFLICT },
};

static void what_the_original_bends_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        must_refuse("sencode", refused[i].code, refused[i].error);
}

static void other_layouts_do_not_fit(void **state)
{
    (void)state;
    lele_text text;
    lele_problem problem;
    lele_text_init(&text);
    lele_text_add(&text, "before");
    const lele_position position = position_of("4x4", "1...............");
    assert_int_equal(lele_codec_write(lele_codec_find("sencode"), &position, &text, &problem),
                     LELE_E_UNSUPPORTED);
    assert_string_equal(text.data, "before");
    assert_string_equal(problem.text, "sencode");
    lele_text_release(&text);
}

static void random_puzzles_round_trip(void **state)
{
    (void)state;
    check_round_trips("sencode", only_classic, 0, false);
}

static void damage_is_read_or_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof worked[0]; i++)
        check_damage("sencode", &test_context, worked[i].code, strlen(worked[i].code));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_codes_of_the_original_hold),
        cmocka_unit_test(a_link_holds_a_code),
        cmocka_unit_test(what_the_original_bends_is_refused),
        cmocka_unit_test(other_layouts_do_not_fit),
        cmocka_unit_test(random_puzzles_round_trip),
        cmocka_unit_test(damage_is_read_or_refused),
    };
    return RUN_CODEC(tests);
}
