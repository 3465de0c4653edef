/* The share code: short, exact on every layout, and able to detect damage. */
#include "positions.h"
#include "clues.h"

static const char *const layouts_tried[] = {
    "classic", "x",     "windoku", "centre-dot", "asterisk-x", "4x4",  "4x4-x", "6x6",
    "8x8-x",   "10x10", "12x12",   "16x16",      "16x16-x",    JIGSAW, JIGSAW6, JIGSAW "-x",
};
enum { LAYOUTS_TRIED = sizeof layouts_tried / sizeof layouts_tried[0] };

static void everything_round_trips_on_every_layout(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 2);
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    for (size_t i = 0; i < LAYOUTS_TRIED; i++) {
        const lele_layout *layout = lele_layouts_get(layouts, layouts_tried[i], NULL);
        assert_non_null(layout);
        for (unsigned with = 0; with < 16; with++) {
            lele_position position;
            random_position(&position, layout, &random, with);
            check_round_trip("share", &context, &position);
        }
    }
    lele_layouts_free(layouts);
}

static void a_full_16x16_with_every_note_still_fits(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    char name[LELE_LAYOUT_NAME_SIZE] = "jigsaw:";
    for (int cell = 0; cell < 256; cell++) /* regions that change at every cell */
        name[7 + cell] = lele_digit_char(cell % 16 + 1);
    const lele_layout *layout = lele_layouts_get(layouts, name, NULL);
    lele_position position;
    lele_position_init(&position, layout);
    position.has_notes = position.has_candidates = true;
    lele_random random;
    lele_random_init(&random, 3);
    for (int cell = 0; cell < 256; cell++) {
        position.candidates[cell] = (lele_digits)lele_random_next(&random);
        position.notes[0][cell] = position.notes[1][cell] = 0xFFFF;
    }
    check_round_trip("share", &context, &position);
    lele_layouts_free(layouts);
}

static void write_code(const lele_position *position, lele_text *text)
{
    lele_text_init(text);
    assert_int_equal(lele_codec_write(lele_codec_find("share"), position, text, NULL), LELE_OK);
}

static void an_ordinary_puzzle_is_short(void **state)
{
    (void)state;
    static const struct {
        const char *givens;
        size_t longest;
    } cases[] = {
        { P, 30 },
        { "000000010400000000020000000000050407008000300001090000300400200050100000000806000", 23 },
        { "800000000003600000070090200050007000000045700000100030001000068008500010090000400", 26 },
        { "000000039000001005003050800008090006070002000100400000009080050020000600400700000", 27 },
    };
    lele_layout layout;
    layout_of(&layout, "classic");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const lele_grid grid = grid_of(&layout, cases[i].givens);
        lele_position position;
        lele_position_from_grid(&position, &layout, &grid);
        lele_text text;
        write_code(&position, &text);
        assert_true(text.length <= cases[i].longest);
        lele_text_release(&text);
    }
}

/* Shared codes must stay readable forever. */
static void version_1_codes_keep_their_meaning(void **state)
{
    (void)state;
    static const struct {
        const char *code, *layout, *givens;
    } cases[] = {
        { "L16JY9KoJwesiM0cY9aJ0zRQazMYNj", "classic", P },
        { "L0di", "classic", NULL },
        { "LC8tt5s", "4x4-x", "1..........2...." },
    };
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_position position, want;
        const lele_layout *layout = lele_layouts_get(layouts, cases[i].layout, NULL);
        lele_position_init(&want, layout);
        if (cases[i].givens != NULL) {
            const lele_grid grid = grid_of(layout, cases[i].givens);
            lele_position_from_grid(&want, layout, &grid);
        }
        lele_text text;
        write_code(&want, &text);
        assert_string_equal(text.data, cases[i].code);
        lele_text_release(&text);
        assert_int_equal(
            lele_codec_read(NULL, &context, cases[i].code, strlen(cases[i].code), &position, NULL),
            LELE_OK);
        assert_true(same_position(&want, &position));
    }
    lele_layouts_free(layouts);
}

/* A layout with up to `most` clues of every look that `grid` keeps. */
static const lele_layout *sample_clues(lele_layouts *layouts, const lele_layout *plain,
                                       lele_random *random, int most)
{
    static lele_clue_list list;
    lele_grid grid;
    sample_grid(plain, random, &grid);
    lele_clue_list_init(&list);
    for (int look = 0; look < LELE_LOOK_COUNT; look++)
        for (int i = (int)lele_random_below(random, (uint32_t)most + 1); i > 0; i--)
            (void)sample_clue(plain, &grid, (lele_look)look, random, &list);
    return lele_layouts_get_with(layouts, plain->name, &list, NULL);
}

static void clues_round_trip(void **state)
{
    (void)state;
    static const char *const names[] = { "4x4", "6x6", "classic", "x", "12x12", JIGSAW6 };
    lele_random random;
    lele_random_init(&random, 7);
    lele_layouts *layouts = clue_layouts();
    const lele_codec_context context = { .layouts = layouts };
    int tried = 0;
    for (int item = 0; item < 60; item++) {
        lele_position position;
        const lele_layout *plain = lele_layouts_get(layouts, names[item % 6], NULL);
        const lele_layout *layout = sample_clues(layouts, plain, &random, item % 4);
        if (layout == NULL)
            continue; /* clues that are equal in another way than they are written */
        random_position(&position, layout, &random, (unsigned)item % 16);
        check_round_trip("share", &context, &position);
        tried++;
    }
    assert_true(tried > 30);
    lele_layouts_free(layouts);
}

/* Codes of puzzles with clues: the numbers of looks and the order of cells never change. */
static void version_2_codes_keep_their_meaning(void **state)
{
    (void)state;
    static const struct {
        const char *code, *layout;
    } cases[] = {
        { "M41uZCyKfHwoV2KN", "classic+cage:15:r1c1r1c2r2c1;cage::r5c5r7c7;knight::" },
        { "M58OquAHNZDtJBRn7h",
          "4x4-x+thermometer::r1c1r2c2r2c3;less::r4c4r4c3;quadruple:131120:r1c1r1c2r2c1r2c2" },
        { "Mt2fW7IYVvy0j16FLp7poRO7iqtJirpMulg",
          "6x6+restricted:9:r1c1;sum:70:r1c1r1c2r1c1r6c6r5c5r4c4r3c3r1c1r1c1r1c1r1c1r1c1r1c2;"
          "odd::r3c3;odd::r1c2;all-pair-sums::" },
    };
    lele_layouts *layouts = clue_layouts();
    const lele_codec_context context = { .layouts = layouts };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_position position, want;
        lele_position_init(&want, lele_layouts_get(layouts, cases[i].layout, NULL));
        assert_non_null(want.layout);
        lele_text text;
        write_code(&want, &text);
        assert_string_equal(text.data, cases[i].code);
        lele_text_release(&text);
        assert_int_equal(
            lele_codec_read(NULL, &context, cases[i].code, strlen(cases[i].code), &position, NULL),
            LELE_OK);
        assert_true(same_position(&want, &position));
    }
    lele_layouts_free(layouts);
}

static void a_code_with_clues_is_refused_where_they_are_not_known(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    static const char code[] = "M41uZCyKfHwoV2KN";
    lele_position position;
    lele_problem problem;
    assert_int_equal(lele_codec_read(NULL, &context, code, sizeof code - 1, &position, &problem),
                     LELE_E_CONSTRAINT);
    assert_string_equal(problem.text, "cage");
    lele_layouts_free(layouts);
}

static void links_of_ours_hold_codes(void **state)
{
    (void)state;
    static const char *const links[] = {
        "https://lele.example/#/p/L16JY9KoJwesiM0cY9aJ0zRQazMYNj",
        "http://127.0.0.1:8080/#/g/L16JY9KoJwesiM0cY9aJ0zRQazMYNj",
        "#/p/L16JY9KoJwesiM0cY9aJ0zRQazMYNj",
        "https://lele.example/play/#/p/L16JY9KoJwesiM0cY9aJ0zRQazMYNj?from=mail",
        " L16JY9KoJwesiM0cY9aJ0zRQazMYNj a remark",
    };
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    for (size_t i = 0; i < sizeof links / sizeof links[0]; i++) {
        lele_position position;
        assert_int_equal(
            lele_codec_read(NULL, &context, links[i], strlen(links[i]), &position, NULL), LELE_OK);
        assert_int_equal(lele_grid_count(position.layout, &position.givens), 30);
    }
    lele_layouts_free(layouts);
}

static lele_error read_code(const lele_codec_context *context, const char *code, size_t length)
{
    lele_position position;
    return lele_codec_read(lele_codec_find("share"), context, code, length, &position, NULL);
}

static void every_wrong_character_and_every_swap_is_found(void **state)
{
    (void)state;
    static const char alphabet[] = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    char code[] = "L16JY9KoJwesiM0cY9aJ0zRQazMYNj";
    const size_t length = strlen(code);
    for (size_t i = 1; i < length; i++) {
        const char right = code[i];
        for (const char *c = alphabet; *c != '\0'; c++) {
            code[i] = *c;
            assert_int_equal(read_code(&context, code, length),
                             *c == right ? LELE_OK : LELE_E_CHECKSUM);
        }
        code[i] = right;
        if (i + 1 < length && code[i + 1] != right) {
            code[i] = code[i + 1];
            code[i + 1] = right;
            assert_int_equal(read_code(&context, code, length), LELE_E_CHECKSUM);
            code[i + 1] = code[i];
            code[i] = right;
        }
    }
    for (size_t cut = 1; cut < length; cut++)
        assert_int_equal(read_code(&context, code, cut), LELE_E_CHECKSUM);
    lele_layouts_free(layouts);
}

static void a_newer_version_says_so(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    assert_int_equal(read_code(&context, "Nabcdef", 7), LELE_E_VERSION);
    assert_int_equal(read_code(&context, "abcdef", 6), LELE_E_SYNTAX);
    assert_int_equal(read_code(&context, "Labc!", 5), LELE_E_CHARACTER);
    static char endless[5000];
    memset(endless, 'L', sizeof endless);
    assert_int_equal(read_code(&context, endless, sizeof endless), LELE_E_TOO_LONG);
    lele_layouts_free(layouts);
}

static void damaged_codes_are_read_or_refused(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    lele_random random;
    lele_random_init(&random, 4);
    for (size_t i = 0; i < LAYOUTS_TRIED; i += 5) {
        lele_position position;
        random_position(&position, lele_layouts_get(layouts, layouts_tried[i], NULL), &random, 0);
        lele_text text;
        write_code(&position, &text);
        check_damage("share", &context, text.data, text.length);
        lele_text_release(&text);
    }
    lele_layouts_allow_clues(layouts);
    for (int i = 0; i < 4; i++) {
        lele_position position;
        const lele_layout *layout =
            sample_clues(layouts, lele_layouts_get(layouts, "6x6", NULL), &random, 1);
        lele_text text;
        random_position(&position, layout, &random, 0);
        write_code(&position, &text);
        check_damage("share", &context, text.data, text.length);
        lele_text_release(&text);
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_round_trips_on_every_layout),
        cmocka_unit_test(a_full_16x16_with_every_note_still_fits),
        cmocka_unit_test(an_ordinary_puzzle_is_short),
        cmocka_unit_test(version_1_codes_keep_their_meaning),
        cmocka_unit_test(clues_round_trip),
        cmocka_unit_test(version_2_codes_keep_their_meaning),
        cmocka_unit_test(a_code_with_clues_is_refused_where_they_are_not_known),
        cmocka_unit_test(links_of_ours_hold_codes),
        cmocka_unit_test(every_wrong_character_and_every_swap_is_found),
        cmocka_unit_test(a_newer_version_says_so),
        cmocka_unit_test(damaged_codes_are_read_or_refused),
    };
    return RUN(tests);
}
