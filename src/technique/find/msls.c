/*
 * Multi-sector locked set: the open cells where some rows cross some columns.  A digit can stand
 * there once in each of the rows in which it is a candidate of such a cell, or counted by columns,
 * once in each such column.  Each digit is counted in the way that gives fewer.  If all together
 * are as many as there are cells, each of them does stand there: the rest of the row or the column
 * loses the digit.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { LINES_LEAST = 3, LINES_MOST = 6, SIZE_MOST = 10, CELLS_AT_BASE_RATING = 16 };

/* Sets of rows and of columns are bits, counted from 0. */
struct crossing {
    struct lele_search *search;
    unsigned at[LELE_MAX_SIZE + 1][LELE_MAX_SIZE]; /* the columns where a row has the digit */
    unsigned open[LELE_MAX_SIZE];                  /* and where it has open cells */
    unsigned rows, columns;
};

static int count_bits(unsigned bits)
{
    return lele_digits_count((lele_digits)bits);
}

/* The rows and the columns in which the digit can stand at the crossings. */
static void spread(const struct crossing *crossing, int digit, unsigned ret[2])
{
    ret[0] = ret[1] = 0;
    for (int row = 0; row < crossing->search->layout->size; row++) {
        const unsigned places =
            (crossing->rows >> row & 1) != 0 ? crossing->at[digit][row] & crossing->columns : 0;
        ret[0] |= places != 0 ? 1U << row : 0;
        ret[1] |= places;
    }
}

static int count_cells(const struct crossing *crossing)
{
    int count = 0;
    for (int row = 0; row < crossing->search->layout->size; row++)
        if ((crossing->rows >> row & 1) != 0)
            count += count_bits(crossing->open[row] & crossing->columns);
    return count;
}

/* Whether there are as many digits as cells. */
static bool is_locked(const struct crossing *crossing)
{
    int room = -count_cells(crossing);
    for (int digit = 1; digit <= crossing->search->layout->size && room <= 0; digit++) {
        unsigned lines[2];
        spread(crossing, digit, lines);
        const int rows = count_bits(lines[0]), columns = count_bits(lines[1]);
        room += rows < columns ? rows : columns;
    }
    return room == 0;
}

static lele_cellset lines_of(const struct crossing *crossing, unsigned bits, int first)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < crossing->search->layout->size; i++)
        if ((bits >> i & 1) != 0)
            cells = lele_cellset_or(cells, crossing->search->layout->units[first + i].set);
    return cells;
}

/* Eliminates the digits outside and returns those that are counted by rows. */
static lele_digits eliminate(struct crossing *crossing, lele_cellset inside)
{
    const int size = crossing->search->layout->size;
    lele_digits by_rows = 0;
    for (int digit = 1; digit <= size; digit++) {
        unsigned lines[2];
        spread(crossing, digit, lines);
        const int rows = count_bits(lines[0]), columns = count_bits(lines[1]);
        by_rows |= rows <= columns ? lele_digits_of(digit) : 0;
        for (int i = 0; i < 2; i++)
            if (i == 0 ? rows <= columns : columns <= rows)
                lele_search_eliminate(
                    crossing->search,
                    lele_cellset_minus(lines_of(crossing, lines[i], i * size), inside), digit);
    }
    return by_rows;
}

static void name_lines(lele_step *step, unsigned bits, int first, lele_unit_role role)
{
    for (int i = 0; bits >> i != 0; i++)
        if ((bits >> i & 1) != 0)
            lele_step_unit(step, first + i, role);
}

static bool offer(struct crossing *crossing)
{
    struct lele_search *search = crossing->search;
    const lele_board *board = search->board;
    const int size = search->layout->size, cells = count_cells(crossing);
    lele_cellset inside = lele_cellset_and(lines_of(crossing, crossing->rows, 0),
                                           lines_of(crossing, crossing->columns, size));
    inside = lele_cellset_and(inside, board->places[0]);
    lele_step *step = lele_search_begin(search);
    const lele_digits by_rows = eliminate(crossing, inside);
    if (step->elimination_count == 0)
        return false;
    if (cells > CELLS_AT_BASE_RATING)
        step->rating = (uint16_t)(step->rating + (cells - CELLS_AT_BASE_RATING) / 4);
    name_lines(step, crossing->rows, 0, LELE_UNIT_ROLE_COVER);
    name_lines(step, crossing->columns, size, LELE_UNIT_ROLE_SEEN);
    for (int cell; (cell = lele_cellset_pop(&inside)) >= 0;) {
        const lele_digits candidates = board->candidates[cell];
        step->digits |= candidates;
        if ((candidates & by_rows) != 0)
            lele_step_mark(step, cell, LELE_ROLE_COLOR_A, candidates & by_rows);
        if ((candidates & ~by_rows) != 0)
            lele_step_mark(step, cell, LELE_ROLE_COLOR_B, lele_digits_minus(candidates, by_rows));
    }
    return lele_search_offer(search);
}

static bool try_columns(struct crossing *crossing, int columns)
{
    const unsigned end = 1U << crossing->search->layout->size;
    for (crossing->columns = 0; crossing->columns < end; crossing->columns++)
        if (count_bits(crossing->columns) == columns && is_locked(crossing) && offer(crossing))
            return true;
    return false;
}

static void look(struct crossing *crossing)
{
    const lele_board *board = crossing->search->board;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int row = lele_layout_row(board->layout, cell);
        const unsigned column = 1U << lele_layout_column(board->layout, cell);
        lele_digits digits = board->candidates[cell];
        crossing->open[row] |= board->grid.cell[cell] == 0 ? column : 0;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            crossing->at[d][row] |= column;
    }
}

bool lele_find_msls(struct lele_search *search)
{
    struct crossing crossing = { .search = search };
    const unsigned end = 1U << search->layout->size;
    if (search->layout->size > SIZE_MOST)
        return false;
    look(&crossing);
    for (int rows = LINES_LEAST; rows <= LINES_MOST; rows++)
        for (int columns = LINES_LEAST; columns <= LINES_MOST; columns++)
            for (crossing.rows = 0; crossing.rows < end; crossing.rows++)
                if (count_bits(crossing.rows) == rows && try_columns(&crossing, columns))
                    return true;
    return false;
}
