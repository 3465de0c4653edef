/* The table codec: cells pasted from a spreadsheet, CSV, JSON; and grids within sentences. */
#include "positions.h"

#define ROWS(s)                                                                                    \
    "5" s "3" s s s "7" s s s s "\n6" s s s "1" s "9" s "5" s s s "\n" s "9" s "8" s s s s s "6" s \
    "\n8" s s s s "6" s s s s "3\n4" s s s "8" s s "3" s s s "1\n7" s s s s "2" s s s s "6\n" s    \
    "6" s s s s s "2" s "8" s "\n" s s s "4" s "1" s "9" s s s "5\n" s s s s "8" s s s "7" s "9\n"
#define PLAIN                                                                                      \
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
    "....8..79\n"
#define FOURS "1,,,4\n,,,\n\"2\",,,\n,,3,\n"

static const struct {
    const char *name, *text, *codec, *layout, *givens;
} good[] = {
    { "tabs", ROWS("\t"), "table", "classic", P },
    { "commas", ROWS(","), "table", "classic", P },
    { "semicolons", ROWS(";"), "table", "classic", P },
    { "an empty cell at the start", "\t2\t\t\n\t\t\t1\n3\t\t\t\n\t\t4\t\n", "table", "4x4",
      ".2.....13.....4." },
    { "empty cells cut off at the end", "1\n\t2\n\t\t3\n\t\t\t4\n", "table", "4x4",
      "1....2....3....4" },
    { "an empty row", "1\t2\t\t\n\t\t\t\n2\t1\t\t\n\t\t\t3\n", "table", "4x4", "12......21.....3" },
    { "quoted fields", FOURS, "table", "4x4", "1..4....2.....3." },
    { "a list of lists", "[[1, 0, 0, 4], [0, 0, 0, 0], [2, 0, 0, 0], [0, 0, 3, 0]]", "table", "4x4",
      "1..4....2.....3." },
    { "bars around the rows", "|1| | |4|\n|---|---|---|---|\n| | | | |\n|2| | | |\n| | |3| |\n",
      "table", "4x4", "1..4....2.....3." },
    { "rows between sentences", "I am stuck, can you help?\n\n" PLAIN "\nThanks in advance!\n",
      "rows", "classic", P },
    { "rows between Chinese sentences", "请问这道题怎么解？\n" PLAIN "谢谢！\n", "rows", "classic",
      P },
    { "a line within a sentence", "Can you solve " P " please?", "line", "classic", P },
    { "a table after its title", "Puzzle of the week:\n" ROWS("\t"), "table", "classic", P },
    { "a link within a sentence", "Try https://sudokuwiki.org/sudoku.htm?bd=" P " tonight",
      "sudokuwiki", "classic", P },
};

static void cells_are_found_between_separators_and_words(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        lele_position position;
        lele_problem problem;
        const size_t length = strlen(good[i].text);
        const lele_codec *codec = lele_codec_detect(good[i].text, length);
        const lele_error error =
            lele_codec_read(NULL, &context, good[i].text, length, &position, &problem);
        if (error != LELE_OK || codec == NULL)
            print_error("%s: %s\n", good[i].name, lele_error_name(error));
        assert_int_equal(error, LELE_OK);
        assert_string_equal(lele_codec_name(codec), good[i].codec);
        assert_string_equal(position.layout->name, good[i].layout);
        const lele_grid want = grid_of(position.layout, good[i].givens);
        assert_true(lele_grid_equal(position.layout, &want, &position.givens));
    }
    lele_layouts_free(layouts);
}

static bool count(void *data, const lele_position *position)
{
    *(int *)data += position->layout->size;
    return true;
}

static const struct {
    const char *text;
    int sizes; /* of all puzzles, added */
} several[] = {
    { "Puzzle 1\n" P "\n\nPuzzle 2\n" P "\n", 18 },
    { "First:\n" PLAIN "Second, harder:\n" ROWS("\t") "Third: " P "\nBye", 27 },
    /* three lines are no grid */
    { "Look at\n123456789\n123456789\n123456789\nand " P, 9 },
};

static void every_puzzle_of_a_text_is_read(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    for (size_t i = 0; i < sizeof several / sizeof several[0]; i++) {
        int sizes = 0;
        const char *text = several[i].text;
        assert_int_equal(
            lele_codec_read_all(NULL, &context, text, strlen(text), count, &sizes, NULL), LELE_OK);
        assert_int_equal(sizes, several[i].sizes);
    }
    lele_layouts_free(layouts);
}

static const struct {
    const char *text;
    lele_error error;
    int line;
} bad[] = {
    { "no grid here, only 3 words and 2 numbers\n", LELE_E_FORMAT, 1 },
    { "https:///?bd=123", LELE_E_FORMAT, 1 },
    /* the second five of the first row breaks the rules; the line is that of the whole text */
    { "Please "
      "help!\n\n5,,5,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
      ",,,,,,,,\nBye\n",
      LELE_E_CONFLICT, 3 },
};

static void a_text_without_a_puzzle_is_refused(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        lele_position position;
        lele_problem problem;
        assert_int_equal(
            lele_codec_read(NULL, &context, bad[i].text, strlen(bad[i].text), &position, &problem),
            bad[i].error);
        assert_int_equal(problem.line, bad[i].line);
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_are_found_between_separators_and_words),
        cmocka_unit_test(every_puzzle_of_a_text_is_read),
        cmocka_unit_test(a_text_without_a_puzzle_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
