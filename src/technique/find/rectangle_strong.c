/*
 * Unique rectangles with strong links: one corner is supposed to hold a digit of the pair.  A corner
 * beside a known one follows if it has no candidates but the pair, or if the two corners are the
 * only places of its digit in a unit.  If all four follow, the supposed digit would make the
 * rectangle deadly, so it goes.  The players' types 2B/1SL, 2D/1SL, 3X/2SL, 4C/3SL ... are the ways
 * in which links and corners with other candidates can lie.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct link {
    int from, to; /* corners */
    int unit;     /* that has the digit of `to` only in these two; -1: `to` has only the pair */
};

struct round {
    struct lele_search *search;
    const lele_cell *corner; /* four; 0 and 3 are opposite, 1 and 2 as well */
    int start;               /* the corner that is supposed */
    int digit[4];            /* by corner, what would make the rectangle deadly */
    struct link links[3];
    int link_count;
};

/* A unit in which the digit has no places but the two corners, which both have it; -1: none. */
static int strong_unit(const struct round *round, int a, int b, int digit)
{
    const lele_board *board = round->search->board;
    const lele_layout *layout = board->layout;
    lele_cellset both = lele_cellset_of(round->corner[a]);
    lele_cellset_add(&both, round->corner[b]);
    if (!lele_cellset_within(&both, &board->places[digit]))
        return -1;
    for (int i = 0; i < layout->cell_unit_count[round->corner[a]]; i++) {
        const int unit = layout->cell_units[round->corner[a]][i];
        const lele_cellset places = lele_cellset_and(layout->units[unit].set, board->places[digit]);
        if (lele_cellset_equal(&places, &both))
            return unit;
    }
    return -1;
}

static bool has_only_pair(const struct round *round, int corner)
{
    const lele_digits pair = lele_digits_of(round->digit[0]) | lele_digits_of(round->digit[1]);
    return (round->search->board->candidates[round->corner[corner]] & ~pair) == 0;
}

/* Whether the corner follows from its neighbour, which is known. */
static bool follows(struct round *round, int from, int to)
{
    const int unit = has_only_pair(round, to) ? -1 : strong_unit(round, from, to, round->digit[to]);
    if (unit < 0 && !has_only_pair(round, to))
        return false;
    round->links[round->link_count++] = (struct link){ from, to, unit };
    return true;
}

/* Goes round as far as corners follow; true: all four are known. */
static bool go_round(struct round *round)
{
    unsigned known = 1U << round->start;
    round->link_count = 0;
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < 16; i++) {
            const int from = i / 4, to = i % 4;
            if (from + to == 3 || from == to || (known >> from & 1) == 0 || (known >> to & 1) != 0)
                continue;
            if (follows(round, from, to)) {
                known |= 1U << to;
                more = true;
            }
        }
    }
    return known == 15;
}

static int count_strong(const struct round *round)
{
    int count = 0;
    for (int i = 0; i < round->link_count; i++)
        count += round->links[i].unit >= 0;
    return count;
}

static void mark(const struct round *round, lele_step *step)
{
    const lele_digits pair = step->digits;
    for (int i = 0; i < 4; i++) {
        const int cell = round->corner[i];
        const lele_digits candidates = round->search->board->candidates[cell];
        lele_step_mark(step, cell, LELE_ROLE_CORNER, candidates & pair);
        if ((candidates & ~pair) != 0)
            lele_step_mark(step, cell, LELE_ROLE_EXTRA, lele_digits_minus(candidates, pair));
    }
    lele_step_mark(step, round->corner[round->start], LELE_ROLE_BASE,
                   lele_digits_of(round->digit[round->start]));
    for (int i = 0; i < round->link_count; i++) {
        const struct link *link = &round->links[i];
        if (link->unit < 0)
            continue;
        const int digit = round->digit[link->to];
        const lele_node from = { .cells = lele_cellset_of(round->corner[link->from]),
                                 .digit = (uint8_t)digit };
        const lele_node to = { .cells = lele_cellset_of(round->corner[link->to]),
                               .digit = (uint8_t)digit,
                               .on = true };
        const int first = lele_step_node(step, from);
        lele_step_link(step, first, lele_step_node(step, to), LELE_LINK_STRONG, link->unit);
    }
}

static bool offer(struct round *round)
{
    const int strong = count_strong(round);
    if (strong == 0) /* that is type 1 */
        return false;
    lele_step *step = lele_search_begin(round->search);
    step->digits = lele_digits_of(round->digit[0]) | lele_digits_of(round->digit[1]);
    step->rating = (uint16_t)(step->rating + strong - 1);
    lele_search_eliminate_cell(round->search, round->corner[round->start],
                               lele_digits_of(round->digit[round->start]));
    mark(round, step);
    return lele_search_offer(round->search);
}

/* `even` in the corners 0 and 3, `odd` in 1 and 2. */
static bool try_digits(struct round *round, int even, int odd)
{
    for (int i = 0; i < 4; i++)
        round->digit[i] = i == 1 || i == 2 ? odd : even;
    for (round->start = 0; round->start < 4; round->start++)
        if (go_round(round) && offer(round))
            return true;
    return false;
}

static bool try_rectangle(struct lele_search *search, const lele_cell *corner)
{
    const lele_digits *candidates = search->board->candidates;
    struct round round = { .search = search, .corner = corner };
    lele_digits evens = candidates[corner[0]] & candidates[corner[3]];
    for (int even; (even = lele_digits_pop(&evens)) != 0;) {
        lele_digits odds = candidates[corner[1]] & candidates[corner[2]];
        for (int odd; (odd = lele_digits_pop(&odds)) != 0;)
            if (odd != even && try_digits(&round, even, odd))
                return true;
    }
    return false;
}

bool lele_find_strong_rectangle(struct lele_search *search)
{
    const struct lele_geometry *geometry = search->geometry;
    for (size_t i = 0; i < geometry->rectangle_count; i++)
        if (try_rectangle(search, geometry->rectangles[i].corner))
            return true;
    return false;
}
