#include <stdlib.h>

#include "check.h"
#include "samples.h"

/* Every algorithm of the table, on every kind of grid, compared with the rules and with each
 * other.  The reference for counts is dfs, the plainest of the algorithms. */

static const char *const layouts[] = { "classic", "x",     "windoku", "4x4",
                                       "6x6",     "6x6-x", "8x8",     JIGSAW_LAYOUT };

enum { LAYOUTS = sizeof layouts / sizeof layouts[0], MAX_FOUND = 64 };

struct found {
    const lele_layout *layout;
    size_t count;
    lele_grid grids[MAX_FOUND];
};

static bool collect(void *data, const lele_grid *solution)
{
    struct found *found = data;
    found->grids[found->count++] = *solution;
    return found->count < MAX_FOUND;
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(lele_grid));
}

/* All algorithms work on all layouts, but one. */
static bool works_on(const char *algorithm, const lele_layout *layout)
{
    return strcmp(algorithm, "fast") != 0 || strcmp(layout->name, "classic") == 0;
}

static void solve_all(const lele_layout *layout, const char *algorithm, const lele_grid *grid,
                      struct found *found)
{
    const lele_solve_limits limits = { .max_solutions = MAX_FOUND };
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(layout, algorithm, NULL);
    assert_non_null(solver);
    found->count = 0;
    lele_solve(solver, grid, &limits, collect, found, &result);
    assert_int_equal(result.solutions, found->count);
    if (found->count > 0)
        assert_memory_equal(&result.first, &found->grids[0], (size_t)layout->cell_count);
    lele_solver_free(solver);
    for (size_t i = 0; i < found->count; i++) {
        assert_true(lele_grid_is_solution(layout, &found->grids[i]));
        for (int cell = 0; cell < layout->cell_count; cell++)
            if (grid->cell[cell] != 0)
                assert_int_equal(found->grids[i].cell[cell], grid->cell[cell]);
    }
    qsort(found->grids, found->count, sizeof found->grids[0], compare);
}

static void check_agreement(const lele_layout *layout, const lele_grid *grid)
{
    static struct found expected, got;
    solve_all(layout, "dfs", grid, &expected);
    for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
        const char *name = lele_algorithm_at(a)->name;
        if (!works_on(name, layout))
            continue;
        solve_all(layout, name, grid, &got);
        assert_int_equal(got.count, expected.count);
        if (expected.count < MAX_FOUND) /* else each may stop at different ones */
            assert_memory_equal(got.grids, expected.grids, expected.count * sizeof got.grids[0]);
    }
}

static void all_algorithms_find_the_same_solutions(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; i < LAYOUTS; i++) {
        layout_of(&layout, layouts[i]);
        lele_random random;
        lele_random_init(&random, i);
        for (int round = 0; round < 12; round++) {
            lele_grid grid;
            sample_grid(&layout, &random, &grid);
            check_agreement(&layout, &grid); /* full */
            sample_dig(&layout, &random, layout.cell_count / 3 + round * layout.cell_count / 60,
                       &grid);
            check_agreement(&layout, &grid); /* one solution or a few */
            const int cell = (int)lele_random_below(&random, (uint32_t)layout.cell_count);
            grid.cell[cell] = (uint8_t)(1 + lele_random_below(&random, (uint32_t)layout.size));
            check_agreement(&layout, &grid); /* often none, sometimes against the rules */
        }
    }
}

static void all_algorithms_agree_on_large_grids(void **state)
{
    (void)state;
    static const char *const large[] = { "10x10", "12x12", "16x16", "16x16-x" };
    static lele_layout layout;
    lele_random random;
    lele_random_init(&random, 16);
    for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
        layout_of(&layout, large[i]);
        for (int round = 0; round < 3; round++) {
            lele_grid puzzle;
            sample_grid(&layout, &random, &puzzle);
            sample_dig(&layout, &random, layout.cell_count * 9 / 20, &puzzle);
            check_agreement(&layout, &puzzle);
        }
    }
}

static void known_counts_are_right(void **state)
{
    (void)state;
    static lele_layout layout;
    static const struct {
        const char *layout, *grid;
        uint64_t count;
    } cases[] = {
        { "4x4", "................", 288 },
        { "4x4-x", "................", 48 },
        { "4x4", "12..............", 24 },
        { "6x6", "123456..............................", 39168 }, /* 28,200,960 / 6! */
        { "classic",
          "...8.1..........435............7.8........1...2..3....6......75..34........2..6..", 1 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        layout_of(&layout, cases[i].layout);
        const lele_grid grid = grid_of(&layout, cases[i].grid);
        static const char *const names[] = { "bitboard", "dlx", "gbfs" };
        for (size_t a = 0; a < 3; a++) {
            const lele_solve_limits limits = { 0 };
            lele_solve_result result;
            lele_solver *solver = lele_solver_new(&layout, names[a], NULL);
            lele_solve(solver, &grid, &limits, NULL, NULL, &result);
            assert_int_equal(result.solutions, cases[i].count);
            assert_false(result.stopped);
            lele_solver_free(solver);
        }
    }
}

static void relabelled_and_turned_puzzles_have_as_many_solutions(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "classic");
    lele_random random;
    lele_random_init(&random, 9);
    lele_solver *solver = lele_solver_new(&layout, NULL, NULL);
    const lele_solve_limits limits = { .max_solutions = 1000 };
    for (int round = 0; round < 50; round++) {
        uint8_t label[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
        lele_grid grid, turned;
        lele_solve_result one, two;
        sample_grid(&layout, &random, &grid);
        sample_dig(&layout, &random, 55, &grid);
        lele_random_shuffle(&random, label, 9);
        lele_grid_clear(&turned);
        const lele_symmetry symmetry =
            (lele_symmetry)lele_random_below(&random, LELE_SYMMETRY_COUNT);
        for (int cell = 0; cell < 81; cell++)
            if (grid.cell[cell] != 0)
                turned.cell[lele_symmetry_map(&layout, symmetry, cell)] =
                    label[grid.cell[cell] - 1];
        lele_solve(solver, &grid, &limits, NULL, NULL, &one);
        lele_solve(solver, &turned, &limits, NULL, NULL, &two);
        assert_int_equal(one.solutions, two.solutions);
    }
    lele_solver_free(solver);
}

static bool always(void *data)
{
    ++*(int *)data;
    return true;
}

static void limits_end_a_search_and_say_so(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "classic");
    lele_grid empty;
    lele_grid_clear(&empty);
    for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
        lele_solver *solver = lele_solver_new(&layout, lele_algorithm_at(a)->name, NULL);
        lele_solve_result result;
        int polled = 0;
        const lele_solve_limits few = { .max_solutions = 5 };
        lele_solve(solver, &empty, &few, NULL, NULL, &result);
        assert_int_equal(result.solutions, 5);
        assert_false(result.stopped);
        const lele_solve_limits nodes = { .max_nodes = 20000 };
        lele_solve(solver, &empty, &nodes, NULL, NULL, &result);
        assert_true(result.stopped);
        const lele_solve_limits stopped = { .stop = always, .stop_data = &polled };
        lele_solve(solver, &empty, &stopped, NULL, NULL, &result);
        assert_true(result.stopped);
        assert_int_equal(polled, 1);
        lele_solver_free(solver);
    }
}

/* Nodes, guesses and backtracks at the last poll. */
struct watched {
    lele_solve_result result;
    uint64_t nodes, guesses, backtracks;
    int polls;
};

static bool watch(void *data)
{
    struct watched *watched = data;
    const lele_solve_result *result = &watched->result;
    assert_true(result->nodes > watched->nodes);
    assert_true(result->guesses >= watched->guesses);
    assert_true(result->backtracks >= watched->backtracks);
    watched->nodes = result->nodes;
    watched->guesses = result->guesses;
    watched->backtracks = result->backtracks;
    watched->polls++;
    return false;
}

static void counters_grow_while_a_search_runs(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(
        &layout,
        "53..7....6..1....................................................................");
    for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
        lele_solver *solver = lele_solver_new(&layout, lele_algorithm_at(a)->name, NULL);
        struct watched watched = { .polls = 0 };
        const lele_solve_limits limits = { .max_nodes = 20000,
                                           .stop = watch,
                                           .stop_data = &watched };
        lele_solve(solver, &grid, &limits, NULL, NULL, &watched.result);
        assert_int_equal(watched.polls, 20000 / 1024);
        assert_true(watched.result.nodes >= watched.nodes);
        lele_solver_free(solver);
    }
}

static void a_search_to_the_end_takes_back_every_guess(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "classic");
    lele_random random;
    lele_random_init(&random, 12);
    for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
        const char *name = lele_algorithm_at(a)->name;
        lele_solver *solver = lele_solver_new(&layout, name, NULL);
        for (int round = 0; round < 20; round++) {
            const lele_solve_limits limits = { 0 };
            lele_solve_result result;
            lele_grid grid;
            sample_grid(&layout, &random, &grid);
            sample_dig(&layout, &random, 50, &grid);
            lele_solve(solver, &grid, &limits, NULL, NULL, &result);
            /* `fast` makes some guesses that cannot fail. */
            const bool all = strcmp(name, "fast") != 0;
            assert_int_equal(result.backtracks, all ? result.guesses : result.nodes);
            assert_true(result.backtracks <= result.guesses);
        }
        lele_solver_free(solver);
    }
}

static void a_batch_gives_what_single_calls_give(void **state)
{
    (void)state;
    enum { COUNT = 40 };
    static const char *const names[] = { "classic", "6x6" };
    static lele_layout layout;
    for (size_t i = 0; i < 2; i++) {
        layout_of(&layout, names[i]);
        const size_t cells = (size_t)layout.cell_count;
        static uint8_t puzzles[COUNT * 81], solutions[COUNT * 81];
        uint32_t counts[COUNT];
        lele_random random;
        lele_random_init(&random, 3);
        lele_solver *solver = lele_solver_new(&layout, NULL, NULL);
        for (int k = 0; k < COUNT; k++) {
            lele_grid grid;
            sample_grid(&layout, &random, &grid);
            sample_dig(&layout, &random, layout.cell_count / 2 + k % 8, &grid);
            memcpy(puzzles + (size_t)k * cells, grid.cell, cells);
        }
        lele_solve_batch batch = { .puzzles = puzzles,
                                   .solutions = solutions,
                                   .counts = counts,
                                   .count = COUNT,
                                   .max_solutions = 2 };
        lele_solve_many(solver, &batch);
        for (size_t k = 0; k < COUNT; k++) {
            lele_grid grid;
            lele_solve_result result;
            lele_grid_clear(&grid);
            memcpy(grid.cell, puzzles + k * cells, cells);
            lele_solve(solver, &grid, NULL, NULL, NULL, &result);
            assert_int_equal(counts[k], result.solutions);
            memcpy(grid.cell, solutions + k * cells, cells);
            assert_true(lele_grid_is_solution(&layout, &grid));
        }
        lele_solver_free(solver);
    }
}

static void every_algorithm_solves_lines_of_text(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *lines, *solutions;
    } cases[] = {
        { "4x4", "1.*_3412..430321\n1.9.............\n11..............\n", "1234341221434321\n" },
        { "classic",
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n" },
    };
    static lele_layout layout;
    for (size_t i = 0; i < 2; i++) {
        layout_of(&layout, cases[i].layout);
        const size_t stride = (size_t)layout.cell_count + 1;
        for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
            const char *name = lele_algorithm_at(a)->name;
            if (!works_on(name, &layout))
                continue;
            lele_solver *solver = lele_solver_new(&layout, name, NULL);
            char solutions[3 * 82];
            uint32_t counts[3];
            lele_solve_batch batch = { .puzzles = (const uint8_t *)cases[i].lines,
                                       .solutions = (uint8_t *)solutions,
                                       .counts = counts,
                                       .count = strlen(cases[i].lines) / stride,
                                       .form = LELE_FORM_LINES,
                                       .max_solutions = 2 };
            lele_solve_many(solver, &batch);
            assert_int_equal(counts[0], 1);
            assert_memory_equal(solutions, cases[i].solutions, stride);
            if (i == 0) { /* 9 is not a digit of 4x4, so an empty cell; 11 breaks the rules */
                assert_int_equal(counts[1], 2);
                assert_int_equal(counts[2], 0);
            }
            lele_solver_free(solver);
        }
    }
}

static void lines_of_a_batch_are_known_by_their_bytes(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *text;
        size_t count;
    } cases[] = {
        { "4x4", "1234............\n0*_.............\n", 2 },
        { "4x4", "1234............\n5...............\n", 1 },
        { "4x4", "1234............", 0 },
        { "4x4", "1234............\r\n", 0 },
        { "4x4", "1234...........\n................\n", 0 },
        { "4x4", "", 0 },
        { "classic",
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
          "53**7____6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7,\n",
          3 },
        { "16x16",
          "................................................................"
          "................................................................"
          "................................................................"
          "................................................................\n",
          0 },
    };
    static lele_layout layout;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        layout_of(&layout, cases[i].layout);
        for (size_t a = 0; lele_algorithm_at(a) != NULL; a++) {
            const char *name = lele_algorithm_at(a)->name;
            if (!works_on(name, &layout))
                continue;
            lele_solver *solver = lele_solver_new(&layout, name, NULL);
            assert_int_equal(lele_solve_count_lines(solver, cases[i].text, strlen(cases[i].text)),
                             cases[i].count);
            lele_solver_free(solver);
        }
    }
}

static void an_unknown_algorithm_is_refused_by_name(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_problem problem;
    lele_problem_init(&problem);
    layout_of(&layout, "classic");
    assert_null(lele_solver_new(&layout, "magic", &problem));
    assert_int_equal(problem.code, LELE_E_ALGORITHM);
    assert_string_equal(problem.text, "magic");
    lele_solver_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_algorithms_find_the_same_solutions),
        cmocka_unit_test(all_algorithms_agree_on_large_grids),
        cmocka_unit_test(known_counts_are_right),
        cmocka_unit_test(relabelled_and_turned_puzzles_have_as_many_solutions),
        cmocka_unit_test(limits_end_a_search_and_say_so),
        cmocka_unit_test(counters_grow_while_a_search_runs),
        cmocka_unit_test(a_search_to_the_end_takes_back_every_guess),
        cmocka_unit_test(a_batch_gives_what_single_calls_give),
        cmocka_unit_test(every_algorithm_solves_lines_of_text),
        cmocka_unit_test(lines_of_a_batch_are_known_by_their_bytes),
        cmocka_unit_test(an_unknown_algorithm_is_refused_by_name),
    };
    return RUN(tests);
}
