/* A whole game with mistakes, branches, hints and a pause.  Its last view is golden, and the
 * WebAssembly module must give the same bytes (tests/wasm). */
#include "script.h"

static void the_last_view_is_golden(void **state)
{
    (void)state;
    char *log = read_file("scenarios/whole-game.log");
    char *golden = read_file("scenarios/whole-game.json");
    lele_text text;
    lele_text_init(&text);
    lele_game *game = lele_game_load(log, strlen(log), NULL);
    assert_non_null(game);
    lele_game_view(game, 0, LELE_LANG_ZH, &text);
    lele_text_add_char(&text, '\n');
    assert_string_equal(text.data, golden);
    lele_text_clear(&text);
    lele_game_save(game, &text);
    assert_string_equal(text.data, log);
    lele_game_free(game);
    lele_text_release(&text);
    free(log);
    free(golden);
}

static void a_link_of_version_1_stays_readable(void **state)
{
    (void)state;
    char *log = read_file("scenarios/whole-game.log");
    char *link = read_file("scenarios/save-1.compact");
    lele_text text;
    lele_text_init(&text);
    lele_game *game = lele_game_load(link, strlen(link), NULL);
    assert_non_null(game);
    lele_game_save(game, &text);
    assert_string_equal(text.data, log);
    lele_game_free(game);
    lele_text_release(&text);
    free(log);
    free(link);
}

/* Every truncated or changed save is loaded or refused; nothing else may happen. */
static void a_damaged_link_is_refused(void **state)
{
    (void)state;
    char *link = read_file("scenarios/save-1.compact");
    const size_t length = strlen(link) - 1;
    for (size_t i = 2; i < length; i += 7) {
        lele_problem problem;
        const char kept = link[i];
        link[i] = kept == 'A' ? 'B' : 'A';
        lele_game *game = lele_game_load(link, length, &problem);
        assert_null(game);
        assert_int_equal(problem.code, LELE_E_CHECKSUM);
        link[i] = kept;
        assert_null(lele_game_load(link, i, NULL));
    }
    free(link);
}

static const struct {
    const char *name, *save;
    lele_error code;
    int line;
} bad_saves[] = {
    { "nothing", "", LELE_E_EMPTY, 0 },
    { "another text", "hello\n", LELE_E_FORMAT, 1 },
    { "a newer version", "lele-game 3\n", LELE_E_VERSION, 1 },
    { "no puzzle", "lele-game 1\n", LELE_E_SYNTAX, 1 },
    { "an unknown layout", "lele-game 1\ncustom 5x5\n", LELE_E_LAYOUT, 2 },
    { "too few cells", "lele-game 1\npuzzle refuse 4x4 1234\n", LELE_E_LENGTH, 2 },
    { "a line without time", "lele-game 1\ncustom 4x4\nset r1c1 1\n", LELE_E_SYNTAX, 3 },
    { "an unknown command", "lele-game 1\ncustom 4x4\n5 jump\n", LELE_E_COMMAND, 3 },
    { "an impossible command", "lele-game 1\ncustom 4x4\n\n5 undo\n", LELE_E_NO_UNDO, 4 },
    { "several solutions", "lele-game 1\npuzzle refuse 4x4 ................\n",
      LELE_E_SEVERAL_SOLUTIONS, 2 },
};

static void a_bad_save_is_refused_with_its_line(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad_saves / sizeof bad_saves[0]; i++) {
        lele_problem problem;
        assert_null(lele_game_load(bad_saves[i].save, strlen(bad_saves[i].save), &problem));
        if (problem.code != bad_saves[i].code || problem.line != bad_saves[i].line)
            fail_msg("%s: %s in line %d", bad_saves[i].name, lele_error_name(problem.code),
                     problem.line);
    }
}

/* The setting is for own puzzles; the save still says how this one was taken. */
static void a_save_keeps_how_the_puzzle_was_taken(void **state)
{
    (void)state;
    static const char save[] = "lele-game 1\npuzzle allow 4x4 1...............\n"
                               "5 setting several refuse\n9 set r1c2 2\n";
    lele_text again;
    lele_game *game = lele_game_load(save, strlen(save), NULL);
    assert_non_null(game);
    lele_text_init(&again);
    lele_game_save(game, &again);
    assert_string_equal(again.data, save);
    lele_text_release(&again);
    lele_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_view_is_golden),
        cmocka_unit_test(a_link_of_version_1_stays_readable),
        cmocka_unit_test(a_damaged_link_is_refused),
        cmocka_unit_test(a_bad_save_is_refused_with_its_line),
        cmocka_unit_test(a_save_keeps_how_the_puzzle_was_taken),
    };
    return RUN(tests);
}
