/* Puzzles read from lines: any layout, tools per layout, constant memory. */
#include "check.h"

#include <stdlib.h>

#include "cli/reader.h"

static int made, freed;

static void *make_tool(void *data, const lele_layout *layout, lele_problem *problem)
{
    (void)problem;
    made++;
    int *tool = malloc(sizeof *tool);
    *tool = layout->cell_count + *(const int *)data;
    return tool;
}

static void free_tool(void *tool)
{
    freed++;
    free(tool);
}

static int extra = 1000;
static const cli_tool_kind kind = { make_tool, free_tool, &extra };

static cli_line line_of(const char *text)
{
    return (cli_line){ .text = text, .length = strlen(text), .number = 1 };
}

static void each_layout_gets_its_tool_once(void **state)
{
    (void)state;
    made = freed = 0;
    cli_reader *reader = cli_reader_new(NULL, NULL, &kind);
    lele_position position;
    lele_problem problem;
    static const struct {
        const char *text;
        int cells;
    } cases[] = { { "1234341221434321", 16 },
                  { "123456456123231564564231312645645312", 36 },
                  { "12..............", 16 } };
    for (int round = 0; round < 10; round++)
        for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
            const cli_line line = line_of(cases[i].text);
            assert_int_equal(cli_reader_read(reader, &line, &position, &problem), LELE_OK);
            const int *tool = cli_reader_tool(reader, position.layout, &problem);
            assert_int_equal(*tool, cases[i].cells + 1000);
        }
    assert_int_equal(made, 2);
    cli_reader_free(reader);
    assert_int_equal(freed, made);
}

static void a_given_layout_is_used(void **state)
{
    (void)state;
    made = freed = 0;
    cli_reader *reader = cli_reader_new("4x4-x", NULL, &kind);
    lele_position position;
    lele_problem problem;
    const cli_line line = line_of("12..............");
    assert_int_equal(cli_reader_read(reader, &line, &position, &problem), LELE_OK);
    assert_string_equal(position.layout->name, "4x4-x");
    assert_non_null(cli_reader_tool(reader, position.layout, &problem));
    assert_non_null(cli_reader_tool(reader, cli_reader_layout(reader), &problem));
    cli_reader_free(reader);
    assert_int_equal(freed, made);
    assert_null(cli_reader_new("7x7", NULL, NULL));
}

/* A 4x4 jigsaw whose region letters give a new text each time, but few layouts. */
static void bad_lines_and_many_layouts_do_not_pile_up(void **state)
{
    (void)state;
    made = freed = 0;
    cli_reader *reader = cli_reader_new(NULL, NULL, &kind);
    lele_position position;
    lele_problem problem;
    for (int i = 0; i < 2000; i++) {
        const cli_line bad = line_of("nonsense"), good = line_of("1234341221434321");
        assert_int_not_equal(cli_reader_read(reader, &bad, &position, &problem), LELE_OK);
        assert_int_equal(cli_reader_read(reader, &good, &position, &problem), LELE_OK);
        assert_non_null(cli_reader_tool(reader, position.layout, &problem));
    }
    assert_true(made > 1);
    assert_true(made - freed <= 1);
    cli_reader_free(reader);
    assert_int_equal(freed, made);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_layout_gets_its_tool_once),
        cmocka_unit_test(a_given_layout_is_used),
        cmocka_unit_test(bad_lines_and_many_layouts_do_not_pile_up),
    };
    return RUN(tests);
}
