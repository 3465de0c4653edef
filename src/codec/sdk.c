/*
 * .sdk, SadMan Sudoku and SudoCue: remarks after '#' and a letter, then one line of characters per
 * row.  SadMan's [Puzzle] and [State] sections hold the givens and the current digits; other
 * sections are skipped.
 */
#include "codec/codec.h"

#include <string.h>

enum { ROWS_MAX = LELE_MAX_SIZE };

typedef struct rows {
    int count;
    const char *at[ROWS_MAX];
    size_t length[ROWS_MAX];
} rows;

enum section { PUZZLE, STATE, OTHER };

struct file {
    rows part[OTHER];
    enum section section;
};

static void set_field(lele_position *position, char letter, const char *text, size_t length)
{
    if (letter == 'A')
        lele_field_set(position->author, sizeof position->author, text, length);
    else if (letter == 'D')
        lele_field_set(position->title, sizeof position->title, text, length);
    else if (letter == 'C')
        lele_field_set(position->comment, sizeof position->comment, text, length);
}

static enum section section_of(const char *line, size_t length)
{
    static const char *const names[OTHER] = { "[Puzzle]", "[State]" };
    for (int i = 0; i < OTHER; i++)
        if (strlen(names[i]) == length && memcmp(names[i], line, length) == 0)
            return (enum section)i;
    return OTHER;
}

static lele_error take_line(lele_source *source, const char *line, size_t length, struct file *file,
                            lele_position *ret)
{
    if (length == 0)
        return LELE_OK;
    if (*line == '#') {
        if (length > 1)
            set_field(ret, line[1], line + 2, length - 2);
        return LELE_OK;
    }
    if (*line == '[') {
        file->section = section_of(line, length);
        return LELE_OK;
    }
    if (file->section == OTHER)
        return LELE_OK;
    rows *part = &file->part[file->section];
    if (part->count == ROWS_MAX)
        return lele_source_refuse_character(source, line);
    part->at[part->count] = line;
    part->length[part->count++] = length;
    return LELE_OK;
}

static lele_error take_lines(lele_source *source, struct file *file, lele_position *ret)
{
    for (const char *line = source->at, *end; line < source->end; line = end + 1) {
        end = memchr(line, '\n', (size_t)(source->end - line));
        if (end == NULL)
            end = source->end;
        const char *start = line, *stop = end;
        while (start < stop && lele_is_space(*start))
            start++;
        while (start < stop && lele_is_space(stop[-1]))
            stop--;
        const lele_error error = take_line(source, start, (size_t)(stop - start), file, ret);
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

static lele_error fill(lele_source *source, const rows *part, const lele_layout *layout,
                       lele_grid *grid)
{
    const int size = layout->size;
    for (int row = 0; row < size; row++) {
        source->at = part->at[row];
        if (part->length[row] != (size_t)size)
            return lele_source_refuse_length(source, part->length[row], (size_t)size);
        for (int i = 0; i < size; i++) {
            const char *at = part->at[row] + i;
            const int digit = lele_digit_of_char(*at);
            if (digit > size || (digit == 0 && !lele_is_dot_or_zero(*at)))
                return lele_source_refuse_character(source, at);
            grid->cell[row * size + i] = (uint8_t)digit;
        }
    }
    return LELE_OK;
}

static size_t count_cells(const rows *part)
{
    size_t cells = 0;
    for (int row = 0; row < part->count; row++)
        cells += part->length[row];
    return cells;
}

/* If most rows are as long as there are rows, a row of another length is the mistake. */
static lele_error check_rows(lele_source *source, const rows *part)
{
    int fitting = 0, odd = -1;
    for (int row = part->count - 1; row >= 0; row--) {
        if (part->length[row] == (size_t)part->count)
            fitting++;
        else
            odd = row;
    }
    if (odd < 0 || fitting * 4 < part->count * 3)
        return LELE_OK;
    source->at = part->at[odd];
    return lele_source_refuse_length(source, part->length[odd], (size_t)part->count);
}

static lele_error read_sdk(lele_source *source, lele_position *ret)
{
    struct file file = { .section = PUZZLE };
    const rows *puzzle = &file.part[PUZZLE], *state = &file.part[STATE];
    lele_error error = take_lines(source, &file, ret);
    if (error != LELE_OK)
        return error;
    if (puzzle->count == 0)
        return lele_source_refuse(source, source->at, LELE_E_EMPTY);
    error = check_rows(source, puzzle);
    if (error == LELE_OK)
        error = lele_source_layout(source, count_cells(puzzle), &ret->layout);
    if (error != LELE_OK)
        return error;
    const size_t cells = (size_t)ret->layout->cell_count;
    if (puzzle->count != ret->layout->size)
        return lele_source_refuse_length(source, (size_t)puzzle->count, (size_t)ret->layout->size);
    if (state->count > 0 && (state->count != puzzle->count || count_cells(state) != cells))
        return lele_source_refuse_length(source, count_cells(state), cells);
    error = fill(source, puzzle, ret->layout, &ret->givens);
    if (error == LELE_OK && state->count > 0)
        error = fill(source, state, ret->layout, &ret->values);
    if (error != LELE_OK)
        return error;
    for (size_t cell = 0; cell < cells; cell++)
        if (ret->givens.cell[cell] != 0)
            ret->values.cell[cell] = ret->givens.cell[cell];
    source->at = source->end;
    return LELE_OK;
}

/* The features of a text that identify a .sdk file. */
struct survey {
    bool named; /* by a remark with its letter or by sections */
    size_t count[OTHER];
    size_t even;       /* rows of [Puzzle] as long as the first */
    size_t width;      /* of the first row */
    size_t strangers;  /* characters that cannot be a cell */
    size_t characters; /* all characters of rows */
    enum section section;
};

static void survey_line(const char *line, size_t length, struct survey *survey)
{
    if (*line == '#') {
        survey->named = survey->named || (length > 1 && strchr("ADCBSLU", line[1]) != NULL &&
                                          (length == 2 || line[2] != '/'));
        return;
    }
    if (*line == '[') {
        survey->named = true;
        survey->section = section_of(line, length);
        return;
    }
    if (survey->section == OTHER)
        return;
    if (survey->count[PUZZLE] == 0)
        survey->width = length;
    survey->count[survey->section]++;
    survey->even += survey->section == PUZZLE && length == survey->width;
    survey->characters += length;
    for (size_t i = 0; i < length; i++)
        survey->strangers += lele_digit_of_char(line[i]) == 0 && !lele_is_dot_or_zero(line[i]);
}

/* A file with a mistake still matches, so that the reader can report the mistake: most rows fit,
 * and a row cannot be a whole puzzle itself (or the file names its format). */
static int match_sdk(const char *text, size_t length)
{
    struct survey survey = { .section = PUZZLE };
    for (const char *line = text, *stop = text + length, *end; line < stop; line = end + 1) {
        end = memchr(line, '\n', (size_t)(stop - line));
        if (end == NULL)
            end = stop;
        const size_t wide = (size_t)(end - line) - (end > line && end[-1] == '\r');
        if (wide > 0)
            survey_line(line, wide, &survey);
    }
    const size_t count = survey.count[PUZZLE], state = survey.count[STATE];
    if (count < 4 || count > LELE_MAX_SIZE || survey.width > LELE_MAX_SIZE + 1 ||
        survey.strangers > survey.characters / 8)
        return LELE_MATCH_NO;
    if (survey.even == count && survey.width == count && survey.strangers == 0 &&
        survey.characters == (count + state) * count)
        return survey.named ? LELE_MATCH_SURE : LELE_MATCH_LIKELY;
    const bool mostly = survey.even * 4 >= count * 3 && lele_square_side(survey.width) == 0;
    return survey.named || (mostly && survey.width == count) ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
}

static void write_header(char letter, const char *text, lele_text *out)
{
    if (*text == '\0')
        return;
    lele_text_add_char(out, '#');
    lele_text_add_char(out, letter);
    lele_text_add(out, text);
    lele_text_add_char(out, '\n');
}

static void write_rows(const lele_layout *layout, const lele_grid *grid, lele_text *out)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(layout, grid, '.', line);
    for (int row = 0; row < layout->size; row++) {
        lele_text_add_bytes(out, line + row * layout->size, (size_t)layout->size);
        lele_text_add_char(out, '\n');
    }
}

static lele_error write_sdk(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    lele_position clean = *position; /* with the fields as a reader would set them */
    lele_field_set(clean.author, sizeof clean.author, position->author, strlen(position->author));
    lele_field_set(clean.title, sizeof clean.title, position->title, strlen(position->title));
    lele_field_set(clean.comment, sizeof clean.comment, position->comment,
                   strlen(position->comment));
    write_header('A', clean.author, out);
    write_header('D', clean.title, out);
    write_header('C', clean.comment, out);
    const bool played = !lele_grid_equal(layout, &position->givens, &position->values);
    if (played)
        lele_text_add(out, "[Puzzle]\n");
    write_rows(layout, &position->givens, out);
    if (played) {
        lele_text_add(out, "[State]\n");
        write_rows(layout, &position->values, out);
    }
    return LELE_OK;
}

const lele_codec lele_codec_sdk = {
    .name = "sdk",
    .summary = { "SadMan / SudoCue .sdk file", "SadMan、SudoCue 的 .sdk 文件" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_PROGRESS | LELE_CODEC_ANY_LAYOUT,
    .match = match_sdk,
    .read = read_sdk,
    .write = write_sdk,
};
