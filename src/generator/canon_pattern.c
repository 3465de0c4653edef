/*
 * The search for the smallest pattern: row by row, all ways at once.
 *
 * A row gets its smallest value when the empty cells come first among tied columns.  That splits
 * ties and nothing else, so a way needs one weak order per stack, and a table gives the value and
 * the new weak order.  Only the ways with the smallest value survive a row.  As long as all rows
 * are empty, the order of the stacks is left open.
 */
#include "generator/canon_pattern.h"

#include <string.h>

enum { OPEN_STACKS = 6 };

/* The givens of a row, three bits per stack, and as an index of the tables by givens per stack. */
struct pattern {
    uint8_t part[2][9][3];
    uint8_t sums[2][9];
};

struct level {
    lele_canon_way *ways;
    size_t count;
    unsigned value; /* of the row, the smallest so far */
};

/* Splits the ties: in each tied group, the columns without a given come first. */
static lele_canon_cells order_cells(const uint8_t rank[3], unsigned givens, uint8_t ret[3])
{
    lele_canon_cells cells = { 0, 0 };
    for (int c = 0; c < 3; c++) {
        ret[c] = 0;
        for (int other = 0; other < 3; other++)
            ret[c] = (uint8_t)(ret[c] + (rank[other] < rank[c] ||
                                         (rank[other] == rank[c] &&
                                          (givens >> other & 1) < (givens >> c & 1))));
    }
    for (int c = 0; c < 3; c++) {
        int place = ret[c];
        for (int other = 0; other < c; other++)
            place += ret[other] == ret[c];
        cells.value |= (uint8_t)((givens >> c & 1) << (2 - place));
    }
    return cells;
}

/* Lists the weak orders: a rank is the number of columns before. */
static void list_orders(lele_canon_space *space)
{
    size_t count = 0;
    for (int number = 0; number < 27; number++) {
        const uint8_t rank[3] = { (uint8_t)(number / 9), (uint8_t)(number / 3 % 3),
                                  (uint8_t)(number % 3) };
        uint8_t same[3];
        (void)order_cells(rank, 0, same);
        if (memcmp(rank, same, sizeof rank) == 0)
            memcpy(space->rank[count++], rank, sizeof rank);
    }
}

static uint8_t find_order(const lele_canon_space *space, const uint8_t rank[3])
{
    uint8_t weak = 0;
    while (memcmp(space->rank[weak], rank, 3) != 0)
        weak++;
    return weak;
}

void lele_canon_space_init(lele_canon_space *space)
{
    static const uint8_t full[4] = { 0, 1, 3, 7 };
    list_orders(space);
    for (int weak = 0; weak < LELE_WEAK_ORDERS; weak++)
        for (unsigned givens = 0; givens < 8; givens++) {
            uint8_t rank[3];
            space->cells[weak][givens] = order_cells(space->rank[weak], givens, rank);
            space->cells[weak][givens].weak = find_order(space, rank);
        }
    for (int sums = 0; sums < 64; sums++) {
        space->least[sums] = UINT16_MAX;
        for (int i = 0; i < 6; i++) {
            const uint8_t *order = lele_canon_orders[i];
            int value = 0;
            for (int k = 0; k < 3; k++)
                value = value << 3 | full[sums >> 2 * order[k] & 3];
            if (value < space->least[sums]) {
                space->least[sums] = (uint16_t)value;
                space->stacks[sums] = 0;
            }
            if (value == space->least[sums])
                space->stacks[sums] |= (uint8_t)(1 << i);
        }
    }
}

static void read_pattern(const lele_canon_views *views, struct pattern *ret)
{
    for (int view = 0; view < 2; view++)
        for (int row = 0; row < 9; row++) {
            unsigned sums = 0;
            for (int stack = 0; stack < 3; stack++) {
                const uint8_t *cell = &views->cell[view][row * 9 + stack * 3];
                const unsigned a = cell[0] != 0, b = cell[1] != 0, c = cell[2] != 0;
                ret->part[view][row][stack] = (uint8_t)(a | b << 1 | c << 2);
                sums |= (a + b + c) << 2 * stack;
            }
            ret->sums[view][row] = (uint8_t)sums;
        }
}

/* Room for a way whose next row has this value; NULL when a smaller value is known. */
static lele_canon_way *add_way(struct level *level, unsigned value)
{
    if (value > level->value)
        return NULL;
    if (value < level->value) {
        level->value = value;
        level->count = 0;
    }
    return &level->ways[level->count++];
}

static void add_row(lele_canon_way *way, int place, int row)
{
    way->row[place] = (uint8_t)row;
    way->used |= (uint16_t)(1U << row);
}

/* Adds the ways in which `row` follows the rows of `way`, which are all empty. */
static void open_with(const lele_canon_space *space, const struct pattern *pattern,
                      const lele_canon_way *way, int place, int row, struct level *next)
{
    const unsigned sums = pattern->sums[way->view][row], value = space->least[sums];
    const bool stays_open = sums == 0 && place < 8;
    for (uint64_t stacks = stays_open ? 1U << OPEN_STACKS : space->stacks[sums]; stacks != 0;) {
        const int order = lele_word_pop(&stacks);
        lele_canon_way *room = add_way(next, value);
        if (room == NULL)
            return;
        *room = *way;
        room->stacks = (uint8_t)order;
        for (int stack = 0; stack < 3; stack++)
            room->weak[stack] = space->cells[0][pattern->part[way->view][row][stack]].weak;
        add_row(room, place, row);
    }
}

/* Adds the way in which `row` follows the rows of `way`. */
static void go_on_with(const lele_canon_space *space, const struct pattern *pattern,
                       const lele_canon_way *way, int place, int row, struct level *next)
{
    if (way->stacks == OPEN_STACKS) {
        open_with(space, pattern, way, place, row, next);
        return;
    }
    const uint8_t *part = pattern->part[way->view][row], *order = lele_canon_orders[way->stacks];
    lele_canon_cells cells[3];
    for (int stack = 0; stack < 3; stack++)
        cells[stack] = space->cells[way->weak[stack]][part[stack]];
    const unsigned value = (unsigned)cells[order[0]].value << 6 |
                           (unsigned)cells[order[1]].value << 3 | cells[order[2]].value;
    lele_canon_way *room = add_way(next, value);
    if (room == NULL)
        return;
    *room = *way;
    for (int stack = 0; stack < 3; stack++)
        room->weak[stack] = cells[stack].weak;
    add_row(room, place, row);
}

/* Tries all rows that may be next.  Empty rows of a band are equal, so the first one is enough. */
static void try_rows(const lele_canon_space *space, const struct pattern *pattern,
                     const lele_canon_way *way, int place, struct level *next)
{
    static const unsigned band[3] = { 7, 7 << 3, 7 << 6 };
    unsigned free = 0777U & ~(unsigned)way->used;
    if (place % 3 != 0)
        free &= band[way->row[place - 1] / 3];
    unsigned done = 0; /* bands whose first empty row was tried */
    for (uint64_t rows = free; rows != 0;) {
        const int row = lele_word_pop(&rows);
        if (pattern->sums[way->view][row] == 0) {
            if ((done >> row / 3 & 1) != 0)
                continue;
            done |= 1U << row / 3;
        }
        go_on_with(space, pattern, way, place, row, next);
    }
}

size_t lele_canon_pattern(lele_canon_space *space, const lele_canon_views *views,
                          lele_canon_way **ret)
{
    struct pattern pattern;
    read_pattern(views, &pattern);
    struct level now = { .ways = space->ways[0], .count = 2 };
    for (int view = 0; view < 2; view++)
        now.ways[view] = (lele_canon_way){ .view = (uint8_t)view, .stacks = OPEN_STACKS };
    for (int place = 0; place < 9; place++) {
        struct level next = { .ways = space->ways[(place + 1) % 2], .value = UINT16_MAX };
        for (size_t i = 0; i < now.count; i++)
            try_rows(space, &pattern, &now.ways[i], place, &next);
        now = next;
    }
    *ret = now.ways;
    return now.count;
}
