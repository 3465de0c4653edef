/* Branch points that mark themselves, and what the log of a game says about them. */
#include "check.h"
#include "script.h"

#define EASY "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define HARD "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

static lele_game *load(const char *puzzle, const char *lines)
{
    char text[1024];
    lele_problem problem;
    snprintf(text, sizeof text, "lele-game 1\npuzzle refuse classic %s\n%s", puzzle, lines);
    lele_game *game = lele_game_load(text, strlen(text), &problem);
    if (game == NULL)
        fail_msg("not loaded: %s", lele_error_name(problem.code));
    return game;
}

static void expect(lele_game *game, const char *path, const char *want)
{
    lele_text view;
    lele_text_init(&view);
    lele_game_view(game, 9000, LELE_LANG_EN, &view);
    const char *value = json_find(view.data, path);
    assert_non_null(value);
    char *got = strndup(value, (size_t)(json_skip(value) - value));
    assert_string_equal(got, want);
    free(got);
    lele_text_release(&view);
}

static void expect_log(const lele_game *game, const char *want)
{
    lele_text save;
    lele_text_init(&save);
    lele_game_save(game, &save);
    assert_non_null(strstr(save.data, want));
    lele_text_release(&save);
}

static const struct {
    const char *name, *puzzle, *lines, *path, *want;
} logs[] = {
    { "a line without a word keeps the rules", EASY, "1000 set r1c4 2\n", "tree.marks", "[0]" },
    { "a forced digit marks nothing", EASY, "1000 set r1c4 2 forced\n", "tree.marks", "[]" },
    { "back without a word closes by the rules", EASY, "1000 set r1c4 2\n2000 back\n", "tree.marks",
      "[]" },
    { "and a mark of the player too", EASY, "500 mark\n1000 set r5c5 5\n2000 back\n",
      "cells.r5c5.tried", "[5]" },
    { "back with a word does what it says", HARD, "1000 set r1c2 7\n2000 back last 4\n",
      "tree.marks", "[]" },
    { "and names the digit that is left", HARD, "1000 set r1c2 7\n2000 back last 4\n", "message",
      "\"Back: only 4 is left to try in R1C2, so it is no branch any more\"" },
    { "a plain return remembers nothing", EASY, "500 mark\n1000 set r5c5 5\n2000 back plain\n",
      "cells.r5c5.tried", "[]" },
    { "the last digit to try closes the mark", HARD,
      "1000 set r1c2 7\n2000 back tried\n3000 set r1c2 4 forced\n", "allowed.back", "false" },
    { "forced elsewhere, the mark stays", HARD,
      "1000 set r1c2 7\n2000 back tried\n3000 set r2c1 2 forced\n", "tree.marks", "[0]" },
};

static void a_log_means_what_its_words_say(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof logs / sizeof logs[0]; i++) {
        lele_game *game = load(logs[i].puzzle, logs[i].lines);
        expect(game, logs[i].path, logs[i].want);
        expect_log(game, logs[i].lines);
        lele_game_free(game);
    }
}

static void what_was_decided_is_written_into_the_log(void **state)
{
    (void)state;
    lele_game *game = load(EASY, "");
    lele_problem problem;
    assert_int_equal(lele_game_command(game, 1000, "set r1c3 4", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 2000, "set r5c5 5", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 3000, "mark", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 4000, "set r1c6 8", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 5000, "back", &problem), LELE_OK);
    expect_log(game, "1000 set r1c3 4 forced\n2000 set r5c5 5\n3000 mark\n4000 set r1c6 8\n"
                     "5000 back plain\n");
    lele_game_free(game);
    game = load(HARD, "");
    assert_int_equal(lele_game_command(game, 1000, "set r1c2 7", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 2000, "back", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 3000, "set r1c2 4", &problem), LELE_OK);
    assert_int_equal(lele_game_command(game, 4000, "back", &problem), LELE_OK);
    expect_log(game, "1000 set r1c2 7\n2000 back tried\n3000 set r1c2 4\n4000 back last 8\n");
    lele_game_free(game);
}

/* A word in a command of the player decides nothing: the techniques do. */
static void a_player_cannot_claim_that_a_digit_is_forced(void **state)
{
    (void)state;
    lele_game *game = load(HARD, "");
    lele_problem problem;
    assert_int_equal(lele_game_command(game, 1000, "set r1c2 7 forced", &problem), LELE_OK);
    expect(game, "tree.marks", "[0]");
    assert_int_equal(lele_game_command(game, 2000, "back dead", &problem), LELE_OK);
    expect(game, "tree.marks", "[0]");
    assert_int_equal(lele_game_command(game, 3000, "back nonsense", &problem), LELE_E_SYNTAX);
    assert_int_equal(lele_game_command(game, 3000, "back last", &problem), LELE_E_SYNTAX);
    assert_int_equal(lele_game_command(game, 3000, "set r1c2 7 free", &problem), LELE_E_SYNTAX);
    lele_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_log_means_what_its_words_say),
        cmocka_unit_test(what_was_decided_is_written_into_the_log),
        cmocka_unit_test(a_player_cannot_claim_that_a_digit_is_forced),
    };
    return RUN(tests);
}
