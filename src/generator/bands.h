/*
 * Precomputed tables about the bands of classic grids.  Classic only: boxes are 3 by 3.  Digits
 * are 0..8, sets of digits are masks.
 *
 * A box has two partitions of the digits into triples: its rows and its columns.  Each row meets
 * each column in one digit ("across").  The number of ways in which a band fits given columns
 * depends only on the three column partitions up to renaming.  So does the number of ways in which
 * two more bands fit below them, and there are only 44 kinds of the latter.
 */
#ifndef LELE_GENERATOR_BANDS_H
#define LELE_GENERATOR_BANDS_H

#include "lele/bits.h"

enum {
    LELE_BANDS_TRIPLES = 84,
    LELE_BANDS_PARTITIONS = 280,   /* of nine digits into three triples */
    LELE_BANDS_SPLITS = 56,        /* ordered partitions whose triples avoid those of a given one */
    LELE_BANDS_ACROSS = 36,        /* partitions across a given one */
    LELE_BANDS_ORDERS = 6,         /* of three things */
    LELE_BANDS_ARRANGEMENTS = 216, /* of a box with given rows */
    LELE_BANDS_KINDS = 44,
    LELE_BANDS_FILLINGS = 13546872, /* the greatest lele_bands_kind.fillings */
};

/* Triples in the order of their smallest digit. */
typedef struct lele_bands_partition {
    uint16_t triple[3];
} lele_bands_partition;

/* Triple i of `second`, of `third` and of the partition itself are together all nine digits. */
typedef struct lele_bands_split {
    uint16_t second[3], third[3];
} lele_bands_split;

/* Three column partitions, up to renaming and order. */
typedef struct lele_bands_kind {
    uint32_t ways;     /* in which a band fits them */
    uint32_t fillings; /* the sum of ways(second) * ways(third) over all splits, divided by 576 */
    uint32_t most;     /* the greatest of these products */
} lele_bands_kind;

extern const lele_bands_kind lele_bands_kinds[LELE_BANDS_KINDS];
extern const uint8_t lele_bands_orders[LELE_BANDS_ORDERS][3];

typedef struct lele_bands {
    lele_bands_partition partition[LELE_BANDS_PARTITIONS];
    lele_bands_split split[LELE_BANDS_PARTITIONS][LELE_BANDS_SPLITS];
    /* The partitions of a split.  Number k and k + 28 (modulo 56) are each other's reverse. */
    uint16_t rest[LELE_BANDS_PARTITIONS][LELE_BANDS_SPLITS][2];
    uint16_t across[LELE_BANDS_PARTITIONS][LELE_BANDS_ACROSS];
    /* [rows][columns]: the splits of these rows whose second part is across the columns. */
    uint64_t fitting[LELE_BANDS_PARTITIONS][LELE_BANDS_PARTITIONS];
    uint16_t renamed[LELE_BANDS_PARTITIONS][LELE_BANDS_PARTITIONS]; /* [p][q]: q, p renamed to 0 */
    uint8_t kind[LELE_BANDS_PARTITIONS][LELE_BANDS_PARTITIONS];     /* with partition 0 */
    /* The column partitions of boxes 2 and 3 of a band whose first box is 123/456/789. */
    uint16_t columns[2][LELE_BANDS_SPLITS][LELE_BANDS_ARRANGEMENTS];
    uint8_t number[512];                                    /* of a triple, 0..83 */
    uint16_t index[LELE_BANDS_TRIPLES][LELE_BANDS_TRIPLES]; /* of the partition with these two */
} lele_bands;

/* NULL when memory is short.  The caller frees it with free. */
lele_bands *lele_bands_new(void);

/* The index of the partition with these triples, in any order. */
static inline int lele_bands_index(const lele_bands *bands, const uint16_t triple[3])
{
    return bands->index[bands->number[triple[0]]][bands->number[triple[1]]];
}

/* The kind of three column partitions. */
static inline const lele_bands_kind *lele_bands_kind_of(const lele_bands *bands, int a, int b,
                                                        int c)
{
    return &lele_bands_kinds[bands->kind[bands->renamed[a][b]][bands->renamed[a][c]]];
}

/* Writes a box with these rows, each in one of six orders. */
void lele_bands_arrange(const uint16_t rows[3], int arrangement, uint8_t cells[3][3]);
void lele_bands_columns(uint8_t cells[3][3], uint16_t columns[3]);

#endif
