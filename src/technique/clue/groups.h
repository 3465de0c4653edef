/*
 * Groups: open cells that see each other and of which the sets of digits are known that they can hold
 * together.  Cages, consecutive lines, and hidden cages: what units leave when whole cages are taken
 * out.
 */
#ifndef LELE_TECHNIQUE_CLUE_GROUPS_H
#define LELE_TECHNIQUE_CLUE_GROUPS_H

#include "technique/clue_sum.h"
#include "technique/search.h"

enum { LELE_GROUP_SETS = 128, LELE_DERIVED_UNITS = 5, LELE_DERIVED_MOST = 384 };

/* A sum that follows from units and cages together. */
struct lele_derived {
    uint8_t unit_count, units[LELE_DERIVED_UNITS];
    uint16_t clue_count, clues[LELE_STEP_CLUES]; /* whose sums are subtracted */
    struct lele_sum sum;
};

struct lele_cell_group {
    int clue;    /* -1: a hidden cage */
    int derived; /* of a hidden cage: its sum; -1: none */
    struct lele_sum sum;
    lele_cellset cells;                /* the open ones */
    lele_digits known[LELE_SUM_CELLS]; /* the candidates that the sets were made for */
    int near_count, count; /* sets whose digits all have a cell; of these, those that fit */
    lele_digits set[LELE_GROUP_SETS]; /* those that fit come first */
    lele_digits every, some;          /* the digits in each set that fits, and in any */
};

/* A clue whose cells sum to a number, each counted once. */
struct lele_plain_sum {
    const lele_rule *rule;
    lele_cellset cells;
};

struct lele_groups {
    bool has_clues, has_derived, has_hidden; /* made for this search */
    int clue_count, hidden_count, derived_count;
    struct lele_cell_group *groups; /* of the clues first, then hidden ones */
    struct lele_derived *derived;
    int plain_count;
    struct lele_plain_sum plain[LELE_MAX_CLUES];
};

/* The groups of clues; with hidden cages too. */
const struct lele_groups *lele_clue_groups(struct lele_search *search);
const struct lele_groups *lele_all_groups(struct lele_search *search);
/* The sums of units without cages, the fewest units first. */
const struct lele_groups *lele_derived_sums(struct lele_search *search);
/* Fills the list of derived sums. */
void lele_derive_sums(const lele_board *board, struct lele_groups *groups);

/* Names the group in the step, and marks its open cells with the role. */
void lele_step_add_group(lele_step *step, const lele_board *board, const struct lele_groups *groups,
                         const struct lele_cell_group *group, lele_role role);
void lele_step_add_derived(lele_step *step, const struct lele_derived *derived);
/* Marks the filled cells of the sums that the step names. */
void lele_step_add_filled(lele_step *step, const lele_board *board);

/* Eliminates what no set of the group that has `kept` set can hold. */
void lele_group_eliminate(struct lele_search *search, const struct lele_cell_group *group,
                          const bool kept[LELE_GROUP_SETS]);

/* Whether the clue is among the looks of the row. */
static inline bool lele_row_has_look(const struct lele_row *row, lele_look look)
{
    return (row->clue.looks >> look & 1) != 0;
}

#endif
