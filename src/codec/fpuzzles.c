/*
 * f-puzzles links: a JSON object packed with LZ-string.
 *
 *     {"size":9,"title":…,"author":…,"ruleset":…,"diagonal+":true,"diagonal-":true,
 *      "grid":[[{"value":5,"given":true,"region":0,"cornerPencilMarks":[1,2]},{},…],…],
 *      "extraregion":[{"cells":["R2C2",…]}]}
 *
 * A puzzle with a rule that no layout has is refused by the name of the rule.  Without the rule it
 * would be another puzzle.
 */
#include "codec/fpuzzles.h"

#include <string.h>

#include "codec/lzstring.h"
#include "codec/rules.h"
#include "codec/jsontree.h"
#include "lele/json.h"

static const char *const hosts[] = { "f-puzzles.com", "www.f-puzzles.com", NULL };

/* Keys that are not rules, or that the reader handles. */
static const char *const harmless[] = {
    "size",           "title",
    "author",         "ruleset",
    "grid",           "solution",
    "successMessage", "highlightConflicts",
    "disabledlogic",  "truecandidatesoptions",
    "diagonal+",      "diagonal-",
    "extraregion",    NULL,
};

/* Whether a node is true, a number, a string, or a non-empty array or object. */
static bool is_set(const lele_jsontree_node *node)
{
    return node->kind == LELE_JSONTREE_BOOL ? node->value == 1
           : node->kind == LELE_JSONTREE_ARRAY || node->kind == LELE_JSONTREE_OBJECT
               ? node->count > 0
               : node->kind != LELE_JSONTREE_NULL;
}

static lele_error check_rules(const lele_jsontree *tree, lele_source *source)
{
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, tree->node); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        size_t i = 0;
        while (harmless[i] != NULL && !lele_span_is(node->key, harmless[i]))
            i++;
        if (harmless[i] == NULL && is_set(node))
            return lele_source_refuse_rule(source, node->key.at, node->key.length);
    }
    return LELE_OK;
}

static lele_error refuse_json(lele_source *source, const char *what)
{
    return lele_source_expect(source, source->at, what);
}

static lele_error read_regions(const lele_jsontree *tree, const lele_jsontree_node *grid,
                               lele_source *source, lele_rules *rules)
{
    const lele_error usual = lele_rules_init(rules, source, rules->size);
    if (usual == LELE_E_MEMORY)
        return lele_source_refuse(source, source->at, usual);
    int cell = 0;
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, grid); row != NULL;
         row = lele_jsontree_next(tree, row)) {
        for (const lele_jsontree_node *node = lele_jsontree_first(tree, row); node != NULL;
             node = lele_jsontree_next(tree, node), cell++) {
            const lele_jsontree_node *region = lele_jsontree_get(tree, node, "region", NULL);
            if (region == NULL && usual == LELE_OK)
                continue;
            if (region == NULL || region->kind != LELE_JSONTREE_NUMBER || region->value < 0 ||
                region->value >= rules->size)
                return lele_source_refuse_rule(source, "region", 6);
            rules->region[cell] = (uint8_t)region->value;
        }
    }
    return LELE_OK;
}

static lele_error read_extra_region(const lele_jsontree *tree, const lele_jsontree_node *region,
                                    lele_source *source, const lele_layout *layout,
                                    lele_cellset *ret)
{
    const lele_jsontree_node *cells = lele_jsontree_get(tree, region, "cells", NULL);
    *ret = LELE_CELLSET_EMPTY;
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, cells); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        char name[LELE_CELL_NAME_SIZE + 1];
        lele_jsontree_field(node, name, sizeof name);
        int cell;
        if (node->kind != LELE_JSONTREE_STRING ||
            lele_cell_read(layout, name, &cell) != strlen(name))
            return refuse_json(source, "R1C1");
        lele_cellset_add(ret, cell);
    }
    return LELE_OK;
}

static bool has_flag(const lele_jsontree *tree, const char *name)
{
    const lele_jsontree_node *node = lele_jsontree_get(tree, tree->node, name, NULL);
    return node != NULL && node->kind == LELE_JSONTREE_BOOL && node->value == 1;
}

static lele_error read_extras(const lele_jsontree *tree, lele_source *source, lele_rules *rules)
{
    const lele_layout *any; /* any layout of this size, to read cell names */
    lele_error error = lele_rules_layout(rules, source, &any);
    if (error != LELE_OK)
        return error;
    const int size = rules->size;
    for (int pass = 0; pass < 2; pass++) {
        if (!has_flag(tree, pass == 0 ? "diagonal-" : "diagonal+"))
            continue;
        lele_cellset *set = &rules->extra[rules->extra_count++];
        *set = LELE_CELLSET_EMPTY;
        for (int i = 0; i < size; i++)
            lele_cellset_add(set, i * size + (pass == 0 ? i : size - 1 - i));
    }
    const lele_jsontree_node *regions = lele_jsontree_get(tree, tree->node, "extraregion", NULL);
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, regions); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        if (rules->extra_count == LELE_MAX_SIZE)
            return lele_source_refuse_rule(source, "extraregion", 11);
        error = read_extra_region(tree, node, source, any, &rules->extra[rules->extra_count++]);
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

static lele_error read_marks(const lele_jsontree *tree, const lele_jsontree_node *marks, int size,
                             lele_digits *ret)
{
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, marks); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        const int digit = node->kind == LELE_JSONTREE_STRING && node->text.length == 1
                              ? lele_digit_of_char(*node->text.at)
                              : node->value;
        if (digit < 1 || digit > size)
            return LELE_E_RANGE;
        *ret |= lele_digits_of(digit);
    }
    return LELE_OK;
}

static lele_error read_cell(const lele_jsontree *tree, const lele_jsontree_node *node, int cell,
                            lele_source *source, lele_position *ret)
{
    static const char *const marks[LELE_NOTE_KINDS] = {
        [LELE_NOTE_CORNER] = "cornerPencilMarks",
        [LELE_NOTE_CENTRE] = "centerPencilMarks",
    };
    const int size = ret->layout->size;
    const lele_jsontree_node *value = lele_jsontree_get(tree, node, "value", NULL);
    const lele_jsontree_node *given = lele_jsontree_get(tree, node, "given", NULL);
    if (value != NULL && value->kind != LELE_JSONTREE_NULL) {
        if (value->kind != LELE_JSONTREE_NUMBER || value->value < 1 || value->value > size) {
            lele_problem_quote(source->problem, "value", 5);
            return lele_source_refuse(source, source->at, LELE_E_RANGE);
        }
        ret->values.cell[cell] = (uint8_t)value->value;
        if (given != NULL && given->kind == LELE_JSONTREE_BOOL && given->value == 1)
            ret->givens.cell[cell] = (uint8_t)value->value;
    }
    for (int kind = 0; kind < LELE_NOTE_KINDS; kind++) {
        const lele_jsontree_node *list = lele_jsontree_get(tree, node, marks[kind], NULL);
        if (read_marks(tree, list, size, &ret->notes[kind][cell]) != LELE_OK) {
            lele_problem_quote(source->problem, marks[kind], strlen(marks[kind]));
            return lele_source_refuse(source, source->at, LELE_E_RANGE);
        }
        ret->has_notes = ret->has_notes || ret->notes[kind][cell] != 0;
    }
    return LELE_OK;
}

/* Whether `grid` is an array of `size` arrays of `size` cells. */
static bool is_square(const lele_jsontree *tree, const lele_jsontree_node *grid, uint32_t size)
{
    if (grid == NULL || grid->kind != LELE_JSONTREE_ARRAY || grid->count != size)
        return false;
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, grid); row != NULL;
         row = lele_jsontree_next(tree, row))
        if (row->kind != LELE_JSONTREE_ARRAY || row->count != size)
            return false;
    return true;
}

static lele_error read_tree(const lele_jsontree *tree, lele_source *source, lele_position *ret)
{
    const lele_jsontree_node *size = lele_jsontree_get(tree, tree->node, "size", NULL);
    const lele_jsontree_node *grid = lele_jsontree_get(tree, tree->node, "grid", NULL);
    if (size == NULL || size->value < 4 || size->value > LELE_MAX_SIZE)
        return refuse_json(source, "\"size\":9");
    if (!is_square(tree, grid, (uint32_t)size->value))
        return refuse_json(source, "\"grid\":[[{},…],…]");
    lele_rules rules = { .size = size->value };
    lele_error error = check_rules(tree, source);
    if (error == LELE_OK)
        error = read_regions(tree, grid, source, &rules);
    if (error == LELE_OK)
        error = read_extras(tree, source, &rules);
    if (error == LELE_OK)
        error = lele_rules_layout(&rules, source, &ret->layout);
    int cell = 0;
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, grid); row != NULL;
         row = lele_jsontree_next(tree, row))
        for (const lele_jsontree_node *node = lele_jsontree_first(tree, row);
             error == LELE_OK && node != NULL; node = lele_jsontree_next(tree, node))
            error = read_cell(tree, node, cell++, source, ret);
    lele_jsontree_field(lele_jsontree_get(tree, tree->node, "title", NULL), ret->title,
                        sizeof ret->title);
    lele_jsontree_field(lele_jsontree_get(tree, tree->node, "author", NULL), ret->author,
                        sizeof ret->author);
    lele_jsontree_field(lele_jsontree_get(tree, tree->node, "ruleset", NULL), ret->comment,
                        sizeof ret->comment);
    return error;
}

lele_error lele_payload_unpack(lele_source *source, lele_span payload, lele_text *ret)
{
    lele_text plain;
    lele_text_init(&plain);
    lele_url_decode(payload, &plain);
    lele_error error = plain.failed ? LELE_E_MEMORY : lele_lz_unpack(plain.data, plain.length, ret);
    lele_text_release(&plain);
    if (error == LELE_E_SYNTAX)
        return lele_source_expect(source, payload.at, "LZ-string");
    if (error == LELE_E_TOO_LONG) {
        source->problem->got = LELE_LZ_MAX + 1;
        source->problem->want = LELE_LZ_MAX;
    }
    return error == LELE_OK ? error : lele_source_refuse(source, payload.at, error);
}

lele_error lele_fpuzzles_read(lele_source *source, lele_span payload, lele_position *ret)
{
    lele_text json;
    lele_jsontree tree;
    lele_text_init(&json);
    source->at = payload.at;
    lele_error error = lele_payload_unpack(source, payload, &json);
    if (error == LELE_OK) {
        error = lele_jsontree_read(&tree, json.data, json.length, LELE_JSONTREE_JSON);
        if (error == LELE_OK) {
            error = read_tree(&tree, source, ret);
            lele_jsontree_release(&tree);
        } else {
            error = error == LELE_E_SYNTAX ? refuse_json(source, "JSON")
                                           : lele_source_refuse(source, source->at, error);
        }
    }
    lele_text_release(&json);
    return error;
}

/* Reads a link, or a text that is the payload itself. */
static lele_error read_fpuzzles(lele_source *source, lele_position *ret)
{
    lele_url url;
    lele_span payload;
    lele_source_skip_space(source);
    if (!lele_url_read(source->at, source->end, &url)) {
        payload = (lele_span){ source->at, (size_t)(source->end - source->at) };
        while (payload.length > 0 && lele_is_space(payload.at[payload.length - 1]))
            payload.length--;
    } else if (!lele_url_has_host(&url, hosts)) {
        return lele_url_refuse_host(source, &url);
    } else if (!lele_url_parameter(&url, "load", &payload) || payload.length == 0) {
        return lele_url_refuse_link(source, "load=…");
    }
    const lele_error error = lele_fpuzzles_read(source, payload, ret);
    source->at = source->end;
    return error;
}

/* "N4Ig" is the packed form of '{', as a new byte, then '"'. */
static int match_fpuzzles(const char *text, size_t length)
{
    lele_url url;
    if (lele_url_read(text, text + length, &url))
        return lele_url_has_host(&url, hosts) ? LELE_MATCH_SURE : LELE_MATCH_NO;
    return length > 20 && memcmp(text, "N4Ig", 4) == 0 ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
}

static void write_marks(lele_json *json, const char *key, lele_digits digits)
{
    if (digits == 0)
        return;
    lele_json_key(json, key);
    lele_json_array_begin(json);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        lele_json_int(json, digit);
    lele_json_array_end(json);
}

static void write_cell(lele_json *json, const lele_position *position, int cell)
{
    const lele_layout *layout = position->layout;
    lele_json_object_begin(json);
    if (position->values.cell[cell] != 0)
        lele_json_key_int(json, "value", position->values.cell[cell]);
    if (position->givens.cell[cell] != 0)
        lele_json_key_bool(json, "given", true);
    if (lele_layout_is_jigsaw(layout))
        lele_json_key_int(json, "region", lele_layout_box(layout, cell));
    if (position->has_notes) {
        write_marks(json, "centerPencilMarks", position->notes[LELE_NOTE_CENTRE][cell]);
        write_marks(json, "cornerPencilMarks", position->notes[LELE_NOTE_CORNER][cell]);
    }
    lele_json_object_end(json);
}

static void write_extras(lele_json *json, const lele_layout *layout)
{
    bool listed = false;
    for (int u = lele_layout_first_extra(layout); u < layout->unit_count; u++) {
        const lele_unit *unit = &layout->units[u];
        if (unit->kind == LELE_UNIT_DIAGONAL) {
            lele_json_key_bool(json, unit->number == 1 ? "diagonal-" : "diagonal+", true);
            continue;
        }
        if (!listed) {
            lele_json_key(json, "extraregion");
            lele_json_array_begin(json);
            listed = true;
        }
        lele_json_object_begin(json);
        lele_json_key(json, "cells");
        lele_json_array_begin(json);
        for (int i = 0; i < layout->size; i++) {
            char name[LELE_CELL_NAME_SIZE];
            lele_cell_name(layout, unit->cells[i], name);
            lele_json_string(json, name);
        }
        lele_json_array_end(json);
        lele_json_object_end(json);
        if (u + 1 == layout->unit_count || layout->units[u + 1].kind == LELE_UNIT_DIAGONAL)
            lele_json_array_end(json);
    }
}

static void write_json(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    lele_json_key_int(&json, "size", layout->size);
    if (*position->title != '\0')
        lele_json_key_string(&json, "title", position->title);
    if (*position->author != '\0')
        lele_json_key_string(&json, "author", position->author);
    if (*position->comment != '\0')
        lele_json_key_string(&json, "ruleset", position->comment);
    lele_json_key(&json, "grid");
    lele_json_array_begin(&json);
    for (int row = 0; row < layout->size; row++) {
        lele_json_array_begin(&json);
        for (int i = 0; i < layout->size; i++)
            write_cell(&json, position, layout->units[row].cells[i]);
        lele_json_array_end(&json);
    }
    lele_json_array_end(&json);
    write_extras(&json, layout);
    lele_json_object_end(&json);
}

static lele_error write_fpuzzles(const lele_position *position, lele_text *out)
{
    lele_text json;
    lele_text_init(&json);
    write_json(position, &json);
    lele_text_add(out, "https://f-puzzles.com/?load=");
    const lele_error error =
        json.failed ? LELE_E_MEMORY : lele_lz_pack(json.data, json.length, out);
    lele_text_release(&json);
    return error;
}

const lele_codec lele_codec_fpuzzles = {
    .name = "fpuzzles",
    .summary = { "f-puzzles link", "f-puzzles 链接" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_PROGRESS |
                 LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY,
    .match = match_fpuzzles,
    .read = read_fpuzzles,
    .write = write_fpuzzles,
};
