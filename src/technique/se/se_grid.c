/* Setting up and changing the grid, see se_grid.h. */
#include "technique/se/se_grid.h"

#include <string.h>

static void init_crossings(lele_se_places *places)
{
    for (int a = 0; a < LELE_SE_REGIONS; a++)
        for (int b = 0; b < LELE_SE_REGIONS; b++)
            for (int i = 0; i < LELE_SE_SIZE; i++)
                if (lele_cellset_has(&places->set[b], places->cell[a][i]))
                    places->cross[a][b] |= (uint16_t)(1U << i);
}

void lele_se_places_init(lele_se_places *places, const lele_layout *layout)
{
    const int first_unit[LELE_SE_KINDS] = { lele_layout_first_box(layout), 0, layout->size };
    memset(places, 0, sizeof *places);
    for (int region = 0; region < LELE_SE_REGIONS; region++) {
        const int kind = region / LELE_SE_SIZE;
        const lele_unit *unit = &layout->units[first_unit[kind] + region % LELE_SE_SIZE];
        places->set[region] = unit->set;
        for (int i = 0; i < LELE_SE_SIZE; i++) {
            const int cell = unit->cells[i];
            places->cell[region][i] = (uint8_t)cell;
            places->region[cell][kind] = (uint8_t)region;
            places->position[cell][kind] = (uint8_t)i;
        }
    }
    for (int cell = 0; cell < LELE_SE_CELLS; cell++) {
        lele_cellset peers = layout->peers[cell];
        places->peers[cell] = peers;
        for (int i = 0; i < LELE_SE_SEEN; i++)
            places->see[cell][i] = (uint8_t)lele_cellset_pop(&peers);
    }
    init_crossings(places);
}

static void count_single(lele_se_grid *grid, int region, int digit)
{
    const unsigned bit = 1U << digit;
    const unsigned others = grid->single[region] & ~bit;
    const unsigned own = lele_se_is_single(grid->place[region][digit]) ? bit : 0;
    const uint32_t here = UINT32_C(1) << region;
    grid->single[region] = (uint16_t)(others | own);
    grid->with_single = (others | own) != 0 ? grid->with_single | here : grid->with_single & ~here;
}

static void count_singles(lele_se_grid *grid, const lele_se_places *places, int region)
{
    unsigned once = 0, twice = 0;
    for (int i = 0; i < LELE_SE_SIZE; i++) {
        const unsigned cand = grid->cand[places->cell[region][i]];
        twice |= once & cand;
        once |= cand;
    }
    grid->single[region] = (uint16_t)(once & ~twice);
    if (grid->single[region] != 0)
        grid->with_single |= UINT32_C(1) << region;
}

static void count_empty(lele_se_grid *grid, int region)
{
    const uint32_t here = UINT32_C(1) << region;
    grid->with_one = grid->empty[region] == 1 ? grid->with_one | here : grid->with_one & ~here;
}

static void add_candidates(lele_se_grid *grid, const lele_se_places *places, int cell)
{
    for (unsigned rest = grid->cand[cell]; rest != 0;) {
        const int digit = lele_se_pop(&rest);
        for (int kind = 0; kind < LELE_SE_KINDS; kind++)
            grid->place[places->region[cell][kind]][digit] |=
                (uint16_t)(1U << places->position[cell][kind]);
    }
}

void lele_se_grid_init(lele_se_grid *grid, const lele_se_places *places, const lele_board *board)
{
    memset(grid, 0, sizeof *grid);
    for (int cell = 0; cell < LELE_SE_CELLS; cell++) {
        const int value = board->grid.cell[cell];
        grid->value[cell] = (uint8_t)value;
        if (value != 0) {
            grid->placed[value - 1]++;
            continue;
        }
        grid->empty_count++;
        for (int kind = 0; kind < LELE_SE_KINDS; kind++)
            grid->empty[places->region[cell][kind]]++;
        grid->cand[cell] = board->candidates[cell];
        add_candidates(grid, places, cell);
    }
    for (int region = 0; region < LELE_SE_REGIONS; region++) {
        count_empty(grid, region);
        count_singles(grid, places, region);
    }
}

void lele_se_grid_remove(lele_se_grid *grid, const lele_se_places *places, int cell, int digit)
{
    grid->cand[cell] &= (uint16_t) ~(1U << digit);
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        const int region = places->region[cell][kind];
        grid->place[region][digit] &= (uint16_t) ~(1U << places->position[cell][kind]);
        count_single(grid, region, digit);
    }
}

void lele_se_grid_place(lele_se_grid *grid, const lele_se_places *places, int cell, int digit)
{
    for (unsigned rest = grid->cand[cell]; rest != 0;)
        lele_se_grid_remove(grid, places, cell, lele_se_pop(&rest));
    grid->value[cell] = (uint8_t)(digit + 1);
    grid->placed[digit]++;
    grid->empty_count--;
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        const int region = places->region[cell][kind];
        grid->empty[region]--;
        count_empty(grid, region);
        for (unsigned rest = grid->place[region][digit]; rest != 0;)
            lele_se_grid_remove(grid, places, places->cell[region][lele_se_pop(&rest)], digit);
    }
}
