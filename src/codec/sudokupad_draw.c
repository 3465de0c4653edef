/*
 * The drawings of clues in a SudokuPad link: lines, arrows, and marks below and above the grid.
 *
 * Coordinates are rows and columns; the middle of the first cell is 0.5, 0.5.  They are counted here in
 * halves of a cell, so that the middles of cells and of edges are whole numbers.
 */
#include "codec/sudokupad.h"

#include "core/clue_table.h"

/* A line through the cells of a clue. */
static const struct {
    lele_look look;
    const char *colour;
    int thickness;
} lines[] = {
    { LELE_LOOK_THERMOMETER, "CFCFCF", 21 }, { LELE_LOOK_SLOW_THERMOMETER, "CFCFCF", 21 },
    { LELE_LOOK_PALINDROME, "C0C0C0", 16 },  { LELE_LOOK_RENBAN, "F067F0", 16 },
    { LELE_LOOK_WHISPERS, "67F067", 12 },    { LELE_LOOK_BETWEEN, "C0C0C0", 8 },
    { LELE_LOOK_REGION_SUM, "2ECBFF", 10 },  { LELE_LOOK_ENTROPIC, "FFCCAA", 16 },
    { LELE_LOOK_MODULAR, "33BBBB", 16 },     { LELE_LOOK_NABNER, "C9C883", 16 },
    { LELE_LOOK_ZIPPER, "CDB1EC", 16 },      { LELE_LOOK_DOUBLE_ARROW, "C54B8B", 10 },
};

/* A mark: where, how large in hundredths of a cell, round or not, its colours and its text. */
struct mark {
    int row, column, size;
    bool round;
    const char *border, *fill;
    const char *text;
};

struct drawing {
    const lele_layout *layout;
    lele_text *out;
    const char *comma; /* before the next object of the list */
};

static void add_halves(lele_text *out, int halves)
{
    lele_text_add_int(out, halves / 2);
    if (halves % 2 != 0)
        lele_text_add(out, ".5");
}

/* A point may be outside the grid, up to one cell. */
static void add_point(lele_text *out, int row, int column)
{
    lele_text_add_char(out, '[');
    if (row < 0)
        lele_text_add_char(out, '-');
    add_halves(out, row < 0 ? -row : row);
    lele_text_add_char(out, ',');
    if (column < 0)
        lele_text_add_char(out, '-');
    add_halves(out, column < 0 ? -column : column);
    lele_text_add_char(out, ']');
}

static int row_of(const struct drawing *drawing, int cell)
{
    return 2 * lele_layout_row(drawing->layout, cell) + 1;
}

static int column_of(const struct drawing *drawing, int cell)
{
    return 2 * lele_layout_column(drawing->layout, cell) + 1;
}

static void add_line(struct drawing *drawing, const lele_cell *cells, int count, const char *colour,
                     int thickness, const char *more)
{
    lele_text *out = drawing->out;
    lele_text_add(out, drawing->comma);
    lele_text_add(out, "{c:");
    lele_text_add(out, colour);
    lele_text_add(out, ",th:");
    lele_text_add_int(out, thickness);
    lele_text_add(out, more);
    lele_text_add(out, ",wp:[");
    for (int i = 0; i < count; i++) {
        lele_text_add(out, i > 0 ? "," : "");
        add_point(out, row_of(drawing, cells[i]), column_of(drawing, cells[i]));
    }
    lele_text_add(out, "]}");
    drawing->comma = ",";
}

static void add_mark(struct drawing *drawing, const struct mark *mark)
{
    lele_text *out = drawing->out;
    lele_text_add(out, drawing->comma);
    lele_text_add(out, "{ct:");
    add_point(out, mark->row, mark->column);
    for (int side = 0; side < 2; side++) {
        lele_text_add(out, side == 0 ? ",w:0." : ",h:0.");
        lele_text_add(out, mark->size < 10 ? "0" : "");
        lele_text_add_int(out, mark->size);
    }
    lele_text_add(out, mark->round ? ",r:t" : "");
    if (mark->border != NULL) {
        lele_text_add(out, ",c1:");
        lele_text_add(out, mark->border);
        lele_text_add(out, ",c2:");
        lele_text_add(out, mark->fill);
    }
    if (mark->text != NULL) {
        lele_text_add(out, ",fs:20,te:'");
        lele_text_add(out, mark->text);
        lele_text_add_char(out, '\'');
    }
    lele_text_add_char(out, '}');
    drawing->comma = ",";
}

static const lele_cell *cells_of(const struct drawing *drawing, const lele_clue *clue)
{
    return drawing->layout->clues->list.cell + clue->first_cell;
}

static void draw_lines(struct drawing *drawing, const lele_clue *clue)
{
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (lines[i].look == (lele_look)clue->look)
            add_line(drawing, cells_of(drawing, clue), clue->cell_count, lines[i].colour,
                     lines[i].thickness, "");
}

static void draw_arrows(struct drawing *drawing, const lele_clue *clue)
{
    const int head = clue->look == LELE_LOOK_ARROW  ? 1
                     : clue->look == LELE_LOOK_PILL ? clue->value
                                                    : 0;
    if (head > 0)
        add_line(drawing, cells_of(drawing, clue) + head - 1, clue->cell_count - head + 1, "A1A1A1",
                 5, ",hl:0.3");
}

/* Bulbs, circles, shaded cells: below the grid. */
static void draw_below(struct drawing *drawing, const lele_clue *clue)
{
    static const struct {
        lele_look look;
        int size;
        bool round, all, ends;
        const char *border, *fill;
    } rows[] = {
        { LELE_LOOK_THERMOMETER, 85, true, false, false, "CFCFCF", "CFCFCF" },
        { LELE_LOOK_SLOW_THERMOMETER, 85, true, false, false, "CFCFCF", "CFCFCF" },
        { LELE_LOOK_ARROW, 83, true, false, false, "A1A1A1", "FFFFFF" },
        { LELE_LOOK_PILL, 83, true, false, false, "A1A1A1", "FFFFFF" },
        { LELE_LOOK_DOUBLE_ARROW, 80, true, false, true, "C54B8B", "FFFFFF" },
        { LELE_LOOK_BETWEEN, 80, true, false, true, "C0C0C0", "FFFFFF" },
        { LELE_LOOK_ODD, 70, true, true, false, "CFCFCF", "CFCFCF" },
        { LELE_LOOK_EVEN, 70, false, true, false, "CFCFCF", "CFCFCF" },
        { LELE_LOOK_MAXIMUM, 98, false, true, false, "CFCFCF", "CFCFCF" },
        { LELE_LOOK_MINIMUM, 98, false, true, false, "E0E0E0", "E0E0E0" },
        { LELE_LOOK_CLONE, 98, false, true, false, "E0E0E0", "E0E0E0" },
        { LELE_LOOK_RESTRICTED, 98, false, true, false, "F0F0E0", "F0F0E0" },
        { LELE_LOOK_EQUAL_SUM, 98, false, true, false, "F0E0F0", "F0E0F0" },
    };
    const lele_cell *cells = cells_of(drawing, clue);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int k = 0; rows[i].look == (lele_look)clue->look && k < clue->cell_count; k++) {
            if (!rows[i].all && k > 0 && !(rows[i].ends && k == clue->cell_count - 1))
                continue;
            add_mark(drawing, &(struct mark){ row_of(drawing, cells[k]),
                                              column_of(drawing, cells[k]), rows[i].size,
                                              rows[i].round, rows[i].border, rows[i].fill, NULL });
        }
}

/* The text of a mark between cells: a number, a letter, a sign, digits. */
static void write_label(const struct drawing *drawing, const lele_clue *clue, lele_text *out)
{
    const lele_cell *cells = cells_of(drawing, clue);
    if (clue->look == LELE_LOOK_LESS) {
        const int step = cells[1] - cells[0];
        lele_text_add(out, step == 1 ? "<" : step == -1 ? ">" : step > 0 ? "^" : "v");
    } else if (clue->look == LELE_LOOK_QUADRUPLE) {
        for (int i = 0; i < clue->value >> 16; i++)
            lele_text_add_char(out, lele_digit_char((clue->value >> 4 * i & 15) + 1));
    } else if (clue->look == LELE_LOOK_PAIR_SUM && (clue->value == 5 || clue->value == 10)) {
        lele_text_add(out, clue->value == 5 ? "V" : "X");
    } else if (!(clue->look == LELE_LOOK_DIFFERENCE && clue->value == 1) &&
               !(clue->look == LELE_LOOK_RATIO && clue->value == 2)) {
        lele_text_add_int(out, clue->value);
    }
}

static bool is_outside(const lele_clue *clue)
{
    return clue->look == LELE_LOOK_LITTLE_KILLER ||
           (clue->look >= LELE_LOOK_SANDWICH && clue->look <= LELE_LOOK_NUMBERED_ROOM);
}

/* Where a mark of several cells stands: in their middle, or before the first one outside. */
static void place(const struct drawing *drawing, const lele_clue *clue, struct mark *mark)
{
    const lele_cell *cells = cells_of(drawing, clue);
    const int row = row_of(drawing, cells[0]), column = column_of(drawing, cells[0]);
    const int last = clue->look == LELE_LOOK_QUADRUPLE ? 3 : clue->cell_count > 1 ? 1 : 0;
    const int down = row_of(drawing, cells[last]) - row;
    const int right = column_of(drawing, cells[last]) - column;
    const bool outside = is_outside(clue);
    mark->row = outside ? row - down : row + down / 2;
    mark->column = outside ? column - right : column + right / 2;
}

/* Dots, signs and numbers: above the grid. */
static void draw_above(struct drawing *drawing, const lele_clue *clue)
{
    struct mark mark = { .size = 30, .round = true, .border = "000000", .fill = "FFFFFF" };
    const bool between = clue->look >= LELE_LOOK_DIFFERENCE && clue->look <= LELE_LOOK_LESS;
    lele_text label;
    if (!between && !is_outside(clue) && clue->look != LELE_LOOK_QUADRUPLE)
        return;
    lele_text_init(&label);
    write_label(drawing, clue, &label);
    place(drawing, clue, &mark);
    if (clue->look == LELE_LOOK_QUADRUPLE)
        mark.size = 65;
    if (clue->look == LELE_LOOK_RATIO)
        mark.fill = "000000";
    if (is_outside(clue) || clue->look == LELE_LOOK_PAIR_SUM || clue->look == LELE_LOOK_LESS)
        mark.border = NULL;
    mark.text = label.length > 0 ? label.data : NULL;
    drawing->out->failed = drawing->out->failed || label.failed;
    add_mark(drawing, &mark);
    lele_text_release(&label);
}

void lele_sudokupad_draw(const lele_layout *layout, lele_text *out)
{
    static const struct {
        const char *opening;
        void (*draw)(struct drawing *drawing, const lele_clue *clue);
    } lists[] = {
        { ",l:[", draw_lines },
        { ",a:[", draw_arrows },
        { ",u:[", draw_below },
        { ",o:[", draw_above },
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        struct drawing drawing = { layout, out, lists[i].opening };
        for (int k = 0; k < layout->clues->list.clue_count; k++)
            if (layout->clues->list.clue[k].cell_count > 0)
                lists[i].draw(&drawing, &layout->clues->list.clue[k]);
        if (drawing.comma != lists[i].opening)
            lele_text_add_char(out, ']');
    }
}
