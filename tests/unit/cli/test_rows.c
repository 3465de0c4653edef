/* Streams of rows: where they are cut, and the quick reader. */
#include "check.h"

#include "cli/rows.h"

static void a_stream_is_cut_between_puzzles(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t wanted, whole;
    } cases[] = {
        { "", 1, 0 },
        { "12\n", 100, 0 },
        { "12\n34\n", 100, 6 },
        { "12\n34\n56\n", 100, 6 },
        { "12\n34\n56\n78\n", 100, 12 },
        { "12\n34\n56\n78\n", 11, 6 },
        { "12\n34\n56\n78\n", 1, 6 },
        { "12\n\n34\n56\n", 100, 4 },    /* an empty line is preferred; it ends the first puzzle */
        { "12\n# no\n34\n56", 100, 11 }, /* a comment does not */
        { "12\n34\n\n56", 100, 7 },
        { "12\r\n34\r\n \t\r\n56", 100, 12 },
        { "# a\n\n12\n34\n", 1, 4 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(cli_rows_whole(cases[i].text, strlen(cases[i].text), cases[i].wanted, 2),
                         cases[i].whole);
}

/* A cut is never within a puzzle, wherever the text ends. */
static void every_prefix_is_cut_between_puzzles(void **state)
{
    (void)state;
    lele_text text;
    lele_text_init(&text);
    bool is_cut[2000] = { true };
    for (int i = 0; i < 40; i++) {
        lele_text_add(&text, i % 2 == 0 ? "1234\n3412\n" : "1 2 3 4\r\n3 4 1 2\r\n");
        lele_text_add(&text, i % 5 == 0 ? "# half\n" : "");
        lele_text_add(&text, "2143\n4321\n");
        is_cut[text.length] = true;
        lele_text_add(&text, i % 3 == 0 ? "\n" : "");
        is_cut[text.length] = true;
    }
    for (size_t length = 0; length <= text.length; length++)
        for (size_t wanted = 1; wanted < 400; wanted += 37)
            assert_true(is_cut[cli_rows_whole(text.data, length, wanted, 4)]);
    assert_int_equal(cli_rows_whole(text.data, text.length, text.length, 4), text.length);
    lele_text_release(&text);
}

static void plain_puzzles_are_read_and_others_are_left(void **state)
{
    (void)state;
    static const struct {
        const char *text, *cells;
        size_t length;
        uint64_t newlines;
    } cases[] = {
        { "1234\n3412\n2143\n4321\n", "1234341221434321", 20, 4 },
        { "\n \n1 2 3 4\n3,4,1,2\n2143\n43 21\n\n", "1234341221434321", 30, 6 },
        { ".2.4\r\n3.1.\r\n0103\r\n4321\r\nrest", ".2.43.1..1.34321", 24, 4 },
        { "1234\n3412\n2143\n4321", NULL, 0, 0 },     /* the last row may go on */
        { "1234\n3412\n\n2143\n4321\n", NULL, 0, 0 }, /* a row is missing */
        { "1234\n34125\n2143\n4321\n", NULL, 0, 0 },  /* a row is too long */
        { "1234\n3x12\n2143\n4321\n", NULL, 0, 0 },
        { "# a\n1234\n3412\n2143\n4321\n", NULL, 0, 0 },
    };
    static lele_layout layout;
    assert_int_equal(lele_layout_init(&layout, "4x4", NULL), LELE_OK);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_grid grid;
        char line[16];
        uint64_t newlines = 0;
        assert_int_equal(
            cli_rows_read(&layout, cases[i].text, strlen(cases[i].text), grid.cell, &newlines),
            cases[i].length);
        assert_int_equal(newlines, cases[i].newlines);
        if (cases[i].cells == NULL)
            continue;
        lele_grid_write(&layout, &grid, '.', line);
        assert_memory_equal(line, cases[i].cells, 16);
    }
}

/* The usual spellings of a classic puzzle take a quicker way: every damage must leave it. */
static void the_quick_way_sees_every_damage(void **state)
{
    (void)state;
    static lele_layout layout;
    assert_int_equal(lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL), LELE_OK);
    static const char *const between[] = { "", " ", "," };
    for (size_t kind = 0; kind < sizeof between / sizeof between[0]; kind++) {
        char text[200];
        size_t length = 0;
        for (int cell = 0; cell < 81; cell++) {
            text[length++] = (char)('0' + cell % 10);
            if (*between[kind] != '\0' && cell % 9 != 8)
                text[length++] = *between[kind];
            if (cell % 9 == 8)
                text[length++] = '\n';
        }
        uint8_t cells[81];
        uint64_t newlines = 0;
        assert_int_equal(cli_rows_read(&layout, text, length, cells, &newlines), length);
        for (int cell = 0; cell < 81; cell++)
            assert_int_equal(cells[cell], cell % 10);
        for (size_t i = 0; i < length; i++) {
            const char before = text[i];
            text[i] = 'x';
            assert_int_equal(cli_rows_read(&layout, text, length, cells, &newlines), 0);
            text[i] = before;
            assert_int_equal(cli_rows_read(&layout, text, i, cells, &newlines), 0);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stream_is_cut_between_puzzles),
        cmocka_unit_test(every_prefix_is_cut_between_puzzles),
        cmocka_unit_test(plain_puzzles_are_read_and_others_are_left),
        cmocka_unit_test(the_quick_way_sees_every_damage),
    };
    return RUN(tests);
}
