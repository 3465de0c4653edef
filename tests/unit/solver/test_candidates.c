/* True candidates: exactly the digits that occur in some solution, with every algorithm. */
#include <stdlib.h>

#include "check.h"
#include "clues.h"

struct brute {
    uint64_t count;
    lele_digits digits[LELE_MAX_CELLS];
    int cells;
};

static bool note(void *data, const lele_grid *solution)
{
    struct brute *brute = data;
    brute->count++;
    for (int cell = 0; cell < brute->cells; cell++)
        brute->digits[cell] |= lele_digits_of(solution->cell[cell]);
    return true;
}

/* What the list of all solutions says. */
static struct brute list_all(const lele_layout *layout, const lele_grid *grid)
{
    struct brute brute = { .cells = layout->cell_count };
    const lele_solve_limits limits = { 0 };
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(layout, "dfs", NULL);
    assert_non_null(solver);
    lele_solve(solver, grid, &limits, note, &brute, &result);
    lele_solver_free(solver);
    return brute;
}

static void compare(const lele_layout *layout, const lele_grid *grid, const char *algorithm,
                    const struct brute *brute)
{
    static lele_true_candidates ours;
    lele_solver *solver = lele_solver_new(layout, algorithm, NULL);
    assert_non_null(solver);
    lele_solve_candidates(solver, grid, NULL, &ours);
    assert_false(ours.stopped);
    assert_true((ours.solutions == 0) == (brute->count == 0));
    assert_true(ours.solutions <= brute->count);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        assert_int_equal(ours.found[cell], brute->digits[cell]);
        assert_int_equal(ours.open[cell], 0);
    }
    lele_solver_free(solver);
}

/* A part of a grid that has each cell with some probability. */
static void thin_out(const lele_layout *layout, lele_random *random, uint32_t blanks,
                     lele_grid *grid)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (lele_random_below(random, 100) < blanks)
            grid->cell[cell] = 0;
}

static void compare_with_clues(const char *name, uint64_t seed, uint32_t blanks)
{
    static lele_layout plain;
    static lele_clue_list list;
    lele_random random;
    lele_grid grid;
    lele_layouts *layouts = clue_layouts();
    layout_of(&plain, name);
    lele_random_init(&random, seed);
    sample_grid(&plain, &random, &grid);
    lele_clue_list_init(&list);
    for (int i = 0; i < 3; i++)
        (void)sample_clue(&plain, &grid, (lele_look)lele_random_below(&random, LELE_LOOK_COUNT),
                          &random, &list);
    thin_out(&plain, &random, blanks, &grid);
    if (seed % 8 == 7)
        grid.cell[0] = (uint8_t)(1 + seed % 4); /* often no solution */
    const lele_layout *layout = lele_layouts_get_with(layouts, name, &list, NULL);
    assert_non_null(layout);
    const struct brute brute = list_all(layout, &grid);
    compare(layout, &grid, "propagate", &brute);
    compare(layout, &grid, "gbfs", &brute);
    lele_layouts_free(layouts);
}

static uint64_t boards(uint64_t few, uint64_t many)
{
    const char *long_mode = getenv("LELE_LONG");
    return long_mode != NULL && *long_mode == '1' ? many : few;
}

static void they_are_the_digits_of_all_solutions_with_clues(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < boards(300, 20000); seed++)
        compare_with_clues("4x4", seed, 100);
    for (uint64_t seed = 0; seed < boards(100, 5000); seed++)
        compare_with_clues(seed % 5 == 0 ? "6x6-x" : "6x6", seed, 55);
}

static void they_are_the_digits_of_all_solutions_on_every_layout(void **state)
{
    (void)state;
    static const char *const names[] = { "classic", "x", "windoku", "6x6", "8x8", JIGSAW_LAYOUT };
    static const char *const algorithms[] = { NULL, "bitboard", "propagate", "dlx" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            lele_layout layout;
            lele_random random;
            lele_grid grid;
            layout_of(&layout, names[i]);
            lele_random_init(&random, seed);
            sample_grid(&layout, &random, &grid);
            thin_out(&layout, &random, 52, &grid);
            if (seed == 5)
                grid.cell[1] = grid.cell[0] = 3; /* no solution */
            const struct brute brute = list_all(&layout, &grid);
            for (size_t k = 0; k < sizeof algorithms / sizeof algorithms[0]; k++)
                compare(&layout, &grid, algorithms[k], &brute);
        }
}

static void an_empty_grid_has_all_candidates(void **state)
{
    (void)state;
    static lele_true_candidates ours;
    static const char *const names[] = { "classic", "16x16" };
    for (int i = 0; i < 2; i++) {
        lele_layout layout;
        const lele_grid empty = { { 0 } };
        layout_of(&layout, names[i]);
        lele_solver *solver = lele_solver_new(&layout, NULL, NULL);
        lele_solve_candidates(solver, &empty, NULL, &ours);
        for (int cell = 0; cell < layout.cell_count; cell++)
            assert_int_equal(ours.found[cell], lele_digits_all(layout.size));
        lele_solver_free(solver);
    }
}

static bool stop(void *data)
{
    return --*(int *)data < 0;
}

/* Ends a search early: what is found and what is open are together all that occurs. */
static void check_stopped(const lele_layout *layout, const lele_solve_limits *limits)
{
    static lele_true_candidates part, all;
    const lele_grid empty = { { 0 } };
    lele_solver *solver = lele_solver_new(layout, NULL, NULL);
    lele_solve_candidates(solver, &empty, limits, &part);
    lele_solve_candidates(solver, &empty, NULL, &all);
    assert_true(part.stopped);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        assert_int_equal(part.found[cell] & part.open[cell], 0);
        assert_int_equal(part.found[cell] & ~all.found[cell], 0);
        assert_int_equal(all.found[cell] & ~(part.found[cell] | part.open[cell]), 0);
    }
    lele_solver_free(solver);
}

static void limits_and_stop_leave_candidates_open(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    static const char *const names[] = { "classic", "6x6", "6x6+knight::;cage:9:r1c1r1c2" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const lele_layout *layout = lele_layouts_get(layouts, names[i], NULL);
        assert_non_null(layout);
        int polls = 3;
        check_stopped(layout, &(lele_solve_limits){ .max_nodes = 2 });
        check_stopped(layout, &(lele_solve_limits){ .max_work = 300 });
        check_stopped(layout, &(lele_solve_limits){ .stop = stop, .stop_data = &polls });
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_the_digits_of_all_solutions_with_clues),
        cmocka_unit_test(they_are_the_digits_of_all_solutions_on_every_layout),
        cmocka_unit_test(an_empty_grid_has_all_candidates),
        cmocka_unit_test(limits_and_stop_leave_candidates_open),
    };
    return RUN(tests);
}
