/*
 * Canonical form of a complete grid.
 *
 * Any row can be first; renaming makes it 123456789.  The second row, of the same band, begins
 * with 456 if its first three digits are together in a box of the first row ("pure"), else with
 * 457.  For each first stack, only a few orders of columns can make the second row smallest.  The
 * rest of the grid is then forced, because rows and bands are sorted by their first column.  Two
 * ways to the same form give an automorphism.  A row that is the image of a row already tried is
 * not tried again, which saves most of the work on symmetric grids.
 *
 * Rows are compared as numbers of nine hexadecimal digits.  The lines of a grid are its rows,
 * 0..8, and its columns, 9..17, which are the rows of the second view.
 */
#include "generator/canon.h"

#include <string.h>

enum { LINES = 18 };

/* Two rows of a band, and the relation of the second to the first. */
struct pair {
    const uint8_t *cell; /* of the view */
    int view, first, second, third;
    const uint8_t *place; /* the column of each digit in the first row */
    uint8_t from[9];      /* place[] of the digits of the second row */
    int turn;             /* stack s of the second row has most digits from stack s + turn */
    bool pure;            /* all of them */
};

struct search {
    uint64_t best[9];      /* rows; the first is not stored */
    int lines[LINES];      /* the lines that became the rows and columns of the best form */
    int first;             /* the line that gave the best form, */
    uint64_t count;        /* and the number of ways */
    uint32_t alike[LINES]; /* the images of each line under automorphisms, as a set */
    bool repeats;          /* the current line gives nothing new */
};

static const uint8_t stack_of[9] = { 0, 0, 0, 1, 1, 1, 2, 2, 2 };

static void init_pair(struct pair *pair, const uint8_t *cell, const uint8_t place[10], int line,
                      int other)
{
    const int first = line % 9, band = stack_of[first] * 3;
    pair->cell = cell;
    pair->view = line / 9;
    pair->first = first;
    pair->second = band + (first + other) % 3;
    pair->third = band * 3 + 3 - first - pair->second;
    pair->place = place;
    for (int c = 0; c < 9; c++)
        pair->from[c] = place[cell[pair->second * 9 + c]];
    const int next = (stack_of[pair->from[0]] == 1) + (stack_of[pair->from[1]] == 1) +
                     (stack_of[pair->from[2]] == 1);
    pair->turn = next >= 2 ? 1 : 2;
    pair->pure = next == 3 || next == 0;
}

/* The new name of a digit is the new position of its column in the first row, from 1. */
struct map {
    uint8_t column[9];  /* the i-th column */
    uint8_t name_at[9]; /* the inverse, from 1 */
    uint8_t name[10];   /* of each digit */
};

static uint64_t pack_row(const struct pair *pair, const struct map *map, int row)
{
    const uint8_t *cell = pair->cell + row * 9;
    uint64_t packed = 0;
    for (int i = 0; i < 9; i++)
        packed = packed << 4 | map->name[cell[map->column[i]]];
    return packed;
}

/* Compares row `at` of the form; false when it is greater than the best.  A smaller row replaces
 * the best and resets all rows after it. */
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

/* Orders all rows: first the three of the first band, then the others by the name in
 * their first column. */
static void order_rows(const struct pair *pair, const struct map *map, int rows[9])
{
    int names[9] = { 0 };
    for (int b = 1; b < 3; b++) {
        const int band = (stack_of[pair->first] + b) % 3;
        for (int i = 0; i < 3; i++) {
            const int row = band * 3 + i, name = map->name[pair->cell[row * 9 + map->column[0]]];
            int at = b * 3 + i;
            for (; at > b * 3 && names[at - 1] > name; at--) {
                names[at] = names[at - 1];
                rows[at] = rows[at - 1];
            }
            names[at] = name;
            rows[at] = row;
        }
    }
    if (names[3] > names[6]) {
        int swapped[3];
        memcpy(swapped, rows + 3, sizeof swapped);
        memcpy(rows + 3, rows + 6, sizeof swapped);
        memcpy(rows + 6, swapped, sizeof swapped);
    }
    rows[0] = pair->first;
    rows[1] = pair->second;
    rows[2] = pair->third;
}

static void join(uint32_t alike[LINES], int a, int b)
{
    const uint32_t all = alike[a] | alike[b];
    if (alike[a] == alike[b])
        return;
    for (uint64_t rest = all; rest != 0;)
        alike[lele_word_pop(&rest)] = all;
}

/* Accepts a form equal to the best: it is a new best form or an automorphism. */
static void accept(struct search *search, const struct pair *pair, const struct map *map,
                   const int rows[9])
{
    const int first = pair->view * 9 + pair->first;
    int lines[LINES];
    for (int i = 0; i < 9; i++) {
        lines[i] = pair->view * 9 + rows[i];
        lines[9 + i] = (1 - pair->view) * 9 + map->column[i];
    }
    if (search->count == 0) {
        search->first = first;
        memcpy(search->lines, lines, sizeof lines);
    }
    for (int i = 0; i < LINES; i++)
        join(search->alike, search->lines[i], lines[i]);
    if (first == search->first)
        search->count++;
    else
        search->repeats = true;
}

static void try_map(struct search *search, const struct pair *pair, struct map *map)
{
    for (int i = 0; i < 9; i++)
        map->name_at[map->column[i]] = (uint8_t)(i + 1);
    uint64_t second = pair->pure ? 0x456 : 0x457;
    for (int i = 3; i < 9; i++)
        second = second << 4 | map->name_at[pair->from[map->column[i]]];
    if (!offer(search, 1, second))
        return;
    for (int d = 1; d <= 9; d++)
        map->name[d] = map->name_at[pair->place[d]];
    if (!offer(search, 2, pack_row(pair, map, pair->third)))
        return;
    int rows[9];
    order_rows(pair, map, rows);
    for (int i = 3; i < 9; i++)
        if (!offer(search, i, pack_row(pair, map, rows[i])))
            return;
    accept(search, pair, map, rows);
}

/* The second row is 456 789 and then 1, 2, 3 in some order. */
static void try_pure(struct search *search, const struct pair *pair, int stack)
{
    for (int i = 0; i < 6 && !search->repeats; i++) {
        struct map map;
        for (int k = 0; k < 3; k++) {
            map.column[k] = (uint8_t)(stack * 3 + lele_canon_orders[i][k]);
            map.column[3 + k] = pair->from[map.column[k]];
            map.column[6 + k] = pair->from[map.column[3 + k]];
        }
        try_map(search, pair, &map);
    }
}

/* The columns 1..7 of a mixed form, and the last stack. */
struct mixed {
    uint8_t one, two, three, four, five, six, seven, last;
};

static void try_mixed_order(struct search *search, const struct pair *pair, const struct mixed *m,
                            int eight)
{
    const int nine = m->last * 9 + 3 - m->seven - eight;
    struct map map = { .column = { m->one, m->two, m->three, m->four, m->five, m->six, m->seven,
                                   (uint8_t)eight, (uint8_t)nine } };
    try_map(search, pair, &map);
}

static void swap_halves(struct mixed *m)
{
    *m = (struct mixed){ m->two, m->one, m->three, m->five, m->four, m->six, m->seven, m->last };
}

/* The second row starts with 457: two digits of the next stack, one of the stack after it. */
static struct mixed mixed_of(const struct pair *pair, int stack)
{
    const uint8_t *from = pair->from;
    const int next = (stack + pair->turn) % 3;
    struct mixed m = { .last = (uint8_t)((next + pair->turn) % 3) };
    uint8_t most[2] = { 0 };
    for (int k = 0, count = 0; k < 3; k++) {
        const uint8_t column = (uint8_t)(stack * 3 + k);
        if (stack_of[from[column]] == next)
            most[count++ & 1] = column;
        else
            m.three = column;
    }
    m.one = most[0];
    m.two = most[1];
    m.four = from[m.one];
    m.five = from[m.two];
    m.six = (uint8_t)(next * 9 + 3 - m.four - m.five);
    m.seven = from[m.three];
    return m;
}

/* The middle of the second row has one digit of 123 and two of 789.  It is smallest with the digit
 * of 123 first; if that must be last, with 7 first. */
static void try_mixed(struct search *search, const struct pair *pair, int stack)
{
    const uint8_t *from = pair->from;
    struct mixed m = mixed_of(pair, stack);
    const bool behind = stack_of[from[m.six]] == stack;
    if (behind ? from[m.five] == m.seven : stack_of[from[m.five]] == stack)
        swap_halves(&m);
    const int lead = from[m.four] == m.one ? 1 : from[m.four] == m.two ? 2 : behind ? 7 : 3;
    if (lead > (int)(search->best[1] >> 20 & 15))
        return;
    if (!behind) {
        try_mixed_order(search, pair, &m, from[m.five] == m.seven ? from[m.six] : from[m.five]);
    } else if (from[m.four] == m.seven) {
        try_mixed_order(search, pair, &m, from[m.five]);
    } else {
        try_mixed_order(search, pair, &m, from[m.four]);
        swap_halves(&m);
        if (!search->repeats)
            try_mixed_order(search, pair, &m, from[m.four]);
    }
}

static void unpack(const struct search *search, uint8_t ret[81])
{
    for (int row = 0; row < 9; row++)
        for (int i = 0; i < 9; i++)
            ret[row * 9 + i] =
                (uint8_t)(row == 0 ? i + 1 : (int)(search->best[row] >> (32 - i * 4) & 15));
}

/* Tries all forms with this line as the first row. */
static void try_line(struct search *search, const struct pair pairs[2], bool pure)
{
    search->repeats = false;
    for (int i = 0; i < 2; i++)
        for (int stack = 0; stack < 3; stack++)
            if (pairs[i].pure == pure && !search->repeats)
                (pure ? try_pure : try_mixed)(search, &pairs[i], stack);
}

uint64_t lele_canon_complete(const lele_canon_views *views, uint8_t ret[81])
{
    struct pair pairs[LINES][2];
    uint8_t place[LINES][10];
    bool pure = false;
    for (int line = 0; line < LINES; line++) {
        const uint8_t *cell = views->cell[line / 9];
        for (int c = 0; c < 9; c++)
            place[line][cell[line % 9 * 9 + c]] = (uint8_t)c;
        for (int i = 0; i < 2; i++) {
            init_pair(&pairs[line][i], cell, place[line], line, i + 1);
            pure |= pairs[line][i].pure;
        }
    }
    struct search search = { .count = 0 };
    memset(search.best, 0xFF, sizeof search.best);
    for (int line = 0; line < LINES; line++)
        search.alike[line] = UINT32_C(1) << line;
    uint32_t tried = 0;
    for (int line = 0; line < LINES; line++) {
        if ((search.alike[line] & tried) == 0)
            try_line(&search, pairs[line], pure);
        tried |= UINT32_C(1) << line;
    }
    unpack(&search, ret);
    return search.count * (uint64_t)lele_popcount64(search.alike[search.first]);
}
