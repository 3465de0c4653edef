/*
 * SK loop: four boxes at the corners of a rectangle, and two rows and two columns through them.
 * Without the four crossings, each box has a pair of cells on its row and a pair on its column:
 * eight pairs in a ring.  The unit that two neighbours share, in turn a line and a box, is their
 * joint.
 *
 * Assign each candidate of a pair to one of its two joints.  A digit of a joint fills at most one
 * cell of the two pairs, because they are in one unit.  If the joints have sixteen digits in all,
 * for sixteen cells, each fills exactly one; the rest of its line or box cannot hold it.
 */
#include "technique/find/finders.h"
#include "technique/rare.h"
#include "technique/search.h"
#include "technique/step.h"

enum { PAIRS = LELE_SK_PAIRS, CELLS = 2 * PAIRS };

struct ring {
    struct lele_search *search;
    lele_cellset pairs[PAIRS];
    lele_digits digits[PAIRS]; /* candidates of a pair */
    int joints[PAIRS];         /* the unit that joins a pair with the next one */
    lele_digits shared[PAIRS]; /* the digits of a joint */
};

/* Sets a pair: the cells of the line in the box of the crossing, without the crossing itself.
 * False unless there are two, both empty. */
static bool set_pair(struct ring *ring, int index, int line, int crossing)
{
    const lele_board *board = ring->search->board;
    const lele_layout *layout = board->layout;
    lele_cellset cells = lele_cellset_and(
        layout->units[line].set, layout->units[lele_layout_box_unit(layout, crossing)].set);
    lele_cellset_remove(&cells, crossing);
    if (lele_cellset_count(&cells) != 2 || !lele_cellset_within(&cells, &board->places[0]))
        return false;
    ring->pairs[index] = cells;
    ring->digits[index] = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        ring->digits[index] |= board->candidates[cell];
    return true;
}

/* The corners are the crossings in the order of the ring: corner[0] and [1] share a row, [1] and
 * [2] a column, and so on. */
static bool set_ring(struct ring *ring, const int corner[4])
{
    const lele_layout *layout = ring->search->layout;
    const int top = lele_layout_row_unit(layout, corner[0]);
    const int right = lele_layout_column_unit(layout, corner[1]);
    const int bottom = lele_layout_row_unit(layout, corner[2]);
    const int left = lele_layout_column_unit(layout, corner[3]);
    const int lines[4] = { top, right, bottom, left };
    for (int i = 0; i < 4; i++) {
        if (!set_pair(ring, 2 * i, lines[i], corner[i]) ||
            !set_pair(ring, 2 * i + 1, lines[i], corner[(i + 1) % 4]))
            return false;
        ring->joints[2 * i] = lines[i];
        ring->joints[2 * i + 1] = lele_layout_box_unit(layout, corner[(i + 1) % 4]);
    }
    return true;
}

bool lele_sk_share(const lele_digits pairs[PAIRS], lele_digits first, lele_digits ret[PAIRS])
{
    int total = lele_digits_count(first);
    ret[0] = first;
    for (int i = 1; i < PAIRS; i++) {
        ret[i] = lele_digits_minus(pairs[i], ret[i - 1]);
        total += lele_digits_count(ret[i]);
        if (ret[i] == 0)
            return false;
    }
    const lele_digits rest = lele_digits_minus(pairs[0], ret[PAIRS - 1]);
    return total == CELLS && (rest & ~first) == 0;
}

static bool offer(struct ring *ring)
{
    struct lele_search *search = ring->search;
    lele_step *step = lele_search_begin(search);
    for (int i = 0; i < PAIRS; i++) {
        const lele_cellset members = lele_cellset_or(ring->pairs[i], ring->pairs[(i + 1) % PAIRS]);
        const lele_cellset others =
            lele_cellset_minus(search->layout->units[ring->joints[i]].set, members);
        lele_digits digits = ring->shared[i];
        step->digits |= digits;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            lele_search_eliminate(search, others, d);
        lele_step_unit(step, ring->joints[i], LELE_UNIT_ROLE_SEEN);
        lele_cellset cells = ring->pairs[i];
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            lele_step_mark(step, cell, i % 2 == 0 ? LELE_ROLE_COLOR_A : LELE_ROLE_COLOR_B,
                           search->board->candidates[cell]);
    }
    return lele_search_offer(search);
}

static bool try_corners(struct lele_search *search, const int corner[4])
{
    struct ring ring = { .search = search };
    if (!set_ring(&ring, corner))
        return false;
    const lele_digits both = ring.digits[0] & ring.digits[1];
    for (lele_digits first = both; first != 0; first = (lele_digits)((first - 1) & both))
        if (lele_sk_share(ring.digits, first, ring.shared) && offer(&ring))
            return true;
    return false;
}

/* The cells whose row and whose column each have two other cells in the box, all four empty. */
static lele_cellset find_crossings(struct lele_search *search)
{
    const lele_layout *layout = search->layout;
    lele_cellset crossings = LELE_CELLSET_EMPTY;
    struct ring ring = { .search = search };
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (set_pair(&ring, 0, lele_layout_row_unit(layout, cell), cell) &&
            set_pair(&ring, 1, lele_layout_column_unit(layout, cell), cell))
            lele_cellset_add(&crossings, cell);
    return crossings;
}

static int meet(const lele_layout *layout, int row_unit, int column_unit)
{
    const lele_cellset common =
        lele_cellset_and(layout->units[row_unit].set, layout->units[column_unit].set);
    return lele_cellset_first(&common);
}

bool lele_find_sk_loop(struct lele_search *search)
{
    const lele_layout *layout = search->layout;
    const lele_cellset crossings = find_crossings(search);
    lele_cellset from_a = crossings;
    for (int a; (a = lele_cellset_pop(&from_a)) >= 0;) {
        lele_cellset from_c = lele_cellset_minus(from_a, layout->peers[a]);
        for (int c; (c = lele_cellset_pop(&from_c)) >= 0;) {
            if (lele_layout_column(layout, c) <= lele_layout_column(layout, a))
                continue;
            const int b =
                meet(layout, lele_layout_row_unit(layout, a), lele_layout_column_unit(layout, c));
            const int d =
                meet(layout, lele_layout_row_unit(layout, c), lele_layout_column_unit(layout, a));
            const int box = lele_layout_box_unit(layout, a);
            if (!lele_cellset_has(&crossings, b) || !lele_cellset_has(&crossings, d) ||
                lele_layout_box_unit(layout, b) == box || lele_layout_box_unit(layout, d) == box ||
                lele_layout_box_unit(layout, b) == lele_layout_box_unit(layout, c) ||
                lele_layout_box_unit(layout, d) == lele_layout_box_unit(layout, c))
                continue;
            const int corner[4] = { a, b, c, d };
            if (try_corners(search, corner))
                return true;
        }
    }
    return false;
}
