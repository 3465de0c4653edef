/* Almost locked sets by definition, for the books of techniques that use them. */
#ifndef LELE_TESTS_BOOK_ALS_H
#define LELE_TESTS_BOOK_ALS_H

#include "books.h"

/* Almost locked sets: every choice of cells of every unit. */
struct book_set {
    lele_cellset cells;
    lele_digits digits;
};

enum { BOOK_SETS = 4096 };

static inline int list_sets(const lele_board *board, struct book_set *ret)
{
    int count = 0;
    for (int u = 0; u < board->layout->unit_count; u++)
        for (unsigned mask = 1; mask < 1U << board->layout->size; mask++) {
            struct book_set set = { LELE_CELLSET_EMPTY, 0 };
            bool open = true, known = false;
            for (int i = 0; i < board->layout->size; i++)
                if ((mask >> i & 1) != 0) {
                    const int cell = board->layout->units[u].cells[i];
                    open = open && board->candidates[cell] != 0;
                    set.digits |= board->candidates[cell];
                    lele_cellset_add(&set.cells, cell);
                }
            if (!open || lele_digits_count(set.digits) != lele_cellset_count(&set.cells) + 1)
                continue;
            for (int i = 0; i < count; i++)
                known = known || lele_cellset_equal(&ret[i].cells, &set.cells);
            if (known)
                continue;
            assert_true(count < BOOK_SETS);
            ret[count++] = set;
        }
    return count;
}

/* Whether the cell sees every place of the digit in the set. */
static inline bool sees_all(const lele_board *board, int cell, const struct book_set *set, int d)
{
    lele_cellset places = lele_cellset_and(set->cells, board->places[d]);
    for (int place; (place = lele_cellset_pop(&places)) >= 0;)
        if (!sees(board, cell, place))
            return false;
    return lele_digits_has(set->digits, d);
}

#endif
