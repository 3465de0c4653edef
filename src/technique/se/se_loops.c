/*
 * Unique rectangles and loops: the search for the loops; se_loop_types.c makes hints of them.
 *
 * From each cell with two candidates, depth first over cells that have both.  Two cells of the same
 * parity never share a region in a valid loop, so a path that breaks this is left at once.
 */
#include "technique/se/se_loops.h"

struct walk {
    lele_se_loops *loops;
    unsigned pair;              /* the two digits */
    uint32_t touched[2];        /* regions of the cells of each parity */
    uint8_t path[LELE_SE_LOOP]; /* cells */
    int length;
};

static uint32_t regions_of(const lele_se_places *places, int cell)
{
    return UINT32_C(1) << places->region[cell][LELE_SE_BLOCK] |
           UINT32_C(1) << places->region[cell][LELE_SE_ROW] |
           UINT32_C(1) << places->region[cell][LELE_SE_COLUMN];
}

static bool in_path(const struct walk *walk, int cell)
{
    for (int i = 0; i < walk->length; i++)
        if (walk->path[i] == cell)
            return true;
    return false;
}

static void extend(struct walk *walk, int last_kind, unsigned extra, int allow);

/* Goes on to the cell where the rules allow it. */
static void enter(struct walk *walk, int cell, int kind, unsigned extra, int allow)
{
    const lele_se_search *search = walk->loops->search;
    const unsigned cand = search->grid->cand[cell];
    if ((cand & walk->pair) != walk->pair || in_path(walk, cell) || walk->length == LELE_SE_LOOP)
        return;
    const bool plain = cand == walk->pair;
    extra |= cand & ~walk->pair;
    if (!plain && !lele_se_is_single(extra) && allow <= 0)
        return;
    uint32_t *touched = &walk->touched[walk->length % 2];
    const uint32_t regions = regions_of(search->places, cell);
    if ((*touched & regions) != 0)
        return;
    *touched |= regions;
    walk->path[walk->length++] = (uint8_t)cell;
    extend(walk, kind, extra, plain ? allow : allow - 1);
    walk->length--;
    *touched &= ~regions;
}

static void extend(struct walk *walk, int last_kind, unsigned extra, int allow)
{
    const lele_se_places *places = walk->loops->search->places;
    const int last = walk->path[walk->length - 1];
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        if (kind == last_kind)
            continue;
        const int region = places->region[last][kind];
        for (int i = 0; i < LELE_SE_SIZE; i++) {
            const int cell = places->cell[region][i];
            if (cell != walk->path[0])
                enter(walk, cell, kind, extra, allow);
            else if (walk->length >= 4 && walk->touched[0] == walk->touched[1])
                lele_se_loop_found(walk->loops, walk->pair, walk->path, walk->length);
        }
    }
}

bool lele_se_unique_loop(lele_se_search *search, const lele_se_task *task)
{
    (void)task;
    lele_se_loops loops = { .search = search };
    for (int cell = 0; cell < LELE_SE_CELLS; cell++) {
        const unsigned cand = search->grid->cand[cell];
        if (lele_se_count(cand) != 2)
            continue;
        struct walk walk = { .loops = &loops, .pair = cand, .path = { (uint8_t)cell } };
        walk.touched[0] = regions_of(search->places, cell);
        walk.length = 1;
        extend(&walk, -1, 0, 2);
    }
    if (!loops.any)
        return false;
    search->hint = loops.best;
    return lele_se_offer(search);
}
