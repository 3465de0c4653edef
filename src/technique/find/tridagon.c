/*
 * Tridagon (Thor's hammer): in four boxes at the corners of a rectangle, three cells each, one
 * in every row and column of the box, all with at least two of the same three digits.  The cells
 * of a box are a permutation.  If an odd number of the four permutations is odd, the twelve cells
 * cannot be filled with the three digits alone.  So a cell must hold another candidate, a
 * guardian.
 *
 * Only boxes of three by three cells have such permutations.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { BOX_CELLS = 3, PERMUTATIONS = 6 };

/* Column of the cell in each row; the first three are even. */
static const uint8_t permutations[PERMUTATIONS][BOX_CELLS] = {
    { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 },
};

struct tridagon {
    struct lele_search *search;
    lele_digits three;
    int boxes[4];
    uint8_t chosen[4]; /* permutation of each box */
};

static int cell_at(const struct tridagon *tridagon, int box, int permutation, int row)
{
    return tridagon->search->layout->units[tridagon->boxes[box]]
        .cells[row * BOX_CELLS + permutations[permutation][row]];
}

static bool offer(const struct tridagon *tridagon, lele_cellset guardians, lele_digits extra)
{
    struct lele_search *search = tridagon->search;
    lele_step *step = lele_search_begin(search);
    step->digits = tridagon->three;
    if (lele_cellset_count(&guardians) == 1)
        lele_search_eliminate_cell(search, lele_cellset_first(&guardians), tridagon->three);
    else if (lele_digits_single(extra))
        lele_search_eliminate(search, lele_layout_common_peers(search->layout, guardians),
                              lele_digits_first(extra));
    for (int box = 0; box < 4; box++)
        for (int row = 0; row < BOX_CELLS; row++) {
            const int cell = cell_at(tridagon, box, tridagon->chosen[box], row);
            const lele_digits digits = search->board->candidates[cell];
            lele_step_mark(step, cell, LELE_ROLE_BASE, digits & tridagon->three);
            if ((digits & ~tridagon->three) != 0)
                lele_step_mark(step, cell, LELE_ROLE_EXTRA,
                               lele_digits_minus(digits, tridagon->three));
        }
    return lele_search_offer(search);
}

/* Chooses a permutation for the next box.  Several cells with different guardians prove nothing. */
static bool grow(struct tridagon *tridagon, int box, int odd, lele_cellset guardians,
                 lele_digits extra)
{
    const lele_board *board = tridagon->search->board;
    if (box == 4)
        return odd % 2 == 1 && !lele_cellset_is_empty(&guardians) &&
               offer(tridagon, guardians, extra);
    for (int p = 0; p < PERMUTATIONS; p++) {
        lele_cellset saved = guardians;
        lele_digits more = extra;
        bool fits = true;
        for (int row = 0; row < BOX_CELLS && fits; row++) {
            const int cell = cell_at(tridagon, box, p, row);
            const lele_digits digits = board->candidates[cell];
            fits = lele_digits_count(digits & tridagon->three) >= 2;
            if ((digits & ~tridagon->three) != 0) {
                lele_cellset_add(&saved, cell);
                more |= lele_digits_minus(digits, tridagon->three);
            }
        }
        if (!fits || (lele_cellset_count(&saved) > 1 && !lele_digits_single(more)))
            continue;
        tridagon->chosen[box] = (uint8_t)p;
        if (grow(tridagon, box + 1, odd + (p >= 3), saved, more))
            return true;
    }
    return false;
}

/* The digits that all four boxes lack. */
static lele_digits open_digits(const struct tridagon *tridagon)
{
    lele_digits open = UINT16_MAX;
    for (int i = 0; i < 4; i++)
        open &= tridagon->search->board->missing[tridagon->boxes[i]];
    return open;
}

static bool try_boxes(struct tridagon *tridagon)
{
    lele_digits from_a = open_digits(tridagon);
    for (int a; (a = lele_digits_pop(&from_a)) != 0;) {
        lele_digits from_b = from_a;
        for (int b; (b = lele_digits_pop(&from_b)) != 0;) {
            lele_digits from_c = from_b;
            for (int c; (c = lele_digits_pop(&from_c)) != 0;) {
                tridagon->three = lele_digits_of(a) | lele_digits_of(b) | lele_digits_of(c);
                if (grow(tridagon, 0, 0, LELE_CELLSET_EMPTY, 0))
                    return true;
            }
        }
    }
    return false;
}

/* Whether some line of this kind crosses both boxes. */
static bool share_line(const lele_layout *layout, int a, int b, lele_unit_kind kind)
{
    for (int u = 0; u < layout->unit_count; u++)
        if (layout->units[u].kind == kind &&
            lele_cellset_meets(&layout->units[u].set, &layout->units[a].set) &&
            lele_cellset_meets(&layout->units[u].set, &layout->units[b].set))
            return true;
    return false;
}

static bool is_rectangle(const lele_layout *layout, const int boxes[4])
{
    return share_line(layout, boxes[0], boxes[1], LELE_UNIT_ROW) &&
           share_line(layout, boxes[2], boxes[3], LELE_UNIT_ROW) &&
           share_line(layout, boxes[0], boxes[2], LELE_UNIT_COLUMN) &&
           share_line(layout, boxes[1], boxes[3], LELE_UNIT_COLUMN);
}

bool lele_find_tridagon(struct lele_search *search)
{
    const lele_layout *layout = search->layout;
    if (layout->box_rows != BOX_CELLS || layout->box_columns != BOX_CELLS)
        return false;
    const int first = lele_layout_first_box(layout);
    struct tridagon tridagon = { .search = search };
    for (int a = first; a < first + layout->size; a++)
        for (int d = a + 1; d < first + layout->size; d++)
            for (int b = a + 1; b < d; b++)
                for (int c = b + 1; c < d; c++) {
                    const int boxes[4] = { a, b, c, d };
                    for (int i = 0; i < 4; i++)
                        tridagon.boxes[i] = boxes[i];
                    if (lele_digits_count(open_digits(&tridagon)) >= 3 &&
                        is_rectangle(layout, boxes) && try_boxes(&tridagon))
                        return true;
                }
    return false;
}
