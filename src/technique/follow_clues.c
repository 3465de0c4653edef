/*
 * What clues leave the cells, for the check of premises.
 *
 * Every candidate is tried: the other cells of the rule are filled one after the other, cells that see
 * each other with different digits.  The code knows the definition of a rule (lele/clue.h) and nothing of
 * the finders.  A search that takes too long finds nothing, so it can only make the check refuse a step.
 */
#include <string.h>

#include "technique/premise_list.h"
#include "lele/clue.h"

enum { NODES_MOST = 20000, CELLS_MOST = 24 };

struct filling {
    const lele_layout *layout;
    const lele_rule *rule; /* NULL: a sum with the weights below */
    const lele_digits *left;
    int count, nodes;
    lele_cell cell[CELLS_MOST];
    int weight[CELLS_MOST];
    int total;
    int low[CELLS_MOST + 1], high[CELLS_MOST + 1]; /* of the cells from here on */
    lele_grid grid;
};

static bool clashes(const struct filling *f, int at, int digit)
{
    for (int i = 0; i < at; i++)
        if (f->grid.cell[f->cell[i]] == digit &&
            lele_layout_sees(f->layout, f->cell[i], f->cell[at]))
            return true;
    return false;
}

/* Whether the cells from `at` on can be filled; too many tries count as yes. */
static bool can_fill(struct filling *f, int at, int rest)
{
    if (f->nodes++ > NODES_MOST)
        return true;
    if (f->rule != NULL && lele_rule_check(f->layout, f->rule, &f->grid) == LELE_RULE_BROKEN)
        return false;
    if (f->rule == NULL && (rest < f->low[at] || rest > f->high[at]))
        return false;
    if (at == f->count)
        return true;
    const int cell = f->cell[at];
    bool found = false;
    lele_digits digits = f->left[cell];
    for (int d; !found && (d = lele_digits_pop(&digits)) != 0;) {
        if (clashes(f, at, d))
            continue;
        f->grid.cell[cell] = (uint8_t)d;
        found = can_fill(f, at + 1, rest - f->weight[at] * d);
    }
    f->grid.cell[cell] = 0;
    return found;
}

static void swap_to_front(struct filling *f, int at)
{
    const lele_cell cell = f->cell[at];
    const int weight = f->weight[at];
    f->cell[at] = f->cell[0];
    f->weight[at] = f->weight[0];
    f->cell[0] = cell;
    f->weight[0] = weight;
}

/* False: a cell has no candidate. */
static bool bound(struct filling *f)
{
    f->low[f->count] = f->high[f->count] = 0;
    for (int i = f->count; i-- > 0;) {
        const lele_digits left = f->left[f->cell[i]];
        if (left == 0)
            return false;
        const int least = f->weight[i] * lele_digits_first(left);
        lele_digits rest = left;
        int most = 0;
        for (int d; (d = lele_digits_pop(&rest)) != 0;)
            most = f->weight[i] * d;
        f->low[i] = f->low[i + 1] + (least < most ? least : most);
        f->high[i] = f->high[i + 1] + (least < most ? most : least);
    }
    return true;
}

static bool narrow(struct filling *f, lele_digits left[LELE_MAX_CELLS], lele_cellset *changed)
{
    f->left = left;
    for (int i = 0; i < f->count; i++) {
        swap_to_front(f, i);
        const int cell = f->cell[0];
        lele_digits tried = left[cell];
        for (int d; (d = lele_digits_pop(&tried)) != 0;) {
            const lele_digits kept = left[cell];
            left[cell] = lele_digits_of(d);
            f->nodes = 0;
            const bool possible = bound(f) && can_fill(f, 0, f->total);
            left[cell] = possible ? kept : (lele_digits)lele_digits_minus(kept, lele_digits_of(d));
            if (!possible)
                lele_cellset_add(changed, cell);
        }
        if (left[cell] == 0)
            return false;
    }
    return true;
}

static void add_cell(struct filling *f, int cell, int weight)
{
    for (int i = 0; i < f->count; i++)
        if (f->cell[i] == cell) {
            f->weight[i] += weight;
            return;
        }
    if (f->count < CELLS_MOST) {
        f->cell[f->count] = (lele_cell)cell;
        f->weight[f->count++] = weight;
    }
}

/* A rule about pairs is as many rules as it has pairs; what its cells can be together is found by
 * cases. */
static bool narrow_pairs(struct filling *f, const lele_rule *rule, const lele_cell *cells,
                         lele_digits left[LELE_MAX_CELLS], lele_cellset *changed)
{
    const lele_relation relation = (lele_relation)rule->relation;
    for (int i = 0; i + 1 < rule->cell_count; i += 2)
        for (int side = 0; side < 2; side++) {
            const int own = cells[i + side], other = cells[i + 1 - side];
            lele_digits tried = left[own];
            for (int a; (a = lele_digits_pop(&tried)) != 0;) {
                lele_digits others = left[other];
                bool found = false;
                for (int b; !found && (b = lele_digits_pop(&others)) != 0;)
                    found = (a != b || !lele_layout_sees(f->layout, own, other)) &&
                            (side == 0 ? lele_relation_holds(relation, rule->number, a, b)
                                       : lele_relation_holds(relation, rule->number, b, a));
                if (found)
                    continue;
                lele_digits_remove(&left[own], lele_digits_of(a));
                lele_cellset_add(changed, own);
            }
            if (left[own] == 0)
                return false;
        }
    return true;
}

static bool narrow_rule(const lele_layout *layout, const lele_rule *rule,
                        lele_digits left[LELE_MAX_CELLS], lele_cellset *changed)
{
    const lele_clues *clues = layout->clues;
    const lele_cell *cells = clues->cell + rule->first_cell;
    struct filling f = { .layout = layout,
                         .rule = rule->kind == LELE_RULE_SUM ? NULL : rule,
                         .total = rule->total };
    memset(&f.grid, 0, sizeof f.grid);
    if (rule->kind == LELE_RULE_PAIR)
        return narrow_pairs(&f, rule, cells, left, changed);
    if (rule->kind == LELE_RULE_DIFFER || rule->kind == LELE_RULE_MASK ||
        rule->cell_count > CELLS_MOST)
        return true;
    for (int i = 0; i < rule->cell_count; i++)
        add_cell(&f, cells[i],
                 rule->kind == LELE_RULE_SUM ? clues->weight[rule->first_cell + i] : 0);
    return narrow(&f, left, changed);
}

/* The units count once, the clues are subtracted; what cancels out is left. */
static bool narrow_total(const lele_layout *layout, const lele_step *step,
                         lele_digits left[LELE_MAX_CELLS], lele_cellset *changed)
{
    const lele_clues *clues = layout->clues;
    int weight[LELE_MAX_CELLS] = { 0 };
    struct filling f = { .layout = layout };
    memset(&f.grid, 0, sizeof f.grid);
    for (int i = 0; i < step->unit_count; i++) {
        if (step->units[i].role != LELE_UNIT_ROLE_COVER)
            continue;
        for (int k = 0; k < layout->size; k++) {
            weight[layout->units[step->units[i].unit].cells[k]]++;
            f.total += k + 1;
        }
    }
    for (int i = 0; i < step->clue_count; i++) {
        const lele_clue *clue = &clues->list.clue[step->clues[i].clue];
        if (step->clues[i].role != LELE_CLUE_ROLE_TOTAL)
            continue;
        for (int k = 0; k < clue->cell_count; k++)
            weight[clues->list.cell[clue->first_cell + k]]--;
        f.total -= clue->value;
    }
    int count = 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (weight[cell] == 0)
            continue;
        if (lele_digits_single(left[cell])) { /* known: only its digit counts */
            f.total -= weight[cell] * lele_digits_first(left[cell]);
            continue;
        }
        count++;
        add_cell(&f, cell, weight[cell]);
    }
    if (count == 0)
        return f.total == 0;
    return count > CELLS_MOST || narrow(&f, left, changed);
}

bool lele_clue_premise_narrow(const lele_layout *layout, const lele_step *step,
                              const lele_premise *premise, lele_digits left[LELE_MAX_CELLS],
                              lele_cellset *changed)
{
    const lele_clues *clues = layout->clues;
    if (premise->kind == LELE_PREMISE_TOTAL)
        return narrow_total(layout, step, left, changed);
    for (int i = 0; i < clues->rule_count; i++)
        if (clues->rule[i].clue == premise->digits &&
            !narrow_rule(layout, &clues->rule[i], left, changed))
            return false;
    return true;
}
