/*
 * Hints from a wrong digit that is taken as assumed: the steps hold on the board that they are found
 * on, they use neither uniqueness nor force, and a contradiction that is told is one.
 */
#include "check.h"

static const char *const puzzles[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};
enum { PUZZLES = sizeof puzzles / sizeof puzzles[0], MOST_STEPS = 400 };

struct fixture {
    lele_layout layout;
    lele_grid givens;
    lele_advisor *advisor;
    lele_hint_position position;
};

static void set_up(struct fixture *fixture, const char *puzzle)
{
    memset(fixture, 0, sizeof *fixture);
    layout_of(&fixture->layout, "classic");
    fixture->givens = grid_of(&fixture->layout, puzzle);
    fixture->advisor = lele_advisor_new(&fixture->layout, &fixture->givens);
    assert_non_null(fixture->advisor);
}

/* The givens and one wrong digit that breaks no rule; false if the cell has none. */
static bool assume(struct fixture *fixture, int cell)
{
    lele_board board;
    fixture->position =
        (lele_hint_position){ .values = fixture->givens, .wrong = LELE_WRONG_ASSUMED };
    lele_board_init(&board, &fixture->layout, &fixture->givens);
    lele_digits wrong = board.candidates[cell];
    lele_digits_remove(&wrong, lele_digits_of(lele_advisor_solution(fixture->advisor)->cell[cell]));
    if (fixture->givens.cell[cell] != 0 || wrong == 0)
        return false;
    fixture->position.values.cell[cell] = (uint8_t)lele_digits_first(wrong);
    lele_board_init(&board, &fixture->layout, &fixture->position.values);
    memcpy(fixture->position.candidates, board.candidates, sizeof board.candidates);
    return true;
}

static void keep(struct fixture *fixture, const lele_board *board)
{
    fixture->position.values = board->grid;
    memcpy(fixture->position.candidates, board->candidates, sizeof board->candidates);
}

/* Checked cell by cell, without the function that the hint uses. */
static void is_contradiction(const struct fixture *fixture, const lele_hint *hint)
{
    const lele_hint_position *position = &fixture->position;
    if (hint->dead.kind == LELE_DEAD_CELL) {
        assert_int_equal(position->values.cell[hint->dead.cell], 0);
        assert_int_equal(position->candidates[hint->dead.cell], 0);
        assert_int_equal(hint->cells[0], hint->dead.cell);
        return;
    }
    assert_int_equal(hint->dead.kind, LELE_DEAD_UNIT);
    const lele_unit *unit = &fixture->layout.units[hint->dead.unit];
    for (int i = 0; i < fixture->layout.size; i++) {
        const int cell = unit->cells[i];
        assert_int_not_equal(position->values.cell[cell], hint->dead.digit);
        assert_false(position->values.cell[cell] == 0 &&
                     lele_digits_has(position->candidates[cell], hint->dead.digit));
    }
}

/* Follows the hints; returns whether they end in a contradiction. */
static bool follow(struct fixture *fixture, lele_hint *hint)
{
    const int force = lele_technique_find("brute-force");
    for (int i = 0; i < MOST_STEPS; i++) {
        lele_advisor_hint(fixture->advisor, &fixture->position, 0, hint);
        if (hint->kind != LELE_HINT_STEP) {
            assert_true(hint->kind == LELE_HINT_CONTRADICTION || hint->kind == LELE_HINT_NONE);
            if (hint->kind == LELE_HINT_CONTRADICTION)
                is_contradiction(fixture, hint);
            return hint->kind == LELE_HINT_CONTRADICTION;
        }
        assert_true(hint->has_step && hint->assumes);
        assert_false(lele_technique_at(hint->step.technique)->needs_uniqueness);
        assert_int_not_equal(hint->step.technique, force);
        assert_true(lele_step_verify(&hint->step, &hint->board, NULL));
        assert_true(lele_step_apply(&hint->step, &hint->board));
        keep(fixture, &hint->board);
    }
    return false;
}

static void hints_from_a_wrong_digit_lead_to_a_contradiction(void **state)
{
    (void)state;
    static lele_hint hint;
    for (int i = 0; i < PUZZLES; i++) {
        struct fixture fixture;
        int tried = 0, refuted = 0;
        set_up(&fixture, puzzles[i]);
        for (int cell = 0; cell < fixture.layout.cell_count && tried < 12; cell += 3) {
            if (!assume(&fixture, cell))
                continue;
            tried++;
            refuted += follow(&fixture, &hint);
        }
        assert_int_equal(tried, 12);
        assert_int_equal(refuted, tried);
        lele_advisor_free(fixture.advisor);
    }
}

static void without_a_wrong_digit_uniqueness_and_force_are_back(void **state)
{
    (void)state;
    static lele_hint hint;
    struct fixture fixture;
    set_up(&fixture, puzzles[0]);
    assert_true(assume(&fixture, 18)); /* R3C1 = 2 */
    const lele_technique_list force = { { (uint8_t)lele_technique_find("brute-force") }, 1 };
    lele_advisor_use(fixture.advisor, &force);
    lele_advisor_hint(fixture.advisor, &fixture.position, 0, &hint);
    assert_int_equal(hint.kind, LELE_HINT_NONE);
    fixture.position.values.cell[18] = 1;
    lele_board board;
    lele_board_init(&board, &fixture.layout, &fixture.position.values);
    memcpy(fixture.position.candidates, board.candidates, sizeof board.candidates);
    lele_advisor_hint(fixture.advisor, &fixture.position, 0, &hint);
    assert_int_equal(hint.kind, LELE_HINT_STEP);
    assert_false(hint.assumes);
    lele_advisor_free(fixture.advisor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_from_a_wrong_digit_lead_to_a_contradiction),
        cmocka_unit_test(without_a_wrong_digit_uniqueness_and_force_are_back),
    };
    return RUN(tests);
}
