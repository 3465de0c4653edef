/* The hint service compared with the solver: it may omit things but must never be wrong. */
#include "check.h"

static const char *const puzzles[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
};
enum { PUZZLES = sizeof puzzles / sizeof puzzles[0] };

struct fixture {
    lele_layout layout;
    lele_grid givens;
    lele_advisor *advisor;
    lele_hint_position position;
};

/* Sets the candidates by the rules, from position.values. */
static void look(struct fixture *fixture)
{
    lele_board board;
    lele_board_init(&board, &fixture->layout, &fixture->position.values);
    memcpy(fixture->position.candidates, board.candidates, sizeof board.candidates);
}

static void set_up(struct fixture *fixture, const char *layout, const char *puzzle)
{
    memset(fixture, 0, sizeof *fixture);
    layout_of(&fixture->layout, layout);
    fixture->givens = grid_of(&fixture->layout, puzzle);
    fixture->position.values = fixture->givens;
    fixture->advisor = lele_advisor_new(&fixture->layout, &fixture->givens);
    assert_non_null(fixture->advisor);
    look(fixture);
}

/* The number of solutions (2: two or more), by an algorithm that the advisor does not use. */
static uint64_t count(const lele_layout *layout, const lele_grid *grid)
{
    lele_solve_result result;
    lele_solver *solver = lele_solver_new(layout, "dlx", NULL);
    lele_solve(solver, grid, NULL, NULL, NULL, &result);
    lele_solver_free(solver);
    return result.solutions;
}

static void the_overlay_never_hides_the_right_digit(void **state)
{
    (void)state;
    for (int i = 0; i < PUZZLES; i++) {
        struct fixture fixture;
        lele_overlay overlay;
        set_up(&fixture, "classic", puzzles[i]);
        const lele_grid *solution = lele_advisor_solution(fixture.advisor);
        lele_advisor_overlay(fixture.advisor, &fixture.position, &overlay);
        for (int cell = 0; cell < 81; cell++) {
            if (fixture.givens.cell[cell] != 0)
                continue;
            assert_true(lele_digits_has(overlay.candidates[cell], solution->cell[cell]));
            assert_int_equal(overlay.candidates[cell] & ~fixture.position.candidates[cell], 0);
        }
        lele_advisor_free(fixture.advisor);
    }
}

struct follower {
    lele_board board;
    const lele_grid *solution;
    int steps;
};

/* Each step must hold on the board that the previous steps produced. */
static void follow(void *data, const lele_board *before, const lele_step *step)
{
    struct follower *follower = data;
    (void)before;
    assert_true(lele_step_verify(step, &follower->board, follower->solution));
    lele_step_apply(step, &follower->board);
    follower->steps++;
}

static void the_basis_of_a_cell_leads_to_what_the_overlay_shows(void **state)
{
    (void)state;
    struct fixture fixture;
    lele_overlay overlay;
    int explained = 0;
    set_up(&fixture, "classic", puzzles[1]);
    lele_advisor_overlay(fixture.advisor, &fixture.position, &overlay);
    for (int cell = 0; cell < 81; cell++) {
        if (fixture.givens.cell[cell] != 0)
            continue;
        struct follower follower = { .solution = lele_advisor_solution(fixture.advisor) };
        lele_board_init(&follower.board, &fixture.layout, &fixture.position.values);
        lele_advisor_basis(fixture.advisor, &fixture.position, cell, follow, &follower);
        const int value = follower.board.grid.cell[cell];
        const lele_digits left =
            value != 0 ? lele_digits_of(value) : follower.board.candidates[cell];
        assert_int_equal(left & ~overlay.candidates[cell], 0);
        const bool by_rules = overlay.candidates[cell] == fixture.position.candidates[cell];
        assert_true(by_rules == (follower.steps == 0));
        explained += follower.steps > 0;
    }
    assert_true(explained > 10);
    lele_advisor_free(fixture.advisor);
}

static void ignore(void *data, const lele_board *before, const lele_step *step)
{
    (void)before, (void)step;
    ++*(int *)data;
}

static void why_not_knows_the_right_digits_from_the_wrong_ones(void **state)
{
    (void)state;
    struct fixture fixture;
    set_up(&fixture, "classic", puzzles[0]);
    const lele_grid *solution = lele_advisor_solution(fixture.advisor);
    for (int cell = 0; cell < 81; cell++) {
        for (int digit = 1; digit <= 9; digit++) {
            int other, steps = 0;
            const lele_why_not reason = lele_advisor_why_not(fixture.advisor, &fixture.position,
                                                             cell, digit, &other, ignore, &steps);
            if (fixture.givens.cell[cell] != 0) {
                assert_int_equal(reason, LELE_WHY_NOT_FILLED);
            } else if (!lele_digits_has(fixture.position.candidates[cell], digit)) {
                assert_int_equal(reason, LELE_WHY_NOT_SEEN);
                assert_int_equal(fixture.position.values.cell[other], digit);
                assert_true(lele_layout_sees(&fixture.layout, cell, other));
            } else if (digit == solution->cell[cell]) {
                assert_int_equal(reason, LELE_WHY_NOT_POSSIBLE);
            } else {
                assert_int_equal(reason, LELE_WHY_NOT_EXCLUDED);
                assert_true(steps > 0);
            }
        }
    }
    lele_advisor_free(fixture.advisor);
}

static void a_wrong_digit_is_found_and_disproved(void **state)
{
    (void)state;
    struct fixture fixture;
    static lele_hint hint;
    set_up(&fixture, "classic", puzzles[1]);
    const lele_grid *solution = lele_advisor_solution(fixture.advisor);
    for (int cell = 0; cell < 81; cell += 5) {
        lele_digits wrong = fixture.position.candidates[cell];
        lele_digits_remove(&wrong, lele_digits_of(solution->cell[cell]));
        if (wrong == 0)
            continue;
        const int digit = lele_digits_first(wrong);
        fixture.position.values.cell[cell] = (uint8_t)digit;
        look(&fixture);
        lele_advisor_hint(fixture.advisor, &fixture.position, 0, &hint);
        assert_int_equal(hint.kind, LELE_HINT_WRONG);
        assert_int_equal(hint.cells[0], cell);
        assert_int_equal(hint.digit, digit);
        assert_true(lele_advisor_prove_wrong(fixture.advisor, &fixture.position, &hint));
        assert_true(lele_step_verify(&hint.step, &hint.board, solution));
        fixture.position.values.cell[cell] = 0;
        look(&fixture);
    }
    lele_advisor_free(fixture.advisor);
}

/* Places random digits that break no rule, until no solution is left. */
static void fill_blindly(struct fixture *fixture, lele_random *random)
{
    while (count(&fixture->layout, &fixture->position.values) > 0) {
        int cell;
        do
            cell = (int)lele_random_below(random, (uint32_t)fixture->layout.cell_count);
        while (fixture->position.values.cell[cell] != 0 || fixture->position.candidates[cell] == 0);
        lele_digits left = fixture->position.candidates[cell];
        for (uint32_t skip = lele_random_below(random, (uint32_t)lele_digits_count(left)); skip > 0;
             skip--)
            lele_digits_pop(&left);
        fixture->position.values.cell[cell] = (uint8_t)lele_digits_first(left);
        fixture->position.order[cell] = lele_random_below(random, 1000);
        look(fixture);
    }
}

static void culprits_are_a_set_that_cannot_be_smaller(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 3);
    for (int round = 0; round < 30; round++) {
        struct fixture fixture;
        lele_cell culprits[LELE_MAX_CELLS];
        set_up(&fixture, "6x6", "1.3.5.4.6...........................");
        assert_int_equal(lele_advisor_culprits(fixture.advisor, &fixture.position, culprits), 0);
        fill_blindly(&fixture, &random);
        const int found = lele_advisor_culprits(fixture.advisor, &fixture.position, culprits);
        assert_true(found > 0);
        lele_grid grid = fixture.givens;
        for (int i = 0; i < found; i++)
            grid.cell[culprits[i]] = fixture.position.values.cell[culprits[i]];
        assert_int_equal(count(&fixture.layout, &grid), 0);
        for (int i = 0; i < found; i++) {
            lele_grid without = grid;
            without.cell[culprits[i]] = 0;
            assert_true(count(&fixture.layout, &without) > 0);
        }
        lele_advisor_free(fixture.advisor);
    }
}

static void justify(struct fixture *fixture, int cell, int digit, const char *want)
{
    const int found =
        lele_advisor_justify(fixture->advisor, &fixture->position.values, cell, digit);
    const char *name = found >= 0 ? lele_technique_at((size_t)found)->name : "guess";
    assert_string_equal(name, want);
}

static void a_digit_is_justified_by_the_easiest_technique(void **state)
{
    (void)state;
    struct fixture fixture;
    set_up(&fixture, "classic", puzzles[0]);
    justify(&fixture, 40, 5, "naked-single");
    justify(&fixture, 47, 3, "hidden-single");
    justify(&fixture, 2, 1, "guess"); /* wrong, so nothing can justify it */
    lele_advisor_free(fixture.advisor);
    set_up(&fixture, "4x4", "123.341221434.21");
    justify(&fixture, 3, 4, "full-house");
    lele_advisor_free(fixture.advisor);
}

static void what_is_known_about_a_puzzle_is_right(void **state)
{
    (void)state;
    static const char *const cases[] = {
        "1...............", "123.......4.....", "123....4........",
        "12343.2.2.4....2", "1.3...12..4.....", "................"
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fixture fixture;
        set_up(&fixture, "4x4", cases[i]);
        const uint64_t solutions = count(&fixture.layout, &fixture.givens);
        const lele_solutions_known want = solutions == 0   ? LELE_KNOWN_NONE
                                          : solutions == 1 ? LELE_KNOWN_ONE
                                                           : LELE_KNOWN_SEVERAL;
        assert_int_equal(lele_advisor_known(fixture.advisor), want);
        assert_true((lele_advisor_solution(fixture.advisor) != NULL) == (solutions == 1));
        lele_advisor_free(fixture.advisor);
    }
}

static void an_advisor_without_a_puzzle_is_turned_to_one(void **state)
{
    (void)state;
    struct fixture fixture;
    set_up(&fixture, "classic", puzzles[0]);
    lele_advisor *advisor = lele_advisor_new(&fixture.layout, NULL);
    assert_non_null(advisor);
    assert_int_equal(lele_advisor_known(advisor), LELE_KNOWN_NOT);
    assert_null(lele_advisor_solution(advisor));
    lele_advisor_turn(advisor, &fixture.givens);
    assert_int_equal(lele_advisor_known(advisor), LELE_KNOWN_ONE);
    assert_memory_equal(lele_advisor_solution(advisor), lele_advisor_solution(fixture.advisor), 81);
    lele_advisor_free(advisor);
    lele_advisor_free(fixture.advisor);
}

static void a_limit_of_nodes_leaves_a_hard_puzzle_open(void **state)
{
    (void)state;
    struct fixture fixture;
    set_up(&fixture, "classic", puzzles[2]);
    assert_int_equal(lele_advisor_known(fixture.advisor), LELE_KNOWN_ONE);
    lele_advisor_limit(fixture.advisor, 1);
    lele_advisor_turn(fixture.advisor, &fixture.givens);
    assert_int_equal(lele_advisor_known(fixture.advisor), LELE_KNOWN_NOT);
    lele_advisor_limit(fixture.advisor, 0);
    lele_advisor_turn(fixture.advisor, &fixture.givens);
    assert_int_equal(lele_advisor_known(fixture.advisor), LELE_KNOWN_ONE);
    lele_advisor_free(fixture.advisor);
}

/* Takes steps as long as there are any; counts those by brute force. */
static int walk(lele_advisor *advisor, lele_board *board)
{
    static lele_step step;
    const int brute_force = lele_technique_find("brute-force");
    int forced = 0;
    while (lele_advisor_next(advisor, board, &step)) {
        assert_true(lele_step_verify(&step, board, lele_advisor_solution(advisor)));
        assert_true(lele_step_apply(&step, board));
        forced += step.technique == brute_force;
    }
    return forced;
}

static void steps_lead_to_the_only_solution_by_force_where_the_list_ends(void **state)
{
    (void)state;
    struct fixture fixture;
    lele_technique_list one;
    lele_board board;
    set_up(&fixture, "classic", puzzles[1]);
    lele_board_init(&board, &fixture.layout, &fixture.givens);
    assert_int_equal(walk(fixture.advisor, &board), 0);
    assert_int_equal(board.empty_count, 0);
    assert_int_equal(lele_technique_list_read(&one, "full-house", NULL), LELE_OK);
    lele_advisor_use(fixture.advisor, &one);
    lele_board_init(&board, &fixture.layout, &fixture.givens);
    assert_true(walk(fixture.advisor, &board) > 10);
    assert_memory_equal(board.grid.cell, lele_advisor_solution(fixture.advisor)->cell, 81);
    lele_advisor_free(fixture.advisor);
}

static void steps_end_where_two_solutions_begin(void **state)
{
    (void)state;
    struct fixture fixture;
    lele_board board;
    set_up(&fixture, "4x4", "1.3...12..4.....");
    assert_int_equal(lele_advisor_known(fixture.advisor), LELE_KNOWN_SEVERAL);
    lele_board_init(&board, &fixture.layout, &fixture.givens);
    assert_int_equal(walk(fixture.advisor, &board), 0);
    assert_true(board.empty_count > 0);
    lele_advisor_free(fixture.advisor);
}

static void a_puzzle_with_several_solutions_has_no_rating(void **state)
{
    (void)state;
    static const lele_rating none;
    struct fixture fixture;
    set_up(&fixture, "classic", puzzles[1]);
    assert_true(lele_advisor_rating(fixture.advisor)->solved);
    fixture.givens.cell[1] = 0;
    lele_advisor_turn(fixture.advisor, &fixture.givens);
    assert_int_equal(lele_advisor_known(fixture.advisor), LELE_KNOWN_SEVERAL);
    assert_memory_equal(lele_advisor_rating(fixture.advisor), &none, sizeof none);
    lele_advisor_free(fixture.advisor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_overlay_never_hides_the_right_digit),
        cmocka_unit_test(the_basis_of_a_cell_leads_to_what_the_overlay_shows),
        cmocka_unit_test(why_not_knows_the_right_digits_from_the_wrong_ones),
        cmocka_unit_test(a_wrong_digit_is_found_and_disproved),
        cmocka_unit_test(culprits_are_a_set_that_cannot_be_smaller),
        cmocka_unit_test(a_digit_is_justified_by_the_easiest_technique),
        cmocka_unit_test(what_is_known_about_a_puzzle_is_right),
        cmocka_unit_test(an_advisor_without_a_puzzle_is_turned_to_one),
        cmocka_unit_test(a_limit_of_nodes_leaves_a_hard_puzzle_open),
        cmocka_unit_test(steps_lead_to_the_only_solution_by_force_where_the_list_ends),
        cmocka_unit_test(steps_end_where_two_solutions_begin),
        cmocka_unit_test(a_puzzle_with_several_solutions_has_no_rating),
    };
    return RUN(tests);
}
