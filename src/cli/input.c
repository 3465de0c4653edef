/* Reading, see input.h. */
#include "cli/input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/message.h"

struct cli_input {
    lele_lang lang;
    const lele_codec *format; /* NULL: look at each file */
    const char *const *files;
    size_t file_count, next_file;
    const char *file; /* the open one; NULL: none */
    int fd;
    int wake[2];      /* a pipe: a byte in it ends the waiting for input */
    uint64_t line;    /* the number of the line at `start` */
    uint64_t skipped; /* bytes of a line that is too long, thrown away so far; 0: no such line */
    size_t start, end;
    bool at_end, failed;
    bool regular;  /* the open file never makes anyone wait */
    bool fresh;    /* nothing of the file was handed out yet */
    bool document; /* the file is one, see looks_like */
    atomic_bool stopped;
    _Atomic uint64_t done;
    uint64_t total;
    char buffer[CLI_INPUT_BUFFER];
};

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

cli_input *cli_input_new(lele_lang lang, const lele_codec *format, size_t count,
                         const char *const *files)
{
    cli_input *input = malloc(sizeof *input);
    if (input == NULL)
        return NULL;
    memset(input, 0, offsetof(cli_input, buffer));
    input->lang = lang;
    input->format = format;
    input->files = count != 0 ? files : standard_input;
    input->file_count = count != 0 ? count : 1;
    input->fd = -1;
    input->total = total_size(input->file_count, input->files);
    if (pipe(input->wake) != 0)
        input->wake[0] = input->wake[1] = -1;
    return input;
}

static void close_file(cli_input *input)
{
    if (input->fd > STDIN_FILENO)
        (void)close(input->fd);
    input->fd = -1;
    input->file = NULL;
}

void cli_input_free(cli_input *input)
{
    if (input == NULL)
        return;
    close_file(input);
    for (int i = 0; i < 2; i++)
        if (input->wake[i] >= 0)
            (void)close(input->wake[i]);
    free(input);
}

void cli_input_stop(cli_input *input)
{
    atomic_store(&input->stopped, true);
    if (input->wake[1] >= 0)
        (void)!write(input->wake[1], "", 1);
}

bool cli_input_failed(const cli_input *input)
{
    return input->failed;
}

uint64_t cli_input_done(const cli_input *input)
{
    return atomic_load(&input->done);
}

uint64_t cli_input_total(const cli_input *input)
{
    return input->total;
}

static void complain(lele_lang lang, const char *file, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, lang, error);
    cli_complain(lang, CLI_M_CANNOT_READ, (cli_facts){ .name = file, .got = reason.data });
    lele_text_release(&reason);
}

static bool is_regular(int fd)
{
    struct stat status;
    return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

/* Opens the next file that can be opened; false behind the last. */
static bool open_next(cli_input *input)
{
    while (input->next_file < input->file_count) {
        const char *file = input->files[input->next_file++];
        const int fd = is_standard(file) ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC);
        if (fd >= 0) {
            input->file = file;
            input->fd = fd;
            input->line = 1;
            input->start = input->end = 0;
            input->skipped = 0;
            input->at_end = false;
            input->fresh = true;
            input->regular = is_regular(fd);
            return true;
        }
        complain(input->lang, file, errno);
        input->failed = true;
    }
    return false;
}

/* Waits until there is something to read; false when the reading was stopped.  `timeout` as
 * in poll; *ready says whether there is something. */
static bool wait_readable(cli_input *input, int timeout, bool *ready)
{
    struct pollfd waits[2] = { { .fd = input->fd, .events = POLLIN },
                               { .fd = input->wake[0], .events = POLLIN } };
    int count;
    do {
        count = poll(waits, 2, timeout);
    } while (count < 0 && errno == EINTR);
    /* where poll does not know the descriptor, read() will say what is wrong */
    *ready = count < 0 || waits[0].revents != 0;
    return !atomic_load(&input->stopped);
}

/* Reads once into the free end of the buffer, which is not full. */
static void read_more(cli_input *input)
{
    ssize_t count;
    do {
        count = read(input->fd, input->buffer + input->end, sizeof input->buffer - input->end);
    } while (count < 0 && errno == EINTR);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        return;
    if (count < 0) {
        complain(input->lang, input->file, errno);
        input->failed = true;
    }
    if (count <= 0)
        input->at_end = true;
    else
        input->end += (size_t)count;
}

/* Fills the buffer until it holds a whole line and either `wanted` bytes or all that is there
 * at the moment.  False when the reading was stopped. */
static bool fill(cli_input *input, size_t wanted)
{
    memmove(input->buffer, input->buffer + input->start, input->end - input->start);
    input->end -= input->start;
    input->start = 0;
    size_t searched = 0;
    bool has_line = false;
    for (;;) {
        if (!has_line)
            has_line = memchr(input->buffer + searched, '\n', input->end - searched) != NULL;
        searched = input->end;
        if (input->at_end || input->end == sizeof input->buffer ||
            (has_line && input->end >= wanted))
            return true;
        bool ready;
        if (!wait_readable(input, has_line ? 0 : -1, &ready))
            return false;
        if (ready)
            read_more(input);
        else if (has_line)
            return true;
    }
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/* What the head of a file looks like. */
enum looks { LOOKS_UNKNOWN, LOOKS_LINES, LOOKS_DOCUMENT };

static bool is_idle(const char *line, size_t length)
{
    size_t i = 0;
    while (i < length && is_space(line[i]))
        i++;
    return i == length || line[i] == '#';
}

/* The length of the text up to the first empty line behind something else, and the number
 * of newlines in it. */
static size_t block_length(const char *text, size_t length, uint64_t *newlines)
{
    bool any = false;
    size_t at = 0;
    *newlines = 0;
    while (at < length) {
        const char *newline = memchr(text + at, '\n', length - at);
        const size_t end = newline != NULL ? (size_t)(newline - text) : length;
        size_t first = at;
        while (first < end && is_space(text[first]))
            first++;
        if (first < end)
            any = true;
        else if (any)
            break;
        at = end + (newline != NULL);
        *newlines += newline != NULL;
    }
    return at;
}

static bool is_document(const lele_codec *codec)
{
    return codec != NULL && (lele_codec_abilities(codec) & LELE_CODEC_ONE_LINE) == 0;
}

/* A document is what is no line of any format but, taken together, a format of several. */
static enum looks looks_like(const char *head, size_t length)
{
    uint64_t newlines;
    const size_t block = block_length(head, length, &newlines);
    const lele_codec *whole = lele_codec_detect(head, length);
    if (is_document(whole) || (newlines > 1 && is_document(lele_codec_detect(head, block))))
        return LOOKS_DOCUMENT;
    if (whole != NULL)
        return LOOKS_LINES;
    const char *end = head + length, *newline;
    for (const char *line = head; (newline = memchr(line, '\n', (size_t)(end - line))) != NULL;
         line = newline + 1) {
        const size_t size = (size_t)(newline - line);
        if (!is_idle(line, size) && lele_codec_detect(line, size) != NULL)
            return LOOKS_LINES;
    }
    return LOOKS_UNKNOWN;
}

/* Reads until the head tells what the file is.  False when the reading was stopped. */
static bool look_at_head(cli_input *input)
{
    if (input->format != NULL) {
        input->document = (lele_codec_abilities(input->format) & LELE_CODEC_ONE_LINE) == 0;
        return true;
    }
    enum { HEAD = 4 << 10 };
    enum looks looks = LOOKS_UNKNOWN;
    while (looks == LOOKS_UNKNOWN && !input->at_end && input->end < HEAD) {
        bool ready;
        if (!wait_readable(input, -1, &ready))
            return false;
        read_more(input);
        if (input->at_end || memchr(input->buffer, '\n', input->end) != NULL)
            looks = looks_like(input->buffer, input->end < HEAD ? input->end : HEAD);
    }
    input->document = looks == LOOKS_DOCUMENT;
    return true;
}

static void skip_mark(cli_input *input)
{
    static const char mark[3] = { '\xEF', '\xBB', '\xBF' };
    if (input->fresh && input->end - input->start >= 3 &&
        memcmp(input->buffer + input->start, mark, 3) == 0) {
        input->start += 3;
        atomic_fetch_add(&input->done, 3);
    }
    input->fresh = false;
}

/* How many bytes of whole lines to hand out: up to the last newline within `wanted`, else up
 * to the first one behind; 0 when there is none. */
static size_t whole_lines(const cli_input *input, size_t wanted)
{
    const char *start = input->buffer + input->start;
    const size_t length = input->end - input->start;
    const size_t window = length < wanted ? length : wanted;
    for (size_t size = window; size > 0; size--)
        if (start[size - 1] == '\n')
            return size;
    const char *newline = memchr(start + window, '\n', length - window);
    if (newline != NULL)
        return (size_t)(newline - start) + 1;
    return 0;
}

static uint64_t count_newlines(const char *text, size_t length)
{
    uint64_t count = 0;
    while (length > 0) {
        const size_t block = length < 240 ? length : 240; /* so that a byte can count it */
        uint8_t in_block = 0;
        for (size_t i = 0; i < block; i++)
            in_block = (uint8_t)(in_block + (text[i] == '\n'));
        count += in_block;
        text += block;
        length -= block;
    }
    return count;
}

/* Says what the piece holds. */
static void label(cli_input *input, cli_piece *piece)
{
    piece->file = input->file;
    piece->line = input->line;
    input->line += count_newlines(piece->text.data, piece->text.length);
    atomic_fetch_add(&input->done, piece->text.length);
}

static void hand_out(cli_input *input, size_t length, cli_piece *piece)
{
    lele_text_add_bytes(&piece->text, input->buffer + input->start, length);
    input->start += length;
    label(input, piece);
}

/* Reads straight into the piece, and keeps only the line that it cuts.  False, with nothing
 * lost, when that gives no whole line; fill() then finds out why. */
static bool read_straight(cli_input *input, size_t wanted, cli_piece *piece)
{
    const size_t held = input->end - input->start;
    char *room = held < wanted ? lele_text_room(&piece->text, wanted) : NULL;
    if (room == NULL)
        return false;
    const ssize_t count = read(input->fd, room + held, wanted - held);
    if (count <= 0)
        return false;
    memcpy(room, input->buffer + input->start, held);
    const size_t all = held + (size_t)count;
    size_t whole = all;
    while (whole > 0 && room[whole - 1] != '\n')
        whole--;
    memcpy(input->buffer, room + whole, all - whole);
    input->start = 0;
    input->end = all - whole;
    lele_text_grow(&piece->text, whole);
    if (whole != 0)
        label(input, piece);
    return whole != 0;
}

/* Throws away what the buffer has of a line that is too long; true when its end is reached,
 * and then it is in `piece`. */
static bool skip_line(cli_input *input, cli_piece *piece)
{
    const char *start = input->buffer + input->start;
    const size_t length = input->end - input->start;
    const char *newline = memchr(start, '\n', length);
    const size_t rest = newline != NULL ? (size_t)(newline - start) : length;
    input->skipped += rest;
    input->start += rest + (newline != NULL);
    atomic_fetch_add(&input->done, rest + (newline != NULL));
    if (newline == NULL && !input->at_end)
        return false;
    piece->file = input->file;
    piece->line = input->line++;
    piece->too_long = input->skipped;
    input->skipped = 0;
    return true;
}

static bool is_readable(const char *text, size_t length)
{
    lele_position position;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    const lele_error error =
        layouts == NULL ? LELE_OK : lele_codec_read(NULL, &context, text, length, &position, NULL);
    lele_layouts_free(layouts);
    return error == LELE_OK || error == LELE_E_CONFLICT;
}

/* Whether a document that makes no sense as one does so as several. */
static bool has_blocks(const char *text, size_t length)
{
    uint64_t newlines;
    const size_t block = block_length(text, length, &newlines);
    return block < length && !is_readable(text, length) && is_readable(text, block);
}

/* All of the open file as one piece.  False when the reading was stopped. */
static bool whole_file(cli_input *input, cli_piece *piece)
{
    uint64_t length = 0;
    skip_mark(input);
    for (;;) {
        const size_t size = input->end - input->start;
        length += size;
        if (length <= LELE_CODEC_MAX_BYTES)
            lele_text_add_bytes(&piece->text, input->buffer + input->start, size);
        atomic_fetch_add(&input->done, size);
        input->start = input->end = 0;
        if (input->at_end)
            break;
        bool ready;
        if (!wait_readable(input, -1, &ready))
            return false;
        read_more(input);
    }
    piece->file = input->file;
    piece->line = 1;
    piece->document = true;
    if (length > LELE_CODEC_MAX_BYTES) {
        lele_text_clear(&piece->text);
        piece->too_long = length;
    }
    piece->blocks = has_blocks(piece->text.data, piece->text.length);
    input->document = false;
    return true;
}

/* The next piece of the open file; false at its end or when stopped. */
static bool next_of_file(cli_input *input, size_t wanted, cli_piece *piece)
{
    if (input->fresh && !look_at_head(input))
        return false;
    if (input->document)
        return whole_file(input, piece);
    if (input->regular && !input->fresh && !input->at_end && input->skipped == 0 &&
        read_straight(input, wanted, piece))
        return true;
    for (;;) {
        if (input->end - input->start < wanted && !input->at_end && !fill(input, wanted))
            return false;
        skip_mark(input);
        if (input->skipped != 0) {
            if (skip_line(input, piece))
                return true;
            continue;
        }
        const size_t length = input->end - input->start;
        const size_t whole = whole_lines(input, wanted);
        if (whole != 0 || (input->at_end && length <= CLI_LINE_MAX)) {
            if (whole == 0 && length == 0)
                return false;
            hand_out(input, whole != 0 ? whole : length, piece);
            return true;
        }
        if (length > CLI_LINE_MAX && skip_line(input, piece))
            return true;
        if (length <= CLI_LINE_MAX && !fill(input, CLI_INPUT_BUFFER))
            return false;
    }
}

bool cli_input_next(cli_input *input, size_t wanted, cli_piece *piece)
{
    if (wanted > CLI_INPUT_BUFFER / 2)
        wanted = CLI_INPUT_BUFFER / 2;
    lele_text_clear(&piece->text);
    piece->too_long = 0;
    piece->document = piece->blocks = false;
    while (!atomic_load(&input->stopped)) {
        if (input->file == NULL && !open_next(input))
            return false;
        if (next_of_file(input, wanted, piece))
            return true;
        close_file(input);
    }
    return false;
}

bool cli_input_read_all(lele_lang lang, const char *file, size_t limit, lele_text *ret)
{
    char block[16 << 10];
    lele_text_clear(ret);
    const int fd = is_standard(file) ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC);
    ssize_t count = fd;
    while (count >= 0 && ret->length <= limit) {
        count = read(fd, block, sizeof block);
        if (count == 0)
            break;
        if (count < 0 && errno == EINTR) {
            count = 0;
            continue;
        }
        const size_t room = limit + 1 - ret->length;
        if (count > 0)
            lele_text_add_bytes(ret, block, (size_t)count < room ? (size_t)count : room);
    }
    if (count < 0)
        complain(lang, file, errno);
    if (fd > STDIN_FILENO)
        (void)close(fd);
    return count >= 0;
}

void cli_lines_init(cli_lines *lines, const cli_piece *piece)
{
    *lines = (cli_lines){ .at = piece->text.data,
                          .end = piece->text.data + piece->text.length,
                          .number = piece->line,
                          .too_long = piece->too_long,
                          .document = piece->document,
                          .blocks = piece->blocks };
}

const char *cli_lines_rest(const cli_lines *lines, size_t *length)
{
    *length = (size_t)(lines->end - lines->at);
    return lines->document || lines->too_long != 0 ? NULL : lines->at;
}

void cli_lines_skip(cli_lines *lines, size_t count, size_t bytes)
{
    lines->at += bytes;
    lines->number += count;
}

bool cli_line_too_long(const cli_line *line, lele_problem *ret)
{
    const size_t limit = line->document ? LELE_CODEC_MAX_BYTES : CLI_LINE_MAX;
    if (line->too_long == 0)
        return false;
    lele_problem_init(ret);
    ret->got = (int64_t)line->too_long;
    ret->want = (int64_t)limit;
    lele_problem_set(ret, LELE_E_TOO_LONG);
    return true;
}

static bool is_blank(const char *text, size_t length)
{
    while (length > 0 && (is_space(*text) || *text == '\n'))
        text++, length--;
    return length == 0;
}

/* The next document, or block of one. */
static bool next_document(cli_lines *lines, cli_line *ret)
{
    const size_t left = (size_t)(lines->end - lines->at);
    if (is_blank(lines->at, left))
        return false;
    uint64_t newlines = 0;
    const size_t length = lines->blocks ? block_length(lines->at, left, &newlines) : left;
    *ret = (cli_line){
        .text = lines->at, .length = length, .number = lines->number, .document = true
    };
    lines->at += length;
    lines->number += newlines;
    return true;
}

bool cli_lines_next(cli_lines *lines, cli_line *ret)
{
    if (lines->too_long != 0) {
        *ret = (cli_line){ .text = "",
                           .number = lines->number,
                           .too_long = lines->too_long,
                           .document = lines->document };
        lines->too_long = 0;
        return true;
    }
    if (lines->document)
        return next_document(lines, ret);
    while (lines->at < lines->end) {
        const char *start = lines->at;
        const char *end = memchr(start, '\n', (size_t)(lines->end - start));
        lines->at = end != NULL ? end + 1 : lines->end;
        if (end == NULL)
            end = lines->end;
        const uint64_t number = lines->number++;
        const char *left = start;
        while (left < end && is_space(*left))
            left++;
        while (end > left && is_space(end[-1]))
            end--;
        if (left == end || *left == '#')
            continue;
        const size_t length = (size_t)(end - left);
        if (length > CLI_LINE_MAX)
            *ret = (cli_line){ .text = "", .number = number, .too_long = length };
        else
            *ret = (cli_line){
                .text = left, .length = length, .number = number, .column = (int)(left - start)
            };
        return true;
    }
    return false;
}

void cli_problem_add(lele_text *out, lele_lang lang, const cli_line *line,
                     const lele_problem *problem)
{
    lele_problem moved = *problem;
    if (moved.column > 0)
        moved.column += line->column;
    lele_problem_write(&moved, lang, out);
    /* column 1 says no more than the line; the sentence of CHARACTER has it already */
    if (moved.column <= 1 || moved.code == LELE_E_CHARACTER)
        return;
    lele_text column;
    lele_text_init(&column);
    lele_text_add_int(&column, moved.column);
    cli_message_add(out, lang, CLI_M_COLUMN, (cli_facts){ .got = column.data });
    lele_text_release(&column);
}

void cli_place_add(lele_text *out, const char *file, const cli_line *line,
                   const lele_problem *problem)
{
    uint64_t number = line->number;
    if (line->document && problem->line > 0)
        number += (uint64_t)problem->line - 1;
    lele_text_add(out, file);
    lele_text_add_char(out, ':');
    lele_text_add_int(out, (int64_t)number);
    lele_text_add(out, ": ");
}
