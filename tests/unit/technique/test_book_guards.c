/* Guards of unique rectangles by definition: all of them are listed, candidate by candidate; see
 * books.h. */
#include "books.h"

enum { GUARDS_MAX = 64 };

struct guards {
    const lele_board *board;
    int corner[4]; /* in a circle: neighbours share a row or a column */
    int low, high; /* the pair */
    int count, outside;
    int cell[GUARDS_MAX], digit[GUARDS_MAX];
};

static bool is_corner(const struct guards *g, int cell)
{
    return cell == g->corner[0] || cell == g->corner[1] || cell == g->corner[2] ||
           cell == g->corner[3];
}

static void add(struct guards *g, int cell, int digit)
{
    if (!is_candidate(g->board, cell, digit))
        return;
    assert_true(g->count < GUARDS_MAX);
    g->outside += !is_corner(g, cell);
    g->cell[g->count] = cell;
    g->digit[g->count++] = digit;
}

static void add_extras(struct guards *g, int cell)
{
    for (int d = 1; d <= 9; d++)
        if (d != g->low && d != g->high)
            add(g, cell, d);
}

static void add_unit(struct guards *g, int unit, int a, int b)
{
    for (int cell = 0; cell < 81; cell++)
        if (in_unit(g->board, unit, cell) && cell != a && cell != b) {
            add(g, cell, g->low);
            add(g, cell, g->high);
        }
}

/* One of two candidates at most is right. */
static bool clash(const struct guards *g, int i, int cell, int digit)
{
    return g->cell[i] == cell ? g->digit[i] != digit
                              : g->digit[i] == digit && sees(g->board, cell, g->cell[i]);
}

/* Whether the candidate clashes with each guard of the digit; with 0, with every guard. */
static bool clashes(const struct guards *g, int of_digit, int cell, int digit)
{
    for (int i = 0; i < g->count; i++)
        if ((of_digit == 0 || g->digit[i] == of_digit) && !clash(g, i, cell, digit))
            return false;
    return true;
}

static void exclude(const struct guards *g, struct sets *sets)
{
    struct gone gone = { { 0 } };
    for (int cell = 0; cell < 81; cell++)
        for (int d = 1; d <= 9; d++)
            if (g->count > 0 && clashes(g, 0, cell, d))
                gone.digits[cell] |= lele_digits_of(d);
    add_gone(sets, g->board, &gone);
}

/* The two digits of the guards; false: there are not two. */
static bool two_digits(const struct guards *g, int ret[2])
{
    ret[0] = ret[1] = 0;
    for (int i = 0; i < g->count; i++) {
        const int d = g->digit[i];
        if (d == ret[0] || d == ret[1])
            continue;
        if (ret[1] != 0)
            return false;
        ret[ret[0] != 0] = d;
    }
    return ret[1] != 0;
}

/* Whether the cell has two candidates and its digit `d` sees all guards of the digit. */
static bool helps(const struct guards *g, int cell, int d)
{
    return !is_corner(g, cell) && lele_digits_count(g->board->candidates[cell]) == 2 &&
           is_candidate(g->board, cell, d) && clashes(g, d, cell, d);
}

static void with_cell(const struct guards *g, struct sets *sets)
{
    int digit[2];
    if (!two_digits(g, digit))
        return;
    for (int i = 0; i < 2; i++)
        for (int helper = 0; helper < 81; helper++) {
            const int x = digit[i], y = digit[1 - i];
            struct gone gone = { { 0 } };
            if (!helps(g, helper, x) || !is_candidate(g->board, helper, y))
                continue;
            for (int cell = 0; cell < 81; cell++) {
                bool all = sees(g->board, cell, helper);
                for (int k = 0; k < g->count; k++)
                    all = all && (g->digit[k] != y || sees(g->board, cell, g->cell[k]));
                gone.digits[cell] = all ? lele_digits_of(y) : 0;
            }
            add_gone(sets, g->board, &gone);
        }
}

static void with_wing(const struct guards *g, struct sets *sets)
{
    int digit[2];
    if (!two_digits(g, digit))
        return;
    for (int a = 0; a < 81; a++)
        for (int b = 0; b < 81; b++) {
            const lele_digits shared = g->board->candidates[a] & g->board->candidates[b];
            struct gone gone = { { 0 } };
            if (!helps(g, a, digit[0]) || !helps(g, b, digit[1]))
                continue;
            for (int cell = 0; cell < 81; cell++)
                if (sees(g->board, cell, a) && sees(g->board, cell, b))
                    gone.digits[cell] =
                        shared & ~(lele_digits_of(digit[0]) | lele_digits_of(digit[1]));
            add_gone(sets, g->board, &gone);
        }
}

typedef void (*conclude_fn)(const struct guards *g, struct sets *sets);

/* `units`: by side, the unit that guards it; -1: its own cells do. */
static void guard(struct guards *g, const int units[2], bool external, conclude_fn conclude,
                  struct sets *sets)
{
    g->count = g->outside = 0;
    for (int side = 0; side < 2; side++) {
        const int a = g->corner[2 * side], b = g->corner[2 * side + 1];
        if (units[side] >= 0) {
            add_unit(g, units[side], a, b);
            continue;
        }
        add_extras(g, a);
        add_extras(g, b);
    }
    if (external == (g->outside > 0))
        conclude(g, sets);
}

static void try_sides(struct guards *g, bool external, conclude_fn conclude, struct sets *sets)
{
    const int inside[2] = { -1, -1 };
    if (!external)
        guard(g, inside, false, conclude, sets);
    for (int i = -1; external && i < 27; i++)
        for (int k = -1; k < 27; k++) {
            const int units[2] = { i, k };
            if ((i < 0 ||
                 (in_unit(g->board, i, g->corner[0]) && in_unit(g->board, i, g->corner[1]))) &&
                (k < 0 ||
                 (in_unit(g->board, k, g->corner[2]) && in_unit(g->board, k, g->corner[3]))))
                guard(g, units, true, conclude, sets);
        }
}

static bool fits(const struct guards *g, int even, int odd)
{
    return is_candidate(g->board, g->corner[0], even) &&
           is_candidate(g->board, g->corner[2], even) &&
           is_candidate(g->board, g->corner[1], odd) && is_candidate(g->board, g->corner[3], odd);
}

static void try_pairs(struct guards *g, bool external, conclude_fn conclude, struct sets *sets)
{
    for (g->low = 1; g->low <= 9; g->low++)
        for (g->high = g->low + 1; g->high <= 9; g->high++)
            if (fits(g, g->low, g->high) || fits(g, g->high, g->low))
                try_sides(g, external, conclude, sets);
}

static void try_all(const lele_board *board, bool external, conclude_fn conclude, struct sets *sets)
{
    for (int i = 0; i < 9 * 9 * 9 * 9; i++) {
        const int top = i % 9, bottom = i / 9 % 9, left = i / 81 % 9, right = i / 729;
        struct guards rows = { .board = board,
                               .corner = { top * 9 + left, top * 9 + right, bottom * 9 + right,
                                           bottom * 9 + left } };
        struct guards columns = { .board = board,
                                  .corner = { top * 9 + left, bottom * 9 + left, bottom * 9 + right,
                                              top * 9 + right } };
        if (top >= bottom || left >= right || (top / 3 == bottom / 3) == (left / 3 == right / 3))
            continue;
        try_pairs(&rows, external, conclude, sets);
        try_pairs(&columns, external, conclude, sets);
    }
}

static void book_external(const lele_board *board, struct sets *sets)
{
    try_all(board, true, exclude, sets);
}

static void book_cell(const lele_board *board, struct sets *sets)
{
    try_all(board, false, with_cell, sets);
}

static void book_wing(const lele_board *board, struct sets *sets)
{
    try_all(board, false, with_wing, sets);
}

static const struct book books[] = {
    { "unique-rectangle-external", book_external, false },
    { "unique-rectangle-cell", book_cell, false },
    { "unique-rectangle-xy-wing", book_wing, false },
};

int main(void)
{
    const struct CMUnitTest tests[] = { READS_CLASSIC(books, 60, 60) };
    return RUN(tests);
}
