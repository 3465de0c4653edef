/*
 * The library as its users see it: only the installed header and the shared library, in C and
 * (use.cc) in C++.  Every part is called once, with NULL and 0 wherever the contract allows them.
 */
#include <lele/lele.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static int failures;

#define CHECK(claim) ((claim) ? (void)0 : complain(__LINE__, #claim))

static void complain(int line, const char *claim)
{
    printf("line %d: %s does not hold\n", line, claim);
    failures++;
}

static lele_layout layout;
static lele_grid grid;

static bool count_solution(void *data, const lele_grid *found)
{
    (void)found;
    ++*(int *)data;
    return true;
}

static void a_puzzle_is_read_and_solved(void)
{
    char line[sizeof solution] = "";
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(&layout, NULL, NULL);
    CHECK(solver != NULL);
    lele_solve(solver, &grid, NULL, NULL, NULL, &result);
    lele_grid_write(&layout, &result.first, '.', line);
    CHECK(result.solutions == 1 && strcmp(line, solution) == 0);
    CHECK(lele_solver_new(&layout, "no such algorithm", NULL) == NULL);
    lele_solver_free(solver);
    lele_solver_free(NULL);
}

static void a_batch_may_be_empty(void)
{
    lele_solver *solver = lele_solver_new(&layout, NULL, NULL);
    lele_solve_batch batch;
    memset(&batch, 0, sizeof batch);
    batch.max_solutions = 2;
    lele_solve_many(solver, &batch);
    CHECK(batch.guesses == 0);
    CHECK(lele_solve_count_lines(solver, "", 0) == 0);
    lele_solver_free(solver);
}

static void solutions_come_in_every_way(void)
{
    int count = 0;
    lele_solve_result result;
    lele_enumerate_options options;
    memset(&options, 0, sizeof options);
    CHECK(lele_solve_parallel(&layout, &grid, &options, NULL, NULL, &result) == LELE_OK);
    CHECK(result.solutions == 1);
    options.order = LELE_ORDER_FIXED;
    CHECK(lele_solve_parallel(&layout, &grid, &options, count_solution, &count, &result) ==
          LELE_OK);
    CHECK(count == 1);
    lele_grid next;
    lele_solutions *solutions = lele_solutions_new(&layout, &grid);
    CHECK(lele_solutions_next(solutions, 0, &next) == LELE_OK);
    CHECK(lele_solutions_next(solutions, 0, &next) == LELE_E_NO_SOLUTION);
    lele_solutions_free(solutions);
    lele_solutions_free(NULL);
    count = 0;
    CHECK(lele_solve_pieces(&layout, &grid, 0, count_solution, &count) == LELE_OK);
}

static void a_problem_says_what_is_wrong(void)
{
    lele_problem problem;
    lele_text text;
    lele_grid before = grid;
    lele_text_init(&text);
    lele_problem_init(&problem);
    CHECK(lele_grid_read(&layout, "12", 2, &grid, &problem) == LELE_E_LENGTH);
    CHECK(lele_grid_read(&layout, "", 0, &grid, NULL) != LELE_OK);
    CHECK(lele_grid_equal(&layout, &before, &grid));
    lele_problem_write(&problem, LELE_LANG_EN, &text);
    CHECK(strcmp(text.data, "need 81 cells, read 2") == 0);
    lele_text_release(&text);
    lele_layout none;
    CHECK(lele_layout_init(&none, "13x13", NULL) == LELE_E_LAYOUT);
}

static void every_format_gives_its_puzzle_back(void)
{
    lele_codec_context context;
    lele_position position, back;
    context.layouts = lele_layouts_new();
    context.layout = NULL;
    lele_position_from_grid(&position, &layout, &grid);
    for (size_t i = 0; lele_codec_at(i) != NULL; i++) {
        lele_text text;
        if ((lele_codec_abilities(lele_codec_at(i)) & LELE_CODEC_NEEDS_CLUES) != 0)
            continue;
        lele_text_init(&text);
        CHECK(lele_codec_write(lele_codec_at(i), &position, &text, NULL) == LELE_OK);
        CHECK(lele_codec_read(NULL, &context, text.data, text.length, &back, NULL) == LELE_OK);
        for (int cell = 0; cell < layout.cell_count; cell++)
            CHECK(grid.cell[cell] == 0 || back.values.cell[cell] == grid.cell[cell]);
        lele_text_release(&text);
    }
    CHECK(lele_codec_detect("", 0) == NULL);
    CHECK(lele_codec_read(NULL, &context, "", 0, &back, NULL) != LELE_OK);
    lele_layouts_free(context.layouts);
    lele_layouts_free(NULL);
}

static void a_step_is_found_told_and_proved(void)
{
    lele_board *board = (lele_board *)malloc(sizeof *board);
    lele_step *step = (lele_step *)malloc(sizeof *step);
    lele_engine *engine = lele_engine_new(&layout);
    lele_rating rating;
    lele_text text;
    lele_json json;
    lele_text_init(&text);
    lele_json_init(&json, &text);
    lele_board_init(board, &layout, &grid);
    CHECK(!lele_board_is_dead(board, NULL));
    lele_find_options options;
    options.techniques = NULL;
    options.uniqueness = LELE_UNIQUENESS_PROVED;
    CHECK(lele_engine_next(engine, board, &options, step));
    CHECK(lele_step_verify(step, board, NULL));
    CHECK(lele_step_lines(step, board, NULL, 0) == 0);
    CHECK(lele_step_inners(step, board, NULL, 0) == 0);
    lele_step_json(step, board, LELE_LANG_ZH, &json);
    CHECK(text.length > 0 && text.data[text.length - 1] == '}');
    lele_rate(engine, board, &options, NULL, NULL, &rating);
    CHECK(rating.solved && rating.level == LELE_LEVEL_BEGINNER);
    lele_text_release(&text);
    lele_engine_free(engine);
    lele_engine_free(NULL);
    free(step);
    free(board);
}

static void a_puzzle_is_made_and_mended(void)
{
    lele_recipe recipe;
    lele_puzzle made;
    lele_grid smallest;
    lele_recipe_init(&recipe);
    lele_generator *generator = lele_generator_new(&layout, &recipe, NULL);
    CHECK(lele_generator_make(generator, 1, 0, &made) == LELE_OK);
    CHECK(lele_grid_is_solution(&layout, &made.solution));
    lele_generator_make_many(generator, 1, 0, 0, NULL, NULL);
    lele_generator_free(generator);
    lele_generator_free(NULL);
    lele_repair_result *result = (lele_repair_result *)malloc(sizeof *result);
    lele_repairer *repairer = lele_repairer_new(&layout, NULL);
    lele_repair(repairer, &made.givens, result);
    CHECK(result->solutions == 1 && result->correction_count == 0);
    lele_repairer_free(repairer);
    lele_repairer_free(NULL);
    free(result);
    lele_canon *canon = lele_canon_new(&layout, NULL);
    CHECK(lele_canon_form(canon, &made.givens, &smallest) >= 1);
    lele_canon_free(canon);
    lele_canon_free(NULL);
}

static void grids_come_in_any_number(void)
{
    lele_grids_options options;
    size_t count = 1;
    memset(&options, 0, sizeof options);
    lele_grids *grids = lele_grids_new(&layout, &options, NULL);
    CHECK(lele_grids_next(grids, 0, NULL, &count) == LELE_OK && count == 0);
    lele_grids_free(grids);
    lele_grids_free(NULL);
}

static void a_game_is_played_and_kept(void)
{
    lele_position position;
    lele_text save, view;
    lele_text_init(&save), lele_text_init(&view);
    lele_position_from_grid(&position, &layout, &grid);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, NULL);
    CHECK(lele_game_command(game, 5, "set r1c3 4", NULL) == LELE_OK);
    CHECK(lele_game_command(game, 6, "no such command", NULL) == LELE_E_COMMAND);
    CHECK(lele_game_command(game, 6, "", NULL) != LELE_OK);
    lele_game_save(game, &save);
    lele_game_free(game);
    game = lele_game_load(save.data, save.length, NULL);
    CHECK(game != NULL);
    lele_game_view(game, 7, LELE_LANG_EN, &view);
    CHECK(view.length > 0);
    CHECK(lele_game_load("", 0, NULL) == NULL);
    lele_game_free(game);
    lele_game_free(NULL);
    lele_text_release(&save), lele_text_release(&view);
}

static void sets_of_cells_are_values(void)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    lele_cellset_add(&set, 80);
    set = lele_cellset_or(set, lele_cellset_of(3));
    set = lele_cellset_minus(lele_cellset_and(set, layout.all), lele_cellset_of(80));
    CHECK(lele_cellset_count(&set) == 1 && lele_cellset_first(&set) == 3);
}

#define CASES(X)                                                                                   \
    X(a_puzzle_is_read_and_solved)                                                                 \
    X(a_batch_may_be_empty)                                                                        \
    X(solutions_come_in_every_way)                                                                 \
    X(a_problem_says_what_is_wrong)                                                                \
    X(every_format_gives_its_puzzle_back)                                                          \
    X(a_step_is_found_told_and_proved)                                                             \
    X(a_puzzle_is_made_and_mended)                                                                 \
    X(grids_come_in_any_number)                                                                    \
    X(a_game_is_played_and_kept)                                                                   \
    X(sets_of_cells_are_values)

static const struct {
    const char *name;
    void (*run)(void);
} cases[] = {
#define CASE(name) { #name, name },
    CASES(CASE)
#undef CASE
};

/* Prints results like the other unit tests, so that its cases are counted with theirs. */
int main(void)
{
    int failed = 0;
    CHECK(lele_layout_init(&layout, "classic", NULL) == LELE_OK);
    CHECK(lele_grid_read(&layout, puzzle, sizeof puzzle - 1, &grid, NULL) == LELE_OK);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int before = failures;
        cases[i].run();
        printf("[%s] %s\n", failures == before ? "       OK " : "  FAILED  ", cases[i].name);
        failed += failures != before;
    }
    return failed != 0 || failures != 0;
}
