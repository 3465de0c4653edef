/*
 * Guardians (broken wing): an odd loop of places of one digit, neighbours share a unit.  If the digit
 * had no other place in these units, every unit would have it in one of two neighbours, so the
 * places around the loop would be right and wrong in turn, which an odd number does not allow.  So
 * one of the other places, the guardians, is right: a single one is placed, and what sees all of
 * several loses the digit.
 *
 * Each unit has two places of the loop, those that it joins.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { SHORTEST = 5, LONGEST = 9 };

/* Places that one search for loops of a digit may add; only near-empty grids have more loops. */
enum { WORK = 200000 };

/* Units that all searches of a call may look at: on near-empty grids of 16×16 each place has many neighbours
 * that lead nowhere. */
enum { LOOKS = 10000000 };

struct odd_loop {
    struct lele_search *search;
    int digit, wanted;
    int work, looks; /* that are left */
    int count;       /* of places so far */
    lele_cell place[LONGEST];
    uint8_t unit[LONGEST]; /* that joins a place with the next */
    lele_cellset on_loop;
};

struct guardians {
    lele_cellset cells;
    lele_cellset victims; /* places that see all of them */
};

/* Adds the other places of a unit.  False: nothing would follow any more, or the search is at its end. */
static bool watch(struct odd_loop *loop, int unit, int a, int b, struct guardians *guardians)
{
    const lele_board *board = loop->search->board;
    if (loop->looks-- <= 0)
        return false;
    lele_cellset others =
        lele_cellset_and(board->layout->units[unit].set, board->places[loop->digit]);
    lele_cellset_remove(&others, a);
    lele_cellset_remove(&others, b);
    guardians->cells = lele_cellset_or(guardians->cells, others);
    guardians->victims =
        lele_cellset_and(guardians->victims, lele_layout_common_peers(board->layout, others));
    return lele_cellset_count(&guardians->cells) < 2 || !lele_cellset_is_empty(&guardians->victims);
}

static bool offer(struct odd_loop *loop, const struct guardians *guardians)
{
    struct lele_search *search = loop->search;
    const lele_digits digit = lele_digits_of(loop->digit);
    if (lele_cellset_is_empty(&guardians->cells) ||
        lele_cellset_meets(&guardians->cells, &loop->on_loop))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = digit;
    if (lele_cellset_count(&guardians->cells) == 1)
        lele_search_place(search, lele_cellset_first(&guardians->cells), loop->digit);
    else
        lele_search_eliminate(search, guardians->victims, loop->digit);
    lele_step_mark_set(step, loop->on_loop, LELE_ROLE_BASE, digit);
    lele_step_mark_set(step, guardians->cells, LELE_ROLE_EXTRA, digit);
    for (int i = 0; i < loop->count; i++)
        lele_step_unit(step, loop->unit[i], LELE_UNIT_ROLE_BASE);
    return lele_search_offer(search);
}

static bool extend(struct odd_loop *loop, const struct guardians *guardians);

/* Joins the last place with `next` in each unit that has both. */
static bool join(struct odd_loop *loop, int next, const struct guardians *guardians)
{
    const lele_layout *layout = loop->search->layout;
    const int last = loop->place[loop->count - 1];
    const bool closes = next == loop->place[0];
    for (int i = 0; i < layout->cell_unit_count[last]; i++) {
        const int unit = layout->cell_units[last][i];
        struct guardians more = *guardians;
        if (!lele_cellset_has(&layout->units[unit].set, next) ||
            !watch(loop, unit, last, next, &more))
            continue;
        loop->unit[loop->count - 1] = (uint8_t)unit;
        if (closes ? offer(loop, &more) : false)
            return true;
        if (closes)
            continue;
        loop->place[loop->count++] = (lele_cell)next;
        lele_cellset_add(&loop->on_loop, next);
        const bool stop = extend(loop, &more);
        lele_cellset_remove(&loop->on_loop, next);
        loop->count--;
        if (stop)
            return true;
    }
    return false;
}

/* A loop starts with its first place, and goes first to the lower of its neighbours. */
static bool extend(struct odd_loop *loop, const struct guardians *guardians)
{
    const lele_layout *layout = loop->search->layout;
    const int last = loop->place[loop->count - 1], first = loop->place[0];
    if (loop->work-- <= 0 || loop->looks <= 0)
        return false;
    if (loop->count == loop->wanted)
        return last > loop->place[1] && lele_layout_sees(layout, last, first) &&
               join(loop, first, guardians);
    lele_cellset next =
        lele_cellset_and(layout->peers[last], loop->search->board->places[loop->digit]);
    next = lele_cellset_minus(next, loop->on_loop);
    for (int cell; (cell = lele_cellset_pop(&next)) >= 0;)
        if (cell > first && join(loop, cell, guardians))
            return true;
    return false;
}

static bool find_from(struct odd_loop *loop, int first)
{
    const struct guardians none = { LELE_CELLSET_EMPTY, loop->search->board->places[loop->digit] };
    loop->count = 1;
    loop->place[0] = (lele_cell)first;
    loop->on_loop = lele_cellset_of(first);
    return extend(loop, &none);
}

bool lele_find_guardian(struct lele_search *search)
{
    struct odd_loop loop = { .search = search, .looks = LOOKS };
    for (loop.wanted = SHORTEST; loop.wanted <= LONGEST; loop.wanted += 2)
        for (loop.digit = 1; loop.digit <= search->layout->size; loop.digit++) {
            lele_cellset places = search->board->places[loop.digit];
            loop.work = WORK;
            for (int cell; (cell = lele_cellset_pop(&places)) >= 0;)
                if (find_from(&loop, cell))
                    return true;
        }
    return false;
}
