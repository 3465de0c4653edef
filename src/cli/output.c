/* Writes with writev() and removes partial lines after a failure; see output.h. */
#if defined(__linux__)
#define _GNU_SOURCE 1 /* fallocate */
#endif
#include "cli/output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__)
#include <linux/magic.h>
#include <sys/vfs.h>
#endif

#include "cli/command.h"
#include "cli/message.h"

/* Truncates a regular file after its last whole line. */
static void take_back(int fd, const char *bytes, size_t written)
{
    size_t partial = 0;
    while (partial < written && bytes[written - partial - 1] != '\n')
        partial++;
    struct stat status;
    const off_t end = lseek(fd, 0, SEEK_CUR);
    if (partial == 0 || end < (off_t)partial || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return;
    if (ftruncate(fd, end - (off_t)partial) == 0)
        (void)lseek(fd, end - (off_t)partial, SEEK_SET);
}

/* Waits until a non-blocking descriptor accepts more bytes. */
static void wait_writable(int fd)
{
    struct pollfd wait = { .fd = fd, .events = POLLOUT };
    (void)poll(&wait, 1, -1);
}

bool cli_is_file(int fd)
{
    struct stat status;
    return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

/* Reserves the blocks of a large write on ext4 in one call.  Allocating them one by one costs a
 * quarter of the time of writing there.  Errors are ignored: the write reports them.  Other file
 * systems gain nothing from it. */
static void announce(int fd, const struct iovec *parts, int count)
{
#if defined(__linux__)
    enum { WORTH_IT = 256 << 10 };
    struct statfs system;
    off_t length = 0;
    for (int i = 0; i < count; i++)
        length += (off_t)parts[i].iov_len;
    if (length < WORTH_IT || fstatfs(fd, &system) != 0 || system.f_type != EXT4_SUPER_MAGIC)
        return;
    const off_t at = lseek(fd, 0, SEEK_CUR);
    if (at >= 0)
        (void)fallocate(fd, FALLOC_FL_KEEP_SIZE, at, length);
#else
    (void)fd, (void)parts, (void)count;
#endif
}

/* Writes once, without the first `done` bytes of the first part. */
static ssize_t write_some(int fd, struct iovec *parts, int count, size_t done)
{
    const struct iovec first = parts[0];
    parts[0].iov_base = (char *)first.iov_base + done;
    parts[0].iov_len = first.iov_len - done;
    const ssize_t written = writev(fd, parts, count);
    parts[0] = first;
    return written;
}

int cli_write_parts(int fd, struct iovec *parts, int count)
{
    size_t done = 0; /* bytes written of the first remaining part */
    announce(fd, parts, count);
    while (count > 0) {
        const ssize_t written = write_some(fd, parts, count, done);
        if (written >= 0) {
            done += (size_t)written;
            for (; count > 0 && done >= parts->iov_len; parts++, count--)
                done -= parts->iov_len;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            wait_writable(fd);
        } else if (errno != EINTR) {
            const int error = errno;
            take_back(fd, parts->iov_base, done);
            return error;
        }
    }
    return 0;
}

int cli_write(int fd, const char *bytes, size_t length)
{
    struct iovec part = { .iov_len = length };
    memcpy(&part.iov_base, &bytes, sizeof bytes); /* iov_base is not const */
    return cli_write_parts(fd, &part, 1);
}

int cli_write_status(lele_lang lang, int error)
{
    if (error == 0 || error == EPIPE)
        return error == 0 ? CLI_STATUS_OK : CLI_STATUS_CLOSED;
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, lang, error);
    cli_complain(lang, CLI_M_CANNOT_WRITE, (cli_facts){ .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

int cli_print(lele_lang lang, lele_text *text)
{
    if (text->failed) {
        cli_complain_memory(lang);
        return CLI_STATUS_IO;
    }
    const int error = cli_write(STDOUT_FILENO, text->data, text->length);
    lele_text_clear(text);
    return cli_write_status(lang, error);
}
