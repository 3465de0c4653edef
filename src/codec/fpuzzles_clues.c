/*
 * The clues of f-puzzles' JSON.
 *
 *     "killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]
 *     "thermometer":[{"lines":[["R3C7","R2C6"],["R3C7","R4C7"]]}]
 *     "arrow":[{"cells":["R5C3"],"lines":[["R5C3","R6C3"]]}]     the first cell of a line is in the circle
 *     "antiknight":true,"negative":["ratio"]
 *
 * Values are strings, numbers in some files.  Scripts of users export a clue a second time as what is
 * drawn, with "fromConstraint": such a copy says nothing new.
 */
#include "codec/fpuzzles_clues.h"

#include <string.h>

/* What a key's objects are read with. */
struct reading {
    const lele_jsontree *tree;
    lele_source *source;
    const lele_layout *layout;
    lele_clue_list *list;
};

static lele_error refuse(const struct reading *reading, const char *what)
{
    return lele_source_expect(reading->source, reading->source->at, what);
}

/* Reads "R1C1"; -1 when it is no cell. */
static int read_cell(const struct reading *reading, const lele_jsontree_node *node)
{
    char name[LELE_CELL_NAME_SIZE + 1];
    int cell;
    lele_jsontree_field(node, name, sizeof name);
    if (node->kind != LELE_JSONTREE_STRING ||
        lele_cell_read(reading->layout, name, &cell) != strlen(name))
        return -1;
    return cell;
}

/* Reads an array of cells after `count` others; returns their number, -1 when one is no cell. */
static int read_cells(const struct reading *reading, const lele_jsontree_node *array, int count,
                      lele_cell ret[LELE_MAX_CELLS])
{
    for (const lele_jsontree_node *node = lele_jsontree_first(reading->tree, array); node != NULL;
         node = lele_jsontree_next(reading->tree, node)) {
        const int cell = read_cell(reading, node);
        if (cell < 0 || count == LELE_MAX_CELLS)
            return -1;
        ret[count++] = (lele_cell)cell;
    }
    return count;
}

/* A number that is a string or a number; X and V; -1 for none, -2 for anything else. */
static int read_number(const lele_jsontree_node *node)
{
    char text[16];
    int number = 0;
    if (node == NULL || node->kind == LELE_JSONTREE_NULL)
        return LELE_CLUE_NO_VALUE;
    if (node->kind == LELE_JSONTREE_NUMBER)
        return node->value;
    lele_jsontree_field(node, text, sizeof text);
    if (strcmp(text, "X") == 0 || strcmp(text, "V") == 0)
        return text[0] == 'X' ? 10 : 5;
    for (const char *c = text; *c != '\0'; c++) {
        if (*c < '0' || *c > '9' || number > 9999)
            return -2;
        number = number * 10 + *c - '0';
    }
    return text[0] == '\0' ? LELE_CLUE_NO_VALUE : number;
}

static int usual_value(const struct reading *reading, const lele_fpuzzles_row *row)
{
    const int half = (reading->layout->size + 1) / 2;
    return row->usual == LELE_KEY_HALF        ? half
           : row->usual == LELE_KEY_HALF_LESS ? half - 1
           : row->usual > 0                   ? row->usual
                                              : LELE_CLUE_NO_VALUE;
}

static lele_error add(const struct reading *reading, lele_look look, int value,
                      const lele_cell *cells, int count)
{
    const lele_error error =
        lele_clue_list_add(reading->list, look, value, cells, count, reading->source->problem);
    return error == LELE_OK ? LELE_OK
                            : lele_source_refuse(reading->source, reading->source->at, error);
}

static lele_error read_plain(const struct reading *reading, const lele_fpuzzles_row *row,
                             const lele_jsontree_node *object)
{
    lele_cell cells[LELE_MAX_CELLS];
    const lele_jsontree_node *array = lele_jsontree_get(reading->tree, object, "cells", NULL);
    const int count = read_cells(reading, array, 0, cells);
    int value = row->usual == LELE_KEY_NONE
                    ? LELE_CLUE_NO_VALUE
                    : read_number(lele_jsontree_get(reading->tree, object, "value", NULL));
    if (count < 0)
        return refuse(reading, "R1C1");
    if (value < LELE_CLUE_NO_VALUE)
        return refuse(reading, "\"value\":\"10\"");
    if (value == LELE_CLUE_NO_VALUE && row->usual == LELE_KEY_NEEDED)
        return LELE_OK; /* decoration */
    if (value == LELE_CLUE_NO_VALUE)
        value = usual_value(reading, row);
    if (value == 0 && row->usual == LELE_KEY_OPTIONAL)
        value = LELE_CLUE_NO_VALUE;
    return count == 0 ? LELE_OK : add(reading, row->look, value, cells, count);
}

static lele_error read_one_cell(const struct reading *reading, const lele_fpuzzles_row *row,
                                const lele_jsontree_node *object)
{
    const lele_jsontree_node *node = lele_jsontree_get(reading->tree, object, "cell", NULL);
    const int cell = node != NULL ? read_cell(reading, node) : -1;
    const lele_cell one = (lele_cell)cell;
    if (node == NULL)
        return read_plain(reading, row, object);
    return cell < 0 ? refuse(reading, "R1C1")
                    : add(reading, row->look, LELE_CLUE_NO_VALUE, &one, 1);
}

static lele_error read_lines(const struct reading *reading, const lele_fpuzzles_row *row,
                             const lele_jsontree_node *object)
{
    const lele_jsontree_node *lines = lele_jsontree_get(reading->tree, object, "lines", NULL);
    const bool numbered = row->usual == LELE_KEY_HALF || row->usual == LELE_KEY_HALF_LESS;
    int value = numbered ? read_number(lele_jsontree_get(reading->tree, object, "value", NULL))
                         : LELE_CLUE_NO_VALUE;
    if (value < LELE_CLUE_NO_VALUE)
        return refuse(reading, "\"value\":\"5\"");
    if (numbered && value == LELE_CLUE_NO_VALUE)
        value = usual_value(reading, row);
    for (const lele_jsontree_node *line = lele_jsontree_first(reading->tree, lines); line != NULL;
         line = lele_jsontree_next(reading->tree, line)) {
        lele_cell cells[LELE_MAX_CELLS];
        const int count = read_cells(reading, line, 0, cells);
        if (count < 0)
            return refuse(reading, "R1C1");
        if (count < 2)
            continue; /* a stroke of one cell says nothing */
        const lele_error error = add(reading, row->look, value, cells, count);
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

/* Each line is an equation of its own; its first cell stands for the whole circle. */
static lele_error read_arrow(const struct reading *reading, const lele_fpuzzles_row *row,
                             const lele_jsontree_node *object)
{
    lele_cell cells[LELE_MAX_CELLS], line_cells[LELE_MAX_CELLS];
    const lele_jsontree_node *head = lele_jsontree_get(reading->tree, object, "cells", NULL);
    const lele_jsontree_node *lines = lele_jsontree_get(reading->tree, object, "lines", NULL);
    const int heads = read_cells(reading, head, 0, cells);
    if (row->look == LELE_LOOK_PILL)
        return LELE_OK; /* read with the other row of the key */
    if (heads < 1)
        return refuse(reading, "R1C1");
    for (const lele_jsontree_node *line = lele_jsontree_first(reading->tree, lines); line != NULL;
         line = lele_jsontree_next(reading->tree, line)) {
        const int count = read_cells(reading, line, 0, line_cells);
        if (count < 0 || heads + count > LELE_MAX_CELLS)
            return refuse(reading, "R1C1");
        if (count < 2)
            continue;
        memcpy(cells + heads, line_cells + 1, (size_t)count - 1);
        const lele_error error =
            heads == 1 ? add(reading, LELE_LOOK_ARROW, LELE_CLUE_NO_VALUE, cells, count)
                       : add(reading, LELE_LOOK_PILL, heads, cells, heads + count - 1);
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

/* Reads a number of one or two digits at `*at` and moves past it; -1 when there is none. */
static int read_place(const char **at)
{
    int number = -1;
    for (; **at >= '0' && **at <= '9' && number < 100; ++*at)
        number = (number < 0 ? 0 : number * 10) + **at - '0';
    return number;
}

/* The line that starts beside a cell of row or column 0 or n + 1. */
static lele_error read_outside(const struct reading *reading, const lele_fpuzzles_row *row,
                               const lele_jsontree_node *object)
{
    const int n = reading->layout->size;
    const lele_jsontree_node *node = lele_jsontree_get(reading->tree, object, "cell", NULL);
    const int value = read_number(lele_jsontree_get(reading->tree, object, "value", NULL));
    char name[12] = "";
    lele_cell cells[LELE_MAX_SIZE];
    if (value == LELE_CLUE_NO_VALUE)
        return LELE_OK; /* decoration */
    if (node != NULL)
        lele_jsontree_field(node, name, sizeof name);
    const char *at = name + 1;
    const int r = read_place(&at), c = *at == 'C' ? (at++, read_place(&at)) : -1;
    const bool beside = r >= 1 && r <= n && (c == 0 || c == n + 1);
    const bool above = c >= 1 && c <= n && (r == 0 || r == n + 1);
    if (name[0] != 'R' || *at != '\0' || value < 0 || (!beside && !above))
        return refuse(reading, "\"cell\":\"R0C1\"");
    for (int i = 0; i < n; i++) {
        const int along = (beside ? c : r) == 0 ? i : n - 1 - i;
        cells[i] = (lele_cell)(beside ? (r - 1) * n + along : along * n + c - 1);
    }
    return add(reading, row->look, value, cells, n);
}

static lele_error read_clone(const struct reading *reading, const lele_fpuzzles_row *row,
                             const lele_jsontree_node *object)
{
    lele_cell a[LELE_MAX_CELLS], b[LELE_MAX_CELLS], both[2 * LELE_MAX_CELLS];
    const int count =
        read_cells(reading, lele_jsontree_get(reading->tree, object, "cells", NULL), 0, a);
    const int copies =
        read_cells(reading, lele_jsontree_get(reading->tree, object, "cloneCells", NULL), 0, b);
    int kept = 0;
    if (count < 0 || copies != count)
        return refuse(reading, "R1C1");
    for (int i = 0; i < count; i++)
        kept += a[i] != b[i];
    for (int i = 0, k = 0; i < count; i++) {
        if (a[i] == b[i])
            continue; /* a cell is its own copy */
        both[k] = a[i];
        both[kept + k++] = b[i];
    }
    return kept == 0 ? LELE_OK : add(reading, row->look, LELE_CLUE_NO_VALUE, both, 2 * kept);
}

static lele_error read_quadruple(const struct reading *reading, const lele_fpuzzles_row *row,
                                 const lele_jsontree_node *object)
{
    lele_cell cells[LELE_MAX_CELLS];
    int value = 0, digits = 0;
    const lele_jsontree_node *values = lele_jsontree_get(reading->tree, object, "values", NULL);
    const int count =
        read_cells(reading, lele_jsontree_get(reading->tree, object, "cells", NULL), 0, cells);
    for (const lele_jsontree_node *node = lele_jsontree_first(reading->tree, values); node != NULL;
         node = lele_jsontree_next(reading->tree, node), digits++) {
        const int digit = read_number(node);
        if (digit < 1 || digit > reading->layout->size || digits == 4)
            return refuse(reading, "\"values\":[1,2]");
        value |= (digit - 1) << 4 * digits;
    }
    if (count < 0)
        return refuse(reading, "R1C1");
    return digits == 0 ? LELE_OK : add(reading, row->look, value | digits << 16, cells, count);
}

static lele_error (*const read_object[])(const struct reading *, const lele_fpuzzles_row *,
                                         const lele_jsontree_node *) = {
    [LELE_KEY_CELLS] = read_plain,         [LELE_KEY_CELL] = read_one_cell,
    [LELE_KEY_LINES] = read_lines,         [LELE_KEY_OUTSIDE] = read_outside,
    [LELE_KEY_ARROW] = read_arrow,         [LELE_KEY_CLONE] = read_clone,
    [LELE_KEY_QUADRUPLE] = read_quadruple,
};

static lele_error read_key(const struct reading *reading, const lele_fpuzzles_row *row,
                           const lele_jsontree_node *list)
{
    lele_error error = LELE_OK;
    for (const lele_jsontree_node *object = lele_jsontree_first(reading->tree, list);
         error == LELE_OK && object != NULL; object = lele_jsontree_next(reading->tree, object))
        error = read_object[row->form](reading, row, object);
    return error;
}

static bool has_word(const struct reading *reading, const lele_jsontree_node *list,
                     const char *word)
{
    for (const lele_jsontree_node *node = lele_jsontree_first(reading->tree, list); node != NULL;
         node = lele_jsontree_next(reading->tree, node))
        if (lele_span_is(node->text, word))
            return true;
    return false;
}

lele_error lele_fpuzzles_read_clues(const lele_jsontree *tree, lele_source *source,
                                    const lele_layout *layout, lele_clue_list *list)
{
    const struct reading reading = { tree, source, layout, list };
    const lele_jsontree_node *negative = lele_jsontree_get(tree, tree->node, "negative", NULL);
    lele_error error = LELE_OK;
    for (size_t i = 0; error == LELE_OK && lele_fpuzzles_rows[i].key != NULL; i++) {
        const lele_fpuzzles_row *row = &lele_fpuzzles_rows[i];
        const lele_jsontree_node *node = lele_jsontree_get(tree, tree->node, row->key, NULL);
        const bool on = row->form == LELE_KEY_NEGATIVE
                            ? has_word(&reading, negative, row->key)
                            : row->form == LELE_KEY_FLAG && node != NULL &&
                                  node->kind == LELE_JSONTREE_BOOL && node->value == 1;
        if (on)
            error = add(&reading, row->look, LELE_CLUE_NO_VALUE, NULL, 0);
        else if (row->form < LELE_KEY_FLAG && node != NULL)
            error = read_key(&reading, row, node);
    }
    return error;
}
