/*
 * The types of unique loops.  All cells of the loop but the extra cells have exactly the two digits
 * of the loop; if the extra cells had them too, the puzzle would have two solutions.
 */
#include "technique/se/se_loops.h"

struct loop {
    lele_se_loops *loops;
    unsigned pair;
    int length;
    double base;
    int extra_count;
    uint8_t extra[LELE_SE_LOOP]; /* cells with more than two candidates, in path order */
    unsigned extra_digits;
};

static const struct {
    const char *name[4]; /* of types 1 to 4 */
} names[] = {
    { { "Unique Rectangle type 1", "Unique Rectangle type 2", "Unique Rectangle type 3",
        "Unique Rectangle type 4" } },
    { { "Unique Loop 6 type 1", "Unique Loop 6 type 2", "Unique Loop 6 type 3",
        "Unique Loop 6 type 4" } },
    { { "Unique Loop 8 type 1", "Unique Loop 8 type 2", "Unique Loop 8 type 3",
        "Unique Loop 8 type 4" } },
    { { "Unique Loop 10 type 1", "Unique Loop 10 type 2", "Unique Loop 10 type 3",
        "Unique Loop 10 type 4" } },
};

static void start(const struct loop *loop, int type, double rating)
{
    const int row = loop->length >= 10 ? 3 : loop->length / 2 - 2;
    lele_se_hint_start(&loop->loops->search->hint, names[row].name[type - 1], rating);
}

/* Keeps the hint that was just filled if it is better than the best so far. */
static void keep(const struct loop *loop, int type)
{
    lele_se_loops *loops = loop->loops;
    const lele_se_hint *hint = &loops->search->hint;
    if (hint->gone_count == 0)
        return;
    if (loops->any && (hint->rating > loops->best.rating ||
                       (hint->rating >= loops->best.rating && type >= loops->type)))
        return;
    loops->any = true;
    loops->type = type;
    loops->best = *hint;
}

static void type_1(const struct loop *loop)
{
    start(loop, 1, loop->base);
    lele_se_hint_remove(loop->loops->search, loop->extra[0], loop->pair);
    keep(loop, 1);
}

static void type_2(const struct loop *loop)
{
    lele_se_search *search = loop->loops->search;
    const unsigned others = search->grid->cand[loop->extra[0]] & ~loop->pair;
    lele_cellset seen = search->places->peers[loop->extra[0]];
    for (int i = 1; i < loop->extra_count; i++)
        seen = lele_cellset_and(seen, search->places->peers[loop->extra[i]]);
    start(loop, 2, loop->base);
    for (int cell; (cell = lele_cellset_pop(&seen)) >= 0;)
        lele_se_hint_remove(search, cell, others & (0U - others));
    keep(loop, 2);
}

/* The extra cells hold one of the extra digits, so they and `size` - 1 other cells of the region are
 * a naked set. */
static void type_3_naked(const struct loop *loop, int region, int size, unsigned others)
{
    lele_se_search *search = loop->loops->search;
    const lele_se_grid *grid = search->grid;
    const unsigned x = loop->extra_digits;
    unsigned all = x & grid->cand[loop->extra[0]] & grid->cand[loop->extra[1]];
    for (unsigned rest = others; rest != 0;) {
        const unsigned cand =
            grid->cand[lele_se_cell_of(search->places, region, lele_se_pop(&rest))];
        if (cand == 0 || lele_se_is_single(cand))
            return;
        all |= cand;
    }
    if (lele_se_count(all) != size || lele_se_count(all | x) != size)
        return;
    start(loop, 3, loop->base + 0.1 * (size - 1));
    for (int i = 0; i < LELE_SE_SIZE; i++) {
        const int cell = lele_se_cell_of(search->places, region, i);
        if ((others >> i & 1) == 0 && cell != loop->extra[0] && cell != loop->extra[1])
            lele_se_hint_remove(search, cell, all | x);
    }
    keep(loop, 3);
}

static void each_naked(const struct loop *loop, int region, int kind, int size)
{
    const lele_se_places *places = loop->loops->search->places;
    const unsigned first = 1U << places->position[loop->extra[0]][kind];
    const unsigned second = 1U << places->position[loop->extra[1]][kind];
    for (unsigned chosen = (1U << size) - 1; chosen < 1U << LELE_SE_SIZE;
         chosen = lele_se_next_subset(chosen))
        if ((chosen & first) != 0 && (chosen & second) == 0)
            type_3_naked(loop, region, size, chosen & ~first);
}

/* The two digits of the loop go into one of the extra cells, so with `size` - 2 other digits they
 * are a hidden set in it and `size` - 1 other cells. */
static void type_3_hidden(const struct loop *loop, int region, int kind, unsigned digits)
{
    lele_se_search *search = loop->loops->search;
    const lele_se_places *places = search->places;
    const unsigned first = 1U << places->position[loop->extra[0]][kind];
    const unsigned second = 1U << places->position[loop->extra[1]][kind];
    const int size = lele_se_count(digits);
    unsigned all = 0;
    for (unsigned rest = digits; rest != 0;) {
        const unsigned there = search->grid->place[region][lele_se_pop(&rest)] & ~second;
        if (there == 0)
            return;
        all |= there;
    }
    if (lele_se_count(all) != size)
        return;
    all &= ~first;
    start(loop, 3, loop->base + 0.1 * (lele_se_count(all) - 1));
    while (all != 0)
        lele_se_hint_remove(search, lele_se_cell_of(places, region, lele_se_pop(&all)), ~digits);
    keep(loop, 3);
}

static void each_hidden(const struct loop *loop, int region, int kind, int size)
{
    uint8_t rest[LELE_SE_SIZE];
    int count = 0;
    for (int digit = 0; digit < LELE_SE_SIZE; digit++)
        if (((loop->pair | loop->extra_digits) >> digit & 1) == 0)
            rest[count++] = (uint8_t)digit;
    if (count == 0)
        return;
    for (unsigned chosen = (1U << (size - 2)) - 1; chosen < 1U << count;
         chosen = lele_se_next_subset(chosen)) {
        unsigned digits = loop->pair;
        for (unsigned members = chosen; members != 0;)
            digits |= 1U << rest[lele_se_pop(&members)];
        type_3_hidden(loop, region, kind, digits);
        if (chosen == 0)
            return;
    }
}

static void type_3(const struct loop *loop)
{
    const lele_se_places *places = loop->loops->search->places;
    const lele_se_grid *grid = loop->loops->search->grid;
    for (int size = 2; size <= 7; size++) {
        for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
            const int region = places->region[loop->extra[0]][kind];
            if (places->region[loop->extra[1]][kind] != region)
                continue;
            const int empty = grid->empty[region];
            if (size >= lele_se_count(loop->extra_digits) && 2 * size <= empty)
                each_naked(loop, region, kind, size);
            if (2 * size < empty)
                each_hidden(loop, region, kind, size);
        }
    }
}

static void type_4(const struct loop *loop)
{
    lele_se_search *search = loop->loops->search;
    const lele_se_places *places = search->places;
    unsigned locked = 0;
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        const int region = places->region[loop->extra[0]][kind];
        if (places->region[loop->extra[1]][kind] != region)
            continue;
        for (unsigned rest = loop->pair; rest != 0;) {
            const int digit = lele_se_pop(&rest);
            if (lele_se_count(search->grid->place[region][digit]) == 2)
                locked |= 1U << digit;
        }
    }
    if (locked == 0)
        return;
    const unsigned gone = loop->pair & ~(locked & (0U - locked));
    start(loop, 4, loop->base);
    lele_se_hint_remove(search, loop->extra[0], gone);
    lele_se_hint_remove(search, loop->extra[1], gone);
    keep(loop, 4);
}

static double base_of(int length)
{
    static const double bases[] = { 4.5, 4.5 + 0.1, 4.5 + 0.2 };
    return length >= 10 ? (4.5 + 0.3) + 0.2 : bases[length / 2 - 2];
}

void lele_se_loop_found(lele_se_loops *loops, unsigned pair, const uint8_t *path, int length)
{
    struct loop loop = { .loops = loops, .pair = pair, .length = length, .base = base_of(length) };
    for (int i = 0; i < length; i++) {
        const unsigned cand = loops->search->grid->cand[path[i]];
        if (cand == pair)
            continue;
        loop.extra[loop.extra_count++] = path[i];
        loop.extra_digits |= cand & ~pair;
    }
    if (loop.extra_count == 0)
        return;
    if (loop.extra_count == 1) {
        type_1(&loop);
        return;
    }
    if (loop.extra_count > 2 || lele_se_is_single(loop.extra_digits))
        type_2(&loop);
    else
        type_3(&loop);
    if (loop.extra_count == 2)
        type_4(&loop);
}
