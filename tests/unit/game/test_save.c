/*
 * Saves: a game never writes one that it would refuse to read, because names and the whole log are
 * limited; a damaged one is refused with its place.
 */
#include "script.h"

#include "game/save.h"

static const char puzzle[] =
    "lele-game 1\npuzzle refuse classic "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

static lele_game *load(const char *log)
{
    lele_text text;
    lele_text_init(&text);
    lele_text_add(&text, puzzle);
    lele_text_add(&text, log);
    lele_game *game = lele_game_load(text.data, text.length, NULL);
    lele_text_release(&text);
    assert_non_null(game);
    return game;
}

/* "name 0 nnn..." with a name of `length` bytes. */
static char *naming(const char *verb, size_t length)
{
    const size_t head = strlen(verb);
    char *line = malloc(head + length + 1);
    assert_non_null(line);
    memcpy(line, verb, head);
    memset(line + head, 'n', length);
    line[head + length] = '\0';
    return line;
}

static void a_name_that_is_too_long_is_refused(void **state)
{
    (void)state;
    static const char *const verbs[] = { "name 0 ", "mark " };
    lele_game *game = load("");
    for (size_t i = 0; i < 2; i++) {
        lele_problem problem;
        char *longest = naming(verbs[i], LELE_GAME_MAX_NAME);
        char *longer = naming(verbs[i], LELE_GAME_MAX_NAME + 1);
        assert_int_equal(lele_game_command(game, 0, longer, &problem), LELE_E_TOO_LONG);
        assert_int_equal(problem.got, LELE_GAME_MAX_NAME + 1);
        assert_int_equal(problem.want, LELE_GAME_MAX_NAME);
        assert_int_equal(lele_game_command(game, 0, longest, &problem), LELE_OK);
        free(longest);
        free(longer);
    }
    lele_game_free(game);
}

static void a_long_name_of_an_older_log_is_still_read(void **state)
{
    (void)state;
    char *line = naming("0 name 0 ", 60000);
    lele_game_free(load(line));
    free(line);
}

static void expect_load(const lele_game *game, void (*save)(const lele_game *, lele_text *))
{
    lele_text text;
    lele_problem problem;
    lele_text_init(&text);
    save(game, &text);
    assert_false(text.failed);
    lele_game *loaded = lele_game_load(text.data, text.length, &problem);
    if (loaded == NULL)
        fail_msg("%s", lele_error_name(problem.code));
    lele_game_free(loaded);
    lele_text_release(&text);
}

static void a_game_whose_log_is_full_refuses_commands_and_its_save_loads(void **state)
{
    (void)state;
    lele_game *game = load("");
    char *line = naming("name 0 ", LELE_GAME_MAX_NAME);
    const char *const commands[] = { line, "tick" }; /* the short one fills the last bytes */
    int64_t count = 0;
    for (size_t i = 0; i < 2; i++) {
        lele_error error = LELE_OK;
        for (; error == LELE_OK; count++)
            error = lele_game_command(game, count, commands[i], NULL);
        assert_int_equal(error, LELE_E_LIMIT);
    }
    assert_true(count > 60000);
    expect_load(game, lele_game_save);
    expect_load(game, lele_game_save_compact);
    lele_game_free(game);
    free(line);
}

#define P "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void a_damaged_save_is_refused_with_the_line_and_what_was_expected(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        lele_error error;
        int line;
        const char *expected;
    } cases[] = {
        { "", LELE_E_EMPTY, 0, "" },
        { "lele-hand 1\n", LELE_E_FORMAT, 1, "" },
        { "lele-game x\n", LELE_E_SYNTAX, 1, "lele-game 1" },
        { "lele-game 0\n", LELE_E_SYNTAX, 1, "lele-game 1" },
        { "lele-game\n", LELE_E_FORMAT, 1, "" },
        { "lele-game 3\n", LELE_E_VERSION, 1, "" },
        { "lele-game 1\n", LELE_E_SYNTAX, 1, "puzzle/custom" },
        { "lele-game 1\nriddle\n", LELE_E_SYNTAX, 2, "puzzle/custom" },
        { "lele-game 1\n\npuzzle\n", LELE_E_SYNTAX, 3, "refuse/allow" },
        { "lele-game 1\npuzzle maybe classic " P, LELE_E_SYNTAX, 2, "refuse/allow" },
        { "lele-game 1\npuzzle refuse\n", LELE_E_SYNTAX, 2, "LAYOUT" },
        { "lele-game 1\ncustom\n", LELE_E_SYNTAX, 2, "LAYOUT" },
        { "lele-game 1\ncustom classic\nset r1c1 5\n", LELE_E_SYNTAX, 3, "TIME" },
        { "lele-game 1\ncustom classic\n5\n", LELE_E_EMPTY, 3, "" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_problem problem;
        assert_null(lele_game_load(cases[i].text, strlen(cases[i].text), &problem));
        if (problem.code != cases[i].error || problem.line != cases[i].line ||
            strcmp(problem.text, cases[i].expected) != 0)
            fail_msg("%s: %s line %d %s", cases[i].text, lele_error_name(problem.code),
                     problem.line, problem.text);
        assert_null(lele_game_load(cases[i].text, strlen(cases[i].text), NULL));
    }
}

static void a_save_with_a_nul_or_of_too_many_bytes_is_refused(void **state)
{
    (void)state;
    static const char text[] = "lele-game 1\ncustom classic\n5 tick\0\n";
    lele_problem problem;
    assert_null(lele_game_load(text, sizeof text - 1, &problem));
    assert_int_equal(problem.code, LELE_E_SYNTAX);
    assert_int_equal(problem.line, 3);
    const size_t length = LELE_SAVE_MAX_BYTES + 1;
    char *large = calloc(length, 1);
    assert_non_null(large);
    assert_null(lele_game_load(large, length, &problem));
    free(large);
    assert_int_equal(problem.code, LELE_E_TOO_LONG);
    assert_int_equal(problem.got, length);
    assert_int_equal(problem.want, LELE_SAVE_MAX_BYTES);
}

/* As another system or a mail writes them. */
static void a_save_with_carriage_returns_and_a_compact_one_among_blanks_load(void **state)
{
    (void)state;
    static const char text[] = "lele-game 1\r\npuzzle refuse classic " P "\r\n5 set r1c3 4\r\n";
    lele_problem problem;
    lele_game *game = lele_game_load(text, strlen(text), &problem);
    assert_non_null(game);
    lele_text compact;
    lele_text_init(&compact);
    lele_text_add(&compact, " \t\r\n");
    lele_game_save_compact(game, &compact);
    lele_text_add(&compact, "\r\n ");
    lele_game_free(game);
    game = lele_game_load(compact.data, compact.length, &problem);
    assert_non_null(game);
    lele_text_clear(&compact);
    lele_game_save(game, &compact);
    assert_string_equal(compact.data, "lele-game 1\npuzzle refuse classic " P "\n5 set r1c3 4\n");
    lele_text_release(&compact);
    lele_game_free(game);
}

static void a_command_that_is_too_long_is_refused_with_its_length(void **state)
{
    (void)state;
    lele_game *game = load("");
    lele_problem problem;
    char *line = naming("set ", 1 << 16);
    assert_int_equal(lele_game_command(game, 0, line, &problem), LELE_E_TOO_LONG);
    assert_int_equal(problem.got, strlen(line));
    assert_int_equal(problem.want, 1 << 16);
    assert_int_equal(lele_game_command(game, 0, line, NULL), LELE_E_TOO_LONG);
    lele_game_free(game);
    free(line);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_that_is_too_long_is_refused),
        cmocka_unit_test(a_long_name_of_an_older_log_is_still_read),
        cmocka_unit_test(a_game_whose_log_is_full_refuses_commands_and_its_save_loads),
        cmocka_unit_test(a_damaged_save_is_refused_with_the_line_and_what_was_expected),
        cmocka_unit_test(a_save_with_a_nul_or_of_too_many_bytes_is_refused),
        cmocka_unit_test(a_save_with_carriage_returns_and_a_compact_one_among_blanks_load),
        cmocka_unit_test(a_command_that_is_too_long_is_refused_with_its_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
