/* Iterates over the lines of a piece; see lines.h. */
#include "cli/lines.h"

#include <string.h>

#include "cli/document.h"
#include "cli/message.h"
#include "cli/rows.h"

void cli_lines_init(cli_lines *lines, const cli_piece *piece)
{
    *lines = (cli_lines){ .at = piece->text.data,
                          .end = piece->text.data + piece->text.length,
                          .number = piece->line,
                          .too_long = piece->too_long,
                          .document = piece->document,
                          .blocks = piece->blocks,
                          .rows = piece->rows };
}

const char *cli_lines_rest(const cli_lines *lines, size_t *length)
{
    *length = (size_t)(lines->end - lines->at);
    return lines->document || lines->too_long != 0 ? NULL : lines->at;
}

void cli_lines_skip(cli_lines *lines, uint64_t count, size_t bytes)
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
    while (length > 0 && (cli_is_space(*text) || *text == '\n'))
        text++, length--;
    return length == 0;
}

/* The next block of a piece with blocks, else the whole document. */
static bool next_document(cli_lines *lines, cli_line *ret)
{
    const size_t left = (size_t)(lines->end - lines->at);
    if (is_blank(lines->at, left))
        return false;
    uint64_t newlines = 0;
    const size_t length = lines->blocks ? cli_block_length(lines->at, left, &newlines) : left;
    *ret = (cli_line){
        .text = lines->at, .length = length, .number = lines->number, .document = true
    };
    lines->at += length;
    lines->number += newlines;
    return true;
}

/* Moves over empty lines and comments; returns false at the end. */
static bool skip_idle(cli_lines *lines)
{
    while (lines->at < lines->end) {
        const char *newline = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
        const char *end = newline != NULL ? newline : lines->end, *c = lines->at;
        while (c < end && cli_is_space(*c))
            c++;
        if (c < end && *c != '#')
            return true;
        lines->at = newline != NULL ? newline + 1 : end;
        lines->number += newline != NULL;
    }
    return false;
}

static bool next_puzzle(cli_lines *lines, cli_line *ret)
{
    if (!skip_idle(lines))
        return false;
    const size_t left = (size_t)(lines->end - lines->at);
    const size_t whole = cli_rows_whole(lines->at, left, 1, lines->rows);
    *ret = (cli_line){ .text = lines->at,
                       .length = whole != 0 ? whole : left,
                       .number = lines->number,
                       .rows = lines->rows };
    for (const char *end = lines->at + ret->length; lines->at < end; lines->at++)
        lines->number += *lines->at == '\n';
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
    if (lines->rows != 0)
        return next_puzzle(lines, ret);
    while (lines->at < lines->end) {
        const char *start = lines->at;
        const char *end = memchr(start, '\n', (size_t)(lines->end - start));
        lines->at = end != NULL ? end + 1 : lines->end;
        if (end == NULL)
            end = lines->end;
        const uint64_t number = lines->number++;
        const char *left = start;
        while (left < end && cli_is_space(*left))
            left++;
        while (end > left && cli_is_space(end[-1]))
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
    /* Column 1 adds nothing to the line number; the sentence of CHARACTER names the column. */
    if (moved.column <= 1 || moved.code == LELE_E_CHARACTER)
        return;
    lele_text column;
    lele_text_init(&column);
    lele_text_add_int(&column, moved.column);
    cli_message_add(out, lang, CLI_M_COLUMN, (cli_facts){ .got = column.data });
    cli_text_part_end(&column, out);
}

void cli_place_add(lele_text *out, const char *file, const cli_line *line,
                   const lele_problem *problem)
{
    uint64_t number = line->number;
    if ((line->document || line->rows != 0) && problem->line > 0)
        number += (uint64_t)problem->line - 1;
    const size_t start = out->length;
    lele_text_add(out, file);
    cli_text_tame(out, start);
    lele_text_add_char(out, ':');
    lele_text_add_int(out, (int64_t)number);
    lele_text_add(out, ": ");
}
