/* Wings, links of one digit, chains and colours by definition, see books.h. */
#include "books.h"

/* Wings: three nested loops over all cells. */
static void book_wing(const lele_board *board, struct sets *sets, int pivot_size)
{
    const lele_digits *at = board->candidates;
    const int n = board->layout->cell_count;
    for (int p = 0; p < n; p++)
        for (int a = 0; a < n; a++)
            for (int b = a + 1; b < n; b++) {
                if (!sees(board, p, a) || !sees(board, p, b) || lele_digits_count(at[a]) != 2 ||
                    lele_digits_count(at[b]) != 2 || lele_digits_count(at[p]) != pivot_size ||
                    lele_digits_count(at[a] & at[b]) != 1 ||
                    lele_digits_count(at[a] | at[b] | at[p]) != 3)
                    continue;
                const lele_digits z = at[a] & at[b];
                if (((at[p] & z) != 0) != (pivot_size == 3))
                    continue;
                struct gone gone = { { 0 } };
                for (int c = 0; c < n; c++)
                    if (sees(board, c, a) && sees(board, c, b) &&
                        (pivot_size == 2 || sees(board, c, p)))
                        gone.digits[c] = z;
                add_gone(sets, board, &gone);
            }
}

static void book_xy_wing(const lele_board *board, struct sets *sets)
{
    book_wing(board, sets, 2);
}

static void book_xyz_wing(const lele_board *board, struct sets *sets)
{
    book_wing(board, sets, 3);
}
static void book_w_wing(const lele_board *board, struct sets *sets)
{
    const lele_digits *at = board->candidates;
    const int n = board->layout->cell_count;
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++) {
            if (lele_digits_count(at[a]) != 2 || at[a] != at[b] || sees(board, a, b))
                continue;
            lele_digits pair = at[a];
            for (int d; (d = lele_digits_pop(&pair)) != 0;)
                for (int x = 0; x < n; x++)
                    for (int y = 0; y < n; y++) {
                        if (x == b || y == a || !sees(board, a, x) || !sees(board, b, y) ||
                            !is_candidate(board, x, d) || !is_candidate(board, y, d) ||
                            !is_strong(board, d, x, y, ~0U))
                            continue;
                        struct gone gone = { { 0 } };
                        for (int c = 0; c < n; c++)
                            if (sees(board, c, a) && sees(board, c, b))
                                gone.digits[c] = lele_digits_minus(at[a], lele_digits_of(d));
                        add_gone(sets, board, &gone);
                    }
        }
}

/* Two strong links whose near ends see each other, four loops deep. */
static void book_links(const lele_board *board, struct sets *sets, unsigned first, unsigned second,
                       unsigned weak)
{
    const int n = board->layout->cell_count;
    for (int d = 1; d <= board->layout->size; d++)
        for (int a = 0; a < n; a++)
            for (int b = 0; is_candidate(board, a, d) && b < n; b++)
                for (int c = 0; is_strong(board, d, a, b, first) && c < n; c++)
                    for (int e = 0; is_candidate(board, c, d) && e < n; e++) {
                        if (c == a || c == b || e == a || e == b ||
                            !is_strong(board, d, c, e, second))
                            continue;
                        bool joined = false;
                        for (int u = 0; u < board->layout->unit_count; u++)
                            joined = joined || ((weak >> board->layout->units[u].kind & 1) != 0 &&
                                                in_unit(board, u, b) && in_unit(board, u, c));
                        struct gone gone = { { 0 } };
                        for (int v = 0; joined && v < n; v++)
                            if (sees(board, v, a) && sees(board, v, e))
                                gone.digits[v] = lele_digits_of(d);
                        add_gone(sets, board, &gone);
                    }
}

static void book_skyscraper(const lele_board *board, struct sets *sets)
{
    const unsigned row = 1U << LELE_UNIT_ROW, column = 1U << LELE_UNIT_COLUMN;
    book_links(board, sets, row, row, column);
    book_links(board, sets, column, column, row);
}

static void book_kite(const lele_board *board, struct sets *sets)
{
    book_links(board, sets, 1U << LELE_UNIT_ROW, 1U << LELE_UNIT_COLUMN, 1U << LELE_UNIT_BOX);
}

/* Type 1 by definition: three corners with the same two candidates, two boxes. */
static void book_rectangle_1(const lele_board *board, struct sets *sets)
{
    const int n = board->layout->size;
    for (int c = 0; c < n * n * n * n; c++) {
        const int r1 = c % n, r2 = c / n % n, c1 = c / n / n % n, c2 = c / n / n / n;
        if (r1 == r2 || c1 == c2)
            continue;
        const int cell[4] = { r1 * n + c1, r1 * n + c2, r2 * n + c1, r2 * n + c2 };
        const lele_digits pair = board->candidates[cell[0]];
        int boxes = 0;
        for (int u = 2 * n; u < 3 * n; u++)
            boxes += in_unit(board, u, cell[0]) || in_unit(board, u, cell[1]) ||
                     in_unit(board, u, cell[2]) || in_unit(board, u, cell[3]);
        if (lele_digits_count(pair) != 2 || board->candidates[cell[1]] != pair ||
            board->candidates[cell[2]] != pair || boxes != 2 ||
            (board->candidates[cell[3]] & ~pair) == 0)
            continue;
        struct gone gone = { { 0 } };
        gone.digits[cell[3]] = pair;
        add_gone(sets, board, &gone);
    }
}

/* All XY-chains, by depth-first search over cells, up to six cells.  The two cells of a naked
 * pair need no chain. */
static void walk_book_xy(const lele_board *board, struct sets *sets, lele_cell *path, int length,
                         int value, int wanted)
{
    const int n = board->layout->cell_count;
    const int first = path[0], last = path[length - 1];
    const bool pair =
        sees(board, first, last) && board->candidates[first] == board->candidates[last];
    if (length >= 3 && value == wanted && !pair) {
        struct gone gone = { { 0 } };
        for (int c = 0; c < n; c++)
            if (sees(board, c, first) && sees(board, c, last))
                gone.digits[c] = lele_digits_of(wanted);
        add_gone(sets, board, &gone);
    }
    for (int next = 0; length < 6 && next < n; next++) {
        bool used = false;
        for (int i = 0; i < length; i++)
            used = used || path[i] == next;
        if (used || lele_digits_count(board->candidates[next]) != 2 ||
            !is_candidate(board, next, value) || !sees(board, last, next))
            continue;
        path[length] = (lele_cell)next;
        walk_book_xy(
            board, sets, path, length + 1,
            lele_digits_first(lele_digits_minus(board->candidates[next], lele_digits_of(value))),
            wanted);
    }
}

static void book_xy_chain(const lele_board *board, struct sets *sets)
{
    for (int start = 0; start < board->layout->cell_count; start++) {
        lele_digits digits = board->candidates[start];
        if (lele_digits_count(digits) != 2)
            continue;
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            lele_cell path[8] = { (lele_cell)start };
            const lele_digits other =
                lele_digits_minus(board->candidates[start], lele_digits_of(d));
            walk_book_xy(board, sets, path, 1, lele_digits_first(other), d);
        }
    }
}

/* All X-chains of four and six cells, by nested search. */
static void walk_book_x(const lele_board *board, struct sets *sets, lele_cell *path, int length,
                        int d)
{
    const int n = board->layout->cell_count, first = path[0], last = path[length - 1];
    if (length >= 4 && length % 2 == 0) {
        struct gone gone = { { 0 } };
        for (int c = 0; c < n; c++)
            if (sees(board, c, first) && sees(board, c, last))
                gone.digits[c] = lele_digits_of(d);
        if (!is_strong(board, d, first, last, ~0U)) /* else the ends suffice */
            add_gone(sets, board, &gone);
    }
    for (int next = 0; length < 6 && next < n; next++) {
        bool used = false;
        for (int i = 0; i < length; i++)
            used = used || path[i] == next;
        if (used || !is_candidate(board, next, d) || !sees(board, last, next) ||
            (length % 2 == 1 && !is_strong(board, d, last, next, ~0U)))
            continue;
        path[length] = (lele_cell)next;
        walk_book_x(board, sets, path, length + 1, d);
    }
}

static void book_x_chain(const lele_board *board, struct sets *sets)
{
    for (int d = 1; d <= board->layout->size; d++)
        for (int start = 0; start < board->layout->cell_count; start++) {
            lele_cell path[8] = { (lele_cell)start };
            if (is_candidate(board, start, d))
                walk_book_x(board, sets, path, 1, d);
        }
}

/* Empty rectangles: a box, a row and a column through it that hold all its places, and a strong
 * link in a line that starts on one of the two and ends in line with the other. */
static void book_empty_rectangle(const lele_board *board, struct sets *sets)
{
    const lele_layout *layout = board->layout;
    const int n = layout->size;
    for (int d = 1; d <= n; d++)
        for (int box = 2 * n; box < layout->unit_count; box++)
            for (int lines = 0; lines < 2 * n * n; lines++) {
                const bool turned = lines >= n * n;
                const int arm = turned ? n + lines % n : lines % n;
                const int other = turned ? lines / n % n : n + lines / n % n;
                int on_arm = 0, on_other = 0, outside = 0;
                for (int i = 0; i < n; i++) {
                    const int cell = layout->units[box].cells[i];
                    if (!is_candidate(board, cell, d))
                        continue;
                    on_arm += in_unit(board, arm, cell) && !in_unit(board, other, cell);
                    on_other += in_unit(board, other, cell) && !in_unit(board, arm, cell);
                    outside += !in_unit(board, other, cell) && !in_unit(board, arm, cell);
                }
                if (on_arm == 0 || on_other == 0 || outside != 0)
                    continue;
                const unsigned kind = 1U << layout->units[other].kind;
                for (int near = 0; near < layout->cell_count; near++)
                    for (int far = 0; far < layout->cell_count; far++) {
                        if (!in_unit(board, arm, near) || in_unit(board, box, near) ||
                            in_unit(board, box, far) || !is_strong(board, d, near, far, kind))
                            continue;
                        struct gone gone = { { 0 } };
                        for (int c = 0; c < layout->cell_count; c++)
                            if (in_unit(board, other, c) && !in_unit(board, box, c) &&
                                sees(board, c, far))
                                gone.digits[c] = lele_digits_of(d);
                        add_gone(sets, board, &gone);
                    }
            }
}

/* Colours by flood fill: the colour of each cell connected with the start. */
static void flood(const lele_board *board, int d, int cell, int color, int *colors)
{
    colors[cell] = color;
    for (int next = 0; next < board->layout->cell_count; next++)
        if (colors[next] == 0 && is_strong(board, d, cell, next, ~0U))
            flood(board, d, next, -color, colors);
}

static void book_colors(const lele_board *board, struct sets *sets, bool trap)
{
    const int n = board->layout->cell_count;
    for (int d = 1; d <= board->layout->size; d++)
        for (int start = 0; start < n; start++) {
            int colors[LELE_MAX_CELLS] = { 0 };
            bool clash[2] = { false, false };
            struct gone gone = { { 0 } };
            if (!is_candidate(board, start, d))
                continue;
            flood(board, d, start, 1, colors);
            for (int a = 0; a < n; a++) {
                bool sees_color[2] = { false, false };
                for (int b = 0; b < n; b++)
                    if (colors[b] != 0 && sees(board, a, b))
                        sees_color[colors[b] > 0] = true;
                if (trap && colors[a] == 0 && sees_color[0] && sees_color[1])
                    gone.digits[a] = lele_digits_of(d);
                if (colors[a] != 0 && sees_color[colors[a] > 0])
                    clash[colors[a] > 0] = true;
            }
            for (int a = 0; !trap && a < n; a++)
                if (colors[a] != 0 && clash[colors[a] > 0])
                    gone.digits[a] = lele_digits_of(d);
            add_gone(sets, board, &gone);
        }
}

static void book_trap(const lele_board *board, struct sets *sets)
{
    book_colors(board, sets, true);
}

static void book_wrap(const lele_board *board, struct sets *sets)
{
    book_colors(board, sets, false);
}

static const struct book books[] = {
    { "xy-wing", book_xy_wing, false },
    { "xyz-wing", book_xyz_wing, false },
    { "w-wing", book_w_wing, false },
    { "skyscraper", book_skyscraper, false },
    { "two-string-kite", book_kite, false },
    { "unique-rectangle-1", book_rectangle_1, true },
    { "xy-chain", book_xy_chain, true },
    { "x-chain", book_x_chain, true },
    { "empty-rectangle", book_empty_rectangle, false },
    { "simple-colors-trap", book_trap, false },
    { "simple-colors-wrap", book_wrap, false },
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(books, 20, 50),
        READS_EXTRA(books, 10, 50),
        READS_SMALL(books, 10, 10),
    };
    return RUN(tests);
}
