/*
 * Filling the rules of clues: what the files that expand clues share.
 *
 * A rule is started, then cells are added to it.  When there is no more room, `full` is set and the
 * result is thrown away.
 */
#ifndef LELE_CORE_EXPAND_H
#define LELE_CORE_EXPAND_H

#include "core/clue_table.h"

typedef struct lele_expansion {
    lele_layout *layout;
    lele_clues *clues;
    int clue;        /* the one being expanded */
    lele_rule *rule; /* the one being filled */
    bool full;
} lele_expansion;

/* The clue that is being expanded, and its cells. */
const lele_clue *lele_expansion_clue(const lele_expansion *e);
const lele_cell *lele_expansion_cells(const lele_expansion *e);

/* Starts a rule of the clue. */
lele_rule *lele_expansion_rule(lele_expansion *e, lele_rule_kind kind);
void lele_expansion_pairs(lele_expansion *e, lele_relation relation, int number);

/* Adds cells to the rule that was started last.  A cell that a sum has twice counts twice. */
void lele_expansion_add(lele_expansion *e, int cell, int weight);
void lele_expansion_add_cells(lele_expansion *e, const lele_cell *cells, int count, int weight);
void lele_expansion_add_pair(lele_expansion *e, int a, int b);

/* The clues of the whole grid. */
void lele_expand_knight(lele_expansion *e);
void lele_expand_king(lele_expansion *e);
void lele_expand_nonconsecutive(lele_expansion *e);
void lele_expand_all_ratios(lele_expansion *e);
void lele_expand_all_differences(lele_expansion *e);
void lele_expand_all_pair_sums(lele_expansion *e);
void lele_expand_disjoint(lele_expansion *e);

#endif
