/*
 * Law of leftovers: as many neighbouring lines as irregular regions hold the same digits, each
 * digit once per line and once per region.  The cells that lines and regions share do not matter,
 * so the cells of the lines outside the regions and those of the regions outside the lines hold
 * the same digits, too: a digit that one side cannot have leaves the other, and a digit that is
 * placed on one side comes on the other.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { LINES_MOST = 4, CELLS_MOST = 4 };

enum side { OF_LINES, OF_REGIONS, SIDES };

struct leftovers {
    struct lele_search *search;
    int first, count; /* the lines */
    int cells;        /* how many there are on a side */
    int regions[LINES_MOST];
    lele_cellset lines; /* the cells of the lines */
    lele_cellset
        side[SIDES]; /* of the lines without the regions, of the regions without the lines */
};

/* What the cells of a side can hold or hold already. */
static lele_digits holding(const lele_board *board, lele_cellset side)
{
    lele_digits digits = 0;
    for (int cell; (cell = lele_cellset_pop(&side)) >= 0;)
        digits |= board->grid.cell[cell] != 0 ? lele_digits_of(board->grid.cell[cell])
                                              : board->candidates[cell];
    return digits;
}

static int count_placed(const lele_board *board, lele_cellset side, int digit)
{
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&side)) >= 0;)
        count += board->grid.cell[cell] == digit;
    return count;
}

/* Digits of `side` that the other side cannot have. */
static void eliminate_missing(struct leftovers *left, enum side side)
{
    const lele_board *board = left->search->board;
    const lele_digits others = holding(board, left->side[1 - side]);
    lele_cellset cells = left->side[side];
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_search_eliminate_cell(left->search, cell,
                                   lele_digits_minus(board->candidates[cell], others));
}

/* The digit is on `side`: what sees all its places there loses it, and a single place other
 * digits. */
static void eliminate_needed(struct leftovers *left, enum side side, int digit)
{
    const lele_board *board = left->search->board;
    const lele_cellset places = lele_cellset_and(left->side[side], board->places[digit]);
    lele_cellset seen = board->layout->all, rest = places;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        seen = lele_cellset_and(seen, board->layout->peers[cell]);
    if (lele_cellset_is_empty(&places))
        return;
    lele_search_eliminate(left->search, seen, digit);
    if (lele_cellset_count(&places) == 1)
        lele_search_eliminate_cell(
            left->search, lele_cellset_first(&places),
            lele_digits_minus(lele_digits_all(board->layout->size), lele_digits_of(digit)));
}

static void mark(struct leftovers *left)
{
    static const lele_role roles[SIDES] = { LELE_ROLE_COLOR_A, LELE_ROLE_COLOR_B };
    const lele_board *board = left->search->board;
    lele_step *step = left->search->step;
    for (int i = 0; i < left->count; i++) {
        lele_step_unit(step, left->first + i, LELE_UNIT_ROLE_COVER);
        lele_step_unit(step, left->regions[i], LELE_UNIT_ROLE_SEEN);
    }
    for (enum side side = OF_LINES; side < SIDES; side++) {
        lele_cellset cells = left->side[side];
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            lele_step_mark(step, cell, roles[side], holding(board, lele_cellset_of(cell)));
    }
}

static lele_step *begin(struct leftovers *left)
{
    lele_step *step = lele_search_begin(left->search);
    step->rating = (uint16_t)(step->rating + left->count - 1);
    return step;
}

static bool finish(struct leftovers *left)
{
    lele_step *step = left->search->step;
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < step->elimination_count; i++)
        step->digits |= step->eliminations[i].digits;
    mark(left);
    return lele_search_offer(left->search);
}

static bool offer_missing(struct leftovers *left)
{
    begin(left);
    for (enum side side = OF_LINES; side < SIDES; side++)
        eliminate_missing(left, side);
    return finish(left);
}

/* The digit is placed on one side more often than on the other. */
static bool offer_needed(struct leftovers *left, enum side placed, int digit)
{
    const lele_board *board = left->search->board;
    lele_step *step = begin(left);
    eliminate_needed(left, 1 - placed, digit);
    if (step->elimination_count == 0)
        return false;
    step->digits = lele_digits_of(digit);
    lele_cellset cells = left->side[placed];
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (board->grid.cell[cell] == digit)
            lele_step_mark(step, cell, LELE_ROLE_REASON, lele_digits_of(digit));
    mark(left);
    return lele_search_offer(left->search);
}

static bool offer(struct leftovers *left)
{
    const lele_board *board = left->search->board;
    if (offer_missing(left))
        return true;
    for (int digit = 1; digit <= board->layout->size; digit++) {
        const int on_lines = count_placed(board, left->side[OF_LINES], digit);
        const int on_regions = count_placed(board, left->side[OF_REGIONS], digit);
        if (on_lines != on_regions &&
            offer_needed(left, on_lines > on_regions ? OF_LINES : OF_REGIONS, digit))
            return true;
    }
    return false;
}

/* Chooses regions with no more cells outside the lines than there may be. */
static bool choose_regions(struct leftovers *left, int chosen, int from, lele_cellset regions)
{
    const lele_layout *layout = left->search->layout;
    const lele_cellset outside = lele_cellset_minus(regions, left->lines);
    if (lele_cellset_count(&outside) > left->cells)
        return false;
    if (chosen == left->count) {
        left->side[OF_LINES] = lele_cellset_minus(left->lines, regions);
        left->side[OF_REGIONS] = outside;
        return lele_cellset_count(&outside) == left->cells && offer(left);
    }
    for (int region = from; region < lele_layout_first_extra(layout); region++) {
        left->regions[chosen] = region;
        if (choose_regions(left, chosen + 1, region + 1,
                           lele_cellset_or(regions, layout->units[region].set)))
            return true;
    }
    return false;
}

static bool choose_lines(struct leftovers *left)
{
    const lele_layout *layout = left->search->layout;
    for (int first = 0; first < lele_layout_first_box(layout); first++) {
        if (first % layout->size + left->count > layout->size)
            continue;
        left->first = first;
        left->lines = LELE_CELLSET_EMPTY;
        for (int i = 0; i < left->count; i++)
            left->lines = lele_cellset_or(left->lines, layout->units[first + i].set);
        if (choose_regions(left, 0, lele_layout_first_box(layout), LELE_CELLSET_EMPTY))
            return true;
    }
    return false;
}

bool lele_find_law_of_leftovers(struct lele_search *search)
{
    struct leftovers left = { .search = search };
    if (!lele_layout_is_jigsaw(search->layout) || lele_search_news(search)->digits == 0)
        return false;
    for (left.cells = 1; left.cells <= CELLS_MOST; left.cells++)
        for (left.count = 1; left.count <= LINES_MOST && left.count < search->layout->size;
             left.count++)
            if (choose_lines(&left))
                return true;
    return false;
}
