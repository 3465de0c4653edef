/*
 * SudokuPad links, https://sudokupad.app/<id>, where the id holds the puzzle:
 *
 *     scl…       LZ-string of a zipped JSON: short keys without quotes, {} left out, '' for ""
 *     fpuzzles…  the payload of an f-puzzles link
 *
 * A short id names a puzzle on their server and cannot be read here.  Lines, arrows and marks are
 * rules that only people understand, so puzzles with them are refused.
 */
#include "codec/sudokupad.h"

#include <string.h>

#include "codec/fpuzzles.h"
#include "codec/lzstring.h"
#include "codec/rules.h"
#include "codec/jsontree.h"

static const char *const hosts[] = {
    "sudokupad.app",       "www.sudokupad.app",          "beta.sudokupad.app",
    "alpha.sudokupad.app", "app.crackingthecryptic.com", NULL
};
static const char *const zipped_ids[] = { "scl", "ctc", NULL };
static const char *const fpuzzles_ids[] = { "fpuzzles", "fpuz", NULL };

bool lele_sudokupad_id(const char *text, const char *end, lele_span *ret)
{
    lele_url url;
    while (text < end && lele_is_space(*text))
        text++;
    if (!lele_url_read(text, end, &url)) {
        *ret = (lele_span){ text, 0 };
        while (text + ret->length < end && !lele_is_space(text[ret->length]))
            ret->length++;
        return true;
    }
    if (!lele_url_has_host(&url, hosts))
        return false;
    if (lele_url_parameter(&url, "puzzleid", ret))
        return true;
    static const char *const folders[] = { "/sudoku/", "/", NULL };
    *ret = url.path;
    lele_sudokupad_strip(ret, folders);
    return true;
}

bool lele_sudokupad_strip(lele_span *id, const char *const prefixes[])
{
    for (; *prefixes != NULL; prefixes++) {
        const size_t length = strlen(*prefixes);
        if (!lele_span_starts(*id, *prefixes))
            continue;
        *id = (lele_span){ id->at + length, id->length - length };
        return true;
    }
    return false;
}

lele_error lele_sudokupad_refuse(lele_source *source)
{
    lele_url url;
    if (lele_url_read(source->at, source->end, &url) && !lele_url_has_host(&url, hosts))
        return lele_url_refuse_host(source, &url);
    return lele_url_refuse_link(source, "scl… fpuzzles… classic…");
}

/* Reads a list of [row, column] pairs as a set; false when it is not such a list. */
static bool read_cells(const lele_jsontree *tree, const lele_jsontree_node *list, int size,
                       lele_cellset *ret)
{
    *ret = LELE_CELLSET_EMPTY;
    if (list == NULL || list->kind != LELE_JSONTREE_ARRAY)
        return false;
    for (const lele_jsontree_node *pair = lele_jsontree_first(tree, list); pair != NULL;
         pair = lele_jsontree_next(tree, pair)) {
        if (pair->kind != LELE_JSONTREE_ARRAY || pair->count != 2)
            return false;
        const lele_jsontree_node *row = lele_jsontree_first(tree, pair);
        const lele_jsontree_node *column = lele_jsontree_next(tree, row);
        if (row->value < 0 || row->value >= size || column->value < 0 || column->value >= size)
            return false;
        lele_cellset_add(ret, row->value * size + column->value);
    }
    return true;
}

static lele_error read_regions(const lele_jsontree *tree, lele_source *source, lele_rules *rules)
{
    const lele_jsontree_node *regions = lele_jsontree_get(tree, tree->node, "regions", "re");
    const lele_error usual = lele_rules_init(rules, source, rules->size);
    if (usual == LELE_E_MEMORY)
        return lele_source_refuse(source, source->at, usual);
    if (regions == NULL && usual == LELE_OK)
        return LELE_OK;
    uint8_t number = 0;
    int count = 0;
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, regions); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        lele_cellset set;
        if (number == rules->size || !read_cells(tree, node, rules->size, &set))
            return lele_source_refuse_rule(source, "regions", 7);
        count += lele_cellset_count(&set);
        for (int cell; (cell = lele_cellset_pop(&set)) >= 0;)
            rules->region[cell] = number;
        number++;
    }
    return count == rules->size * rules->size ? LELE_OK
                                              : lele_source_refuse_rule(source, "regions", 7);
}

/* Reads cages.  A cage of `size` cells without a sum is one more unit; all others are refused. */
static lele_error read_cages(const lele_jsontree *tree, lele_source *source, lele_rules *rules)
{
    const lele_jsontree_node *cages = lele_jsontree_get(tree, tree->node, "cages", "ca");
    for (const lele_jsontree_node *cage = lele_jsontree_first(tree, cages); cage != NULL;
         cage = lele_jsontree_next(tree, cage)) {
        lele_cellset set;
        const lele_jsontree_node *cells = lele_jsontree_get(tree, cage, "cells", "ce");
        const lele_jsontree_node *unique = lele_jsontree_get(tree, cage, "unique", "u");
        if (unique == NULL || unique->value != 1 ||
            lele_jsontree_get(tree, cage, "value", "v") != NULL ||
            lele_jsontree_get(tree, cage, "sum", NULL) != NULL ||
            rules->extra_count == LELE_MAX_SIZE || !read_cells(tree, cells, rules->size, &set) ||
            lele_cellset_count(&set) != rules->size)
            return lele_source_refuse_rule(source, "cages", 5);
        rules->extra[rules->extra_count++] = set;
    }
    return LELE_OK;
}

/* Refuses all other drawings, because they could be rules. */
static lele_error check_drawings(const lele_jsontree *tree, lele_source *source)
{
    static const char *const known[] = { "cells", "ce", "regions", "re", "cages", "ca" };
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, tree->node); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        bool harmless = node->kind != LELE_JSONTREE_ARRAY || node->count == 0;
        for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
            harmless = harmless || lele_span_is(node->key, known[i]);
        if (!harmless)
            return lele_source_refuse_rule(source, node->key.at, node->key.length);
    }
    return LELE_OK;
}

static lele_error read_value(const lele_jsontree *tree, const lele_jsontree_node *node, int cell,
                             lele_source *source, lele_position *ret)
{
    const lele_jsontree_node *value = lele_jsontree_get(tree, node, "value", "v");
    if (value == NULL)
        return LELE_OK;
    const bool text = value->kind == LELE_JSONTREE_STRING && value->text.length == 1;
    const int digit = text ? lele_digit_of_char(*value->text.at) : value->value;
    if (digit < 1 || digit > ret->layout->size) {
        lele_problem_quote(source->problem, "value", 5);
        return lele_source_refuse(source, source->at, LELE_E_RANGE);
    }
    lele_position_give(ret, cell, digit);
    return LELE_OK;
}

static lele_error read_grid(const lele_jsontree *tree, lele_source *source, lele_position *ret)
{
    const lele_jsontree_node *rows = lele_jsontree_get(tree, tree->node, "cells", "ce");
    lele_rules rules = { .size = rows != NULL && rows->kind == LELE_JSONTREE_ARRAY &&
                                         rows->count <= LELE_MAX_SIZE
                                     ? (int)rows->count
                                     : 0 };
    if (rules.size < 4)
        return lele_source_expect(source, source->at, "cells");
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, rows); row != NULL;
         row = lele_jsontree_next(tree, row))
        if (row->kind != LELE_JSONTREE_ARRAY || row->count != rows->count)
            return lele_source_expect(source, source->at, "cells");
    lele_error error = check_drawings(tree, source);
    if (error == LELE_OK)
        error = read_regions(tree, source, &rules);
    if (error == LELE_OK)
        error = read_cages(tree, source, &rules);
    if (error == LELE_OK)
        error = lele_rules_layout(&rules, source, &ret->layout);
    int cell = 0;
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, rows); row != NULL;
         row = lele_jsontree_next(tree, row))
        for (const lele_jsontree_node *node = lele_jsontree_first(tree, row);
             error == LELE_OK && node != NULL; node = lele_jsontree_next(tree, node))
            error = read_value(tree, node, cell++, source, ret);
    return error;
}

static lele_error read_zipped(lele_source *source, lele_span payload, lele_position *ret)
{
    lele_text text;
    lele_jsontree tree;
    lele_text_init(&text);
    lele_error error = lele_payload_unpack(source, payload, &text);
    if (error == LELE_OK) {
        const bool plain = text.length > 1 && text.data[1] == '"';
        error = lele_jsontree_read(&tree, text.data, text.length,
                                   plain ? LELE_JSONTREE_JSON : LELE_JSONTREE_ZIPPED);
        if (error == LELE_OK) {
            const lele_jsontree_node *meta = lele_jsontree_get(&tree, tree.node, "metadata", "md");
            lele_jsontree_field(lele_jsontree_get(&tree, meta, "title", "t"), ret->title,
                                sizeof ret->title);
            lele_jsontree_field(lele_jsontree_get(&tree, meta, "author", "a"), ret->author,
                                sizeof ret->author);
            error = read_grid(&tree, source, ret);
            lele_jsontree_release(&tree);
        } else {
            error = error == LELE_E_SYNTAX ? lele_source_expect(source, payload.at, "JSON")
                                           : lele_source_refuse(source, payload.at, error);
        }
    }
    lele_text_release(&text);
    return error;
}

static lele_error read_sudokupad(lele_source *source, lele_position *ret)
{
    lele_span id;
    lele_error error;
    if (!lele_sudokupad_id(source->at, source->end, &id))
        return lele_sudokupad_refuse(source);
    if (lele_sudokupad_strip(&id, zipped_ids)) {
        source->at = id.at;
        error = read_zipped(source, id, ret);
    } else if (lele_sudokupad_strip(&id, fpuzzles_ids)) {
        error = lele_fpuzzles_read(source, id, ret);
    } else {
        return lele_sudokupad_refuse(source);
    }
    source->at = source->end;
    return error;
}

static int match_sudokupad(const char *text, size_t length)
{
    lele_url url;
    if (lele_url_read(text, text + length, &url))
        return lele_url_has_host(&url, hosts) ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
    lele_span id;
    const bool found =
        lele_sudokupad_id(text, text + length, &id) && id.length > 16 &&
        (lele_sudokupad_strip(&id, zipped_ids) || lele_sudokupad_strip(&id, fpuzzles_ids));
    return found && *id.at == 'N' ? LELE_MATCH_SURE : LELE_MATCH_NO;
}

/* Strings are in single quotes.  A quote, backslash or control character becomes an apostrophe. */
static void write_string(const char *string, lele_text *out)
{
    lele_text_add_char(out, '\'');
    for (; *string != '\0'; string++) {
        if (*string == '\'' || *string == '\\' || (unsigned char)*string < 0x20)
            lele_text_add(out, "’");
        else
            lele_text_add_char(out, *string);
    }
    lele_text_add_char(out, '\'');
}

static void write_unit(const lele_layout *layout, const lele_unit *unit, lele_text *out)
{
    lele_text_add_char(out, '[');
    for (int i = 0; i < layout->size; i++) {
        lele_text_add(out, i > 0 ? ",[" : "[");
        lele_text_add_int(out, lele_layout_row(layout, unit->cells[i]));
        lele_text_add_char(out, ',');
        lele_text_add_int(out, lele_layout_column(layout, unit->cells[i]));
        lele_text_add_char(out, ']');
    }
    lele_text_add_char(out, ']');
}

static void write_units(const lele_layout *layout, lele_text *out)
{
    const int first = lele_layout_first_box(layout), first_extra = lele_layout_first_extra(layout);
    for (int u = first; u < layout->unit_count; u++) {
        const bool extra = u >= first_extra;
        const bool opens = u == first || u == first_extra;
        if (u == first_extra)
            lele_text_add_char(out, ']');
        lele_text_add(out, !opens ? "," : extra ? ",cages:[" : ",re:[");
        if (extra)
            lele_text_add(out, "{cells:");
        write_unit(layout, &layout->units[u], out);
        if (extra)
            lele_text_add(out, ",unique:t,hidden:t}");
    }
    lele_text_add_char(out, ']');
}

static void write_zipped(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    lele_text_add(out, "{id:'lele',metadata:{t:");
    write_string(position->title, out);
    if (*position->author != '\0') {
        lele_text_add(out, ",author:");
        write_string(position->author, out);
    }
    lele_text_add(out, "},cs:50,ce:[");
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = position->values.cell[cell];
        const bool first = lele_layout_column(layout, cell) == 0;
        lele_text_add(out, !first ? "," : cell == 0 ? "[" : "],[");
        if (digit == 0)
            continue;
        lele_text_add(out, "{v:");
        lele_text_add_int(out, digit);
        lele_text_add_char(out, '}');
    }
    lele_text_add(out, "]]");
    write_units(layout, out);
    lele_text_add_char(out, '}');
}

static lele_error write_sudokupad(const lele_position *position, lele_text *out)
{
    lele_text zipped;
    lele_text_init(&zipped);
    write_zipped(position, &zipped);
    lele_text_add(out, "https://sudokupad.app/scl");
    const lele_error error =
        zipped.failed ? LELE_E_MEMORY : lele_lz_pack(zipped.data, zipped.length, out);
    lele_text_release(&zipped);
    return error;
}

const lele_codec lele_codec_sudokupad = {
    .name = "sudokupad",
    .summary = { "SudokuPad link", "SudokuPad 链接" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY,
    .match = match_sudokupad,
    .read = read_sudokupad,
    .write = write_sudokupad,
};
