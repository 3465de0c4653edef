#include "technique/clauses.h"

#include <string.h>

static void add_choice(struct lele_clauses *clauses, int clause, int cell, int digit)
{
    const int at = ++clauses->count;
    clauses->entries[at].clause = (uint16_t)clause;
    clauses->entries[at].next = clauses->first[cell][digit];
    clauses->first[cell][digit] = (uint16_t)at;
}

static bool add_clause(struct lele_clauses *clauses, int clause, const lele_premise *premise)
{
    const int choices =
        lele_cellset_count(&premise->cells) * lele_digits_count(premise->digits);
    lele_cellset cells = premise->cells;
    if (choices > LELE_MAX_SIZE)
        return false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits digits = premise->digits;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_choice(clauses, clause, cell, d);
    }
    clauses->choices[clause] = (uint8_t)choices;
    return true;
}

bool lele_clauses_list(struct lele_clauses *ret, const lele_premises *premises)
{
    ret->count = 0;
    memset(ret->first, 0, sizeof ret->first);
    memset(ret->due, 0, sizeof ret->due);
    memset(ret->choices, 0, sizeof ret->choices);
    for (int i = 0; i < premises->count; i++) {
        const lele_premise *premise = &premises->items[i];
        const bool is_clause = lele_premise_is_clause(premise);
        if (is_clause && !add_clause(ret, i, premise))
            return false;
        if (premise->kind == LELE_PREMISE_DEADLY || (is_clause && ret->choices[i] < 2))
            ret->due[i / 64] |= UINT64_C(1) << (i % 64);
    }
    return true;
}

void lele_possible_begin(struct lele_possible *ret, const struct lele_clauses *clauses,
                         const lele_layout *layout)
{
    const lele_digits all = lele_digits_all(layout->size);
    for (int cell = 0; cell < layout->cell_count; cell++)
        ret->left[cell] = all;
    for (int d = 1; d <= layout->size; d++)
        ret->places[d] = layout->all;
    ret->certain = LELE_CELLSET_EMPTY;
    memcpy(ret->due, clauses->due, sizeof ret->due);
    memcpy(ret->choices, clauses->choices, sizeof ret->choices);
}

int lele_possible_take_due(struct lele_possible *possible, const lele_premises *premises, int from)
{
    for (int word = from / 64; word < LELE_CLAUSE_WORDS; word++) {
        const uint64_t due =
            possible->due[word] & (word == from / 64 ? ~UINT64_C(0) << (from % 64) : ~UINT64_C(0));
        if (due == 0)
            continue;
        const int clause = word * 64 + lele_lowest64(due);
        if (premises->items[clause].kind != LELE_PREMISE_DEADLY)
            possible->due[word] &= ~(due & -due);
        return clause;
    }
    return -1;
}
