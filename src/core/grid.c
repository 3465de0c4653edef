/* Grids and positions, see lele/grid.h. */
#include "lele/grid.h"

#include <limits.h>
#include <string.h>

#include "core/border.h"
#include "core/clue_table.h"
#include "lele/text.h"

void lele_grid_clear(lele_grid *grid)
{
    memset(grid, 0, sizeof *grid);
}

int lele_grid_count(const lele_layout *layout, const lele_grid *grid)
{
    int count = 0;
    for (int cell = 0; cell < layout->cell_count; cell++)
        count += grid->cell[cell] != 0;
    return count;
}

bool lele_grid_equal(const lele_layout *layout, const lele_grid *a, const lele_grid *b)
{
    return memcmp(a->cell, b->cell, (size_t)layout->cell_count) == 0;
}

lele_cellset lele_grid_conflicts(const lele_layout *layout, const lele_grid *grid)
{
    lele_cellset of_digit[LELE_MAX_SIZE + 1] = { 0 };
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (grid->cell[cell] <= layout->size)
            lele_cellset_add(&of_digit[grid->cell[cell]], cell);
    lele_cellset conflicts = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = grid->cell[cell];
        if (digit != 0 && digit <= layout->size &&
            lele_cellset_meets(&layout->peers[cell], &of_digit[digit]))
            lele_cellset_add(&conflicts, cell);
    }
    const lele_clues *clues = layout->clues;
    lele_cellset broken;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        if (lele_rule_is_broken(layout, &clues->rule[i], grid, &broken))
            conflicts = lele_cellset_or(conflicts, broken);
    return conflicts;
}

/* Names the first cell whose value is no digit of the layout: "R1C1=200". */
static lele_error refuse_digit(const lele_layout *layout, const lele_grid *grid,
                               lele_problem *problem)
{
    int cell = 0;
    while (grid->cell[cell] <= layout->size)
        cell++;
    if (problem != NULL) {
        char name[LELE_CELL_NAME_SIZE];
        lele_text text;
        lele_text_init(&text);
        lele_cell_name(layout, cell, name);
        lele_text_add(&text, name);
        lele_text_add_char(&text, '=');
        lele_text_add_int(&text, grid->cell[cell]);
        lele_problem_quote(problem, text.data, text.length);
        lele_text_release(&text);
        problem->at = lele_cell_place(layout, cell);
        problem->digit = grid->cell[cell];
    }
    return lele_problem_set(problem, LELE_E_RANGE);
}

/* Whether lele_grid_conflicts is not empty, for digits in range; much faster. */
static bool has_conflict(const lele_layout *layout, const lele_grid *grid)
{
    lele_digits digit[LELE_MAX_CELLS];
    unsigned twice = 0;
    for (int cell = 0; cell < layout->cell_count; cell++)
        digit[cell] = (lele_digits)((1U << grid->cell[cell]) >> 1); /* none of an empty cell */
    for (int u = 0; u < layout->unit_count; u++) {
        unsigned seen = 0;
        for (int i = 0; i < layout->size; i++) {
            const unsigned here = digit[layout->units[u].cells[i]];
            twice |= seen & here;
            seen |= here;
        }
    }
    return twice != 0;
}

/* "R1C1 R1C2", as many as there is room for. */
static void quote_cells(const lele_layout *layout, lele_cellset cells, lele_problem *problem)
{
    char names[sizeof problem->text] = "";
    size_t used = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        char name[LELE_CELL_NAME_SIZE];
        lele_cell_name(layout, cell, name);
        const size_t length = strlen(name);
        if (used + 1 + length >= sizeof names)
            break;
        if (used > 0)
            names[used++] = ' ';
        for (size_t i = 0; i < length; i++)
            names[used++] = name[i];
    }
    lele_problem_quote(problem, names, used);
}

/* LELE_E_CLUE_BROKEN with the clue and the cells that break it, two of them as places. */
static lele_error check_rules(const lele_layout *layout, const lele_grid *grid,
                              lele_problem *problem)
{
    lele_cellset cells;
    const lele_rule *rule = lele_layout_broken_rule(layout, grid, &cells);
    if (rule == NULL)
        return LELE_OK;
    if (problem != NULL) {
        quote_cells(layout, cells, problem);
        const int first = lele_cellset_pop(&cells), second = lele_cellset_pop(&cells);
        problem->look = layout->clues->list.clue[rule->clue].look;
        problem->at = lele_cell_place(layout, first);
        problem->other = lele_cell_place(layout, second < 0 ? first : second);
    }
    return lele_problem_set(problem, LELE_E_CLUE_BROKEN);
}

lele_error lele_grid_check(const lele_layout *layout, const lele_grid *grid, lele_problem *problem)
{
    if (!lele_border_grid(layout, grid))
        return refuse_digit(layout, grid, problem);
    if (!has_conflict(layout, grid))
        return check_rules(layout, grid, problem);
    lele_cellset conflicts = lele_grid_conflicts(layout, grid);
    const int cell = lele_cellset_pop(&conflicts);
    if (problem != NULL) {
        int other = lele_cellset_pop(&conflicts);
        while (grid->cell[other] != grid->cell[cell] || !lele_layout_sees(layout, cell, other))
            other = lele_cellset_pop(&conflicts);
        problem->at = lele_cell_place(layout, cell);
        problem->other = lele_cell_place(layout, other);
        problem->digit = grid->cell[cell];
    }
    return lele_problem_set(problem, LELE_E_CONFLICT);
}

bool lele_grid_is_solution(const lele_layout *layout, const lele_grid *grid)
{
    const lele_digits all = lele_digits_all(layout->size);
    for (int u = 0; u < layout->unit_count; u++) {
        unsigned seen = 0;
        for (int i = 0; i < layout->size; i++) {
            const int digit = grid->cell[layout->units[u].cells[i]];
            if (digit == 0 || digit > layout->size)
                return false;
            seen |= 1U << (digit - 1);
        }
        if (seen != all)
            return false;
    }
    lele_cellset cells;
    return lele_layout_broken_rule(layout, grid, &cells) == NULL;
}

static bool is_end(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == ':' || c == ';' || c == '\r' || c == '\n';
}

static lele_error refuse_length(const lele_layout *layout, const char *text, size_t length,
                                lele_problem *problem)
{
    size_t got = 0;
    while (got < length && !is_end(text[got]))
        got++;
    if (problem != NULL) {
        problem->got = (int64_t)got;
        problem->want = layout->cell_count;
    }
    return lele_problem_set(problem, got == 0 ? LELE_E_EMPTY : LELE_E_LENGTH);
}

/* lele_digit_of_char plus 1, and 1 for what lele_grid_is_blank accepts, as a table: comparisons of
 * random characters cost more than the rest of reading. */
static const uint8_t cell_codes[UCHAR_MAX + 1] = {
    ['.'] = 1,  ['0'] = 1,  ['*'] = 1,  ['_'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,
    ['4'] = 5,  ['5'] = 6,  ['6'] = 7,  ['7'] = 8,  ['8'] = 9,  ['9'] = 10, ['A'] = 11,
    ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16, ['G'] = 17, ['a'] = 11,
    ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15, ['f'] = 16, ['g'] = 17,
};

/* The digit of a cell, 0 for a blank, and a number above all digits for every other character. */
static unsigned cell_of(char c)
{
    return cell_codes[(unsigned char)c] - 1U;
}

/* Names the first character that is no cell. */
static lele_error refuse_cells(const lele_layout *layout, const char *text, size_t length,
                               lele_problem *problem)
{
    const unsigned size = (unsigned)layout->size;
    size_t i = 0;
    while (i < length && cell_of(text[i]) <= size)
        i++;
    if (i == length || is_end(text[i]))
        return refuse_length(layout, text, length, problem);
    if (problem != NULL) {
        problem->column = (int)i + 1;
        lele_problem_quote(problem, text + i, length - i < 4 ? length - i : 4);
        size_t first = 1; /* cut the quote after its first UTF-8 character */
        while (((unsigned char)problem->text[first] & 0xC0) == 0x80)
            first++;
        problem->text[first] = '\0';
    }
    return lele_problem_set(problem, LELE_E_CHARACTER);
}

lele_error lele_grid_read(const lele_layout *layout, const char *text, size_t length,
                          lele_grid *ret, lele_problem *problem)
{
    const size_t count = (size_t)layout->cell_count;
    const size_t known = length < count ? length : count;
    lele_grid grid;
    lele_grid_clear(&grid);
    unsigned highest = 0;
    for (size_t i = 0; i < known; i++) {
        const unsigned digit = cell_of(text[i]);
        highest = digit > highest ? digit : highest;
        grid.cell[i] = (uint8_t)digit;
    }
    if (known < count || highest > (unsigned)layout->size)
        return refuse_cells(layout, text, length, problem);
    if (length > count && !is_end(text[count]))
        return refuse_length(layout, text, length, problem);
    *ret = grid;
    return LELE_OK;
}

void lele_grid_write(const lele_layout *layout, const lele_grid *grid, char blank, char *ret)
{
    const int count = layout->cell_count; /* a compiler cannot know that `ret` is elsewhere */
    for (int cell = 0; cell < count; cell++) {
        const char digit = lele_digit_char(grid->cell[cell]);
        ret[cell] = grid->cell[cell] == 0 ? blank : digit;
    }
}

int lele_symmetry_map(const lele_layout *layout, lele_symmetry symmetry, int cell)
{
    const int last = layout->size - 1;
    const int row = lele_layout_row(layout, cell), column = lele_layout_column(layout, cell);
    const struct {
        int row, column;
    } image[LELE_SYMMETRY_COUNT] = {
        [LELE_SYMMETRY_NONE] = { row, column },
        [LELE_SYMMETRY_ROTATE_180] = { last - row, last - column },
        [LELE_SYMMETRY_ROTATE_90] = { column, last - row },
        [LELE_SYMMETRY_MIRROR_ROWS] = { row, last - column },
        [LELE_SYMMETRY_MIRROR_COLUMNS] = { last - row, column },
        [LELE_SYMMETRY_DIAGONAL] = { column, row },
        [LELE_SYMMETRY_ANTIDIAGONAL] = { last - column, last - row },
    };
    if ((unsigned)symmetry >= LELE_SYMMETRY_COUNT)
        symmetry = LELE_SYMMETRY_NONE;
    return image[symmetry].row * layout->size + image[symmetry].column;
}

/* Adds what a cell says about the rule.  False: it contradicts the others. */
static bool add_to_rule(const lele_grid *grid, int cell, int image, uint8_t rule[LELE_MAX_SIZE + 1])
{
    const uint8_t digit = grid->cell[cell], other = grid->cell[image];
    if (digit == 0 || other == 0)
        return digit == other;
    if ((rule[digit] != 0 && rule[digit] != other) || (rule[other] != 0 && rule[other] != digit))
        return false;
    rule[digit] = other;
    rule[other] = digit;
    return true;
}

bool lele_grid_rule(const lele_layout *layout, const lele_grid *grid, lele_symmetry symmetry,
                    uint8_t ret[LELE_MAX_SIZE + 1])
{
    uint8_t rule[LELE_MAX_SIZE + 1] = { 0 };
    int absent = 0;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (!add_to_rule(grid, cell, lele_symmetry_map(layout, symmetry, cell), rule))
            return false;
    for (int d = 1; d <= layout->size; d++)
        if (rule[d] == 0) {
            rule[d] = (uint8_t)d;
            absent++;
        }
    if (absent > 1)
        return false;
    memcpy(ret, rule, sizeof rule);
    return true;
}

void lele_position_init(lele_position *position, const lele_layout *layout)
{
    memset(position, 0, sizeof *position);
    position->layout = layout;
}

void lele_position_from_grid(lele_position *position, const lele_layout *layout,
                             const lele_grid *givens)
{
    lele_position_init(position, layout);
    position->givens = *givens;
    position->values = *givens;
}
