/* Avoidable rectangles by definition: all rectangles, links and subsets are tried; see books.h. */
#include "books.h"

/* Corners in a circle: neighbours share a row or a column. */
typedef void (*try_fn)(const lele_board *board, const int corner[4], struct sets *sets);

static void hidden(const lele_board *board, const int corner[4], struct sets *sets)
{
    for (int i = 0; i < 4; i++)
        for (int other = 1; other <= 9; other++) {
            const int own = board->grid.cell[corner[(i + 2) % 4]];
            if (own != 0 && own != other && is_candidate(board, corner[i], own) &&
                is_strong(board, other, corner[i], corner[(i + 1) % 4], ~0U) &&
                is_strong(board, other, corner[i], corner[(i + 3) % 4], ~0U))
                add_cells(sets, board, lele_cellset_of(corner[i]), own);
        }
}

/* The pair and the chosen cells of a unit, with a digit less than they have candidates. */
struct subset {
    const lele_board *board;
    const int *corner;
    int a, b;           /* the open corners */
    lele_digits extras; /* of both */
    int unit;
};

static void clear(const struct subset *s, lele_cellset cells, lele_digits digits, bool everywhere,
                  struct sets *sets)
{
    struct gone gone = { { 0 } };
    for (int u = 0; u < s->board->layout->unit_count; u++)
        for (int cell = 0; cell < 81; cell++)
            if (lele_cellset_within(&cells, &s->board->layout->units[u].set) &&
                (everywhere || u == s->unit) && in_unit(s->board, u, cell) &&
                !lele_cellset_has(&cells, cell))
                gone.digits[cell] = digits;
    add_gone(sets, s->board, &gone);
}

static void try_choice(const struct subset *s, unsigned choice, struct sets *sets)
{
    lele_cellset cells = lele_cellset_of(s->a);
    lele_digits digits = s->extras;
    int count = 1;
    lele_cellset_add(&cells, s->b);
    for (int i = 0; i < 9; i++) {
        const int cell = s->board->layout->units[s->unit].cells[i];
        if ((choice >> i & 1) == 0)
            continue;
        for (int k = 0; k < 4; k++)
            if (s->corner[k] == cell)
                return;
        if (s->board->grid.cell[cell] != 0)
            return;
        lele_cellset_add(&cells, cell);
        digits |= s->board->candidates[cell];
        count++;
    }
    if (count < 2 || lele_digits_count(digits) != count)
        return;
    clear(s, cells, digits, false, sets);
    clear(s, cells, digits, true, sets);
}

static void subset(const lele_board *board, const int corner[4], struct sets *sets)
{
    for (int i = 0; i < 4; i++) {
        const int a = corner[i], b = corner[(i + 1) % 4];
        const int for_a = board->grid.cell[corner[(i + 2) % 4]];
        const int for_b = board->grid.cell[corner[(i + 3) % 4]];
        if (board->grid.cell[a] != 0 || board->grid.cell[b] != 0 || for_a == 0 || for_b == 0 ||
            !is_candidate(board, a, for_a) || !is_candidate(board, b, for_b))
            continue;
        const lele_digits extra_a = lele_digits_minus(board->candidates[a], lele_digits_of(for_a));
        const lele_digits extra_b = lele_digits_minus(board->candidates[b], lele_digits_of(for_b));
        struct subset s = { board, corner, a, b, extra_a | extra_b, 0 };
        if (extra_a == 0 || extra_b == 0 || lele_digits_single(s.extras))
            continue;
        for (s.unit = 0; s.unit < 27; s.unit++)
            for (unsigned choice = 1; choice < 1U << 9; choice++)
                if (in_unit(board, s.unit, a) && in_unit(board, s.unit, b))
                    try_choice(&s, choice, sets);
    }
}

static void try_all(const lele_board *board, try_fn try, struct sets *sets)
{
    for (int i = 0; i < 9 * 9 * 9 * 9; i++) {
        const int top = i % 9, bottom = i / 9 % 9, left = i / 81 % 9, right = i / 729;
        const int corner[4] = { top * 9 + left, top * 9 + right, bottom * 9 + right,
                                bottom * 9 + left };
        bool given = false;
        for (int k = 0; k < 4; k++)
            given = given || lele_cellset_has(&board->givens, corner[k]);
        if (!given && top < bottom && left < right &&
            (top / 3 == bottom / 3) != (left / 3 == right / 3))
            try(board, corner, sets);
    }
}

static void book_hidden(const lele_board *board, struct sets *sets)
{
    try_all(board, hidden, sets);
}

static void book_subset(const lele_board *board, struct sets *sets)
{
    try_all(board, subset, sets);
}

static const struct book books[] = {
    { "avoidable-rectangle-hidden", book_hidden, false },
    { "avoidable-rectangle-3", book_subset, false },
};

/* The player must have placed something. */
static void paths_give_what_the_definitions_say(void **state)
{
    (void)state;
    assert_true(read_along_paths(books, sizeof books / sizeof books[0], 80) > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(paths_give_what_the_definitions_say) };
    return RUN(tests);
}
