/* Borescoper's deadly pattern by definition, types 1 and 2: every place and all digits are tried; see
 * books.h. */
#include "books.h"

/* The cells of a pattern: crossings, two below, two beside. */
struct shape {
    int count, cell[8];
};

static void conclude(const lele_board *board, const struct shape *shape, lele_digits digits,
                     struct sets *sets)
{
    struct gone gone = { { 0 } };
    int large = 0, last = 0;
    lele_digits extras = 0;
    for (int i = 0; i < shape->count; i++) {
        const lele_digits here = board->candidates[shape->cell[i]];
        if ((here & digits) == 0)
            return;
        if ((here & ~digits) == 0)
            continue;
        extras |= lele_digits_minus(here, digits);
        last = shape->cell[i];
        large++;
    }
    if (large == 1)
        gone.digits[last] = digits;
    for (int cell = 0; large > 1 && lele_digits_single(extras) && cell < 81; cell++) {
        bool all = true;
        for (int i = 0; i < shape->count; i++)
            all = all && ((board->candidates[shape->cell[i]] & extras) == 0 ||
                          sees(board, cell, shape->cell[i]));
        gone.digits[cell] = all ? extras : 0;
    }
    add_gone(sets, board, &gone);
}

static void try_digits(const lele_board *board, const struct shape *shape, struct sets *sets)
{
    for (int i = 0; i < shape->count; i++)
        if (board->grid.cell[shape->cell[i]] != 0)
            return;
    for (unsigned digits = 0; digits < 1U << 9; digits++)
        if (__builtin_popcount(digits) == shape->count - 4)
            conclude(board, shape, (lele_digits)digits, sets);
}

/* `left_out`: a crossing, or 4. */
static void try_shape(const lele_board *board, const int rows[3], const int columns[3],
                      int left_out, struct sets *sets)
{
    struct shape shape = { .count = 0 };
    for (int i = 0; i < 4; i++)
        if (i != left_out)
            shape.cell[shape.count++] = rows[i / 2] * 9 + columns[i % 2];
    shape.cell[shape.count++] = rows[2] * 9 + columns[0];
    shape.cell[shape.count++] = rows[2] * 9 + columns[1];
    shape.cell[shape.count++] = rows[0] * 9 + columns[2];
    shape.cell[shape.count++] = rows[1] * 9 + columns[2];
    try_digits(board, &shape, sets);
}

/* Two of three lines are in one band, the third is in another. */
static bool are_lines(const int lines[3])
{
    return lines[0] < lines[1] && lines[0] / 3 == lines[1] / 3 && lines[2] / 3 != lines[0] / 3;
}

static void book_borescoper(const lele_board *board, struct sets *sets)
{
    for (int i = 0; i < 9 * 9 * 9; i++)
        for (int k = 0; k < 9 * 9 * 9; k++) {
            const int rows[3] = { i % 9, i / 9 % 9, i / 81 };
            const int columns[3] = { k % 9, k / 9 % 9, k / 81 };
            for (int out = 0; are_lines(rows) && are_lines(columns) && out <= 4; out++)
                try_shape(board, rows, columns, out, sets);
        }
}

static const struct book books[] = { { "borescoper", book_borescoper, true } };

static void paths_give_what_the_definition_says(void **state)
{
    (void)state;
    assert_true(read_along_paths(books, 1, 10) > 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(paths_give_what_the_definition_says) };
    return RUN(tests);
}
