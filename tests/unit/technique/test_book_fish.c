/* Fish of lines by definition, see books.h. */
#include "books.h"

/* Fish of size k: all choices of base lines and cover lines.  `fins`: 0 plain, 1 finned, 2
 * sashimi.  Siamese fish join two covers of one base. */
struct book_catch {
    struct gone gone;
    bool sashimi;
};

static bool weigh_cover(const lele_board *board, int d, int across, unsigned base, unsigned cover,
                        struct book_catch *ret, bool *has_fins)
{
    const int n = board->layout->size;
    lele_cell fins[LELE_MAX_CELLS];
    int fin_count = 0, victims = 0;
    unsigned used = 0; /* cover lines that hold a place of the base */
    memset(ret, 0, sizeof *ret);
    for (int line = 0; line < n; line++) {
        int covered = 0;
        for (int i = 0; (base >> line & 1) != 0 && i < n; i++) {
            const int cell = board->layout->units[across * n + line].cells[i];
            if (!is_candidate(board, cell, d))
                continue;
            used |= cover & 1U << i;
            if ((cover >> i & 1) != 0)
                covered++;
            else
                fins[fin_count++] = (lele_cell)cell;
        }
        ret->sashimi = ret->sashimi || ((base >> line & 1) != 0 && covered < 2);
    }
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int row = lele_layout_row(board->layout, cell);
        const int column = lele_layout_column(board->layout, cell);
        const int line = across == 0 ? row : column, other = across == 0 ? column : row;
        bool sees_all = true;
        for (int i = 0; i < fin_count; i++)
            sees_all = sees_all && sees(board, cell, fins[i]);
        if ((base >> line & 1) != 0 || (cover >> other & 1) == 0 || !sees_all ||
            !is_candidate(board, cell, d))
            continue;
        ret->gone.digits[cell] = lele_digits_of(d);
        victims++;
    }
    *has_fins = fin_count > 0;
    return victims > 0 && used == cover;
}

static bool has_lines(const lele_board *board, int d, int across, unsigned base)
{
    const int n = board->layout->size;
    for (int line = 0; line < n; line++) {
        const lele_cellset places =
            lele_cellset_and(board->places[d], board->layout->units[across * n + line].set);
        if ((base >> line & 1) != 0 && lele_cellset_is_empty(&places))
            return false;
    }
    return true;
}

static void book_finned(const lele_board *board, struct sets *sets, int k, bool sashimi)
{
    static struct book_catch list[512];
    const unsigned all = 1U << board->layout->size;
    for (int d = 1; d <= board->layout->size; d++)
        for (int across = 0; across < 2; across++)
            for (unsigned base = 0; base < all; base++) {
                if (lele_digits_count((lele_digits)base) != k || !has_lines(board, d, across, base))
                    continue;
                int count = 0;
                for (unsigned cover = 0; cover < all; cover++) {
                    bool has_fins;
                    if (lele_digits_count((lele_digits)cover) == k && count < 512 &&
                        weigh_cover(board, d, across, base, cover, &list[count], &has_fins) &&
                        has_fins)
                        count++;
                }
                for (int i = 0; i < count; i++)
                    if (list[i].sashimi == sashimi)
                        add_gone(sets, board, &list[i].gone);
            }
}

static void book_plain(const lele_board *board, struct sets *sets, int k)
{
    const unsigned all = 1U << board->layout->size;
    for (int d = 1; d <= board->layout->size; d++)
        for (int across = 0; across < 2; across++)
            for (unsigned base = 0; base < all; base++)
                for (unsigned cover = 0; cover < all; cover++) {
                    struct book_catch found;
                    bool has_fins;
                    if (lele_digits_count((lele_digits)base) == k &&
                        lele_digits_count((lele_digits)cover) == k &&
                        weigh_cover(board, d, across, base, cover, &found, &has_fins) &&
                        !has_fins && !found.sashimi)
                        add_gone(sets, board, &found.gone);
                }
}

#define BOOK(name, read)                                                                           \
    static void name(const lele_board *board, struct sets *sets)                                   \
    {                                                                                              \
        read;                                                                                      \
    }

BOOK(book_finned_x_wing, book_finned(board, sets, 2, false))
BOOK(book_finned_swordfish, book_finned(board, sets, 3, false))
BOOK(book_sashimi_x_wing, book_finned(board, sets, 2, true))
BOOK(book_x_wing, book_plain(board, sets, 2))
BOOK(book_swordfish, book_plain(board, sets, 3))
BOOK(book_squirmbag, book_plain(board, sets, 5))
BOOK(book_finned_squirmbag, book_finned(board, sets, 5, false))
BOOK(book_finned_leviathan, book_finned(board, sets, 7, false))
BOOK(book_sashimi_whale, book_finned(board, sets, 6, true))

static const struct book books[] = {
    { "x-wing", book_x_wing, false },
    { "swordfish", book_swordfish, true },
    { "finned-x-wing", book_finned_x_wing, true },
    { "sashimi-x-wing", book_sashimi_x_wing, true },
    { "finned-swordfish", book_finned_swordfish, true },
    { "squirmbag", book_squirmbag, false },
    { "finned-squirmbag", book_finned_squirmbag, true },
    { "sashimi-whale", book_sashimi_whale, true },
    { "finned-leviathan", book_finned_leviathan, true },
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(books, 12, 10),
        READS_EXTRA(books, 6, 10),
        READS_SMALL(books, 10, 4),
    };
    return RUN(tests);
}
