/* Solutions at the caller's pace: a search that is stopped between two nodes. */
#include <stdlib.h>

#include "lele/solve.h"
#include "solver/bitboard.h"
#include "solver/rules_search.h"

/* The search: with clues that of `propagate`, else that of `bitboard`. */
struct lele_solutions {
    bool clues;
    _Alignas(64) unsigned char search[];
};

static lele_bitboard *board_of(lele_solutions *solutions)
{
    return (lele_bitboard *)(void *)solutions->search;
}

static lele_rules_search *rules_of(lele_solutions *solutions)
{
    return (lele_rules_search *)(void *)solutions->search;
}

lele_solutions *lele_solutions_new(const lele_layout *layout, const lele_grid *grid)
{
    const bool clues = layout->clues != NULL;
    const size_t search = clues ? lele_rules_search_size() : lele_bitboard_size(layout);
    const size_t size = (sizeof(lele_solutions) + search + 63) / 64 * 64;
    lele_solutions *solutions = aligned_alloc(64, size);
    if (solutions == NULL)
        return NULL;
    solutions->clues = clues;
    if (clues) {
        lele_rules_search_init(rules_of(solutions), layout);
        lele_rules_search_start(rules_of(solutions), grid);
    } else {
        lele_bitboard_init(board_of(solutions), layout);
        lele_bitboard_start(board_of(solutions), grid);
    }
    return solutions;
}

void lele_solutions_free(lele_solutions *solutions)
{
    free(solutions);
}

enum event { NODE, SOLUTION, END };

static enum event next(lele_solutions *solutions, lele_grid *ret)
{
    if (solutions->clues) {
        const lele_rules_event event = lele_rules_search_next(rules_of(solutions), ret);
        return event == LELE_RULES_END ? END : event == LELE_RULES_SOLUTION ? SOLUTION : NODE;
    }
    const lele_bitboard_event event = lele_bitboard_next(board_of(solutions), ret);
    return event == LELE_BITBOARD_END ? END : event == LELE_BITBOARD_SOLUTION ? SOLUTION : NODE;
}

lele_error lele_solutions_next(lele_solutions *solutions, uint64_t max_nodes, lele_grid *ret)
{
    lele_grid solution;
    for (uint64_t nodes = 0;;) {
        const enum event event = next(solutions, &solution);
        if (event == END)
            return LELE_E_NO_SOLUTION;
        if (event == SOLUTION) {
            *ret = solution;
            return LELE_OK;
        }
        if (++nodes == max_nodes)
            return LELE_E_LIMIT;
    }
}
