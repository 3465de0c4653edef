/*
 * Links of sudokuwiki.org, whose parameter bd holds the board in one of three forms:
 *
 *     81 digits, 0 (or . or _) for a blank
 *     a packed board: type, size and version ("S9B"), then one number per cell in base 36:
 *         0 empty, 1-9 a clue, 10-18 a digit of the player, 18 + mask the candidates;
 *         a jigsaw (J) has three characters per cell, the box number above 10 bits of the cell
 *     the packed board of 2023: two characters per cell in base 32, 2 * mask + 1 for a clue
 */
#include "codec/codec.h"
#include "codec/url.h"

#include <string.h>

enum {
    SIZE = 9,
    CELLS = 81,
    HEADER = 3,
    OLD_LENGTH = 2 * CELLS,
    SOLVED = 9,      /* added to a digit of the player */
    CANDIDATES = 18, /* added to a mask of candidates */
    BOX_SHIFT = 10,
    VERSION = 11, /* B in base 36 */
};

static const char *const hosts[] = { "www.sudokuwiki.org", "sudokuwiki.org", NULL };

static const struct type {
    char letter;
    size_t width;       /* characters per cell */
    const char *layout; /* NULL: the boxes are in the cells */
    const char *page;
} types[] = {
    { 'S', 2, LELE_LAYOUT_CLASSIC, "sudoku.htm" },
    { 'X', 2, "x", "sudokux.htm" },
    { 'W', 2, "windoku", "windoku.htm" },
    { 'J', 3, NULL, "jigsaw.htm" },
};
enum { TYPES = sizeof types / sizeof types[0] };

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = (char)(c | 0x20);
    return lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : -1;
}

/* Reads `width` digits of a base; -1 when one of them is invalid. */
static int read_number(const char *at, size_t width, int base)
{
    int number = 0;
    for (size_t i = 0; i < width; i++) {
        const int digit = digit_value(at[i]);
        if (digit < 0 || digit >= base)
            return -1;
        number = number * base + digit;
    }
    return number;
}

static void write_number(int number, size_t width, lele_text *out)
{
    char digits[4];
    for (size_t i = width; i > 0; i--) {
        digits[i - 1] = "0123456789abcdefghijklmnopqrstuvwxyz"[number % 36];
        number /= 36;
    }
    lele_text_add_bytes(out, digits, width);
}

static lele_error refuse_field(lele_source *source, const char *at, size_t width)
{
    lele_problem_quote(source->problem, at, width);
    return lele_source_refuse(source, at, LELE_E_RANGE);
}

static lele_error read_plain(lele_source *source, lele_span board, lele_position *ret)
{
    if (board.length != CELLS)
        return lele_source_refuse_length(source, board.length, CELLS);
    const lele_error error = lele_source_layout(source, CELLS, &ret->layout);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < ret->layout->cell_count; cell++) {
        const char c = board.at[cell];
        const int digit = lele_digit_of_char(c);
        if (digit > ret->layout->size || (digit == 0 && !lele_is_dot_or_zero(c) && c != '_'))
            return lele_source_refuse_character(source, board.at + cell);
        if (digit != 0)
            lele_position_give(ret, cell, digit);
    }
    return LELE_OK;
}

static lele_error read_old(lele_source *source, lele_span board, lele_position *ret)
{
    const lele_error error = lele_source_layout(source, CELLS, &ret->layout);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < CELLS; cell++) {
        const char *at = board.at + 2 * cell;
        const int number = read_number(at, 2, 32);
        const lele_digits mask = (lele_digits)(number >> 1);
        const bool single = number >= 0 && lele_digits_single(mask);
        if (number < 0 || ((number & 1) != 0 && !single))
            return refuse_field(source, at, 2);
        if ((number & 1) != 0)
            lele_position_give(ret, cell, lele_digits_first(mask));
        else if (single) /* or a single candidate: this version does not distinguish them */
            ret->values.cell[cell] = (uint8_t)lele_digits_first(mask);
        else
            ret->candidates[cell] = mask;
        ret->has_candidates = ret->has_candidates || (!single && mask != 0);
    }
    return LELE_OK;
}

/* Stores the content of a packed cell; false when it is invalid. */
static bool take_content(lele_position *position, int cell, int content)
{
    if (content > CANDIDATES + lele_digits_all(SIZE))
        return false;
    if (content > CANDIDATES) {
        position->candidates[cell] = (lele_digits)(content - CANDIDATES);
        position->has_candidates = true;
    } else if (content > SOLVED) {
        position->values.cell[cell] = (uint8_t)(content - SOLVED);
    } else if (content > 0) {
        lele_position_give(position, cell, content);
    }
    return true;
}

static const struct type *find_type(char letter)
{
    for (size_t i = 0; i < TYPES; i++)
        if (types[i].letter == (letter & ~0x20))
            return &types[i];
    return NULL;
}

static lele_error read_regions(lele_source *source, lele_span board, const lele_layout **ret)
{
    char name[] =
        "jigsaw:"
        "000000000000000000000000000000000000000000000000000000000000000000000000000000000";
    for (int cell = 0; cell < CELLS; cell++) {
        const char *at = board.at + HEADER + 3 * cell;
        const int number = read_number(at, 3, 36);
        if (number < 0 || number >> BOX_SHIFT > SIZE)
            return refuse_field(source, at, 3);
        name[7 + cell] = (char)('0' + (number >> BOX_SHIFT));
    }
    source->problem->line = source->first_line;
    return lele_source_layout_named(source, name, ret);
}

static lele_error read_packed(lele_source *source, lele_span board, lele_position *ret)
{
    const struct type *type = find_type(*board.at);
    if (type == NULL || digit_value(board.at[1]) != SIZE) {
        lele_problem_quote(source->problem, board.at, HEADER);
        return lele_source_refuse(source, board.at, LELE_E_LAYOUT);
    }
    if (digit_value(board.at[2]) != VERSION) {
        source->problem->got = digit_value(board.at[2]);
        return lele_source_refuse(source, board.at + 2, LELE_E_VERSION);
    }
    const size_t got = (board.length - HEADER) / type->width;
    if (board.length != HEADER + type->width * CELLS)
        return lele_source_refuse_length(source, got, CELLS);
    const lele_error error = type->layout != NULL
                                 ? lele_source_layout_named(source, type->layout, &ret->layout)
                                 : read_regions(source, board, &ret->layout);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < CELLS; cell++) {
        const char *at = board.at + HEADER + type->width * (size_t)cell;
        const int number = read_number(at, type->width, 36);
        const int content = type->layout != NULL ? number : number & ((1 << BOX_SHIFT) - 1);
        if (number < 0 || !take_content(ret, cell, content))
            return refuse_field(source, at, type->width);
    }
    return LELE_OK;
}

/* Whether the board is packed: it starts with a letter, and its length is not that
 * of another form. */
static bool is_packed(lele_span board)
{
    return board.length > HEADER && digit_value(board.at[0]) >= 10 &&
           digit_value(board.at[1]) >= 0 && digit_value(board.at[2]) >= 0 &&
           board.length != OLD_LENGTH && board.length != CELLS;
}

/* Finds the board in a link, or takes the text itself. */
static lele_error find_board(lele_source *source, lele_span *ret)
{
    lele_url url;
    if (!lele_url_read(source->at, source->end, &url)) {
        lele_source_skip_space(source);
        if (source->end - source->at > 3 && memcmp(source->at, "bd=", 3) == 0)
            source->at += 3;
        *ret = (lele_span){ source->at, 0 };
        while (source->at + ret->length < source->end && !lele_is_space(source->at[ret->length]))
            ret->length++;
        return LELE_OK;
    }
    if (!lele_url_has_host(&url, hosts))
        return lele_url_refuse_host(source, &url);
    if (!lele_url_parameter(&url, "bd", ret) || ret->length == 0)
        return lele_url_refuse_link(source, "bd=…");
    source->at = ret->at;
    return LELE_OK;
}

static lele_error read_sudokuwiki(lele_source *source, lele_position *ret)
{
    lele_span board = { source->at, 0 };
    lele_error error = find_board(source, &board);
    if (error != LELE_OK)
        return error;
    error = is_packed(board)             ? read_packed(source, board, ret)
            : board.length == OLD_LENGTH ? read_old(source, board, ret)
                                         : read_plain(source, board, ret);
    source->at = source->end;
    return error;
}

static int match_sudokuwiki(const char *text, size_t length)
{
    lele_url url;
    lele_span board;
    if (lele_url_read(text, text + length, &url))
        return lele_url_has_host(&url, hosts) || lele_url_parameter(&url, "bd", &board)
                   ? LELE_MATCH_SURE
                   : LELE_MATCH_NO;
    if (length > 3 && memcmp(text, "bd=", 3) == 0)
        return LELE_MATCH_SURE;
    for (size_t i = 0; i < length; i++)
        if (digit_value(text[i]) < 0)
            return LELE_MATCH_NO;
    if (length > HEADER && find_type(*text) != NULL && text[1] == '9' &&
        digit_value(text[2]) == VERSION)
        return LELE_MATCH_SURE;
    return length == OLD_LENGTH ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
}

static const struct type *type_of(const lele_layout *layout)
{
    for (size_t i = 0; i < TYPES; i++)
        if (types[i].layout != NULL && strcmp(types[i].layout, layout->name) == 0)
            return &types[i];
    const bool jigsaw = lele_layout_is_jigsaw(layout) && layout->size == SIZE &&
                        layout->unit_count == lele_layout_first_extra(layout);
    return jigsaw ? find_type('J') : NULL;
}

static int content_of(const lele_position *position, int cell)
{
    const int digit = position->values.cell[cell];
    if (digit != 0)
        return position->givens.cell[cell] != 0 ? digit : digit + SOLVED;
    const lele_digits mask = position->has_candidates ? position->candidates[cell] : 0;
    return mask != 0 ? CANDIDATES + mask : 0;
}

static lele_error write_sudokuwiki(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    const struct type *type = type_of(layout);
    if (type == NULL)
        return LELE_E_UNSUPPORTED;
    lele_text_add(out, "https://www.sudokuwiki.org/");
    lele_text_add(out, type->page);
    lele_text_add(out, "?bd=");
    if (type == &types[0] && !position->has_candidates &&
        lele_grid_equal(layout, &position->givens, &position->values)) {
        char line[CELLS];
        lele_grid_write(layout, &position->givens, '0', line);
        lele_text_add_bytes(out, line, CELLS);
        return LELE_OK;
    }
    const char header[HEADER] = { type->letter, '9', 'B' };
    lele_text_add_bytes(out, header, HEADER);
    for (int cell = 0; cell < CELLS; cell++) {
        const int box = lele_layout_box(layout, cell);
        write_number(content_of(position, cell) + (type->layout == NULL ? box << BOX_SHIFT : 0),
                     type->width, out);
    }
    return LELE_OK;
}

const lele_codec lele_codec_sudokuwiki = {
    .name = "sudokuwiki",
    .summary = { "sudokuwiki.org link (classic, X, windoku, jigsaw)",
                 "sudokuwiki.org 链接（标准、对角线、窗口、锯齿）" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_CANDIDATES | LELE_CODEC_PROGRESS | LELE_CODEC_MANY,
    .match = match_sudokuwiki,
    .read = read_sudokuwiki,
    .write = write_sudokuwiki,
};
