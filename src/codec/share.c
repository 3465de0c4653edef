/*
 * Our own share code: a puzzle or a game in progress, on any layout, in few characters that
 * are safe in links.
 *
 *     'L'  one number in base 62  two check characters
 *
 * The letter is the version: L is 1, M will be 2.  The number is a list of small digits of varying
 * bases, the first one lowest.  The set of filled cells is its rank among all sets of as many
 * cells.  A given is one of the digits that the givens before it allow.  So 25 givens of a classic
 * puzzle take about 27 characters.
 *
 *     1 bit        0: a classic puzzle and nothing else; 1: the next two follow
 *     layout       its number in the table of layouts; a jigsaw is followed by its regions
 *     3 bits       which of player's digits, notes and candidates follow
 *     givens       how many, where, which
 *     digits       how many, where (among the other cells), which
 *     notes        of each kind: how many cells, where (not in givens), which
 *     candidates   of the empty cells where they differ from those that the digits allow
 *
 * The check characters detect every single wrong character and every swap of neighbours.
 */
#include "codec/bignum.h"
#include "codec/codec.h"
#include "core/layout_table.h"

#include <string.h>

enum {
    VERSION = 'L',
    CHECK_LENGTH = 2,
    CHECK_PRIME = 3833, /* the greatest prime below 62 * 62 */
    CHECK_FACTOR = 97,
    CHUNK_BITS = 31,      /* of any length: the bits of a number come lowest first */
    SHORTEST_PUZZLE = 12, /* shorter words with a wrong check are ordinary words */
};

enum { HAS_DIGITS = 1, HAS_NOTES = 2, HAS_CANDIDATES = 4, HAS_BASE = 8 };

/* A layout is a number of the table of layouts, or one of these. */
enum { JIGSAW = LELE_LAYOUT_NUMBERS, JIGSAW_X, LAYOUT_BASE };

/*
 * Packing and unpacking share one traversal: `pass` either puts its value into the number or
 * replaces it by the value from the number.  So each order is written down only once.
 */
struct packer {
    bool reading, broken;
    bool in_run; /* the bases are mostly the same as the one before */
    lele_bignum_run run;
    lele_bignum number, scale; /* scale: the value of the next digit, when writing */
};

static void init(struct packer *packer, bool reading)
{
    packer->reading = reading;
    packer->broken = packer->in_run = false;
    packer->run = (lele_bignum_run){ 0 };
}

static void pass(struct packer *packer, uint32_t base, uint32_t *digit)
{
    if (base == 0 || (!packer->reading && *digit >= base)) {
        packer->broken = true;
        *digit = 0;
    } else if (packer->reading) {
        *digit = packer->in_run ? lele_bignum_take(&packer->number, &packer->run, base)
                                : lele_bignum_divide(&packer->number, base);
    } else {
        lele_bignum_add(&packer->number, &packer->scale, *digit);
        lele_bignum_multiply(&packer->scale, base, 0);
    }
}

/* Passes a number below `limit`, in whole bits. */
static void pass_below(struct packer *packer, const lele_bignum *limit, lele_bignum *value)
{
    lele_bignum rest, unit;
    lele_bignum_copy(&rest, limit);
    lele_bignum_set(&unit, 1);
    lele_bignum_subtract(&rest, &unit);
    int bits = lele_bignum_bits(&rest);
    lele_bignum_copy(&rest, value);
    if (packer->reading)
        lele_bignum_set(value, 0);
    while (bits > 0) {
        const uint32_t base = UINT32_C(1) << (bits < CHUNK_BITS ? bits : CHUNK_BITS);
        uint32_t chunk = packer->reading ? 0 : lele_bignum_divide(&rest, base);
        pass(packer, base, &chunk);
        if (packer->reading) {
            lele_bignum_add(value, &unit, chunk);
            lele_bignum_multiply(&unit, base, 0);
        }
        bits -= CHUNK_BITS;
    }
    if (lele_bignum_compare(value, limit) >= 0)
        packer->broken = true;
}

/* C(n, k), several factors at a time. */
static void set_choices(lele_bignum *ret, uint32_t n, uint32_t k)
{
    lele_bignum_set(ret, 1);
    k = k < n - k ? k : n - k;
    for (uint32_t i = 1; i <= k;) {
        uint32_t factor = 1, divisor = 1;
        for (; i <= k && factor <= UINT32_MAX / n; i++) {
            factor *= n - k + i;
            divisor *= i;
        }
        lele_bignum_multiply(ret, factor, 0);
        lele_bignum_divide(ret, divisor);
    }
}

/*
 * Passes a choice of `count` of the cells of `from` by its rank in lexical order, in which sets
 * with the first cell come first.  Of C(n, k) sets, k/n contain the first cell.
 *
 * The rank and the number of choices are multiplied by n instead of dividing the other numbers by
 * it, and are divided by `scale` once in several cells.
 */
static void pass_rank(struct packer *packer, lele_cellset from, uint32_t count,
                      lele_cellset *chosen)
{
    uint32_t n = (uint32_t)lele_cellset_count(&from), scale = 1;
    lele_bignum choices, limit, with, rank;
    set_choices(&limit, n, count);
    lele_bignum_set(&rank, 0);
    if (packer->reading) {
        pass_below(packer, &limit, &rank);
        *chosen = LELE_CELLSET_EMPTY;
        if (packer->broken)
            return;
    }
    lele_bignum_copy(&choices, &limit);
    for (int cell; (cell = lele_cellset_pop(&from)) >= 0; n--) {
        lele_bignum_copy(&with, &choices);
        lele_bignum_multiply(&with, count, 0);
        lele_bignum_multiply(&rank, n, 0);
        scale *= n;
        if (packer->reading && lele_bignum_compare(&rank, &with) < 0)
            lele_cellset_add(chosen, cell);
        if (lele_cellset_has(chosen, cell)) {
            lele_bignum_copy(&choices, &with);
            count--;
        } else {
            lele_bignum_multiply(&choices, n - count, 0);
            if (packer->reading)
                lele_bignum_subtract(&rank, &with);
            else
                lele_bignum_add(&rank, &with, 1);
        }
        if (scale <= UINT32_MAX / n && n > 1)
            continue;
        lele_bignum_divide(&choices, scale);
        lele_bignum_divide(&rank, scale);
        scale = 1;
    }
    if (!packer->reading)
        pass_below(packer, &limit, &rank);
}

static void pass_choice(struct packer *packer, lele_cellset from, lele_cellset *chosen)
{
    uint32_t count = (uint32_t)lele_cellset_count(chosen);
    pass(packer, (uint32_t)lele_cellset_count(&from) + 1, &count);
    if (!packer->broken)
        pass_rank(packer, from, count, chosen);
}

static lele_cellset filled(const lele_layout *layout, const lele_grid *grid)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (grid->cell[cell] != 0)
            lele_cellset_add(&set, cell);
    return set;
}

/* Passes one digit of the set `left`. */
static void pass_digit(struct packer *packer, lele_digits left, uint8_t *digit)
{
    uint32_t index = 0;
    if (!packer->reading) {
        if (!lele_digits_has(left, *digit)) {
            packer->broken = true;
            return;
        }
        index = (uint32_t)lele_digits_count(left & (lele_digits)(lele_digits_of(*digit) - 1));
    }
    pass(packer, (uint32_t)lele_digits_count(left), &index);
    if (packer->broken)
        return;
    for (; index > 0; index--)
        lele_digits_pop(&left);
    *digit = (uint8_t)lele_digits_first(left);
}

static void pass_givens(struct packer *packer, lele_position *position)
{
    const lele_layout *layout = position->layout;
    lele_cellset chosen = filled(layout, &position->givens);
    pass_choice(packer, layout->all, &chosen);
    lele_cellset seen[LELE_MAX_SIZE + 1]; /* by digit: the cells that see it */
    memset(seen, 0, sizeof seen);
    for (int cell; !packer->broken && (cell = lele_cellset_pop(&chosen)) >= 0;) {
        uint8_t *digit = &position->givens.cell[cell];
        lele_digits left = 0;
        for (int d = 1; d <= layout->size; d++)
            if (!lele_cellset_has(&seen[d], cell))
                left |= lele_digits_of(d);
        pass_digit(packer, left, digit);
        if (packer->broken)
            return;
        seen[*digit] = lele_cellset_or(seen[*digit], layout->peers[cell]);
        position->values.cell[cell] = *digit;
    }
}

/* The cells without a given. */
static lele_cellset open_cells(const lele_position *position)
{
    return lele_cellset_minus(position->layout->all, filled(position->layout, &position->givens));
}

/* The player may break the rules, so each digit may be any. */
static void pass_digits(struct packer *packer, lele_position *position)
{
    const lele_layout *layout = position->layout;
    const lele_cellset open = open_cells(position);
    lele_cellset chosen = lele_cellset_and(open, filled(layout, &position->values));
    pass_choice(packer, open, &chosen);
    for (int cell; !packer->broken && (cell = lele_cellset_pop(&chosen)) >= 0;)
        pass_digit(packer, lele_digits_all(layout->size), &position->values.cell[cell]);
}

/* Passes the sets of digits that differ from `usual`; each may be any set. */
static void pass_sets(struct packer *packer, const lele_layout *layout, lele_cellset from,
                      const lele_digits usual[], lele_digits sets[])
{
    lele_cellset chosen = LELE_CELLSET_EMPTY, rest = from;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        if (packer->reading)
            sets[cell] = usual[cell];
        else if (sets[cell] != usual[cell])
            lele_cellset_add(&chosen, cell);
    }
    pass_choice(packer, from, &chosen);
    for (int cell; !packer->broken && (cell = lele_cellset_pop(&chosen)) >= 0;) {
        uint32_t set = sets[cell];
        pass(packer, UINT32_C(1) << layout->size, &set);
        if (packer->reading && set == usual[cell])
            packer->broken = true; /* every game has exactly one code */
        sets[cell] = (lele_digits)set;
    }
}

static void pass_notes(struct packer *packer, lele_position *position)
{
    static const lele_digits none[LELE_MAX_CELLS];
    const lele_cellset open = open_cells(position);
    for (int kind = 0; kind < LELE_NOTE_KINDS && !packer->broken; kind++)
        pass_sets(packer, position->layout, open, none, position->notes[kind]);
}

static void pass_candidates(struct packer *packer, lele_position *position)
{
    const lele_layout *layout = position->layout;
    const lele_cellset empty = lele_cellset_minus(layout->all, filled(layout, &position->values));
    lele_digits legal[LELE_MAX_CELLS];
    lele_cellset rest = empty;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        legal[cell] = lele_position_legal(position, cell);
    pass_sets(packer, layout, empty, legal, position->candidates);
}

static void pass_content(struct packer *packer, uint32_t parts, lele_position *position)
{
    static const struct {
        uint32_t flag;
        void (*pass)(struct packer *packer, lele_position *position);
    } passes[] = {
        { 0, pass_givens },
        { HAS_DIGITS, pass_digits },
        { HAS_NOTES, pass_notes },
        { HAS_CANDIDATES, pass_candidates },
    };
    for (size_t i = 0; i < sizeof passes / sizeof passes[0] && !packer->broken; i++)
        if ((parts & passes[i].flag) == passes[i].flag)
            passes[i].pass(packer, position);
}

/*
 * Passes the regions of a jigsaw in reading order, numbered by first appearance.  Each cell
 * belongs to a region that has begun and is not full, or to the next new one.
 */
static void pass_regions(struct packer *packer, int size, uint8_t *region)
{
    int counts[LELE_MAX_SIZE] = { 0 }, begun = 0;
    lele_digits open = lele_digits_of(1);
    packer->in_run = true;
    for (int cell = 0; cell < size * size && !packer->broken; cell++) {
        uint8_t digit = (uint8_t)(region[cell] + 1);
        pass_digit(packer, open, &digit);
        region[cell] = (uint8_t)(digit - 1);
        if (region[cell] == begun && ++begun < size)
            open |= lele_digits_of(begun + 1);
        if (++counts[region[cell]] == size)
            lele_digits_remove(&open, lele_digits_of(digit));
    }
    lele_bignum_put_back(&packer->number, &packer->run);
    packer->in_run = false;
}

static void write_layout(struct packer *packer, const lele_layout *layout)
{
    const bool crossed = layout->unit_count > lele_layout_first_extra(layout);
    const int known = lele_layout_number(layout);
    uint32_t number = (uint32_t)(known >= 0 ? known : crossed ? JIGSAW_X : JIGSAW);
    pass(packer, LAYOUT_BASE, &number);
    if (number < JIGSAW)
        return;
    packer->broken = !lele_layout_is_jigsaw(layout);
    uint32_t size = (uint32_t)layout->size;
    uint8_t region[LELE_MAX_CELLS] = { 0 };
    for (int cell = 0; cell < layout->cell_count; cell++)
        region[cell] = (uint8_t)lele_layout_box(layout, cell);
    pass(packer, LELE_MAX_SIZE + 1, &size);
    pass_regions(packer, layout->size, region);
}

static lele_error read_layout(struct packer *packer, lele_source *source, const lele_layout **ret)
{
    uint32_t number = 0, size = 0;
    uint8_t region[LELE_MAX_CELLS];
    char name[LELE_LAYOUT_NAME_SIZE];
    pass(packer, LAYOUT_BASE, &number);
    const char *known = lele_layout_name_numbered((int)number);
    if (known != NULL)
        return lele_source_layout_named(source, known, ret);
    pass(packer, LELE_MAX_SIZE + 1, &size);
    if (number < JIGSAW || size < 4)
        return lele_source_refuse(source, source->at, LELE_E_CHECKSUM);
    memset(region, 0, sizeof region);
    pass_regions(packer, (int)size, region);
    if (packer->broken)
        return lele_source_refuse(source, source->at, LELE_E_CHECKSUM);
    lele_layout_name_regions((int)size, region, number == JIGSAW_X, name);
    return lele_source_layout_named(source, name, ret);
}

static lele_error unpack(struct packer *packer, lele_source *source, lele_position *ret)
{
    uint32_t more = 0, parts = 0;
    pass(packer, 2, &more);
    const lele_error error =
        more != 0 ? read_layout(packer, source, &ret->layout)
                  : lele_source_layout_named(source, LELE_LAYOUT_CLASSIC, &ret->layout);
    if (error != LELE_OK)
        return error;
    if (more != 0)
        pass(packer, HAS_BASE, &parts);
    ret->has_notes = (parts & HAS_NOTES) != 0;
    ret->has_candidates = (parts & HAS_CANDIDATES) != 0;
    pass_content(packer, parts, ret);
    if (packer->broken || !lele_bignum_is_zero(&packer->number))
        return lele_source_refuse(source, source->at, LELE_E_CHECKSUM);
    return LELE_OK;
}

static uint32_t check_of(const char *code, size_t length)
{
    enum { AT_ONCE = 7 }; /* CHECK_PRIME * CHECK_FACTOR to the 7th power is below 2 to the 64th */
    uint64_t check = 0;
    for (size_t i = 0; i < length;) {
        for (const size_t end = length - i < AT_ONCE ? length : i + AT_ONCE; i < end; i++)
            check = check * CHECK_FACTOR + (uint32_t)lele_base62_value(code[i]) + 1;
        check %= CHECK_PRIME;
    }
    return (uint32_t)check;
}

/* Finds the code in a text: after "#/p/" or "#/g/" of a link, or the first word. */
static size_t find_code(const char **text, const char *end)
{
    const char *start = *text;
    while (start < end && lele_is_space(*start))
        start++;
    for (const char *c = start; end - c >= 4 && !lele_is_space(*c); c++)
        if (memcmp(c, "#/p/", 4) == 0 || memcmp(c, "#/g/", 4) == 0)
            start = c + 4;
    size_t length = 0;
    while (start + length < end && lele_base62_value(start[length]) >= 0)
        length++;
    *text = start;
    return length;
}

static bool has_true_check(const char *code, size_t length)
{
    const size_t body = length - CHECK_LENGTH;
    const uint32_t check = check_of(code, body);
    return code[body] == lele_base62_char(check / 62) &&
           code[body + 1] == lele_base62_char(check % 62);
}

static bool ends_code(const char *at, const char *end)
{
    return at == end || lele_is_space(*at) || strchr("?&/#,;", *at) != NULL;
}

static lele_error read_share(lele_source *source, lele_position *ret)
{
    const char *code = source->at;
    const size_t length = find_code(&code, source->end);
    source->at = code;
    if (!ends_code(code + length, source->end))
        return lele_source_refuse_character(source, code + length);
    if (length > 0 && *code > VERSION && *code <= 'Z') {
        source->problem->got = *code - VERSION + 1;
        return lele_source_refuse(source, code, LELE_E_VERSION);
    }
    if (length == 0 || *code != VERSION)
        return lele_source_expect(source, code, "L");
    if (length > LELE_BIGNUM_TEXT_MAX) {
        source->problem->got = (int64_t)length;
        source->problem->want = LELE_BIGNUM_TEXT_MAX;
        return lele_source_refuse(source, code, LELE_E_TOO_LONG);
    }
    struct packer packer;
    init(&packer, true);
    if (length < 2 + CHECK_LENGTH || !has_true_check(code, length) ||
        !lele_bignum_read62(&packer.number, code + 1, length - 1 - CHECK_LENGTH))
        return lele_source_refuse(source, code, LELE_E_CHECKSUM);
    const lele_error error = unpack(&packer, source, ret);
    source->at = source->end;
    return error;
}

static int match_share(const char *text, size_t length)
{
    const char *end = text + length, *code = text;
    const size_t used = find_code(&code, end);
    const bool linked = code > text;
    if (linked)
        return LELE_MATCH_SURE;
    if (*code != VERSION || !ends_code(code + used, end) || used < 2 + CHECK_LENGTH)
        return LELE_MATCH_NO;
    if (has_true_check(code, used))
        return LELE_MATCH_SURE;
    return used >= SHORTEST_PUZZLE ? LELE_MATCH_MAYBE : LELE_MATCH_NO;
}

static uint32_t parts_of(const lele_position *position)
{
    const lele_layout *layout = position->layout;
    const bool played = !lele_grid_equal(layout, &position->givens, &position->values);
    return (played ? HAS_DIGITS : 0U) | (position->has_notes ? HAS_NOTES : 0U) |
           (position->has_candidates ? HAS_CANDIDATES : 0U);
}

static lele_error write_share(const lele_position *position, lele_text *out)
{
    lele_position copy = *position;
    struct packer packer;
    init(&packer, false);
    lele_bignum_set(&packer.number, 0);
    lele_bignum_set(&packer.scale, 1);
    uint32_t parts = parts_of(position);
    uint32_t more = parts != 0 || !lele_layout_is_classic(position->layout);
    pass(&packer, 2, &more);
    if (more != 0) {
        write_layout(&packer, position->layout);
        pass(&packer, HAS_BASE, &parts);
    }
    pass_content(&packer, parts, &copy);
    if (packer.broken || packer.number.overflow || packer.scale.overflow)
        return LELE_E_UNSUPPORTED;
    const size_t start = out->length;
    lele_text_add_char(out, VERSION);
    lele_bignum_write62(&packer.number, out);
    const uint32_t check = check_of(out->data + start, out->length - start);
    lele_text_add_char(out, lele_base62_char(check / 62));
    lele_text_add_char(out, lele_base62_char(check % 62));
    return LELE_OK;
}

const lele_codec lele_codec_share = {
    .name = "share",
    .summary = { "our share code or link: any layout, games in progress",
                 "本程序的分享码或链接：任意盘面，可含进度" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_CANDIDATES | LELE_CODEC_PROGRESS | LELE_CODEC_ANY_LAYOUT |
                 LELE_CODEC_MANY,
    .match = match_share,
    .read = read_share,
    .write = write_share,
};
