/* Rectangles with strong links by definition: every order in which three corners can follow from
 * the fourth is tried, by coordinates; see books.h. */
#include "books.h"

struct rectangle {
    const lele_board *board;
    int cell[4];  /* in a circle: neighbours share a row or a column */
    int digit[4]; /* that would make it deadly */
};

static bool has_extras(const struct rectangle *r, int i)
{
    const lele_digits pair = lele_digits_of(r->digit[0]) | lele_digits_of(r->digit[1]);
    return (r->board->candidates[r->cell[i]] & ~pair) != 0;
}

/* Whether corner `to` is known as soon as its neighbour is. */
static bool is_forced(const struct rectangle *r, int from, int to)
{
    return !has_extras(r, to) || is_strong(r->board, r->digit[to], r->cell[from], r->cell[to], ~0U);
}

/* Whether the corners follow in this order, each from a neighbour that is known before. */
static bool is_order(const struct rectangle *r, const int order[4])
{
    for (int i = 1; i < 4; i++) {
        bool forced = false;
        for (int k = 0; k < i; k++)
            forced = forced || ((order[i] + order[k]) % 2 == 1 && is_forced(r, order[k], order[i]));
        if (!forced)
            return false;
    }
    return true;
}

static void try_start(const struct rectangle *r, int start, struct sets *sets)
{
    bool extras = false, found = false;
    for (int i = 0; i < 4; i++)
        extras = extras || (i != start && has_extras(r, i));
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 4; b++) {
            const int c = 6 - start - a - b;
            const int order[4] = { start, a, b, c };
            if (a == b || a == start || b == start)
                continue;
            found = found || is_order(r, order);
        }
    if (extras && found)
        add_cells(sets, r->board, lele_cellset_of(r->cell[start]), r->digit[start]);
}

static void try_cells(struct rectangle *r, struct sets *sets)
{
    for (int even = 1; even <= 9; even++)
        for (int odd = 1; odd <= 9; odd++) {
            bool open = even != odd;
            for (int i = 0; i < 4; i++) {
                r->digit[i] = i % 2 == 0 ? even : odd;
                open = open && is_candidate(r->board, r->cell[i], r->digit[i]);
            }
            for (int start = 0; open && start < 4; start++)
                try_start(r, start, sets);
        }
}

static void book_strong(const lele_board *board, struct sets *sets)
{
    for (int i = 0; i < 9 * 9 * 9 * 9; i++) {
        const int top = i % 9, bottom = i / 9 % 9, left = i / 81 % 9, right = i / 729;
        struct rectangle r = {
            board, { top * 9 + left, top * 9 + right, bottom * 9 + right, bottom * 9 + left }, { 0 }
        };
        if (top < bottom && left < right && (top / 3 == bottom / 3) != (left / 3 == right / 3))
            try_cells(&r, sets);
    }
}

static const struct book books[] = { { "unique-rectangle-strong", book_strong, false } };

int main(void)
{
    const struct CMUnitTest tests[] = { READS_CLASSIC(books, 60, 60) };
    return RUN(tests);
}
