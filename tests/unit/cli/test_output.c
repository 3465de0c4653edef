/* Output: all bytes are written, or the errno is returned and no partial line is left. */
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/source.h"
#include "cli/output.h"

static void all_bytes_are_written(void **state)
{
    (void)state;
    char name[] = "/tmp/lele-test-output-XXXXXX";
    const int fd = mkstemp(name);
    assert_int_equal(cli_write(fd, "abc\n", 4), 0);
    assert_int_equal(cli_write(fd, "", 0), 0);
    assert_int_equal(cli_write(fd, "de\n", 3), 0);
    lele_text text;
    lele_text_init(&text);
    assert_true(cli_source_read_all(LELE_LANG_EN, name, 100, &text));
    assert_string_equal(text.data, "abc\nde\n");
    lele_text_release(&text);
    close(fd);
    unlink(name);
}

static void a_file_that_is_full_ends_in_a_whole_line(void **state)
{
    (void)state;
    char name[] = "/tmp/lele-test-output-XXXXXX";
    const int fd = mkstemp(name);
    struct rlimit before, small;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small = before;
    small.rlim_cur = 10;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    const int error = cli_write(fd, "abcd\nefgh\nijkl\n", 15);
    const int again = cli_write(fd, "mn\n", 3);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    struct stat status;
    assert_int_equal(error, EFBIG);
    assert_int_equal(again, EFBIG);
    assert_int_equal(fstat(fd, &status), 0);
    assert_int_equal(status.st_size, 10);
    assert_int_equal(ftruncate(fd, 0), 0);
    assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
    small.rlim_cur = 7;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    assert_int_equal(cli_write(fd, "abcd\nefgh\nijkl\n", 15), EFBIG);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_int_equal(fstat(fd, &status), 0);
    assert_int_equal(status.st_size, 5);
    close(fd);
    unlink(name);
}

/* The parts are whole lines, some of them empty; the room ends in the middle of one. */
static void parts_are_written_one_behind_the_other(void **state)
{
    (void)state;
    static const struct {
        rlim_t room;
        const char *kept;
    } cases[] = { { 1000, "ab\ncd\nefg\nh\n" }, { 9, "ab\ncd\n" }, { 7, "ab\ncd\n" },
                  { 11, "ab\ncd\nefg\n" },      { 2, "" },         { 12, "ab\ncd\nefg\nh\n" } };
    struct rlimit before, small;
    lele_text text;
    lele_text_init(&text);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char name[] = "/tmp/lele-test-output-XXXXXX";
        const int fd = mkstemp(name);
        struct iovec parts[] = { { (char[]){ "" }, 0 },
                                 { (char[]){ "ab\ncd\n" }, 6 },
                                 { (char[]){ "" }, 0 },
                                 { (char[]){ "efg\n" }, 4 },
                                 { (char[]){ "h\n" }, 2 } };
        small = before;
        small.rlim_cur = cases[i].room;
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
        const int error = cli_write_parts(fd, parts, 5);
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
        assert_int_equal(error, strlen(cases[i].kept) < 12 ? EFBIG : 0);
        assert_true(cli_source_read_all(LELE_LANG_EN, name, 100, &text));
        assert_string_equal(text.data, cases[i].kept);
        close(fd);
        unlink(name);
    }
    lele_text_release(&text);
}

/* Space reserved in advance must not show in the file. */
static void big_parts_leave_a_file_of_just_their_bytes(void **state)
{
    (void)state;
    enum { SIZE = 300 << 10 };
    char name[] = "/tmp/lele-test-output-XXXXXX";
    const int fd = mkstemp(name);
    char *bytes = malloc(SIZE);
    lele_text text;
    lele_text_init(&text);
    for (int i = 0; i < SIZE; i++)
        bytes[i] = (char)(i % 82 == 81 ? '\n' : '1' + i % 9);
    struct iovec parts[] = { { bytes, SIZE }, { bytes, SIZE / 2 } };
    assert_int_equal(cli_write(fd, "head\n", 5), 0);
    assert_int_equal(cli_write_parts(fd, parts, 2), 0);
    assert_true(cli_source_read_all(LELE_LANG_EN, name, 1 << 20, &text));
    assert_int_equal(text.length, 5 + SIZE + SIZE / 2);
    assert_memory_equal(text.data, "head\n", 5);
    assert_memory_equal(text.data + 5, bytes, SIZE);
    assert_memory_equal(text.data + 5 + SIZE, bytes, SIZE / 2);
    lele_text_release(&text);
    free(bytes);
    close(fd);
    unlink(name);
}

static void only_a_regular_file_is_a_file(void **state)
{
    (void)state;
    char name[] = "/tmp/lele-test-output-XXXXXX";
    const int fd = mkstemp(name), null = open("/dev/null", O_WRONLY);
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    assert_true(cli_is_file(fd));
    assert_false(cli_is_file(null));
    assert_false(cli_is_file(ends[1]));
    close(fd), close(null), close(ends[0]), close(ends[1]);
    assert_false(cli_is_file(fd));
    unlink(name);
}

static void a_slow_reader_that_does_not_block_gets_it_all(void **state)
{
    (void)state;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
    const pid_t child = fork();
    if (child == 0) {
        char block[4096];
        ssize_t count, sum = 0;
        close(ends[1]);
        (void)poll(NULL, 0, 20);
        while ((count = read(ends[0], block, sizeof block)) > 0)
            sum += count;
        _exit(sum == 500000 ? 0 : 1);
    }
    char *bytes = calloc(1, 500000);
    assert_int_equal(cli_write(ends[1], bytes, 500000), 0);
    close(ends[1]);
    close(ends[0]);
    free(bytes);
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

static void failures_give_their_reason(void **state)
{
    (void)state;
    assert_int_equal(cli_write(-1, "a", 1), EBADF);
    const int fd = open("/dev/full", O_WRONLY);
    assert_int_equal(cli_write(fd, "a", 1), ENOSPC);
    close(fd);
    assert_int_equal(cli_write_status(LELE_LANG_EN, EPIPE), CLI_STATUS_CLOSED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_bytes_are_written),
        cmocka_unit_test(a_file_that_is_full_ends_in_a_whole_line),
        cmocka_unit_test(parts_are_written_one_behind_the_other),
        cmocka_unit_test(big_parts_leave_a_file_of_just_their_bytes),
        cmocka_unit_test(only_a_regular_file_is_a_file),
        cmocka_unit_test(a_slow_reader_that_does_not_block_gets_it_all),
        cmocka_unit_test(failures_give_their_reason),
    };
    return RUN(tests);
}
