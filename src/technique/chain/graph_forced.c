/*
 * Cells that an almost locked set forces.
 *
 * Without its digit j a set is locked and takes its other digits from a cell outside, several at
 * once.  If the cell keeps only f, then "j is in the set" and "the cell is f" have a strong link.
 */
#include "lele/step.h"
#include "technique/chain/graph_build.h"

enum { FEWEST = 3 }; /* candidates of the cell; with two, two ordinary links do the same */

/* The digits that the cell loses when the set holds them. */
static lele_digits taken_from(const lele_graph *graph, const lele_cellset *sees, lele_digits digits,
                              int cell)
{
    lele_digits taken = 0;
    digits &= graph->board->candidates[cell];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (lele_cellset_has(&sees[d], cell))
            taken |= lele_digits_of(d);
    return taken;
}

/* Links every digit of the set whose loss leaves the cell one candidate. */
static void link_cell(lele_graph *graph, int number, int cell, lele_digits taken)
{
    const lele_graph_set *set = &graph->set[number];
    for (int i = 0; i < set->count; i++) {
        const lele_digits lost = lele_digits_of(graph->nodes[set->nodes[i]].digit);
        const lele_digits left =
            lele_digits_minus(graph->board->candidates[cell], lele_digits_minus(taken, lost));
        if (lele_digits_single(left))
            lele_graph_add_strong(graph, set->nodes[i],
                                  graph->node_of[cell][lele_digits_first(left)], LELE_LINK_ALS,
                                  number);
    }
}

void lele_graph_add_forced(lele_graph *graph, int number)
{
    const lele_graph_set *set = &graph->set[number];
    const lele_als *als = &graph->sets->at[set->index];
    lele_cellset sees[LELE_MAX_SIZE + 1];
    lele_cellset cells = LELE_CELLSET_EMPTY;
    lele_digits digits = als->useful;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        sees[d] = lele_als_sees(graph->sets, set->index, d);
        cells = lele_cellset_or(cells, sees[d]);
    }
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_digits_count(graph->board->candidates[cell]) >= FEWEST)
            link_cell(graph, number, cell, taken_from(graph, sees, als->useful, cell));
}

int lele_graph_forced_cell(const lele_graph *graph, const lele_graph_link *link, int from, int to)
{
    const lele_cellset *set = &graph->sets->at[lele_graph_set_of(graph, link)].cells;
    for (int i = 0; i < 2; i++) {
        const lele_cellset *cells = &graph->nodes[i == 0 ? from : to].cells;
        if (!lele_cellset_within(cells, set))
            return lele_cellset_first(cells);
    }
    return -1;
}
