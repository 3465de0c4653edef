/* Writing the clues of a layout as the keys of f-puzzles. */
#include <string.h>

#include "codec/fpuzzles_clues.h"
#include "core/clue_table.h"

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

static void write_number(const struct writing *writing, const lele_fpuzzles_row *row, int value)
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

static void write_object(const struct writing *writing, const lele_fpuzzles_row *row,
                         const lele_clue *clue)
{
    const lele_cell *cells = writing->list->cell + clue->first_cell;
    const int half = clue->cell_count / 2;
    lele_json_object_begin(writing->json);
    if (row->form == LELE_KEY_OUTSIDE) {
        write_outside(writing, cells, clue->cell_count);
    } else if (row->form == LELE_KEY_ARROW) {
        write_arrow(writing, clue, cells);
    } else if (row->form == LELE_KEY_LINES) {
        lele_json_key(writing->json, "lines");
        lele_json_array_begin(writing->json);
        write_cells(writing, NULL, cells, clue->cell_count);
        lele_json_array_end(writing->json);
    } else if (row->form == LELE_KEY_CLONE) {
        write_cells(writing, "cells", cells, half);
        write_cells(writing, "cloneCells", cells + half, half);
    } else {
        write_cells(writing, "cells", cells, clue->cell_count);
    }
    if (row->look == LELE_LOOK_LITTLE_KILLER)
        write_start(writing, cells, clue->cell_count);
    if (row->form == LELE_KEY_QUADRUPLE) {
        lele_json_key(writing->json, "values");
        lele_json_array_begin(writing->json);
        for (int i = 0; i < clue->value >> 16; i++)
            lele_json_int(writing->json, (clue->value >> 4 * i & 15) + 1);
        lele_json_array_end(writing->json);
    } else if (row->form != LELE_KEY_ARROW) {
        write_number(writing, row, clue->value);
    }
    lele_json_object_end(writing->json);
}

/* The first row of a look; NULL: it has none. */
static const lele_fpuzzles_row *row_of(lele_look look)
{
    for (size_t i = 0; lele_fpuzzles_rows[i].key != NULL; i++)
        if (lele_fpuzzles_rows[i].look == look)
            return &lele_fpuzzles_rows[i];
    return NULL;
}

/* Writes "key":[...] with the clues of all looks that have the key. */
static void write_key(const struct writing *writing, const char *key)
{
    const lele_clue_list *list = writing->list;
    bool begun = false;
    for (int i = 0; i < list->clue_count; i++) {
        const lele_fpuzzles_row *row = row_of((lele_look)list->clue[i].look);
        if (row == NULL || row->form >= LELE_KEY_FLAG || strcmp(row->key, key) != 0)
            continue;
        if (!begun) {
            lele_json_key(writing->json, key);
            lele_json_array_begin(writing->json);
        }
        begun = true;
        if (row->form != LELE_KEY_CELL || list->clue[i].cell_count == 1) {
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

static void write_flags(const struct writing *writing)
{
    bool begun = false;
    for (size_t i = 0; lele_fpuzzles_rows[i].key != NULL; i++)
        if (lele_fpuzzles_rows[i].form == LELE_KEY_FLAG &&
            lele_clue_list_has(writing->list, lele_fpuzzles_rows[i].look))
            lele_json_key_bool(writing->json, lele_fpuzzles_rows[i].key, true);
    for (size_t i = 0; lele_fpuzzles_rows[i].key != NULL; i++) {
        if (lele_fpuzzles_rows[i].form != LELE_KEY_NEGATIVE ||
            !lele_clue_list_has(writing->list, lele_fpuzzles_rows[i].look))
            continue;
        if (!begun) {
            lele_json_key(writing->json, "negative");
            lele_json_array_begin(writing->json);
        }
        begun = true;
        lele_json_string(writing->json, lele_fpuzzles_rows[i].key);
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
    for (size_t i = 0; lele_fpuzzles_rows[i].key != NULL; i++)
        if (i == 0 || strcmp(lele_fpuzzles_rows[i].key, lele_fpuzzles_rows[i - 1].key) != 0)
            write_key(&writing, lele_fpuzzles_rows[i].key);
    write_flags(&writing);
    return LELE_OK;
}
