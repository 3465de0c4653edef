#include "codec/prose.h"

#include <string.h>

#include "codec/codec.h"

enum {
    FEWEST_LINES = 4, /* of the smallest grid */
    FEWEST_CELLS = 4, /* in one line */
    MOST_BORDERS = 2,
    CLASSIC_CELLS = 81,
};

static bool is_cell(char c)
{
    return (c >= '1' && c <= '9') || lele_grid_is_blank(c) || c == '-' || c == '?' || c == 'x' ||
           c == 'X';
}

/* What is drawn between cells; the bytes of box drawing characters are not ASCII. */
static bool is_drawn(const char *at, const char *end)
{
    const bool box = end - at >= 3 && at[0] == '\xE2' && (at[1] == '\x94' || at[1] == '\x95');
    return box || (*at != '\0' && strchr(" \t\r|!:;,+='\"[]", *at) != NULL);
}

typedef enum line_kind { LINE_EMPTY, LINE_WORDS, LINE_CELLS, LINE_BORDER } line_kind;

static line_kind kind_of(const char *line, const char *end)
{
    size_t cells = 0, drawn = 0, tabs = 0;
    for (const char *c = line; c < end; c++) {
        const bool between = is_drawn(c, end);
        if (!between && !is_cell(*c))
            return LINE_WORDS;
        tabs += *c == '\t' || *c == ',' || *c == ';';
        drawn += between && !lele_is_space(*c);
        cells += !between && *c != '-';
        c += between && *c == '\xE2' ? 2 : 0;
    }
    if (cells >= FEWEST_CELLS || cells + tabs >= FEWEST_CELLS || (cells > 0 && drawn > 1))
        return LINE_CELLS;
    if (cells > 0)
        return LINE_WORDS;
    return drawn > 0 || memchr(line, '-', (size_t)(end - line)) != NULL ? LINE_BORDER : LINE_EMPTY;
}

static const char *end_of_line(const char *at, const char *end)
{
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    return newline != NULL ? newline : end;
}

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80;
}

static bool is_sentence(const char *line, const char *end)
{
    int words = 0;
    if (kind_of(line, end) != LINE_WORDS)
        return false;
    for (const char *c = line; c < end; c++) {
        words += is_letter(*c) && (c == line || !is_letter(c[-1]));
        if (words > 1 || (unsigned char)*c >= 0x80)
            return true;
    }
    return words == 1 && memchr(line, ' ', (size_t)(end - line)) != NULL; /* "Puzzle 1" */
}

bool lele_prose_has_sentence(const char *text, const char *end)
{
    while (text < end) {
        const char *stop = end_of_line(text, end);
        if (is_sentence(text, stop))
            return true;
        text = stop < end ? stop + 1 : end;
    }
    return false;
}

/* The lines of cells from `at` on, up to the first of another kind, with at most MOST_BORDERS
 * between two of them.  Returns their end. */
static const char *run_of_cells(const char *at, const char *end, size_t *lines)
{
    int borders = 0;
    *lines = 0;
    while (at < end) {
        const char *stop = end_of_line(at, end);
        const line_kind kind = kind_of(at, stop);
        borders = kind == LINE_BORDER ? borders + 1 : 0;
        if ((kind != LINE_CELLS && kind != LINE_BORDER) || borders > MOST_BORDERS)
            break;
        *lines += kind == LINE_CELLS;
        at = stop < end ? stop + 1 : end;
    }
    return at;
}

static bool is_link(const char *at, size_t length)
{
    return (length > 8 && memcmp(at, "https://", 8) == 0) ||
           (length > 7 && memcmp(at, "http://", 7) == 0);
}

/* A word that is all cells of a classic grid, or a link. */
static bool word_in(const char *line, const char *end, lele_block *ret)
{
    while (line < end) {
        while (line < end && lele_is_space(*line))
            line++;
        size_t length = 0, cells = 0;
        for (; line + length < end && !lele_is_space(line[length]); length++)
            cells += cells == length && is_cell(line[length]);
        const size_t taken = cells == CLASSIC_CELLS ? cells : is_link(line, length) ? length : 0;
        if (taken > 0) {
            *ret = (lele_block){ line, taken };
            return true;
        }
        line += length;
    }
    return false;
}

bool lele_prose_next(const char **at, const char *end, lele_block *ret)
{
    while (*at < end) {
        const char *line = *at, *stop = end_of_line(line, end);
        size_t lines;
        const char *after = run_of_cells(line, end, &lines);
        if (lines >= FEWEST_LINES) {
            *ret = (lele_block){ line, (size_t)(after - line) };
            *at = after;
            return true;
        }
        if (word_in(line, stop, ret)) {
            *at = ret->at + ret->length;
            return true;
        }
        *at = stop < end ? stop + 1 : end;
    }
    return false;
}
