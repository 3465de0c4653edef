/* The formats of files: .sdk, .sdm, .sdx. */
#include "positions.h"

#define ROWS                                                                                       \
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
    "....8..79\n"

static void sdk_rows_may_stand_alone_or_behind_remarks(void **state)
{
    (void)state;
    static const char *const texts[] = {
        ROWS,
        "#AThe author\n#DThe title\n#CA comment\n#B2026-11-15\n#LEasy\n" ROWS,
        "[Puzzle]\n" ROWS,
        "[Puzzle]\n\n  53..7....  "
        "\n\t6..195...\r\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
        "...419..5\n....8..79\n\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const lele_position read = must_read(NULL, texts[i]);
        assert_string_equal(line_of(&read, &read.givens), P);
        assert_string_equal(line_of(&read, &read.values), P);
        if (i == 1) {
            assert_string_equal(read.author, "The author");
            assert_string_equal(read.title, "The title");
            assert_string_equal(read.comment, "A comment");
            must_write("sdk", &read, "#AThe author\n#DThe title\n#CA comment\n" ROWS);
        }
    }
}

static void sdk_knows_the_present_state(void **state)
{
    (void)state;
    const lele_position read = must_read(
        NULL, "[Puzzle]\n" ROWS "[State]\n"
              "534.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
              "...419..5\n....8..79\n[PencilMarks]\nwhatever\n");
    assert_string_equal(line_of(&read, &read.givens), P);
    assert_int_equal(read.values.cell[2], 4);
}

static void a_bad_sdk_is_named(void **state)
{
    (void)state;
    must_refuse("sdk", "#Anobody\n", LELE_E_EMPTY);
    must_refuse("sdk", "53..7....\n6..195...\n", LELE_E_LENGTH);
    const lele_problem problem =
        must_refuse("sdk", "#A\n12.4\n....\n.x..\n....\n", LELE_E_CHARACTER);
    assert_int_equal(problem.line, 4);
    assert_int_equal(problem.column, 2);
    must_refuse("sdk", "#A\n12.4\n.....\n...\n....\n", LELE_E_LENGTH);
    must_refuse("sdk", ROWS ROWS, LELE_E_CHARACTER);
    must_refuse("sdk", "[Puzzle]\n" ROWS "[State]\n53..7....\n6..195...\n", LELE_E_LENGTH);
}

static void sdk_files_round_trip(void **state)
{
    (void)state;
    check_round_trips("sdk", every_layout, 0, true);
    check_round_trips("sdk", every_layout, WITH_DIGITS, true);
    check_damage("sdk", &test_context, "#AA\n[Puzzle]\n" ROWS, strlen("#AA\n[Puzzle]\n" ROWS));
}

static void sdm_is_a_list_of_lines(void **state)
{
    (void)state;
    const lele_position position = position_of("classic", P);
    must_write("sdm", &position, P);
    must_read("sdm", P "\r\n" P "\r\n");
    check_round_trips("sdm", every_layout, 0, true);
}

static void a_row_of_sdx(void **state)
{
    (void)state;
    char text[600] = "";
    for (int row = 0; row < 9; row++)
        strcat(text, row == 3 ? "6 9 2 8 u1 7 3 59 4\n"
                              : "12 123 1234 12345 123456 1234567 12345678 123456789 23\n");
    const lele_position read = must_read(NULL, text);
    assert_string_equal(lele_codec_name(lele_codec_detect(text, strlen(text))), "sdx");
    assert_int_equal(read.givens.cell[27], 6);
    assert_int_equal(read.givens.cell[31], 0);
    assert_int_equal(read.values.cell[31], 1);
    assert_int_equal(read.values.cell[34], 0);
    assert_int_equal(read.candidates[34], lele_digits_of(5) | lele_digits_of(9));
    must_write("sdx", &read, text);
    check_damage("sdx", &test_context, text, strlen(text));
    must_refuse("sdx", "1 2 3 u12 1 1 1 1 1 1 1 1 1 1 1 1", LELE_E_CHARACTER);
}

static void sdx_files_round_trip(void **state)
{
    (void)state;
    check_round_trips("sdx", every_layout, WITH_CANDIDATES, true);
    check_round_trips("sdx", every_layout, WITH_CANDIDATES | WITH_DIGITS, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sdk_rows_may_stand_alone_or_behind_remarks),
        cmocka_unit_test(sdk_knows_the_present_state),
        cmocka_unit_test(a_bad_sdk_is_named),
        cmocka_unit_test(sdk_files_round_trip),
        cmocka_unit_test(sdm_is_a_list_of_lines),
        cmocka_unit_test(a_row_of_sdx),
        cmocka_unit_test(sdx_files_round_trip),
    };
    return RUN_CODEC(tests);
}
