/*
 * Uniform classic grids.  Classic only: boxes are 3 by 3.
 *
 * Take any top band; keep it in proportion to the number of grids that begin with it.  This
 * number depends only on the kind of the band and varies little, so nine in ten are kept.  Split
 * the rest of each stack's columns between the lower two bands in one of 56^3 ways; keep this in
 * proportion to ways(middle) ways(bottom), else split again.  Then fill the two bands, each
 * uniformly over its ways.
 */
#include "generator/uniform.h"
#include "generator/bands.h"
#include "generator/permute.h"

#include <stdlib.h>
#include <string.h>

enum { SPLITS = LELE_BANDS_SPLITS, ARRANGEMENTS = LELE_BANDS_ARRANGEMENTS };

struct lele_uniform {
    lele_bands *bands;
    int first_columns; /* the partition of box 1, which is 123/456/789 before renaming */
};

lele_uniform *lele_uniform_new(void)
{
    lele_uniform *uniform = malloc(sizeof *uniform);
    if (uniform == NULL)
        return NULL;
    uniform->bands = lele_bands_new();
    if (uniform->bands == NULL) {
        free(uniform);
        return NULL;
    }
    static const uint16_t columns[3] = { 0x049, 0x092, 0x124 };
    uniform->first_columns = lele_bands_index(uniform->bands, columns);
    return uniform;
}

void lele_uniform_free(lele_uniform *uniform)
{
    if (uniform != NULL)
        free(uniform->bands);
    free(uniform);
}

/* The parts of a band number. */
struct top {
    int split, arrangement[2];
    uint32_t naming;
};

static struct top top_of(uint64_t band)
{
    struct top top;
    top.split = (int)(band % SPLITS);
    band /= SPLITS;
    top.arrangement[0] = (int)(band % ARRANGEMENTS);
    band /= ARRANGEMENTS;
    top.arrangement[1] = (int)(band % ARRANGEMENTS);
    top.naming = (uint32_t)(band / ARRANGEMENTS);
    return top;
}

/* A uniform number below `bound` (at most 2^24).  The relative bias is at most bound / 2^40. */
static uint32_t draw(lele_random *random, uint32_t bound)
{
    return (uint32_t)(((lele_random_next(random) >> 24) * bound) >> 40);
}

/* One split per stack, as an index for the partition of its top columns. */
struct choice {
    uint32_t split[3];
};

static struct choice choose_splits(const lele_bands *bands, const int columns[3], uint32_t most,
                                   lele_random *random)
{
    for (;;) {
        const uint32_t number = draw(random, SPLITS * SPLITS * SPLITS);
        const struct choice choice = { { number % SPLITS, number / SPLITS % SPLITS,
                                         number / SPLITS / SPLITS } };
        const uint16_t *a = bands->rest[columns[0]][choice.split[0]];
        const uint16_t *b = bands->rest[columns[1]][choice.split[1]];
        const uint16_t *c = bands->rest[columns[2]][choice.split[2]];
        const uint32_t weight = lele_bands_kind_of(bands, a[0], b[0], c[0])->ways *
                                lele_bands_kind_of(bands, a[1], b[1], c[1])->ways;
        if (draw(random, most) < weight)
            return choice;
    }
}

/* The split of a column partition, with its triples in the order of the box. */
static void split_columns(const lele_bands *bands, const uint16_t own[3], uint32_t k,
                          uint16_t second[3], uint16_t third[3])
{
    const int p = lele_bands_index(bands, own);
    const lele_bands_split *split = &bands->split[p][k];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (bands->partition[p].triple[j] == own[i]) {
                second[i] = split->second[j];
                third[i] = split->third[j];
            }
}

static void write_box(const uint16_t *rows, const uint8_t *order, const uint16_t columns[3],
                      const uint8_t name[9], uint8_t *cells)
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            cells[i * 9 + k] = name[lele_lowest64((uint64_t)rows[order[i]] & columns[k])];
}

/* The splits of these rows whose second part is across `second` and whose third part is across
 * `third`.  Reversing all splits exchanges the halves of the set. */
static uint64_t fitting_splits(const lele_bands *bands, int rows, int second, int third)
{
    const uint64_t reversed = bands->fitting[rows][third];
    return bands->fitting[rows][second] & (reversed >> SPLITS / 2 | reversed << SPLITS / 2);
}

/* Writes a random band with these columns. */
static void fill_band(const lele_bands *bands, lele_random *random, uint16_t columns[3][3],
                      const uint8_t name[9], uint8_t *cells)
{
    int p[3];
    for (int box = 0; box < 3; box++)
        p[box] = lele_bands_index(bands, columns[box]);
    const uint32_t number = draw(random, lele_bands_kind_of(bands, p[0], p[1], p[2])->ways);
    int left = (int)(number / LELE_BANDS_ORDERS), at = 0, rows;
    uint64_t splits;
    for (;; at++) {
        rows = bands->across[p[0]][at];
        splits = fitting_splits(bands, rows, p[1], p[2]);
        const int count = lele_popcount64(splits);
        if (left < count)
            break;
        left -= count;
    }
    for (; left > 0; left--)
        splits &= splits - 1;
    const lele_bands_split *split = &bands->split[rows][lele_lowest64(splits)];
    const uint8_t *order = lele_bands_orders[number % LELE_BANDS_ORDERS];
    write_box(bands->partition[rows].triple, order, columns[0], name, cells);
    write_box(split->second, order, columns[1], name, cells + 3);
    write_box(split->third, order, columns[2], name, cells + 6);
}

static void write_top(const lele_bands *bands, const struct top *top, const uint8_t name[9],
                      uint16_t columns[3][3], uint8_t *cells)
{
    const lele_bands_split *split = &bands->split[0][top->split];
    uint8_t box[3][3][3];
    lele_bands_arrange(bands->partition[0].triple, 0, box[0]);
    lele_bands_arrange(split->second, top->arrangement[0], box[1]);
    lele_bands_arrange(split->third, top->arrangement[1], box[2]);
    for (int b = 0; b < 3; b++) {
        lele_bands_columns(box[b], columns[b]);
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++)
                cells[i * 9 + b * 3 + k] = name[box[b][i][k]];
    }
}

bool lele_uniform_try(const lele_uniform *uniform, uint64_t band, int first, lele_random *random,
                      uint8_t cells[81])
{
    const lele_bands *bands = uniform->bands;
    const struct top top = top_of(band);
    const int p[3] = { uniform->first_columns, bands->columns[0][top.split][top.arrangement[0]],
                       bands->columns[1][top.split][top.arrangement[1]] };
    const lele_bands_kind *kind = lele_bands_kind_of(bands, p[0], p[1], p[2]);
    if (draw(random, LELE_BANDS_FILLINGS) >= kind->fillings)
        return false;
    const struct choice choice = choose_splits(bands, p, kind->most, random);
    uint8_t name[9];
    uint16_t columns[3][3], middle[3][3], bottom[3][3];
    lele_permute_digits(top.naming, first, name);
    write_top(bands, &top, name, columns, cells);
    for (int stack = 0; stack < 3; stack++)
        split_columns(bands, columns[stack], choice.split[stack], middle[stack], bottom[stack]);
    fill_band(bands, random, middle, name, cells + 27);
    fill_band(bands, random, bottom, name, cells + 54);
    return true;
}

void lele_uniform_next(const lele_uniform *uniform, lele_random *random, uint8_t cells[81])
{
    for (;;) {
        const uint64_t high = lele_random_below(random, (uint32_t)(LELE_UNIFORM_BANDS >> 16));
        const uint64_t band = high << 16 | lele_random_next(random) >> 48; /* 2^16 divides it */
        if (lele_uniform_try(uniform, band, 0, random, cells))
            return;
    }
}
