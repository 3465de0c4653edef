/* Walks over a grid that are true clues: lines, arrows, small cages.  See clue_pool.h. */
#include "generator/clue_pool.h"

#include <stdlib.h>
#include <string.h>

enum { WALK_TRIES = 60, FAILURES = 12, USED_ALONE = 70, USED_MIXED = 55 };

struct walk {
    const lele_clue_pool *pool;
    int wanted; /* cells */
    int count;
    lele_cell cell[LELE_MAX_SIZE];
};

static int digit_of(const struct walk *walk, int i)
{
    return walk->pool->grid->cell[walk->cell[i]];
}

static int whisper_of(const lele_layout *layout)
{
    return (layout->size + 1) / 2;
}

/* Whether the last cell of a walk may follow the others. */
static bool rises(const struct walk *walk)
{
    return digit_of(walk, walk->count - 1) > digit_of(walk, walk->count - 2);
}

static bool jumps(const struct walk *walk)
{
    return abs(digit_of(walk, walk->count - 1) - digit_of(walk, walk->count - 2)) >=
           whisper_of(walk->pool->layout);
}

static bool differs(const struct walk *walk)
{
    for (int i = 0; i < walk->count - 1; i++)
        if (digit_of(walk, i) == digit_of(walk, walk->count - 1))
            return false;
    return true;
}

/* The least and the greatest digit from some cell to some other one. */
static void span(const struct walk *walk, int first, int end, int *least, int *most)
{
    *least = LELE_MAX_SIZE + 1, *most = 0;
    for (int i = first; i < end; i++) {
        *least = digit_of(walk, i) < *least ? digit_of(walk, i) : *least;
        *most = digit_of(walk, i) > *most ? digit_of(walk, i) : *most;
    }
}

static bool stays_near(const struct walk *walk)
{
    int least, most;
    span(walk, 0, walk->count, &least, &most);
    return differs(walk) && most - least < walk->wanted;
}

static int shaft_sum(const struct walk *walk)
{
    int sum = 0;
    for (int i = 1; i < walk->count; i++)
        sum += digit_of(walk, i);
    return sum;
}

static bool fits_circle(const struct walk *walk)
{
    return shaft_sum(walk) <= digit_of(walk, 0);
}

static bool anything(const struct walk *walk)
{
    (void)walk;
    return true;
}

/* Whether a walk is a clue. */
static bool is_run(const struct walk *walk)
{
    int least, most;
    span(walk, 0, walk->count, &least, &most);
    return most - least == walk->count - 1;
}

static bool is_arrow(const struct walk *walk)
{
    return shaft_sum(walk) == digit_of(walk, 0);
}

static bool is_between(const struct walk *walk)
{
    const int a = digit_of(walk, 0), b = digit_of(walk, walk->count - 1);
    int least, most;
    span(walk, 1, walk->count - 1, &least, &most);
    return (a < b ? a : b) < least && most < (a < b ? b : a);
}

static bool is_palindrome(const struct walk *walk)
{
    for (int i = 0; i < walk->count / 2; i++)
        if (digit_of(walk, i) != digit_of(walk, walk->count - 1 - i))
            return false;
    return true;
}

static const struct walk_kind {
    lele_look look;
    int least, most; /* cells */
    bool straight;   /* over edges only */
    bool (*follows)(const struct walk *walk);
    bool (*is_clue)(const struct walk *walk); /* NULL: always */
} walk_kinds[LELE_KIND_COUNT] = {
    [LELE_KIND_KILLER] = { LELE_LOOK_CAGE, 2, 4, true, differs, NULL },
    [LELE_KIND_THERMO] = { LELE_LOOK_THERMOMETER, 3, 7, false, rises, NULL },
    [LELE_KIND_ARROW] = { LELE_LOOK_ARROW, 3, 5, false, fits_circle, is_arrow },
    [LELE_KIND_WHISPERS] = { LELE_LOOK_WHISPERS, 3, 7, false, jumps, NULL },
    [LELE_KIND_RENBAN] = { LELE_LOOK_RENBAN, 3, 5, false, stays_near, is_run },
    [LELE_KIND_BETWEEN] = { LELE_LOOK_BETWEEN, 3, 6, false, anything, is_between },
    [LELE_KIND_PALINDROME] = { LELE_LOOK_PALINDROME, 3, 7, false, anything, is_palindrome },
};

enum corner { NO_CORNER, SLASH, BACKSLASH };

/* How a step from one cell to another goes over a corner, and the square of the corner. */
static enum corner corner_of(const lele_layout *layout, int from, int to, int *square)
{
    const int n = layout->size, first = from < to ? from : to, last = from < to ? to : from;
    if (last / n == first / n || last % n == first % n)
        return NO_CORNER;
    *square = last % n > first % n ? first : first - 1;
    return last % n > first % n ? BACKSLASH : SLASH;
}

static bool crosses(const lele_clue_pool *pool, int from, int to)
{
    int square = 0;
    const enum corner own = corner_of(pool->layout, from, to, &square);
    return own != NO_CORNER &&
           lele_cellset_has(own == SLASH ? &pool->backslash : &pool->slash, square);
}

/* The cells a step away that no walk has. */
static lele_cellset steps_from(const struct walk *walk, bool straight)
{
    const lele_clue_pool *pool = walk->pool;
    const int n = pool->layout->size, from = walk->cell[walk->count - 1];
    lele_cellset next = LELE_CELLSET_EMPTY;
    for (int row = from / n - 1; row <= from / n + 1; row++)
        for (int column = from % n - 1; column <= from % n + 1; column++) {
            const int to = row * n + column;
            if (row >= 0 && row < n && column >= 0 && column < n &&
                !(straight && row != from / n && column != from % n) &&
                !lele_cellset_has(&pool->used, to) && !crosses(pool, from, to))
                lele_cellset_add(&next, to);
        }
    for (int i = 0; i < walk->count; i++)
        lele_cellset_remove(&next, walk->cell[i]);
    return next;
}

/* A cell of the set at random, which is taken out; -1 when it is empty. */
static int draw_cell(lele_cellset *set, lele_random *random)
{
    const int count = lele_cellset_count(set);
    lele_cellset left = *set;
    int cell = -1;
    if (count > 0)
        for (uint32_t skip = lele_random_below(random, (uint32_t)count) + 1; skip > 0; skip--)
            cell = lele_cellset_pop(&left);
    if (cell >= 0)
        lele_cellset_remove(set, cell);
    return cell;
}

/* Adds a cell that may follow; false: there is none. */
static bool step(struct walk *walk, const struct walk_kind *kind)
{
    lele_cellset next = steps_from(walk, kind->straight);
    for (int cell; (cell = draw_cell(&next, walk->pool->random)) >= 0;) {
        walk->cell[walk->count++] = (lele_cell)cell;
        if (kind->follows(walk))
            return true;
        walk->count--;
    }
    return false;
}

static bool is_clue(const struct walk *walk, const struct walk_kind *kind)
{
    return walk->count >= kind->least && (kind->is_clue == NULL || kind->is_clue(walk));
}

static bool draw_walk(struct walk *walk, const struct walk_kind *kind)
{
    lele_random *random = walk->pool->random;
    lele_cellset open = lele_cellset_minus(walk->pool->layout->all, walk->pool->used);
    const int start = draw_cell(&open, random);
    if (start < 0)
        return false;
    walk->wanted =
        kind->least + (int)lele_random_below(random, (uint32_t)(kind->most - kind->least + 1));
    walk->count = 1;
    walk->cell[0] = (lele_cell)start;
    while (walk->count < walk->wanted && step(walk, kind))
        if (kind->look == LELE_LOOK_ARROW && is_clue(walk, kind))
            return true;
    return is_clue(walk, kind);
}

static int value_of(const struct walk *walk, lele_look look)
{
    if (look == LELE_LOOK_CAGE)
        return shaft_sum(walk) + digit_of(walk, 0);
    return look == LELE_LOOK_WHISPERS ? whisper_of(walk->pool->layout) : LELE_CLUE_NO_VALUE;
}

static void keep_walk(lele_clue_pool *pool, const struct walk *walk, lele_look look)
{
    lele_pool_clue *clue = lele_pool_add(pool, look, value_of(walk, look));
    if (clue == NULL)
        return;
    clue->count = walk->count;
    memcpy(clue->cell, walk->cell, (size_t)walk->count);
    for (int i = 0; i < walk->count; i++) {
        int square = 0;
        const enum corner way =
            i > 0 ? corner_of(pool->layout, walk->cell[i - 1], walk->cell[i], &square) : NO_CORNER;
        if (way != NO_CORNER)
            lele_cellset_add(way == SLASH ? &pool->slash : &pool->backslash, square);
        lele_cellset_add(&pool->used, walk->cell[i]);
    }
}

static bool draw_one(lele_clue_pool *pool, const struct walk_kind *kind)
{
    struct walk walk = { .pool = pool };
    const int most = kind->most < pool->layout->size ? kind->most : pool->layout->size;
    struct walk_kind fitted = *kind;
    fitted.most = most;
    for (int i = 0; most >= kind->least && i < WALK_TRIES; i++)
        if (draw_walk(&walk, &fitted)) {
            keep_walk(pool, &walk, kind->look);
            return true;
        }
    return false;
}

void lele_pool_draw_walks(lele_clue_pool *pool, uint32_t kinds)
{
    const int most = pool->layout->cell_count * (pool->alone ? USED_ALONE : USED_MIXED) / 100;
    for (int failures = 0; failures < FAILURES;) {
        bool found = false;
        for (int kind = 0; kind < LELE_KIND_COUNT; kind++)
            if ((kinds >> kind & 1) != 0 && walk_kinds[kind].least > 0 &&
                lele_cellset_count(&pool->used) < most)
                found |= draw_one(pool, &walk_kinds[kind]);
        failures = found ? 0 : failures + 1;
    }
}
