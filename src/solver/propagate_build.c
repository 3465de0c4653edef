/* Building the filters of a layout.  See propagate.h. */
#include <string.h>

#include "solver/propagate.h"

lele_filter *lele_rulenet_add(lele_rulenet *net, lele_filter_kind kind, int total)
{
    const bool derived = net->derived >= 0;
    if (derived ? net->derived == LELE_RULENET_DERIVED : net->filter_end == LELE_RULENET_FILTERS)
        return NULL;
    lele_filter *filter = &net->filter[derived ? net->derived++ : net->filter_end++];
    *filter =
        (lele_filter){ .kind = (uint8_t)kind, .first = (uint16_t)net->cell_end, .total = total };
    return filter;
}

void lele_rulenet_add_cell(lele_rulenet *net, lele_filter *filter, int cell, int weight)
{
    if (net->cell_end == LELE_RULENET_CELLS)
        return;
    net->cell[net->cell_end] = (lele_cell)cell;
    net->weight[net->cell_end] = (int16_t)weight;
    net->group[net->cell_end++] = filter->count;
    filter->count++;
}

static void fill_half(lele_relation relation, int number, int size, bool swapped,
                      lele_digits half[4][16])
{
    for (int group = 0; group < 4; group++)
        for (int set = 0; set < 16; set++) {
            lele_digits allowed = 0;
            for (int bit = 0; bit < 4; bit++)
                for (int b = 1; (set >> bit & 1) != 0 && b <= size; b++) {
                    const int a = group * 4 + bit + 1;
                    if (a <= size &&
                        lele_relation_holds(relation, number, swapped ? b : a, swapped ? a : b))
                        allowed |= lele_digits_of(b);
                }
            half[group][set] = allowed;
        }
}

/* The number of the table of a relation; it is made when it is new.  -1: no room. */
static int find_table(lele_rulenet *net, const lele_rule *rule)
{
    for (int i = 0; i < net->table_count; i++)
        if (net->table[i].relation == rule->relation && net->table[i].number == rule->number)
            return i;
    if (net->table_count == LELE_RULENET_TABLES)
        return -1;
    lele_pair_table *table = &net->table[net->table_count];
    const lele_relation relation = (lele_relation)rule->relation;
    table->relation = rule->relation;
    table->number = rule->number;
    fill_half(relation, rule->number, net->size, false, table->second);
    fill_half(relation, rule->number, net->size, true, table->first);
    return net->table_count++;
}

/* Pairs of all cells of a set of k, none more than k - 1 apart: with digits that differ, a run. */
static bool add_run(lele_rulenet *net, const lele_rule *rule, const lele_cell *cells)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i = 0; i < rule->cell_count; i++)
        lele_cellset_add(&set, cells[i]);
    const int count = lele_cellset_count(&set);
    if (rule->relation != LELE_RELATION_NEAR || rule->number != count - 1 ||
        rule->cell_count != count * (count - 1))
        return false;
    lele_filter *filter = lele_rulenet_add(net, LELE_FILTER_RUN, 0);
    for (int cell; filter != NULL && (cell = lele_cellset_pop(&set)) >= 0;)
        lele_rulenet_add_cell(net, filter, cell, 0);
    return true;
}

static void add_pairs(lele_rulenet *net, const lele_rule *rule, const lele_cell *cells)
{
    if (rule->relation == LELE_RELATION_UNEQUAL)
        return; /* peers */
    if (add_run(net, rule, cells))
        return;
    const int table = find_table(net, rule);
    for (int i = 0; table >= 0 && i < rule->cell_count; i += 2) {
        lele_filter *filter = lele_rulenet_add(net, LELE_FILTER_PAIR, 0);
        if (filter == NULL)
            return;
        filter->table = (uint16_t)table;
        lele_rulenet_add_cell(net, filter, cells[i], 0);
        lele_rulenet_add_cell(net, filter, cells[i + 1], 0);
    }
}

static void add_rule(lele_rulenet *net, const lele_rule *rule)
{
    static const lele_filter_kind kinds[LELE_RULE_KIND_COUNT] = {
        [LELE_RULE_DIFFER] = LELE_FILTER_UNIT,     [LELE_RULE_SUM] = LELE_FILTER_SUM,
        [LELE_RULE_BETWEEN] = LELE_FILTER_BETWEEN, [LELE_RULE_CONTAIN] = LELE_FILTER_CONTAIN,
        [LELE_RULE_SCAN] = LELE_FILTER_SCAN,
    };
    const lele_clues *clues = net->layout->clues;
    const lele_cell *cells = clues->cell + rule->first_cell;
    if (rule->kind == LELE_RULE_PAIR) {
        add_pairs(net, rule, cells);
        return;
    }
    if (rule->kind == LELE_RULE_MASK) {
        for (int i = 0; i < rule->cell_count; i++)
            net->start[cells[i]] &= rule->digits;
        return;
    }
    if (rule->kind == LELE_RULE_DIFFER && rule->cell_count < net->size)
        return; /* peers */
    const bool distinct = (rule->flags & LELE_RULE_DISTINCT) != 0;
    lele_filter *filter =
        lele_rulenet_add(net, distinct ? LELE_FILTER_CAGE : kinds[rule->kind], rule->total);
    if (filter != NULL && rule->kind == LELE_RULE_SCAN)
        filter->table = rule->relation;
    for (int i = 0; filter != NULL && i < rule->cell_count; i++)
        lele_rulenet_add_cell(net, filter, cells[i], clues->weight[rule->first_cell + i]);
    if (filter != NULL && filter->kind == LELE_FILTER_SUM)
        lele_rulenet_group(net, filter);
}

static void add_units(lele_rulenet *net, lele_filter_kind kind)
{
    for (int u = 0; u < net->layout->unit_count; u++) {
        lele_filter *filter = lele_rulenet_add(net, kind, 0);
        for (int i = 0; filter != NULL && i < net->size; i++)
            lele_rulenet_add_cell(net, filter, net->layout->units[u].cells[i], 1);
    }
}

/* Extra regions with as many cells as digits are units, too. */
static void add_regions(lele_rulenet *net)
{
    const lele_clues *clues = net->layout->clues;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        if (rule->kind != LELE_RULE_DIFFER || rule->cell_count != net->size)
            continue;
        lele_filter *filter = lele_rulenet_add(net, LELE_FILTER_LOCKED, 0);
        for (int c = 0; filter != NULL && c < rule->cell_count; c++)
            lele_rulenet_add_cell(net, filter, clues->cell[rule->first_cell + c], 1);
    }
}

/* Rules whose filter has this kind come before those of later kinds. */
static lele_filter_kind kind_of(const lele_rule *rule)
{
    static const lele_filter_kind kinds[LELE_RULE_KIND_COUNT] = {
        [LELE_RULE_MASK] = LELE_FILTER_PAIR,       [LELE_RULE_DIFFER] = LELE_FILTER_UNIT,
        [LELE_RULE_PAIR] = LELE_FILTER_PAIR,       [LELE_RULE_SUM] = LELE_FILTER_SUM,
        [LELE_RULE_BETWEEN] = LELE_FILTER_BETWEEN, [LELE_RULE_CONTAIN] = LELE_FILTER_CONTAIN,
        [LELE_RULE_SCAN] = LELE_FILTER_SCAN,
    };
    return (rule->flags & LELE_RULE_DISTINCT) != 0 ? LELE_FILTER_CAGE : kinds[rule->kind];
}

void lele_rulenet_list(lele_rulenet *net)
{
    uint16_t next[LELE_MAX_CELLS + 1] = { 0 };
    const int ranges[2][2] = { { 0, net->derived < 0 ? 0 : net->derived },
                               { LELE_RULENET_DERIVED, net->filter_end } };
    for (int pass = 0; pass < 2; pass++) {
        for (int r = 0; r < 2; r++)
            for (int f = ranges[r][0]; f < ranges[r][1]; f++)
                for (int i = 0; i < net->filter[f].count; i++) {
                    const int cell = net->cell[net->filter[f].first + i];
                    if (pass == 0)
                        next[cell + 1]++;
                    else
                        net->touched[next[cell]++] = (uint16_t)f;
                }
        if (pass == 1)
            break;
        for (int cell = 0; cell < net->cells; cell++)
            next[cell + 1] = (uint16_t)(next[cell + 1] + next[cell]);
        memcpy(net->touched_start, next, sizeof next);
    }
    net->words = (net->filter_end + 63) / 64;
}

static bool is_dense(const lele_layout *layout)
{
    lele_cellset covered = LELE_CELLSET_EMPTY;
    const lele_clues *clues = layout->clues;
    for (int i = 0; clues != NULL && i < clues->rule_count; i++)
        for (int c = 0; clues->rule[i].flags == LELE_RULE_DISTINCT && c < clues->rule[i].cell_count;
             c++)
            lele_cellset_add(&covered, clues->cell[clues->rule[i].first_cell + c]);
    return 3 * lele_cellset_count(&covered) > 2 * layout->cell_count;
}

void lele_rulenet_init(lele_rulenet *net, const lele_layout *layout)
{
    net->layout = layout;
    net->size = layout->size;
    net->cells = layout->cell_count;
    net->filter_end = LELE_RULENET_DERIVED;
    net->cell_end = net->table_count = 0;
    net->derived = -1;
    net->work = 0;
    net->combinations.made = false;
    net->dense = is_dense(layout);
    for (int cell = 0; cell < net->cells; cell++)
        net->start[cell] = lele_digits_all(net->size);
    const lele_clues *clues = layout->clues;
    for (int kind = 0; kind < LELE_FILTER_KIND_COUNT; kind++) {
        if (kind == LELE_FILTER_UNIT)
            net->first_unit = net->filter_end;
        if (kind == LELE_FILTER_UNIT || (kind == LELE_FILTER_LOCKED && !net->dense))
            add_units(net, (lele_filter_kind)kind);
        if (kind == LELE_FILTER_LOCKED && !net->dense)
            add_regions(net);
        for (int i = 0; clues != NULL && i < clues->rule_count; i++)
            if (kind_of(&clues->rule[i]) == (lele_filter_kind)kind)
                add_rule(net, &clues->rule[i]);
        if (kind == LELE_FILTER_UNIT)
            net->end_unit = net->filter_end;
    }
    lele_rulenet_list(net);
}

/* Moves the cells of a set with some weight to `done`, as one group; returns the end of them. */
static int gather(lele_rulenet *net, lele_filter *filter, int done, const lele_cellset *set,
                  int weight, int number)
{
    lele_cell *cells = net->cell + filter->first;
    int16_t *weights = net->weight + filter->first;
    const int first = done;
    for (int i = done; i < filter->count; i++) {
        const lele_cell cell = cells[i];
        if (weights[i] != weight || !lele_cellset_has(set, cell))
            continue;
        cells[i] = cells[done], weights[i] = weights[done];
        cells[done] = cell, weights[done] = (int16_t)weight;
        net->group[filter->first + done++] = (uint8_t)number;
    }
    filter->grouped |= done > first + 1;
    return done;
}

void lele_rulenet_group(lele_rulenet *net, lele_filter *filter)
{
    const lele_layout *layout = net->layout;
    filter->grouped = false;
    for (int done = 0, number = 0; done < filter->count; number++) {
        int best_count = 0, weight = net->weight[filter->first + done];
        lele_cellset left = LELE_CELLSET_EMPTY;
        lele_cellset best = lele_cellset_of(net->cell[filter->first + done]);
        for (int i = done; i < filter->count; i++)
            if (net->weight[filter->first + i] == weight)
                lele_cellset_add(&left, net->cell[filter->first + i]);
        for (int u = 0; u < layout->unit_count; u++) {
            const lele_cellset both = lele_cellset_and(left, layout->units[u].set);
            if (lele_cellset_count(&both) > best_count) {
                best_count = lele_cellset_count(&both);
                best = both;
            }
        }
        done = gather(net, filter, done, &best, weight, number);
    }
}
