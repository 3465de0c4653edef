/* Commands as text: valid commands have one written form, invalid ones report the place. */
#include "check.h"
#include "game/command.h"

static const struct {
    const char *line, *written;
} good[] = {
    { "set r1c1 5", "set r1c1 5" },
    { "  set   R1C1,r9c9   5  ", "set r1c1,r9c9 5" },
    { "set r2c1,r1c1 5", "set r1c1,r2c1 5" },
    { "note r1c1 357", "note corner r1c1 357" },
    { "note centre r1c1 +753", "note centre r1c1 +357" },
    { "note corner r1c1 -3", "note corner r1c1 -3" },
    { "undo", "undo" },
    { "undo 12", "undo 12" },
    { "fill-notes", "fill-notes" },
    { "fill-notes r3c3", "fill-notes r3c3" },
    { "mark  a name ", "mark a name" },
    { "name 3", "name 3" },
    { "name 3 汉字", "name 3 汉字" },
    { "hint 3", "hint 3" },
    { "candidates 2 free", "candidates 2 free" },
    { "apply", "apply" },
    { "apply all", "apply all" },
    { "apply r1c2=5 r1c1-79", "apply r1c1-79 r1c2=5" },
    { "apply free all by naked-pair r1c1-79", "apply free all by naked-pair r1c1-79" },
    { "candidates 2 solution free", "candidates 2 solution free" },
    { "candidates solution", "candidates solution" },
    { "candidates 2 free", "candidates 2 free" },
    { "setting techniques -x-wing", "setting techniques -x-wing" },
    { "reveal", "reveal" },
    { "reveal r1c1 5", "reveal r1c1 5" },
};

static void a_command_is_written_in_one_way(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        lele_command command;
        lele_text text;
        lele_text_init(&text);
        assert_int_equal(
            lele_command_read(&command, &layout, good[i].line, strlen(good[i].line), NULL),
            LELE_OK);
        lele_command_write(&command, &layout, &text);
        assert_string_equal(text.data, good[i].written);
        lele_text_release(&text);
    }
}

static void a_command_without_its_text_has_an_empty_one(void **state)
{
    (void)state;
    static const char *const lines[] = { "setting", "mark", "name 3", "finish" };
    lele_layout layout;
    layout_of(&layout, "classic");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        lele_command command;
        lele_command_read(&command, &layout, lines[i], strlen(lines[i]), NULL);
        assert_non_null(command.text);
        assert_non_null(command.word);
        assert_int_equal(command.text_length, 0);
    }
}

static const struct {
    const char *line;
    lele_error code;
    int column;
} bad[] = {
    { "", LELE_E_EMPTY, 0 },
    { "   ", LELE_E_EMPTY, 0 },
    { "sett r1c1 5", LELE_E_COMMAND, 1 },
    { "set", LELE_E_SYNTAX, 4 },
    { "set r1c1", LELE_E_SYNTAX, 9 },
    { "set r1c10 5", LELE_E_SYNTAX, 5 },
    { "set r0c1 5", LELE_E_SYNTAX, 5 },
    { "set r1c1, 5", LELE_E_SYNTAX, 10 },
    { "set r1c1 55", LELE_E_SYNTAX, 11 },
    { "set r1c1 5 6", LELE_E_SYNTAX, 12 },
    { "note r1c1 +", LELE_E_SYNTAX, 12 },
    { "undo x", LELE_E_SYNTAX, 6 },
    { "undo -1", LELE_E_SYNTAX, 6 },
    { "goto", LELE_E_SYNTAX, 5 },
    { "apply r1c1", LELE_E_SYNTAX, 11 },
    { "apply by naked-pears r1c1-7", LELE_E_SYNTAX, 10 },
    { "apply by", LELE_E_SYNTAX, 9 },
    { "candidates 2 solutions", LELE_E_SYNTAX, 14 },
    { "apply r1c1=0", LELE_E_SYNTAX, 12 },
    { "undo 99999999999999999999", LELE_E_SYNTAX, 21 },
};

static void a_wrong_command_says_where_it_is_wrong(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        lele_command command;
        lele_problem problem;
        lele_problem_init(&problem);
        lele_command_read(&command, &layout, bad[i].line, strlen(bad[i].line), &problem);
        if (problem.code != bad[i].code || problem.column != bad[i].column)
            fail_msg("%s: %s in column %d", bad[i].line, lele_error_name(problem.code),
                     problem.column);
    }
}

static void control_characters_never_reach_a_log(void **state)
{
    (void)state;
    lele_layout layout;
    lele_problem problem;
    layout_of(&layout, "4x4");
    lele_game *game = lele_game_new_custom(&layout, NULL);
    assert_int_equal(lele_game_command(game, 0, "name 0 a\nb", &problem), LELE_E_CHARACTER);
    assert_int_equal(problem.column, 9);
    assert_int_equal(lele_game_command(game, 0, "name 0 a\x01", &problem), LELE_E_CHARACTER);
    lele_game_free(game);
}

static void every_row_of_the_table_is_whole(void **state)
{
    (void)state;
    for (size_t i = 0; i < LELE_VERB_COUNT; i++) {
        const lele_verb_row *row = lele_verb_at(i);
        assert_non_null(row->word);
        assert_non_null(row->run);
        assert_true(row->allowed != 0);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            assert_true(strlen(row->summary[lang]) > 0);
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(row->word, lele_verb_at(k)->word);
    }
    assert_null(lele_verb_at(LELE_VERB_COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_command_is_written_in_one_way),
        cmocka_unit_test(a_command_without_its_text_has_an_empty_one),
        cmocka_unit_test(a_wrong_command_says_where_it_is_wrong),
        cmocka_unit_test(control_characters_never_reach_a_log),
        cmocka_unit_test(every_row_of_the_table_is_whole),
    };
    return RUN(tests);
}
