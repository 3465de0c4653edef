/*
 * LZ78 over UTF-16 units with code words that get wider as the dictionary grows.  Codes 0 and 1
 * announce a new unit of 8 or 16 bits, code 2 ends the text, and both sides number the other codes
 * alike.  Code words are stored lowest bit first; characters are filled from the highest bit.
 */
#include "codec/lzstring.h"

#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

enum { NEW_BYTE, NEW_UNIT, END, FIRST_FREE };

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The width of code words: one bit more each time the dictionary doubles. */
struct width {
    int bits;
    uint32_t left; /* entries until the next bit */
};

static void grow(struct width *width)
{
    if (--width->left == 0)
        width->left = UINT32_C(1) << width->bits++;
}

/* ---- packing ---- */

struct entry {
    uint32_t parent, code; /* code 0: the slot is free */
    uint16_t unit;
    bool fresh; /* a single unit that has not been written yet */
};

enum { ROOT = 0xFFFFFF };

struct packer {
    struct entry *slot; /* a hash table large enough for the whole text */
    uint32_t mask, next_code;
    struct width width;
    uint32_t buffer;
    int filled;
    lele_text *out;
};

static struct entry *find(const struct packer *packer, uint32_t parent, uint16_t unit)
{
    uint32_t at = (parent * UINT32_C(0x9E3779B1) ^ unit * UINT32_C(0x85EBCA6B)) & packer->mask;
    while (packer->slot[at].code != 0 &&
           (packer->slot[at].parent != parent || packer->slot[at].unit != unit))
        at = (at + 1) & packer->mask;
    return &packer->slot[at];
}

static void put_bits(struct packer *packer, uint32_t value, int bits)
{
    for (; bits > 0; bits--, value >>= 1) {
        packer->buffer = packer->buffer << 1 | (value & 1);
        if (++packer->filled < 6)
            continue;
        lele_text_add_char(packer->out, alphabet[packer->buffer & 63]);
        packer->filled = 0;
    }
}

static void put_word(struct packer *packer, struct entry *word)
{
    if (word->fresh) {
        const bool byte = word->unit < 256;
        put_bits(packer, byte ? NEW_BYTE : NEW_UNIT, packer->width.bits);
        put_bits(packer, word->unit, byte ? 8 : 16);
        grow(&packer->width);
        word->fresh = false;
    } else {
        put_bits(packer, word->code, packer->width.bits);
    }
    grow(&packer->width);
}

static void add_entry(struct packer *packer, struct entry *slot, uint32_t parent, uint16_t unit)
{
    *slot = (struct entry){ parent, packer->next_code++, unit, parent == ROOT };
}

static void pack_units(struct packer *packer, const uint16_t *units, size_t count)
{
    struct entry *word = NULL;
    for (size_t i = 0; i < count; i++) {
        struct entry *single = find(packer, ROOT, units[i]);
        if (single->code == 0)
            add_entry(packer, single, ROOT, units[i]);
        if (word == NULL) {
            word = single;
            continue;
        }
        struct entry *longer = find(packer, word->code, units[i]);
        if (longer->code != 0) {
            word = longer;
            continue;
        }
        put_word(packer, word);
        add_entry(packer, longer, word->code, units[i]);
        word = single;
    }
    if (word != NULL)
        put_word(packer, word);
    put_bits(packer, END, packer->width.bits);
    put_bits(packer, 0, 6 - packer->filled);
}

/* Decodes one character of valid UTF-8 of `size` bytes. */
static uint32_t code_point(const unsigned char *at, size_t size)
{
    static const unsigned char first_bits[] = { 0, 0x7F, 0x1F, 0x0F, 0x07 };
    uint32_t point = at[0] & first_bits[size];
    for (size_t i = 1; i < size; i++)
        point = point << 6 | (at[i] & 0x3F);
    return point;
}

/* `units` has room for `length` units; invalid bytes become U+FFFD. */
static size_t to_units(const char *text, size_t length, uint16_t *units)
{
    size_t count = 0;
    for (size_t i = 0; i < length;) {
        const size_t size = lele_utf8_length(text + i, length - i);
        const uint32_t point =
            size == 0 ? 0xFFFD : code_point((const unsigned char *)text + i, size);
        if (point >= 0x10000) {
            units[count++] = (uint16_t)(0xD800 + ((point - 0x10000) >> 10));
            units[count++] = (uint16_t)(0xDC00 + (point & 0x3FF));
        } else {
            units[count++] = (uint16_t)point;
        }
        i += size == 0 ? 1 : size;
    }
    return count;
}

lele_error lele_lz_pack(const char *text, size_t length, lele_text *out)
{
    if (length > LELE_LZ_MAX)
        return LELE_E_TOO_LONG;
    uint32_t slots = 64;
    while (slots < 4 * (length + 1)) /* two entries per unit, at most half full */
        slots *= 2;
    struct packer packer = { .slot = calloc(slots, sizeof *packer.slot),
                             .mask = slots - 1,
                             .next_code = FIRST_FREE,
                             .width = { 2, 2 },
                             .out = out };
    uint16_t *units = malloc((length + 1) * sizeof *units);
    if (packer.slot != NULL && units != NULL) {
        const size_t start = out->length;
        pack_units(&packer, units, to_units(text, length, units));
        lele_text_add_repeat(out, '=', (4 - (out->length - start) % 4) % 4);
    }
    const bool failed = packer.slot == NULL || units == NULL || out->failed;
    free(packer.slot);
    free(units);
    return failed ? LELE_E_MEMORY : LELE_OK;
}

/* ---- unpacking ---- */

/* A word of the dictionary is a range of the text that is already unpacked. */
struct word {
    uint32_t start, length;
};

struct unpacker {
    const char *at, *end;
    uint32_t buffer;
    int filled;
    bool ended; /* read past the last character */
    struct width width;
    struct word *words;
    size_t word_count, word_capacity;
    uint16_t *units;
    size_t unit_count, unit_capacity;
};

static int value_of(char c)
{
    if (c == ' ')
        c = '+'; /* form encoding turns '+' into a space */
    const char *found = c != '\0' ? strchr(alphabet, c) : NULL;
    return found != NULL ? (int)(found - alphabet) : -1;
}

static uint32_t take_bits(struct unpacker *unpacker, int bits)
{
    uint32_t value = 0;
    for (int i = 0; i < bits; i++) {
        if (unpacker->filled == 0) {
            const int next = unpacker->at < unpacker->end ? value_of(*unpacker->at++) : -1;
            unpacker->ended = unpacker->ended || next < 0;
            unpacker->buffer = next < 0 ? 0 : (uint32_t)next;
            unpacker->filled = 6;
        }
        value |= (unpacker->buffer >> --unpacker->filled & 1) << i;
    }
    return value;
}

/* Doubles the capacity of a full array. */
static bool make_room(void **array, size_t count, size_t *capacity, size_t item)
{
    if (count < *capacity)
        return true;
    const size_t wanted = *capacity == 0 ? 256 : *capacity * 2;
    void *grown = realloc(*array, wanted * item);
    if (grown == NULL)
        return false;
    *array = grown;
    *capacity = wanted;
    return true;
}

static lele_error add_word(struct unpacker *unpacker, struct word word)
{
    void *words = unpacker->words;
    if (!make_room(&words, unpacker->word_count, &unpacker->word_capacity, sizeof word))
        return LELE_E_MEMORY;
    unpacker->words = words;
    unpacker->words[unpacker->word_count++] = word;
    return LELE_OK;
}

static lele_error add_unit(struct unpacker *unpacker, uint16_t unit)
{
    if (unpacker->unit_count == LELE_LZ_MAX)
        return LELE_E_TOO_LONG;
    void *units = unpacker->units;
    if (!make_room(&units, unpacker->unit_count, &unpacker->unit_capacity, sizeof unit))
        return LELE_E_MEMORY;
    unpacker->units = units;
    unpacker->units[unpacker->unit_count++] = unit;
    return LELE_OK;
}

/* Reads a new unit, adds it to the text and makes it a word of its own. */
static lele_error take_unit(struct unpacker *unpacker, uint32_t code)
{
    const uint16_t unit = (uint16_t)take_bits(unpacker, code == NEW_BYTE ? 8 : 16);
    const struct word word = { (uint32_t)unpacker->unit_count, 1 };
    lele_error error = add_word(unpacker, word);
    if (error == LELE_OK)
        error = add_unit(unpacker, unit);
    return error;
}

/* Appends a word.  It may be the word that is just being defined, whose last unit is its first. */
static lele_error repeat_word(struct unpacker *unpacker, struct word word)
{
    lele_error error = LELE_OK;
    for (uint32_t i = 0; error == LELE_OK && i < word.length; i++)
        error = add_unit(unpacker, unpacker->units[word.start + i]);
    return error;
}

/*
 * Reads the word after `last`.  The dictionary gets `last` plus the first unit of this word, a
 * range of the text that starts where `last` starts.
 */
static lele_error take_word(struct unpacker *unpacker, uint32_t code, struct word *last)
{
    const struct word extended = { last->start, last->length + 1 };
    const struct word here = { (uint32_t)unpacker->unit_count, 0 };
    lele_error error;
    if (code == NEW_BYTE || code == NEW_UNIT) {
        error = take_unit(unpacker, code);
        grow(&unpacker->width);
    } else if (code < unpacker->word_count) {
        error = repeat_word(unpacker, unpacker->words[code]);
    } else if (code == unpacker->word_count) {
        error = repeat_word(unpacker, extended);
    } else {
        error = LELE_E_SYNTAX;
    }
    if (error == LELE_OK)
        error = add_word(unpacker, extended);
    grow(&unpacker->width);
    *last = (struct word){ here.start, (uint32_t)unpacker->unit_count - here.start };
    return error;
}

static lele_error unpack_units(struct unpacker *unpacker)
{
    lele_error error = LELE_OK;
    for (int i = 0; error == LELE_OK && i < FIRST_FREE; i++)
        error = add_word(unpacker, (struct word){ 0, 0 });
    const uint32_t first = take_bits(unpacker, 2);
    if (error != LELE_OK || first == END)
        return error;
    if (first > END)
        return LELE_E_SYNTAX;
    error = take_unit(unpacker, first);
    struct word last = { 0, 1 };
    while (error == LELE_OK) {
        const uint32_t code = take_bits(unpacker, unpacker->width.bits);
        if (unpacker->ended)
            return LELE_E_SYNTAX;
        if (code == END)
            return LELE_OK;
        error = take_word(unpacker, code, &last);
    }
    return error;
}

static void add_code_point(uint32_t point, lele_text *out)
{
    char bytes[4];
    size_t size = 0;
    if (point < 0x80) {
        bytes[size++] = (char)point;
    } else if (point < 0x800) {
        bytes[size++] = (char)(0xC0 | point >> 6);
    } else if (point < 0x10000) {
        bytes[size++] = (char)(0xE0 | point >> 12);
        bytes[size++] = (char)(0x80 | (point >> 6 & 0x3F));
    } else {
        bytes[size++] = (char)(0xF0 | point >> 18);
        bytes[size++] = (char)(0x80 | (point >> 12 & 0x3F));
        bytes[size++] = (char)(0x80 | (point >> 6 & 0x3F));
    }
    if (point >= 0x80)
        bytes[size++] = (char)(0x80 | (point & 0x3F));
    lele_text_add_bytes(out, bytes, size);
}

static void to_utf8(const uint16_t *units, size_t count, lele_text *out)
{
    for (size_t i = 0; i < count; i++) {
        const bool high = (units[i] & 0xFC00) == 0xD800;
        const bool pair = high && i + 1 < count && (units[i + 1] & 0xFC00) == 0xDC00;
        if (pair) {
            add_code_point(0x10000U + ((units[i] & 0x3FFU) << 10) + (units[i + 1] & 0x3FFU), out);
            i++;
        } else {
            add_code_point((units[i] & 0xF800) == 0xD800 ? 0xFFFD : units[i], out);
        }
    }
}

lele_error lele_lz_unpack(const char *packed, size_t length, lele_text *out)
{
    struct unpacker unpacker = { .at = packed, .end = packed + length, .width = { 3, 4 } };
    lele_error error = unpack_units(&unpacker);
    if (error == LELE_OK)
        to_utf8(unpacker.units, unpacker.unit_count, out);
    free(unpacker.words);
    free(unpacker.units);
    return error == LELE_OK && out->failed ? LELE_E_MEMORY : error;
}
