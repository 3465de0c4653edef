/* Writing: all of it, or the errno and no partial line. */
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
#include "cli/input.h"
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
    assert_true(cli_input_read_all(LELE_LANG_EN, name, 100, &text));
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
        cmocka_unit_test(a_slow_reader_that_does_not_block_gets_it_all),
        cmocka_unit_test(failures_give_their_reason),
    };
    return RUN(tests);
}
