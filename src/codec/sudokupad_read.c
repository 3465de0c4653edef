/*
 * The object of a SudokuPad link.
 *
 * Only regions, cages with `unique` or `sum`, and the words of `global` are rules to SudokuPad itself;
 * everything else is paint, whose rules are told in the text.  No rule is guessed from paint: what is
 * only drawn is noted by its name.  A negative rule ("all dots are given") is about edges without a
 * drawing, so it is read only where nothing is drawn.
 *
 * Our own links have the layout with its clues as the text `lele`; it counts, and their paint is the
 * drawing of these clues.
 */
#include "codec/sudokupad.h"

#include <string.h>

#include "codec/rules.h"
#include "core/clue_table.h"

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

/* Words with which a cage without cells says what is no rule. */
static const char *const sayings[] = { "title: ",      "author: ",   "rules: ",
                                       "msgcorrect: ", "solution: ", NULL };

static const lele_jsontree_node *list_of(const lele_jsontree *tree, const char *name,
                                         const char *other)
{
    return lele_jsontree_get(tree, tree->node, name, other);
}

static bool is_empty(const lele_jsontree_node *node)
{
    return node == NULL || node->kind != LELE_JSONTREE_ARRAY || node->count == 0;
}

static bool says(const lele_jsontree_node *value, const char *word)
{
    return value != NULL && value->kind == LELE_JSONTREE_STRING &&
           lele_span_starts(value->text, word);
}

static bool find_said(const lele_jsontree *tree, const char *word, lele_jsontree_node *ret)
{
    const lele_jsontree_node *cages = list_of(tree, "cages", "ca");
    for (const lele_jsontree_node *cage = lele_jsontree_first(tree, cages); cage != NULL;
         cage = lele_jsontree_next(tree, cage)) {
        const lele_jsontree_node *value = lele_jsontree_get(tree, cage, "value", "v");
        if (!says(value, word) || !is_empty(lele_jsontree_get(tree, cage, "cells", "ce")))
            continue;
        *ret = *value;
        ret->text.at += strlen(word);
        ret->text.length -= strlen(word);
        return true;
    }
    return false;
}

static bool is_true(const lele_jsontree_node *node)
{
    return node != NULL && node->value == 1;
}

/* A whole number, also as a string; LELE_CLUE_NO_VALUE for any other node. */
static int number_of(const lele_jsontree_node *node)
{
    int number = 0;
    if (node == NULL || node->kind != LELE_JSONTREE_STRING)
        return node != NULL && node->value >= 0 ? node->value : LELE_CLUE_NO_VALUE;
    for (size_t i = 0; i < node->text.length; i++) {
        const char c = node->text.at[i];
        if (c < '0' || c > '9' || number > 9999)
            return LELE_CLUE_NO_VALUE;
        number = number * 10 + c - '0';
    }
    return node->text.length > 0 ? number : LELE_CLUE_NO_VALUE;
}

static bool is_unit(const lele_layout *layout, const lele_cellset *set)
{
    for (int u = 0; u < layout->unit_count; u++)
        if (lele_cellset_equal(&layout->units[u].set, set))
            return true;
    return false;
}

/* What is read of a puzzle. */
struct pad {
    const lele_jsontree *tree;
    lele_source *source;
    lele_position *position;
    lele_rules rules;
    const lele_layout *any; /* a layout with the regions */
    lele_clue_list list;
    bool clues; /* are allowed */
};

/* Notes a drawing, or refuses it where nobody could be told. */
static lele_error leave(struct pad *pad, const char *name, size_t length)
{
    if (!pad->clues)
        return lele_source_refuse_rule(pad->source, name, length);
    lele_position_note_unread(pad->position, name, length);
    return LELE_OK;
}

static lele_error add_clue(struct pad *pad, lele_look look, int value, const lele_cellset *set)
{
    lele_cell cells[LELE_MAX_CELLS];
    lele_cellset rest = *set;
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        cells[count++] = (lele_cell)cell;
    const lele_error error =
        lele_clue_list_add(&pad->list, look, value, cells, count, pad->source->problem);
    return error == LELE_OK ? error : lele_source_refuse(pad->source, pad->source->at, error);
}

/* A cage of as many cells as digits without a sum is one more unit. */
static lele_error read_cage(struct pad *pad, const lele_jsontree_node *cage)
{
    const lele_jsontree *tree = pad->tree;
    const lele_jsontree_node *cells = lele_jsontree_get(tree, cage, "cells", "ce");
    const lele_jsontree_node *value = lele_jsontree_get(tree, cage, "value", "v");
    const bool unique = is_true(lele_jsontree_get(tree, cage, "unique", "u"));
    const int sum = number_of(lele_jsontree_get(tree, cage, "sum", NULL));
    lele_cellset set;
    if (is_empty(cells)) {
        for (size_t i = 0; sayings[i] != NULL; i++)
            if (says(value, sayings[i]))
                return LELE_OK;
        return value == NULL ? LELE_OK : leave(pad, "cages", 5);
    }
    if ((!unique && sum < 0) || !read_cells(tree, cells, pad->rules.size, &set))
        return leave(pad, "cages", 5);
    if (sum < 0 && value != NULL && (value->kind != LELE_JSONTREE_STRING || value->text.length > 0))
        return leave(pad, "cages", 5); /* a number that is no sum to SudokuPad */
    if (!unique)
        return add_clue(pad, LELE_LOOK_SUM, sum, &set);
    if (sum >= 0 || lele_cellset_count(&set) != pad->rules.size)
        return add_clue(pad, LELE_LOOK_CAGE, sum, &set);
    return is_unit(pad->any, &set)
               ? LELE_OK
               : add_clue(pad, LELE_LOOK_EXTRA_REGION, LELE_CLUE_NO_VALUE, &set);
}

static lele_error read_cages(struct pad *pad)
{
    const lele_jsontree_node *cages = list_of(pad->tree, "cages", "ca");
    lele_error error = LELE_OK;
    for (const lele_jsontree_node *cage = lele_jsontree_first(pad->tree, cages);
         error == LELE_OK && cage != NULL; cage = lele_jsontree_next(pad->tree, cage))
        error = read_cage(pad, cage);
    return error;
}

/* Whatever is in another list, or in an object that is no settings, may be a rule. */
static lele_error note_drawings(struct pad *pad)
{
    static const char *const known[] = { "cells",  "ce",       "regions", "re",       "cages", "ca",
                                         "global", "metadata", "md",      "settings", NULL };
    static const struct {
        const char *shorter, *name;
    } names[] = {
        { "l", "lines" },
        { "a", "arrows" },
        { "u", "underlays" },
        { "o", "overlays" },
    };
    const lele_jsontree *tree = pad->tree;
    lele_error error = LELE_OK;
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, tree->node);
         error == LELE_OK && node != NULL; node = lele_jsontree_next(tree, node)) {
        bool harmless = node->count == 0;
        for (size_t i = 0; known[i] != NULL; i++)
            harmless = harmless || lele_span_is(node->key, known[i]);
        if (harmless)
            continue;
        lele_span name = node->key;
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
            if (lele_span_is(node->key, names[i].shorter))
                name = (lele_span){ names[i].name, strlen(names[i].name) };
        error = leave(pad, name.at, name.length);
    }
    return error;
}

/* A rule about the whole grid, and whether it speaks of the edges without a drawing. */
static const struct {
    const char *word;
    lele_look look;
    bool negative;
} globals[] = {
    { "antiknight", LELE_LOOK_KNIGHT, false },
    { "antiking", LELE_LOOK_KING, false },
    { "disjoint", LELE_LOOK_DISJOINT, false },
    { "nonconsecutive", LELE_LOOK_NONCONSECUTIVE, true },
    { "antiratio", LELE_LOOK_ALL_RATIOS, true },
    { "antixv", LELE_LOOK_ALL_PAIR_SUMS, true },
};

enum { GLOBALS = sizeof globals / sizeof globals[0] };

static lele_error read_globals(struct pad *pad)
{
    const lele_jsontree_node *words = list_of(pad->tree, "global", NULL);
    const bool drawn = pad->position->unread[0] != '\0';
    lele_error error = LELE_OK;
    for (const lele_jsontree_node *word = lele_jsontree_first(pad->tree, words);
         error == LELE_OK && word != NULL; word = lele_jsontree_next(pad->tree, word)) {
        size_t i = 0;
        while (i < GLOBALS && !lele_span_is(word->text, globals[i].word))
            i++;
        if (i == GLOBALS || (globals[i].negative && drawn))
            error = leave(pad, word->text.at, word->text.length);
        else
            error = add_clue(pad, globals[i].look, LELE_CLUE_NO_VALUE, &LELE_CELLSET_EMPTY);
    }
    return error;
}

/* The layout of our own links. */
static lele_error read_own(struct pad *pad, const lele_jsontree_node *own)
{
    lele_text name;
    lele_text_init(&name);
    lele_jsontree_text(own, &name);
    const lele_error error =
        name.failed || name.length == 0
            ? lele_source_refuse(pad->source, pad->source->at,
                                 name.failed ? LELE_E_MEMORY : LELE_E_LAYOUT)
            : lele_source_layout_named(pad->source, name.data, &pad->position->layout);
    lele_text_release(&name);
    if (error == LELE_OK && pad->position->layout->size != pad->rules.size)
        return lele_source_refuse_rule(pad->source, "regions", 7);
    return error;
}

static lele_error read_rules(struct pad *pad)
{
    const lele_jsontree_node *own = list_of(pad->tree, "lele", NULL);
    if (own != NULL && own->kind == LELE_JSONTREE_STRING)
        return read_own(pad, own);
    lele_error error = note_drawings(pad);
    if (error == LELE_OK)
        error = read_regions(pad->tree, pad->source, &pad->rules);
    if (error == LELE_OK)
        error = lele_rules_layout(&pad->rules, pad->source, &pad->any);
    if (error == LELE_OK)
        error = read_cages(pad);
    if (error == LELE_OK)
        error = read_globals(pad);
    return error != LELE_OK ? error
                            : lele_rules_layout_with(&pad->rules, pad->source, &pad->list,
                                                     &pad->position->layout);
}

/* A field of the metadata, or of a cage that says it, which is then copied. */
static const lele_jsontree_node *field_of(const lele_jsontree *tree, const char *name,
                                          const char *shorter, const char *word,
                                          lele_jsontree_node *said)
{
    const lele_jsontree_node *meta = list_of(tree, "metadata", "md");
    const lele_jsontree_node *node = lele_jsontree_get(tree, meta, name, shorter);
    return node == NULL && find_said(tree, word, said) ? said : node;
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

static lele_error read_values(const struct pad *pad, const lele_jsontree_node *rows)
{
    lele_error error = LELE_OK;
    int cell = 0;
    for (const lele_jsontree_node *row = lele_jsontree_first(pad->tree, rows); row != NULL;
         row = lele_jsontree_next(pad->tree, row))
        for (const lele_jsontree_node *node = lele_jsontree_first(pad->tree, row);
             error == LELE_OK && node != NULL; node = lele_jsontree_next(pad->tree, node))
            error = read_value(pad->tree, node, cell++, pad->source, pad->position);
    return error;
}

lele_error lele_sudokupad_read(const lele_jsontree *tree, lele_source *source, lele_position *ret)
{
    const lele_jsontree_node *rows = list_of(tree, "cells", "ce");
    const bool fits = rows != NULL && rows->kind == LELE_JSONTREE_ARRAY && rows->count >= 4 &&
                      rows->count <= LELE_MAX_SIZE;
    if (!fits)
        return lele_source_expect(source, source->at, "cells");
    for (const lele_jsontree_node *row = lele_jsontree_first(tree, rows); row != NULL;
         row = lele_jsontree_next(tree, row))
        if (row->kind != LELE_JSONTREE_ARRAY || row->count != rows->count)
            return lele_source_expect(source, source->at, "cells");
    struct pad pad = { .tree = tree,
                       .source = source,
                       .position = ret,
                       .rules = { .size = (int)rows->count },
                       .clues = lele_layouts_have_clues(source->context->layouts) };
    lele_clue_list_init(&pad.list);
    lele_jsontree_node said;
    lele_jsontree_field(field_of(tree, "title", "t", "title: ", &said), ret->title,
                        sizeof ret->title);
    lele_jsontree_field(field_of(tree, "author", "a", "author: ", &said), ret->author,
                        sizeof ret->author);
    lele_jsontree_field(field_of(tree, "rules", NULL, "rules: ", &said), ret->comment,
                        sizeof ret->comment);
    const lele_error error = read_rules(&pad);
    if (error != LELE_OK)
        return error;
    const lele_jsontree_node *rules = field_of(tree, "rules", NULL, "rules: ", &said);
    if (source->context->rules != NULL)
        lele_jsontree_text(rules, source->context->rules);
    const lele_jsontree_node *solution = field_of(tree, "solution", NULL, "solution: ", &said);
    if (solution != NULL && solution->kind == LELE_JSONTREE_STRING)
        lele_position_take_solution(ret, solution->text.at, solution->text.length);
    return read_values(&pad, rows);
}
