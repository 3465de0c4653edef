/*
 * Runs of distinct grids, from three sources: numbered bands (classic random), numbered first rows
 * (shift), and a filler with a sieve.  The last one switches to an enumeration when a small layout
 * gives almost only repeats.
 */
#include "lele/fill.h"
#include "generator/permute.h"
#include "generator/shift.h"
#include "generator/sieve.h"
#include "generator/uniform.h"
#include "lele/solve.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    DULL = 64,          /* after this many repeats in a row the rest is enumerated */
    BLOCK_BANDS = 1536, /* per block, which needs 1118 on average, sigma 11 */
};

_Static_assert(LELE_GRIDS_BLOCK % LELE_SHIFT_ORDERS == 0, "a block is whole first rows");

struct lele_grids {
    const lele_layout *layout;
    lele_grids_options options;
    uint64_t at, end;     /* the next number of a numbered source, and the end of the range */
    uint64_t block_end;   /* bands: the end of this block's range */
    uint64_t block;       /* bands: the number of this block, */
    size_t left_in_block; /* and the grids of it that are left */
    lele_permute permute;
    lele_error (*next)(lele_grids *grids, uint8_t *cells);
    lele_uniform *uniform;
    lele_filler *filler;
    lele_sieve sieve;
    int repeats; /* tries in a row that gave no new grid */
    lele_solutions *rest;
    uint8_t shifts[LELE_SHIFT_ORDERS * 81];
};

static void start_block(lele_grids *grids, uint64_t block)
{
    grids->block = block;
    grids->at = block * BLOCK_BANDS;
    grids->block_end = grids->at + BLOCK_BANDS;
    if (grids->block_end > grids->end)
        grids->block_end = grids->end;
    grids->left_in_block = LELE_GRIDS_BLOCK;
}

static lele_error next_band(lele_grids *grids, uint8_t *cells)
{
    if (grids->left_in_block == 0)
        start_block(grids, grids->block + 1);
    while (grids->at < grids->block_end) {
        const uint64_t number = grids->at++;
        lele_random random;
        lele_random_init_item(&random, grids->permute.key[0], number);
        if (!lele_uniform_try(grids->uniform, lele_permute_at(&grids->permute, number),
                              grids->options.first, &random, cells))
            continue;
        grids->left_in_block--;
        return LELE_OK;
    }
    return LELE_E_LIMIT;
}

static lele_error next_shift(lele_grids *grids, uint8_t *cells)
{
    if (grids->at == grids->end)
        return LELE_E_NO_SOLUTION;
    const uint64_t order = grids->at % LELE_SHIFT_ORDERS;
    if (order == 0)
        lele_shift_write((uint32_t)lele_permute_at(&grids->permute, grids->at / LELE_SHIFT_ORDERS),
                         grids->options.first, grids->shifts);
    memcpy(cells, grids->shifts + order * 81, 81);
    grids->at++;
    return LELE_OK;
}

/* Swaps two digits so that the top left cell gets the wanted one. */
static void put_first(const lele_layout *layout, int first, lele_grid *grid)
{
    const int other = grid->cell[0];
    if (first == 0 || other == first)
        return;
    for (int i = 0; i < layout->cell_count; i++) {
        if (grid->cell[i] == first)
            grid->cell[i] = (uint8_t)other;
        else if (grid->cell[i] == other)
            grid->cell[i] = (uint8_t)first;
    }
}

/* The grids that the random part has not given, in the order of the search. */
static lele_error next_rest(lele_grids *grids, uint8_t *cells)
{
    for (;;) {
        lele_grid grid;
        const lele_error error = lele_solutions_next(grids->rest, 0, &grid);
        if (error != LELE_OK)
            return error;
        const size_t count = (size_t)grids->layout->cell_count;
        memcpy(cells, grid.cell, count);
        const lele_error added = lele_sieve_add(&grids->sieve, cells, count);
        if (added != LELE_E_LIMIT)
            return added;
    }
}

static lele_error start_rest(lele_grids *grids)
{
    lele_grid start;
    lele_grid_clear(&start);
    start.cell[0] = (uint8_t)grids->options.first;
    grids->rest = lele_solutions_new(grids->layout, &start);
    grids->next = next_rest;
    return grids->rest == NULL ? LELE_E_MEMORY : LELE_OK;
}

static lele_error next_fill(lele_grids *grids, uint8_t *cells)
{
    for (;;) {
        lele_error error = lele_grids_try(grids, grids->at, cells);
        if (error != LELE_OK)
            return error;
        error = lele_grids_offer(grids, cells);
        if (error == LELE_E_EXHAUSTED)
            return next_rest(grids, cells);
        if (error != LELE_E_LIMIT)
            return error;
    }
}

static bool prepare(lele_grids *grids, lele_problem *problem)
{
    const uint64_t share = grids->options.first == 0 ? 1 : 9;
    if (grids->options.first < 0 || grids->options.first > grids->layout->size) {
        lele_problem_quote(problem, "first", 5);
        lele_problem_set(problem, LELE_E_RANGE);
        return false;
    }
    if (grids->options.method == LELE_FILL_SHIFT) {
        grids->end = LELE_SHIFT_ROWS * UINT64_C(9) / share * LELE_SHIFT_ORDERS;
        lele_permute_init(&grids->permute, grids->end / LELE_SHIFT_ORDERS, grids->options.seed);
        grids->next = next_shift;
    } else if (grids->options.method == LELE_FILL_RANDOM && lele_layout_is_classic(grids->layout)) {
        grids->end = LELE_UNIFORM_BANDS / share;
        lele_permute_init(&grids->permute, grids->end, grids->options.seed);
        grids->next = next_band;
        start_block(grids, 0);
        grids->uniform = lele_uniform_new();
        return grids->uniform != NULL;
    } else {
        grids->next = next_fill;
    }
    grids->filler = lele_filler_new(grids->layout, grids->options.method, problem);
    return grids->filler != NULL;
}

lele_grids *lele_grids_new(const lele_layout *layout, const lele_grids_options *options,
                           lele_problem *problem)
{
    lele_problem own;
    lele_problem_init(&own);
    lele_problem_set(&own, LELE_E_MEMORY);
    lele_grids *grids = calloc(1, sizeof *grids);
    if (grids != NULL) {
        grids->layout = layout;
        grids->options = *options;
        lele_sieve_init(&grids->sieve);
        if (prepare(grids, &own))
            return grids;
    }
    lele_grids_free(grids);
    if (problem != NULL)
        *problem = own;
    return NULL;
}

void lele_grids_free(lele_grids *grids)
{
    if (grids == NULL)
        return;
    lele_uniform_free(grids->uniform);
    lele_filler_free(grids->filler);
    lele_sieve_release(&grids->sieve);
    lele_solutions_free(grids->rest);
    free(grids);
}

lele_error lele_grids_next(lele_grids *grids, size_t count, uint8_t *cells, size_t *ret)
{
    const size_t size = (size_t)grids->layout->cell_count;
    lele_error error = LELE_OK;
    size_t done = 0;
    while (done < count && (error = grids->next(grids, cells + done * size)) == LELE_OK)
        done++;
    *ret = done;
    return error;
}

lele_error lele_grids_seek(lele_grids *grids, uint64_t index)
{
    assert(index % LELE_GRIDS_BLOCK == 0);
    if (grids->next == next_band)
        start_block(grids, index / LELE_GRIDS_BLOCK);
    else if (grids->next == next_shift)
        grids->at = index < grids->end ? index : grids->end;
    else
        return LELE_E_UNSUPPORTED;
    return LELE_OK;
}

lele_error lele_grids_try(lele_grids *grids, uint64_t index, uint8_t *cells)
{
    if (grids->filler == NULL || grids->next == next_shift)
        return LELE_E_UNSUPPORTED;
    lele_random random;
    lele_random_init_item(&random, grids->options.seed, index);
    lele_grid grid;
    const lele_error error = lele_filler_next(grids->filler, &random, &grid);
    if (error != LELE_OK)
        return error;
    put_first(grids->layout, grids->options.first, &grid);
    memcpy(cells, grid.cell, (size_t)grids->layout->cell_count);
    return LELE_OK;
}

lele_error lele_grids_offer(lele_grids *grids, const uint8_t *cells)
{
    if (grids->next != next_fill)
        return LELE_E_EXHAUSTED;
    grids->at++;
    const lele_error added =
        lele_sieve_add(&grids->sieve, cells, (size_t)grids->layout->cell_count);
    grids->repeats = added == LELE_E_LIMIT ? grids->repeats + 1 : 0;
    if (grids->repeats < DULL)
        return added;
    const lele_error error = start_rest(grids);
    return error == LELE_OK ? LELE_E_EXHAUSTED : error;
}

uint64_t lele_grids_total(const lele_grids *grids)
{
    static const struct {
        const char *layout;
        uint64_t total;
    } known[] = { { "4x4", 288 }, { "6x6", 28200960 } };
    if (grids->options.method == LELE_FILL_SHIFT)
        return grids->end;
    const uint64_t share = grids->options.first == 0 ? 1 : (uint64_t)grids->layout->size;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].layout, grids->layout->name) == 0)
            return known[i].total / share;
    return 0;
}
