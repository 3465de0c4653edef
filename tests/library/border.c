/*
 * The border of the library: what its functions do with values that no caller should pass, by the
 * rules of lele/lele.h.  Run under UBSan by the suite sanitize.  tests/library/complete checks that
 * every function with such an argument is called here.
 */
#include <lele/lele.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

enum { FAR = 9999 };

static int failures;

#define CHECK(claim) ((claim) ? (void)0 : complain(__LINE__, #claim))

static void complain(int line, const char *claim)
{
    printf("line %d: %s does not hold\n", line, claim);
    failures++;
}

static lele_layout layout;
static lele_grid grid;
static lele_position reading_position;
static const lele_lang unknown = (lele_lang)FAR;

static bool is_unknown(const char *name)
{
    return name != NULL && strcmp(name, "?") == 0;
}

static void names_out_of_range_are_question_marks(void)
{
    const lele_link link = { 0, 0, 0, 0xFF };
    const int values[] = { FAR, -1 };
    for (size_t i = 0; i < 2; i++) {
        const int far = values[i];
        CHECK(is_unknown(lele_error_name((lele_error)far)));
        CHECK(is_unknown(lele_fill_method_name((lele_fill_method)far)));
        CHECK(is_unknown(lele_shape_name((lele_shape)far)));
        CHECK(is_unknown(lele_scale_name((lele_scale)far)));
        CHECK(is_unknown(lele_solutions_known_name((lele_solutions_known)far)));
        CHECK(is_unknown(lele_unit_kind_name((lele_unit_kind)far)));
        CHECK(is_unknown(lele_role_name((lele_role)far)));
        CHECK(is_unknown(lele_unit_role_name((lele_unit_role)far)));
        CHECK(is_unknown(lele_node_kind_name((lele_node_kind)far)));
        CHECK(is_unknown(lele_line_kind_name((lele_line_kind)far)));
        CHECK(is_unknown(lele_removal_kind_name((lele_removal_kind)far)));
        CHECK(is_unknown(lele_premise_kind_name((lele_premise_kind)far)));
        CHECK(is_unknown(lele_inner_kind_name((lele_inner_kind)far)));
        CHECK(is_unknown(lele_overlay_end_name((lele_overlay_end)far)));
        CHECK(is_unknown(lele_level_name((lele_level)far)));
        CHECK(is_unknown(lele_tone_name((lele_tone)far)));
        CHECK(is_unknown(lele_clue_role_name((lele_clue_role)far)));
        CHECK(is_unknown(lele_clue_layer_name((lele_clue_layer)far)));
        CHECK(is_unknown(lele_clue_ink_name((lele_clue_ink)far)));
        CHECK(is_unknown(lele_figure_kind_name((lele_figure_kind)far)));
        CHECK(is_unknown(lele_kind_name((lele_kind)far)));
        CHECK(is_unknown(lele_kind_title((lele_kind)far, unknown)));
        CHECK(is_unknown(lele_reading_name((lele_reading)far)));
        CHECK(is_unknown(lele_paint_name((lele_paint)far)));
        CHECK(is_unknown(lele_level_title((lele_level)far, unknown)));
    }
    CHECK(is_unknown(lele_error_name(LELE_E_COUNT)));
    CHECK(is_unknown(lele_link_by_name(&link)));
}

static void an_index_after_the_last_gives_nothing(void)
{
    CHECK(lele_layout_name_at(FAR) == NULL && lele_algorithm_at(FAR) == NULL);
    CHECK(lele_codec_at(FAR) == NULL && lele_technique_at(FAR) == NULL);
    CHECK(lele_technique_example(FAR) == NULL && lele_game_command_word(FAR) == NULL);
    CHECK(lele_game_command_usage(FAR) == NULL);
    CHECK(lele_game_command_summary(FAR, unknown) == NULL);
}

static void an_unknown_name_is_found_nowhere(void)
{
    CHECK(lele_codec_find("") == NULL && lele_technique_find("") == -1);
    CHECK(lele_lang_find("") == LELE_LANG_COUNT && lele_level_find("") == LELE_LEVEL_COUNT);
    CHECK(lele_shape_find("") == LELE_SHAPE_COUNT);
    CHECK(lele_kind_find("") == LELE_KIND_COUNT);
    CHECK(lele_scale_find("") == LELE_SCALE_COUNT);
    CHECK(lele_fill_method_find("") == LELE_FILL_METHOD_COUNT);
}

static void nothing_is_freed(void)
{
    lele_canon_free(NULL), lele_filler_free(NULL), lele_grids_free(NULL);
    lele_game_free(NULL), lele_generator_free(NULL), lele_advisor_free(NULL);
    lele_layouts_free(NULL), lele_repairer_free(NULL), lele_solver_free(NULL);
    lele_solutions_free(NULL), lele_engine_free(NULL), lele_se_free(NULL);
}

/* Writes with the language into both texts, and compares them. */
struct pair {
    lele_text english, other;
};

static void open_pair(struct pair *pair)
{
    lele_text_init(&pair->english);
    lele_text_init(&pair->other);
}

static void close_pair(int line, struct pair *pair)
{
    if (pair->english.length == 0 || strcmp(pair->english.data, pair->other.data) != 0)
        complain(line, "an unknown language is English");
    lele_text_release(&pair->english);
    lele_text_release(&pair->other);
}

#define SAME(write)                                                                                \
    do {                                                                                           \
        struct pair pair;                                                                          \
        lele_json json;                                                                            \
        open_pair(&pair);                                                                          \
        for (int i = 0; i < 2; i++) {                                                              \
            lele_text *out = i == 0 ? &pair.english : &pair.other;                                 \
            const lele_lang lang = i == 0 ? LELE_LANG_EN : unknown;                                \
            lele_json_init(&json, out);                                                            \
            write;                                                                                 \
        }                                                                                          \
        close_pair(__LINE__, &pair);                                                               \
    } while (0)

static void an_unknown_language_is_english(void)
{
    lele_problem problem;
    lele_rating rating;
    lele_problem_init(&problem);
    memset(&rating, 0, sizeof rating);
    SAME(lele_problem_write(&problem, lang, out));
    SAME(lele_problem_json(&problem, NULL, lang, &json));
    SAME(lele_layout_write_title("windoku-x", lang, out));
    SAME(lele_layout_write_title("jigsaw", lang, out));
    SAME(lele_unit_write(&layout.units[0], lang, out));
    SAME(lele_layout_write_unit(&layout, 0, lang, out));
    SAME(lele_layout_json(&layout, lang, &json));
    SAME(lele_rating_write_json(&rating, lang, &json));
    SAME(lele_text_add(out, lele_unit_kind_title(LELE_UNIT_ROW, lang)));
    SAME(lele_text_add(out, lele_level_title(LELE_LEVEL_HARD, lang)));
    SAME(lele_text_add(out, lele_codec_summary(lele_codec_at(0), lang)));
    SAME(lele_text_add(out, lele_game_command_summary(0, lang)));
}

static void a_step_is_told_in_english(void)
{
    static lele_step step;
    lele_board board;
    lele_text none;
    lele_engine *engine = lele_engine_new(&layout);
    lele_board_init(&board, &layout, &grid);
    CHECK(lele_engine_next(engine, &board, NULL, &step));
    SAME(lele_step_write(&step, &board, lang, LELE_HINT_WHY, out));
    SAME(lele_step_write_title(&step, &board, lang, out));
    SAME(lele_reading_write((lele_reading)FAR, &reading_position, lang, out));
    SAME(lele_step_json(&step, &board, lang, &json));
    SAME(lele_step_write_past(&step, &board, NULL, lang, LELE_HINT_WHY, out));
    SAME(lele_step_json_past(&step, &board, NULL, lang, &json));
    lele_text_init(&none);
    lele_step_write(&step, &board, unknown, (lele_hint_level)FAR, &none);
    lele_step_write(&step, &board, unknown, (lele_hint_level)0, &none);
    CHECK(none.length == 0);
    lele_engine_free(engine);
}

static void a_game_is_shown_in_english(void)
{
    lele_position position;
    lele_position_from_grid(&position, &layout, &grid);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, NULL);
    CHECK(lele_game_command(game, 0, "hint 3", NULL) == LELE_OK);
    SAME(lele_game_view(game, 0, lang, out));
    SAME(lele_game_query(game, "unit 0", lang, &json, NULL));
    SAME({
        lele_view view;
        lele_view_init(&view, game, 0, lang);
        lele_view_json(&view, &json);
        lele_view_release(&view);
    });
    lele_game_free(game);
}

static void an_unknown_error_is_a_question_mark(void)
{
    lele_problem problem;
    lele_text text;
    lele_problem_init(&problem);
    problem.code = (lele_error)FAR;
    problem.digit = 200;
    lele_text_init(&text);
    lele_problem_write(&problem, LELE_LANG_ZH, &text);
    CHECK(strcmp(text.data, "?") == 0);
    lele_text_clear(&text);
    problem.code = LELE_E_WRONG_DIGIT;
    lele_problem_write(&problem, LELE_LANG_EN, &text);
    CHECK(strstr(text.data, "?") != NULL);
    lele_text_release(&text);
}

static const uint8_t no_digits[] = { 10, 16, 17, 31, 32, 128, 200, 255 };

static void a_grid_with_another_digit_is_refused(void)
{
    for (size_t i = 0; i < sizeof no_digits; i++) {
        lele_grid broken = grid;
        lele_problem problem;
        lele_position position;
        lele_text text;
        broken.cell[2] = no_digits[i];
        lele_problem_init(&problem);
        CHECK(lele_grid_check(&layout, &broken, &problem) == LELE_E_RANGE);
        CHECK(problem.at.row == 1 && problem.at.column == 3 && problem.digit == no_digits[i]);
        CHECK(strncmp(problem.text, "R1C3=", 5) == 0);
        CHECK(lele_grid_check(&layout, &broken, NULL) == LELE_E_RANGE);
        CHECK(!lele_grid_is_solution(&layout, &broken));
        const lele_cellset conflicts = lele_grid_conflicts(&layout, &broken);
        CHECK(lele_cellset_is_empty(&conflicts));
        lele_position_from_grid(&position, &layout, &broken);
        CHECK(lele_game_new(&position, LELE_SEVERAL_ALLOW, &problem) == NULL);
        CHECK(problem.code == LELE_E_RANGE);
        position.givens.cell[2] = 0;
        CHECK(lele_game_new(&position, LELE_SEVERAL_ALLOW, &problem) == NULL);
        CHECK(problem.code == LELE_E_RANGE);
        lele_text_init(&text);
        for (size_t k = 0; lele_codec_at(k) != NULL; k++)
            CHECK(lele_codec_write(lele_codec_at(k), &position, &text, NULL) != LELE_OK);
        lele_text_release(&text);
    }
}

static bool count_one(void *data, const lele_grid *found)
{
    (void)found;
    ++*(int *)data;
    return true;
}

static void a_grid_with_another_digit_has_no_solution(void)
{
    for (size_t i = 0; i < sizeof no_digits; i++) {
        lele_grid broken = grid;
        lele_solve_result result;
        lele_enumerate_options options;
        int pieces = 0;
        broken.cell[2] = no_digits[i];
        for (size_t k = 0; lele_algorithm_at(k) != NULL; k++) {
            lele_solver *solver = lele_solver_new(&layout, lele_algorithm_at(k)->name, NULL);
            lele_solve(solver, &broken, NULL, NULL, NULL, &result);
            CHECK(result.solutions == 0 && !result.stopped);
            lele_solver_free(solver);
        }
        lele_solutions *solutions = lele_solutions_new(&layout, &broken);
        CHECK(lele_solutions_next(solutions, 0, &broken) == LELE_E_NO_SOLUTION);
        lele_solutions_free(solutions);
        memset(&options, 0, sizeof options);
        CHECK(lele_solve_parallel(&layout, &broken, &options, NULL, NULL, &result) == LELE_OK);
        CHECK(result.solutions == 0);
        CHECK(lele_solve_pieces(&layout, &broken, 8, count_one, &pieces) == LELE_OK);
        CHECK(pieces == 0);
    }
}

static void a_wrong_character_code_is_repaired(void)
{
    static lele_repair_result result;
    lele_repairer *repairer = lele_repairer_new(&layout, NULL);
    lele_grid broken = grid;
    broken.cell[0] = 200;
    lele_repair(repairer, &broken, &result);
    CHECK(result.solutions == 0 && result.correction_count > 0);
    for (size_t i = 0; i < result.correction_count; i++)
        CHECK(result.corrections[i].cell == 0 && result.corrections[i].to <= 9);
    lele_repairer_free(repairer);
}

static void a_recipe_without_meaning_is_refused(void)
{
    lele_technique_list list;
    const lele_recipe far = { .technique = FAR, .level = LELE_LEVEL_COUNT, .version = FAR };
    lele_recipe_techniques(&far, &list);
    CHECK(list.count <= lele_technique_count());
    const lele_recipe wrong[] = { { .shape = (lele_shape)FAR, .level = LELE_LEVEL_COUNT },
                                  { .level = (lele_level)FAR },
                                  { .level = LELE_LEVEL_COUNT, .technique = FAR },
                                  { .level = LELE_LEVEL_COUNT, .thrift = (lele_thrift)FAR },
                                  { .level = LELE_LEVEL_COUNT, .technique = -1, .version = FAR } };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        lele_problem problem;
        lele_recipe recipe = wrong[i];
        recipe.technique = recipe.technique != 0 ? recipe.technique : -1;
        lele_problem_init(&problem);
        CHECK(lele_generator_new(&layout, &recipe, &problem) == NULL);
        CHECK(problem.code == LELE_E_RECIPE);
        CHECK(lele_generator_new(&layout, &recipe, NULL) == NULL);
    }
}

static void looks_and_languages_of_clues_out_of_range_are_named(void)
{
    lele_layouts *layouts = lele_layouts_new();
    lele_layouts_allow_clues(layouts);
    const lele_layout *knight = lele_layouts_get(layouts, "classic+knight::", NULL);
    lele_text english, other;
    lele_text_init(&english), lele_text_init(&other);
    CHECK(is_unknown(lele_look_name((lele_look)FAR)) && is_unknown(lele_look_name((lele_look)-1)));
    CHECK(is_unknown(lele_look_title((lele_look)FAR, unknown)));
    CHECK(is_unknown(lele_look_meaning((lele_look)FAR, unknown)));
    CHECK(strcmp(lele_look_title(LELE_LOOK_CAGE, unknown),
                 lele_look_title(LELE_LOOK_CAGE, LELE_LANG_EN)) == 0);
    CHECK(lele_look_find("", 0) == LELE_LOOK_COUNT);
    CHECK(!lele_relation_holds((lele_relation)FAR, 1, 1, 1));
    lele_clue_write(knight, 0, LELE_LANG_EN, &english);
    lele_clue_write(knight, 0, unknown, &other);
    CHECK(strcmp(english.data, other.data) == 0);
    static lele_clue_list list;
    lele_clue_list_init(&list);
    CHECK(lele_clue_list_add(&list, (lele_look)FAR, 1, NULL, 0, NULL) == LELE_E_CLUE_LOOK);
    lele_text_release(&english), lele_text_release(&other);
    lele_layouts_free(layouts);
}

static void other_enumerations_out_of_range_mean_none(void)
{
    lele_problem problem;
    lele_layout other;
    lele_random random;
    lele_random_init(&random, 1);
    lele_problem_init(&problem);
    CHECK(lele_filler_new(&layout, (lele_fill_method)FAR, &problem) == NULL);
    CHECK(problem.code == LELE_E_RANGE);
    CHECK(lele_filler_new(&layout, (lele_fill_method)FAR, NULL) == NULL);
    CHECK(lele_symmetry_map(&layout, (lele_symmetry)FAR, 7) == 7);
    uint8_t rule[LELE_MAX_SIZE + 1];
    lele_grid empty;
    lele_grid_clear(&empty);
    CHECK(!lele_grid_rule(&layout, &empty, (lele_symmetry)FAR, rule));
    const lele_cellset alone = lele_shape_orbit(&layout, (lele_shape)FAR, 7);
    CHECK(lele_cellset_count(&alone) == 1 && lele_cellset_has(&alone, 7));
    CHECK(lele_jigsaw_init(&other, FAR, &random) == LELE_E_RANGE);
    CHECK(lele_jigsaw_init(&other, -1, &random) == LELE_E_RANGE);
    const lele_grids_options options[] = { { (lele_fill_method)FAR, 0, 1 },
                                           { LELE_FILL_RANDOM, FAR, 1 },
                                           { LELE_FILL_BOX, -1, 1 } };
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        CHECK(lele_grids_new(&layout, &options[i], &problem) == NULL);
        CHECK(problem.code == LELE_E_RANGE);
    }
}

int main(void)
{
    CHECK(lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL) == LELE_OK);
    CHECK(lele_grid_read(&layout, puzzle, strlen(puzzle), &grid, NULL) == LELE_OK);
    names_out_of_range_are_question_marks();
    an_index_after_the_last_gives_nothing();
    an_unknown_name_is_found_nowhere();
    nothing_is_freed();
    an_unknown_language_is_english();
    a_step_is_told_in_english();
    a_game_is_shown_in_english();
    an_unknown_error_is_a_question_mark();
    a_grid_with_another_digit_is_refused();
    a_grid_with_another_digit_has_no_solution();
    a_wrong_character_code_is_repaired();
    a_recipe_without_meaning_is_refused();
    looks_and_languages_of_clues_out_of_range_are_named();
    other_enumerations_out_of_range_mean_none();
    printf("%d failures\n", failures);
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
