/* Solutions at the caller's pace: the bitboard solver, stopped between two nodes. */
#include <stdlib.h>

#include "lele/solve.h"
#include "solver/bitboard.h"

/* An iterator is a bitboard; only the type name differs. */
static lele_bitboard *board_of(lele_solutions *solutions)
{
    return (lele_bitboard *)(void *)solutions;
}

lele_solutions *lele_solutions_new(const lele_layout *layout, const lele_grid *grid)
{
    lele_solutions *solutions = aligned_alloc(64, lele_bitboard_size(layout));
    if (solutions == NULL)
        return NULL;
    lele_bitboard_init(board_of(solutions), layout);
    lele_bitboard_start(board_of(solutions), grid);
    return solutions;
}

void lele_solutions_free(lele_solutions *solutions)
{
    free(solutions);
}

lele_error lele_solutions_next(lele_solutions *solutions, uint64_t max_nodes, lele_grid *ret)
{
    lele_grid solution;
    for (uint64_t nodes = 0;;) {
        const lele_bitboard_event event = lele_bitboard_next(board_of(solutions), &solution);
        if (event == LELE_BITBOARD_END)
            return LELE_E_NO_SOLUTION;
        if (event == LELE_BITBOARD_SOLUTION) {
            *ret = solution;
            return LELE_OK;
        }
        if (++nodes == max_nodes)
            return LELE_E_LIMIT;
    }
}
