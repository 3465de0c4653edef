/*
 * The pencilmark line: `size` characters per cell, 729 in a classic puzzle.  The d-th of them is d
 * where d is a candidate and a blank where it is not.
 */
#include "codec/pencil.h"

#include <string.h>

static size_t word_length(const char *text, const char *end)
{
    size_t length = 0;
    while (text + length < end && !lele_is_space(text[length]))
        length++;
    return length;
}

/* The side whose cube is `length`, or 0. */
static int cube_side(size_t length)
{
    for (size_t side = 4; side <= LELE_MAX_SIZE; side++)
        if (side * side * side == length)
            return (int)side;
    return 0;
}

static bool is_blank(char c)
{
    return lele_grid_is_blank(c) || c == '-';
}

static lele_error read_pmline(lele_source *source, lele_position *ret)
{
    lele_source_skip_space(source);
    const char *text = source->at;
    const size_t length = word_length(text, source->end);
    const lele_layout *wanted = source->context->layout;
    const int side = cube_side(length);
    const int want = wanted != NULL ? wanted->size : 9;
    if (side == 0 || (wanted != NULL && side != want))
        return lele_source_refuse_length(source, length, (size_t)want * (size_t)(want * want));
    const lele_error error = lele_source_layout(source, (size_t)side * (size_t)side, &ret->layout);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < ret->layout->cell_count; cell++) {
        lele_digits shown = 0;
        for (int digit = 1; digit <= side; digit++) {
            const char *at = text + cell * side + digit - 1;
            if (lele_digit_of_char(*at) == digit)
                shown |= lele_digits_of(digit);
            else if (!is_blank(*at))
                return lele_source_refuse_character(source, at);
        }
        lele_pencil_take(ret, cell, shown);
    }
    lele_pencil_settle(ret);
    source->at = source->end;
    return LELE_OK;
}

static int match_pmline(const char *text, size_t length)
{
    const size_t word = word_length(text, text + length);
    const int side = cube_side(word);
    if (side == 0)
        return LELE_MATCH_NO;
    const bool also_line = lele_square_side(word) != 0; /* 64 characters may be 8x8 cells */
    size_t digits = 0;
    for (size_t i = 0; i < word; i++) {
        const int digit = lele_digit_of_char(text[i]);
        if (digit != 0 ? digit != (int)(i % (size_t)side) + 1 : !is_blank(text[i]))
            return also_line ? LELE_MATCH_NO : LELE_MATCH_MAYBE;
        digits += digit != 0;
    }
    if (also_line && digits < 12) /* so few givens may match by chance */
        return LELE_MATCH_NO;
    return LELE_MATCH_SURE;
}

static lele_error write_pmline(const lele_position *position, lele_text *out)
{
    lele_digits shown[LELE_MAX_CELLS];
    if (!lele_pencil_show(position, shown))
        return LELE_E_UNSUPPORTED;
    for (int cell = 0; cell < position->layout->cell_count; cell++)
        for (int digit = 1; digit <= position->layout->size; digit++)
            lele_text_add_char(out,
                               lele_cell_char(lele_digits_has(shown[cell], digit) ? digit : 0));
    return LELE_OK;
}

const lele_codec lele_codec_pmline = {
    .name = "pmline",
    .summary = { "pencilmarks in one line, 729 characters in a classic puzzle",
                 "一行候选数，标准盘面共 729 个字符" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_CANDIDATES | LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY,
    .match = match_pmline,
    .read = read_pmline,
    .write = write_pmline,
};
