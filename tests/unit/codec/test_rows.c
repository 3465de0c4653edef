/* Files of rows: spellings, mistakes, and how they are told from other formats. */
#include "positions.h"

#define PLAIN                                                                                      \
    "530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n"     \
    "000080079\n"
#define SPACED                                                                                     \
    "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n"                 \
    "4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n"                 \
    "0 0 0 0 8 0 0 7 9\n"
#define COMMAS                                                                                     \
    "5,3,.,.,7,.,.,.,.\n6,.,.,1,9,5,.,.,.\n.,9,8,.,.,.,.,6,.\n8,.,.,.,6,.,.,.,3\n"                 \
    "4,.,.,8,.,3,.,.,1\n7,.,.,.,2,.,.,.,6\n.,6,.,.,.,.,2,8,.\n.,.,.,4,1,9,.,.,5\n"                 \
    ".,.,.,.,8,.,.,7,9\n"
#define BOXES                                                                                      \
    "53. .7. ...\r\n6.. 195 ...\r\n.98 ... .6.\r\n8.. .6. ..3\r\n4.. 8.3 ..1\r\n7.. .2. ..6\r\n"   \
    ".6. ... 28.\r\n... 419 ..5\r\n... .8. .79\r\n"

static bool count_and_compare(void *data, const lele_position *position)
{
    assert_string_equal(line_of(position, &position->givens), P);
    ++*(int *)data;
    return true;
}

static void any_number_of_puzzles_in_any_spelling(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int count;
    } cases[] = {
        { PLAIN, 1 },
        { SPACED, 1 },
        { COMMAS, 1 },
        { BOXES, 1 },
        { PLAIN PLAIN, 2 },
        { SPACED "\n" SPACED, 2 },
        { COMMAS "\n\n" PLAIN SPACED "\n", 3 },
        { "# a remark\n\n" PLAIN "# another\n" BOXES, 2 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const size_t length = strlen(cases[i].text);
        const lele_codec *codec = lele_codec_detect(cases[i].text, length);
        assert_non_null(codec);
        assert_string_equal(lele_codec_name(codec), "rows");
        int count = 0;
        assert_int_equal(lele_codec_read_all(NULL, &test_context, cases[i].text, length,
                                             count_and_compare, &count, NULL),
                         LELE_OK);
        assert_int_equal(count, cases[i].count);
    }
}

static void what_is_written_has_spaces_and_zeros(void **state)
{
    (void)state;
    const lele_position position = position_of("classic", P);
    must_write("rows", &position, SPACED);
    check_round_trips("rows", every_layout, 0, true);
    check_damage("rows", &test_context, PLAIN "\n" SPACED, strlen(PLAIN "\n" SPACED));
}

static bool keep_counting(void *data, const lele_position *position)
{
    (void)position;
    ++*(int *)data;
    return true;
}

static void mistakes_are_named_with_line_and_column(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        lele_error code;
        int line, column, got;
    } cases[] = {
        { "12.4\n3x12\n2143\n4321\n", LELE_E_CHARACTER, 2, 2, 0 },
        { "1 2 . 4\n3 4 1 5\n2 1 4 3\n4 3 2 1\n", LELE_E_CHARACTER, 2, 7, 0 },
        { "12.4\n3412\n214\n4321\n", LELE_E_LENGTH, 3, 1, 3 },
        { "12.\n3412\n2143\n4321\n", LELE_E_LENGTH, 1, 1, 3 },
        { "12.4\n3412\n21434\n4321\n", LELE_E_LENGTH, 3, 1, 5 },
        { "12.4\n3412\n2143\n", LELE_E_ROWS, 4, 1, 3 },
        { "\n12.4\n3412\n2143\n\n4321\n", LELE_E_ROWS, 5, 1, 3 },
        { "1234\n3412\n2143\n4321\n\n# b\n11..\n....\n....\n....\n", LELE_E_CONFLICT, 7, 0, 0 },
        { "12345\n12345\n", LELE_E_LENGTH, 1, 1, 5 },
        { "# nothing\n", LELE_E_EMPTY, 0, 0, 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_problem problem;
        int count = 0;
        assert_int_equal(lele_codec_read_all(lele_codec_find("rows"), &test_context, cases[i].text,
                                             strlen(cases[i].text), keep_counting, &count,
                                             &problem),
                         cases[i].code);
        if (cases[i].line == 0)
            continue;
        assert_int_equal(problem.line, cases[i].line);
        assert_int_equal(problem.column, cases[i].column);
        if (cases[i].got != 0)
            assert_int_equal(problem.got, cases[i].got);
    }
}

static void other_formats_of_several_lines_stay_what_they_are(void **state)
{
    (void)state;
    static const struct {
        const char *text, *name;
    } cases[] = {
        { "#AThe author\n" PLAIN, "sdk" },
        { "[Puzzle]\n" PLAIN, "sdk" },
        { "[Puzzle]\n" PLAIN "[State]\n" PLAIN, "sdk" },
        { "12|.4\n34|12\n--+--\n21|43\n43|21\n", "ss" },
        { "*-----*\n|12|.4|\n|34|12|\n|--+--|\n|21|43|\n|43|21|\n*-----*\n", "ss" },
        { "+-----+-----+\n| 1 2 | . 4 |\n| 3 4 | 1 2 |\n+-----+-----+\n| 2 1 | 4 3 |\n"
          "| 4 3 | 2 1 |\n+-----+-----+\n",
          "grid" },
        { "12 34 1 2\n1 2 34 3\n3 4 1 12\n2 1 3 4\n", "sdx" },
        { "u1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", "sdx" },
        { "| 12 34 | 1 2 |\n| 1 2 | 34 3 |\n+--+--+\n| 3 4 | 1 12 |\n| 2 1 | 3 4 |\n", "pm" },
        { "1234341221434321\n1234341221434321\n", "line" },
        { "123434122143432.\n1234341221434321\n1234341221434321\n1234341221434321\n"
          "1234341221434321\n1234341221434321\n1234341221434321\n1234341221434321\n"
          "1234341221434321\n1234341221434321\n1234341221434321\n1234341221434321\n"
          "1234341221434321\n1234341221434321\n1234341221434321\n1234341221434321\n",
          "line" }, /* sixteen puzzles of 4x4, not one of 16x16 */
        { P "\n" P "\n", "line" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const size_t length = strlen(cases[i].text);
        const lele_codec *codec = lele_codec_detect(cases[i].text, length);
        assert_non_null(codec);
        assert_string_equal(lele_codec_name(codec), cases[i].name);
    }
}

static void the_side_is_known_after_one_puzzle(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        lele_rows_extent extent;
        int wanted, side;
    } cases[] = {
        { "1234\n3412\n2143\n4321\n", LELE_ROWS_PART, 0, 4 },
        { "1234\n3412\n2143\n432", LELE_ROWS_PART, 0, LELE_ROWS_UNDECIDED },
        { "1234\n3412\n2143\n432", LELE_ROWS_WHOLE, 0, 4 }, /* with a mistake */
        { "1234\n3412\n2143\n\n", LELE_ROWS_PART, 0, 4 },
        { "1234\n3412\n2143\n4321\n", LELE_ROWS_PART, 9, 0 },
        { "#AAuthor\n1234\n3412\n2143\n4321\n", LELE_ROWS_PART, 0, LELE_ROWS_UNDECIDED },
        { "#AAuthor\n1234\n3412\n2143\n4321\n1", LELE_ROWS_WHOLE, 0, 4 },
        { "#AAuthor\n1234\n3412\n2143\n4321\n", LELE_ROWS_WHOLE, 0, 0 },
        { "1234341221434321\n", LELE_ROWS_PART, 0, 0 },
        { "1234341221434321\n", LELE_ROWS_PART, 16, LELE_ROWS_UNDECIDED },
        { P "\n", LELE_ROWS_PART, 0, 0 },
        { "530\n600\n098\n\n", LELE_ROWS_PART, 0, 0 },
        { "", LELE_ROWS_PART, 0, 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(
            lele_rows_side(cases[i].text, strlen(cases[i].text), cases[i].extent, cases[i].wanted),
            cases[i].side);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_number_of_puzzles_in_any_spelling),
        cmocka_unit_test(what_is_written_has_spaces_and_zeros),
        cmocka_unit_test(mistakes_are_named_with_line_and_column),
        cmocka_unit_test(other_formats_of_several_lines_stay_what_they_are),
        cmocka_unit_test(the_side_is_known_after_one_puzzle),
    };
    return RUN_CODEC(tests);
}
