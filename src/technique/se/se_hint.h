/*
 * A hint, the search that offers hints, and the producers without chains.
 *
 * A producer offers its hints one after the other, in the order of Sudoku Explainer; an offer that
 * returns true ends it.  The rating takes the first hint; the nested levels of chains take all of
 * them, and need to know what the pattern was.
 */
#ifndef LELE_TECHNIQUE_SE_HINT_H
#define LELE_TECHNIQUE_SE_HINT_H

#include "technique/se/se_grid.h"

typedef struct lele_se_gone {
    uint8_t cell;
    uint16_t digits;
} lele_se_gone;

/* The parts of a pattern that a hint inside a chain depends on. */
typedef enum lele_se_pattern {
    LELE_SE_PLAIN,
    LELE_SE_LINES,  /* digits: one; base: regions; cover: regions */
    LELE_SE_HIDDEN, /* digits: the set; base[0]: the region */
    LELE_SE_NAKED,  /* digits: the set; base: cells */
} lele_se_pattern;

typedef struct lele_se_hint {
    const char *name;
    double rating;
    int complexity; /* of a chain; 0: no chain */
    int cell;       /* where a digit is placed; -1: nowhere */
    int digit;
    int gone_count;
    lele_se_gone gone[LELE_SE_CELLS]; /* each cell once, in the order of insertion */
    lele_se_pattern pattern;
    unsigned digits;
    int base_count, cover_count;
    uint8_t base[4], cover[4];
} lele_se_hint;

typedef struct lele_se_search lele_se_search;
struct lele_se_search {
    const lele_se_places *places;
    const lele_se_grid *grid;
    lele_se_hint hint;
    bool (*offer)(lele_se_search *search, void *data); /* true: stop */
    void *data;
};

/* What a producer is asked for. */
typedef struct lele_se_task {
    const char *name;
    double rating;
    int size;
    bool direct; /* place a digit at once instead of eliminating */
} lele_se_task;

typedef bool (*lele_se_find_fn)(lele_se_search *search, const lele_se_task *task);

bool lele_se_hidden_single(lele_se_search *search, const lele_se_task *task);
bool lele_se_naked_single(lele_se_search *search, const lele_se_task *task);
bool lele_se_locking(lele_se_search *search, const lele_se_task *task);
bool lele_se_hidden_set(lele_se_search *search, const lele_se_task *task);
bool lele_se_naked_set(lele_se_search *search, const lele_se_task *task);
bool lele_se_fish(lele_se_search *search, const lele_se_task *task);
bool lele_se_wing(lele_se_search *search, const lele_se_task *task);
bool lele_se_unique_loop(lele_se_search *search, const lele_se_task *task);
bool lele_se_bug(lele_se_search *search, const lele_se_task *task);
bool lele_se_aligned(lele_se_search *search, const lele_se_task *task);

/* Starts a hint that concludes nothing yet. */
void lele_se_hint_start(lele_se_hint *hint, const char *name, double rating);

/* Adds those of the digits that are candidates of the cell to what is eliminated. */
void lele_se_hint_remove(lele_se_search *search, int cell, unsigned digits);

/* The hint places the digit. */
void lele_se_hint_place(lele_se_hint *hint, int cell, int digit);

static inline bool lele_se_offer(lele_se_search *search)
{
    return search->offer(search, search->data);
}

#endif
