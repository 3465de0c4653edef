/*
 * OpenSudoku's XML files: folders of games, each with its board in the attribute `data`.
 *
 *     81 digits, 0 for a blank; or "version: 3" and value|notes|editable| for every cell,
 *     notes as a mask (in version 1 a list like "1,2," or "-"), editable 0 for a given.
 *     Version 4 has a second mask for the notes in the middle.
 *
 * Files without a version attribute hold one folder, whose name is in <name>.
 */
#include "codec/codec.h"

#include <string.h>

#include "codec/xml.h"

enum { CELLS = 81, SIZE = 9, NEWEST = 4 };

/* The fields of a board, each ended by '|'. */
struct board {
    const char *at, *end;
    int version;
};

static bool next_field(struct board *board, lele_span *ret)
{
    const char *bar =
        board->at < board->end ? memchr(board->at, '|', (size_t)(board->end - board->at)) : NULL;
    if (bar == NULL)
        return false;
    *ret = (lele_span){ board->at, (size_t)(bar - board->at) };
    board->at = bar + 1;
    return true;
}

static bool read_number(lele_span field, int most, int *ret)
{
    int number = 0;
    if (field.length == 0)
        return false;
    for (size_t i = 0; i < field.length; i++) {
        if (field.at[i] < '0' || field.at[i] > '9')
            return false;
        number = number * 10 + field.at[i] - '0';
        if (number > most)
            return false;
    }
    *ret = number;
    return true;
}

/* "-" and an empty field are no notes; "1,2," is a list, anything else a mask. */
static bool read_notes(lele_span field, int version, lele_digits *ret)
{
    *ret = 0;
    if (field.length == 0 || lele_span_is(field, "-"))
        return true;
    int mask;
    if (version > 1 && memchr(field.at, ',', field.length) == NULL) {
        if (!read_number(field, lele_digits_all(SIZE), &mask))
            return false;
        *ret = (lele_digits)mask;
        return true;
    }
    for (size_t i = 0; i < field.length; i++) {
        const int digit = lele_digit_of_char(field.at[i]);
        if (i % 2 == 0 ? digit == 0 || digit > SIZE : field.at[i] != ',')
            return false;
        if (digit != 0)
            *ret |= lele_digits_of(digit);
    }
    return true;
}

static bool read_cell(struct board *board, int cell, lele_position *ret)
{
    lele_span value, notes, centre = { board->at, 0 }, editable;
    int digit, free;
    if (!next_field(board, &value) || !next_field(board, &notes) ||
        (board->version > 3 && !next_field(board, &centre)) || !next_field(board, &editable))
        return false;
    if (!read_number(value, SIZE, &digit) || !read_number(editable, 1, &free) ||
        !read_notes(notes, board->version, &ret->notes[LELE_NOTE_CORNER][cell]) ||
        !read_notes(centre, board->version, &ret->notes[LELE_NOTE_CENTRE][cell]))
        return false;
    ret->values.cell[cell] = (uint8_t)digit;
    if (free == 0)
        ret->givens.cell[cell] = (uint8_t)digit;
    ret->has_notes = ret->has_notes || ret->notes[LELE_NOTE_CORNER][cell] != 0 ||
                     ret->notes[LELE_NOTE_CENTRE][cell] != 0;
    return true;
}

static lele_error read_cells(lele_source *source, struct board *board, lele_position *ret)
{
    for (int cell = 0; cell < CELLS; cell++) {
        if (board->at == board->end)
            return lele_source_refuse_length(source, (size_t)cell, CELLS);
        if (!read_cell(board, cell, ret))
            return lele_source_expect(source, source->at, "value|notes|editable|");
    }
    while (board->at < board->end && lele_is_space(*board->at))
        board->at++;
    return board->at == board->end ? LELE_OK : lele_source_refuse_length(source, CELLS + 1, CELLS);
}

static lele_error read_digits(lele_source *source, const char *at, size_t length,
                              lele_position *ret)
{
    if (length != CELLS)
        return lele_source_refuse_length(source, length, CELLS);
    for (int cell = 0; cell < CELLS; cell++) {
        const int digit = lele_digit_of_char(at[cell]);
        if (digit > SIZE || (digit == 0 && !lele_is_dot_or_zero(at[cell]))) {
            lele_problem_quote(source->problem, at + cell, 1);
            lele_source_refuse(source, source->at, LELE_E_CHARACTER);
            source->problem->column = cell + 1;
            return LELE_E_CHARACTER;
        }
        if (digit != 0)
            lele_position_give(ret, cell, digit);
    }
    return LELE_OK;
}

static lele_error read_board(lele_source *source, const char *at, const char *end,
                             lele_position *ret)
{
    static const char marker[] = "version: ";
    const lele_error error = lele_source_layout(source, CELLS, &ret->layout);
    if (error != LELE_OK)
        return error;
    while (at < end && lele_is_space(*at))
        at++;
    while (at < end && lele_is_space(end[-1]))
        end--;
    const lele_span whole = { at, (size_t)(end - at) };
    if (!lele_span_starts(whole, marker))
        return read_digits(source, at, whole.length, ret);
    at += strlen(marker);
    struct board board = { at, end, 0 };
    while (board.at < end && !lele_is_space(*board.at))
        board.at++;
    if (!read_number((lele_span){ at, (size_t)(board.at - at) }, 99, &board.version))
        return lele_source_expect(source, source->at, "version: 3");
    if (board.version > NEWEST) {
        source->problem->got = board.version;
        return lele_source_refuse(source, source->at, LELE_E_VERSION);
    }
    while (board.at < end && lele_is_space(*board.at))
        board.at++;
    return read_cells(source, &board, ret);
}

static void set_field(lele_span text, char *field, size_t size)
{
    lele_text plain;
    lele_text_init(&plain);
    lele_xml_decode(text, &plain);
    lele_field_set(field, size, plain.data, plain.length);
    lele_text_release(&plain);
}

static lele_error read_game(lele_source *source, const lele_tag *tag, lele_position *ret)
{
    lele_span data, note;
    const char *after = source->at;
    if (!lele_xml_attribute(tag, "data", &data))
        return lele_source_expect(source, tag->name.at, "data=\"…\"");
    memcpy(ret->title, source->heading, sizeof ret->title);
    if (lele_xml_attribute(tag, "note", &note))
        set_field(note, ret->comment, sizeof ret->comment);
    lele_text plain;
    lele_text_init(&plain);
    lele_xml_decode(data, &plain);
    source->at = data.at;
    const lele_error error = plain.failed
                                 ? lele_problem_set(source->problem, LELE_E_MEMORY)
                                 : read_board(source, plain.data, plain.data + plain.length, ret);
    lele_text_release(&plain);
    source->at = after;
    return error;
}

/* The first tag of the file. */
static lele_error read_root(lele_source *source)
{
    lele_tag tag;
    lele_source_skip_space(source);
    const char *start = source->at;
    const lele_error error = lele_xml_next(source, &tag);
    if (error != LELE_OK)
        return error;
    return lele_span_is(tag.name, "opensudoku") ? LELE_OK
                                                : lele_source_expect(source, start, "<opensudoku>");
}

static lele_error read_opensudoku(lele_source *source, lele_position *ret)
{
    lele_tag tag;
    lele_error error = source->begun ? LELE_OK : read_root(source);
    source->begun = true;
    while (error == LELE_OK) {
        error = lele_xml_next(source, &tag);
        if (error == LELE_E_EMPTY)
            return lele_source_expect(source, source->at, "</opensudoku>");
        if (error != LELE_OK)
            return error;
        lele_span name;
        if (lele_span_is(tag.name, "game"))
            return read_game(source, &tag, ret);
        if (lele_span_is(tag.name, "folder") && lele_xml_attribute(&tag, "name", &name))
            set_field(name, source->heading, sizeof source->heading);
        if (lele_span_is(tag.name, "name"))
            set_field(tag.text, source->heading, sizeof source->heading);
        if (lele_span_is(tag.name, "/opensudoku")) {
            source->at = source->end;
            return lele_source_refuse(source, source->at, LELE_E_EMPTY);
        }
    }
    return error;
}

static int match_opensudoku(const char *text, size_t length)
{
    static const char root[] = "<opensudoku";
    if (*text != '<')
        return LELE_MATCH_NO;
    for (size_t i = 0; i + sizeof root <= length && i < 4096; i++)
        if (memcmp(text + i, root, sizeof root - 1) == 0)
            return LELE_MATCH_SURE;
    return LELE_MATCH_MAYBE;
}

static void write_board(const lele_position *position, lele_text *out)
{
    const bool plain = !position->has_notes &&
                       lele_grid_equal(position->layout, &position->givens, &position->values);
    if (!plain)
        lele_text_add(out, "version: 3&#10;");
    for (int cell = 0; cell < CELLS; cell++) {
        lele_text_add_int(out, position->values.cell[cell]);
        if (plain)
            continue;
        const int notes = position->has_notes ? position->notes[LELE_NOTE_CORNER][cell] |
                                                    position->notes[LELE_NOTE_CENTRE][cell]
                                              : 0;
        lele_text_add_char(out, '|');
        lele_text_add_int(out, notes);
        lele_text_add(out, position->givens.cell[cell] != 0 ? "|0|" : "|1|");
    }
}

#define FOLDER     "<folder name=\""
#define FOLDER_END "</folder>\n"
#define FILE_END   "</opensudoku>\n"
static const char head[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                           "<opensudoku version=\"2\">\n";

static lele_error write_opensudoku(const lele_position *position, lele_text *out)
{
    if (!lele_layout_is_classic(position->layout))
        return LELE_E_UNSUPPORTED;
    lele_text_add(out, head);
    lele_text_add(out, FOLDER);
    lele_xml_encode(position->title, out);
    lele_text_add(out, "\">\n<game data=\"");
    write_board(position, out);
    lele_text_add(out, "\" note=\"");
    lele_xml_encode(position->comment, out);
    lele_text_add(out, "\"/>\n" FOLDER_END FILE_END);
    return LELE_OK;
}

static bool starts_with(const char *line, size_t length, const char *start)
{
    return length >= strlen(start) && memcmp(line, start, strlen(start)) == 0;
}

/* Opens the folder of this line, unless it is open already. */
static void join_folder(lele_codec_joint *joint, const char *line, size_t length, lele_text *out)
{
    if (strlen(joint->heading) == length && memcmp(joint->heading, line, length) == 0)
        return;
    lele_text_add(out, !joint->begun ? head : joint->heading[0] != '\0' ? FOLDER_END : "");
    lele_text_add_bytes(out, line, length);
    joint->begun = true;
    memcpy(joint->heading, line, length);
    joint->heading[length] = '\0';
}

/* Joins line by line.  Heads, feet and empty lines are dropped, except the first head
 * and the last foot. */
static void join_opensudoku(lele_codec_joint *joint, const char *texts, size_t length,
                            lele_text *out)
{
    if (length == 0 && joint->begun)
        lele_text_add(out, FOLDER_END FILE_END);
    for (const char *line = texts, *stop = texts + length, *end; line < stop; line = end) {
        const char *newline = memchr(line, '\n', (size_t)(stop - line));
        end = newline != NULL ? newline + 1 : stop;
        const size_t size = (size_t)(end - line);
        if (starts_with(line, size, FOLDER) && size < sizeof joint->heading)
            join_folder(joint, line, size, out);
        else if (size > 1 && !starts_with(line, size, "<?xml") &&
                 !starts_with(line, size, "<opensudoku") && !starts_with(line, size, FOLDER_END) &&
                 !starts_with(line, size, FILE_END))
            lele_text_add_bytes(out, line, size);
    }
}

const lele_codec lele_codec_opensudoku = {
    .name = "opensudoku",
    .summary = { "OpenSudoku XML file", "OpenSudoku 的 XML 文件" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_PROGRESS | LELE_CODEC_MANY,
    .match = match_opensudoku,
    .read = read_opensudoku,
    .write = write_opensudoku,
    .join = join_opensudoku,
};
