/*
 * Canonical form of a complete grid.
 *
 * The first row becomes 123456789, whichever it is.  The second, of the same band, then begins
 * with 456 where its first three digits stand together in the first row ("pure"), else with
 * 457; either leaves only a few orders of columns, which are all tried.  The rest of the grid
 * is then forced, as rows and bands follow their first column.  Rows are compared as numbers
 * of nine hexadecimal digits.
 */
#include "generator/canon.h"

#include <string.h>

/* Two rows of a band, and how the second refers to the first. */
struct pair {
    const uint8_t *cell; /* of the view */
    int first, second, third;
    uint8_t place[10]; /* the column of each digit in the first row */
    uint8_t from[9];   /* place[] of the second row's digits */
    int turn;          /* stack s of the second row takes most from stack s + turn of the first */
    bool pure;         /* and nothing else */
};

struct search {
    uint64_t best[9]; /* rows; the first needs none */
    uint64_t count;
};

static void init_pair(struct pair *pair, const uint8_t *cell, int first, int second)
{
    pair->cell = cell;
    pair->first = first;
    pair->second = second;
    pair->third = first / 3 * 9 + 3 - first - second;
    for (int c = 0; c < 9; c++)
        pair->place[cell[first * 9 + c]] = (uint8_t)c;
    for (int c = 0; c < 9; c++)
        pair->from[c] = pair->place[cell[second * 9 + c]];
    const int next = (pair->from[0] / 3 == 1) + (pair->from[1] / 3 == 1) + (pair->from[2] / 3 == 1);
    pair->turn = next >= 2 ? 1 : 2;
    pair->pure = next == 3 || next == 0;
}

/* The new name of a digit: where its column of the first row has gone, from 1. */
struct map {
    uint8_t column[9];  /* which column comes i-th */
    uint8_t name_at[9]; /* the inverse, from 1 */
};

static uint64_t pack_row(const struct pair *pair, const struct map *map, int row)
{
    uint64_t packed = 0;
    for (int i = 0; i < 9; i++)
        packed = packed << 4 | map->name_at[pair->place[pair->cell[row * 9 + map->column[i]]]];
    return packed;
}

/* Compares row `at` of the form; false when it is larger than the best.  A smaller one makes
 * all rows behind it open again. */
static bool offer(struct search *search, int at, uint64_t packed)
{
    if (packed > search->best[at])
        return false;
    if (packed < search->best[at]) {
        search->best[at] = packed;
        for (int i = at + 1; i < 9; i++)
            search->best[i] = UINT64_MAX;
        search->count = 0;
    }
    return true;
}

static int first_name(const struct pair *pair, const struct map *map, int row)
{
    return map->name_at[pair->place[pair->cell[row * 9 + map->column[0]]]];
}

/* The rows of the other two bands in the order of their first names. */
static void order_rows(const struct pair *pair, const struct map *map, int rows[6])
{
    int names[6];
    for (int b = 0; b < 2; b++) {
        const int band = (pair->first / 3 + 1 + b) % 3;
        for (int i = 0; i < 3; i++) {
            const int row = band * 3 + i, name = first_name(pair, map, row);
            int at = b * 3 + i;
            for (; at > b * 3 && names[at - 1] > name; at--) {
                names[at] = names[at - 1];
                rows[at] = rows[at - 1];
            }
            names[at] = name;
            rows[at] = row;
        }
    }
    if (names[0] > names[3]) {
        int swapped[3];
        memcpy(swapped, rows, sizeof swapped);
        memcpy(rows, rows + 3, sizeof swapped);
        memcpy(rows + 3, swapped, sizeof swapped);
    }
}

static void try_map(struct search *search, const struct pair *pair, struct map *map)
{
    for (int i = 0; i < 9; i++)
        map->name_at[map->column[i]] = (uint8_t)(i + 1);
    uint64_t second = pair->pure ? 0x456 : 0x457;
    for (int i = 3; i < 9; i++) {
        second = second << 4 | map->name_at[pair->from[map->column[i]]];
        if (i == 4 && second > search->best[1] >> 16) /* where most end */
            return;
    }
    if (!offer(search, 1, second) || !offer(search, 2, pack_row(pair, map, pair->third)))
        return;
    int rows[6];
    order_rows(pair, map, rows);
    for (int i = 0; i < 6; i++)
        if (!offer(search, 3 + i, pack_row(pair, map, rows[i])))
            return;
    search->count++;
}

/* 456 789 and then 1, 2, 3 in some order. */
static void try_pure(struct search *search, const struct pair *pair, int stack)
{
    for (int i = 0; i < 6; i++) {
        struct map map;
        for (int k = 0; k < 3; k++) {
            map.column[k] = (uint8_t)(stack * 3 + lele_canon_orders[i][k]);
            map.column[3 + k] = pair->from[map.column[k]];
            map.column[6 + k] = pair->from[map.column[3 + k]];
        }
        try_map(search, pair, &map);
    }
}

/* 457: two of the next stack, one of the one after it. */
static void try_mixed(struct search *search, const struct pair *pair, int stack)
{
    const int next = (stack + pair->turn) % 3, last = (next + pair->turn) % 3;
    uint8_t most[2] = { 0 }, other = 0;
    for (int k = 0, count = 0; k < 3; k++) {
        const uint8_t column = (uint8_t)(stack * 3 + k);
        if (pair->from[column] / 3 == next)
            most[count++ & 1] = column;
        else
            other = column;
    }
    const int seven = pair->from[other];
    const uint8_t left[2] = { (uint8_t)(last * 3 + (seven + 1) % 3),
                              (uint8_t)(last * 3 + (seven + 2) % 3) };
    for (int i = 0; i < 4; i++) {
        const uint8_t a = most[i & 1], b = most[~i & 1];
        const uint8_t four = pair->from[a], five = pair->from[b];
        const uint8_t six = (uint8_t)(next * 9 + 3 - four - five);
        struct map map = {
            { a, b, other, four, five, six, (uint8_t)seven, left[i >> 1], left[~i >> 1 & 1] }, { 0 }
        };
        try_map(search, pair, &map);
    }
}

static void unpack(const struct search *search, uint8_t ret[81])
{
    for (int row = 0; row < 9; row++)
        for (int i = 0; i < 9; i++)
            ret[row * 9 + i] =
                (uint8_t)(row == 0 ? i + 1 : (int)(search->best[row] >> (32 - i * 4) & 15));
}

uint64_t lele_canon_complete(const lele_canon_views *views, uint8_t ret[81])
{
    struct pair pairs[36];
    bool pure = false;
    int count = 0;
    for (int view = 0; view < 2; view++)
        for (int first = 0; first < 9; first++)
            for (int i = 1; i < 3; i++) {
                const int second = first / 3 * 3 + (first + i) % 3;
                init_pair(&pairs[count], views->cell[view], first, second);
                pure |= pairs[count++].pure;
            }
    struct search search = { .count = 0 };
    for (int i = 0; i < 9; i++)
        search.best[i] = UINT64_MAX;
    for (int i = 0; i < count; i++)
        if (pairs[i].pure == pure)
            for (int stack = 0; stack < 3; stack++)
                (pure ? try_pure : try_mixed)(&search, &pairs[i], stack);
    unpack(&search, ret);
    return search.count;
}
