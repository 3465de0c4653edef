/* Questions to a game, and views that contain only what changed. */
#include "check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static lele_game *begin(void)
{
    lele_layout layout;
    lele_position position;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(&layout, puzzle);
    lele_position_from_grid(&position, &layout, &grid);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, NULL);
    assert_non_null(game);
    return game;
}

static void a_question_is_answered_or_refused_with_a_reason(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        lele_error error;
        const char *part; /* of the answer */
    } cases[] = {
        { "unit 0", LELE_OK, "R1" },           { "unit 0 1", LELE_OK, "1" },
        { "unit 26 9", LELE_OK, "9" },         { "unit", LELE_E_SYNTAX, NULL },
        { "unit 27", LELE_E_SYNTAX, NULL },    { "unit 0x", LELE_E_SYNTAX, NULL },
        { "unit 0 0", LELE_E_SYNTAX, NULL },   { "unit 0 A", LELE_E_SYNTAX, NULL },
        { "unit 0 12", LELE_E_SYNTAX, NULL },  { "basis 2", LELE_E_SYNTAX, NULL },
        { "compare", LELE_E_SYNTAX, NULL },    { "compare x", LELE_E_SYNTAX, NULL },
        { "compare 99", LELE_E_SYNTAX, NULL }, { "basis r1c3", LELE_E_NOT_NOW, NULL },
        { "nothing", LELE_E_COMMAND, NULL },   { "unitary", LELE_E_COMMAND, NULL },
        { "", LELE_E_COMMAND, NULL },
    };
    lele_game *game = begin();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text text;
            lele_json json;
            lele_problem problem;
            lele_text_init(&text);
            lele_json_init(&json, &text);
            lele_problem_init(&problem);
            const lele_error error =
                lele_game_query(game, cases[i].line, (lele_lang)lang, &json, &problem);
            if (error != cases[i].error || problem.code != error)
                fail_msg("%s: %s, %s", cases[i].line, lele_error_name(error), text.data);
            if (cases[i].part != NULL)
                assert_non_null(strstr(text.data, cases[i].part));
            lele_text_release(&text);
        }
    lele_game_free(game);
}

static void before_an_own_puzzle_is_confirmed_there_is_nothing_to_analyse(void **state)
{
    (void)state;
    static const char *const lines[] = { "analysis", "steps" };
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_game *game = lele_game_new_custom(&layout, NULL);
    assert_non_null(game);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        lele_text text;
        lele_json json;
        lele_problem problem;
        lele_text_init(&text);
        lele_json_init(&json, &text);
        assert_int_equal(lele_game_query(game, lines[i], LELE_LANG_EN, &json, &problem),
                         LELE_E_NOT_NOW);
        assert_string_equal(problem.text, lines[i]);
        assert_int_equal(text.length, 0);
        lele_text_release(&text);
    }
    lele_game_free(game);
}

/* The array "changed" of a view since another one. */
static void write_changes(lele_game *game, const lele_view_cell *before, lele_text *out)
{
    lele_view view;
    lele_json json;
    lele_text_clear(out);
    lele_json_init(&json, out);
    lele_view_init(&view, game, 1000, LELE_LANG_EN);
    lele_view_json_since(&view, before, &json);
    lele_view_release(&view);
}

/* Nothing changes without a command; then the cell of the command appears. */
static void a_view_since_another_one_has_the_changed_cells(void **state)
{
    (void)state;
    static const struct {
        const char *command;
        int cell; /* the first one that changes */
    } cases[] = {
        { "note corner r1c3 +4", 2 },
        { "note centre r1c3 +4", 2 },
        { "color r1c4 3", 3 },
        { "set r1c3 4", 2 }, /* and cells after it lose a candidate */
    };
    lele_game *game = begin();
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_game_command(game, 0, "setting auto-notes off", NULL), LELE_OK);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char wanted[32];
        lele_view before;
        lele_view_init(&before, game, 1000, LELE_LANG_EN);
        write_changes(game, before.cells, &text);
        assert_non_null(strstr(text.data, "\"changed\":[]"));
        assert_int_equal(lele_game_command(game, 1000, cases[i].command, NULL), LELE_OK);
        write_changes(game, before.cells, &text);
        snprintf(wanted, sizeof wanted, "\"changed\":[[%d,", cases[i].cell);
        if (strstr(text.data, wanted) == NULL)
            fail_msg("%s: %.200s", cases[i].command, text.data);
        lele_view_release(&before);
    }
    lele_text_release(&text);
    lele_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_question_is_answered_or_refused_with_a_reason),
        cmocka_unit_test(before_an_own_puzzle_is_confirmed_there_is_nothing_to_analyse),
        cmocka_unit_test(a_view_since_another_one_has_the_changed_cells),
    };
    return RUN(tests);
}
