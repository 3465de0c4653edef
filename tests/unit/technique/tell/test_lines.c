/* The lines of a drawing: the worked example of each family, and properties of all lines. */
#include "../soundness.h"
#include "../worked.h"

struct bench {
    lele_layouts *layouts;
    const lele_layout *classic;
    lele_engine *engine;
    lele_board board;
    lele_step step;
    lele_line lines[LELE_STEP_LINES];
    size_t count;
};

static struct bench *bench_new(void)
{
    struct bench *bench = calloc(1, sizeof *bench);
    assert_non_null(bench);
    bench->layouts = lele_layouts_new();
    bench->classic = lele_layouts_get(bench->layouts, "classic", NULL);
    bench->engine = lele_engine_new(bench->classic);
    return bench;
}

static void bench_free(struct bench *bench)
{
    lele_engine_free(bench->engine);
    lele_layouts_free(bench->layouts);
    free(bench);
}

/* The first step of the technique in its worked example, and its lines. */
static bool draw(struct bench *bench, int technique)
{
    const char *name = lele_technique_at((size_t)technique)->name;
    lele_technique_list list;
    bench->count = 0;
    if (!set_example(bench->layouts, (size_t)technique, &bench->board))
        return false;
    assert_int_equal(lele_technique_list_read(&list, name, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    if (!lele_engine_next(bench->engine, &bench->board, &options, &bench->step))
        return false;
    bench->count = lele_step_lines(&bench->step, &bench->board, bench->lines, LELE_STEP_LINES);
    return true;
}

/* "r6c3-r6c5:2 strong, ..." */
static void write(const struct bench *bench, char *ret)
{
    ret[0] = '\0';
    for (size_t i = 0; i < bench->count; i++) {
        const lele_line *line = &bench->lines[i];
        const lele_place from = lele_cell_place(bench->classic, line->from);
        const lele_place to = lele_cell_place(bench->classic, line->to);
        sprintf(ret + strlen(ret), "%sr%dc%d-r%dc%d:%d %s", i == 0 ? "" : ", ", from.row,
                from.column, to.row, to.column, line->digit,
                lele_line_kind_name((lele_line_kind)line->kind));
    }
}

static const struct {
    const char *technique, *lines;
} cases[] = {
    { "hidden-single", "r3c9-r3c4:0 reach, r5c5-r1c5:0 reach" },
    { "naked-single", "" },
    { "pointing", "r9c1-r9c3:5 weak, r9c3-r9c7:5 reach" },
    { "claiming", "r6c8-r6c9:5 strong" },
    { "naked-pair", "" },
    { "x-wing", "r6c3-r6c5:2 strong, r7c3-r7c5:2 strong, r6c3-r7c3:2 weak, r6c3-r3c3:2 reach, "
                "r6c5-r7c5:2 weak" },
    { "finned-x-wing", "r6c2-r7c2:8 strong, r7c2-r8c2:8 strong, r6c5-r7c5:8 strong, r6c2-r6c5:8 "
                       "weak, r7c2-r7c5:8 weak, r7c2-r7c1:8 reach" },
    { "empty-rectangle", "r2c8-r9c8:6 strong, r2c2-r2c3:6 weak, r2c3-r2c8:6 weak, r1c2-r2c2:6 "
                         "weak, r2c2-r9c2:6 reach" },
    { "xy-wing", "r4c5-r1c5:4 weak, r1c5-r1c4:9 reach, r4c5-r5c4:7 weak, r5c4-r1c4:9 reach" },
    { "w-wing", "r8c7-r4c7:9 weak, r4c7-r2c7:7 reach, r8c7-r8c8:9 strong, r8c8-r3c8:9 weak, "
                "r3c8-r2c7:7 reach" },
    { "remote-pair", "r4c5-r2c5:0 strong, r2c9-r2c5:0 strong, r2c9-r3c7:0 strong, r3c1-r3c7:0 "
                     "strong, r3c1-r6c1:0 strong" },
    { "unique-rectangle-1",
      "r4c5-r4c8:0 round, r5c5-r5c8:0 round, r4c5-r5c5:0 round, r4c8-r5c8:0 round" },
    { "multi-colors-1", "r5c2-r5c5:7 strong, r5c2-r6c3:7 weak, r9c3-r6c3:7 strong, "
                        "r8c9-r8c5:7 strong" },
    { "als-xz", "r8c3-r9c1:8 weak" },
    { "xy-chain", "" }, /* it has links instead */
};

static void a_pattern_is_joined_as_its_roles_say(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[4096];
        assert_true(draw(bench, lele_technique_find(cases[i].technique)));
        write(bench, text);
        if (strcmp(text, cases[i].lines) != 0)
            print_error("%s\n", cases[i].technique);
        assert_string_equal(text, cases[i].lines);
    }
    bench_free(bench);
}

static bool is_marked(const lele_mark *marks, int count, int cell, int digit)
{
    for (int i = 0; i < count; i++)
        if (marks[i].cell == cell && (digit == 0 || lele_digits_has(marks[i].digits, digit)))
            return true;
    return false;
}

static void check_ends(const lele_step *step, const lele_line *line)
{
    assert_int_not_equal(line->from, line->to);
    assert_true(is_marked(step->marks, step->mark_count, line->from, line->digit));
    if (line->kind != LELE_LINE_REACH)
        assert_true(is_marked(step->marks, step->mark_count, line->to, line->digit));
    else if (line->digit != 0)
        assert_true(is_marked(step->eliminations, step->elimination_count, line->to, line->digit));
}

/* A line means that its ends see each other, and both ends belong to the marks of the step. */
static void every_line_joins_marks_that_see_each_other(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    int drawn = 0;
    for (size_t technique = 0; technique < lele_technique_count(); technique++) {
        if (!draw(bench, (int)technique))
            continue;
        drawn += bench->count > 0;
        for (size_t i = 0; i < bench->count; i++) {
            check_ends(&bench->step, &bench->lines[i]);
            assert_true(lele_layout_sees(bench->classic, bench->lines[i].from, bench->lines[i].to));
        }
    }
    assert_true(drawn >= 40);
    bench_free(bench);
}

static void a_short_list_gets_the_first_lines_only(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    assert_true(draw(bench, lele_technique_find("x-wing")));
    lele_line two[3] = { 0 };
    two[2].kind = 0xEE;
    assert_int_equal(lele_step_lines(&bench->step, &bench->board, two, 2), 2);
    assert_memory_equal(two, bench->lines, 2 * sizeof two[0]);
    assert_int_equal(two[2].kind, 0xEE);
    bench_free(bench);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pattern_is_joined_as_its_roles_say),
        cmocka_unit_test(every_line_joins_marks_that_see_each_other),
        cmocka_unit_test(a_short_list_gets_the_first_lines_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
