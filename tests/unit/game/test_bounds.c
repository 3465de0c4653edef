/*
 * No input may hold up a game: every search that a player can start has a budget, counted in work
 * that maps to time on every layout.
 */
#include "check.h"
#include "nasty.h"

#include "game/advisor.h"

static nasty inputs[NASTY_MOST];
static size_t input_count;

/* A search looks at its budget once per node, so it may exceed it by one node. */
enum { SLACK = LELE_WORK_SECOND / 100 };

static void a_search_stops_at_its_budget_with_every_algorithm(void **state)
{
    (void)state;
    const lele_solve_limits limits = { .max_solutions = 2, .max_work = LELE_WORK_SECOND / 50 };
    for (size_t i = 0; i < input_count; i++) {
        const lele_layout *layout = &inputs[i].layout;
        const lele_grid grid = inputs[i].grid;
        for (size_t k = 0; lele_algorithm_at(k) != NULL; k++) {
            lele_solver *solver = lele_solver_new(layout, lele_algorithm_at(k)->name, NULL);
            lele_solve_result result;
            if (solver == NULL) /* `fast` is for classic grids */
                continue;
            lele_solve(solver, &grid, &limits, NULL, NULL, &result);
            assert_true(result.nodes == 0 || result.work > 0);
            assert_true(result.work <= limits.max_work + SLACK);
            assert_int_equal(result.stopped, result.work > limits.max_work);
            lele_solver_free(solver);
        }
    }
}

static void the_answer_is_right_or_not_known(void **state)
{
    (void)state;
    for (size_t i = 0; i < input_count; i++) {
        const lele_layout *layout = &inputs[i].layout;
        const lele_grid grid = inputs[i].grid;
        lele_advisor *advisor = lele_advisor_new(layout, &grid);
        assert_non_null(advisor);
        const char *known = lele_solutions_known_name(lele_advisor_known(advisor));
        if (strcmp(known, inputs[i].known) != 0)
            fail_msg("%s: %s", inputs[i].name, known);
        assert_true(advisor->proof.spent <= LELE_ADVISOR_WORK + SLACK);
        lele_advisor_free(advisor);
    }
}

/* The player's first entry in a cell makes the position worse: entries that cannot stand together
 * are searched for with one budget, not with one budget each. */
static void all_searches_of_a_question_share_one_budget(void **state)
{
    (void)state;
    for (size_t i = 0; i < input_count; i++) {
        const lele_layout *layout = &inputs[i].layout;
        lele_hint_position position = { .values = { { 0 } } };
        lele_cell culprits[LELE_MAX_CELLS];
        const lele_grid puzzle = inputs[i].grid;
        lele_grid half = puzzle;
        for (int cell = 0; cell < layout->cell_count / 2; cell++)
            half.cell[cell] = 0; /* so the other half of the givens count as entries */
        lele_advisor *advisor = lele_advisor_new(layout, &half);
        assert_non_null(advisor);
        position.values = puzzle;
        (void)lele_advisor_culprits(advisor, &position, culprits);
        assert_true(advisor->proof.spent <= LELE_ADVISOR_WORK + SLACK);
        lele_advisor_free(advisor);
    }
}

static void the_same_question_is_not_searched_twice(void **state)
{
    (void)state;
    const lele_grid grid = inputs[0].grid;
    lele_advisor *advisor = lele_advisor_new(&inputs[0].layout, &grid);
    assert_non_null(advisor);
    assert_true(lele_advisor_is_solvable(advisor, &grid));
    assert_true(lele_advisor_is_solvable(advisor, &grid));
    assert_int_equal(advisor->proof.spent, 0);
    lele_advisor_free(advisor);
}

static void a_small_budget_decides_nothing_wrongly(void **state)
{
    (void)state;
    static const uint64_t budgets[] = { 1, 1000, 100000, 10000000 };
    for (size_t i = 0; i < input_count; i++)
        for (size_t b = 0; b < sizeof budgets / sizeof budgets[0]; b++) {
            const lele_layout *layout = &inputs[i].layout;
            const lele_grid grid = inputs[i].grid;
            lele_advisor *advisor = lele_advisor_new(layout, NULL);
            assert_non_null(advisor);
            lele_advisor_limit_work(advisor, budgets[b]);
            lele_advisor_turn(advisor, &grid);
            const char *known = lele_solutions_known_name(lele_advisor_known(advisor));
            assert_true(strcmp(known, "unknown") == 0 || strcmp(known, inputs[i].known) == 0);
            lele_advisor_free(advisor);
        }
}

static bool is_answered(lele_game *game, const char *command)
{
    lele_problem problem;
    lele_problem_init(&problem);
    const lele_error error = lele_game_command(game, 1000, command, &problem);
    return error == LELE_OK || problem.code == error;
}

/* Every empty grid and every nasty one can be played, with every kind of help. */
static void help_ends_on_every_empty_grid(void **state)
{
    (void)state;
    static const char *const commands[] = { "hint 4",         "close", "candidates 3",
                                            "why-not r1c2 3", "check", "reveal" };
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        lele_layout layout;
        lele_grid empty;
        lele_position position;
        layout_of(&layout, lele_layout_name_at(i));
        lele_grid_clear(&empty);
        lele_position_from_grid(&position, &layout, &empty);
        lele_game *game = lele_game_new(&position, LELE_SEVERAL_ALLOW, NULL);
        assert_non_null(game);
        for (size_t k = 0; k < sizeof commands / sizeof commands[0]; k++)
            assert_true(is_answered(game, commands[k]));
        lele_game_free(game);
    }
}

int main(void)
{
    input_count = nasty_load(inputs);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_search_stops_at_its_budget_with_every_algorithm),
        cmocka_unit_test(the_answer_is_right_or_not_known),
        cmocka_unit_test(all_searches_of_a_question_share_one_budget),
        cmocka_unit_test(the_same_question_is_not_searched_twice),
        cmocka_unit_test(a_small_budget_decides_nothing_wrongly),
        cmocka_unit_test(help_ends_on_every_empty_grid),
    };
    return RUN(tests);
}
