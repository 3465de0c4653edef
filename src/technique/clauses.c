#include "technique/clauses.h"

#include "lele/clue.h"

#include <stddef.h>
#include <string.h>

static void add_digits(struct lele_clauses *clauses, int cell, lele_digits digits)
{
    clauses->digits[cell] |= digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_cellset_add(&clauses->places[d], cell);
}

static void add_choice(struct lele_clauses *clauses, int clause, int cell, int digit)
{
    const int at = ++clauses->count;
    clauses->entries[at].clause = (uint16_t)clause;
    clauses->entries[at].next = clauses->first[cell][digit];
    clauses->first[cell][digit] = (uint16_t)at;
}

static bool add_clause(struct lele_clauses *clauses, int clause, const lele_premise *premise)
{
    const int choices = lele_cellset_count(&premise->cells) * lele_digits_count(premise->digits);
    lele_cellset cells = premise->cells;
    if (choices > LELE_MAX_SIZE)
        return false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits digits = premise->digits;
        add_digits(clauses, cell, digits);
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_choice(clauses, clause, cell, d);
    }
    clauses->choices[clause] = (uint8_t)choices;
    return true;
}

static void add_pattern(struct lele_clauses *clauses, const lele_layout *layout)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (clauses->premises->deadly[cell] != 0)
            add_digits(clauses, cell, lele_digits_all(layout->size));
}

static void add_conclusions(struct lele_clauses *clauses, const lele_step *step)
{
    for (int i = 0; i < step->placement_count; i++)
        add_digits(clauses, step->placements[i].cell, step->placements[i].digits);
    for (int i = 0; i < step->elimination_count; i++)
        add_digits(clauses, step->eliminations[i].cell, step->eliminations[i].digits);
}

static void add_all(struct lele_clauses *clauses, const lele_layout *layout)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        add_digits(clauses, cell, lele_layout_allows(layout, cell));
}

bool lele_clauses_list(struct lele_clauses *ret, const lele_layout *layout,
                       const lele_premises *premises, const lele_step *step)
{
    memset(ret, 0, offsetof(struct lele_clauses, entries));
    memset(ret->choices, 0, sizeof ret->choices);
    memset(ret->due, 0, sizeof ret->due);
    ret->premises = premises;
    add_pattern(ret, layout);
    add_conclusions(ret, step);
    for (int i = 0; i < premises->count; i++) {
        const lele_premise *premise = &premises->items[i];
        const bool is_clause = lele_premise_is_clause(premise);
        if (premise->kind == LELE_PREMISE_VALUE)
            add_digits(ret, lele_cellset_first(&premise->cells), premise->digits);
        if (is_clause && !add_clause(ret, i, premise))
            return false;
        if (lele_premise_is_clue(premise))
            add_all(ret, layout);
        if (premise->kind == LELE_PREMISE_DEADLY || lele_premise_is_clue(premise) ||
            (is_clause && ret->choices[i] < 2))
            ret->due[i / 64] |= UINT64_C(1) << (i % 64);
    }
    return true;
}

void lele_possible_begin(struct lele_possible *ret, const struct lele_clauses *clauses)
{
    memcpy(ret->left, clauses->digits, sizeof ret->left);
    memcpy(ret->places, clauses->places, sizeof ret->places);
    ret->certain = LELE_CELLSET_EMPTY;
    memcpy(ret->due, clauses->due, sizeof ret->due);
    memcpy(ret->choices, clauses->choices, sizeof ret->choices);
}

int lele_possible_take_due(struct lele_possible *possible, const struct lele_clauses *clauses,
                           int from)
{
    for (int word = from / 64; word < LELE_CLAUSE_WORDS; word++) {
        const uint64_t due =
            possible->due[word] & (word == from / 64 ? ~UINT64_C(0) << (from % 64) : ~UINT64_C(0));
        if (due == 0)
            continue;
        const int clause = word * 64 + lele_lowest64(due);
        const lele_premise *premise = &clauses->premises->items[clause];
        if (premise->kind != LELE_PREMISE_DEADLY && !lele_premise_is_clue(premise))
            possible->due[word] &= ~(due & -due);
        return clause;
    }
    return -1;
}
