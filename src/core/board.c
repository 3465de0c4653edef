/* Boards: candidates kept consistent with the placed digits, see lele/board.h. */
#include "lele/board.h"
#include "lele/clue.h"

#include <assert.h>
#include <string.h>

static void set_candidates(lele_board *board, int cell, lele_digits digits)
{
    board->candidates[cell] = digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_cellset_add(&board->places[d], cell);
}

/* What the clues of the cell and the digits that it must differ from leave. */
static lele_digits allowed_by_clues(const lele_layout *layout, const lele_grid *grid, int cell)
{
    lele_digits left = lele_layout_allows(layout, cell);
    lele_cellset peers = layout->peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (grid->cell[peer] != 0)
            lele_digits_remove(&left, lele_digits_of(grid->cell[peer]));
    return left;
}

void lele_board_init(lele_board *board, const lele_layout *layout, const lele_grid *grid)
{
    memset(board, 0, sizeof *board);
    board->layout = layout;
    memcpy(board->grid.cell, grid->cell, (size_t)layout->cell_count);
    for (int u = 0; u < layout->unit_count; u++) {
        unsigned seen = 0;
        for (int i = 0; i < layout->size; i++)
            seen |= 1U << grid->cell[layout->units[u].cells[i]];
        board->missing[u] = (lele_digits)(lele_digits_all(layout->size) & ~(seen >> 1));
    }
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (grid->cell[cell] != 0) {
            lele_cellset_add(&board->givens, cell);
            continue;
        }
        lele_digits left = lele_digits_all(layout->size);
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            left &= board->missing[layout->cell_units[cell][i]];
        if (layout->clues != NULL)
            left &= allowed_by_clues(layout, grid, cell);
        set_candidates(board, cell, left);
        lele_cellset_add(&board->places[0], cell);
        board->empty_count++;
    }
}

void lele_board_init_position(lele_board *board, const lele_position *position)
{
    const lele_layout *layout = position->layout;
    lele_board_init(board, layout, &position->values);
    if (!position->has_candidates && lele_grid_equal(layout, &position->givens, &position->values))
        return;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (position->givens.cell[cell] == 0)
            lele_cellset_remove(&board->givens, cell);
        if (position->has_candidates && board->grid.cell[cell] == 0)
            lele_board_eliminate(board, cell, (lele_digits)~position->candidates[cell]);
    }
}

void lele_board_place(lele_board *board, int cell, int digit)
{
    assert(board->grid.cell[cell] == 0 && digit >= 1 && digit <= board->layout->size);
    const lele_layout *layout = board->layout;
    lele_board_eliminate(board, cell, board->candidates[cell]);
    board->grid.cell[cell] = (uint8_t)digit;
    lele_cellset_remove(&board->places[0], cell);
    board->empty_count--;
    const lele_digits bit = lele_digits_of(digit);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++)
        lele_digits_remove(&board->missing[layout->cell_units[cell][i]], bit);
    lele_cellset losers = lele_cellset_and(board->places[digit], layout->peers[cell]);
    board->places[digit] = lele_cellset_minus(board->places[digit], losers);
    for (int peer; (peer = lele_cellset_pop(&losers)) >= 0;)
        lele_digits_remove(&board->candidates[peer], bit);
}

void lele_board_eliminate(lele_board *board, int cell, lele_digits digits)
{
    lele_digits gone = board->candidates[cell] & digits;
    lele_digits_remove(&board->candidates[cell], digits);
    for (int d; (d = lele_digits_pop(&gone)) != 0;)
        lele_cellset_remove(&board->places[d], cell);
}

static bool report(lele_contradiction *ret, lele_contradiction found)
{
    if (ret != NULL)
        *ret = found;
    return true;
}

/* A digit that the unit holds twice, or 0. */
static int twice(const lele_board *board, const lele_unit *unit)
{
    unsigned seen = 0;
    for (int i = 0; i < board->layout->size; i++) {
        const int digit = board->grid.cell[unit->cells[i]];
        if (digit != 0 && (seen >> digit & 1) != 0)
            return digit;
        seen |= 1U << digit;
    }
    return 0;
}

bool lele_board_is_dead(const lele_board *board, lele_contradiction *ret)
{
    const lele_layout *layout = board->layout;
    for (int u = 0; u < layout->unit_count; u++) {
        const int digit = twice(board, &layout->units[u]);
        if (digit != 0)
            return report(ret, (lele_contradiction){ LELE_DEAD_CONFLICT, -1, u, digit });
    }
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
        if (board->candidates[cell] == 0)
            return report(ret, (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 });
    for (int u = 0; u < layout->unit_count; u++) {
        lele_digits missing = board->missing[u];
        for (int d; (d = lele_digits_pop(&missing)) != 0;)
            if (!lele_cellset_meets(&layout->units[u].set, &board->places[d]))
                return report(ret, (lele_contradiction){ LELE_DEAD_UNIT, -1, u, d });
    }
    return false;
}
