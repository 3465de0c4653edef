/* Random completion of a board, see completer.h. */
#include "generator/completer.h"

#include <stdlib.h>

enum {
    ATTEMPTS = 300,       /* short attempts, each limited to NODES_PER_CELL */
    NODES_PER_CELL = 2,   /* most grids need fewer nodes than they have cells */
    LAST_NODES = 1 << 16, /* node limit of the last attempt */
};

struct lele_completer {
    const lele_layout *layout;
    lele_completer_choose choose;
    uint64_t nodes_left;
    lele_random *random;
    lele_board boards[]; /* one per depth of the search */
};

lele_completer *lele_completer_new(const lele_layout *layout, lele_completer_choose choose)
{
    lele_completer *completer =
        malloc(sizeof *completer + ((size_t)layout->cell_count + 1) * sizeof(lele_board));
    if (completer == NULL)
        return NULL;
    completer->layout = layout;
    completer->choose = choose;
    return completer;
}

void lele_completer_free(lele_completer *completer)
{
    free(completer);
}

static bool naked_singles(lele_board *board)
{
    for (bool again = true; again;) {
        again = false;
        lele_cellset empty = board->places[0];
        for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
            const lele_digits left = board->candidates[cell];
            if (left == 0)
                return false;
            if (!lele_digits_single(left))
                continue;
            lele_board_place(board, cell, lele_digits_first(left));
            again = true;
        }
    }
    return true;
}

/* Returns -1 dead, 0 nothing, 1 placed something. */
static int hidden_singles(lele_board *board, const lele_unit *unit, lele_digits missing)
{
    unsigned once = 0, twice = 0;
    for (int i = 0; i < board->layout->size; i++) {
        const unsigned digits = board->candidates[unit->cells[i]];
        twice |= once & digits;
        once |= digits;
    }
    if ((missing & ~once) != 0)
        return -1;
    int placed = 0;
    lele_digits lonely = (lele_digits)(once & ~twice);
    for (int d; (d = lele_digits_pop(&lonely)) != 0;) {
        const lele_cellset places = lele_cellset_and(board->places[d], unit->set);
        const int cell = lele_cellset_first(&places);
        if (cell < 0)
            return -1;
        lele_board_place(board, cell, d);
        placed = 1;
    }
    return placed;
}

bool lele_completer_singles(lele_board *board)
{
    for (bool again = true; again;) {
        again = false;
        if (!naked_singles(board))
            return false;
        for (int u = 0; u < board->layout->unit_count; u++) {
            if (board->missing[u] == 0)
                continue;
            const int found = hidden_singles(board, &board->layout->units[u], board->missing[u]);
            if (found < 0)
                return false;
            again |= found > 0;
        }
    }
    return true;
}

/* The cell of `cells` with the fewest candidates; among equals the first one from `from` on. */
static int fewest_of(const lele_board *board, lele_cellset cells, int from)
{
    int best = -1, best_count = LELE_MAX_SIZE + 1, best_distance = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const int count = lele_digits_count(board->candidates[cell]);
        const int distance = (cell - from) & (LELE_MAX_CELLS - 1);
        if (count > best_count || (count == best_count && distance > best_distance))
            continue;
        best = cell;
        best_count = count;
        best_distance = distance;
    }
    return best;
}

int lele_completer_fewest(const lele_board *board, lele_random *random)
{
    const uint32_t from = lele_random_below(random, (uint32_t)board->layout->cell_count);
    return fewest_of(board, board->places[0], (int)from);
}

int lele_completer_box(const lele_board *board, lele_random *random)
{
    const lele_layout *layout = board->layout;
    for (int u = 0; u < layout->unit_count; u++) {
        if (layout->units[u].kind != LELE_UNIT_BOX || board->missing[u] == 0)
            continue;
        const uint32_t from = lele_random_below(random, (uint32_t)layout->cell_count);
        return fewest_of(board, lele_cellset_and(board->places[0], layout->units[u].set),
                         (int)from);
    }
    return lele_completer_fewest(board, random);
}

/* Completes boards[depth]; the finished grid is copied back into it. */
static bool complete(lele_completer *completer, int depth)
{
    lele_board *board = &completer->boards[depth];
    if (completer->nodes_left == 0)
        return false;
    completer->nodes_left--;
    if (!lele_completer_singles(board))
        return false;
    if (board->empty_count == 0)
        return true;
    const int cell = completer->choose(board, completer->random);
    uint8_t digits[LELE_MAX_SIZE];
    size_t count = 0;
    for (lele_digits rest = board->candidates[cell]; rest != 0;)
        digits[count++] = (uint8_t)lele_digits_pop(&rest);
    lele_random_shuffle(completer->random, digits, count);
    for (size_t i = 0; i < count; i++) {
        completer->boards[depth + 1] = *board;
        lele_board_place(&completer->boards[depth + 1], cell, digits[i]);
        if (complete(completer, depth + 1)) {
            board->grid = completer->boards[depth + 1].grid;
            return true;
        }
    }
    return false;
}

lele_error lele_completer_fill(lele_completer *completer, const lele_grid *start,
                               lele_random *random, lele_grid *ret)
{
    completer->random = random;
    for (int attempt = 0; attempt <= ATTEMPTS; attempt++) {
        completer->nodes_left = attempt == ATTEMPTS
                                    ? (uint64_t)LAST_NODES
                                    : (uint64_t)(NODES_PER_CELL * completer->layout->cell_count);
        lele_board_init(&completer->boards[0], completer->layout, start);
        if (complete(completer, 0)) {
            *ret = completer->boards[0].grid;
            return LELE_OK;
        }
        if (completer->nodes_left > 0)
            return LELE_E_NO_SOLUTION;
    }
    return LELE_E_LIMIT;
}
