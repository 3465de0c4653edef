/*
 * Every allocation of the library fails once: codecs, games, advisors, generators.  A call either
 * says that memory is short, or its result is right; afterwards, with memory again, the objects
 * work.
 */
#include "failing.h"
#include "files.h"

/* Failing allocations per act; a game takes longest. */
enum { MOST = 120, MOST_OF_GAME = 25, MOST_OF_SAVE = 25 };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* An end of memory: nothing fails from here on. */
static void memory_is_back(void)
{
    failing.at = 0;
}

static bool failed(const lele_text *text, lele_error error)
{
    return text->failed || error == LELE_E_MEMORY;
}

/* A position with digits, notes, colours and words, as far as the codec has room for them. */
static void fill_position(lele_position *position, const lele_layout *layout)
{
    const lele_grid grid = grid_of(layout, puzzle);
    lele_position_from_grid(position, layout, &grid);
    position->values.cell[2] = 4;
    position->has_notes = true;
    position->notes[0][3] = lele_digits_of(2) | lele_digits_of(6);
    strcpy(position->title, "A \"title\" & more");
    strcpy(position->author, "Somebody");
    strcpy(position->comment, "Words");
}

/* Writes a position and reads it again; the text and the cells must be those of a run with memory. */
static void convert(const void *data)
{
    static lele_text wanted; /* of the first run, in which nothing failed */
    static lele_grid givens;
    static const lele_codec *last;
    const lele_codec *codec = data;
    lele_layout layout;
    lele_position position, again;
    lele_problem problem;
    lele_text text;
    layout_of(&layout, "classic");
    fill_position(&position, &layout);
    lele_problem_init(&problem);
    lele_text_init(&text);
    lele_error error = lele_codec_write(codec, &position, &text, &problem);
    if (!failed(&text, error)) {
        lele_layouts *layouts = lele_layouts_new();
        const lele_codec_context context = { .layouts = layouts };
        error = layouts == NULL
                    ? LELE_E_MEMORY
                    : lele_codec_read(codec, &context, text.data, text.length, &again, &problem);
        memory_is_back();
        if (error != LELE_E_MEMORY) {
            if (error != LELE_OK)
                fail_msg("%s: %s", lele_codec_name(codec), lele_error_name(error));
            if (last == codec) {
                assert_string_equal(text.data, wanted.data);
                assert_true(lele_grid_equal(&layout, &again.givens, &givens));
            }
            lele_text_clear(&wanted);
            lele_text_add(&wanted, text.data);
            givens = again.givens;
            last = codec;
        }
        lele_layouts_free(layouts);
    }
    memory_is_back();
    lele_text_release(&text);
}

static void every_format_is_written_and_read_or_says_that_memory_is_short(void **state)
{
    (void)state;
    for (size_t i = 0; lele_codec_at(i) != NULL; i++) {
        const unsigned both = LELE_CODEC_READS | LELE_CODEC_WRITES;
        const unsigned abilities = lele_codec_abilities(lele_codec_at(i));
        if ((abilities & both) == both && (abilities & LELE_CODEC_NEEDS_CLUES) == 0)
            failing_each(convert, lele_codec_at(i), MOST);
    }
}

/* A save of the game must load and be saved as the same text. */
static void check_save(lele_game *game)
{
    lele_text save, again;
    lele_problem problem;
    lele_text_init(&save);
    lele_text_init(&again);
    lele_game_save(game, &save);
    lele_game *copy = lele_game_load(save.data, save.length, &problem);
    assert_non_null(copy);
    lele_game_save(copy, &again);
    assert_string_equal(save.data, again.data);
    lele_game_free(copy);
    lele_text_release(&save);
    lele_text_release(&again);
}

static void ask(lele_game *game, const char *line)
{
    lele_text text;
    lele_json json;
    lele_problem problem;
    lele_problem_init(&problem);
    lele_text_init(&text);
    lele_json_init(&json, &text);
    const lele_error error = lele_game_query(game, line, LELE_LANG_ZH, &json, &problem);
    assert_int_equal(problem.code, error);
    lele_text_release(&text);
}

/* A command is obeyed, or refused with a reason. */
static void obey(lele_game *game, int64_t now, const char *line)
{
    lele_problem problem;
    lele_problem_init(&problem);
    const lele_error error = lele_game_command(game, now, line, &problem);
    assert_int_equal(problem.code, error);
}

static void play(const void *data)
{
    const char *const *script = data;
    lele_layout layout;
    lele_position position;
    lele_problem problem;
    lele_text view;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(&layout, puzzle);
    lele_position_from_grid(&position, &layout, &grid);
    lele_problem_init(&problem);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, &problem);
    if (game == NULL) {
        memory_is_back();
        assert_int_equal(problem.code, LELE_E_MEMORY);
        return;
    }
    for (int64_t i = 0; script[i] != NULL; i++) {
        if (script[i][0] == '?')
            ask(game, script[i] + 1);
        else
            obey(game, 1000 * i, script[i]);
        lele_text_init(&view);
        lele_game_view(game, 1000 * i, LELE_LANG_EN, &view);
        lele_text_release(&view);
    }
    memory_is_back();
    check_save(game);
    assert_int_equal(lele_game_command(game, 1000000, "setting conflict block", NULL), LELE_OK);
    lele_game_free(game);
}

static void a_game_goes_on_after_every_failed_allocation(void **state)
{
    (void)state;
    static const char *const scripts[][16] = {
        { "set r1c3 4", "note corner r1c4 +26", "mark a name", "set r1c4 6", "back", "undo 2",
          "redo", "goto 1", "name 1 other", "drop 1", "?history", "?branches", NULL },
        { "hint 3", "another", "apply", "candidates 3", "?basis 2", "?unit 3", "why-not r1c3 1",
          "check", NULL },
        { "set r1c3 1", "hint 3", "before-mistake", "fill-notes", "?steps", "?analysis",
          "?compare 1", NULL },
        { "setting techniques naked-single,x-wing", "color r1c3 3", "pause", "resume", "reveal",
          "give-up", NULL },
    };
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++)
        failing_each(play, scripts[i], MOST_OF_GAME);
}

/* A whole game with branches, hints and notes: loaded from either form, saved in both. */
static void load(const void *data)
{
    const char *text = data;
    lele_problem problem;
    lele_text plain, compact;
    lele_problem_init(&problem);
    lele_text_init(&plain);
    lele_text_init(&compact);
    lele_game *game = lele_game_load(text, strlen(text), &problem);
    if (game == NULL) {
        memory_is_back();
        assert_int_equal(problem.code, LELE_E_MEMORY);
    } else {
        lele_game_save(game, &plain);
        lele_game_save_compact(game, &compact);
        memory_is_back();
        check_save(game);
        if (!plain.failed && strncmp(text, "lele-game", 9) == 0)
            assert_string_equal(plain.data, text);
        if (!compact.failed)
            lele_game_free(lele_game_load(compact.data, compact.length, &problem));
        assert_true(compact.failed || problem.code == LELE_OK);
    }
    lele_text_release(&plain);
    lele_text_release(&compact);
    lele_game_free(game);
}

static void a_save_is_read_whole_or_not_at_all(void **state)
{
    (void)state;
    static const char *const files[] = { "scenarios/whole-game.log", "scenarios/save-1.compact" };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char *text = read_file(files[i]);
        failing_each(load, text, MOST_OF_SAVE);
        free(text);
    }
}

/* An own puzzle: givens one by one, then a game of it. */
static void enter(const void *data)
{
    (void)data;
    lele_layout layout;
    lele_problem problem;
    layout_of(&layout, "4x4");
    lele_problem_init(&problem);
    lele_game *game = lele_game_new_custom(&layout, &problem);
    if (game == NULL) {
        memory_is_back();
        assert_int_equal(problem.code, LELE_E_MEMORY);
        return;
    }
    static const char *const lines[] = { "given r1c1 1", "given r1c2 2", "given r2c3 1",
                                         "given r3c2 1", "given r4c4 3", "confirm" };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        obey(game, 0, lines[i]);
    memory_is_back();
    check_save(game);
    lele_game_free(game);
}

static void an_own_puzzle_survives_every_failed_allocation(void **state)
{
    (void)state;
    failing_each(enter, NULL, MOST);
}

static void make(const void *data)
{
    const char *recipe_text = data;
    lele_layout layout;
    lele_recipe recipe;
    lele_problem problem;
    static lele_puzzle made;
    layout_of(&layout, "6x6");
    lele_problem_init(&problem);
    assert_int_equal(lele_recipe_read(&recipe, recipe_text, &problem), LELE_OK);
    lele_generator *generator = lele_generator_new(&layout, &recipe, &problem);
    const lele_error error =
        generator != NULL ? lele_generator_make(generator, 1, 0, &made) : problem.code;
    memory_is_back();
    if (error == LELE_OK)
        assert_true(lele_grid_is_solution(&layout, &made.solution));
    else
        assert_true(error == LELE_E_MEMORY);
    lele_generator_free(generator);
}

static void a_generator_makes_a_puzzle_or_says_that_memory_is_short(void **state)
{
    (void)state;
    static const char *const recipes[] = { "any", "medium", "minimal,symmetry=180" };
    for (size_t i = 0; i < sizeof recipes / sizeof recipes[0]; i++)
        failing_each(make, recipes[i], MOST);
}

static void repair(const void *data)
{
    (void)data;
    static lele_repair_result result;
    lele_layout layout;
    lele_problem problem;
    layout_of(&layout, "4x4");
    lele_problem_init(&problem);
    const lele_grid grid = grid_of(&layout, "12..............");
    lele_repairer *repairer = lele_repairer_new(&layout, &problem);
    memory_is_back();
    if (repairer == NULL) {
        assert_int_equal(problem.code, LELE_E_MEMORY);
        return;
    }
    lele_repair(repairer, &grid, &result);
    assert_int_equal(result.solutions, 2);
    lele_repairer_free(repairer);
}

static void a_repairer_exists_or_says_that_memory_is_short(void **state)
{
    (void)state;
    failing_each(repair, NULL, MOST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_format_is_written_and_read_or_says_that_memory_is_short),
        cmocka_unit_test(a_game_goes_on_after_every_failed_allocation),
        cmocka_unit_test(a_save_is_read_whole_or_not_at_all),
        cmocka_unit_test(an_own_puzzle_survives_every_failed_allocation),
        cmocka_unit_test(a_generator_makes_a_puzzle_or_says_that_memory_is_short),
        cmocka_unit_test(a_repairer_exists_or_says_that_memory_is_short),
    };
    return RUN(tests);
}
