/*
 * Puzzles for tests, made at run time: a full grid found by its own shuffled search (not by the
 * solvers under test), then cells emptied at random.
 */
#ifndef LELE_TESTS_SAMPLES_H
#define LELE_TESTS_SAMPLES_H

#include "lele/lele.h"

#define WIKIPEDIA_PUZZLE                                                                           \
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define WIKIPEDIA_SOLUTION                                                                         \
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* A well-known jigsaw map. */
#define JIGSAW_LAYOUT                                                                              \
    "jigsaw:111122333111222333112222336444455366444555666445555666777888899777888999777889999"

static inline bool sample_fill(const lele_layout *layout, lele_random *random, lele_grid *grid,
                               int *budget)
{
    int best = -1, fewest = LELE_MAX_SIZE + 1;
    lele_digits best_left = 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (grid->cell[cell] != 0)
            continue;
        lele_digits left = lele_digits_all(layout->size);
        lele_cellset peers = layout->peers[cell];
        for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
            if (grid->cell[peer] != 0)
                lele_digits_remove(&left, lele_digits_of(grid->cell[peer]));
        if (lele_digits_count(left) < fewest) {
            fewest = lele_digits_count(left);
            best = cell;
            best_left = left;
        }
    }
    if (best < 0)
        return true;
    if (--*budget < 0)
        return false;
    uint8_t order[LELE_MAX_SIZE];
    size_t count = 0;
    for (int digit; (digit = lele_digits_pop(&best_left)) != 0;)
        order[count++] = (uint8_t)digit;
    lele_random_shuffle(random, order, count);
    for (size_t i = 0; i < count; i++) {
        grid->cell[best] = order[i];
        if (sample_fill(layout, random, grid, budget))
            return true;
    }
    grid->cell[best] = 0;
    return false;
}

/* Makes a random full grid that obeys the rules. */
static inline void sample_grid(const lele_layout *layout, lele_random *random, lele_grid *ret)
{
    int budget;
    do {
        budget = 20000;
        lele_grid_clear(ret);
    } while (!sample_fill(layout, random, ret, &budget));
}

/* Empties `holes` random cells. */
static inline void sample_dig(const lele_layout *layout, lele_random *random, int holes,
                              lele_grid *grid)
{
    uint8_t order[LELE_MAX_CELLS];
    for (int i = 0; i < layout->cell_count; i++)
        order[i] = (uint8_t)i;
    lele_random_shuffle(random, order, (size_t)layout->cell_count);
    for (int i = 0; i < holes && i < layout->cell_count; i++)
        grid->cell[order[i]] = 0;
}

#endif
