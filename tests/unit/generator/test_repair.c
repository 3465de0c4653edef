/* Repair: mistakes in one digit are found; extra givens suffice and none is redundant. */
#include "check.h"

#include <stdlib.h>

static uint64_t solutions_by_dlx(const lele_layout *layout, const lele_grid *grid)
{
    lele_solver *solver = lele_solver_new(layout, "dlx", NULL);
    assert_non_null(solver);
    lele_solve_result result;
    lele_solve(solver, grid, NULL, NULL, NULL, &result);
    lele_solver_free(solver);
    return result.solutions;
}

static bool has_correction(const lele_repair_result *result, int cell, int to)
{
    for (size_t i = 0; i < result->correction_count; i++)
        if (result->corrections[i].cell == cell && result->corrections[i].to == to)
            return true;
    return false;
}

static void assert_sorted_and_true(const lele_layout *layout, const lele_grid *puzzle,
                                   const lele_repair_result *result)
{
    for (size_t i = 0; i < result->correction_count; i++) {
        const lele_correction *c = &result->corrections[i];
        lele_grid mended = *puzzle;
        assert_int_equal(mended.cell[c->cell], c->from);
        mended.cell[c->cell] = c->to;
        assert_int_equal(solutions_by_dlx(layout, &mended), 1);
        if (i > 0)
            assert_true(result->corrections[i - 1].cost <= c->cost);
    }
}

static void slips_in_generated_puzzles_are_found(void **state)
{
    (void)state;
    static const char *const layouts[] = { "classic", "x", "6x6", "4x4" };
    static lele_repair_result result;
    for (size_t l = 0; l < sizeof layouts / sizeof layouts[0]; l++) {
        lele_layout layout;
        layout_of(&layout, layouts[l]);
        lele_recipe recipe;
        lele_recipe_init(&recipe);
        lele_generator *generator = lele_generator_new(&layout, &recipe, NULL);
        lele_repairer *repairer = lele_repairer_new(&layout, NULL);
        assert_non_null(generator);
        assert_non_null(repairer);
        lele_random random;
        lele_random_init(&random, l);
        for (int i = 0; i < 25; i++) {
            lele_puzzle puzzle;
            assert_int_equal(lele_generator_make(generator, 1, (uint64_t)i, &puzzle), LELE_OK);
            int cell;
            do
                cell = (int)lele_random_below(&random, (uint32_t)layout.cell_count);
            while (puzzle.givens.cell[cell] == 0);
            lele_grid typo = puzzle.givens;
            const int to = (int)lele_random_below(&random, (uint32_t)layout.size + 1);
            typo.cell[cell] = (uint8_t)to;
            const uint64_t solutions = solutions_by_dlx(&layout, &typo);
            lele_repair(repairer, &typo, &result);
            assert_int_equal(result.solutions, solutions);
            if (solutions == 1)
                continue;
            assert_true(result.complete);
            assert_true(has_correction(&result, cell, puzzle.givens.cell[cell]));
            if (i < 5)
                assert_sorted_and_true(&layout, &typo, &result);
        }
        lele_generator_free(generator);
        lele_repairer_free(repairer);
    }
}

static void extra_givens_make_it_unique_and_none_is_needless(void **state)
{
    (void)state;
    static const struct {
        const char *name, *layout, *puzzle;
        int most;
        bool smallest;
    } cases[] = {
        { "one given is enough", "classic",
          "000000000400000000020000000000050407008000300001090000300400200050100000000806000", 1,
          true },
        { "one row needs two more", "4x4", "1234............", 2, true },
        { "an empty little grid needs four", "4x4", "................", 4, true },
        { "nearly nothing", "classic",
          "1...............................................................................2", 40,
          false },
    };
    static lele_repair_result result;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_layout layout;
        layout_of(&layout, cases[i].layout);
        lele_grid puzzle = grid_of(&layout, cases[i].puzzle);
        lele_repairer *repairer = lele_repairer_new(&layout, NULL);
        lele_repair(repairer, &puzzle, &result);
        assert_int_equal(result.solutions, 2);
        assert_in_range(result.extra_count, 1, cases[i].most);
        if (cases[i].smallest) {
            assert_int_equal(result.extra_count, cases[i].most);
            assert_true(result.extra_is_smallest);
        }
        for (size_t k = 0; k < result.extra_count; k++)
            puzzle.cell[result.extras[k].cell] = result.extras[k].to;
        assert_int_equal(solutions_by_dlx(&layout, &puzzle), 1);
        for (size_t k = 0; k < result.extra_count; k++) {
            lele_grid without = puzzle;
            without.cell[result.extras[k].cell] = 0;
            assert_int_equal(solutions_by_dlx(&layout, &without), 2);
        }
        lele_repairer_free(repairer);
    }
}

static void a_good_puzzle_needs_nothing(void **state)
{
    (void)state;
    static lele_repair_result result;
    lele_layout layout;
    layout_of(&layout, "classic");
    const lele_grid puzzle = grid_of(
        &layout,
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079");
    lele_repairer *repairer = lele_repairer_new(&layout, NULL);
    lele_repair(repairer, &puzzle, &result);
    assert_int_equal(result.solutions, 1);
    assert_int_equal(result.correction_count, 0);
    assert_int_equal(result.extra_count, 0);
    lele_repairer_free(repairer);
}

static void two_slips_are_beyond_repair(void **state)
{
    (void)state;
    static lele_repair_result result;
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_grid puzzle;
    lele_grid_clear(&puzzle);
    puzzle.cell[0] = puzzle.cell[1] = 5;
    puzzle.cell[80] = puzzle.cell[79] = 7;
    lele_repairer *repairer = lele_repairer_new(&layout, NULL);
    lele_repair(repairer, &puzzle, &result);
    assert_int_equal(result.solutions, 0);
    assert_int_equal(result.correction_count, 0);
    lele_repairer_free(repairer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slips_in_generated_puzzles_are_found),
        cmocka_unit_test(extra_givens_make_it_unique_and_none_is_needless),
        cmocka_unit_test(a_good_puzzle_needs_nothing),
        cmocka_unit_test(two_slips_are_beyond_repair),
    };
    return RUN(tests);
}
