/* --count and --all: every solution of a puzzle, up to the limit. */
#include "check.h"

#include "solve_worker.h"

/* 4x4 grids and their known numbers of solutions. */
static const struct {
    const char *puzzle;
    uint64_t solutions;
} known[] = { { "................", 288 }, { "1234............", 12 }, { "1...............", 72 },
              { "1234341221434321", 1 },   { "12343...........", 6 },  { "123...4.........", 0 } };

enum { KNOWN = sizeof known / sizeof known[0] };

static void run(struct desk *desk,
                void (*mode)(solve_worker *worker, cli_work *work, const solve_task *task),
                const lele_grid *grid)
{
    static const cli_line line = { .number = 1 };
    const solve_task task = { &line, &desk->worker->layout, desk->worker->solver, grid };
    mode(desk->worker, &desk->work, &task);
}

static void numbers_of_solutions_are_those_known(void **state)
{
    (void)state;
    for (int64_t limit = 0; limit <= 80; limit += 40) {
        struct desk desk;
        desk_open(&desk, SOLVE_COUNT, "4x4");
        desk.job.limit = limit;
        for (size_t i = 0; i < KNOWN; i++) {
            const lele_grid grid = grid_of(&desk.worker->layout, known[i].puzzle);
            const uint64_t most = limit != 0 && known[i].solutions > (uint64_t)limit
                                      ? (uint64_t)limit
                                      : known[i].solutions;
            char wanted[32];
            snprintf(wanted, sizeof wanted, "%d\n", (int)most);
            lele_text_clear(&desk.work.out);
            run(&desk, solve_count, &grid);
            assert_string_equal(desk.work.out.data, wanted);
        }
        desk_close(&desk);
    }
}

static void all_solutions_are_listed_once(void **state)
{
    (void)state;
    struct desk desk;
    desk_open(&desk, SOLVE_ALL, "4x4");
    const lele_layout *layout = &desk.worker->layout;
    for (size_t i = 0; i < KNOWN; i++) {
        const lele_grid grid = grid_of(layout, known[i].puzzle);
        lele_text_clear(&desk.work.out);
        run(&desk, solve_list, &grid);
        const char *out = desk.work.out.data;
        if (known[i].solutions == 0) {
            assert_string_equal(out, "none\n");
            continue;
        }
        assert_int_equal(desk.work.out.length, known[i].solutions * 17);
        for (uint64_t k = 0; k < known[i].solutions; k++) {
            lele_grid solution;
            assert_int_equal(lele_grid_read(layout, out + 17 * k, 16, &solution, NULL), LELE_OK);
            assert_true(lele_grid_is_solution(layout, &solution));
            assert_int_equal(out[17 * k + 16], '\n');
            for (uint64_t other = 0; other < k; other++)
                assert_memory_not_equal(out + 17 * k, out + 17 * other, 16);
        }
    }
    desk_close(&desk);
}

static void json_lists_them_in_an_array(void **state)
{
    (void)state;
    static const struct {
        const char *puzzle, *printed;
    } cases[] = {
        { "1234341221434321", "{\"layout\":\"4x4\",\"puzzle\":\"1234341221434321\",\"solutions\":["
                              "\"1234341221434321\"]}\n" },
        { "123...4.........",
          "{\"layout\":\"4x4\",\"puzzle\":\"123...4.........\",\"solutions\":[]}\n" },
    };
    for (size_t i = 0; i < 2; i++) {
        struct desk desk;
        desk_open(&desk, SOLVE_ALL, "4x4");
        desk.job.json = true;
        const lele_grid grid = grid_of(&desk.worker->layout, cases[i].puzzle);
        run(&desk, solve_list, &grid);
        assert_string_equal(desk.work.out.data, cases[i].printed);
        desk_close(&desk);
    }
}

static void a_number_as_json_is_next_to_the_puzzle(void **state)
{
    (void)state;
    struct desk desk;
    desk_open(&desk, SOLVE_COUNT, "4x4");
    desk.job.json = true;
    const lele_grid grid = grid_of(&desk.worker->layout, "12343...........");
    run(&desk, solve_count, &grid);
    assert_string_equal(desk.work.out.data,
                        "{\"layout\":\"4x4\",\"puzzle\":\"12343...........\",\"solutions\":6}\n");
    assert_false(desk.work.bad);
    desk_close(&desk);
    assert_int_equal(desk.job.totals.solutions, 6);
    assert_int_equal(desk.job.totals.multiple, 1);
}

/* With more solutions than one thread handles alone, all threads count from the start,
 * up to the limit. */
static void many_solutions_are_counted_by_all_threads(void **state)
{
    (void)state;
    struct desk desk;
    desk_open(&desk, SOLVE_COUNT, NULL);
    desk.job.limit = 100000;
    lele_grid grid;
    lele_grid_clear(&grid);
    run(&desk, solve_count, &grid);
    assert_string_equal(desk.work.out.data, "100000\n");
    desk_close(&desk);
}

/* An empty 16x16 grid: the first solutions take little work, all of them cannot be found. */
static void what_ends_at_the_limit_of_work_is_marked(void **state)
{
    (void)state;
    static const struct {
        solve_mode mode;
        bool json;
        const char *tail;
    } cases[] = {
        { SOLVE_COUNT, false, "+\n" },
        { SOLVE_COUNT, true, ",\"complete\":false}\n" },
        { SOLVE_ALL, true, "],\"complete\":false}\n" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct desk desk;
        desk_open(&desk, cases[i].mode, "16x16");
        desk.job.json = cases[i].json;
        desk.job.max_work = 2000000;
        lele_grid grid;
        lele_grid_clear(&grid);
        run(&desk, cases[i].mode == SOLVE_ALL ? solve_list : solve_count, &grid);
        const size_t length = strlen(cases[i].tail);
        assert_true(desk.work.out.length > length);
        assert_string_equal(desk.work.out.data + desk.work.out.length - length, cases[i].tail);
        assert_true(desk.work.bad);
        assert_non_null(strstr(desk.work.messages.data, "see --effort"));
        desk_close(&desk);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_of_solutions_are_those_known),
        cmocka_unit_test(all_solutions_are_listed_once),
        cmocka_unit_test(json_lists_them_in_an_array),
        cmocka_unit_test(a_number_as_json_is_next_to_the_puzzle),
        cmocka_unit_test(many_solutions_are_counted_by_all_threads),
        cmocka_unit_test(what_ends_at_the_limit_of_work_is_marked),
    };
    return RUN(tests);
}
