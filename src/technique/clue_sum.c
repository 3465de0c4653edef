/* Sums of clues on a board, see clue_sum.h. */
#include "technique/clue_sum.h"

#include <string.h>

void lele_balance_add_unit(struct lele_balance *balance, const lele_layout *layout, int unit)
{
    for (int i = 0; i < layout->size; i++)
        balance->weight[layout->units[unit].cells[i]]++;
    balance->total += layout->size * (layout->size + 1) / 2;
}

void lele_balance_add_rule(struct lele_balance *balance, const lele_clues *clues,
                           const lele_rule *rule, int times)
{
    for (int i = 0; i < rule->cell_count; i++) {
        int16_t *weight = &balance->weight[clues->cell[rule->first_cell + i]];
        *weight = (int16_t)(*weight + clues->weight[rule->first_cell + i] * times);
    }
    balance->total += rule->total * times;
}

lele_cellset lele_rule_cells(const lele_clues *clues, const lele_rule *rule)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < rule->cell_count; i++)
        lele_cellset_add(&cells, clues->cell[rule->first_cell + i]);
    return cells;
}

lele_cellset lele_clue_cells(const lele_clues *clues, int clue)
{
    const lele_clue *one = &clues->list.clue[clue];
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < one->cell_count; i++)
        lele_cellset_add(&cells, clues->list.cell[one->first_cell + i]);
    return cells;
}

const lele_rule *lele_clue_sum_rule(const lele_clues *clues, int clue, const lele_cellset *cells)
{
    const lele_rule *first = NULL;
    for (int i = 0; i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        if (rule->kind != LELE_RULE_SUM || rule->clue != clue)
            continue;
        const lele_cellset own = lele_rule_cells(clues, rule);
        if (cells != NULL && lele_cellset_equal(&own, cells))
            return rule;
        if (first == NULL)
            first = rule;
    }
    return first;
}

static bool see_each_other(const lele_layout *layout, const lele_cell *cells, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if (!lele_layout_sees(layout, cells[i], cells[k]))
                return false;
    return true;
}

bool lele_sum_open(const struct lele_balance *balance, const lele_board *board,
                   struct lele_sum *ret)
{
    int positive = 0, ones = 0;
    ret->count = 0;
    ret->total = balance->total;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int weight = balance->weight[cell];
        if (weight == 0)
            continue;
        if (board->grid.cell[cell] != 0) {
            ret->total -= weight * board->grid.cell[cell];
            continue;
        }
        if (ret->count == LELE_SUM_CELLS)
            return false;
        ret->cell[ret->count] = (lele_cell)cell;
        ret->weight[ret->count++] = weight;
        positive += weight > 0;
        ones += weight == 1 || weight == -1;
    }
    if (positive == 0) {
        ret->total = -ret->total;
        for (int i = 0; i < ret->count; i++)
            ret->weight[i] = -ret->weight[i];
    }
    ret->distinct = ones == ret->count && (positive == 0 || positive == ret->count) &&
                    see_each_other(board->layout, ret->cell, ret->count);
    return ret->count > 0;
}

bool lele_sum_of_step(const lele_step *step, const lele_board *board, struct lele_balance *balance,
                      struct lele_sum *ret)
{
    const lele_clues *clues = board->layout->clues;
    memset(balance, 0, sizeof *balance);
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].role == LELE_UNIT_ROLE_COVER)
            lele_balance_add_unit(balance, board->layout, step->units[i].unit);
    for (int i = 0; i < step->clue_count; i++)
        if (step->clues[i].role == LELE_CLUE_ROLE_TOTAL)
            lele_balance_add_rule(balance, clues,
                                  lele_clue_sum_rule(clues, step->clues[i].clue, NULL), -1);
    return lele_sum_open(balance, board, ret);
}

/* Cells that see each other and have equal weights hold different digits.  Digits are given to them
 * from the best one on; a digit that no cell can take without another losing its own is skipped. */
struct giving {
    const lele_board *board;
    const struct lele_sum *sum;
    int member[LELE_SUM_CELLS], count;
    uint8_t *digits; /* of the cells; 0: none yet */
};

static bool give(struct giving *giving, int digit, unsigned *tried)
{
    for (int i = 0; i < giving->count; i++) {
        const int at = giving->member[i];
        if ((*tried >> at & 1) != 0 ||
            !lele_digits_has(giving->board->candidates[giving->sum->cell[at]], digit))
            continue;
        *tried |= 1U << at;
        const int other = giving->digits[at];
        if (other == 0 || give(giving, other, tried)) {
            giving->digits[at] = (uint8_t)digit;
            return true;
        }
    }
    return false;
}

/* The members of the group of the first cell that has none yet. */
static void collect_group(struct giving *giving, int except, unsigned *done)
{
    const struct lele_sum *sum = giving->sum;
    giving->count = 0;
    for (int i = 0; i < sum->count; i++) {
        bool joins = (*done >> i & 1) == 0 && i != except;
        for (int k = 0; joins && k < giving->count; k++)
            joins =
                sum->weight[i] == sum->weight[giving->member[k]] &&
                lele_layout_sees(giving->board->layout, sum->cell[i], sum->cell[giving->member[k]]);
        if (!joins)
            continue;
        giving->member[giving->count++] = i;
        *done |= 1U << i;
    }
}

bool lele_sum_extreme(const struct lele_sum *sum, const lele_board *board, int except, int sign,
                      int *ret, uint8_t digits[LELE_SUM_CELLS])
{
    struct giving giving = { .board = board, .sum = sum, .digits = digits };
    const int n = board->layout->size;
    unsigned done = except >= 0 ? 1U << except : 0;
    memset(digits, 0, LELE_SUM_CELLS);
    *ret = 0;
    for (;;) {
        collect_group(&giving, except, &done);
        if (giving.count == 0)
            return true;
        const bool greatest = (sum->weight[giving.member[0]] > 0) == (sign > 0);
        int given = 0;
        for (int i = 1; i <= n && given < giving.count; i++) {
            unsigned tried = 0;
            given += give(&giving, greatest ? n + 1 - i : i, &tried);
        }
        if (given < giving.count)
            return false;
        for (int i = 0; i < giving.count; i++)
            *ret += sum->weight[giving.member[i]] * digits[giving.member[i]];
    }
}

static void list_sets(int count, int total, lele_digits allowed, lele_digits chosen,
                      struct lele_sets *ret)
{
    if (count == 0) {
        if (total != 0)
            return;
        if (ret->count < LELE_SUM_SETS)
            ret->set[ret->count++] = chosen;
        else
            ret->is_full = true;
        return;
    }
    for (int d;
         (d = lele_digits_pop(&allowed)) != 0 && count * d + count * (count - 1) / 2 <= total;)
        list_sets(count - 1, total - d, allowed, chosen | lele_digits_of(d), ret);
}

void lele_sets_by_sum(int count, int total, lele_digits allowed, struct lele_sets *ret)
{
    ret->count = 0;
    ret->is_full = false;
    list_sets(count, total, allowed, 0, ret);
}

void lele_sets_in_a_row(int count, int size, struct lele_sets *ret)
{
    ret->count = 0;
    ret->is_full = false;
    for (int first = 0; first + count <= size; first++)
        ret->set[ret->count++] = (lele_digits)(((1U << count) - 1) << first);
}

bool lele_set_is_near(const lele_board *board, const lele_cell *cells, int count, lele_digits set)
{
    lele_digits seen = 0;
    for (int i = 0; i < count; i++) {
        if ((board->candidates[cells[i]] & set) == 0)
            return false;
        seen |= board->candidates[cells[i]];
    }
    return (set & ~seen) == 0;
}

static bool fit(const lele_board *board, const lele_cell *cells, unsigned open, lele_digits set)
{
    int best = 0, fewest = LELE_MAX_SIZE + 1;
    if (open == 0)
        return true;
    for (unsigned rest = open; rest != 0; rest &= rest - 1) {
        const int i = __builtin_ctz(rest);
        const int count = lele_digits_count(board->candidates[cells[i]] & set);
        if (count < fewest) {
            fewest = count;
            best = i;
        }
    }
    lele_digits digits = board->candidates[cells[best]] & set;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (fit(board, cells, open & ~(1U << best),
                (lele_digits)lele_digits_minus(set, lele_digits_of(d))))
            return true;
    return false;
}

bool lele_set_fits(const lele_board *board, const lele_cell *cells, int count, lele_digits set,
                   int at, int digit)
{
    unsigned open = (1U << count) - 1;
    if (digit != 0) {
        if (!lele_digits_has(board->candidates[cells[at]] & set, digit))
            return false;
        lele_digits_remove(&set, lele_digits_of(digit));
        open &= ~(1U << at);
    }
    return fit(board, cells, open, set);
}

/* The digits that the filled cells of a clue have. */
static lele_digits placed_in(const lele_board *board, const lele_cellset *cells)
{
    lele_cellset rest = *cells;
    lele_digits placed = 0;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        if (board->grid.cell[cell] != 0)
            placed |= lele_digits_of(board->grid.cell[cell]);
    return placed;
}

/* Consecutive digits: those that are placed belong to the set, but not to that of the open cells. */
static bool group_of_line(const lele_board *board, int clue, struct lele_sum *sum,
                          struct lele_sets *sets)
{
    const lele_clues *clues = board->layout->clues;
    lele_cellset cells = lele_clue_cells(clues, clue);
    const lele_digits placed = placed_in(board, &cells);
    int kept = 0;
    lele_sets_in_a_row(clues->list.clue[clue].cell_count, board->layout->size, sets);
    for (int i = 0; i < sets->count; i++)
        if ((placed & ~sets->set[i]) == 0)
            sets->set[kept++] = (lele_digits)lele_digits_minus(sets->set[i], placed);
    sets->count = kept;
    *sum = (struct lele_sum){ .distinct = true };
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (board->grid.cell[cell] == 0 && sum->count < LELE_SUM_CELLS)
            sum->cell[sum->count++] = (lele_cell)cell;
    return sum->count > 0;
}

bool lele_clue_group(const lele_board *board, int clue, struct lele_sum *sum,
                     struct lele_sets *sets)
{
    const lele_clues *clues = board->layout->clues;
    if (clues->list.clue[clue].look == LELE_LOOK_RENBAN)
        return group_of_line(board, clue, sum, sets);
    const lele_rule *rule = lele_clue_sum_rule(clues, clue, NULL);
    if (rule == NULL || clues->list.clue[clue].value == LELE_CLUE_NO_VALUE)
        return false;
    struct lele_balance balance = { .total = 0 };
    lele_balance_add_rule(&balance, clues, rule, 1);
    if (!lele_sum_open(&balance, board, sum) || !sum->distinct || sum->total < 0)
        return false;
    const lele_cellset cells = lele_rule_cells(clues, rule);
    lele_digits allowed = lele_digits_all(board->layout->size);
    if (rule->flags & LELE_RULE_DISTINCT)
        lele_digits_remove(&allowed, placed_in(board, &cells));
    lele_sets_by_sum(sum->count, sum->total, allowed, sets);
    return true;
}
