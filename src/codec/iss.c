/*
 * Lines of the Interactive Sudoku Solver: ".Cage~15~R1C1~R1C2.Thermo~R9C4~R8C3.~R1C2_4".
 *
 * Every part after a dot is a name and its arguments, separated by tildes; the part without a name
 * has the givens.  Rows and columns above 9 are letters.  It carries rules only, so it is read
 * exactly or refused.
 */
#include <string.h>

#include "codec/iss.h"

lele_error lele_iss_refuse_part(lele_iss_reading *reading, const char *at, const char *end)
{
    lele_problem_quote(reading->source->problem, at, (size_t)(end - at));
    return lele_source_refuse(reading->source, at, LELE_E_CONSTRAINT);
}

lele_span lele_iss_next_argument(lele_iss_part *part)
{
    const char *start = part->at;
    const char *tilde = memchr(start, '~', (size_t)(part->end - start));
    const char *end = tilde != NULL ? tilde : part->end;
    part->at = tilde != NULL ? tilde + 1 : part->end;
    return (lele_span){ start, (size_t)(end - start) };
}

int lele_iss_coordinate(char c, int size)
{
    const int number = lele_digit_of_char(c);
    return number >= 1 && number <= size ? number - 1 : -1;
}

/* "R1C2" at the start of an argument; -1 when it is none. */
int lele_iss_read_cell(const lele_iss_reading *reading, lele_span text)
{
    if (text.length < 4 || (text.at[0] | 0x20) != 'r' || (text.at[2] | 0x20) != 'c')
        return -1;
    const int row = lele_iss_coordinate(text.at[1], reading->size);
    const int column = lele_iss_coordinate(text.at[3], reading->size);
    return row < 0 || column < 0 ? -1 : row * reading->size + column;
}

/* A number of up to five digits; -1 when it is none. */
int lele_iss_read_number(lele_span text)
{
    int number = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (text.at[i] < '0' || text.at[i] > '9' || i == 5)
            return -1;
        number = number * 10 + text.at[i] - '0';
    }
    return text.length == 0 ? -1 : number;
}

/* Reads all arguments that are left as cells. */
lele_error lele_iss_read_cells(lele_iss_reading *reading, lele_iss_part *part)
{
    while (part->at < part->end) {
        const lele_span argument = lele_iss_next_argument(part);
        const int cell = argument.length == 4 ? lele_iss_read_cell(reading, argument) : -1;
        if (cell < 0 || part->count == LELE_MAX_CELLS)
            return lele_iss_refuse_part(reading, argument.at, argument.at + argument.length);
        part->cells[part->count++] = (lele_cell)cell;
    }
    return LELE_OK;
}

lele_error lele_iss_add(lele_iss_reading *reading, lele_look look, int value,
                        const lele_cell *cells, int count)
{
    const lele_error error =
        lele_clue_list_add(&reading->list, look, value, cells, count, reading->source->problem);
    return error == LELE_OK ? LELE_OK
                            : lele_source_refuse(reading->source, reading->source->at, error);
}

/* The number before the cells.  0 stands for none. */
static lele_error read_its_number(lele_iss_reading *reading, const lele_iss_row *row,
                                  lele_iss_part *part)
{
    if (row->number != LELE_ISS_ITS_NUMBER) {
        part->value = row->number == LELE_ISS_FIXED_NUMBER ? row->fixed : LELE_CLUE_NO_VALUE;
        return LELE_OK;
    }
    if (row->fixed != 0 && part->at < part->end && *part->at == 'R') {
        part->value = row->fixed;
        return LELE_OK;
    }
    const lele_span text = lele_iss_next_argument(part);
    part->value = lele_iss_read_number(text);
    if (part->value < 0)
        return lele_iss_refuse_part(reading, text.at, part->end);
    if (part->value == 0)
        part->value = LELE_CLUE_NO_VALUE;
    return LELE_OK;
}

/* "R1C2_4": a given; several digits: one of them. */
static lele_error read_givens(lele_iss_reading *reading, lele_iss_part *part)
{
    while (part->at < part->end) {
        lele_span argument = lele_iss_next_argument(part);
        const int cell = lele_iss_read_cell(reading, argument);
        if (cell < 0 || argument.length < 6 || argument.at[4] != '_')
            return lele_iss_refuse_part(reading, argument.at, argument.at + argument.length);
        lele_iss_part digits = { .at = argument.at + 5, .end = argument.at + argument.length };
        while (digits.at < digits.end) {
            const char *end = memchr(digits.at, '_', (size_t)(digits.end - digits.at));
            end = end != NULL ? end : digits.end;
            const int digit =
                lele_iss_read_number((lele_span){ digits.at, (size_t)(end - digits.at) });
            if (digit < 1 || digit > reading->size)
                return lele_iss_refuse_part(reading, argument.at, digits.end);
            reading->given[cell] |= lele_digits_of(digit);
            digits.at = end < digits.end ? end + 1 : end;
        }
    }
    return LELE_OK;
}

static lele_error read_part(lele_iss_reading *reading, lele_iss_part *part)
{
    const lele_iss_row *row = lele_iss_row_of(part->name);
    if (part->name.length == 0)
        return read_givens(reading, part);
    if (row == NULL)
        return lele_iss_refuse_part(reading, part->name.at, part->name.at + part->name.length);
    if (row->read != NULL)
        return row->read(reading, row->look, part);
    lele_error error = read_its_number(reading, row, part);
    if (error == LELE_OK)
        error = lele_iss_read_cells(reading, part);
    return error == LELE_OK ? row->add(reading, row->look, part) : error;
}

/* The next part; false after the last. */
static bool next_part(const char **at, const char *end, lele_iss_part *ret)
{
    if (*at >= end)
        return false;
    const char *start = *at + 1; /* after the dot */
    const char *dot = start < end ? memchr(start, '.', (size_t)(end - start)) : NULL;
    const char *stop = dot != NULL ? dot : end;
    const char *tilde = start < stop ? memchr(start, '~', (size_t)(stop - start)) : NULL;
    const char *name_end = tilde != NULL ? tilde : stop;
    *ret = (lele_iss_part){ .name = { start, (size_t)(name_end - start) },
                            .at = tilde != NULL ? tilde + 1 : stop,
                            .end = stop };
    *at = stop;
    return true;
}

/* The side named by ".Shape~6x6"; 9 without it. */
static int find_size(const char *at, const char *end)
{
    lele_iss_part part;
    while (next_part(&at, end, &part)) {
        if (part.name.length != 5 || memcmp(part.name.at, "Shape", 5) != 0)
            continue;
        const char *x = memchr(part.at, 'x', (size_t)(part.end - part.at));
        const int size =
            x != NULL ? lele_iss_read_number((lele_span){ part.at, (size_t)(x - part.at) }) : -1;
        return size >= 4 && size <= LELE_MAX_SIZE ? size : 0;
    }
    return 9;
}

/* Single digits are givens, several are a clue. */
static lele_error place_givens(lele_iss_reading *reading, lele_position *ret)
{
    lele_error error = LELE_OK;
    for (int cell = 0; error == LELE_OK && cell < reading->size * reading->size; cell++) {
        const lele_cell one = (lele_cell)cell;
        if (lele_digits_single(reading->given[cell]))
            lele_position_give(ret, cell, lele_digits_first(reading->given[cell]));
        else if (reading->given[cell] != 0)
            error = lele_iss_add(reading, LELE_LOOK_RESTRICTED, reading->given[cell], &one, 1);
    }
    return error;
}

static const char *line_end(const lele_source *source)
{
    const char *end = source->at;
    while (end < source->end && !lele_is_space(*end))
        end++;
    return end;
}

static lele_error read(lele_source *source, lele_position *ret)
{
    lele_iss_reading reading = { .source = source };
    lele_iss_part part;
    const char *end = line_end(source), *at = source->at;
    reading.size = reading.base.size = find_size(at, end);
    if (reading.size == 0)
        return lele_iss_refuse_part(&reading, at, end);
    lele_error error = LELE_OK;
    while (error == LELE_OK && next_part(&at, end, &part))
        error = read_part(&reading, &part);
    if (error == LELE_OK)
        error = place_givens(&reading, ret);
    if (error == LELE_OK)
        error = lele_clue_base_layout(&reading.base, source, &reading.list, &ret->layout);
    source->at = end;
    return error;
}

static int match(const char *text, size_t length)
{
    while (length > 4 && text[0] == '.' && text[1] == '.') {
        text++;
        length--;
    }
    if (length < 4 || text[0] != '.')
        return LELE_MATCH_NO;
    const char *tilde = memchr(text, '~', length);
    if (tilde == NULL)
        return LELE_MATCH_NO;
    const lele_span name = { text + 1, (size_t)(tilde - text) - 1 };
    return name.length == 0 || lele_iss_row_of(name) != NULL || text[1] >= 'A' ? LELE_MATCH_LIKELY
                                                                               : LELE_MATCH_NO;
}

const lele_codec lele_codec_iss = {
    .name = "iss",
    .summary = { "line of the Interactive Sudoku Solver: givens and clues",
                 "Interactive Sudoku Solver 的单行格式：已知数与线索" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_CLUES,
    .match = match,
    .read = read,
    .write = lele_iss_write,
};
