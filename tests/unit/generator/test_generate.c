/*
 * Puzzles match their recipes: unique by dlx, level and techniques by the rater, symmetry,
 * minimality, numbers of clues and holes; and seeds reproduce them.  LELE_TEST_FULL=1 makes ten
 * thousand of each kind instead of a few, LELE_TEST_FULL=N makes N.
 */
#include "check.h"

#include <stdlib.h>

enum { GROUP = 50 };

static int amount(int few)
{
#if defined(__SANITIZE_ADDRESS__)
    few = (few + 4) / 5; /* fewer of each kind, because sanitizers are slow */
#endif
    const char *full = getenv("LELE_TEST_FULL");
    const long wanted = full != NULL ? strtol(full, NULL, 10) : 0;
    return wanted <= 0 ? few : wanted == 1 ? 10000 : (int)wanted;
}

struct bench {
    lele_layout layout;
    lele_recipe recipe;
    lele_generator *generator;
    lele_solver *dlx;
    lele_engine *engine;
};

static void open_bench(struct bench *bench, const char *layout, const char *recipe)
{
    layout_of(&bench->layout, layout);
    assert_int_equal(lele_recipe_read(&bench->recipe, recipe, NULL), LELE_OK);
    bench->generator = lele_generator_new(&bench->layout, &bench->recipe, NULL);
    bench->dlx = lele_solver_new(&bench->layout, "dlx", NULL);
    bench->engine = lele_engine_new(&bench->layout);
    assert_non_null(bench->generator);
    assert_non_null(bench->dlx);
    assert_non_null(bench->engine);
}

static void close_bench(struct bench *bench)
{
    lele_generator_free(bench->generator);
    lele_solver_free(bench->dlx);
    lele_engine_free(bench->engine);
}

static uint64_t solve(struct bench *bench, const lele_grid *grid, lele_grid *first)
{
    lele_solve_result result;
    lele_solve(bench->dlx, grid, NULL, NULL, NULL, &result);
    if (first != NULL)
        *first = result.first;
    return result.solutions;
}

static void assert_range(int value, const lele_range *range)
{
    assert_true(value >= range->min);
    assert_true(range->max == 0 || value <= range->max);
}

static void assert_holes(const struct bench *bench, const lele_cellset *clues)
{
    for (int u = 0; u < bench->layout.unit_count; u++) {
        const lele_unit *unit = &bench->layout.units[u];
        const lele_cellset kept = lele_cellset_and(*clues, unit->set);
        const int holes = bench->layout.size - lele_cellset_count(&kept);
        if (unit->kind == LELE_UNIT_ROW)
            assert_range(holes, &bench->recipe.row_holes);
        if (unit->kind == LELE_UNIT_BOX)
            assert_range(holes, &bench->recipe.box_holes);
    }
}

static lele_cellset clues_of(const struct bench *bench, const lele_grid *puzzle)
{
    lele_cellset clues = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < bench->layout.cell_count; cell++)
        if (puzzle->cell[cell] != 0)
            lele_cellset_add(&clues, cell);
    return clues;
}

static void assert_shape(const struct bench *bench, const lele_cellset *clues)
{
    lele_cellset rest = *clues;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        const lele_cellset orbit = lele_shape_orbit(&bench->layout, bench->recipe.shape, cell);
        assert_true(lele_cellset_within(&orbit, clues));
    }
}

static void assert_minimal(struct bench *bench, const lele_grid *puzzle)
{
    for (int cell = 0; cell < bench->layout.cell_count; cell++) {
        lele_grid without = *puzzle;
        without.cell[cell] = 0;
        if (puzzle->cell[cell] != 0)
            assert_int_equal(solve(bench, &without, NULL), 2);
    }
}

/* Rates by the default list, independently of the generator. */
static void assert_rating(struct bench *bench, const lele_puzzle *puzzle)
{
    const lele_find_options options = { .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_board board;
    lele_board_init(&board, &bench->layout, &puzzle->givens);
    lele_rating rating;
    lele_rate(bench->engine, &board, &options, NULL, NULL, &rating);
    assert_true(rating.solved);
    assert_true(puzzle->is_rated);
    assert_int_equal(rating.level, puzzle->rating.level);
    assert_int_equal(rating.rating, puzzle->rating.rating);
    if (bench->recipe.level != LELE_LEVEL_COUNT)
        assert_int_equal(rating.level, bench->recipe.level);
    assert_range(rating.rating, &bench->recipe.rating);
    if (bench->recipe.technique >= 0) {
        assert_true(rating.counts[bench->recipe.technique] > 0);
        assert_int_equal(rating.hardest, bench->recipe.technique);
    }
}

static bool wants_rating(const lele_recipe *recipe)
{
    return recipe->level != LELE_LEVEL_COUNT || recipe->technique >= 0 || recipe->rating.min != 0 ||
           recipe->rating.max != 0;
}

static void assert_promises(struct bench *bench, const lele_puzzle *puzzle)
{
    lele_grid solution;
    assert_int_equal(solve(bench, &puzzle->givens, &solution), 1);
    assert_true(lele_grid_equal(&bench->layout, &solution, &puzzle->solution));
    const lele_cellset clues = clues_of(bench, &puzzle->givens);
    assert_int_equal(puzzle->clues, lele_cellset_count(&clues));
    assert_range(puzzle->clues, &bench->recipe.clues);
    assert_holes(bench, &clues);
    assert_shape(bench, &clues);
    if (bench->recipe.thrift == LELE_THRIFT_MINIMAL)
        assert_minimal(bench, &puzzle->givens);
    if (wants_rating(&bench->recipe))
        assert_rating(bench, puzzle);
}

static void check_recipe(const char *layout, const char *recipe, int count)
{
    struct bench bench;
    open_bench(&bench, layout, recipe);
    static lele_puzzle puzzles[GROUP];
    static lele_error errors[GROUP];
    for (int done = 0; done < count; done += GROUP) {
        const size_t now = (size_t)(count - done < GROUP ? count - done : GROUP);
        lele_generator_make_many(bench.generator, 77, (uint64_t)done, now, puzzles, errors);
        for (size_t i = 0; i < now; i++) {
            assert_int_equal(errors[i], LELE_OK);
            assert_promises(&bench, &puzzles[i]);
        }
    }
    close_bench(&bench);
}

static void every_promise_is_kept_on_classic(void **state)
{
    (void)state;
    static const struct {
        const char *recipe;
        int count;
    } cases[] = {
        { "any", 500 },
        { "minimal", 200 },
        { "any,symmetry=180", 100 },
        { "any,symmetry=90", 100 },
        { "any,symmetry=left-right", 100 },
        { "any,symmetry=top-bottom", 100 },
        { "any,symmetry=mirrors", 100 },
        { "any,symmetry=diagonal", 100 },
        { "any,symmetry=antidiagonal", 100 },
        { "any,symmetry=diagonals", 100 },
        { "any,symmetry=full", 100 },
        { "minimal,symmetry=180", 10 },
        { "clues=24-26", 100 },
        { "clues=40", 100 },
        { "minimal,clues=-23", 20 },
        { "row-holes=3", 100 },
        { "row-holes=4", 100 },
        { "row-holes=6", 100 },
        { "clues=21-51,box-holes=2-", 100 },
        { "beginner", 100 },
        { "easy", 100 },
        { "medium", 100 },
        { "hard", 50 },
        { "expert", 20 },
        { "master", 3 },
        { "extreme", 2 },
        { "easy,symmetry=180", 30 },
        { "hard,minimal", 20 },
        { "rating=3.0-4.4", 20 },
        { "technique=naked-pair", 10 },
        { "technique=x-wing", 5 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check_recipe("classic", cases[i].recipe, amount(cases[i].count));
}

static void every_layout_has_puzzles_of_every_kind(void **state)
{
    (void)state;
    for (size_t l = 1; lele_layout_name_at(l) != NULL; l++) {
        const char *name = lele_layout_name_at(l);
        lele_layout layout;
        layout_of(&layout, name);
        const bool large = layout.size > 10;
        check_recipe(name, "any", amount(large ? 2 : 20));
        check_recipe(name, "any,symmetry=180", amount(large ? 1 : 5));
        if (layout.size >= 6)
            check_recipe(name, "easy", amount(large ? 1 : 5));
        if (layout.size <= 10)
            check_recipe(name, "minimal", amount(5));
    }
}

static void random_jigsaws_have_puzzles(void **state)
{
    (void)state;
    static const int sizes[] = { 4, 5, 6, 7, 8, 9, 10, 12 };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        lele_random random;
        lele_random_init(&random, i);
        lele_layout layout;
        assert_int_equal(lele_jigsaw_init(&layout, sizes[i], &random), LELE_OK);
        assert_int_equal(layout.size, sizes[i]);
        assert_int_equal(strncmp(layout.name, "jigsaw:", 7), 0);
        check_recipe(layout.name, "any", amount(3));
    }
    lele_layout layout;
    lele_random random;
    lele_random_init(&random, 0);
    assert_int_equal(lele_jigsaw_init(&layout, 3, &random), LELE_E_RANGE);
    assert_int_equal(lele_jigsaw_init(&layout, 17, &random), LELE_E_RANGE);
}

static void a_puzzle_depends_on_seed_and_index_only(void **state)
{
    (void)state;
    static const char *const recipes[] = { "any", "minimal,symmetry=180", "hard",
                                           "technique=pointing" };
    for (size_t r = 0; r < sizeof recipes / sizeof recipes[0]; r++) {
        struct bench bench;
        open_bench(&bench, "classic", recipes[r]);
        static lele_puzzle many[8];
        static lele_error errors[8];
        lele_generator_make_many(bench.generator, 5, 0, 8, many, errors);
        for (size_t i = 8; i-- > 0;) {
            lele_puzzle one;
            assert_int_equal(lele_generator_make(bench.generator, 5, i, &one), LELE_OK);
            assert_true(lele_grid_equal(&bench.layout, &one.givens, &many[i].givens));
            assert_int_equal(errors[i], LELE_OK);
            for (size_t k = 0; k < i; k++)
                assert_false(lele_grid_equal(&bench.layout, &many[k].givens, &many[i].givens));
        }
        close_bench(&bench);
    }
}

static void a_pattern_and_a_solution_can_be_given(void **state)
{
    (void)state;
    struct bench bench;
    open_bench(&bench, "classic", "any");
    lele_puzzle first, puzzle;
    assert_int_equal(lele_generator_make(bench.generator, 1, 0, &first), LELE_OK);
    const lele_cellset clues = clues_of(&bench, &first.givens);
    lele_generator_set_pattern(bench.generator, clues);
    assert_int_equal(lele_generator_make(bench.generator, 2, 0, &puzzle), LELE_OK);
    const lele_cellset same = clues_of(&bench, &puzzle.givens);
    assert_true(lele_cellset_equal(&clues, &same));
    assert_false(lele_grid_equal(&bench.layout, &first.givens, &puzzle.givens));
    assert_promises(&bench, &puzzle);
    lele_generator_set_pattern(bench.generator, LELE_CELLSET_EMPTY);
    lele_generator_set_solution(bench.generator, &first.solution);
    assert_int_equal(lele_generator_make(bench.generator, 3, 0, &puzzle), LELE_OK);
    assert_true(lele_grid_equal(&bench.layout, &first.solution, &puzzle.solution));
    assert_promises(&bench, &puzzle);
    close_bench(&bench);
}

static void training_starts_right_before_the_step(void **state)
{
    (void)state;
    struct bench bench;
    open_bench(&bench, "classic", "technique=naked-pair");
    lele_puzzle puzzle;
    lele_position position;
    const int technique = bench.recipe.technique;
    assert_int_equal(lele_generator_make(bench.generator, 1, 0, &puzzle), LELE_OK);
    assert_true(lele_generator_train(bench.generator, &puzzle, technique, &position));
    lele_board board;
    lele_board_init_position(&board, &position);
    const lele_find_options options = { .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_step step;
    assert_true(lele_engine_next(bench.engine, &board, &options, &step));
    assert_int_equal(step.technique, technique);
    assert_true(lele_step_verify(&step, &board, &puzzle.solution));
    assert_false(lele_generator_train(bench.generator, &puzzle,
                                      lele_technique_find("nested-forcing-chain"), &position));
    close_bench(&bench);
}

static void what_cannot_be_is_refused(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *recipe;
        lele_error error;
    } cases[] = {
        { "classic", "clues=-16", LELE_E_RECIPE },
        { "classic", "clues=82-", LELE_E_RECIPE },
        { "classic", "easy,technique=x-wing", LELE_E_RECIPE },
        { "classic", "row-holes=10", LELE_E_RECIPE },
        { "4x4", "easy", LELE_E_LEVEL },
        { "4x4", "technique=jellyfish", LELE_E_LEVEL },
        { "4x4-x", "rating=9.0-9.5", LELE_E_LEVEL },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_layout layout;
        lele_recipe recipe;
        lele_problem problem;
        layout_of(&layout, cases[i].layout);
        lele_problem_init(&problem);
        assert_int_equal(lele_recipe_read(&recipe, cases[i].recipe, NULL), LELE_OK);
        assert_null(lele_generator_new(&layout, &recipe, &problem));
        assert_int_equal(problem.code, cases[i].error);
    }
}

static void a_search_for_what_nothing_needs_ends(void **state)
{
    (void)state;
    struct bench bench;
    open_bench(&bench, "4x4", "clues=-3");
    lele_puzzle puzzle;
    assert_int_equal(lele_generator_make(bench.generator, 1, 1, &puzzle), LELE_E_LIMIT);
    close_bench(&bench);
}

/* Test vectors for version 1 of the seeds: a change here breaks every daily puzzle. */
static void seeds_of_version_1_stay_what_they_are(void **state)
{
    (void)state;
    static const struct {
        const char *seed, *puzzle;
    } cases[] = {
        { "1:any:classic:2026-11-15",
          "13.5....79.2.4.6..45...2...7..2....96..8794...8...41..21..3..96.6.9.....8...253.." },
        { "1:any:classic:2026-11-15/7",
          "412.....3..8...12.3..29....59.8.3.6.....26..5...9.53.72...6....1..34..8..4.158.3." },
        { "1:minimal:classic:a",
          ".2.1.35...........9....6.23....6...4.1.........94...5.....5..1.48.7.....3.....84." },
        { "1:symmetry=180,clues=24-28:classic:b",
          "..64..7..47.3.....2...1...696....2...8.6.2.4...7....688...3...4.....5.39..2..45.." },
        { "1:any:x:c",
          "2.......8...3...9.1..8.9..6..8..2..3......62.57.43..1..27..5964.15.....26..2....." },
        { "1:minimal:6x6:d", "..5..2....6.5.3......2.......16..43." },
        { "1:any:16x16:e",
          "53...E.....1B4.2.4.....75..9....91.C..G.A6.4..D5FB...A1...G..9E.4A.....8.7.6G.9..7.3D29."
          "G.A.4.56G......5...28..F..F2.C....8...3.....8..C.A.....9E2B4...1C8F.........6.....4G.8C."
          "6...FG.2....A3B....D.9...G...C.B.F7......9.A25...65..D....C.......EB.4..63...7.." },
        { "1:any:jigsaw:f/3",
          "...5.7..295....8..3.7.......4..65..1.1....4.91....2.7....1.3..5..694.3.8...6.81.." },
        { "1:beginner:classic:2026-11-15",
          ".......722.65...8..4...6...6...2..5.7..9.......986...1..2.47.954.....16.56.189.24" },
        { "1:easy:classic:2026-11-15",
          "..5.9......3...65..8...2....784...69......5......382...9...1......36...4.2.7..9.6" },
        { "1:medium:classic:2026-11-15",
          "3...65.4.6987...5..............1....1.35..4294.5...13...63.....7...8..9.9....23.." },
        { "1:hard:classic:2026-11-15",
          "......3.........62..5......6..3...9..8.4.25...7.......36...491.....87.4.9....1.7." },
        { "1:expert:classic:2026-11-15",
          ".4....2..5.1.2......84..3..93...1.....2.5...9.1...2..3.........2..14..6....6.798." },
        { "1:master:classic:2026-11-15",
          "..8......36....7......3....89..4....2.61..8...5...2.7.9..5..12......89.....62..3." },
        { "1:extreme:classic:2026-11-15",
          ".......1..8.2.3..9..39......1.....6..4...82..82.....5.7..6.258......49......5...7" },
        { "1:technique=x-wing:classic:2026-11-15",
          "...4.21...5.....43.8....7.6.........5..9.76.29.6.5.3..2....38....4..5....7.1...34" },
        { "1:technique=swordfish:classic:2026-11-15",
          "...79..86....4..2.3....8..99...71....2.4....8..1.2.6......6...4.5...9...6.9.8.25." },
        { "1:rating=3.0-4.4,symmetry=180:classic:2026-11-15",
          "..8.651...9.7...5...1....9.98....52..52...64..43....19.3....4...2...8.6...742.9.." },
        { "1:hard:x:2026-11-15",
          ".....7.1.......2.6..4....7..1...6439..7......93.8...2..5.......4..5........63...5" },
        { "1:medium:windoku:2026-11-15",
          "....3..4..1..7......2....7.27.89.3...5............75.4...78.23.........96.......7" },
        { "1:easy:6x6:2026-11-15", "..4....6.2.3..3.26....3.......51...." },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_seed seed;
        lele_layout layout;
        lele_puzzle puzzle;
        assert_int_equal(lele_seed_read(&seed, cases[i].seed, NULL), LELE_OK);
        assert_int_equal(lele_seed_layout(&seed, &layout, NULL), LELE_OK);
        lele_generator *generator = lele_generator_new(&layout, &seed.recipe, NULL);
        assert_int_equal(
            lele_generator_make(generator, lele_seed_number(&seed), seed.index, &puzzle), LELE_OK);
        char line[LELE_MAX_CELLS + 1] = { 0 };
        lele_grid_write(&layout, &puzzle.givens, '.', line);
        assert_string_equal(line, cases[i].puzzle);
        lele_generator_free(generator);
    }
}

static bool stop_at_once(void *data)
{
    ++*(int *)data;
    return true;
}

static void a_long_search_can_be_stopped(void **state)
{
    (void)state;
    struct bench bench;
    open_bench(&bench, "classic", "clues=-18");
    int polls = 0;
    lele_puzzle puzzle;
    lele_generator_set_stop(bench.generator, stop_at_once, &polls);
    assert_int_equal(lele_generator_make(bench.generator, 1, 1, &puzzle), LELE_E_STOPPED);
    assert_int_equal(polls, 1);
    close_bench(&bench);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_promise_is_kept_on_classic),
        cmocka_unit_test(every_layout_has_puzzles_of_every_kind),
        cmocka_unit_test(random_jigsaws_have_puzzles),
        cmocka_unit_test(a_puzzle_depends_on_seed_and_index_only),
        cmocka_unit_test(a_pattern_and_a_solution_can_be_given),
        cmocka_unit_test(training_starts_right_before_the_step),
        cmocka_unit_test(what_cannot_be_is_refused),
        cmocka_unit_test(a_search_for_what_nothing_needs_ends),
        cmocka_unit_test(seeds_of_version_1_stay_what_they_are),
        cmocka_unit_test(a_long_search_can_be_stopped),
    };
    return RUN(tests);
}
