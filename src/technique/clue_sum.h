/*
 * Sums of clues as they stand on a board: which cells are open, what they must sum to, which digits
 * they can hold together.
 *
 * Finders and words both need them; a balance adds units and cages with weights, a sum is what is left
 * of it when the filled cells are taken out.
 */
#ifndef LELE_TECHNIQUE_CLUE_SUM_H
#define LELE_TECHNIQUE_CLUE_SUM_H

#include "lele/board.h"
#include "lele/clue.h"
#include "lele/step.h"

enum { LELE_SUM_CELLS = 16, LELE_SUM_SETS = 1024 };

/* The cells, each times its weight, sum to the total. */
struct lele_balance {
    int16_t weight[LELE_MAX_CELLS];
    int total;
};

struct lele_sum {
    int count; /* of open cells */
    lele_cell cell[LELE_SUM_CELLS];
    int weight[LELE_SUM_CELLS];
    int total;     /* of the open cells */
    bool distinct; /* they all see each other, and every weight is 1 */
};

/* What the open cells of a group can hold together. */
struct lele_sets {
    int count;
    bool is_full; /* there are more */
    lele_digits set[LELE_SUM_SETS];
};

void lele_balance_add_unit(struct lele_balance *balance, const lele_layout *layout, int unit);
void lele_balance_add_rule(struct lele_balance *balance, const lele_clues *clues,
                           const lele_rule *rule, int times);
/* The sum rule of a clue that is about exactly these cells, or its first one; NULL: it has none. */
const lele_rule *lele_clue_sum_rule(const lele_clues *clues, int clue, const lele_cellset *cells);
/* The cells of a clue and of a rule. */
lele_cellset lele_clue_cells(const lele_clues *clues, int clue);
lele_cellset lele_rule_cells(const lele_clues *clues, const lele_rule *rule);

/* What is left of a balance.  If all weights are negative, their signs change.  False: it has no open
 * cell, or too many. */
bool lele_sum_open(const struct lele_balance *balance, const lele_board *board,
                   struct lele_sum *ret);
/* The sum that the cover units and the clues of a step leave. */
bool lele_sum_of_step(const lele_step *step, const lele_board *board, struct lele_balance *balance,
                      struct lele_sum *ret);

/* The least (sign -1) or the greatest (sign 1) that the open cells but number `except` give, and the
 * digits that do so, by cell.  False: they cannot all be filled. */
bool lele_sum_extreme(const struct lele_sum *sum, const lele_board *board, int except, int sign,
                      int *ret, uint8_t digits[LELE_SUM_CELLS]);

/* All sets of `count` digits of `allowed` with that sum, in the order of their digits. */
void lele_sets_by_sum(int count, int total, lele_digits allowed, struct lele_sets *ret);
/* Sets of `count` digits that follow each other. */
void lele_sets_in_a_row(int count, int size, struct lele_sets *ret);

/* Whether each digit of the set has a cell among these, and each cell a digit. */
bool lele_set_is_near(const lele_board *board, const lele_cell *cells, int count, lele_digits set);
/* Whether the digits of the set can be put into the cells; cell number `at` then holds `digit`
 * (0: any). */
bool lele_set_fits(const lele_board *board, const lele_cell *cells, int count, lele_digits set,
                   int at, int digit);

/* What a clue makes of its open cells: sets of digits that they can hold together.  Cages and sums whose
 * cells all differ, and consecutive lines; false for another clue. */
bool lele_clue_group(const lele_board *board, int clue, struct lele_sum *sum,
                     struct lele_sets *sets);

#endif
