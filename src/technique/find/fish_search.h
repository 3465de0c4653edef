/*
 * Fish of any shape: n base units hold a digit n times, and n cover units hold it at most n times.
 * If all places of the bases are in the covers, no other place of the covers holds the digit.
 *
 * Fins are places of the bases outside the covers, or in two bases at once (endo-fins).  A place
 * is eliminated when it is in more covers than bases and sees every fin.
 */
#ifndef LELE_TECHNIQUE_FIND_FISH_SEARCH_H
#define LELE_TECHNIQUE_FIND_FISH_SEARCH_H

#include "technique/search.h"

enum {
    LELE_FISH_UNITS = 7,
    LELE_FISH_PLACES = 64,
};

/* The numbered places of one digit; sets of places are words. */
struct lele_fish_digit {
    lele_cellset board_places; /* the places and ... */
    uint64_t lacking;          /* ... the units without the digit for which this was made */
    int digit;
    int place_count;
    lele_cell cells[LELE_FISH_PLACES];
    uint64_t peers[LELE_FISH_PLACES];
    int unit_count; /* units that lack the digit */
    uint8_t units[LELE_MAX_UNITS];
    uint64_t in[LELE_MAX_UNITS];         /* by position in `units`: the places there */
    uint64_t of_place[LELE_FISH_PLACES]; /* by place: positions of its units, as bits */
    uint64_t rows, columns, boxes;       /* the units of these kinds, as bits */
};

struct lele_fish {
    const struct lele_fish_digit *at;
    int size;
    uint8_t base[LELE_FISH_UNITS]; /* positions in at->units */
    uint8_t cover[LELE_FISH_UNITS];
    uint64_t bases; /* places in a base */
    uint64_t twice; /* places in two bases */
    uint64_t fins;  /* including endo-fins */
    uint64_t gone;  /* eliminated places */
};

/* Working memory of all fish. */
struct lele_fish_scratch {
    lele_digits finless[LELE_MAX_SIZE + 1]; /* by size: digits without a finned fish in this
                                               position */
    struct lele_fish_digit digits[LELE_MAX_SIZE + 1];
};

static inline struct lele_fish_scratch *lele_fish_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_fish);
}

/* The numbered places of a digit on the board; NULL when there are too many. */
const struct lele_fish_digit *lele_search_fish_digit(const struct lele_search *search, int digit);

/* The shape of a fish with these units (bits) as base and cover. */
lele_fish_shape lele_fish_shape_of(const struct lele_fish_digit *at, uint64_t base, uint64_t cover);

lele_cellset lele_fish_cells(const struct lele_fish_digit *at, uint64_t places);
uint64_t lele_fish_places(const struct lele_fish_digit *at, lele_cellset cells);

/* Adds the pattern to the step. */
void lele_step_add_fish(lele_step *step, const struct lele_fish *fish);

#endif
