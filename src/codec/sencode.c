/*
 * sencode: the code of jonasgeiler/sudoku, in links after '#'.
 *
 *     the filled cells, as an 81-bit number in base 62
 *     '-', or '_' when the cells are in reverse order
 *     the filled digits minus one, read as one decimal number, in base 62
 *
 * The cells are reversed if there are more blanks at the end than at the start, which keeps the
 * first number small.  The original accepts any two words; this reader refuses more than 81 cells,
 * more digits than cells, and a digit 10.
 */
#include "codec/bignum.h"
#include "codec/codec.h"
#include "codec/url.h"

enum { CELLS = 81, WORD_MAX = 200 }; /* longer words are refused */

static const char *const hosts[] = { "sudoku.jonasgeiler.com", NULL };

static size_t word_length(const char *text, const char *end)
{
    size_t length = 0;
    while (text + length < end && lele_base62_value(text[length]) >= 0)
        length++;
    return length;
}

struct parts {
    lele_span structure, numbers;
    bool reversed;
};

/* The start of the code: after the '#' of a link, or at the start of the text. */
static const char *find_code(const char *text, const char *end)
{
    lele_url url;
    if (lele_url_read(text, end, &url) && lele_url_has_host(&url, hosts))
        return url.fragment.at;
    while (text < end && lele_is_space(*text))
        text++;
    return text;
}

/* On failure `broken` is the place of the error. */
static bool split(const char *at, const char *end, struct parts *ret, const char **broken)
{
    ret->structure = (lele_span){ at, word_length(at, end) };
    *broken = at + ret->structure.length;
    if (ret->structure.length == 0 || *broken == end || (**broken != '-' && **broken != '_'))
        return false;
    ret->reversed = **broken == '_';
    ret->numbers = (lele_span){ *broken + 1, word_length(*broken + 1, end) };
    *broken += 1 + ret->numbers.length;
    return ret->numbers.length > 0 && (*broken == end || lele_is_space(**broken));
}

static int cell_at(const struct parts *parts, int index)
{
    return parts->reversed ? CELLS - 1 - index : index;
}

static lele_error refuse_part(lele_source *source, lele_span part)
{
    lele_problem_quote(source->problem, part.at, part.length);
    return lele_source_refuse(source, part.at, LELE_E_RANGE);
}

/* Decodes cells from the last to the first, because the lowest bit and digit come first. */
static lele_error decode(lele_source *source, const struct parts *parts, lele_position *ret)
{
    lele_bignum structure, numbers;
    if (parts->structure.length > WORD_MAX ||
        !lele_bignum_read62(&structure, parts->structure.at, parts->structure.length) ||
        lele_bignum_bits(&structure) > CELLS)
        return refuse_part(source, parts->structure);
    if (parts->numbers.length > WORD_MAX ||
        !lele_bignum_read62(&numbers, parts->numbers.at, parts->numbers.length))
        return refuse_part(source, parts->numbers);
    for (int index = CELLS - 1; index >= 0; index--) {
        if (lele_bignum_divide(&structure, 2) == 0)
            continue;
        const uint32_t digit = lele_bignum_divide(&numbers, 10);
        if (digit > 8)
            return refuse_part(source, parts->numbers);
        lele_position_give(ret, cell_at(parts, index), (int)digit + 1);
    }
    if (!lele_bignum_is_zero(&numbers))
        return refuse_part(source, parts->numbers);
    return LELE_OK;
}

static lele_error read_sencode(lele_source *source, lele_position *ret)
{
    struct parts parts;
    const char *broken;
    source->at = find_code(source->at, source->end);
    if (!split(source->at, source->end, &parts, &broken)) {
        if (source->at == source->end)
            return lele_url_refuse_link(source, "#…");
        if (broken < source->end)
            return lele_source_refuse_character(source, broken);
        const bool separated = broken[-1] == '-' || broken[-1] == '_';
        return lele_source_expect(source, broken, separated ? "0–9 a–z A–Z" : "-");
    }
    const lele_error error = lele_source_layout(source, CELLS, &ret->layout);
    if (error != LELE_OK)
        return error;
    const lele_error decoded = decode(source, &parts, ret);
    source->at = source->end;
    return decoded;
}

static int match_sencode(const char *text, size_t length)
{
    const char *end = text + length, *broken;
    const char *code = find_code(text, end);
    if (code > text)
        return LELE_MATCH_SURE;
    struct parts parts;
    if (!split(code, end, &parts, &broken) || parts.structure.length > WORD_MAX)
        return LELE_MATCH_NO;
    lele_bignum structure;
    return lele_bignum_read62(&structure, parts.structure.at, parts.structure.length) &&
                   lele_bignum_bits(&structure) <= CELLS
               ? LELE_MATCH_LIKELY
               : LELE_MATCH_MAYBE;
}

/* Whether there are strictly more blanks at the end than at the start. */
static bool is_better_reversed(const uint8_t *cells)
{
    for (int k = 0; k < CELLS; k++) {
        if (cells[CELLS - 1 - k] != 0)
            return false;
        if (cells[k] != 0)
            return true;
    }
    return false;
}

static lele_error write_sencode(const lele_position *position, lele_text *out)
{
    if (!lele_layout_is_classic(position->layout))
        return LELE_E_UNSUPPORTED;
    const uint8_t *cells = position->values.cell;
    const struct parts parts = { .reversed = is_better_reversed(cells) };
    lele_bignum structure, numbers;
    lele_bignum_set(&structure, 0);
    lele_bignum_set(&numbers, 0);
    for (int index = 0; index < CELLS; index++) {
        const int digit = cells[cell_at(&parts, index)];
        lele_bignum_multiply(&structure, 2, digit != 0);
        if (digit != 0)
            lele_bignum_multiply(&numbers, 10, (uint32_t)digit - 1);
    }
    lele_bignum_write62(&structure, out);
    lele_text_add_char(out, parts.reversed ? '_' : '-');
    lele_bignum_write62(&numbers, out);
    return LELE_OK;
}

const lele_codec lele_codec_sencode = {
    .name = "sencode",
    .summary = { "the code of sudoku.jonasgeiler.com, or its link",
                 "sudoku.jonasgeiler.com 的代码或链接" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_MANY,
    .match = match_sencode,
    .read = read_sencode,
    .write = write_sencode,
};
