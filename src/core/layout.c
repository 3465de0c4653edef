/*
 * Layouts, built from their names.
 *
 * A layout of the table gives the shape of a box and a function for its extra units; a jigsaw
 * gives its regions.  Rows and columns are the same in both, and so are the diagonals.
 */
#include "core/layout_table.h"

#include <string.h>

#define JIGSAW "jigsaw:"
enum { JIGSAW_LENGTH = sizeof JIGSAW - 1 };

void lele_layout_add_unit(lele_layout *layout, lele_unit_kind kind, int number,
                          const lele_cellset *set)
{
    const int index = layout->unit_count++;
    lele_unit *unit = &layout->units[index];
    *unit = (lele_unit){ .kind = kind, .number = number, .set = *set };
    lele_cellset rest = *set;
    for (int i = 0, cell; (cell = lele_cellset_pop(&rest)) >= 0; i++) {
        unit->cells[i] = (lele_cell)cell;
        layout->cell_units[cell][layout->cell_unit_count[cell]++] = (uint8_t)index;
    }
}

static void add_cell(lele_layout *layout, int index, int at, int cell)
{
    layout->units[index].cells[at] = (lele_cell)cell;
    lele_cellset_add(&layout->units[index].set, cell);
    layout->cell_units[cell][layout->cell_unit_count[cell]++] = (uint8_t)index;
}

static void add_lines(lele_layout *layout)
{
    const int n = layout->size;
    layout->unit_count = 2 * n;
    for (int line = 0; line < 2 * n; line++) {
        layout->units[line].kind = line < n ? LELE_UNIT_ROW : LELE_UNIT_COLUMN;
        layout->units[line].number = line % n + 1;
    }
    for (int row = 0, cell = 0; row < n; row++)
        for (int column = 0; column < n; column++, cell++) {
            add_cell(layout, row, column, cell);
            add_cell(layout, n + column, row, cell);
        }
}

/* `region` counts from 0, and each has as many cells as a line. */
static void add_regions(lele_layout *layout, const uint8_t *region)
{
    const int n = layout->size, first = layout->unit_count;
    int counts[LELE_MAX_SIZE] = { 0 };
    layout->unit_count += n;
    for (int r = 0; r < n; r++) {
        layout->units[first + r].kind = LELE_UNIT_BOX;
        layout->units[first + r].number = r + 1;
    }
    for (int cell = 0; cell < layout->cell_count; cell++)
        add_cell(layout, first + region[cell], counts[region[cell]]++, cell);
}

lele_cellset lele_layout_rectangle(const lele_layout *layout, int row, int column, int rows,
                                   int columns)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int r = row; r < row + rows; r++)
        for (int c = column; c < column + columns; c++)
            lele_cellset_add(&set, r * layout->size + c);
    return set;
}

static void add_boxes(lele_layout *layout)
{
    const int across = layout->size / layout->box_columns;
    for (int box = 0; box < layout->size; box++) {
        const lele_cellset set = lele_layout_rectangle(layout, box / across * layout->box_rows,
                                                       box % across * layout->box_columns,
                                                       layout->box_rows, layout->box_columns);
        lele_layout_add_unit(layout, LELE_UNIT_BOX, box + 1, &set);
    }
}

static void add_diagonals(lele_layout *layout)
{
    const int n = layout->size;
    lele_cellset falling = LELE_CELLSET_EMPTY, rising = LELE_CELLSET_EMPTY;
    for (int i = 0; i < n; i++) {
        lele_cellset_add(&falling, i * n + i);
        lele_cellset_add(&rising, i * n + n - 1 - i);
    }
    lele_layout_add_unit(layout, LELE_UNIT_DIAGONAL, 1, &falling);
    lele_layout_add_unit(layout, LELE_UNIT_DIAGONAL, 2, &rising);
}

static void finish(lele_layout *layout)
{
    for (int cell = 0; cell < layout->cell_count; cell++) {
        lele_cellset peers = LELE_CELLSET_EMPTY;
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            peers = lele_cellset_or(peers, layout->units[layout->cell_units[cell][i]].set);
        lele_cellset_remove(&peers, cell);
        layout->peers[cell] = peers;
        lele_cellset_add(&layout->all, cell);
    }
}

static void start(lele_layout *layout, int size)
{
    layout->size = size;
    layout->cell_count = size * size;
    add_lines(layout);
}

static lele_error refuse(lele_problem *problem, const char *name, size_t length)
{
    if (problem != NULL)
        lele_problem_quote(problem, name, length);
    return lele_problem_set(problem, LELE_E_LAYOUT);
}

/* The number of a region character: digits, then letters of either case; -1 for any other. */
static int region_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 10;
    return -1;
}

static int square_root(size_t cells)
{
    for (int n = 2; n <= LELE_MAX_SIZE; n++)
        if ((size_t)n * (size_t)n == cells)
            return n;
    return 0;
}

/* Numbers the regions by first appearance, so that equal maps get equal names. */
static lele_error read_regions(const char *map, int size, uint8_t *ret, lele_problem *problem)
{
    int number[36], counts[LELE_MAX_SIZE + 1] = { 0 }, used = 0;
    memset(number, -1, sizeof number);
    for (int cell = 0; cell < size * size; cell++) {
        const int region = region_of(map[cell]);
        if (region < 0 || (number[region] < 0 && used == size)) {
            if (problem != NULL) {
                problem->column = cell + 1;
                lele_problem_quote(problem, map + cell, 1);
            }
            return lele_problem_set(problem, LELE_E_CHARACTER);
        }
        if (number[region] < 0)
            number[region] = used++;
        ret[cell] = (uint8_t)number[region];
        counts[number[region]]++;
    }
    for (int i = 0; i < size; i++) {
        if (counts[i] == size)
            continue;
        if (problem != NULL) {
            problem->want = size;
            problem->got = counts[i];
            problem->text[0] = lele_digit_char(i + 1);
            problem->text[1] = '\0';
        }
        return lele_problem_set(problem, LELE_E_REGIONS);
    }
    return LELE_OK;
}

void lele_layout_name_regions(int size, const uint8_t *region, bool crossed,
                              char ret[LELE_LAYOUT_NAME_SIZE])
{
    const int cells = size * size;
    memcpy(ret, JIGSAW, JIGSAW_LENGTH);
    for (int cell = 0; cell < cells; cell++)
        ret[JIGSAW_LENGTH + cell] = lele_digit_char(region[cell] + 1);
    memcpy(ret + JIGSAW_LENGTH + cells, crossed ? "-x" : "\0\0", sizeof "-x");
}

static lele_error build_jigsaw(lele_layout *layout, const char *name, lele_problem *problem)
{
    const char *map = name + JIGSAW_LENGTH;
    const size_t length = lele_layout_name_plain(name) - JIGSAW_LENGTH;
    const int size = square_root(length);
    if (size < 4)
        return refuse(problem, map, length);
    uint8_t region[LELE_MAX_CELLS] = { 0 };
    const lele_error error = read_regions(map, size, region, problem);
    if (error != LELE_OK)
        return error;
    start(layout, size);
    add_regions(layout, region);
    const bool crossed = map[length] != '\0';
    if (crossed)
        add_diagonals(layout);
    lele_layout_name_regions(size, region, crossed, layout->name);
    return LELE_OK;
}

static lele_error build_kind(lele_layout *layout, const char *name, lele_problem *problem)
{
    bool crossed;
    const lele_layout_kind *kind = lele_layout_kind_named(name, &crossed);
    if (kind == NULL)
        return refuse(problem, name, lele_layout_name_plain(name));
    start(layout, kind->box_rows * kind->box_columns);
    layout->box_rows = kind->box_rows;
    layout->box_columns = kind->box_columns;
    add_boxes(layout);
    if (kind->add_extra != NULL)
        kind->add_extra(layout);
    if (crossed)
        add_diagonals(layout);
    const char *full = crossed ? kind->crossed : kind->name;
    memcpy(layout->name, full, strlen(full) + 1);
    return LELE_OK;
}

lele_error lele_layout_build(lele_layout *ret, const char *name, lele_problem *problem)
{
    const bool jigsaw = strncmp(name, JIGSAW, JIGSAW_LENGTH) == 0;
    const lele_error error =
        jigsaw ? build_jigsaw(ret, name, problem) : build_kind(ret, name, problem);
    if (error == LELE_OK)
        finish(ret);
    return error;
}

lele_error lele_layout_init(lele_layout *ret, const char *name, lele_problem *problem)
{
    lele_layout layout = { 0 };
    const lele_error error = lele_layout_build(&layout, name, problem);
    if (error == LELE_OK)
        *ret = layout;
    return error;
}

bool lele_layout_is_classic(const lele_layout *layout)
{
    return strcmp(layout->name, LELE_LAYOUT_CLASSIC) == 0;
}

/* McGuire, Tugemann and Civario went through all grids: no puzzle with 16 givens is unique. */
int lele_layout_fewest_givens(const lele_layout *layout)
{
    return lele_layout_is_classic(layout) ? 17 : 0;
}

int lele_layout_shared_unit(const lele_layout *layout, int a, int b)
{
    for (int i = 0; i < layout->cell_unit_count[a]; i++)
        if (lele_cellset_has(&layout->units[layout->cell_units[a][i]].set, b))
            return layout->cell_units[a][i];
    return -1;
}

lele_cellset lele_layout_common_peers(const lele_layout *layout, lele_cellset set)
{
    lele_cellset common = layout->all;
    for (int cell; (cell = lele_cellset_pop(&set)) >= 0;)
        common = lele_cellset_and(common, layout->peers[cell]);
    return common;
}
