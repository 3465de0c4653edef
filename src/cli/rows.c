/* Cuts streams of rows into puzzles, and reads plain ones quickly; see rows.h. */
#include "cli/rows.h"

#include <string.h>

#include "cli/document.h"

/* The place after the last empty line of the text; 0 if its end has none.  Only the end is
 * searched: where empty lines separate the puzzles, there is one. */
static size_t last_gap(const char *text, size_t length)
{
    enum { END = 4 << 10 };
    const size_t stop = length > END ? length - END : 0;
    bool empty = false;
    size_t gap = 0; /* the place after the newline that ends the line being looked at */
    for (size_t i = length; i > stop; i--) {
        const char c = text[i - 1];
        if (c == '\n' && empty)
            return gap;
        if (c == '\n')
            gap = i;
        empty = (c == '\n' || (empty && cli_is_space(c)));
    }
    return 0;
}

/* Walks over the lines from the start. */
static size_t walk(const char *text, size_t length, size_t wanted, int side)
{
    size_t at = 0, whole = 0;
    int rows = 0;
    while (at < length && whole < wanted) {
        const char *newline = memchr(text + at, '\n', length - at);
        if (newline == NULL)
            break;
        while (cli_is_space(text[at]))
            at++;
        const bool empty = text[at] == '\n';
        rows = empty ? 0 : rows + (text[at] != '#');
        if (rows == side)
            rows = 0;
        at = (size_t)(newline - text) + 1;
        if (rows != 0)
            continue;
        if (at > wanted && whole != 0)
            break;
        whole = at;
    }
    return whole;
}

size_t cli_rows_whole(const char *text, size_t length, size_t wanted, int side)
{
    const size_t gap = last_gap(text, length < wanted ? length : wanted);
    return gap != 0 ? gap : walk(text, length, wanted, side);
}

/* Reads a row of cells up to its newline; NULL if it is not `size` plain cells. */
static const char *read_row(const char *at, const char *end, uint8_t size, uint8_t *ret)
{
    uint8_t count = 0;
    for (; at < end && *at != '\n'; at++) {
        const uint8_t digit = (uint8_t)(*at - '0');
        if (digit <= size || *at == '.') {
            if (count == size)
                return NULL;
            ret[count++] = digit <= size ? digit : 0;
        } else if (*at != ',' && !cli_is_space(*at)) {
            return NULL;
        }
    }
    return at < end && count == size ? at + 1 : NULL;
}

/* The same for the usual spellings, "530070000", "5 3 0 0 7 0 0 0 0" and "5,3,0,0,7,0,0,0,0": cells
 * `step` bytes apart.  There are no branches, so that compilers vectorise the loop. */
static inline bool read_even_row(const char *restrict at, int size, int step, uint8_t *restrict ret)
{
    const char between = at[1];
    uint8_t bad = step == 2 && between != ' ' && between != ',';
    for (int i = 0; i < size; i++) {
        const char c = at[i * step];
        const uint8_t digit = (uint8_t)(c - '0');
        const uint8_t in_range = digit <= size ? 0xFF : 0;
        ret[i] = digit & in_range;
        bad |= (uint8_t) ~(in_range | (c == '.' ? 0xFF : 0));
        if (step == 2 && i + 1 < size)
            bad |= at[i * step + 1] != between;
    }
    return bad == 0 && at[size * step - step + 1] == '\n';
}

/* Reads all rows of a classic puzzle in one of the usual spellings; NULL for anything else. */
static const char *read_classic(const char *at, const char *end, uint8_t *ret)
{
    enum { SIDE = 9 };
    const int step = end - at > 1 && (at[1] == ' ' || at[1] == ',') ? 2 : 1;
    if (end - at < SIDE * SIDE * step + (2 - step) * SIDE)
        return NULL;
    for (int row = 0; row < SIDE; row++, at += step == 2 ? 2 * SIDE : SIDE + 1)
        if (!(step == 2 ? read_even_row(at, SIDE, 2, ret + row * SIDE)
                        : read_even_row(at, SIDE, 1, ret + row * SIDE)))
            return NULL;
    return at;
}

size_t cli_rows_read(const lele_layout *layout, const char *text, size_t length, uint8_t *ret,
                     uint64_t *newlines)
{
    const char *at = text, *end = text + length;
    const int size = layout->size;
    uint64_t gap = 0; /* empty lines before the puzzle */
    for (const char *line = at; line < end && (cli_is_space(*line) || *line == '\n'); line++)
        if (*line == '\n') {
            at = line + 1;
            gap++;
        }
    const char *quick = size == 9 ? read_classic(at, end, ret) : NULL;
    for (int row = 0; quick == NULL && row < size && at != NULL; row++)
        at = read_row(at, end, (uint8_t)size, ret + row * size);
    if (quick != NULL)
        at = quick;
    if (at == NULL)
        return 0;
    *newlines += gap + (uint64_t)size;
    return (size_t)(at - text);
}
