/*
 * Our own share code: a puzzle or a game in progress, on any layout, in few characters that
 * are safe in links.
 *
 *     'L'  one number in base 62  two check characters
 *
 * The letter is the version: L is 1; M is 2, for puzzles with clues.  The number is a list of small digits of varying
 * bases, the first one lowest.  The set of filled cells is its rank among all sets of as many
 * cells.  A given is one of the digits that the givens before it allow.  So 25 givens of a classic
 * puzzle take about 27 characters.
 *
 *     1 bit        0: a classic puzzle and nothing else; 1: the next two follow (not in version 2)
 *     layout       its number in the table of layouts; a jigsaw is followed by its regions
 *     clues        only in version 2, see share_clues.c
 *     3 bits       which of player's digits, notes and candidates follow
 *     givens       how many, where, which
 *     digits       how many, where (among the other cells), which
 *     notes        of each kind: how many cells, where (not in givens), which
 *     candidates   of the empty cells where they differ from those that the digits allow
 *
 * The check characters detect every single wrong character and every swap of neighbours.
 */
#include "codec/codec.h"
#include "codec/packer.h"
#include "core/layout_table.h"

#include <string.h>

enum {
    VERSION = 'L',
    VERSION_CLUES = 'M',
    CHECK_LENGTH = 2,
    CHECK_PRIME = 3833, /* the greatest prime below 62 * 62 */
    CHECK_FACTOR = 97,
    SHORTEST_PUZZLE = 12, /* shorter words with a wrong check are ordinary words */
};

enum { HAS_DIGITS = 1, HAS_NOTES = 2, HAS_CANDIDATES = 4, HAS_BASE = 8 };

/* A layout is a number of the table of layouts, or one of these. */
enum { JIGSAW = LELE_LAYOUT_NUMBERS, JIGSAW_X, LAYOUT_BASE };

static lele_cellset filled(const lele_layout *layout, const lele_grid *grid)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (grid->cell[cell] != 0)
            lele_cellset_add(&set, cell);
    return set;
}

static void pass_givens(lele_packer *packer, lele_position *position)
{
    const lele_layout *layout = position->layout;
    lele_cellset chosen = filled(layout, &position->givens);
    lele_packer_choice(packer, layout->all, &chosen);
    lele_cellset seen[LELE_MAX_SIZE + 1]; /* by digit: the cells that see it */
    memset(seen, 0, sizeof seen);
    for (int cell; !packer->broken && (cell = lele_cellset_pop(&chosen)) >= 0;) {
        uint8_t *digit = &position->givens.cell[cell];
        lele_digits left = 0;
        for (int d = 1; d <= layout->size; d++)
            if (!lele_cellset_has(&seen[d], cell))
                left |= lele_digits_of(d);
        lele_packer_digit(packer, left, digit);
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
static void pass_digits(lele_packer *packer, lele_position *position)
{
    const lele_layout *layout = position->layout;
    const lele_cellset open = open_cells(position);
    lele_cellset chosen = lele_cellset_and(open, filled(layout, &position->values));
    lele_packer_choice(packer, open, &chosen);
    for (int cell; !packer->broken && (cell = lele_cellset_pop(&chosen)) >= 0;)
        lele_packer_digit(packer, lele_digits_all(layout->size), &position->values.cell[cell]);
}

/* Passes the sets of digits that differ from `usual`; each may be any set. */
static void pass_sets(lele_packer *packer, const lele_layout *layout, lele_cellset from,
                      const lele_digits usual[], lele_digits sets[])
{
    lele_cellset chosen = LELE_CELLSET_EMPTY, rest = from;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        if (packer->reading)
            sets[cell] = usual[cell];
        else if (sets[cell] != usual[cell])
            lele_cellset_add(&chosen, cell);
    }
    lele_packer_choice(packer, from, &chosen);
    for (int cell; !packer->broken && (cell = lele_cellset_pop(&chosen)) >= 0;) {
        uint32_t set = sets[cell];
        lele_packer_pass(packer, UINT32_C(1) << layout->size, &set);
        if (packer->reading && set == usual[cell])
            packer->broken = true; /* every game has exactly one code */
        sets[cell] = (lele_digits)set;
    }
}

static void pass_notes(lele_packer *packer, lele_position *position)
{
    static const lele_digits none[LELE_MAX_CELLS];
    const lele_cellset open = open_cells(position);
    for (int kind = 0; kind < LELE_NOTE_KINDS && !packer->broken; kind++)
        pass_sets(packer, position->layout, open, none, position->notes[kind]);
}

static void pass_candidates(lele_packer *packer, lele_position *position)
{
    const lele_layout *layout = position->layout;
    const lele_cellset empty = lele_cellset_minus(layout->all, filled(layout, &position->values));
    lele_digits legal[LELE_MAX_CELLS];
    lele_cellset rest = empty;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        legal[cell] = lele_position_legal(position, cell);
    pass_sets(packer, layout, empty, legal, position->candidates);
}

static void pass_content(lele_packer *packer, uint32_t parts, lele_position *position)
{
    static const struct {
        uint32_t flag;
        void (*pass)(lele_packer *packer, lele_position *position);
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
static void pass_regions(lele_packer *packer, int size, uint8_t *region)
{
    int counts[LELE_MAX_SIZE] = { 0 }, begun = 0;
    lele_digits open = lele_digits_of(1);
    packer->in_run = true;
    for (int cell = 0; cell < size * size && !packer->broken; cell++) {
        uint8_t digit = (uint8_t)(region[cell] + 1);
        lele_packer_digit(packer, open, &digit);
        region[cell] = (uint8_t)(digit - 1);
        if (region[cell] == begun && ++begun < size)
            open |= lele_digits_of(begun + 1);
        if (++counts[region[cell]] == size)
            lele_digits_remove(&open, lele_digits_of(digit));
    }
    lele_bignum_put_back(&packer->number, &packer->run);
    packer->in_run = false;
}

static void write_layout(lele_packer *packer, const lele_layout *layout)
{
    const bool crossed = layout->unit_count > lele_layout_first_extra(layout);
    const int known = lele_layout_number(layout);
    uint32_t number = (uint32_t)(known >= 0 ? known : crossed ? JIGSAW_X : JIGSAW);
    lele_packer_pass(packer, LAYOUT_BASE, &number);
    if (number < JIGSAW)
        return;
    packer->broken = !lele_layout_is_jigsaw(layout);
    uint32_t size = (uint32_t)layout->size;
    uint8_t region[LELE_MAX_CELLS] = { 0 };
    for (int cell = 0; cell < layout->cell_count; cell++)
        region[cell] = (uint8_t)lele_layout_box(layout, cell);
    lele_packer_pass(packer, LELE_MAX_SIZE + 1, &size);
    pass_regions(packer, layout->size, region);
}

static lele_error read_layout(lele_packer *packer, lele_source *source, const lele_layout **ret)
{
    uint32_t number = 0, size = 0;
    uint8_t region[LELE_MAX_CELLS];
    char name[LELE_LAYOUT_NAME_SIZE];
    lele_packer_pass(packer, LAYOUT_BASE, &number);
    const char *known = lele_layout_name_numbered((int)number);
    if (known != NULL)
        return lele_source_layout_named(source, known, ret);
    lele_packer_pass(packer, LELE_MAX_SIZE + 1, &size);
    if (number < JIGSAW || size < 4)
        return lele_source_refuse(source, source->at, LELE_E_CHECKSUM);
    memset(region, 0, sizeof region);
    pass_regions(packer, (int)size, region);
    if (packer->broken)
        return lele_source_refuse(source, source->at, LELE_E_CHECKSUM);
    lele_layout_name_regions((int)size, region, number == JIGSAW_X, name);
    return lele_source_layout_named(source, name, ret);
}

/* Replaces a layout by the one with the clues that follow. */
static lele_error read_clues(lele_packer *packer, lele_source *source, const lele_layout **ret)
{
    lele_clue_list list;
    lele_clue_list_init(&list);
    lele_packer_clues(packer, *ret, &list);
    if (packer->broken)
        return lele_source_refuse(source, source->at, LELE_E_CHECKSUM);
    const lele_layout *layout =
        lele_layouts_get_with(source->context->layouts, (*ret)->name, &list, source->problem);
    if (layout == NULL)
        return lele_source_refuse(source, source->at, source->problem->code);
    *ret = layout;
    return LELE_OK;
}

static lele_error unpack(lele_packer *packer, char version, lele_source *source, lele_position *ret)
{
    uint32_t more = version == VERSION_CLUES, parts = 0;
    if (version == VERSION)
        lele_packer_pass(packer, 2, &more);
    lele_error error = more != 0
                           ? read_layout(packer, source, &ret->layout)
                           : lele_source_layout_named(source, LELE_LAYOUT_CLASSIC, &ret->layout);
    if (error == LELE_OK && version == VERSION_CLUES)
        error = read_clues(packer, source, &ret->layout);
    if (error != LELE_OK)
        return error;
    if (more != 0)
        lele_packer_pass(packer, HAS_BASE, &parts);
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

static bool is_version(char c)
{
    return c == VERSION || c == VERSION_CLUES;
}

static lele_error read_share(lele_source *source, lele_position *ret)
{
    const char *code = source->at;
    const size_t length = find_code(&code, source->end);
    source->at = code;
    if (!ends_code(code + length, source->end))
        return lele_source_refuse_character(source, code + length);
    if (length > 0 && *code > VERSION_CLUES && *code <= 'Z') {
        source->problem->got = *code - VERSION + 1;
        return lele_source_refuse(source, code, LELE_E_VERSION);
    }
    if (length == 0 || !is_version(*code))
        return lele_source_expect(source, code, "L");
    if (length > LELE_BIGNUM_TEXT_MAX) {
        source->problem->got = (int64_t)length;
        source->problem->want = LELE_BIGNUM_TEXT_MAX;
        return lele_source_refuse(source, code, LELE_E_TOO_LONG);
    }
    lele_packer packer;
    lele_packer_begin(&packer, true);
    if (length < 2 + CHECK_LENGTH || !has_true_check(code, length) ||
        !lele_bignum_read62(&packer.number, code + 1, length - 1 - CHECK_LENGTH))
        return lele_source_refuse(source, code, LELE_E_CHECKSUM);
    const lele_error error = unpack(&packer, *code, source, ret);
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
    if (!is_version(*code) || !ends_code(code + used, end) || used < 2 + CHECK_LENGTH)
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

static void write_content(lele_packer *packer, const lele_position *position)
{
    const lele_layout *layout = position->layout;
    lele_position copy = *position;
    uint32_t parts = parts_of(position);
    uint32_t more = parts != 0 || !lele_layout_is_classic(layout);
    if (layout->clues == NULL)
        lele_packer_pass(packer, 2, &more);
    if (more != 0)
        write_layout(packer, layout);
    if (layout->clues != NULL) {
        lele_clue_list list = layout->clues->list;
        lele_packer_clues(packer, layout, &list);
    }
    if (more != 0)
        lele_packer_pass(packer, HAS_BASE, &parts);
    pass_content(packer, parts, &copy);
}

static lele_error write_share(const lele_position *position, lele_text *out)
{
    lele_packer packer;
    lele_packer_begin(&packer, false);
    lele_bignum_set(&packer.number, 0);
    lele_bignum_set(&packer.scale, 1);
    write_content(&packer, position);
    if (packer.broken || packer.number.overflow || packer.scale.overflow)
        return LELE_E_UNSUPPORTED;
    const size_t start = out->length;
    lele_text_add_char(out, position->layout->clues != NULL ? VERSION_CLUES : VERSION);
    lele_bignum_write62(&packer.number, out);
    const uint32_t check = check_of(out->data + start, out->length - start);
    lele_text_add_char(out, lele_base62_char(check / 62));
    lele_text_add_char(out, lele_base62_char(check % 62));
    return LELE_OK;
}

const lele_codec lele_codec_share = {
    .name = "share",
    .summary = { "our share code or link: any layout and clues, games in progress",
                 "本程序的分享码或链接：任意盘面与线索，可含进度" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_CANDIDATES | LELE_CODEC_PROGRESS | LELE_CODEC_ANY_LAYOUT |
                 LELE_CODEC_MANY | LELE_CODEC_CLUES,
    .match = match_share,
    .read = read_share,
    .write = write_share,
};
