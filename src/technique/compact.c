/* See compact.h. */
#include "technique/compact.h"

static void number_places(lele_compact *compact, const lele_board *board, int digit)
{
    lele_cellset cells = board->places[digit];
    compact->wide[digit] = lele_cellset_count(&cells) > LELE_COMPACT_PLACES;
    if (compact->wide[digit])
        return;
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++)
        compact->number[digit][cell] = (uint8_t)i;
    cells = board->places[digit];
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++)
        compact->peers[digit][i] = lele_compact_places(
            compact, lele_cellset_and(board->layout->peers[cell], board->places[digit]), digit);
}

void lele_compact_make(lele_compact *compact, const lele_board *board)
{
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

uint64_t lele_compact_seeing(const lele_compact *compact, uint64_t places, int digit)
{
    uint64_t seeing = ~UINT64_C(0);
    for (; places != 0; places &= places - 1)
        seeing &= compact->peers[digit][lele_lowest64(places)];
    return seeing;
}
