/* OpenSudoku files: three versions of boards, several games, and broken XML. */
#include "positions.h"

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
#define TAIL "</opensudoku>\n"

/* Writes P in the fields of a version, by the definition of the format. */
static void write_fields(char *ret, int version, const char *empty_notes)
{
    strcpy(ret,
           HEAD "<folder name=\"F &amp; G\" created=\"1\"><game created=\"0\" state='1' data=\"");
    sprintf(ret + strlen(ret), "version: %d&#10;", version);
    for (int cell = 0; cell < 81; cell++)
        sprintf(ret + strlen(ret), "%c|%s|%d|", P[cell], empty_notes, P[cell] == '0');
    strcat(ret, "\" note=\"a note\"/></folder>" TAIL);
}

static void every_version_of_a_board_is_read(void **state)
{
    (void)state;
    static const struct {
        int version;
        const char *empty_notes;
    } cases[] = { { 1, "-" }, { 2, "" }, { 2, "-" }, { 3, "0" }, { 4, "0|0" } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[2000];
        write_fields(text, cases[i].version, cases[i].empty_notes);
        if (cases[i].version == 3)
            assert_non_null(strstr(text, "version: 3&#10;5|0|0|3|0|0|0|0|1|0|0|1|7|0|0|"));
        const lele_position read = must_read(NULL, text);
        assert_string_equal(line_of(&read, &read.givens), P);
        assert_string_equal(line_of(&read, &read.values), P);
        assert_false(read.has_notes);
        assert_string_equal(read.title, "F & G");
        assert_string_equal(read.comment, "a note");
    }
}

static void notes_are_lists_or_masks(void **state)
{
    (void)state;
    char text[2000];
    write_fields(text, 1, "2,9,");
    const lele_position list = must_read(NULL, text);
    assert_int_equal(list.notes[LELE_NOTE_CORNER][80], 2 | 256);
    write_fields(text, 3, "258");
    const lele_position mask = must_read(NULL, text);
    assert_int_equal(mask.notes[LELE_NOTE_CORNER][80], 2 | 256);
    assert_true(mask.has_notes);
}

static bool count_games(void *data, const lele_position *position)
{
    (void)position;
    ++*(int *)data;
    return true;
}

static void a_file_may_hold_many_games(void **state)
{
    (void)state;
    static const char text[] =
        "<opensudoku><name>Old</name><author>A</author><!-- <game> -->\n"
        "<game data=\"" P "\"/><game data='" P "'></game>\n<game data=\"" P "\" />" TAIL;
    lele_problem problem;
    int count = 0;
    assert_int_equal(
        lele_codec_read_all(NULL, &test_context, text, strlen(text), count_games, &count, &problem),
        LELE_OK);
    assert_int_equal(count, 3);
    assert_string_equal(must_read(NULL, text).title, "Old");
}

static void broken_files_are_named(void **state)
{
    (void)state;
    must_refuse(NULL, "<opensudoku></opensudoku>", LELE_E_EMPTY);
    must_refuse(NULL, "<opensudoku>", LELE_E_SYNTAX);
    must_refuse(NULL, "<html><body>", LELE_E_SYNTAX);
    must_refuse(NULL, "<!DOCTYPE x><opensudoku>", LELE_E_CHARACTER);
    must_refuse(NULL, "<opensudoku><game/></opensudoku>", LELE_E_SYNTAX);
    must_refuse(NULL, "<opensudoku><game data=\"123\"/></opensudoku>", LELE_E_LENGTH);
    must_refuse(NULL, "<opensudoku><game data=\"12", LELE_E_SYNTAX);
    must_refuse(NULL, "<opensudoku><game data=12/></opensudoku>", LELE_E_SYNTAX);
    must_refuse(NULL, "<opensudoku><game data=\"version: 9 1|\"/></opensudoku>", LELE_E_VERSION);
    must_refuse(NULL, "<opensudoku><game data=\"version: x 1|\"/></opensudoku>", LELE_E_SYNTAX);
    must_refuse(NULL, "<opensudoku><game data=\"version: 3 1|0|0|\"/></opensudoku>", LELE_E_LENGTH);
    const lele_problem problem = must_refuse(
        NULL, "<opensudoku>\n<game data=\"version: 3 1|x|0|\"/></opensudoku>", LELE_E_SYNTAX);
    assert_int_equal(problem.line, 2);
    /* the first cell: a digit, notes or a mark that is none */
    static const char *const cells[] = { "12|0|0|",  "|0|0|",  "1|999|0|", "1|1;2,|0|",
                                         "1|12,|0|", "1|0|2|", "1|0|0" };
    for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
        char text[120];
        (void)snprintf(text, sizeof text, "<opensudoku><game data=\"version: 3 %s\"/></opensudoku>",
                       cells[i]);
        must_refuse(NULL, text, LELE_E_SYNTAX);
    }
}

static void blanks_around_a_board_are_skipped(void **state)
{
    (void)state;
    char text[2000], loose[2100];
    write_fields(text, 3, "0");
    const char *board = strstr(text, "version"), *end = strchr(board, '"');
    (void)snprintf(loose, sizeof loose, "%.*s \n %.*s \n%s", (int)(board - text), text,
                   (int)(end - board), board, end);
    const lele_position read = must_read(NULL, loose);
    assert_string_equal(line_of(&read, &read.givens), P);
}

/* There is one mask per cell, so notes of both kinds are read back as corner notes. */
static void games_round_trip(void **state)
{
    (void)state;
    check_round_trips("opensudoku", only_classic, 0, false);
    check_round_trips("opensudoku", only_classic, WITH_DIGITS, false);
    lele_random random;
    lele_random_init(&random, 6);
    for (int n = 0; n < 20; n++) {
        lele_position position;
        random_position(&position, test_layout("classic"), &random, WITH_DIGITS | WITH_NOTES);
        memset(position.notes[LELE_NOTE_CENTRE], 0, sizeof position.notes[LELE_NOTE_CENTRE]);
        check_round_trip("opensudoku", &test_context, &position);
    }
}

static void texts_are_escaped(void **state)
{
    (void)state;
    lele_position position = position_of("classic", P);
    strcpy(position.title, "<\"数独\" & 'more'>");
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find("opensudoku"), &position, &text, NULL),
                     LELE_OK);
    const lele_position read = must_read(NULL, text.data);
    assert_string_equal(read.title, position.title);
    check_damage("opensudoku", &test_context, text.data, text.length);
    lele_text_release(&text);
}

struct titles {
    char seen[8];
    size_t count;
};

static bool note_title(void *data, const lele_position *position)
{
    struct titles *titles = data;
    titles->seen[titles->count++] = position->title[0];
    return true;
}

static void several_texts_join_into_one(void **state)
{
    (void)state;
    const char *const titles = "aabba";
    const lele_codec *codec = lele_codec_find("opensudoku");
    lele_text text, joined;
    lele_codec_joint joint;
    lele_text_init(&text), lele_text_init(&joined);
    lele_codec_joint_init(&joint);
    lele_codec_join(codec, &joint, NULL, 0, &joined);
    assert_int_equal(joined.length, 0);
    for (size_t i = 0; titles[i] != '\0'; i++) {
        lele_position position = position_of("classic", P);
        position.title[0] = titles[i];
        lele_text_clear(&text);
        assert_int_equal(lele_codec_write(codec, &position, &text, NULL), LELE_OK);
        lele_codec_join(codec, &joint, text.data, text.length, &joined);
    }
    lele_codec_join(codec, &joint, NULL, 0, &joined);
    struct titles found = { .count = 0 };
    lele_problem problem;
    assert_int_equal(lele_codec_read_all(codec, &test_context, joined.data, joined.length,
                                         note_title, &found, &problem),
                     LELE_OK);
    assert_string_equal(found.seen, titles);
    size_t folders = 0, heads = 0;
    for (const char *at = joined.data; (at = strchr(at, '<')) != NULL; at++) {
        folders += strncmp(at, "<folder", 7) == 0;
        heads += strncmp(at, "<?xml", 5) == 0;
    }
    assert_int_equal(folders, 3);
    assert_int_equal(heads, 1);
    lele_text_release(&text), lele_text_release(&joined);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_version_of_a_board_is_read),
        cmocka_unit_test(notes_are_lists_or_masks),
        cmocka_unit_test(a_file_may_hold_many_games),
        cmocka_unit_test(broken_files_are_named),
        cmocka_unit_test(blanks_around_a_board_are_skipped),
        cmocka_unit_test(games_round_trip),
        cmocka_unit_test(texts_are_escaped),
        cmocka_unit_test(several_texts_join_into_one),
    };
    return RUN_CODEC(tests);
}
