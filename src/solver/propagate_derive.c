/*
 * Sums that follow from the fact that a unit of n different digits has a fixed sum.
 *
 * Units without common cells are taken together (a unit, neighbouring rows, columns or boxes).  Cages
 * that lie mostly inside are subtracted: what is left inside minus what the cages have outside is
 * a known number.  When all of it is inside and sees each other, it is a hidden cage.
 */
#include <string.h>

#include "solver/propagate.h"

enum { MOST_TERMS = 8, MOST_AREAS = 400 };

struct area {
    lele_cellset set;
    int units;
};

struct derivation {
    lele_rulenet *net;
    int cages;
    struct cage {
        lele_cellset set;
        int total;
    } cage[LELE_MAX_CLUES];
    int made;
    struct equation {
        lele_cellset plus, minus;
    } done[LELE_RULENET_DERIVED];
};

/* The cages with a total, those that overlap an earlier one left out. */
static void list_cages(struct derivation *d)
{
    const lele_clues *clues = d->net->layout->clues;
    lele_cellset used = LELE_CELLSET_EMPTY;
    for (int i = 0; i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        if (rule->kind != LELE_RULE_SUM || d->cages == LELE_MAX_CLUES)
            continue;
        lele_cellset set = LELE_CELLSET_EMPTY;
        bool plain = true;
        for (int c = 0; c < rule->cell_count; c++) {
            const int cell = clues->cell[rule->first_cell + c];
            plain &= clues->weight[rule->first_cell + c] == 1 && !lele_cellset_has(&set, cell);
            lele_cellset_add(&set, cell);
        }
        if (!plain || lele_cellset_meets(&set, &used))
            continue;
        used = lele_cellset_or(used, set);
        d->cage[d->cages++] = (struct cage){ set, rule->total };
    }
}

/* Whether all cells see each other. */
static bool is_clique(const lele_layout *layout, lele_cellset set)
{
    for (int cell; (cell = lele_cellset_pop(&set)) >= 0;)
        if (!lele_cellset_within(&set, &layout->peers[cell]))
            return false;
    return true;
}

static bool is_new(struct derivation *d, const lele_cellset *plus, const lele_cellset *minus)
{
    for (int i = 0; i < d->made; i++)
        if ((lele_cellset_equal(plus, &d->done[i].plus) &&
             lele_cellset_equal(minus, &d->done[i].minus)) ||
            (lele_cellset_equal(plus, &d->done[i].minus) &&
             lele_cellset_equal(minus, &d->done[i].plus)))
            return false;
    for (int i = 0; i < d->cages; i++)
        if (lele_cellset_equal(plus, &d->cage[i].set) && lele_cellset_is_empty(minus))
            return false;
    return true;
}

static void add_cells(lele_rulenet *net, lele_filter *filter, lele_cellset set, int weight)
{
    for (int cell; (cell = lele_cellset_pop(&set)) >= 0;)
        lele_rulenet_add_cell(net, filter, cell, weight);
}

/* The cells that are not decided yet. */
static int count_open(const lele_rulenet *net, lele_cellset set)
{
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&set)) >= 0;)
        count += !lele_digits_single(net->candidates[cell]);
    return count;
}

/* plus - minus = total. */
static void add_equation(struct derivation *d, lele_cellset plus, lele_cellset minus, int total)
{
    const lele_layout *layout = d->net->layout;
    const bool only_plus = lele_cellset_is_empty(&minus);
    if (lele_cellset_is_empty(&plus) && !only_plus) {
        add_equation(d, minus, plus, -total);
        return;
    }
    const int terms = count_open(d->net, plus) + count_open(d->net, minus);
    if (terms == 0 || terms > MOST_TERMS || !is_new(d, &plus, &minus))
        return;
    const bool cage = only_plus && is_clique(layout, plus);
    if (cage && 2 * terms > d->net->size + 1)
        return; /* the rest of its unit says the same */
    lele_filter *filter =
        lele_rulenet_add(d->net, cage ? LELE_FILTER_CAGE : LELE_FILTER_SUM, total);
    if (filter == NULL)
        return;
    d->done[d->made++] = (struct equation){ plus, minus };
    add_cells(d->net, filter, plus, 1);
    add_cells(d->net, filter, minus, -1);
    if (!cage && !d->net->dense)
        lele_rulenet_group(d->net, filter);
}

/* The equation of an area.  A cage is subtracted if that leaves fewer cells. */
static void derive_area(struct derivation *d, const lele_cellset *area, int units)
{
    const int n = d->net->size;
    lele_cellset plus = *area, minus = LELE_CELLSET_EMPTY;
    int total = units * n * (n + 1) / 2;
    for (int i = 0; i < d->cages; i++) {
        const lele_cellset *cage = &d->cage[i].set;
        const lele_cellset in = lele_cellset_and(*cage, *area);
        const lele_cellset out = lele_cellset_minus(*cage, *area);
        if (lele_cellset_count(&in) <= lele_cellset_count(&out))
            continue;
        plus = lele_cellset_minus(plus, in);
        minus = lele_cellset_or(minus, out);
        total -= d->cage[i].total;
    }
    add_equation(d, plus, minus, total);
}

/* Neighbouring units of a kind, up to all but one of them. */
static void derive_runs(struct derivation *d, int first, int count)
{
    const lele_unit *units = d->net->layout->units;
    for (int length = 1; length <= count; length++)
        for (int start = first; start + length <= first + count; start++) {
            lele_cellset area = LELE_CELLSET_EMPTY;
            for (int u = start; u < start + length; u++)
                area = lele_cellset_or(area, units[u].set);
            derive_area(d, &area, length);
        }
}

/* Two boxes with touching cells. */
static void derive_box_pairs(struct derivation *d)
{
    const lele_layout *layout = d->net->layout;
    const int first = lele_layout_first_box(layout), end = lele_layout_first_extra(layout);
    for (int a = first; a < end; a++)
        for (int b = a + 1; b < end; b++) {
            const lele_cellset area = lele_cellset_or(layout->units[a].set, layout->units[b].set);
            derive_area(d, &area, 2);
        }
}

void lele_rulenet_forget(lele_rulenet *net)
{
    if (net->derived < 0)
        return;
    net->derived = -1;
    net->cell_end = net->own_cells;
    lele_rulenet_list(net);
}

void lele_rulenet_derive(lele_rulenet *net)
{
    struct derivation d = { .net = net };
    const int n = net->size;
    net->derived = 0;
    net->own_cells = net->cell_end;
    list_cages(&d);
    if (d.cages > 0) {
        for (int u = 0; u < net->layout->unit_count; u++)
            derive_area(&d, &net->layout->units[u].set, 1);
        derive_runs(&d, 0, n);
        derive_runs(&d, n, n);
        derive_box_pairs(&d);
    }
    lele_rulenet_list(net);
}
