/* The output of a puzzle: a solution, a verdict, a number, JSON; and the totals. */
#include "check.h"

#include "solve_worker.h"

#define PUZZLE   "1............4.."
#define SOLUTION "1234341221434321"

static void each_mode_prints_its_own(void **state)
{
    (void)state;
    static const struct {
        solve_mode mode;
        bool json;
        uint64_t solutions;
        const char *printed;
        bool bad;
    } cases[] = {
        { SOLVE_UNIQUE, false, 0, "none\n", true },
        { SOLVE_UNIQUE, false, 1, SOLUTION "\n", false },
        { SOLVE_UNIQUE, false, 2, "multiple\n", true },
        { SOLVE_CHECK, false, 0, "none\n", true },
        { SOLVE_CHECK, false, 1, "unique\n", false },
        { SOLVE_CHECK, false, 2, "multiple\n", false },
        { SOLVE_FIRST, false, 0, "none\n", true },
        { SOLVE_FIRST, false, 1, SOLUTION "\n", false },
        { SOLVE_UNIQUE, true, 1,
          "{\"layout\":\"4x4\",\"puzzle\":\"" PUZZLE
          "\",\"result\":\"unique\",\"solution\":\"" SOLUTION "\"}\n",
          false },
        { SOLVE_FIRST, true, 1,
          "{\"layout\":\"4x4\",\"puzzle\":\"" PUZZLE "\",\"solution\":\"" SOLUTION "\"}\n", false },
        { SOLVE_CHECK, true, 2,
          "{\"layout\":\"4x4\",\"puzzle\":\"" PUZZLE "\",\"result\":\"multiple\"}\n", false },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct desk desk;
        desk_open(&desk, cases[i].mode, "4x4");
        desk.job.json = cases[i].json;
        const lele_layout *layout = &desk.worker->layout;
        const lele_grid puzzle = grid_of(layout, PUZZLE), solution = grid_of(layout, SOLUTION);
        solve_print(desk.worker, &desk.work, layout, puzzle.cell, cases[i].solutions,
                    solution.cell);
        assert_string_equal(desk.work.out.data, cases[i].printed);
        assert_int_equal(desk.work.bad, cases[i].bad);
        desk_close(&desk);
        assert_int_equal(desk.job.totals.none, cases[i].solutions == 0);
        assert_int_equal(desk.job.totals.unique, cases[i].solutions == 1);
        assert_int_equal(desk.job.totals.multiple, cases[i].solutions > 1);
        assert_int_equal(desk.job.totals.solutions, cases[i].solutions);
    }
}

/* The solutions of a run follow the text; verdicts replace some of them.  In the table one capital
 * letter stands for a line of solutions. */
static void lines_of_a_run_close_up_behind_verdicts(void **state)
{
    (void)state;
    static const struct {
        solve_mode mode;
        uint32_t counts[4];
        const char *printed;
        bool bad;
    } cases[] = {
        { SOLVE_UNIQUE, { 1, 1, 1, 1 }, "head\nA\nB\nC\nD\n", false },
        { SOLVE_UNIQUE, { 0, 1, 2, 1 }, "head\nnone\nB\nmultiple\nD\n", true },
        { SOLVE_UNIQUE, { 1, 1, 1, 0 }, "head\nA\nB\nC\nnone\n", true },
        { SOLVE_FIRST, { 1, 0, 1, 1 }, "head\nA\nnone\nC\nD\n", true },
        { SOLVE_CHECK, { 1, 2, 1, 2 }, "head\nunique\nmultiple\nunique\nmultiple\n", false },
        { SOLVE_CHECK, { 1, 1, 1, 1 }, "head\nunique\nunique\nunique\nunique\n", false },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct desk desk;
        desk_open(&desk, cases[i].mode, "4x4");
        lele_text_add(&desk.work.out, "head\n");
        char *room = lele_text_room(&desk.work.out, 4 * 17);
        for (size_t k = 0; k < 4; k++) {
            memset(room + 17 * k, 'A' + (int)k, 16);
            room[17 * k + 16] = '\n';
            desk.worker->counts[k] = cases[i].counts[k];
        }
        solve_print_run(desk.worker, &desk.work, 4);
        lele_text wanted;
        lele_text_init(&wanted);
        for (const char *at = cases[i].printed; *at != '\0'; at++)
            lele_text_add_repeat(&wanted, *at, *at >= 'A' && *at <= 'D' ? 16 : 1);
        assert_string_equal(desk.work.out.data, wanted.data);
        lele_text_release(&wanted);
        assert_int_equal(desk.work.bad, cases[i].bad);
        desk_close(&desk);
        assert_int_equal(desk.job.totals.unique + desk.job.totals.none + desk.job.totals.multiple,
                         4);
    }
}

static void givens_in_conflict_have_no_solution(void **state)
{
    (void)state;
    static const struct {
        solve_mode mode;
        bool json;
        const char *printed;
    } cases[] = {
        { SOLVE_UNIQUE, false, "none\n" },
        { SOLVE_COUNT, false, "0\n" },
        { SOLVE_ALL, false, "none\n" },
        { SOLVE_UNIQUE, true, "{\"puzzle\":\"11..\",\"result\":\"none\"}\n" },
        { SOLVE_COUNT, true, "{\"puzzle\":\"11..\",\"solutions\":0}\n" },
        { SOLVE_ALL, true, "{\"puzzle\":\"11..\",\"solutions\":[]}\n" },
    };
    const cli_line line = { .text = "11..", .length = 4, .number = 1 };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct desk desk;
        desk_open(&desk, cases[i].mode, NULL);
        desk.job.json = cases[i].json;
        solve_print_conflict(desk.worker, &desk.work, &line);
        assert_string_equal(desk.work.out.data, cases[i].printed);
        assert_true(desk.work.bad);
        desk_close(&desk);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_mode_prints_its_own),
        cmocka_unit_test(lines_of_a_run_close_up_behind_verdicts),
        cmocka_unit_test(givens_in_conflict_have_no_solution),
    };
    return RUN(tests);
}
