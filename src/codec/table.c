/*
 * A table: the cells of a spreadsheet, with a tab, comma, semicolon or bar between two cells.
 *
 * An empty field is an empty cell, so the separators are what tells the columns; every other format
 * skips white space.  Quotes and brackets around a field are dropped (CSV, JSON).  Empty fields at
 * the end of a row may be missing, as some programs cut them.  Digits above nine are numbers.
 */
#include "codec/codec.h"

#include <string.h>

static const char separators[] = "\t;,|";
enum { MOST_LINES = LELE_MAX_CELLS };

struct field {
    const char *at;
    size_t length;
};

static bool is_wrapping(char c)
{
    return c == ' ' || c == '\r' || c == '"' || c == '[' || c == ']';
}

static struct field trimmed(const char *at, const char *end)
{
    while (at < end && is_wrapping(*at))
        at++;
    while (end > at && is_wrapping(end[-1]))
        end--;
    return (struct field){ at, (size_t)(end - at) };
}

/* The digit of a field, 0 for a blank; -1 if it is neither. */
static int digit_of(struct field field, int size)
{
    int number = 0;
    if (field.length == 0)
        return 0;
    if (field.length == 1) {
        const char c = *field.at;
        number = lele_digit_of_char(c);
        if (number == 0)
            return lele_grid_is_blank(c) || strchr("-?xX", c) != NULL ? 0 : -1;
    } else if (field.length == 2 && field.at[0] == '1' && field.at[1] >= '0' &&
               field.at[1] <= '9') {
        number = 10 + field.at[1] - '0';
    }
    return number > 0 && number <= size ? number : -1;
}

/* A line such as "|---|---|". */
static bool is_ruler(struct field line)
{
    size_t dashes = 0;
    for (size_t i = 0; i < line.length; i++) {
        if (strchr("|-:+ ", line.at[i]) == NULL || line.at[i] == '\0')
            return false;
        dashes += line.at[i] == '-';
    }
    return dashes > 2;
}

/* The next line that holds fields: neither a ruler nor a line without any character. */
static bool next_line(const char **at, const char *end, char separator, struct field *ret)
{
    while (*at < end) {
        const char *newline = memchr(*at, '\n', (size_t)(end - *at));
        const char *stop = newline != NULL ? newline : end;
        const struct field line = trimmed(*at, stop);
        const struct field whole = { *at, (size_t)(stop - *at) };
        *at = newline != NULL ? newline + 1 : end;
        const bool fields = line.length > 0 || memchr(whole.at, separator, whole.length) != NULL;
        if (!fields || is_ruler(line))
            continue;
        *ret = separator == '|' ? line : whole;
        return true;
    }
    return false;
}

/* Cuts the next field off a line; bars stand around a row as well as between its cells. */
static struct field next_field(struct field *line, char separator)
{
    const char *end = line->at + line->length;
    const char *found = memchr(line->at, separator, line->length);
    const struct field field = trimmed(line->at, found != NULL ? found : end);
    const char *next = found != NULL ? found + 1 : end;
    line->length = found != NULL ? (size_t)(end - next) : 0;
    line->at = next;
    return field;
}

static void drop_bars(struct field *line, char separator)
{
    if (separator != '|' || line->length == 0)
        return;
    const bool first = *line->at == '|';
    line->at += first;
    line->length -= first;
    line->length -= line->length > 0 && line->at[line->length - 1] == '|';
}

static size_t count_fields(struct field line, char separator)
{
    drop_bars(&line, separator);
    size_t count = 1;
    for (size_t i = 0; i < line.length; i++)
        count += line.at[i] == separator;
    const char last = line.length > 0 ? line.at[line.length - 1] : '\0';
    return count - (last == separator && separator == ','); /* the comma after a row of a list */
}

struct shape {
    size_t lines, widest, total;
    char separator;
};

/* The separator of a text is the first of the list that it has. */
static struct shape survey(const char *text, size_t length)
{
    struct shape shape = { 0, 0, 0, '\0' };
    for (const char *one = separators; *one != '\0' && shape.separator == '\0'; one++)
        if (memchr(text, *one, length) != NULL)
            shape.separator = *one;
    struct field line;
    const char *at = text;
    while (shape.separator != '\0' && shape.lines < MOST_LINES &&
           next_line(&at, text + length, shape.separator, &line)) {
        const size_t width = count_fields(line, shape.separator);
        shape.lines++;
        shape.total += width;
        shape.widest = width > shape.widest ? width : shape.widest;
    }
    return shape;
}

/* The side of the board; 0 if the shape is no board.  One line may hold all cells. */
static int side_of(const struct shape *shape)
{
    if (shape->lines == 1)
        return lele_square_side(shape->total);
    const size_t side = shape->lines > shape->widest ? shape->lines : shape->widest;
    return side >= 4 && side <= LELE_MAX_SIZE ? (int)side : 0;
}

static int match_table(const char *text, size_t length)
{
    const struct shape shape = survey(text, length);
    const int side = side_of(&shape);
    /* Of a text without the space around it, empty rows at both ends are missing. */
    const bool tabs = shape.separator == '\t' && shape.lines > 1;
    if (side == 0 || (!tabs && shape.lines > 1 && shape.lines * 4 < (size_t)side * 3))
        return LELE_MATCH_NO;
    struct field line;
    size_t digits = 0;
    for (const char *at = text; next_line(&at, text + length, shape.separator, &line);) {
        drop_bars(&line, shape.separator);
        while (line.length > 0) {
            const int digit = digit_of(next_field(&line, shape.separator), side);
            if (digit < 0)
                return LELE_MATCH_NO;
            digits += digit > 0;
        }
    }
    return digits > 0 ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
}

static lele_error read_fields(lele_source *source, const struct shape *shape, struct field line,
                              int first, lele_position *ret)
{
    const int size = ret->layout->size;
    const int most = shape->lines == 1 ? ret->layout->cell_count : size;
    drop_bars(&line, shape->separator);
    for (int i = 0; line.length > 0; i++) {
        const struct field field = next_field(&line, shape->separator);
        const int digit = digit_of(field, size);
        if (digit < 0)
            return lele_source_refuse_character(source, field.at);
        if (i >= most && digit > 0)
            return lele_source_refuse_length(source, shape->widest, (size_t)most);
        if (digit > 0)
            lele_position_give(ret, first + i, digit);
    }
    return LELE_OK;
}

static lele_error read_table(lele_source *source, lele_position *ret)
{
    const size_t length = (size_t)(source->end - source->at);
    const struct shape shape = survey(source->at, length);
    const int side = side_of(&shape);
    if (shape.total == 0)
        return lele_source_refuse(source, source->at, LELE_E_EMPTY);
    lele_error error = lele_source_layout(
        source, side != 0 ? (size_t)side * (size_t)side : shape.total, &ret->layout);
    struct field line;
    int first = 0;
    for (const char *at = source->at;
         error == LELE_OK && next_line(&at, source->end, shape.separator, &line);
         first += ret->layout->size) {
        if (first >= ret->layout->cell_count)
            return lele_source_refuse_length(source, shape.total, (size_t)ret->layout->cell_count);
        error = read_fields(source, &shape, line, first, ret);
    }
    if (error == LELE_OK)
        source->at = source->end;
    return error;
}

static lele_error write_table(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (position->values.cell[cell] != 0)
            lele_text_add_int(out, position->values.cell[cell]);
        const bool last = lele_layout_column(layout, cell) == layout->size - 1;
        lele_text_add_char(out, last ? '\n' : '\t');
    }
    return LELE_OK;
}

const lele_codec lele_codec_table = {
    .name = "table",
    .summary = { "cells of a spreadsheet, with tabs between them",
                 "电子表格的单元格，以制表符分隔" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ANY_LAYOUT,
    .keeps_space = true,
    .match = match_table,
    .read = read_table,
    .write = write_table,
};
