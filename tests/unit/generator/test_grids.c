/* Runs of distinct grids: valid, distinct, seeded, complete on small layouts, uniform. */
#include "check.h"

#include <stdlib.h>

struct run {
    lele_layout layout;
    lele_grids *grids;
};

static void open_run(struct run *run, const char *layout, const char *method, int first,
                     uint64_t seed)
{
    layout_of(&run->layout, layout);
    const lele_grids_options options = { lele_fill_method_find(method), first, seed };
    run->grids = lele_grids_new(&run->layout, &options, NULL);
    assert_non_null(run->grids);
}

static void close_run(struct run *run)
{
    lele_grids_free(run->grids);
}

static int by_bytes_81(const void *a, const void *b)
{
    return memcmp(a, b, 81);
}

static void assert_distinct_81(uint8_t *cells, size_t count)
{
    qsort(cells, count, 81, by_bytes_81);
    for (size_t i = 1; i < count; i++)
        assert_memory_not_equal(cells + (i - 1) * 81, cells + i * 81, 81);
}

static void assert_valid(const lele_layout *layout, const uint8_t *cells, int first)
{
    lele_grid grid;
    lele_grid_clear(&grid);
    memcpy(grid.cell, cells, (size_t)layout->cell_count);
    assert_true(lele_grid_is_solution(layout, &grid));
    if (first != 0)
        assert_int_equal(grid.cell[0], first);
}

static void every_method_gives_valid_grids_on_every_layout(void **state)
{
    (void)state;
    uint8_t cells[20 * LELE_MAX_CELLS];
    for (size_t l = 0; lele_layout_name_at(l) != NULL; l++) {
        for (int method = 0; method < LELE_FILL_SHIFT; method++) {
            const int first = (int)(l % 4);
            struct run run;
            open_run(&run, lele_layout_name_at(l), lele_fill_method_name((lele_fill_method)method),
                     first, l);
            size_t got = 0;
            assert_int_equal(lele_grids_next(run.grids, 10, cells, &got), LELE_OK);
            assert_int_equal(got, 10);
            for (size_t i = 0; i < got; i++)
                assert_valid(&run.layout, cells + i * (size_t)run.layout.cell_count, first);
            close_run(&run);
        }
    }
}

static void the_shift_family_has_1451520_grids_for_a_first_digit(void **state)
{
    (void)state;
    struct run run;
    open_run(&run, "classic", "shift", 7, 3);
    assert_int_equal(lele_grids_total(run.grids), 1451520);
    const size_t room = 1451521;
    uint8_t *cells = malloc(room * 81);
    assert_non_null(cells);
    size_t got = 0;
    assert_int_equal(lele_grids_next(run.grids, room, cells, &got), LELE_E_NO_SOLUTION);
    assert_int_equal(got, 1451520);
    for (size_t i = 0; i < got; i += 97)
        assert_valid(&run.layout, cells + i * 81, 7);
    assert_distinct_81(cells, got);
    free(cells);
    close_run(&run);
}

static void random_classic_grids_are_distinct(void **state)
{
    (void)state;
    enum { COUNT = 30000 };
    struct run run;
    open_run(&run, "classic", "random", 0, 11);
    uint8_t *cells = malloc((size_t)COUNT * 81);
    assert_non_null(cells);
    size_t got = 0;
    assert_int_equal(lele_grids_next(run.grids, COUNT, cells, &got), LELE_OK);
    for (size_t i = 0; i < got; i++)
        assert_valid(&run.layout, cells + i * 81, 0);
    assert_distinct_81(cells, got);
    free(cells);
    close_run(&run);
}

static void small_layouts_come_complete_and_then_end(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *method;
        int first;
        size_t total; /* known counts */
    } cases[] = {
        { "4x4", "random", 0, 288 },
        { "4x4", "random", 2, 72 },
        { "4x4", "box", 0, 288 },
        { "4x4-x", "random", 0, 48 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct run run;
        open_run(&run, cases[i].layout, cases[i].method, cases[i].first, 5);
        uint8_t cells[400 * 16];
        size_t got = 0;
        assert_int_equal(lele_grids_next(run.grids, 400, cells, &got), LELE_E_NO_SOLUTION);
        assert_int_equal(got, cases[i].total);
        for (size_t a = 0; a < got; a++)
            for (size_t b = 0; b < a; b++)
                assert_memory_not_equal(cells + a * 16, cells + b * 16, 16);
        close_run(&run);
    }
}

static void a_seed_gives_the_same_run_and_blocks_can_be_sought(void **state)
{
    (void)state;
    static const char *const methods[] = { "random", "shift" };
    enum { COUNT = 2 * LELE_GRIDS_BLOCK };
    static uint8_t straight[COUNT * 81], sought[COUNT * 81];
    for (size_t m = 0; m < 2; m++) {
        struct run a, b;
        size_t got = 0;
        open_run(&a, "classic", methods[m], 1, 99);
        open_run(&b, "classic", methods[m], 1, 99);
        assert_int_equal(lele_grids_next(a.grids, COUNT, straight, &got), LELE_OK);
        for (int block = 1; block >= 0; block--) {
            const uint64_t at = (uint64_t)block * LELE_GRIDS_BLOCK;
            assert_int_equal(lele_grids_seek(b.grids, at), LELE_OK);
            assert_int_equal(lele_grids_next(b.grids, LELE_GRIDS_BLOCK, sought + at * 81, &got),
                             LELE_OK);
        }
        assert_memory_equal(straight, sought, sizeof straight);
        close_run(&a);
        close_run(&b);
        open_run(&a, "classic", methods[m], 1, 100);
        assert_int_equal(lele_grids_next(a.grids, COUNT, sought, &got), LELE_OK);
        assert_memory_not_equal(straight, sought, sizeof straight);
        close_run(&a);
    }
}

/* Pearson's chi-square of counts against equal shares. */
static void tries_in_any_order_give_the_run(void **state)
{
    (void)state;
    enum { TRIES = 200, SIZE = 16 };
    static uint8_t tried[TRIES][SIZE], kept[TRIES][SIZE], run_of[TRIES][SIZE];
    struct run maker, keeper, plain;
    open_run(&maker, "4x4", "random", 3, 5);
    open_run(&keeper, "4x4", "random", 3, 5);
    open_run(&plain, "4x4", "random", 3, 5);
    for (uint64_t i = TRIES; i > 0; i--)
        assert_int_equal(lele_grids_try(maker.grids, i - 1, tried[i - 1]), LELE_OK);
    size_t count = 0, got = 0;
    lele_error error = LELE_OK;
    for (size_t i = 0; i < TRIES && error != LELE_E_EXHAUSTED; i++) {
        error = lele_grids_offer(keeper.grids, tried[i]);
        if (error == LELE_OK)
            memcpy(kept[count++], tried[i], SIZE);
        else
            assert_true(error == LELE_E_LIMIT || error == LELE_E_EXHAUSTED);
    }
    assert_in_range(count, 2, TRIES - 1);
    assert_int_equal(lele_grids_next(plain.grids, count, run_of[0], &got), LELE_OK);
    assert_memory_equal(kept, run_of, count * SIZE);
    close_run(&maker), close_run(&keeper), close_run(&plain);
}

static void numbered_runs_have_no_tries(void **state)
{
    (void)state;
    static const char *const methods[] = { "random", "shift" };
    uint8_t cells[81] = { 0 };
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++) {
        struct run run;
        open_run(&run, "classic", methods[i], 0, 1);
        assert_int_equal(lele_grids_try(run.grids, 0, cells), LELE_E_UNSUPPORTED);
        assert_int_equal(lele_grids_offer(run.grids, cells), LELE_E_EXHAUSTED);
        close_run(&run);
    }
}

static double chi_square(const unsigned *counts, size_t kinds, double total)
{
    double sum = 0;
    const double share = total / (double)kinds;
    for (size_t i = 0; i < kinds; i++)
        sum += ((double)counts[i] - share) * ((double)counts[i] - share) / share;
    return sum;
}

static void each_digit_at_each_cell_is_within_five_sigma(void **state)
{
    (void)state;
    enum { COUNT = 60000, AT_ONCE = 1000 };
    static unsigned counts[81][9], pairs[72];
    static uint8_t cells[AT_ONCE * 81];
    struct run run;
    open_run(&run, "classic", "random", 0, 2026);
    for (int done = 0; done < COUNT; done += AT_ONCE) {
        size_t got = 0;
        assert_int_equal(lele_grids_next(run.grids, AT_ONCE, cells, &got), LELE_OK);
        for (size_t i = 0; i < got; i++) {
            const uint8_t *grid = cells + i * 81;
            for (int c = 0; c < 81; c++)
                counts[c][grid[c] - 1]++;
            const int a = grid[40] - 1, b = grid[41] - 1;
            pairs[a * 8 + b - (b > a)]++;
        }
    }
    const double share = COUNT / 9.0, sigma2 = share * 8 / 9;
    for (int c = 0; c < 81; c++)
        for (int d = 0; d < 9; d++) {
            const double off = counts[c][d] - share;
            assert_true(off * off < 25 * sigma2);
        }
    assert_true(chi_square(pairs, 72, COUNT) < 71 + 5 * 11.92); /* mean and sigma of chi2(71) */
    close_run(&run);
}

/* Facts about all grids that follow from symmetry alone: a digit of box 1 is equally likely in
 * each cell of box 5, so P(r1c1 = r4c4) = 1/9; and the digits of r4c1-3 are together in r1c4-6 as
 * often as in r1c7-9. */
static void symmetric_events_are_equally_frequent(void **state)
{
    (void)state;
    enum { COUNT = 40000, AT_ONCE = 1000 };
    static uint8_t cells[AT_ONCE * 81];
    unsigned equal = 0, same[2] = { 0, 0 };
    struct run run;
    open_run(&run, "classic", "random", 0, 7);
    for (int done = 0; done < COUNT; done += AT_ONCE) {
        size_t got = 0;
        assert_int_equal(lele_grids_next(run.grids, AT_ONCE, cells, &got), LELE_OK);
        for (size_t i = 0; i < got; i++) {
            const uint8_t *g = cells + i * 81;
            unsigned sets[3] = { 0, 0, 0 };
            for (int k = 0; k < 3; k++) {
                sets[0] |= 1U << g[27 + k];
                sets[1] |= 1U << g[3 + k];
                sets[2] |= 1U << g[6 + k];
            }
            equal += g[0] == g[30];
            same[0] += sets[0] == sets[1];
            same[1] += sets[0] == sets[2];
        }
    }
    const double off = equal - COUNT / 9.0, between = (double)same[0] - (double)same[1];
    assert_true(off * off < 25 * COUNT * 8.0 / 81);
    assert_true(between * between < 25 * ((double)same[0] + same[1]));
    close_run(&run);
}

/* Counts the pairs of rows of each band, and of columns of each stack, that share three digits in
 * a box.  Bands are filled in three different ways, and columns in a fourth, but the set of all
 * grids is symmetric, so all counts must agree. */
static void count_shared(const uint8_t *grid, unsigned shared[2][3])
{
    for (int turned = 0; turned < 2; turned++) {
        const int along = turned == 0 ? 1 : 9, next = turned == 0 ? 9 : 1;
        unsigned triple[9][3] = { { 0 } };
        for (int i = 0; i < 81; i++)
            triple[i / 9][i % 9 / 3] |= 1U << grid[i / 9 * next + i % 9 * along];
        for (int a = 0; a < 9; a++)
            for (int b = a + 1; b < a / 3 * 3 + 3; b++)
                for (int k = 0; k < 9; k++)
                    shared[turned][a / 3] += triple[a][k / 3] == triple[b][k % 3];
    }
}

static void bands_and_stacks_share_triples_equally_often(void **state)
{
    (void)state;
    enum { COUNT = 100800, AT_ONCE = LELE_GRIDS_BLOCK };
    static uint8_t cells[AT_ONCE * 81];
    unsigned shared[2][3] = { { 0 } };
    struct run run;
    open_run(&run, "classic", "random", 0, 77);
    for (int done = 0; done < COUNT; done += AT_ONCE) {
        size_t got = 0;
        assert_int_equal(lele_grids_next(run.grids, AT_ONCE, cells, &got), LELE_OK);
        for (size_t i = 0; i < got; i++)
            count_shared(cells + i * 81, shared);
    }
    double mean = 0;
    for (int i = 0; i < 6; i++)
        mean += shared[i / 3][i % 3] / 6.0;
    for (int i = 0; i < 6; i++) {
        const double off = shared[i / 3][i % 3] - mean;
        assert_true(off * off < 25 * 3 * mean); /* shared triples come in threes */
    }
    close_run(&run);
}

static void shift_refuses_other_layouts(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "x");
    lele_problem problem;
    lele_problem_init(&problem);
    const lele_grids_options options = { LELE_FILL_SHIFT, 0, 0 };
    assert_null(lele_grids_new(&layout, &options, &problem));
    assert_int_equal(problem.code, LELE_E_CLASSIC_ONLY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_method_gives_valid_grids_on_every_layout),
        cmocka_unit_test(the_shift_family_has_1451520_grids_for_a_first_digit),
        cmocka_unit_test(random_classic_grids_are_distinct),
        cmocka_unit_test(small_layouts_come_complete_and_then_end),
        cmocka_unit_test(a_seed_gives_the_same_run_and_blocks_can_be_sought),
        cmocka_unit_test(tries_in_any_order_give_the_run),
        cmocka_unit_test(numbered_runs_have_no_tries),
        cmocka_unit_test(each_digit_at_each_cell_is_within_five_sigma),
        cmocka_unit_test(symmetric_events_are_equally_frequent),
        cmocka_unit_test(bands_and_stacks_share_triples_equally_often),
        cmocka_unit_test(shift_refuses_other_layouts),
    };
    return RUN(tests);
}
