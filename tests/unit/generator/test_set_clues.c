/* Puzzles with clues: what a recipe promises of them. */
#include <stdlib.h>

#include "check.h"
#include "../clues.h"

struct bench {
    lele_layout layout, with;
    lele_clues clues;
    lele_puzzle puzzle;
};

static struct bench bench;

static lele_generator *start(const char *layout, const char *text)
{
    lele_recipe recipe;
    assert_int_equal(lele_layout_init(&bench.layout, layout, NULL), LELE_OK);
    assert_int_equal(lele_recipe_read(&recipe, text, NULL), LELE_OK);
    lele_generator *generator = lele_generator_new(&bench.layout, &recipe, NULL);
    assert_non_null(generator);
    return generator;
}

static void make(lele_generator *generator, uint64_t index)
{
    assert_int_equal(lele_generator_make(generator, 1, index, &bench.puzzle), LELE_OK);
    bench.clues.list = bench.puzzle.list;
    assert_int_equal(lele_layout_init_with(&bench.with, &bench.layout, &bench.clues, NULL),
                     LELE_OK);
}

/* The solution keeps every clue, and it is the only one for another algorithm. */
static void assert_unique(const char *algorithm)
{
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(&bench.with, algorithm, NULL);
    assert_non_null(solver);
    assert_true(lele_grid_is_solution(&bench.layout, &bench.puzzle.solution));
    assert_true(sample_holds(&bench.with, &bench.puzzle.solution));
    lele_solve(solver, &bench.puzzle.givens, NULL, NULL, NULL, &result);
    assert_int_equal(result.solutions, 1);
    assert_memory_equal(&result.first, &bench.puzzle.solution, (size_t)bench.layout.cell_count);
    lele_solver_free(solver);
}

/* Counts by trying digits in reading order and asking the rules, with no solver at all. */
static int count_by_rules(lele_grid *grid, int cell)
{
    int count = 0;
    lele_cellset broken;
    while (cell < bench.layout.cell_count && grid->cell[cell] != 0)
        cell++;
    if (cell == bench.layout.cell_count)
        return 1;
    for (int digit = 1; digit <= bench.layout.size && count < 2; digit++) {
        grid->cell[cell] = (uint8_t)digit;
        if (lele_grid_check(&bench.layout, grid, NULL) == LELE_OK &&
            lele_layout_broken_rule(&bench.with, grid, &broken) == NULL)
            count += count_by_rules(grid, cell + 1);
    }
    grid->cell[cell] = 0;
    return count;
}

static const char *const kinds[] = {
    "killer",    "thermo", "arrow",   "kropki",         "xv",
    "whispers",  "renban", "between", "palindrome",     "little-killer",
    "quadruple", "knight", "king",    "nonconsecutive", "mixed",
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void every_kind_is_unique_on_small_grids(void **state)
{
    (void)state;
    static const char *const layouts[] = { "4x4", "6x6" };
    int made = 0;
    for (size_t i = 0; i < 2 * KINDS; i++) {
        char word[64];
        lele_recipe recipe;
        snprintf(word, sizeof word, "kind=%s", kinds[i / 2]);
        assert_int_equal(lele_layout_init(&bench.layout, layouts[i % 2], NULL), LELE_OK);
        assert_int_equal(lele_recipe_read(&recipe, word, NULL), LELE_OK);
        lele_generator *generator = lele_generator_new(&bench.layout, &recipe, NULL);
        for (uint64_t k = 0; k < 4; k++) {
            const lele_error error = lele_generator_make(generator, 1, k, &bench.puzzle);
            if (error == LELE_E_NO_SOLUTION) /* no 4x4 grid keeps the rules of knights or kings */
                continue;
            make(generator, k);
            assert_unique("dfs");
            lele_grid grid = bench.puzzle.givens;
            if (i % 2 == 0 || bench.puzzle.clues > 3)
                assert_int_equal(count_by_rules(&grid, 0), 1);
            made++;
        }
        lele_generator_free(generator);
    }
    assert_true(made >= 100);
}

static void every_kind_is_unique_on_classic_grids(void **state)
{
    (void)state;
    for (size_t i = 0; i < KINDS - 2; i++) {
        char word[64];
        snprintf(word, sizeof word, "kind=%s", kinds[i]);
        lele_generator *generator = start("classic", word);
        make(generator, 3);
        assert_unique("propagate");
        assert_true(bench.puzzle.list.clue_count > 0);
        lele_generator_free(generator);
    }
}

static bool is_across(const lele_clue *clue, const lele_cell *cells)
{
    for (int i = 1; i < clue->cell_count; i++)
        if (lele_layout_box(&bench.layout, cells[i]) != lele_layout_box(&bench.layout, cells[0]))
            return true;
    return false;
}

static lele_cellset set_of(const lele_cell *cells, int count)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i = 0; i < count; i++)
        lele_cellset_add(&set, cells[i]);
    return set;
}

static bool hangs_together(const lele_clue *clue, const lele_cell *cells)
{
    const int n = bench.layout.size;
    bool reached[LELE_MAX_SIZE] = { true };
    for (int pass = 0; pass < clue->cell_count; pass++)
        for (int i = 0; i < clue->cell_count; i++)
            for (int k = 0; k < clue->cell_count; k++)
                if (reached[i] &&
                    abs(cells[i] / n - cells[k] / n) + abs(cells[i] % n - cells[k] % n) == 1)
                    reached[k] = true;
    for (int i = 0; i < clue->cell_count; i++)
        if (!reached[i])
            return false;
    return true;
}

static bool is_snake(const lele_clue *clue, const lele_cell *cells)
{
    const int n = bench.layout.size;
    int rows = 0, columns = 0;
    for (int i = 0; i < clue->cell_count; i++)
        for (int k = 0; k < clue->cell_count; k++) {
            rows = cells[i] / n - cells[k] / n > rows ? cells[i] / n - cells[k] / n : rows;
            columns = cells[i] % n - cells[k] % n > columns ? cells[i] % n - cells[k] % n : columns;
        }
    return rows > (clue->cell_count + 1) / 2 || columns > (clue->cell_count + 1) / 2;
}

/* The looks of the cages of a puzzle; returns how many cross a border of a box. */
static int assert_cages(int least, int most, int dominoes)
{
    const lele_clue_list *list = &bench.puzzle.list;
    lele_cellset covered = LELE_CELLSET_EMPTY;
    int pairs = 0, across = 0;
    for (int i = 0; i < list->clue_count; i++) {
        const lele_clue *clue = &list->clue[i];
        const lele_cell *cells = list->cell + clue->first_cell;
        const lele_cellset set = set_of(cells, clue->cell_count);
        assert_int_equal(clue->look, LELE_LOOK_CAGE);
        assert_in_range(clue->cell_count, least, most);
        assert_false(lele_cellset_meets(&covered, &set));
        assert_true(hangs_together(clue, cells));
        assert_false(is_snake(clue, cells));
        for (int u = 0; u < bench.layout.unit_count; u++)
            assert_false(lele_cellset_equal(&set, &bench.layout.units[u].set));
        covered = lele_cellset_or(covered, set);
        pairs += clue->cell_count == 2;
        across += is_across(clue, cells);
    }
    assert_true(lele_cellset_equal(&covered, &bench.layout.all));
    assert_true(100 * pairs <= dominoes * list->clue_count);
    return across;
}

static void killers_have_good_cages_and_no_givens(void **state)
{
    (void)state;
    int across = 0, cages = 0;
    lele_generator *generator = start("classic", "kind=killer");
    for (uint64_t i = 0; i < 500; i++) {
        make(generator, i);
        assert_int_equal(bench.puzzle.clues, 0);
        across += assert_cages(2, 5, 50);
        cages += bench.puzzle.list.clue_count;
        if (i % 10 == 0)
            assert_unique("propagate");
    }
    assert_true(3 * across >= cages);
    lele_generator_free(generator);
}

static void knobs_of_cages_are_kept(void **state)
{
    (void)state;
    lele_generator *generator = start("classic", "kind=killer,cage-size=3-5");
    make(generator, 0);
    assert_cages(3, 5, 0);
    lele_generator_free(generator);
    generator = start("x", "kind=killer,dominoes=20");
    make(generator, 0);
    assert_cages(2, 5, 20);
    lele_generator_free(generator);
    generator = start("classic", "kind=killer,clues=3-6");
    make(generator, 0);
    assert_in_range(bench.puzzle.clues, 3, 6);
    lele_generator_free(generator);
}

static void cells_stay_uncovered_and_totals_hidden(void **state)
{
    (void)state;
    lele_generator *generator = start("classic", "kind=killer,uncovered=4-9,blank-cages=2-3");
    for (uint64_t i = 0; i < 5; i++) {
        int blank = 0, covered = 0;
        make(generator, i);
        for (int k = 0; k < bench.puzzle.list.clue_count; k++) {
            blank += bench.puzzle.list.clue[k].value == LELE_CLUE_NO_VALUE;
            covered += bench.puzzle.list.clue[k].cell_count;
        }
        assert_in_range(blank, 2, 3);
        assert_in_range(81 - covered, 4, 9);
        assert_unique("propagate");
    }
    lele_generator_free(generator);
}

/* Whether the image of each cage is a cage. */
static void assert_symmetric(lele_symmetry symmetry)
{
    const lele_clue_list *list = &bench.puzzle.list;
    for (int i = 0; i < list->clue_count; i++) {
        lele_cell image[LELE_MAX_SIZE];
        bool found = false;
        for (int c = 0; c < list->clue[i].cell_count; c++)
            image[c] = (lele_cell)lele_symmetry_map(&bench.layout, symmetry,
                                                    list->cell[list->clue[i].first_cell + c]);
        const lele_cellset set = set_of(image, list->clue[i].cell_count);
        for (int k = 0; k < list->clue_count && !found; k++) {
            const lele_cellset other =
                set_of(list->cell + list->clue[k].first_cell, list->clue[k].cell_count);
            found = lele_cellset_equal(&set, &other);
        }
        assert_true(found);
    }
}

static void cages_are_symmetric(void **state)
{
    (void)state;
    static const struct {
        const char *recipe;
        lele_symmetry symmetry[2];
    } cases[] = {
        { "kind=killer,symmetry=180", { LELE_SYMMETRY_ROTATE_180, LELE_SYMMETRY_NONE } },
        { "kind=killer,symmetry=90", { LELE_SYMMETRY_ROTATE_90, LELE_SYMMETRY_NONE } },
        { "kind=killer,symmetry=left-right", { LELE_SYMMETRY_MIRROR_ROWS, LELE_SYMMETRY_NONE } },
        { "medium,kind=killer,symmetry=180", { LELE_SYMMETRY_ROTATE_180, LELE_SYMMETRY_NONE } },
        { "kind=killer,symmetry=diagonals",
          { LELE_SYMMETRY_DIAGONAL, LELE_SYMMETRY_ANTIDIAGONAL } },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_generator *generator = start("classic", cases[i].recipe);
        make(generator, 0);
        assert_symmetric(cases[i].symmetry[0]);
        assert_symmetric(cases[i].symmetry[1]);
        assert_unique("propagate");
        lele_generator_free(generator);
    }
}

/* A rating asks for no technique above its level, whatever else it counts. */
static void assert_level(lele_level level)
{
    lele_rating rating;
    lele_board board;
    lele_engine *engine = lele_engine_new(&bench.with);
    lele_board_init(&board, &bench.with, &bench.puzzle.givens);
    lele_rate(engine, &board, NULL, NULL, NULL, &rating);
    assert_true(rating.solved);
    assert_int_equal(rating.level, level);
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (rating.counts[i] != 0)
            assert_true(lele_technique_at(i)->level <= level);
    lele_engine_free(engine);
}

static void levels_are_what_was_asked_for(void **state)
{
    (void)state;
    static const struct {
        const char *recipe;
        lele_level level;
    } cases[] = {
        { "beginner,kind=killer", LELE_LEVEL_BEGINNER }, { "easy,kind=killer", LELE_LEVEL_EASY },
        { "medium,kind=killer", LELE_LEVEL_MEDIUM },     { "hard,kind=killer", LELE_LEVEL_HARD },
        { "easy,kind=thermo", LELE_LEVEL_EASY },         { "medium,kind=arrow", LELE_LEVEL_MEDIUM },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_generator *generator = start("classic", cases[i].recipe);
        for (uint64_t k = 0; k < 3; k++) {
            make(generator, k);
            assert_true(bench.puzzle.is_rated);
            assert_level(cases[i].level);
        }
        lele_generator_free(generator);
    }
}

static void puzzles_do_not_depend_on_those_before(void **state)
{
    (void)state;
    static const char *const recipes[] = { "kind=killer", "medium,kind=killer", "kind=xv",
                                           "kind=palindrome" };
    static lele_puzzle puzzles[4];
    for (size_t i = 0; i < sizeof recipes / sizeof recipes[0]; i++) {
        lele_error errors[4];
        lele_generator *generator = start("classic", recipes[i]);
        lele_generator_make_many(generator, 5, 0, 4, puzzles, errors);
        lele_generator_free(generator);
        for (uint64_t k = 4; k-- > 0;) {
            generator = start("classic", recipes[i]);
            assert_int_equal(lele_generator_make(generator, 5, k, &bench.puzzle), LELE_OK);
            assert_memory_equal(&bench.puzzle, &puzzles[k], sizeof bench.puzzle);
            lele_generator_free(generator);
        }
    }
}

/* The name of a layout with clues has a number made from them. */
static void seeds_keep_their_puzzles(void **state)
{
    (void)state;
    static const struct {
        const char *seed, *layout, *givens;
    } kept[] = {
#include "seeds_clues.inc"
    };
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        lele_seed seed;
        char line[LELE_MAX_CELLS + 1] = "";
        assert_int_equal(lele_seed_read(&seed, kept[i].seed, NULL), LELE_OK);
        assert_int_equal(lele_seed_layout(&seed, &bench.layout, NULL), LELE_OK);
        lele_generator *generator = lele_generator_new(&bench.layout, &seed.recipe, NULL);
        assert_int_equal(
            lele_generator_make(generator, lele_seed_number(&seed), seed.index, &bench.puzzle),
            LELE_OK);
        bench.clues.list = bench.puzzle.list;
        assert_int_equal(lele_layout_init_with(&bench.with, &bench.layout, &bench.clues, NULL),
                         LELE_OK);
        lele_grid_write(&bench.layout, &bench.puzzle.givens, '.', line);
        assert_string_equal(bench.with.name, kept[i].layout);
        assert_string_equal(line, kept[i].givens);
        lele_generator_free(generator);
    }
}

static void impossible_wishes_are_refused(void **state)
{
    (void)state;
    static const char *const recipes[] = {
        "kind=killer,minimal",
        "kind=killer,row-holes=4",
        "kind=killer,cage-size=10-12",
        "kind=killer,cage-size=2",
        "kind=killer,cage-size=1",
        "kind=thermo,cage-size=3",
        "kind=killer,some-marks",
        "kind=killer+mixed",
        "kind=thermo,dominoes=10",
        "cage-size=3",
        "some-marks",
        "kind=killer,rating=5.0,scale=se",
        "kind=killer,uncovered=90-",
    };
    for (size_t i = 0; i < sizeof recipes / sizeof recipes[0]; i++) {
        lele_recipe recipe;
        lele_problem problem;
        lele_problem_init(&problem);
        assert_int_equal(lele_layout_init(&bench.layout, "classic", NULL), LELE_OK);
        assert_int_equal(lele_recipe_read(&recipe, recipes[i], NULL), LELE_OK);
        assert_null(lele_generator_new(&bench.layout, &recipe, &problem));
        assert_int_equal(problem.code, LELE_E_RECIPE);
        assert_string_equal(problem.text, recipes[i]);
    }
}

static void a_fixed_solution_is_kept(void **state)
{
    (void)state;
    static const char *const recipes[] = { "kind=killer", "kind=arrow" };
    for (size_t i = 0; i < 2; i++) {
        lele_generator *generator = start("classic", recipes[i]);
        make(generator, 0);
        const lele_grid solution = bench.puzzle.solution;
        lele_generator_set_solution(generator, &solution);
        make(generator, 1);
        assert_memory_equal(&bench.puzzle.solution, &solution, 81);
        assert_unique("propagate");
        lele_generator_free(generator);
    }
    lele_generator *generator = start("classic", "kind=nonconsecutive");
    const lele_grid wrong = bench.puzzle.solution;
    lele_generator_set_solution(generator, &wrong);
    assert_int_equal(lele_generator_make(generator, 1, 0, &bench.puzzle), LELE_E_NO_SOLUTION);
    lele_generator_free(generator);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_is_unique_on_small_grids),
        cmocka_unit_test(every_kind_is_unique_on_classic_grids),
        cmocka_unit_test(killers_have_good_cages_and_no_givens),
        cmocka_unit_test(knobs_of_cages_are_kept),
        cmocka_unit_test(cells_stay_uncovered_and_totals_hidden),
        cmocka_unit_test(cages_are_symmetric),
        cmocka_unit_test(levels_are_what_was_asked_for),
        cmocka_unit_test(puzzles_do_not_depend_on_those_before),
        cmocka_unit_test(seeds_keep_their_puzzles),
        cmocka_unit_test(impossible_wishes_are_refused),
        cmocka_unit_test(a_fixed_solution_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
