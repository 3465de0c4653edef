/* The classification of texts of several lines. */
#include "check.h"

#include "cli/document.h"

#define CELLS81 "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define ROWS9                                                                                      \
    "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n"                 \
    "4 . . 8 . 3 . . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n"                 \
    ". . . . 8 . . 7 9\n"

#define DRAWN4 "+--+--+\n|12|34|\n|34|12|\n+--+--+\n|21|43|\n|43|21|\n+--+--+\n"

#define RECORD                                                                                     \
    "{\"layout\":\"jigsaw:"                                                                        \
    "111233333114222533114225553114222553444455567446666667888969767889999777888899977\","         \
    "\"puzzle\":\"..1.....8..95.1....5...6.1993.267481..........2.7.....5..1.4...876.9..451...8."  \
    ".9.\",\"level\":\"beginner\"}\n"

static void the_head_tells_lines_from_documents(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        cli_looks looks;
    } cases[] = {
        { CELLS81 "\n", CLI_LOOKS_LINES },
        { CELLS81 "\n" CELLS81 "\n", CLI_LOOKS_LINES },
        { "# a comment\n\n" CELLS81 "\n", CLI_LOOKS_LINES },
        { "nonsense\n" CELLS81 "\nmore\n", CLI_LOOKS_LINES },
        { ROWS9, CLI_LOOKS_DOCUMENT },
        { ROWS9 "\n" ROWS9, CLI_LOOKS_DOCUMENT },
        { RECORD, CLI_LOOKS_LINES },
        { "{\"puzzle\":4}\n", CLI_LOOKS_UNKNOWN },
        { "{", CLI_LOOKS_UNKNOWN },
        { "nonsense\n", CLI_LOOKS_UNKNOWN },
        { "", CLI_LOOKS_UNKNOWN },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(cli_looks_like(cases[i].text, strlen(cases[i].text)), cases[i].looks);
}

static void a_block_ends_at_the_first_empty_line_behind_it(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t length;
        uint64_t newlines;
    } cases[] = {
        { "", 0, 0 },           { "ab", 2, 0 },         { "ab\n", 3, 1 },
        { "ab\n\ncd\n", 3, 1 }, { "\n\nab\n\n", 5, 3 }, { "a\nb\n \t\nc", 4, 2 },
        { " \n\r\n", 4, 2 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint64_t newlines = 99;
        assert_int_equal(cli_block_length(cases[i].text, strlen(cases[i].text), &newlines),
                         cases[i].length);
        assert_int_equal(newlines, cases[i].newlines);
    }
}

static bool has_blocks(const char *text, size_t length)
{
    bool found = false;
    assert_int_equal(cli_has_blocks(text, length, &found), LELE_OK);
    return found;
}

static void several_grids_are_blocks_and_one_is_not(void **state)
{
    (void)state;
    assert_true(has_blocks(DRAWN4 "\n" DRAWN4, strlen(DRAWN4 "\n" DRAWN4)));
    assert_false(has_blocks(DRAWN4, strlen(DRAWN4)));
    assert_false(has_blocks(ROWS9, strlen(ROWS9)));
    assert_false(has_blocks(ROWS9 "\n\n", strlen(ROWS9 "\n\n")));
    assert_false(has_blocks("no\n\nsense\n", 10));
    assert_false(has_blocks("", 0));
}

static void blanks_are_those_within_a_line(void **state)
{
    (void)state;
    for (int c = 0; c < 256; c++)
        assert_int_equal(cli_is_space((char)c), c != 0 && strchr(" \t\r\v\f", c) != NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_head_tells_lines_from_documents),
        cmocka_unit_test(a_block_ends_at_the_first_empty_line_behind_it),
        cmocka_unit_test(several_grids_are_blocks_and_one_is_not),
        cmocka_unit_test(blanks_are_those_within_a_line),
    };
    return RUN(tests);
}
