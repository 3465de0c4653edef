/*
 * Canonical form of a puzzle: among all ways that give the smallest pattern, the one with the
 * smallest digits, renamed 1, 2, 3 ... in order of appearance.
 *
 * The ways leave ties between columns of equal pattern.  All orders of tied columns are tried; but
 * empty lines can be exchanged without any effect, so one order of them is tried, and the number of
 * automorphisms is multiplied by the number of their orders.  Ways that differ only in the order
 * of rows are a group; a row that is too great rules out all ways that begin with the same rows.
 */
#include "generator/canon_pattern.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct search {
    const lele_canon_space *space;
    const uint8_t *cell;         /* of the view */
    const lele_canon_way *first; /* of the group */
    const lele_canon_way *end;
    const uint8_t *shared; /* of space, from the group on */
    unsigned empty[3];     /* the empty columns of each stack of the view */
    uint8_t best[81];
    uint64_t count;
};

/* Renames the digits in order of appearance and compares the cells with the best form.  From the
 * first smaller cell on, they replace it.  Empty cells are the same in all forms.  Returns the
 * number of rows that are not greater. */
static int try_way(struct search *search, const lele_canon_way *way, const uint8_t columns[9])
{
    uint8_t name[10] = { 0 }, used = 0;
    bool smaller = search->count == 0;
    for (int place = 0; place < 9; place++) {
        const uint8_t *row = search->cell + way->row[place] * 9;
        uint8_t *best = search->best + place * 9;
        for (int i = 0; i < 9; i++) {
            const int digit = row[columns[i]];
            if (digit == 0)
                continue;
            if (name[digit] == 0)
                name[digit] = ++used;
            if (!smaller && name[digit] > best[i])
                return place;
            smaller |= name[digit] < best[i];
            best[i] = name[digit];
        }
    }
    search->count = smaller ? 1 : search->count + 1;
    return 9;
}

/* Tries the ways of the group with one order of the columns. */
static void try_columns(struct search *search, const uint8_t columns[9])
{
    const size_t count = (size_t)(search->end - search->first);
    for (size_t i = 0; i < count;) {
        const int rows = try_way(search, &search->first[i], columns);
        do
            i++;
        while (i < count && search->shared[i] > rows);
    }
}

/* Whether an order of the columns of a stack agrees with their ranks; and, of several orders of
 * tied empty columns, is the one with increasing numbers. */
static bool agrees(const uint8_t rank[3], unsigned empty, const uint8_t order[3])
{
    for (int k = 0; k < 2; k++) {
        const int a = order[k], b = order[k + 1];
        if (rank[a] > rank[b] || (rank[a] == rank[b] && (empty >> a & 1) != 0 && a > b))
            return false;
    }
    return true;
}

/* Tries the orders of the columns from stack `place` on. */
static void order_columns(struct search *search, int place, uint8_t columns[9])
{
    if (place == 3) {
        try_columns(search, columns);
        return;
    }
    const int stack = lele_canon_orders[search->first->stacks][place];
    const uint8_t *rank = search->space->rank[search->first->weak[stack]];
    for (int i = 0; i < 6; i++) {
        const uint8_t *order = lele_canon_orders[i];
        if (!agrees(rank, search->empty[stack], order))
            continue;
        for (int k = 0; k < 3; k++)
            columns[place * 3 + k] = (uint8_t)(stack * 3 + order[k]);
        order_columns(search, place + 1, columns);
    }
}

enum { GROUP_KEY = offsetof(lele_canon_way, row), WAY_KEY = offsetof(lele_canon_way, used) };

static int compare_ways(const void *a, const void *b)
{
    return memcmp(a, b, WAY_KEY);
}

/* Sorts the ways, so that groups and equal first rows are together. */
static void sort_ways(lele_canon_way *ways, size_t count, uint8_t *shared)
{
    if (count > 1)
        qsort(ways, count, sizeof *ways, compare_ways);
    for (size_t i = 1; i < count; i++) {
        uint8_t same = 0;
        while (same < 9 && ways[i].row[same] == ways[i - 1].row[same])
            same++;
        shared[i] = same;
    }
}

/* The sets of empty columns of each stack of a view: the rows of the other view. */
static void find_empty(const uint8_t transposed[81], unsigned ret[3])
{
    static const uint8_t nothing[9] = { 0 };
    ret[0] = ret[1] = ret[2] = 0;
    for (int column = 0; column < 9; column++)
        if (memcmp(transposed + column * 9, nothing, 9) == 0)
            ret[column / 3] |= 1U << column % 3;
}

static uint64_t count_orders(const unsigned empty[3])
{
    static const uint8_t orders[8] = { 1, 1, 1, 2, 1, 2, 2, 6 };
    return (uint64_t)orders[empty[0]] * orders[empty[1]] * orders[empty[2]];
}

uint64_t lele_canon_partial(lele_canon_space *space, const lele_canon_views *views, uint8_t ret[81])
{
    struct search search = { .space = space };
    lele_canon_way *ways;
    unsigned empty[2][3];
    uint8_t columns[9];
    find_empty(views->cell[1], empty[0]);
    find_empty(views->cell[0], empty[1]);
    const size_t count = lele_canon_pattern(space, views, &ways);
    sort_ways(ways, count, space->shared);
    for (size_t i = 0, end; i < count; i = end) {
        for (end = i + 1; end < count && memcmp(&ways[i], &ways[end], GROUP_KEY) == 0;)
            end++;
        search.cell = views->cell[ways[i].view];
        search.first = &ways[i];
        search.end = &ways[end];
        search.shared = space->shared + i;
        memcpy(search.empty, empty[ways[i].view], sizeof search.empty);
        order_columns(&search, 0, columns);
    }
    memcpy(ret, search.best, sizeof search.best);
    return search.count * count_orders(empty[0]) * count_orders(empty[1]);
}
