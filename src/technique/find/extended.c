/*
 * Extended rectangles in the list of all steps and as links of chains: three to five cells each in two parallel lines,
 * paired across, with as many digits.  Three digits with one extra cell or one extra digit are
 * found by loops.c, also on a solve path.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/find/guards.h"
#include "technique/search.h"

enum { DIGITS_LEAST = 3, DIGITS_MOST = 5 };

struct ladder {
    struct lele_search *search;
    struct lele_deadly_use use;
    const uint8_t *line; /* two of them */
    struct lele_deadly deadly;
    int wanted; /* rungs and digits */
};

static bool offer_ladder(struct ladder *ladder)
{
    struct lele_search *search = ladder->search;
    const struct lele_deadly *deadly = &ladder->deadly;
    const bool large = ladder->wanted > DIGITS_LEAST;
    if (ladder->use.offer != NULL)
        return lele_deadly_use(search, &ladder->use, deadly);
    return (large && (lele_deadly_type_1(search, deadly) || lele_deadly_type_2(search, deadly))) ||
           lele_deadly_type_3(search, deadly) || lele_deadly_type_4(search, deadly);
}

/* Adds rungs of `positions` whose two cells are open and have some of the digits. */
static bool choose_rungs(struct ladder *ladder, lele_digits positions, int chosen)
{
    const lele_board *board = ladder->search->board;
    struct lele_deadly *deadly = &ladder->deadly;
    if (chosen == ladder->wanted)
        return offer_ladder(ladder);
    const lele_cellset before = deadly->cells;
    for (int i; (i = lele_digits_pop(&positions)) != 0;) {
        bool fits = true;
        for (int k = 0; k < 2; k++) {
            const int cell = board->layout->units[ladder->line[k]].cells[i - 1];
            fits = fits && (board->candidates[cell] & deadly->digits) != 0;
            lele_cellset_add(&deadly->cells, cell);
            deadly->deadly[cell] = deadly->digits;
        }
        lele_deadly_weigh(deadly, board);
        if (fits && lele_deadly_may_conclude(&ladder->use, deadly) &&
            choose_rungs(ladder, positions, chosen + 1))
            return true;
        deadly->cells = before;
        lele_deadly_weigh(deadly, board);
    }
    return false;
}

static bool choose_digits(struct ladder *ladder, lele_digits positions, lele_digits rest, int count)
{
    if (count == ladder->wanted)
        return choose_rungs(ladder, positions, 0);
    for (int d; (d = lele_digits_pop(&rest)) != 0;) {
        ladder->deadly.digits |= lele_digits_of(d);
        if (choose_digits(ladder, positions, rest, count + 1))
            return true;
        lele_digits_remove(&ladder->deadly.digits, lele_digits_of(d));
    }
    return false;
}

static bool try_ladders(struct lele_search *search, struct lele_deadly_use use)
{
    const struct lele_geometry *geometry = search->geometry;
    for (size_t i = 0; i < geometry->ladder_count; i++)
        for (int wanted = DIGITS_LEAST; wanted <= DIGITS_MOST; wanted++) {
            struct ladder ladder = {
                .search = search, .use = use, .line = geometry->ladders[i].line, .wanted = wanted
            };
            ladder.deadly.rating = wanted - DIGITS_LEAST;
            const lele_digits missing =
                search->board->missing[ladder.line[0]] & search->board->missing[ladder.line[1]];
            if (choose_digits(&ladder, geometry->ladders[i].rungs, missing, 0))
                return true;
        }
    return false;
}

bool lele_list_extended_rectangles(struct lele_search *search)
{
    return try_ladders(search, (struct lele_deadly_use){ NULL, NULL });
}

bool lele_each_guarded_ladder(struct lele_search *search, lele_guarded_fn offer, void *data)
{
    return try_ladders(search, (struct lele_deadly_use){ offer, data });
}
