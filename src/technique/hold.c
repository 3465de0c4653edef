/* Whether a board has what the premises say, see lele/premise.h. */
#include "lele/clue.h"
#include "lele/premise.h"

#include "technique/deadly_pattern.h"
#include "technique/symmetry_pattern.h"

static bool holds_value(const lele_premise *premise, const lele_board *board)
{
    return lele_digits_of(board->grid.cell[lele_cellset_first(&premise->cells)]) == premise->digits;
}

static bool holds_cell(const lele_premise *premise, const lele_board *board)
{
    const int cell = lele_cellset_first(&premise->cells);
    return board->grid.cell[cell] == 0 && (board->candidates[cell] & ~premise->digits) == 0;
}

static bool holds_places(const lele_premise *premise, const lele_board *board)
{
    const lele_cellset places = lele_cellset_and(board->places[lele_digits_first(premise->digits)],
                                                 board->layout->units[premise->unit].set);
    return (board->missing[premise->unit] & premise->digits) != 0 &&
           lele_cellset_within(&places, &premise->cells);
}

static bool holds_gone(const lele_premise *premise, const lele_board *board)
{
    const int cell = lele_cellset_first(&premise->cells);
    return board->grid.cell[cell] == 0 && (board->candidates[cell] & premise->digits) == 0;
}

/* A given cannot change, so no second filling has another digit there. */
static bool holds_deadly(const lele_premises *premises, const lele_board *board)
{
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        if (premises->deadly[cell] != 0 && lele_cellset_has(&board->givens, cell))
            return false;
    for (int cell = 0; premises->is_closed && cell < board->layout->cell_count; cell++)
        if (board->candidates[cell] & ~(premises->deadly[cell] | premises->guards[cell]))
            return false;
    return lele_deadly_is_true(board->layout, premises->deadly) ||
           lele_deadly_is_reverse(board, premises->deadly);
}

static bool holds_map(const lele_premise *premise, const lele_board *board)
{
    const int digit = lele_digits_first(premise->digits);
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        if (!lele_cellset_has(&premise->cells, cell) &&
            (board->grid.cell[cell] == digit || lele_digits_has(board->candidates[cell], digit)))
            return false;
    return true;
}

static bool holds_symmetry(const lele_premise *premise, const lele_board *board)
{
    return lele_symmetry_allows_only(board, lele_cellset_first(&premise->cells), premise->digits);
}

/* Clues are part of the layout. */
static bool holds_always(const lele_premise *premise, const lele_board *board)
{
    return premise->kind == LELE_PREMISE_TOTAL ||
           premise->digits < board->layout->clues->list.clue_count;
}

bool lele_premises_hold(const lele_premises *premises, const lele_board *board)
{
    static bool (*const checks[LELE_PREMISE_COUNT])(const lele_premise *, const lele_board *) = {
        [LELE_PREMISE_VALUE] = holds_value,   [LELE_PREMISE_CELL] = holds_cell,
        [LELE_PREMISE_PLACES] = holds_places, [LELE_PREMISE_GONE] = holds_gone,
        [LELE_PREMISE_MAP] = holds_map,       [LELE_PREMISE_SYMMETRY] = holds_symmetry,
        [LELE_PREMISE_CLUE] = holds_always,   [LELE_PREMISE_TOTAL] = holds_always,
    };
    for (int i = 0; i < premises->count; i++) {
        const lele_premise *premise = &premises->items[i];
        if (premise->kind == LELE_PREMISE_DEADLY ? !holds_deadly(premises, board)
                                                 : !checks[premise->kind](premise, board))
            return false;
    }
    return true;
}
