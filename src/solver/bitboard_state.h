/*
 * What the kernels of the bitboard solver share: the solver without its stack of positions.
 */
#ifndef LELE_SOLVER_BITBOARD_STATE_H
#define LELE_SOLVER_BITBOARD_STATE_H

#include <string.h>

#include "solver/bitboard.h"

enum { MANY_SOLUTIONS = 8 };

_Static_assert(LELE_MAX_UNITS <= 64, "a set of units is a word");

enum progress { BITBOARD_DEAD, BITBOARD_STUCK, BITBOARD_MOVED };
enum reasoning {
    NAKED_SINGLES,
    HIDDEN_SINGLES,
    LOCKED_CANDIDATES
}; /* each includes those before */

struct candidate {
    int cell, digit;
};

/* A word of a cell set is read in parts of a few cells, with a table of all sets of these cells: a
 * loop of fixed length.  A loop over the cells ends where no processor can predict it. */
enum { PART_CELLS = 6, PART_SETS = 1 << PART_CELLS, MAX_PARTS = 4 * 11 };

/* Units in a vector of AVX-512. */
enum { UNITS_IN_VECTOR = 8 };

/* The units that hold at least one cell of a set, and at least two. */
struct unit_tally {
    uint64_t once, twice;
};

/* The kernel for cell sets of a number of words. */
struct lele_bitboard_width {
    int cells;   /* at most */
    bool tables; /* whether it reads the tables */
    size_t state_size;
    void (*start)(lele_bitboard *bitboard, const lele_grid *grid);
    lele_bitboard_event (*next)(lele_bitboard *bitboard, lele_grid *ret);
    bool (*settle)(lele_bitboard *bitboard);
    lele_cellset (*open)(lele_bitboard *bitboard);
    int (*fewest)(lele_bitboard *bitboard, const lele_cellset *among, int from);
    lele_digits (*candidates)(lele_bitboard *bitboard, int cell);
    void (*push)(lele_bitboard *bitboard);
    void (*place)(lele_bitboard *bitboard, int cell, int digit);
    void (*solved)(lele_bitboard *bitboard, lele_grid *ret);
};

struct bitboard_tables {
    struct unit_tally tally[MAX_PARTS * PART_SETS];
    int parts[4];                                    /* of each word */
    uint8_t meeting[LELE_MAX_UNITS][LELE_MAX_UNITS]; /* see list_meeting */
};

struct lele_bitboard {
    const lele_layout *layout;
    const lele_bitboard_width *width;
    lele_cellset unit[LELE_MAX_UNITS]; /* the cells of each unit, close together in memory */
    /* the same word by word; those that do not exist are empty */
    _Alignas(64) uint64_t unit_word[4][LELE_MAX_UNITS];
    uint64_t units_of[LELE_MAX_CELLS]; /* the units of each cell, as a set */
    uint64_t all_units;
    struct bitboard_tables *tables;         /* after the stack; NULL: the kernel needs none */
    bool bars;                              /* whether clues bar digits from cells */
    lele_cellset barred[LELE_MAX_SIZE + 1]; /* from these cells, by digit; only with `bars` */
    bool weighs; /* chooses the best of the cells with two candidates, not the first */
    int depth;
    uint64_t solutions; /* found since lele_bitboard_start */
    uint64_t work;      /* words of cell sets looked at since then, about a nanosecond each */
    _Alignas(64) unsigned char stack[];
};

/* Fills `barred` from the clues of the layout. */
void lele_bitboard_bar(lele_bitboard *bitboard);

/* The kernel of four words for AVX2, and those of one, two and four words for AVX-512. */
extern const lele_bitboard_width lele_bitboard_wide_avx2;
extern const lele_bitboard_width *const lele_bitboard_avx512[];

#endif
