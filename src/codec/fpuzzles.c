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
#include "codec/clues.h"
#include "codec/fpuzzles_clues.h"
#include "codec/rules.h"
#include "codec/jsontree.h"
#include "lele/json.h"

static const char *const hosts[] = { "f-puzzles.com", "www.f-puzzles.com", NULL };

/* Keys that are not rules, or that the reader handles. */
static const char *const harmless[] = {
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "diagonal+",
    "diagonal-",
    NULL,
};

/* Whether a node is true, a number, a string, or a non-empty array or object. */
static bool is_set(const lele_jsontree_node *node)
{
    return node->kind == LELE_JSONTREE_BOOL ? node->value == 1
           : node->kind == LELE_JSONTREE_ARRAY || node->kind == LELE_JSONTREE_OBJECT
               ? node->count > 0
               : node->kind != LELE_JSONTREE_NULL;
}

/* Keys of rules that are not known are refused: without the rule it would be another puzzle.  What is
 * only drawn is noted. */
static lele_error check_rules(const lele_jsontree *tree, lele_source *source, lele_position *ret)
{
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, tree->node); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        size_t i = 0;
        while (harmless[i] != NULL && !lele_span_is(node->key, harmless[i]))
            i++;
        if (harmless[i] != NULL || !is_set(node) || lele_fpuzzles_is_clue(node->key))
            continue;
        if (!lele_fpuzzles_is_paint(node->key))
            return lele_source_refuse_rule(source, node->key.at, node->key.length);
        if (lele_fpuzzles_is_own_paint(tree, node))
            lele_position_note_unread(ret, node->key.at, node->key.length);
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

static bool has_flag(const lele_jsontree *tree, const char *name)
{
    const lele_jsontree_node *node = lele_jsontree_get(tree, tree->node, name, NULL);
    return node != NULL && node->kind == LELE_JSONTREE_BOOL && node->value == 1;
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

/* The digits that a cell may hold where a puzzle restricts it. */
static lele_error read_restricted(const lele_jsontree *tree, const lele_jsontree_node *grid,
                                  lele_source *source, int size, lele_clue_list *list)
{
    lele_cell cell = 0;
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, grid); row != NULL;
         row = lele_jsontree_next(tree, row))
        for (const lele_jsontree_node *node = lele_jsontree_first(tree, row); node != NULL;
             node = lele_jsontree_next(tree, node), cell++) {
            lele_digits digits = 0;
            const lele_jsontree_node *marks =
                lele_jsontree_get(tree, node, "givenPencilMarks", NULL);
            if (read_marks(tree, marks, size, &digits) != LELE_OK)
                return refuse_json(source, "\"givenPencilMarks\":[1,2]");
            if (digits != 0 && lele_clue_list_add(list, LELE_LOOK_RESTRICTED, digits, &cell, 1,
                                                  source->problem) != LELE_OK)
                return lele_source_refuse(source, source->at, LELE_E_CLUES);
        }
    return LELE_OK;
}

static lele_error read_layout(const lele_jsontree *tree, const lele_jsontree_node *grid,
                              lele_source *source, lele_rules *rules, const lele_layout **ret)
{
    const lele_layout *any; /* any layout of this size, to read cell names */
    lele_clue_list list;
    lele_clue_list_init(&list);
    lele_error error = lele_rules_layout(rules, source, &any);
    for (int rising = 0; error == LELE_OK && rising < 2; rising++)
        if (has_flag(tree, rising ? "diagonal+" : "diagonal-"))
            error = lele_clue_base_diagonal(source, &list, rules->size, rising);
    if (error == LELE_OK)
        error = lele_fpuzzles_read_clues(tree, source, any, &list);
    if (error == LELE_OK)
        error = read_restricted(tree, grid, source, rules->size, &list);
    return error == LELE_OK ? lele_rules_layout_with(rules, source, &list, ret) : error;
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
    const lele_jsontree_node *colour = lele_jsontree_get(tree, node, "c", "cArray");
    if (colour != NULL && is_set(colour))
        lele_position_note_unread(ret, "colours", 7);
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

/* A list of digits; empty cells are null or 0. */
static void read_solution(const lele_jsontree *tree, lele_position *ret)
{
    const lele_jsontree_node *list = lele_jsontree_get(tree, tree->node, "solution", NULL);
    char line[LELE_MAX_CELLS];
    size_t count = 0;
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, list);
         node != NULL && count < LELE_MAX_CELLS; node = lele_jsontree_next(tree, node)) {
        const bool text = node->kind == LELE_JSONTREE_STRING && node->text.length == 1;
        const int digit = text ? lele_digit_of_char(*node->text.at) : node->value;
        line[count++] = digit > 0 && digit <= LELE_MAX_SIZE ? lele_digit_char(digit) : '.';
    }
    lele_position_take_solution(ret, line, count);
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
    lele_error error = check_rules(tree, source, ret);
    if (error == LELE_OK)
        error = read_regions(tree, grid, source, &rules);
    if (error == LELE_OK)
        error = read_layout(tree, grid, source, &rules, &ret->layout);
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
    const lele_jsontree_node *rules_text = lele_jsontree_get(tree, tree->node, "ruleset", NULL);
    lele_jsontree_field(rules_text, ret->comment, sizeof ret->comment);
    if (source->context->rules != NULL)
        lele_jsontree_text(rules_text, source->context->rules);
    if (error == LELE_OK)
        read_solution(tree, ret);
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
    lele_error error = LELE_OK;
    if (payload.length > 0 && *payload.at == '{')
        lele_text_add_bytes(&json, payload.at, payload.length);
    else
        error = lele_payload_unpack(source, payload, &json);
    if (json.failed)
        error = lele_source_refuse(source, source->at, LELE_E_MEMORY);
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

/* Whether a text has the key of the grid, as JSON has it. */
static bool has_grid(const char *text, size_t length)
{
    for (const char *at = text; (at = memchr(at, '"', (size_t)(text + length - at))) != NULL; at++)
        if (text + length - at > 7 && memcmp(at, "\"grid\"", 6) == 0)
            return true;
    return false;
}

/* "N4Ig" is the packed form of '{', as a new byte, then '"'. */
static int match_fpuzzles(const char *text, size_t length)
{
    lele_url url;
    if (lele_url_read(text, text + length, &url))
        return lele_url_has_host(&url, hosts) ? LELE_MATCH_SURE : LELE_MATCH_NO;
    if (length > 20 && *text == '{')
        return has_grid(text, length) ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
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

/* The digits that a clue leaves a cell; none where no clue restricts it. */
static lele_digits restricted(const lele_layout *layout, int cell)
{
    const lele_clues *clues = layout->clues;
    for (int i = 0; clues != NULL && i < clues->list.clue_count; i++) {
        const lele_clue *clue = &clues->list.clue[i];
        for (int c = 0; clue->look == LELE_LOOK_RESTRICTED && c < clue->cell_count; c++)
            if (clues->list.cell[clue->first_cell + c] == cell)
                return (lele_digits)clue->value;
    }
    return 0;
}

static void write_cell(lele_json *json, const lele_position *position, int cell)
{
    const lele_layout *layout = position->layout;
    lele_json_object_begin(json);
    if (position->values.cell[cell] != 0)
        lele_json_key_int(json, "value", position->values.cell[cell]);
    if (position->givens.cell[cell] != 0)
        lele_json_key_bool(json, "given", true);
    write_marks(json, "givenPencilMarks", restricted(layout, cell));
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

static lele_error write_json(const lele_position *position, lele_text *out)
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
    const lele_error error = lele_fpuzzles_write_clues(layout, &json);
    lele_json_object_end(&json);
    return error;
}

static lele_error write_fpuzzles(const lele_position *position, lele_text *out)
{
    lele_text json;
    lele_text_init(&json);
    lele_error error = write_json(position, &json);
    if (error == LELE_OK) {
        lele_text_add(out, "https://f-puzzles.com/?load=");
        error = json.failed ? LELE_E_MEMORY : lele_lz_pack(json.data, json.length, out);
    }
    lele_text_release(&json);
    return error;
}

const lele_codec lele_codec_fpuzzles = {
    .name = "fpuzzles",
    .summary = { "f-puzzles link", "f-puzzles 链接" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_PROGRESS |
                 LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY | LELE_CODEC_CLUES,
    .match = match_fpuzzles,
    .read = read_fpuzzles,
    .write = write_fpuzzles,
};
