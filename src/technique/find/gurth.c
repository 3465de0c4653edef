/*
 * Gurth's theorem (symmetrical placement).  A half turn or a reflection in a diagonal maps the givens
 * onto themselves if the digits are exchanged by a fixed rule.  Applied to the solution, both together
 * give a solution of the same givens; there is only one, so the solution is symmetrical as well.  A
 * cell that the symmetry leaves in its place therefore holds a digit that the rule does not exchange.
 */
#include "technique/find/finders.h"
#include "technique/rare.h"
#include "technique/search.h"
#include "technique/step.h"

static bool is_unit(const lele_layout *layout, const lele_cellset *cells)
{
    for (int u = 0; u < layout->unit_count; u++)
        if (lele_cellset_equal(cells, &layout->units[u].set))
            return true;
    return false;
}

static bool maps_units(const lele_layout *layout, lele_symmetry symmetry)
{
    for (int u = 0; u < layout->unit_count; u++) {
        lele_cellset image = LELE_CELLSET_EMPTY;
        for (int i = 0; i < layout->size; i++)
            lele_cellset_add(&image,
                             lele_symmetry_map(layout, symmetry, layout->units[u].cells[i]));
        if (!is_unit(layout, &image))
            return false;
    }
    return true;
}

bool lele_gurth_read(const lele_board *board, lele_symmetry symmetry,
                     uint8_t ret[LELE_MAX_SIZE + 1])
{
    lele_grid givens;
    lele_cellset cells = board->givens;
    lele_grid_clear(&givens);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        givens.cell[cell] = board->grid.cell[cell];
    return lele_grid_rule(board->layout, &givens, symmetry, ret) &&
           maps_units(board->layout, symmetry);
}

lele_cellset lele_gurth_fixed(const lele_layout *layout, lele_symmetry symmetry)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (lele_symmetry_map(layout, symmetry, cell) == cell)
            lele_cellset_add(&cells, cell);
    return cells;
}

static bool offer(struct lele_search *search, lele_symmetry symmetry, lele_digits staying)
{
    const lele_board *board = search->board;
    const lele_cellset fixed = lele_gurth_fixed(search->layout, symmetry);
    lele_cellset open = lele_cellset_and(fixed, board->places[0]);
    lele_step *step = lele_search_begin(search);
    step->digits = staying;
    for (int cell; (cell = lele_cellset_pop(&open)) >= 0;) {
        const lele_digits left = board->candidates[cell] & staying;
        if (left == board->candidates[cell])
            continue;
        if (lele_digits_single(staying) && left != 0)
            lele_search_place(search, cell, lele_digits_first(staying));
        else
            lele_search_eliminate_cell(search, cell, (lele_digits)~staying);
        lele_step_mark(step, cell, LELE_ROLE_BASE, left);
    }
    return lele_search_offer(search);
}

bool lele_find_gurth(struct lele_search *search)
{
    for (size_t i = 0; i < LELE_GURTH_SYMMETRIES; i++) {
        uint8_t becomes[LELE_MAX_SIZE + 1];
        lele_digits staying = 0;
        if (!lele_gurth_read(search->board, lele_gurth_symmetries[i], becomes))
            continue;
        for (int d = 1; d <= search->layout->size; d++)
            staying |= becomes[d] == d ? lele_digits_of(d) : 0;
        if (offer(search, lele_gurth_symmetries[i], staying))
            return true;
    }
    return false;
}

const lele_symmetry lele_gurth_symmetries[LELE_GURTH_SYMMETRIES] = { LELE_SYMMETRY_ROTATE_180,
                                                                     LELE_SYMMETRY_DIAGONAL,
                                                                     LELE_SYMMETRY_ANTIDIAGONAL };
