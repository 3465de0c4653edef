/*
 * What is possible while a proof uses its premises, see derive.c and follow.c.
 *
 * A clause is a premise that says that one of its choices is true: digits of a cell, or cells of a
 * digit.  The choices of a clause are counted down with each candidate that is ruled out.  A clause
 * is due when less than two are left, and has to be looked at again only when it loses one.
 */
#ifndef LELE_TECHNIQUE_CLAUSES_H
#define LELE_TECHNIQUE_CLAUSES_H

#include "lele/premise.h"

enum { LELE_CLAUSE_WORDS = LELE_STEP_PREMISES / 64 };

struct lele_clauses {
    const lele_premises *premises;
    /* The candidates that matter: choices of clauses, what is known to be in a cell, all digits in
     * the cells of a deadly pattern, and the conclusions; with clues all that they allow. */
    lele_digits digits[LELE_MAX_CELLS];
    lele_cellset places[LELE_MAX_SIZE + 1];
    /* The clauses that each candidate is a choice of, as linked lists; 0: the end of a list. */
    int count;
    uint16_t first[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
    struct {
        uint16_t clause, next;
    } entries[LELE_STEP_PREMISES * LELE_MAX_SIZE + 1];
    uint8_t choices[LELE_STEP_PREMISES];
    uint64_t due[LELE_CLAUSE_WORDS]; /* before any candidate is ruled out */
};

/* The candidates that matter and are possible. */
struct lele_possible {
    lele_digits left[LELE_MAX_CELLS];
    lele_cellset places[LELE_MAX_SIZE + 1]; /* by digit; the same as `left` */
    lele_cellset certain;                   /* the cells that hold a digit */
    uint64_t due[LELE_CLAUSE_WORDS];
    uint8_t choices[LELE_STEP_PREMISES]; /* how many are left, by premise */
};

/* Whether a premise is a clause whose choices are counted.  A deadly pattern is not: it is always
 * due. */
static inline bool lele_premise_is_clause(const lele_premise *premise)
{
    return premise->kind == LELE_PREMISE_CELL || premise->kind == LELE_PREMISE_PLACES ||
           premise->kind == LELE_PREMISE_SYMMETRY;
}

/* Whether a premise is about clues.  It is always due, like a deadly pattern. */
static inline bool lele_premise_is_clue(const lele_premise *premise)
{
    return premise->kind == LELE_PREMISE_CLUE || premise->kind == LELE_PREMISE_TOTAL;
}

/* The clauses of the premises of a step.  False: a premise has more choices than a unit has cells. */
bool lele_clauses_list(struct lele_clauses *ret, const lele_layout *layout,
                       const lele_premises *premises, const lele_step *step);

/* All that matters is possible. */
void lele_possible_begin(struct lele_possible *ret, const struct lele_clauses *clauses);

/* Rules out a candidate that is left. */
static inline void lele_possible_remove(struct lele_possible *possible,
                                        const struct lele_clauses *clauses, int cell, int digit)
{
    lele_digits_remove(&possible->left[cell], lele_digits_of(digit));
    lele_cellset_remove(&possible->places[digit], cell);
    for (int at = clauses->first[cell][digit]; at != 0; at = clauses->entries[at].next) {
        const int clause = clauses->entries[at].clause;
        if (--possible->choices[clause] < 2)
            possible->due[clause / 64] |= UINT64_C(1) << (clause % 64);
    }
}

/* The first clause from `from` on that is due, which then is due no longer; -1: none. */
int lele_possible_take_due(struct lele_possible *possible, const struct lele_clauses *clauses,
                           int from);

#endif
