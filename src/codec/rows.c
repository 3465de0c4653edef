/*
 * Rows: one line per row of the grid, n lines for an n×n layout, any number of puzzles.  Spaces,
 * tabs, commas or nothing separate the cells; empty lines may separate the puzzles.
 *
 * An empty line always ends a puzzle, so a puzzle with a missing row does not spoil the next one.
 * Comment lines are skipped.
 */
#include <string.h>

#include "codec/codec.h"
#include "core/layout_table.h"

static bool is_separator(char c)
{
    return lele_is_space(c) || c == ',';
}

/* One line of a text. */
struct row {
    const char *at, *end; /* without the newline */
    const char *next;     /* the start of the next line */
    bool ended;           /* by a newline, not by the end of the text */
};

static struct row row_at(const char *at, const char *end)
{
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    return (struct row){ at, newline != NULL ? newline : end, newline != NULL ? newline + 1 : end,
                         newline != NULL };
}

/* The first character of the row that is not white space; NUL for an empty row. */
static char first_of(const struct row *row)
{
    for (const char *c = row->at; c < row->end; c++)
        if (!lele_is_space(*c))
            return *c;
    return '\0';
}

/* The features of the first rows of a text, up to an empty line. */
struct survey {
    size_t rows, cells, strangers;
    size_t of_width[LELE_MAX_SIZE + 1]; /* the number of rows with so many cells */
    bool separated;                     /* some row has separators */
    bool large;                         /* some digit is greater than 4 */
    bool named;                         /* a remark like those of a .sdk file comes first */
    bool ended;                         /* an empty line follows the rows */
    bool more;                          /* and another row */
};

/* Rows with groups of different lengths are pencilmarks: they count as no width. */
static void survey_row(const struct row *row, struct survey *survey)
{
    size_t width = 0, group = 0, first_group = 0;
    bool even = true;
    for (const char *c = row->at; c <= row->end; c++) {
        if (c == row->end || is_separator(*c)) {
            even = even && (group == 0 || first_group == 0 || group == first_group);
            first_group = first_group == 0 ? group : first_group;
            group = 0;
            continue;
        }
        const int digit = lele_digit_of_char(*c);
        survey->strangers += digit == 0 && !lele_grid_is_blank(*c);
        survey->large = survey->large || digit > 4;
        survey->separated = survey->separated || (width > 0 && group == 0);
        width++;
        group++;
    }
    survey->rows++;
    survey->cells += width;
    survey->of_width[even && width <= LELE_MAX_SIZE ? width : 0]++;
}

static void survey_text(const char *text, size_t length, lele_rows_extent extent,
                        struct survey *survey)
{
    const char *end = text + length;
    *survey = (struct survey){ 0 };
    while (text < end && !survey->more && survey->rows <= LELE_MAX_SIZE) {
        const struct row row = row_at(text, end);
        if (!row.ended && extent == LELE_ROWS_PART)
            return;
        text = row.next;
        const char first = first_of(&row);
        if (first == '#')
            survey->named = survey->named || (row.end - row.at > 1 && survey->rows == 0 &&
                                              strchr("ADCBSLU", row.at[1]) != NULL);
        else if (first == '\0')
            survey->ended = survey->rows > 0;
        else if (survey->ended)
            survey->more = true;
        else
            survey_row(&row, survey);
    }
}

/* The width that most rows have, if it is the side of a layout. */
static int common_width(const struct survey *survey, int side)
{
    int best = 0;
    for (int width = 4; width <= LELE_MAX_SIZE; width++)
        if (survey->of_width[width] > (best == 0 ? 0 : survey->of_width[best]))
            best = width;
    const size_t cells = (size_t)best * (size_t)best;
    if (side != 0 ? best != side : lele_layout_name_for_cells(cells) == NULL)
        return 0;
    return survey->of_width[best] * 4 >= survey->rows * 3 ? best : 0;
}

int lele_rows_side(const char *text, size_t length, lele_rows_extent extent, int side)
{
    struct survey survey;
    survey_text(text, length, extent, &survey);
    const int width = common_width(&survey, side);
    if (width == 0 || survey.strangers * 8 > survey.cells)
        return 0;
    /* Rows of sixteen small digits are puzzles of 4×4 cells in a line each. */
    if (side == 0 && width == LELE_MAX_SIZE && !survey.separated && !survey.large)
        return 0;
    const size_t rows = (size_t)width;
    const bool waits = extent == LELE_ROWS_PART && !survey.ended;
    if (waits && (survey.rows < rows || (survey.named && survey.rows == rows)))
        return LELE_ROWS_UNDECIDED;
    if (survey.named && !survey.more && survey.rows <= rows)
        return 0; /* a .sdk file */
    return survey.rows * 4 >= rows * 3 ? width : 0;
}

/* Moves to the next row, over comments, and before the first row of a puzzle over empty lines.
 * Returns false if the puzzle has no more rows. */
static bool next_row(lele_source *source, int number, struct row *ret)
{
    while (source->at < source->end) {
        *ret = row_at(source->at, source->end);
        const char first = first_of(ret);
        if (first != '\0' && first != '#')
            return true;
        if (first == '\0' && number > 0)
            return false;
        source->at = ret->next;
    }
    return false;
}

static lele_error read_row(lele_source *source, const struct row *row, int number,
                           lele_position *ret)
{
    const int size = ret->layout->size;
    int column = 0;
    for (const char *c = row->at; c < row->end; c++) {
        if (is_separator(*c))
            continue;
        const int digit = lele_digit_of_char(*c);
        if (digit > size || (digit == 0 && !lele_grid_is_blank(*c)))
            return lele_source_refuse_character(source, c);
        if (digit != 0 && column < size)
            lele_position_give(ret, number * size + column, digit);
        column++;
    }
    return column == size ? LELE_OK
                          : lele_source_refuse_length(source, (size_t)column, (size_t)size);
}

/* The side of the puzzle at `at`: that of the layout, else by the width of its rows. */
static int find_side(const lele_source *source, const struct row *first)
{
    if (source->context->layout != NULL)
        return source->context->layout->size;
    const int side =
        lele_rows_side(source->at, (size_t)(source->end - source->at), LELE_ROWS_WHOLE, 0);
    int width = 0;
    for (const char *c = first->at; c < first->end && width <= LELE_MAX_SIZE; c++)
        width += !is_separator(*c);
    return side > 0 ? side : width;
}

static lele_error read_rows(lele_source *source, lele_position *ret)
{
    enum { USUAL_SIDE = 9 };
    struct row row;
    if (!next_row(source, 0, &row))
        return lele_source_refuse(source, source->at, LELE_E_EMPTY);
    const int side = find_side(source, &row);
    if (source->context->layout == NULL &&
        lele_layout_name_for_cells((size_t)side * (size_t)side) == NULL)
        return lele_source_refuse_length(source, (size_t)side, USUAL_SIDE);
    lele_error error = lele_source_layout(source, (size_t)side * (size_t)side, &ret->layout);
    for (int number = 0; error == LELE_OK && number < side; number++) {
        if (!next_row(source, number, &row)) {
            source->problem->got = number;
            source->problem->want = side;
            return lele_source_refuse(source, source->at, LELE_E_ROWS);
        }
        error = read_row(source, &row, number, ret);
        if (error == LELE_OK)
            source->at = row.next;
    }
    return error;
}

static int match_rows(const char *text, size_t length)
{
    return lele_rows_side(text, length, LELE_ROWS_WHOLE, 0) > 0 ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
}

char *lele_rows_write(const lele_layout *layout, const uint8_t *cells, char *ret)
{
    for (int row = 0; row < layout->size; row++, cells += layout->size) {
        for (int i = 0; i < layout->size; i++) {
            *ret++ = cells[i] == 0 ? '0' : lele_digit_char(cells[i]);
            *ret++ = ' ';
        }
        ret[-1] = '\n';
    }
    return ret;
}

static lele_error write_rows(const lele_position *position, lele_text *out)
{
    char *room = lele_text_room(out, 2 * (size_t)position->layout->cell_count);
    if (room == NULL)
        return LELE_E_MEMORY;
    const char *end = lele_rows_write(position->layout, position->values.cell, room);
    lele_text_grow(out, (size_t)(end - room));
    return LELE_OK;
}

const lele_codec lele_codec_rows = {
    .name = "rows",
    .summary = { "one line per row of the grid, 0 for empty", "盘面每行一行文字，空格写 0" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY,
    .match = match_rows,
    .read = read_rows,
    .write = write_rows,
};
