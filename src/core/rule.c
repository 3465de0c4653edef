/*
 * What a rule says of the digits in a grid.
 *
 * This is the definition of each rule, written for being right: solvers have ways of their own, and
 * tests compare them with this.
 */
#include <stdlib.h>
#include <string.h>

#include "core/clue_table.h"
#include "core/scan.h"

bool lele_relation_holds(lele_relation relation, int number, int a, int b)
{
    const int apart = abs(a - b);
    switch (relation) {
    case LELE_RELATION_EQUAL:
        return a == b;
    case LELE_RELATION_UNEQUAL:
        return a != b;
    case LELE_RELATION_LESS:
        return b - a >= number;
    case LELE_RELATION_APART:
        return apart >= number;
    case LELE_RELATION_NEAR:
        return apart <= number;
    case LELE_RELATION_DIFFERENCE:
        return apart == number;
    case LELE_RELATION_RATIO:
        return a == number * b || b == number * a;
    case LELE_RELATION_SUM:
        return a + b == number;
    case LELE_RELATION_NO_DIFFERENCE:
        return apart != number;
    case LELE_RELATION_NO_RATIO:
        return a != number * b && b != number * a;
    case LELE_RELATION_NO_SUM:
        return a + b != number;
    case LELE_RELATION_OTHER_THIRD:
        return (a - 1) / number != (b - 1) / number;
    case LELE_RELATION_OTHER_REST:
        return a % number != b % number;
    case LELE_RELATION_ROOM:
        return (a == number / 16 + 1) == (b == number % 16 + 1);
    default:
        return false;
    }
}

/* A rule with the digits of its cells, 0 for an empty one. */
struct look_at {
    const lele_rule *rule;
    const lele_cell *cells;
    const int16_t *weights;
    const lele_grid *grid;
    int size, count;
};

static int digit_at(const struct look_at *at, int i)
{
    return at->grid->cell[at->cells[i]];
}

static bool is_full(const struct look_at *at)
{
    for (int i = 0; i < at->count; i++)
        if (digit_at(at, i) == 0)
            return false;
    return true;
}

static lele_rule_state check_mask(const struct look_at *at)
{
    for (int i = 0; i < at->count; i++)
        if (digit_at(at, i) != 0 && !lele_digits_has(at->rule->digits, digit_at(at, i)))
            return LELE_RULE_BROKEN;
    return is_full(at) ? LELE_RULE_KEPT : LELE_RULE_OPEN;
}

static lele_rule_state check_differ(const struct look_at *at)
{
    lele_digits seen = 0;
    for (int i = 0; i < at->count; i++) {
        if (digit_at(at, i) == 0)
            continue;
        if (lele_digits_has(seen, digit_at(at, i)))
            return LELE_RULE_BROKEN;
        seen |= lele_digits_of(digit_at(at, i));
    }
    return is_full(at) ? LELE_RULE_KEPT : LELE_RULE_OPEN;
}

static lele_rule_state check_pair(const struct look_at *at)
{
    const lele_relation relation = (lele_relation)at->rule->relation;
    for (int i = 0; i < at->count; i += 2) {
        const int a = digit_at(at, i), b = digit_at(at, i + 1);
        if (a != 0 && b != 0 && !lele_relation_holds(relation, at->rule->number, a, b))
            return LELE_RULE_BROKEN;
    }
    return is_full(at) ? LELE_RULE_KEPT : LELE_RULE_OPEN;
}

static lele_rule_state check_sum(const struct look_at *at)
{
    int low = 0, high = 0;
    for (int i = 0; i < at->count; i++) {
        const int weight = at->weights[i], digit = digit_at(at, i);
        const int least = digit != 0 ? digit : 1, most = digit != 0 ? digit : at->size;
        low += weight > 0 ? weight * least : weight * most;
        high += weight > 0 ? weight * most : weight * least;
    }
    if (at->rule->total < low || at->rule->total > high)
        return LELE_RULE_BROKEN;
    return is_full(at) ? LELE_RULE_KEPT : LELE_RULE_OPEN;
}

static lele_rule_state check_between(const struct look_at *at)
{
    const int a = digit_at(at, 0), b = digit_at(at, 1);
    const int low = a < b ? a : b, high = a < b ? b : a;
    for (int i = 2; i < at->count; i++) {
        const int digit = digit_at(at, i);
        const bool decided = digit != 0 && low != 0;
        if (decided && (digit <= low || digit >= high))
            return LELE_RULE_BROKEN;
    }
    if (is_full(at) || low == 0)
        return is_full(at) ? LELE_RULE_KEPT : LELE_RULE_OPEN;
    return high - low < 2 ? LELE_RULE_BROKEN : LELE_RULE_OPEN;
}

static lele_rule_state check_contain(const struct look_at *at)
{
    const int wanted = at->rule->total >> 16;
    int blanks = 0, missing = 0, left[LELE_MAX_SIZE + 1] = { 0 };
    for (int i = 0; i < at->count; i++) {
        left[digit_at(at, i)]++;
        blanks += digit_at(at, i) == 0;
    }
    for (int i = 0; i < wanted; i++)
        missing += left[(at->rule->total >> 4 * i & 15) + 1]-- <= 0;
    if (missing > blanks)
        return LELE_RULE_BROKEN;
    return blanks == 0 ? LELE_RULE_KEPT : LELE_RULE_OPEN;
}

static lele_rule_state check_scan(const struct look_at *at)
{
    const lele_scan scan = (lele_scan)at->rule->relation;
    int state = 0;
    if (!is_full(at))
        return LELE_RULE_OPEN;
    for (int i = 0; state != LELE_SCAN_DEAD && i < at->count; i++)
        state = lele_scan_step(scan, at->rule->total, at->size, state, digit_at(at, i));
    return state != LELE_SCAN_DEAD && lele_scan_accepts(scan, at->rule->total, at->size, state)
               ? LELE_RULE_KEPT
               : LELE_RULE_BROKEN;
}

lele_rule_state lele_rule_check(const lele_layout *layout, const lele_rule *rule,
                                const lele_grid *grid)
{
    static lele_rule_state (*const checks[LELE_RULE_KIND_COUNT])(const struct look_at *) = {
        [LELE_RULE_MASK] = check_mask,       [LELE_RULE_DIFFER] = check_differ,
        [LELE_RULE_PAIR] = check_pair,       [LELE_RULE_SUM] = check_sum,
        [LELE_RULE_BETWEEN] = check_between, [LELE_RULE_CONTAIN] = check_contain,
        [LELE_RULE_SCAN] = check_scan,
    };
    const struct look_at at = {
        .rule = rule,
        .cells = layout->clues->cell + rule->first_cell,
        .weights = layout->clues->weight + rule->first_cell,
        .grid = grid,
        .size = layout->size,
        .count = rule->cell_count,
    };
    return checks[rule->kind](&at);
}

/* The cells with digits, or the first cell where no digit is needed to break it; of pairs and of cells that differ, the first two that break the rule. */
static void find_breakers(const lele_layout *layout, const lele_rule *rule, const lele_grid *grid,
                          lele_cellset *ret)
{
    const lele_cell *cells = layout->clues->cell + rule->first_cell;
    const bool pairs = rule->kind == LELE_RULE_PAIR;
    *ret = LELE_CELLSET_EMPTY;
    for (int i = 0; i < rule->cell_count; i++)
        if (grid->cell[cells[i]] != 0)
            lele_cellset_add(ret, cells[i]);
    for (int i = 0; lele_cellset_is_empty(ret) && i < rule->cell_count; i++)
        lele_cellset_add(ret, cells[i]); /* no digits can keep it */
    for (int i = 0; i < rule->cell_count; i++)
        for (int k = i + 1; k < (pairs ? i + 2 : rule->cell_count); k++) {
            const int a = grid->cell[cells[i]], b = grid->cell[cells[k]];
            const bool broken =
                a != 0 && b != 0 &&
                (pairs ? i % 2 == 0 &&
                             !lele_relation_holds((lele_relation)rule->relation, rule->number, a, b)
                       : rule->kind == LELE_RULE_DIFFER && a == b);
            if (!broken)
                continue;
            *ret = lele_cellset_of(cells[i]);
            lele_cellset_add(ret, cells[k]);
            return;
        }
}

bool lele_rule_is_broken(const lele_layout *layout, const lele_rule *rule, const lele_grid *grid,
                         lele_cellset *cells)
{
    const bool broken = lele_rule_check(layout, rule, grid) == LELE_RULE_BROKEN;
    if (broken)
        find_breakers(layout, rule, grid, cells);
    return broken;
}

const lele_rule *lele_layout_broken_rule(const lele_layout *layout, const lele_grid *grid,
                                         lele_cellset *cells)
{
    const lele_clues *clues = layout->clues;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        if (lele_rule_is_broken(layout, &clues->rule[i], grid, cells))
            return &clues->rule[i];
    return NULL;
}

lele_digits lele_layout_allows(const lele_layout *layout, int cell)
{
    const lele_clues *clues = layout->clues;
    lele_digits digits = lele_digits_all(layout->size);
    for (int i = 0; clues != NULL && i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        for (int k = 0; rule->kind == LELE_RULE_MASK && k < rule->cell_count; k++)
            if (clues->cell[rule->first_cell + k] == cell)
                digits &= rule->digits;
    }
    return digits;
}

static bool is_about(const lele_layout *layout, const lele_rule *rule, int cell)
{
    return memchr(layout->clues->cell + rule->first_cell, cell, rule->cell_count) != NULL;
}

const lele_rule *lele_layout_broken_rule_at(const lele_layout *layout, const lele_grid *grid,
                                            int cell, lele_cellset *cells)
{
    const lele_clues *clues = layout->clues;
    lele_cellset broken;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        if (is_about(layout, &clues->rule[i], cell) &&
            lele_rule_is_broken(layout, &clues->rule[i], grid, &broken) &&
            lele_cellset_has(&broken, cell)) {
            *cells = broken;
            return &clues->rule[i];
        }
    return NULL;
}

int lele_layout_shared_clue(const lele_layout *layout, int a, int b)
{
    const lele_clues *clues = layout->clues;
    lele_grid grid;
    lele_cellset cells;
    if (clues == NULL || !lele_layout_sees(layout, a, b))
        return -1;
    /* Whatever the digit is, a rule that forbids it twice is broken by it. */
    for (int i = 0; i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        bool forbids = is_about(layout, rule, a) && is_about(layout, rule, b);
        for (int digit = 1; forbids && digit <= layout->size; digit++) {
            lele_grid_clear(&grid);
            grid.cell[a] = grid.cell[b] = (uint8_t)digit;
            forbids = lele_rule_is_broken(layout, rule, &grid, &cells);
        }
        if (forbids)
            return rule->clue;
    }
    return -1;
}
