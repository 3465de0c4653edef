/* The table: names, detection of every written text, and reading of whole texts. */
#include "positions.h"

static void every_row_has_its_names(void **state)
{
    (void)state;
    size_t count = 0;
    for (const lele_codec *codec; (codec = lele_codec_at(count)) != NULL; count++) {
        assert_ptr_equal(lele_codec_find(lele_codec_name(codec)), codec);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            assert_true(strlen(lele_codec_summary(codec, (lele_lang)lang)) > 5);
        assert_true((lele_codec_abilities(codec) & LELE_CODEC_READS) != 0);
        assert_true((lele_codec_abilities(codec) & LELE_CODEC_WRITES) != 0);
    }
    assert_true(count >= 16);
    assert_null(lele_codec_find("none"));
}

/* The kind of position that exercises all abilities of a format. */
static unsigned kind_for(const lele_codec *codec)
{
    const unsigned abilities = lele_codec_abilities(codec);
    return ((abilities & LELE_CODEC_PROGRESS) != 0 ? WITH_DIGITS : 0U) |
           ((abilities & LELE_CODEC_CANDIDATES) != 0 ? WITH_CANDIDATES : 0U);
}

static bool has_layout(const lele_codec *codec, const char *name)
{
    if ((lele_codec_abilities(codec) & LELE_CODEC_NEEDS_CLUES) != 0)
        return false; /* test_clues.c */
    return strcmp(name, "classic") == 0 ||
           (lele_codec_abilities(codec) & LELE_CODEC_ANY_LAYOUT) != 0;
}

/* A .sdm file is a list of lines, so its texts are detected as lines. */
static const char *detected_name(const lele_codec *codec)
{
    const char *name = lele_codec_name(codec);
    return strcmp(name, "sdm") == 0 ? "line" : name;
}

/* Whether all digits are in one row or below each other: then a table without the space around it
 * shows no columns. */
static bool has_one_row(const lele_text *text)
{
    int rows = 0;
    bool digit = false, started = false, tab = false, between = false;
    for (size_t i = 0; i < text->length; i++) {
        digit = digit || lele_digit_of_char(text->data[i]) != 0;
        between = between || (started && text->data[i] == '\t');
        tab = tab || (between && lele_digit_of_char(text->data[i]) != 0);
        started = started || digit;
        if (text->data[i] == '\n') {
            rows += digit;
            digit = false;
        }
    }
    return rows < 2 || !tab;
}

/* 64 characters of pencilmarks with few digits may also be an 8x8 line; pencilmarks with at most one
 * candidate per cell are a drawn grid; a .sdk file without a digit of the player is rows. */
static bool is_open(const lele_codec *codec, const lele_text *text)
{
    int digits = 0;
    bool several = false;
    for (size_t i = 0; i < text->length; i++) {
        digits += text->data[i] != '.';
        several = several || (i > 0 && lele_digit_of_char(text->data[i]) != 0 &&
                              lele_digit_of_char(text->data[i - 1]) != 0);
    }
    if (strcmp(lele_codec_name(codec), "pm") == 0 && !several)
        return true;
    if (strcmp(lele_codec_name(codec), "table") == 0)
        return has_one_row(text);
    if (strcmp(lele_codec_name(codec), "sdk") == 0)
        return memchr(text->data, '[', text->length) == NULL;
    return strcmp(lele_codec_name(codec), "pmline") == 0 && text->length == 64 && digits < 12;
}

static void what_a_format_writes_is_detected_as_its_own(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 7);
    for (size_t i = 0; lele_codec_at(i) != NULL; i++) {
        const lele_codec *codec = lele_codec_at(i);
        for (size_t n = 0; every_layout[n] != NULL; n++) {
            if (!has_layout(codec, every_layout[n]))
                continue;
            for (int round = 0; round < 30; round++) {
                lele_position position;
                lele_text text;
                random_position(&position, test_layout(every_layout[n]), &random, kind_for(codec));
                lele_text_init(&text);
                assert_int_equal(lele_codec_write(codec, &position, &text, NULL), LELE_OK);
                const lele_codec *found = lele_codec_detect(text.data, text.length);
                if (is_open(codec, &text)) {
                    lele_text_release(&text);
                    continue;
                }
                if (found == NULL || strcmp(lele_codec_name(found), detected_name(codec)) != 0)
                    print_error("%s on %s is taken for %s:\n%s\n", lele_codec_name(codec),
                                every_layout[n], found != NULL ? lele_codec_name(found) : "nothing",
                                text.data);
                assert_non_null(found);
                assert_string_equal(lele_codec_name(found), detected_name(codec));
                lele_text_release(&text);
            }
        }
    }
}

/* A newline before the line leads past the shortcut for plain lines: all formats are tried. */
static void a_plain_line_is_a_line_with_and_without_the_shortcut(void **state)
{
    (void)state;
    static const char blanks[] = ".0*_";
    lele_random random;
    lele_random_init(&random, 9);
    for (uint32_t round = 0; round < 2000; round++) {
        char text[82] = "\n";
        for (int i = 1; i < 82; i++)
            text[i] = lele_random_below(&random, 2000) < round
                          ? (char)('1' + lele_random_below(&random, 9))
                          : blanks[lele_random_below(&random, round % 4 + 1)];
        assert_ptr_equal(lele_codec_detect(text, sizeof text), lele_codec_find("line"));
        assert_ptr_equal(lele_codec_detect(text + 1, sizeof text - 1), lele_codec_find("line"));
    }
}

static void texts_of_no_format_are_refused(void **state)
{
    (void)state;
    static const char *const texts[] = { "hello",
                                         "Lorem ipsum dolor sit amet",
                                         "the quick brown fox jumps over the lazy dog",
                                         "{\"a\":1}",
                                         "%PDF-1.4",
                                         "a",
                                         "!" };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        must_refuse(NULL, texts[i], LELE_E_FORMAT);
    must_refuse(NULL, "", LELE_E_EMPTY);
    must_refuse(NULL, "\n\n  \n", LELE_E_EMPTY);
    const lele_problem host = must_refuse(NULL, "https://example.org/a/b", LELE_E_HOST);
    assert_string_equal(host.text, "example.org");
}

static void bytes_of_any_kind_are_refused(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 8);
    for (int n = 0; n < 3000; n++) {
        char bytes[300];
        const size_t length = lele_random_below(&random, sizeof bytes);
        for (size_t i = 0; i < length; i++)
            bytes[i] = (char)lele_random_next(&random);
        lele_position position;
        lele_problem problem;
        assert_int_not_equal(
            lele_codec_read(NULL, &test_context, bytes, length, &position, &problem), LELE_OK);
        lele_text text;
        lele_text_init(&text);
        lele_problem_write(&problem, LELE_LANG_ZH, &text);
        assert_true(text.length > 0);
        lele_text_release(&text);
    }
}

static void a_very_long_text_is_refused(void **state)
{
    (void)state;
    lele_text text;
    lele_position position;
    lele_problem problem;
    lele_text_init(&text);
    lele_text_add_repeat(&text, '.', 10 << 20); /* ten million cells */
    assert_int_equal(
        lele_codec_read(NULL, &test_context, text.data, text.length, &position, &problem),
        LELE_E_LENGTH);
    lele_text_add_repeat(&text, '.', 7 << 20);
    assert_int_equal(
        lele_codec_read(NULL, &test_context, text.data, text.length, &position, &problem),
        LELE_E_TOO_LONG);
    assert_int_equal(problem.want, LELE_CODEC_MAX_BYTES);
    lele_text_release(&text);
}

static void other_line_ends_are_read_and_other_encodings_named(void **state)
{
    (void)state;
    const lele_position read = must_read(NULL, "# old\r" P "\r");
    assert_string_equal(line_of(&read, &read.givens), P);
    must_read(NULL, "1234\r3412\r2143\r4321\r");
    static const char texts[2][10] = { "\xFF\xFE"
                                       "5\0003\0",
                                       "\xFE\xFF\0005\0003" };
    for (int i = 0; i < 2; i++) {
        lele_position position;
        lele_problem problem;
        assert_int_equal(lele_codec_read(NULL, &test_context, texts[i], 6, &position, &problem),
                         LELE_E_ENCODING);
        assert_string_equal(problem.text, "UTF-16");
        assert_int_equal(problem.line, 1);
    }
}

static void a_conflict_names_both_cells(void **state)
{
    (void)state;
    const lele_problem problem = must_refuse(
        NULL, "5.......5........................................................................",
        LELE_E_CONFLICT);
    assert_int_equal(problem.at.row, 1);
    assert_int_equal(problem.at.column, 1);
    assert_int_equal(problem.other.row, 1);
    assert_int_equal(problem.other.column, 9);
    assert_int_equal(problem.digit, 5);
}

static void a_failed_read_leaves_the_position_alone(void **state)
{
    (void)state;
    lele_position position = position_of("classic", P), before = position;
    assert_int_equal(lele_codec_read(NULL, &test_context, "123", 3, &position, NULL),
                     LELE_E_FORMAT);
    assert_memory_equal(&position, &before, sizeof position);
}

static void digits_that_clash_cannot_become_givens(void **state)
{
    (void)state;
    lele_position position = position_of("classic", P);
    position.values.cell[2] = 5;
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find("line"), &position, &text, NULL),
                     LELE_E_UNSUPPORTED);
    assert_int_equal(text.length, 0);
    assert_int_equal(lele_codec_write(lele_codec_find("share"), &position, &text, NULL), LELE_OK);
    lele_text_release(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_has_its_names),
        cmocka_unit_test(what_a_format_writes_is_detected_as_its_own),
        cmocka_unit_test(a_plain_line_is_a_line_with_and_without_the_shortcut),
        cmocka_unit_test(texts_of_no_format_are_refused),
        cmocka_unit_test(bytes_of_any_kind_are_refused),
        cmocka_unit_test(a_very_long_text_is_refused),
        cmocka_unit_test(other_line_ends_are_read_and_other_encodings_named),
        cmocka_unit_test(a_conflict_names_both_cells),
        cmocka_unit_test(a_failed_read_leaves_the_position_alone),
        cmocka_unit_test(digits_that_clash_cannot_become_givens),
    };
    return RUN_CODEC(tests);
}
