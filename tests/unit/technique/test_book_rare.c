/* The symmetry of givens, chains with a rectangle, whips and braids by definition; see books.h. */
#include "books.h"

/* Candidates by cell. */
struct some {
    lele_digits digits[81];
};

struct told {
    const lele_board *board;
    struct some gone;
    int longest; /* counts only steps with so many nodes that are on; 0: all */
};

static bool add_told(void *data, const lele_step *step)
{
    struct told *told = data;
    int on = 0;
    for (int i = 0; i < step->node_count; i++)
        on += step->nodes[i].on;
    if (told->longest > 0 && on > told->longest)
        return true;
    for (int i = 0; i < step->elimination_count; i++)
        told->gone.digits[step->eliminations[i].cell] |= step->eliminations[i].digits;
    for (int i = 0; i < step->placement_count; i++) {
        const lele_mark *mark = &step->placements[i];
        told->gone.digits[mark->cell] |=
            lele_digits_minus(told->board->candidates[mark->cell], mark->digits);
    }
    return true;
}

static struct some find_all(struct soundness *s, const char *technique, int longest)
{
    struct told told = { .board = &s->board, .longest = longest };
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, add_told, &told);
    return told.gone;
}

static int count(const struct some *some)
{
    int sum = 0;
    for (int cell = 0; cell < 81; cell++)
        sum += lele_digits_count(some->digits[cell]);
    return sum;
}

/* ---- Gurth: the rule is read from the solution. */

static bool read_rule(const struct soundness *s, lele_symmetry symmetry, uint8_t rule[10])
{
    memset(rule, 0, 10);
    for (int cell = 0; cell < 81; cell++) {
        const int image = lele_symmetry_map(&s->layout, symmetry, cell);
        const uint8_t digit = s->solution.cell[cell], other = s->solution.cell[image];
        if ((rule[digit] != 0 && rule[digit] != other) ||
            lele_cellset_has(&s->board.givens, cell) != lele_cellset_has(&s->board.givens, image))
            return false;
        rule[digit] = other;
    }
    return true;
}

static struct some book_gurth(const struct soundness *s)
{
    static const lele_symmetry symmetries[] = { LELE_SYMMETRY_ROTATE_180, LELE_SYMMETRY_DIAGONAL,
                                                LELE_SYMMETRY_ANTIDIAGONAL };
    struct some gone = { { 0 } };
    uint8_t rule[10];
    for (int i = 0; i < 3; i++)
        for (int cell = 0; cell < 81 && read_rule(s, symmetries[i], rule); cell++)
            for (int d = 1; d <= 9; d++)
                if (lele_symmetry_map(&s->layout, symmetries[i], cell) == cell && rule[d] != d)
                    gone.digits[cell] |= s->board.candidates[cell] & lele_digits_of(d);
    return gone;
}

static const char *const symmetrical[] = {
    "....8..9.25....1.69..7...42....18.....4...6.....29....86...3..14.9....58.1..2....",
    "..52...1..7...9...6...3...41..8..3.6..4..2..7.9..1.5.....4.68..2..........357....",
    ".9....5..845.1..2..7.2...4...1..2....2.....7....1...867......9..14.598.......6..4",
    "...1....9..2.94..6.61....4.1...2.8...3.6..17..4......3...81......4.5....32...9...",
};

/* Along the path, and with the puzzle mirrored, so that the other diagonal occurs as well. */
static void what_stays_in_place_holds_what_the_solution_leaves_in_place(void **state)
{
    struct soundness *s = *state;
    int total = 0;
    for (size_t i = 0; i < 2 * sizeof symmetrical / sizeof symmetrical[0]; i++) {
        const lele_grid plain = grid_of(&s->layout, symmetrical[i / 2]);
        lele_grid grid = plain;
        for (int cell = 0; i % 2 == 1 && cell < 81; cell++)
            grid.cell[lele_symmetry_map(&s->layout, LELE_SYMMETRY_MIRROR_ROWS, cell)] =
                plain.cell[cell];
        for (soundness_start(s, &grid); s->board.empty_count > 0; assert_true(take_step(s, NULL))) {
            const struct some found = find_all(s, "gurth", 0), book = book_gurth(s);
            assert_memory_equal(&found, &book, sizeof book);
            total += count(&book);
        }
    }
    assert_true(total > 50);
}

static void givens_without_symmetry_say_nothing(void **state)
{
    struct soundness *s = *state;
    for (uint64_t seed = 0; seed < 30; seed++) {
        const lele_grid grid = dig(s, seed);
        soundness_start(s, &grid);
        const struct some found = find_all(s, "gurth", 0);
        assert_int_equal(count(&found), 0);
    }
}

/* ---- Chains with a rectangle: guards in its cells, links between candidates only. */

static bool excludes(const lele_board *board, int a, int x, int b, int y)
{
    return x == y ? sees(board, a, b) : a == b;
}

static bool is_linked(const lele_board *board, int a, int x, int b, int y)
{
    if (a == b && x != y)
        return lele_digits_count(board->candidates[a]) == 2;
    return x == y && is_strong(board, x, a, b, ~0U);
}

/* The distance of each candidate that is off when one of the cells has the digit; 99: not reached. */
struct reach {
    int off[81][10];
};

static struct reach reach_from(const lele_board *board, lele_cellset cells, int digit)
{
    struct reach reach;
    bool on[81][10] = { { false } };
    for (int c = 0; c < 81; c++)
        for (int d = 1; d <= 9; d++) {
            lele_cellset rest = cells;
            bool all = is_candidate(board, c, d);
            for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
                all = all && excludes(board, cell, digit, c, d);
            reach.off[c][d] = all ? 0 : 99;
        }
    for (int step = 2; step <= 8; step += 2)
        for (int a = 0; a < 81; a++)
            for (int x = 1; x <= 9; x++)
                for (int b = 0; b < 81 && reach.off[a][x] == step - 2; b++)
                    for (int y = 1; y <= 9; y++) {
                        if (!is_candidate(board, b, y) || on[b][y] || !is_linked(board, a, x, b, y))
                            continue;
                        on[b][y] = true;
                        for (int c = 0; c < 81; c++)
                            for (int d = 1; d <= 9; d++)
                                if (is_candidate(board, c, d) && reach.off[c][d] == 99 &&
                                    excludes(board, b, y, c, d))
                                    reach.off[c][d] = step;
                    }
    return reach;
}

static void chain_guards(const lele_board *board, const int corner[4], lele_digits pair,
                         struct some *gone)
{
    lele_cellset at[10];
    lele_digits digits = 0;
    memset(at, 0, sizeof at);
    for (int i = 0; i < 4; i++) {
        lele_digits extras = lele_digits_minus(board->candidates[corner[i]], pair);
        digits |= extras;
        for (int d; (d = lele_digits_pop(&extras)) != 0;)
            lele_cellset_add(&at[d], corner[i]);
    }
    const int x = lele_digits_pop(&digits), y = lele_digits_pop(&digits);
    if (y == 0 || digits != 0 || lele_cellset_count(&at[x]) > 3 || lele_cellset_count(&at[y]) > 3)
        return;
    const struct reach a = reach_from(board, at[x], x), b = reach_from(board, at[y], y);
    for (int cell = 0; cell < 81; cell++)
        for (int d = 1; d <= 9; d++) {
            const int length = a.off[cell][d] + b.off[cell][d] + 2;
            const bool guard = (d == x || d == y) && lele_cellset_has(&at[d], cell);
            if (length >= 4 && length <= 14 && !guard)
                gone->digits[cell] |= lele_digits_of(d);
        }
}

static struct some book_rectangles(const lele_board *board)
{
    struct some gone = { { 0 } };
    const lele_digits *has = board->candidates;
    for (int a = 0; a < 81; a++)
        for (int d = a + 10; d < 81; d++) {
            const int corner[4] = { a, a / 9 * 9 + d % 9, d / 9 * 9 + a % 9, d };
            const bool same_band = a / 27 == d / 27, same_stack = a % 9 / 3 == d % 9 / 3;
            const lele_digits even = has[a] & has[d], odd = has[corner[1]] & has[corner[2]];
            if (a % 9 >= d % 9 || same_band == same_stack)
                continue;
            for (int x = 1; x <= 9; x++)
                for (int y = 1; y <= 9; y++)
                    if (x != y && lele_digits_has(even, x) && lele_digits_has(odd, y))
                        chain_guards(board, corner, lele_digits_of(x) | lele_digits_of(y), &gone);
        }
    return gone;
}

static void assert_has_all(const struct some *found, const struct some *book)
{
    for (int cell = 0; cell < 81; cell++)
        assert_int_equal(book->digits[cell] & ~found->digits[cell], 0);
}

static void no_chain_with_a_rectangle_is_missed(void **state)
{
    struct soundness *s = *state;
    int total = 0;
    for (uint64_t seed = 40; seed < 52; seed++) {
        const lele_grid grid = dig(s, seed);
        for (soundness_start(s, &grid); s->board.empty_count > 0; assert_true(take_step(s, NULL))) {
            const struct some found = find_all(s, "unique-rectangle-chain", 0);
            const struct some book = book_rectangles(&s->board);
            assert_has_all(&found, &book);
            total += count(&book);
        }
    }
    assert_true(total > 20);
}

/* ---- Whips of two and three choices. */

struct lash {
    const lele_board *board;
    int cell[4], digit[4], count;
};

static bool is_excluded(const struct lash *lash, int cell, int digit)
{
    for (int i = 0; i < lash->count; i++)
        if (excludes(lash->board, lash->cell[i], lash->digit[i], cell, digit))
            return true;
    return false;
}

/* The choices of a cell (variable below 81) or of a digit in a unit. */
static int choices_of(const lele_board *board, int variable, int cells[9], int digits[9])
{
    int found = 0;
    for (int i = 0; i < 9; i++) {
        const int unit = (variable - 81) / 9, d = variable < 81 ? i + 1 : (variable - 81) % 9 + 1;
        const int cell = variable < 81 ? variable : board->layout->units[unit].cells[i];
        if (is_candidate(board, cell, d)) {
            cells[found] = cell;
            digits[found++] = d;
        }
    }
    return found;
}

/* Whether the chain can be continued to a contradiction with `more` variables. */
static bool fails(struct lash *lash, int more)
{
    const int last = lash->count - 1;
    for (int variable = 0; more > 0 && variable < 81 + 27 * 9; variable++) {
        int cells[9], digits[9], left = 0, at = -1;
        bool follows = false, used = false;
        const int choices = choices_of(lash->board, variable, cells, digits);
        for (int i = 0; i < choices; i++) {
            for (int k = 0; k < lash->count; k++)
                used = used || (lash->cell[k] == cells[i] && lash->digit[k] == digits[i]);
            follows = follows || excludes(lash->board, lash->cell[last], lash->digit[last],
                                          cells[i], digits[i]);
            if (!is_excluded(lash, cells[i], digits[i])) {
                left++;
                at = i;
            }
        }
        if (choices == 0 || used || !follows || left > 1)
            continue;
        if (left == 0)
            return true;
        lash->cell[lash->count] = cells[at];
        lash->digit[lash->count++] = digits[at];
        const bool failed = fails(lash, more - 1);
        lash->count--;
        if (failed)
            return true;
    }
    return false;
}

static struct some book_whips(const lele_board *board)
{
    struct some gone = { { 0 } };
    for (int cell = 0; cell < 81; cell++)
        for (int d = 1; d <= 9; d++) {
            struct lash lash = { board, { cell }, { d }, 1 };
            if (is_candidate(board, cell, d) && !fails(&lash, 1) && fails(&lash, 3))
                gone.digits[cell] |= lele_digits_of(d);
        }
    return gone;
}

static void whips_of_three_choices_are_those_of_the_definition(void **state)
{
    struct soundness *s = *state;
    int total = 0;
    for (uint64_t seed = 60; seed < 66; seed++) {
        const lele_grid grid = dig(s, seed);
        for (soundness_start(s, &grid); s->board.empty_count > 0; assert_true(take_step(s, NULL))) {
            if (s->board.empty_count % 4 != 0)
                continue;
            const struct some found = find_all(s, "whip", 3), book = book_whips(&s->board);
            assert_memory_equal(&found, &book, sizeof book);
            total += count(&book);
        }
    }
    assert_true(total > 50);
}

/* ---- Braids: what singles refute. */

/* Excludes what the digit in the cell does; in `left` it stays alone. */
static void settle(const lele_board *board, lele_digits left[81], int cell, int digit)
{
    left[cell] = lele_digits_of(digit) & left[cell];
    for (int peer = 0; peer < 81; peer++)
        if (lele_layout_sees(board->layout, cell, peer))
            lele_digits_remove(&left[peer], lele_digits_of(digit));
}

/* One round of singles; true: nothing is left somewhere. */
static bool is_dead(const lele_board *board, lele_digits left[81], bool *changed)
{
    lele_digits next[81];
    memcpy(next, left, sizeof next);
    for (int variable = 0; variable < 81 + 27 * 9; variable++) {
        int cells[9], digits[9], count = 0, at = -1;
        const int choices = choices_of(board, variable, cells, digits);
        for (int i = 0; i < choices; i++)
            if (lele_digits_has(left[cells[i]], digits[i])) {
                count++;
                at = i;
            }
        if (choices > 0 && count == 0)
            return true;
        if (count == 1)
            settle(board, next, cells[at], digits[at]);
    }
    *changed = memcmp(next, left, sizeof next) != 0;
    memcpy(left, next, sizeof next);
    return false;
}

static bool is_refuted(const lele_board *board, int cell, int digit)
{
    lele_digits left[81];
    bool changed = true;
    memcpy(left, board->candidates, sizeof left);
    settle(board, left, cell, digit);
    while (changed)
        if (is_dead(board, left, &changed))
            return true;
    return false;
}

/* Each candidate that singles refute is refuted by a braid or at once; no other is.  Singles of
 * the board would make proofs longer than braids are. */
static void braids_refute_what_singles_refute(void **state)
{
    struct soundness *s = *state;
    int total = 0;
    for (uint64_t seed = 60; seed < 66; seed++) {
        const lele_grid grid = dig(s, seed);
        for (soundness_start(s, &grid); s->board.empty_count > 0; assert_true(take_step(s, NULL))) {
            const struct some singles = find_all(s, "full-house,hidden-single,naked-single", 0);
            if (count(&singles) > 0)
                continue;
            const struct some braids = find_all(s, "braid", 0);
            total += count(&braids);
            for (int cell = 0; cell < 81; cell++)
                for (int d = 1; d <= 9; d++) {
                    struct lash lash = { &s->board, { cell }, { d }, 1 };
                    const bool refuted =
                        is_candidate(&s->board, cell, d) && is_refuted(&s->board, cell, d);
                    const lele_digits some = braids.digits[cell];
                    assert_true(refuted || !lele_digits_has(some, d));
                    assert_true(!refuted || lele_digits_has(some, d) || fails(&lash, 1));
                }
        }
    }
    assert_true(total > 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SOUNDNESS_TEST(what_stays_in_place_holds_what_the_solution_leaves_in_place),
        SOUNDNESS_TEST(givens_without_symmetry_say_nothing),
        SOUNDNESS_TEST(no_chain_with_a_rectangle_is_missed),
        SOUNDNESS_TEST(whips_of_three_choices_are_those_of_the_definition),
        SOUNDNESS_TEST(braids_refute_what_singles_refute),
    };
    return RUN(tests);
}
