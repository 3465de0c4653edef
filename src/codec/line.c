/*
 * The line: one character per cell, in reading order.
 *
 * The puzzle is the first field of the line; the text after a space, tab, comma, ':' or ';' is a
 * remark.  Blanks are . 0 * _ as everywhere.  If none of these occurs, any one other character may
 * stand for blanks (Sudopedia's rule): X, a dash, a space.
 */
#include "codec/codec.h"

#include <string.h>

static bool ends_field(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == ':' || c == ';';
}

static size_t field_length(const char *text, const char *end)
{
    size_t length = 0;
    while (text + length < end && !ends_field(text[length]))
        length++;
    return length;
}

static bool fits_size(char c, int size)
{
    const int digit = lele_digit_of_char(c);
    return digit != 0 && digit <= size;
}

/* The character for an empty cell; '.' for the usual ones. */
static char find_blank(const char *text, size_t length, int size)
{
    static const char favourites[] = "Xx- ";
    char other = '\0';
    bool several = false;
    for (size_t i = 0; i < length; i++) {
        if (lele_grid_is_blank(text[i]))
            return '.';
        if (fits_size(text[i], size) || text[i] == other)
            continue;
        several = other != '\0';
        other = text[i];
        if (several)
            break;
    }
    if (!several)
        return (char)(other > '\0' ? other : '.'); /* not a byte of a UTF-8 sequence */
    for (const char *blank = favourites; *blank != '\0'; blank++)
        if (memchr(text, *blank, length) != NULL)
            return *blank;
    return '.';
}

/* Finds the part of the line that holds the cells: the first field, or the whole line if spaces or
 * commas are the blanks. */
static size_t find_cells(const char **text, const char *end, const lele_layout *layout)
{
    const size_t whole = (size_t)(end - *text);
    const char *start = *text;
    while (start < end && lele_is_space(*start))
        start++;
    const size_t field = field_length(start, end);
    const bool whole_fits =
        layout != NULL ? whole == (size_t)layout->cell_count : lele_square_side(whole) != 0;
    const bool field_fits =
        layout != NULL ? field == (size_t)layout->cell_count : lele_square_side(field) != 0;
    const int side = layout != NULL ? layout->size : lele_square_side(whole);
    if (whole_fits && !field_fits && ends_field(find_blank(*text, whole, side)))
        return whole;
    *text = start;
    return field;
}

static lele_error read_line(lele_source *source, lele_position *ret)
{
    const char *text = source->at;
    const size_t length = find_cells(&text, source->end, source->context->layout);
    source->at = text;
    const lele_error error = lele_source_layout(source, length, &ret->layout);
    if (error != LELE_OK)
        return error;
    const int size = ret->layout->size;
    const char blank = find_blank(text, length, size);
    for (size_t i = 0; i < length; i++) {
        if (fits_size(text[i], size))
            lele_position_give(ret, (int)i, lele_digit_of_char(text[i]));
        else if (text[i] != blank && !(blank == '.' && lele_grid_is_blank(text[i])))
            return lele_source_refuse_character(source, text + i);
    }
    source->at = source->end;
    return LELE_OK;
}

/* The number of characters that can be cells. */
static size_t count_fitting(const char *text, size_t length, int size, char blank)
{
    size_t fitting = 0;
    for (size_t i = 0; i < length; i++)
        fitting += fits_size(text[i], size) || text[i] == blank ||
                   (blank == '.' && lele_grid_is_blank(text[i]));
    return fitting;
}

static int match_line(const char *text, size_t length)
{
    const char *newline = memchr(text, '\n', length);
    const char *end = newline != NULL ? newline : text + length;
    if (end > text && end[-1] == '\r')
        end--;
    const size_t cells = find_cells(&text, end, NULL);
    const int side = lele_square_side(cells);
    if (cells < 8)
        return LELE_MATCH_NO;
    const int size = side != 0 ? side : 9;
    const char blank = find_blank(text, cells, size);
    const size_t fitting = count_fitting(text, cells, size, blank);
    if (side != 0 && fitting == cells &&
        (blank == '.' || blank == '-' || blank == ' ' ||
         count_fitting(text, cells, size, '.') * 8 >= cells))
        return LELE_MATCH_LIKELY;
    return count_fitting(text, cells, size, '.') * 4 >= cells * 3 ? LELE_MATCH_MAYBE
                                                                  : LELE_MATCH_NO;
}

static lele_error write_line(const lele_position *position, lele_text *out)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(position->layout, &position->values, '.', line);
    lele_text_add_bytes(out, line, (size_t)position->layout->cell_count);
    return LELE_OK;
}

const lele_codec lele_codec_line = {
    .name = "line",
    .summary = { "one character per cell, . for empty", "每格一个字符，空格写 ." },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY,
    .match = match_line,
    .read = read_line,
    .write = write_line,
};
