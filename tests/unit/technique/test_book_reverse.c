/* Reverse bivalue universal graves by definition, types 1 and 2: all open cells are tried; see
 * books.h. */
#include "books.h"

/* Whether the cells a and b (the same: one cell) and all placed cells of the digits are two or none
 * in each unit. */
static bool is_pattern(const lele_board *board, int a, int b, lele_digits pair)
{
    bool rest = false;
    for (int u = 0; u < 27; u++) {
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            const int value = board->grid.cell[cell];
            count += in_unit(board, u, cell) &&
                     (cell == a || cell == b || (value != 0 && lele_digits_has(pair, value)));
        }
        if (count != 0 && count != 2)
            return false;
        rest = rest || count == 0;
    }
    return rest;
}

static void conclude(const lele_board *board, int a, int b, lele_digits pair, struct sets *sets)
{
    struct gone gone = { { 0 } };
    const lele_digits extra_a = lele_digits_minus(board->candidates[a], pair);
    const lele_digits extra_b = lele_digits_minus(board->candidates[b], pair);
    if (a == b || extra_b == 0)
        gone.digits[a] = pair;
    else if (extra_a == 0)
        gone.digits[b] = pair;
    else if (extra_a == extra_b && lele_digits_single(extra_a))
        for (int cell = 0; cell < 81; cell++)
            if (sees(board, cell, a) && sees(board, cell, b))
                gone.digits[cell] = extra_a;
    if (extra_a != 0 || extra_b != 0)
        add_gone(sets, board, &gone);
}

static void book_reverse(const lele_board *board, struct sets *sets)
{
    for (int low = 1; low <= 9; low++)
        for (int high = low + 1; high <= 9; high++)
            for (int a = 0; a < 81; a++)
                for (int b = a; b < 81; b++) {
                    const lele_digits pair = lele_digits_of(low) | lele_digits_of(high);
                    if ((board->candidates[a] & pair) != 0 && (board->candidates[b] & pair) != 0 &&
                        is_pattern(board, a, b, pair))
                        conclude(board, a, b, pair, sets);
                }
}

static const struct book books[] = { { "reverse-bug", book_reverse, true } };

static void paths_give_what_the_definition_says(void **state)
{
    (void)state;
    assert_true(read_along_paths(books, 1, 10) > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(paths_give_what_the_definition_says) };
    return RUN(tests);
}
