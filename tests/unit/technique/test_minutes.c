/* The estimate of minutes: what makes a step take longer. */
#include "soundness.h"

static const char *const by_level[] = {
    "..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..",
    "..67....9..........748..6.1......46.6.1.7......5.2..8....5.4...3.....5...8.2.63..",
    "030000000700000001009650800091207030040090020020406910005021400300000002000000050",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

static int minutes_of(struct soundness *s, const char *line)
{
    lele_minutes minutes;
    lele_rating rating;
    soundness_line(s, line);
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    lele_minutes_init(&minutes);
    lele_rate(s->engine, &s->board, &options, lele_minutes_step, &minutes, &rating);
    return lele_minutes_result(&minutes);
}

static void puzzles_of_higher_levels_take_longer(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    int before = 0;
    for (size_t i = 0; i < sizeof by_level / sizeof by_level[0]; i++) {
        const int minutes = minutes_of(&s, by_level[i]);
        assert_true(minutes > before);
        before = minutes;
    }
    assert_in_range(minutes_of(&s, by_level[0]), 2,
                    12);              /* beginners' puzzles are for a tea break */
    assert_in_range(before, 60, 600); /* nobody solves Al Escargot over lunch */
    soundness_release(&s);
}

/* Two steps that differ in one thing. */
static uint64_t tenths_of(lele_minutes *minutes, const lele_board *board, const lele_step *step)
{
    const uint64_t before = minutes->tenths;
    assert_true(lele_minutes_step(minutes, board, step));
    return minutes->tenths - before;
}

static void a_single_is_found_sooner_where_there_are_more_of_them(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    lele_minutes minutes;
    lele_minutes_init(&minutes);
    const lele_step step = { .rating = 15, .placement_count = 1 };
    soundness_line(&s, by_level[0]); /* many singles */
    lele_board few = s.board;
    const uint64_t quick = tenths_of(&minutes, &s.board, &step);
    for (int cell = 0; cell < 81; cell++) /* none */
        few.candidates[cell] = few.grid.cell[cell] == 0 ? 0x1FF : 0;
    for (int digit = 1; digit <= 9; digit++)
        few.places[digit] = few.places[0];
    assert_true(tenths_of(&minutes, &few, &step) > quick);
    soundness_release(&s);
}

static void a_harder_pattern_takes_longer_and_the_second_use_of_it_less(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    soundness_line(&s, by_level[2]);
    lele_minutes minutes;
    lele_minutes_init(&minutes);
    lele_step easy = { .technique = 10, .rating = 26, .elimination_count = 1 };
    lele_step hard = { .technique = 20, .rating = 42, .elimination_count = 1 };
    const uint64_t first = tenths_of(&minutes, &s.board, &easy);
    const uint64_t harder = tenths_of(&minutes, &s.board, &hard);
    assert_true(harder > first);
    assert_true(tenths_of(&minutes, &s.board, &hard) < harder);
    hard.elimination_count = 9;
    lele_minutes again;
    lele_minutes_init(&again);
    assert_true(tenths_of(&again, &s.board, &hard) > harder); /* more to strike out */
    soundness_release(&s);
}

static void the_result_is_as_exact_as_an_estimate_can_be(void **state)
{
    (void)state;
    static const struct {
        uint64_t tenths;
        int minutes;
    } cases[] = { { 0, 1 },      { 600, 1 },    { 899, 1 },    { 900, 2 },     { 11400, 19 },
                  { 12000, 20 }, { 13200, 20 }, { 13800, 25 }, { 60000, 100 }, { 60900, 100 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const lele_minutes minutes = { .tenths = cases[i].tenths };
        assert_int_equal(lele_minutes_result(&minutes), cases[i].minutes);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_of_higher_levels_take_longer),
        cmocka_unit_test(a_single_is_found_sooner_where_there_are_more_of_them),
        cmocka_unit_test(a_harder_pattern_takes_longer_and_the_second_use_of_it_less),
        cmocka_unit_test(the_result_is_as_exact_as_an_estimate_can_be),
    };
    return RUN(tests);
}
