/* See compact.h. */
#include "technique/compact.h"

#include <string.h>

static void number_places(lele_compact *compact, const lele_board *board, int digit)
{
    lele_cellset cells = board->places[digit];
    compact->wide[digit] = lele_cellset_count(&cells) > LELE_COMPACT_PLACES;
    if (compact->wide[digit])
        return;
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0; count++) {
        compact->number[digit][cell] = (uint8_t)count;
        compact->cells[digit][count] = (lele_cell)cell;
        compact->peers[digit][count] = 0;
    }
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            if (lele_layout_sees(board->layout, compact->cells[digit][i],
                                 compact->cells[digit][k])) {
                compact->peers[digit][i] |= UINT64_C(1) << k;
                compact->peers[digit][k] |= UINT64_C(1) << i;
            }
}

void lele_compact_make(lele_compact *compact, const lele_board *board)
{
    if (compact->valid && memcmp(compact->known, board->candidates, sizeof compact->known) == 0)
        return;
    memcpy(compact->known, board->candidates, sizeof compact->known);
    compact->valid = true;
    for (int d = 1; d <= board->layout->size; d++)
        number_places(compact, board, d);
}

uint64_t lele_compact_places(const lele_compact *compact, lele_cellset cells, int digit)
{
    uint64_t places = 0;
    if (compact->wide[digit])
        return 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        places |= UINT64_C(1) << compact->number[digit][cell];
    return places;
}

lele_cellset lele_compact_cells(const lele_compact *compact, uint64_t places, int digit)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (; places != 0; places &= places - 1)
        lele_cellset_add(&cells, compact->cells[digit][lele_lowest64(places)]);
    return cells;
}

uint64_t lele_compact_seeing(const lele_compact *compact, uint64_t places, int digit)
{
    uint64_t seeing = ~UINT64_C(0);
    for (; places != 0; places &= places - 1)
        seeing &= compact->peers[digit][lele_lowest64(places)];
    return seeing;
}
