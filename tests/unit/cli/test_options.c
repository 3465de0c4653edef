/* The option parser: stored values and refused words. */
#include "check.h"

#include <fcntl.h>
#include <unistd.h>

#include "cli/command.h"

struct options {
    bool check, json;
    int64_t number, seconds;
    uint64_t seed;
    cli_range clues;
    const char *name;
    int word;
    cli_list list;
};

static const char *const words[] = { "one", "two", "three", NULL };

static const cli_option table[] = {
    { .name = "check", .letter = 'c', .kind = CLI_FLAG, .target = offsetof(struct options, check) },
    { .name = "json", .letter = 'j', .kind = CLI_FLAG, .target = offsetof(struct options, json) },
    { .name = "number",
      .letter = 'n',
      .kind = CLI_NUMBER,
      .value = "N",
      .min = -5,
      .max = 1000,
      .target = offsetof(struct options, number) },
    { .name = "seconds",
      .kind = CLI_NUMBER,
      .value = "S",
      .min = 1,
      .max = 9999,
      .decimals = 3,
      .target = offsetof(struct options, seconds) },
    { .name = "seed", .kind = CLI_UINT64, .value = "S", .target = offsetof(struct options, seed) },
    { .name = "clues",
      .kind = CLI_RANGE,
      .value = "A-B",
      .min = 17,
      .max = 81,
      .target = offsetof(struct options, clues) },
    { .name = "name",
      .kind = CLI_STRING,
      .value = "NAME",
      .target = offsetof(struct options, name) },
    { .name = "word",
      .kind = CLI_WORD,
      .value = "WORD",
      .words = words,
      .target = offsetof(struct options, word) },
    { .name = "list", .kind = CLI_LIST, .value = "X", .target = offsetof(struct options, list) },
    { .name = NULL },
};

static const cli_command command = { .name = "try", .operands = "[FILE...]", .options = table };
static const cli_command bare = { .name = "bare" };

/* Parses a line of words; messages are discarded. */
static bool parse(const cli_command *which, const char *line, struct options *ret,
                  cli_parsed *parsed)
{
    static char copy[512];
    static const char *arguments[64];
    size_t count = 0;
    strcpy(copy, line);
    for (char *word = strtok(copy, " "); word != NULL; word = strtok(NULL, " "))
        arguments[count++] = strcmp(word, "''") == 0 ? "" : word;
    memset(ret, 0, sizeof *ret);
    const int saved = dup(STDERR_FILENO), nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDERR_FILENO);
    const bool ok = cli_options_parse(which, LELE_LANG_EN, count, arguments, ret, parsed);
    dup2(saved, STDERR_FILENO);
    close(saved);
    close(nowhere);
    return ok;
}

static void values_are_stored_however_they_are_written(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "-c -n 7 --seconds 1.5 --seed 18446744073709551615 --clues 20-30 --name x --word two file",
        "-cn7 --seconds=1.500 --seed=18446744073709551615 --clues=20-30 --name=x --word=two file",
        "file --check --number=7 --seconds 1.50 --seed 018446744073709551615 --clues 20-30 --name "
        "x "
        "--word two",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct options o;
        cli_parsed parsed;
        assert_true(parse(&command, lines[i], &o, &parsed));
        assert_true(o.check);
        assert_false(o.json);
        assert_int_equal(o.number, 7);
        assert_int_equal(o.seconds, 1500);
        assert_true(o.seed == UINT64_MAX);
        assert_int_equal(o.clues.low, 20);
        assert_int_equal(o.clues.high, 30);
        assert_string_equal(o.name, "x");
        assert_int_equal(o.word, 1);
        assert_int_equal(parsed.operand_count, 1);
        assert_false(parsed.help);
    }
}

static void numbers_keep_their_limits(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        bool ok;
        int64_t number;
    } cases[] = {
        { "-n 0", true, 0 },
        { "-n -5", true, -5 },
        { "-n -6", false, 0 },
        { "-n 1000", true, 1000 },
        { "-n 1001", false, 0 },
        { "-n 1.0", false, 0 },
        { "-n 1x", false, 0 },
        { "-n ''", false, 0 },
        { "-n -", false, 0 },
        { "-n .", false, 0 },
        { "-n 99999999999999999999999999", false, 0 },
        { "-n", false, 0 },
        { "--number", false, 0 },
        { "--number=", false, 0 },
        { "-n 0007", true, 7 },
        { "-n +7", false, 0 },
        { "-n 1e2", false, 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct options o;
        cli_parsed parsed;
        if (parse(&command, cases[i].line, &o, &parsed) != cases[i].ok)
            fail_msg("%s", cases[i].line);
        assert_int_equal(o.number, cases[i].number);
    }
}

static void decimals_are_exact(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        int64_t value; /* 0: refused */
    } cases[] = {
        { "--seconds 1", 1000 },   { "--seconds .5", 500 },     { "--seconds 0.001", 1 },
        { "--seconds 0.0001", 0 }, { "--seconds 9.999", 9999 }, { "--seconds 10", 0 },
        { "--seconds 1.", 0 },     { "--seconds 1.2.3", 0 },    { "--seconds 0", 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct options o;
        cli_parsed parsed;
        if (parse(&command, cases[i].line, &o, &parsed) != (cases[i].value != 0))
            fail_msg("%s", cases[i].line);
        assert_int_equal(o.seconds, cases[i].value);
    }
}

static void ranges_may_be_open(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        int low, high; /* 0: refused */
    } cases[] = {
        { "--clues 20-30", 20, 30 }, { "--clues 25", 25, 25 },  { "--clues 25-", 25, 81 },
        { "--clues -25", 17, 25 },   { "--clues 30-20", 0, 0 }, { "--clues 16-20", 0, 0 },
        { "--clues 20-82", 0, 0 },   { "--clues a-b", 0, 0 },   { "--clues 20-30-40", 0, 0 },
        { "--clues 20--30", 0, 0 },  { "--clues ''", 0, 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct options o;
        cli_parsed parsed;
        if (parse(&command, cases[i].line, &o, &parsed) != (cases[i].low != 0))
            fail_msg("%s", cases[i].line);
        assert_int_equal(o.clues.low, cases[i].low);
        assert_int_equal(o.clues.high, cases[i].high);
    }
}

static void seeds_use_all_64_bits(void **state)
{
    (void)state;
    struct options o;
    cli_parsed parsed;
    assert_true(parse(&command, "--seed 0", &o, &parsed));
    assert_true(parse(&command, "--seed 9223372036854775808", &o, &parsed));
    assert_true(o.seed == UINT64_C(9223372036854775808));
    assert_false(parse(&command, "--seed 18446744073709551616", &o, &parsed));
    assert_false(parse(&command, "--seed -1", &o, &parsed));
    assert_false(parse(&command, "--seed 1a", &o, &parsed));
}

static void words_must_be_known(void **state)
{
    (void)state;
    struct options o;
    cli_parsed parsed;
    assert_true(parse(&command, "--word three", &o, &parsed));
    assert_int_equal(o.word, 2);
    assert_false(parse(&command, "--word four", &o, &parsed));
    assert_false(parse(&command, "--word Two", &o, &parsed));
    assert_false(parse(&command, "--word thr", &o, &parsed));
}

static void lists_collect_in_order_and_end_somewhere(void **state)
{
    (void)state;
    struct options o;
    cli_parsed parsed;
    assert_true(parse(&command, "--list a --list=b --list c", &o, &parsed));
    assert_int_equal(o.list.count, 3);
    assert_string_equal(o.list.item[0], "a");
    assert_string_equal(o.list.item[2], "c");
    const char *many[CLI_LIST_MAX + 1];
    for (size_t i = 0; i <= CLI_LIST_MAX; i++)
        many[i] = "--list=x";
    memset(&o, 0, sizeof o);
    assert_true(cli_options_parse(&command, LELE_LANG_EN, CLI_LIST_MAX, many, &o, &parsed));
    assert_int_equal(o.list.count, CLI_LIST_MAX);
    const char *more[CLI_LIST_MAX + 1];
    for (size_t i = 0; i <= CLI_LIST_MAX; i++)
        more[i] = "--list=x";
    memset(&o, 0, sizeof o);
    assert_false(cli_options_parse(&command, LELE_LANG_EN, CLI_LIST_MAX + 1, more, &o, &parsed));
}

static void operands_come_to_the_front(void **state)
{
    (void)state;
    const char *arguments[] = { "a", "--check", "-", "--", "--json", "-c" };
    struct options o = { 0 };
    cli_parsed parsed;
    assert_true(cli_options_parse(&command, LELE_LANG_EN, 6, arguments, &o, &parsed));
    assert_int_equal(parsed.operand_count, 4);
    assert_string_equal(arguments[0], "a");
    assert_string_equal(arguments[1], "-");
    assert_string_equal(arguments[2], "--json");
    assert_string_equal(arguments[3], "-c");
    assert_true(o.check);
    assert_false(o.json);
}

static void wrong_usage_is_refused(void **state)
{
    (void)state;
    static const char *const lines[] = { "--nothing", "-x",        "-cx",    "--check=1",
                                         "--che",     "--lang fr", "--lang", "--help=1",
                                         "--=5",      "-n",        "--list" };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct options o;
        cli_parsed parsed;
        if (parse(&command, lines[i], &o, &parsed))
            fail_msg("%s", lines[i]);
    }
}

static void a_command_without_operands_refuses_them(void **state)
{
    (void)state;
    struct options o;
    cli_parsed parsed;
    assert_false(parse(&bare, "file", &o, &parsed));
    assert_true(parse(&bare, "", &o, &parsed));
    assert_false(parse(&bare, "--check", &o, &parsed));
}

static void every_command_has_help_and_language(void **state)
{
    (void)state;
    struct options o;
    cli_parsed parsed;
    assert_true(parse(&bare, "--help --lang zh", &o, &parsed));
    assert_true(parsed.help);
    assert_int_equal(parsed.lang, LELE_LANG_ZH);
    assert_true(parse(&bare, "-h --lang=en", &o, &parsed));
    assert_true(parsed.help);
    assert_int_equal(parsed.lang, LELE_LANG_EN);
    assert_true(parse(&bare, "", &o, &parsed));
    assert_int_equal(parsed.lang, LELE_LANG_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_stored_however_they_are_written),
        cmocka_unit_test(numbers_keep_their_limits),
        cmocka_unit_test(decimals_are_exact),
        cmocka_unit_test(ranges_may_be_open),
        cmocka_unit_test(seeds_use_all_64_bits),
        cmocka_unit_test(words_must_be_known),
        cmocka_unit_test(lists_collect_in_order_and_end_somewhere),
        cmocka_unit_test(operands_come_to_the_front),
        cmocka_unit_test(wrong_usage_is_refused),
        cmocka_unit_test(a_command_without_operands_refuses_them),
        cmocka_unit_test(every_command_has_help_and_language),
    };
    return RUN(tests);
}
