/* The text being read: positions, errors, and the layout for a number of cells. */
#include "codec/codec.h"

#include <string.h>

#include "core/layout_table.h"
#include "core/utf8.h"

bool lele_is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

void lele_source_skip_space(lele_source *source)
{
    while (source->at < source->end && lele_is_space(*source->at))
        source->at++;
}

static size_t character_length(const char *at, const char *end)
{
    const size_t length = lele_utf8_length(at, (size_t)(end - at));
    return length == 0 && at < end ? 1 : length;
}

lele_error lele_source_refuse(lele_source *source, const char *where, lele_error code)
{
    int line = source->first_line;
    const char *line_start = source->start;
    for (const char *c = source->start; c < where; c++) {
        if (*c != '\n')
            continue;
        line++;
        line_start = c + 1;
    }
    int column = 1;
    for (const char *c = line_start; c < where; c += character_length(c, source->end))
        column++;
    source->problem->line = line;
    source->problem->column = column;
    return lele_problem_set(source->problem, code);
}

lele_error lele_source_refuse_character(lele_source *source, const char *where)
{
    lele_problem_quote(source->problem, where, character_length(where, source->end));
    return lele_source_refuse(source, where, LELE_E_CHARACTER);
}

lele_error lele_source_expect(lele_source *source, const char *where, const char *what)
{
    lele_problem_quote(source->problem, what, strlen(what));
    return lele_source_refuse(source, where, LELE_E_SYNTAX);
}

lele_error lele_source_refuse_length(lele_source *source, size_t got, size_t want)
{
    source->problem->got = (int64_t)got;
    source->problem->want = (int64_t)want;
    return lele_source_refuse(source, source->at, LELE_E_LENGTH);
}

lele_error lele_source_layout_named(lele_source *source, const char *name, const lele_layout **ret)
{
    if (source->context->layouts == NULL) {
        lele_problem_quote(source->problem, name, strlen(name));
        return lele_source_refuse(source, source->at, LELE_E_LAYOUT);
    }
    const lele_layout *layout = lele_layouts_get(source->context->layouts, name, source->problem);
    if (layout == NULL)
        return source->problem->code;
    *ret = layout;
    return LELE_OK;
}

lele_error lele_source_layout(lele_source *source, size_t cells, const lele_layout **ret)
{
    enum { CLASSIC_CELLS = 81 };
    const lele_layout *wanted = source->context->layout;
    if (wanted != NULL) {
        if ((size_t)wanted->cell_count != cells)
            return lele_source_refuse_length(source, cells, (size_t)wanted->cell_count);
        *ret = wanted;
        return LELE_OK;
    }
    const char *name = lele_layout_name_for_cells(cells);
    return name != NULL ? lele_source_layout_named(source, name, ret)
                        : lele_source_refuse_length(source, cells, CLASSIC_CELLS);
}

void lele_position_give(lele_position *position, int cell, int digit)
{
    position->givens.cell[cell] = (uint8_t)digit;
    position->values.cell[cell] = (uint8_t)digit;
}

lele_digits lele_position_legal(const lele_position *position, int cell)
{
    lele_digits legal = lele_digits_all(position->layout->size);
    lele_cellset peers = position->layout->peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;) {
        const int digit = position->values.cell[peer];
        if (digit != 0)
            lele_digits_remove(&legal, lele_digits_of(digit));
    }
    return legal;
}

void lele_position_note_unread(lele_position *position, const char *name, size_t length)
{
    char *unread = position->unread;
    const size_t used = strlen(unread), comma = used == 0 ? 0 : 2;
    for (const char *at = unread; (at = strchr(at, *name)) != NULL; at++)
        if (strncmp(at, name, length) == 0)
            return; /* it is there */
    if (used + comma + length >= sizeof position->unread)
        return;
    memcpy(unread + used, ", ", comma);
    memcpy(unread + used + comma, name, length);
    unread[used + comma + length] = '\0';
}

void lele_position_take_solution(lele_position *position, const char *text, size_t length)
{
    const lele_layout *layout = position->layout;
    lele_grid grid;
    if (length != (size_t)layout->cell_count ||
        lele_grid_read(layout, text, length, &grid, NULL) != LELE_OK ||
        lele_grid_count(layout, &grid) != layout->cell_count)
        return;
    position->solution = grid;
    position->has_solution = true;
}

void lele_field_set(char *field, size_t size, const char *bytes, size_t length)
{
    size_t used = 0;
    for (size_t i = 0; i < length;) {
        const size_t good = lele_utf8_length(bytes + i, length - i);
        const size_t taken = good == 0 ? 1 : good;
        const bool plain = good > 1 || (good == 1 && bytes[i] >= 0x20 && bytes[i] != 0x7F);
        if (used + taken >= size)
            break;
        if (plain)
            memcpy(field + used, bytes + i, taken);
        else
            field[used] = good == 1 ? ' ' : '?';
        used += taken;
        if (field[0] == ' ')
            used = 0;
        i += taken;
    }
    while (used > 0 && field[used - 1] == ' ')
        used--;
    field[used] = '\0';
}

int lele_square_side(size_t cells)
{
    for (int side = 4; side <= LELE_MAX_SIZE; side++)
        if ((size_t)side * (size_t)side == cells)
            return side;
    return 0;
}
