/*
 * Sums of a clue: the last open cell takes the rest, and every open cell is bounded by the greatest and
 * the least that the others can hold together.
 */
#include <string.h>

#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

/* The open sum of a rule that concerns the row, if any of its cells has changed. */
static bool open_sum(struct lele_search *search, const lele_rule *rule, struct lele_sum *ret)
{
    const lele_clues *clues = search->layout->clues;
    if (rule->kind != LELE_RULE_SUM ||
        !lele_row_has_look(search->row, (lele_look)clues->list.clue[rule->clue].look))
        return false;
    const lele_cellset cells = lele_rule_cells(clues, rule);
    if (!lele_cellset_meets(&cells, &lele_search_news(search)->cells))
        return false;
    struct lele_balance balance = { .total = 0 };
    lele_balance_add_rule(&balance, clues, rule, 1);
    return lele_sum_open(&balance, search->board, ret);
}

static void mark_rule(struct lele_search *search, const lele_rule *rule)
{
    const lele_board *board = search->board;
    lele_cellset cells = lele_rule_cells(search->layout->clues, rule);
    lele_step_clue(search->step, rule->clue, LELE_CLUE_ROLE_RULE);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (board->grid.cell[cell] == 0)
            lele_step_mark(search->step, cell, LELE_ROLE_BASE, board->candidates[cell]);
        else
            lele_step_mark(search->step, cell, LELE_ROLE_REASON,
                           lele_digits_of(board->grid.cell[cell]));
}

static bool offer_last(struct lele_search *search, const lele_rule *rule,
                       const struct lele_sum *sum)
{
    if (sum->count != 1 || sum->total % sum->weight[0] != 0)
        return false;
    const int digit = sum->total / sum->weight[0];
    if (digit < 1 || digit > search->layout->size ||
        !lele_digits_has(search->board->candidates[sum->cell[0]], digit))
        return false;
    lele_search_begin(search)->digits = lele_digits_of(digit);
    lele_search_place(search, sum->cell[0], digit);
    mark_rule(search, rule);
    return lele_search_offer(search);
}

bool lele_find_last_cell_of_sum(struct lele_search *search)
{
    const lele_clues *clues = search->layout->clues;
    struct lele_sum sum;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        if (open_sum(search, &clues->rule[i], &sum) && offer_last(search, &clues->rule[i], &sum))
            return true;
    return false;
}

/* What is too small or too great for one cell when the others hold all they can, or as little. */
static lele_digits out_of_bounds(const struct lele_search *search, const struct lele_sum *sum,
                                 int at)
{
    uint8_t digits[LELE_SUM_CELLS];
    int low, high;
    lele_digits left = search->board->candidates[sum->cell[at]], wrong = 0;
    if (!lele_sum_extreme(sum, search->board, at, -1, &low, digits) ||
        !lele_sum_extreme(sum, search->board, at, 1, &high, digits))
        return 0;
    for (int d; (d = lele_digits_pop(&left)) != 0;) {
        const int own = sum->weight[at] * d;
        if (own < sum->total - high || own > sum->total - low)
            wrong |= lele_digits_of(d);
    }
    return wrong;
}

bool lele_find_sum_extremes(struct lele_search *search)
{
    const lele_clues *clues = search->layout->clues;
    struct lele_sum sum;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++) {
        if (!open_sum(search, &clues->rule[i], &sum))
            continue;
        lele_step *step = lele_search_begin(search);
        for (int k = 0; k < sum.count; k++)
            lele_search_eliminate_cell(search, sum.cell[k], out_of_bounds(search, &sum, k));
        if (step->elimination_count == 0)
            continue;
        mark_rule(search, &clues->rule[i]);
        if (lele_search_offer(search))
            return true;
    }
    return false;
}

/* A sum of units and cages in which one cell is left. */
static bool offer_single(struct lele_search *search, const struct lele_derived *derived)
{
    const struct lele_sum *sum = &derived->sum;
    const int digit = sum->total;
    if (sum->count != 1 || sum->weight[0] != 1 || digit < 1 || digit > search->layout->size ||
        !lele_digits_has(search->board->candidates[sum->cell[0]], digit))
        return false;
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + 3 * (derived->unit_count - 1));
    step->score = (uint16_t)(step->score + 10 * (derived->unit_count - 1));
    step->digits = lele_digits_of(digit);
    lele_search_place(search, sum->cell[0], digit);
    lele_step_add_derived(step, derived);
    lele_step_mark(step, sum->cell[0], LELE_ROLE_BASE, search->board->candidates[sum->cell[0]]);
    lele_step_add_filled(step, search->board);
    return lele_search_offer(search);
}

bool lele_find_rule_of_45(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    const struct lele_groups *groups = lele_derived_sums(search);
    for (int i = 0; i < groups->derived_count; i++)
        if (offer_single(search, &groups->derived[i]))
            return true;
    return false;
}

/* Two cells: each digit needs its partner. */
static lele_digits without_partner(const struct lele_search *search, const struct lele_sum *sum,
                                   int at)
{
    const lele_board *board = search->board;
    const int other = 1 - at;
    lele_digits left = board->candidates[sum->cell[at]], wrong = left;
    for (int d; (d = lele_digits_pop(&left)) != 0;) {
        const int rest = sum->total - sum->weight[at] * d;
        if (rest % sum->weight[other] != 0)
            continue;
        const int partner = rest / sum->weight[other];
        if (partner >= 1 && partner <= search->layout->size &&
            lele_digits_has(board->candidates[sum->cell[other]], partner) &&
            (partner != d || !lele_layout_sees(search->layout, sum->cell[0], sum->cell[1])))
            lele_digits_remove(&wrong, lele_digits_of(d));
    }
    return wrong;
}

static bool offer_difference(struct lele_search *search, const struct lele_derived *derived)
{
    const struct lele_sum *sum = &derived->sum;
    if (sum->count < 2 || sum->distinct)
        return false;
    lele_step *step = lele_search_begin(search);
    for (int i = 0; i < sum->count; i++)
        lele_search_eliminate_cell(search, sum->cell[i],
                                   sum->count == 2 ? without_partner(search, sum, i)
                                                   : out_of_bounds(search, sum, i));
    if (step->elimination_count == 0)
        return false;
    step->rating = (uint16_t)(step->rating + 2 * (derived->unit_count - 1));
    lele_step_add_derived(step, derived);
    for (int i = 0; i < sum->count; i++)
        lele_step_mark(step, sum->cell[i], LELE_ROLE_BASE, search->board->candidates[sum->cell[i]]);
    lele_step_add_filled(step, search->board);
    return lele_search_offer(search);
}

bool lele_find_innies_and_outies(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    const struct lele_groups *groups = lele_derived_sums(search);
    for (int i = 0; i < groups->derived_count; i++)
        if (offer_difference(search, &groups->derived[i]))
            return true;
    return false;
}
