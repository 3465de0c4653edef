/*
 * Bivalue oddagon: an odd loop of cells that have the same two digits; neighbours see each other.
 * With these digits only, they would have to alternate around the loop, which an odd number of
 * cells does not allow.  So one of the other candidates is right; what follows from that is as in
 * deadly patterns, but the puzzle need not have one solution.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { SHORTEST = 5, LONGEST = 13, WORK = 50000 };

struct oddagon {
    struct lele_search *search;
    lele_digits pair;
    lele_cellset pool; /* cells with both digits that are not on the loop */
    int wanted, count;
    int work; /* cells that the search for one pair may add */
    lele_cell cell[LONGEST];
};

static bool offer(struct oddagon *oddagon)
{
    struct lele_deadly deadly = { .cells = LELE_CELLSET_EMPTY, .digits = oddagon->pair };
    for (int i = 0; i < oddagon->count; i++) {
        lele_cellset_add(&deadly.cells, oddagon->cell[i]);
        deadly.deadly[oddagon->cell[i]] = oddagon->pair;
    }
    lele_deadly_weigh(&deadly, oddagon->search->board);
    return lele_deadly_type_1(oddagon->search, &deadly) ||
           lele_deadly_type_2(oddagon->search, &deadly) ||
           lele_deadly_type_3(oddagon->search, &deadly);
}

/* Whether something can follow: the extras are one digit, or all in one unit. */
static bool is_hopeful(const struct oddagon *oddagon)
{
    const lele_board *board = oddagon->search->board;
    lele_cellset cells = LELE_CELLSET_EMPTY;
    lele_digits extras = 0;
    for (int i = 0; i < oddagon->count; i++) {
        const lele_digits extra =
            lele_digits_minus(board->candidates[oddagon->cell[i]], oddagon->pair);
        if (extra != 0)
            lele_cellset_add(&cells, oddagon->cell[i]);
        extras |= extra;
    }
    return lele_cellset_count(&cells) < 2 || lele_digits_single(extras) ||
           lele_layout_unit_of(board->layout, &cells) >= 0;
}

/* A loop starts with its first cell, and goes first to the lower of its neighbours. */
static bool extend(struct oddagon *oddagon)
{
    const lele_layout *layout = oddagon->search->layout;
    const int first = oddagon->cell[0], last = oddagon->cell[oddagon->count - 1];
    if (oddagon->work-- <= 0 || !is_hopeful(oddagon))
        return false;
    if (oddagon->count == oddagon->wanted)
        return last > oddagon->cell[1] && lele_layout_sees(layout, last, first) && offer(oddagon);
    lele_cellset next = lele_cellset_and(layout->peers[last], oddagon->pool);
    for (int cell; (cell = lele_cellset_pop(&next)) >= 0;) {
        if (cell < first)
            continue;
        oddagon->cell[oddagon->count++] = (lele_cell)cell;
        lele_cellset_remove(&oddagon->pool, cell);
        const bool stop = extend(oddagon);
        lele_cellset_add(&oddagon->pool, cell);
        oddagon->count--;
        if (stop)
            return true;
    }
    return false;
}

static bool find_pair(struct oddagon *oddagon)
{
    const lele_cellset pool = oddagon->pool;
    oddagon->work = WORK;
    for (oddagon->wanted = SHORTEST; oddagon->wanted <= LONGEST; oddagon->wanted += 2) {
        lele_cellset firsts = pool;
        if (lele_cellset_count(&pool) < oddagon->wanted)
            return false;
        for (int cell; (cell = lele_cellset_pop(&firsts)) >= 0;) {
            oddagon->cell[0] = (lele_cell)cell;
            oddagon->count = 1;
            oddagon->pool = pool;
            lele_cellset_remove(&oddagon->pool, cell);
            if (extend(oddagon))
                return true;
        }
    }
    return false;
}

bool lele_find_bivalue_oddagon(struct lele_search *search)
{
    struct oddagon oddagon = { .search = search };
    const lele_cellset *places = search->board->places;
    for (int a = 1; a <= search->layout->size; a++)
        for (int b = a + 1; b <= search->layout->size; b++) {
            oddagon.pair = lele_digits_of(a) | lele_digits_of(b);
            oddagon.pool = lele_cellset_and(places[a], places[b]);
            if (find_pair(&oddagon))
                return true;
        }
    return false;
}
