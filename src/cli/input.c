/*
 * Cuts the bytes of the files into pieces of whole lines or puzzles; see input.h.
 *
 * After the first buffer, a regular file is read straight into the pieces.  Only the line that
 * the end of a piece would cut is kept in the buffer for the next piece.
 */
#include "cli/input.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/document.h"
#include "cli/message.h"
#include "cli/rows.h"
#include "cli/source.h"

enum { BUFFER = 512 << 10 };

struct cli_input {
    cli_source source;
    const lele_codec *format; /* NULL: detect the kind of each file */
    uint64_t line;            /* the number of the line at `start` */
    uint64_t skipped;         /* bytes dropped so far of a line that is too long; 0: none */
    size_t start, end;        /* the unread bytes in the buffer */
    bool fresh;               /* nothing of the file was handed out yet */
    bool document;            /* the file is a document, see cli_looks_like */
    int rows;                 /* it is a stream of puzzles with so many rows; 0: it is not */
    int side;                 /* see cli_input_expect */
    uint64_t from;            /* with cli_input_range: where the part starts, after a mark */
    uint64_t decoded, handed; /* bytes put into the buffer, and handed out or dropped, so far */
    char buffer[BUFFER];
};

cli_input *cli_input_new(lele_lang lang, const lele_codec *format, size_t count,
                         const char *const *files)
{
    cli_input *input = malloc(sizeof *input);
    if (input == NULL)
        return NULL;
    memset(input, 0, offsetof(cli_input, buffer));
    cli_source_init(&input->source, lang, count, files);
    input->format = format;
    return input;
}

void cli_input_free(cli_input *input)
{
    if (input == NULL)
        return;
    cli_source_release(&input->source);
    free(input);
}

void cli_input_expect(cli_input *input, int side)
{
    input->side = side;
}

void cli_input_stop(cli_input *input)
{
    cli_source_stop(&input->source);
}

bool cli_input_failed(const cli_input *input)
{
    return input->source.failed;
}

uint64_t cli_input_done(const cli_input *input)
{
    const uint64_t waiting = input->decoded - input->handed;
    return input->source.done > waiting ? input->source.done - waiting : 0;
}

uint64_t cli_input_total(const cli_input *input)
{
    return input->source.total;
}

static bool open_next(cli_input *input)
{
    input->line = 1;
    input->start = input->end = 0;
    input->skipped = 0;
    input->fresh = true;
    return cli_source_open(&input->source);
}

/* Reads once into the free end of the buffer.  The buffer must not be full. */
static void read_more(cli_input *input)
{
    const size_t count = cli_source_read(&input->source, input->buffer + input->end,
                                         sizeof input->buffer - input->end);
    input->end += count;
    input->decoded += count;
}

/* The bytes of whole lines or puzzles in a text: up to the last place to cut within `wanted` bytes,
 * else up to the first one after them; 0 if there is none. */
static size_t whole_part(const cli_input *input, const char *text, size_t length, size_t wanted)
{
    if (input->rows != 0)
        return cli_rows_whole(text, length, wanted, input->rows);
    const size_t window = length < wanted ? length : wanted;
    for (size_t size = window; size > 0; size--)
        if (text[size - 1] == '\n')
            return size;
    const char *newline = memchr(text + window, '\n', length - window);
    return newline != NULL ? (size_t)(newline - text) + 1 : 0;
}

/* Whether the buffer holds a whole line or puzzle.  The first `searched` bytes have no newline. */
static bool has_whole(const cli_input *input, size_t searched)
{
    const char *newline = memchr(input->buffer + searched, '\n', input->end - searched);
    return newline != NULL &&
           (input->rows == 0 || whole_part(input, input->buffer, input->end, 1) != 0);
}

/* Fills the buffer until it holds a whole line or puzzle and either `wanted` bytes or all input that is
 * available without waiting; also ends at the end of the file or when the buffer is full.  Returns
 * false if the reading was stopped. */
static bool fill(cli_input *input, size_t wanted)
{
    memmove(input->buffer, input->buffer + input->start, input->end - input->start);
    input->end -= input->start;
    input->start = 0;
    size_t searched = 0;
    bool has_line = false;
    for (;;) {
        has_line = has_line || has_whole(input, searched);
        searched = input->end;
        if (input->source.at_end || input->end == sizeof input->buffer ||
            (has_line && input->end >= wanted))
            return true;
        bool ready;
        if (!cli_source_wait(&input->source, has_line ? 0 : -1, &ready))
            return false;
        if (ready)
            read_more(input);
        else if (has_line)
            return true;
    }
}

static const lele_codec *rows_format(void)
{
    return lele_codec_find("rows");
}

/* The kind of file that the first bytes suggest; for a stream of rows, sets `rows`. */
static cli_looks look(cli_input *input, size_t length)
{
    const bool whole = input->source.at_end && length == input->end;
    const int side = lele_rows_side(input->buffer, length, whole ? LELE_ROWS_WHOLE : LELE_ROWS_PART,
                                    input->side);
    if (side == LELE_ROWS_UNDECIDED)
        return CLI_LOOKS_UNKNOWN;
    /* A short file is seen as a whole, and another format may fit it better. */
    if (side != 0 && (!whole || input->format != NULL ||
                      lele_codec_detect(input->buffer, length) == rows_format())) {
        input->rows = side;
        return CLI_LOOKS_ROWS;
    }
    return input->format != NULL ? CLI_LOOKS_UNKNOWN : cli_looks_like(input->buffer, length);
}

/* Reads until the first bytes show whether the file is lines, rows or a document; if they do not,
 * it counts as lines.  Returns false if the reading was stopped. */
static bool look_at_head(cli_input *input)
{
    enum { HEAD = 4 << 10, USUAL_SIDE = 9 };
    const bool in_rows = input->format != NULL && input->format == rows_format();
    input->rows = 0;
    if (input->format != NULL && !in_rows) {
        input->document = (lele_codec_abilities(input->format) & LELE_CODEC_ONE_LINE) == 0;
        return true;
    }
    cli_looks looks = CLI_LOOKS_UNKNOWN;
    while (looks == CLI_LOOKS_UNKNOWN && !input->source.at_end && input->end < HEAD) {
        bool ready;
        if (!cli_source_wait(&input->source, -1, &ready))
            return false;
        read_more(input);
        if (input->source.at_end || memchr(input->buffer, '\n', input->end) != NULL)
            looks = look(input, input->end < HEAD ? input->end : HEAD);
    }
    input->document = looks == CLI_LOOKS_DOCUMENT;
    if (in_rows && input->rows == 0)
        input->rows = input->side != 0 ? input->side : USUAL_SIDE;
    return true;
}

static uint64_t count_newlines(const char *text, size_t length)
{
    uint64_t count = 0;
    while (length > 0) {
        const size_t block = length < 240 ? length : 240; /* the count fits into a byte */
        uint8_t in_block = 0;
        for (size_t i = 0; i < block; i++)
            in_block = (uint8_t)(in_block + (text[i] == '\n'));
        count += in_block;
        text += block;
        length -= block;
    }
    return count;
}

/* Sets the file and first line of a filled piece and moves the counters past it. */
static void label(cli_input *input, cli_piece *piece)
{
    piece->file = input->source.file;
    piece->line = input->line;
    piece->rows = input->rows;
    input->line += count_newlines(piece->text.data, piece->text.length);
    input->handed += piece->text.length;
}

static void hand_out(cli_input *input, size_t length, cli_piece *piece)
{
    lele_text_add_bytes(&piece->text, input->buffer + input->start, length);
    input->start += length;
    label(input, piece);
}

/* Reads straight into the piece and moves the line that its end cuts to the buffer.  Returns false
 * if the piece has no whole line.  Then all bytes are in the buffer, and fill() goes on. */
static bool read_straight(cli_input *input, size_t wanted, cli_piece *piece)
{
    const size_t held = input->end - input->start;
    char *room = held < wanted ? lele_text_room(&piece->text, wanted) : NULL;
    if (room == NULL)
        return false;
    const size_t count = cli_source_read(&input->source, room + held, wanted - held);
    if (count == 0)
        return false;
    memcpy(room, input->buffer + input->start, held);
    const size_t all = held + count;
    const size_t whole = whole_part(input, room, all, all);
    input->decoded += count;
    memcpy(input->buffer, room + whole, all - whole);
    input->start = 0;
    input->end = all - whole;
    lele_text_grow(&piece->text, whole);
    if (whole != 0)
        label(input, piece);
    return whole != 0;
}

/* Drops the buffered part of a line that is too long.  Returns true when the end of the line is
 * reached; `piece` then describes the line. */
static bool skip_line(cli_input *input, cli_piece *piece)
{
    const char *start = input->buffer + input->start;
    const size_t length = input->end - input->start;
    const char *newline = memchr(start, '\n', length);
    const size_t rest = newline != NULL ? (size_t)(newline - start) : length;
    input->skipped += rest;
    input->start += rest + (newline != NULL);
    input->handed += rest + (newline != NULL);
    if (newline == NULL && !input->source.at_end)
        return false;
    piece->file = input->source.file;
    piece->line = input->line++;
    piece->too_long = input->skipped;
    input->skipped = 0;
    return true;
}

/* Reads the whole open file as one piece.  Returns false if the reading was stopped. */
static bool whole_file(cli_input *input, cli_piece *piece)
{
    uint64_t length = 0;
    for (;;) {
        const size_t size = input->end - input->start;
        length += size;
        if (length <= LELE_CODEC_MAX_BYTES)
            lele_text_add_bytes(&piece->text, input->buffer + input->start, size);
        input->handed += size;
        input->start = input->end = 0;
        if (input->source.at_end)
            break;
        bool ready;
        if (!cli_source_wait(&input->source, -1, &ready))
            return false;
        read_more(input);
    }
    if (input->source.broken)
        return false;
    piece->file = input->source.file;
    piece->line = 1;
    piece->document = true;
    if (length > LELE_CODEC_MAX_BYTES) {
        lele_text_clear(&piece->text);
        piece->too_long = length;
    }
    if (cli_has_blocks(piece->text.data, piece->text.length, &piece->blocks) != LELE_OK)
        piece->text.failed = true;
    input->document = false;
    return true;
}

/* The bytes of the buffer to hand out.  If a puzzle does not fit into the buffer, its lines are
 * handed out: the reader reports it. */
static size_t whole_of_buffer(const cli_input *input, size_t wanted)
{
    const char *start = input->buffer + input->start;
    const size_t length = input->end - input->start;
    const size_t whole = whole_part(input, start, length, wanted);
    if (whole != 0 || length < sizeof input->buffer)
        return whole;
    size_t lines = length;
    while (lines > 0 && start[lines - 1] != '\n')
        lines--;
    return lines;
}

/* Reads the next piece of the open file.  Returns false at its end or if stopped. */
static bool next_of_file(cli_input *input, size_t wanted, cli_piece *piece)
{
    if (input->fresh && !look_at_head(input))
        return false;
    const bool straight = !input->fresh;
    input->fresh = false;
    if (input->document)
        return whole_file(input, piece);
    if (input->source.regular && straight && !input->source.at_end && input->skipped == 0 &&
        read_straight(input, wanted, piece))
        return true;
    for (;;) {
        if (input->end - input->start < wanted && !input->source.at_end && !fill(input, wanted))
            return false;
        if (input->skipped != 0) {
            if (skip_line(input, piece))
                return true;
            continue;
        }
        const size_t length = input->end - input->start;
        const size_t whole = whole_of_buffer(input, wanted);
        if (whole != 0 || (input->source.at_end && length <= CLI_LINE_MAX)) {
            /* The last line of a file that could not be read to its end is only a part of one. */
            if (whole == 0 && (length == 0 || input->source.broken))
                return false;
            hand_out(input, whole != 0 ? whole : length, piece);
            return true;
        }
        if (length > CLI_LINE_MAX && skip_line(input, piece))
            return true;
        if (length <= CLI_LINE_MAX && !fill(input, BUFFER))
            return false;
    }
}

/* The length of a byte order mark of UTF-8 at the start of the file. */
static uint64_t mark_length(const cli_input *input)
{
    char start[CLI_MARK_MAX];
    cli_decoder decoder;
    const ssize_t length = pread(input->source.fd, start, sizeof start, 0);
    return length > 0 ? cli_decoder_begin(&decoder, start, (size_t)length) : 0;
}

/* Whether the start of the file has lines that a carriage return alone ends. */
static bool has_old_lines(const cli_input *input)
{
    char start[4096];
    cli_decoder decoder = { .encoding = CLI_UTF8 };
    const ssize_t length = pread(input->source.fd, start, sizeof start, 0);
    return length > 0 && cli_has_lone_return(&decoder, start, (size_t)length);
}

cli_range_result cli_input_range(cli_input *input, uint64_t from, uint64_t to, uint64_t line,
                                 const char *label)
{
    if (!open_next(input))
        return CLI_RANGE_FAILED;
    /* The start of the whole file shows what it is. */
    if (has_old_lines(input))
        return CLI_RANGE_NOT_LINES;
    if (cli_source_range(&input->source, 0, INT64_MAX) != 0 || !look_at_head(input))
        return CLI_RANGE_FAILED;
    if (input->document || input->rows != 0 || input->source.decoder.encoding != CLI_UTF8)
        return CLI_RANGE_NOT_LINES;
    input->from = from != 0 || to == 0 ? from : mark_length(input);
    if (cli_source_range(&input->source, input->from, to > input->from ? to : input->from) != 0)
        return CLI_RANGE_FAILED;
    input->source.begun = true;
    input->source.file = label;
    input->start = input->end = 0;
    input->decoded = input->handed = 0;
    input->fresh = false;
    input->line = line;
    return CLI_RANGE_OK;
}

uint64_t cli_input_place(const cli_input *input, uint64_t *line)
{
    *line = input->line;
    return input->from + input->handed;
}

bool cli_input_next(cli_input *input, size_t wanted, cli_piece *piece)
{
    if (wanted > BUFFER / 2)
        wanted = BUFFER / 2;
    lele_text_clear(&piece->text);
    piece->too_long = 0;
    piece->document = piece->blocks = false;
    piece->rows = 0;
    while (!atomic_load(&input->source.stopped)) {
        if (input->source.file == NULL && !open_next(input))
            return false;
        if (next_of_file(input, wanted, piece)) {
            if (!piece->text.failed)
                return true;
            cli_complain_memory(input->source.lang);
            input->source.failed = true;
            return false;
        }
        cli_source_close(&input->source);
    }
    return false;
}
