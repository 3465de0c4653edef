/* The lines of a piece, and the place of an error in one of them. */
#include "check.h"

#include "cli/lines.h"

static void comments_blanks_and_empty_lines_are_passed_over(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint64_t number;
        int column;
    } wanted[] = { { "one", 3, 0 }, { "t w o", 5, 2 }, { "three#", 7, 0 } };
    cli_piece piece = { .line = 3 };
    cli_lines lines;
    cli_line line;
    lele_text_init(&piece.text);
    lele_text_add(&piece.text, "one\r\n \t\n \tt w o \t\n  # no\nthree#");
    cli_lines_init(&lines, &piece);
    for (size_t i = 0; i < 3; i++) {
        assert_true(cli_lines_next(&lines, &line));
        assert_int_equal(line.length, strlen(wanted[i].text));
        assert_memory_equal(line.text, wanted[i].text, line.length);
        assert_int_equal(line.number, wanted[i].number);
        assert_int_equal(line.column, wanted[i].column);
        assert_false(line.document);
    }
    assert_false(cli_lines_next(&lines, &line));
    lele_text_release(&piece.text);
}

static void a_document_is_one_line_or_one_a_block(void **state)
{
    (void)state;
    cli_piece piece = { .line = 1, .document = true };
    cli_lines lines;
    cli_line line;
    lele_text_init(&piece.text);
    lele_text_add(&piece.text, "a\nb\n\nc\nd\n\n \n");
    cli_lines_init(&lines, &piece);
    assert_true(cli_lines_next(&lines, &line));
    assert_true(line.document && line.length == piece.text.length && line.number == 1);
    assert_false(cli_lines_next(&lines, &line));
    piece.blocks = true;
    cli_lines_init(&lines, &piece);
    assert_true(cli_lines_next(&lines, &line));
    assert_memory_equal(line.text, "a\nb\n", line.length);
    assert_true(cli_lines_next(&lines, &line));
    assert_int_equal(line.number, 3); /* the empty line counts with the line after it */
    assert_memory_equal(line.text, "\nc\nd\n", line.length);
    assert_false(cli_lines_next(&lines, &line));
    lele_text_release(&piece.text);
}

static void a_line_that_is_too_long_says_so_once(void **state)
{
    (void)state;
    const cli_piece piece = { .line = 9, .too_long = 70000, .text.data = (char[]){ "" } };
    cli_lines lines;
    cli_line line;
    lele_problem problem;
    cli_lines_init(&lines, &piece);
    assert_true(cli_lines_next(&lines, &line));
    assert_true(cli_line_too_long(&line, &problem));
    assert_int_equal(problem.code, LELE_E_TOO_LONG);
    assert_int_equal(problem.got, 70000);
    assert_int_equal(problem.want, CLI_LINE_MAX);
    assert_int_equal(line.number, 9);
    assert_false(cli_lines_next(&lines, &line));
    assert_false(cli_line_too_long(&(cli_line){ .text = "1" }, &problem));
}

static void lines_that_somebody_knows_are_passed_over(void **state)
{
    (void)state;
    cli_piece piece = { .line = 7 };
    cli_lines lines;
    cli_line line;
    size_t length;
    lele_text_init(&piece.text);
    lele_text_add(&piece.text, "12\n34\nfifty-six\n");
    cli_lines_init(&lines, &piece);
    assert_ptr_equal(cli_lines_rest(&lines, &length), piece.text.data);
    assert_int_equal(length, piece.text.length);
    cli_lines_skip(&lines, 2, 6);
    assert_string_equal(cli_lines_rest(&lines, &length), "fifty-six\n");
    assert_int_equal(length, 10);
    assert_true(cli_lines_next(&lines, &line));
    assert_int_equal(line.number, 9);
    piece.document = true;
    cli_lines_init(&lines, &piece);
    assert_null(cli_lines_rest(&lines, &length));
    piece.document = false;
    piece.too_long = 100000;
    cli_lines_init(&lines, &piece);
    assert_null(cli_lines_rest(&lines, &length));
    lele_text_release(&piece.text);
}

static void the_place_counts_columns_and_lines_of_documents(void **state)
{
    (void)state;
    const cli_line line = { .number = 4, .column = 3 },
                   document = { .number = 4, .document = true };
    lele_problem problem;
    lele_text out;
    lele_problem_init(&problem);
    lele_problem_set(&problem, LELE_E_RANGE);
    problem.column = 2;
    problem.line = 6;
    lele_text_init(&out);
    cli_place_add(&out, "f", &line, &problem);
    assert_string_equal(out.data, "f:4: ");
    lele_text_clear(&out);
    cli_place_add(&out, "f", &document, &problem);
    assert_string_equal(out.data, "f:9: ");
    lele_text_clear(&out);
    cli_problem_add(&out, LELE_LANG_EN, &line, &problem);
    assert_non_null(strstr(out.data, "5")); /* after the three that were cut off */
    lele_text_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comments_blanks_and_empty_lines_are_passed_over),
        cmocka_unit_test(a_document_is_one_line_or_one_a_block),
        cmocka_unit_test(a_line_that_is_too_long_says_so_once),
        cmocka_unit_test(lines_that_somebody_knows_are_passed_over),
        cmocka_unit_test(the_place_counts_columns_and_lines_of_documents),
    };
    return RUN(tests);
}
