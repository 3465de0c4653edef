/* Puzzles with random true clues: all algorithms find the same solutions, and propagation keeps every
 * candidate that occurs in one. */
#include <stdlib.h>

#include "check.h"
#include "clues.h"
#include "solver/propagate.h"

/* What a brute search finds: all solutions, and which digits occur. */
struct found {
    uint64_t count;
    lele_digits digits[LELE_MAX_CELLS];
    int cells;
};

static bool note(void *data, const lele_grid *solution)
{
    struct found *found = data;
    found->count++;
    for (int cell = 0; cell < found->cells; cell++)
        found->digits[cell] |= lele_digits_of(solution->cell[cell]);
    return true;
}

static struct found search_all(const lele_layout *layout, const char *algorithm,
                               const lele_grid *grid)
{
    struct found found = { .cells = layout->cell_count };
    const lele_solve_limits limits = { 0 };
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(layout, algorithm, NULL);
    assert_non_null(solver);
    lele_solve(solver, grid, &limits, note, &found, &result);
    assert_int_equal(result.solutions, found.count);
    lele_solver_free(solver);
    return found;
}

/* Every algorithm that works on the layout finds as many solutions, with the same digits.  Returns how many
 * work on it. */
static int agree(const lele_layout *layout, const lele_grid *grid, const struct found *brute)
{
    int able = 0;
    for (size_t i = 0; lele_algorithm_at(i) != NULL; i++) {
        const char *name = lele_algorithm_at(i)->name;
        lele_solver *solver = lele_solver_new(layout, name, NULL);
        lele_solver_free(solver);
        if (solver == NULL || strcmp(name, "dfs") == 0)
            continue;
        const struct found found = search_all(layout, name, grid);
        able++;
        if (found.count != brute->count)
            fail_msg("%s: %d solutions, not %d", name, (int)found.count, (int)brute->count);
        assert_memory_equal(found.digits, brute->digits, sizeof found.digits);
    }
    return able;
}

/* A layout with some clues that a random grid obeys, and a part of the grid. */
static const lele_layout *draw(lele_layouts *layouts, const char *name, uint64_t seed, int clues,
                               uint32_t blanks, lele_grid *ret)
{
    static lele_layout plain;
    static lele_clue_list list;
    lele_random random;
    layout_of(&plain, name);
    lele_random_init(&random, seed);
    sample_grid(&plain, &random, ret);
    lele_clue_list_init(&list);
    for (int i = 0; i < clues; i++)
        (void)sample_clue(&plain, ret, (lele_look)lele_random_below(&random, LELE_LOOK_COUNT),
                          &random, &list);
    for (int cell = 0; cell < plain.cell_count; cell++)
        if (lele_random_below(&random, 100) < blanks)
            ret->cell[cell] = 0;
    return lele_layouts_get_with(layouts, name, &list, NULL);
}

static void compare(const char *name, uint64_t seed, int clues, uint32_t blanks)
{
    static lele_rulenet net;
    lele_digits candidates[LELE_MAX_CELLS];
    lele_grid grid;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = draw(layouts, name, seed, clues, blanks, &grid);
    assert_non_null(layout);
    const struct found brute = search_all(layout, "dfs", &grid);
    assert_true(brute.count > 0);
    (void)agree(layout, &grid, &brute);
    lele_rulenet_init(&net, layout);
    assert_true(lele_rulenet_start(&net, candidates, &grid) && lele_rulenet_settle(&net));
    if (layout->clues != NULL) {
        lele_rulenet_derive(&net);
        assert_true(lele_rulenet_start(&net, candidates, &grid) && lele_rulenet_settle(&net));
    }
    for (int cell = 0; cell < layout->cell_count; cell++)
        if ((brute.digits[cell] & ~(unsigned)candidates[cell]) != 0)
            fail_msg("%s, seed %d: a true candidate is gone", name, (int)seed);
    lele_layouts_free(layouts);
}

static uint64_t boards(uint64_t few, uint64_t many)
{
    const char *long_mode = getenv("LELE_LONG");
    return long_mode != NULL && *long_mode == '1' ? many : few;
}

static void all_algorithms_agree_on_4x4_with_clues(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < boards(1500, 80000); seed++)
        compare("4x4", seed, 1 + (int)(seed % 6), 100);
}

static void all_algorithms_agree_on_6x6_with_clues_and_givens(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < boards(300, 20000); seed++)
        compare(seed % 5 == 0 ? "6x6-x" : "6x6", seed, 1 + (int)(seed % 7), 60);
}

static void a_jigsaw_with_clues_is_solved_too(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++)
        compare(JIGSAW_LAYOUT, seed, 12, 35);
}

static void without_clues_it_agrees_with_dancing_links(void **state)
{
    (void)state;
    static const char *const names[] = { "classic", "x", "windoku", "6x6", "8x8", JIGSAW_LAYOUT };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        for (uint64_t seed = 0; seed < 4; seed++) {
            lele_grid grid;
            lele_layouts *layouts = clue_layouts();
            const lele_layout *layout = draw(layouts, names[i], seed, 0, 52, &grid);
            assert_int_equal(search_all(layout, "propagate", &grid).count,
                             search_all(layout, "dlx", &grid).count);
            lele_layouts_free(layouts);
        }
}

/* A killer without givens, made for this test: one solution, which the sums of units and cages give
 * without a guess. */
static const char killer[] =
    "4x4+cage:3:r1c1r1c2;cage:7:r1c3r1c4;cage:7:r2c1r2c2;cage:3:r2c3r2c4;cage:6:r3c1r4c1;"
    "cage:4:r3c2r4c2;cage:6:r3c3r4c3;cage:4:r3c4r4c4;less::r1c1r1c2;less::r1c3r1c4;less::r2c3r2c4";

static void the_first_propagation_of_a_killer_derives_sums(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = lele_layouts_get(layouts, killer, NULL);
    assert_non_null(layout);
    const lele_grid empty = { 0 };
    assert_int_equal(search_all(layout, "propagate", &empty).count,
                     search_all(layout, "dfs", &empty).count);
    lele_layouts_free(layouts);
}

static void the_best_algorithm_depends_on_clues(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = lele_layouts_get(layouts, "classic+cage:15:r1c1r1c2", NULL);
    lele_solver *solver = lele_solver_new(layout, NULL, NULL);
    assert_string_equal(lele_solver_algorithm(solver)->name, "propagate");
    lele_solver_free(solver);
    static const char *const others[] = { "fast", "bitboard", "dlx" };
    for (int i = 0; i < 3; i++) {
        lele_problem problem;
        lele_problem_init(&problem);
        assert_null(lele_solver_new(layout, others[i], &problem));
        assert_int_equal(problem.code, LELE_E_ALGORITHM_LAYOUT);
    }
    lele_layouts_free(layouts);
}

/* Cells that differ and digits that cells may hold are all that exact cover and bit boards need. */
static void bit_boards_and_exact_cover_know_cells_that_differ(void **state)
{
    (void)state;
    static const char *const names[] = {
        "6x6+knight::",
        "6x6+king::;odd::r1c1;restricted:5:r2c2",
        "6x6+disjoint::;cage::r1c1r2c2r3c3",
        "6x6+extra-region::r1c1r2c2r3c3r4c4r5c5r6c6;even::r6c6",
        "x+knight::",
    };
    lele_layouts *layouts = clue_layouts();
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            lele_random random;
            lele_grid grid = { 0 };
            lele_solve_result result;
            const lele_layout *layout = lele_layouts_get(layouts, names[i], NULL);
            assert_non_null(layout);
            lele_random_init(&random, seed);
            grid.cell[0] = (uint8_t)(1 + 2 * (seed % 3));
            lele_solver *solver = lele_solver_new(layout, "propagate", NULL);
            lele_solve(solver, &grid, NULL, NULL, NULL, &result);
            lele_solver_free(solver);
            assert_true(result.solutions > 0);
            for (int cell = 0; cell < layout->cell_count; cell++)
                if (lele_random_below(&random, 100) < 45)
                    grid.cell[cell] = result.first.cell[cell];
            const struct found brute = search_all(layout, "gbfs", &grid);
            assert_true(agree(layout, &grid, &brute) >= 5);
        }
    lele_layouts_free(layouts);
}

/* A grid that obeys a look of the whole grid, which a random one seldom does; false if there is none. */
static bool find_grid(const lele_layout *plain, lele_look look, lele_clue_list *list,
                      lele_grid *ret)
{
    const lele_solve_limits one = { .max_solutions = 1 };
    const lele_grid empty = { 0 };
    lele_solve_result result;
    lele_layouts *layouts = clue_layouts();
    (void)lele_clue_list_add(list, look, LELE_CLUE_NO_VALUE, NULL, 0, NULL);
    const lele_layout *layout = lele_layouts_get_with(layouts, plain->name, list, NULL);
    assert_non_null(layout);
    lele_solver *solver = lele_solver_new(layout, "propagate", NULL);
    lele_solve(solver, &empty, &one, NULL, NULL, &result);
    lele_solver_free(solver);
    lele_layouts_free(layouts);
    *ret = result.first;
    return result.solutions == 1;
}

/* Puzzles with clues of one look; returns how many clues were drawn. */
static int compare_look(lele_look look, uint64_t seed)
{
    static lele_layout plain;
    static lele_clue_list list;
    lele_random random;
    lele_grid grid;
    layout_of(&plain, seed % 3 == 0 ? "6x6" : "4x4");
    lele_random_init(&random, seed);
    sample_grid(&plain, &random, &grid);
    lele_clue_list_init(&list);
    int clues = 0;
    if (look >= LELE_LOOK_KNIGHT)
        clues = find_grid(&plain, look, &list, &grid) ? 2 : -1;
    if (clues < 0)
        return 0;
    for (int i = 0; i < 2 && clues == i; i++)
        clues += sample_clue(&plain, &grid, look, &random, &list);
    for (int cell = 0; cell < plain.cell_count; cell++)
        if (plain.size == 4 || lele_random_below(&random, 100) < 55)
            grid.cell[cell] = 0;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = lele_layouts_get_with(layouts, plain.name, &list, NULL);
    assert_non_null(layout);
    const struct found brute = search_all(layout, "dfs", &grid);
    assert_true(brute.count > 0);
    assert_true(agree(layout, &grid, &brute) >= 3);
    lele_layouts_free(layouts);
    return clues;
}

static void all_algorithms_agree_on_every_look(void **state)
{
    (void)state;
    for (int look = 0; look < LELE_LOOK_COUNT; look++) {
        int clues = 0;
        for (uint64_t seed = 0; seed < boards(12, 400); seed++)
            clues += compare_look((lele_look)look, seed);
        if (clues == 0)
            fail_msg("no clue of the look %s was drawn", lele_look_name((lele_look)look));
    }
}

static void the_iterator_walks_the_solutions_of_clues(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = lele_layouts_get(layouts, "4x4+odd::r1c1", NULL);
    const lele_grid empty = { 0 };
    const uint64_t all = search_all(layout, "dfs", &empty).count;
    lele_solutions *solutions = lele_solutions_new(layout, &empty);
    lele_grid grid;
    uint64_t count = 0;
    lele_error error;
    while ((error = lele_solutions_next(solutions, 1, &grid)) != LELE_E_NO_SOLUTION)
        if (error == LELE_OK) {
            count++;
            assert_true(lele_grid_is_solution(layout, &grid));
        }
    assert_int_equal(count, all);
    assert_true(all > 0);
    lele_solutions_free(solutions);
    lele_layouts_free(layouts);
}

/* A number that depends on all solutions and their order. */
static bool mix_in(void *data, const lele_grid *solution)
{
    uint64_t *mix = data;
    for (int cell = 0; cell < 36; cell++)
        *mix = *mix * UINT64_C(0x9E3779B97F4A7C15) + solution->cell[cell];
    return true;
}

static void many_threads_find_the_same_solutions_in_the_same_order(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout =
        lele_layouts_get(layouts, "6x6+king::;odd::r1c1;cage:7:r1c2r1c3", NULL);
    lele_grid empty = { 0 };
    empty.cell[35] = 4;
    const uint64_t all = search_all(layout, "gbfs", &empty).count;
    uint64_t order = 0;
    for (int threads = 1; threads <= 4; threads++) {
        const lele_enumerate_options options = { .threads = threads, .order = LELE_ORDER_FIXED };
        uint64_t mix = 1;
        lele_solve_result result;
        assert_int_equal(lele_solve_parallel(layout, &empty, &options, mix_in, &mix, &result),
                         LELE_OK);
        assert_int_equal(result.solutions, all);
        assert_true(threads == 1 || mix == order);
        order = mix;
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_algorithms_agree_on_4x4_with_clues),
        cmocka_unit_test(all_algorithms_agree_on_6x6_with_clues_and_givens),
        cmocka_unit_test(a_jigsaw_with_clues_is_solved_too),
        cmocka_unit_test(without_clues_it_agrees_with_dancing_links),
        cmocka_unit_test(the_first_propagation_of_a_killer_derives_sums),
        cmocka_unit_test(the_best_algorithm_depends_on_clues),
        cmocka_unit_test(bit_boards_and_exact_cover_know_cells_that_differ),
        cmocka_unit_test(all_algorithms_agree_on_every_look),
        cmocka_unit_test(the_iterator_walks_the_solutions_of_clues),
        cmocka_unit_test(many_threads_find_the_same_solutions_in_the_same_order),
    };
    return RUN(tests);
}
