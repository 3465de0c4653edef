#include "codec/drawing.h"

#include <string.h>

#include "core/utf8.h"

/* U+2500 to U+257F, the box drawing characters, are E2 94 80 to E2 95 BF. */
static bool is_box_drawing(const char *at, const char *end)
{
    return end - at >= 3 && at[0] == '\xE2' && (at[1] == '\x94' || at[1] == '\x95');
}

/* Whether a box drawing character is a vertical bar.  All others make a line a border. */
static bool is_upright(const char *at)
{
    static const unsigned char upright[] = { 0x02, 0x03, 0x06, 0x07, 0x0A, 0x0B, 0x4E, 0x4F, 0x51 };
    const unsigned code = ((unsigned char)at[1] & 1U) << 6 | ((unsigned char)at[2] & 0x3FU);
    return memchr(upright, (int)code, sizeof upright) != NULL;
}

static size_t character_length(const char *at, const char *end)
{
    const size_t length = lele_utf8_length(at, (size_t)(end - at));
    return length == 0 ? 1 : length;
}

/* Lines like "+-----+", "*-----*", ":--- ---:", ".-----.", "=====" and "├─┼─┤". */
static bool is_border(const char *line, const char *end)
{
    bool ruled = false;
    for (const char *c = line; c < end; c += character_length(c, end)) {
        if (is_box_drawing(c, end))
            ruled = ruled || !is_upright(c);
        else if (strchr("+-=|*:.'! \t\r", *c) == NULL || *c == '\0')
            return false;
        else
            ruled = ruled || *c == '+' || *c == '=' || (*c == '-' && c + 1 < end && c[1] == '-');
    }
    return ruled && line < end;
}

static bool is_bar(const char *at, const char *end)
{
    return *at == '|' || *at == '!' || *at == ':' || is_box_drawing(at, end);
}

static bool is_between(const char *at, const char *end)
{
    return lele_is_space(*at) || *at == ',' || is_bar(at, end);
}

/* The next piece of a line; its length is 0 at the end. */
static lele_piece next_piece(const char *at, const char *end, lele_cut cut)
{
    while (at < end && is_between(at, end))
        at += character_length(at, end);
    lele_piece piece = { at, 0 };
    while (at < end && !is_between(at, end)) {
        at += character_length(at, end);
        piece.length = (size_t)(at - piece.at);
        if (cut == LELE_CUT_CHARACTERS)
            break;
    }
    return piece;
}

static const char *line_end(const char *at, const char *end)
{
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    return newline != NULL ? newline : end;
}

lele_error lele_drawing_read(lele_source *source, lele_cut cut, lele_drawing *ret,
                             const lele_layout **layout)
{
    ret->count = 0;
    for (const char *line = source->at, *end; line < source->end; line = end + 1) {
        end = line_end(line, source->end);
        if (is_border(line, end))
            continue;
        lele_piece piece = next_piece(line, end, cut);
        while (piece.length > 0) {
            if (ret->count < LELE_MAX_CELLS)
                ret->piece[ret->count] = piece;
            ret->count++;
            piece = next_piece(piece.at + piece.length, end, cut);
        }
    }
    if (ret->count == 0)
        return lele_source_refuse(source, source->at, LELE_E_EMPTY);
    return lele_source_layout(source, ret->count, layout);
}

static bool is_blank(char c)
{
    return lele_grid_is_blank(c) || c == '-' || c == '?';
}

lele_error lele_drawing_read_givens(lele_source *source, lele_position *ret)
{
    lele_drawing drawing;
    const lele_error error = lele_drawing_read(source, LELE_CUT_CHARACTERS, &drawing, &ret->layout);
    if (error != LELE_OK)
        return error;
    for (size_t i = 0; i < drawing.count; i++) {
        const char *at = drawing.piece[i].at;
        const int digit = lele_digit_of_char(*at);
        if (digit > ret->layout->size || (digit == 0 && !is_blank(*at)))
            return lele_source_refuse_character(source, at);
        if (digit != 0)
            lele_position_give(ret, (int)i, digit);
    }
    source->at = source->end;
    return LELE_OK;
}

lele_error lele_piece_digits(lele_source *source, lele_piece piece, int size, lele_digits *ret)
{
    lele_digits digits = 0;
    if (piece.length != 1 || !lele_is_dot_or_zero(*piece.at)) {
        for (size_t i = 0; i < piece.length; i++) {
            const int digit = lele_digit_of_char(piece.at[i]);
            if (digit == 0 || digit > size || lele_digits_has(digits, digit))
                return lele_source_refuse_character(source, piece.at + i);
            digits |= lele_digits_of(digit);
        }
    }
    *ret = digits;
    return LELE_OK;
}

struct row {
    size_t characters, groups;
};

static struct row survey_row(const char *line, const char *end, lele_survey *survey)
{
    struct row row = { 0, 0 };
    bool starts = true;
    for (const char *c = line; c < end; c += character_length(c, end)) {
        if (is_between(c, end)) {
            starts = true;
            survey->has_bars = survey->has_bars || is_bar(c, end);
            survey->has_spaces = survey->has_spaces || ((*c == ' ' || *c == '\t') && c > line);
            continue;
        }
        const bool mark = starts && *c == 'u';
        row.groups += starts;
        starts = false;
        row.characters += !mark;
        survey->marked = survey->marked || mark;
        survey->strangers += !mark && lele_digit_of_char(*c) == 0 && !is_blank(*c);
    }
    return row;
}

void lele_drawing_survey(const char *text, size_t length, lele_survey *ret)
{
    struct row first = { 0, 0 };
    bool even_groups = true, even_characters = true;
    *ret = (lele_survey){ 0 };
    const char *stop = text + length;
    for (const char *line = text, *end; line < stop; line = end + 1) {
        end = line_end(line, stop);
        const char *shown = end > line && end[-1] == '\r' ? end - 1 : end;
        if (is_border(line, shown)) {
            ret->borders++;
            ret->starred = ret->starred || *line == '*';
            continue;
        }
        const struct row row = survey_row(line, shown, ret);
        if (row.characters == 0)
            continue;
        if (ret->rows++ == 0)
            first = row;
        even_groups = even_groups && row.groups == first.groups;
        even_characters = even_characters && row.characters == first.characters;
        ret->groups += row.groups;
        ret->characters += row.characters;
    }
    ret->even_groups = even_groups && first.groups == ret->rows;
    ret->even_characters = even_characters && first.characters == ret->rows;
}

/*
 * Writing.  A wall stands between two cells of different boxes, so boxes and the regions of a
 * jigsaw are drawn by the same rule.  Rectangular boxes that fill whole bands have no walls
 * between their own rows; these lines are omitted.
 */
static bool is_wall(const lele_layout *layout, int cell, int other)
{
    return lele_layout_box_unit(layout, cell) != lele_layout_box_unit(layout, other);
}

static bool wall_left(const lele_layout *layout, int row, int column)
{
    if (column == 0 || column == layout->size)
        return true;
    const int cell = row * layout->size + column;
    return is_wall(layout, cell - 1, cell);
}

static bool wall_above(const lele_layout *layout, int row, int column)
{
    if (row == 0 || row == layout->size)
        return true;
    const int cell = row * layout->size + column;
    return is_wall(layout, cell - layout->size, cell);
}

/* Whether there is any wall to the left of this column, which then needs room for it. */
static bool has_gap(const lele_layout *layout, int column)
{
    for (int row = 0; row < layout->size; row++)
        if (wall_left(layout, row, column))
            return true;
    return false;
}

static bool has_border(const lele_layout *layout, int row)
{
    for (int column = 0; column < layout->size; column++)
        if (wall_above(layout, row, column))
            return true;
    return false;
}

static void write_border(const lele_layout *layout, int row, const size_t *width, lele_text *out)
{
    const int size = layout->size;
    for (int column = 0; column <= size; column++) {
        const bool before = column > 0 && wall_above(layout, row, column - 1);
        const bool after = column < size && wall_above(layout, row, column);
        const bool up = row > 0 && wall_left(layout, row - 1, column);
        const bool down = row < size && wall_left(layout, row, column);
        if (has_gap(layout, column))
            lele_text_add(out, up || down ? (before || after ? "+" : "|") : before ? "-" : " ");
        if (column < size)
            lele_text_add_repeat(out, after ? '-' : ' ',
                                 width[column] + (has_gap(layout, column + 1) ? 2 : 1));
    }
    lele_text_add_char(out, '\n');
}

static void write_row(const lele_layout *layout, int row, const size_t *width,
                      char cells[][LELE_DRAWN_SIZE], lele_text *out)
{
    for (int column = 0; column < layout->size; column++) {
        const char *cell = cells[row * layout->size + column];
        if (has_gap(layout, column))
            lele_text_add(out, wall_left(layout, row, column) ? "|" : " ");
        lele_text_add_char(out, ' ');
        lele_text_add(out, cell);
        lele_text_add_repeat(out, ' ', width[column] - strlen(cell));
        if (has_gap(layout, column + 1))
            lele_text_add_char(out, ' ');
    }
    lele_text_add(out, "|\n");
}

void lele_drawing_write(const lele_layout *layout, char cells[][LELE_DRAWN_SIZE], lele_text *out)
{
    size_t width[LELE_MAX_SIZE] = { 0 };
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const size_t length = strlen(cells[cell]);
        size_t *widest = &width[lele_layout_column(layout, cell)];
        if (length > *widest)
            *widest = length;
    }
    for (int row = 0; row <= layout->size; row++) {
        if (has_border(layout, row))
            write_border(layout, row, width, out);
        if (row < layout->size)
            write_row(layout, row, width, cells, out);
    }
}
