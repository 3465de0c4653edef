/* Almost locked sets, templates, remote pairs and multi-colours by definition, see books.h. */
#include "book_als.h"

/* A restricted common: every place in the one sees every place in the other. */
static bool is_restricted(const lele_board *board, const struct book_set *a,
                          const struct book_set *b, int d)
{
    lele_cellset places = lele_cellset_and(a->cells, board->places[d]);
    bool all = lele_digits_has(a->digits & b->digits, d);
    for (int place; (place = lele_cellset_pop(&places)) >= 0;)
        all = all && sees_all(board, place, b, d);
    return all;
}

static void add_pair(const lele_board *board, struct sets *sets, const struct book_set *a,
                     const struct book_set *b, lele_digits common)
{
    const bool doubly = lele_digits_count(common) > 1;
    struct gone all = { { 0 } }, outside = { { 0 } };
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        for (int d = 1; d <= board->layout->size; d++) {
            const bool in_a = sees_all(board, cell, a, d), in_b = sees_all(board, cell, b, d);
            const bool link = lele_digits_has(common, d);
            const bool own = lele_cellset_has(&a->cells, cell) || lele_cellset_has(&b->cells, cell);
            const bool locked = doubly && !link && (in_a || in_b);
            if (!locked && !(in_a && in_b && (doubly || !link)))
                continue;
            all.digits[cell] |= lele_digits_of(d);
            if (!own || (in_a && in_b))
                outside.digits[cell] |= lele_digits_of(d);
        }
    add_gone(sets, board, &all);
    add_gone(sets, board, &outside);
}

static void book_als_xz(const lele_board *board, struct sets *sets)
{
    static struct book_set list[BOOK_SETS];
    const int count = list_sets(board, list);
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count; b++) {
            lele_digits common = 0;
            for (int d = 1; d <= board->layout->size; d++)
                if (is_restricted(board, &list[a], &list[b], d))
                    common |= lele_digits_of(d);
            if (common != 0)
                add_pair(board, sets, &list[a], &list[b], common);
        }
}

/* ALS chains: all sets that can be reached from a set left by one digit, breadth first. */
enum { CHAIN_SETS = 512, CHAIN_LONGEST = 8 };

struct chain_book {
    const lele_board *board;
    struct sets *sets;
    int count;
    struct book_set set[BOOK_SETS];
    lele_digits common[CHAIN_SETS][CHAIN_SETS];
};

static void add_ends(const struct chain_book *book, int a, int b, int first, int last)
{
    struct gone gone = { { 0 } };
    const lele_digits links = lele_digits_of(first) | lele_digits_of(last);
    for (int cell = 0; cell < book->board->layout->cell_count; cell++)
        for (int d = 1; d <= book->board->layout->size; d++)
            if (!lele_digits_has(links, d) && sees_all(book->board, cell, &book->set[a], d) &&
                sees_all(book->board, cell, &book->set[b], d))
                gone.digits[cell] |= lele_digits_of(d);
    add_gone(book->sets, book->board, &gone);
}

/* `wave`: the digits by which the last link entered each set for the first time. */
static void walk_chain(const struct chain_book *book, int start, int first)
{
    lele_digits known[CHAIN_SETS] = { 0 }, wave[CHAIN_SETS] = { 0 };
    known[start] = UINT16_MAX;
    for (int b = 0; b < book->count; b++)
        wave[b] = lele_digits_minus(book->common[start][b] & lele_digits_of(first), known[b]);
    for (int length = 3; length <= CHAIN_LONGEST; length++) {
        lele_digits next[CHAIN_SETS] = { 0 };
        for (int a = 0; a < book->count; a++)
            known[a] |= wave[a];
        for (int a = 0; a < book->count; a++)
            for (int b = 0; wave[a] != 0 && b < book->count; b++) {
                lele_digits out = lele_digits_minus(book->common[a][b], known[b]);
                if (lele_digits_single(
                        wave[a])) /* a set is not left by the digit it was entered by */
                    lele_digits_remove(&out, wave[a]);
                next[b] |= out;
            }
        memcpy(wave, next, sizeof wave);
        for (int b = 0; b < book->count; b++)
            for (int d = 1; d <= book->board->layout->size; d++)
                if (lele_digits_has(wave[b], d))
                    add_ends(book, start, b, first, d);
    }
}

static void book_als_chain(const lele_board *board, struct sets *sets)
{
    static struct chain_book book;
    book.board = board;
    book.sets = sets;
    book.count = list_sets(board, book.set);
    assert_true(book.count <= CHAIN_SETS);
    for (int a = 0; a < book.count; a++)
        for (int b = 0; b < book.count; b++) {
            book.common[a][b] = 0;
            for (int d = 1; a != b && d <= board->layout->size; d++)
                if (is_restricted(board, &book.set[a], &book.set[b], d))
                    book.common[a][b] |= lele_digits_of(d);
        }
    for (int start = 0; start < book.count; start++)
        for (int first = 1; first <= board->layout->size; first++)
            if (lele_digits_has(book.set[start].digits, first))
                walk_chain(&book, start, first);
}

/* Templates: all of them are listed; those that use a cell which needs another
 * digit are removed. */
enum { TEMPLATES_MAX = 20000 };

struct template_list {
    int count;
    lele_cellset at[TEMPLATES_MAX];
    lele_cellset all, any;
};

static void list_templates(const lele_board *board, int d, int unit, lele_cellset chosen,
                           struct template_list *ret)
{
    const lele_layout *layout = board->layout;
    if (unit == layout->unit_count) {
        assert_true(ret->count < TEMPLATES_MAX);
        ret->at[ret->count++] = chosen;
        return;
    }
    const lele_cellset here = lele_cellset_and(layout->units[unit].set, chosen);
    bool held = !lele_cellset_is_empty(&here);
    for (int i = 0; i < layout->size; i++)
        held = held || board->grid.cell[layout->units[unit].cells[i]] == d;
    if (held) {
        list_templates(board, d, unit + 1, chosen, ret);
        return;
    }
    for (int i = 0; i < layout->size; i++) {
        const int cell = layout->units[unit].cells[i];
        bool free = is_candidate(board, cell, d);
        for (int other = 0; other < layout->cell_count; other++)
            free = free && !(lele_cellset_has(&chosen, other) && sees(board, cell, other));
        lele_cellset more = chosen;
        lele_cellset_add(&more, cell);
        if (free)
            list_templates(board, d, unit + 1, more, ret);
    }
}

static void join_templates(struct template_list *list)
{
    list->any = LELE_CELLSET_EMPTY;
    list->all = list->count > 0 ? list->at[0] : LELE_CELLSET_EMPTY;
    for (int i = 0; i < list->count; i++) {
        list->any = lele_cellset_or(list->any, list->at[i]);
        list->all = lele_cellset_and(list->all, list->at[i]);
    }
}

static bool drop_templates(struct template_list *list, const lele_cellset *settled)
{
    int kept = 0;
    for (int i = 0; i < list->count; i++)
        if (!lele_cellset_meets(&list->at[i], settled))
            list->at[kept++] = list->at[i];
    const bool dropped = kept < list->count;
    list->count = kept;
    join_templates(list);
    return dropped;
}

static void add_templates(const lele_board *board, struct sets *sets, int d,
                          const struct template_list *list)
{
    add_cells(sets, board, lele_cellset_minus(board->places[d], list->any), d);
}

static void book_template_delete(const lele_board *board, struct sets *sets)
{
    static struct template_list list[LELE_MAX_SIZE + 1];
    const int n = board->layout->size;
    for (int d = 1; d <= n; d++) {
        list[d].count = 0;
        list_templates(board, d, 0, LELE_CELLSET_EMPTY, &list[d]);
        join_templates(&list[d]);
        add_templates(board, sets, d, &list[d]);
    }
    for (bool dropped = true; dropped;) {
        dropped = false;
        for (int d = 1; d <= n; d++)
            for (int other = 1; other <= n; other++)
                dropped |= d != other && drop_templates(&list[d], &list[other].all);
    }
    for (int d = 1; d <= n; d++)
        add_templates(board, sets, d, &list[d]);
}

/* Remote pairs: every path through cells with the same two candidates. */
static void add_pairs_between(const lele_board *board, struct sets *sets, const int *path,
                              int length, bool ends_only)
{
    struct gone gone = { { 0 } };
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        bool on_path = false, caught = false;
        for (int i = 0; i < length; i++) {
            on_path = on_path || path[i] == cell;
            for (int k = i + 3; k < length; k += 2)
                if (!ends_only || (i == 0 && k == length - 1))
                    caught = caught || (sees(board, cell, path[i]) && sees(board, cell, path[k]));
        }
        if (caught && !on_path)
            gone.digits[cell] = board->candidates[path[0]];
    }
    add_gone(sets, board, &gone);
}

static bool walk_pairs(const lele_board *board, struct sets *sets, int *path, int length)
{
    bool any = false;
    if (length >= 4 && length % 2 == 0) {
        add_pairs_between(board, sets, path, length, false);
        add_pairs_between(board, sets, path, length, true);
        any = true;
    }
    for (int next = 0; next < board->layout->cell_count; next++) {
        bool fits = sees(board, path[length - 1], next) &&
                    board->candidates[next] == board->candidates[path[0]];
        for (int i = 0; i < length; i++)
            fits = fits && path[i] != next;
        if (!fits)
            continue;
        path[length] = next;
        any |= walk_pairs(board, sets, path, length + 1);
    }
    return any;
}

static void color_pairs(const lele_board *board, int cell, int color, int *colors)
{
    colors[cell] = color;
    for (int next = 0; next < board->layout->cell_count; next++)
        if (colors[next] == 0 && sees(board, cell, next) &&
            board->candidates[next] == board->candidates[cell])
            color_pairs(board, next, -color, colors);
}

static void book_remote_pair(const lele_board *board, struct sets *sets)
{
    const int n = board->layout->cell_count;
    for (int start = 0; start < n; start++) {
        int path[LELE_MAX_CELLS] = { start }, colors[LELE_MAX_CELLS] = { 0 };
        if (lele_digits_count(board->candidates[start]) != 2 || !walk_pairs(board, sets, path, 1))
            continue;
        struct gone gone = { { 0 } };
        color_pairs(board, start, 1, colors);
        for (int cell = 0; cell < n; cell++) {
            bool seen[2] = { false, false };
            for (int other = 0; other < n; other++)
                if (colors[other] != 0 && sees(board, cell, other))
                    seen[colors[other] > 0] = true;
            if (seen[0] && seen[1] && colors[cell] == 0)
                gone.digits[cell] = board->candidates[start];
        }
        add_gone(sets, board, &gone);
    }
}

/* Multi-colours: two clusters by flood fill. */
static void flood(const lele_board *board, int d, int cell, int color, int *colors)
{
    colors[cell] = color;
    for (int next = 0; next < board->layout->cell_count; next++)
        if (colors[next] == 0 && is_strong(board, d, cell, next, ~0U))
            flood(board, d, next, -color, colors);
}

static bool sees_color(const lele_board *board, int cell, const int *colors, int color)
{
    for (int other = 0; other < board->layout->cell_count; other++)
        if (colors[other] == color && sees(board, cell, other))
            return true;
    return false;
}

static bool meet(const lele_board *board, const int *a, int x, const int *b, int y)
{
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        if (a[cell] == x && sees_color(board, cell, b, y))
            return true;
    return false;
}

static void add_clusters(const lele_board *board, struct sets *sets, int d, const int *a,
                         const int *b, bool first_kind)
{
    lele_cellset joined = LELE_CELLSET_EMPTY;
    for (int x = -1; x <= 1; x += 2) {
        lele_cellset whole = LELE_CELLSET_EMPTY;
        for (int y = -1; y <= 1; y += 2) {
            lele_cellset cells = LELE_CELLSET_EMPTY;
            for (int cell = 0; meet(board, a, x, b, y) && cell < board->layout->cell_count; cell++)
                if (is_candidate(board, cell, d) && sees_color(board, cell, a, -x) &&
                    sees_color(board, cell, b, -y))
                    lele_cellset_add(&cells, cell);
            if (first_kind)
                add_cells(sets, board, cells, d);
            joined = lele_cellset_or(joined, cells);
        }
        for (int cell = 0; cell < board->layout->cell_count; cell++)
            if (a[cell] == x)
                lele_cellset_add(&whole, cell);
        if (!first_kind && meet(board, a, x, b, 1) && meet(board, a, x, b, -1))
            add_cells(sets, board, whole, d);
    }
    if (first_kind)
        add_cells(sets, board, joined, d);
}

static void book_multi_colors(const lele_board *board, struct sets *sets, bool first_kind)
{
    const int n = board->layout->cell_count;
    for (int d = 1; d <= board->layout->size; d++) {
        static int clusters[LELE_MAX_CELLS][LELE_MAX_CELLS]; /* the colour of each cell */
        int count = 0;
        for (int p = 0; p < n; p++) {
            bool linked = false, known = false;
            for (int other = 0; other < n; other++)
                linked = linked || is_strong(board, d, p, other, ~0U);
            for (int i = 0; i < count; i++)
                known = known || clusters[i][p] != 0;
            if (!linked || known)
                continue;
            memset(clusters[count], 0, sizeof clusters[count]);
            flood(board, d, p, 1, clusters[count++]);
        }
        for (int a = 0; a < count; a++)
            for (int b = 0; b < count; b++)
                if (a != b)
                    add_clusters(board, sets, d, clusters[a], clusters[b], first_kind);
    }
}

static void book_multi_colors_1(const lele_board *board, struct sets *sets)
{
    book_multi_colors(board, sets, true);
}

static void book_multi_colors_2(const lele_board *board, struct sets *sets)
{
    book_multi_colors(board, sets, false);
}

static const struct book books[] = {
    { "als-xz", book_als_xz, false },
    { "als-chain", book_als_chain, true },
    { "template-delete", book_template_delete, false },
    { "remote-pair", book_remote_pair, false },
    { "multi-colors-1", book_multi_colors_1, false },
    { "multi-colors-2", book_multi_colors_2, false },
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(books, 10, 20),
        READS_SMALL(books, 10, 10),
    };
    return RUN(tests);
}
