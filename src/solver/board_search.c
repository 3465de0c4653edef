/*
 * Counts the solutions of a board by its candidates.
 *
 * The cell with the fewest candidates is filled first, or a unit's only place of a digit.  Puzzles of
 * candidates are rare, so this search copies the board for each guess and does nothing else.
 */
#include "lele/clue.h"
#include "lele/solve.h"

enum { WORK_PER_NODE = 2000 }; /* units of lele_solve_result */

struct search {
    const lele_solve_limits *limits;
    lele_solve_result *result;
};

static bool is_over(struct search *search)
{
    const lele_solve_limits *limits = search->limits;
    lele_solve_result *result = search->result;
    result->work = result->nodes * WORK_PER_NODE;
    result->stopped = (limits->max_nodes != 0 && result->nodes >= limits->max_nodes) ||
                      (limits->max_work != 0 && result->work >= limits->max_work) ||
                      (limits->stop != NULL && limits->stop(limits->stop_data));
    return result->stopped;
}

/* The empty cell with the fewest candidates; -1 on a full board. */
static int fewest(const lele_board *board)
{
    int best = -1, least = LELE_MAX_SIZE + 1;
    lele_cellset empty = board->places[0];
    for (int cell; least > 1 && (cell = lele_cellset_pop(&empty)) >= 0;) {
        const int count = lele_digits_count(board->candidates[cell]);
        if (count < least) {
            least = count;
            best = cell;
        }
    }
    return best;
}

/* Places a digit that has one place in a unit.  False: there is none, or (`dead`) no place. */
static bool place_hidden(lele_board *board, bool *dead)
{
    for (int unit = 0; unit < board->layout->unit_count; unit++) {
        lele_digits missing = board->missing[unit];
        for (int digit; (digit = lele_digits_pop(&missing)) != 0;) {
            const lele_cellset there =
                lele_cellset_and(board->layout->units[unit].set, board->places[digit]);
            const int count = lele_cellset_count(&there);
            *dead = count == 0;
            if (count == 0)
                return false;
            if (count > 1)
                continue;
            lele_board_place(board, lele_cellset_first(&there), digit);
            return true;
        }
    }
    return false;
}

/* Places all singles.  Returns the cell to guess; -1: the board is full, or (`dead`) no solution. */
static int settle(lele_board *board, bool *dead)
{
    for (*dead = false;;) {
        const int cell = fewest(board);
        const int count = cell < 0 ? 0 : lele_digits_count(board->candidates[cell]);
        *dead = cell >= 0 && count == 0;
        if (count == 0)
            return -1;
        if (count == 1)
            lele_board_place(board, cell, lele_digits_first(board->candidates[cell]));
        else if (!place_hidden(board, dead))
            return *dead ? -1 : cell;
    }
}

/* False: the search is over. */
static bool search_from(struct search *search, const lele_board *start)
{
    lele_board board = *start;
    lele_solve_result *result = search->result;
    bool dead;
    result->nodes++;
    if (is_over(search))
        return false;
    const int cell = settle(&board, &dead);
    lele_cellset cells;
    if (dead || lele_layout_broken_rule(board.layout, &board.grid, &cells) != NULL)
        return true;
    if (cell < 0) {
        if (result->solutions++ == 0)
            result->first = board.grid;
        return result->solutions != search->limits->max_solutions;
    }
    lele_digits rest = board.candidates[cell];
    for (int digit; (digit = lele_digits_pop(&rest)) != 0;) {
        lele_board next = board;
        result->guesses++;
        lele_board_place(&next, cell, digit);
        if (!search_from(search, &next))
            return false;
    }
    return true;
}

void lele_solve_board(const lele_board *board, const lele_solve_limits *limits,
                      lele_solve_result *ret)
{
    static const lele_solve_limits two = { .max_solutions = 2 };
    struct search search = { limits != NULL ? limits : &two, ret };
    *ret = (lele_solve_result){ .solutions = 0 };
    if (lele_grid_check(board->layout, &board->grid, NULL) == LELE_OK)
        search_from(&search, board);
}
