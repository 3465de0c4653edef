/* Prices, see price.h.  They were measured, then rounded. */
#include "generator/price.h"

/* (cells / 81) ^ power, at least 1. */
static uint64_t growth(const lele_layout *layout, int power)
{
    uint64_t cells = 1, ordinary = 1;
    for (int i = 0; i < power; i++) {
        cells *= (uint64_t)layout->cell_count;
        ordinary *= 81;
    }
    return cells < ordinary ? 1 : cells / ordinary;
}

uint64_t lele_price_of_dig(const lele_layout *layout)
{
    return 4 * growth(layout, 6);
}

uint64_t lele_price_of_proof(const lele_layout *layout)
{
    return growth(layout, 5);
}

uint64_t lele_price_of_pattern(const lele_layout *layout)
{
    return 20000 * growth(layout, 6);
}

uint64_t lele_price_of_look(const lele_layout *layout, lele_level level)
{
    static const uint16_t prices[LELE_LEVEL_COUNT] = {
        [LELE_LEVEL_BEGINNER] = 4,  [LELE_LEVEL_EASY] = 4,    [LELE_LEVEL_MEDIUM] = 4,
        [LELE_LEVEL_HARD] = 12,     [LELE_LEVEL_EXPERT] = 60, [LELE_LEVEL_MASTER] = 400,
        [LELE_LEVEL_EXTREME] = 800,
    };
    return prices[level] * growth(layout, 3);
}
