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

/* How the objects of a key are built. */
enum form {
    CELLS,     /* cells, value */
    CELL,      /* cell */
    LINES,     /* lines; value */
    ARROW,     /* cells, lines */
    OUTSIDE,   /* cell outside the grid, value */
    CLONE,     /* cells, cloneCells */
    QUADRUPLE, /* cells, values */
    FLAG,      /* true */
    NEGATIVE,  /* a word in the list "negative" */
};

/* Numbers that the size of the grid determines. */
enum { NONE = 0, HALF = -2, HALF_LESS = -3, OPTIONAL = -4, NEEDED = -5 };

static const struct row {
    const char *key;
    lele_look look;
    enum form form;
    int usual; /* the value when there is none: a number, or one of the above */
} rows[] = {
    { "killercage", LELE_LOOK_CAGE, CELLS, OPTIONAL },
    { "thermometer", LELE_LOOK_THERMOMETER, LINES, NONE },
    { "slowthermometer", LELE_LOOK_SLOW_THERMOMETER, LINES, NONE },
    { "palindrome", LELE_LOOK_PALINDROME, LINES, NONE },
    { "renban", LELE_LOOK_RENBAN, LINES, NONE },
    { "whispers", LELE_LOOK_WHISPERS, LINES, HALF },
    { "germanwhispers", LELE_LOOK_WHISPERS, LINES, HALF },
    { "dutchwhispers", LELE_LOOK_WHISPERS, LINES, HALF_LESS },
    { "betweenline", LELE_LOOK_BETWEEN, LINES, NONE },
    { "regionsumline", LELE_LOOK_REGION_SUM, LINES, NONE },
    { "doublearrow", LELE_LOOK_DOUBLE_ARROW, LINES, NONE },
    { "entropicline", LELE_LOOK_ENTROPIC, LINES, NONE },
    { "modularline", LELE_LOOK_MODULAR, LINES, NONE },
    { "nabner", LELE_LOOK_NABNER, LINES, NONE },
    { "zipperline", LELE_LOOK_ZIPPER, LINES, NONE },
    { "arrow", LELE_LOOK_ARROW, ARROW, NONE },
    { "arrow", LELE_LOOK_PILL, ARROW, NONE },
    { "difference", LELE_LOOK_DIFFERENCE, CELLS, 1 },
    { "ratio", LELE_LOOK_RATIO, CELLS, 2 },
    { "xv", LELE_LOOK_PAIR_SUM, CELLS, NEEDED },
    { "littlekillersum", LELE_LOOK_LITTLE_KILLER, CELLS, NEEDED },
    { "sandwichsum", LELE_LOOK_SANDWICH, OUTSIDE, NEEDED },
    { "xsum", LELE_LOOK_X_SUM, OUTSIDE, NEEDED },
    { "skyscraper", LELE_LOOK_SKYSCRAPER, OUTSIDE, NEEDED },
    { "numberedrooms", LELE_LOOK_NUMBERED_ROOM, OUTSIDE, NEEDED },
    { "odd", LELE_LOOK_ODD, CELL, NONE },
    { "even", LELE_LOOK_EVEN, CELL, NONE },
    { "maximum", LELE_LOOK_MAXIMUM, CELL, NONE },
    { "minimum", LELE_LOOK_MINIMUM, CELL, NONE },
    { "quadruple", LELE_LOOK_QUADRUPLE, QUADRUPLE, NONE },
    { "clone", LELE_LOOK_CLONE, CLONE, NONE },
    { "extraregion", LELE_LOOK_EXTRA_REGION, CELLS, NONE },
    { "antiknight", LELE_LOOK_KNIGHT, FLAG, NONE },
    { "antiking", LELE_LOOK_KING, FLAG, NONE },
    { "nonconsecutive", LELE_LOOK_NONCONSECUTIVE, FLAG, NONE },
    { "disjointgroups", LELE_LOOK_DISJOINT, FLAG, NONE },
    { "ratio", LELE_LOOK_ALL_RATIOS, NEGATIVE, NONE },
    { "xv", LELE_LOOK_ALL_PAIR_SUMS, NEGATIVE, NONE },
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* What a key's objects are read with. */
struct reading {
    const lele_jsontree *tree;
    lele_source *source;
    const lele_layout *layout;
    lele_clue_list *list;
};

bool lele_fpuzzles_is_clue(lele_span key)
{
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].form != NEGATIVE && lele_span_is(key, rows[i].key))
            return true;
    return lele_span_is(key, "negative");
}

bool lele_fpuzzles_is_paint(lele_span key)
{
    static const char *const keys[] = { "line", "circle", "rectangle", "text", "cage" };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (lele_span_is(key, keys[i]))
            return true;
    return false;
}

bool lele_fpuzzles_is_own_paint(const lele_jsontree *tree, const lele_jsontree_node *list)
{
    static const char *const copies[] = { "fromConstraint", "isNewConstraint", "isLLConstraint" };
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, list); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        bool copy = false;
        for (size_t i = 0; i < sizeof copies / sizeof copies[0]; i++)
            copy |= lele_jsontree_get(tree, node, copies[i], NULL) != NULL;
        if (!copy)
            return true;
    }
    return false;
}

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

static int usual_value(const struct reading *reading, const struct row *row)
{
    const int half = (reading->layout->size + 1) / 2;
    return row->usual == HALF        ? half
           : row->usual == HALF_LESS ? half - 1
           : row->usual > 0          ? row->usual
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

static lele_error read_plain(const struct reading *reading, const struct row *row,
                             const lele_jsontree_node *object)
{
    lele_cell cells[LELE_MAX_CELLS];
    const lele_jsontree_node *array = lele_jsontree_get(reading->tree, object, "cells", NULL);
    const int count = read_cells(reading, array, 0, cells);
    int value = row->usual == NONE
                    ? LELE_CLUE_NO_VALUE
                    : read_number(lele_jsontree_get(reading->tree, object, "value", NULL));
    if (count < 0)
        return refuse(reading, "R1C1");
    if (value < LELE_CLUE_NO_VALUE)
        return refuse(reading, "\"value\":\"10\"");
    if (value == LELE_CLUE_NO_VALUE && row->usual == NEEDED)
        return LELE_OK; /* decoration */
    if (value == LELE_CLUE_NO_VALUE)
        value = usual_value(reading, row);
    if (value == 0 && row->usual == OPTIONAL)
        value = LELE_CLUE_NO_VALUE;
    return count == 0 ? LELE_OK : add(reading, row->look, value, cells, count);
}

static lele_error read_one_cell(const struct reading *reading, const struct row *row,
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

static lele_error read_lines(const struct reading *reading, const struct row *row,
                             const lele_jsontree_node *object)
{
    const lele_jsontree_node *lines = lele_jsontree_get(reading->tree, object, "lines", NULL);
    const bool numbered = row->usual == HALF || row->usual == HALF_LESS;
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
static lele_error read_arrow(const struct reading *reading, const struct row *row,
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
static lele_error read_outside(const struct reading *reading, const struct row *row,
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

static lele_error read_clone(const struct reading *reading, const struct row *row,
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

static lele_error read_quadruple(const struct reading *reading, const struct row *row,
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

static lele_error (*const read_object[])(const struct reading *, const struct row *,
                                         const lele_jsontree_node *) = {
    [CELLS] = read_plain,         [CELL] = read_one_cell, [LINES] = read_lines,
    [OUTSIDE] = read_outside,     [ARROW] = read_arrow,   [CLONE] = read_clone,
    [QUADRUPLE] = read_quadruple,
};

static lele_error read_key(const struct reading *reading, const struct row *row,
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
    for (size_t i = 0; error == LELE_OK && i < ROWS; i++) {
        const struct row *row = &rows[i];
        const lele_jsontree_node *node = lele_jsontree_get(tree, tree->node, row->key, NULL);
        const bool on = row->form == NEGATIVE
                            ? has_word(&reading, negative, row->key)
                            : row->form == FLAG && node != NULL &&
                                  node->kind == LELE_JSONTREE_BOOL && node->value == 1;
        if (on)
            error = add(&reading, row->look, LELE_CLUE_NO_VALUE, NULL, 0);
        else if (row->form < FLAG && node != NULL)
            error = read_key(&reading, row, node);
    }
    return error;
}

struct writing {
    const lele_layout *layout;
    const lele_clue_list *list;
    lele_json *json;
};

static void write_cells(const struct writing *writing, const char *key, const lele_cell *cells,
                        int count)
{
    if (key != NULL)
        lele_json_key(writing->json, key);
    lele_json_array_begin(writing->json);
    for (int i = 0; i < count; i++) {
        char name[LELE_CELL_NAME_SIZE];
        lele_cell_name(writing->layout, cells[i], name);
        lele_json_string(writing->json, name);
    }
    lele_json_array_end(writing->json);
}

static void write_number(const struct writing *writing, const struct row *row, int value)
{
    char text[8];
    int length = 0;
    lele_text number;
    if (value == LELE_CLUE_NO_VALUE)
        return;
    if (row->look == LELE_LOOK_PAIR_SUM && (value == 10 || value == 5)) {
        lele_json_key_string(writing->json, "value", value == 10 ? "X" : "V");
        return;
    }
    lele_text_init(&number);
    lele_text_add_int(&number, value);
    for (; !number.failed && number.data[length] != '\0' && length < 7; length++)
        text[length] = number.data[length];
    text[length] = '\0';
    lele_text_release(&number);
    lele_json_key_string(writing->json, "value", text);
}

static void write_place(const struct writing *writing, int row, int column)
{
    char name[12] = "R";
    char *to = name + 1;
    if (row >= 10)
        *to++ = '1';
    *to++ = (char)('0' + row % 10);
    *to++ = 'C';
    if (column >= 10)
        *to++ = '1';
    *to++ = (char)('0' + column % 10);
    *to = '\0';
    lele_json_key_string(writing->json, "cell", name);
}

/* "R0C3": the place before the first cell of a row or column, as a cell. */
static void write_outside(const struct writing *writing, const lele_cell *cells, int count)
{
    const int n = writing->layout->size;
    const int step = count > 1 ? cells[1] - cells[0] : 1;
    const int row = cells[0] / n + 1 - (step == n) + (step == -n);
    const int column = cells[0] % n + 1 - (step == 1) + (step == -1);
    write_place(writing, row, column);
}

/* The cell outside the grid where a diagonal starts, and its direction. */
static void write_start(const struct writing *writing, const lele_cell *cells, int count)
{
    const int n = writing->layout->size;
    const int row = cells[0] / n, column = cells[0] % n;
    const bool down = count > 1 ? cells[1] > cells[0] : row == 0;
    const bool right = count > 1 ? cells[1] % n > column : column == 0;
    const char direction[3] = { down ? 'D' : 'U', right ? 'R' : 'L', '\0' };
    write_place(writing, down ? row : row + 2, right ? column : column + 2);
    lele_json_key_string(writing->json, "direction", direction);
}

static void write_arrow(const struct writing *writing, const lele_clue *clue,
                        const lele_cell *cells)
{
    const int heads = clue->look == LELE_LOOK_PILL ? clue->value : 1;
    write_cells(writing, "cells", cells, heads);
    lele_json_key(writing->json, "lines");
    lele_json_array_begin(writing->json);
    write_cells(writing, NULL, cells + heads - 1, clue->cell_count - heads + 1);
    lele_json_array_end(writing->json);
}

static void write_object(const struct writing *writing, const struct row *row,
                         const lele_clue *clue)
{
    const lele_cell *cells = writing->list->cell + clue->first_cell;
    const int half = clue->cell_count / 2;
    lele_json_object_begin(writing->json);
    if (row->form == OUTSIDE) {
        write_outside(writing, cells, clue->cell_count);
    } else if (row->form == ARROW) {
        write_arrow(writing, clue, cells);
    } else if (row->form == LINES) {
        lele_json_key(writing->json, "lines");
        lele_json_array_begin(writing->json);
        write_cells(writing, NULL, cells, clue->cell_count);
        lele_json_array_end(writing->json);
    } else if (row->form == CLONE) {
        write_cells(writing, "cells", cells, half);
        write_cells(writing, "cloneCells", cells + half, half);
    } else {
        write_cells(writing, "cells", cells, clue->cell_count);
    }
    if (row->look == LELE_LOOK_LITTLE_KILLER)
        write_start(writing, cells, clue->cell_count);
    if (row->form == QUADRUPLE) {
        lele_json_key(writing->json, "values");
        lele_json_array_begin(writing->json);
        for (int i = 0; i < clue->value >> 16; i++)
            lele_json_int(writing->json, (clue->value >> 4 * i & 15) + 1);
        lele_json_array_end(writing->json);
    } else if (row->form != ARROW) {
        write_number(writing, row, clue->value);
    }
    lele_json_object_end(writing->json);
}

/* The first row of a look; NULL: it has none. */
static const struct row *row_of(lele_look look)
{
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].look == look)
            return &rows[i];
    return NULL;
}

/* Writes "key":[...] with the clues of all looks that have the key. */
static void write_key(const struct writing *writing, const char *key)
{
    const lele_clue_list *list = writing->list;
    bool begun = false;
    for (int i = 0; i < list->clue_count; i++) {
        const struct row *row = row_of((lele_look)list->clue[i].look);
        if (row == NULL || row->form >= FLAG || strcmp(row->key, key) != 0)
            continue;
        if (!begun) {
            lele_json_key(writing->json, key);
            lele_json_array_begin(writing->json);
        }
        begun = true;
        if (row->form != CELL || list->clue[i].cell_count == 1) {
            write_object(writing, row, &list->clue[i]);
            continue;
        }
        for (int c = 0; c < list->clue[i].cell_count; c++) { /* one object for each cell */
            lele_clue one = list->clue[i];
            one.first_cell = (uint16_t)(one.first_cell + c);
            one.cell_count = 1;
            write_object(writing, row, &one);
        }
    }
    if (begun)
        lele_json_array_end(writing->json);
}

static bool has_look(const lele_clue_list *list, lele_look look)
{
    for (int i = 0; i < list->clue_count; i++)
        if (list->clue[i].look == look)
            return true;
    return false;
}

static void write_flags(const struct writing *writing)
{
    bool begun = false;
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].form == FLAG && has_look(writing->list, rows[i].look))
            lele_json_key_bool(writing->json, rows[i].key, true);
    for (size_t i = 0; i < ROWS; i++) {
        if (rows[i].form != NEGATIVE || !has_look(writing->list, rows[i].look))
            continue;
        if (!begun) {
            lele_json_key(writing->json, "negative");
            lele_json_array_begin(writing->json);
        }
        begun = true;
        lele_json_string(writing->json, rows[i].key);
    }
    if (begun)
        lele_json_array_end(writing->json);
}

lele_error lele_fpuzzles_write_clues(const lele_layout *layout, lele_json *json)
{
    if (layout->clues == NULL)
        return LELE_OK;
    const struct writing writing = { layout, &layout->clues->list, json };
    for (int i = 0; i < writing.list->clue_count; i++) {
        const lele_look look = (lele_look)writing.list->clue[i].look;
        if (row_of(look) == NULL && look != LELE_LOOK_RESTRICTED)
            return LELE_E_UNSUPPORTED;
    }
    for (size_t i = 0; i < ROWS; i++)
        if (i == 0 || strcmp(rows[i].key, rows[i - 1].key) != 0)
            write_key(&writing, rows[i].key);
    write_flags(&writing);
    return LELE_OK;
}
