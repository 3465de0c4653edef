/* Writing, see output.h. */
#include "cli/output.h"

#include <errno.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/message.h"

/* Cuts a regular file back to the end of its last whole line. */
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

/* A descriptor that someone made non-blocking: wait until it takes more. */
static void wait_writable(int fd)
{
    struct pollfd wait = { .fd = fd, .events = POLLOUT };
    (void)poll(&wait, 1, -1);
}

int cli_write(int fd, const char *bytes, size_t length)
{
    size_t written = 0;
    while (written < length) {
        const ssize_t count = write(fd, bytes + written, length - written);
        if (count >= 0) {
            written += (size_t)count;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            wait_writable(fd);
        } else if (errno != EINTR) {
            const int error = errno;
            take_back(fd, bytes, written);
            return error;
        }
    }
    return 0;
}

int cli_write_status(lele_lang lang, int error)
{
    if (error == 0 || error == EPIPE)
        return error == 0 ? CLI_STATUS_OK : CLI_STATUS_CLOSED;
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, lang, error);
    cli_complain(lang, CLI_M_CANNOT_WRITE, (cli_facts){ .got = reason.data });
    lele_text_release(&reason);
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
