/*
 * The compact form of a save, for links; see game/save.h.
 *
 *     "L1" base64url( head-line LF start-line LF { time-step verb length arguments } check check )
 *
 * A number has 7 bits per byte, the low bits first; the highest bit means that more bytes follow.
 * A verb is one byte.  In arguments, byte 1 and a cell index stand for " r1c1", byte 2 and a cell
 * index for ",r1c1".
 */
#include "game/save.h"

#include <string.h>

#include "game/command.h"

enum { CELL_AFTER_SPACE = 1, CELL_AFTER_COMMA = 2 };

static const char prefix[] = "L1";
static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool lele_compact_is(const char *text, size_t length)
{
    const size_t head = strlen(prefix);
    while (length > 0 && is_blank(*text)) {
        text++;
        length--;
    }
    return length > head && memcmp(text, prefix, head) == 0;
}

static void add_number(lele_text *out, uint64_t number)
{
    for (; number >= 128; number >>= 7)
        lele_text_add_char(out, (char)(number % 128 + 128));
    lele_text_add_char(out, (char)number);
}

static bool take_number(const uint8_t **next, const uint8_t *end, uint64_t *ret)
{
    uint64_t number = 0;
    for (int shift = 0; *next < end && shift < 63; shift += 7) {
        const uint8_t byte = *(*next)++;
        number |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) {
            *ret = number;
            return true;
        }
    }
    return false;
}

static unsigned checksum(const char *bytes, size_t length)
{
    unsigned a = 1, b = 0;
    for (size_t i = 0; i < length; i++) {
        a = (a + (unsigned char)bytes[i]) % 251;
        b = (b + a) % 251;
    }
    return b * 256 + a;
}

static void add_base64(lele_text *out, const char *bytes, size_t length)
{
    unsigned held = 0;
    int bits = 0;
    for (size_t i = 0; i < length; i++) {
        held = (held << 8 | (unsigned char)bytes[i]) & 0xFFFF;
        for (bits += 8; bits >= 6; bits -= 6)
            lele_text_add_char(out, alphabet[held >> (bits - 6) & 63]);
    }
    if (bits > 0)
        lele_text_add_char(out, alphabet[held << (6 - bits) & 63]);
}

static bool take_base64(const char *text, size_t length, lele_text *out)
{
    unsigned held = 0;
    int bits = 0;
    for (size_t i = 0; i < length; i++) {
        const char *found = text[i] != '\0' ? strchr(alphabet, text[i]) : NULL;
        if (found == NULL)
            return false;
        held = (held << 6 | (unsigned)(found - alphabet)) & 0xFFFF;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            lele_text_add_char(out, (char)(held >> bits & 255));
        }
    }
    return !out->failed;
}

static void write_cell_name(const lele_layout *layout, int cell, lele_text *out)
{
    const lele_place place = lele_cell_place(layout, cell);
    lele_text_add_char(out, 'r');
    lele_text_add_int(out, place.row);
    lele_text_add_char(out, 'c');
    lele_text_add_int(out, place.column);
}

/* Finds the cell whose name is at `text`, in exactly the form that write_cell_name gives.  Returns
 * the length of the name, or 0. */
static size_t match_cell(const lele_layout *layout, const char *text, size_t length, int *cell)
{
    char name[LELE_CELL_NAME_SIZE + 1] = { 0 };
    memcpy(name, text, length < LELE_CELL_NAME_SIZE ? length : LELE_CELL_NAME_SIZE);
    const size_t used = lele_cell_read(layout, name, cell);
    if (used == 0 || used > length)
        return 0;
    char written[LELE_CELL_NAME_SIZE];
    lele_cell_name(layout, *cell, written);
    bool same = strlen(written) == used;
    for (size_t i = 0; same && i < used; i++) /* "R1C1" is written "r1c1" */
        same = text[i] == (written[i] >= 'A' ? (char)(written[i] - 'A' + 'a') : written[i]);
    return same ? used : 0;
}

static void add_arguments(const lele_layout *layout, const char *text, size_t length,
                          lele_text *out)
{
    for (size_t i = 0; i < length;) {
        int cell;
        const char c = text[i];
        const size_t used =
            c == ' ' || c == ',' ? match_cell(layout, text + i + 1, length - i - 1, &cell) : 0;
        if (used == 0) {
            lele_text_add_char(out, c);
        } else {
            lele_text_add_char(out, c == ' ' ? CELL_AFTER_SPACE : CELL_AFTER_COMMA);
            lele_text_add_char(out, (char)cell);
        }
        i += used + 1;
    }
}

static int verb_of(const char *word, size_t length)
{
    int verb = 0;
    while (strlen(lele_verb_at((size_t)verb)->word) != length ||
           memcmp(lele_verb_at((size_t)verb)->word, word, length) != 0)
        verb++;
    return verb;
}

/* Appends one line of a log.  The line comes from lele_game_save, so it needs no checks. */
static void add_line(const lele_layout *layout, const char *line, size_t length, int64_t *time,
                     lele_text *scratch, lele_text *out)
{
    int64_t now = 0;
    size_t i = 0;
    for (; line[i] != ' '; i++)
        now = now * 10 + (line[i] - '0');
    const size_t word = ++i;
    while (i < length && line[i] != ' ')
        i++;
    lele_text_clear(scratch);
    add_arguments(layout, line + i, length - i, scratch);
    add_number(out, (uint64_t)(now - *time));
    lele_text_add_char(out, (char)verb_of(line + word, i - word));
    add_number(out, scratch->length);
    lele_text_add_bytes(out, scratch->data, scratch->length);
    out->failed = out->failed || scratch->failed;
    *time = now;
}

void lele_compact_write(const lele_layout *layout, const char *save, size_t length, lele_text *out)
{
    lele_text bytes, scratch;
    lele_text_init(&bytes);
    lele_text_init(&scratch);
    const char *end = save + length;
    int64_t time = 0;
    for (int number = 0; save < end; number++) {
        const char *newline = memchr(save, '\n', (size_t)(end - save));
        if (number < 2)
            lele_text_add_bytes(&bytes, save, (size_t)(newline + 1 - save));
        else
            add_line(layout, save, (size_t)(newline - save), &time, &scratch, &bytes);
        save = newline + 1;
    }
    const unsigned check = checksum(bytes.data, bytes.length);
    lele_text_add_char(&bytes, (char)(check >> 8));
    lele_text_add_char(&bytes, (char)(check & 255));
    lele_text_add(out, prefix);
    add_base64(out, bytes.data, bytes.length);
    out->failed = out->failed || bytes.failed;
    lele_text_release(&bytes);
    lele_text_release(&scratch);
}

static bool read_arguments(const lele_layout *layout, const uint8_t *bytes, size_t length,
                           lele_text *out)
{
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != CELL_AFTER_SPACE && bytes[i] != CELL_AFTER_COMMA) {
            if (bytes[i] == '\n')
                return false;
            lele_text_add_char(out, (char)bytes[i]);
            continue;
        }
        lele_text_add_char(out, bytes[i] == CELL_AFTER_SPACE ? ' ' : ',');
        if (++i == length || bytes[i] >= layout->cell_count)
            return false;
        write_cell_name(layout, bytes[i], out);
    }
    return true;
}

static bool read_line(const lele_layout *layout, const uint8_t **next, const uint8_t *end,
                      uint64_t *time, lele_text *out)
{
    uint64_t step, length;
    if (!take_number(next, end, &step) || *next == end)
        return false;
    const lele_verb_row *row = lele_verb_at(*(*next)++);
    if (row == NULL || step > INT64_MAX - *time || !take_number(next, end, &length) ||
        length > (uint64_t)(end - *next))
        return false;
    *time += step;
    lele_text_add_int(out, (int64_t)*time);
    lele_text_add_char(out, ' ');
    lele_text_add(out, row->word);
    if (!read_arguments(layout, *next, (size_t)length, out))
        return false;
    *next += length;
    lele_text_add_char(out, '\n');
    return true;
}

/* Builds the layout named in the words of the second line: "custom NAME" or "puzzle WORD NAME
 * CELLS".  Cells have the same names with and without clues, so clues are left out. */
static bool find_layout(char *words, lele_layout *ret)
{
    char *name = strchr(words, ' ');
    if (name != NULL && memcmp(words, "puzzle", 6) == 0)
        name = strchr(name + 1, ' ');
    if (name == NULL)
        return false;
    char *end = strchr(name + 1, ' ');
    if (end != NULL)
        *end = '\0';
    name[strcspn(name, "+")] = '\0';
    return lele_layout_init(ret, name + 1, NULL) == LELE_OK;
}

static bool read_layout(const char *line, size_t length, lele_layout *ret)
{
    lele_text words;
    lele_text_init(&words);
    lele_text_add_bytes(&words, line, length);
    const bool found = !words.failed && length > 0 && find_layout(words.data, ret);
    lele_text_release(&words);
    return found;
}

static bool read_bytes(const char *bytes, size_t length, lele_text *out)
{
    lele_layout layout;
    const char *first = memchr(bytes, '\n', length);
    const char *second =
        first != NULL ? memchr(first + 1, '\n', length - (size_t)(first + 1 - bytes)) : NULL;
    if (second == NULL || !read_layout(first + 1, (size_t)(second - first - 1), &layout))
        return false;
    lele_text_add_bytes(out, bytes, (size_t)(second + 1 - bytes));
    const uint8_t *next = (const uint8_t *)second + 1;
    const uint8_t *end = (const uint8_t *)bytes + length;
    uint64_t time = 0;
    while (next < end)
        if (!read_line(&layout, &next, end, &time, out))
            return false;
    return !out->failed;
}

lele_error lele_compact_read(const char *text, size_t length, lele_text *out, lele_problem *problem)
{
    while (length > 0 && is_blank(*text)) {
        text++;
        length--;
    }
    while (length > 0 && is_blank(text[length - 1]))
        length--;
    lele_text bytes;
    lele_text_init(&bytes);
    const size_t head = strlen(prefix);
    bool good = take_base64(text + head, length - head, &bytes) && bytes.length > 2;
    if (good) {
        const size_t payload = bytes.length - 2;
        const unsigned check = (unsigned)(unsigned char)bytes.data[payload] << 8 |
                               (unsigned char)bytes.data[payload + 1];
        good = check == checksum(bytes.data, payload) && read_bytes(bytes.data, payload, out);
    }
    const bool short_of_memory = bytes.failed || out->failed;
    lele_text_release(&bytes);
    if (short_of_memory)
        return lele_problem_set(problem, LELE_E_MEMORY);
    return good ? LELE_OK : lele_problem_set(problem, LELE_E_CHECKSUM);
}
