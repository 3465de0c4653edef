/*
 * Lists of clues, and their text: "cage:15:r1c1r1c2;knight::".
 *
 * Equal puzzles must have equal texts, so clues are sorted before they are written, and so are the
 * cells of a clue whose order does not count.
 */
#include <stdlib.h>
#include <string.h>

#include "core/clue_table.h"
#include "core/pen.h"

void lele_clue_list_init(lele_clue_list *list)
{
    list->clue_count = list->cell_count = 0;
}

static lele_error add(lele_clue_list *list, lele_look look, int value, const lele_cell *cells,
                      int count, lele_problem *problem)
{
    if (list->clue_count == LELE_MAX_CLUES || list->cell_count + count > LELE_MAX_CLUE_CELLS) {
        if (problem != NULL)
            problem->want = LELE_MAX_CLUES;
        return lele_problem_set(problem, LELE_E_CLUES);
    }
    list->clue[list->clue_count++] = (lele_clue){
        .look = (uint8_t)look,
        .first_cell = (uint16_t)list->cell_count,
        .cell_count = (uint16_t)count,
        .value = value,
    };
    if (count > 0)
        memcpy(list->cell + list->cell_count, cells, (size_t)count);
    list->cell_count += count;
    return LELE_OK;
}

lele_error lele_clue_list_add(lele_clue_list *list, lele_look look, int value,
                              const lele_cell *cells, int count, lele_problem *problem)
{
    if ((unsigned)look >= LELE_LOOK_COUNT)
        return lele_problem_set(problem, LELE_E_CLUE_LOOK);
    if (!lele_clue_row_of(look)->single || count <= 1)
        return add(list, look, value, cells, count, problem);
    lele_error error = LELE_OK;
    for (int i = 0; error == LELE_OK && i < count; i++)
        error = add(list, look, value, cells + i, 1, problem);
    return error;
}

bool lele_clue_list_has(const lele_clue_list *list, lele_look look)
{
    for (int i = 0; i < list->clue_count; i++)
        if (list->clue[i].look == look)
            return true;
    return false;
}

static int compare_cells(const void *a, const void *b)
{
    return *(const lele_cell *)a - *(const lele_cell *)b;
}

/* A clue with its cells, for sorting. */
struct entry {
    lele_clue clue;
    const lele_cell *cells;
};

static int compare_clues(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    if (x->clue.look != y->clue.look)
        return x->clue.look - y->clue.look;
    const int count =
        x->clue.cell_count < y->clue.cell_count ? x->clue.cell_count : y->clue.cell_count;
    const int order = memcmp(x->cells, y->cells, (size_t)count);
    if (order != 0)
        return order;
    if (x->clue.cell_count != y->clue.cell_count)
        return x->clue.cell_count - y->clue.cell_count;
    return (x->clue.value > y->clue.value) - (x->clue.value < y->clue.value);
}

bool lele_clue_is_free(const lele_clue_row *row)
{
    return row->shape == LELE_SHAPE_CELLS || row->shape == LELE_SHAPE_SQUARE ||
           (row->shape == LELE_SHAPE_NEIGHBOURS && row != lele_clue_row_of(LELE_LOOK_LESS));
}

void lele_clue_list_sort(lele_clue_list *list)
{
    const lele_clue_list old = *list;
    struct entry entries[LELE_MAX_CLUES];
    for (int i = 0; i < old.clue_count; i++)
        entries[i] = (struct entry){ old.clue[i], old.cell + old.clue[i].first_cell };
    lele_clue_list sorted = old;
    for (int i = 0; i < old.clue_count; i++) {
        const lele_clue *clue = &old.clue[i];
        if (!lele_clue_is_free(lele_clue_row_of((lele_look)clue->look)))
            continue;
        qsort(sorted.cell + clue->first_cell, clue->cell_count, 1, compare_cells);
        entries[i].cells = sorted.cell + clue->first_cell;
    }
    qsort(entries, (size_t)old.clue_count, sizeof entries[0], compare_clues);
    lele_clue_list_init(list);
    for (int i = 0; i < old.clue_count; i++)
        if (i == 0 || compare_clues(&entries[i - 1], &entries[i]) != 0)
            (void)add(list, (lele_look)entries[i].clue.look, entries[i].clue.value,
                      entries[i].cells, entries[i].clue.cell_count, NULL);
}

void lele_clue_list_write(const lele_layout *layout, const lele_clue_list *list, lele_text *out)
{
    for (int i = 0; i < list->clue_count; i++) {
        const lele_clue *clue = &list->clue[i];
        lele_text_add_char(out, i == 0 ? '+' : ';');
        lele_text_add(out, lele_look_name((lele_look)clue->look));
        lele_text_add_char(out, ':');
        if (clue->value != LELE_CLUE_NO_VALUE)
            lele_text_add_int(out, clue->value);
        lele_text_add_char(out, ':');
        for (int c = 0; c < clue->cell_count; c++) {
            char *to = lele_text_room(out, LELE_PEN_CELL);
            if (to != NULL)
                lele_pen_lift(
                    out, lele_pen_cell(to, layout, list->cell[clue->first_cell + c], 'r', 'c'));
        }
    }
}

static lele_error refuse(lele_problem *problem, lele_error error, const char *text, size_t length)
{
    if (problem != NULL)
        lele_problem_quote(problem, text, length);
    return lele_problem_set(problem, error);
}

/* Reads the digits up to `end`; LELE_CLUE_NO_VALUE when there are none, -2 for no number. */
static int read_value(const char *text, const char *end)
{
    int value = 0;
    if (text == end)
        return LELE_CLUE_NO_VALUE;
    for (; text < end; text++) {
        if (*text < '0' || *text > '9' || value > 99999999)
            return -2;
        value = value * 10 + *text - '0';
    }
    return value;
}

/* Reads "cage:15:r1c1r1c2" and adds it. */
static lele_error read_clue(const lele_layout *layout, const char *text, size_t length,
                            lele_clue_list *list, lele_problem *problem)
{
    const char *end = text + length, *name_end = memchr(text, ':', length);
    if (name_end == NULL)
        return refuse(problem, LELE_E_CLUE_LOOK, text, length);
    const lele_look look = lele_look_find(text, (size_t)(name_end - text));
    if (look == LELE_LOOK_COUNT)
        return refuse(problem, LELE_E_CLUE_LOOK, text, (size_t)(name_end - text));
    const char *at = memchr(name_end + 1, ':', (size_t)(end - name_end - 1));
    const int value = at == NULL ? -2 : read_value(name_end + 1, at);
    if (value == -2)
        return refuse(problem, LELE_E_RANGE, name_end + 1, (size_t)(end - name_end - 1));
    lele_cell cells[LELE_MAX_CLUE_CELLS];
    int count = 0, cell = 0;
    for (at++; at < end; cells[count++] = (lele_cell)cell) {
        const size_t used = lele_cell_read(layout, at, &cell);
        if (used == 0 || count == LELE_MAX_CLUE_CELLS)
            return refuse(problem, LELE_E_RANGE, at, (size_t)(end - at));
        at += used;
    }
    return lele_clue_list_add(list, look, value, cells, count, problem);
}

lele_error lele_clue_list_read(const lele_layout *layout, const char *text, lele_clue_list *ret,
                               lele_problem *problem)
{
    lele_clue_list_init(ret);
    for (;;) {
        const size_t length = strcspn(text, ";");
        const lele_error error = read_clue(layout, text, length, ret, problem);
        if (error != LELE_OK || text[length] == '\0')
            return error;
        text += length + 1;
    }
}

void lele_clue_write(const lele_layout *layout, int clue, lele_lang lang, lele_text *out)
{
    const lele_clue *written = &layout->clues->list.clue[clue];
    lele_text_add(out, lele_look_title((lele_look)written->look, lang));
    if (lele_clue_row_of((lele_look)written->look)->number <= LELE_NUMBER_MAYBE &&
        written->value != LELE_CLUE_NO_VALUE) {
        lele_text_add_char(out, ' ');
        lele_text_add_int(out, written->value);
    }
    if (written->cell_count == 0)
        return;
    char name[LELE_CELL_NAME_SIZE];
    lele_cell_name(layout, layout->clues->list.cell[written->first_cell], name);
    lele_text_add(out, lang == LELE_LANG_ZH ? "（" : " at ");
    lele_text_add(out, name);
    if (lang == LELE_LANG_ZH)
        lele_text_add(out, "）");
}
