/*
 * Pairs of cells in a relation: dots, signs, lines whose neighbours depend on each other.  A digit needs
 * a partner in the other cell; a cell with two such neighbours that see each other needs different
 * partners; what is equal to a cell sees what that cell sees.
 */
#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

/* A pair of a rule, seen from one of its cells. */
struct pair {
    const lele_rule *rule;
    lele_cell own, other;
    bool turned; /* the other cell comes first in the rule */
};

static bool holds(const struct pair *pair, int own, int other)
{
    const lele_relation relation = (lele_relation)pair->rule->relation;
    return pair->turned ? lele_relation_holds(relation, pair->rule->number, other, own)
                        : lele_relation_holds(relation, pair->rule->number, own, other);
}

/* The candidates of the other cell that go with a digit of the first. */
static lele_digits partners(const struct lele_search *search, const struct pair *pair, int digit)
{
    const lele_board *board = search->board;
    const int value = board->grid.cell[pair->other];
    lele_digits left = value != 0 ? lele_digits_of(value) : board->candidates[pair->other],
                found = 0;
    if (lele_layout_sees(search->layout, pair->own, pair->other))
        lele_digits_remove(&left, lele_digits_of(digit));
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        if (holds(pair, digit, d))
            found |= lele_digits_of(d);
    return found;
}

static void mark_cell(struct lele_search *search, int cell, lele_role role)
{
    const int value = search->board->grid.cell[cell];
    lele_step_mark(search->step, cell, value != 0 ? LELE_ROLE_REASON : role,
                   value != 0 ? lele_digits_of(value) : search->board->candidates[cell]);
}

static bool finish(struct lele_search *search)
{
    lele_step *step = search->step;
    for (int i = 0; i < step->elimination_count; i++)
        step->digits |= step->eliminations[i].digits;
    return lele_search_offer(search);
}

static bool offer_support(struct lele_search *search, const struct pair *pair)
{
    lele_digits left = search->board->candidates[pair->own], wrong = 0;
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        if (partners(search, pair, d) == 0)
            wrong |= lele_digits_of(d);
    if (wrong == 0)
        return false;
    lele_step *step = lele_search_begin(search);
    lele_search_eliminate_cell(search, pair->own, wrong);
    lele_step_clue(step, pair->rule->clue, LELE_CLUE_ROLE_RULE);
    mark_cell(search, pair->own, LELE_ROLE_PIVOT);
    mark_cell(search, pair->other, LELE_ROLE_BASE);
    return finish(search);
}

typedef bool (*pair_fn)(struct lele_search *search, const struct pair *pair);

/* Calls the function for both directions of each pair of the row's clues in which something changed. */
static bool each_pair(struct lele_search *search, pair_fn run)
{
    const lele_clues *clues = search->layout->clues;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        if (rule->kind != LELE_RULE_PAIR ||
            !lele_row_has_look(search->row, (lele_look)clues->list.clue[rule->clue].look))
            continue;
        const lele_cell *cells = clues->cell + rule->first_cell;
        for (int k = 0; k + 1 < rule->cell_count; k += 2) {
            const lele_cellset *news = &lele_search_news(search)->cells;
            if (!lele_cellset_has(news, cells[k]) && !lele_cellset_has(news, cells[k + 1]))
                continue;
            const struct pair there = { rule, cells[k], cells[k + 1], false },
                              back = { rule, cells[k + 1], cells[k], true };
            if (run(search, &there) || run(search, &back))
                return true;
        }
    }
    return false;
}

bool lele_find_pair_support(struct lele_search *search)
{
    return each_pair(search, offer_support);
}

/* The pairs of a cell. */
enum { PAIRS_MOST = 24 };

static int list_pairs(const struct lele_search *search, int cell, struct pair ret[PAIRS_MOST])
{
    const lele_clues *clues = search->layout->clues;
    int count = 0;
    for (int i = 0; i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        const lele_cell *cells = clues->cell + rule->first_cell;
        if (rule->kind != LELE_RULE_PAIR ||
            !lele_row_has_look(search->row, (lele_look)clues->list.clue[rule->clue].look))
            continue;
        for (int k = 0; k < rule->cell_count && count < PAIRS_MOST; k++)
            if (cells[k] == cell)
                ret[count++] = (struct pair){ rule, cells[k], cells[k ^ 1], (k & 1) != 0 };
    }
    return count;
}

/* The two neighbours see each other and would need the same single partner. */
static bool offer_two(struct lele_search *search, const struct pair *a, const struct pair *b)
{
    lele_digits left = search->board->candidates[a->own], wrong = 0;
    if (a->other == b->other || !lele_layout_sees(search->layout, a->other, b->other))
        return false;
    for (int d; (d = lele_digits_pop(&left)) != 0;) {
        const lele_digits of_a = partners(search, a, d), of_b = partners(search, b, d);
        if (of_a == of_b && lele_digits_single(of_a))
            wrong |= lele_digits_of(d);
    }
    if (wrong == 0)
        return false;
    lele_step *step = lele_search_begin(search);
    lele_search_eliminate_cell(search, a->own, wrong);
    lele_step_clue(step, a->rule->clue, LELE_CLUE_ROLE_RULE);
    lele_step_clue(step, b->rule->clue, LELE_CLUE_ROLE_RULE);
    mark_cell(search, a->own, LELE_ROLE_PIVOT);
    mark_cell(search, a->other, LELE_ROLE_BASE);
    mark_cell(search, b->other, LELE_ROLE_BASE);
    return finish(search);
}

bool lele_find_dot_chain(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    lele_cellset cells = search->board->places[0];
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        struct pair pairs[PAIRS_MOST];
        const int count = list_pairs(search, cell, pairs);
        for (int i = 0; i < count; i++)
            for (int k = 0; k < i; k++)
                if (offer_two(search, &pairs[k], &pairs[i]))
                    return true;
    }
    return false;
}

/* All places of a digit in a unit see one of two equal cells: these do not hold it. */
static bool offer_equal(struct lele_search *search, const struct pair *pair)
{
    const lele_board *board = search->board;
    const lele_layout *layout = search->layout;
    const lele_cellset seen = lele_cellset_or(layout->peers[pair->own], layout->peers[pair->other]);
    lele_digits left = board->candidates[pair->own] & board->candidates[pair->other];
    if (pair->rule->relation != LELE_RELATION_EQUAL || pair->turned)
        return false;
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        for (int unit = 0; unit < layout->unit_count; unit++) {
            const lele_cellset places = lele_cellset_and(board->places[d], layout->units[unit].set);
            if (!lele_digits_has(board->missing[unit], d) || !lele_cellset_within(&places, &seen))
                continue;
            lele_step *step = lele_search_begin(search);
            step->digits = lele_digits_of(d);
            lele_search_eliminate_cell(search, pair->own, lele_digits_of(d));
            lele_search_eliminate_cell(search, pair->other, lele_digits_of(d));
            lele_step_clue(step, pair->rule->clue, LELE_CLUE_ROLE_RULE);
            lele_step_mark(step, pair->own, LELE_ROLE_PIVOT, lele_digits_of(d));
            lele_step_mark(step, pair->other, LELE_ROLE_PIVOT, lele_digits_of(d));
            lele_step_unit(step, unit, LELE_UNIT_ROLE_SEEN);
            lele_step_mark_set(step, places, LELE_ROLE_BASE, lele_digits_of(d));
            if (lele_search_offer(search))
                return true;
        }
    return false;
}

bool lele_find_equal_cells(struct lele_search *search)
{
    return each_pair(search, offer_equal);
}
