/* The JSON lines of `lele generate`: their puzzle, layout and seed. */
#include "check.h"

#include "cli/entry.h"

static bool read(const char *line, cli_entry *ret)
{
    return cli_entry_read(line, strlen(line), ret);
}

static void a_generated_puzzle_has_its_seed_and_its_layout(void **state)
{
    (void)state;
    cli_entry entry;
    assert_true(read(
        "{\"layout\":\"6x6\",\"puzzle\":\"12.3\",\"clues\":3,\"seed\":\"2:any:6x6:a/7\"}", &entry));
    assert_int_equal(entry.length, 4);
    assert_memory_equal(entry.puzzle, "12.3", 4);
    assert_string_equal(entry.layout, "6x6");
    assert_string_equal(entry.seed, "2:any:6x6:a/7");
    assert_true(read("{\"puzzle\":\"12.3\"}", &entry));
    assert_string_equal(entry.layout, "");
    assert_string_equal(entry.seed, "");
}

static void other_lines_are_no_entries(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",
        "{",
        "{}",
        "12.3",
        "{\"puzzle\":\"",
        "{\"puzzle\":\"12",
        "{\"puzzle\":\"\"}",
        "{\"error\":\"none was found\"}",
        "{\"puzzle\":\"1\\n2\"}",
        " {\"puzzle\":\"12\"}",
    };
    cli_entry entry = { .length = 77 };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (read(wrong[i], &entry))
            fail_msg("%s", wrong[i]);
    assert_int_equal(entry.length, 77);
}

static void names_that_are_too_long_are_left_out(void **state)
{
    (void)state;
    char line[600] = "{\"puzzle\":\"1\",\"seed\":\"";
    cli_entry entry;
    memset(line + strlen(line), 'x', 300);
    strcat(line, "\"}");
    assert_true(read(line, &entry));
    assert_string_equal(entry.seed, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_generated_puzzle_has_its_seed_and_its_layout),
        cmocka_unit_test(other_lines_are_no_entries),
        cmocka_unit_test(names_that_are_too_long_are_left_out),
    };
    return RUN(tests);
}
