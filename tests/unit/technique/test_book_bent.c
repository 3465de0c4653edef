/* Bent sets, almost locked pairs, rings and blossoms of a unit by definition, see books.h. */
#include "book_als.h"

/* Bent sets: every choice of n cells. */
struct choice {
    const lele_board *board;
    struct sets *sets;
    int wanted, count;
    bool has_loose;
    int cell[9];
};

static bool stands_once(const struct choice *choice, int d)
{
    for (int i = 0; i < choice->count; i++)
        for (int k = 0; k < i; k++)
            if (is_candidate(choice->board, choice->cell[i], d) &&
                is_candidate(choice->board, choice->cell[k], d) &&
                !sees(choice->board, choice->cell[i], choice->cell[k]))
                return false;
    return true;
}

static lele_digits digits_in(const struct choice *choice, unsigned part)
{
    lele_digits digits = 0;
    for (int i = 0; i < choice->count; i++)
        if ((part >> i & 1) != 0)
            digits |= choice->board->candidates[choice->cell[i]];
    return digits;
}

static bool is_reducible(const struct choice *choice)
{
    for (unsigned part = 1; part < (1U << choice->count) - 1; part++)
        if (lele_digits_count(digits_in(choice, part)) <= __builtin_popcount(part))
            return true;
    return false;
}

static bool share_a_unit(const struct choice *choice)
{
    for (int u = 0; u < choice->board->layout->unit_count; u++) {
        int inside = 0;
        for (int i = 0; i < choice->count; i++)
            inside += in_unit(choice->board, u, choice->cell[i]);
        if (inside == choice->count)
            return true;
    }
    return false;
}

static void add_bent(const struct choice *choice)
{
    struct gone gone = { { 0 } };
    lele_digits loose = 0;
    const lele_digits all = digits_in(choice, ~0U);
    for (int d = 1; d <= choice->board->layout->size; d++)
        if (!stands_once(choice, d))
            loose |= lele_digits_of(d);
    if (lele_digits_count(all) != choice->wanted ||
        lele_digits_count(loose) != (choice->has_loose ? 1 : 0) || share_a_unit(choice) ||
        is_reducible(choice))
        return;
    const lele_digits gone_digits = choice->has_loose ? loose : all;
    for (int cell = 0; cell < choice->board->layout->cell_count; cell++)
        for (int d = 1; d <= choice->board->layout->size; d++) {
            bool all_seen = lele_digits_has(gone_digits, d);
            for (int i = 0; i < choice->count; i++)
                all_seen = all_seen && (!is_candidate(choice->board, choice->cell[i], d) ||
                                        sees(choice->board, cell, choice->cell[i]));
            if (all_seen)
                gone.digits[cell] |= lele_digits_of(d);
        }
    add_gone(choice->sets, choice->board, &gone);
}

static void choose(struct choice *choice, int from)
{
    if (lele_digits_count(digits_in(choice, ~0U)) > choice->wanted)
        return;
    if (choice->count == choice->wanted) {
        add_bent(choice);
        return;
    }
    for (int cell = from; cell < choice->board->layout->cell_count; cell++) {
        if (choice->board->candidates[cell] == 0)
            continue;
        choice->cell[choice->count++] = cell;
        choose(choice, cell + 1);
        choice->count--;
    }
}

static void book_bent(const lele_board *board, struct sets *sets, int wanted, bool has_loose)
{
    struct choice choice = {
        .board = board, .sets = sets, .wanted = wanted, .has_loose = has_loose
    };
    choose(&choice, 0);
}

static void book_vwxyz(const lele_board *board, struct sets *sets)
{
    book_bent(board, sets, 5, true);
}

static void book_uvwxyz(const lele_board *board, struct sets *sets)
{
    book_bent(board, sets, 6, true);
}

static void book_distributed(const lele_board *board, struct sets *sets)
{
    for (int cells = 3; cells <= 6; cells++)
        book_bent(board, sets, cells, false);
}

/* XYZ-rings: a pivot, two wings, two places of the common digit. */
static void add_ring(const lele_board *board, struct sets *sets, int pivot, int first, int second)
{
    const lele_digits *at = board->candidates;
    struct gone gone = { { 0 } };
    const int a = lele_digits_first(at[first] & at[second]);
    const int trio[3] = { pivot, first, second };
    bool joined = false;
    for (int p = 0; p < board->layout->cell_count; p++)
        for (int q = 0; q < board->layout->cell_count; q++)
            joined = joined || (p != first && p != second && q != first && q != second &&
                                sees(board, p, first) && sees(board, q, second) &&
                                is_candidate(board, p, a) && is_strong(board, a, p, q, ~0U));
    for (int cell = 0; joined && cell < board->layout->cell_count; cell++)
        for (int d = 1; d <= board->layout->size; d++) {
            bool all_seen = lele_digits_has(at[pivot], d);
            for (int i = 0; i < 3; i++)
                all_seen =
                    all_seen && (!is_candidate(board, trio[i], d) || sees(board, cell, trio[i]));
            if (all_seen)
                gone.digits[cell] |= lele_digits_of(d);
        }
    add_gone(sets, board, &gone);
}

static void book_xyz_ring(const lele_board *board, struct sets *sets)
{
    const lele_digits *at = board->candidates;
    const int n = board->layout->cell_count;
    for (int pivot = 0; pivot < n; pivot++)
        for (int first = 0; first < n; first++)
            for (int second = 0; second < n; second++)
                if (lele_digits_count(at[pivot]) == 3 && lele_digits_count(at[first]) == 2 &&
                    lele_digits_count(at[second]) == 2 && sees(board, pivot, first) &&
                    sees(board, pivot, second) && first != second && !sees(board, first, second) &&
                    at[first] != at[second] && (at[first] | at[second]) == at[pivot])
                    add_ring(board, sets, pivot, first, second);
}

/* Almost locked sets of digits: every choice of cells of the first unit. */
static void add_almost_locked(const lele_board *board, struct sets *sets, int n, int u, int v,
                              unsigned mask)
{
    const lele_unit *first = &board->layout->units[u], *second = &board->layout->units[v];
    struct gone gone = { { 0 } };
    lele_digits digits = 0;
    int hidden = 0;
    for (int i = 0; i < board->layout->size; i++)
        if ((mask >> i & 1) != 0) {
            if (in_unit(board, v, first->cells[i]) || board->candidates[first->cells[i]] == 0)
                return;
            digits |= board->candidates[first->cells[i]];
        }
    for (int d = 1; d <= board->layout->size; d++)
        if (lele_digits_has(digits, d) && !lele_cellset_meets(&second->set, &board->places[d]))
            return;
    for (int i = 0; i < board->layout->size; i++) {
        const int cell = second->cells[i];
        if (in_unit(board, u, cell) || (board->candidates[cell] & digits) == 0)
            continue;
        hidden++;
        gone.digits[cell] |= (lele_digits)(board->candidates[cell] & ~digits);
    }
    for (int i = 0; i < board->layout->size; i++)
        if ((mask >> i & 1) == 0 && !in_unit(board, v, first->cells[i]))
            gone.digits[first->cells[i]] |= digits;
    if (lele_digits_count(digits) == n && hidden == n - 1)
        add_gone(sets, board, &gone);
}

static void book_almost_locked(const lele_board *board, struct sets *sets, int n)
{
    const lele_layout *layout = board->layout;
    for (int u = 0; u < layout->unit_count; u++)
        for (int v = 0; v < layout->unit_count; v++) {
            const lele_cellset common =
                lele_cellset_and(layout->units[u].set, layout->units[v].set);
            if (u == v || lele_cellset_count(&common) < 2)
                continue;
            for (unsigned mask = 1; mask < 1U << layout->size; mask++)
                if (__builtin_popcount(mask) == n - 1)
                    add_almost_locked(board, sets, n, u, v, mask);
        }
}

static void book_almost_pair(const lele_board *board, struct sets *sets)
{
    book_almost_locked(board, sets, 2);
}

static void book_almost_triple(const lele_board *board, struct sets *sets)
{
    book_almost_locked(board, sets, 3);
}

static void book_almost_quad(const lele_board *board, struct sets *sets)
{
    book_almost_locked(board, sets, 4);
}

/* ER-intersection pairs: if both cells had one of the digits, the box would have no place for it. */
static bool has_refuge(const lele_board *board, int box, int a, int b, int d)
{
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        if (in_unit(board, box, cell) && is_candidate(board, cell, d) &&
            lele_layout_row(board->layout, cell) != lele_layout_row(board->layout, a) &&
            lele_layout_column(board->layout, cell) != lele_layout_column(board->layout, b))
            return true;
    return !lele_cellset_meets(&board->layout->units[box].set, &board->places[d]);
}

static void book_intersection_pair(const lele_board *board, struct sets *sets)
{
    const lele_layout *layout = board->layout;
    const lele_digits *at = board->candidates;
    for (int a = 0; a < layout->cell_count; a++)
        for (int b = 0; b < layout->cell_count; b++) {
            const int row = lele_layout_row(layout, a), column = lele_layout_column(layout, b);
            const int box = lele_layout_box_unit(layout, row * layout->size + column);
            struct gone gone = { { 0 } };
            if (lele_digits_count(at[a]) != 2 || at[a] != at[b] || a == b || sees(board, a, b) ||
                in_unit(board, box, a) || in_unit(board, box, b) ||
                has_refuge(board, box, a, b, lele_digits_first(at[a])) ||
                has_refuge(board, box, a, b, lele_digits_first((lele_digits)(at[a] & (at[a] - 1)))))
                continue;
            for (int cell = 0; cell < layout->cell_count; cell++) {
                const bool line = (lele_layout_row(layout, cell) == row ||
                                   lele_layout_column(layout, cell) == column) &&
                                  !in_unit(board, box, cell);
                if (cell != a && cell != b &&
                    (line || (sees(board, cell, a) && sees(board, cell, b))))
                    gone.digits[cell] = at[a];
            }
            add_gone(sets, board, &gone);
        }
}

static struct book_set list[BOOK_SETS];

/* ALS-W-wings: two sets and two places of a strong link. */
static void add_als_w(const lele_board *board, struct sets *sets, int a, int b, int y)
{
    const int n = board->layout->cell_count;
    for (int p = 0; p < n; p++)
        for (int q = 0; sees_all(board, p, &list[a], y) && q < n; q++) {
            if (!is_candidate(board, p, y) || !sees_all(board, q, &list[b], y) ||
                !is_strong(board, y, p, q, ~0U) || lele_cellset_has(&list[a].cells, q) ||
                lele_cellset_has(&list[b].cells, p))
                continue;
            for (int x = 1; x <= board->layout->size; x++) {
                struct gone gone = { { 0 } };
                for (int cell = 0; x != y && cell < n; cell++)
                    if (sees_all(board, cell, &list[a], x) && sees_all(board, cell, &list[b], x))
                        gone.digits[cell] = lele_digits_of(x);
                add_gone(sets, board, &gone);
            }
        }
}

static void book_als_w(const lele_board *board, struct sets *sets)
{
    const int count = list_sets(board, list);
    for (int a = 0; a < count; a++)
        for (int b = 0; b < count; b++)
            for (int y = 1; y <= board->layout->size; y++)
                if (a != b && lele_digits_has(list[a].digits & list[b].digits, y) &&
                    lele_cellset_count(&list[a].cells) + lele_cellset_count(&list[b].cells) > 2)
                    add_als_w(board, sets, a, b, y);
}

/* Blossoms of a unit in which the digit has two places. */
static void add_house(const lele_board *board, struct sets *sets, int count, int d, int p, int q)
{
    for (int a = 0; a < count; a++)
        for (int b = 0; sees_all(board, p, &list[a], d) && b < count; b++) {
            struct gone gone = { { 0 } };
            if (!sees_all(board, q, &list[b], d) || lele_cellset_has(&list[a].cells, p) ||
                lele_cellset_has(&list[b].cells, q))
                continue;
            for (int cell = 0; cell < board->layout->cell_count; cell++)
                for (int z = 1; z <= board->layout->size; z++)
                    if (z != d && sees_all(board, cell, &list[a], z) &&
                        sees_all(board, cell, &list[b], z))
                        gone.digits[cell] |= lele_digits_of(z);
            add_gone(sets, board, &gone);
        }
}

static void book_house(const lele_board *board, struct sets *sets)
{
    const int count = list_sets(board, list), n = board->layout->cell_count;
    for (int d = 1; d <= board->layout->size; d++)
        for (int p = 0; p < n; p++)
            for (int q = 0; q < n; q++)
                if (is_candidate(board, p, d) && is_strong(board, d, p, q, ~0U))
                    add_house(board, sets, count, d, p, q);
}

static const struct book small_books[] = {
    { "xyz-ring", book_xyz_ring, false },
    { "almost-locked-pair", book_almost_pair, false },
    { "almost-locked-triple", book_almost_triple, false },
    { "almost-locked-quad", book_almost_quad, false },
    { "er-intersection-pair", book_intersection_pair, false },
};

static const struct book large_books[] = {
    { "vwxyz-wing", book_vwxyz, false },
    { "uvwxyz-wing", book_uvwxyz, false },
    { "distributed-subset", book_distributed, true }, /* up to eight cells */
    { "als-w-wing", book_als_w, false },
    { "house-blossom", book_house, true }, /* up to five petals */
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(small_books, 60, 20), READS_EXTRA(small_books, 10, 2),
        READS_SMALL(small_books, 20, 5),    READS_CLASSIC(large_books, 1, 20),
        READS_SMALL(large_books, 6, 10),
    };
    return RUN(tests);
}
