/* Numbers the places of each digit, see compact.h. */
#include "technique/compact.h"

#include <string.h>

static void number_places(lele_compact *compact, int digit)
{
    lele_cellset cells = compact->known[digit];
    compact->numbering++;
    compact->wide[digit] = lele_cellset_count(&cells) > LELE_COMPACT_PLACES;
    if (compact->wide[digit])
        return;
    for (int cell, n = 0; (cell = lele_cellset_pop(&cells)) >= 0; n++) {
        compact->number[digit][cell] = (uint8_t)n;
        compact->cells[digit][n] = (lele_cell)cell;
    }
}

static void fill_units(lele_compact *compact, const lele_layout *layout, int digit)
{
    lele_cellset cells = compact->known[digit];
    uint64_t *units = compact->units[digit];
    memset(units, 0, (size_t)layout->unit_count * sizeof *units);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const uint64_t place = UINT64_C(1) << compact->number[digit][cell];
        compact->all[digit] |= place;
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            units[layout->cell_units[cell][i]] |= place;
    }
}

static void fill_places(lele_compact *compact, const lele_layout *layout, int digit)
{
    const uint64_t *units = compact->units[digit];
    compact->all[digit] = 0;
    if (compact->wide[digit])
        return;
    fill_units(compact, layout, digit);
    for (uint64_t rest = compact->all[digit]; rest != 0;) {
        const int n = lele_word_pop(&rest);
        const int cell = compact->cells[digit][n];
        lele_compact_place *at = &compact->at[cell << LELE_COMPACT_SHIFT | (digit - 1)];
        at->bit = UINT64_C(1) << n;
        at->peers = 0;
        for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
            at->around[i] = units[layout->cell_units[cell][i]];
            at->peers |= at->around[i];
        }
        at->peers &= ~at->bit;
        compact->peers[digit][n] = at->peers;
    }
}

void lele_compact_make(lele_compact *compact, const lele_board *board)
{
    const bool other = compact->layout != board->layout;
    compact->layout = board->layout;
    compact->any_wide = false;
    for (int d = 1; d <= board->layout->size; d++) {
        if (other || !lele_cellset_equal(&compact->known[d], &board->places[d])) {
            const bool kept = !other && !compact->wide[d] &&
                              lele_cellset_within(&board->places[d], &compact->known[d]);
            compact->known[d] = board->places[d];
            if (!kept)
                number_places(compact, d);
            fill_places(compact, board->layout, d);
        }
        compact->any_wide |= compact->wide[d];
    }
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
    while (places != 0)
        lele_cellset_add(&cells, compact->cells[digit][lele_word_pop(&places)]);
    return cells;
}

uint64_t lele_compact_seeing(const lele_compact *compact, uint64_t places, int digit)
{
    uint64_t seeing = ~UINT64_C(0);
    while (places != 0)
        seeing &= compact->peers[digit][lele_word_pop(&places)];
    return seeing;
}
