/* HoDoKu's library line: placed digits, deleted candidates, missing fields. */
#include "positions.h"

/* A position that is mostly solved: cells, and two deleted candidates. */
#define CELLS "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void placed_digits_have_a_plus(void **state)
{
    (void)state;
    const lele_position read = must_read(
        NULL, ":0000:x:"
              "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
              ":::");
    assert_string_equal(line_of(&read, &read.givens), P);
    assert_int_equal(read.values.cell[2], 4);
    assert_int_equal(read.givens.cell[2], 0);
    assert_false(read.has_candidates);
}

static void deleted_candidates_are_gone(void **state)
{
    (void)state;
    lele_position want = position_of("classic", P);
    pencil_in(&want);
    assert_int_equal(want.candidates[2], lele_digits_of(1) | lele_digits_of(2) | lele_digits_of(4));
    want.candidates[2] = lele_digits_of(2) | lele_digits_of(4);
    lele_digits_remove(&want.candidates[3], lele_digits_of(6));
    static const char *const lines[] = {
        ":0000:x:" CELLS ":113 614::",
        ":0702:59:" CELLS ":113 614:514:524 525:",
        ":0000-1:x:" CELLS ":614 113",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const lele_position read = must_read(NULL, lines[i]);
        assert_true(same_position(&want, &read));
    }
    must_write("hodoku", &want, lines[0]);
}

static void a_bad_line_is_named(void **state)
{
    (void)state;
    must_refuse("hodoku", "0000:x:" CELLS, LELE_E_SYNTAX);
    must_refuse(NULL, ":0000:x:" CELLS "1:", LELE_E_LENGTH);
    const lele_problem problem = must_refuse(NULL, ":0000:x:" CELLS ":113 11:", LELE_E_RANGE);
    assert_string_equal(problem.text, "11");
    assert_int_equal(problem.column, 9 + 81 + 5);
    must_refuse(NULL, ":0000:x:" CELLS ":113 1110:", LELE_E_RANGE);
    must_refuse(NULL, ":0000:x:55" CELLS ":", LELE_E_LENGTH);
    must_refuse(NULL, ":0000:x:1234341221434321::", LELE_E_LENGTH);
    must_refuse("hodoku", ":", LELE_E_LENGTH);
    must_refuse(NULL,
                ":0000:x:53++4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.."
                "5....8..79:",
                LELE_E_CHARACTER);
}

/* A line without deleted candidates has no information about candidates, so at
 * least one is deleted. */
static void games_round_trip(void **state)
{
    (void)state;
    check_round_trips("hodoku", only_classic, 0, false);
    check_round_trips("hodoku", only_classic, WITH_DIGITS, false);
    check_round_trips("hodoku", only_classic, WITH_CANDIDATES | WITH_SINGLES, false);
    check_round_trips("hodoku", only_classic, WITH_DIGITS | WITH_CANDIDATES | WITH_SINGLES, false);
}

static void damage_is_read_or_refused(void **state)
{
    (void)state;
    static const char line[] = ":0000:x:" CELLS ":113 614::";
    check_damage("hodoku", &test_context, line, strlen(line));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(placed_digits_have_a_plus), cmocka_unit_test(deleted_candidates_are_gone),
        cmocka_unit_test(a_bad_line_is_named),       cmocka_unit_test(games_round_trip),
        cmocka_unit_test(damage_is_read_or_refused),
    };
    return RUN_CODEC(tests);
}
