/*
 * Canonical form of a puzzle: a depth-first search over row orders for every column order that can
 * make the first row smallest.  Branches that exceed the best form so far are pruned.
 *
 * The smallest first row is known in advance: stacks by increasing number of givens, in each stack
 * the empty cells first, digits renamed 1, 2, 3 ... in order of appearance.
 */
#include "generator/canon.h"

#include <string.h>

struct search {
    const uint8_t *cell; /* of the view */
    uint8_t column[9];   /* the i-th column, as a column of the view */
    uint8_t best[81];
    uint64_t count;
};

/* New names of the digits, in order of appearance. */
struct names {
    uint8_t name[10], used;
};

/* Compares the row, placed at `place`, with the best so far; a smaller one becomes the best.
 * False when it is greater. */
static bool place_row(struct search *search, int place, int row, struct names *names)
{
    uint8_t *best = search->best + place * 9;
    for (int i = 0; i < 9; i++) {
        const int digit = search->cell[row * 9 + search->column[i]];
        if (digit != 0 && names->name[digit] == 0)
            names->name[digit] = ++names->used;
        const uint8_t value = names->name[digit];
        if (value > best[i])
            return false;
        if (value == best[i])
            continue;
        best[i] = value;
        memset(best + i + 1, UINT8_MAX, (size_t)(81 - place * 9 - i - 1));
        search->count = 0;
    }
    return true;
}

/* Places the rows from `place` on; `used` are those already placed. */
static void place_rest(struct search *search, int place, unsigned used, int band,
                       const struct names *names)
{
    if (place == 9) {
        search->count++;
        return;
    }
    for (int row = 0; row < 9; row++) {
        const bool opens = place % 3 == 0;
        if ((used >> row & 1) != 0 || (!opens && row / 3 != band))
            continue;
        struct names next = *names;
        if (place_row(search, place, row, &next))
            place_rest(search, place + 1, used | 1U << row, row / 3, &next);
    }
}

static void try_columns(struct search *search, int row)
{
    struct names names = { { 0 }, 0 };
    if (place_row(search, 0, row, &names))
        place_rest(search, 1, 1U << row, row / 3, &names);
}

/* Tries the orders of the columns from stack `place` on, empty cells of the row first. */
static void order_columns(struct search *search, int row, const uint8_t *stacks, int place)
{
    if (place == 3) {
        try_columns(search, row);
        return;
    }
    const uint8_t *cells = search->cell + row * 9 + stacks[place] * 3;
    for (int i = 0; i < 6; i++) {
        const uint8_t *order = lele_canon_orders[i];
        if ((cells[order[0]] != 0 && cells[order[1]] == 0) ||
            (cells[order[1]] != 0 && cells[order[2]] == 0))
            continue;
        for (int k = 0; k < 3; k++)
            search->column[place * 3 + k] = (uint8_t)(stacks[place] * 3 + order[k]);
        order_columns(search, row, stacks, place + 1);
    }
}

static int givens_in(const uint8_t *cells)
{
    return (cells[0] != 0) + (cells[1] != 0) + (cells[2] != 0);
}

/* The numbers of givens in the stacks of the row, in this order, as one number. */
static int weight(const uint8_t *row, const uint8_t *stacks)
{
    return givens_in(row + stacks[0] * 3) * 16 + givens_in(row + stacks[1] * 3) * 4 +
           givens_in(row + stacks[2] * 3);
}

static int lightest(const lele_canon_views *views)
{
    int least = 64;
    for (int view = 0; view < 2; view++)
        for (int row = 0; row < 9; row++)
            for (int i = 0; i < 6; i++) {
                const int now = weight(views->cell[view] + row * 9, lele_canon_orders[i]);
                least = now < least ? now : least;
            }
    return least;
}

uint64_t lele_canon_partial(const lele_canon_views *views, uint8_t ret[81])
{
    struct search search = { .count = 0 };
    memset(search.best, UINT8_MAX, sizeof search.best);
    const int least = lightest(views);
    for (int view = 0; view < 2; view++) {
        search.cell = views->cell[view];
        for (int row = 0; row < 9; row++)
            for (int i = 0; i < 6; i++)
                if (weight(search.cell + row * 9, lele_canon_orders[i]) == least)
                    order_columns(&search, row, lele_canon_orders[i], 0);
    }
    memcpy(ret, search.best, sizeof search.best);
    return search.count;
}
