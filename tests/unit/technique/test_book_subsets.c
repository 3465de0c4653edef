/* Naked and hidden subsets by definition, see books.h. */
#include "books.h"

/* Naked subsets: all choices of k cells of a unit by a bit mask. */
static void book_naked(const lele_board *board, struct sets *sets, int k)
{
    for (int u = 0; u < board->layout->unit_count; u++)
        for (unsigned mask = 0; mask < 1U << board->layout->size; mask++) {
            lele_digits joined = 0;
            int cells = 0, small = 0;
            for (int i = 0; i < board->layout->size; i++)
                if ((mask >> i & 1) != 0) {
                    const lele_digits own = board->candidates[board->layout->units[u].cells[i]];
                    joined |= own;
                    cells++;
                    small += lele_digits_count(own) >= 2;
                }
            if (cells != k || small != k || lele_digits_count(joined) != k)
                continue;
            struct gone here = { { 0 } }, everywhere = { { 0 } };
            for (int cell = 0; cell < board->layout->cell_count; cell++) {
                bool chosen = false, all = false;
                for (int v = 0; v < board->layout->unit_count; v++) {
                    bool holds = in_unit(board, v, cell);
                    for (int i = 0; i < board->layout->size; i++) {
                        const int own = board->layout->units[u].cells[i];
                        if ((mask >> i & 1) == 0)
                            continue;
                        holds = holds && in_unit(board, v, own);
                        chosen = chosen || own == cell;
                    }
                    all = all || holds;
                }
                if (!chosen && in_unit(board, u, cell))
                    here.digits[cell] = joined;
                if (!chosen && all)
                    everywhere.digits[cell] = joined;
            }
            add_gone(sets, board, &here);
            add_gone(sets, board, &everywhere);
        }
}

static void book_naked_pair(const lele_board *board, struct sets *sets)
{
    book_naked(board, sets, 2);
}

static void book_naked_triple(const lele_board *board, struct sets *sets)
{
    book_naked(board, sets, 3);
}

static void book_naked_quad(const lele_board *board, struct sets *sets)
{
    book_naked(board, sets, 4);
}

/* Hidden subsets: all choices of k digits. */
static void book_hidden(const lele_board *board, struct sets *sets, int k)
{
    for (int u = 0; u < board->layout->unit_count; u++)
        for (unsigned digits = 1; digits < 1U << board->layout->size; digits++) {
            if (lele_digits_count((lele_digits)digits) != k || (digits & ~board->missing[u]) != 0)
                continue;
            struct gone gone = { { 0 } };
            int cells = 0;
            bool single = false;
            for (int i = 0; i < board->layout->size; i++) {
                const int cell = board->layout->units[u].cells[i];
                if ((board->candidates[cell] & digits) == 0)
                    continue;
                cells++;
                gone.digits[cell] = (lele_digits)~digits;
            }
            for (int d = 1; d <= board->layout->size; d++) {
                const lele_cellset places =
                    lele_cellset_and(board->places[d], board->layout->units[u].set);
                single = single || (lele_digits_has((lele_digits)digits, d) &&
                                    lele_cellset_count(&places) < 2);
            }
            if (cells == k && !single)
                add_gone(sets, board, &gone);
        }
}

static void book_hidden_pair(const lele_board *board, struct sets *sets)
{
    book_hidden(board, sets, 2);
}

static void book_hidden_triple(const lele_board *board, struct sets *sets)
{
    book_hidden(board, sets, 3);
}

static const struct book books[] = {
    { "naked-pair", book_naked_pair, false },       { "naked-triple", book_naked_triple, false },
    { "naked-quad", book_naked_quad, false },       { "hidden-pair", book_hidden_pair, false },
    { "hidden-triple", book_hidden_triple, false },
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(books, 20, 20),
        READS_EXTRA(books, 30, 20),
        READS_SMALL(books, 35, 0),
    };
    return RUN(tests);
}
