/* Hidden and naked singles in the order of Sudoku Explainer. */
#include "technique/se/se_hint.h"

/* Blocks, columns, rows. */
static const uint8_t kinds[LELE_SE_KINDS] = { LELE_SE_BLOCK, LELE_SE_COLUMN, LELE_SE_ROW };

static bool offer_single(lele_se_search *search, int region, int digit, double rating)
{
    const int position = lele_se_lowest(search->grid->place[region][digit]);
    lele_se_hint_start(&search->hint, "Hidden Single", rating);
    lele_se_hint_place(&search->hint, lele_se_cell_of(search->places, region, position), digit);
    return lele_se_offer(search);
}

static bool offer_region(lele_se_search *search, int region, double rating)
{
    for (unsigned rest = search->grid->single[region]; rest != 0;)
        if (offer_single(search, region, lele_se_pop(&rest), rating))
            return true;
    return false;
}

/* The digits with one place in one of the regions.  `ratings` are for a block and for a line. */
static bool sweep(lele_se_search *search, uint32_t regions, const double *ratings)
{
    for (int k = 0; k < LELE_SE_KINDS; k++) {
        const int first = kinds[k] * LELE_SE_SIZE;
        for (unsigned rest = regions >> first & ((1U << LELE_SE_SIZE) - 1); rest != 0;)
            if (offer_region(search, first + lele_se_pop(&rest),
                             ratings[kinds[k] == LELE_SE_BLOCK ? 0 : 1]))
                return true;
    }
    return false;
}

bool lele_se_hidden_single(lele_se_search *search, const lele_se_task *task)
{
    static const double last_cell[] = { 1.0, 1.0 }, others[] = { 1.2, 1.5 };
    const lele_se_grid *grid = search->grid;
    (void)task;
    return sweep(search, grid->with_single & grid->with_one, last_cell) ||
           sweep(search, grid->with_single & ~grid->with_one, others);
}

bool lele_se_naked_single(lele_se_search *search, const lele_se_task *task)
{
    for (int cell = 0; cell < LELE_SE_CELLS; cell++) {
        const unsigned cand = search->grid->cand[cell];
        if (!lele_se_is_single(cand))
            continue;
        lele_se_hint_start(&search->hint, task->name, task->rating);
        lele_se_hint_place(&search->hint, cell, lele_se_lowest(cand));
        if (lele_se_offer(search))
            return true;
    }
    return false;
}
