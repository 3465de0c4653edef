/* Opens and reads the files one after the other; see source.h. */
#include "cli/source.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/message.h"

static const char *const standard_input[] = { "-" };

static bool is_standard(const char *file)
{
    return strcmp(file, "-") == 0;
}

static uint64_t total_size(size_t count, const char *const *files)
{
    uint64_t total = 0;
    for (size_t i = 0; i < count; i++) {
        struct stat status;
        const int result =
            is_standard(files[i]) ? fstat(STDIN_FILENO, &status) : stat(files[i], &status);
        if (result != 0 || !S_ISREG(status.st_mode))
            return 0;
        total += (uint64_t)status.st_size;
    }
    return total;
}

void cli_source_init(cli_source *source, lele_lang lang, size_t count, const char *const *files)
{
    *source = (cli_source){ .lang = lang,
                            .files = count != 0 ? files : standard_input,
                            .file_count = count != 0 ? count : 1,
                            .fd = -1 };
    source->total = total_size(source->file_count, source->files);
    if (pipe(source->wake) != 0)
        source->wake[0] = source->wake[1] = -1;
}

void cli_source_close(cli_source *source)
{
    if (source->fd > STDIN_FILENO)
        (void)close(source->fd);
    source->fd = -1;
    source->file = NULL;
}

void cli_source_release(cli_source *source)
{
    cli_source_close(source);
    for (int i = 0; i < 2; i++)
        if (source->wake[i] >= 0)
            (void)close(source->wake[i]);
}

void cli_source_stop(cli_source *source)
{
    atomic_store(&source->stopped, true);
    if (source->wake[1] >= 0)
        (void)!write(source->wake[1], "", 1);
}

static void complain(lele_lang lang, const char *file, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, lang, error);
    cli_complain(lang, CLI_M_CANNOT_READ, (cli_facts){ .name = file, .got = reason.data });
    cli_text_end(&reason);
}

static bool is_regular(int fd)
{
    struct stat status;
    return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

static int open_file(const char *file)
{
    return is_standard(file) ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC);
}

bool cli_source_open(cli_source *source)
{
    while (source->next_file < source->file_count) {
        const char *file = source->files[source->next_file++];
        source->fd = open_file(file);
        if (source->fd >= 0) {
            source->file = file;
            source->at_end = source->begun = source->broken = false;
            source->held = source->held_end = 0;
            source->decoder = (cli_decoder){ .encoding = CLI_UTF8 };
            source->regular = is_regular(source->fd);
            return true;
        }
        complain(source->lang, file, errno);
        source->failed = true;
    }
    return false;
}

int cli_source_range(cli_source *source, uint64_t from, uint64_t to)
{
    if (lseek(source->fd, (off_t)from, SEEK_SET) < 0)
        return errno;
    source->ranged = true;
    source->left = to - from;
    source->begun = from != 0; /* a mark is at the start of the file only */
    source->at_end = false;
    source->decoder = (cli_decoder){ .encoding = CLI_UTF8 };
    source->total = to - from;
    source->done = 0;
    return 0;
}

bool cli_source_wait(const cli_source *source, int timeout, bool *ready)
{
    if (source->held < source->held_end)
        timeout = 0;
    struct pollfd waits[2] = { { .fd = source->fd, .events = POLLIN },
                               { .fd = source->wake[0], .events = POLLIN } };
    int count;
    do {
        count = poll(waits, 2, timeout);
    } while (count < 0 && errno == EINTR);
    /* If poll fails, read() reports the error. */
    *ready = count < 0 || waits[0].revents != 0 || source->held < source->held_end;
    return !atomic_load(&source->stopped);
}

/* Reads once, without decoding. */
static size_t read_bytes(cli_source *source, char *room, size_t size)
{
    ssize_t count;
    if (source->ranged && size > source->left)
        size = (size_t)source->left;
    do {
        count = read(source->fd, room, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        return 0;
    if (count < 0) {
        complain(source->lang, source->file, errno);
        source->failed = source->broken = true;
    }
    source->at_end = count <= 0;
    source->done += count < 0 ? 0 : (uint64_t)count;
    source->left -= count < 0 || !source->ranged ? 0 : (uint64_t)count;
    return count < 0 ? 0 : (size_t)count;
}

/* Decodes bytes in UTF-16 into `kept`; without bytes, ends the file. */
static void keep(cli_source *source, const char *bytes, size_t length)
{
    source->held = 0;
    source->held_end = cli_decode_utf16(&source->decoder, bytes, length, source->kept);
}

/* Corrects the line ends.  Where a part of a file was cut at newlines and its bytes are counted, a line end
 * of another kind would join puzzles: the file is refused. */
static size_t finish_lines(cli_source *source, char *room, size_t count)
{
    if (!source->ranged)
        return cli_decode_lines(&source->decoder, room, count);
    if (!cli_has_lone_return(&source->decoder, room, count))
        return count;
    cli_complain(source->lang, CLI_M_NOT_LINES, (cli_facts){ .name = source->file });
    source->failed = source->broken = source->at_end = true;
    return 0;
}

/* Reads the start of a file: finds its encoding and drops the mark.  Waits for a whole mark. */
static size_t begin(cli_source *source, char *room, size_t size)
{
    enum { START = 1 << 10 };
    char start[START];
    size_t count = read_bytes(source, start, size < START ? size : START);
    while (count > 0 && !source->at_end && cli_decoder_needs_more(start, count)) {
        bool ready;
        if (!cli_source_wait(source, -1, &ready))
            return 0;
        count += read_bytes(source, start + count, CLI_MARK_MAX - count);
    }
    if (count == 0)
        return 0;
    source->begun = true;
    const size_t mark = cli_decoder_begin(&source->decoder, start, count);
    count -= mark;
    if (source->decoder.encoding != CLI_UTF8) {
        keep(source, start + mark, count);
        return 0;
    }
    memcpy(room, start + mark, count);
    return finish_lines(source, room, count);
}

/* Reads once from a file in UTF-16. */
static size_t read_utf16(cli_source *source, char *room, size_t size)
{
    if (source->held == source->held_end && !source->at_end) {
        char bytes[sizeof source->kept / 2];
        const size_t count = read_bytes(source, bytes, sizeof bytes);
        if (count != 0 || source->at_end)
            keep(source, bytes, count);
    }
    const size_t left = source->held_end - source->held;
    const size_t count = left < size ? left : size;
    memcpy(room, source->kept + source->held, count);
    source->held += count;
    source->at_end = source->at_end && source->held == source->held_end;
    return count;
}

size_t cli_source_read(cli_source *source, char *room, size_t size)
{
    if (!source->begun)
        return begin(source, room, size);
    if (source->decoder.encoding != CLI_UTF8)
        return read_utf16(source, room, size);
    return finish_lines(source, room, read_bytes(source, room, size));
}

bool cli_source_read_all(lele_lang lang, const char *file, size_t limit, lele_text *ret)
{
    char block[16 << 10];
    lele_text_clear(ret);
    cli_source source;
    cli_source_init(&source, lang, 1, &file);
    bool ready = cli_source_open(&source);
    while (ready && !source.at_end && ret->length <= limit) {
        (void)cli_source_wait(&source, -1, &ready);
        const size_t count = cli_source_read(&source, block, sizeof block);
        const size_t room = limit + 1 - ret->length;
        lele_text_add_bytes(ret, block, count < room ? count : room);
        ready = true;
    }
    cli_source_release(&source);
    return !source.failed;
}
