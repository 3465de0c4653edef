/* Writing lines of the Interactive Sudoku Solver. */
#include <string.h>

#include "codec/iss.h"
#include "core/clue_table.h"

struct writing {
    const lele_layout *layout;
    lele_text *out;
};

/* Numbers above 9 are letters. */
static void write_cell(const struct writing *writing, int cell)
{
    const int n = writing->layout->size;
    lele_text_add(writing->out, "~R");
    lele_text_add_char(writing->out, lele_digit_char(cell / n + 1));
    lele_text_add_char(writing->out, 'C');
    lele_text_add_char(writing->out, lele_digit_char(cell % n + 1));
}

static void write_cells(const struct writing *writing, const lele_cell *cells, int count)
{
    for (int i = 0; i < count; i++)
        write_cell(writing, cells[i]);
}

static void write_number(const struct writing *writing, int number)
{
    lele_text_add_char(writing->out, '~');
    lele_text_add_int(writing->out, number);
}

static void write_name(const struct writing *writing, const char *name)
{
    lele_text_add_char(writing->out, '.');
    lele_text_add(writing->out, name);
}

/* The names of the looks that are a name, a number where `numbered`, and all cells. */
static const struct plain {
    lele_look look;
    const char *name;
    bool numbered;
} plain[] = {
    { LELE_LOOK_CAGE, "Cage", true },
    { LELE_LOOK_SUM, "Sum", true },
    { LELE_LOOK_LITTLE_KILLER, "Sum", true },
    { LELE_LOOK_ARROW, "Arrow", false },
    { LELE_LOOK_PILL, "PillArrow", true },
    { LELE_LOOK_DOUBLE_ARROW, "DoubleArrow", false },
    { LELE_LOOK_THERMOMETER, "Thermo", false },
    { LELE_LOOK_WHISPERS, "Whisper", true },
    { LELE_LOOK_RENBAN, "Renban", false },
    { LELE_LOOK_PALINDROME, "Palindrome", false },
    { LELE_LOOK_BETWEEN, "Between", false },
    { LELE_LOOK_REGION_SUM, "RegionSumLine", false },
    { LELE_LOOK_EXTRA_REGION, "AllDifferent", false },
    { LELE_LOOK_KNIGHT, "AntiKnight", false },
    { LELE_LOOK_KING, "AntiKing", false },
    { LELE_LOOK_NONCONSECUTIVE, "AntiConsecutive", false },
    { LELE_LOOK_ALL_PAIR_SUMS, "StrictXV", false },
    { LELE_LOOK_DISJOINT, "DisjointSets", false },
};

static bool write_plain(const struct writing *writing, const lele_clue *clue,
                        const lele_cell *cells)
{
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        if (plain[i].look != (lele_look)clue->look)
            continue;
        write_name(writing, plain[i].name);
        if (plain[i].numbered)
            write_number(writing, clue->value == LELE_CLUE_NO_VALUE ? 0 : clue->value);
        write_cells(writing, cells, clue->cell_count);
        return true;
    }
    return false;
}

/* A dot has a name for its usual number only. */
static bool write_dot(const struct writing *writing, const lele_clue *clue, const lele_cell *cells)
{
    const char *name = clue->look == LELE_LOOK_DIFFERENCE && clue->value == 1  ? "WhiteDot"
                       : clue->look == LELE_LOOK_RATIO && clue->value == 2     ? "BlackDot"
                       : clue->look == LELE_LOOK_PAIR_SUM && clue->value == 10 ? "X"
                       : clue->look == LELE_LOOK_PAIR_SUM && clue->value == 5  ? "V"
                                                                               : NULL;
    const lele_cell turned[2] = { cells[1], cells[0] };
    if (clue->look == LELE_LOOK_LESS) {
        write_name(writing, "GreaterThan");
        write_cells(writing, turned, 2);
        return true;
    }
    if (name == NULL)
        return false;
    write_name(writing, name);
    write_cells(writing, cells, 2);
    return true;
}

static void write_quadruple(const struct writing *writing, const lele_clue *clue,
                            const lele_cell *cells)
{
    write_name(writing, "Quad");
    write_cell(writing, cells[0]);
    for (int i = 0; i < clue->value >> 16; i++)
        write_number(writing, (clue->value >> 4 * i & 15) + 1);
}

static void write_sets(const struct writing *writing, const lele_clue *clue, const lele_cell *cells)
{
    const int each = clue->cell_count / clue->value;
    write_name(writing, "EqualSum");
    for (int i = 0; i < clue->value; i++) {
        if (i > 0)
            lele_text_add(writing->out, "~-");
        write_cells(writing, cells + i * each, each);
    }
}

static void write_clone(const struct writing *writing, const lele_clue *clue,
                        const lele_cell *cells)
{
    const int half = clue->cell_count / 2;
    for (int i = 0; i < half; i++) {
        write_name(writing, "SameValues~2");
        write_cell(writing, cells[i]);
        write_cell(writing, cells[half + i]);
    }
}

/* "R1" or "C1" of a line that is read from one end; `turned` says from which. */
static bool find_line(const lele_layout *layout, const lele_cell *cells, char ret[3], bool *turned)
{
    const int n = layout->size, step = cells[1] - cells[0];
    const bool row = step == 1 || step == -1;
    if (!row && step != n && step != -n)
        return false;
    *turned = step < 0;
    ret[0] = row ? 'R' : 'C';
    ret[1] = lele_digit_char((row ? cells[0] / n : cells[0] % n) + 1);
    ret[2] = '\0';
    return true;
}

static bool write_outside(const struct writing *writing, const lele_clue *clue,
                          const lele_cell *cells)
{
    char line[3];
    bool turned;
    if (!find_line(writing->layout, cells, line, &turned))
        return false;
    write_name(writing, clue->look == LELE_LOOK_SANDWICH     ? "Sandwich"
                        : clue->look == LELE_LOOK_X_SUM      ? "XSum"
                        : clue->look == LELE_LOOK_SKYSCRAPER ? "Skyscraper"
                                                             : "NumberedRooms");
    if (clue->look == LELE_LOOK_SANDWICH)
        write_number(writing, clue->value);
    lele_text_add_char(writing->out, '~');
    lele_text_add(writing->out, line);
    if (clue->look == LELE_LOOK_SANDWICH)
        return true;
    if (turned)
        lele_text_add_char(writing->out, '~');
    write_number(writing, clue->value);
    if (!turned)
        lele_text_add_char(writing->out, '~');
    return true;
}

/* Both rules that all dots are given have one name. */
static bool write_kropki(const struct writing *writing, const lele_clue *clue)
{
    const lele_clue_list *list = &writing->layout->clues->list;
    if (!lele_clue_list_has(list, LELE_LOOK_ALL_RATIOS) ||
        !lele_clue_list_has(list, LELE_LOOK_ALL_DIFFERENCES))
        return false;
    if (clue->look == LELE_LOOK_ALL_RATIOS)
        write_name(writing, "StrictKropki");
    return true;
}

static bool write_clue(const struct writing *writing, const lele_clue *clue)
{
    const lele_cell *cells = writing->layout->clues->list.cell + clue->first_cell;
    switch (clue->look) {
    case LELE_LOOK_DIFFERENCE:
    case LELE_LOOK_RATIO:
    case LELE_LOOK_PAIR_SUM:
    case LELE_LOOK_LESS:
        return write_dot(writing, clue, cells);
    case LELE_LOOK_QUADRUPLE:
        write_quadruple(writing, clue, cells);
        return true;
    case LELE_LOOK_EQUAL_SUM:
        write_sets(writing, clue, cells);
        return true;
    case LELE_LOOK_CLONE:
        write_clone(writing, clue, cells);
        return true;
    case LELE_LOOK_SANDWICH:
    case LELE_LOOK_X_SUM:
    case LELE_LOOK_SKYSCRAPER:
    case LELE_LOOK_NUMBERED_ROOM:
        return write_outside(writing, clue, cells);
    case LELE_LOOK_ALL_RATIOS:
    case LELE_LOOK_ALL_DIFFERENCES:
        return write_kropki(writing, clue);
    case LELE_LOOK_RESTRICTED:
    case LELE_LOOK_ODD:
    case LELE_LOOK_EVEN:
        return true; /* with the givens */
    default:
        return write_plain(writing, clue, cells);
    }
}

/* The digits that clues leave a cell; all digits where none restricts it. */
static lele_digits allowed(const lele_layout *layout, int cell)
{
    const lele_clues *clues = layout->clues;
    lele_digits digits = lele_digits_all(layout->size);
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        for (int c = 0; clues->rule[i].kind == LELE_RULE_MASK && c < clues->rule[i].cell_count; c++)
            if (clues->cell[clues->rule[i].first_cell + c] == cell)
                digits &= clues->rule[i].digits;
    return digits;
}

static void write_givens(const struct writing *writing, const lele_position *position)
{
    const lele_layout *layout = writing->layout;
    bool begun = false;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int given = position->values.cell[cell];
        lele_digits digits = given != 0 ? lele_digits_of(given) : allowed(layout, cell);
        if (digits == lele_digits_all(layout->size))
            continue;
        if (!begun)
            lele_text_add_char(writing->out, '.');
        begun = true;
        write_cell(writing, cell);
        for (int digit; (digit = lele_digits_pop(&digits)) != 0;) {
            lele_text_add_char(writing->out, '_');
            lele_text_add_int(writing->out, digit);
        }
    }
}

/* Size, regions, diagonals and windows; false for other units. */
static bool write_base(const struct writing *writing)
{
    const lele_layout *layout = writing->layout;
    bool windows = false;
    if (layout->size != 9) {
        lele_text_add(writing->out, ".Shape~");
        lele_text_add_int(writing->out, layout->size);
        lele_text_add_char(writing->out, 'x');
        lele_text_add_int(writing->out, layout->size);
    }
    if (lele_layout_is_jigsaw(layout)) {
        lele_text_add(writing->out, ".NoBoxes.Jigsaw~");
        for (int cell = 0; cell < layout->cell_count; cell++)
            lele_text_add_char(writing->out, lele_digit_char(lele_layout_box(layout, cell) + 1));
    }
    for (int u = lele_layout_first_extra(layout); u < layout->unit_count; u++) {
        const lele_unit *unit = &layout->units[u];
        if (unit->kind == LELE_UNIT_DIAGONAL)
            lele_text_add(writing->out, unit->number == 1 ? ".Diagonal~-1" : ".Diagonal~1");
        else if (unit->kind == LELE_UNIT_WINDOW && !windows)
            lele_text_add(writing->out, ".Windoku");
        else if (unit->kind != LELE_UNIT_WINDOW)
            return false;
        windows |= unit->kind == LELE_UNIT_WINDOW;
    }
    return true;
}

lele_error lele_iss_write(const lele_position *position, lele_text *out)
{
    const struct writing writing = { .layout = position->layout, .out = out };
    const lele_clues *clues = position->layout->clues;
    const size_t before = out->length;
    if (!write_base(&writing))
        return LELE_E_UNSUPPORTED;
    for (int i = 0; clues != NULL && i < clues->list.clue_count; i++)
        if (!write_clue(&writing, &clues->list.clue[i]))
            return LELE_E_UNSUPPORTED;
    write_givens(&writing, position);
    if (out->length == before)
        lele_text_add(out, ".Shape~9x9"); /* an empty grid */
    return LELE_OK;
}
