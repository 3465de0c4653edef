/* Distinguishes files of lines from documents; see document.h. */
#include "cli/document.h"

#include <string.h>

bool cli_is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

static bool is_idle(const char *line, size_t length)
{
    size_t i = 0;
    while (i < length && cli_is_space(line[i]))
        i++;
    return i == length || line[i] == '#';
}

size_t cli_block_length(const char *text, size_t length, uint64_t *newlines)
{
    bool any = false;
    size_t at = 0;
    *newlines = 0;
    while (at < length) {
        const char *newline = memchr(text + at, '\n', length - at);
        const size_t end = newline != NULL ? (size_t)(newline - text) : length;
        size_t first = at;
        while (first < end && cli_is_space(text[first]))
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

/* Whether the first line is an object of `--json`, as `lele generate` writes it.  The regions of a
 * jigsaw in it may look like the rows of a document. */
static bool is_record(const char *head, size_t length)
{
    static const char key[] = "\"puzzle\":\"";
    const char *newline = memchr(head, '\n', length);
    const size_t line = newline != NULL ? (size_t)(newline - head) : length;
    if (line == 0 || *head != '{')
        return false;
    for (size_t at = 1; at + sizeof key <= line; at++)
        if (memcmp(head + at, key, sizeof key - 1) == 0)
            return true;
    return false;
}

/* A document is recognised by the whole head, or by its first block of several lines.  A file of
 * lines is recognised by the whole head, or by any one line that a codec detects. */
cli_looks cli_looks_like(const char *head, size_t length)
{
    uint64_t newlines;
    if (is_record(head, length))
        return CLI_LOOKS_LINES;
    const size_t block = cli_block_length(head, length, &newlines);
    const lele_codec *whole = lele_codec_detect(head, length);
    if (is_document(whole) || (newlines > 1 && is_document(lele_codec_detect(head, block))))
        return CLI_LOOKS_DOCUMENT;
    if (whole != NULL)
        return CLI_LOOKS_LINES;
    const char *end = head + length, *newline;
    for (const char *line = head; (newline = memchr(line, '\n', (size_t)(end - line))) != NULL;
         line = newline + 1) {
        const size_t size = (size_t)(newline - line);
        if (!is_idle(line, size) && lele_codec_detect(line, size) != NULL)
            return CLI_LOOKS_LINES;
    }
    return CLI_LOOKS_UNKNOWN;
}

static lele_error is_readable(const char *text, size_t length, bool *ret)
{
    lele_position position;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    if (layouts != NULL)
        lele_layouts_allow_clues(layouts);
    const lele_error error = layouts == NULL
                                 ? LELE_E_MEMORY
                                 : lele_codec_read(NULL, &context, text, length, &position, NULL);
    lele_layouts_free(layouts);
    *ret = error == LELE_OK || error == LELE_E_CONFLICT;
    return error == LELE_E_MEMORY ? error : LELE_OK;
}

lele_error cli_has_blocks(const char *text, size_t length, bool *ret)
{
    uint64_t newlines;
    bool whole = true, first = false;
    const size_t block = cli_block_length(text, length, &newlines);
    lele_error error = LELE_OK;
    if (block < length)
        error = is_readable(text, length, &whole);
    if (error == LELE_OK && !whole)
        error = is_readable(text, block, &first);
    if (error == LELE_OK)
        *ret = first;
    return error;
}
