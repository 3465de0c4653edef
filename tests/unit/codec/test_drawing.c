/* Drawn formats: grid, pencilmark grid, .ss; and the pencilmark line. */
#include "positions.h"

#define DRAWN                                                                                      \
    "+-------+-------+-------+\n"                                                                  \
    "| 5 3 . | . 7 . | . . . |\n"                                                                  \
    "| 6 . . | 1 9 5 | . . . |\n"                                                                  \
    "| . 9 8 | . . . | . 6 . |\n"                                                                  \
    "+-------+-------+-------+\n"                                                                  \
    "| 8 . . | . 6 . | . . 3 |\n"                                                                  \
    "| 4 . . | 8 . 3 | . . 1 |\n"                                                                  \
    "| 7 . . | . 2 . | . . 6 |\n"                                                                  \
    "+-------+-------+-------+\n"                                                                  \
    "| . 6 . | . . . | 2 8 . |\n"                                                                  \
    "| . . . | 4 1 9 | . . 5 |\n"                                                                  \
    "| . . . | . 8 . | . 7 9 |\n"                                                                  \
    "+-------+-------+-------+\n"

#define SIMPLE                                                                                     \
    "*-----------*\n"                                                                              \
    "|53.|.7.|...|\n"                                                                              \
    "|6..|195|...|\n"                                                                              \
    "|.98|...|.6.|\n"                                                                              \
    "|---+---+---|\n"                                                                              \
    "|8..|.6.|..3|\n"                                                                              \
    "|4..|8.3|..1|\n"                                                                              \
    "|7..|.2.|..6|\n"                                                                              \
    "|---+---+---|\n"                                                                              \
    "|.6.|...|28.|\n"                                                                              \
    "|...|419|..5|\n"                                                                              \
    "|...|.8.|.79|\n"                                                                              \
    "*-----------*\n"

static const struct {
    const char *name, *text;
} drawings[] = {
    { "ours", DRAWN },
    { "Simple Sudoku's", SIMPLE },
    { "without a frame", "53.|.7.|...\n6..|195|...\n.98|...|.6.\n-----------\n8..|.6.|..3\n"
                         "4..|8.3|..1\n7..|.2.|..6\n-----------\n.6.|...|28.\n...|419|..5\n"
                         "...|.8.|.79\n" },
    { "spaces only", "5 3 0 0 7 0 0 0 0\r\n6 0 0 1 9 5 0 0 0\r\n0 9 8 0 0 0 0 6 0\r\n"
                     "8 0 0 0 6 0 0 0 3\r\n4 0 0 8 0 3 0 0 1\r\n7 0 0 0 2 0 0 0 6\r\n"
                     "0 6 0 0 0 0 2 8 0\r\n0 0 0 4 1 9 0 0 5\r\n0 0 0 0 8 0 0 7 9\r\n" },
    { "box drawing characters",
      "┌───────┬───────┬───────┐\n│ 5 3 . │ . 7 . │ . . . │\n│ 6 . . │ 1 9 5 │ . . . │\n"
      "│ . 9 8 │ . . . │ . 6 . │\n├───────┼───────┼───────┤\n│ 8 . . │ . 6 . │ . . 3 │\n"
      "│ 4 . . │ 8 . 3 │ . . 1 │\n║ 7 . . ║ . 2 . ║ . . 6 ║\n├───────┼───────┼───────┤\n"
      "│ . 6 . │ . . . │ 2 8 . │\n│ . . . │ 4 1 9 │ . . 5 │\n│ . . . │ . 8 . │ . 7 9 │\n"
      "└───────┴───────┴───────┘\n" },
    { "one line of cells and spaces",
      "5 3 0 0 7 0 0 0 0 6 0 0 1 9 5 0 0 0 0 9 8 0 0 0 0 6 0 8 0 0 0 6 0 0 0 3 4 0 0 8 0 3 0 0 1 "
      "7 0 0 0 2 0 0 0 6 0 6 0 0 0 0 2 8 0 0 0 0 4 1 9 0 0 5 0 0 0 0 8 0 0 7 9" },
};

static void many_drawings_are_the_same_puzzle(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof drawings / sizeof drawings[0]; i++) {
        const lele_position read = must_read(NULL, drawings[i].text);
        assert_string_equal(line_of(&read, &read.givens), P);
        assert_false(read.has_candidates);
    }
}

static void grids_are_drawn_with_their_boxes(void **state)
{
    (void)state;
    const lele_position classic = position_of("classic", P);
    must_write("grid", &classic, DRAWN);
    must_write("ss", &classic, SIMPLE);
    const lele_position wide = position_of("6x6", "12..................................");
    must_write("grid", &wide,
               "+-------+-------+\n| 1 2 . | . . . |\n| . . . | . . . |\n+-------+-------+\n"
               "| . . . | . . . |\n| . . . | . . . |\n+-------+-------+\n| . . . | . . . |\n"
               "| . . . | . . . |\n+-------+-------+\n");
    const lele_position jigsaw = position_of("jigsaw:1112133243324442", "1..............2");
    must_write("grid", &jigsaw,
               "+---------+---+\n| 1   . . | . |\n|   +-----+   |\n| . | . . | . |\n"
               "+---+     |   |\n| . | . . | . |\n|   +-----+   |\n| .   . . | 2 |\n"
               "+---------+---+\n");
}

static void pencilmarks_are_read_and_drawn(void **state)
{
    (void)state;
    lele_position want = position_of("4x4", "1..........2....");
    pencil_in(&want);
    must_write("pm", &want,
               "+----------+----------+\n"
               "| 1   234  | 234  34  |\n"
               "| 234 234  | 1234 134 |\n"
               "+----------+----------+\n"
               "| 34  134  | 134  2   |\n"
               "| 234 1234 | 134  134 |\n"
               "+----------+----------+\n");
}

static void hodoku_draws_other_frames(void **state)
{
    (void)state;
    const lele_position read = must_read(NULL, ".-----------.-----------.\n"
                                               "| 1    234  | 34   34   |\n"
                                               "| 234  234  | 134  134  |\n"
                                               ":-----------+-----------:\n"
                                               "| 34   134  | 134  2    |\n"
                                               "| 234  1234 | 134  134  |\n"
                                               "'-----------'-----------'\n");
    lele_position want = position_of("4x4", "1..........2....");
    pencil_in(&want);
    want.candidates[2] = want.candidates[3] = lele_digits_of(3) | lele_digits_of(4);
    assert_string_equal(line_of(&read, &read.givens), "1000000000020000");
    assert_true(read.has_candidates);
    assert_int_equal(read.candidates[1], 14);
}

static void the_pencilmark_line_of_p(void **state)
{
    (void)state;
    const lele_position position = position_of("classic", P);
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find("pmline"), &position, &text, NULL), LELE_OK);
    assert_int_equal(text.length, 729);
    assert_memory_equal(text.data, "....5......3......12.4......2...6.........7..", 45);
    const lele_position read = must_read(NULL, text.data);
    assert_true(read.has_candidates);
    assert_int_equal(read.candidates[2], 1 | 2 | 8);
    assert_int_equal(read.values.cell[0], 5);
    /* r5c5 has one candidate, which its peers still have: it is not placed */
    assert_true(lele_grid_equal(read.layout, &read.values, &position.values));
    assert_int_equal(read.candidates[40], lele_digits_of(5));
    lele_text_release(&text);
}

static void givens_whose_peers_were_never_cleared_are_givens(void **state)
{
    (void)state;
    const lele_position position = position_of("classic", P);
    lele_position full = position;
    lele_text text;
    lele_text_init(&text);
    full.has_candidates = true;
    for (int cell = 0; cell < 81; cell++)
        full.candidates[cell] = full.values.cell[cell] != 0 ? 0 : lele_digits_all(9);
    assert_int_equal(lele_codec_write(lele_codec_find("pmline"), &full, &text, NULL), LELE_OK);
    const lele_position read = must_read(NULL, text.data);
    assert_true(lele_grid_equal(read.layout, &read.givens, &position.givens));
    lele_text_release(&text);
}

static void pencilmarks_round_trip(void **state)
{
    (void)state;
    check_round_trips("pm", every_layout, WITH_CANDIDATES, true);
    check_round_trips("pmline", every_layout, WITH_CANDIDATES, true);
}

static void grids_round_trip(void **state)
{
    (void)state;
    check_round_trips("grid", every_layout, 0, true);
    check_round_trips("ss", every_layout, 0, true);
}

static void two_single_candidates_that_clash_do_not_fit(void **state)
{
    (void)state;
    lele_position position = position_of("4x4", "1...............");
    pencil_in(&position);
    position.candidates[1] = position.candidates[2] = lele_digits_of(2);
    static const char *const names[] = { "pm", "pmline", "sdx" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        lele_text text;
        lele_text_init(&text);
        assert_int_equal(lele_codec_write(lele_codec_find(names[i]), &position, &text, NULL),
                         LELE_E_UNSUPPORTED);
        assert_int_equal(text.length, 0);
        lele_text_release(&text);
    }
}

/* One of the two 8s is also shown in a third cell; it counts as a given all the same. */
static void two_single_digits_that_clash_are_refused(void **state)
{
    (void)state;
    must_refuse("sdx",
                "5 3 124 26 7 2468 1489 1249 248\n6 247 247 1 9 5 3478 234 2478\n"
                "12 9 8 24 34 24 13457 6 247\n8 125 1259 579 6 147 4579 2459 3\n"
                "4 25 2569 8 5 3 579 259 1\n8 15 1359 59 2 14 4589 459 6\n"
                "139 6 134579 357 35 7 2 8 4\n23 278 237 4 1 9 36 3 5\n"
                "123 1245 12345 2356 8 26 1346 7 9\n",
                LELE_E_CONFLICT);
    /* a wrong digit of the player is not an error in the file */
    must_read("sdx", "1 u2 34 34\n34 34 12 12\n24 2 4 13\n34 134 123 124\n");
}

static void a_bad_drawing_is_named(void **state)
{
    (void)state;
    char drawn[] = DRAWN;
    *strchr(drawn, '7') = 'q';
    const lele_problem problem = must_refuse(NULL, drawn, LELE_E_CHARACTER);
    assert_int_equal(problem.line, 2);
    assert_int_equal(problem.column, 13);
    assert_string_equal(problem.text, "q");
    char shorter[] = DRAWN;
    *strchr(shorter, '7') = ' ';
    const lele_problem lack = must_refuse(NULL, shorter, LELE_E_LENGTH);
    assert_int_equal(lack.got, 80);
    must_refuse("pm", "11 2 3 4", LELE_E_LENGTH);
    must_refuse("pm", "12 12 344 12 1 1 1 1 1 1 1 1 1 1 1 1", LELE_E_CHARACTER);
    must_refuse("pmline", "1234", LELE_E_LENGTH);
    must_refuse("pmline", "1..4..3.1..4..3.1..4..3.1..4..3.1..4..3.1..4..3.1..4..3.1..4..4.",
                LELE_E_CHARACTER);
}

static void damage_is_read_or_refused(void **state)
{
    (void)state;
    check_damage("grid", &test_context, DRAWN, strlen(DRAWN));
    check_damage("ss", &test_context, SIMPLE, strlen(SIMPLE));
    check_damage("pm", &test_context, DRAWN, strlen(DRAWN));
    check_damage("grid", &test_context, drawings[4].text, strlen(drawings[4].text));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_drawings_are_the_same_puzzle),
        cmocka_unit_test(grids_are_drawn_with_their_boxes),
        cmocka_unit_test(pencilmarks_are_read_and_drawn),
        cmocka_unit_test(hodoku_draws_other_frames),
        cmocka_unit_test(the_pencilmark_line_of_p),
        cmocka_unit_test(givens_whose_peers_were_never_cleared_are_givens),
        cmocka_unit_test(pencilmarks_round_trip),
        cmocka_unit_test(grids_round_trip),
        cmocka_unit_test(two_single_candidates_that_clash_do_not_fit),
        cmocka_unit_test(two_single_digits_that_clash_are_refused),
        cmocka_unit_test(a_bad_drawing_is_named),
        cmocka_unit_test(damage_is_read_or_refused),
    };
    return RUN_CODEC(tests);
}
