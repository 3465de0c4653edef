/* The line codec: sizes, blanks, remarks, and the errors of bad lines. */
#include "positions.h"

static const struct {
    const char *name, *text, *layout, *givens;
} good[] = {
    { "zeros are blanks", P, "classic", P },
    { "dots are blanks",
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "classic", P },
    { "letters can be blanks",
      "53XX7XXXX6XX195XXXX98XXXX6X8XXX6XXX34XX8X3XX17XXX2XXX6X6XXXX28XXXX419XX5XXXX8XX79",
      "classic", P },
    { "dashes can be blanks",
      "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79",
      "classic", P },
    { "spaces can be blanks",
      "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79",
      "classic", P },
    { "a remark may follow", P " ED=1.2/1.2/1.2", "classic", P },
    { "a solution may follow a comma", P ",534678912", "classic", P },
    { "space around does not matter", "  \t" P "\r\n", "classic", P },
    { "comments and empty lines are passed over", "# a puzzle\n\n" P "\n", "classic", P },
    { "a byte order mark is no cell", "\xEF\xBB\xBF" P, "classic", P },
    { "16 cells are 4x4", "1...2...3...4...", "4x4", "1...2...3...4..." },
    { "36 cells are 6x6", "123456......6.............1.........", "6x6",
      "123456......6.............1........." },
    { "blanks of one underline are no code", "123434122143432_", "4x4", "123434122143432_" },
};

static void the_cells_of_a_line_are_read(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        lele_position position;
        lele_problem problem;
        const lele_error error = lele_codec_read(NULL, &context, good[i].text, strlen(good[i].text),
                                                 &position, &problem);
        if (error != LELE_OK)
            print_error("%s: %s\n", good[i].name, lele_error_name(error));
        assert_int_equal(error, LELE_OK);
        assert_string_equal(position.layout->name, good[i].layout);
        const lele_grid want = grid_of(position.layout, good[i].givens);
        assert_true(lele_grid_equal(position.layout, &want, &position.givens));
        assert_true(lele_grid_equal(position.layout, &want, &position.values));
        assert_false(position.has_candidates);
    }
    lele_layouts_free(layouts);
}

static const struct {
    const char *text;
    lele_error error;
    const char *says_en, *says_zh;
} bad[] = {
    { "", LELE_E_EMPTY, "nothing to read", "没有内容" },
    { " \n# only a comment\n", LELE_E_EMPTY, "nothing to read", "没有内容" },
    { "5300700006001950000980000608000600034008030017000200060600002800004190050000800",
      LELE_E_LENGTH, "need 81 cells, read 79", "需要 81 个格，读到 79 个" },
    { P "q", LELE_E_LENGTH, "need 81 cells, read 82", "需要 81 个格，读到 82 个" },
    { "53007000060019500009800006080006000340080300170002000606000028000041900500008007q",
      LELE_E_CHARACTER, "character 81 \"q\" not understood", "第 81 个字符「q」不认识" },
    { "550070000600195000098000060800060003400803001700020006060000280000419005000080079",
      LELE_E_CONFLICT, "R1C1 and R1C2 are both 5", "R1C1 与 R1C2 都是 5" },
    { "hello world", LELE_E_FORMAT, "not in a known format", "不是已知的格式" },
};

static void a_bad_line_is_named(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        lele_position position;
        lele_problem problem;
        lele_text text;
        lele_text_init(&text);
        assert_int_equal(
            lele_codec_read(NULL, &context, bad[i].text, strlen(bad[i].text), &position, &problem),
            bad[i].error);
        lele_problem_write(&problem, LELE_LANG_EN, &text);
        assert_string_equal(text.data, bad[i].says_en);
        lele_text_clear(&text);
        lele_problem_write(&problem, LELE_LANG_ZH, &text);
        assert_string_equal(text.data, bad[i].says_zh);
        lele_text_release(&text);
    }
    lele_layouts_free(layouts);
}

static void a_wanted_layout_sets_the_length(void **state)
{
    (void)state;
    lele_layout x, small;
    layout_of(&x, "x");
    layout_of(&small, "4x4");
    static const char few[] =
        "5...............................................................................5";
    lele_position position;
    lele_problem problem;
    const lele_codec_context as_x = { .layout = &x }, as_small = { .layout = &small };
    assert_int_equal(lele_codec_read(NULL, &as_small, P, strlen(P), &position, &problem),
                     LELE_E_LENGTH);
    assert_int_equal(problem.want, 16);
    assert_int_equal(lele_codec_read(NULL, &as_x, few, strlen(few), &position, &problem),
                     LELE_E_CONFLICT); /* on the diagonal */
    assert_int_equal(lele_codec_read(NULL, &as_x, P, strlen(P), &position, &problem), LELE_OK);
    assert_ptr_equal(position.layout, &x);
    assert_int_equal(lele_codec_read(NULL, &as_x, ".", 1, &position, &problem), LELE_E_FORMAT);
    assert_int_equal(lele_codec_read(NULL, &as_x, few + 1, 80, &position, &problem), LELE_E_LENGTH);
}

static void every_layout_round_trips(void **state)
{
    (void)state;
    static const char *const names[] = { "classic", "x",     "4x4",   "6x6",  "8x8",  "10x10",
                                         "12x12",   "16x16", "6x6-x", JIGSAW, JIGSAW6 };
    lele_random random;
    lele_random_init(&random, 1);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        lele_layout layout;
        layout_of(&layout, names[i]);
        const lele_codec_context context = { .layouts = NULL, .layout = &layout };
        for (int n = 0; n < 20; n++) {
            lele_position position;
            random_position(&position, &layout, &random, 0);
            check_round_trip("line", &context, &position);
        }
    }
}

static bool count_up(void *data, const lele_position *position)
{
    assert_int_equal(lele_grid_count(position->layout, &position->givens), 30);
    return ++*(int *)data < 3;
}

static void a_text_of_lines_is_read_until_told_to_stop(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    lele_problem problem;
    int count = 0;
    static const char two[] = P "\n# between\n\n" P;
    assert_int_equal(
        lele_codec_read_all(NULL, &context, two, strlen(two), count_up, &count, &problem), LELE_OK);
    assert_int_equal(count, 2);
    count = 0;
    static const char five[] = P "\n" P "\n" P "\n" P "\nnot a line at all";
    assert_int_equal(
        lele_codec_read_all(NULL, &context, five, strlen(five), count_up, &count, &problem),
        LELE_OK);
    assert_int_equal(count, 3);
    count = 0;
    static const char broken[] = P "\n\n123\n" P;
    assert_int_equal(
        lele_codec_read_all(NULL, &context, broken, strlen(broken), count_up, &count, &problem),
        LELE_E_LENGTH);
    assert_int_equal(problem.line, 3);
    lele_layouts_free(layouts);
}

static void damaged_lines_are_read_or_refused(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    check_damage("line", &context, P, strlen(P));
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cells_of_a_line_are_read),
        cmocka_unit_test(a_bad_line_is_named),
        cmocka_unit_test(a_wanted_layout_sets_the_length),
        cmocka_unit_test(every_layout_round_trips),
        cmocka_unit_test(a_text_of_lines_is_read_until_told_to_stop),
        cmocka_unit_test(damaged_lines_are_read_or_refused),
    };
    return RUN(tests);
}
