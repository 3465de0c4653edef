/*
 * SudokuPad's classic ids, https://sudokupad.app/classic<id>, in two codings:
 *
 *     2: characters of 0-9A-Za-x; each is worth digit + 10 * blanks that follow it (up to 5);
 *        digit 0 is a blank itself
 *     1: digits as they are; n blanks are character n, from 0, of A-Za-z()[]-.~:@!$&'*,;=_
 *
 * Nothing in an id names its coding.  A coding is possible if it gives 81 cells.  If both do, the
 * one that would be written for this grid is preferred, then the newer one.
 */
#include "codec/sudokupad.h"

#include <string.h>

enum { CELLS = 81, CODE_MAX = 2 * CELLS };

static const char *const prefixes[] = { "classic", NULL };
static const char digits2[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
static const char blanks1[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/* The index of a character in an alphabet, or -1. */
static int place_of(const char *alphabet, char c)
{
    const char *found = c != '\0' ? strchr(alphabet, c) : NULL;
    return found != NULL ? (int)(found - alphabet) : -1;
}

/* Both decoders return the number of cells, or -1 at an unknown character.  Cells after the last
 * are counted but not stored. */
static int decode2(const char *code, size_t length, uint8_t *cells)
{
    int count = 0;
    for (size_t i = 0; i < length && count <= CELLS; i++) {
        const int value = place_of(digits2, code[i]);
        if (value < 0)
            return -1;
        if (count < CELLS)
            cells[count] = (uint8_t)(value % 10);
        count += 1 + value / 10;
    }
    return count;
}

static int decode1(const char *code, size_t length, uint8_t *cells)
{
    int count = 0;
    for (size_t i = 0; i < length && count <= CELLS; i++) {
        const bool digit = code[i] >= '1' && code[i] <= '9';
        const int blanks = place_of(blanks1, code[i]);
        if (!digit && blanks < 0)
            return -1;
        if (digit && count < CELLS)
            cells[count] = (uint8_t)(code[i] - '0');
        count += digit ? 1 : blanks;
    }
    return count;
}

static size_t encode2(const uint8_t *cells, char *ret)
{
    size_t used = 0;
    for (int cell = 0; cell < CELLS;) {
        const int digit = cells[cell++];
        int blanks = 0;
        while (blanks < 5 && cell < CELLS && cells[cell] == 0) {
            blanks++;
            cell++;
        }
        ret[used++] = digits2[digit + 10 * blanks];
    }
    return used;
}

static size_t encode1(const uint8_t *cells, char *ret)
{
    size_t used = 0;
    int blanks = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        blanks += cells[cell] == 0;
        const bool full = blanks == (int)sizeof blanks1 - 2;
        const bool ends = cell == CELLS - 1 || cells[cell] != 0 || full;
        if (ends && blanks > 0)
            ret[used++] = blanks1[blanks];
        if (ends)
            blanks = 0;
        if (cells[cell] != 0)
            ret[used++] = (char)('0' + cells[cell]);
    }
    return used;
}

static const struct coding {
    int (*decode)(const char *code, size_t length, uint8_t *cells);
    size_t (*encode)(const uint8_t *cells, char *ret);
} codings[] = { { decode2, encode2 }, { decode1, encode1 } };

/* How well a coding fits the id: 2 it writes the same id, 1 it gives 81 cells, 0 it does not. */
static int try_coding(const struct coding *coding, lele_span id, uint8_t *cells)
{
    char code[CODE_MAX];
    memset(cells, 0, CELLS);
    if (coding->decode(id.at, id.length, cells) != CELLS)
        return 0;
    const size_t length = coding->encode(cells, code);
    return length == id.length && memcmp(code, id.at, length) == 0 ? 2 : 1;
}

static int decode(lele_span id, uint8_t *ret)
{
    int best = 0;
    for (size_t i = 0; i < sizeof codings / sizeof codings[0]; i++) {
        uint8_t cells[CELLS];
        const int match = try_coding(&codings[i], id, cells);
        if (match <= best)
            continue;
        best = match;
        memcpy(ret, cells, CELLS);
    }
    return best;
}

/* Reports why no coding fits the id. */
static lele_error refuse(lele_source *source, lele_span id)
{
    uint8_t cells[CELLS];
    for (size_t i = 0; i < id.length; i++)
        if (place_of(blanks1, id.at[i]) < 0 && (id.at[i] < '0' || id.at[i] > '9'))
            return lele_source_refuse_character(source, id.at + i);
    const int count = decode2(id.at, id.length, cells);
    source->at = id.at;
    return lele_source_refuse_length(source, count > 0 ? (size_t)count : 0, CELLS);
}

static lele_error read_classic(lele_source *source, lele_position *ret)
{
    lele_span id;
    if (!lele_sudokupad_id(source->at, source->end, &id) || !lele_sudokupad_strip(&id, prefixes))
        return lele_sudokupad_refuse(source);
    lele_error error = lele_source_layout(source, CELLS, &ret->layout);
    if (error != LELE_OK)
        return error;
    uint8_t cells[CELLS];
    if (decode(id, cells) == 0)
        return refuse(source, id);
    for (int cell = 0; cell < CELLS; cell++)
        if (cells[cell] != 0)
            lele_position_give(ret, cell, cells[cell]);
    source->at = source->end;
    return LELE_OK;
}

static int match_classic(const char *text, size_t length)
{
    lele_span id;
    if (!lele_sudokupad_id(text, text + length, &id) || !lele_sudokupad_strip(&id, prefixes))
        return LELE_MATCH_NO;
    uint8_t cells[CELLS];
    return decode(id, cells) > 0 || id.at - text > 7 ? LELE_MATCH_SURE : LELE_MATCH_MAYBE;
}

static lele_error write_classic(const lele_position *position, lele_text *out)
{
    if (!lele_layout_is_classic(position->layout))
        return LELE_E_UNSUPPORTED;
    char code[CODE_MAX];
    lele_text_add(out, "https://sudokupad.app/classic");
    lele_text_add_bytes(out, code, encode2(position->values.cell, code));
    return LELE_OK;
}

const lele_codec lele_codec_sudokupad_classic = {
    .name = "sudokupad-classic",
    .summary = { "SudokuPad short link of a classic puzzle", "SudokuPad 标准数独短链接" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_MANY,
    .match = match_classic,
    .read = read_classic,
    .write = write_classic,
};
