/*
 * Each everyday technique on positions where it must be found with exactly these conclusions, and
 * on similar positions where it must not.
 */
#include "positions.h"
#include "soundness.h"

struct bench {
    lele_layouts *layouts;
    const lele_layout *classic;
    lele_engine *engine;
    lele_solver *solver;
};

static struct bench bench_new(void)
{
    struct bench bench = { .layouts = lele_layouts_new() };
    bench.classic = lele_layouts_get(bench.layouts, "classic", NULL);
    bench.engine = lele_engine_new(bench.classic);
    bench.solver = lele_solver_new(bench.classic, "bitboard", NULL);
    return bench;
}

static void bench_free(struct bench *bench)
{
    lele_engine_free(bench->engine);
    lele_solver_free(bench->solver);
    lele_layouts_free(bench->layouts);
}

static void read_position(struct bench *bench, const char *text, lele_board *ret)
{
    lele_position position;
    const lele_codec_context context = { .layouts = bench->layouts, .layout = bench->classic };
    assert_int_equal(lele_codec_read(NULL, &context, text, strlen(text), &position, NULL), LELE_OK);
    lele_board_init_position(ret, &position);
}

/* The number of steps of the technique with these conclusions. */
static int count_found(struct bench *bench, const lele_board *board, const char *technique,
                       const char *expected)
{
    struct wanted wanted = { .layout = bench->classic, .conclusions = expected };
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(bench->engine, board, &options, is_wanted, &wanted);
    return wanted.seen;
}

static void each_step_is_found_once_with_exactly_its_conclusions(void **state)
{
    (void)state;
    struct bench bench = bench_new();
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        lele_board board;
        read_position(&bench, positions[i].position, &board);
        if (count_found(&bench, &board, positions[i].technique, positions[i].conclusions) != 1)
            fail_msg("%s: %s not found once in %s", positions[i].technique,
                     positions[i].conclusions, positions[i].position);
    }
    bench_free(&bench);
}

static void no_near_miss_is_taken_for_a_step(void **state)
{
    (void)state;
    struct bench bench = bench_new();
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        lele_board board;
        if (positions[i].near == NULL)
            continue;
        read_position(&bench, positions[i].near, &board);
        if (count_found(&bench, &board, positions[i].technique, positions[i].conclusions) != 0)
            fail_msg("%s: %s found in %s", positions[i].technique, positions[i].conclusions,
                     positions[i].near);
    }
    bench_free(&bench);
}

/* The expected conclusions themselves, checked with a solver: no digit of the solution is
 * eliminated, every placed digit is in it. */
static void the_expected_conclusions_agree_with_the_solution(void **state)
{
    (void)state;
    struct bench bench = bench_new();
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        lele_board board;
        read_position(&bench, positions[i].position, &board);
        lele_solve_result result;
        lele_solve(bench.solver, &board.grid, NULL, NULL, NULL, &result);
        assert_int_equal(result.solutions, 1);
        for (const char *p = positions[i].conclusions; *p != '\0'; p += strspn(p, " ")) {
            int cell;
            p += lele_cell_read(bench.classic, p, &cell);
            const bool places = *p++ == '=';
            for (; *p >= '1' && *p <= '9'; p++)
                assert_int_equal(result.first.cell[cell] == *p - '0', places);
        }
    }
    bench_free(&bench);
}

static void every_technique_has_three_positions_and_a_near_miss(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        int count = 0, near = 0;
        for (size_t k = 0; k < sizeof positions / sizeof positions[0]; k++) {
            const bool same = strcmp(positions[i].technique, positions[k].technique) == 0;
            count += same;
            near += same && positions[k].near != NULL;
        }
        if (count < 3 || near < 1)
            fail_msg("%s has %d positions, %d near misses", positions[i].technique, count, near);
    }
}

static bool stop_at_once(void *data, const lele_step *step)
{
    (void)step;
    ++*(int *)data;
    return false;
}

static void a_sink_that_has_enough_ends_the_search(void **state)
{
    (void)state;
    struct bench bench = bench_new();
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        lele_board board;
        int seen = 0;
        read_position(&bench, positions[i].position, &board);
        const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
        lele_engine_each(bench.engine, &board, &options, stop_at_once, &seen);
        assert_int_equal(seen, 1);
    }
    bench_free(&bench);
}

static void uniqueness_techniques_stay_off_until_uniqueness_is_proved(void **state)
{
    (void)state;
    struct bench bench = bench_new();
    static lele_step step;
    int checked = 0;
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        const int index = lele_technique_find(positions[i].technique);
        if (!lele_technique_at((size_t)index)->needs_uniqueness)
            continue;
        lele_board board;
        read_position(&bench, positions[i].position, &board);
        const lele_technique_list list = { .order = { (uint8_t)index }, .count = 1 };
        const lele_find_options unknown = { &list, LELE_UNIQUENESS_UNKNOWN };
        const lele_find_options proved = { &list, LELE_UNIQUENESS_PROVED };
        assert_false(lele_engine_next(bench.engine, &board, &unknown, &step));
        assert_true(lele_engine_next(bench.engine, &board, &proved, &step));
        checked++;
    }
    assert_true(checked >= 40);
    bench_free(&bench);
}

/* A candidate that the player removed is not part of any step. */
static void steps_respect_the_candidates_that_the_player_removed(void **state)
{
    (void)state;
    struct bench bench = bench_new();
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        lele_board board;
        int cell;
        const char *p = positions[i].conclusions;
        read_position(&bench, positions[i].position, &board);
        p += lele_cell_read(bench.classic, p, &cell);
        if (*p == '=')
            continue;
        lele_board_eliminate(&board, cell, lele_digits_of(p[1] - '0'));
        assert_int_equal(
            count_found(&bench, &board, positions[i].technique, positions[i].conclusions), 0);
    }
    bench_free(&bench);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_step_is_found_once_with_exactly_its_conclusions),
        cmocka_unit_test(no_near_miss_is_taken_for_a_step),
        cmocka_unit_test(the_expected_conclusions_agree_with_the_solution),
        cmocka_unit_test(every_technique_has_three_positions_and_a_near_miss),
        cmocka_unit_test(a_sink_that_has_enough_ends_the_search),
        cmocka_unit_test(uniqueness_techniques_stay_off_until_uniqueness_is_proved),
        cmocka_unit_test(steps_respect_the_candidates_that_the_player_removed),
    };
    return RUN(tests);
}
