/* Games with clues: saves, conflicts, hints; and how much of an imported puzzle was understood. */
#include "check.h"
#include "clues.h"

#include "lele/game.h"
#include "lele/import.h"

static void position_of(lele_layouts *layouts, const char *text, lele_position *ret)
{
    const lele_codec_context context = { .layouts = layouts };
    assert_int_equal(lele_codec_read(NULL, &context, text, strlen(text), ret, NULL), LELE_OK);
}

static lele_game *game_of(const char *text)
{
    lele_layouts *layouts = clue_layouts();
    lele_position position;
    position_of(layouts, text, &position);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_ALLOW, NULL);
    lele_layouts_free(layouts); /* a game has its own copy of the clues */
    assert_non_null(game);
    return game;
}

static void expect_message(lele_game *game, lele_lang lang, const char *wanted)
{
    lele_view view;
    lele_view_init(&view, game, 0, lang);
    assert_string_equal(view.message.data, wanted);
    lele_view_release(&view);
}

#define KILLER "4x4+cage:3:r1c1r1c2;less::r4c1r4c2 ...4............"

static void a_save_has_the_clues_and_a_version_of_its_own(void **state)
{
    (void)state;
    static void (*const saves[])(const lele_game *, lele_text *) = { lele_game_save,
                                                                     lele_game_save_compact };
    lele_game *game = game_of(KILLER);
    assert_int_equal(lele_game_command(game, 10, "set r1c1 1", NULL), LELE_OK);
    lele_text plain, again, text;
    lele_text_init(&plain);
    lele_game_save(game, &plain);
    assert_memory_equal(plain.data, "lele-game 2\npuzzle allow 4x4+cage:3:r1c1r1c2;", 43);
    for (int i = 0; i < 2; i++) {
        lele_text_init(&text);
        lele_text_init(&again);
        saves[i](game, &text);
        lele_game *loaded = lele_game_load(text.data, text.length, NULL);
        assert_non_null(loaded);
        lele_game_save(loaded, &again);
        assert_string_equal(again.data, plain.data);
        lele_game_free(loaded);
        lele_text_release(&text);
        lele_text_release(&again);
    }
    lele_text_release(&plain);
    lele_game_free(game);
}

static void a_broken_clue_is_told_and_marked(void **state)
{
    (void)state;
    lele_game *game = game_of(KILLER);
    lele_view view;
    assert_int_equal(lele_game_command(game, 10, "set r1c2 3", NULL), LELE_OK);
    expect_message(game, LELE_LANG_EN, "Broken: killer cage 3 at R1C1 (R1C2)");
    expect_message(game, LELE_LANG_ZH, "违反「杀手笼 3（R1C1）」：R1C2");
    lele_view_init(&view, game, 0, LELE_LANG_EN);
    assert_true(view.cells[1].conflict);
    assert_false(view.cells[0].conflict);
    lele_view_release(&view);
    lele_game_free(game);
}

static void a_digit_that_breaks_a_clue_can_be_refused(void **state)
{
    (void)state;
    lele_game *game = game_of("4x4+cage:3:r1c1r1c2;cage:5:r1c3r2c4 ................");
    lele_problem problem;
    assert_int_equal(lele_game_command(game, 0, "setting conflict block", NULL), LELE_OK);
    assert_int_equal(lele_game_command(game, 0, "set r1c2 3", &problem), LELE_E_CLUE_BROKEN);
    assert_int_equal(lele_game_command(game, 0, "set r1c3 2", NULL), LELE_OK);
    assert_int_equal(lele_game_command(game, 0, "set r2c4 2", &problem), LELE_E_TAKEN);
    lele_game_free(game);
    game = game_of("4x4+cage:5:r1c2r3c4 ................"); /* these two share no unit */
    assert_int_equal(lele_game_command(game, 0, "setting conflict block", NULL), LELE_OK);
    assert_int_equal(lele_game_command(game, 0, "set r1c2 2", NULL), LELE_OK);
    assert_int_equal(lele_game_command(game, 0, "set r3c4 2", &problem), LELE_E_CLUE_BROKEN);
    assert_int_equal(problem.look, LELE_LOOK_CAGE);
    lele_game_free(game);
}

/* Takes hints until the puzzle is solved; each digit must be that of the solution. */
static void follow_hints(lele_layouts *layouts, const lele_layout *layout, const lele_grid *grid)
{
    lele_position position;
    lele_position_from_grid(&position, layout, grid);
    lele_advisor *advisor = lele_advisor_new(layout, grid);
    const lele_grid *solution = lele_advisor_solution(advisor);
    lele_board board;
    lele_step step;
    lele_board_init(&board, layout, grid);
    while (solution != NULL && board.empty_count > 0) {
        assert_true(lele_advisor_next(advisor, &board, &step));
        assert_false(lele_technique_at(step.technique)->needs_uniqueness);
        for (int i = 0; i < step.placement_count; i++)
            assert_int_equal(lele_digits_first(step.placements[i].digits),
                             solution->cell[step.placements[i].cell]);
        for (int i = 0; i < step.elimination_count; i++)
            assert_false(lele_digits_has(step.eliminations[i].digits,
                                         solution->cell[step.eliminations[i].cell]));
        lele_step_apply(&step, &board);
    }
    lele_advisor_free(advisor);
    (void)layouts;
}

static void hints_are_right_with_clues_of_every_kind(void **state)
{
    (void)state;
    static lele_layout plain;
    static lele_clue_list list;
    layout_of(&plain, "6x6");
    int followed = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        lele_random random;
        lele_grid grid;
        lele_random_init(&random, seed);
        sample_grid(&plain, &random, &grid);
        lele_clue_list_init(&list);
        for (int i = 0; i < 6; i++)
            (void)sample_clue(&plain, &grid, (lele_look)(seed * 6 + (uint64_t)i) % LELE_LOOK_COUNT,
                              &random, &list);
        lele_layouts *layouts = clue_layouts();
        const lele_layout *layout = lele_layouts_get_with(layouts, "6x6", &list, NULL);
        for (int cell = 0; cell < plain.cell_count; cell++)
            if (lele_random_below(&random, 2) == 0)
                grid.cell[cell] = 0;
        if (layout != NULL) {
            follow_hints(layouts, layout, &grid);
            followed++;
        }
        lele_layouts_free(layouts);
    }
    assert_true(followed > 20);
}

static const struct {
    const char *text;
    lele_reading reading;
} readings[] = {
#define F(rest)                                                                                    \
    "{\"size\":4,\"grid\":[[{},{\"value\":2,\"given\":true},{\"value\":3,\"given\":true},{}],"     \
    "[{},{},{},{}],[{},{},{},{}],[{\"value\":4,\"given\":true},{},{},{}]]" rest "}"
    { F(""), LELE_READING_PARTLY },
    { F(",\"circle\":[{\"cells\":[\"R1C1\"]}]"), LELE_READING_PARTLY },
    { F(",\"killercage\":[{\"cells\":[\"R1C1\",\"R2C2\"],\"value\":\"5\"},"
        "{\"cells\":[\"R3C2\",\"R4C3\"],\"value\":\"3\"}]"),
      LELE_READING_UNDERSTOOD },
    { F(",\"killercage\":[{\"cells\":[\"R1C1\",\"R2C2\"],\"value\":\"5\"},"
        "{\"cells\":[\"R3C2\",\"R4C3\"],\"value\":\"3\"}],"
        "\"circle\":[{\"cells\":[\"R1C1\"]}]"),
      LELE_READING_BY_KEYS },
    { F(",\"killercage\":[{\"cells\":[\"R1C1\",\"R2C2\"],\"value\":\"5\"},"
        "{\"cells\":[\"R3C2\",\"R4C3\"],\"value\":\"3\"}],"
        "\"solution\":[1,2,3,4,3,4,1,2,2,3,4,1,4,1,2,3]"),
      LELE_READING_CONTRADICTION },
#undef F
};

static void a_puzzle_is_understood_only_if_nothing_is_left(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof readings / sizeof readings[0]; i++) {
        lele_layouts *layouts = clue_layouts();
        lele_position position;
        position_of(layouts, readings[i].text, &position);
        lele_advisor *advisor = lele_advisor_new(position.layout, &position.givens);
        assert_string_equal(lele_reading_name(lele_position_reading(&position, advisor)),
                            lele_reading_name(readings[i].reading));
        lele_advisor_free(advisor);
        lele_layouts_free(layouts);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_save_has_the_clues_and_a_version_of_its_own),
        cmocka_unit_test(a_broken_clue_is_told_and_marked),
        cmocka_unit_test(a_digit_that_breaks_a_clue_can_be_refused),
        cmocka_unit_test(hints_are_right_with_clues_of_every_kind),
        cmocka_unit_test(a_puzzle_is_understood_only_if_nothing_is_left),
    };
    return RUN(tests);
}
