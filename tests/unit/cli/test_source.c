/* Files as bytes: one after another, complete, and missing ones. */
#include "check.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/source.h"

/* Makes a file with these bytes; `name` gets its name. */
static const char *file_of(const char *bytes, size_t length, char name[32])
{
    strcpy(name, "/tmp/lele-test-source-XXXXXX");
    const int fd = mkstemp(name);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, bytes, length), length);
    close(fd);
    return name;
}

/* Silences standard error between the two calls. */
static int hush(void)
{
    const int saved = dup(STDERR_FILENO), nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDERR_FILENO);
    close(nowhere);
    return saved;
}

static void speak(int saved)
{
    dup2(saved, STDERR_FILENO);
    close(saved);
}

static void files_come_one_after_the_other(void **state)
{
    (void)state;
    char names[2][32], bytes[16];
    const char *files[] = { file_of("abc", 3, names[0]), "/nonexistent/file",
                            file_of("defgh", 5, names[1]) };
    cli_source source;
    cli_source_init(&source, LELE_LANG_EN, 3, files);
    assert_int_equal(source.total, 0); /* the size of the second is unknown */
    assert_true(cli_source_open(&source));
    assert_true(source.regular);
    assert_int_equal(cli_source_read(&source, bytes, 2), 2);
    assert_int_equal(cli_source_read(&source, bytes, 16), 1);
    assert_false(source.at_end);
    assert_int_equal(cli_source_read(&source, bytes, 16), 0);
    assert_true(source.at_end);
    cli_source_close(&source);
    assert_false(source.failed);
    const int saved = hush();
    assert_true(cli_source_open(&source));
    speak(saved);
    assert_true(source.failed);
    assert_string_equal(source.file, files[2]);
    assert_int_equal(cli_source_read(&source, bytes, 16), 5);
    cli_source_close(&source);
    assert_false(cli_source_open(&source));
    cli_source_release(&source);
    cli_source_init(&source, LELE_LANG_EN, 1, files);
    assert_int_equal(source.total, 3);
    cli_source_release(&source);
    unlink(names[0]), unlink(names[1]);
}

static void a_folder_is_no_file(void **state)
{
    (void)state;
    const char *files[] = { "/" };
    char byte;
    cli_source source;
    const int saved = hush();
    cli_source_init(&source, LELE_LANG_EN, 1, files);
    assert_true(cli_source_open(&source));
    assert_int_equal(cli_source_read(&source, &byte, 1), 0);
    assert_true(source.failed && source.at_end);
    cli_source_release(&source);
    speak(saved);
}

static void waiting_ends_when_it_is_stopped(void **state)
{
    (void)state;
    int ends[2];
    bool ready;
    assert_int_equal(pipe(ends), 0);
    cli_source source;
    cli_source_init(&source, LELE_LANG_EN, 0, NULL);
    source.fd = ends[0];
    assert_true(cli_source_wait(&source, 0, &ready));
    assert_false(ready);
    assert_int_equal(write(ends[1], "x", 1), 1);
    assert_true(cli_source_wait(&source, -1, &ready));
    assert_true(ready);
    cli_source_stop(&source);
    assert_false(cli_source_wait(&source, -1, &ready));
    cli_source_release(&source);
    close(ends[1]);
}

static void whole_files_keep_to_the_limit(void **state)
{
    (void)state;
    char name[32];
    const char *file = file_of("0123456789", 10, name);
    lele_text text;
    lele_text_init(&text);
    assert_true(cli_source_read_all(LELE_LANG_EN, file, 10, &text));
    assert_int_equal(text.length, 10);
    assert_true(cli_source_read_all(LELE_LANG_EN, file, 4, &text));
    assert_int_equal(text.length, 5);
    const int saved = hush();
    assert_false(cli_source_read_all(LELE_LANG_EN, "/nonexistent/file", 4, &text));
    assert_false(cli_source_read_all(LELE_LANG_EN, "/", 4, &text));
    speak(saved);
    lele_text_release(&text);
    unlink(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_come_one_after_the_other),
        cmocka_unit_test(a_folder_is_no_file),
        cmocka_unit_test(waiting_ends_when_it_is_stopped),
        cmocka_unit_test(whole_files_keep_to_the_limit),
    };
    return RUN(tests);
}
