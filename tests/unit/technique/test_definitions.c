/*
 * The finders against their definitions: on positions of generated puzzles a slow and plain
 * search by the book must find the same sets of eliminations, no more and no fewer.
 */
#include "soundness.h"

enum { MAX_SETS = 4096 };

/* A set of different conclusions, as sorted text. */
struct sets {
    const lele_layout *layout;
    char (*text)[512];
    int count;
};

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void add_text(struct sets *sets, const char *text)
{
    for (int i = 0; i < sets->count; i++)
        if (strcmp(sets->text[i], text) == 0)
            return;
    assert_true(sets->count < MAX_SETS && strlen(text) < sizeof sets->text[0]);
    strcpy(sets->text[sets->count++], text);
}

static bool add_step(void *data, const lele_step *step)
{
    char text[4096];
    struct sets *sets = data;
    conclusions(sets->layout, step, text);
    add_text(sets, text);
    return true;
}

/* What goes, by the book: a mask of digits a cell. */
struct gone {
    lele_digits digits[LELE_MAX_CELLS];
};

static void add_gone(struct sets *sets, const lele_board *board, const struct gone *gone)
{
    static lele_step step;
    step.placement_count = step.elimination_count = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const lele_digits digits = gone->digits[cell] & board->candidates[cell];
        if (digits != 0)
            step.eliminations[step.elimination_count++] =
                (lele_mark){ .cell = (lele_cell)cell, .digits = digits };
    }
    if (step.elimination_count > 0)
        add_step(sets, &step);
}

typedef void (*book_fn)(const lele_board *board, struct sets *sets);

static bool is_candidate(const lele_board *board, int cell, int digit)
{
    return lele_digits_has(board->candidates[cell], digit);
}

static bool sees(const lele_board *board, int a, int b)
{
    return a != b && lele_layout_sees(board->layout, a, b);
}

static bool in_unit(const lele_board *board, int unit, int cell)
{
    return lele_cellset_has(&board->layout->units[unit].set, cell);
}

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

/* Fish of size k: all choices of base lines and cover lines.  `fins`: 0 plain, 1 finned,
 * 2 sashimi; siamese ones join two covers of one base. */
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

static void book_finned_x_wing(const lele_board *board, struct sets *sets)
{
    book_finned(board, sets, 2, false);
}

static void book_finned_swordfish(const lele_board *board, struct sets *sets)
{
    book_finned(board, sets, 3, false);
}

static void book_sashimi_x_wing(const lele_board *board, struct sets *sets)
{
    book_finned(board, sets, 2, true);
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

static void book_x_wing(const lele_board *board, struct sets *sets)
{
    book_plain(board, sets, 2);
}

static void book_swordfish(const lele_board *board, struct sets *sets)
{
    book_plain(board, sets, 3);
}

/* Box fish with fins: all pairs of units as bases, all pairs as covers.  What more covers than
 * bases hold and what sees all fins goes; two fish on one base are also told together. */
struct pair {
    const lele_unit *a, *b;
    lele_cellset once, twice;
};

static struct pair pair_of(const lele_board *board, int d, int a, int b)
{
    const lele_unit *units = board->layout->units;
    const lele_cellset in_a = lele_cellset_and(units[a].set, board->places[d]);
    const lele_cellset in_b = lele_cellset_and(units[b].set, board->places[d]);
    return (struct pair){ &units[a], &units[b], lele_cellset_or(in_a, in_b),
                          lele_cellset_and(in_a, in_b) };
}

static bool has_kind(const struct pair *pair, lele_unit_kind kind)
{
    return pair->a->kind == kind || pair->b->kind == kind;
}

/* Lines of one direction and boxes against boxes and lines of the other. */
static bool is_franken(const struct pair *base, const struct pair *cover)
{
    static const lele_unit_kind line[] = { LELE_UNIT_ROW, LELE_UNIT_COLUMN };
    if (!has_kind(base, LELE_UNIT_BOX) && !has_kind(cover, LELE_UNIT_BOX))
        return false;
    if (base->a->kind > LELE_UNIT_BOX || base->b->kind > LELE_UNIT_BOX ||
        cover->a->kind > LELE_UNIT_BOX || cover->b->kind > LELE_UNIT_BOX)
        return false;
    for (int i = 0; i < 2; i++)
        if (!has_kind(base, line[i]) && !has_kind(cover, line[1 - i]))
            return true;
    return false;
}

static bool weigh_pairs(const lele_board *board, const struct pair *base, const struct pair *cover,
                        lele_cellset *gone)
{
    lele_cellset fins = lele_cellset_or(lele_cellset_minus(base->once, cover->once), base->twice);
    const lele_cellset body = lele_cellset_minus(base->once, fins);
    const lele_cellset first = lele_cellset_and(body, cover->a->set);
    const lele_cellset second = lele_cellset_and(body, cover->b->set);
    if (lele_cellset_is_empty(&fins) || lele_cellset_is_empty(&first) ||
        lele_cellset_is_empty(&second))
        return false;
    *gone = lele_cellset_or(lele_cellset_minus(cover->once, base->once),
                            lele_cellset_and(cover->twice, body));
    for (int fin; (fin = lele_cellset_pop(&fins)) >= 0;)
        *gone = lele_cellset_and(*gone, board->layout->peers[fin]);
    return !lele_cellset_is_empty(gone);
}

static void add_cells(struct sets *sets, const lele_board *board, lele_cellset cells, int d)
{
    struct gone gone = { { 0 } };
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        gone.digits[cell] = lele_digits_of(d);
    add_gone(sets, board, &gone);
}

/* The fish on one base, alone and in twos. */
static void book_base(const lele_board *board, struct sets *sets, int d, int a, int b)
{
    static lele_cellset catches[1024];
    const struct pair base = pair_of(board, d, a, b);
    int count = 0;
    for (int u = 0; u < board->layout->unit_count; u++)
        for (int v = u + 1; v < board->layout->unit_count; v++) {
            const struct pair cover = pair_of(board, d, u, v);
            if (u != a && u != b && v != a && v != b && is_franken(&base, &cover) &&
                weigh_pairs(board, &base, &cover, &catches[count]))
                count++;
        }
    for (int i = 0; i < count; i++)
        for (int k = i; k < count; k++)
            add_cells(sets, board, lele_cellset_or(catches[i], catches[k]), d);
}

static void book_franken(const lele_board *board, struct sets *sets)
{
    for (int d = 1; d <= board->layout->size; d++)
        for (int a = 0; a < board->layout->unit_count; a++)
            for (int b = a + 1; b < board->layout->unit_count; b++)
                if (lele_digits_has(board->missing[a] & board->missing[b], d))
                    book_base(board, sets, d, a, b);
}

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

/* Whether `d` has exactly the places a and b in some unit; of the wanted kinds only. */
static bool is_strong(const lele_board *board, int d, int a, int b, unsigned kinds)
{
    for (int u = 0; u < board->layout->unit_count; u++) {
        const lele_cellset places = lele_cellset_and(board->places[d], board->layout->units[u].set);
        if (a != b && (kinds >> board->layout->units[u].kind & 1) != 0 &&
            lele_cellset_count(&places) == 2 && lele_cellset_has(&places, a) &&
            lele_cellset_has(&places, b))
            return true;
    }
    return false;
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
                                gone.digits[c] = at[a] & (lele_digits)~lele_digits_of(d);
                        add_gone(sets, board, &gone);
                    }
        }
}

/* Two strong links with near ends that see each other, four loops deep. */
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

/* Type 1 by the book: three corners with the same two candidates, two boxes. */
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

/* All XY-chains, by depth-first search over cells, up to six cells.  Between two cells of a
 * naked pair there is nothing to chain. */
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
            lele_digits_first(board->candidates[next] & (lele_digits)~lele_digits_of(value)),
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
            const lele_digits other = board->candidates[start] & (lele_digits)~lele_digits_of(d);
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
        if (!is_strong(board, d, first, last, ~0U)) /* else the ends are enough */
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

/* Empty rectangles: a box, a row and a column through it that hold all its places, a strong
 * link of a line that starts on one of the two and ends beside the other. */
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

/* Colours by flooding: the colour of each cell that hangs together with the start. */
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

/* `only_more`: the finder may know more than the book does (longer chains, joined steps). */
static const struct {
    const char *technique;
    book_fn book;
    bool only_more;
} books[] = {
    { "naked-pair", book_naked_pair, false },
    { "naked-triple", book_naked_triple, false },
    { "naked-quad", book_naked_quad, false },
    { "hidden-pair", book_hidden_pair, false },
    { "hidden-triple", book_hidden_triple, false },
    { "x-wing", book_x_wing, false },
    { "swordfish", book_swordfish, true },
    { "finned-x-wing", book_finned_x_wing, true },
    { "sashimi-x-wing", book_sashimi_x_wing, true },
    { "finned-swordfish", book_finned_swordfish, true },
    { "finned-franken-x-wing", book_franken, false },
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

static void compare_sets(const char *technique, const lele_board *board, struct sets *found,
                         struct sets *book, bool only_more)
{
    char grid[LELE_MAX_CELLS * 18] = "";
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        lele_digits digits = board->candidates[cell];
        char *p = grid + strlen(grid);
        if (digits == 0)
            *p++ = lele_digit_char(board->grid.cell[cell]);
        else
            *p++ = '(';
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            *p++ = lele_digit_char(d);
        if (board->candidates[cell] != 0)
            *p++ = ')';
        *p = '\0';
    }
    for (int i = 0; i < book->count; i++)
        if (bsearch(book->text[i], found->text, (size_t)found->count, sizeof found->text[0],
                    compare) == NULL)
            fail_msg("%s misses %s in %s", technique, book->text[i], grid);
    for (int i = 0; !only_more && i < found->count; i++)
        if (bsearch(found->text[i], book->text, (size_t)book->count, sizeof book->text[0],
                    compare) == NULL)
            fail_msg("%s has %s too much in %s", technique, found->text[i], grid);
}

static long check_books(struct soundness *s, struct sets *found, struct sets *book)
{
    long total = 0;
    for (size_t i = 0; i < sizeof books / sizeof books[0]; i++) {
        lele_technique_list list;
        assert_int_equal(lele_technique_list_read(&list, books[i].technique, NULL), LELE_OK);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        found->count = book->count = 0;
        lele_engine_each(s->engine, &s->board, &options, add_step, found);
        books[i].book(&s->board, book);
        qsort(found->text, (size_t)found->count, sizeof found->text[0], compare);
        qsort(book->text, (size_t)book->count, sizeof book->text[0], compare);
        compare_sets(books[i].technique, &s->board, found, book, books[i].only_more);
        total += book->count;
    }
    return total;
}

/* Compares on `positions` positions that the simplest techniques do not solve; returns the
 * number of steps by the books. */
static long check_layout(const char *layout, int positions)
{
    struct soundness s;
    soundness_init(&s, layout);
    struct sets found = { .layout = &s.layout, .text = malloc(MAX_SETS * sizeof *found.text) };
    struct sets book = { .layout = &s.layout, .text = malloc(MAX_SETS * sizeof *book.text) };
    long total = 0;
    for (uint64_t seed = 0; positions > 0 && seed < 2000; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (take_step(&s, "full-house,hidden-single,naked-single,pointing,claiming"))
            continue;
        if (s.board.empty_count == 0)
            continue;
        total += check_books(&s, &found, &book);
        positions--;
    }
    assert_int_equal(positions, 0);
    free(found.text);
    free(book.text);
    soundness_release(&s);
    return total;
}

static void classic_positions_give_what_the_definitions_say(void **state)
{
    (void)state;
    assert_true(check_layout("classic", 20) > 100);
}

static void a_diagonal_or_a_window_is_a_unit_like_any_other(void **state)
{
    (void)state;
    assert_true(check_layout("x", 10) + check_layout("windoku", 10) > 100);
}

static void small_grids_and_jigsaws_follow_the_same_definitions(void **state)
{
    (void)state;
    assert_true(check_layout("6x6", 10) > 10);
    assert_true(check_layout("jigsaw:122222111112534444533664553364553666", 10) > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classic_positions_give_what_the_definitions_say),
        cmocka_unit_test(a_diagonal_or_a_window_is_a_unit_like_any_other),
        cmocka_unit_test(small_grids_and_jigsaws_follow_the_same_definitions),
    };
    return RUN(tests);
}
