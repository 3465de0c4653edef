/* Texts with clues beyond the usual ones: bases with diagonals, windows and maps, rules of the whole grid, and what is refused. */
#include "check.h"
#include "clues.h"

static lele_error read_text(lele_layouts *layouts, const char *text, lele_position *ret,
                            lele_problem *problem)
{
    const lele_codec_context context = { .layouts = layouts };
    lele_problem_init(problem);
    return lele_codec_read(NULL, &context, text, strlen(text), ret, problem);
}

static void expect(const char *text, const char *layout)
{
    lele_layouts *layouts = clue_layouts();
    lele_position position;
    lele_problem problem;
    const lele_error error = read_text(layouts, text, &position, &problem);
    if (error != LELE_OK)
        fail_msg("%s: %s %s", text, lele_error_name(error), problem.text);
    const lele_layout *wanted = lele_layouts_get(layouts, layout, &problem);
    if (wanted == NULL || strcmp(position.layout->name, wanted->name) != 0)
        fail_msg("%s: %s", text, position.layout->name);
    lele_layouts_free(layouts);
}

#define MAP4       "1122112233443344"
#define MAP4_MIXED "1112122233343444"

static void bases_of_iss_are_read(void **state)
{
    (void)state;
    expect(".Shape~4x4.NoBoxes.Jigsaw~" MAP4_MIXED ".AntiKing", "jigsaw:" MAP4_MIXED "+king::");
    expect(".Shape~4x4.Jigsaw~" MAP4_MIXED,
           "4x4+extra-region::r1c1r1c2r1c3r2c1;extra-region::r1c4r2c2r2c3r2c4;"
           "extra-region::r3c1r3c2r3c3r4c1;extra-region::r3c4r4c2r4c3r4c4");
    expect(".Windoku.Thermo~R1C1~R1C2",
           "classic+thermometer::r1c1r1c2;extra-region::r2c2r2c3r2c4r3c2r3c3r3c4r4c2r4c3r4c4;"
           "extra-region::r2c6r2c7r2c8r3c6r3c7r3c8r4c6r4c7r4c8;"
           "extra-region::r6c2r6c3r6c4r7c2r7c3r7c4r8c2r8c3r8c4;"
           "extra-region::r6c6r6c7r6c8r7c6r7c7r7c8r8c6r8c7r8c8");
    expect(".Shape~4x4.Diagonal~1.AntiKing", "4x4+king::;extra-region::r1c4r2c3r3c2r4c1");
}

static void clues_of_iss_are_read(void **state)
{
    (void)state;
    /* a cell that is named twice counts twice */
    expect(".Shape~4x4.Cage~8~R1C1~R1C2~R1C1", "4x4+cage::r1c1r1c2;sum:8:r1c1r1c2r1c1");
    expect(".Shape~4x4.LittleKiller~5~R1C1", "4x4+little-killer:5:r1c1r2c2r3c3r4c4");
    expect(".Shape~4x4.LittleKiller~5~R4C4", "4x4+little-killer:5:r4c4r3c3r2c2r1c1");
    expect(".Shape~4x4.LittleKiller~5~R4C2", "4x4+little-killer:5:r4c2r3c3r2c4");
    expect(".Shape~4x4.SameValues~3~R1C1~R2C3~R3C2", "4x4+clone::r1c1r2c3;clone::r2c3r3c2");
    expect(".Shape~4x4.NumberedRooms~R1~2~3",
           "4x4+numbered-room:2:r1c1r1c2r1c3r1c4;numbered-room:3:r1c4r1c3r1c2r1c1");
}

static const struct {
    const char *text;
    lele_error error;
} wrong[] = {
    { ".LittleKiller~5~R1C1~R1C2", LELE_E_CONSTRAINT },
    { ".LittleKiller~5~R5C5", LELE_E_CONSTRAINT },
    { ".Quad~R1C1~0", LELE_E_CONSTRAINT },
    { ".Quad~R9C1~1", LELE_E_CONSTRAINT },
    { ".Quad~R1C1~1~2~3~4~5", LELE_E_CONSTRAINT },
    { ".Sandwich~x~C1", LELE_E_CONSTRAINT },
    { ".Sandwich~8~D1", LELE_E_CONSTRAINT },
    { ".Sandwich~8~C0", LELE_E_CONSTRAINT },
    { ".XSum~R1~x~6", LELE_E_CONSTRAINT },
    { ".XSum~~5~6", LELE_E_CONSTRAINT },
    { ".EqualSum~R1C1~-~R1Cx", LELE_E_CONSTRAINT },
    { ".SameValues~2~R1C1", LELE_E_CONSTRAINT },
    { ".SameValues~x~R1C1", LELE_E_CONSTRAINT },
    { ".Diagonal~2", LELE_E_CONSTRAINT },
    { ".Diagonal~", LELE_E_CONSTRAINT },
    { ".Jigsaw~123", LELE_E_CONSTRAINT },
    { ".NoBoxes.Thermo~R1C1~R1C2", LELE_E_CONSTRAINT },
};

static void wrong_texts_of_iss_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        lele_layouts *layouts = clue_layouts();
        lele_position position;
        lele_problem problem;
        const lele_error error = read_text(layouts, wrong[i].text, &position, &problem);
        if (error != wrong[i].error)
            fail_msg("%s: %s \"%s\"", wrong[i].text, lele_error_name(error), problem.text);
        lele_layouts_free(layouts);
    }
}

/* Writes a position with a layout and returns the error; `ret` has the layout that the text has, or "". */
static lele_error write_and_read(const char *name, const char *format, char *ret)
{
    lele_layouts *layouts = clue_layouts();
    const lele_layout *layout = lele_layouts_get(layouts, name, NULL);
    lele_position position, again;
    lele_problem problem;
    lele_text text;
    lele_text_init(&text);
    ret[0] = '\0';
    if (layout == NULL)
        fail_msg("no layout %s", name);
    lele_position_init(&position, layout);
    const lele_error error = lele_codec_write(lele_codec_find(format), &position, &text, &problem);
    if (error == LELE_OK) {
        if (read_text(layouts, text.data, &again, &problem) != LELE_OK)
            fail_msg("%s: %s", text.data, problem.text);
        strcpy(ret, strcmp(again.layout->name, layout->name) == 0 ? "same" : again.layout->name);
    }
    lele_text_release(&text);
    lele_layouts_free(layouts);
    return error;
}

static const char *const both_ways[] = {
    "jigsaw:" MAP4_MIXED "+king::",
    "x+knight::",
    "4x4+all-ratios::;all-differences::",
    "4x4+all-ratios::;all-differences::;ratio:2:r1c1r1c2",
    "4x4+all-pair-sums::",
    "4x4+nonconsecutive::",
    "4x4+disjoint::",
    "4x4+x-sum:6:r1c1r1c2r1c3r1c4;x-sum:5:r1c4r1c3r1c2r1c1",
    "4x4+equal-sum:2:r1c1r1c2r2c3r2c4",
    "4x4+renban::r3c1r3c2;palindrome::r2c1r3c2;between::r1c1r1c2r1c3",
};

static void bases_and_rules_survive_iss(void **state)
{
    (void)state;
    char got[LELE_LAYOUT_NAME_SIZE];
    for (size_t i = 0; i < sizeof both_ways / sizeof both_ways[0]; i++) {
        assert_int_equal(write_and_read(both_ways[i], "iss", got), LELE_OK);
        if (strcmp(got, "same") != 0)
            fail_msg("%s: %s", both_ways[i], got);
    }
}

/* ISS has one word for both kinds of dots together, and none for one kind alone. */
static void what_iss_has_no_word_for_is_refused(void **state)
{
    (void)state;
    char got[LELE_LAYOUT_NAME_SIZE];
    assert_int_equal(write_and_read("4x4+all-ratios::", "iss", got), LELE_E_UNSUPPORTED);
    assert_int_equal(write_and_read("4x4+all-differences::", "iss", got), LELE_E_UNSUPPORTED);
}

#define GRID4 "\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"

static void rules_of_fpuzzles_are_read_and_written(void **state)
{
    (void)state;
    char got[LELE_LAYOUT_NAME_SIZE];
    expect("{" GRID4 ",\"negative\":[\"ratio\",\"xv\"]}", "4x4+all-ratios::;all-pair-sums::");
    static const char *const names[] = { "4x4+all-ratios::;all-pair-sums::",
                                         "4x4+odd::r1c1r2c2;even::r1c2",
                                         "4x4+minimum::r1c1;maximum::r2c2" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_int_equal(write_and_read(names[i], "fpuzzles", got), LELE_OK);
        assert_true(got[0] != '\0');
    }
}

static const char *const wrong_fpuzzles[] = {
    "\"odd\":[{\"cell\":\"R5C1\"}]",
    "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C7\"]]}]",
    "\"arrow\":[{\"cells\":[\"R1C9\"],\"lines\":[[\"R1C1\",\"R1C2\"]]}]",
    "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R0C2\"]]}]",
    "\"sandwichsum\":[{\"cell\":\"R0C0\",\"value\":\"5\"}]",
    "\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R9C9\"]}]",
    "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[\"x\"]}]",
    "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C9\",\"R2C1\",\"R2C2\"],\"values\":[1]}]",
};

static void wrong_texts_of_fpuzzles_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong_fpuzzles / sizeof wrong_fpuzzles[0]; i++) {
        char text[400];
        lele_layouts *layouts = clue_layouts();
        lele_position position;
        lele_problem problem;
        snprintf(text, sizeof text, "{" GRID4 ",%s}", wrong_fpuzzles[i]);
        const lele_error error = read_text(layouts, text, &position, &problem);
        if (error != LELE_E_SYNTAX)
            fail_msg("%s: %s \"%s\"", text, lele_error_name(error), problem.text);
        lele_layouts_free(layouts);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bases_of_iss_are_read),
        cmocka_unit_test(clues_of_iss_are_read),
        cmocka_unit_test(wrong_texts_of_iss_are_refused),
        cmocka_unit_test(bases_and_rules_survive_iss),
        cmocka_unit_test(what_iss_has_no_word_for_is_refused),
        cmocka_unit_test(rules_of_fpuzzles_are_read_and_written),
        cmocka_unit_test(wrong_texts_of_fpuzzles_are_refused),
    };
    return RUN(tests);
}
