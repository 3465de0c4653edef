/* Trial depths compared with a plain search by definition: whole boards are copied, and singles are
 * looked for everywhere again after each change. */
#include "soundness.h"

#include "lele/trial.h"

enum result { OPEN, FULL, DEAD };

static bool is_dead(const lele_board *board)
{
    const lele_layout *layout = board->layout;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (board->grid.cell[cell] == 0 && board->candidates[cell] == 0)
            return true;
    for (int u = 0; u < layout->unit_count; u++)
        for (int d = 1; d <= layout->size; d++)
            if (lele_digits_has(board->missing[u], d) &&
                !lele_cellset_meets(&layout->units[u].set, &board->places[d]))
                return true;
    return false;
}

static bool place_single(lele_board *board)
{
    const lele_layout *layout = board->layout;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (lele_digits_single(board->candidates[cell])) {
            lele_board_place(board, cell, lele_digits_first(board->candidates[cell]));
            return true;
        }
    for (int u = 0; u < layout->unit_count; u++)
        for (int d = 1; d <= layout->size; d++) {
            const lele_cellset places = lele_cellset_and(layout->units[u].set, board->places[d]);
            if (lele_cellset_count(&places) == 1) {
                lele_board_place(board, lele_cellset_first(&places), d);
                return true;
            }
        }
    return false;
}

static enum result work_plainly(lele_board *board, int depth)
{
    for (bool changed = true; changed;) {
        while (!is_dead(board) && place_single(board))
            continue;
        changed = false;
        if (is_dead(board))
            return DEAD;
        if (board->empty_count == 0)
            return FULL;
        for (int cell = 0; depth > 0 && !changed && cell < board->layout->cell_count; cell++) {
            lele_digits digits = board->candidates[cell];
            for (int d; !changed && (d = lele_digits_pop(&digits)) != 0;) {
                lele_board below = *board;
                lele_board_place(&below, cell, d);
                if (work_plainly(&below, depth - 1) != DEAD)
                    continue;
                lele_board_eliminate(board, cell, lele_digits_of(d));
                changed = true;
            }
        }
    }
    return OPEN;
}

/* The depth if it is at most `deepest`, else more than that. */
static int depth_by_definition(const lele_board *board, int deepest)
{
    for (int depth = 0; depth <= deepest; depth++) {
        lele_board copy = *board;
        if (work_plainly(&copy, depth) == FULL)
            return depth;
    }
    return deepest + 1;
}

static int compare_depths(const char *layout, uint64_t puzzles)
{
    struct soundness s;
    lele_trial_rating rating;
    int deep = 0;
    soundness_init(&s, layout);
    for (uint64_t seed = 0; seed < puzzles; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        lele_trial_rate(&s.board, 0, &rating);
        assert_int_equal(rating.end, LELE_TRIAL_SOLVED);
        assert_int_equal(rating.depth, depth_by_definition(&s.board, 1));
        deep += rating.depth;
    }
    soundness_release(&s);
    return deep;
}

static void depths_are_those_of_the_definition(void **state)
{
    (void)state;
    assert_true(compare_depths("classic", 60) > 10);
    assert_true(compare_depths("x", 20) > 2);
    assert_true(compare_depths("8x8", 20) > 2);
    compare_depths("6x6", 20);
}

/* Loki is the first puzzle that was found not to be solved at depth 2. */
static void well_known_puzzles_have_their_depths(void **state)
{
    struct soundness *s = *state;
    static const struct {
        const char *puzzle;
        int depth;
    } known[] = {
        { ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", 2 },
        { "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..", 3 },
    };
    lele_trial_rating rating;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        soundness_line(s, known[i].puzzle);
        lele_trial_rate(&s->board, 0, &rating);
        assert_int_equal(rating.end, LELE_TRIAL_SOLVED);
        assert_int_equal(rating.depth, known[i].depth);
        assert_int_equal(depth_by_definition(&s->board, 1), 2);
    }
}

static void a_limit_ends_the_search_with_the_least_depth_that_is_left(void **state)
{
    struct soundness *s = *state;
    lele_trial_rating rating;
    soundness_line(
        s, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    lele_trial_rate(&s->board, 1000, &rating);
    assert_int_equal(rating.end, LELE_TRIAL_STOPPED);
    assert_int_equal(rating.depth, 2);
    assert_int_equal(rating.work, 1000);
    lele_trial_rate(&s->board, 1, &rating);
    assert_int_equal(rating.depth, 1);
}

static void a_board_without_a_solution_is_dead(void **state)
{
    struct soundness *s = *state;
    lele_trial_rating rating;
    lele_grid grid = { { 0 } };
    grid.cell[0] = grid.cell[1] = 5;
    lele_board_init(&s->board, &s->layout, &grid);
    lele_trial_rate(&s->board, 0, &rating);
    assert_int_equal(rating.end, LELE_TRIAL_DEAD);
    assert_int_equal(rating.depth, 0);
}

static void a_board_that_is_full_has_depth_0(void **state)
{
    struct soundness *s = *state;
    lele_trial_rating rating;
    soundness_line(
        s, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    lele_board_init(&s->board, &s->layout, &s->solution);
    lele_trial_rate(&s->board, 0, &rating);
    assert_int_equal(rating.end, LELE_TRIAL_SOLVED);
    assert_int_equal(rating.depth, 0);
    assert_int_equal(rating.work, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(depths_are_those_of_the_definition),
        SOUNDNESS_TEST(well_known_puzzles_have_their_depths),
        SOUNDNESS_TEST(a_limit_ends_the_search_with_the_least_depth_that_is_left),
        SOUNDNESS_TEST(a_board_without_a_solution_is_dead),
        SOUNDNESS_TEST(a_board_that_is_full_has_depth_0),
    };
    return RUN(tests);
}
