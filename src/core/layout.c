/*
 * Layouts, built from their names.
 *
 * A family gives the shape of a box, and with it the size of the grid; a function adds its extra
 * units.  A new layout is a row in `families` and, where it has units of a new shape, a function
 * that adds them.
 */
#include "core/pen.h"

static void add_unit(lele_layout *layout, lele_unit_kind kind, int number, const lele_cellset *set)
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

static void add_lines(lele_layout *layout)
{
    const int n = layout->size;
    for (int pass = 0; pass < 2; pass++) {
        for (int line = 0; line < n; line++) {
            lele_cellset set = LELE_CELLSET_EMPTY;
            for (int i = 0; i < n; i++)
                lele_cellset_add(&set, pass == 0 ? line * n + i : i * n + line);
            add_unit(layout, pass == 0 ? LELE_UNIT_ROW : LELE_UNIT_COLUMN, line + 1, &set);
        }
    }
}

/* A rectangle of cells whose top left cell is (row, column). */
static lele_cellset rectangle(const lele_layout *layout, int row, int column, int rows, int columns)
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
        const lele_cellset set =
            rectangle(layout, box / across * layout->box_rows, box % across * layout->box_columns,
                      layout->box_rows, layout->box_columns);
        add_unit(layout, LELE_UNIT_BOX, box + 1, &set);
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
    add_unit(layout, LELE_UNIT_DIAGONAL, 1, &falling);
    add_unit(layout, LELE_UNIT_DIAGONAL, 2, &rising);
}

static void add_windows(lele_layout *layout)
{
    for (int i = 0; i < 4; i++) {
        const lele_cellset set = rectangle(layout, 1 + i / 2 * 4, 1 + i % 2 * 4, 3, 3);
        add_unit(layout, LELE_UNIT_WINDOW, i + 1, &set);
    }
}

static void add_centres(lele_layout *layout)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int box = 0; box < 9; box++)
        lele_cellset_add(&set, (box / 3 * 3 + 1) * 9 + box % 3 * 3 + 1);
    add_unit(layout, LELE_UNIT_CENTRES, 1, &set);
}

static void add_asterisk(lele_layout *layout)
{
    static const uint8_t cells[9] = { 13, 20, 24, 37, 40, 43, 56, 60, 67 };
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i = 0; i < 9; i++)
        lele_cellset_add(&set, cells[i]);
    add_unit(layout, LELE_UNIT_ASTERISK, 1, &set);
}

static const struct family {
    const char *name;
    int box_rows, box_columns;
    void (*extra)(lele_layout *layout);
    const char *same_as; /* the family that this name is an alias of, or NULL */
} families[] = {
    { "classic", 3, 3, NULL, NULL },
    { "windoku", 3, 3, add_windows, NULL },
    { "centre-dot", 3, 3, add_centres, NULL },
    { "asterisk", 3, 3, add_asterisk, NULL },
    { "4x4", 2, 2, NULL, NULL },
    { "6x6", 2, 3, NULL, NULL },
    { "8x8", 2, 4, NULL, NULL },
    { "10x10", 2, 5, NULL, NULL },
    { "12x12", 3, 4, NULL, NULL },
    { "16x16", 4, 4, NULL, NULL },
    { "9x9", 3, 3, NULL, "classic" },
    { "hyper", 3, 3, add_windows, "windoku" },
    { "center-dot", 3, 3, add_centres, "centre-dot" },
};

const char *lele_layout_name_at(size_t index)
{
    static const char *const names[] = {
        "classic",    "x",       "windoku", "windoku-x", "centre-dot", "centre-dot-x", "asterisk",
        "asterisk-x", "4x4",     "4x4-x",   "6x6",       "6x6-x",      "8x8",          "8x8-x",
        "10x10",      "10x10-x", "12x12",   "12x12-x",   "16x16",      "16x16-x",
    };
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
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

static lele_error build_jigsaw(lele_layout *layout, const char *map, size_t length,
                               lele_problem *problem)
{
    const int size = square_root(length);
    if (size < 4)
        return refuse(problem, map, length);
    uint8_t region[LELE_MAX_CELLS] = { 0 };
    const lele_error error = read_regions(map, size, region, problem);
    if (error != LELE_OK)
        return error;
    start(layout, size);
    memcpy(layout->name, "jigsaw:", 7);
    for (int r = 0; r < size; r++) {
        lele_cellset set = LELE_CELLSET_EMPTY;
        for (int cell = 0; cell < size * size; cell++)
            if (region[cell] == r)
                lele_cellset_add(&set, cell);
        add_unit(layout, LELE_UNIT_BOX, r + 1, &set);
    }
    for (int cell = 0; cell < size * size; cell++)
        layout->name[7 + cell] = lele_digit_char(region[cell] + 1);
    return LELE_OK;
}

static lele_error build_family(lele_layout *layout, const char *name, size_t length,
                               lele_problem *problem)
{
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
        const struct family *family = &families[i];
        if (strlen(family->name) != length || memcmp(family->name, name, length) != 0)
            continue;
        start(layout, family->box_rows * family->box_columns);
        layout->box_rows = family->box_rows;
        layout->box_columns = family->box_columns;
        add_boxes(layout);
        if (family->extra != NULL)
            family->extra(layout);
        const char *canonical = family->same_as != NULL ? family->same_as : family->name;
        memcpy(layout->name, canonical, strlen(canonical));
        return LELE_OK;
    }
    return refuse(problem, name, length);
}

lele_error lele_layout_init(lele_layout *ret, const char *name, lele_problem *problem)
{
    lele_layout layout = { 0 };
    if (strcmp(name, "x") == 0)
        name = "classic-x";
    size_t length = strlen(name);
    const bool crossed = length > 2 && strcmp(name + length - 2, "-x") == 0;
    if (crossed)
        length -= 2;
    const bool jigsaw = strncmp(name, "jigsaw:", 7) == 0;
    const lele_error error = jigsaw ? build_jigsaw(&layout, name + 7, length - 7, problem)
                                    : build_family(&layout, name, length, problem);
    if (error != LELE_OK)
        return error;
    if (crossed) {
        add_diagonals(&layout);
        if (strcmp(layout.name, "classic") == 0)
            memcpy(layout.name, "x", 2);
        else
            memcpy(layout.name + strlen(layout.name), "-x", 3);
    }
    finish(&layout);
    *ret = layout;
    return LELE_OK;
}

char *lele_pen_unit(char *to, const lele_unit *unit, lele_lang lang)
{
    static const struct {
        const char *before[LELE_LANG_COUNT];
        const char *after[LELE_LANG_COUNT];
        bool numbered;
    } words[LELE_UNIT_KIND_COUNT] = {
        [LELE_UNIT_ROW] = { { "row ", "第 " }, { "", " 行" }, true },
        [LELE_UNIT_COLUMN] = { { "column ", "第 " }, { "", " 列" }, true },
        [LELE_UNIT_BOX] = { { "box ", "第 " }, { "", " 宫" }, true },
        [LELE_UNIT_DIAGONAL] = { { "diagonal ", "第 " }, { "", " 对角线" }, true },
        [LELE_UNIT_WINDOW] = { { "window ", "第 " }, { "", " 窗口" }, true },
        [LELE_UNIT_CENTRES] = { { "the centre cells", "中心格" }, { "", "" }, false },
        [LELE_UNIT_ASTERISK] = { { "the asterisk", "星形" }, { "", "" }, false },
    };
    to = lele_pen_name(to, words[unit->kind].before[lang]);
    if (words[unit->kind].numbered)
        to = lele_pen_small(to, unit->number);
    return lele_pen_name(to, words[unit->kind].after[lang]);
}

void lele_unit_write(const lele_unit *unit, lele_lang lang, lele_text *out)
{
    char *to = lele_text_room(out, LELE_PEN_UNIT);
    if (to != NULL)
        lele_pen_lift(out, lele_pen_unit(to, unit, lang));
}

lele_cellset lele_layout_common_peers(const lele_layout *layout, lele_cellset set)
{
    lele_cellset common = layout->all;
    for (int cell; (cell = lele_cellset_pop(&set)) >= 0;)
        common = lele_cellset_and(common, layout->peers[cell]);
    return common;
}
