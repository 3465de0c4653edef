/* Input: the lines do not depend on the size of the pieces. */
#include "check.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/input.h"

#define CELLS81 "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

/* Makes a file with this content; the name is valid until the next call. */
static const char *file_of(const char *bytes, size_t length)
{
    static char name[] = "/tmp/lele-test-input-XXXXXX";
    strcpy(name + sizeof name - 7, "XXXXXX");
    const int fd = mkstemp(name);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes, length), length);
    close(fd);
    return name;
}

/* The numbers, lengths and hashes of all lines, as text: equal texts mean equal lines. */
static void list_lines(const char *bytes, size_t length, size_t wanted, lele_text *out)
{
    const char *file = file_of(bytes, length);
    cli_input *input = cli_input_new(LELE_LANG_EN, NULL, 1, &file);
    cli_piece piece = { 0 };
    lele_text_init(&piece.text);
    assert_non_null(input);
    while (cli_input_next(input, wanted, &piece)) {
        cli_lines lines;
        cli_line line;
        cli_lines_init(&lines, &piece);
        while (cli_lines_next(&lines, &line)) {
            lele_problem problem;
            if (cli_line_too_long(&line, &problem)) {
                lele_text_add_int(out, (int64_t)line.number);
                lele_text_add(out, " long ");
                lele_text_add_int(out, (int64_t)line.too_long);
                lele_text_add_char(out, '\n');
                continue;
            }
            lele_text_add_int(out, (int64_t)line.number);
            lele_text_add_char(out, ' ');
            lele_text_add_int(out, (int64_t)line.length);
            lele_text_add_char(out, ' ');
            lele_text_add_bytes(out, line.text, line.length < 8 ? line.length : 8);
            lele_text_add_char(out, '\n');
        }
    }
    assert_false(cli_input_failed(input));
    assert_true(cli_input_done(input) == cli_input_total(input));
    cli_input_free(input);
    lele_text_release(&piece.text);
    unlink(file);
}

static void expect(const char *bytes, size_t length, const char *lines)
{
    static const size_t sizes[] = { 1, 7, 100, 4096, 1 << 20 };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        lele_text out;
        lele_text_init(&out);
        list_lines(bytes, length, sizes[i], &out);
        assert_string_equal(out.data, lines);
        lele_text_release(&out);
    }
}

#define EXPECT(bytes, lines) expect(bytes, sizeof(bytes) - 1, lines)

static void lines_have_numbers_and_no_ends(void **state)
{
    (void)state;
    EXPECT("", "");
    EXPECT("\n\n\n", "");
    EXPECT("a\nbb\nccc\n", "1 1 a\n2 2 bb\n3 3 ccc\n");
    EXPECT("a\n\nbb", "1 1 a\n3 2 bb\n");
    EXPECT("a\r\n\r\nbb\r\n", "1 1 a\n3 2 bb\n");
    EXPECT("  a\t \n\t\n b", "1 1 a\n3 1 b\n");
    EXPECT("# no\n #no\nyes\n", "3 3 yes\n");
    EXPECT("\xEF\xBB\xBF"
           "a\n\xEF\xBB\xBF"
           "b\n",
           "1 1 a\n2 4 \xEF\xBB\xBF"
           "b\n");
}

static void bytes_of_any_kind_are_kept(void **state)
{
    (void)state;
    const char *file = file_of("a\0b\n\xFF\xFE\n", 7);
    cli_input *input = cli_input_new(LELE_LANG_EN, NULL, 1, &file);
    cli_piece piece = { 0 };
    lele_text_init(&piece.text);
    assert_true(cli_input_next(input, 4096, &piece));
    assert_int_equal(piece.text.length, 7);
    assert_memory_equal(piece.text.data, "a\0b\n\xFF\xFE\n", 7);
    assert_false(cli_input_next(input, 4096, &piece));
    cli_input_free(input);
    lele_text_release(&piece.text);
    unlink(file);
}

static void long_lines_are_counted_and_skipped(void **state)
{
    (void)state;
    enum { LONG = 1000000 };
    char *bytes = malloc(LONG + 100);
    memcpy(bytes, "first\n", 6);
    memset(bytes + 6, '1', LONG);
    memcpy(bytes + 6 + LONG, "\nlast\n", 6);
    expect(bytes, 12 + LONG, "1 5 first\n2 long 1000000\n3 4 last\n");
    expect(bytes, 6 + LONG, "1 5 first\n2 long 1000000\n");
    expect(bytes + 6, LONG + 6, "1 long 1000000\n2 4 last\n");
    free(bytes);
}

static void many_lines_survive_every_buffer_edge(void **state)
{
    (void)state;
    lele_text bytes, wanted;
    lele_text_init(&bytes);
    lele_text_init(&wanted);
    for (int i = 1; i <= 20000; i++) {
        const int length = 1 + i * 7 % 61;
        lele_text_add_repeat(&bytes, (char)('a' + i % 26), (size_t)length);
        lele_text_add_char(&bytes, '\n');
        lele_text_add_int(&wanted, i);
        lele_text_add_char(&wanted, ' ');
        lele_text_add_int(&wanted, length);
        lele_text_add_char(&wanted, ' ');
        lele_text_add_repeat(&wanted, (char)('a' + i % 26), (size_t)(length < 8 ? length : 8));
        lele_text_add_char(&wanted, '\n');
    }
    static const size_t sizes[] = { 5, 4096, 1 << 20 };
    for (size_t i = 0; i < 3; i++) {
        lele_text out;
        lele_text_init(&out);
        list_lines(bytes.data, bytes.length, sizes[i], &out);
        assert_string_equal(out.data, wanted.data);
        lele_text_release(&out);
    }
    lele_text_release(&bytes);
    lele_text_release(&wanted);
}

static void files_that_cannot_be_read_are_remembered(void **state)
{
    (void)state;
    const char *files[2] = { "/nonexistent/file", NULL };
    files[1] = file_of("a\n", 2);
    cli_input *input = cli_input_new(LELE_LANG_EN, NULL, 2, files);
    cli_piece piece = { 0 };
    lele_text_init(&piece.text);
    assert_true(cli_input_next(input, 4096, &piece));
    assert_string_equal(piece.file, files[1]);
    assert_int_equal(piece.line, 1);
    assert_false(cli_input_next(input, 4096, &piece));
    assert_true(cli_input_failed(input));
    cli_input_free(input);
    lele_text_release(&piece.text);
    unlink(files[1]);
}

static void *stop_soon(void *input)
{
    (void)poll(NULL, 0, 20);
    cli_input_stop(input);
    return NULL;
}

static void stopping_wakes_a_reader_that_waits(void **state)
{
    (void)state;
    int ends[2];
    char name[32];
    assert_int_equal(pipe(ends), 0);
    snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
    const char *file = name;
    cli_input *input = cli_input_new(LELE_LANG_EN, NULL, 1, &file);
    cli_piece piece = { 0 };
    lele_text_init(&piece.text);
    pthread_t thread;
    pthread_create(&thread, NULL, stop_soon, input);
    assert_false(cli_input_next(input, 4096, &piece)); /* the input never has data */
    pthread_join(thread, NULL);
    cli_input_free(input);
    lele_text_release(&piece.text);
    close(ends[0]);
    close(ends[1]);
}

static void a_line_is_handed_out_before_the_next_comes(void **state)
{
    (void)state;
    int ends[2];
    char name[32];
    assert_int_equal(pipe(ends), 0);
    snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
    const char *file = name;
    cli_input *input = cli_input_new(LELE_LANG_EN, NULL, 1, &file);
    cli_piece piece = { 0 };
    lele_text_init(&piece.text);
    for (int i = 1; i <= 3; i++) {
        assert_int_equal(write(ends[1], CELLS81 "\n", 82), 82);
        assert_true(cli_input_next(input, 4096, &piece));
        assert_int_equal(piece.line, i);
        assert_int_equal(piece.text.length, 82);
    }
    close(ends[1]);
    close(ends[0]);
    cli_input_free(input);
    lele_text_release(&piece.text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_have_numbers_and_no_ends),
        cmocka_unit_test(bytes_of_any_kind_are_kept),
        cmocka_unit_test(long_lines_are_counted_and_skipped),
        cmocka_unit_test(many_lines_survive_every_buffer_edge),
        cmocka_unit_test(files_that_cannot_be_read_are_remembered),
        cmocka_unit_test(stopping_wakes_a_reader_that_waits),
        cmocka_unit_test(a_line_is_handed_out_before_the_next_comes),
    };
    return RUN(tests);
}
