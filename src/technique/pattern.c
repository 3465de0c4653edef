/*
 * Patterns inside a net.  A pattern rests on the facts that took the other candidates away:
 * those become the parents of what it eliminates.
 */
#include "technique/pattern.h"

#include <string.h>

struct reasons {
    int count;
    uint16_t facts[LELE_MAX_SIZE * LELE_MAX_SIZE];
};

/* Takes `digit` from the cells; true when something was left to take. */
static bool take(lele_net *net, lele_cellset cells, int digit, const struct reasons *reasons)
{
    bool changed = false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_digits_has(net->left[cell], digit))
            changed |= lele_net_add(net, lele_literal_of(cell, digit, 0), LELE_WHY_PATTERN,
                                    reasons->count, reasons->facts);
    return changed;
}

static void because_cell(const lele_net *net, int cell, struct reasons *reasons)
{
    reasons->count += lele_net_off_in_cell(net, cell, 0, reasons->facts + reasons->count);
}

static void because_unit(const lele_net *net, int unit, int digit, struct reasons *reasons)
{
    reasons->count += lele_net_off_in_unit(net, unit, digit, -1, reasons->facts + reasons->count);
}

/* All places of a digit in a unit lie in a second unit too: it is nowhere else there. */
static bool lock(lele_net *net, int unit, int digit)
{
    const lele_layout *layout = net->layout;
    const int count = lele_net_place_count(net, unit, digit);
    if (count < 2 || count > net->widest)
        return false;
    const lele_cellset places = lele_net_places(net, unit, digit);
    const int first = lele_cellset_first(&places);
    for (int i = 0; i < layout->cell_unit_count[first]; i++) {
        const int other = layout->cell_units[first][i];
        if (other == unit || lele_net_place_count(net, other, digit) <= count ||
            !lele_cellset_within(&places, &layout->units[other].set))
            continue;
        struct reasons reasons = { 0 };
        because_unit(net, unit, digit, &reasons);
        return take(net, lele_cellset_minus(layout->units[other].set, places), digit, &reasons);
    }
    return false;
}

static bool naked_pair(lele_net *net, int unit, int a, int b)
{
    struct reasons reasons = { 0 };
    because_cell(net, a, &reasons);
    because_cell(net, b, &reasons);
    lele_cellset others = net->layout->units[unit].set;
    lele_cellset_remove(&others, a);
    lele_cellset_remove(&others, b);
    bool changed = false;
    lele_digits digits = net->left[a];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        changed |= take(net, others, d, &reasons);
    return changed;
}

static bool naked_pairs(lele_net *net, int unit)
{
    const lele_unit *u = &net->layout->units[unit];
    for (int i = 0; i < net->layout->size; i++) {
        const int a = u->cells[i];
        if (lele_digits_count(net->left[a]) != 2)
            continue;
        for (int j = i + 1; j < net->layout->size; j++)
            if (net->left[u->cells[j]] == net->left[a] && naked_pair(net, unit, a, u->cells[j]))
                return true;
    }
    return false;
}

static bool hidden_pair(lele_net *net, int unit, int d, int e, lele_cellset cells)
{
    struct reasons reasons = { 0 };
    because_unit(net, unit, d, &reasons);
    because_unit(net, unit, e, &reasons);
    const lele_digits pair = lele_digits_of(d) | lele_digits_of(e);
    bool changed = false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits others = net->left[cell] & (lele_digits)~pair;
        for (int x; (x = lele_digits_pop(&others)) != 0;)
            changed |= take(net, lele_cellset_of(cell), x, &reasons);
    }
    return changed;
}

static bool hidden_pairs(lele_net *net, int unit)
{
    const int size = net->layout->size;
    for (int d = 1; d < size; d++) {
        if (lele_net_place_count(net, unit, d) != 2)
            continue;
        const lele_cellset cells = lele_net_places(net, unit, d);
        for (int e = d + 1; e <= size; e++)
            if (lele_net_place_count(net, unit, e) == 2) {
                const lele_cellset others = lele_net_places(net, unit, e);
                if (lele_cellset_equal(&cells, &others) && hidden_pair(net, unit, d, e, cells))
                    return true;
            }
    }
    return false;
}

static bool apply_pattern(lele_net *net)
{
    for (int u = 0; u < net->layout->unit_count; u++) {
        lele_digits missing = net->board->missing[u];
        for (int d; (d = lele_digits_pop(&missing)) != 0;)
            if (lock(net, u, d))
                return true;
    }
    for (int u = 0; u < net->layout->unit_count; u++)
        if (naked_pairs(net, u) || hidden_pairs(net, u))
            return true;
    return false;
}

/* An almost locked set that lost one of its digits keeps the others for itself in its unit. */
static bool close_set(lele_net *net, const lele_als *set)
{
    lele_digits digits = 0, outside = 0;
    lele_cellset cells = set->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        digits |= net->left[cell];
    if (lele_digits_count(digits) != set->size)
        return false;
    const lele_cellset others = lele_cellset_minus(net->layout->units[set->unit].set, set->cells);
    cells = others;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        outside |= net->left[cell];
    digits &= outside;
    if (digits == 0)
        return false;
    struct reasons reasons = { 0 };
    cells = set->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        because_cell(net, cell, &reasons);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        take(net, others, d, &reasons);
    return !net->full;
}

/* Only sets of which a cell lost something. */
static bool close_sets(lele_net *net, const lele_als_list *sets)
{
    lele_cellset touched = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < net->layout->cell_count; cell++)
        if (net->left[cell] != net->board->candidates[cell])
            lele_cellset_add(&touched, cell);
    bool changed = false;
    for (int i = 0; i < sets->count; i++)
        if (sets->at[i].size > 2 && lele_cellset_meets(&sets->at[i].cells, &touched))
            changed |= close_set(net, &sets->at[i]);
    return changed;
}

bool lele_net_spread_sets(lele_net *net, const lele_als_list *sets)
{
    do {
        if (!lele_net_spread(net))
            return false;
    } while (apply_pattern(net) || close_sets(net, sets));
    return true;
}

bool lele_net_spread_plus(lele_net *net)
{
    do {
        if (!lele_net_spread(net))
            return false;
    } while (apply_pattern(net));
    return true;
}
