/* From the lines of a piece to solutions: order and content do not depend on the path
 * that a line takes. */
#include "check.h"
#include "samples.h"

#include "solve_worker.h"

enum { LINES = 300 };

/* Writes a puzzle as a line in one of several ways; only the first is solved in place. */
static void add_line(lele_text *out, const char *cells, int way)
{
    lele_text_add(out, way == 1 ? " " : "");
    lele_text_add(out, cells);
    lele_text_add(out, way == 2 ? ",title" : way == 3 ? "\r" : "");
    lele_text_add(out, way == 4 ? "\n# comment\n\n" : "\n");
}

/* Makes puzzles with one, several and no solutions, and the expected output, by dlx. */
static void make_puzzles(lele_text *puzzles, lele_text *answers)
{
    static lele_layout layout;
    layout_of(&layout, "classic");
    lele_solver *solver = lele_solver_new(&layout, "dlx", NULL);
    lele_random random;
    lele_random_init(&random, 11);
    for (int i = 0; i < LINES; i++) {
        lele_grid grid;
        lele_solve_result result;
        char text[82] = { 0 };
        sample_grid(&layout, &random, &grid);
        sample_dig(&layout, &random, i % 7 == 3 ? 60 : 40, &grid);
        if (i % 5 == 4)
            grid.cell[i % 81] = (uint8_t)(grid.cell[i % 81] % 9 + 1);
        lele_grid_write(&layout, &grid, '.', text);
        lele_text_add(puzzles, text);
        lele_solve(solver, &grid, NULL, NULL, NULL, &result);
        lele_grid_write(&layout, &result.first, '.', text);
        lele_text_add(answers, result.solutions == 0   ? "none"
                               : result.solutions == 1 ? text
                                                       : "multiple");
        lele_text_add_char(answers, '\n');
    }
    lele_solver_free(solver);
}

static void every_way_of_writing_a_line_gives_the_same(void **state)
{
    (void)state;
    lele_text puzzles, answers, lines;
    lele_text_init(&puzzles), lele_text_init(&answers), lele_text_init(&lines);
    make_puzzles(&puzzles, &answers);
    /* numbers of consecutive lines that are written in the same way */
    static const int runs[] = { 1, 3, 63, 64, 65, 150, LINES };
    for (size_t r = 0; r < sizeof runs / sizeof runs[0]; r++) {
        struct desk desk;
        desk_open(&desk, SOLVE_UNIQUE, NULL);
        lele_text_clear(&lines);
        for (int i = 0; i < LINES; i++) {
            char cells[82] = { 0 };
            memcpy(cells, puzzles.data + 81 * i, 81);
            add_line(&lines, cells, i / runs[r] % 2 == 0 ? 0 : 1 + i / runs[r] / 2 % 4);
        }
        assert_string_equal(desk_solve(&desk, lines.data), answers.data);
        assert_int_equal(desk.work.items, LINES);
        assert_true(desk.work.bad);
        desk_close(&desk);
        assert_int_equal(desk.job.totals.lines, LINES);
        assert_int_equal(desk.job.totals.unique + desk.job.totals.multiple + desk.job.totals.none,
                         LINES);
    }
    lele_text_release(&puzzles), lele_text_release(&answers), lele_text_release(&lines);
}

static void json_takes_the_same_puzzles(void **state)
{
    (void)state;
    struct desk desk;
    desk_open(&desk, SOLVE_UNIQUE, NULL);
    desk.job.json = true;
    assert_string_equal(
        desk_solve(&desk, WIKIPEDIA_PUZZLE "\n"),
        "{\"puzzle\":\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...."
        "419..5....8..79\",\"result\":\"unique\",\"solution\":\"" WIKIPEDIA_SOLUTION "\"}\n");
    desk_close(&desk);
}

static void the_last_line_needs_no_newline(void **state)
{
    (void)state;
    struct desk desk;
    desk_open(&desk, SOLVE_UNIQUE, NULL);
    assert_string_equal(desk_solve(&desk, WIKIPEDIA_PUZZLE), WIKIPEDIA_SOLUTION "\n");
    assert_string_equal(desk_solve(&desk, WIKIPEDIA_PUZZLE "\n" WIKIPEDIA_PUZZLE),
                        WIKIPEDIA_SOLUTION "\n" WIKIPEDIA_SOLUTION "\n");
    assert_string_equal(desk_solve(&desk, ""), "");
    desk_close(&desk);
}

static void lines_of_other_layouts_go_by_themselves(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *lines, *solved;
    } cases[] = {
        { NULL, WIKIPEDIA_PUZZLE "\n1.3.341221434321\n" WIKIPEDIA_PUZZLE "\n",
          WIKIPEDIA_SOLUTION "\n1234341221434321\n" WIKIPEDIA_SOLUTION "\n" },
        { "4x4", "1.3.341221434321\n................\n1122............\n",
          "1234341221434321\nmultiple\nnone\n" },
    };
    for (size_t i = 0; i < 2; i++) {
        struct desk desk;
        desk_open(&desk, SOLVE_UNIQUE, cases[i].layout);
        assert_string_equal(desk_solve(&desk, cases[i].lines), cases[i].solved);
        desk_close(&desk);
    }
}

static void an_unknown_layout_opens_no_worker(void **state)
{
    (void)state;
    solve_job job = { .layout = "99x1" };
    assert_null(solve_worker_open(&job));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_of_writing_a_line_gives_the_same),
        cmocka_unit_test(json_takes_the_same_puzzles),
        cmocka_unit_test(the_last_line_needs_no_newline),
        cmocka_unit_test(lines_of_other_layouts_go_by_themselves),
        cmocka_unit_test(an_unknown_layout_opens_no_worker),
    };
    return RUN(tests);
}
