/* Short chains with a name and cycles by definition, see books.h. */
#include "books.h"

enum { ENDS_MAX = 4096, LINKS_MAX = 256, CYCLE_MAX = 8 };

/* A candidate, or the places of a digit where two units cross. */
struct end {
    lele_cellset cells;
    int digit;
};

/* All ends of a position, and for each the ends of its strong and weak links. */
struct web {
    const lele_board *board;
    int count;
    struct end at[ENDS_MAX];
    int strong_count[ENDS_MAX], weak_count[ENDS_MAX];
    short strong[ENDS_MAX][LINKS_MAX], weak[ENDS_MAX][LINKS_MAX];
};

static bool is_single_end(const struct end *end)
{
    return lele_cellset_count(&end->cells) == 1;
}

static bool same_cell(const struct end *a, const struct end *b)
{
    return is_single_end(a) && lele_cellset_equal(&a->cells, &b->cells);
}

static bool is_either(const lele_board *board, const struct end *a, const struct end *b)
{
    if (a->digit != b->digit)
        return same_cell(a, b) &&
               lele_digits_count(board->candidates[lele_cellset_first(&a->cells)]) == 2;
    const lele_cellset both = lele_cellset_or(a->cells, b->cells);
    for (int u = 0; u < board->layout->unit_count; u++) {
        const lele_cellset places =
            lele_cellset_and(board->places[a->digit], board->layout->units[u].set);
        if (lele_cellset_equal(&places, &both) && !lele_cellset_meets(&a->cells, &b->cells))
            return true;
    }
    return false;
}

static bool is_not_both(const lele_board *board, const struct end *a, const struct end *b)
{
    if (a->digit != b->digit)
        return same_cell(a, b);
    lele_cellset cells = a->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_cellset others = b->cells;
        for (int other; (other = lele_cellset_pop(&others)) >= 0;)
            if (!sees(board, cell, other))
                return false;
    }
    return true;
}

static void add_end(struct web *web, lele_cellset cells, int digit)
{
    for (int i = 0; i < web->count; i++)
        if (web->at[i].digit == digit && lele_cellset_equal(&web->at[i].cells, &cells))
            return;
    assert_true(web->count < ENDS_MAX);
    web->at[web->count++] = (struct end){ cells, digit };
}

static void fill_ends(struct web *web, bool grouped)
{
    const lele_layout *layout = web->board->layout;
    for (int d = 1; d <= layout->size; d++)
        for (int cell = 0; cell < layout->cell_count; cell++)
            if (is_candidate(web->board, cell, d))
                add_end(web, lele_cellset_of(cell), d);
    for (int d = 1; grouped && d <= layout->size; d++)
        for (int u = 0; u < layout->unit_count; u++)
            for (int v = 0; v < u; v++) {
                const lele_cellset both =
                    lele_cellset_and(layout->units[u].set, layout->units[v].set);
                const lele_cellset cells = lele_cellset_and(both, web->board->places[d]);
                if (lele_cellset_count(&cells) > 1)
                    add_end(web, cells, d);
            }
}

static void weave(struct web *web, const lele_board *board, bool grouped)
{
    web->board = board;
    web->count = 0;
    fill_ends(web, grouped);
    for (int i = 0; i < web->count; i++) {
        web->strong_count[i] = web->weak_count[i] = 0;
        for (int k = 0; k < web->count; k++) {
            assert_true(web->strong_count[i] < LINKS_MAX && web->weak_count[i] < LINKS_MAX);
            if (k != i && is_either(board, &web->at[i], &web->at[k]))
                web->strong[i][web->strong_count[i]++] = (short)k;
            if (k != i && is_not_both(board, &web->at[i], &web->at[k]))
                web->weak[i][web->weak_count[i]++] = (short)k;
        }
    }
}

/* Whether two ends of the path have a candidate in common. */
static bool repeats(const struct web *web, const int *path, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if (web->at[path[i]].digit == web->at[path[k]].digit &&
                lele_cellset_meets(&web->at[path[i]].cells, &web->at[path[k]].cells))
                return true;
    return false;
}

static bool has_group(const struct web *web, const int *path, int count)
{
    for (int i = 0; i < count; i++)
        if (!is_single_end(&web->at[path[i]]))
            return true;
    return false;
}

/* What neither of two ends allows. */
static void add_seen(const struct web *web, const struct end *a, const struct end *b,
                     struct gone *gone)
{
    const lele_layout *layout = web->board->layout;
    for (int cell = 0; cell < layout->cell_count; cell++)
        for (int d = 1; d <= layout->size; d++) {
            const struct end one = { lele_cellset_of(cell), d };
            if (is_candidate(web->board, cell, d) && is_not_both(web->board, a, &one) &&
                is_not_both(web->board, b, &one))
                gone->digits[cell] |= lele_digits_of(d);
        }
}

typedef bool (*is_called_fn)(const struct end *const *path);

/* All chains of this number of ends: strong, weak, strong ... */
static void follow(const struct web *web, struct sets *sets, int *path, int count, int wanted,
                   is_called_fn is_called, bool grouped)
{
    if (count == wanted) {
        const struct end *ends[6];
        struct gone gone = { { 0 } };
        for (int i = 0; i < count; i++)
            ends[i] = &web->at[path[i]];
        if (repeats(web, path, count) || has_group(web, path, count) != grouped || !is_called(ends))
            return;
        add_seen(web, ends[0], ends[count - 1], &gone);
        add_gone(sets, web->board, &gone);
        return;
    }
    const int last = path[count - 1];
    const bool strong = count % 2 == 1;
    for (int i = 0; i < (strong ? web->strong_count[last] : web->weak_count[last]); i++) {
        path[count] = strong ? web->strong[last][i] : web->weak[last][i];
        follow(web, sets, path, count + 1, wanted, is_called, grouped);
    }
}

static void book_chain(const lele_board *board, struct sets *sets, int wanted,
                       is_called_fn is_called, bool grouped)
{
    static struct web web;
    int path[6];
    weave(&web, board, grouped);
    for (path[0] = 0; path[0] < web.count; path[0]++)
        follow(&web, sets, path, 1, wanted, is_called, grouped);
}

static bool in_cell(const struct end *const *path, int strong)
{
    return path[2 * strong]->digit != path[2 * strong + 1]->digit;
}

static bool three(int x, int y, int z)
{
    return x != y && y != z && x != z;
}

/* (x=y)-y=(y-x)=x */
static bool is_m(const struct end *const *p)
{
    return in_cell(p, 0) && !in_cell(p, 1) && !in_cell(p, 2) && p[1]->digit == p[2]->digit &&
           p[4]->digit == p[0]->digit;
}

/* x=x-(x=y)-y=y */
static bool is_s(const struct end *const *p)
{
    return !in_cell(p, 0) && in_cell(p, 1) && !in_cell(p, 2) && p[1]->digit == p[2]->digit &&
           p[3]->digit == p[4]->digit;
}

/* (x=y)-(y=z)-z=z */
static bool is_h(const struct end *const *p)
{
    return in_cell(p, 0) && in_cell(p, 1) && !in_cell(p, 2) && p[1]->digit == p[2]->digit &&
           p[3]->digit == p[4]->digit && three(p[0]->digit, p[1]->digit, p[3]->digit);
}

/* x=(x-y)=(y-z)=z */
static bool is_l(const struct end *const *p)
{
    return !in_cell(p, 0) && !in_cell(p, 1) && !in_cell(p, 2) &&
           three(p[0]->digit, p[2]->digit, p[4]->digit);
}

/* (x=y)-y=y-(y=x) */
static bool is_w(const struct end *const *p)
{
    return in_cell(p, 0) && !in_cell(p, 1) && in_cell(p, 2) && p[1]->digit == p[2]->digit &&
           p[3]->digit == p[4]->digit && p[0]->digit == p[5]->digit;
}

static bool is_turbot(const struct end *const *p)
{
    return p[0]->digit == p[1]->digit && p[1]->digit == p[2]->digit && p[2]->digit == p[3]->digit;
}

#define BOOK(name, wanted, is_called, grouped)                                                     \
    static void book_##name(const lele_board *board, struct sets *sets)                            \
    {                                                                                              \
        book_chain(board, sets, wanted, is_called, grouped);                                       \
    }
BOOK(m_wing, 6, is_m, false)
BOOK(s_wing, 6, is_s, false)
BOOK(h_wing, 6, is_h, false)
BOOK(l_wing, 6, is_l, false)
BOOK(grouped_m_wing, 6, is_m, true)
BOOK(grouped_s_wing, 6, is_s, true)
BOOK(grouped_h_wing, 6, is_h, true)
BOOK(grouped_l_wing, 6, is_l, true)
BOOK(grouped_w_wing, 6, is_w, true)
BOOK(grouped_turbots, 4, is_turbot, true)

/* Cycles of up to eight strong links that start with the end `path[0]`. */
static void go_round(const struct web *web, struct sets *sets, int *path, int count, bool in_cells)
{
    const int last = path[count - 1];
    struct gone gone = { { 0 } };
    if (repeats(web, path, count))
        return;
    if (count >= 6 && count % 2 == 0 &&
        is_not_both(web->board, &web->at[last], &web->at[path[0]])) {
        for (int i = 1; i < count; i += 2)
            add_seen(web, &web->at[path[i]], &web->at[path[(i + 1) % count]], &gone);
        if (web->at[last].digit == web->at[path[0]].digit)
            add_gone(sets, web->board, &gone);
    }
    const bool strong = count % 2 == 1;
    const int links = strong ? web->strong_count[last] : web->weak_count[last];
    for (int i = 0; count < 2 * CYCLE_MAX && i < links; i++) {
        path[count] = strong ? web->strong[last][i] : web->weak[last][i];
        const bool changes = web->at[path[count]].digit != web->at[last].digit;
        if (changes == (strong && in_cells) && path[count] > path[0])
            go_round(web, sets, path, count + 1, in_cells);
    }
}

static void book_cycle(const lele_board *board, struct sets *sets, bool in_cells)
{
    static struct web web;
    int path[2 * CYCLE_MAX];
    weave(&web, board, false);
    for (path[0] = 0; path[0] < web.count; path[0]++)
        go_round(&web, sets, path, 1, in_cells);
}

static void book_x_cycle(const lele_board *board, struct sets *sets)
{
    book_cycle(board, sets, false);
}

static void book_xy_cycle(const lele_board *board, struct sets *sets)
{
    book_cycle(board, sets, true);
}

static const struct book plain_books[] = {
    { "m-wing", book_m_wing, false },   { "s-wing", book_s_wing, false },
    { "h-wing", book_h_wing, false },   { "l-wing", book_l_wing, false },
    { "x-cycle", book_x_cycle, false }, { "xy-cycle", book_xy_cycle, false },
};

static const struct book grouped_books[] = {
    { "grouped-m-wing", book_grouped_m_wing, false },
    { "grouped-s-wing", book_grouped_s_wing, false },
    { "grouped-h-wing", book_grouped_h_wing, false },
    { "grouped-l-wing", book_grouped_l_wing, false },
    { "grouped-w-wing", book_grouped_w_wing, false },
    { "grouped-skyscraper,grouped-kite,grouped-turbot", book_grouped_turbots, false },
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(plain_books, 20, 100), READS_EXTRA(plain_books, 8, 5),
        READS_SMALL(plain_books, 6, 10),     READS_CLASSIC(grouped_books, 12, 20),
        READS_SMALL(grouped_books, 6, 10),
    };
    return RUN(tests);
}
