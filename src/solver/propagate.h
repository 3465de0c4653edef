/*
 * Propagation: candidates of cells, and filters that remove those which break a rule.
 *
 * A filter is one constraint: a unit, a cage, a pair of cells, a sum.  When a cell loses candidates
 * its filters become due; they run in the order of their kinds until none is due.  A position is an
 * array of masks, so a search copies it and goes on.
 */
#ifndef LELE_SOLVER_PROPAGATE_H
#define LELE_SOLVER_PROPAGATE_H

#include "lele/clue.h"

/* In the order in which due filters run: what is cheap and removes much comes first. */
typedef enum lele_filter_kind {
    LELE_FILTER_SUM, /* of cells with weights */
    LELE_FILTER_PAIR,
    LELE_FILTER_UNIT,
    LELE_FILTER_CAGE, /* a sum of different digits */
    LELE_FILTER_BETWEEN,
    LELE_FILTER_CONTAIN,
    LELE_FILTER_SCAN,
    LELE_FILTER_RUN,    /* consecutive digits in any order */
    LELE_FILTER_LOCKED, /* places of a digit in a unit that have a common peer */
    LELE_FILTER_KIND_COUNT
} lele_filter_kind;

typedef struct lele_filter {
    uint8_t kind;
    uint8_t count;  /* of cells */
    bool grouped;   /* some cells of a sum are known to differ */
    uint16_t table; /* of a pair, see lele_pair_table; of a scan, its lele_scan */
    uint16_t first; /* in the cells of the net */
    int32_t total;
} lele_filter;

/* What the second digit of a pair may be for each set of first digits, and the other way round: a
 * set is looked up in four groups of four digits. */
typedef struct lele_pair_table {
    uint8_t relation, number;
    lele_digits second[4][16], first[4][16];
} lele_pair_table;

enum {
    LELE_RULENET_DERIVED = 128, /* filters that lele_rulenet_derive adds; they are the first ones */
    LELE_RULENET_FILTERS = LELE_RULENET_DERIVED + LELE_MAX_RULE_CELLS / 2 + 2 * LELE_MAX_UNITS + 64,
    LELE_RULENET_WORDS = (LELE_RULENET_FILTERS + 63) / 64,
    LELE_RULENET_CELLS = LELE_MAX_RULE_CELLS + 2 * LELE_MAX_UNITS * LELE_MAX_SIZE + 2048,
    LELE_RULENET_TABLES = 64,
    LELE_RULENET_SUMS = LELE_MAX_SIZE * (LELE_MAX_SIZE + 1) / 2 + 1,
};

/* Sets of digits by their number and sum. */
typedef struct lele_combinations {
    bool made;
    uint32_t start[(LELE_MAX_SIZE + 1) * LELE_RULENET_SUMS + 1];
    lele_digits set[1 << LELE_MAX_SIZE];
} lele_combinations;

typedef struct lele_rulenet {
    const lele_layout *layout;
    int size, cells, words;
    int filter_end, cell_end, table_count, derived;
    int own_cells; /* the cells of filters that are not derived */
    int first_unit, end_unit; /* the filters of units */
    bool dense;    /* cages with totals cover most cells: their sums tell more than units */
    int culprit;   /* the filter that found the position dead; -1: none */
    int emptied;   /* the cell that lost its last candidate; -1: none */
    uint64_t work; /* about a nanosecond each */
    lele_digits *candidates;
    int fixed_count; /* cells whose only digit has not been taken from their peers yet */
    lele_cell fixed[LELE_MAX_CELLS];
    uint64_t due[LELE_RULENET_WORDS];
    uint16_t touched_start[LELE_MAX_CELLS + 1]; /* the filters of each cell */
    uint16_t touched[LELE_RULENET_CELLS];
    lele_filter filter[LELE_RULENET_FILTERS];
    lele_cell cell[LELE_RULENET_CELLS];
    int16_t weight[LELE_RULENET_CELLS];
    uint8_t group[LELE_RULENET_CELLS]; /* of a sum: cells of a group follow each other and differ */
    lele_digits start[LELE_MAX_CELLS]; /* candidates of an empty grid */
    lele_pair_table table[LELE_RULENET_TABLES];
    lele_combinations combinations;
} lele_rulenet;

/* The greatest digit of a set that is not empty. */
static inline int lele_digits_most(lele_digits set)
{
    return 64 - __builtin_clzll(set);
}

/* Builds the filters of a layout. */
void lele_rulenet_init(lele_rulenet *net, const lele_layout *layout);

/* Sets the candidates of all cells for a grid; all filters are due.  False when it has a wrong
 * digit. */
bool lele_rulenet_start(lele_rulenet *net, lele_digits *candidates, const lele_grid *grid);

/* Continues with other candidates, of which only those of `cell` have changed. */
void lele_rulenet_resume(lele_rulenet *net, lele_digits *candidates, int cell);

/* Runs filters until none is due; false when a cell has no candidate left. */
bool lele_rulenet_settle(lele_rulenet *net);

/* Adds the sums that follow from cages in rows, columns and boxes together.  They are chosen for the
 * candidates of the time, so another grid must forget them: its search would depend on this one. */
void lele_rulenet_derive(lele_rulenet *net);
void lele_rulenet_forget(lele_rulenet *net);

/* Keeps only the candidates in `digits`; false when none is left. */
bool lele_rulenet_keep(lele_rulenet *net, int cell, lele_digits digits);

/* Adds a filter and returns it, or NULL when there is no room.  lele_rulenet_list must follow. */
lele_filter *lele_rulenet_add(lele_rulenet *net, lele_filter_kind kind, int total);
void lele_rulenet_add_cell(lele_rulenet *net, lele_filter *filter, int cell, int weight);

/* Divides the cells of a sum into groups that see each other and have the same weight. */
void lele_rulenet_group(lele_rulenet *net, lele_filter *filter);

/* Lists the filters of each cell. */
void lele_rulenet_list(lele_rulenet *net);

/* The filters; false when the position is dead. */
bool lele_filter_sum(lele_rulenet *net, const lele_filter *filter);
bool lele_filter_cage(lele_rulenet *net, const lele_filter *filter);
bool lele_filter_scan(lele_rulenet *net, const lele_filter *filter);

/* Fills the table of combinations once. */
void lele_combinations_make(lele_combinations *combinations, int size);

#endif
