/*
 * HoDoKu's library line, a position and the step to make there:
 *
 *     :code:candidates:cells:deleted:eliminations:placements:extra
 *
 * Cells are digits and dots with '+' before the player's digits.  The lists hold triples of digit,
 * row, column.  `deleted` lists the candidates that the digits allow but that are eliminated.
 */
#include "codec/codec.h"
#include "codec/url.h"

#include <string.h>

enum { FIELDS = 8, CELLS_FIELD = 3, DELETED_FIELD = 4, CELLS = 81 };

/* The fields between the colons; the first field precedes the first colon. */
static void split(const char *text, const char *end, lele_span field[FIELDS])
{
    const char *at = text;
    for (int i = 0; i < FIELDS; i++) {
        const char *colon = at < end ? memchr(at, ':', (size_t)(end - at)) : NULL;
        const char *stop = colon != NULL ? colon : end;
        field[i] = (lele_span){ at, (size_t)(stop - at) };
        at = colon != NULL ? colon + 1 : end;
    }
}

static lele_error read_cells(lele_source *source, lele_span cells, lele_position *ret)
{
    size_t count = 0;
    for (size_t i = 0; i < cells.length; i++)
        count += cells.at[i] != '+';
    if (count != CELLS)
        return lele_source_refuse_length(source, count, CELLS);
    const lele_error error = lele_source_layout(source, CELLS, &ret->layout);
    if (error != LELE_OK)
        return error;
    int cell = 0;
    bool placed = false;
    for (const char *c = cells.at; c < cells.at + cells.length; c++) {
        const int digit = lele_digit_of_char(*c);
        if (*c == '+' && !placed) {
            placed = true;
            continue;
        }
        if (digit > ret->layout->size || (digit == 0 && (placed || !lele_is_dot_or_zero(*c))))
            return lele_source_refuse_character(source, c);
        if (placed)
            ret->values.cell[cell] = (uint8_t)digit;
        else if (digit != 0)
            lele_position_give(ret, cell, digit);
        placed = false;
        cell++;
    }
    return placed ? lele_source_expect(source, cells.at + cells.length, "1-9") : LELE_OK;
}

static void take_all_legal(lele_position *position)
{
    for (int cell = 0; cell < position->layout->cell_count; cell++)
        if (position->values.cell[cell] == 0)
            position->candidates[cell] = lele_position_legal(position, cell);
}

static lele_error read_deleted(lele_source *source, lele_span list, lele_position *ret)
{
    const int size = ret->layout->size;
    take_all_legal(ret);
    const char *at = list.at, *end = list.at + list.length;
    while (at < end) {
        if (lele_is_space(*at)) {
            at++;
            continue;
        }
        const char *stop = at;
        while (stop < end && !lele_is_space(*stop))
            stop++;
        const int digit = lele_digit_of_char(at[0]);
        const int row = stop - at == 3 ? lele_digit_of_char(at[1]) : 0;
        const int column = stop - at == 3 ? lele_digit_of_char(at[2]) : 0;
        if (digit == 0 || row == 0 || column == 0 || digit > size || row > size || column > size) {
            lele_problem_quote(source->problem, at, (size_t)(stop - at));
            return lele_source_refuse(source, at, LELE_E_RANGE);
        }
        lele_digits *candidates = &ret->candidates[(row - 1) * size + column - 1];
        ret->has_candidates = ret->has_candidates || lele_digits_has(*candidates, digit);
        lele_digits_remove(candidates, lele_digits_of(digit));
        at = stop;
    }
    if (!ret->has_candidates) /* no candidate was eliminated */
        memset(ret->candidates, 0, sizeof ret->candidates);
    return LELE_OK;
}

static lele_error read_hodoku(lele_source *source, lele_position *ret)
{
    lele_source_skip_space(source);
    lele_span field[FIELDS];
    split(source->at, source->end, field);
    if (field[0].length != 0)
        return lele_source_expect(source, source->at, ":");
    source->at = field[CELLS_FIELD].at;
    lele_error error = read_cells(source, field[CELLS_FIELD], ret);
    if (error == LELE_OK)
        error = read_deleted(source, field[DELETED_FIELD], ret);
    source->at = source->end;
    return error;
}

static int match_hodoku(const char *text, size_t length)
{
    lele_span field[FIELDS];
    const char *newline = memchr(text, '\n', length);
    split(text, newline != NULL ? newline : text + length, field);
    if (field[0].length != 0 || *text != ':')
        return LELE_MATCH_NO;
    return field[CELLS_FIELD].length >= 16 ? LELE_MATCH_SURE : LELE_MATCH_MAYBE;
}

static void write_deleted(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    bool first = true;
    for (int digit = 1; digit <= layout->size; digit++) {
        for (int cell = 0; cell < layout->cell_count; cell++) {
            if (position->values.cell[cell] != 0 ||
                lele_digits_has(position->candidates[cell], digit) ||
                !lele_digits_has(lele_position_legal(position, cell), digit))
                continue;
            const lele_place place = lele_cell_place(layout, cell);
            if (!first)
                lele_text_add_char(out, ' ');
            lele_text_add_char(out, lele_digit_char(digit));
            lele_text_add_char(out, lele_digit_char(place.row));
            lele_text_add_char(out, lele_digit_char(place.column));
            first = false;
        }
    }
}

static lele_error write_hodoku(const lele_position *position, lele_text *out)
{
    if (!lele_layout_is_classic(position->layout))
        return LELE_E_UNSUPPORTED;
    lele_text_add(out, ":0000:x:");
    for (int cell = 0; cell < CELLS; cell++) {
        const int digit = position->values.cell[cell];
        if (digit != 0 && position->givens.cell[cell] == 0)
            lele_text_add_char(out, '+');
        lele_text_add_char(out, lele_cell_char(digit));
    }
    lele_text_add_char(out, ':');
    if (position->has_candidates)
        write_deleted(position, out);
    lele_text_add(out, "::");
    return LELE_OK;
}

const lele_codec lele_codec_hodoku = {
    .name = "hodoku",
    .summary = { "HoDoKu library line", "HoDoKu 题库行" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_CANDIDATES | LELE_CODEC_PROGRESS | LELE_CODEC_MANY,
    .match = match_hodoku,
    .read = read_hodoku,
    .write = write_hodoku,
};
