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
    lele_bitboard *position;
};

lele_completer *lele_completer_new(const lele_layout *layout, lele_completer_choose choose)
{
    lele_completer *completer = malloc(sizeof *completer);
    if (completer == NULL)
        return NULL;
    completer->layout = layout;
    completer->choose = choose;
    completer->position = aligned_alloc(64, lele_bitboard_size(layout));
    if (completer->position == NULL) {
        free(completer);
        return NULL;
    }
    lele_bitboard_init(completer->position, layout);
    return completer;
}

void lele_completer_free(lele_completer *completer)
{
    if (completer != NULL)
        free(completer->position);
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

static int fewest_of(lele_bitboard *position, const lele_layout *layout, lele_cellset among,
                     lele_random *random)
{
    const uint32_t from = lele_random_below(random, (uint32_t)layout->cell_count);
    return lele_bitboard_fewest(position, &among, (int)from);
}

int lele_completer_fewest(lele_bitboard *position, const lele_layout *layout, lele_random *random)
{
    return fewest_of(position, layout, lele_bitboard_open(position), random);
}

int lele_completer_box(lele_bitboard *position, const lele_layout *layout, lele_random *random)
{
    const lele_cellset open = lele_bitboard_open(position);
    int box = lele_layout_first_box(layout);
    while (!lele_cellset_meets(&open, &layout->units[box].set)) /* each cell is in a box */
        box++;
    return fewest_of(position, layout, layout->units[box].set, random);
}

/* Completes the position on top and writes the grid. */
static bool complete(lele_completer *completer, lele_grid *ret)
{
    lele_bitboard *position = completer->position;
    if (completer->nodes_left == 0)
        return false;
    completer->nodes_left--;
    if (!lele_bitboard_settle(position))
        return false;
    const lele_cellset open = lele_bitboard_open(position);
    if (lele_cellset_is_empty(&open)) {
        lele_bitboard_solved(position, ret);
        return true;
    }
    const int cell = completer->choose(position, completer->layout, completer->random);
    uint8_t digits[LELE_MAX_SIZE];
    size_t count = 0;
    for (lele_digits rest = lele_bitboard_candidates(position, cell); rest != 0;)
        digits[count++] = (uint8_t)lele_digits_pop(&rest);
    lele_random_shuffle(completer->random, digits, count);
    bool done = false;
    for (size_t i = 0; i < count && !done; i++) {
        lele_bitboard_push(position);
        lele_bitboard_place(position, cell, digits[i]);
        done = complete(completer, ret);
        lele_bitboard_pop(position);
    }
    return done;
}

lele_error lele_completer_fill(lele_completer *completer, const lele_grid *start,
                               lele_random *random, lele_grid *ret)
{
    completer->random = random;
    lele_bitboard_start(completer->position, start);
    for (int attempt = 0; attempt <= ATTEMPTS; attempt++) {
        completer->nodes_left = attempt == ATTEMPTS
                                    ? (uint64_t)LAST_NODES
                                    : (uint64_t)(NODES_PER_CELL * completer->layout->cell_count);
        lele_bitboard_push(completer->position);
        const bool done = complete(completer, ret);
        lele_bitboard_pop(completer->position);
        if (done)
            return LELE_OK;
        if (completer->nodes_left > 0)
            return LELE_E_NO_SOLUTION;
    }
    return LELE_E_LIMIT;
}
