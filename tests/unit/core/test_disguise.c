#include "check.h"

static const char *const names[] = { "classic",   "x",     "windoku", "centre-dot", "asterisk",
                                     "windoku-x", "4x4",   "6x6",     "8x8",        "16x16",
                                     "12x12",     "6x6-x", NULL };

/* Any solution of the empty grid. */
static lele_grid solution_of(const lele_layout *layout)
{
    lele_grid empty;
    lele_solve_result result;
    lele_grid_clear(&empty);
    lele_solver *solver = lele_solver_new(layout, NULL, NULL);
    const lele_solve_limits limits = { .max_solutions = 1 };
    lele_solve(solver, &empty, &limits, NULL, NULL, &result);
    lele_solver_free(solver);
    assert_int_equal(result.solutions, 1);
    return result.first;
}

static void a_solution_stays_one_on_every_layout(void **state)
{
    (void)state;
    for (int i = 0; names[i] != NULL; i++) {
        lele_layout layout;
        layout_of(&layout, names[i]);
        const lele_grid grid = solution_of(&layout);
        lele_position position, other;
        lele_position_from_grid(&position, &layout, &grid);
        for (uint64_t seed = 0; seed < 20; seed++) {
            lele_random random;
            lele_disguise disguise;
            lele_random_init(&random, seed);
            lele_disguise_init(&disguise, &layout, &random);
            lele_disguise_apply(&disguise, &position, &other);
            assert_true(lele_grid_is_solution(&layout, &other.values));
            assert_true(lele_grid_equal(&layout, &other.givens, &other.values));
        }
    }
}

static void a_seed_gives_one_disguise_and_another_seed_another(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    const lele_grid grid = solution_of(&layout);
    lele_position position, made[3];
    lele_position_from_grid(&position, &layout, &grid);
    for (int i = 0; i < 3; i++) {
        lele_random random;
        lele_disguise disguise;
        lele_random_init(&random, i == 2 ? 8 : 7);
        lele_disguise_init(&disguise, &layout, &random);
        lele_disguise_apply(&disguise, &position, &made[i]);
    }
    assert_true(lele_grid_equal(&layout, &made[0].values, &made[1].values));
    assert_false(lele_grid_equal(&layout, &made[0].values, &made[2].values));
}

/* Candidates and notes move with their cells and digits. */
static void candidates_follow_their_cells(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_position position, other;
    lele_random random;
    lele_disguise disguise;
    lele_position_init(&position, &layout);
    position.has_candidates = true;
    position.candidates[12] = lele_digits_of(3) | lele_digits_of(7);
    position.notes[LELE_NOTE_CENTRE][80] = lele_digits_of(9);
    lele_random_init(&random, 3);
    lele_disguise_init(&disguise, &layout, &random);
    lele_disguise_apply(&disguise, &position, &other);
    assert_true(other.has_candidates);
    assert_int_equal(other.candidates[disguise.cell[12]],
                     lele_digits_of(disguise.digit[3]) | lele_digits_of(disguise.digit[7]));
    assert_int_equal(other.notes[LELE_NOTE_CENTRE][disguise.cell[80]],
                     lele_digits_of(disguise.digit[9]));
}

static bool shows(const lele_position *position, const char *technique)
{
    lele_board board;
    lele_step step;
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine *engine = lele_engine_new(position->layout);
    lele_board_init_position(&board, position);
    const bool found = lele_engine_next(engine, &board, &options, &step);
    lele_engine_free(engine);
    return found;
}

static void a_worked_example_stays_one(void **state)
{
    (void)state;
    static const char *const techniques[] = { "x-wing",  "swordfish", "naked-triple",
                                              "xy-wing", "xy-chain",  "sue-de-coq",
                                              "als-xz",  "tridagon",  "avoidable-rectangle-1" };
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    for (size_t i = 0; i < sizeof techniques / sizeof techniques[0]; i++)
        for (size_t k = 0; k < lele_technique_count(); k++) {
            if (strcmp(lele_technique_at(k)->name, techniques[i]) != 0)
                continue;
            const char *example = lele_technique_example(k);
            lele_position position, other;
            assert_int_equal(
                lele_codec_read(NULL, &context, example, strlen(example), &position, NULL),
                LELE_OK);
            for (uint64_t seed = 0; seed < 10; seed++) {
                lele_random random;
                lele_disguise disguise;
                lele_random_init(&random, seed);
                lele_disguise_init(&disguise, position.layout, &random);
                lele_disguise_apply(&disguise, &position, &other);
                assert_true(shows(&other, techniques[i]));
            }
        }
    lele_layouts_free(layouts);
}

/* Half a turn exchanges its digits; lines that change places would destroy that. */
static void symmetrical_givens_stay_symmetrical(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(
        &layout,
        "....8..9.25....1.69..7...42....18.....4...6.....29....86...3..14.9....58.1..2....");
    lele_position position, other;
    lele_position_from_grid(&position, &layout, &grid);
    int different = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        uint8_t rule[LELE_MAX_SIZE + 1];
        lele_random random;
        lele_disguise disguise;
        lele_random_init(&random, seed);
        lele_disguise_init_for(&disguise, &position, &random);
        lele_disguise_apply(&disguise, &position, &other);
        assert_true(lele_grid_rule(&layout, &other.givens, LELE_SYMMETRY_ROTATE_180, rule));
        different += !lele_grid_equal(&layout, &other.givens, &grid);
    }
    assert_true(different > 30);
}

static void other_givens_are_disguised_as_without_a_position(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(
        &layout,
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    lele_position position;
    lele_position_from_grid(&position, &layout, &grid);
    for (uint64_t seed = 0; seed < 10; seed++) {
        lele_random random, same;
        lele_disguise one, two;
        lele_random_init(&random, seed);
        lele_random_init(&same, seed);
        lele_disguise_init(&one, &layout, &random);
        lele_disguise_init_for(&two, &position, &same);
        assert_memory_equal(one.digit, two.digit, 10);
        assert_memory_equal(one.cell, two.cell, 81);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_solution_stays_one_on_every_layout),
        cmocka_unit_test(a_seed_gives_one_disguise_and_another_seed_another),
        cmocka_unit_test(candidates_follow_their_cells),
        cmocka_unit_test(a_worked_example_stays_one),
        cmocka_unit_test(symmetrical_givens_stay_symmetrical),
        cmocka_unit_test(other_givens_are_disguised_as_without_a_position),
    };
    return RUN(tests);
}
