/* sudokuwiki links: the three forms of boards, and errors in links. */
#include "positions.h"

#define SITE "https://www.sudokuwiki.org/sudoku.htm?bd="
#define PACKED                                                                                     \
    "S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c03041090080y039u840" \
    "1"                                                                                            \
    "070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709"

static void a_link_of_81_digits_is_read_and_written(void **state)
{
    (void)state;
    const lele_position read = must_read(NULL, SITE P);
    assert_string_equal(line_of(&read, &read.givens), P);
    assert_false(read.has_candidates);
    must_write("sudokuwiki", &read, SITE P);
    must_read(NULL, "www.sudokuwiki.org/sudoku.htm?bd=" P);
    must_read(NULL, "https://sudokuwiki.org/sudoku.htm?bd=" P);
    must_read(NULL, "http://www.sudokuwiki.org/sudoku.htm?x=1&bd=" P "&y=2#top");
    must_read(NULL, "bd=" P);
}

static void a_packed_board_has_candidates(void **state)
{
    (void)state;
    lele_position want = position_of("classic", P);
    pencil_in(&want);
    const lele_position read = must_read(NULL, SITE PACKED);
    assert_true(same_position(&want, &read));
    must_write("sudokuwiki", &want, SITE PACKED);
    const lele_position bare = must_read(NULL, PACKED);
    assert_true(same_position(&want, &bare));
}

static void a_packed_board_may_have_clues_only(void **state)
{
    (void)state;
    char packed[3 + 162 + 1] = "S9B";
    for (int i = 0; i < 81; i++) {
        packed[3 + 2 * i] = '0';
        packed[4 + 2 * i] = P[i];
    }
    packed[165] = '\0';
    assert_memory_equal(packed, "S9B0503000007000000000600000109050000", 37);
    const lele_position read = must_read(NULL, packed), want = position_of("classic", P);
    assert_true(same_position(&want, &read));
}

/* The board of P with its candidates, by the definition of the old packing. */
static void the_old_packing_is_read(void **state)
{
    (void)state;
    lele_position want = position_of("classic", P);
    pencil_in(&want);
    char old[163];
    for (int cell = 0; cell < 81; cell++) {
        const int digit = want.givens.cell[cell];
        const int number = digit != 0 ? 2 * lele_digits_of(digit) + 1 : 2 * want.candidates[cell];
        static const char base32[] = "0123456789abcdefghijklmnopqrstuv";
        old[2 * cell] = base32[number / 32];
        old[2 * cell + 1] = base32[number % 32];
        if (digit == 0 && lele_digits_single(want.candidates[cell])) {
            want.values.cell[cell] = (uint8_t)lele_digits_first(want.candidates[cell]);
            want.candidates[cell] = 0;
        }
    }
    old[162] = '\0';
    assert_memory_equal(old, "11090m2441akoigm8k214k4k03g111co", 32);
    char link[250] = SITE;
    memcpy(link + strlen(SITE), old, sizeof old);
    const lele_position read = must_read(NULL, link);
    assert_true(same_position(&want, &read));
    const lele_position bare = must_read(NULL, old);
    assert_true(same_position(&want, &bare));
}

static const struct {
    const char *text;
    lele_error error;
    const char *says;
} refused[] = {
    { "https://www.sudokuwiki.org/sudoku.htm", LELE_E_LINK, "the link has no puzzle in it (bd=…)" },
    { "https://www.sudokuwiki.org/sudoku.htm?db=1", LELE_E_LINK,
      "the link has no puzzle in it (bd=…)" },
    { "https://www.sudokuwiki.org/sudoku.htm?bd=", LELE_E_LINK,
      "the link has no puzzle in it (bd=…)" },
    { "https://example.org/sudoku.htm?bd=" P, LELE_E_HOST,
      "example.org is not supported; paste the cells instead" },
    { "https://sudoku-wiki.org/sudoku.htm?bd=" P, LELE_E_HOST,
      "sudoku-wiki.org is not supported; paste the cells instead" },
    { "https://example.org/what/ever", LELE_E_HOST,
      "example.org is not supported; paste the cells instead" },
    { SITE "123", LELE_E_LENGTH, "need 81 cells, read 3" },
    { SITE "1234341221434321", LELE_E_LENGTH, "need 81 cells, read 16" },
    { SITE P "0", LELE_E_LENGTH, "need 81 cells, read 82" },
    { SITE "5300700006001950000980000608000600034008030017000200060600002800004190050000800x9",
      LELE_E_CHARACTER, "character 121 \"x\" not understood" },
    { SITE "S9B0503", LELE_E_LENGTH, "need 81 cells, read 2" },
    { SITE "S9C0503", LELE_E_VERSION, "version 12 is newer than this program understands" },
    { SITE "K9B0503", LELE_E_LAYOUT, "unknown layout \"K9B\"" },
};

static void a_bad_link_is_named(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        const lele_problem problem = must_refuse(NULL, refused[i].text, refused[i].error);
        lele_text text;
        lele_text_init(&text);
        lele_problem_write(&problem, LELE_LANG_EN, &text);
        assert_string_equal(text.data, refused[i].says);
        lele_text_release(&text);
    }
    char broken[] = PACKED;
    broken[3] = 'z';
    must_refuse("sudokuwiki", broken, LELE_E_RANGE);
}

static void games_round_trip_on_the_layouts_of_the_site(void **state)
{
    (void)state;
    static const char *const names[] = { "classic", "x", "windoku", JIGSAW, NULL };
    check_round_trips("sudokuwiki", names, 0, false);
    check_round_trips("sudokuwiki", names, WITH_DIGITS, false);
    check_round_trips("sudokuwiki", names, WITH_DIGITS | WITH_CANDIDATES | WITH_SINGLES, false);
}

static void other_layouts_do_not_fit(void **state)
{
    (void)state;
    static const char *const names[] = { "4x4", "asterisk", "windoku-x", JIGSAW6, JIGSAW "-x" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        lele_position position;
        lele_text text;
        lele_text_init(&text);
        lele_position_init(&position, test_layout(names[i]));
        assert_int_equal(lele_codec_write(lele_codec_find("sudokuwiki"), &position, &text, NULL),
                         LELE_E_UNSUPPORTED);
        assert_int_equal(text.length, 0);
        lele_text_release(&text);
    }
}

static void damage_is_read_or_refused(void **state)
{
    (void)state;
    check_damage("sudokuwiki", &test_context, SITE PACKED, strlen(SITE PACKED));
    check_damage("sudokuwiki", &test_context, SITE P, strlen(SITE P));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_link_of_81_digits_is_read_and_written),
        cmocka_unit_test(a_packed_board_has_candidates),
        cmocka_unit_test(a_packed_board_may_have_clues_only),
        cmocka_unit_test(the_old_packing_is_read),
        cmocka_unit_test(a_bad_link_is_named),
        cmocka_unit_test(games_round_trip_on_the_layouts_of_the_site),
        cmocka_unit_test(other_layouts_do_not_fit),
        cmocka_unit_test(damage_is_read_or_refused),
    };
    return RUN_CODEC(tests);
}
