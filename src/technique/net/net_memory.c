/* Keeps closures by singles from one position to the next, see net_memory.h. */
#include "technique/net/net_memory.h"

#include <stdlib.h>
#include <string.h>

/* The changes of a position since the previous one. */
struct losses {
    int count;
    struct {
        lele_cell cell;
        lele_digits lost;
        lele_digits value; /* the digit of a cell that was filled, else 0 */
    } at[LELE_MAX_CELLS];
};

lele_net_memory *lele_net_memory_new(const lele_layout *layout)
{
    const size_t cells = (size_t)layout->cell_count;
    const size_t rows = cells * (size_t)layout->size * 2;
    lele_net_memory *memory = malloc(sizeof *memory + rows * 2 * cells * sizeof *memory->rows);
    if (memory == NULL)
        return NULL;
    memory->quiet = false;
    memory->layout = layout;
    return memory;
}

static void *make(const struct lele_geometry *geometry)
{
    return lele_net_memory_new(geometry->layout);
}

const struct lele_scratch_kind lele_scratch_net_memory = { .make = make };

static lele_digits *row_of(lele_net_memory *memory, lele_literal literal)
{
    const size_t cells = (size_t)memory->layout->cell_count;
    const size_t size = (size_t)memory->layout->size;
    const size_t candidate =
        (size_t)lele_literal_cell(literal) * size + (size_t)lele_literal_digit(literal) - 1;
    return memory->rows + (candidate * 2 + (size_t)lele_literal_on(literal)) * 2 * cells;
}

/* False when the position is not a later stage of the previous one. */
static bool list_losses(const lele_net_memory *memory, const lele_board *board, struct losses *ret)
{
    ret->count = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const lele_digits now = board->candidates[cell];
        if (lele_digits_minus(now, memory->known[cell]) != 0)
            return false;
        const int value = board->grid.cell[cell];
        ret->at[ret->count].cell = (lele_cell)cell;
        ret->at[ret->count].lost = lele_digits_minus(memory->known[cell], now);
        ret->at[ret->count].value = value != 0 ? lele_digits_of(value) : 0;
        ret->count += now != memory->known[cell];
    }
    return true;
}

/* Whether every unit of the cell has at least two places left for the digit. */
static bool has_places(const lele_board *board, const lele_digits *off, int cell, lele_digits digit)
{
    const lele_layout *layout = board->layout;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const lele_cell *cells = layout->units[layout->cell_units[cell][i]].cells;
        int count = 0;
        for (int k = 0; k < layout->size && count < 2; k++)
            count += (lele_digits_minus(board->candidates[cells[k]], off[cells[k]]) & digit) != 0;
        if (count < 2)
            return false;
    }
    return true;
}

/* Whether nothing new follows from an assumption: every candidate that disappeared was off already,
 * or its cell and units still have two possibilities.  `on` and `off` include the assumption. */
static bool is_calm(const lele_board *board, const struct losses *losses, const lele_digits *on,
                    const lele_digits *off)
{
    for (int i = 0; i < losses->count; i++) {
        const int cell = losses->at[i].cell;
        if (losses->at[i].value != 0) {
            if (on[cell] != losses->at[i].value)
                return false;
            continue;
        }
        lele_digits open = lele_digits_minus(losses->at[i].lost, off[cell]);
        if (open == 0)
            continue;
        const lele_digits left = lele_digits_minus(board->candidates[cell], off[cell]);
        if ((left & (left - 1)) == 0)
            return false;
        for (int d; (d = lele_digits_pop(&open)) != 0;)
            if (!has_places(board, off, cell, lele_digits_of(d)))
                return false;
    }
    return true;
}

/* Drops the closure of the literal if something new may follow from it. */
static void recheck(lele_net_memory *memory, const lele_board *board, const struct losses *losses,
                    lele_literal literal)
{
    if (!memory->has[literal])
        return;
    const size_t cells = (size_t)board->layout->cell_count;
    lele_digits *on = row_of(memory, literal);
    lele_digits *off = on + cells;
    lele_digits *own = (lele_literal_on(literal) != 0 ? on : off) + lele_literal_cell(literal);
    const lele_digits before = *own;
    *own |= lele_digits_of(lele_literal_digit(literal));
    memory->has[literal] = is_calm(board, losses, on, off);
    *own = before;
}

/* Whether the board has no singles.  A net finds a single of the board only if it eliminates a
 * candidate near it, so a stored closure could differ from a new one. */
static bool is_quiet(const lele_board *board)
{
    const lele_layout *layout = board->layout;
    for (int u = 0; u < layout->unit_count; u++) {
        lele_digits once = 0, twice = 0;
        for (int i = 0; i < layout->size; i++) {
            const int cell = layout->units[u].cells[i];
            const lele_digits digits = board->candidates[cell];
            if (board->grid.cell[cell] == 0 && (digits & (digits - 1)) == 0)
                return false;
            twice |= once & digits;
            once |= digits;
        }
        if (twice != board->missing[u])
            return false;
    }
    return true;
}

void lele_net_memory_look(lele_net_memory *memory, const lele_board *board)
{
    struct losses losses;
    const bool quiet = is_quiet(board);
    const bool later = quiet && memory->quiet && list_losses(memory, board, &losses);
    memory->quiet = quiet;
    if (!later)
        memset(memory->has, 0, sizeof memory->has);
    lele_cellset empty = board->places[0];
    for (int cell; later && losses.count > 0 && (cell = lele_cellset_pop(&empty)) >= 0;) {
        lele_digits digits = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            recheck(memory, board, &losses, lele_literal_of(cell, d, 0));
            recheck(memory, board, &losses, lele_literal_of(cell, d, 1));
        }
    }
    memcpy(memory->known, board->candidates, sizeof memory->known);
}

void lele_net_memory_keep(lele_net_memory *memory, lele_literal assumed,
                          const struct lele_closure *row)
{
    const size_t cells = (size_t)memory->layout->cell_count;
    lele_digits *kept = row_of(memory, assumed);
    memcpy(kept, row->on, cells * sizeof *kept);
    memcpy(kept + cells, row->off, cells * sizeof *kept);
    memory->has[assumed] = memory->quiet;
}

bool lele_net_memory_recall(lele_net_memory *memory, lele_literal assumed, struct lele_closure *ret)
{
    const int cells = memory->layout->cell_count;
    if (!memory->has[assumed])
        return false;
    const lele_digits *kept = row_of(memory, assumed);
    for (int cell = 0; cell < cells; cell++) {
        ret->on[cell] = kept[cell] & memory->known[cell];
        ret->off[cell] = kept[cells + cell] & memory->known[cell];
    }
    return true;
}
