/* Puzzles with clues as texts: of f-puzzles, of ISS, of the forums, and our own line. */
#include "check.h"
#include "clues.h"

static lele_error read_text(lele_layouts *layouts, const char *text, lele_position *ret,
                            lele_problem *problem)
{
    const lele_codec_context context = { .layouts = layouts };
    lele_problem_init(problem);
    return lele_codec_read(NULL, &context, text, strlen(text), ret, problem);
}

/* Reads a text and compares its layout with one that is written as our own text. */
static void expect(const char *text, const char *layout)
{
    lele_layouts *layouts = clue_layouts();
    lele_position position;
    lele_problem problem;
    const lele_error error = read_text(layouts, text, &position, &problem);
    if (error != LELE_OK)
        fail_msg("%s: %s %s", text, lele_error_name(error), problem.text);
    const lele_layout *wanted = lele_layouts_get(layouts, layout, &problem);
    assert_non_null(wanted);
    assert_string_equal(position.layout->name, wanted->name);
    lele_layouts_free(layouts);
}

static void iss_lines_are_read(void **state)
{
    (void)state;
    expect(".Cage~15~R1C1~R1C2.Cage~0~R2C1~R2C2", "classic+cage:15:r1c1r1c2;cage::r2c1r2c2");
    expect("..AntiKnight.~R1C2_4~R1C3_1_2", "classic+knight::;restricted:3:r1c3");
    expect(".Thermo~r1c1~r1c2.Shape~4x4", "4x4+thermometer::r1c1r1c2");
    expect(".Whisper~R1C1~R1C2.Whisper~3~R2C1~R2C2",
           "classic+whispers:5:r1c1r1c2;whispers:3:r2c1r2c2");
    expect(".WhiteDot~R1C1~R1C2~R1C3.GreaterThan~R2C2~R1C2",
           "classic+difference:1:r1c1r1c2;difference:1:r1c2r1c3;less::r1c2r2c2");
    expect(".LittleKiller~33~R1C8", "classic+little-killer:33:r1c8r2c7r3c6r4c5r5c4r6c3r7c2r8c1");
    expect(".Diagonal~1.Diagonal~-1.AntiKing", "x+king::");
    expect(".Shape~6x6.Diagonal~-1", "6x6+extra-region::r1c1r2c2r3c3r4c4r5c5r6c6");
    expect(".Quad~R1C1~1~4", "classic+quadruple:131120:r1c1r1c2r2c1r2c2");
    expect(".Sandwich~8~C1", "classic+sandwich:8:r1c1r2c1r3c1r4c1r5c1r6c1r7c1r8c1r9c1");
    expect(".Shape~4x4.XSum~R1~~6", "4x4+x-sum:6:r1c4r1c3r1c2r1c1");
    expect(".Shape~4x4.EqualSum~R1C1~R1C2~-~R2C3~R2C4", "4x4+equal-sum:2:r1c1r1c2r2c3r2c4");
    expect(".Shape~4x4.StrictXV.StrictKropki",
           "4x4+all-ratios::;all-differences::;all-pair-sums::");
}

static void forum_lines_are_read(void **state)
{
    (void)state;
    char arrows[82];
    memset(arrows, '0', 81), arrows[81] = '\0';
    memcpy(arrows, "A<M<<0000^`^^>00vv000000000G<<<", 31);
    arrows[13] = '^', arrows[16] = '0', arrows[17] = '0';
    expect(arrows, "classic+cage:10:r1c1r1c2r2c1r2c2;cage:22:r1c3r1c4r1c5r2c3r2c4r2c5;"
                   "cage:16:r4c1r4c2r4c3r4c4");
    expect(
        "3x3::k:769:769:2:2:1284:"
        "5:6:7:8:9:10:11:12:13:14:15:16:17:18:19:20:21:22:23:24:25:26:27:28:29:30:31:32:33:34:35:"
        "36:"
        "37:38:39:40:41:42:43:44:45:46:47:48:49:50:51:52:53:54:55:56:57:58:59:60:61:62:63:64:65:66:"
        "67:68:69:70:71:72:73:74:75:76:77:78:79:80",
        "classic+cage:3:r1c1r1c2;cage::r1c3r1c4;cage:5:r1c5");
}

static const struct {
    const char *text;
    lele_error error;
    const char *quote;
} wrong[] = {
    { ".Cage~15~R1C1~R1C0", LELE_E_CONSTRAINT, "R1C0" },
    { ".Cage~x~R1C1", LELE_E_CONSTRAINT, "x" },
    { ".Cage~99~R1C1~R1C2", LELE_E_CLUE_TOTAL, "" },
    { ".Nothing~R1C1", LELE_E_CONSTRAINT, "Nothing" },
    { ".Cage~3~R1C1~R1C2.Shape~33x33", LELE_E_CONSTRAINT, ".Cage" },
    { "3x3::k:0:0:0", LELE_E_CHARACTER, "" },
    { "3x3::k:99999:", LELE_E_CHARACTER, "9" },
    { "classic+cage:15:r1c1r1c2 5x", LELE_E_CHARACTER, "x" },
    { "classic+cage:15:r1c1r1c2 55", LELE_E_LENGTH, "" },
    { "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
      "\"killercage\":[{\"cells\":[\"R1C9\"],\"value\":\"3\"}]}",
      LELE_E_SYNTAX, "R1C1" },
    { "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
      "\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"??\"}]}",
      LELE_E_SYNTAX, "value" },
    { "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
      "\"columnindexer\":[{\"cells\":[\"R1C1\"]}]}",
      LELE_E_CONSTRAINT, "columnindexer" },
};

static void wrong_texts_are_refused_with_what_is_wrong(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        lele_layouts *layouts = clue_layouts();
        lele_position position;
        lele_problem problem;
        const lele_error error = read_text(layouts, wrong[i].text, &position, &problem);
        if (error != wrong[i].error || strstr(problem.text, wrong[i].quote) == NULL)
            fail_msg("%s: %s \"%s\"", wrong[i].text, lele_error_name(error), problem.text);
        lele_layouts_free(layouts);
    }
}

static void a_caller_that_knows_no_clues_gets_none(void **state)
{
    (void)state;
    static const char text[] = ".Cage~15~R1C1~R1C2";
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    lele_position position;
    lele_problem problem;
    assert_int_equal(lele_codec_read(NULL, &context, text, strlen(text), &position, &problem),
                     LELE_E_CONSTRAINT);
    assert_string_equal(problem.text, "cage");
    lele_layouts_free(layouts);
}

static void what_is_only_drawn_is_noted_and_copies_of_clues_are_not(void **state)
{
    (void)state;
    static const char text[] =
        "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
        "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],"
        "\"line\":[{\"fromConstraint\":\"Thermo\",\"lines\":[[\"R1C1\",\"R1C2\"]]}],"
        "\"circle\":[{\"cells\":[\"R1C1\"]}],\"text\":[]}";
    lele_layouts *layouts = clue_layouts();
    lele_position position;
    lele_problem problem;
    assert_int_equal(read_text(layouts, text, &position, &problem), LELE_OK);
    assert_string_equal(position.unread, "circle");
    lele_layouts_free(layouts);
}

/* Whether f-puzzles has a key for a look. */
static bool has_key(lele_look look)
{
    return look != LELE_LOOK_SUM && look != LELE_LOOK_LESS && look != LELE_LOOK_EQUAL_SUM &&
           look != LELE_LOOK_ALL_DIFFERENCES;
}

/* What ISS has under another name: the same rules, not the same clue. */
static bool is_renamed(lele_look look)
{
    return look == LELE_LOOK_LITTLE_KILLER || look == LELE_LOOK_ODD || look == LELE_LOOK_EVEN ||
           look == LELE_LOOK_CLONE || look == LELE_LOOK_SANDWICH;
}

static void every_clue_survives_the_formats_that_carry_it(void **state)
{
    (void)state;
    static lele_layout plain;
    static lele_clue_list list;
    layout_of(&plain, "6x6");
    for (int item = 0; item < LELE_LOOK_COUNT * 4; item++) {
        const lele_look look = (lele_look)(item % LELE_LOOK_COUNT);
        lele_random random;
        lele_grid grid;
        lele_random_init(&random, (uint64_t)item);
        sample_grid(&plain, &random, &grid);
        lele_clue_list_init(&list);
        if (!sample_clue(&plain, &grid, look, &random, &list))
            continue;
        lele_layouts *layouts = clue_layouts();
        lele_position position, again;
        lele_position_init(&position, lele_layouts_get_with(layouts, "6x6", &list, NULL));
        position.givens.cell[3] = position.values.cell[3] = grid.cell[3];
        static const char *const formats[] = { "clues", "fpuzzles", "iss", "sudokupad", "share" };
        for (int f = 0; f < 5; f++) {
            lele_text text;
            lele_problem problem;
            lele_text_init(&text);
            const lele_error error =
                lele_codec_write(lele_codec_find(formats[f]), &position, &text, &problem);
            if (f != 2)
                assert_int_equal(error, f != 1 || has_key(look) ? LELE_OK : LELE_E_UNSUPPORTED);
            if (error == LELE_OK && !(f == 2 && is_renamed(look))) {
                assert_int_equal(read_text(layouts, text.data, &again, &problem), LELE_OK);
                if (strcmp(again.layout->name, position.layout->name) != 0)
                    fail_msg("%s as %s: %s", lele_look_name(look), formats[f], text.data);
                assert_int_equal(again.givens.cell[3], grid.cell[3]);
            }
            lele_text_release(&text);
        }
        lele_layouts_free(layouts);
    }
}

static void killers_are_written_as_numbers(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    lele_position position, again;
    lele_problem problem;
    lele_text text;
    lele_text_init(&text);
    lele_position_init(&position,
                       lele_layouts_get(layouts, "x+cage:15:r1c1r1c2;cage::r2c1r2c2r2c3", NULL));
    assert_int_equal(lele_codec_write(lele_codec_find("killer"), &position, &text, NULL), LELE_OK);
    assert_int_equal(read_text(layouts, text.data, &again, &problem), LELE_OK);
    assert_string_equal(again.layout->name, position.layout->name);
    position.givens.cell[80] = position.values.cell[80] = 1;
    assert_int_equal(lele_codec_write(lele_codec_find("killer"), &position, &text, NULL),
                     LELE_E_UNSUPPORTED);
    lele_text_release(&text);
    lele_layouts_free(layouts);
}

static void formats_without_clues_refuse_to_drop_them(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    lele_position position;
    lele_position_init(&position, lele_layouts_get(layouts, "classic+knight::", NULL));
    const lele_codec *codec;
    for (size_t i = 0; (codec = lele_codec_at(i)) != NULL; i++) {
        lele_text text;
        lele_text_init(&text);
        const bool carries = (lele_codec_abilities(codec) & LELE_CODEC_CLUES) != 0 &&
                             strcmp(lele_codec_name(codec), "killer") != 0;
        assert_int_equal(lele_codec_write(codec, &position, &text, NULL),
                         carries ? LELE_OK : LELE_E_UNSUPPORTED);
        lele_text_release(&text);
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(iss_lines_are_read),
        cmocka_unit_test(forum_lines_are_read),
        cmocka_unit_test(wrong_texts_are_refused_with_what_is_wrong),
        cmocka_unit_test(a_caller_that_knows_no_clues_gets_none),
        cmocka_unit_test(what_is_only_drawn_is_noted_and_copies_of_clues_are_not),
        cmocka_unit_test(every_clue_survives_the_formats_that_carry_it),
        cmocka_unit_test(killers_are_written_as_numbers),
        cmocka_unit_test(formats_without_clues_refuse_to_drop_them),
    };
    return RUN(tests);
}
