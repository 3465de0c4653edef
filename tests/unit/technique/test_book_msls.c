/* Multi-sector locked sets by definition, see books.h: every choice of rows and columns. */
#include "books.h"

struct choice {
    const lele_board *board;
    unsigned rows, columns;
    int cells;
};

static bool is_inside(const struct choice *choice, int cell)
{
    const int size = choice->board->layout->size;
    return choice->board->grid.cell[cell] == 0 && (choice->rows >> cell / size & 1) != 0 &&
           (choice->columns >> cell % size & 1) != 0;
}

/* The lines in which the digit is a candidate inside: by row, by column. */
static void lines_with(const struct choice *choice, int d, unsigned ret[2])
{
    const int size = choice->board->layout->size;
    ret[0] = ret[1] = 0;
    for (int cell = 0; cell < size * size; cell++)
        if (is_inside(choice, cell) && is_candidate(choice->board, cell, d)) {
            ret[0] |= 1U << cell / size;
            ret[1] |= 1U << cell % size;
        }
}

static void try_choice(struct choice *choice, struct sets *sets)
{
    const int size = choice->board->layout->size;
    struct gone gone = { { 0 } };
    int cells = 0, needs = 0;
    for (int cell = 0; cell < size * size; cell++)
        cells += is_inside(choice, cell);
    for (int d = 1; d <= size && needs <= cells; d++) {
        unsigned lines[2];
        lines_with(choice, d, lines);
        const int rows = __builtin_popcount(lines[0]), columns = __builtin_popcount(lines[1]);
        needs += rows < columns ? rows : columns;
        for (int cell = 0; cell < size * size; cell++) {
            const bool in_row = (lines[0] >> cell / size & 1) != 0;
            const bool in_column = (lines[1] >> cell % size & 1) != 0;
            if (!is_inside(choice, cell) &&
                ((in_row && rows <= columns) || (in_column && columns <= rows)))
                gone.digits[cell] |= lele_digits_of(d);
        }
    }
    if (needs == cells)
        add_gone(sets, choice->board, &gone);
}

static void book_msls(const lele_board *board, struct sets *sets)
{
    struct choice choice = { .board = board };
    const unsigned end = 1U << board->layout->size;
    for (choice.rows = 0; choice.rows < end; choice.rows++)
        for (choice.columns = 0; choice.columns < end; choice.columns++) {
            const int rows = __builtin_popcount(choice.rows);
            const int columns = __builtin_popcount(choice.columns);
            if (rows >= 3 && rows <= 6 && columns >= 3 && columns <= 6)
                try_choice(&choice, sets);
        }
}

static const struct book books[] = { { "msls", book_msls, false } };

int main(void)
{
    const struct CMUnitTest tests[] = { READS_CLASSIC(books, 1, -1), READS_SMALL(books, 20, 5) };
    return RUN(tests);
}
