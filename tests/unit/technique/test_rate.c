/* Rating: levels, numbers, and their consistency. */
#include "soundness.h"

static void rate(struct soundness *s, const char *line, const lele_technique_list *list,
                 lele_rating *ret)
{
    soundness_line(s, line);
    const lele_find_options options = { list, LELE_UNIQUENESS_PROVED };
    lele_rate(s->engine, &s->board, &options, NULL, NULL, ret);
}

static const struct {
    const char *puzzle;
    lele_level level;
    uint16_t rating;
    const char *hardest;
} cases[] = {
    /* only hidden singles in boxes */
    { "..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..",
      LELE_LEVEL_BEGINNER, 12, "hidden-single" },
    /* hidden singles in lines as well */
    { "..67....9..........748..6.1......46.6.1.7......5.2..8....5.4...3.....5...8.2.63..",
      LELE_LEVEL_EASY, 15, "hidden-single" },
    { "030000000700000001009650800091207030040090020020406910005021400300000002000000050",
      LELE_LEVEL_HARD, 40, "skyscraper" },
};

static void known_puzzles_have_their_level_rating_and_hardest_technique(void **state)
{
    (void)state;
    struct soundness s;
    lele_rating rating;
    soundness_init(&s, "classic");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rate(&s, cases[i].puzzle, NULL, &rating);
        assert_true(rating.solved);
        assert_int_equal(rating.level, cases[i].level);
        assert_int_equal(rating.rating, cases[i].rating);
        assert_string_equal(lele_technique_at(rating.hardest)->name, cases[i].hardest);
    }
    soundness_release(&s);
}

/* Sudoku Explainer rates these 10.5 and 11.9.  Its search differs, so half a point of
 * difference is allowed. */
static void famous_puzzles_rate_close_to_sudoku_explainer(void **state)
{
    (void)state;
    static const struct {
        const char *puzzle;
        int rating;
    } famous[] = {
        { "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
          105 },
        { ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
          119 },
    };
    struct soundness s;
    lele_rating rating;
    soundness_init(&s, "classic");
    for (size_t i = 0; i < sizeof famous / sizeof famous[0]; i++) {
        rate(&s, famous[i].puzzle, NULL, &rating);
        assert_true(rating.solved);
        assert_in_range(rating.rating, famous[i].rating - 5, famous[i].rating + 5);
    }
    soundness_release(&s);
}

struct path {
    lele_rating sum;
    lele_board board;
    int empty;
    bool placed;
};

static bool add_step(void *data, const lele_board *before, const lele_step *step)
{
    struct path *path = data;
    assert_int_equal(before->empty_count <= path->empty, true);
    path->empty = before->empty_count;
    path->sum.steps++;
    path->sum.score += step->score;
    path->sum.counts[step->technique]++;
    if (step->rating > path->sum.rating) {
        path->sum.rating = step->rating;
        path->sum.bottleneck = (uint16_t)(path->sum.steps - 1);
    }
    if (path->sum.steps == 1)
        path->sum.diamond = step->rating;
    if (step->placement_count > 0 && !path->placed) {
        path->sum.pearl = path->sum.rating;
        path->placed = true;
    }
    return true;
}

/* The rating must summarize the path, with and without a listener. */
static void the_rating_is_the_sum_of_the_path(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    for (uint64_t seed = 0; seed < 20; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
        struct path path = { .empty = 81 };
        lele_rating told, silent;
        lele_rate(s.engine, &s.board, &options, add_step, &path, &told);
        lele_rate(s.engine, &s.board, &options, NULL, NULL, &silent);
        assert_memory_equal(&told, &silent, sizeof told);
        assert_int_equal(told.steps, path.sum.steps);
        assert_int_equal(told.score, path.sum.score);
        assert_int_equal(told.rating, path.sum.rating);
        assert_int_equal(told.bottleneck, path.sum.bottleneck);
        assert_int_equal(told.pearl, path.sum.pearl);
        assert_int_equal(told.diamond, path.sum.diamond);
        assert_memory_equal(told.counts, path.sum.counts, sizeof told.counts);
    }
    soundness_release(&s);
}

/* Monotone: a puzzle is still solved with only the techniques of its own level and below. */
static void a_puzzle_never_needs_a_technique_above_its_level(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    int levels = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        lele_rating rating, again;
        lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
        lele_rate(s.engine, &s.board, &options, NULL, NULL, &rating);
        if (!rating.solved)
            continue;
        lele_technique_list all, up_to = { .count = 0 };
        lele_technique_list_default(&all);
        for (size_t i = 0; i < all.count; i++)
            if (lele_technique_at(all.order[i])->level <= rating.level)
                up_to.order[up_to.count++] = all.order[i];
        options.techniques = &up_to;
        lele_rate(s.engine, &s.board, &options, NULL, NULL, &again);
        assert_true(again.solved);
        assert_int_equal(again.level, rating.level);
        levels |= 1 << rating.level;
    }
    assert_true((levels & (levels - 1)) != 0); /* more than one level occurred */
    soundness_release(&s);
}

static void what_the_list_cannot_solve_is_extreme_and_says_so(void **state)
{
    (void)state;
    struct soundness s;
    lele_rating rating;
    lele_technique_list list;
    soundness_init(&s, "classic");
    lele_technique_list_read(&list, "full-house,hidden-single,naked-single", NULL);
    rate(&s, cases[2].puzzle, &list, &rating);
    assert_false(rating.solved);
    assert_int_equal(rating.level, LELE_LEVEL_EXTREME);
    assert_string_equal(lele_technique_at(rating.hardest)->name, "brute-force");
    soundness_release(&s);
}

static bool stop_after_three(void *data, const lele_board *before, const lele_step *step)
{
    (void)before;
    (void)step;
    return ++*(int *)data < 3;
}

static void a_listener_may_end_the_path(void **state)
{
    (void)state;
    struct soundness s;
    lele_rating rating;
    int seen = 0;
    soundness_init(&s, "classic");
    soundness_line(&s, cases[0].puzzle);
    lele_rate(s.engine, &s.board, NULL, stop_after_three, &seen, &rating);
    assert_int_equal(seen, 3);
    assert_int_equal(rating.steps, 2);
    assert_false(rating.solved);
    soundness_release(&s);
}

static void a_solved_grid_needs_nothing(void **state)
{
    (void)state;
    struct soundness s;
    lele_rating rating;
    soundness_init(&s, "4x4");
    rate(&s, "1243342143122134", NULL, &rating);
    assert_true(rating.solved);
    assert_int_equal(rating.steps, 0);
    assert_int_equal(rating.level, LELE_LEVEL_BEGINNER);
    soundness_release(&s);
}

/* The hardest level among all puzzles of one solution with up to six clues.  Puzzles with more
 * clues are not harder, because no minimal puzzle has more. */
static lele_level hardest_of(struct soundness *s, const lele_grid *solution)
{
    lele_level hardest = LELE_LEVEL_BEGINNER;
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    for (unsigned clues = 0; clues < 1u << 16; clues++) {
        lele_grid puzzle;
        lele_grid_clear(&puzzle);
        int count = 0;
        for (int cell = 0; cell < 16; cell++)
            if ((clues >> cell & 1) != 0 && count++ < 7)
                puzzle.cell[cell] = solution->cell[cell];
        lele_solve_result result = { .solutions = 0 };
        if (count <= 6)
            lele_solve(s->solver, &puzzle, NULL, NULL, NULL, &result);
        if (result.solutions != 1)
            continue;
        lele_rating rating;
        lele_board_init(&s->board, &s->layout, &puzzle);
        lele_rate(s->engine, &s->board, &options, NULL, NULL, &rating);
        assert_true(rating.solved);
        if (rating.level > hardest)
            hardest = rating.level;
    }
    return hardest;
}

/* By renaming digits, every grid starts with 1234. */
static void the_smallest_grids_reach_their_highest_level_and_nothing_more(void **state)
{
    (void)state;
    static const char *const layouts[] = { "4x4", "4x4-x" };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        struct soundness s;
        soundness_init(&s, layouts[i]);
        const lele_grid start = grid_of(&s.layout, "1234............");
        lele_solutions *solutions = lele_solutions_new(&s.layout, &start);
        assert_non_null(solutions);
        lele_level hardest = LELE_LEVEL_BEGINNER;
        lele_grid solution;
        while (lele_solutions_next(solutions, 0, &solution) == LELE_OK) {
            const lele_level level = hardest_of(&s, &solution);
            hardest = level > hardest ? level : hardest;
        }
        assert_int_equal(hardest, lele_level_highest(&s.layout));
        lele_solutions_free(solutions);
        soundness_release(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_puzzles_have_their_level_rating_and_hardest_technique),
        cmocka_unit_test(famous_puzzles_rate_close_to_sudoku_explainer),
        cmocka_unit_test(the_rating_is_the_sum_of_the_path),
        cmocka_unit_test(a_puzzle_never_needs_a_technique_above_its_level),
        cmocka_unit_test(what_the_list_cannot_solve_is_extreme_and_says_so),
        cmocka_unit_test(a_listener_may_end_the_path),
        cmocka_unit_test(a_solved_grid_needs_nothing),
        cmocka_unit_test(the_smallest_grids_reach_their_highest_level_and_nothing_more),
    };
    return RUN(tests);
}
