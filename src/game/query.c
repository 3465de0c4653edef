/* Answers questions about a game, without changing it; see lele_game_query. */
#include "game/view_parts.h"

#include <stdlib.h>
#include <string.h>

#include "core/border.h"

typedef lele_error (*query_fn)(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                               lele_problem *problem);

static lele_error refuse_text(lele_problem *problem, lele_error code, const char *text)
{
    if (problem != NULL)
        lele_problem_quote(problem, text, strlen(text));
    return lele_problem_set(problem, code);
}

static lele_error history(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                          lele_problem *problem)
{
    (void)rest, (void)problem;
    lele_tree_nodes_json(game, LELE_TREE_ALL, lang, json);
    return LELE_OK;
}

static lele_error branches(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                           lele_problem *problem)
{
    (void)rest, (void)problem;
    lele_tree_nodes_json(game, LELE_TREE_BRANCHES, lang, json);
    return LELE_OK;
}

/* Reads a number below `limit` at the start of a text.  Returns the text after it, or NULL. */
static const char *read_index(const char *text, uint32_t limit, uint32_t *ret)
{
    uint32_t index = 0;
    const char *at = text;
    for (; *at >= '0' && *at <= '9' && index < limit; at++)
        index = index * 10 + (uint32_t)(*at - '0');
    *ret = index;
    return at != text && index < limit ? at : NULL;
}

/* The digits at a node.  The nearest node upwards that changed a cell determines its digit. */
static void values_at(const lele_game *game, uint32_t node, lele_grid *ret)
{
    const lele_tree *tree = &game->tree;
    lele_cellset known = LELE_CELLSET_EMPTY;
    *ret = game->start;
    for (uint32_t at = node; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *of = &tree->nodes[at];
        for (uint32_t i = 0; i < of->change_count; i++) {
            const lele_change *change = &tree->changes[of->first_change + i];
            if (!lele_cellset_has(&known, change->cell))
                ret->cell[change->cell] = (uint8_t)change->after.value;
            lele_cellset_add(&known, change->cell);
        }
    }
}

static lele_error compare(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                          lele_problem *problem)
{
    uint32_t node;
    const char *end = read_index(rest, game->tree.node_count, &node);
    if (end == NULL || *end != '\0')
        return refuse_text(problem, LELE_E_SYNTAX, "NODE");
    lele_grid there;
    values_at(game, node, &there);
    int count = 0;
    lele_json_object_begin(json);
    lele_json_key_int(json, "node", node);
    lele_json_key(json, "cells");
    lele_json_array_begin(json);
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        if (game->cells[cell].value == there.cell[cell])
            continue;
        count++;
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", cell);
        lele_json_key_int(json, "here", game->cells[cell].value);
        lele_json_key_int(json, "there", there.cell[cell]);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    const lele_word_facts facts = { .layout = &game->layout, .number = count };
    lele_json_key(json, "text");
    static const lele_word few[] = { LELE_WORD_COMPARED_SAME, LELE_WORD_COMPARED_ONE };
    lele_json_words(json, count < 2 ? few[count] : LELE_WORD_COMPARED, lang, &facts);
    lele_json_object_end(json);
    return LELE_OK;
}

static void write_move(lele_game *game, uint32_t index, const lele_grid *before, int64_t last,
                       lele_lang lang, lele_json *json)
{
    const lele_tree_node *node = &game->tree.nodes[index];
    const lele_grid *solution = lele_advisor_solution(game->advisor);
    const bool wrong =
        node->is_wrong || (solution != NULL && solution->cell[node->cell] != node->digit);
    const int found =
        wrong ? -1 : lele_advisor_justify(game->advisor, before, node->cell, node->digit);
    const lele_technique *technique = found >= 0 ? lele_technique_at((size_t)found) : NULL;
    lele_json_object_begin(json);
    lele_json_key_int(json, "node", index);
    lele_json_key_int(json, "cell", node->cell);
    lele_json_key_int(json, "digit", node->digit);
    lele_json_key_int(json, "time", node->time);
    lele_json_key_int(json, "spent", node->time > last ? node->time - last : 0);
    lele_json_key_bool(json, "guess", found < 0);
    lele_json_key_bool(json, "wrong", wrong);
    lele_json_key_bool(json, "assisted", node->is_assisted);
    lele_json_key_string(json, "technique", technique != NULL ? technique->name : "");
    lele_json_key_string(json, "title", technique != NULL ? technique->title[lang] : "");
    lele_json_key_tenths(json, "rating", technique != NULL ? technique->rating : 0);
    lele_json_object_end(json);
}

static void apply_values(const lele_tree *tree, uint32_t index, lele_grid *values)
{
    const lele_tree_node *node = &tree->nodes[index];
    for (uint32_t i = 0; i < node->change_count; i++) {
        const lele_change *change = &tree->changes[node->first_change + i];
        values->cell[change->cell] = (uint8_t)change->after.value;
    }
}

/* The nodes on the path from the root (excluded) to the current node; NULL when memory is short. */
static uint32_t *path_of(const lele_tree *tree, uint32_t *count)
{
    uint32_t length = tree->nodes[tree->current].depth;
    *count = length;
    uint32_t *path = calloc(length + 1, sizeof *path);
    for (uint32_t at = tree->current; path != NULL && length > 0; at = tree->nodes[at].parent)
        path[--length] = at;
    return path;
}

static lele_error analysis(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                           lele_problem *problem)
{
    (void)rest;
    if (game->advisor == NULL)
        return refuse_text(problem, LELE_E_NOT_NOW, "analysis");
    uint32_t count;
    uint32_t *path = path_of(&game->tree, &count);
    if (path == NULL)
        return lele_problem_set(problem, LELE_E_MEMORY);
    lele_grid values = game->start;
    int64_t last = 0;
    lele_json_array_begin(json);
    for (uint32_t i = 0; i < count; i++) {
        const lele_tree_node *node = &game->tree.nodes[path[i]];
        if (node->digit != 0 && node->verb != LELE_VERB_IMPORT) {
            values.cell[node->cell] = 0;
            write_move(game, path[i], &values, last, lang, json);
            last = node->time;
        }
        apply_values(&game->tree, path[i], &values);
    }
    lele_json_array_end(json);
    free(path);
    return LELE_OK;
}

static lele_error basis(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                        lele_problem *problem)
{
    int cell;
    const size_t used = lele_cell_read(&game->layout, rest, &cell);
    if (used == 0 || rest[used] != '\0')
        return refuse_text(problem, LELE_E_SYNTAX, "CELL");
    if (game->advisor == NULL || game->help.overlay == 0)
        return refuse_text(problem, LELE_E_NOT_NOW, "basis");
    return lele_basis_json(game, cell, lang, json) ? LELE_OK
                                                   : lele_problem_set(problem, LELE_E_MEMORY);
}

/* Appends the sentence about the places of one missing digit of a unit. */
static void add_places(const lele_game *game, int unit, int digit, lele_lang lang, lele_text *out)
{
    const lele_unit *of = &game->layout.units[unit];
    lele_cell places[LELE_MAX_SIZE];
    int count = 0;
    for (int i = 0; i < game->layout.size; i++)
        if (game->cells[of->cells[i]].value == 0 &&
            lele_digits_has(lele_game_candidates(game, of->cells[i]), digit))
            places[count++] = of->cells[i];
    const lele_word_facts facts = { .layout = &game->layout,
                                    .unit = lele_mention_of(unit),
                                    .digit = digit,
                                    .cells = places,
                                    .cell_count = count };
    lele_text_add(out, out->length == 0 ? "" : lang == LELE_LANG_ZH ? "；" : "; ");
    lele_words_write(count == 0 ? LELE_WORD_UNIT_NO_PLACE : LELE_WORD_UNIT_PLACES, lang, &facts,
                     out);
}

/* Answers "unit 3" for every digit missing in the unit, and "unit 3 7" for one digit. */
static lele_error unit(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                       lele_problem *problem)
{
    uint32_t number;
    const char *end = read_index(rest, (uint32_t)game->layout.unit_count, &number);
    if (end == NULL || (*end != '\0' && *end != ' '))
        return refuse_text(problem, LELE_E_SYNTAX, "UNIT");
    const int index = (int)number, only = *end == ' ' ? lele_digit_of_char(end[1]) : 0;
    if (*end == ' ' && (only == 0 || only > game->layout.size || end[2] != '\0'))
        return refuse_text(problem, LELE_E_SYNTAX, "DIGIT");
    lele_digits missing = only != 0 ? lele_digits_of(only) : lele_digits_all(game->layout.size);
    for (int i = 0; i < game->layout.size; i++) {
        const int value = game->cells[game->layout.units[index].cells[i]].value;
        if (value != 0)
            lele_digits_remove(&missing, lele_digits_of(value));
    }
    lele_text text;
    lele_text_init(&text);
    const bool full = missing == 0;
    for (int digit; (digit = lele_digits_pop(&missing)) != 0;)
        add_places(game, index, digit, lang, &text);
    const lele_word_facts facts = { .layout = &game->layout,
                                    .unit = lele_mention_of(index),
                                    .text = text.data };
    lele_json_words(json, full ? LELE_WORD_UNIT_FULL : LELE_WORD_UNIT_STATE, lang, &facts);
    lele_text_release(&text);
    return LELE_OK;
}

static const struct {
    const char *word;
    query_fn answer;
} queries[] = {
    { "history", history },       { "branches", branches }, { "compare", compare },
    { "analysis", analysis },     { "basis", basis },       { "unit", unit },
    { "steps", lele_steps_json },
};

lele_error lele_game_query(lele_game *game, const char *line, lele_lang lang, lele_json *json,
                           lele_problem *problem)
{
    if (problem != NULL)
        lele_problem_init(problem);
    for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++) {
        const size_t length = strlen(queries[i].word);
        if (strncmp(line, queries[i].word, length) != 0 ||
            (line[length] != '\0' && line[length] != ' '))
            continue;
        const char *rest = line + length;
        while (*rest == ' ')
            rest++;
        if (!lele_game_equip(game))
            return lele_problem_set(problem, LELE_E_MEMORY);
        return queries[i].answer(game, rest, lele_border_lang(lang), json, problem);
    }
    return refuse_text(problem, LELE_E_COMMAND, line);
}
