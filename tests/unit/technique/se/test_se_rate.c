/*
 * The rating on Sudoku Explainer's scale: published numbers of that program, the definitions of ER,
 * EP and ED, the rules for the length of chains, and the truth of every step.
 */
#include "lele/fill.h"
#include "lele/generate.h"
#include "lele/se.h"
#include "../soundness.h"
#include "technique/se/se_chain.h"

struct rater {
    struct soundness s;
    lele_se *se;
    lele_generator *generator;
};

static int set_up(void **state)
{
    struct rater *rater = calloc(1, sizeof *rater);
    lele_recipe recipe;
    assert_non_null(rater);
    soundness_init(&rater->s, "classic");
    assert_int_equal(lele_se_new(&rater->s.layout, &rater->se), LELE_OK);
    lele_recipe_init(&recipe);
    recipe.thrift = LELE_THRIFT_MINIMAL;
    rater->generator = lele_generator_new(&rater->s.layout, &recipe, NULL);
    assert_non_null(rater->generator);
    *state = rater;
    return 0;
}

static int tear_down(void **state)
{
    struct rater *rater = *state;
    lele_generator_free(rater->generator);
    lele_se_free(rater->se);
    soundness_release(&rater->s);
    free(rater);
    return 0;
}

static const struct {
    const char *name, *puzzle;
    uint16_t er;
} published[] = {
    { "AI Escargot",
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 105 },
    { "Platinum Blonde",
      ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...", 106 },
};

static void puzzles_have_the_published_ratings(void **state)
{
    struct rater *rater = *state;
    for (size_t i = 0; i < sizeof published / sizeof published[0]; i++) {
        lele_se_rating rating;
        soundness_line(&rater->s, published[i].puzzle);
        assert_int_equal(lele_se_rate(rater->se, &rater->s.board, NULL, &rating), LELE_OK);
        assert_int_equal(rating.end, LELE_SE_SOLVED);
        assert_int_equal(rating.er, published[i].er);
    }
}

/* The numbers made again from the steps, and the board they lead to. */
struct watch {
    const lele_grid *solution;
    lele_board board;
    uint16_t most, pearl, diamond, steps;
};

static bool see_step(void *data, const lele_grid *before, const lele_se_step *step)
{
    struct watch *watch = data;
    bool any = step->digit != 0;
    assert_true(lele_grid_equal(watch->board.layout, before, &watch->board.grid));
    if (step->digit != 0) {
        assert_int_equal(step->digit, watch->solution->cell[step->cell]);
        assert_true(lele_digits_has(watch->board.candidates[step->cell], step->digit));
        lele_board_place(&watch->board, step->cell, step->digit);
    }
    for (int cell = 0; cell < 81; cell++) {
        const lele_digits gone = step->gone[cell];
        assert_int_equal(gone & ~watch->board.candidates[cell] & (step->digit == 0 ? ~0 : 0), 0);
        if (gone == 0)
            continue;
        assert_false(lele_digits_has(gone, watch->solution->cell[cell]));
        lele_board_eliminate(&watch->board, cell, gone);
        any = true;
    }
    assert_true(any);
    watch->steps++;
    if (step->rating > watch->most)
        watch->most = step->rating;
    if (watch->steps == 1)
        watch->diamond = step->rating;
    if (watch->pearl == 0 && step->digit != 0)
        watch->pearl = watch->most;
    return true;
}

static void every_step_is_true_and_the_numbers_are_those_of_the_steps(void **state)
{
    struct rater *rater = *state;
    uint16_t hardest = 0;
    for (uint64_t i = 0; i < 120; i++) {
        lele_puzzle puzzle;
        lele_se_rating rating;
        assert_int_equal(lele_generator_make(rater->generator, 17, i, &puzzle), LELE_OK);
        struct watch watch = { .solution = &puzzle.solution };
        lele_board_init(&watch.board, &rater->s.layout, &puzzle.givens);
        const lele_board start = watch.board;
        const lele_se_options options = { .step = see_step, .data = &watch };
        assert_int_equal(lele_se_rate(rater->se, &start, &options, &rating), LELE_OK);
        assert_int_equal(rating.end, LELE_SE_SOLVED);
        assert_int_equal(watch.board.empty_count, 0);
        assert_int_equal(rating.er, watch.most);
        assert_int_equal(rating.ep, watch.pearl);
        assert_int_equal(rating.ed, watch.diamond);
        assert_int_equal(rating.steps, watch.steps);
        if (rating.er > hardest)
            hardest = rating.er;
    }
    assert_true(hardest >= 70); /* chains were among them */
}

static void the_rating_of_candidates_is_that_of_the_givens_they_come_from(void **state)
{
    struct rater *rater = *state;
    lele_puzzle puzzle;
    lele_se_rating plain, again;
    assert_int_equal(lele_generator_make(rater->generator, 18, 0, &puzzle), LELE_OK);
    lele_position position;
    lele_position_from_grid(&position, &rater->s.layout, &puzzle.givens);
    lele_board_init(&rater->s.board, &rater->s.layout, &puzzle.givens);
    position.has_candidates = true;
    memcpy(position.candidates, rater->s.board.candidates, sizeof position.candidates);
    assert_int_equal(lele_se_rate(rater->se, &rater->s.board, NULL, &plain), LELE_OK);
    lele_board_init_position(&rater->s.board, &position);
    assert_int_equal(lele_se_rate(rater->se, &rater->s.board, NULL, &again), LELE_OK);
    assert_int_equal(again.er, plain.er);
    assert_int_equal(again.ep, plain.ep);
    assert_int_equal(again.ed, plain.ed);
}

static const char full[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/* Two digits that can change places everywhere: no step decides. */
static void a_board_that_no_step_decides_is_20(void **state)
{
    struct rater *rater = *state;
    lele_se_rating rating;
    soundness_line(&rater->s, full);
    lele_grid grid = rater->s.board.grid;
    for (int cell = 0; cell < 81; cell++)
        if (grid.cell[cell] <= 2) /* all ones and twos: several solutions */
            grid.cell[cell] = 0;
    lele_board_init(&rater->s.board, &rater->s.layout, &grid);
    assert_int_equal(lele_se_rate(rater->se, &rater->s.board, NULL, &rating), LELE_OK);
    assert_int_equal(rating.end, LELE_SE_STUCK);
    assert_int_equal(rating.er, 200);
    assert_int_equal(rating.ep, 0);
    assert_int_equal(rating.ed, 0);
}

static void a_full_board_needs_nothing(void **state)
{
    struct rater *rater = *state;
    lele_se_rating rating;
    soundness_line(&rater->s, full);
    assert_int_equal(lele_se_rate(rater->se, &rater->s.board, NULL, &rating), LELE_OK);
    assert_int_equal(rating.end, LELE_SE_SOLVED);
    assert_int_equal(rating.er + rating.ep + rating.ed + rating.steps, 0);
    assert_string_equal(rating.hardest, "");
}

static bool stop_at_once(void *data, const lele_grid *before, const lele_se_step *step)
{
    (void)before;
    (void)step;
    ++*(int *)data;
    return false;
}

static void a_limit_or_a_listener_ends_the_rating(void **state)
{
    struct rater *rater = *state;
    lele_se_rating rating;
    int seen = 0;
    soundness_line(&rater->s, published[0].puzzle);
    const lele_se_options limit = { .max_work = 1 };
    assert_int_equal(lele_se_rate(rater->se, &rater->s.board, &limit, &rating), LELE_OK);
    assert_int_equal(rating.end, LELE_SE_STOPPED);
    const lele_se_options listener = { .step = stop_at_once, .data = &seen };
    assert_int_equal(lele_se_rate(rater->se, &rater->s.board, &listener, &rating), LELE_OK);
    assert_int_equal(rating.end, LELE_SE_STOPPED);
    assert_int_equal(seen, 1);
}

static void other_layouts_are_refused(void **state)
{
    (void)state;
    lele_layout layout;
    lele_se *se = NULL;
    layout_of(&layout, "4x4");
    assert_int_equal(lele_se_new(&layout, &se), LELE_E_CLASSIC_ONLY);
    layout_of(&layout, "x");
    assert_int_equal(lele_se_new(&layout, &se), LELE_E_CLASSIC_ONLY);
    assert_null(se);
}

static void each_threshold_adds_a_tenth(void **state)
{
    (void)state;
    static const struct {
        int complexity, tenths;
    } cases[] = { { 4, 0 },  { 6, 0 },  { 7, 1 },  { 8, 1 },  { 9, 2 },   { 10, 2 },  { 11, 3 },
                  { 14, 3 }, { 15, 4 }, { 18, 4 }, { 19, 5 }, { 26, 5 },  { 27, 6 },  { 34, 6 },
                  { 35, 7 }, { 50, 7 }, { 51, 8 }, { 67, 9 }, { 99, 10 }, { 131, 11 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        double added = 0;
        for (int k = 0; k < cases[i].tenths; k++)
            added += 0.1;
        assert_true(lele_se_chain_rating(7.0, cases[i].complexity) == 7.0 + added);
    }
}

/* So a forcing X-chain precedes a cycle of the same printed rating. */
static void ties_are_decided_by_the_last_bit(void **state)
{
    (void)state;
    assert_true(lele_se_chain_rating(6.6, 8) < 6.7);
    assert_true(lele_se_chain_rating(6.6, 12) < 6.9);
    assert_true(lele_se_chain_rating(6.6, 30) < 7.2);
    assert_true(lele_se_chain_rating(6.5, 10) == 6.7);
    assert_true(lele_se_chain_rating(7.0, 10) == 7.2);
}

static void subsets_come_in_binary_order(void **state)
{
    (void)state;
    static const unsigned pairs[] = { 3, 5, 6, 9, 10, 12 };
    unsigned mask = 3;
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++, mask = lele_se_next_subset(mask))
        assert_int_equal(mask, pairs[i]);
    assert_true(mask >= 1U << 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(puzzles_have_the_published_ratings, set_up, tear_down),
        cmocka_unit_test_setup_teardown(every_step_is_true_and_the_numbers_are_those_of_the_steps,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            the_rating_of_candidates_is_that_of_the_givens_they_come_from, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_board_that_no_step_decides_is_20, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_full_board_needs_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_limit_or_a_listener_ends_the_rating, set_up, tear_down),
        cmocka_unit_test(other_layouts_are_refused),
        cmocka_unit_test(each_threshold_adds_a_tenth),
        cmocka_unit_test(ties_are_decided_by_the_last_bit),
        cmocka_unit_test(subsets_come_in_binary_order),
    };
    return RUN(tests);
}
