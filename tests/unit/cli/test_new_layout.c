/*
 * A row of the table of layouts is all that a new layout needs.
 *
 * This program has the table with two more rows in place of the library's own; everything else
 * is the library and the command as they are.  A second list of layouts anywhere lacks these
 * rows, and a case here fails.
 */
#include "check.h"
#include "samples.h"

#include "codec/positions.h"

static void add_test_unit(lele_layout *layout);

#define LELE_LAYOUT_EXTRA                                                                          \
    { .name = "test-unit",                                                                         \
      .crossed = "test-unit-x",                                                                    \
      .title = { "Test unit", "试验" },                                                            \
      .number = 30,                                                                                \
      .box_rows = 3,                                                                               \
      .box_columns = 3,                                                                            \
      .add_extra = add_test_unit },                                                                \
    {                                                                                              \
        .name = "14x14", .crossed = "14x14-x", .title = { "14×14", "14×14" }, .number = 29,        \
        .box_rows = 2, .box_columns = 7                                                            \
    }
#include "core/layout_table.c"

#include "cli/help.h"

/* One cell of each row, column and box, as no layout has them. */
static void add_test_unit(lele_layout *layout)
{
    static const uint8_t cells[9] = { 1, 13, 25, 29, 41, 53, 54, 66, 78 };
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i = 0; i < 9; i++)
        lele_cellset_add(&set, cells[i]);
    lele_layout_add_unit(layout, LELE_UNIT_ASTERISK, 1, &set);
}

static const char *const new_names[] = { "test-unit", "test-unit-x", "14x14", "14x14-x" };
enum { NEW_NAMES = sizeof new_names / sizeof new_names[0] };

static bool is_listed(const char *name)
{
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++)
        if (strcmp(lele_layout_name_at(i), name) == 0)
            return true;
    return false;
}

static void it_is_listed_and_has_titles(void **state)
{
    (void)state;
    static const char *const titles[NEW_NAMES][LELE_LANG_COUNT] = {
        { "Test unit", "试验" },
        { "Test unit Diagonal X", "试验 对角线" },
        { "14×14", "14×14" },
        { "14×14 Diagonal X", "14×14 对角线" },
    };
    lele_text text;
    lele_text_init(&text);
    for (int i = 0; i < NEW_NAMES; i++) {
        assert_true(is_listed(new_names[i]));
        for (lele_lang lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text_clear(&text);
            lele_layout_write_title(new_names[i], lang, &text);
            assert_string_equal(text.data, titles[i][lang]);
        }
    }
    lele_text_release(&text);
}

static void the_shells_complete_its_name(void **state)
{
    (void)state;
    static const char *const shells[] = { "bash", "zsh", "fish" };
    for (size_t s = 0; s < sizeof shells / sizeof shells[0]; s++) {
        lele_text text;
        lele_text_init(&text);
        assert_true(cli_completion_add(&text, shells[s]));
        for (int i = 0; i < NEW_NAMES; i++)
            assert_non_null(strstr(text.data, new_names[i]));
        lele_text_release(&text);
    }
}

/* Some formats say which layout they are on; for the others the reader is told. */
static void every_format_for_all_layouts_writes_and_reads_it(void **state)
{
    (void)state;
    static const char *const say_it[] = { "share", "fpuzzles", "sudokupad" };
    lele_layouts *layouts = lele_layouts_new();
    lele_random random;
    lele_random_init(&random, 5);
    for (int i = 0; i < NEW_NAMES; i++) {
        const lele_layout *layout = lele_layouts_get(layouts, new_names[i], NULL);
        assert_non_null(layout);
        const lele_codec_context plain = { .layouts = layouts },
                                 told = { .layouts = layouts, .layout = layout };
        const lele_codec *codec;
        for (size_t c = 0; (codec = lele_codec_at(c)) != NULL; c++) {
            if ((lele_codec_abilities(codec) & LELE_CODEC_ANY_LAYOUT) == 0)
                continue;
            lele_position position;
            random_position(&position, layout, &random, 0);
            if ((lele_codec_abilities(codec) & LELE_CODEC_CANDIDATES) == 0)
                check_round_trip(lele_codec_name(codec), &told, &position);
            for (size_t k = 0; k < sizeof say_it / sizeof say_it[0]; k++)
                if (strcmp(lele_codec_name(codec), say_it[k]) == 0)
                    check_round_trip(say_it[k], &plain, &position);
        }
    }
    lele_layouts_free(layouts);
}

static void a_line_of_its_length_is_read_as_it(void **state)
{
    (void)state;
    static lele_layout large;
    layout_of(&large, "14x14");
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    lele_random random;
    lele_random_init(&random, 6);
    lele_position given, read;
    random_position(&given, &large, &random, 0);
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find("line"), &given, &text, NULL), LELE_OK);
    assert_int_equal(lele_codec_read(NULL, &context, text.data, text.length, &read, NULL), LELE_OK);
    assert_true(same_position(&given, &read));
    lele_text_release(&text);
    lele_layouts_free(layouts);
}

static void every_algorithm_solves_it(void **state)
{
    (void)state;
    static lele_layout layout;
    for (int i = 0; i < NEW_NAMES; i++) {
        layout_of(&layout, new_names[i]);
        lele_random random;
        lele_random_init(&random, 7);
        lele_grid full, puzzle;
        sample_grid(&layout, &random, &full);
        puzzle = full;
        sample_dig(&layout, &random, layout.cell_count / 3, &puzzle);
        for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
            lele_solver *solver = lele_solver_new(&layout, lele_algorithm_at(a)->name, NULL);
            if (solver == NULL)
                continue; /* an algorithm may be for some layouts only */
            lele_solve_result result;
            lele_solve(solver, &puzzle, NULL, NULL, NULL, &result);
            assert_true(result.solutions >= 1);
            assert_true(lele_grid_is_solution(&layout, &result.first));
            lele_solver_free(solver);
        }
    }
}

/* The puzzle of a seed that names the layout. */
static void make_puzzle(const char *seed_text, lele_layout *layout, lele_puzzle *ret)
{
    lele_seed seed;
    assert_int_equal(lele_seed_read(&seed, seed_text, NULL), LELE_OK);
    assert_int_equal(lele_seed_layout(&seed, layout, NULL), LELE_OK);
    lele_generator *generator = lele_generator_new(layout, &seed.recipe, NULL);
    assert_non_null(generator);
    lele_error error = LELE_E_LIMIT;
    for (; error == LELE_E_LIMIT; seed.index++)
        error = lele_generator_make(generator, lele_seed_number(&seed), seed.index, ret);
    assert_int_equal(error, LELE_OK);
    if (!ret->is_rated)
        lele_generator_rate(generator, ret);
    lele_generator_free(generator);
}

struct path {
    const lele_grid *solution;
    int steps, on_extra;
};

/* Every step must hold; some use the unit that only this layout has. */
static bool check_step(void *data, const lele_board *before, const lele_step *step)
{
    struct path *path = data;
    path->steps++;
    assert_true(lele_step_verify(step, before, path->solution));
    for (int i = 0; i < step->unit_count; i++)
        path->on_extra += step->units[i].unit >= lele_layout_first_extra(before->layout);
    return true;
}

static void puzzles_are_generated_rated_and_explained_on_it(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_puzzle puzzle;
    struct path path = { &puzzle.solution, 0, 0 };
    for (int i = 0; i < 5; i++) {
        char seed[] = "1:any:test-unit:row/0";
        seed[sizeof seed - 2] = (char)('0' + i);
        make_puzzle(seed, &layout, &puzzle);
        lele_engine *engine = lele_engine_new(&layout);
        lele_board board;
        lele_board_init(&board, &layout, &puzzle.givens);
        const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
        lele_rating rating;
        lele_rate(engine, &board, &options, check_step, &path, &rating);
        assert_int_equal(rating.rating, puzzle.rating.rating);
        lele_engine_free(engine);
    }
    assert_true(path.steps > 200);
    assert_true(path.on_extra > 0);
}

static void a_game_on_it_gives_hints_and_can_be_saved(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_puzzle puzzle;
    make_puzzle("1:easy:test-unit-x:row", &layout, &puzzle);
    lele_position position;
    lele_position_from_grid(&position, &layout, &puzzle.givens);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, NULL);
    assert_non_null(game);
    assert_int_equal(lele_game_command(game, 0, "hint 3", NULL), LELE_OK);
    assert_int_equal(lele_game_command(game, 0, "apply", NULL), LELE_OK);
    lele_text view, saved, again;
    lele_text_init(&view), lele_text_init(&saved), lele_text_init(&again);
    lele_game_view(game, 0, LELE_LANG_EN, &view);
    assert_non_null(strstr(view.data, "\"layout\":\"test-unit-x\""));
    lele_game_save_compact(game, &saved);
    lele_game *loaded = lele_game_load(saved.data, saved.length, NULL);
    assert_non_null(loaded);
    lele_game_view(loaded, 0, LELE_LANG_EN, &again);
    assert_string_equal(again.data, view.data);
    lele_text_release(&view), lele_text_release(&saved), lele_text_release(&again);
    lele_game_free(loaded);
    lele_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_listed_and_has_titles),
        cmocka_unit_test(the_shells_complete_its_name),
        cmocka_unit_test(every_format_for_all_layouts_writes_and_reads_it),
        cmocka_unit_test(a_line_of_its_length_is_read_as_it),
        cmocka_unit_test(every_algorithm_solves_it),
        cmocka_unit_test(puzzles_are_generated_rated_and_explained_on_it),
        cmocka_unit_test(a_game_on_it_gives_hints_and_can_be_saved),
    };
    return RUN(tests);
}
